//! What a player types, and what it means.

use super::typed::Typed;
use crate::stealth::Answer;

/// One command of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Nothing was typed.
    Nothing,
    /// The choice with this number, from 1.
    Pick(usize),
    /// The choice with this key.
    Press(char),
    /// Takes the last action back.
    Undo,
    /// Explains a log line; the last one where none is named.
    Why(Option<usize>),
    /// Shows the map.
    Map,
    /// Shows how things stand.
    Status,
    /// Shows the last lines of the log; this many, or all that fit.
    Log(Option<usize>),
    /// Saves under a name, or where the game last was.
    Save(Option<String>),
    /// Loads by name; without one, the newest.
    Load(Option<String>),
    /// Shows what can be typed.
    Help,
    /// Reads in the rulebook: what fits these words, or its contents.
    Codex(Option<String>),
    /// Shows what all finished games come to.
    Records,
    /// Tells what may come: if the turn ends now, or after the choice with this number.
    Odds(Option<usize>),
    /// Shows the waypoints of the next patrol, or of this enemy's.
    Inspect(Option<usize>),
    /// Sets who answers a question; without words, shows the settings.
    Auto(Option<(Topic, Answer)>),
    /// Makes a contract: by its code, today's, or a new one.
    Contract(Option<String>),
    /// Begins again with what stands in the mission's file now.
    Reload,
    /// Leaves the mission in play of a campaign.
    Abandon,
    /// Leaves the game.
    Quit,
    /// None of these.
    Unknown(String),
}

/// A kind of question that can be answered automatically.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Which of the equally near enemies acts next.
    Order,
    /// Which of the equal ways an enemy takes.
    Way,
    /// What the choose card is.
    Card,
}

/// What a typed line means. Never fails: what means nothing is [`Command::Unknown`].
pub fn parse(line: &str) -> Command {
    let typed = Typed::read(line);
    let (number, Typed { word, rest, line }) = (typed.number(), typed);
    match (word.as_str(), number) {
        ("", _) => Command::Nothing,
        ("undo" | "u", None) => Command::Undo,
        ("why" | "y", None) => Command::Why(None),
        ("why" | "y", Some(Some(number))) => Command::Why(Some(number)),
        ("map" | "m", None) => Command::Map,
        ("status" | "i", None) => Command::Status,
        ("log" | "l", None) => Command::Log(None),
        ("log" | "l", Some(Some(number))) => Command::Log(Some(number)),
        ("save", _) => Command::Save(rest),
        ("load", _) => Command::Load(rest),
        ("help" | "?", None) => Command::Help,
        ("codex", _) => Command::Codex(rest),
        ("records" | "stats", None) => Command::Records,
        ("odds" | "%", None) => Command::Odds(None),
        ("odds" | "%", Some(Some(number))) => Command::Odds(Some(number)),
        ("inspect" | "p", None) => Command::Inspect(None),
        ("inspect" | "p", Some(Some(number))) => Command::Inspect(Some(number)),
        ("auto", _) => auto(rest.as_deref()).unwrap_or(Command::Unknown(line)),
        ("contract", _) => Command::Contract(rest),
        ("reload", None) => Command::Reload,
        ("abandon", None) => Command::Abandon,
        ("quit" | "q" | "exit", None) => Command::Quit,
        (word, None) => other(word).unwrap_or(Command::Unknown(line)),
        _ => Command::Unknown(line),
    }
}

/// A number or a single key.
fn other(word: &str) -> Option<Command> {
    if let Ok(number) = word.parse() {
        return Some(Command::Pick(number));
    }
    let mut letters = word.chars();
    let key = letters.next().filter(|_| letters.next().is_none())?;
    Some(Command::Press(key))
}

/// The settings of automatic answers: `order decide`, `card ask`.
fn auto(rest: Option<&str>) -> Option<Command> {
    let Some(rest) = rest else { return Some(Command::Auto(None)) };
    let (topic, answer) = rest.split_once(char::is_whitespace)?;
    let topic = match topic.to_lowercase().as_str() {
        "order" => Topic::Order,
        "way" => Topic::Way,
        "card" => Topic::Card,
        _ => return None,
    };
    let answer = match answer.trim().to_lowercase().as_str() {
        "ask" => Answer::Ask,
        "decide" => Answer::Decide,
        _ => return None,
    };
    Some(Command::Auto(Some((topic, answer))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_understood() {
        let cases = [
            ("", Command::Nothing),
            ("  12 ", Command::Pick(12)),
            ("h", Command::Press('h')),
            (".", Command::Press('.')),
            ("undo", Command::Undo),
            ("U", Command::Undo),
            ("why", Command::Why(None)),
            ("why 7", Command::Why(Some(7))),
            ("why #7", Command::Why(Some(7))),
            ("map", Command::Map),
            ("status", Command::Status),
            ("log 20", Command::Log(Some(20))),
            ("save my game", Command::Save(Some("my game".to_owned()))),
            ("load", Command::Load(None)),
            ("?", Command::Help),
            ("codex ST-ACT-06", Command::Codex(Some("ST-ACT-06".to_owned()))),
            ("records", Command::Records),
            ("odds", Command::Odds(None)),
            ("odds 3", Command::Odds(Some(3))),
            ("inspect 2", Command::Inspect(Some(2))),
            ("auto", Command::Auto(None)),
            ("auto card decide", Command::Auto(Some((Topic::Card, Answer::Decide)))),
            ("contract", Command::Contract(None)),
            ("contract GL-K7Q2-9M4X", Command::Contract(Some("GL-K7Q2-9M4X".to_owned()))),
            ("reload", Command::Reload),
            ("abandon", Command::Abandon),
            (":quit", Command::Quit),
        ];
        for (line, command) in cases {
            assert_eq!(parse(line), command, "{line:?}");
        }
    }

    #[test]
    fn what_means_nothing_is_handed_back_and_not_too_long() {
        for line in ["why seven", "auto card maybe", "auto", "dance now", "99999999999999999999999", "undo 3 x"] {
            assert!(matches!(parse(line), Command::Unknown(_) | Command::Auto(None)), "{line:?}");
        }
        let Command::Unknown(text) = parse(&"ab ".repeat(1_000_000)) else { panic!("long lines mean nothing") };
        assert!(text.chars().count() <= crate::terminal::typed::LONGEST);
    }
}

//! What a player at a table types, and what it means.

use super::super::typed::Typed;
use crate::session::table::Ask;

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Nothing was typed.
    Nothing,
    /// The option with this number, from 1.
    Pick(usize),
    /// Says something, by number; without one, lists what can be said.
    Say(Option<usize>),
    /// Shows the seats.
    Table,
    /// Shows the own cards and goal.
    Me,
    /// Shows the last lines of the log.
    Log(Option<usize>),
    /// Shows what was said and what became of it.
    Claims,
    /// Shows what can be known, and the own notes.
    Know,
    /// Explains a line of the log; the last one where none is named.
    Why(Option<usize>),
    /// Tells after the game what moved the player with this number, from 1.
    Mind(usize),
    /// Tells what a card says.
    Card(String),
    /// Reads in the rulebook: what fits these words, or its contents.
    Codex(Option<String>),
    /// Notes something about a seat, from 1.
    Note(usize, String),
    /// Agrees on when to be asked; without a word, tells what is agreed.
    Ask(Option<Ask>),
    /// Lets all reaction windows pass until the own turn.
    Skip,
    /// Saves under a name, or where the game last was.
    Save(Option<String>),
    /// Loads by name.
    Load(Option<String>),
    /// Shows what can be typed.
    Help,
    /// Tells what the option with this number means, from 1.
    Explain(usize),
    /// Goes on to the game that follows this one.
    Onward,
    /// Leaves.
    Quit,
    /// None of these.
    Unknown(String),
}

/// What a typed line means. Never fails: what means nothing is [`Command::Unknown`].
pub fn parse(line: &str) -> Command {
    let typed = Typed::read(line);
    let (number, Typed { word, rest, line }) = (typed.number(), typed);
    match (word.as_str(), number) {
        ("", _) => Command::Nothing,
        ("say" | "s", None) => Command::Say(None),
        ("say" | "s", Some(Ok(number))) => Command::Say(Some(number)),
        ("table" | "t", None) => Command::Table,
        ("me" | "m", None) => Command::Me,
        ("log" | "l", None) => Command::Log(None),
        ("log" | "l", Some(Ok(count))) => Command::Log(Some(count)),
        ("claims" | "c", None) => Command::Claims,
        ("know" | "k", None) => Command::Know,
        ("why" | "y", None) => Command::Why(None),
        ("why" | "y", Some(Ok(number))) => Command::Why(Some(number)),
        ("mind", Some(Ok(number))) => Command::Mind(number),
        ("card", Some(_)) => Command::Card(rest.unwrap_or_default()),
        ("codex" | "x", _) => Command::Codex(rest),
        ("note" | "n", Some(_)) => note(rest.as_deref()).unwrap_or(Command::Unknown(line)),
        ("ask", None) => Command::Ask(None),
        ("ask", Some(_)) => ask(rest.as_deref()).unwrap_or(Command::Unknown(line)),
        ("skip" | ">", None) => Command::Skip,
        ("save", _) => Command::Save(rest),
        ("load", _) => Command::Load(rest),
        ("help" | "?", None) => Command::Help,
        ("help" | "?", Some(Ok(number))) => Command::Explain(number),
        ("on", None) => Command::Onward,
        ("quit" | "q" | "exit", None) => Command::Quit,
        (word, None) => word.parse().map_or(Command::Unknown(line), Command::Pick),
        _ => Command::Unknown(line),
    }
}

/// A note: a seat's number, then anything; nothing takes the note away.
fn note(rest: Option<&str>) -> Option<Command> {
    let (seat, text) = rest?.split_once(char::is_whitespace).or(rest.map(|seat| (seat, "")))?;
    Some(Command::Note(seat.parse().ok()?, text.trim().to_owned()))
}

fn ask(word: Option<&str>) -> Option<Command> {
    let ask = match word? {
        "always" => Ask::Always,
        "playable" => Ask::Playable,
        "concerned" => Ask::Concerned,
        _ => return None,
    };
    Some(Command::Ask(Some(ask)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_understood() {
        let cases = [
            ("", Command::Nothing),
            (" 3 ", Command::Pick(3)),
            ("say", Command::Say(None)),
            ("say 4", Command::Say(Some(4))),
            ("t", Command::Table),
            ("me", Command::Me),
            ("log 5", Command::Log(Some(5))),
            ("claims", Command::Claims),
            ("know", Command::Know),
            ("why #2", Command::Why(Some(2))),
            ("mind 2", Command::Mind(2)),
            ("codex sd-wpn-25", Command::Codex(Some("sd-wpn-25".to_owned()))),
            ("card Bug", Command::Card("Bug".to_owned())),
            ("note 3 shot first", Command::Note(3, "shot first".to_owned())),
            ("note 3", Command::Note(3, String::new())),
            ("ask concerned", Command::Ask(Some(Ask::Concerned))),
            ("skip", Command::Skip),
            ("save mine", Command::Save(Some("mine".to_owned()))),
            ("/load", Command::Load(None)),
            ("?", Command::Help),
            ("? 2", Command::Explain(2)),
            ("on", Command::Onward),
            (":quit", Command::Quit),
            ("dance", Command::Unknown("dance".to_owned())),
            ("ask never", Command::Unknown("ask never".to_owned())),
            ("note x y", Command::Unknown("note x y".to_owned())),
        ];
        for (line, command) in cases {
            assert_eq!(parse(line), command, "{line:?}");
        }
    }
}

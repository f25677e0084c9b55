//! Whole games written down line by line and compared with what is kept in `tests/transcripts`.
//!
//! What players did stands in the transcript itself, in the lines that begin with `>`: the seat and the action. With
//! `GHOSTLINE_REWRITE_TRANSCRIPTS` set they are written anew and the test fails on purpose: look at what changed. A
//! transcript that is not there yet is played by bots then.

use std::{
    fmt::{Debug, Write},
    fs,
    path::PathBuf,
};

use ghostline::engine::{Bot, Dice, Game, Seat, Turn};

/// How the numbers of one kind of card are written: what stands before the number, and the key of a card.
pub type Form<'a> = (&'a str, &'a dyn Fn(usize) -> String);

/// How something looks in a transcript: cards by their keys, seats as `#0`.
pub fn written(thing: &impl Debug, cards: &[Form<'_>]) -> String {
    let mut text = format!("{thing:?}");
    let seat: Form<'_> = ("Seat(", &|at| format!("#{at}"));
    for (opening, form) in cards.iter().chain([&seat]) {
        let mut from = 0;
        while let Some(at) = text[from..].find(opening).map(|at| from + at) {
            let inside = &text[at + opening.len()..];
            let Some((number, _)) = inside.split_once(')') else { break };
            match number.parse() {
                Ok(parsed) => {
                    let end = at + opening.len() + number.len() + 1;
                    text.replace_range(at..end, &form(parsed));
                    from = at;
                }
                // A target that is a seat holds another one.
                Err(_) => from = at + opening.len(),
            }
        }
    }
    text
}

/// A game to be written down.
pub struct Transcript<'a, G: Game> {
    /// The name of its file.
    pub name: &'a str,
    /// What was agreed, for how many, and the seed.
    pub setup: &'a G::Setup,
    pub seats: usize,
    pub seed: u64,
    /// Who plays where nothing is kept yet.
    pub bot: fn(Seat) -> Box<dyn Bot<G> + Send>,
    /// How the numbers of its cards are written.
    pub cards: &'a [Form<'a>],
}

impl<G: Game> Transcript<'_, G> {
    /// Plays the kept transcript again and compares what comes of it.
    pub fn compare(&self) {
        let name = self.name;
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(format!("{name}.txt"));
        let kept = fs::read_to_string(&path).ok();
        if std::env::var_os("GHOSTLINE_REWRITE_TRANSCRIPTS").is_some() {
            fs::write(&path, self.play(kept.as_deref())).unwrap();
            panic!("{name} is written anew: look at what changed, then run the test without the variable");
        }
        let kept = kept.unwrap_or_else(|| panic!("no transcript {name} is kept"));
        let played = self.play(Some(&kept));
        for (number, (kept, played)) in kept.lines().zip(played.lines()).enumerate() {
            assert_eq!(kept, played, "{name}, line {}", number + 1);
        }
        assert_eq!(kept.lines().count(), played.lines().count(), "{name} is longer or shorter than it was");
    }

    /// Plays what a kept transcript says, or, without one, what bots choose.
    fn play(&self, kept: Option<&str>) -> String {
        let mut dice = Dice::new(self.seed);
        let mut minds = dice.clone().fork();
        let mut game = G::deal(self.setup, &mut dice);
        let mut text = format!("{}, {} seats, seed {}\n\n", self.name, self.seats, self.seed);
        let mut commands = kept.map(|kept| kept.lines().filter_map(|line| line.strip_prefix("> ")));
        let mut options = Vec::new();
        let over = loop {
            let asked = match game.turn() {
                Turn::Of(asked) => asked,
                Turn::Over(outcome) => break outcome,
            };
            options.clear();
            let (seat, action) = if let Some(commands) = &mut commands {
                let command = commands.next().unwrap_or_else(|| panic!("{} ends before the game does", self.name));
                self.kept(&game, command, &mut options)
            } else {
                let seat = asked.iter().next().unwrap();
                game.options(seat, &mut options);
                let choice = (self.bot)(seat).choose(&game.view(seat), &options, &mut minds);
                (seat, options[choice].clone())
            };
            self.write_down(&mut game, &mut dice, seat, &action, &mut text);
        };
        writeln!(text, "{}", written(&Some(over), self.cards)).unwrap();
        text
    }

    /// The action a line of the transcript speaks of.
    fn kept(&self, game: &G, command: &str, options: &mut Vec<G::Action>) -> (Seat, G::Action) {
        let (seat, action) = command.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        game.options(seat, options);
        let found = options.iter().find(|option| written(*option, self.cards) == action);
        let found = found.unwrap_or_else(|| panic!("{}: seat {} cannot {action} any more", self.name, seat.0));
        (seat, found.clone())
    }

    /// One decision written down with all that followed.
    fn write_down(&self, game: &mut G, dice: &mut Dice, seat: Seat, action: &G::Action, text: &mut String) {
        writeln!(text, "> {} {}", seat.0, written(action, self.cards)).unwrap();
        let mut told = Vec::new();
        game.apply(seat, action, dice, &mut |event| told.push(event)).unwrap();
        for event in told {
            writeln!(text, "    {}", written(&event, self.cards)).unwrap();
        }
    }
}

//! `ghostline replay`: a saved game played again, as a log or as a proof.

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use super::{Failure, Verdict};
use crate::{
    beginning::Beginning,
    deduction::Deduction,
    engine::{self, Game, Match, ReplayError, Turn},
    save::{self, Disk, Savable},
    session::table::Seating,
    stealth::Stealth,
    terminal::front::{Front, Tells as _},
    words::{Words, stealth::Teller},
};

/// Plays a saved game again.
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The save
    file: PathBuf,
    /// Compare every turn's hash instead of telling what happened
    #[arg(long)]
    verify: bool,
}

impl Replay {
    /// Tells or verifies; a game that does not play as recorded is a fault.
    pub fn run(&self, words: &Words) -> Result<Verdict, Failure> {
        let header = save::peek(&Disk, &self.file).map_err(|error| Failure::new(error.to_string()))?;
        let mut output = BufWriter::new(io::stdout().lock());
        let told = match header.game.as_str() {
            Deduction::NAME => self.tell_table::<Deduction>(words, &mut output)?,
            Beginning::NAME => self.tell_table::<Beginning>(words, &mut output)?,
            _ => {
                let game = self.open::<Stealth>()?;
                if self.verify { verify(&game, words, &mut output) } else { tell(&game, words, &mut output) }
            }
        };
        let verdict = match told? {
            Ok(()) => Verdict::Clean,
            Err(fault) => {
                writeln!(output, "{}: {fault}", self.file.display())?;
                Verdict::Faults
            }
        };
        output.flush()?;
        Ok(verdict)
    }

    fn open<G: Savable>(&self) -> Result<Match<G>, Failure> {
        save::open(&Disk, &self.file).map_err(|error| Failure::new(error.to_string()))
    }

    /// Tells or verifies a table: all of it, as nobody at the table saw it.
    fn tell_table<G: Front>(&self, words: &Words, output: &mut impl Write) -> Result<Told, Failure> {
        let game = self.open::<G>()?;
        if self.verify {
            return Ok(verify(&game, words, output));
        }
        let loaded = save::load_with::<G, Seating<G::Side>>(&Disk, &self.file);
        let seating = loaded.ok().and_then(|(_, seating)| seating);
        let chairs = seating.map(|seating| seating.chairs).unwrap_or_default();
        let names = game.game().names(chairs.into_iter().map(|chair| chair.name).collect());
        Ok(tell_seats(&game, words, &names, output))
    }
}

/// What a replay found out, where it could be told.
type Told = io::Result<Result<(), ReplayError>>;

/// Prints the log of the whole game.
fn tell(game: &Match<Stealth>, words: &Words, output: &mut impl Write) -> Told {
    let journal = game.journal();
    let title = [
        ("mission", journal.setup.mission.plan().name.as_str().into()),
        ("seed", journal.seed.to_string().into()),
        ("actions", journal.actions.len().into()),
    ];
    writeln!(output, "{}", words.with("cli-replay-title", &title))?;
    let mut replay = match engine::Replay::new(journal.clone()) {
        Ok(replay) => replay,
        Err(fault) => return Ok(Err(fault)),
    };
    for (_, action) in &journal.actions {
        let label = Teller::new(words, &journal.setup, replay.game().public()).action(action);
        writeln!(output, "> {label}")?;
        match replay.step() {
            Some(Ok(events)) => {
                let teller = Teller::new(words, &journal.setup, replay.game().public());
                events.iter().try_for_each(|event| writeln!(output, "  {}", teller.event(event)))?;
            }
            Some(Err(fault)) => return Ok(Err(fault)),
            None => break,
        }
    }
    if let Turn::Of(_) = game.turn() {
        let turn = [("turn", game.game().public().turn.into())];
        writeln!(output, "{}", words.with("cli-replay-unfinished", &turn))?;
    }
    Ok(Ok(()))
}

/// Prints the log of a whole table.
fn tell_seats<G: Front>(game: &Match<G>, words: &Words, names: &[String], output: &mut impl Write) -> Told {
    let journal = game.journal();
    let teller = G::teller(words, game.game().agreed(), names);
    let title = [
        ("table", G::table_name(words, &journal.setup).into()),
        ("seed", journal.seed.to_string().into()),
        ("actions", journal.actions.len().into()),
    ];
    writeln!(output, "{}", words.with("cli-replay-table", &title))?;
    let mut replay = match engine::Replay::new(journal.clone()) {
        Ok(replay) => replay,
        Err(fault) => return Ok(Err(fault)),
    };
    for (seat, action) in &journal.actions {
        let label = teller.label(&replay.game().view(*seat), action);
        writeln!(output, "> {}: {label}", teller.seat(*seat))?;
        match replay.step() {
            Some(Ok(events)) => {
                let mut told = events.iter().filter_map(|event| teller.told(event));
                told.try_for_each(|text| writeln!(output, "  {text}"))?;
            }
            Some(Err(fault)) => return Ok(Err(fault)),
            None => break,
        }
    }
    if let Turn::Of(_) = game.turn() {
        writeln!(output, "{}", words.with("cli-replay-unfinished", &[("turn", game.game().round().into())]))?;
    }
    Ok(Ok(()))
}

/// Compares every recorded hash, and the saved state with the one the journal leads to.
fn verify<G: Game>(game: &Match<G>, words: &Words, output: &mut impl Write) -> Told {
    let report = match engine::verify(game.journal()) {
        Ok(report) => report,
        Err(fault) => return Ok(Err(fault)),
    };
    let (action, round) = (report.actions, report.round);
    if report.hash != game.hash() {
        let fault = ReplayError::Differs { round, action, recorded: game.hash(), found: report.hash };
        return Ok(Err(fault));
    }
    let filled = [
        ("actions", action.into()),
        ("hashes", report.compared.into()),
        ("turn", round.into()),
        ("hash", report.hash.to_string().into()),
    ];
    writeln!(output, "{}", words.with("cli-replay-verified", &filled))?;
    Ok(Ok(()))
}

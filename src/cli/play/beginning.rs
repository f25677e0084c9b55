//! `ghostline play --game beginning`: a table of The Beginning.

use std::sync::Arc;

use super::{
    super::{Context, Failure, Verdict},
    table::{TableArgs, fresh_seed},
};
use crate::{
    beginning::{Beginning, Character, Library, Setup, SetupFault},
    content::{self, beginning::shipped_library},
    deduction::{self, Deduction},
    save::{Slots, data_folder},
    session::{
        campaign::handover,
        table::{Chair, TALK, Table, Tabled as _},
    },
    terminal::{
        Face, TerminalError,
        front::Front as _,
        table::{self, TableApp, beginning::TableOptions},
    },
    words::{self, beginning::fault_text},
};

#[cfg(feature = "window")]
use crate::ui::{Desk, Screen, screens};

/// How many play where nothing is said.
const SEATS: u8 = 5;

/// What only The Beginning is told.
#[derive(Debug, Default, clap::Args)]
pub struct BeginningArgs {
    /// The characters of The Beginning by seat, such as Nova or Nova,Havoc; the others come by lot
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    character: Vec<String>,
    /// A first game of The Beginning: everybody chooses between objectives
    #[arg(long)]
    first_game: bool,
}

impl BeginningArgs {
    /// The first of these that was given.
    pub fn given(&self) -> Option<&'static str> {
        let given = [("--character", !self.character.is_empty()), ("--first-game", self.first_game)];
        given.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }

    /// Plays in the terminal until the player has had enough.
    pub fn run(&self, context: &Context, table: &TableArgs, wish: &Wish) -> Result<Verdict, Failure> {
        let options = self.options(context, table, wish)?;
        let library = Arc::clone(&options.setup.library);
        let played = table::run(options).map_err(|fault| refused(context, &library, &fault))?;
        match played.map_err(|TerminalError::Io(error)| error)? {
            Some(finished) => go_on(context, &finished, wish.face),
            None => Ok(Verdict::Clean),
        }
    }

    /// The screen to begin with in the window: the table, or, where one was left in play, the question what becomes of it.
    #[cfg(feature = "window")]
    pub fn screen(&self, context: &Context, table: &TableArgs, wish: &Wish, desk: &Desk) -> Result<Screen, Failure> {
        let options = self.options(context, table, wish)?;
        if desk.store.has_table::<Beginning>() {
            return Ok(Screen::BeginningQuick(Box::new(screens::beginning::Quick::new(desk))));
        }
        let dealt = options.table(&context.words);
        let dealt = dealt.map_err(|fault| refused(context, &options.setup.library, &fault))?;
        Ok(Screen::Beginning(Box::new(screens::beginning::Table::new(dealt))))
    }

    /// The table that is wished for.
    fn options(&self, context: &Context, table: &TableArgs, wish: &Wish) -> Result<TableOptions, Failure> {
        let setup = self.setup(context, table, wish.campaign)?;
        Ok(TableOptions {
            people: table.people().min(Beginning::seats(&setup)),
            setup,
            seed: wish.seed.unwrap_or_else(fresh_seed),
            level: table.level(context)?,
            saves: data_folder().map(|data| Slots::of_beginnings(&data)),
            face: wish.face,
        })
    }

    fn setup(&self, context: &Context, table: &TableArgs, campaign: bool) -> Result<Setup, Failure> {
        let library = shipped_library()?;
        let plain = Setup::new(Arc::clone(&library), table.seats().unwrap_or(SEATS));
        let mut setup = Setup { first_game: self.first_game, campaign, talk: TALK, ..plain };
        Beginning::check(&setup).map_err(|fault| refused(context, &library, &fault))?;
        if self.character.len() > setup.seats.len() {
            let fill = [("count", self.character.len().into()), ("seats", setup.seats.len().into())];
            return Err(Failure::new(context.words.with("cli-beginning-characters", &fill)));
        }
        for (seat, name) in setup.seats.iter_mut().zip(&self.character) {
            *seat = Some(character(context, &library, name)?);
        }
        Beginning::check(&setup).map_err(|fault| refused(context, &library, &fault))?;
        Ok(setup)
    }
}

/// How a table is played.
pub struct Wish {
    /// Where the dice start.
    pub seed: Option<u64>,
    /// How the terminal shows it.
    pub face: Face,
    /// Whether Social Deduction follows.
    pub campaign: bool,
}

/// Plays the second game of a campaign: the same people and bots, after the game they have finished.
fn go_on(context: &Context, finished: &Table<Beginning>, face: Face) -> Result<Verdict, Failure> {
    let Some(record) = handover(finished.game().game()) else { return Ok(Verdict::Clean) };
    let names = finished.game().game().names(finished.names());
    let chairs = names.into_iter().zip(&finished.seating().chairs);
    let chairs: Vec<_> = chairs.map(|(name, chair)| Chair { name, kind: chair.kind }).collect();
    let plain = deduction::Setup::new(content::shipped_library()?, Beginning::seats(&finished.game().journal().setup));
    let setup = deduction::Setup { after: Some(record), talk: TALK, ..plain };
    let refused = |fault| Failure::new(words::deduction::fault_text(&context.words, &fault));
    let second = Table::<Deduction>::new(setup, finished.game().journal().seed, chairs).map_err(refused)?;
    let saves = data_folder().map(|data| Slots::of_tables(&data));
    table::play(TableApp::around(second, saves), face).map_err(|TerminalError::Io(error)| error)?;
    Ok(Verdict::Clean)
}

/// The character a user names, however the letters are set.
fn character(context: &Context, library: &Library, name: &str) -> Result<Character, Failure> {
    let plain = |name: &str| name.chars().filter(|it| it.is_alphanumeric()).collect::<String>().to_lowercase();
    let found = library.characters.iter().find(|card| plain(&card.name) == plain(name));
    found.map(|card| card.who).ok_or_else(|| {
        let known: Vec<_> = library.characters.iter().map(|card| card.name.as_str()).collect();
        let fill = [("name", name.into()), ("known", known.join(", ").into())];
        Failure::new(context.words.with("cli-beginning-character", &fill))
    })
}

/// A table that cannot be dealt.
fn refused(context: &Context, library: &Library, fault: &SetupFault) -> Failure {
    Failure::new(fault_text(&context.words, library, fault))
}

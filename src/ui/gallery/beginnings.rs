//! The pictures of The Beginning: quick play, tables of 3, 5 and 6, checks, votes, the curtain, lessons, the end.

use super::Shot;
use crate::{
    beginning::{Action, Area, Choice, Deed, EventKind, Figure, Pending, Place, Scene, Setup, View},
    content::beginning::shipped_library,
    engine::{Dice, Level, Seat},
    session::{
        beginning::Table as Game,
        table::{Chair, Eyes, TALK},
    },
    ui::{
        App, Screen,
        beginning::current_event,
        screens::beginning::{Finale, Quick, Rerun, Table},
    },
};

/// All of them, in the order a player meets them.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot {
            name: "beginning-quick",
            open: |app| app.open(Screen::BeginningQuick(Box::new(Quick::new(app.desk())))),
        },
        Shot { name: "beginning-3", open: |app| table(app, plain(3, 4), is_own_turn) },
        Shot { name: "beginning-5", open: |app| table(app, plain(5, 3), is_own_turn) },
        Shot { name: "beginning-6", open: |app| table(app, Wanted { turn: 20, ..plain(6, 2) }, is_own_turn) },
        Shot { name: "beginning-city", open: |app| table(app, plain(5, 7), is_in_city) },
        Shot { name: "beginning-check", open: |app| table(app, plain(5, 5), is_check) },
        Shot { name: "beginning-check-3", open: |app| table(app, plain(3, 5), is_check) },
        Shot { name: "beginning-check-6", open: |app| table(app, plain(6, 5), is_check) },
        Shot { name: "beginning-shown", open: shown },
        Shot { name: "beginning-decide", open: |app| table(app, plain(6, 3), is_decision) },
        Shot { name: "beginning-raid", open: |app| table(app, plain(6, 3), is_raid) },
        Shot { name: "beginning-attack", open: |app| table(app, plain(3, 3), is_attack) },
        Shot { name: "beginning-blow", open: |app| table(app, plain(6, 3), is_blow) },
        Shot { name: "beginning-ballot", open: |app| table(app, Wanted { turn: 2, ..plain(6, 1) }, is_ballot) },
        Shot { name: "beginning-election", open: |app| table(app, Wanted { turn: 2, ..plain(4, 1) }, is_election) },
        Shot { name: "beginning-closed", open: closed },
        Shot { name: "beginning-cube", open: |app| table(app, Wanted { turn: 4, ..plain(4, 1) }, is_detained) },
        Shot { name: "beginning-log", open: log },
        Shot { name: "beginning-facts", open: facts },
        Shot { name: "beginning-curtain", open: curtain },
        Shot { name: "beginning-first", open: |app| first(app, 0) },
        Shot { name: "beginning-first-move", open: |app| first(app, 5) },
        Shot { name: "beginning-first-card", open: |app| first(app, 14) },
        Shot { name: "beginning-first-attack", open: |app| first(app, 18) },
        Shot { name: "beginning-over", open: |app| over(app, 3, false) },
        Shot { name: "beginning-campaign-over", open: |app| over(app, 4, true) },
        Shot { name: "beginning-end-3", open: |app| finale(app, 3, false) },
        Shot { name: "beginning-end-6", open: |app| finale(app, 6, false) },
        Shot { name: "beginning-end-beliefs", open: |app| open_end(app, 6, false) },
        Shot { name: "beginning-end-why", open: |app| open_end(app, 5, true) },
        Shot { name: "beginning-end-campaign", open: |app| finale(app, 5, true) },
        Shot { name: "beginning-rerun", open: |app| rerun(app, 5, Eyes::All) },
        Shot { name: "beginning-rerun-3", open: |app| rerun(app, 3, Eyes::Seat(Seat(1))) },
        Shot { name: "beginning-rerun-why", open: rerun_why },
    ]
}

/// Which table a picture is of.
#[derive(Clone, Copy)]
struct Wanted {
    seats: u8,
    seed: u64,
    /// From which turn on.
    turn: u32,
    people: u8,
    campaign: bool,
}

const fn plain(seats: u8, seed: u64) -> Wanted {
    Wanted { seats, seed, turn: 7, people: 1, campaign: false }
}

/// The table just dealt.
fn dealt(wanted: Wanted) -> Option<Game> {
    let library = shipped_library().ok()?;
    let setup = Setup { talk: TALK, campaign: wanted.campaign, ..Setup::new(library, wanted.seats) };
    let chair = |at: u8| if at < wanted.people { Chair::person("") } else { Chair::bot("", Level::Random) };
    Game::new(setup, wanted.seed, (0..wanted.seats).map(chair).collect()).ok()
}

/// Plays on until a moment is there, or the game is over; people do anything but talk.
fn play(game: &mut Game, seed: u64, mut is_there: impl FnMut(&Game) -> bool) {
    let mut dice = Dice::new(seed);
    for _ in 0..20_000 {
        game.run();
        let Some(seat) = game.waiting().first().copied() else { return };
        game.sit(seat);
        if is_there(game) {
            return;
        }
        let options: Vec<Action> =
            game.options(seat).into_iter().filter(|option| !matches!(option, Action::Claim(_))).collect();
        let at = dice.below(options.len().max(1));
        if options.get(at).is_none_or(|action| game.act(seat, *action).is_err()) {
            return;
        }
    }
}

fn step(game: &Game) -> Option<Pending> {
    game.view(Seat(0)).table.stack.last().copied()
}

/// The person may move and act.
fn is_own_turn(game: &Game) -> bool {
    step(game) == Some(Pending::Act)
}

/// The same where a program can be bought, and something cannot be done.
fn is_in_city(game: &Game) -> bool {
    is_own_turn(game) && game.options(Seat(0)).iter().any(|option| matches!(option, Action::Do(_, Deed::BuyProgram(_))))
}

/// The person is asked for cards.
fn is_check(game: &Game) -> bool {
    matches!(step(game), Some(Pending::Contribute { next, .. }) if next > 1)
}

/// The person has the last word in a check with many cards.
fn is_last_word(game: &Game) -> bool {
    matches!(step(game), Some(Pending::TopUp(_))) && game.view(Seat(0)).table.pool.len() > 5
}

fn is_decision(game: &Game) -> bool {
    matches!(step(game), Some(Pending::Decide(_)))
}

/// Something is asked while a raid is on.
fn is_raid(game: &Game) -> bool {
    let view = game.view(Seat(0));
    let event = current_event(&view).and_then(|event| view.rules.library().event(event));
    event.is_some_and(|card| matches!(card.kind, EventKind::Happening(_)))
}

fn is_attack(game: &Game) -> bool {
    matches!(step(game), Some(Pending::Attack(_)))
}

fn is_blow(game: &Game) -> bool {
    matches!(step(game), Some(Pending::Blow(_)))
}

fn is_ballot(game: &Game) -> bool {
    matches!(step(game), Some(Pending::Ballot { .. }))
}

fn is_election(game: &Game) -> bool {
    matches!(step(game), Some(Pending::Voting { .. }))
}

fn is_detained(game: &Game) -> bool {
    is_own_turn(game) && game.view(Seat(0)).table.players.first().is_some_and(|it| it.body.place == Place::Cube)
}

/// The first seed from the wanted one on at which the moment comes late enough.
fn found(wanted: Wanted, is_there: fn(&Game) -> bool) -> Option<Game> {
    (wanted.seed..wanted.seed + 40).find_map(|seed| {
        let mut game = dealt(Wanted { seed, ..wanted })?;
        let late = |game: &Game| game.view(Seat(0)).table.turn.number >= wanted.turn && is_there(game);
        play(&mut game, seed, late);
        (game.outcome().is_none() && late(&game)).then_some(game)
    })
}

fn table(app: &mut App, wanted: Wanted, is_there: fn(&Game) -> bool) {
    if let Some(game) = found(wanted, is_there) {
        app.open(Screen::Beginning(Box::new(Table::new(game))));
    }
}

/// The cards of a check turning over.
fn shown(app: &mut App) {
    let table = (1..40).find_map(|seed| Table::new(found(plain(5, seed), is_last_word)?).with_cards_turning());
    if let Some(table) = table {
        app.open(Screen::Beginning(Box::new(table)));
    }
}

fn log(app: &mut App) {
    if let Some(game) = found(plain(5, 2), is_own_turn) {
        app.open(Screen::Beginning(Box::new(Table::new(game).with_log())));
    }
}

fn facts(app: &mut App) {
    if let Some(game) = found(plain(6, 2), is_own_turn) {
        app.open(Screen::Beginning(Box::new(Table::new(game).about(Seat(2)))));
    }
}

/// Two people at one screen: the second is to take it.
fn curtain(app: &mut App) {
    let Some(mut game) = dealt(Wanted { people: 2, ..plain(4, 4) }) else { return };
    play(&mut game, 4, |game| game.waiting().contains(&Seat(1)));
    game.sit(Seat(0));
    app.open(Screen::Beginning(Box::new(Table::new(game))));
}

/// A closed-eye step of the Machine Phase: everybody carries chips until it comes.
fn closed(app: &mut App) {
    let game = (1..20).find_map(|seed| haul(dealt(Wanted { people: 5, ..plain(5, seed) })?));
    if let Some(game) = game {
        app.open(Screen::Beginning(Box::new(Table::new(game))));
    }
}

/// Plays until everybody's eyes are closed; nothing where the game ends before.
fn haul(mut game: Game) -> Option<Game> {
    for _ in 0..4000 {
        game.run();
        let seat = game.waiting().first().copied()?;
        game.sit(seat);
        let view = game.view(seat);
        if matches!(view.table.stack.last(), Some(Pending::Closed { .. })) {
            return Some(game);
        }
        let options = game.options(seat);
        let action = options.into_iter().min_by_key(|&action| errand(&view, action))?;
        game.act(seat, action).ok()?;
    }
    None
}

/// How far an action is from bringing a chip into the Network; the lower the better.
fn errand(view: &View, action: Action) -> u16 {
    let scene = Scene { rules: &view.rules, state: &view.table };
    let figure = Figure::Of(view.seat);
    let carries = scene.body(figure).is_some_and(|body| !body.chips.is_empty());
    let goal = if carries { Area::Network } else { Area::Sectors };
    let far = |from: Area| view.rules.distance(from, goal).unwrap_or(9);
    match action {
        Action::Answer(Choice::Column(..)) | Action::Do(_, Deed::Place) => 0,
        Action::Do(_, Deed::SectorOne | Deed::SectorTwo(_) | Deed::SectorThree) => 1,
        Action::Do(of, Deed::Move(to)) if of == figure && scene.area(figure).is_some_and(|at| far(to) < far(at)) => 2,
        Action::Answer(Choice::Done) => 3,
        Action::Pass => 4,
        Action::Answer(_) => 5,
        _ => 9,
    }
}

/// The first game at the lesson of this number.
fn first(app: &mut App, lesson: usize) {
    if let Some(table) = Table::first_at(lesson) {
        app.open(Screen::Beginning(Box::new(table)));
    }
}

/// A table of bots that think, played to its end: what they believed, or why one of them did what it did.
fn open_end(app: &mut App, seats: u8, why: bool) {
    let Some(game) = thought(seats) else { return };
    let finale = Finale::new(&game);
    app.open(Screen::BeginningEnd(Box::new(if why { finale.asking_why(Seat(1)) } else { finale.with_beliefs() })));
}

/// A table of bots that think, watched again with a reason unfolded.
fn rerun_why(app: &mut App) {
    let Some(game) = thought(5) else { return };
    let rerun = Rerun::new(app.desk(), game.game(), Some(game.seating().clone()));
    app.open(Screen::BeginningRerun(Box::new(rerun.asking_why())));
}

/// A table of bots that think, played to its end.
fn thought(seats: u8) -> Option<Game> {
    let setup = Setup { talk: TALK, ..Setup::new(shipped_library().ok()?, seats) };
    let mut game = Game::new(setup, 5, (0..seats).map(|_| Chair::bot("", Level::Sound)).collect()).ok()?;
    game.run();
    Some(game)
}

/// A table played to its end.
fn played(seats: u8, campaign: bool) -> Option<Game> {
    let mut game = dealt(Wanted { campaign, ..plain(seats, 6) })?;
    play(&mut game, 6, |_| false);
    Some(game)
}

/// A table at its last moment.
fn over(app: &mut App, seats: u8, campaign: bool) {
    if let Some(game) = played(seats, campaign) {
        app.open(Screen::Beginning(Box::new(Table::new(game))));
    }
}

fn finale(app: &mut App, seats: u8, campaign: bool) {
    if let Some(game) = played(seats, campaign) {
        app.open(Screen::BeginningEnd(Box::new(Finale::new(&game))));
    }
}

fn rerun(app: &mut App, seats: u8, eyes: Eyes) {
    if let Some(game) = played(seats, false) {
        let rerun = Rerun::new(app.desk(), game.game(), Some(game.seating().clone())).at(7, eyes);
        app.open(Screen::BeginningRerun(Box::new(rerun)));
    }
}

//! The pictures of Social Deduction: quick play, tables of 4, 8 and 16, the curtain, the end.

use super::Shot;
use crate::{
    content::shipped_library,
    deduction::{Action, Deed, End, Fate, Handover, Pending, Setup, Survivor, Team},
    engine::{Dice, Level, Seat},
    session::{
        deduction::Table as Game,
        table::{Chair, Eyes, TALK},
    },
    ui::{
        App, Screen,
        screens::{Finale, Quick, Rerun, Table},
    },
    words::deduction::player_name,
};

/// All of them, in the order a player meets them.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "quick", open: |app| app.open(Screen::Quick(Box::new(Quick::new(app.desk())))) },
        Shot {
            name: "quick-scenario",
            open: |app| app.open(Screen::Quick(Box::new(Quick::new(app.desk()).at("SC-13")))),
        },
        Shot {
            name: "quick-after",
            open: |app| app.open(Screen::Quick(Box::new(Quick::new(app.desk()).after(record(), Some(Seat(0)))))),
        },
        Shot { name: "table-4", open: |app| table(app, &plain(4, 11), is_own_turn) },
        Shot { name: "table-4-armed", open: |app| table(app, &plain(4, 30), is_armed) },
        Shot { name: "table-4-window", open: |app| table(app, &plain(4, 1), is_shot) },
        Shot { name: "table-4-fallen", open: |app| table(app, &plain(4, 40), is_fallen) },
        Shot { name: "table-4-boss", open: |app| table(app, &gate(4, 1), is_boss) },
        Shot { name: "table-8", open: |app| table(app, &plain(8, 5), is_reaction) },
        Shot { name: "table-8-turn", open: |app| table(app, &plain(8, 5), is_own_turn) },
        Shot { name: "table-8-armed", open: |app| table(app, &plain(8, 30), is_armed) },
        Shot { name: "table-8-window", open: |app| table(app, &plain(8, 1), is_shot) },
        Shot { name: "table-8-fallen", open: |app| table(app, &plain(8, 40), is_fallen) },
        Shot { name: "table-8-boss", open: |app| table(app, &gate(8, 1), is_boss) },
        Shot { name: "table-8-why", open: why },
        Shot {
            name: "table-12-gate",
            open: |app| table(app, &Wanted { hell_gate: true, turn: 30, ..plain(12, 3) }, is_own_turn),
        },
        Shot { name: "table-16", open: |app| table(app, &Wanted { turn: 40, ..plain(16, 9) }, is_own_turn) },
        Shot { name: "table-16-armed", open: |app| table(app, &plain(16, 30), is_armed) },
        Shot { name: "table-16-window", open: |app| table(app, &Wanted { turn: 6, ..plain(16, 1) }, is_shot) },
        Shot { name: "table-16-fallen", open: |app| table(app, &plain(16, 40), is_fallen) },
        Shot { name: "table-16-boss", open: |app| table(app, &gate(16, 1), is_boss) },
        Shot { name: "table-log", open: log },
        Shot { name: "table-curtain", open: curtain },
        Shot { name: "table-first", open: |app| first(app, 0) },
        Shot { name: "table-first-claim", open: |app| first(app, 6) },
        Shot { name: "table-first-react", open: |app| first(app, 10) },
        Shot { name: "table-draft", open: |app| draft(app, false) },
        Shot { name: "table-draft-loyalty", open: |app| draft(app, true) },
        Shot { name: "table-over", open: over },
        Shot { name: "rerun", open: |app| rerun(app, 8, Eyes::All) },
        Shot { name: "rerun-4", open: |app| rerun(app, 4, Eyes::Seat(Seat(1))) },
        Shot { name: "rerun-16", open: |app| rerun(app, 16, Eyes::All) },
        Shot { name: "rerun-why", open: rerun_why },
        Shot { name: "finale-4", open: |app| finale(app, 4, None) },
        Shot { name: "finale", open: |app| finale(app, 8, None) },
        Shot { name: "finale-why", open: |app| finale(app, 8, Some(Seat(2))) },
        Shot { name: "finale-16", open: |app| finale(app, 16, None) },
    ]
}

/// Which table a picture is of.
struct Wanted {
    seats: u8,
    seed: u64,
    /// From which turn on.
    turn: u32,
    hell_gate: bool,
    people: u8,
}

fn plain(seats: u8, seed: u64) -> Wanted {
    Wanted { seats, seed, turn: 14, hell_gate: false, people: 1 }
}

fn gate(seats: u8, seed: u64) -> Wanted {
    Wanted { hell_gate: true, turn: 8, ..plain(seats, seed) }
}

/// The table just dealt.
fn dealt(app: &App, wanted: &Wanted) -> Option<Game> {
    let library = shipped_library().ok()?;
    let setup = Setup { hell_gate: wanted.hell_gate, talk: TALK, ..Setup::new(library, wanted.seats) };
    let words = &app.desk().words;
    let chair = |at: u8| {
        let name = player_name(words, Seat(at));
        if at < wanted.people { Chair::person(name) } else { Chair::bot(name, Level::Simple) }
    };
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

/// The person is to announce an action.
fn is_own_turn(game: &Game) -> bool {
    matches!(game.view(Seat(0)).table.stack.last(), Some(Pending::Announce))
}

/// The same with a weapon in hand.
fn is_armed(game: &Game) -> bool {
    let table = game.view(Seat(0)).table;
    is_own_turn(game) && table.turn.armed
}

/// The same after somebody was eliminated.
fn is_fallen(game: &Game) -> bool {
    is_own_turn(game) && !game.view(Seat(0)).table.eliminated.is_empty()
}

/// The same with a boss at the table.
fn is_boss(game: &Game) -> bool {
    is_own_turn(game) && !game.view(Seat(0)).table.bosses.is_empty()
}

/// The person may respond to a shot.
fn is_shot(game: &Game) -> bool {
    is_reaction(game) && matches!(game.view(Seat(0)).table.turn.deed, Some(Deed::Shoot(_)))
}

/// The person may respond to a shot or another announcement.
fn is_reaction(game: &Game) -> bool {
    matches!(game.view(Seat(0)).table.stack.last(), Some(Pending::Window(..)))
        && game.view(Seat(0)).table.turn.seat != Seat(0)
}

/// The first seed from the wanted one on at which the moment comes late enough.
fn found(app: &App, wanted: &Wanted, is_there: fn(&Game) -> bool) -> Option<Game> {
    (wanted.seed..wanted.seed + 40).find_map(|seed| {
        let mut game = dealt(app, &Wanted { seed, ..*wanted })?;
        let late = |game: &Game| game.view(Seat(0)).table.turn.number >= wanted.turn && is_there(game);
        play(&mut game, seed, late);
        (game.outcome().is_none() && late(&game)).then_some(game)
    })
}

fn table(app: &mut App, wanted: &Wanted, is_there: fn(&Game) -> bool) {
    if let Some(game) = found(app, wanted, is_there) {
        app.open(Screen::Table(Box::new(Table::new(game))));
    }
}

fn log(app: &mut App) {
    if let Some(game) = found(app, &plain(6, 2), is_own_turn) {
        app.open(Screen::Table(Box::new(Table::new(game).with_log())));
    }
}

/// Two people at one screen: the second is to take it.
fn curtain(app: &mut App) {
    let Some(mut game) = dealt(app, &Wanted { people: 2, ..plain(6, 4) }) else { return };
    play(&mut game, 4, |game| game.waiting().contains(&Seat(1)));
    game.sit(Seat(0));
    app.open(Screen::Table(Box::new(Table::new(game))));
}

/// What is believed of the second player, and why.
fn why(app: &mut App) {
    if let Some(game) = found(app, &plain(8, 5), is_own_turn) {
        app.open(Screen::Table(Box::new(Table::new(game).asking_why(Seat(3)))));
    }
}

/// The first game at the lesson of this number.
fn first(app: &mut App, lesson: usize) {
    if let Some(table) = Table::first_at(app.desk(), lesson) {
        app.open(Screen::Table(Box::new(table)));
    }
}

/// A table played to its end.
fn played(app: &App, seats: u8) -> Option<Game> {
    let mut game = dealt(app, &plain(seats, 6))?;
    play(&mut game, 6, |_| false);
    Some(game)
}

/// A table at its last moment.
fn over(app: &mut App) {
    if let Some(game) = played(app, 4) {
        app.open(Screen::Table(Box::new(Table::new(game))));
    }
}

fn rerun(app: &mut App, seats: u8, eyes: Eyes) {
    if let Some(game) = played(app, seats) {
        let rerun = Rerun::new(app.desk(), game.game(), Some(game.seating().clone())).at(14, eyes);
        app.open(Screen::Rerun(Box::new(rerun)));
    }
}

/// What a bot had in mind when it first shot, in a table watched again.
fn rerun_why(app: &mut App) {
    if let Some(game) = played(app, 8) {
        let rerun = Rerun::new(app.desk(), game.game(), Some(game.seating().clone())).at(14, Eyes::All);
        app.open(Screen::Rerun(Box::new(rerun.asking_why())));
    }
}

fn finale(app: &mut App, seats: u8, why: Option<Seat>) {
    if let Some(game) = played(app, seats) {
        let finale = Finale::new(app.desk(), &game);
        let finale = if let Some(who) = why { finale.asking_why(who) } else { finale };
        app.open(Screen::Finale(Box::new(finale)));
    }
}

/// How a game of The Beginning ended.
fn record() -> Handover {
    let came =
        |faction| Survivor { faction, objective: true, cube: false, wounds: 1, full_health: false, transferred: 3 };
    let players = [Fate::Human, Fate::Machine, Fate::Outlaw, Fate::Legion, Fate::Human].map(came).to_vec();
    let (winner, end, last) = (Some(Team::Human), End::Network, Seat(4));
    Handover { winner, end, apex_destroyed: false, deus_destroyed: true, last, players }
}

/// The choice of cards after that game: of the ID, or of the loyalty cards.
fn draft(app: &mut App, id_kept: bool) {
    let Ok(library) = shipped_library() else { return };
    let setup = Setup { after: Some(record()), talk: TALK, ..Setup::new(library, 5) };
    let words = &app.desk().words;
    let chair = |at: u8| match player_name(words, Seat(at)) {
        name if at == 0 => Chair::person(name),
        name => Chair::bot(name, Level::Simple),
    };
    let Ok(mut game) = Game::new(setup, 3, (0..5).map(chair).collect()) else { return };
    game.run();
    if let Some(first) = game.options(Seat(0)).first().copied().filter(|_| id_kept) {
        // A choice that is offered is taken.
        let _ = game.act(Seat(0), first);
    }
    app.open(Screen::Table(Box::new(Table::new(game))));
}

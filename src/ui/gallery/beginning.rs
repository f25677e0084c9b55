//! The parts of The Beginning at moments of games: early, later, a mech on its way, a check, the end.

use egui::{Rect, Ui, pos2, vec2};

use super::{Shot, steady};
use crate::{
    beginning::{Action, Area, Beginning, Deed, Era, Event, Figure, Mech, OnRed, Setup, View},
    content::beginning::shipped_library,
    engine::{Dice, Game, Seat, Turn},
    ui::{
        App, Desk, Screen,
        beginning::{
            Board, EventCard, Gauges, Hand, Hit, Laid, Look, Odds, PLATE, Plates, Programs, Reveal, Secrets, Sheet,
            Showing, Target, Tree, current_event, laid_in,
        },
        parts::{Class, cut_left, cut_top, panel_frame},
        screens::Still,
        theme::Palette,
    },
};

/// All of them.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "beginning-parts-3", open: |app| open(app, 3, 3, Part::Board, is_early) },
        Shot { name: "beginning-parts-6", open: |app| open(app, 6, 1, Part::Board, is_early) },
        Shot { name: "beginning-parts-human", open: |app| open(app, 6, 1, Part::Board, is_human) },
        Shot { name: "beginning-parts-mechs", open: mechs },
        Shot { name: "beginning-parts-check", open: |app| open(app, 5, 2, Part::Event, is_check) },
        Shot { name: "beginning-parts-own", open: |app| open(app, 5, 1, Part::Own, is_human) },
        Shot { name: "beginning-parts-sheet", open: |app| open(app, 6, 2, Part::Sheet, is_human) },
        Shot { name: "beginning-parts-over", open: |app| open(app, 6, 3, Part::Board, is_over) },
    ]
}

/// What a small screen shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Board,
    Event,
    Own,
    Sheet,
}

/// A moment of a game: what is known then, what was last known before, and what happened between the two.
struct Moment {
    view: View,
    before: View,
    events: Vec<Event>,
    options: Vec<Action>,
}

/// How many seeds are tried for a moment, and how many decisions a game may take.
const SEEDS: u64 = 60;
const DECISIONS: usize = 20_000;

fn open(app: &mut App, seats: u8, seed: u64, part: Part, is_there: fn(&Moment) -> bool) {
    let Some(moment) = (seed..seed + SEEDS).find_map(|seed| play(seats, seed, is_there)) else { return };
    show(app, moment, part);
}

fn show(app: &mut App, moment: Moment, part: Part) {
    app.open(Screen::Still(Box::new(Still::new(move |ui, desk| paint(ui, desk, &moment, part)))));
}

/// Both mechs put on the board: seldom do both come in one game.
fn mechs(app: &mut App) {
    let Some(mut moment) = (1..SEEDS).find_map(|seed| play(5, seed, is_early)) else { return };
    let table = &mut moment.view.table;
    (table.apex, table.bars.apex) = (Mech::On(1), 6);
    (table.deus, table.bars.deus, table.deus_before) = (Mech::On(1), 8, Some(Seat(2)));
    if let Some(space) = table.red.get_mut(1) {
        *space = Some(OnRed::Deus);
    }
    show(app, moment, Part::Board);
}

/// Plays a game until a moment is there.
fn play(seats: u8, seed: u64, is_there: fn(&Moment) -> bool) -> Option<Moment> {
    let setup = Setup { talk: 2, first: Some(Seat(0)), ..Setup::new(shipped_library().ok()?, seats) };
    let mut dice = Dice::new(seed);
    let mut game = Beginning::deal(&setup, &mut dice);
    let mut moment = of(&game, game.view(Seat(0)), Vec::new());
    for _ in 0..DECISIONS {
        if is_there(&moment) {
            return Some(moment);
        }
        let Turn::Of(asked) = game.turn() else { return None };
        let seat = asked.iter().next()?;
        let mut options = Vec::new();
        game.options(seat, &mut options);
        let action = steady::choose(&game, seat, &options, &mut dice)?;
        let (before, mut events) = (game.view(Seat(0)), Vec::new());
        game.apply(seat, &action, &mut dice, &mut |event| events.push(event)).ok()?;
        moment = of(&game, before, events);
    }
    None
}

fn of(game: &Beginning, before: View, events: Vec<Event>) -> Moment {
    let mut options = Vec::new();
    game.options(Seat(0), &mut options);
    Moment { view: game.view(Seat(0)), before, events, options }
}

/// Whether the first player acts now.
fn acts(moment: &Moment) -> bool {
    moment.options.iter().any(|option| matches!(option, Action::Do(_, Deed::Move(_))))
}

fn is_early(moment: &Moment) -> bool {
    moment.view.table.turn.round >= 3 && acts(moment)
}

fn is_human(moment: &Moment) -> bool {
    let table = &moment.view.table;
    let figures = table.players.iter().filter(|player| !player.body.chips.is_empty()).count();
    table.era == Era::Human && figures > 0 && !table.junkyard.is_empty() && acts(moment)
}

fn is_check(moment: &Moment) -> bool {
    moment.view.table.turn.round >= 3
        && moment.events.iter().any(|event| matches!(event, Event::Pooled { cards, .. } if cards.len() >= 9))
        && current_event(&moment.before).is_some()
}

fn is_over(moment: &Moment) -> bool {
    moment.view.table.over.is_some()
}

/// Everything as it stands on a large screen; one part with the gauges above it on a small one.
fn paint(ui: &mut Ui, desk: &Desk, moment: &Moment, part: Part) {
    let room = ui.max_rect();
    let class = Class::of(room.size());
    let view = if part == Part::Event { &moment.before } else { &moment.view };
    let look = Look { view, words: &desk.words, names: &[] };
    if class.is_roomy() {
        let (upper, lower) = cut_top(room, room.height() - 182.0 - PLATE);
        let (seats, own) = cut_top(lower, PLATE);
        let (gauges, rest) = cut_left(upper, 200.0);
        let (board, side) = cut_left(rest, rest.width() - if class == Class::Wide { 440.0 } else { 388.0 });
        Gauges { look }.column(ui, gauges.shrink2(vec2(14.0, 2.0)));
        self::board(ui, look, moment, board);
        if part == Part::Sheet {
            sheet(ui, look, side);
        } else {
            event(ui, look, moment, side);
        }
        Plates { look, targets: &[], chosen: (part == Part::Sheet).then_some(Seat(1)) }.show(ui, seats);
        self::own(ui, look, own);
        return;
    }
    let (gauges, rest) = cut_top(room, 30.0);
    let (secrets, rest) = cut_top(rest, 26.0);
    Gauges { look }.row(ui, gauges);
    Secrets { look }.line(ui, secrets);
    match part {
        Part::Board => board(ui, look, moment, rest),
        Part::Event => event(ui, look, moment, rest),
        Part::Sheet => sheet(ui, look, rest),
        Part::Own => {
            let rows = Plates::rows(look.scene().seats(), rest.width());
            let (seats, rest) = cut_top(rest, f32::from(rows) * 56.0);
            Plates { look, targets: &[Seat(1)], chosen: None }.show(ui, seats);
            own(ui, look, rest);
        }
    }
}

/// The board, with what can be chosen on it by the first player.
fn board(ui: &mut Ui, look: Look<'_>, moment: &Moment, room: Rect) {
    let hit = |option: &Action| match option {
        Action::Do(Figure::Of(_), Deed::Move(area)) => Some(Hit::Area(*area)),
        Action::Do(Figure::Of(_), Deed::Attack(foe)) => Some(Hit::Foe(*foe)),
        _ => None,
    };
    let targets: Vec<Target> =
        moment.options.iter().filter_map(hit).map(|hit| Target { hit, note: String::new() }).collect();
    Board { look, targets: &targets, pointed: Some(Hit::Area(Area::Nexus)) }.show(ui, room);
}

/// The event that lies open with what was laid in, and the cards half shown; the market where there is none.
fn event(ui: &mut Ui, look: Look<'_>, moment: &Moment, room: Rect) {
    panel_frame(Palette::of(ui.ctx())).show(&mut inside(ui, room), |ui| {
        let width = ui.available_width();
        let Some(event) = current_event(look.view) else {
            let (rect, _) = ui.allocate_exact_size(vec2(width, 104.0), egui::Sense::hover());
            Programs::market(look, &[0], None).show(ui, rect);
            return;
        };
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width((width * 0.52).min(220.0));
                EventCard { look, event, came: None, brief: true }.show(ui);
            });
            ui.vertical(|ui| laid_in(ui, look, &Laid::of(look.view)));
        });
        let pooled = moment.events.iter().find_map(|event| match event {
            Event::Pooled { cards, total, target, success } => Some((cards, *total, *target, *success)),
            _ => None,
        });
        if let Some((cards, total, target, success)) = pooled {
            let shown = cards.len() as f32 - 2.7;
            let odds = Odds::of(&moment.before);
            let reveal = Reveal { cards, total, target: Some(target), success, shown, odds: Some(&odds) };
            Showing { look, reveal }.show(ui);
        }
    });
}

fn sheet(ui: &mut Ui, look: Look<'_>, room: Rect) {
    Sheet { look, seat: Seat(1) }.show(ui, room.shrink(10.0));
}

/// The own board: secrets, tree, hand and programs.
fn own(ui: &mut Ui, look: Look<'_>, room: Rect) {
    let room = room.shrink2(vec2(14.0, 12.0));
    if room.width() < 900.0 {
        let (upper, lower) = cut_top(room, room.height() * 0.5);
        let (secrets, tree) = cut_left(upper, upper.width() * 0.34);
        Secrets { look }.show(ui, secrets);
        Tree { look, seat: look.me(), targets: &[] }.show(ui, tree);
        let (hand, programs) = cut_left(lower, lower.width() * 0.6);
        Hand { look, playable: &[], chosen: &[1] }.show(ui, hand.with_min_y(hand.top() + 12.0));
        Programs::of(look, look.me(), &[], None).show(ui, programs.shrink(8.0));
        return;
    }
    let (secrets, rest) = cut_left(room, 190.0);
    let (tree, rest) = cut_left(rest, rest.width() * 0.38);
    let (hand, programs) = cut_left(rest, rest.width() - 190.0);
    Tree { look, seat: look.me(), targets: &[] }.show(ui, tree);
    Secrets { look }.show(ui, secrets.with_max_x(secrets.right() - 12.0));
    let low = Rect::from_min_max(pos2(hand.left() + 8.0, hand.top() + 24.0), hand.max - vec2(8.0, 0.0));
    Hand { look, playable: &[], chosen: &[0] }.show(ui, low);
    Programs::of(look, look.me(), &[0], None).show(ui, programs);
}

fn inside(ui: &mut Ui, room: Rect) -> Ui {
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(room));
    inside.set_clip_rect(room);
    inside
}

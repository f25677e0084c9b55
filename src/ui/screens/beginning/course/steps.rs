//! The lessons of the first game, in order: what is said, where it points, and what goes on with it.

use super::deal::YOU;
use crate::{
    beginning::{Action, Amount, Area, Beginning, Choice, Claim, Deed, Figure, Pending, Place, Player, View},
    ui::lessons::{Anchor, Step},
};

/// One lesson.
type Lesson = Step<Beginning>;

/// All lessons.
pub const STEPS: &[Lesson] = &[
    Lesson::read("ui-dawn-loyalty", "TB-GEN-05", Anchor::Own, |_| true),
    Lesson::read("ui-dawn-bars", "TB-WIN-06", Anchor::Left, |_| true),
    Lesson::read("ui-dawn-board", "TB-NET-01", Anchor::Map, |_| true),
    Lesson::act("ui-dawn-sector", "TB-SEC-04", Anchor::Answers, |_, action| does(action, Deed::SectorOne)),
    Lesson::read("ui-dawn-chip", "TB-CHIP-04", Anchor::Map, carries),
    Lesson::act("ui-dawn-move", "TB-MOVE-02", Anchor::Map, |_, action| does(action, Deed::Move(Area::City))),
    Lesson::act("ui-dawn-network", "TB-NET-02", Anchor::Map, |_, action| does(action, Deed::Move(Area::Network))),
    Lesson::act("ui-dawn-place", "TB-NET-02", Anchor::Answers, |_, action| does(action, Deed::Place)),
    Lesson::act("ui-dawn-column", "TB-NET-05", Anchor::Map, |_, action| {
        matches!(action, Action::Answer(Choice::Column(..)))
    }),
    Lesson::read("ui-dawn-boost", "TB-SKILL-04", Anchor::Tree, |view| {
        you(view).is_some_and(|it| it.record.brought > 0)
    }),
    Lesson::act("ui-dawn-say", "TB-INFO-09", Anchor::Say, |_, action| {
        matches!(action, Action::Claim(Claim::Faction(_)))
    }),
    Lesson::act("ui-dawn-end", "TB-TURN-01", Anchor::Answers, |view, action| {
        in_turn(view, 1) && action == Action::Pass
    }),
    Lesson::read("ui-dawn-event", "TB-EVT-11", Anchor::Event, contributes),
    Lesson::act("ui-dawn-amount", "TB-INFO-09", Anchor::Say, |_, action| {
        action == Action::Claim(Claim::Give(Amount::Lot))
    }),
    Lesson::act("ui-dawn-card", "TB-EVT-11", Anchor::Hand, |view, action| contributes(view) && is_blue(view, action)),
    Lesson::act("ui-dawn-done", "TB-EVT-12", Anchor::Answers, |view, action| {
        contributes(view) && action == Action::Answer(Choice::Done)
    }),
    Lesson::act("ui-dawn-top-up", "TB-EVT-12", Anchor::Answers, |view, action| {
        matches!(step(view), Some(Pending::TopUp(_))) && action == Action::Answer(Choice::Done)
    }),
    Lesson::read("ui-dawn-shown", "TB-EVT-15", Anchor::Event, |view| view.table.turn.number > 1),
    Lesson::act("ui-dawn-attack", "TB-ATK-01", Anchor::Map, |_, action| {
        matches!(action, Action::Do(Figure::Of(YOU), Deed::Attack(_)))
    }),
    Lesson::act("ui-dawn-red", "TB-ATK-02", Anchor::Hand, |view, action| {
        matches!(step(view), Some(Pending::Attack(_))) && matches!(action, Action::Answer(Choice::Card(..)))
    }),
    Lesson::act("ui-dawn-strike", "TB-ATK-04", Anchor::Answers, |view, action| {
        matches!(step(view), Some(Pending::Attack(_))) && action == Action::Answer(Choice::Done)
    }),
    Lesson::read("ui-dawn-reward", "TB-ATK-08", Anchor::Hand, |view| {
        you(view).is_some_and(|it| it.record.eliminated > 0)
    }),
    Lesson::act("ui-dawn-city", "TB-MOVE-02", Anchor::Map, |_, action| does(action, Deed::Move(Area::City))),
    Lesson::act("ui-dawn-buy", "TB-BUY-01", Anchor::Answers, |_, action| {
        matches!(action, Action::Do(Figure::Of(YOU), Deed::BuyProgram(_)))
    }),
    Lesson::act("ui-dawn-pay", "TB-BUY-03", Anchor::Hand, |view, _| matches!(step(view), Some(Pending::Pay { .. }))),
    Lesson::read("ui-dawn-facts", "TB-INFO-01", Anchor::Board, |view| {
        in_turn(view, 4) && matches!(step(view), Some(Pending::Act))
    }),
    Lesson::read("ui-dawn-on", "TB-FIN-01", Anchor::Map, |_| true),
];

fn step(view: &View) -> Option<&Pending> {
    view.table.stack.last()
}

fn you(view: &View) -> Option<&Player> {
    view.table.players.get(usize::from(YOU.0))
}

fn in_turn(view: &View, number: u32) -> bool {
    view.table.turn.number == number
}

fn does(action: Action, deed: Deed) -> bool {
    action == Action::Do(Figure::Of(YOU), deed)
}

fn carries(view: &View) -> bool {
    you(view).is_some_and(|you| !you.body.chips.is_empty() && you.body.place == Place::In(Area::Sectors))
}

/// Whether you are asked for cards.
fn contributes(view: &View) -> bool {
    view.table.turn.seat == YOU && matches!(step(view), Some(Pending::Contribute { next: 0, .. }))
}

fn is_blue(view: &View, action: Action) -> bool {
    let Action::Answer(Choice::Card(card, _)) = action else { return false };
    crate::beginning::Scene { rules: &view.rules, state: &view.table }.blue(YOU, card).is_some_and(|value| value >= 4)
}

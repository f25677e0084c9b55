//! The lessons of the first game, in order: what is said, where it points, and what goes on with it.

use super::deal::{BRUNO, YOU};
use crate::{
    deduction::{Action, Choice, Claim, Deduction, Deed, Pending, Scene, View, WeaponKind},
    ui::lessons::{Anchor, Step},
};

/// One lesson.
type Lesson = Step<Deduction>;

/// All lessons.
pub const STEPS: &[Lesson] = &[
    Lesson::read("ui-first-team", "SD-TEAM-01", Anchor::Own, |_| true),
    Lesson::read("ui-first-goal", "SD-WIN-01", Anchor::Own, |_| true),
    Lesson::read("ui-first-board", "SD-TEAM-16", Anchor::Board, |_| true),
    Lesson::act("ui-first-investigate", "SD-ACT-01", Anchor::Answers, |_, action| {
        matches!(action, Action::Announce(Deed::Investigate(BRUNO, _)))
    }),
    Lesson::read("ui-first-seen", "SD-ACT-03", Anchor::Seat(BRUNO), knows_bruno),
    Lesson::read("ui-first-aim", "SD-ACT-12", Anchor::Seat(BRUNO), is_bruno_armed),
    Lesson::act("ui-first-claim", "SD-INFO-01", Anchor::Say, is_true_claim),
    Lesson::read("ui-first-claims", "SD-INFO-01", Anchor::Claims, |view| {
        view.table.said.iter().any(|said| said.by == YOU)
    }),
    Lesson::act("ui-first-draw", "SD-ACT-07", Anchor::Answers, |_, action| action == Action::Announce(Deed::Draw)),
    Lesson::read("ui-first-programs", "SD-PROG-04", Anchor::Programs, |view| programs(view) >= 2),
    Lesson::act("ui-first-pass", "SD-TURN-05", Anchor::Answers, |view, action| {
        is_yours(view) && action == Action::Pass
    }),
    Lesson::act("ui-first-react", "SD-REACT-02", Anchor::Programs, |view, action| !is_yours(view) && is_play(action)),
    Lesson::act("ui-first-hit", "SD-WPN-25", Anchor::Answers, |_, action| matches!(action, Action::Answer(_))),
    Lesson::act("ui-first-play", "SD-PROG-07", Anchor::Programs, |view, action| is_yours(view) && is_play(action)),
    Lesson::act("ui-first-choose", "SD-PROG-02", Anchor::Seat(BRUNO), |_, action| {
        action == Action::Answer(Choice::Seat(BRUNO))
    }),
    Lesson::read("ui-first-revealed", "SD-ID-01", Anchor::Seat(BRUNO), is_bruno_revealed),
    Lesson::act("ui-first-equip", "SD-ACT-04", Anchor::Answers, is_aimed_rifle),
    Lesson::act("ui-first-shoot", "SD-ACT-10", Anchor::Answers, |_, action| {
        action == Action::Announce(Deed::Shoot(None))
    }),
    Lesson::read("ui-first-end", "SD-WIN-07", Anchor::Seat(BRUNO), |view| view.table.over.is_some()),
];

/// Whether you have seen one of his loyalty cards.
fn knows_bruno(view: &View) -> bool {
    let scene = Scene { rules: &view.rules, state: &view.table };
    (0..2).filter_map(|at| scene.loyalty(BRUNO, at)).any(|slot| !slot.kind.is_hidden())
}

fn is_bruno_armed(view: &View) -> bool {
    view.table.players.get(usize::from(BRUNO.0)).is_some_and(|player| player.weapon.is_some())
}

fn is_bruno_revealed(view: &View) -> bool {
    let ids = view.table.players.get(usize::from(BRUNO.0)).map(|player| &player.ids);
    ids.is_some_and(|ids| ids.iter().any(|slot| slot.up)) && view.table.stack.last() == Some(&Pending::Announce)
}

fn programs(view: &View) -> usize {
    view.table.players.get(usize::from(YOU.0)).map_or(0, |player| player.programs.len())
}

/// Whether it is your turn.
fn is_yours(view: &View) -> bool {
    view.table.turn.seat == YOU
}

fn is_play(action: Action) -> bool {
    matches!(action, Action::Play(_))
}

/// That a card of Bruno's was red: both are, so whichever was looked at.
fn is_true_claim(_: &View, action: Action) -> bool {
    matches!(action, Action::Claim(Claim::Saw(BRUNO, _, crate::deduction::Faction::Machine)))
}

fn is_aimed_rifle(_: &View, action: Action) -> bool {
    matches!(action, Action::Announce(Deed::Equip(WeaponKind::Rifle, aim)) if aim.hits(BRUNO))
}

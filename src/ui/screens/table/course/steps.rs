//! The lessons of the first game, in order: what is said, where it points, and what goes on with it.

use super::deal::{BRUNO, YOU};
use crate::{
    deduction::{Action, Choice, Claim, Deed, Pending, Scene, View, WeaponKind},
    ui::lessons::Anchor,
};

/// One lesson.
#[derive(Clone, Copy)]
pub struct Step {
    /// The key of its words.
    pub words: &'static str,
    /// The rule to read on at.
    pub rule: &'static str,
    /// What it speaks of.
    pub anchor: Anchor,
    /// What goes on with the game.
    pub wants: Wants,
}

/// What a lesson waits for.
#[derive(Clone, Copy)]
pub enum Wants {
    /// To be read, once this is so.
    Read(fn(&View) -> bool),
    /// This to be done, once it can be.
    Act(fn(&View, Action) -> bool),
}

const fn read(words: &'static str, rule: &'static str, anchor: Anchor, when: fn(&View) -> bool) -> Step {
    Step { words, rule, anchor, wants: Wants::Read(when) }
}

const fn act(words: &'static str, rule: &'static str, anchor: Anchor, what: fn(&View, Action) -> bool) -> Step {
    Step { words, rule, anchor, wants: Wants::Act(what) }
}

/// All lessons.
pub const STEPS: &[Step] = &[
    read("ui-first-team", "SD-TEAM-01", Anchor::Own, |_| true),
    read("ui-first-goal", "SD-WIN-01", Anchor::Own, |_| true),
    read("ui-first-board", "SD-TEAM-16", Anchor::Board, |_| true),
    act("ui-first-investigate", "SD-ACT-01", Anchor::Answers, |_, action| {
        matches!(action, Action::Announce(Deed::Investigate(BRUNO, _)))
    }),
    read("ui-first-seen", "SD-ACT-03", Anchor::Seat(BRUNO), knows_bruno),
    read("ui-first-aim", "SD-ACT-12", Anchor::Seat(BRUNO), is_bruno_armed),
    act("ui-first-claim", "SD-INFO-01", Anchor::Say, is_true_claim),
    read("ui-first-claims", "SD-INFO-01", Anchor::Claims, |view| view.table.said.iter().any(|said| said.by == YOU)),
    act("ui-first-draw", "SD-ACT-07", Anchor::Answers, |_, action| action == Action::Announce(Deed::Draw)),
    read("ui-first-programs", "SD-PROG-04", Anchor::Programs, |view| programs(view) >= 2),
    act("ui-first-pass", "SD-TURN-05", Anchor::Answers, |view, action| is_yours(view) && action == Action::Pass),
    act("ui-first-react", "SD-REACT-02", Anchor::Programs, |view, action| !is_yours(view) && is_play(action)),
    act("ui-first-hit", "SD-WPN-25", Anchor::Answers, |_, action| matches!(action, Action::Answer(_))),
    act("ui-first-play", "SD-PROG-07", Anchor::Programs, |view, action| is_yours(view) && is_play(action)),
    act("ui-first-choose", "SD-PROG-02", Anchor::Seat(BRUNO), |_, action| {
        action == Action::Answer(Choice::Seat(BRUNO))
    }),
    read("ui-first-revealed", "SD-ID-01", Anchor::Seat(BRUNO), is_bruno_revealed),
    act("ui-first-equip", "SD-ACT-04", Anchor::Answers, is_aimed_rifle),
    act("ui-first-shoot", "SD-ACT-10", Anchor::Answers, |_, action| action == Action::Announce(Deed::Shoot(None))),
    read("ui-first-end", "SD-WIN-07", Anchor::Seat(BRUNO), |view| view.table.over.is_some()),
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

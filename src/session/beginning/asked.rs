//! Which prompts a person's manner lets pass.

use crate::{
    beginning::{Action, Choice, Free, Moment, Pending, View},
    session::table::{Ask, Manner},
};

/// Whether the person who sees this, and may do this, is not asked now: in windows by the manner, elsewhere where there
/// is nothing to choose. In closed-eye steps everybody is asked, whoever has a choice (TB-OPEN-23).
pub(super) fn passes(manner: Manner, view: &View, options: &[Action]) -> bool {
    let Some(step) = view.table.stack.last() else { return false };
    match step {
        Pending::Window(moment, _) => passes_window(manner, view, *moment, options),
        Pending::Closed { .. } | Pending::Act => false,
        _ => manner.ask != Ask::Always && matches!(options, [Action::Answer(Choice::Done)]),
    }
}

fn passes_window(manner: Manner, view: &View, moment: Moment, options: &[Action]) -> bool {
    // The General can resign in the own turn: that alone is no reason to be asked in everybody's.
    let playable = options.iter().any(|option| !matches!(option, Action::Pass | Action::Use(Free::Resign)));
    let own = view.table.turn.seat == view.seat;
    let asked = match manner.ask {
        Ask::Always => true,
        Ask::Playable => playable,
        // Before the cards of a check are shown everybody's cards count; elsewhere the own turn is what concerns.
        Ask::Concerned => playable && (own || moment == Moment::Pooled),
    };
    manner.until_turn && !own || !asked
}

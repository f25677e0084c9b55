//! Which reaction windows a person's manner lets pass.

use crate::{
    deduction::{Action, Deed, Moment, Pending, Target, View},
    engine::Seat,
    session::table::{Ask, Manner},
};

/// Whether the person who sees this, and may do this, is not asked now.
pub(super) fn passes(manner: Manner, view: &View, options: &[Action]) -> bool {
    let Some(Pending::Window(moment, _)) = view.table.stack.last() else { return false };
    if !options.contains(&Action::Pass) {
        return false;
    }
    let playable = options.iter().any(|option| *option != Action::Pass);
    let own = view.table.turn.seat == view.seat;
    let asked = match (manner.ask, moment) {
        (Ask::Always, _) => true,
        // Whoever is active has the action and the end of the turn to play programs.
        (_, Moment::Start | Moment::Announced) if own => false,
        (Ask::Playable, _) => playable,
        (Ask::Concerned, _) => playable && concerns(view, *moment),
    };
    manner.until_turn && !own || !asked
}

/// Whether what happens in a window is about the seat that sees it.
fn concerns(view: &View, moment: Moment) -> bool {
    let (me, table) = (view.seat, &view.table);
    if table.turn.seat == me {
        return true;
    }
    match moment {
        Moment::Announced => table.turn.deed.is_some_and(|deed| is_about(view, deed)),
        Moment::Damage => table.stack.iter().any(|step| matches!(step, Pending::Damage(damage) if damage.whom == me)),
        Moment::Eliminated => table.dying.iter().any(|dying| dying.seat == me) || table.eliminated.contains(&me),
        Moment::Start | Moment::After => false,
    }
}

/// Whether an announced action is about the seat that sees it.
fn is_about(view: &View, deed: Deed) -> bool {
    let me = view.seat;
    let Seat(active) = view.table.turn.seat;
    let weapon = view.table.players.get(usize::from(active)).and_then(|player| player.weapon);
    match deed {
        Deed::Investigate(of, _) => of == me,
        Deed::Equip(_, aim) | Deed::Retarget(aim) => aim.hits(me),
        Deed::Shoot(Some(target)) => target == Target::Seat(me),
        Deed::Shoot(None) | Deed::Mend | Deed::Drop => weapon.is_some_and(|armed| armed.aim.hits(me)),
        Deed::Extra(_, _, whom) => whom == Some(me),
        Deed::Draw | Deed::UseUp(_) => false,
    }
}

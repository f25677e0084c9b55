//! When a person is asked in reaction windows. Every other question is always asked.

use serde::{Deserialize, Serialize};

use crate::{
    deduction::{Action, Deed, Moment, Pending, Target, View},
    engine::Seat,
};

/// In which reaction windows a person is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// In all where the rules ask.
    Always,
    /// Where something can be played.
    #[default]
    Playable,
    /// Where something can be played and what happens concerns the person.
    Concerned,
}

impl Ask {
    /// Every way, most questions first.
    pub const ALL: [Self; 3] = [Self::Always, Self::Playable, Self::Concerned];
}

/// How a person wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Manner {
    /// In which windows.
    pub ask: Ask,
    /// In none at all until the own turn.
    pub until_turn: bool,
}

impl Manner {
    /// Whether it ever lets anything pass.
    pub(super) fn is_busy(self) -> bool {
        self.until_turn || self.ask != Ask::Always
    }

    /// Whether the person who sees this, and may do this, is not asked now.
    pub(super) fn passes(self, view: &View, options: &[Action]) -> bool {
        let Some(Pending::Window(moment, _)) = view.table.stack.last() else { return false };
        if !options.contains(&Action::Pass) || view.table.turn.seat == view.seat && *moment == Moment::After {
            return false;
        }
        let playable = options.iter().any(|option| *option != Action::Pass);
        let asked = match self.ask {
            Ask::Always => true,
            Ask::Playable => playable,
            Ask::Concerned => playable && concerns(view, *moment),
        };
        self.until_turn || !asked
    }
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

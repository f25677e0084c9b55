//! What the chances on a deduction board rest on: cards first, then deeds, then words. All of it is the seat's own
//! knowledge.

use crate::{
    deduction::{Aim, Deed, Past, Said, Target, View, bots::beliefs},
    engine::Seat,
};

/// The chances of all seats as they grow: by seat, in the order of `Team::ALL`.
#[derive(Clone, Debug, PartialEq)]
pub struct Reasons {
    /// From cards alone, and from what checks told.
    pub cards: Vec<[f32; 5]>,
    /// With what everybody did.
    pub deeds: Vec<[f32; 5]>,
    /// With what everybody said: what the board shows.
    pub words: Vec<[f32; 5]>,
}

/// How a chance came about: what each sort of knowledge adds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sum {
    /// The chance from cards alone.
    pub cards: f32,
    /// What deeds add to it, or take away.
    pub deeds: f32,
    /// What words add to it, or take away.
    pub words: f32,
}

impl Reasons {
    /// What the beliefs of a view rest on. Takes a while: not within a frame.
    pub fn of(view: &View) -> Self {
        let words = beliefs(view).seats;
        let mut silent = view.clone();
        silent.table.said.clear();
        let deeds = beliefs(&silent).seats;
        silent.table.past.clear();
        Self { cards: beliefs(&silent).seats, deeds, words }
    }

    /// How the chance of a team came about; `team` is its place in `Team::ALL`.
    pub fn sum(&self, seat: Seat, team: usize) -> Option<Sum> {
        let of = |list: &[[f32; 5]]| list.get(usize::from(seat.0)).and_then(|row| row.get(team)).copied();
        let (cards, deeds, words) = (of(&self.cards)?, of(&self.deeds)?, of(&self.words)?);
        Some(Sum { cards, deeds: deeds - cards, words: words - deeds })
    }
}

/// Something a player did with a weapon in the open, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// In which turn.
    pub turn: u32,
    /// What.
    pub kind: ActKind,
    /// Whom it met.
    pub whom: Seat,
}

/// What is done with weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// Shot at somebody.
    Shot,
    /// Aimed at somebody.
    Aimed,
    /// Healed somebody.
    Healed,
}

/// What a player did with weapons, newest first.
pub fn acts(view: &View, by: Seat) -> Vec<Act> {
    let of = |past: &Past| {
        let kind = match past.deed {
            Deed::Shoot(_) => ActKind::Shot,
            Deed::Equip(..) | Deed::Retarget(_) => ActKind::Aimed,
            Deed::Mend => ActKind::Healed,
            _ => return Vec::new(),
        };
        seats(past.aim).map(|whom| Act { turn: past.turn, kind, whom }).collect()
    };
    view.table.past.iter().rev().filter(|past| past.by == by).flat_map(of).collect()
}

fn seats(aim: Aim) -> impl Iterator<Item = Seat> {
    aim.targets().filter_map(|target| match target {
        Target::Seat(seat) => Some(seat),
        Target::Boss(_) => None,
    })
}

/// Whether something said is about a player, or by that player.
pub fn concerns(said: &Said, seat: Seat) -> bool {
    use crate::deduction::Claim;
    let about = match said.claim {
        Claim::Team(_) => None,
        Claim::Saw(of, ..)
        | Claim::WillShoot(of)
        | Claim::Shoot(of)
        | Claim::Spare(of)
        | Claim::Accuse(of, _)
        | Claim::Vouch(of)
        | Claim::Ask(of) => Some(of),
    };
    said.by == seat || about == Some(seat)
}

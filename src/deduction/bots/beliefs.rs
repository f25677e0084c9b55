//! What a seat may think of everybody's team.

use serde::Serialize;

use super::{
    count::count,
    evidence::{Attention, Evidence, MOST},
    unseen::Unseen,
    walk::Walk,
};
use crate::{
    deduction::{Team, View},
    engine::{Dice, Seat},
};

/// How many steps per unseen card a walk takes before its worlds count, and how many of them then count: more where words
/// are weighed too, since deals are then seldom counted.
const WARM_UP: usize = 15;
const STEPS: usize = 60;
const STEPS_LISTENING: usize = 240;

/// How likely each seat is of each team, as one seat may think.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Beliefs {
    /// By seat, the probability of each team in the order of [`Team::ALL`].
    pub seats: Vec<[f32; 5]>,
}

impl Beliefs {
    /// How likely the seat is of this team.
    pub fn of(&self, seat: Seat, team: Team) -> f32 {
        self.seats.get(usize::from(seat.0)).and_then(|row| row.get(team as usize)).copied().unwrap_or(0.0)
    }

    /// The likeliest team of a seat, and how likely it is.
    pub fn likeliest(&self, seat: Seat) -> (Team, f32) {
        let best = Team::ALL.map(|team| (team, self.of(seat, team)));
        best.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((Team::Outlaw, 0.0))
    }

    /// How far from certain the seat's team is: 0 where it is known.
    pub fn doubt(&self, seat: Seat) -> f32 {
        1.0 - self.likeliest(seat).1
    }
}

/// What the seat of this view may think, from all it has seen and heard. The same view gives the same beliefs.
pub fn beliefs(view: &View) -> Beliefs {
    think(view, Attention::Everything)
}

/// Beliefs: counted where the deals are few, otherwise walked.
pub(super) fn think(view: &View, attention: Attention) -> Beliefs {
    // While cards are still chosen there is nothing to reckon with.
    if !view.table.draft.is_empty() {
        return glance(view);
    }
    let mut dice = dice(view);
    let deal = Unseen::of(view, &mut dice);
    let evidence = Evidence::of(view, &deal, attention);
    count(&deal, &evidence).unwrap_or_else(|| stroll(&mut Walk::new(deal, evidence, dice), attention))
}

/// Beliefs, and the walk they came from, standing at a likely world.
pub(super) fn walk(view: &View, attention: Attention) -> (Beliefs, Walk) {
    let mut dice = dice(view);
    let deal = Unseen::of(view, &mut dice);
    let evidence = Evidence::of(view, &deal, attention);
    let counted = count(&deal, &evidence);
    let mut walk = Walk::new(deal, evidence, dice);
    let walked = stroll(&mut walk, attention);
    (counted.unwrap_or(walked), walk)
}

/// The same chance for the same view.
fn dice(view: &View) -> Dice {
    Dice::new(u64::from(view.table.turn.number) * 64 + u64::from(view.seat.0) + 1)
}

/// How often everybody is of each team on a walk.
fn stroll(walk: &mut Walk, attention: Attention) -> Beliefs {
    let per_card = if attention == Attention::Everything { STEPS_LISTENING } else { STEPS };
    let unseen = walk.unseen().max(1);
    let mut counts = [[0u32; 5]; MOST];
    (0..WARM_UP * unseen).for_each(|_| walk.step());
    let steps = if walk.unseen() == 0 { 1 } else { per_card * unseen };
    for _ in 0..steps {
        walk.step();
        for (count, &team) in counts.iter_mut().zip(walk.teams()) {
            count.get_mut(team as usize).into_iter().for_each(|count| *count += 1);
        }
    }
    let share = |row: [u32; 5]| row.map(|count| count as f32 / steps as f32);
    Beliefs { seats: counts.into_iter().take(walk.seats()).map(share).collect() }
}

/// What can be thought at first sight: the colours of the cards one knows, and nothing counted.
pub(super) fn glance(view: &View) -> Beliefs {
    let scene = crate::deduction::Scene { rules: &view.rules, state: &view.table };
    let library = view.rules.library();
    let row = |at: u8| {
        let seat = Seat(at);
        if seat == view.seat {
            return Team::ALL.map(|team| if team == scene.team(seat) { 1.0 } else { 0.0 });
        }
        let mut odds = [0.4f32, 0.35, 0.25];
        let id = scene.id_of(seat).map(|card| (card.faction, 1));
        let loyalty = (0..scene.loyalty_count(seat)).filter_map(|spot| scene.loyalty(seat, spot));
        let loyalty = loyalty.filter_map(|slot| library.loyalty_card(slot.kind));
        let cards = loyalty.filter_map(|card| Some((card.faction?, card.counts))).chain(id);
        for (faction, counts) in cards {
            odds.get_mut(faction as usize).into_iter().for_each(|odds| *odds *= 2.0 + 2.0 * f32::from(counts));
        }
        let sum: f32 = odds.iter().sum();
        let [human, machine, outlaw] = odds.map(|odds| odds / sum);
        [human, machine, outlaw, 0.0, 0.0]
    };
    Beliefs { seats: (0..scene.seats()).map(row).collect() }
}

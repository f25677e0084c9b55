//! What others may be after: chances of objectives by what everybody saw them do (TB-INFO-02, TB-OBJ).

use smallvec::SmallVec;

use super::evidence::Attention;
use crate::{
    beginning::{Badge, Deed, Goal, ObjectiveNo, Past, Scene},
    engine::Seat,
};

/// How much one act more than others do speaks for an objective, and how many acts are heard at most.
const PULL: f32 = 0.45;
const HEARD: f32 = 4.0;

/// What everybody may be after.
pub(super) struct Pursuits {
    /// How likely every seat has each objective, as one seat may think: by seat, in the order of the cards.
    pub likely: Vec<Vec<f32>>,
    /// How likely the others may think that this seat has each objective.
    pub noticed: Vec<f32>,
}

/// What one seat may think everybody is after, and what they may think of it.
pub(super) fn pursuits(scene: Scene<'_>, me: Seat, attention: Attention) -> Pursuits {
    let seen = scene.all().filter_map(|seat| scene.player(seat)).flat_map(|player| &player.objectives);
    let known: SmallVec<[ObjectiveNo; 8]> = seen.filter_map(|slot| slot.kind).collect();
    let errands = Errands::of(scene);
    let goals = &scene.rules.library().objectives;
    let acts = |seat: Seat| -> Vec<f32> { goals.iter().map(|card| errands.acts(scene, seat, card.goal)).collect() };
    let acts: SmallVec<[Vec<f32>; 6]> = scene.all().map(acts).collect();
    let others = f32::from(scene.seats().saturating_sub(1).max(1));
    // By how much a seat is ahead of what the others do for an objective on average.
    let ahead = |own: f32, at: usize| {
        let all: f32 = acts.iter().filter_map(|row| row.get(at)).sum();
        own - (all - own) / others
    };
    let weigh = |(at, own): (usize, &f32)| match attention {
        Attention::Glance => 1.0,
        Attention::Acts | Attention::Everything => (PULL * ahead(*own, at).clamp(-HEARD, HEARD)).exp(),
    };
    let unseen = |(at, own): (usize, &f32)| {
        if known.iter().any(|no| no.at() == at) { 0.0 } else { weigh((at, own)) }
    };
    let rows = scene.all().zip(&acts);
    let likely = rows.map(|(seat, own)| settled(scene, seat, own.iter().enumerate().map(unseen).collect())).collect();
    let mut noticed: Vec<f32> = acts.get(usize::from(me.0)).into_iter().flatten().enumerate().map(weigh).collect();
    let sum = noticed.iter().sum::<f32>().max(f32::EPSILON);
    for chance in &mut noticed {
        *chance /= sum;
    }
    Pursuits { likely, noticed }
}

/// Weights as chances for the objectives of a seat that are not seen; those seen are certain.
fn settled(scene: Scene<'_>, seat: Seat, mut row: Vec<f32>) -> Vec<f32> {
    let slots = scene.player(seat).map_or(&[][..], |player| &player.objectives);
    let hidden = slots.iter().filter(|slot| slot.kind.is_none()).count() as f32;
    let sum = row.iter().sum::<f32>().max(f32::EPSILON);
    for chance in &mut row {
        *chance = (hidden * *chance / sum).min(1.0);
    }
    for no in slots.iter().filter_map(|slot| slot.kind) {
        row.get_mut(no.at()).into_iter().for_each(|chance| *chance = 1.0);
    }
    row
}

/// How likely a seat has an objective of this kind.
pub(super) fn wanted(pursuits: &[Vec<f32>], scene: Scene<'_>, seat: Seat, asked: impl Fn(Goal) -> bool) -> f32 {
    let row = pursuits.get(usize::from(seat.0)).into_iter().flatten();
    let of_kind = row.zip(&scene.rules.library().objectives).filter(|(_, card)| asked(card.goal));
    of_kind.map(|(chance, _)| chance).sum::<f32>().min(1.0)
}

/// How often every seat did what only the past tells of.
#[derive(Clone, Copy, Default)]
struct Errand {
    elections: f32,
    treatments: f32,
    recons: f32,
    motions: f32,
    weapons: f32,
}

struct Errands([Errand; 6]);

impl Errands {
    fn of(scene: Scene<'_>) -> Self {
        let mut all = [Errand::default(); 6];
        for past in &scene.state.past {
            let Past::Did(seat, deed) = past else { continue };
            let Some(own) = all.get_mut(usize::from(seat.0)) else { continue };
            match deed {
                Deed::Elect => own.elections += 1.0,
                Deed::Treat | Deed::Clinic => own.treatments += 1.0,
                Deed::BuyRecon => own.recons += 1.0,
                Deed::Censure(_) => own.motions += 1.0,
                Deed::BuyWeapon(_) => own.weapons += 1.0,
                _ => {}
            }
        }
        Self(all)
    }

    /// How much a seat did for a goal in everybody's sight.
    fn acts(&self, scene: Scene<'_>, seat: Seat, goal: Goal) -> f32 {
        let Some(player) = scene.player(seat) else { return 0.0 };
        let did = self.0.get(usize::from(seat.0)).copied().unwrap_or_default();
        let levels = |least: u8| player.skills.iter().filter(|progress| progress.level >= least).count() as f32;
        match goal {
            Goal::NonBlue(_) => 0.0,
            Goal::Brought(_) => player.record.brought.into(),
            Goal::Boosts(_) => 0.5 * (levels(1) + levels(2)),
            Goal::SecondBoosts(_) => levels(2),
            Goal::Eliminated(_) => player.record.eliminated.into(),
            Goal::Badge(Badge::Leader) => did.elections,
            Goal::Badge(Badge::General) => 0.5 * did.elections,
            Goal::Unhurt => did.treatments,
            Goal::Hand(_) => 0.3 * player.hand.len() as f32,
            Goal::Programs(_) => player.programs.len() as f32,
            Goal::Recon => did.recons,
            Goal::Dropped(_) => player.record.dropped.into(),
            Goal::CityActions(_) => player.record.city.count_ones() as f32,
            Goal::Censure => did.motions,
            Goal::Equipped => did.weapons,
        }
    }
}

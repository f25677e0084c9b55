//! What a seat may think of everybody's faction.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    evidence::{Attention, Evidence},
    pursuits::{Pursuits, pursuits, wanted},
};
use crate::{
    beginning::{Era, Faction, Goal, ObjectiveNo, Scene, View},
    engine::Seat,
};

/// How likely a lone Machine converts somebody, and Legion infects where it may (TB-MACH-10, TB-MACH-12).
const CONVERTS: f32 = 0.9;
const INFECTS: f32 = 0.9;

/// A chance for each faction, in the order of [`Faction::PLAYED`].
pub(super) type Chances = [f32; 4];

/// How likely each seat is of each faction and has each objective, as one seat may think.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Beliefs {
    /// By seat, the chance of each faction in the order of [`Faction::PLAYED`].
    pub seats: Vec<[f32; 4]>,
    /// By seat, the chance of each objective in the order of the cards; nothing where nobody thought about it.
    pub objectives: Vec<Vec<f32>>,
    /// How likely the others may think that the seat itself has each objective.
    #[serde(skip)]
    pub(super) noticed: Vec<f32>,
}

impl Beliefs {
    /// How likely the seat is of this faction.
    pub fn of(&self, seat: Seat, faction: Faction) -> f32 {
        self.seats.get(usize::from(seat.0)).and_then(|row| row.get(faction as usize)).copied().unwrap_or(0.0)
    }

    /// The likeliest faction of a seat, and how likely it is.
    pub fn likeliest(&self, seat: Seat) -> (Faction, f32) {
        let best = Faction::PLAYED.map(|faction| (faction, self.of(seat, faction)));
        best.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((Faction::Human, 0.0))
    }

    /// The likeliest objective of a seat, and how likely it is.
    pub fn pursuit(&self, seat: Seat) -> Option<(ObjectiveNo, f32)> {
        let row = self.objectives.get(usize::from(seat.0))?;
        (0..).map(ObjectiveNo).zip(row.iter().copied()).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// How likely a seat is after something of this kind.
    pub(super) fn wants(&self, scene: Scene<'_>, seat: Seat, asked: impl Fn(Goal) -> bool) -> f32 {
        wanted(&self.objectives, scene, seat, asked)
    }

    /// How likely somebody is of this faction, at most 1.
    pub fn present(&self, faction: Faction) -> f32 {
        let none: f32 = self.seats.iter().map(|row| 1.0 - row.get(faction as usize).copied().unwrap_or(0.0)).product();
        1.0 - none
    }

    /// What is so: for worlds that are imagined whole.
    pub(super) fn certain(scene: Scene<'_>) -> Self {
        let row = |seat: Seat| certainly(scene.faction(seat).unwrap_or(Faction::Human));
        Self { seats: scene.all().map(row).collect(), objectives: Vec::new(), noticed: Vec::new() }
    }
}

fn certainly(faction: Faction) -> Chances {
    Faction::PLAYED.map(|other| f32::from(u8::from(other == faction)))
}

/// What the seat of this view may think, from all it has seen and heard. The same view gives the same beliefs.
pub fn beliefs(view: &View) -> Beliefs {
    think(view, Attention::Everything)
}

/// Beliefs: every deal of loyalties that fits what the seat knows, weighed by what it has seen.
pub(super) fn think(view: &View, attention: Attention) -> Beliefs {
    let scene = Scene { rules: &view.rules, state: &view.table };
    let Pursuits { likely: objectives, noticed } = pursuits(scene, view.seat, attention);
    let evidence = Evidence::of(scene, Some(view.seat), attention, &objectives);
    let mut deals = Deals { scene, me: view.seat, evidence: &evidence, sums: [[0.0; 4]; 6], all: 0.0 };
    if let Some(recipe) = scene.rules.library().recipes.iter().find(|recipe| recipe.seats == scene.seats()) {
        let random = usize::from(recipe.random);
        for picked in 0..1u32 << recipe.from.len().min(8) {
            if picked.count_ones() as usize == random {
                let from = recipe.from.iter().enumerate().filter(|(at, _)| picked & (1 << at) != 0);
                let stack = recipe.always.iter().chain(from.map(|(_, faction)| faction));
                let mut left = [0u8; 4];
                for faction in stack {
                    left.get_mut(*faction as usize).into_iter().for_each(|count| *count += 1);
                }
                deals.deal(&mut SmallVec::new(), left, 1.0);
            }
        }
    }
    let mut beliefs = Beliefs { seats: deals.chances(), objectives, noticed };
    turned(scene, view.seat, &mut beliefs);
    beliefs
}

/// All deals of one stack, gone through seat by seat.
struct Deals<'a> {
    scene: Scene<'a>,
    me: Seat,
    evidence: &'a Evidence,
    sums: [Chances; 6],
    all: f32,
}

impl Deals<'_> {
    fn deal(&mut self, dealt: &mut SmallVec<[usize; 6]>, left: [u8; 4], weight: f32) {
        let seat = Seat(dealt.len() as u8);
        if seat.0 == self.scene.seats() {
            self.all += weight;
            for (sums, &faction) in self.sums.iter_mut().zip(dealt.iter()) {
                sums.get_mut(faction).into_iter().for_each(|sum| *sum += weight);
            }
            return;
        }
        for (at, faction) in Faction::PLAYED.into_iter().enumerate() {
            let count = left.get(at).copied().unwrap_or(0);
            if count == 0 || !self.may_be(seat, faction) {
                continue;
            }
            let mut rest = left;
            rest.get_mut(at).into_iter().for_each(|count| *count -= 1);
            dealt.push(at);
            self.deal(dealt, rest, weight * f32::from(count) * self.evidence.weight(seat, faction));
            dealt.pop();
        }
    }

    /// Whether a dealt faction agrees with what the seat knows for certain.
    fn may_be(&self, seat: Seat, faction: Faction) -> bool {
        let slot = self.scene.player(seat).and_then(|player| player.dealt.first());
        let known = slot.and_then(|slot| slot.kind);
        let told = self.scene.state.told.iter().find(|told| told.of == seat && told.to == self.me);
        let turned = self.scene.player(seat).is_some_and(|player| player.turned.is_some());
        known.is_none_or(|known| known == faction) && (turned || told.is_none_or(|told| told.faction == faction))
    }

    fn chances(&self) -> Vec<Chances> {
        let row = |sums: &Chances| {
            if self.all > 0.0 { sums.map(|sum| sum / self.all) } else { [0.25; 4] }
        };
        self.sums.iter().take(usize::from(self.scene.seats())).map(row).collect()
    }
}

/// Who may have changed sides in the Machine Phase, and who certainly has (TB-LOY-06).
fn turned(scene: Scene<'_>, me: Seat, beliefs: &mut Beliefs) {
    let changes = scene.state.era == Era::Machine && scene.rules.many();
    let before = beliefs.clone();
    for seat in scene.all() {
        let Some(row) = beliefs.seats.get_mut(usize::from(seat.0)) else { continue };
        let known = scene.player(seat).and_then(|player| player.turned).and_then(|turned| turned.to);
        match known {
            Some(Faction::Machine) if seat != me => {
                *row = infected(certainly(Faction::Machine), &before, me, scene);
            }
            Some(faction) => *row = certainly(faction),
            None if changes && seat != me => *row = drifted(&before, seat, me, scene),
            None => {}
        }
    }
}

/// A row after steps that may have turned the player.
fn drifted(before: &Beliefs, seat: Seat, me: Seat, scene: Scene<'_>) -> Chances {
    let [human, machine, fallen, legion] = Faction::PLAYED.map(|faction| before.of(seat, faction));
    let humans: f32 = scene.all().map(|other| before.of(other, Faction::Human)).sum::<f32>().max(1.0);
    // Whoever would have done it knows that it was not done to this player.
    let own = scene.faction(me) == Some(Faction::Machine);
    let converted = if own { 0.0 } else { human * CONVERTS * 0.6 / humans };
    infected([human - converted, machine + converted, fallen, legion], before, me, scene)
}

/// A row after Legion may have infected the player, whatever it was: a Machine's new ally too (TB-MACH-14, TB-BOT-05).
fn infected([human, machine, fallen, legion]: Chances, before: &Beliefs, me: Seat, scene: Scene<'_>) -> Chances {
    let own = scene.faction(me) == Some(Faction::Legion);
    let weak = scene.state.bars.security <= 2 || scene.state.bars.threat >= 2;
    let likely = if own || !weak { 0.0 } else { INFECTS * before.present(Faction::Legion) };
    let infects = likely / f32::from(scene.seats().saturating_sub(1).max(1));
    let stays = 1.0 - infects;
    [human * stays, machine * stays, fallen * stays, legion + (1.0 - legion) * infects]
}

//! What acts, chips and words say about factions: a weight for every seat and faction.

use super::{beliefs::Chances, colours::Colours, pursuits::wanted};
use crate::{
    beginning::{Amount, Bar, Claim, Colour, Deed, Effect, EventKind, EventNo, Faction, Goal, Past, Scene},
    engine::Seat,
};

/// How much of the table a bot takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attention {
    /// Only the cards it has seen.
    Glance,
    /// What everybody did.
    Acts,
    /// What everybody did and said.
    Everything,
}

/// No weight falls below or rises above this, however much is seen.
const DOUBT: f32 = 0.02;
/// Cards that hurt a check by chance: two unseen ones, a third of them red.
const BY_CHANCE: f32 = 0.75;

/// How well each faction explains what each seat did.
pub(super) struct Evidence {
    rows: [Chances; 6],
    excuses: [Excuses; 6],
}

/// How likely an objective explains what a seat does, whatever its faction: fights, drops and visits to the City.
#[derive(Clone, Copy, Default)]
struct Excuses {
    fights: f32,
    drops: f32,
    city: f32,
}

impl Evidence {
    /// Takes in what one seat has seen of the others; without a judge what the whole table has seen of everybody.
    pub fn of(scene: Scene<'_>, judge: Option<Seat>, attention: Attention, objectives: &[Vec<f32>]) -> Self {
        let excuse = |seat: u8| {
            let likely = |asked: &dyn Fn(Goal) -> bool| wanted(objectives, scene, Seat(seat), asked);
            Excuses {
                fights: likely(&|goal| matches!(goal, Goal::Eliminated(_))),
                drops: likely(&|goal| matches!(goal, Goal::Dropped(_))),
                city: likely(&|goal| matches!(goal, Goal::CityActions(_) | Goal::Hand(_))),
            }
        };
        let mut evidence = Self { rows: [[1.0; 4]; 6], excuses: std::array::from_fn(|seat| excuse(seat as u8)) };
        if attention != Attention::Glance {
            for past in &scene.state.past {
                evidence.saw(scene, judge, *past);
            }
            evidence.first_tier(scene, judge);
            evidence.junkyard(scene, judge);
        }
        if attention == Attention::Everything {
            evidence.words(scene, judge);
        }
        evidence
    }

    /// How well a faction explains a seat.
    pub fn weight(&self, seat: Seat, faction: Faction) -> f32 {
        let row = self.rows.get(usize::from(seat.0));
        row.and_then(|row| row.get(faction as usize)).copied().unwrap_or(1.0).clamp(DOUBT, 1.0 / DOUBT)
    }

    /// How likely a seat is no Human where so large a share of all players is none, by what was seen of it.
    pub fn guilt(&self, seat: Seat, usual: f32) -> f32 {
        let hidden = [Faction::Machine, Faction::Fallen, Faction::Legion].map(|faction| self.weight(seat, faction));
        let guilty = usual * hidden.iter().sum::<f32>() / 3.0;
        guilty / (guilty + (1.0 - usual) * self.weight(seat, Faction::Human))
    }

    /// Something counts so much more for Human, Machine, Fallen and Legion.
    fn count(&mut self, seat: Seat, by: Chances) {
        let row = self.rows.get_mut(usize::from(seat.0)).into_iter().flatten();
        row.zip(by).for_each(|(weight, by)| *weight *= by);
    }

    fn saw(&mut self, scene: Scene<'_>, judge: Option<Seat>, past: Past) {
        match past {
            Past::Checked { gave, hurt, event, .. } => self.check(scene, judge, event, gave, hurt),
            Past::Decided { by, event, upper } => self.decision(scene, by, event, upper),
            Past::Voted { by, whom, yes, .. } if by != whom => {
                // Whoever votes for somebody's detention is seldom of the same kind.
                for seat in yes.iter() {
                    self.count(seat, [1.05, 1.0, 1.0, 1.0]);
                }
            }
            Past::Did(seat, deed) => {
                let excuses = self.excuses.get(usize::from(seat.0)).copied().unwrap_or_default();
                let pardoned = match deed {
                    Deed::Attack(_) => excuses.fights,
                    Deed::Resource => excuses.city,
                    _ => 0.0,
                };
                self.count(seat, damped(deed_says(scene, deed), pardoned));
            }
            Past::Program(seat, no) => {
                let effects = scene.rules.library().program(no).map_or(&[][..], |card| &card.effects);
                self.count(seat, effects_say(effects));
            }
            _ => {}
        }
    }

    /// More cards hurt a check than chance puts in: whoever put cards in is suspect, by how many (TB-BOT-04).
    fn check(&mut self, scene: Scene<'_>, judge: Option<Seat>, event: EventNo, gave: [u8; 6], hurt: u8) {
        let own = judge.and_then(|judge| gave.get(usize::from(judge.0))).copied().unwrap_or(0);
        let others: u8 = gave.iter().sum::<u8>().saturating_sub(own);
        let surplus = (f32::from(hurt) - BY_CHANCE).max(0.0);
        let spoils = spoiled_by(scene, event);
        for (seat, cards) in scene.all().zip(gave).filter(|(seat, _)| Some(*seat) != judge) {
            if cards == 0 {
                self.count(seat, [0.92, 1.0, 1.0, 1.0]);
            } else if others > 0 {
                let share = f32::from(cards) / f32::from(others);
                let guilt = 0.9 * surplus * share;
                let clean = if surplus == 0.0 { 0.96 } else { 1.0 };
                self.count(
                    seat,
                    spoils.map(|spoils| if spoils { (1.0 + guilt) * clean } else { 1.0 - 0.25 * guilt.min(2.0) }),
                );
            }
        }
    }

    /// A choice between two halves says whom the chosen one suits.
    fn decision(&mut self, scene: Scene<'_>, by: Seat, event: EventNo, upper: bool) {
        let Some(EventKind::Decision { a, b, .. }) = scene.rules.library().event(event).map(|card| &card.kind) else {
            return;
        };
        let (taken, left) = if upper { (a, b) } else { (b, a) };
        let taken = effects_say(&taken.effects);
        let left = effects_say(&left.effects);
        let says = std::array::from_fn(|at| {
            let of = |row: &Chances| row.get(at).copied().unwrap_or(1.0);
            (of(&taken) / of(&left)).sqrt()
        });
        self.count(by, says);
    }

    /// Tier 1 lies open: who brought those three is known, who brought which is not (TB-HUM-03).
    fn first_tier(&mut self, scene: Scene<'_>, judge: Option<Seat>) {
        let first = |past: &Past| if let Past::Placed { by, .. } = past { Some(*by) } else { None };
        let placers = scene.state.past.iter().filter_map(first).take(3);
        let lowest = scene.state.network.iter().filter_map(|column| column.first());
        let open = lowest
            .filter(|chip| chip.up && !judge.is_some_and(|judge| chip.seen.contains(judge)))
            .filter_map(|chip| chip.colour);
        let mut counts = [0.0f32; 3];
        open.for_each(|colour| counts.get_mut(colour as usize).into_iter().for_each(|count| *count += 1.0));
        let others: smallvec::SmallVec<[Seat; 3]> = placers.filter(|by| Some(*by) != judge).collect();
        let known: f32 = counts.iter().sum();
        if known == 0.0 {
            return;
        }
        let [blue, red, purple] = counts.map(|count| count / known);
        for by in others {
            self.count(by, [0.45 + 0.9 * blue, 0.6 + 0.9 * red, 0.8 + 0.5 * purple, 1.0]);
        }
    }

    /// Chips dropped in the Junkyard, and what the seat has seen of them (TB-INFO-06, TB-BOT-06).
    fn junkyard(&mut self, scene: Scene<'_>, judge: Option<Seat>) {
        let colours = Colours::of(scene);
        for junk in &scene.state.junkyard {
            let (Some(chip), Some(by)) = (junk.chip, junk.by.filter(|by| Some(*by) != judge)) else { continue };
            let [blue, red, purple] = colours.odds(chip);
            let says = if chip.colour.is_some() && (chip.up || judge.is_some()) {
                [0.5 * blue + 1.3 * red + 0.7 * purple, 1.3 * blue + 0.5 * red + 0.9 * purple, 0.7 + 1.8 * purple, 1.0]
            } else {
                [0.97, 1.0, 1.12, 1.0]
            };
            let pardoned = self.excuses.get(usize::from(by.0)).map_or(0.0, |excuses| excuses.drops);
            self.count(by, damped(says, pardoned));
        }
    }

    /// What was announced against what was given, and who spoke for or against whom (TB-INFO-09, TB-OPEN-24).
    fn words(&mut self, scene: Scene<'_>, judge: Option<Seat>) {
        for said in scene.state.said.iter().filter(|said| Some(said.by) != judge) {
            if let Claim::Give(amount) = said.claim {
                let gave = scene.state.past.iter().find_map(|past| match past {
                    Past::Checked { turn, gave, .. } if *turn == said.turn => gave.get(usize::from(said.by.0)).copied(),
                    _ => None,
                });
                let lied = match (amount, gave) {
                    (Amount::Lot, Some(gave)) => gave < 2,
                    (Amount::Nothing, Some(gave)) => gave > 0,
                    _ => false,
                };
                self.count(said.by, if lied { [0.85, 1.1, 1.1, 1.1] } else { [1.0; 4] });
            }
            if let Claim::Accuse(whom, faction) = said.claim
                && Some(whom) != judge
            {
                let mut says = [0.99; 4];
                says.get_mut(faction as usize).into_iter().for_each(|weight| *weight = 1.03);
                self.count(whom, says);
            }
        }
    }
}

/// What is left of a hint that an objective may explain as well.
fn damped(says: Chances, pardoned: f32) -> Chances {
    says.map(|says| says + (1.0 - says) * pardoned)
}

/// What an action says: whose ends it serves.
fn deed_says(scene: Scene<'_>, deed: Deed) -> Chances {
    match deed {
        Deed::Resource if scene.state.bars.resource <= 8 => [0.95, 1.1, 1.0, 1.0],
        Deed::Nexus => [1.05, 0.9, 1.0, 1.0],
        Deed::Attack(_) => [1.02, 1.0, 1.0, 0.93],
        Deed::JunkRemove => [1.05, 1.05, 0.8, 1.05],
        Deed::Place => [1.03, 1.0, 0.97, 0.97],
        _ => [1.0; 4],
    }
}

/// Whether a faction gains by a check that fails.
fn spoiled_by(scene: Scene<'_>, event: EventNo) -> [bool; 4] {
    let Some(EventKind::Check { success, failure, .. }) = scene.rules.library().event(event).map(|card| &card.kind)
    else {
        return [false; 4];
    };
    let (good, bad) = (effects_say(&success.effects), effects_say(&failure.effects));
    std::array::from_fn(|at| {
        let of = |row: &Chances| row.get(at).copied().unwrap_or(1.0);
        at > 0 && of(&bad) >= of(&good)
    })
}

/// What it says to have chosen these effects, bar by bar.
fn effects_say(effects: &[Effect]) -> Chances {
    let mut says = [1.0f32; 4];
    for effect in effects {
        let Effect::Bar(bar, by) = effect else { continue };
        let by = f32::from(*by);
        let turn: Chances = match bar {
            Bar::Resource | Bar::Apex => [0.1, -0.2, 0.0, 0.0],
            Bar::Deus => [-0.1, 0.25, 0.0, 0.0],
            Bar::Security => [0.1, 0.0, 0.0, -0.3],
            Bar::Threat => [-0.1, 0.0, 0.0, 0.3],
            Bar::Morale | Bar::Riot => [0.0; 4],
        };
        says.iter_mut().zip(turn).for_each(|(weight, turn)| *weight *= (by * turn).exp());
    }
    says
}

/// The colour a faction brings in where it may choose (TB-BOT-01, TB-BOT-04).
pub(super) fn favours(faction: Faction, colour: Colour) -> f32 {
    match (faction, colour) {
        (Faction::Human, Colour::Blue) | (Faction::Machine, Colour::Red) => 1.7,
        (Faction::Human | Faction::Machine, _) => 0.55,
        (Faction::Fallen, Colour::Purple) => 1.2,
        _ => 1.0,
    }
}

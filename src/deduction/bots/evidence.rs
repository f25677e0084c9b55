//! What behaviour and talk say about teams: who shoots at whom, who accuses whom, whose word came true.

use super::{
    habits::{Act, Stage, alone, towards},
    unseen::{Place, Unseen},
};
use crate::{
    deduction::{Claim, Deed, Face, Faction, Past, Said, Scene, Spot, Target, Team, View},
    engine::Seat,
};

/// The most seats a table has.
pub(super) const MOST: usize = 16;

/// What words against somebody count, of the act itself.
const WORDS: f32 = 0.35;
/// How much a claim about a card or a team weighs that was made by somebody whose word was never tried.
const CLAIMED: f32 = 0.7;
/// The most and the least that one seat's acts towards another come to.
const MOST_FELT: f32 = 3.0;
/// How unlikely a world is in which the game would be over.
const OVER: f32 = 5.0;

/// How much of what can be heard and seen a mind makes use of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attention {
    /// Cards and acts.
    Acts,
    /// Cards, acts and words.
    Everything,
}

/// A claim that says what a card or a team is.
#[derive(Clone, Copy, Debug)]
struct Statement {
    /// Who said it.
    by: usize,
    /// What.
    what: Stated,
    /// How much it weighs.
    weight: f32,
}

/// What was said.
#[derive(Clone, Copy, Debug)]
enum Stated {
    /// The colour of an unseen card, by its place in the deal.
    Card(usize, Faction),
    /// The team of a seat.
    Team(usize, Team),
}

/// What one seat did towards another.
#[derive(Clone, Copy, Debug)]
struct Towards {
    by: usize,
    whom: usize,
    /// What speaks for each team of the one for each of the other.
    odds: [[f32; 5]; 5],
}

/// All that acts and words come to.
#[derive(Clone, Debug)]
pub(super) struct Evidence {
    towards: Vec<Towards>,
    /// What speaks for each team of a seat.
    alone: [[f32; 5]; MOST],
    /// What was said about cards and teams.
    stated: Vec<Statement>,
    /// Who lives, and who was eliminated last.
    living: [bool; MOST],
    last: Option<usize>,
    seats: usize,
}

impl Evidence {
    /// Everything there is for a seat to weigh about a deal.
    pub fn of(view: &View, deal: &Unseen, attention: Attention) -> Self {
        let seats = view.table.players.len().min(MOST);
        let mut living = [false; MOST];
        for (lives, player) in living.iter_mut().zip(&view.table.players) {
            *lives = player.hp > 0;
        }
        let last = view.table.eliminated.last().map(|seat| usize::from(seat.0));
        let mut found = Self { towards: Vec::new(), alone: [[0.0; 5]; MOST], stated: Vec::new(), living, last, seats };
        found.hear_told(view);
        view.table.past.iter().for_each(|past| found.watch(view, *past));
        if attention == Attention::Everything {
            let trust = trust(view);
            view.table.said.iter().for_each(|said| found.listen(view, deal, *said, &trust));
            found.doubt(&trust);
        }
        found.towards.retain(|towards| towards.odds.iter().flatten().any(|odds| *odds != 0.0));
        found
    }

    /// Whether the fit of a deal depends on more than teams.
    pub fn names_cards(&self) -> bool {
        self.stated.iter().any(|statement| matches!(statement.what, Stated::Card(..)))
    }

    /// The logarithm of how well a deal with these teams explains what happened, and that the game still goes on.
    pub fn fit(&self, teams: &[Team; MOST], deal: &Unseen) -> f32 {
        let mut fit = 0.0;
        for (alone, &team) in self.alone.iter().zip(teams).take(self.seats) {
            fit += alone.get(team as usize).copied().unwrap_or(0.0);
        }
        let of = |seat: usize| teams.get(seat).copied().unwrap_or(Team::Outlaw) as usize;
        for towards in &self.towards {
            let row = towards.odds.get(of(towards.by)).and_then(|row| row.get(of(towards.whom)));
            fit += row.copied().unwrap_or(0.0);
        }
        for statement in &self.stated {
            let honest = if of(statement.by) == Team::Human as usize { 1.0 } else { 0.35 };
            let holds = match statement.what {
                Stated::Team(seat, team) => of(seat) == team as usize,
                Stated::Card(at, colour) => deal.says_at(at).sums.get(colour as usize).is_some_and(|sum| *sum > 0),
            };
            fit += if holds { 1.0 } else { -1.0 } * statement.weight * honest;
        }
        if self.would_be_over(teams) { fit - OVER } else { fit }
    }

    /// Whether the check after the last elimination would have ended the game.
    fn would_be_over(&self, teams: &[Team; MOST]) -> bool {
        let Some(last) = self.last else { return false };
        let living =
            || self.living.iter().zip(teams).take(self.seats).filter(|(lives, _)| **lives).map(|(_, team)| team);
        let humans = living().filter(|team| **team == Team::Human).count();
        let machines = living().any(|team| *team == Team::Machine);
        let fell = teams.get(last).copied();
        humans == living().count() || humans == 0 && machines && fell == Some(Team::Human)
    }

    /// What a check or a meeting told this seat; teams may have changed since.
    fn hear_told(&mut self, view: &View) {
        for told in &view.table.told {
            let fresh = view.table.told.iter().all(|later| later.of != told.of || later.turn <= told.turn);
            if let Some(team) = self.alone.get_mut(usize::from(told.of.0)).filter(|_| fresh) {
                team.get_mut(told.team as usize).into_iter().for_each(|odds| *odds += 4.0);
            }
        }
    }

    /// Counts an act by what each team usually does.
    fn watch(&mut self, view: &View, past: Past) {
        if past.by == view.seat {
            return;
        }
        let round = past.turn / u32::from(view.rules.seats.max(1)) + 1;
        let stage = Stage::of(round);
        if let Some(row) = self.alone.get_mut(usize::from(past.by.0)) {
            for (odds, team) in row.iter_mut().zip(Team::ALL) {
                *odds += alone(past.deed, stage, team);
            }
        }
        let act = match past.deed {
            Deed::Shoot(_) => Act::Shot,
            Deed::Equip(..) | Deed::Retarget(_) => Act::Aimed,
            Deed::Mend => Act::Healed,
            _ => return,
        };
        for target in past.aim.targets() {
            if let Target::Seat(whom) = target {
                self.feel(past.by, whom, act, stage, 1.0);
            }
        }
    }

    /// Counts an act of one seat towards another.
    fn feel(&mut self, by: Seat, whom: Seat, act: Act, stage: Stage, weight: f32) {
        let (by, whom) = (usize::from(by.0), usize::from(whom.0));
        let known = self.towards.iter().position(|towards| towards.by == by && towards.whom == whom);
        let at = known.unwrap_or_else(|| {
            self.towards.push(Towards { by, whom, odds: [[0.0; 5]; 5] });
            self.towards.len() - 1
        });
        let Some(towards_them) = self.towards.get_mut(at) else { return };
        for (row, of_by) in towards_them.odds.iter_mut().zip(Team::ALL) {
            for (odds, of_whom) in row.iter_mut().zip(Team::ALL) {
                *odds = (*odds + weight * towards(act, stage, of_by, of_whom)).clamp(-MOST_FELT, MOST_FELT);
            }
        }
    }

    /// Weighs a claim by the trust in who made it.
    fn listen(&mut self, view: &View, deal: &Unseen, said: Said, trust: &[f32; MOST]) {
        let by = usize::from(said.by.0);
        if said.by == view.seat {
            return;
        }
        let weight = CLAIMED * trust.get(by).copied().unwrap_or(0.5);
        match said.claim {
            Claim::Saw(of, spot, colour) => {
                let unseen = places(deal, of, spot).find_map(|place| deal.places.iter().position(|at| *at == place));
                self.stated.extend(unseen.map(|at| Statement { by, what: Stated::Card(at, colour), weight }));
            }
            Claim::Accuse(of, team) => {
                let what = Stated::Team(usize::from(of.0), team);
                self.stated.push(Statement { by, what, weight: weight * 0.6 });
            }
            _ => {}
        }
        let late = Stage::Late;
        match said.claim {
            Claim::Shoot(of) | Claim::WillShoot(of) => self.feel(said.by, of, Act::Shot, late, WORDS),
            Claim::Accuse(of, team) if team != Team::Human => self.feel(said.by, of, Act::Shot, late, WORDS),
            Claim::Spare(of) | Claim::Vouch(of) => self.feel(said.by, of, Act::Healed, late, WORDS),
            _ => {}
        }
    }

    /// Whoever was caught in a lie is hardly Human.
    fn doubt(&mut self, trust: &[f32; MOST]) {
        for (alone, trust) in self.alone.iter_mut().zip(trust) {
            if let Some(human) = alone.first_mut() {
                *human += (trust - 0.5) * 2.0;
            }
        }
    }
}

/// Where a card of a seat may lie in a deal.
fn places(deal: &Unseen, of: Seat, spot: Spot) -> impl Iterator<Item = Place> {
    let scene = deal.scene();
    let place = match spot {
        Spot::Id(_) => Some(Place::Id(of.0)),
        Spot::Loyalty(at) if scene.rules.shared => {
            Some(Place::Between(if at == 0 { scene.after(of, scene.seats() - 1).0 } else { of.0 }))
        }
        Spot::Loyalty(at) => Some(Place::Loyalty(of.0, at)),
        Spot::Program(_) => None,
    };
    place.into_iter()
}

/// The colour of a card.
fn colour_at(scene: Scene<'_>, seat: Seat, spot: Spot) -> Option<Faction> {
    let face = match spot {
        Spot::Id(at) => Face::Id(scene.player(seat)?.ids.get(usize::from(at))?.kind),
        Spot::Loyalty(at) => Face::Loyalty(scene.loyalty(seat, at)?.kind),
        Spot::Program(_) => return None,
    };
    match face {
        Face::Id(no) => scene.id(no).map(|card| card.faction),
        Face::Loyalty(no) => scene.rules.library().loyalty_card(no)?.faction,
        Face::Program(_) => None,
    }
}

/// How far each seat's word is to be trusted: one half where it was never tried, more where claims came true.
pub(super) fn trust(view: &View) -> [f32; MOST] {
    let scene = Scene { rules: &view.rules, state: &view.table };
    let mut kept = [(0.0f32, 0.0f32); MOST];
    for said in &view.table.said {
        let truth = match said.claim {
            Claim::Saw(of, spot, colour) => colour_at(scene, of, spot).map(|known| known == colour),
            Claim::Accuse(of, team) if !scene.lives(of) => Some(scene.team(of) == team),
            Claim::Vouch(of) if !scene.lives(of) => Some(scene.team(of) == Team::Human),
            Claim::Team(team) if !scene.lives(said.by) => Some(scene.team(said.by) == team),
            _ => None,
        };
        if let (Some(truth), Some(kept)) = (truth, kept.get_mut(usize::from(said.by.0))) {
            if truth { kept.0 += 1.0 } else { kept.1 += 1.5 }
        }
    }
    kept.map(|(truths, lies)| (1.0 + truths) / (2.0 + truths + lies))
}

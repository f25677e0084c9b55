//! What behaviour and talk say about teams: who shoots at whom, who accuses whom, whose word came true.

use crate::{
    deduction::{Aim, Claim, Deed, Face, Faction, Past, Said, Scene, Spot, Target, Team, View},
    engine::Seat,
};

/// The most seats a table has.
pub(super) const MOST: usize = 16;

/// How likely a hostile act is between members of two teams, as the logarithm of odds: the actor first.
const HOSTILE: [[f32; 5]; 5] = [
    [-1.0, 0.6, 0.3, 0.4, 0.4],
    [0.7, -0.9, -0.2, 0.1, 0.1],
    [0.2, 0.3, -0.1, 0.1, 0.1],
    [0.3, 0.3, 0.2, -1.2, 0.2],
    [0.3, 0.3, 0.2, 0.2, -1.2],
];
/// What a shot counts, of acts; then taking or turning a weapon, healing, and words.
const SHOT: f32 = 1.0;
const AIMED: f32 = 0.7;
const HEALED: f32 = -1.0;
const WORDS: f32 = 0.35;
/// How much a claim about a card or a team weighs that was made by somebody whose word was never tried.
const CLAIMED: f32 = 0.7;

/// How much of what can be heard and seen a mind makes use of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attention {
    /// Cards only.
    Cards,
    /// Cards, acts and words.
    Everything,
}

/// A claim that says what a card or a team is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Statement {
    /// Who said it.
    pub by: usize,
    /// About whom.
    pub of: usize,
    /// What.
    pub what: Stated,
    /// How much it weighs.
    pub weight: f32,
}

/// What was said.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stated {
    /// The colour of a loyalty card or an ID.
    Card(Spot, Faction),
    /// The team.
    Team(Team),
}

/// All that acts and words come to.
#[derive(Clone, Debug)]
pub(super) struct Evidence {
    /// Hostility of one seat towards another; below 0 for friendly acts.
    hostile: [[f32; MOST]; MOST],
    /// What speaks for each team of a seat.
    alone: [[f32; 5]; MOST],
    /// What was said about cards and teams.
    stated: Vec<Statement>,
    seats: usize,
}

impl Evidence {
    /// Everything there is for a seat to weigh.
    pub fn of(view: &View, attention: Attention) -> Self {
        let seats = view.table.players.len().min(MOST);
        let mut found = Self { hostile: [[0.0; MOST]; MOST], alone: [[0.0; 5]; MOST], stated: Vec::new(), seats };
        found.hear_told(view);
        if attention == Attention::Everything {
            view.table.past.iter().for_each(|past| found.watch(view, *past));
            let trust = trust(view);
            view.table.said.iter().for_each(|said| found.listen(view, *said, &trust));
            found.doubt(&trust);
        }
        found
    }

    /// Whether the fit of a world depends on more than teams.
    pub fn names_cards(&self) -> bool {
        !self.stated.is_empty()
    }

    /// The logarithm of how well teams and cards of a world fit.
    pub fn fit(&self, teams: &[Team; MOST], world: Scene<'_>) -> f32 {
        let mut fit = 0.0;
        let rows = self.hostile.iter().zip(&self.alone).zip(teams).take(self.seats);
        for ((row, alone), &team) in rows {
            fit += alone.get(team as usize).copied().unwrap_or(0.0);
            let Some(odds) = HOSTILE.get(team as usize) else { continue };
            let towards = row.iter().zip(teams).take(self.seats);
            for (amount, &other) in towards.filter(|(amount, _)| **amount != 0.0) {
                fit += amount * odds.get(other as usize).copied().unwrap_or(0.0);
            }
        }
        for statement in &self.stated {
            let by = teams.get(statement.by).copied().unwrap_or(Team::Outlaw);
            let honest = if by == Team::Human { 1.0 } else { 0.35 };
            fit += if holds(statement, teams, world) { 1.0 } else { -1.0 } * statement.weight * honest;
        }
        fit
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

    /// Counts an act; those of later turns are better informed.
    fn watch(&mut self, view: &View, past: Past) {
        let amount = match past.deed {
            Deed::Shoot(_) => SHOT,
            Deed::Equip(..) | Deed::Retarget(_) => AIMED,
            Deed::Mend => HEALED,
            _ => return,
        };
        let rounds = past.turn as f32 / f32::from(view.rules.seats.max(1));
        let informed = (0.35 + rounds * 0.15).min(1.0);
        self.act(past.by, past.aim, amount * informed);
    }

    fn act(&mut self, by: Seat, aim: Aim, amount: f32) {
        for target in aim.targets() {
            if let Target::Seat(whom) = target {
                self.feel(by, whom, amount);
            }
        }
    }

    fn feel(&mut self, by: Seat, whom: Seat, amount: f32) {
        let felt = self.hostile.get_mut(usize::from(by.0)).and_then(|row| row.get_mut(usize::from(whom.0)));
        if let Some(felt) = felt {
            *felt = (*felt + amount).clamp(-2.0, 3.0);
        }
    }

    /// Weighs a claim by the trust in who made it.
    fn listen(&mut self, view: &View, said: Said, trust: &[f32; MOST]) {
        let by = usize::from(said.by.0);
        if said.by == view.seat {
            return;
        }
        let weight = CLAIMED * trust.get(by).copied().unwrap_or(0.5);
        let mut state = |of: Seat, what: Stated, weight: f32| {
            self.stated.push(Statement { by, of: usize::from(of.0), what, weight });
        };
        match said.claim {
            Claim::Saw(of, spot, colour) => state(of, Stated::Card(spot, colour), weight),
            Claim::Accuse(of, team) => state(of, Stated::Team(team), weight * 0.6),
            _ => {}
        }
        match said.claim {
            Claim::Shoot(of) | Claim::WillShoot(of) => self.feel(said.by, of, WORDS),
            Claim::Accuse(of, team) if team != Team::Human => self.feel(said.by, of, WORDS),
            Claim::Spare(of) | Claim::Vouch(of) => self.feel(said.by, of, -WORDS),
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

/// Whether what was said is so in a world.
fn holds(statement: &Statement, teams: &[Team; MOST], world: Scene<'_>) -> bool {
    match statement.what {
        Stated::Team(team) => teams.get(statement.of) == Some(&team),
        Stated::Card(spot, colour) => colour_at(world, Seat(statement.of as u8), spot) == Some(colour),
    }
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

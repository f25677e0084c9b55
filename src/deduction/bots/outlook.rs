//! What a seat wants of everybody: whose end helps its team, by the ledger's hints (SD-HINT).

use super::{beliefs::Beliefs, evidence::MOST, style::Style};
use crate::{
    deduction::{Aim, Armed, Force, ScenarioRule, Scene, Target, Team, View, WeaponKind},
    engine::Seat,
};

/// What another player's end is worth where it is certain.
const KILL: f32 = 2.0;
/// What a hit point is worth, and a card that protects.
const WOUND: f32 = 0.8;
const STRIPPED_ID: f32 = 0.55;
const STRIPPED_LOYALTY: f32 = 0.3;
/// What one without a side adds to the lead of the Humans, betrayal comes before it is too late, and takes off for every
/// other of its kind.
const BETRAYAL: f32 = 0.7;
const FELLOWSHIP: f32 = 0.5;
/// How much the lead of a side makes it the enemy, at most.
const LEAN: f32 = 0.5;
const LEAN_MOST: f32 = 0.6;
/// How few of a side let the other come near its victory, and how much more that one is then an enemy.
const LAST_HUMANS: f32 = 1.9;
const LAST_MACHINES: f32 = 1.1;
const SPARED: f32 = 0.5;
const PRESSED: f32 = 0.3;
/// How many players are few, and how eager one without a side is before.
const FEW: usize = 4;
const CALM: f32 = 0.5;
/// What those without a side are to each other as long as both sides live: Outlaws, and those of a sect.
const FELLOW: f32 = -0.3;
const SECT: f32 = -0.2;
/// How likely it must be of everybody to be a friend.
const CERTAIN: f32 = 0.85;
/// How much of a shot's worth a weapon has that is only aimed.
const AIMED: f32 = 0.6;

/// One seat's wishes in a situation, as far as it knows it.
pub(super) struct Outlook<'a> {
    /// What it knows of the situation.
    pub scene: Scene<'a>,
    /// Who it is.
    pub me: Seat,
    /// Its team.
    pub team: Team,
    /// How much it wants each seat's end; below 0 for those it wants to live.
    pub wish: [f32; MOST],
    /// How little it knows of each seat.
    pub doubt: [f32; MOST],
    /// Its temperament.
    pub style: Style,
}

impl<'a> Outlook<'a> {
    /// The wishes of a seat by its beliefs.
    pub fn new(view: &'a View, beliefs: &Beliefs, style: Style) -> Self {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let own = scene.team(view.seat);
        Self::by(scene, view.seat, own, style, |seat, team| beliefs.of(seat, team))
    }

    /// The wishes of a seat that knows all teams, as one imagines the others.
    pub fn knowing(scene: Scene<'a>, me: Seat, teams: &[Team; MOST], style: Style) -> Self {
        let of = |seat: Seat| teams.get(usize::from(seat.0)).copied().unwrap_or(Team::Outlaw);
        Self::by(scene, me, of(me), style, |seat, team| if of(seat) == team { 1.0 } else { 0.0 })
    }

    fn by(scene: Scene<'a>, me: Seat, own: Team, style: Style, odds: impl Fn(Seat, Team) -> f32) -> Self {
        let mut outlook = Self { scene, me, team: own, wish: [0.0; MOST], doubt: [0.0; MOST], style };
        let count = |team: Team| scene.others(me).map(|seat| odds(seat, team)).sum::<f32>();
        let worth = if style.plain { enmity(own) } else { worth(own, Team::ALL.map(count), scene) };
        for (at, (wish, doubt)) in (0..scene.seats()).zip(outlook.wish.iter_mut().zip(&mut outlook.doubt)) {
            let row = Team::ALL.map(|team| odds(Seat(at), team));
            *wish = row.iter().zip(worth).map(|(odds, worth)| odds * worth).sum();
            *doubt = 1.0 - row.into_iter().fold(0.0, f32::max);
        }
        outlook.fear();
        // Only a check ends the game: where all who live seem to be of one team, one of them has to fall (SD-WIN-11).
        let together = matches!(own, Team::Human | Team::Legion | Team::Fallen);
        if together && scene.others(me).all(|seat| odds(seat, own) > CERTAIN) {
            for seat in scene.others(me) {
                outlook.wish.get_mut(usize::from(seat.0)).into_iter().for_each(|wish| *wish = 0.5);
            }
        }
        outlook
    }

    /// Whoever aims at this seat is wanted gone a little more; the seat itself is to live.
    fn fear(&mut self) {
        let alone = self.alone();
        for seat in self.scene.others(self.me) {
            if self.armed(seat).is_some_and(|armed| armed.aim.hits(self.me))
                && let Some(wish) = self.wish.get_mut(usize::from(seat.0))
            {
                *wish += if alone { 0.35 } else { 0.15 };
            }
        }
        if let Some(own) = self.wish.get_mut(usize::from(self.me.0)) {
            *own = if alone { -1.6 } else { -1.0 };
        }
    }

    /// Whether the seat has hardly anybody to rely on: all others have to fall.
    pub fn alone(&self) -> bool {
        !matches!(self.team, Team::Human | Team::Machine)
    }

    /// How much the seat's end is wanted.
    pub fn wish(&self, seat: Seat) -> f32 {
        self.wish.get(usize::from(seat.0)).copied().unwrap_or(0.0)
    }

    /// How little is known of a seat.
    pub fn doubt(&self, seat: Seat) -> f32 {
        self.doubt.get(usize::from(seat.0)).copied().unwrap_or(0.0)
    }

    /// A seat's weapon.
    pub fn armed(&self, seat: Seat) -> Option<Armed> {
        self.scene.player(seat).and_then(|player| player.weapon)
    }

    /// What a hit does to a player, whoever that is.
    pub fn damage(&self, seat: Seat, force: Force) -> f32 {
        let Some(player) = self.scene.player(seat).filter(|player| player.hp > 0) else { return 0.0 };
        let covered = match force {
            Force::Hard => self.scene.id_spots(seat, false).next().map(|_| STRIPPED_ID),
            Force::Soft => self.scene.loyalty_spots(seat, false).next().map(|_| STRIPPED_LOYALTY),
        };
        let blow = if force == Force::Hard { 2 } else { 1 };
        covered.unwrap_or_else(|| loss(player.hp, blow))
    }

    /// What a hit on a player is worth to this seat, what it shows included.
    pub fn hit(&self, seat: Seat, force: Force) -> f32 {
        let harm = self.damage(seat, force) * self.wish(seat) * self.style.boldness;
        let shows = match force {
            Force::Hard => self.scene.id_spots(seat, false).next().is_some(),
            Force::Soft => self.scene.loyalty_spots(seat, false).next().is_some(),
        };
        let news = if shows && seat != self.me { 0.25 * self.doubt(seat) * self.style.curiosity } else { 0.0 };
        harm + news
    }

    /// What a shot is worth.
    pub fn shot(&self, kind: WeaponKind, aim: Aim) -> f32 {
        let one = |target: Target| match target {
            Target::Seat(seat) => self.hit(seat, kind.force()),
            Target::Boss(_) => 0.45,
        };
        aim.targets().map(one).sum::<f32>() + if kind.draws() { 0.12 } else { 0.0 }
    }

    /// What a weapon in somebody's hand is worth to this seat as it is aimed.
    pub fn standing(&self, seat: Seat) -> f32 {
        let Some(armed) = self.armed(seat) else { return 0.0 };
        let harm = |target: Target| match target {
            Target::Seat(whom) => self.damage(whom, armed.kind.force()) * self.wish(whom),
            Target::Boss(_) => 0.3,
        };
        let about: f32 = armed.aim.targets().map(harm).sum();
        let own = if armed.aim == Aim::NOBODY { -0.5 * self.wish(seat).max(0.0) } else { 0.0 };
        about * AIMED + own
    }

    /// The best a weapon could be aimed at by this seat's wishes, beside itself.
    pub fn best_aim(&self, holder: Seat, kind: WeaponKind) -> f32 {
        let mut best: Option<f32> = None;
        self.scene.each_aim(holder, kind, |aim| {
            let worth = self.shot(kind, aim);
            best = Some(best.map_or(worth, |best| best.max(worth)));
        });
        best.unwrap_or(0.0)
    }
}

/// What losing HP comes to.
pub(super) fn loss(hp: u8, blow: u8) -> f32 {
    if hp <= blow { KILL } else { WOUND * f32::from(blow) }
}

/// What the end of a member of each team is worth to one who only tells friends from enemies. Outlaws have no friends.
fn enmity(team: Team) -> [f32; 5] {
    Team::ALL.map(|other| if other == team && team != Team::Outlaw { -1.0 } else { 0.7 })
}

/// What the end of a member of each team is worth to a team, by how many of each there may be among the others.
fn worth(team: Team, counts: [f32; 5], scene: Scene<'_>) -> [f32; 5] {
    let [humans, machines, ..] = counts;
    match team {
        Team::Human if machines < 0.5 => [-1.0, 1.0, 1.0, 1.0, 1.0],
        Team::Human => [-1.0, 1.0, 0.3, 0.4, 0.4],
        // Where no Human seems left it is each for itself (SD-SUD).
        Team::Machine if humans < 0.2 => [0.8, 0.5, 0.6, 0.7, 0.7],
        Team::Machine => [1.0, -0.6, -0.15, 0.15, 0.15],
        Team::Outlaw => alone(counts, scene),
        Team::Legion => {
            let [human, machine, outlaw, _, fallen] = alone(counts, scene);
            [human, machine, outlaw, -1.2, fallen]
        }
        Team::Fallen => {
            let [human, machine, outlaw, legion, _] = alone(counts, scene);
            [human, machine, outlaw, legion, -1.2]
        }
    }
}

/// What the end of others is worth to one without a side: an Outlaw, and Legion and Fallen, who count as such. They need
/// everybody else gone, and no Machine alive when the last Human falls. They help the weaker side until both are few, and
/// spare each other until then (SD-HINT-04, SD-HINT-05).
fn alone(counts: [f32; 5], scene: Scene<'_>) -> [f32; 5] {
    let [humans, machines, ..] = counts;
    let outlaws = |now: f32| if scene.rules.special(&ScenarioRule::OutlawTeam) { -1.0 } else { now };
    if humans + machines < 0.6 {
        return [0.9, 0.9, outlaws(0.8), 0.8, 0.8];
    }
    if machines >= 0.4 {
        let [human, machine] = between(counts, scene);
        return [human, machine, outlaws(FELLOW), SECT, SECT];
    }
    if humans < 1.2 { [1.0, 0.6, outlaws(0.45), 0.6, 0.6] } else { [1.0, 0.6, outlaws(FELLOW), SECT, SECT] }
}

/// What the end of a Human and of a Machine is worth to one without a side as long as both sides live: Humans win without
/// Machines and Outlaws, Machines when the last Human falls.
fn between([humans, machines, outlaws, ..]: [f32; 5], scene: Scene<'_>) -> [f32; 2] {
    let ahead = humans - machines - outlaws * FELLOWSHIP + BETRAYAL;
    let lean = (ahead * LEAN).clamp(-LEAN_MOST, LEAN_MOST);
    let (human, machine) = (0.35 + lean, 0.6 - lean);
    if humans < LAST_HUMANS {
        return [human - SPARED, machine + PRESSED];
    }
    if machines < LAST_MACHINES {
        return [human + PRESSED, machine - SPARED];
    }
    // As long as many live, the others may fight it out: who shoots is shot at.
    let calm = if scene.living().count() > FEW { CALM } else { 1.0 };
    [human * calm, machine * calm]
}

//! What every action is worth (TB-ACT, TB-BOT).

use super::outlook::Outlook;
use crate::{
    beginning::{Area, Badge, Deed, Face, Faction, Figure, Goal, Item, Task},
    engine::Seat,
};

/// What a Recon card costs (TB-MONO-01).
const RECON_PRICE: u8 = 5;

impl Outlook<'_> {
    /// What a figure's action is worth; going somewhere is weighed apart.
    pub fn deed(&self, figure: Figure, deed: Deed) -> f32 {
        match deed {
            Deed::Move(_) => 0.0,
            Deed::Attack(foe) => self.attack(figure, foe),
            Deed::SectorOne | Deed::SectorTwo(_) | Deed::SectorThree => self.take_worth(deed),
            Deed::Riot { .. } | Deed::Morale | Deed::Resource | Deed::Fate => self.city(deed),
            Deed::BuyProgram(at) => self.market(at),
            Deed::BuyRandom => self.lucky_dip(),
            Deed::Nexus => self.nexus(),
            Deed::Censure(whom) => self.censure(whom),
            Deed::Elect => self.elect(),
            Deed::BuyWeapon(item) => self.weapon(item),
            Deed::TakeWeapon(item) => self.item(item) + self.armed_goal() + 0.01,
            Deed::BuyRecon => self.recon(),
            Deed::Place => self.place_now(figure),
            Deed::BreakOut { minus } => self.break_out(minus),
            Deed::Interrogate => 0.07,
            Deed::Pardon(whom) => 0.05 * self.regard(whom) + if self.faction == Faction::Human { 0.0 } else { 0.01 },
            Deed::Drop => self.drop_now(figure) + if self.drops_free() { 0.01 } else { 0.0 },
            Deed::JunkLook => self.junk_look(),
            Deed::JunkRemove => self.junk_remove(),
            Deed::Treat => self.cure(1, 1),
            Deed::Clinic => self.cure(2, 9) + self.task(|task| matches!(task, Task::Clinic)) - 0.01,
            Deed::Heal(whom) => self.healing(whom),
            Deed::Surgery(whom) => 0.02 + 0.05 * self.regard(whom).max(0.0) + self.draw(1),
        }
    }

    fn weapon(&self, item: Item) -> f32 {
        let price = self.scene.rules.library().item(item).map_or(9, |card| card.price);
        let held = self.own().and_then(|player| player.item).map_or(0.0, |held| self.item(held));
        let task = self.task(|task| matches!(task, Task::Weapons(_) | Task::BuyWeapons(_)));
        self.buying(self.item(item) - held, price) + self.armed_goal() + task
    }

    /// A Recon card: knowledge, and an objective that asks for its use.
    fn recon(&self) -> f32 {
        let goal = self.goal(|goal| if goal == Goal::Recon { 0.6 } else { 0.0 });
        self.buying(0.024 / self.style.thrift, RECON_PRICE) + goal + self.task(|task| matches!(task, Task::Recon))
    }

    /// What looking at chips of the Junkyard is worth: the Fallen count theirs, the others fear them.
    fn junk_look(&self) -> f32 {
        let unseen = self.unseen_junk() as f32;
        let need = if self.faction == Faction::Fallen { 0.006 } else { 0.006 * self.beliefs.present(Faction::Fallen) };
        need * unseen.min(3.0) + self.task(|task| matches!(task, Task::JunkLook)) - 0.005
    }

    /// What removing chips of the Junkyard is worth (TB-BOT-03).
    fn junk_remove(&self) -> f32 {
        let chips = self.scene.state.junkyard.iter().filter_map(|junk| junk.chip);
        let best = chips.map(|chip| self.removal(chip)).max_by(f32::total_cmp).unwrap_or(0.0);
        best + self.task(|task| matches!(task, Task::JunkRemove)) - 0.005
    }

    /// What removing one chip is worth.
    pub fn removal(&self, chip: crate::beginning::Chip) -> f32 {
        let [_, _, purple] = self.colours.odds(chip);
        let files = self.files();
        match self.faction {
            Faction::Fallen => -0.3 * purple,
            _ => purple * (0.02 + 0.5 * files) * self.beliefs.present(Faction::Fallen),
        }
    }

    fn unseen_junk(&self) -> usize {
        let chips = self.scene.state.junkyard.iter().filter_map(|junk| junk.chip);
        chips.filter(|chip| chip.colour.is_none()).count()
    }

    /// What being treated is worth.
    pub fn cure(&self, wounds: usize, health: u8) -> f32 {
        let Some(player) = self.own() else { return 0.0 };
        let figure = Figure::Of(self.me);
        let missing = self.scene.max_health(figure).saturating_sub(player.body.health).min(health);
        let treated = player.wounds.len().min(wounds);
        let whole = treated == player.wounds.len();
        let goal = if whole { self.keepsake(|goal| goal == Goal::Unhurt) * 0.6 } else { 0.0 };
        0.009 * f32::from(missing) + 0.02 * treated as f32 + goal
    }

    fn healing(&self, whom: Figure) -> f32 {
        let missing = self.scene.body(whom).map_or(0, |body| self.scene.max_health(whom).saturating_sub(body.health));
        let own = self.scene.owner(whom) == self.me;
        let regard = if own { 1.0 } else { 0.3 + 0.4 * self.regard(self.scene.owner(whom)) };
        let meter = self.own().map_or(5, |player| player.meter);
        let task = self.task(|task| match task {
            Task::Heal => true,
            Task::HealBy(least) => missing >= least,
            _ => false,
        });
        0.03 * f32::from(missing) * regard.max(0.1) + self.draw(2) + task + if meter < 5 { 0.012 } else { 0.0 }
    }

    /// What a break-out is worth by the cards there are.
    fn break_out(&self, minus: bool) -> f32 {
        let hand = self.own().map_or(&[][..], |player| &player.hand);
        let value = |card| if minus { self.scene.red(self.me, card) } else { self.scene.blue(self.me, card) };
        let mut values: smallvec::SmallVec<[u8; 8]> = hand.iter().filter_map(|held| value(held.card)).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let sum: u8 = values.into_iter().take(4).sum();
        0.012 * f32::from(sum.min(9))
    }

    /// What an election is worth: a badge for the objective or for a Human who sees Apex coming (TB-BOT-01).
    fn elect(&self) -> f32 {
        let leads = self.scene.state.leader == Some(self.me);
        let goal = self.keepsake(|goal| goal == Goal::Badge(Badge::Leader));
        let command = self.keepsake(|goal| goal == Goal::Badge(Badge::General));
        let best = self.best_blues(2).0;
        if leads {
            return -0.05;
        }
        let mistrust = self.scene.state.leader.map_or(0.0, |leader| 0.03 * (self.suspicion(leader) - 0.5));
        let general = if self.scene.state.general == Some(self.me) { 0.0 } else { command };
        (goal * 0.5 + general) * (0.3 + 0.1 * f32::from(best)).min(1.0) + mistrust
    }

    /// What bringing somebody before a vote is worth (TB-BOT-14).
    fn censure(&self, whom: Seat) -> f32 {
        let notorious = self.notoriety(whom).max(0.0) * self.style.boldness;
        let passes = (0.15 + 2.2 * notorious).min(0.85);
        let goal = self.goal(|goal| if goal == Goal::Censure { 1.0 } else { 0.0 });
        let task = self.task(|task| matches!(task, Task::Censure));
        let side = self.detaining(whom);
        passes * (goal + task + side) - 0.02
    }

    /// What having somebody detained is worth.
    pub fn detaining(&self, whom: Seat) -> f32 {
        if whom == self.me {
            return -0.2;
        }
        let guilt = self.suspicion(whom);
        match self.faction {
            Faction::Human => 0.14 * (guilt - 0.62),
            Faction::Machine => 0.07 * (guilt - 0.5),
            _ => 0.03,
        }
    }

    /// Actions that may be taken in an area, roughly: what going there would be for.
    pub fn each_deed_in(&self, figure: Figure, area: Area, found: &mut dyn FnMut(Deed)) {
        let scene = self.scene;
        let own = matches!(figure, Figure::Of(_));
        let carries = scene.body(figure).is_some_and(|body| !body.chips.is_empty());
        let hand = self.own().map_or(&[][..], |player| &player.hand);
        let holds = |face: &Face| hand.iter().any(|held| scene.face(held.card) == Some(face));
        match area {
            Area::Sectors => self.each_taking(figure, found),
            Area::City => self.each_in_city(own, found),
            Area::Nexus => found(Deed::Nexus),
            Area::Hq => self.each_at_hq(own, found),
            Area::Monolith => {
                if scene.body(figure).is_some_and(|body| !body.had_recon) && scene.can_pay(self.me, RECON_PRICE) {
                    found(Deed::BuyRecon);
                }
            }
            Area::Network => {
                if carries {
                    found(Deed::Place);
                }
                if own && scene.state.leader == Some(self.me) {
                    scene.all().filter(|&seat| scene.detained(seat)).for_each(|seat| found(Deed::Pardon(seat)));
                }
            }
            Area::Junkyard => {
                let lies = scene.state.junkyard.iter().any(|junk| junk.chip.is_some());
                if carries {
                    found(Deed::Drop);
                }
                if lies && holds(&Face::Grey) {
                    found(Deed::JunkLook);
                }
                if lies && holds(&Face::Green) {
                    found(Deed::JunkRemove);
                }
            }
            Area::MedCenter => {
                if own && scene.is_ill(self.me) {
                    found(Deed::Treat);
                    if holds(&Face::Grey) || holds(&Face::Green) {
                        found(Deed::Clinic);
                    }
                }
            }
        }
    }

    fn each_taking(&self, figure: Figure, found: &mut dyn FnMut(Deed)) {
        let scene = self.scene;
        if !scene.has_room(figure) {
            return;
        }
        let left = |at: usize| scene.state.sectors.get(at).map_or(0, Vec::len);
        if left(0) > 0 && scene.sector_open(0) {
            found(Deed::SectorOne);
        }
        if left(2) > 0 && scene.sector_open(2) {
            found(Deed::SectorThree);
        }
        let mut partners = scene.figures_in(Area::Sectors).filter(|&other| other != figure && scene.has_room(other));
        if let Some(partner) = partners.next().filter(|_| left(1) > 1 && scene.sector_open(1)) {
            found(Deed::SectorTwo(partner));
        }
    }

    fn each_in_city(&self, own: bool, found: &mut dyn FnMut(Deed)) {
        let scene = self.scene;
        let fresh = |deed: Deed| deed.city().is_some_and(|bit| scene.state.turn.city & bit == 0);
        let riot = scene.state.bars.riot;
        if scene.is_yellow_riot(riot) {
            found(Deed::Riot { minus: riot > 0 });
        }
        if scene.worth(self.me, false) > 0 && fresh(Deed::Morale) {
            found(Deed::Morale);
        }
        if scene.state.bars.resource >= 3 && fresh(Deed::Resource) {
            found(Deed::Resource);
        }
        if fresh(Deed::Fate) {
            found(Deed::Fate);
        }
        if own {
            for (at, no) in (0..).zip(&scene.state.market) {
                let price = scene.rules.library().program(*no).map_or(u8::MAX, |card| card.price);
                if scene.can_pay(self.me, price) {
                    found(Deed::BuyProgram(at));
                }
            }
            if scene.can_pay(self.me, 3) {
                found(Deed::BuyRandom);
            }
        }
    }

    fn each_at_hq(&self, own: bool, found: &mut dyn FnMut(Deed)) {
        found(Deed::Elect);
        if !own {
            return;
        }
        let scene = self.scene;
        let free = scene.all().filter(|&seat| seat != self.me && !scene.detained(seat));
        let worst = free.max_by(|a, b| self.notoriety(*a).total_cmp(&self.notoriety(*b)));
        if let Some(seat) = worst {
            found(Deed::Censure(seat));
        }
        for &item in &scene.state.hq {
            let price = scene.rules.library().item(item).map_or(u8::MAX, |card| card.price);
            let barred = item == Item::Pistol && scene.has(self.me, crate::beginning::Trait::NoPistol);
            if !barred && scene.can_pay(self.me, price) {
                found(Deed::BuyWeapon(item));
            }
        }
    }
}

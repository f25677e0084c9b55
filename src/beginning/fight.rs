//! Attacks by characters, Kuro and Apex, and what enemies they eliminate (TB-ATK, TB-APEX).

use smallvec::SmallVec;

use super::{
    Assault, Bar, Boost, Did, Effect, Enemy, Event, Face, Figure, Foe, InfluenceNo, Item, OnRed, Pending, Pile,
    SpawnNo, Trait, Unique, play::Play,
};
use crate::engine::Seat;

/// The reward for Deus (TB-AMB-61).
const DEUS_REWARD: u8 = 3;

/// Who gets the credit of an elimination (TB-AMB-97).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Credit {
    /// A fight: reward, tasks and Havoc's bar.
    Fight(Figure),
    /// The Laser: reward and tasks.
    Laser(Seat),
    /// Apex: the General draws the reward (TB-AMB-60).
    Apex,
    /// Nobody.
    None,
}

impl Play<'_> {
    /// An attack of a character or Kuro is made ready (TB-ATK-01).
    pub fn begin_attack(&mut self, by: Figure, foe: Foe) {
        let own = matches!(by, Figure::Of(_));
        let turn = &mut self.state.turn;
        let (fury, edge) = (own && turn.fury, if own { turn.edge } else { 0 });
        if own {
            turn.fury = false;
            turn.edge = 0;
            turn.reach = 0;
        }
        let left = self.scene().red_limit(by).saturating_add(u8::from(fury)).saturating_add(edge);
        self.push(Pending::Attack(Assault { by, foe, red: 0, left, damage: 0, all: fury, item: None }));
    }

    /// A card joins an attack (TB-ATK-02).
    pub fn add_to_attack(&mut self, seat: Seat, card: InfluenceNo) {
        let Some(Pending::Attack(mut assault)) = self.state.stack.pop() else { return };
        if let Some(Face::Unique(Unique::Attack { red, damage, all })) = self.scene().face(card) {
            assault.red = assault.red.saturating_add(*red);
            assault.damage += *damage;
            assault.all |= *all;
        } else {
            assault.red = assault.red.saturating_add(self.scene().red(seat, card).unwrap_or(0));
            assault.left = assault.left.saturating_sub(1);
        }
        self.push(Pending::Attack(assault));
        self.play_card(seat, card);
    }

    /// The weapon carried joins an attack (TB-BOX-09 to -11).
    pub fn add_weapon(&mut self, seat: Seat) {
        let Some(item) = self.use_item(seat) else { return };
        let Some(Pending::Attack(assault)) = self.state.stack.last_mut() else { return };
        let (red, damage, all) = match item {
            Item::Pistol => (2, 1, false),
            Item::Rifle => (3, 2, false),
            _ => (3, 1, true),
        };
        assault.item = Some(item);
        assault.red = assault.red.saturating_add(red);
        assault.damage += damage;
        assault.all |= all;
        if item != Item::Rifle {
            self.draw_programs(seat, 1);
        }
    }

    /// A program joins an attack.
    pub fn add_program(&mut self, effect: &Effect) {
        if let (Some(Pending::Attack(assault)), Effect::AttackRed(more)) = (self.state.stack.last_mut(), effect) {
            assault.left += more;
        }
    }

    /// The attack is made (TB-ATK-03 to -06, TB-ATK-09).
    pub fn attack(&mut self, assault: Assault) {
        let strength = self.scene().strength(assault.by);
        if !self.test_attack(Some(assault.by), assault.foe, assault.red) {
            return;
        }
        let range = self.scene().range(assault.by);
        let area = self.scene().area(assault.by);
        let mut targets: SmallVec<[Foe; 8]> = SmallVec::from_slice(&[assault.foe]);
        if let (true, Some(area)) = (assault.all, area) {
            let scene = self.scene();
            let others = scene.foes().map(|seen| seen.foe).filter(|&foe| foe != assault.foe);
            targets.extend(others.filter(|&foe| scene.reaches(area, range, foe)));
        }
        for foe in targets {
            self.damage_foe(foe, strength + assault.damage, Credit::Fight(assault.by));
        }
    }

    /// Whether an attack overcomes an enemy: a General card decides (TB-ATK-03 to -05).
    fn test_attack(&mut self, by: Option<Figure>, foe: Foe, red: u8) -> bool {
        let Some(seen) = self.scene().foe(foe) else { return false };
        let drawn = self.top_general();
        let shift = match drawn.and_then(|card| self.scene().face(card)) {
            Some(Face::Blue(value)) => value.cast_signed(),
            Some(Face::Red(value)) => -value.cast_signed(),
            _ => 0,
        };
        if let Some(card) = drawn {
            self.lay_down(card, false);
        }
        let shield = seen.stats.shield;
        let result = shield.cast_signed() - red.min(99).cast_signed() + shift;
        self.say(Event::Attacked { by, foe, shield, red, drawn, result });
        result < 0
    }

    /// An enemy loses health, and is eliminated at 0 (TB-ATK-06, TB-ATK-08).
    pub fn damage_foe(&mut self, foe: Foe, damage: u8, credit: Credit) {
        let Some(seen) = self.scene().foe(foe) else { return };
        if damage == 0 {
            return;
        }
        self.say(Event::FoeHurt { foe, damage });
        let Some(enemy) = seen.enemy else {
            self.change(Bar::Deus, -damage.min(99).cast_signed(), "TB-DEUS-05", None);
            if matches!(self.state.deus, super::Mech::Gone) {
                self.say(Event::Eliminated { foe, kind: None, level: DEUS_REWARD, by: credit.figure() });
                self.reward(foe, DEUS_REWARD, credit);
            }
            return;
        };
        if damage < enemy.health {
            let left = enemy.health - damage;
            self.set_foe(foe, Some(Enemy { health: left, ..enemy }));
        } else {
            self.remove_foe(foe, credit);
        }
    }

    /// Puts an enemy's marker as it is now.
    fn set_foe(&mut self, foe: Foe, enemy: Option<Enemy>) {
        match foe {
            Foe::At(SpawnNo(at)) => {
                self.state.sites.get_mut(usize::from(at)).into_iter().for_each(|site| site.enemy = enemy);
            }
            Foe::Red(at) => {
                let on = enemy.map(OnRed::Crawler);
                self.state.red.get_mut(usize::from(at)).into_iter().for_each(|space| *space = on);
            }
        }
    }

    /// An enemy goes back to its stack (TB-ENM-22); who gets the credit is rewarded.
    pub fn remove_foe(&mut self, foe: Foe, credit: Credit) {
        let Some(enemy) = self.scene().foe(foe).and_then(|seen| seen.enemy) else { return };
        self.set_foe(foe, None);
        self.restack(enemy);
        self.say(Event::Eliminated { foe, kind: Some(enemy.kind), level: enemy.level, by: credit.figure() });
        self.reward(foe, enemy.level, credit);
    }

    /// A marker goes back to the place of its level.
    pub fn restack(&mut self, enemy: Enemy) {
        let stack = self.state.stacks.get_mut(enemy.kind as usize);
        let place = stack.and_then(|levels| levels.get_mut(usize::from(enemy.level.saturating_sub(1))));
        if let Some(left) = place {
            *left += 1;
        }
    }

    /// What an elimination brings (TB-ATK-08, TB-HAV-01, TB-HAV-03, TB-AMB-60, TB-AMB-97).
    fn reward(&mut self, foe: Foe, level: u8, credit: Credit) {
        let figure = match credit {
            Credit::None => return,
            Credit::Apex => {
                if let Some(general) = self.state.general {
                    self.draw(general, Pile::Personal, level);
                }
                return;
            }
            Credit::Fight(figure) => figure,
            Credit::Laser(seat) => Figure::Of(seat),
        };
        let (seat, kuro) = (self.scene().owner(figure), figure == Figure::Kuro);
        self.draw(seat, Pile::Personal, level);
        let scene = self.scene();
        let more = |boost| if let Boost::KuroCards(more) = boost { more } else { 0 };
        let extra: u8 = if kuro { scene.boosts(seat).map(more).sum() } else { 0 };
        let afar = scene.area(figure).is_some_and(|area| {
            scene.foe_areas(foe).iter().filter_map(|&at| self.rules.distance(area, at)).min() == Some(1)
        });
        let trophies = scene.has(seat, Trait::Trophies);
        self.draw(seat, Pile::Personal, extra);
        if trophies {
            self.draw(seat, Pile::General, 1);
        }
        self.with_player(seat, |player| player.record.eliminated = player.record.eliminated.saturating_add(1));
        if matches!(credit, Credit::Fight(_)) && self.scene().has(seat, Trait::CombatBar) {
            self.raise_combat(seat);
        }
        self.did(seat, Did::Eliminated { level, kuro, afar });
        self.did(seat, Did::Watch);
    }

    /// Havoc's bar (TB-HAV-03).
    fn raise_combat(&mut self, seat: Seat) {
        let before = self.scene().player(seat).map_or(5, |player| player.meter);
        let after = (before + 1).min(5);
        self.with_player(seat, |player| player.meter = after);
        if before < after && matches!(after, 2 | 5) {
            self.grant_boost(seat);
        }
    }

    /// Apex attacks an enemy on a spawn location of its area (TB-APEX-02, TB-APEX-07).
    pub fn apex_attack(&mut self, at: SpawnNo) {
        self.state.turn.apex = true;
        let stats = self.rules.library().apex;
        let (red, _) = self.draw_reds(stats.combat);
        let foe = Foe::At(at);
        if self.test_attack(None, foe, red) {
            self.damage_foe(foe, stats.strength, Credit::Apex);
        }
    }

    /// Apex goes a space on; where a Crawler stands it is crushed, where Deus stands both are gone (TB-BLUE-02, TB-MEET-01).
    pub fn apex_move(&mut self) {
        self.state.turn.apex = true;
        let super::Mech::On(space) = self.state.apex else { return };
        self.state.apex = super::Mech::On(space + 1);
        self.say(Event::ApexMoved(space + 1));
        self.meet();
    }

    /// What happens where the two paths meet (TB-ENM-20, TB-MEET-01).
    pub fn meet(&mut self) {
        let last = self.rules.library().board.blue.len() as u8 - 1;
        if self.state.apex != super::Mech::On(last) {
            return;
        }
        let shared = self.state.red.len().saturating_sub(1);
        match self.state.red.get(shared).copied().flatten() {
            Some(OnRed::Deus) => {
                self.lose_mech(Bar::Deus);
                self.lose_mech(Bar::Apex);
            }
            Some(OnRed::Crawler(enemy)) => {
                self.remove_foe(Foe::Red(shared as u8), Credit::None);
                let strength = self.rules.library().enemy(enemy.kind, enemy.level).strength;
                self.change(Bar::Apex, -strength.cast_signed(), "TB-ENM-20", None);
            }
            None => {}
        }
    }

    /// General cards until so many red ones lie there; says what they are worth (TB-DEF-02, TB-AMB-87).
    pub fn draw_reds(&mut self, count: u8) -> (u8, SmallVec<[InfluenceNo; 4]>) {
        let (mut worth, mut reds) = (0u8, SmallVec::new());
        // Once round the whole deck is enough: after that there is no red card left.
        let mut tries = self.state.general_deck.len() + self.state.discard.len() + 1;
        while reds.len() < usize::from(count) && tries > 0 {
            tries -= 1;
            let Some(card) = self.top_general() else { break };
            if let Some(Face::Red(value)) = self.scene().face(card) {
                worth = worth.saturating_add(*value);
                reds.push(card);
            }
            self.lay_down(card, false);
        }
        (worth, reds)
    }
}

impl Credit {
    /// The figure behind it.
    const fn figure(self) -> Option<Figure> {
        match self {
            Self::Fight(figure) => Some(figure),
            Self::Laser(seat) => Some(Figure::Of(seat)),
            Self::Apex | Self::None => None,
        }
    }
}

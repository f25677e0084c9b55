//! What costs no action, and the choices cards ask for.

use super::outlook::Outlook;
use crate::{
    beginning::{Choice, Column, Effect, Faction, Figure, Foe, Frame, Free, Goal, Item, Mech, SpawnNo, Task, Used},
    engine::Seat,
};

/// What an effect must be worth before a program is spent on it.
const SPENT: f32 = 0.014;
/// What a program spent on somebody else is worth, where nothing speaks against them.
const KINDNESS: f32 = 0.022;

impl Outlook<'_> {
    /// What using something free is worth, against keeping it.
    pub fn free(&self, free: Free) -> f32 {
        match free {
            Free::Program(at) => self.use_program(at),
            Free::Recon(_) => 0.03 + self.goal(|goal| if goal == Goal::Recon { 1.0 } else { 0.0 }),
            Free::Item => self.use_item(),
            Free::Rounder(at) => {
                let effects = self.scene.effects(crate::beginning::Source::Rounder(at));
                let all = self.task(|task| matches!(task, Task::AllRounders));
                self.useful(effects) - 0.012 + 0.3 * all
            }
            Free::Unique(card) => {
                let effects = self.scene.effects(crate::beginning::Source::Unique(card));
                let task = self.task(|task| matches!(task, Task::PlayUnique));
                self.useful(effects) + task - 0.008
            }
            Free::SecondWind => 0.05,
            Free::Fury => self.fury(),
            Free::Resign => self.resignation(),
            Free::ApexMove => self.apex_step(),
            Free::ApexAttack(at) => {
                if self.faction == Faction::Machine {
                    0.0
                } else {
                    0.02 + self.menace(Foe::At(at))
                }
            }
            Free::Transfer(_) => -0.05,
        }
    }

    fn use_program(&self, at: u8) -> f32 {
        let held = self.own().and_then(|player| player.programs.get(usize::from(at)));
        let Some((held, card)) = held.and_then(|held| Some((held, self.scene.rules.library().program(held.kind)?)))
        else {
            return 0.0;
        };
        let lays_open = matches!(card.used, Used::Permanent(_) | Used::Charged) && !held.up;
        if lays_open {
            return 0.03;
        }
        let charged = card.used == Used::Charged;
        let crowded =
            self.own().map_or(0, |player| player.programs.len()) > usize::from(self.scene.program_limit(self.me));
        let cost = match (charged, crowded) {
            (true, _) => 0.005,
            (_, true) => 0.0,
            _ => SPENT + self.program_need(),
        };
        self.useful(&card.effects) - cost
    }

    /// What effects are worth now, with those that help the running turn only where they are of use.
    fn useful(&self, effects: &[Effect]) -> f32 {
        let turn = &self.scene.state.turn;
        let own = self.scene.active() == self.me;
        let each = |effect: &Effect| match effect {
            Effect::Ap(_) if own && turn.ap == 0 => self.next_deed(),
            Effect::Moves(steps) if own && turn.moves == 0 => self.next_step(*steps),
            Effect::Ap(_) | Effect::Moves(_) | Effect::Boundless | Effect::AttackRange(_) | Effect::AttackRed(_) => 0.0,
            Effect::Heal(..) | Effect::Treat(..) => self.remedy(effect),
            effect => self.effects(std::slice::from_ref(effect)),
        };
        effects.iter().map(each).sum()
    }

    /// What one more action here would be used for.
    fn next_deed(&self) -> f32 {
        let figure = Figure::Of(self.me);
        let Some(area) = self.scene.area(figure) else { return 0.0 };
        let mut best = 0.0f32;
        self.each_deed_in(figure, area, &mut |deed| {
            if self.scene.price(deed) == 1 {
                best = best.max(self.deed(figure, deed));
            }
        });
        let range = self.scene.range(figure);
        for seen in self.scene.foes().filter(|seen| self.scene.reaches(area, range, seen.foe)) {
            best = best.max(self.attack(figure, seen.foe));
        }
        best
    }

    /// What more steps would be used for: a chip that reaches the Network this turn.
    fn next_step(&self, steps: u8) -> f32 {
        let figure = Figure::Of(self.me);
        let network = crate::beginning::Area::Network;
        let near = self.scene.area(figure).and_then(|area| self.scene.rules.distance(area, network));
        if near.is_some_and(|near| (1..=u16::from(steps)).contains(&near)) { 0.4 * self.place_now(figure) } else { 0.0 }
    }

    /// What healing somebody in range is worth.
    fn remedy(&self, effect: &Effect) -> f32 {
        let own = match effect {
            Effect::Heal(..) => self.cure(0, 1),
            _ => self.cure(1, 0),
        };
        own.max(self.kindness(effect))
    }

    /// What healing somebody else is worth: friends are helped, and whoever is seen to help is trusted (TB-BOT-17).
    fn kindness(&self, effect: &Effect) -> f32 {
        let scene = self.scene;
        let Some(area) = scene.area(Figure::Of(self.me)) else { return 0.0 };
        let range = u16::from(scene.range(Figure::Of(self.me)));
        let near = |figure: &Figure| {
            scene.area(*figure).and_then(|other| scene.rules.distance(area, other)).is_some_and(|far| far <= range)
        };
        let others = scene.figures().filter(|figure| scene.owner(*figure) != self.me).filter(near);
        let needs = |figure: Figure| match effect {
            Effect::Heal(..) => scene.body(figure).is_some_and(|body| body.health == 1) && scene.is_hurt(figure),
            _ => scene.player(scene.owner(figure)).is_some_and(|player| !player.wounds.is_empty()),
        };
        let worth = |figure: Figure| KINDNESS * (self.style.spirit + 0.8 * self.regard(scene.owner(figure)));
        others.filter(|figure| needs(*figure)).map(worth).max_by(f32::total_cmp).unwrap_or(0.0)
    }

    fn use_item(&self) -> f32 {
        match self.own().and_then(|player| player.item) {
            Some(Item::Laser) => {
                let best = self.scene.foes().map(|seen| {
                    let level = seen.enemy.map_or(0, |enemy| enemy.level);
                    let kills = seen.stats.health <= 2;
                    self.menace(seen.foe) + if kills { self.trophy(level, false) } else { 0.0 }
                });
                best.max_by(f32::total_cmp).unwrap_or(0.0) - 0.03 - self.armed_need()
            }
            Some(Item::Companion) if self.scene.state.turn.ap == 0 => self.next_deed() - 0.03 - self.armed_need(),
            _ => -0.02,
        }
    }

    /// Feykah's wide attack pays where several stand together (TB-FEY-03).
    fn fury(&self) -> f32 {
        let figure = Figure::Of(self.me);
        let Some(area) = self.scene.area(figure) else { return -0.1 };
        let range = self.scene.range(figure);
        let near = self.scene.foes().filter(|seen| self.scene.reaches(area, range, seen.foe));
        let gain: f32 = near
            .map(|seen| {
                let level = seen.enemy.map_or(0, |enemy| enemy.level);
                (self.menace(seen.foe) + self.trophy(level, false)).max(0.0)
            })
            .sum();
        0.45 * gain - 0.07
    }

    /// The General's way out when enemies are everywhere (TB-BOT-13).
    fn resignation(&self) -> f32 {
        if self.faction == Faction::Legion {
            return -0.2;
        }
        let crowd = self.scene.foes().filter(|seen| seen.enemy.is_some()).count().min(4) as f32;
        let threat = f32::from(self.scene.state.bars.threat);
        let need = self.keepsake(|goal| goal == Goal::Badge(crate::beginning::Badge::General));
        let apex = if matches!(self.scene.state.apex, Mech::On(_)) { 0.05 } else { 0.0 };
        self.purge(crowd) * (0.5 + 0.15 * threat) - 0.14 - 3.0 * need - apex
    }

    /// Apex goes to meet Deus, or stands where Crawlers come (TB-MEET-01).
    fn apex_step(&self) -> f32 {
        let machine = self.faction == Faction::Machine;
        match self.scene.state.deus {
            _ if machine => -0.02,
            Mech::On(_) => 0.1,
            _ => 0.015,
        }
    }

    /// A choice a card asks for.
    pub fn script(&self, frame: &Frame, choice: Choice) -> f32 {
        match (self.scene.effect(frame), choice) {
            (Some(Effect::Either(a, b)), choice) => self.useful(if choice == Choice::Yes { a } else { b }),
            (Some(Effect::Choose(_)), Choice::Figure(figure)) => self.picked(frame, figure),
            (Some(Effect::DeadZone), Choice::Site(at)) => self.dead_zone(at),
            (Some(Effect::Eliminate(_) | Effect::Sacrifice(_)), Choice::Foe(foe)) => self.menace(foe).max(0.001),
            (Some(Effect::TakeBack), Choice::Nth(at)) => {
                self.useful(self.scene.effects(crate::beginning::Source::Rounder(at)))
            }
            (Some(Effect::SwapNetwork), Choice::Chip(column, tier)) => self.swap(column, tier),
            _ => 0.0,
        }
    }

    /// Whom a card is to concern: friends where it helps, suspects where it harms.
    fn picked(&self, frame: &Frame, figure: Figure) -> f32 {
        let helps = |effect: &Effect| matches!(effect, Effect::Heal(..) | Effect::Treat(..));
        let seat: Seat = self.scene.owner(figure);
        if self.scene.effects(frame.source).iter().any(helps) {
            let own = if seat == self.me { 0.1 } else { 0.0 };
            return 0.05 * self.regard(seat) + own;
        }
        self.chosen_for_harm(seat)
    }

    /// A destroyed location never takes enemies again, and costs Threat when it is rolled (TB-SPAWN-07).
    fn dead_zone(&self, at: SpawnNo) -> f32 {
        let numbers = self.scene.rules.library().spawn(at).map_or(&[][..], |spawn| &spawn.numbers);
        let ways: i32 = numbers.iter().map(|number| 6 - (i32::from(*number) - 7).abs()).sum();
        let side = if self.faction == Faction::Legion { -1.0 } else { 1.0 };
        self.menace(Foe::At(at)) - side * 0.006 * ways as f32
    }

    /// What exchanging the own chip with one of the Network is worth.
    fn swap(&self, column: Column, tier: u8) -> f32 {
        let Some(odds) = self.carried(Figure::Of(self.me)) else { return 0.0 };
        let mut columns = self.columns.clone();
        let place = columns.get_mut(column as usize).and_then(|stack| stack.get_mut(usize::from(tier)));
        if let Some(place) = place {
            *place = odds;
        }
        let after = super::columns::chances(&columns);
        let of = |chances: &[f32; 4]| match self.faction {
            Faction::Legion | Faction::Outlaw => 0.0,
            faction => chances.get(faction as usize).copied().unwrap_or(0.0),
        };
        of(&after) - of(&self.chances) - 0.01
    }

    /// What a chip of the Junkyard is worth to look at or to remove.
    pub fn junk_pick(&self, remove: bool, at: u8) -> f32 {
        let chip = self.scene.state.junkyard.get(usize::from(at)).and_then(|junk| junk.chip);
        match chip {
            Some(chip) if remove => self.removal(chip),
            Some(chip) if chip.colour.is_none() => 0.006,
            _ => -0.01,
        }
    }

    /// What dropping one of the chips carried is worth.
    pub fn dropped(&self, figure: Figure, at: u8) -> f32 {
        let chip = self.scene.body(figure).and_then(|body| body.chips.get(usize::from(at)));
        chip.map_or(0.0, |chip| {
            let odds = self.colours.odds(*chip);
            self.junk_worth(odds) - 0.6 * self.place_worth(odds).max(0.0)
        })
    }

    /// What taking a box is worth.
    pub fn crate_worth(&self, at: u8) -> f32 {
        let Some(lying) = self.scene.state.crates.get(usize::from(at)) else { return 0.0 };
        let held = self.own().and_then(|player| player.item).map_or(0.0, |held| self.item(held) + 0.01);
        let traps = 4usize.saturating_sub(self.scene.state.traps.len()) as f32;
        let guess = 0.04 - 0.012 * traps;
        lying.item.map_or(guess, |item| self.item(item)) + self.armed_goal() - held
    }

    /// What a sight of a Recon card is worth.
    pub fn sighting(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Seat(seat) => 0.02 + 0.01 * self.suspicion(seat),
            Choice::Figure(figure) => 0.02 + 0.01 * self.suspicion(self.scene.owner(figure)),
            Choice::Done => 0.0,
            _ => 0.02,
        }
    }

    /// A card for somebody's break-out: as much as is needed for oneself, one for a friend, one against a suspect.
    pub fn break_out_card(&self, seat: Seat, minus: bool, choice: Choice) -> f32 {
        let Choice::Card(card, red) = choice else { return 0.0 };
        let value = if red { self.scene.red(self.me, card) } else { self.scene.blue(self.me, card) };
        let value = f32::from(value.unwrap_or(0));
        let helps = value > 0.0 && red == minus;
        if seat == self.me {
            let own = self.scene.state.pool.iter().filter(|put| put.by == Some(seat)).count() as f32;
            return if helps && own < 3.0 { 0.01 * value - 0.5 * self.card(card) } else { -0.02 };
        }
        let side = if helps { self.detaining(seat) } else { -self.detaining(seat) };
        -side * value * 0.2 - self.card(card) - if value == 0.0 { 0.01 } else { 0.0 }
    }
}

//! The City, the Nexus and shops: what managing bars and buying is worth (TB-BOT-15).

use smallvec::SmallVec;

use super::outlook::Outlook;
use crate::beginning::{Bar, Deed, Goal, Task};

/// The price of a program nobody has seen (TB-DARK-02).
const RANDOM_PRICE: u8 = 3;

impl Outlook<'_> {
    /// What a City action is worth.
    pub fn city(&self, deed: Deed) -> f32 {
        let bit = deed.city().unwrap_or(0);
        let taken = self.own().map_or(0, |player| player.record.city);
        let goal = self.goal(|goal| match goal {
            Goal::CityActions(count) if taken & bit == 0 => {
                1.0 / f32::from(count.saturating_sub(taken.count_ones() as u8).max(1))
            }
            _ => 0.0,
        });
        let task = self.task(|task| match task {
            Task::CityActions(_) => true,
            Task::DifferentCityActions(_) => taken & bit == 0,
            Task::CityRoll(_) => deed == Deed::Fate,
            _ => false,
        });
        goal + task * 0.8 + self.city_bars(deed)
    }

    fn city_bars(&self, deed: Deed) -> f32 {
        let mean = |worth: &dyn Fn(i8) -> f32| (1..=6).map(worth).sum::<f32>() / 6.0;
        match deed {
            Deed::Riot { minus } => {
                let sign = if minus { -1 } else { 1 };
                let calms = |die: i8| self.calm(self.scene.state.bars.riot + sign * die);
                let task = self.task(|task| matches!(task, Task::CalmRiot));
                mean(&|die| self.bar(Bar::Riot, sign * die) + if calms(die) { task + 0.04 } else { 0.0 })
            }
            Deed::Morale => {
                let (sum, cost) = self.best_blues(3);
                let task = self.morale_task();
                let gain = |die: i8| {
                    let gain = (sum - die).max(0);
                    self.bar(Bar::Morale, gain) + task(gain)
                };
                mean(&gain) - cost
            }
            Deed::Resource => {
                let cards = 3 + u8::from(self.scene.has(self.me, crate::beginning::Trait::Supplier));
                self.draw(cards) + self.bar(Bar::Resource, -1)
            }
            Deed::Fate => {
                let faces = [
                    (Bar::Deus, 1),
                    (Bar::Riot, -2),
                    (Bar::Riot, 2),
                    (Bar::Morale, 2),
                    (Bar::Resource, 1),
                    (Bar::Resource, 2),
                ];
                faces.into_iter().map(|(bar, by)| self.bar(bar, by)).sum::<f32>() / 6.0
            }
            _ => 0.0,
        }
    }

    /// Whether Riot would be in its blue zone (TB-RIOT-04).
    pub fn calm(&self, riot: i8) -> bool {
        riot.abs() <= self.scene.rules.library().board.bars.calm
    }

    /// What raising Morale by so much does for the tree.
    fn morale_task(&self) -> impl Fn(i8) -> f32 {
        let morale = self.scene.state.bars.morale;
        let open = |least: i8| self.task(|task| matches!(task, Task::Morale(at) if at == least));
        let worth = open(4);
        move |gain| if gain > 0 && morale + gain >= 4 { worth } else { 0.0 }
    }

    /// The best blue cards: what they come to, and what they cost.
    pub fn best_blues(&self, count: usize) -> (i8, f32) {
        let hand = self.own().map_or(&[][..], |player| &player.hand);
        let mut blues: SmallVec<[(u8, f32); 8]> = SmallVec::new();
        for held in hand {
            if let Some(value) = self.scene.blue(self.me, held.card) {
                blues.push((value, self.card(held.card)));
            }
        }
        blues.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        let best = blues.into_iter().take(count);
        best.fold((0, 0.0), |(sum, cost), (value, worth)| (sum + value.cast_signed(), cost + worth))
    }

    /// What working at the Nexus is worth.
    pub fn nexus(&self) -> f32 {
        let (sum, cost) = self.best_blues(2);
        let task = self.task(|task| matches!(task, Task::Nexus));
        let worth = |die: i8| match sum - die {
            4.. => self.bar(Bar::Apex, 2) + task,
            1..=3 => self.bar(Bar::Apex, 1) + task,
            0 => 0.0,
            _ => self.bar(Bar::Morale, -1),
        };
        let seemly = 0.008 * self.style.spirit;
        (1..=6).map(worth).sum::<f32>() / 6.0 - 0.6 * cost + seemly
    }

    /// What a blue card before a roll is worth, against rolling now.
    pub fn commit(&self, cards: u8, left: u8, value: Option<u8>, nexus: bool) -> f32 {
        let mean = |sum: i8| (1..=6).map(|die| self.rolled(sum - die, nexus)).sum::<f32>() / 6.0;
        let Some(value) = value else { return 0.0 };
        let (now, then) = (cards.cast_signed(), (cards + value).cast_signed());
        let more = if left > 1 { 0.25 } else { 0.0 };
        mean(then) * (1.0 + more) - mean(now)
    }

    fn rolled(&self, result: i8, nexus: bool) -> f32 {
        match (nexus, result) {
            (true, 4..) => self.bar(Bar::Apex, 2).max(0.05),
            (true, 1..=3) => self.bar(Bar::Apex, 1).max(0.03),
            (true, i8::MIN..=-1) => self.bar(Bar::Morale, -1),
            (false, 1..) => self.bar(Bar::Morale, result).max(0.008 * f32::from(result)),
            _ => 0.0,
        }
    }

    /// What buying is worth: the goods less what they cost in cards.
    pub fn buying(&self, worth: f32, price: u8) -> f32 {
        worth - self.payment(price)
    }

    /// What paying a price costs in cards of the better colour.
    fn payment(&self, price: u8) -> f32 {
        let red = self.scene.worth(self.me, true) >= u32::from(price);
        let each = if red { 0.0045 } else { 0.006 };
        f32::from(price) * each + if red { 0.0 } else { 0.004 }
    }

    /// What a program of the market is worth to buy, by its place.
    pub fn market(&self, at: u8) -> f32 {
        let Some(no) = self.scene.state.market.get(usize::from(at)) else { return 0.0 };
        let price = self.scene.rules.library().program(*no).map_or(9, |card| card.price);
        self.program_room() * (self.buying(self.program(*no), price) + self.program_goal())
    }

    /// What the top program is worth to buy.
    pub fn lucky_dip(&self) -> f32 {
        self.program_room() * (self.buying(0.035, RANDOM_PRICE) + self.program_goal())
    }

    /// Programs beyond the limit are worth little.
    fn program_room(&self) -> f32 {
        let held = self.own().map_or(0, |player| player.programs.len());
        if held < usize::from(self.scene.program_limit(self.me)) { 1.0 } else { 0.2 }
    }
}

//! What every answer to a question is worth.

use super::{goals::toil, outlook::Outlook};
use crate::beginning::{
    Action, Boost, Choice, Effect, EventKind, Free, Goal, Harm, Means, Moment, Pending, Purpose, Sight,
};

/// What freedom is worth to a detained character.
const FREEDOM: f32 = 0.13;

impl Outlook<'_> {
    /// What every option is worth.
    pub fn worths(&self, options: &[Action]) -> Vec<f32> {
        match self.scene.state.stack.last() {
            Some(Pending::Act) => self.own_turn(options),
            Some(step) => options.iter().map(|option| self.reply(*step, *option)).collect(),
            None => vec![0.0; options.len()],
        }
    }

    fn reply(&self, step: Pending, option: Action) -> f32 {
        match (step, option) {
            (_, Action::Claim(_)) => -1.0,
            (Pending::Window(Moment::Pooled, _), Action::Use(free)) => self.late_card(free),
            (Pending::Window(..), Action::Use(free)) => self.free(free),
            (Pending::Attack(_), Action::Use(_)) => 0.004,
            (Pending::Struck { blow, red }, Action::Use(_)) => {
                let shield = blow.victim.map_or(0, |figure| self.scene.shield(figure));
                let short = i32::from(red) - i32::from(shield) - i32::from(blow.blue);
                if (1..=4).contains(&short) { 0.05 } else { -0.05 }
            }
            (_, Action::Answer(choice)) => self.answer(step, choice),
            _ => 0.0,
        }
    }

    /// What an answer is worth; whatever ends a question is worth nothing, so that more has to be worth something.
    fn answer(&self, step: Pending, choice: Choice) -> f32 {
        match (step, choice) {
            (Pending::KeepObjectives, Choice::Nth(at)) => self.hardship(at),
            (Pending::Limit | Pending::Discard { .. } | Pending::Extra(_), Choice::Card(card, _)) => -self.card(card),
            (Pending::Limit | Pending::DropProgram { .. }, Choice::Nth(at)) => -self.held_program(at),
            (Pending::Contribute { check, .. }, choice) => self.contribution(check.event, choice, false),
            (Pending::TopUp(check), choice) => self.contribution(check.event, choice, true),
            (Pending::Decide(event), choice) => self.half(event, choice),
            (Pending::Rolled { purpose, dice, .. }, Choice::Reroll(at, means)) => self.reroll(purpose, dice, at, means),
            (Pending::Pay { left, .. }, Choice::Card(card, red)) => {
                let value = if red { self.scene.red(self.me, card) } else { self.scene.blue(self.me, card) };
                let pays = value.unwrap_or(0).min(left);
                0.006 * f32::from(pays) - self.card(card) - if red { 0.0 } else { 0.004 }
            }
            (Pending::Commit { purpose, left }, choice) => self.commitment(purpose, left, choice),
            (Pending::RiotCard { minus, die }, choice) => self.riot_card(minus, die, choice),
            (Pending::TakeRecon(_), Choice::Recon(sight)) => sight_worth(sight),
            (Pending::KeepProgram, Choice::Nth(at)) => {
                self.scene.state.offer.what.get(usize::from(at)).map_or(0.0, |no| self.program(*no))
            }
            (Pending::KeepChip { partner, .. }, Choice::Nth(at)) => self.keep_chip(at, partner),
            (Pending::Placing { figure, .. }, choice) => self.placing(figure, choice),
            (Pending::Reward { chips, .. }, choice) => match choice {
                Choice::Yes => 0.04 + self.boost_goal(0),
                _ => 0.035 * f32::from(chips) + self.program_goal(),
            },
            (Pending::Boost(_), Choice::Branch(branch)) => self.branch(branch),
            (Pending::Blow(blow), choice) => self.in_blow(blow, choice),
            (Pending::Attack(assault), choice) => self.in_attack(assault, choice),
            (Pending::Ballot { motion, .. }, Choice::Yes) => self.ballot(motion),
            (Pending::Voting { .. }, Choice::Vote(card, red, to)) => {
                let value = if red { self.scene.red(self.me, card) } else { self.scene.blue(self.me, card) };
                let value = f32::from(value.unwrap_or(0)) * if red { -1.0 } else { 1.0 };
                self.vote(value, to, self.card(card))
            }
            (Pending::Closed { step, .. }, choice) => self.closed(step, choice),
            (Pending::Script(frame), choice) => self.script(&frame, choice),
            _ => self.simple_answer(step, choice),
        }
    }

    /// Answers about things that lie there.
    fn simple_answer(&self, step: Pending, choice: Choice) -> f32 {
        match (step, choice) {
            (Pending::Junk { remove, .. }, Choice::Nth(at)) => self.junk_pick(remove, at),
            (Pending::Drop { figure, .. }, Choice::Nth(at)) => self.dropped(figure, at),
            (Pending::Clinic { .. }, Choice::Card(card, _)) => 0.06 - self.card(card),
            (Pending::Treat(_), Choice::Nth(at)) => self.wound(at),
            (Pending::Recon { .. }, choice) => self.sighting(choice),
            (Pending::Crates(_), Choice::Nth(at)) => self.crate_worth(at),
            (Pending::Laser(_) | Pending::Purge { .. }, Choice::Foe(foe)) => self.menace(foe),
            (Pending::Aim { .. }, Choice::Figure(figure)) => self.victim(figure),
            (Pending::Stolen { figure }, Choice::Nth(at)) => {
                let chip = self.scene.body(figure).and_then(|body| body.chips.get(usize::from(at)));
                chip.map_or(0.0, |chip| {
                    let odds = self.colours.odds(*chip);
                    self.junk_worth(odds) - self.place_worth(odds)
                })
            }
            (Pending::BlueFive(_) | Pending::Supplier(_), Choice::Yes) => 0.05,
            (Pending::TieBreak { .. } | Pending::Appoint, Choice::Seat(seat)) => self.badge(seat),
            (Pending::BreakOut { seat, minus, .. }, choice) => self.break_out_card(seat, minus, choice),
            (Pending::Interrogation { card, .. }, choice) => self.confession(card, choice),
            (Pending::Wound { .. }, Choice::Yes) => 0.03,
            (Pending::KeepLoyalty, Choice::Nth(at)) => {
                let slot = self.own().and_then(|player| player.dealt.get(usize::from(at)));
                if slot.is_some_and(|slot| slot.kind == Some(crate::beginning::Faction::Human)) { 0.002 } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    /// How hard an objective is: the hardest is given back (TB-OBJ-02).
    fn hardship(&self, at: u8) -> f32 {
        let slot = self.own().and_then(|player| player.objectives.get(usize::from(at)));
        let card = slot.and_then(|slot| slot.kind).and_then(|no| self.scene.rules.library().objective(no));
        match card.map(|card| card.goal) {
            Some(Goal::Brought(_) | Goal::NonBlue(_) | Goal::Programs(_) | Goal::CityActions(_)) => 0.1,
            Some(Goal::Hand(_) | Goal::Equipped | Goal::Unhurt | Goal::Dropped(_)) => 0.2,
            Some(Goal::Recon | Goal::Badge(_) | Goal::Boosts(_)) => 0.3,
            _ => 0.4,
        }
    }

    fn held_program(&self, at: u8) -> f32 {
        let held = self.own().and_then(|player| player.programs.get(usize::from(at)));
        held.map_or(0.0, |held| self.program(held.kind))
    }

    /// One more card for a check that is already put in (TB-EVT-14).
    fn late_card(&self, free: Free) -> f32 {
        let Free::Program(_) = free else { return -0.05 };
        let event = self.scene.state.stack.iter().rev().find_map(|step| match step {
            Pending::Judge(check) => Some(check.event),
            _ => None,
        });
        event.map_or(-0.05, |event| self.stake(event).abs() - 0.05 - self.program_need())
    }

    /// A half of a decision (TB-EVT-24).
    fn half(&self, event: crate::beginning::EventNo, choice: Choice) -> f32 {
        let Some(EventKind::Decision { a, b, .. }) = self.scene.rules.library().event(event).map(|card| &card.kind)
        else {
            return 0.0;
        };
        let half = if choice == Choice::Yes { a } else { b };
        // Whoever is picked to be detained is picked by the one who decides.
        let picks = half.effects.iter().any(|effect| matches!(effect, Effect::Detain(_)));
        self.effects(&half.effects) + if picks { 0.02 } else { 0.0 }
    }

    /// Whether a roll is so bad that another is worth its means.
    fn reroll(&self, purpose: Purpose, dice: [u8; 4], at: u8, means: Means) -> f32 {
        let cost = match means {
            Means::Boost => 0.002,
            Means::Program(_) | Means::Rounder(_) => 0.012,
        };
        if self.scene.active() != self.me || at != 0 {
            return -cost;
        }
        let shown = dice.first().copied().unwrap_or(0);
        let gain = match purpose {
            Purpose::Morale { cards } | Purpose::Nexus { cards, .. } if shown >= cards && shown > 3 => 0.03,
            Purpose::Interrogation if shown < 4 => FREEDOM / 2.0,
            Purpose::Fate { .. } if shown <= 3 => 0.015,
            _ => 0.0,
        };
        gain - cost
    }

    fn commitment(&self, purpose: Purpose, left: u8, choice: Choice) -> f32 {
        let (cards, nexus) = match purpose {
            Purpose::Morale { cards } => (cards, false),
            Purpose::Nexus { cards, .. } => (cards, true),
            _ => return 0.0,
        };
        match choice {
            Choice::Card(card, _) => {
                self.commit(cards, left, self.scene.blue(self.me, card), nexus) - 0.6 * self.card(card)
            }
            _ => 0.0,
        }
    }

    fn riot_card(&self, minus: bool, die: u8, choice: Choice) -> f32 {
        let die = if minus { -die.cast_signed() } else { die.cast_signed() };
        let (card, cost) = match choice {
            Choice::Card(card, red) => {
                let value = if red { self.scene.red(self.me, card) } else { self.scene.blue(self.me, card) };
                let value = value.unwrap_or(0).cast_signed();
                (if red { -value } else { value }, self.card(card))
            }
            _ => (0, 0.0),
        };
        let riot = self.scene.state.bars.riot.saturating_add(die).saturating_add(card);
        let task = self.task(|task| matches!(task, crate::beginning::Task::RiotZero));
        let zero = if riot == 0 { task } else { 0.0 };
        let calm =
            if self.calm(riot) { self.task(|task| matches!(task, crate::beginning::Task::CalmRiot)) } else { 0.0 };
        self.bar(crate::beginning::Bar::Riot, die.saturating_add(card)) - cost + zero + calm
    }

    /// Placing: which chip where, and whether open (TB-NET-05, TB-NET-06).
    fn placing(&self, figure: crate::beginning::Figure, choice: Choice) -> f32 {
        let Choice::Column(chip, column, up) = choice else { return 0.0 };
        let Some(chip) = self.scene.body(figure).and_then(|body| body.chips.get(usize::from(chip))) else { return 0.0 };
        let odds = self.colours.odds(*chip);
        let [blue, ..] = odds;
        // An open blue chip earns trust; anything else gives something away.
        let shown = if up { 0.01 * (blue - 0.9) } else { 0.0 };
        self.column_worth(odds, column) + shown
    }

    /// What the next boost of a column is worth; the level is granted, so the hardest task is best skipped (TB-BOT-16).
    fn branch(&self, branch: crate::beginning::Branch) -> f32 {
        let Some(player) = self.own() else { return 0.0 };
        let column = self.scene.rules.library().character(player.who).and_then(|card| card.tree.get(branch as usize));
        let level = player.skills.get(branch as usize).map_or(0, |progress| progress.level);
        let Some(skill) = column.and_then(|column| column.get(usize::from(level))) else { return 0.0 };
        let begun = player.skills.get(branch as usize).is_some_and(|progress| progress.steps > 0);
        let toil = if begun { 0.0 } else { toil(skill.task) };
        toil + match skill.boost {
            Boost::Ap(_) | Boost::Strength(_) => 0.09,
            Boost::Moves(_) | Boost::Draw(_) | Boost::TwoChips | Boost::MaxHealth(_) | Boost::ApAlone(_) => 0.07,
            Boost::Red(_) | Boost::Blue(_) | Boost::Range(_) | Boost::KuroBoth | Boost::Surgery => 0.05,
            _ => 0.03,
        }
    }

    /// How much a wound hampers.
    fn wound(&self, at: u8) -> f32 {
        let wound = self.own().and_then(|player| player.wounds.get(usize::from(at)));
        match wound.and_then(|no| self.scene.rules.library().wound(*no)).map(|card| card.harm) {
            Some(Harm::Draw(_) | Harm::Moves(_)) => 0.05,
            Some(Harm::Blue(_) | Harm::Red(_) | Harm::Rot(_)) => 0.04,
            _ => 0.03,
        }
    }

    fn confession(&self, card: u8, choice: Choice) -> f32 {
        if choice != Choice::Yes {
            return FREEDOM * 0.5;
        }
        let lines =
            self.scene.rules.library().interrogations.get(usize::from(card)).map_or(&[][..], |card| &card.lines);
        let own = lines.iter().find(|line| line.factions.contains(&self.faction));
        FREEDOM + own.map_or(0.0, |line| self.effects(&line.effects))
    }
}

/// What a Recon card is worth to hold: those that can be used anywhere come first.
const fn sight_worth(sight: Sight) -> f32 {
    match sight {
        Sight::Loyalty => 0.05,
        Sight::Hand => 0.04,
        Sight::Objective => 0.035,
        Sight::Network => 0.03,
        Sight::Sectors => 0.025,
        Sight::Carried => 0.02,
    }
}

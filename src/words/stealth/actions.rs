//! Labels of what the player may do.

use super::Teller;
use crate::stealth::{Action, DrawFor, EnemyId, Modifier, Phase, Question, Sector};

impl Teller<'_> {
    /// The label of an action, as a button or an option has it.
    pub fn action(&self, action: &Action) -> String {
        match *action {
            Action::Move { to } => self.move_label(to),
            Action::Carry { body } => self.words.with("action-carry", &[("enemy", self.enemy(body).into())]),
            Action::Overwatch { gear } => self.words.with("action-overwatch", &[("gear", self.gear(gear).into())]),
            Action::Hide => self.words.text("action-hide"),
            Action::PickUp { thing } => self.words.with("action-pick-up", &[("thing", self.thing(thing).into())]),
            Action::Attack { gear, target } => {
                let fill = [("enemy", self.enemy(target).into()), ("gear", self.gear(gear).into())];
                self.words.with("action-attack", &fill)
            }
            Action::Use { tool, target } => {
                let tool = ("tool", self.tool(tool).into());
                match self.target(target) {
                    None => self.words.with("action-use", &[tool]),
                    Some(target) => self.words.with("action-use-at", &[tool, ("target", target.into())]),
                }
            }
            Action::Pass => self.words.text(self.pass_key()),
            Action::First { enemy } => self.words.with("action-first", &[("enemy", self.enemy(enemy).into())]),
            Action::Way { to } => self.way_label(to),
            Action::Value { value } => {
                self.words.with("action-value", &[("value", Modifier::Value(value).to_string().into())])
            }
        }
    }

    fn move_label(&self, to: Sector) -> String {
        let key = match (self.public.phase, self.public.boost.silent) {
            (Phase::Second, false) => "action-move-second",
            (Phase::Second, true) => "action-move-second-silent",
            _ => "action-move",
        };
        self.words.with(key, &[("to", self.sector(to).into())])
    }

    fn pass_key(&self) -> &'static str {
        match self.public.phase {
            Phase::Free => "action-pass-free",
            Phase::Second => "action-pass-second",
            _ => "action-pass",
        }
    }

    fn way_label(&self, to: Sector) -> String {
        let to = ("to", self.sector(to).into());
        match self.public.question {
            Some(Question::Way { act, .. }) => {
                self.words.with("action-way", &[("enemy", self.enemy(act.enemy).into()), to])
            }
            _ => self.words.with("action-way-unknown", &[to]),
        }
    }

    /// What the player is asked about the choose card.
    pub(super) fn card_question(&self, draw: DrawFor) -> String {
        let ask = |key, enemy: EnemyId| self.words.with(key, &[("enemy", self.enemy(enemy).into())]);
        match draw {
            DrawFor::Attack { target, .. } => ask("question-card-attack", target),
            DrawFor::EnemyAttack { enemy, .. } => ask("question-card-enemy-attack", enemy),
            DrawFor::Behaviour { enemy } => ask("question-card-behaviour", enemy),
            DrawFor::Alarm => self.words.text("question-card-alarm"),
        }
    }
}

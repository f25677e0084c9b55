//! A mission in play: actions, taking back, and the questions that are answered for the player.

use super::{App, News, Page, Place};
use crate::{
    engine::Refusal,
    records::End,
    stealth::{Action, Answer, EnemyId, Thing},
    terminal::command::Topic,
    words::stealth::refusal_text,
};

impl App {
    pub(super) fn act(&mut self, action: Action) {
        let Place::Play(session) = &mut self.place else { return };
        let turn = session.view().public.turn;
        match session.act(&self.words, action, self.auto) {
            Ok(things) => {
                let over = session.outcome().is_some();
                let new_turn = session.view().public.turn != turn || over;
                self.tell_finds(&things);
                if self.run.is_some() {
                    self.settle_campaign();
                } else if new_turn {
                    self.autosave();
                }
                if over {
                    self.keep_record(End::Played);
                }
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        let text = refusal_text(&self.words, refusal);
        self.say("term-refused", &[("text", text.into()), ("rule", refusal.rule.0.into())]);
    }

    /// Shows the story of what was picked up (ST-OBJ-06).
    fn tell_finds(&mut self, things: &[Thing]) {
        let Some(session) = self.session() else { return };
        let plan = session.game().journal().setup.mission.plan().clone();
        for thing in things {
            if let Thing::Objective(id) = thing
                && let Some(objective) = plan.objectives.get(id.index())
            {
                self.news.push(News::Page(Page::story(&objective.name, &objective.text)));
            }
        }
    }

    pub(super) fn undo(&mut self) {
        let auto = self.auto;
        if let Some(why) = self.no_undo() {
            return self.say(why, &[]);
        }
        let Place::Play(session) = &mut self.place else { return self.say("term-not-playing", &[]) };
        match session.undo(auto) {
            Ok(()) => {
                self.keep_campaign();
                self.say("term-undone", &[]);
            }
            Err(_) if session.game().journal().actions.is_empty() => self.say("term-nothing-to-undo", &[]),
            Err(_) => self.say("term-undo-border", &[]),
        }
    }

    pub(super) fn inspect(&mut self, number: Option<usize>) {
        let Some(session) = self.session() else { return };
        let view = session.view();
        let up: Vec<usize> = (0..view.public.enemies.len()).filter(|&at| view.public.enemies[at].is_up()).collect();
        let next = match (number, self.inspected) {
            (Some(number), _) => number.checked_sub(1).filter(|at| up.contains(at)),
            (None, None) => up.first().copied(),
            (None, Some(last)) => up.into_iter().find(|&at| at > last.index()),
        };
        self.inspected = next.map(|at| EnemyId(at as u16));
        match self.inspected {
            Some(enemy) => self.tell_patrol(enemy),
            None => self.say("term-inspect-none", &[]),
        }
    }

    pub(super) fn set_auto(&mut self, setting: Option<(Topic, Answer)>) {
        match setting {
            Some((Topic::Order, answer)) => self.auto.order = answer,
            Some((Topic::Way, answer)) => self.auto.way = answer,
            Some((Topic::Card, answer)) => self.auto.card = answer,
            None => {}
        }
        let word = |answer| self.words.text(if answer == Answer::Ask { "term-ask" } else { "term-decide" });
        let fill = [
            ("order", word(self.auto.order).into()),
            ("way", word(self.auto.way).into()),
            ("card", word(self.auto.card).into()),
        ];
        self.say("term-auto", &fill);
        // A question that waits for an answer may be one that is no longer asked.
        if let Place::Play(session) = &mut self.place
            && let Err(refusal) = session.answer(&self.words, self.auto)
        {
            self.refuse(refusal);
        }
    }
}

//! What is happening, and what a player is asked.

use super::{
    Teller,
    actions::{endangered, scene},
};
use crate::{
    deduction::{Boss, Cause, Deed, Effect, Fate, Force, Frame, Hit, Kept, Moment, Pending, Source, View},
    engine::Seat,
};

impl Teller<'_> {
    /// What everybody knows to be going on, in one sentence. It never tells who could respond.
    pub fn moment(&self, view: &View) -> String {
        let told = self.at(view);
        let table = &view.table;
        if let Some(outcome) = &table.over {
            return told.outcome(outcome);
        }
        let active = table.turn.seat;
        match table.stack.last() {
            Some(Pending::Window(Moment::Announced, _) | Pending::Reconsider) => told.announcement(view),
            Some(Pending::Window(Moment::Damage, _) | Pending::Guard { .. }) => told.danger(view),
            Some(Pending::Window(Moment::Eliminated, _)) => told.words.text("question-sd-eliminated"),
            Some(Pending::Window(Moment::Start, _)) => told.sentence("question-sd-start", &[told.whose(active)]),
            Some(Pending::Window(Moment::After, _)) => told.sentence("question-sd-after", &[told.who(active)]),
            Some(Pending::Hit(hit)) => told.hit(*hit),
            Some(Pending::Script(frame)) => told.script(frame),
            Some(Pending::PassLoyalty { .. }) => told.words.text("question-sd-passing"),
            Some(Pending::Draft) => told.words.text("question-sd-drafting"),
            Some(Pending::Bare { .. } | Pending::Pare { .. }) => told.words.text("question-sd-before"),
            _ => told.sentence("question-sd-turn", &[told.whose(active)]),
        }
    }

    /// What follows if nothing is done about it, in one sentence.
    pub fn consequence(&self, view: &View) -> Option<String> {
        let told = self.at(view);
        let turn = &view.table.turn;
        let announced = matches!(view.table.stack.last(), Some(Pending::Window(Moment::Announced, _)));
        let deed = turn.deed.filter(|_| announced)?;
        let armed = scene(view).player(turn.seat).and_then(|player| player.weapon);
        match (deed, armed) {
            (Deed::Shoot(named), Some(armed)) => {
                let aim = named.map_or(armed.aim, |target| crate::deduction::Aim(Some(target), None));
                let key = match armed.kind.force() {
                    Force::Soft => "question-sd-will-soft",
                    Force::Hard => "question-sd-will-hard",
                };
                Some(told.sentence(key, &[("whom", told.aim(aim).into())]))
            }
            (Deed::Investigate(of, spot), _) => {
                Some(told.sentence("question-sd-will-look", &[told.who(turn.seat), told.card(of, spot)]))
            }
            _ => None,
        }
    }

    /// What this player is asked; `None` where the player is not asked.
    pub fn question(&self, view: &View) -> Option<String> {
        if view.table.over.is_some() || !scene(view).asked().contains(view.seat) {
            return None;
        }
        let told = self.at(view);
        let text = |key| told.words.text(key);
        Some(match view.table.stack.last()? {
            Pending::Announce if view.table.turn.armed => text("question-sd-act-armed"),
            Pending::Reconsider => text("question-sd-reconsider"),
            Pending::Window(Moment::After, _) if view.table.turn.seat == view.seat => text("question-sd-after-you"),
            Pending::Window(..) => told.sentence("question-sd-respond", &[("moment", self.moment(view).into())]),
            Pending::Limit => text("question-sd-limit"),
            Pending::Hit(hit) => told.defence(*hit),
            Pending::Toll(boss) => told.toll(*boss),
            Pending::Watch { of } => told.sentence("question-sd-watch", &[told.whose(*of)]),
            Pending::Alarm { of, .. } => told.sentence("question-sd-alarm", &[told.who(*of), told.whose(*of)]),
            Pending::Ambush { whom, .. } => told.sentence("question-sd-ambush", &[told.whom(*whom)]),
            Pending::Guard { .. } => told.danger(view) + " " + &text("question-sd-guard"),
            Pending::Aim { holder, by, .. } if holder == by => text("question-sd-aim"),
            Pending::Aim { holder, .. } => told.sentence("question-sd-aim-theirs", &[told.whose(*holder)]),
            Pending::Discard { .. } => text("question-sd-discard"),
            Pending::Show { to, .. } => told.sentence("question-sd-show", &[told.whom(*to)]),
            Pending::PassLoyalty { .. } => text("question-sd-pass-on"),
            Pending::Draft => told.draft(view),
            Pending::Bare { .. } => text("question-sd-bare"),
            Pending::Pare { .. } => text("question-sd-pare"),
            Pending::PlaceBoss(boss) => told.sentence("question-sd-place", &[("boss", told.boss(*boss).into())]),
            Pending::Script(frame) => told.script_question(view, frame),
            _ => text("question-sd-act"),
        })
    }

    /// Which card to keep next, and what for.
    fn draft(&self, view: &View) -> String {
        let fate = scene(view).fate(view.seat).unwrap_or(Fate::Outlaw);
        let task = self.words.text(match fate {
            Fate::Human => "question-sd-fate-human",
            Fate::Machine => "question-sd-fate-machine",
            Fate::Outlaw => "question-sd-fate-outlaw",
            Fate::Legion => "question-sd-fate-legion",
            Fate::Infected => "question-sd-fate-infected",
            Fate::Fallen => "question-sd-fate-fallen",
        });
        let key = match scene(view).hand(view.seat).map(|hand| hand.kept) {
            Some(Kept::Chooses { id: Some(_), loyalty: None }) => "question-sd-draft-left",
            Some(Kept::Chooses { id: Some(_), loyalty: Some(_) }) => "question-sd-draft-right",
            _ => "question-sd-draft-id",
        };
        self.sentence(key, &[("task", task.into())])
    }

    fn announcement(&self, view: &View) -> String {
        let active = view.table.turn.seat;
        match view.table.turn.deed {
            Some(deed) => {
                let armed = view.table.players.get(usize::from(active.0)).and_then(|player| player.weapon);
                let own = active == view.seat;
                let heard = if own { self.deed(view, active, deed) } else { self.announced(active, deed, armed) };
                self.sentence("event-sd-announced", &[self.who(active), ("deed", heard.into())])
            }
            None => self.sentence("question-sd-turn", &[self.whose(active)]),
        }
    }

    fn danger(&self, view: &View) -> String {
        let amount = view.table.stack.iter().rev().find_map(|step| match step {
            Pending::Damage(damage) => Some(damage.amount),
            _ => None,
        });
        let whom = endangered(view).unwrap_or(view.table.turn.seat);
        self.sentence("question-sd-danger", &[self.who(whom), ("amount", amount.unwrap_or(0).into())])
    }

    fn hit(&self, hit: Hit) -> String {
        let key = match hit.force {
            Force::Soft => "question-sd-hit-soft",
            Force::Hard => "question-sd-hit-hard",
        };
        self.sentence(key, &[self.whom(hit.whom), ("cause", self.cause(hit.cause).into())])
    }

    fn defence(&self, hit: Hit) -> String {
        let key = match hit.force {
            Force::Soft => "question-sd-defend-soft",
            Force::Hard => "question-sd-defend-hard",
        };
        self.sentence(key, &[("cause", self.cause(hit.cause).into())])
    }

    fn toll(&self, boss: Boss) -> String {
        let key = if boss == Boss::Bloodbeast { "question-sd-toll-id" } else { "question-sd-toll" };
        self.sentence(key, &[("boss", self.boss(boss).into())])
    }

    /// Why something happens, as a phrase.
    pub fn cause(&self, cause: Cause) -> String {
        let of = |key, seat: Seat, card: String| self.phrase(key, &[self.whose(seat), ("card", card.into())]);
        match cause {
            Cause::Shot(by, weapon) => of("name-sd-cause-shot", by, self.weapon(weapon)),
            Cause::Program(by, program) => of("name-sd-cause-program", by, self.program(program)),
            Cause::Ability(by, id) => of("name-sd-cause-ability", by, self.id(id)),
            Cause::Boss(boss) => self.boss(boss),
            Cause::Deed(by) => self.phrase("name-sd-cause-deed", &[self.whose(by)]),
            Cause::Rule => self.words.text("name-sd-cause-rule"),
        }
    }

    fn script(&self, frame: &Frame) -> String {
        self.sentence("question-sd-script", &[("card", self.source(frame).into()), self.whose(frame.you)])
    }

    fn source(&self, frame: &Frame) -> String {
        match frame.source {
            Source::Id(id) => self.id(id),
            Source::Program(program) => self.program(program),
        }
    }

    fn script_question(&self, view: &View, frame: &Frame) -> String {
        let key = match scene(view).effect(frame) {
            Some(Effect::Peek(..) | Effect::TheyPeek) => "question-sd-peek",
            Some(Effect::Reveal(..)) => "question-sd-reveal",
            Some(Effect::Cover(..)) => "question-sd-cover",
            Some(Effect::NameColour) => "question-sd-colour",
            Some(Effect::EquipAny) => "question-sd-weapon",
            Some(Effect::TakeProgram(_)) => "question-sd-take",
            Some(Effect::Trade) => "question-sd-trade",
            Some(Effect::Renew) => "question-sd-renew",
            Some(Effect::Foresee(_)) => match frame.stage {
                1 => "question-sd-foresee",
                2 => "question-sd-foresee-whom",
                _ => "question-sd-foresee-order",
            },
            Some(Effect::Infect) => "question-sd-infect",
            Some(Effect::SwapLoyalty | Effect::ReplaceLoyalty(..)) => "question-sd-swap",
            Some(Effect::Seal) => "question-sd-seal",
            _ => "question-sd-choose",
        };
        self.sentence(key, &[("card", self.source(frame).into())])
    }
}

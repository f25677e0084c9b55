//! What is happening, and what a player is asked.

use super::{
    super::{added, number},
    Teller, scene,
};
use crate::{
    beginning::{Blow, ClosedStep, EventKind, EventNo, Figure, Moment, Motion, Pending, Purpose, View},
    engine::Seat,
};

impl Teller<'_> {
    /// What everybody knows to be going on, in one sentence. It never tells what is asked in secret.
    pub fn moment(&self, view: &View) -> String {
        let told = self.at(view);
        let table = &view.table;
        if let Some(outcome) = &table.over {
            return told.outcome(outcome);
        }
        let text = |key| told.words.text(key);
        match table.stack.last() {
            Some(Pending::KeepLoyalty | Pending::KeepObjectives) => text("question-tb-dealing"),
            Some(Pending::Debate { whom, .. }) => told.sentence("question-tb-debating", &[told.whom(*whom)]),
            Some(Pending::Ballot { motion, .. }) => told.motion(*motion),
            Some(Pending::Voting { .. } | Pending::TieBreak { .. }) => text("question-tb-electing"),
            Some(Pending::Closed { .. }) => text("question-tb-closed"),
            Some(Pending::Contribute { check, .. } | Pending::TopUp(check)) => told.check(check.event),
            Some(Pending::Decide(event)) => told.event_question("question-tb-deciding", *event),
            Some(Pending::Blow(blow) | Pending::Struck { blow, .. }) => told.blow("question-tb-blow", view, *blow),
            Some(Pending::Script(frame)) => {
                told.sentence("question-tb-script", &[("card", told.source(frame.source).into())])
            }
            Some(Pending::BreakOut { seat, .. }) => told.sentence("question-tb-breaking-out", &[told.who(*seat)]),
            _ => told.sentence("question-tb-turn", &[told.whose(table.turn.seat)]),
        }
    }

    /// What this player is asked, as a headline; `None` where the player is not asked.
    pub fn question(&self, view: &View) -> Option<String> {
        if view.table.over.is_some() || !scene(view).asked().contains(view.seat) {
            return None;
        }
        Some(self.at(view).asked(view, view.table.stack.last()?))
    }

    /// What a step asks whoever sees this view.
    #[rustfmt::skip]
    fn asked(&self, view: &View, step: &Pending) -> String {
        let text = |key| self.words.text(key);
        let count = |key, count: u8| self.sentence(key, &[("count", count.into())]);
        match *step {
            Pending::KeepLoyalty => text("question-tb-keep-loyalty"),
            Pending::KeepObjectives => text("question-tb-return-objective"),
            Pending::Act => self.act(view),
            Pending::Limit => self.limit(view),
            Pending::Contribute { check, .. } => self.contribute("question-tb-contribute", view, check.event),
            Pending::TopUp(check) => self.contribute("question-tb-top-up", view, check.event),
            Pending::Extra(_) => text("question-tb-extra"),
            Pending::Decide(event) => self.event_question("question-tb-decide", event),
            Pending::Window(moment, _) => text(window_key(moment)),
            Pending::Rolled { purpose, dice, .. } => self.sentence("question-tb-reroll", &[("dice", self.dice(purpose, dice).into())]),
            Pending::Pay { left, cards, goods, .. } => {
                let fill = [("left", left.into()), ("cards", cards.into()), ("goods", self.goods(view, goods).into())];
                self.sentence("question-tb-pay", &fill)
            }
            Pending::Commit { purpose, left } => self.commit(purpose, left),
            Pending::RiotCard { minus, die } => {
                let die = i32::from(die);
                self.sentence("question-tb-riot-card", &[("by", added(if minus { -die } else { die }).into())])
            }
            Pending::TakeRecon(_) => text("question-tb-take-recon"),
            Pending::KeepProgram => text("question-tb-keep-program"),
            Pending::KeepChip { partner, .. } => text(if partner.is_some() { "question-tb-keep-chip-partner" } else { "question-tb-keep-chip" }),
            Pending::Placing { placed, .. } => count("question-tb-placing", placed),
            Pending::Reward { chips, .. } => count("question-tb-reward", chips),
            Pending::Boost(_) => text("question-tb-boost"),
            Pending::Junk { remove, done } => count(if remove { "question-tb-junk-remove" } else { "question-tb-junk-look" }, done),
            Pending::Drop { done, .. } => count("question-tb-drop", done),
            Pending::Clinic { done } => count("question-tb-clinic", done),
            Pending::Treat(_) => text("question-tb-treat"),
            Pending::Recon { left, .. } => count("question-tb-recon", left),
            Pending::Crates(_) => text("question-tb-crates"),
            _ => self.asked_in_fights(view, step),
        }
    }

    /// What a step asks, where it is about fights, votes and cards.
    fn asked_in_fights(&self, view: &View, step: &Pending) -> String {
        let text = |key| self.words.text(key);
        let count = |key, count: u8| self.sentence(key, &[("count", count.into())]);
        match *step {
            Pending::Attack(assault) => {
                let fill = [
                    ("enemy", self.foe_in(view, assault.foe).into()),
                    ("shield", scene(view).foe(assault.foe).map_or(0, |seen| seen.stats.shield).into()),
                    ("red", assault.red.into()),
                    ("left", assault.left.into()),
                ];
                self.sentence("question-tb-attack", &fill)
            }
            Pending::Laser(_) => text("question-tb-laser"),
            Pending::Aim { foe, .. } => self.sentence("question-tb-aim", &[("enemy", self.foe_in(view, foe).into())]),
            Pending::Blow(blow) => self.blow("question-tb-defend", view, blow),
            Pending::Struck { blow, red } => self.struck(view, blow, red),
            Pending::Stolen { .. } => text("question-tb-stolen"),
            Pending::Wound { .. } => text("question-tb-wound"),
            Pending::Purge { left, .. } => count("question-tb-purge", left),
            Pending::Discard { left, .. } => count("question-tb-discard", left),
            Pending::DropProgram { left, .. } => count("question-tb-drop-program", left),
            Pending::BlueFive(_) => text("question-tb-blue-five"),
            Pending::Supplier(_) => text("question-tb-supplier"),
            _ => self.asked_in_votes(view, step),
        }
    }

    fn asked_in_votes(&self, view: &View, step: &Pending) -> String {
        let text = |key| self.words.text(key);
        match *step {
            Pending::Debate { whom, .. } => self.sentence("question-tb-debate", &[self.whom(whom)]),
            Pending::Ballot { motion: Motion::Censure { whom, .. }, .. } => {
                self.sentence("question-tb-ballot", &[self.whom(whom)])
            }
            Pending::Ballot { .. } => text("question-tb-gamble"),
            Pending::Voting { next } if next == scene(view).seats() => text("question-tb-vote-again"),
            Pending::Voting { .. } => text("question-tb-vote"),
            Pending::TieBreak { .. } => text("question-tb-tie"),
            Pending::Appoint => text("question-tb-appoint"),
            Pending::BreakOut { seat, minus, .. } => {
                let target = added(if minus { -4 } else { 4 });
                let key = if seat == view.seat { "question-tb-break-out" } else { "question-tb-break-out-other" };
                self.sentence(key, &[self.who(seat), ("target", target.into())])
            }
            Pending::Interrogation { card, .. } => {
                self.sentence("question-tb-interrogation", &[("card", self.interrogation(card).into())])
            }
            Pending::Closed { step, .. } => self.closed(view, step),
            Pending::Script(frame) => self.script_question(view, &frame),
            _ => text("question-tb-go-on"),
        }
    }

    /// What is left of the own turn.
    fn act(&self, view: &View) -> String {
        let (turn, ap) = (&view.table.turn, scene(view).ap());
        let place = scene(view).player(view.seat).map(|player| player.body.place);
        let place = place.map(|place| super::place_name(self.words, place)).unwrap_or_default();
        let fill = [("ap", ap.into()), ("moves", turn.moves.into()), ("place", place.into())];
        self.sentence("question-tb-act", &fill)
    }

    fn limit(&self, view: &View) -> String {
        let scene = scene(view);
        let held = scene.player(view.seat).map_or(0, |player| player.hand.len());
        let most = usize::from(scene.hand_limit(view.seat));
        if held > most {
            return self.sentence("question-tb-limit-cards", &[("most", most.into()), ("held", held.into())]);
        }
        self.sentence("question-tb-limit-programs", &[("most", scene.program_limit(view.seat).into())])
    }

    /// What a check is about: its card and its target.
    fn check(&self, event: EventNo) -> String {
        let card = ("card", self.event_name(event).into());
        match self.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Check { target, .. }) => {
                self.sentence("question-tb-check", &[card, ("target", added((*target).into()).into())])
            }
            Some(EventKind::Count { of, .. }) => {
                let of = self.words.text(super::names::counted_key(*of));
                self.sentence("question-tb-count", &[card, ("cards", of.into())])
            }
            _ => self.sentence("question-tb-script", &[card]),
        }
    }

    fn contribute(&self, key: &str, view: &View, event: EventNo) -> String {
        let scene = scene(view);
        let most = scene.check_limit(view.seat, scene.asked_cards(event));
        let left = most.saturating_sub(scene.put_in(view.seat));
        self.sentence(key, &[("check", self.check(event).into()), ("left", left.into())])
    }

    fn event_question(&self, key: &str, event: EventNo) -> String {
        self.sentence(key, &[("card", self.event_name(event).into())])
    }

    fn commit(&self, purpose: Purpose, left: u8) -> String {
        let (key, cards) = match purpose {
            Purpose::Morale { cards } => ("question-tb-commit-morale", cards),
            Purpose::Nexus { cards, .. } => ("question-tb-commit-nexus", cards),
            _ => ("question-tb-go-on", 0),
        };
        self.sentence(key, &[("cards", cards.into()), ("left", left.into())])
    }

    fn blow(&self, key: &str, view: &View, blow: Blow) -> String {
        let seen = scene(view).foe(blow.foe);
        let shield = blow.victim.map_or(0, |figure| scene(view).shield(figure));
        let fill = [
            ("enemy", self.foe_in(view, blow.foe).into()),
            ("whom", blow.victim.map_or_else(|| self.words.text("name-tb-apex"), |it| self.figure(it)).into()),
            ("theft", if blow.theft { "yes" } else { "no" }.into()),
            ("combat", seen.map_or(0, |seen| seen.stats.combat).into()),
            ("defence", shield.saturating_add(blow.blue).into()),
            ("left", blow.left.into()),
        ];
        self.sentence(key, &fill)
    }

    fn struck(&self, view: &View, blow: Blow, red: u8) -> String {
        let shield = blow.victim.map_or(0, |figure: Figure| scene(view).shield(figure)).saturating_add(blow.blue);
        let result = i32::from(shield) - i32::from(red);
        let fill = [
            ("enemy", self.foe_in(view, blow.foe).into()),
            ("defence", shield.into()),
            ("red", red.into()),
            ("result", number(result).into()),
        ];
        self.sentence("question-tb-struck", &fill)
    }

    fn motion(&self, motion: Motion) -> String {
        match motion {
            Motion::Censure { whom, .. } => self.sentence("question-tb-voting-censure", &[self.whom(whom)]),
            Motion::Gamble => self.words.text("question-tb-gambling"),
        }
    }

    /// A closed-eye step: everybody is asked, most have nothing to choose (TB-OPEN-23).
    fn closed(&self, view: &View, step: ClosedStep) -> String {
        let mut others = 0;
        scene(view).each_choice(view.seat, &mut |choice| {
            others += usize::from(matches!(choice, crate::beginning::Choice::Seat(_)));
        });
        self.words.text(match step {
            _ if others == 0 => "question-tb-closed-nothing",
            ClosedStep::Convert => "question-tb-convert",
            ClosedStep::Infect(_) => "question-tb-infect",
        })
    }

    /// Whose turn it is, as a short heading.
    pub fn turn_of(&self, seat: Seat) -> String {
        self.sentence("question-tb-turn", &[self.whose(seat)])
    }
}

const fn window_key(moment: Moment) -> &'static str {
    match moment {
        Moment::BeforeDice => "question-tb-window-dice",
        Moment::Shown => "question-tb-window-shown",
        Moment::Pooled => "question-tb-window-pooled",
        Moment::AfterEvent => "question-tb-window-after",
    }
}

//! Labels of what a player may do.

use super::{Teller, capital};
use crate::beginning::{Action, Choice, ClosedStep, Moment, Pending, View};

impl Teller<'_> {
    /// The label of an action, as a button or an option has it. The view is that of the player who may take it.
    pub fn action(&self, view: &View, action: &Action) -> String {
        let told = self.at(view);
        let text = match *action {
            Action::Do(figure, deed) => told.deed_of(view, figure, deed),
            Action::Use(free) => told.free(view, free),
            Action::Pass => told.words.text(pass_key(view)),
            Action::Answer(choice) => told.answer(view, choice),
            Action::Claim(claim) => told.phrase("action-tb-say", &[("quote", told.quote(&claim).into())]),
        };
        capital(&text)
    }

    /// An answer, as the question makes it mean.
    fn answer(&self, view: &View, choice: Choice) -> String {
        match choice {
            Choice::Yes => self.yes(view),
            Choice::No => self.no(view),
            Choice::Done => self.words.text(done_key(view)),
            Choice::Card(card, red) => self.chosen_card(view, card, red),
            Choice::Vote(card, red, seat) => {
                let card = self.coloured(view, card, red);
                self.phrase("action-tb-vote", &[("card", card.into()), self.whom(seat)])
            }
            Choice::Item => self.weapon(view),
            Choice::Seat(seat) => self.phrase(seat_key(view), &[self.whom(seat)]),
            Choice::Figure(figure) => self.with_figure("action-tb-choose", figure),
            Choice::Foe(foe) => self.phrase(foe_key(view), &[("enemy", self.foe_in(view, foe).into())]),
            Choice::Nth(at) => self.nth(view, at),
            Choice::Column(chip, column, up) => self.place(view, chip, column, up),
            Choice::Chip(column, tier) => {
                let spot = self.network_spot(column, tier);
                self.phrase("action-tb-choose-chip", &[("place", spot.into())])
            }
            Choice::Branch(branch) => {
                self.phrase("action-tb-boost", &[("skill", self.next_skill(view, branch).into())])
            }
            Choice::Recon(sight) => self.phrase("action-tb-take-recon", &[("card", self.recon(sight).into())]),
            Choice::Site(at) => self.phrase("action-tb-destroy", &[("place", self.site(at).into())]),
            Choice::Reroll(at, means) => self.reroll(view, at, means),
        }
    }
}

/// What it means to pass.
fn pass_key(view: &View) -> &'static str {
    match view.table.stack.last() {
        Some(Pending::Window(Moment::Pooled, _)) => "action-tb-no-card",
        Some(Pending::Window(..)) => "action-tb-pass",
        _ => "action-tb-end-actions",
    }
}

/// What it means to be done.
fn done_key(view: &View) -> &'static str {
    match view.table.stack.last() {
        Some(Pending::Contribute { .. } | Pending::TopUp(_) | Pending::BreakOut { .. }) => "action-tb-done-cards",
        Some(Pending::Rolled { .. }) => "action-tb-keep-dice",
        Some(Pending::Commit { .. }) => "action-tb-roll-now",
        Some(Pending::RiotCard { .. } | Pending::Extra(_)) => "action-tb-no-card",
        Some(Pending::Attack(_)) => "action-tb-strike",
        Some(Pending::Blow(_)) => "action-tb-take-blow",
        Some(Pending::Struck { .. }) => "action-tb-bear-it",
        Some(Pending::Crates(_)) => "action-tb-leave-box",
        Some(Pending::Debate { .. }) => "action-tb-to-the-vote",
        Some(Pending::Closed { .. }) => "action-tb-eyes-closed",
        Some(Pending::Voting { .. }) => "action-tb-no-vote",
        Some(Pending::Script(_)) => "action-tb-enough",
        _ => "action-tb-done",
    }
}

/// What becomes of a player who is chosen.
fn seat_key(view: &View) -> &'static str {
    match view.table.stack.last() {
        Some(Pending::Appoint) => "action-tb-make-general",
        Some(Pending::TieBreak { .. }) => "action-tb-make-leader",
        Some(Pending::Closed { step: ClosedStep::Convert, .. }) => "action-tb-convert",
        Some(Pending::Closed { step: ClosedStep::Infect(_), .. }) => "action-tb-infect",
        Some(Pending::Recon { .. }) => "action-tb-look-at",
        _ => "action-tb-choose",
    }
}

/// What becomes of an enemy that is chosen.
fn foe_key(view: &View) -> &'static str {
    match view.table.stack.last() {
        Some(Pending::Laser(_)) => "action-tb-strike-foe",
        Some(Pending::Purge { .. } | Pending::Script(_)) => "action-tb-remove-foe",
        _ => "action-tb-choose-foe",
    }
}

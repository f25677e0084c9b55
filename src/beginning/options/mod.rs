//! Who is asked, and what may be answered.
//!
//! | file | what stands there |
//! |---|---|
//! | `asked` | whose answer is waited for |
//! | `cards` | cards of a hand that may be played, paid or laid down |
//! | `chips` | chips, boxes and places of the board |
//! | `fights` | attacks and blows |
//! | `free` | what may be used beside the own actions, and rolled again |
//! | `growth` | objectives, skills and wounds |
//! | `sights` | what may be looked at |
//! | `talk` | what may be said |
//! | `votes` | votes, badges and choices with closed eyes |

mod asked;
mod cards;
mod chips;
mod fights;
mod free;
mod growth;
mod sights;
mod talk;
mod votes;

use super::{Action, Choice, Free, Pending, scene::Scene};
use crate::engine::Seat;

/// One of so many that lie in a row.
fn each_nth(count: usize, found: &mut dyn FnMut(Choice)) {
    (0..count as u8).for_each(|at| found(Choice::Nth(at)));
}

impl Scene<'_> {
    /// Everything a seat may do now.
    pub fn each_option(self, seat: Seat, found: &mut dyn FnMut(Action)) {
        if self.state.over.is_some() || !self.asked().contains(seat) {
            return;
        }
        let Some(step) = self.state.stack.last() else { return };
        match step {
            Pending::Act => {
                self.each_deed(|figure, deed| found(Action::Do(figure, deed)));
                self.each_own_free(&mut |free| found(Action::Use(free)));
                found(Action::Pass);
                self.each_claim(seat, found);
            }
            Pending::Window(moment, _) => {
                self.each_free(seat, *moment, &mut |free| found(Action::Use(free)));
                found(Action::Pass);
            }
            _ => {
                let mut any = false;
                self.each_choice(seat, &mut |choice| {
                    any = true;
                    found(Action::Answer(choice));
                });
                if !any {
                    // Nothing is left to choose from: the step ends.
                    found(Action::Answer(Choice::Done));
                }
                match step {
                    Pending::Attack(_) | Pending::Struck { .. } => {
                        self.each_boost_program(seat, &mut |at| found(Action::Use(Free::Program(at))));
                    }
                    Pending::Contribute { .. } => self.each_amount(seat, found),
                    Pending::Debate { whom, .. } => self.each_plea(seat, *whom, found),
                    _ => {}
                }
            }
        }
    }

    /// Every answer a seat may give.
    pub fn each_choice(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let Some(&step) = self.state.stack.last() else { return };
        match step {
            Pending::KeepLoyalty => each_nth(2, found),
            Pending::KeepObjectives => self.each_objective(seat, found),
            Pending::Limit => self.each_surplus(seat, found),
            Pending::Contribute { check, .. } | Pending::TopUp(check) => self.each_contribution(seat, check, found),
            Pending::Extra(_) => self.each_hidden(seat, &mut |card, red| found(Choice::Card(card, red))),
            Pending::Decide(_)
            | Pending::Reward { .. }
            | Pending::Interrogation { .. }
            | Pending::BlueFive(_)
            | Pending::Supplier(_)
            | Pending::Wound { .. }
            | Pending::Ballot { .. } => {
                found(Choice::Yes);
                found(Choice::No);
            }
            Pending::Rolled { dice, .. } => {
                self.each_reroll(seat, dice, found);
                found(Choice::Done);
            }
            Pending::Pay { red, left, .. } => self.each_payment(seat, red, left, found),
            Pending::Commit { purpose, left } => self.each_commitment(seat, purpose, left, found),
            Pending::RiotCard { .. } => {
                self.each_coloured(seat, &mut |card, red| found(Choice::Card(card, red)));
                found(Choice::Done);
            }
            Pending::KeepProgram => each_nth(self.state.offer.what.len(), found),
            Pending::Boost(_) => self.each_branch(seat, found),
            Pending::Clinic { done } => self.each_clinic_card(seat, done, found),
            Pending::Treat(_) => self.each_wound(seat, found),
            Pending::Discard { .. } => self.each_card(seat, &mut |card| found(Choice::Card(card, false))),
            Pending::DropProgram { .. } => {
                each_nth(self.player(seat).map_or(0, |player| player.programs.len()), found);
            }
            Pending::Script(frame) => self.each_effect_choice(&frame, found),
            _ => self.each_reply(seat, step, found),
        }
    }

    /// Answers on the board, in fights and in votes.
    fn each_reply(self, seat: Seat, step: Pending, found: &mut dyn FnMut(Choice)) {
        match step {
            Pending::TakeRecon(_) => self.state.recons.iter().for_each(|&sight| found(Choice::Recon(sight))),
            Pending::Recon { figure, .. } => self.each_recon_use(seat, figure, found),
            Pending::KeepChip { .. } => each_nth(self.state.looked.len(), found),
            Pending::Placing { figure, placed, scanned } => self.each_column(figure, placed, scanned, found),
            Pending::Junk { remove, done } => self.each_junk_chip(seat, remove, done, found),
            Pending::Drop { figure, done } => {
                self.each_carried(figure, found);
                if done > 0 {
                    found(Choice::Done);
                }
            }
            Pending::Stolen { figure } => self.each_carried(figure, found),
            Pending::Crates(_) => self.each_crate(seat, found),
            Pending::Laser(_) => self.foes().for_each(|seen| found(Choice::Foe(seen.foe))),
            Pending::Attack(assault) => self.each_assault(seat, assault, found),
            Pending::Aim { foe, area } => self.victims(foe, area).into_iter().for_each(|it| found(Choice::Figure(it))),
            Pending::Blow(blow) => self.each_defence(seat, blow, found),
            Pending::Struck { .. } | Pending::Debate { .. } => found(Choice::Done),
            Pending::Purge { left, .. } => {
                let common = self.foes().filter(|seen| seen.enemy.is_some() && left > 0);
                common.for_each(|seen| found(Choice::Foe(seen.foe)));
            }
            Pending::Voting { next } => self.each_vote(seat, next, found),
            Pending::TieBreak { among, .. } => among.iter().for_each(|it| found(Choice::Seat(it))),
            Pending::Appoint => self.each_general(found),
            Pending::BreakOut { seat: who, next, .. } => self.each_break_out_card(seat, who, next, found),
            Pending::Closed { step, .. } => self.each_closed(seat, step, found),
            _ => {}
        }
    }
}

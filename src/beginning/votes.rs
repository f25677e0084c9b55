//! Votes and badges: censure, elections, the General, detention and the ways out of the Cube (TB-HQ, TB-LEAD, TB-CUBE).

use smallvec::SmallVec;

use super::{
    Action, Choice, Did, Event, Frame, InfluenceNo, Motion, Past, Pending, Pile, Place, Purpose, Put, Source, Vote,
    play::Play,
};
use crate::engine::{Flow, Seat, Seats};

/// What has to be reached to break out of the Cube (TB-CUBE-04).
const BREAK_OUT: i8 = 4;
/// How many enemies a General's resignation removes (TB-GENL-03).
const RESIGNATION: u8 = 4;

impl Play<'_> {
    /// The talk before a vote ends when most want it to (TB-HQ-03); a silent table does not talk.
    pub fn debate(&mut self, whom: Seat, ready: Seats) -> Flow {
        let _ = whom;
        if self.rules.setup.talk == 0 || ready.len() * 2 > usize::from(self.rules.seats) {
            self.state.stack.pop();
            return Flow::Done;
        }
        Flow::Asks
    }

    /// Waits for all votes, then counts them (TB-HQ-04, TB-HQ-05).
    pub fn ballot(&mut self, motion: Motion, votes: [Vote; 6]) -> Flow {
        if !self.scene().asked().is_empty() {
            return Flow::Asks;
        }
        self.state.stack.pop();
        let yes = (0..).map(Seat).zip(votes).filter(|(_, vote)| *vote == Vote::Yes);
        let yes = yes.fold(Seats::NONE, |all, (seat, _)| all.with(seat));
        let seats = usize::from(self.rules.seats);
        match motion {
            Motion::Censure { by, whom } => {
                // A tie is the Leader's to break, by the vote already given (TB-AMB-33, TB-AMB-82).
                let tied = yes.len() * 2 == seats && yes.contains(self.scene().arbiter());
                let passed = yes.len() * 2 > seats || tied;
                self.say(Event::Voted { yes, passed });
                let seat = self.scene().owner(by);
                self.state.past.push(Past::Voted { by: seat, whom, yes, passed });
                if passed {
                    self.with_player(seat, |player| player.record.censured = true);
                    self.did(seat, Did::Censure);
                    self.detain(whom);
                }
            }
            Motion::Gamble => {
                let few = yes.len() * 2 <= seats;
                self.say(Event::Voted { yes, passed: few });
                for seat in yes.iter() {
                    if few {
                        self.draw_programs(seat, 1);
                    } else {
                        self.push(Pending::Wound { seat, left: 1 });
                    }
                }
            }
        }
        Flow::Done
    }

    /// A character goes to the Cube; badges follow (TB-LEAD-06, TB-GENL-06, TB-CUBE-01).
    pub fn detain(&mut self, seat: Seat) {
        if self.scene().detained(seat) {
            return;
        }
        self.with_player(seat, |player| {
            player.body.place = Place::Cube;
            player.body.health = player.body.health.max(1);
        });
        self.say(Event::Detained(seat));
        self.lose_badges(seat);
    }

    /// A detained Leader is replaced at once, a detained General at the Leader's will.
    pub fn lose_badges(&mut self, seat: Seat) {
        if self.state.leader == Some(seat) {
            self.state.leader = None;
            self.push(Pending::Election);
        } else if self.state.general == Some(seat) {
            self.push(Pending::Appoint);
        }
    }

    /// A detained character is free, and stands in the Network (TB-CUBE-08, TB-NET-11).
    pub fn free(&mut self, seat: Seat) {
        if !self.scene().detained(seat) {
            return;
        }
        self.with_player(seat, |player| player.body.place = Place::In(super::Area::Network));
        self.say(Event::Freed(seat));
        if seat == self.state.turn.seat {
            self.state.turn.freed = true;
        }
        if self.state.leader.is_none() {
            self.push(Pending::Election);
        }
    }

    /// Every player draws a card, then all lay one down (TB-HQ-08, TB-HQ-09).
    pub fn election(&mut self) {
        let seats: SmallVec<[Seat; 6]> = self.scene().all().collect();
        for seat in seats {
            self.draw(seat, Pile::Personal, 1);
        }
        self.push(Pending::Elected);
        self.push(Pending::Voting { next: 0 });
    }

    /// Asks the next player for a vote; the active one once more at the end (TB-HQ-10, TB-AMB-86).
    pub fn voting(&mut self, next: u8) -> Flow {
        let seats = self.scene().seats();
        let empty = |play: &Self, next: u8| {
            let seat = play.scene().after(play.scene().active(), next);
            play.scene().player(seat).is_none_or(|player| player.hand.is_empty())
        };
        let Some(next) = (next..=seats).find(|&next| !empty(self, next)) else {
            self.state.stack.pop();
            return Flow::Done;
        };
        self.replace(Pending::Voting { next });
        Flow::Asks
    }

    /// The piles are opened; the highest that is not detained leads (TB-HQ-11, TB-HQ-12).
    pub fn elected(&mut self) {
        let pool = self.empty_pool();
        let seats: SmallVec<[Seat; 6]> = self.scene().all().collect();
        let mut sums: SmallVec<[(Seat, i8); 6]> = SmallVec::new();
        for seat in seats {
            let pile: SmallVec<[&Put; 8]> = pool.iter().filter(|put| put.to == Some(seat)).collect();
            let sum = pile.iter().map(|put| self.counts(**put)).fold(0, i8::saturating_add);
            let cards: SmallVec<[InfluenceNo; 8]> = pile.iter().map(|put| put.card).collect();
            self.say(Event::Pile { seat, cards, sum });
            if !self.scene().detained(seat) {
                sums.push((seat, sum));
            }
        }
        let best = sums.iter().map(|(_, sum)| *sum).max();
        let tied =
            sums.iter().filter(|(_, sum)| Some(*sum) == best).fold(Seats::NONE, |all, (seat, _)| all.with(*seat));
        match tied.len() {
            0 => self.say(Event::Leader(None)),
            1 => self.crown(tied.iter().next().unwrap_or(Seat(0))),
            _ => self.push(Pending::TieBreak { among: tied, by: self.scene().arbiter() }),
        }
    }

    /// A new Leader, who names the General (TB-LEAD-08, TB-HQ-13).
    pub fn crown(&mut self, seat: Seat) {
        self.state.leader = Some(seat);
        self.say(Event::Leader(Some(seat)));
        if self.state.general == Some(seat) {
            self.state.general = None;
        }
        self.push(Pending::Appoint);
    }

    /// The General is named; where nobody may be one the badge is gone (TB-LEAD-01, TB-GENL-07).
    pub fn name_general(&mut self, seat: Option<Seat>) {
        if self.state.general != seat {
            self.state.general = seat;
            self.say(Event::General(seat));
        }
    }

    /// The General gives up the rank for four enemies (TB-GENL-03 to -05, TB-AMB-31, TB-AMB-91).
    pub fn resign(&mut self, seat: Seat) {
        self.state.general = None;
        self.with_player(seat, |player| player.revoked = true);
        self.say(Event::Resigned(seat));
        self.push(Pending::Appoint);
        self.push(Pending::Purge { seat, left: RESIGNATION });
    }

    /// Cards for a break-out: of the one detained, then one of each other (TB-CUBE-04, TB-CUBE-05, TB-AMB-38).
    pub fn break_out(&mut self, seat: Seat, minus: bool, next: u8) -> Flow {
        let seats = self.scene().seats();
        let able = |play: &Self, next: u8| {
            let other = play.scene().after(seat, next);
            play.scene().player(other).is_some_and(|player| !player.hand.is_empty())
        };
        if let Some(next) = (next..seats).find(|&next| able(self, next)) {
            self.replace(Pending::BreakOut { seat, minus, next });
            return Flow::Asks;
        }
        self.state.stack.pop();
        self.put_general(2);
        let own = self.scene().put_in(seat);
        let pool = self.empty_pool();
        let total = pool.iter().map(|put| self.counts(*put)).fold(0, i8::saturating_add);
        let target = if minus { -BREAK_OUT } else { BREAK_OUT };
        let success = if minus { total <= target } else { total >= target };
        let cards = pool.iter().map(|put| put.card).collect();
        self.say(Event::Pooled { cards, total, target, success });
        self.did(seat, Did::Shed(own));
        if success {
            self.free(seat);
        }
        Flow::Done
    }

    /// An interrogation card is drawn (TB-CUBE-07, TB-AMB-69).
    pub fn interrogate(&mut self, seat: Seat) {
        if self.state.interrogations.is_empty() {
            let mut pile = std::mem::take(&mut self.state.interrogation_discard);
            self.dice.shuffle(&mut pile);
            self.state.interrogations = pile;
        }
        if let Some(card) = self.state.interrogations.pop() {
            self.state.interrogation_discard.push(card);
            self.say(Event::Interrogated(seat, card));
            self.push(Pending::Interrogation { seat, card });
        }
    }

    /// The line for the own faction, or a roll (TB-INTG-02, TB-INTG-04, TB-AMB-40).
    pub fn confess(&mut self, seat: Seat, card: u8, follow: bool) {
        if !follow {
            return self.push(Pending::Roll(Purpose::Interrogation));
        }
        let faction = self.scene().faction(seat);
        let lines = self.rules.library().interrogations.get(usize::from(card)).map_or(&[][..], |card| &card.lines);
        let line = lines.iter().position(|line| faction.is_some_and(|faction| line.factions.contains(&faction)));
        self.free(seat);
        if let Some(line) = line {
            self.push(Pending::Script(Frame::new(Source::Interrogation(card, line as u8), seat)));
        }
    }

    /// Notes a secret vote.
    pub fn vote(&mut self, seat: Seat, choice: Choice) {
        if let Some(Pending::Ballot { votes, .. }) = self.state.stack.last_mut()
            && let Some(own) = votes.get_mut(usize::from(seat.0))
        {
            *own = if choice == Choice::Yes { Vote::Yes } else { Vote::No };
        }
        self.say(Event::Chose(seat));
    }

    /// Says something (TB-INFO-09).
    pub fn speak(&mut self, seat: Seat, action: Action) {
        let Action::Claim(claim) = action else { return };
        if seat == self.state.turn.seat && matches!(self.state.stack.last(), Some(Pending::Act)) {
            self.state.turn.spoken = self.state.turn.spoken.saturating_add(1);
        }
        self.state.said.push(super::Said { by: seat, turn: self.state.turn.number, claim });
        self.say(Event::Said(seat, claim));
    }
}

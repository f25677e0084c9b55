//! The frame of a turn: waking, drawing, limits, the riot check, passing on (TB-TURN).

use super::{
    Action, Area, Bar, Deed, Did, Ending, Event, Figure, Moment, Past, Pending, Pile, Place, Trait, TurnState,
    play::Play,
};
use crate::engine::{Flow, Seat};

/// After so many rounds without an end nobody wins: endless play is not an end the rules know.
const LAST_ROUND: u32 = 60;

impl TurnState {
    /// A turn before anything happened in it.
    pub const fn new(seat: Seat, number: u32, round: u32, first: Seat) -> Self {
        Self {
            seat,
            number,
            round,
            first,
            ap: 0,
            moves: 0,
            acting: None,
            switched: false,
            kuro: (false, false),
            city: 0,
            entered: (false, false),
            freed: false,
            rounders: 0,
            apex: false,
            fury: false,
            boundless: false,
            reach: 0,
            edge: 0,
            rerolled: false,
            alone: false,
            spawn: (0, 0),
            spoken: 0,
        }
    }
}

impl Play<'_> {
    /// A turn begins: Deus moves, sleepers wake, cards are drawn (TB-DEUS-03, TB-TURN-05, TB-DRAW-01).
    pub fn begin(&mut self) {
        let TurnState { seat, number, round, .. } = self.state.turn;
        self.say(Event::Turn { seat, number, round });
        if self.state.deus_before == Some(seat) && matches!(self.state.deus, super::Mech::On(_)) && number > 1 {
            self.move_deus();
        }
        if self.state.over.is_some() {
            return;
        }
        self.wake(seat);
        let figure = Figure::Of(seat);
        let (ap, moves) = (self.scene().full_ap(seat), self.scene().full_moves(figure));
        self.state.turn.ap = ap;
        self.state.turn.moves = moves;
        let cards = self.scene().turn_draw(seat);
        self.draw(seat, Pile::Personal, cards);
        for step in [
            Pending::Pass,
            Pending::RiotCheck,
            Pending::Window(Moment::AfterEvent, 0),
            Pending::Event { ex: false },
            Pending::Activation,
            Pending::Window(Moment::BeforeDice, 0),
            Pending::Limit,
            Pending::Act,
        ] {
            self.push(step);
        }
    }

    /// Sleepers wake with 1 health (TB-WND-02, TB-WND-07, TB-DEE-03, TB-AMB-46).
    fn wake(&mut self, seat: Seat) {
        let figure = Figure::Of(seat);
        if self.scene().body(figure).is_some_and(|body| body.place == Place::Down) {
            let wanted = self.scene().has(seat, Trait::Wanted);
            let place = if wanted { Place::Cube } else { Place::In(Area::Hq) };
            self.with_body(figure, |body| {
                body.place = place;
                body.health = 1;
            });
            self.say(Event::Woke(figure));
            if wanted {
                self.say(Event::Detained(seat));
                self.lose_badges(seat);
            }
        }
        let returns = self.scene().kuro().is_some_and(|kuro| kuro.owner == seat && kuro.down);
        if returns {
            let place = match self.scene().body(figure).map(|body| body.place) {
                Some(Place::In(Area::MedCenter)) => Area::Sectors,
                Some(Place::In(area)) => area,
                _ => Area::Network,
            };
            if let Some(kuro) = &mut self.state.kuro {
                kuro.down = false;
                kuro.body.place = Place::In(place);
                kuro.body.health = 1;
            }
            self.say(Event::Woke(Figure::Kuro));
        }
    }

    /// The active player moves and acts as long as there is anything to do (TB-TURN-02).
    pub fn act(&mut self) -> Flow {
        let seat = self.state.turn.seat;
        self.did(seat, Did::Watch);
        if !matches!(self.state.stack.last(), Some(Pending::Act)) {
            return Flow::Done;
        }
        let lies = self.scene().body(Figure::Of(seat)).is_some_and(|body| body.place == Place::Down);
        let kuro = self.scene().kuro().is_some_and(|kuro| kuro.owner == seat && kuro.body.place.area().is_some());
        if lies && !kuro {
            self.state.stack.pop();
            return Flow::Done;
        }
        Flow::Asks
    }

    /// A figure begins or goes on; costs are paid (TB-ACT, TB-KURO-03, TB-KURO-04).
    pub fn pay_cost(&mut self, figure: Figure, deed: Deed) {
        let turn = &mut self.state.turn;
        if turn.acting.is_some_and(|acting| acting != figure) {
            turn.switched = true;
        }
        turn.acting = Some(figure);
        match (figure, deed) {
            (Figure::Kuro, Deed::Move(_)) => turn.kuro.0 = true,
            (Figure::Kuro, Deed::Place) => {}
            (Figure::Kuro, _) => {
                turn.kuro.1 = true;
                self.use_marker(deed);
            }
            (Figure::Of(_), _) => self.spend(deed),
        }
    }

    /// AP, first the own, then the one for being alone.
    fn spend(&mut self, deed: Deed) {
        let cost = self.scene().price(deed);
        let own = self.state.turn.ap;
        self.state.turn.alone |= cost > own;
        self.state.turn.ap = own.saturating_sub(cost);
    }

    /// Kuro's marker of the area is used (TB-AMB-42, TB-DEE-04).
    fn use_marker(&mut self, deed: Deed) {
        let Some(kuro) = &self.state.kuro else { return };
        let (owner, used) = (kuro.owner, kuro.used);
        let second = self
            .scene()
            .player(owner)
            .map_or(0, |player| player.skills.iter().filter(|progress| progress.level == 2).count());
        let trained = second >= 2 && self.scene().has(owner, Trait::Trained);
        if matches!(deed, Deed::Attack(_)) && trained {
            return;
        }
        let bit = self.scene().area(Figure::Kuro).and_then(super::deeds::marker).unwrap_or(0);
        if used & bit != bit {
            self.state.kuro.iter_mut().for_each(|kuro| kuro.used |= bit);
            self.did(owner, Did::KuroMarker);
        }
    }

    /// At the end of the Event Phase (TB-RIOT-01, TB-RIOT-02).
    pub fn riot_check(&mut self) {
        if self.scene().is_yellow_riot(self.state.bars.riot) {
            self.change(Bar::Morale, -1, "TB-RIOT-01", None);
        }
    }

    /// The turn goes on to the player on the left (TB-GEN-09).
    pub fn pass(&mut self) {
        if self.scene().exhausted() {
            return self.end(Ending::Exhausted);
        }
        let TurnState { seat, number, round, first, .. } = self.state.turn;
        let next = self.scene().after(seat, 1);
        let round = if next == first { round + 1 } else { round };
        if round > LAST_ROUND {
            return self.end(Ending::Stalled);
        }
        self.state.turn = TurnState::new(next, number + 1, round, first);
        self.push(Pending::Begin);
    }

    /// A question nobody could answer.
    pub fn unanswered(&mut self, step: Pending) {
        match step {
            Pending::Placing { figure, placed, scanned } => self.placed_all(figure, placed, scanned),
            Pending::Reward { seat, chips, .. } => self.draw_programs(seat, chips),
            Pending::Appoint => self.name_general(None),
            _ => {}
        }
    }

    /// What the active player does in the own turn.
    pub fn take_action(&mut self, action: Action) {
        if let Action::Do(figure, deed) = action {
            self.say(Event::Did(figure, deed));
            if !matches!(deed, Deed::Move(_)) {
                self.state.past.push(Past::Did(self.scene().owner(figure), deed));
            }
            self.pay_cost(figure, deed);
            self.carry_out(figure, deed);
        }
    }
}

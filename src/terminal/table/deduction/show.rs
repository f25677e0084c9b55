//! Seats, own cards, claims and what is known, as lines.

use super::TableApp;
use crate::{
    deduction::{
        Outcome, Scene, Spot, View,
        bots::{Beliefs, beliefs},
    },
    engine::Seat,
    session::deduction::{CardFact, Heard, How, SeatFacts, Standing},
};

impl TableApp {
    /// Every seat with what lies open, and the supply in the middle.
    pub(super) fn seat_lines(&self) -> Vec<String> {
        let screen = self.table.screen();
        let (view, facts) = (self.table.view(screen), self.table.facts(screen));
        let turn = [("round", view.table.turn.round.into()), ("moment", self.teller().moment(&view).into())];
        let mut lines = vec![self.words.with("term-sd-round", &turn)];
        lines.extend(facts.seats.iter().map(|facts| self.seat_line(&view, facts)));
        lines.push(self.supply(&view));
        lines.extend(view.table.bosses.iter().map(|boss| {
            let fill = [
                ("boss", self.teller().boss(boss.boss).into()),
                ("hp", boss.hp.into()),
                ("shields", boss.shields.into()),
                ("place", self.teller().seat(boss.place).into()),
            ];
            self.words.with("term-sd-boss", &fill)
        }));
        lines
    }

    fn seat_line(&self, view: &View, facts: &SeatFacts) -> String {
        let teller = self.teller();
        let Some(player) = view.table.players.get(usize::from(facts.seat.0)) else { return String::new() };
        let mark = if view.table.turn.seat == facts.seat { "▸" } else { " " };
        let cards = facts.cards.iter().filter(|card| !matches!(card.spot, Spot::Program(_)));
        let cards: Vec<_> = cards.map(|card| self.card_word(*card)).collect();
        let open = player.programs.iter().filter(|held| held.up).map(|held| teller.program(held.kind));
        let fill = [
            ("mark", mark.into()),
            ("number", (facts.seat.0 + 1).into()),
            ("name", self.seat_name(facts.seat).into()),
            ("hp", player.hp.into()),
            ("cards", cards.join(" · ").into()),
            ("programs", player.programs.len().into()),
        ];
        let mut line = self.words.with(if facts.lives { "term-sd-seat" } else { "term-sd-seat-out" }, &fill);
        for name in open {
            line += &self.words.with("term-sd-in-play", &[("program", name.into())]);
        }
        if let Some(armed) = player.weapon {
            let fill = [("weapon", teller.weapon(armed.kind).into()), ("whom", teller.aim(armed.aim).into())];
            line += &self.words.with("term-sd-aims", &fill);
        }
        line
    }

    /// A card: by name where it lies open, in brackets where only this person knows it.
    fn card_word(&self, card: CardFact) -> String {
        let face = card.face.map(|face| self.teller().face(face));
        match (card.how, face) {
            (How::Open, Some(face)) => face,
            (_, Some(face)) => format!("({face})"),
            (_, None) => "?".to_owned(),
        }
    }

    pub(super) fn supply(&self, view: &View) -> String {
        let teller = self.teller();
        let list = |rack: crate::deduction::Rack| {
            let kinds = rack.kinds().flat_map(|kind| (0..rack.count(kind)).map(move |_| kind));
            teller.things(kinds.map(|kind| teller.weapon(kind)))
        };
        let open: Vec<_> = view.table.open.iter().map(|program| teller.program(*program)).collect();
        let fill = [
            ("middle", list(view.table.middle).into()),
            ("locked", list(view.table.locked).into()),
            ("pile", view.table.pile.len().into()),
        ];
        let mut line = self.words.with("term-sd-supply", &fill);
        if !open.is_empty() {
            line += &self.words.with("term-sd-beside", &[("programs", teller.all(open).into())]);
        }
        line
    }

    /// The own team, goal, cards and programs.
    pub(super) fn own_cards(&self) -> Vec<String> {
        let screen = self.table.screen();
        let view = self.table.view(screen);
        let teller = self.teller();
        let scene = Scene { rules: &view.rules, state: &view.table };
        let Some(player) = scene.player(screen) else { return Vec::new() };
        let team = scene.team(screen);
        let fill = [("team", teller.team(team).into()), ("goal", teller.goal(team).into())];
        let mut lines = vec![self.words.with("term-sd-you-are", &fill)];
        let library = view.rules.library();
        // Before a game after another, the IDs to choose from.
        let hand = scene.hand(screen).map_or(&[][..], |hand| &hand.ids);
        for card in player.ids.iter().chain(hand).filter_map(|slot| library.id(slot.kind)) {
            let fill = [("name", card.name.as_str().into()), ("text", card.text.as_str().into())];
            lines.push(self.words.with("term-sd-own-id", &fill));
        }
        for held in &player.programs {
            let Some(card) = library.program(held.kind) else { continue };
            let fill = [
                ("name", card.name.as_str().into()),
                ("timing", teller.timing(card.timing).into()),
                ("text", card.text.as_str().into()),
            ];
            lines.push(self.words.with("term-sd-own-program", &fill));
        }
        lines
    }

    /// What was said, and what became of it.
    pub(super) fn heard_claims(&self) -> Vec<String> {
        let line = |heard: &Heard| self.claim_line(heard.said.turn, self.teller().said(&heard.said), heard.truth);
        let mut lines: Vec<_> = self.table.facts(self.table.screen()).claims.iter().map(line).collect();
        if lines.is_empty() {
            lines.push(self.words.text("term-table-no-claims"));
        }
        lines
    }

    /// What can be known of every player, and what was noted.
    pub(super) fn known_seats(&self) -> Vec<String> {
        let screen = self.table.screen();
        let (facts, beliefs) = (self.table.facts(screen), beliefs(&self.table.view(screen)));
        facts.seats.iter().map(|facts| self.known_line(screen, facts, &beliefs)).collect()
    }

    fn known_line(&self, screen: Seat, facts: &SeatFacts, beliefs: &Beliefs) -> String {
        let teller = self.teller();
        let team = |team| ("team", teller.team(team).into());
        let standing = match facts.standing {
            Standing::Certain(known) => self.words.with("term-sd-certain", &[team(known)]),
            Standing::Told(known, turn) => self.words.with("term-sd-told", &[team(known), ("turn", turn.into())]),
            Standing::Apparent(known) => self.words.with("term-sd-apparent", &[team(known)]),
            Standing::Unknown => {
                let (likely, chance) = beliefs.likeliest(facts.seat);
                let percent = (chance * 100.0).round().clamp(0.0, 100.0) as u8;
                self.words.with("term-sd-likely", &[team(likely), ("percent", percent.into())])
            }
        };
        let [blue, red, gray] = facts.colours;
        let fill = [
            ("number", (facts.seat.0 + 1).into()),
            ("name", self.seat_name(facts.seat).into()),
            ("standing", standing.into()),
            ("blue", blue.into()),
            ("red", red.into()),
            ("gray", gray.into()),
            ("hidden", facts.unknown.into()),
        ];
        let line = self.words.with("term-sd-known", &fill);
        match self.table.note(screen, facts.seat).text {
            text if text.is_empty() => line,
            text => line + &self.words.with("term-table-note", &[("text", text.into())]),
        }
    }

    /// What a card says, by its name or key.
    pub(super) fn found_cards(&self, name: &str) -> Vec<String> {
        let library = self.table.rules().library();
        let is = |key: &str, own: &str| key.eq_ignore_ascii_case(name) || own.eq_ignore_ascii_case(name);
        let ids = library.ids.iter().filter(|card| is(&card.key, &card.name)).map(|card| (&card.name, &card.text));
        let programs =
            library.programs.iter().filter(|card| is(&card.key, &card.name)).map(|card| (&card.name, &card.text));
        let bosses = library.bosses.iter().filter(|card| is("", &card.name)).map(|card| (&card.name, &card.text));
        ids.chain(programs).chain(bosses).map(|(name, text)| format!("{name}: {text}")).collect()
    }

    /// How it ended and the true teams, once all is over.
    pub(super) fn team_lines(&self, outcome: &Outcome) -> Vec<String> {
        let teller = self.teller();
        let line = |(at, team): (u8, &crate::deduction::Team)| {
            let won = if outcome.winners.contains(Seat(at)) { "term-sd-end-won" } else { "term-sd-end-lost" };
            self.words.with(won, &[("name", self.seat_name(Seat(at)).into()), ("team", teller.team(*team).into())])
        };
        let teams = (0..).zip(&outcome.teams).map(line);
        [teller.outcome(outcome)].into_iter().chain(teams).collect()
    }
}

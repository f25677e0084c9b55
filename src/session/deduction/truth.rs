//! Claims held against what a seat knows.

use super::{Line, SeatFacts, Standing, Truth, facts::weight};
use crate::{
    deduction::{Claim, Event, Face, Faction, Said, Scene, Spot, Team, View},
    engine::Seat,
};

/// Something that was said, and what became of it for the seat that heard it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    /// What was said.
    pub said: Said,
    /// Whether it is true, as far as the seat can know.
    pub truth: Truth,
}

/// Every claim of a view, held against what its seat knows and has witnessed.
pub fn claims(view: &View, log: &[Line], seats: &[SeatFacts]) -> Vec<Heard> {
    let mut at = (0..log.len()).filter(|&at| log.get(at).is_some_and(|line| matches!(line.event, Event::Said(..))));
    let heard = |said: &Said| {
        let truth = judge(view, log, seats, said, at.next());
        Heard { said: *said, truth }
    };
    view.table.said.iter().map(heard).collect()
}

fn judge(view: &View, log: &[Line], seats: &[SeatFacts], said: &Said, at: Option<usize>) -> Truth {
    let about = |seat: Seat| seats.get(usize::from(seat.0));
    match said.claim {
        Claim::Team(team) => about(said.by).map_or(Truth::Open, |facts| of_team(view, log, facts, (team, at))),
        Claim::Accuse(seat, team) => about(seat).map_or(Truth::Open, |facts| of_team(view, log, facts, (team, at))),
        Claim::Saw(of, spot, faction) => {
            let face = face_then(view, log, at, (of, spot));
            face.map_or(Truth::Open, |face| Truth::of(weight(view, face).is_some_and(|(known, _)| known == faction)))
        }
        Claim::WillShoot(seat) => at.map_or(Truth::Open, |at| next_shot(log, at, said.by, seat)),
        Claim::Shoot(_) | Claim::Spare(_) | Claim::Vouch(_) | Claim::Ask(_) => Truth::Opinion,
    }
}

/// A claim about a team is held against the team of its time: whoever changed sides later did not lie. So what is known
/// now, or was told once, counts only where nothing can have changed in between.
fn of_team(view: &View, log: &[Line], facts: &SeatFacts, (team, at): (Team, Option<usize>)) -> Truth {
    let said = at.unwrap_or(log.len());
    let known_at = match facts.standing {
        Standing::Told(_, turn) => log.iter().position(|line| line.turn > turn).unwrap_or(log.len()),
        _ => log.len(),
    };
    let between = log.get(said.min(known_at)..said.max(known_at)).unwrap_or_default();
    let recruited = matches!(facts.standing.team(), Some(Team::Legion | Team::Fallen));
    let change = Change::of(between, facts.seat, recruited);
    match facts.standing {
        _ if change == Change::Cards => Truth::Open,
        Standing::Certain(known) | Standing::Told(known, _) => match known == team {
            false if change == Change::Programs && by_cards(view, facts) != Some(known) => Truth::Doubtful,
            same => Truth::of(same),
        },
        Standing::Apparent(known) if known != team => Truth::Doubtful,
        _ if could_be(view, facts, team) => Truth::Open,
        _ => Truth::Doubtful,
    }
}

/// What may have changed a player's team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// Nothing.
    Nothing,
    /// Programs came or went; a secret loyalty may have been among them.
    Programs,
    /// Other IDs or loyalty cards, or becoming Legion or Fallen.
    Cards,
}

impl Change {
    /// The most that happened to a player in these lines; `recruited` says whether the player is Legion or Fallen.
    fn of(lines: &[Line], seat: Seat, recruited: bool) -> Self {
        lines.iter().map(|line| Self::by(&line.event, seat, recruited)).max().unwrap_or(Self::Nothing)
    }

    fn by(event: &Event, seat: Seat, recruited: bool) -> Self {
        let cards = match *event {
            Event::SwappedLoyalty { a, b, .. } => a == seat || b == seat,
            Event::MixedLoyalty(a, b) | Event::SwappedAllLoyalty(a, b) | Event::SwappedIds(a, b) => {
                a == seat || b == seat
            }
            Event::ReplacedLoyalty(of, _) | Event::GainedLoyalty(of) | Event::Crowned(of, _) => of == seat,
            Event::PassedLoyalty { from, to, .. } => from == seat || to == seat,
            // Who became something in secret is whoever turns out to be of such a team.
            Event::Became { seat: of, .. } => of.what.map_or(recruited, |of| of == seat),
            _ => false,
        };
        let programs = match *event {
            Event::Drew { seat: of, .. } | Event::Discarded { seat: of, .. } => of == seat,
            Event::Took { by, from, .. } => by == seat || from == seat,
            _ => false,
        };
        match (cards, programs) {
            (true, _) => Self::Cards,
            (false, true) => Self::Programs,
            (false, false) => Self::Nothing,
        }
    }
}

/// The team that a player's ID and loyalty cards alone make; `None` where not all are known.
fn by_cards(view: &View, facts: &SeatFacts) -> Option<Team> {
    if facts.unknown > 0 {
        return None;
    }
    let always = facts.cards.iter().find_map(|card| match card.face? {
        Face::Id(no) => view.rules.library().id(no)?.always,
        _ => None,
    });
    let most = facts.colours.iter().max()?;
    let mut leaders = Faction::ALL.into_iter().zip(facts.colours).filter(|(_, sum)| sum == most);
    let leader = leaders.next().map(|(faction, _)| faction.team());
    Some(always.unwrap_or(if leaders.next().is_some() { Team::Outlaw } else { leader? }))
}

/// Whether the cards not known could make it this team. Legion and the Fallen show on no card.
fn could_be(view: &View, facts: &SeatFacts, team: Team) -> bool {
    let always = facts.cards.iter().find_map(|card| match card.face? {
        Face::Id(no) => view.rules.library().id(no)?.always,
        _ => None,
    });
    if let Some(always) = always {
        return always == team || matches!(team, Team::Legion | Team::Fallen);
    }
    let hidden = facts.cards.iter().filter(|card| card.face.is_none());
    let most: u8 = hidden.map(|card| if matches!(card.spot, Spot::Loyalty(_)) { 2 } else { 1 }).sum();
    let Some(faction) = Faction::ALL.into_iter().find(|faction| faction.team() == team) else { return true };
    let sum = |faction: Faction| facts.colours.get(faction as usize).copied().unwrap_or(0);
    let others = || Faction::ALL.into_iter().filter(|other| *other != faction).map(sum);
    let best = others().max().unwrap_or(0);
    if team == Team::Outlaw {
        // A tie makes an Outlaw too.
        return sum(faction) + most >= best || others().min().unwrap_or(0) + most >= best;
    }
    sum(faction) + most > best
}

/// What lay there when the claim was made, as far as the seat has seen it before or since.
fn face_then(view: &View, log: &[Line], at: Option<usize>, card: (Seat, Spot)) -> Option<Face> {
    let scene = Scene { rules: &view.rules, state: &view.table };
    let at = at?;
    let (earlier, later) = log.split_at_checked(at)?;
    let before = earlier.iter().rev().take_while(|line| !moves(&line.event, card));
    let after = later.iter().take_while(|line| !moves(&line.event, card));
    let seen = before.chain(after).find_map(|line| shows(scene, &line.event, card));
    let still = || {
        let moved = later.iter().any(|line| moves(&line.event, card));
        let known = scene.face(card.0, card.1).filter(|face| weight(view, *face).is_some());
        known.filter(|_| !moved)
    };
    seen.or_else(still)
}

/// The face of this card, where the event shows it.
fn shows(scene: Scene<'_>, event: &Event, card: (Seat, Spot)) -> Option<Face> {
    match *event {
        Event::Looked { of, spot, face, .. } if is_same(scene, (of, spot), card) => face.what,
        Event::Revealed { seat, spot, face, .. } if is_same(scene, (seat, spot), card) => Some(face),
        _ => None,
    }
}

/// Whether two places are one: neighbours share a card at large tables.
fn is_same(scene: Scene<'_>, (a, at_a): (Seat, Spot), (b, at_b): (Seat, Spot)) -> bool {
    let shared = |seat, at| if let Spot::Loyalty(at) = at { scene.shared_with(seat, at) } else { None };
    (a, at_a) == (b, at_b) || at_a != at_b && shared(a, at_a) == Some(b) && shared(b, at_b) == Some(a)
}

/// Whether an event puts another card where this one lies.
fn moves(event: &Event, (seat, spot): (Seat, Spot)) -> bool {
    let loyalty = matches!(spot, Spot::Loyalty(_));
    match *event {
        Event::SwappedLoyalty { a, spot_a, b, spot_b } => (a, spot_a) == (seat, spot) || (b, spot_b) == (seat, spot),
        Event::MixedLoyalty(a, b) | Event::SwappedAllLoyalty(a, b) => loyalty && (a == seat || b == seat),
        Event::ReplacedLoyalty(of, at) => (of, at) == (seat, spot),
        Event::PassedLoyalty { from, to, .. } => loyalty && (from == seat || to == seat),
        Event::SwappedIds(a, b) => !loyalty && (a == seat || b == seat),
        Event::Crowned(of, _) => !loyalty && of == seat,
        _ => false,
    }
}

/// Whether the next shot of the speaker was the one that was promised.
fn next_shot(log: &[Line], at: usize, by: Seat, whom: Seat) -> Truth {
    let shots = log.iter().skip(at).filter_map(|line| match line.event {
        Event::Shot { by: shooter, aim, .. } if shooter == by => Some(Truth::of(aim.hits(whom))),
        Event::Eliminated(seat) if seat == by || seat == whom => Some(Truth::Open),
        _ => None,
    });
    shots.into_iter().next().unwrap_or(Truth::Open)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::shipped_library,
        deduction::{Deduction, Fix, Secret, Setup},
        engine::{Match, Seats},
        session::deduction::Facts,
    };

    /// What becomes, for the speaker itself, of the claim of a Human to be Human or a Machine, after these events.
    fn told(events: &[Event]) -> [Truth; 2] {
        let fix = Fix {
            ids: vec![(Seat(0), "H01".into())],
            loyalty: vec![(Seat(0), vec!["human".into(), "human".into()])],
            programs: vec![(Seat(0), vec!["PR19".into()])],
            ..Fix::default()
        };
        let setup = Setup { talk: 3, first: Some(Seat(0)), fix, ..Setup::new(shipped_library().unwrap(), 4) };
        let mut view = Match::<Deduction>::new(setup, 1).view(Seat(0));
        let claims = [Claim::Team(Team::Human), Claim::Team(Team::Machine)];
        view.table.said = claims.map(|claim| Said { by: Seat(0), turn: 1, claim }).to_vec();
        let said = claims.map(|claim| Event::Said(Seat(0), claim));
        let line = |event: &Event| Line { actions: 0, turn: 1, round: 1, event: event.clone() };
        let log: Vec<_> = said.iter().chain(events).map(line).collect();
        let heard: Vec<_> = Facts::of(&view, &log).claims.iter().map(|heard| heard.truth).collect();
        [heard[0], heard[1]]
    }

    /// SD-TEAM-09
    #[test]
    fn a_claim_about_a_team_is_judged_by_the_team_of_its_time() {
        assert_eq!(told(&[]), [Truth::True, Truth::False]);
        let drew = Event::Drew { seat: Seat(0), program: Secret { what: None, to: Seats::default() } };
        assert_eq!(told(&[drew]), [Truth::True, Truth::False], "the cards alone make a Human");
        assert_eq!(told(&[Event::SwappedIds(Seat(0), Seat(1))]), [Truth::Open; 2], "it was another ID then");
        assert_eq!(told(&[Event::SwappedIds(Seat(2), Seat(1))]), [Truth::True, Truth::False]);
    }
}

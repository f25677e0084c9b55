//! Beliefs counted out: every deal of colours that fits a view, where these are few.
//!
//! Loyalty cards and the colours of IDs are dealt in every way there is. Which ID of a colour it is, and whether a
//! program in a hand is a secret loyalty, counts by its share among the cards that are left.

use std::collections::BTreeMap;

use smallvec::SmallVec;

use super::{
    beliefs::Beliefs,
    evidence::{Evidence, MOST},
    unseen::{Place, Says, Unseen},
};
use crate::deduction::Team;

/// The most players whose teams are open, and the most that is added up: every deal adds to every combination of teams it
/// may come to. Work is what is bounded, not time, so that the same view always gives the same beliefs.
const OPEN: usize = 6;
const WORK: f64 = 400_000.0;

/// Shares of what a card may say.
type Shares = SmallVec<[(Says, f32); 6]>;

/// What one player is by one colour of the ID and certain loyalty cards.
type Chances = [f32; 5];

/// A player whose team is open: where the unseen ID and loyalty cards stand in the lists of places.
struct Open {
    seat: usize,
    id: Option<usize>,
    loyalty: SmallVec<[usize; 4]>,
}

/// All that is counted.
struct Count<'a> {
    deal: &'a Unseen,
    open: Vec<Open>,
    /// Places of loyalty cards that decide a team, and the cards left for them.
    places: Vec<usize>,
    left: Vec<(u8, u8)>,
    /// Places of IDs of players, and how many of each colour are left for them.
    ids: Vec<usize>,
    colours: [u8; 3],
    /// What IDs of each colour say, and programs.
    kinds: [Shares; 3],
    programs: Shares,
    /// What loyalty cards count, the last for Legion.
    loyal: Vec<[u8; 4]>,
    /// What was worked out already, by open player and cards.
    known: Vec<Vec<(u32, Chances)>>,
    /// How many deals there are of every combination of teams, by open seat in base 5.
    deals: Vec<f32>,
}

/// What a seat may think, where all deals can be counted.
pub(super) fn count(deal: &Unseen, evidence: &Evidence) -> Option<Beliefs> {
    if !deal.is_plain() || evidence.names_cards() {
        return None;
    }
    let mut count = Count::of(deal)?;
    let mut cards: SmallVec<[u8; 32]> = SmallVec::new();
    count.deal_loyalty(&mut cards, 1.0);
    Some(count.weigh(evidence))
}

impl<'a> Count<'a> {
    /// What is to be counted; `None` where it is too much.
    fn of(deal: &'a Unseen) -> Option<Self> {
        let with_owner =
            |at: &usize| !matches!(deal.places.get(*at), Some(Place::Leftover(_) | Place::Supply(_) | Place::Pile(_)));
        let (of_ids, of_loyalty) = deal.bounds;
        let places: Vec<usize> = (of_ids..of_loyalty).filter(with_owner).collect();
        let ids: Vec<usize> = (0..of_ids).filter(with_owner).collect();
        let left = piles(deal.cards.get(of_ids..of_loyalty)?.iter().copied());
        let colour = |at: usize| deal.says_at(at).sums.iter().position(|sum| *sum > 0);
        let mut colours = [0; 3];
        (0..of_ids).filter_map(colour).for_each(|at| colours.get_mut(at).into_iter().for_each(|count| *count += 1));
        let at = |list: &[usize], place: u8| list.iter().position(|known| *known == usize::from(place));
        let players = (0..deal.seats()).filter(|&seat| !deal.places_of(seat).is_empty()).map(|seat| Open {
            seat,
            id: deal.places_of(seat).iter().find_map(|place| at(&ids, *place)),
            loyalty: deal.places_of(seat).iter().filter_map(|place| at(&places, *place)).collect(),
        });
        let open: Vec<Open> = players.collect();
        let ways =
            sequences(left.iter().map(|(_, count)| *count), places.len()) * sequences(colours.into_iter(), ids.len());
        let combinations = 5usize.pow(open.len().min(OPEN) as u32);
        if open.len() > OPEN || ways * combinations as f64 > WORK {
            return None;
        }
        let deals = vec![0.0; combinations];
        let (kinds, programs) = (kinds(deal), programs(deal));
        let loyal = (0..=u8::MAX).map_while(|card| {
            let says = deal.loyalty_says(card)?;
            let [human, machine, outlaw] = says.sums;
            Some([human, machine, outlaw, u8::from(says.green)])
        });
        let (loyal, known) = (loyal.collect(), vec![Vec::new(); open.len()]);
        Some(Self { deal, open, places, left, ids, colours, kinds, programs, loyal, known, deals })
    }

    /// Deals loyalty cards in every way, then IDs.
    fn deal_loyalty(&mut self, cards: &mut SmallVec<[u8; 32]>, ways: f32) {
        if cards.len() == self.places.len() {
            let mut ids: SmallVec<[u8; MOST]> = SmallVec::new();
            return self.deal_ids(cards, &mut ids, ways);
        }
        for at in 0..self.left.len() {
            let Some(&(card, count)) = self.left.get(at).filter(|(_, count)| *count > 0) else { continue };
            self.left.get_mut(at).into_iter().for_each(|(_, left)| *left -= 1);
            cards.push(card);
            self.deal_loyalty(cards, ways * f32::from(count));
            cards.pop();
            self.left.get_mut(at).into_iter().for_each(|(_, left)| *left += 1);
        }
    }

    fn deal_ids(&mut self, cards: &[u8], ids: &mut SmallVec<[u8; MOST]>, ways: f32) {
        if ids.len() == self.ids.len() {
            return self.note(cards, ids, ways);
        }
        for colour in 0..self.colours.len() {
            let Some(&count) = self.colours.get(colour).filter(|count| **count > 0) else { continue };
            self.colours.get_mut(colour).into_iter().for_each(|left| *left -= 1);
            ids.push(colour as u8);
            self.deal_ids(cards, ids, ways * f32::from(count));
            ids.pop();
            self.colours.get_mut(colour).into_iter().for_each(|left| *left += 1);
        }
    }

    /// Notes a deal: the teams it may come to.
    fn note(&mut self, cards: &[u8], ids: &[u8], ways: f32) {
        let mut chances: SmallVec<[Chances; OPEN]> = SmallVec::new();
        for open in 0..self.open.len() {
            let chance = self.chances(open, cards, ids);
            chances.push(chance);
        }
        spread(&mut self.deals, &chances, 0, ways);
    }

    /// What an open player may be with these cards.
    fn chances(&mut self, open: usize, cards: &[u8], ids: &[u8]) -> Chances {
        let Some(seat) = self.open.get(open) else { return [0.0; 5] };
        let colour = seat.id.and_then(|at| ids.get(at)).copied();
        let mut sums = [0u8; 4];
        for &at in &seat.loyalty {
            let said = cards.get(at).and_then(|card| self.loyal.get(usize::from(*card))).copied().unwrap_or_default();
            sums.iter_mut().zip(said).for_each(|(sum, more)| *sum += more);
        }
        let [human, machine, outlaw, green] = sums.map(u32::from);
        let key = human | machine << 4 | outlaw << 8 | green << 12 | u32::from(colour.unwrap_or(3)) << 16;
        if let Some((_, known)) = self.known.get(open).and_then(|known| known.iter().find(|(of, _)| *of == key)) {
            return *known;
        }
        let chances = self.work_out(seat.seat, colour, sums);
        self.known.get_mut(open).into_iter().for_each(|known| known.push((key, chances)));
        chances
    }

    /// What a seat may be with an ID of this colour and loyalty cards that come to this.
    fn work_out(&self, seat: usize, colour: Option<u8>, [human, machine, outlaw, green]: [u8; 4]) -> Chances {
        let mut summed = Some(Says { sums: [human, machine, outlaw], green: green > 0, held: true, always: None });
        let says = self.deal.places_of(seat).iter().map(|&place| match self.deal.sort(usize::from(place)) {
            0 => colour.and_then(|colour| self.kinds.get(usize::from(colour))).cloned().unwrap_or_default(),
            // All loyalty cards together stand in the first of their places.
            1 => smallvec::smallvec![(summed.take().unwrap_or_default(), 1.0)],
            _ => self.programs.clone(),
        });
        let says: SmallVec<[Shares; 8]> = says.collect();
        let mut chances = [0.0; 5];
        self.each_way(seat, &says, &mut SmallVec::new(), 1.0, &mut chances);
        chances
    }

    /// Goes through all that a seat's cards may say together.
    fn each_way(
        &self,
        seat: usize,
        says: &[Shares],
        chosen: &mut SmallVec<[Says; 8]>,
        share: f32,
        chances: &mut Chances,
    ) {
        let Some(next) = says.get(chosen.len()) else {
            let team = self.deal.team_if(seat, chosen);
            chances.get_mut(team as usize).into_iter().for_each(|chance| *chance += share);
            return;
        };
        for &(said, part) in next {
            chosen.push(said);
            self.each_way(seat, says, chosen, share * part, chances);
            chosen.pop();
        }
    }

    /// Every combination of teams by its deals and by how well it explains what happened.
    fn weigh(&self, evidence: &Evidence) -> Beliefs {
        let seats = self.deal.seats();
        let certain = self.deal.teams();
        let mut sums = vec![[0.0f32; 5]; seats];
        let mut all = 0.0;
        let fits = self.deals.iter().enumerate().filter(|(_, deals)| **deals > 0.0).map(|(code, deals)| {
            let teams = self.decode(code, certain);
            (teams, evidence.fit(&teams, self.deal), *deals)
        });
        let fits: Vec<([Team; MOST], f32, f32)> = fits.collect();
        let best = fits.iter().map(|(_, fit, _)| *fit).fold(f32::MIN, f32::max);
        for (teams, fit, deals) in fits {
            let weight = deals * (fit - best).exp();
            all += weight;
            for (sum, &team) in sums.iter_mut().zip(&teams) {
                sum.get_mut(team as usize).into_iter().for_each(|sum| *sum += weight);
            }
        }
        let share = |row: [f32; 5]| row.map(|sum| sum / all.max(f32::MIN_POSITIVE));
        Beliefs { seats: sums.into_iter().map(share).collect() }
    }

    fn decode(&self, mut code: usize, certain: [Team; MOST]) -> [Team; MOST] {
        let mut teams = certain;
        for open in self.open.iter().rev() {
            let team = Team::ALL.get(code % 5).copied().unwrap_or(Team::Outlaw);
            teams.get_mut(open.seat).into_iter().for_each(|known| *known = team);
            code /= 5;
        }
        teams
    }
}

/// Adds the ways of a deal to all combinations of teams it may come to.
fn spread(deals: &mut [f32], chances: &[Chances], code: usize, ways: f32) {
    let Some((first, rest)) = chances.split_first() else {
        deals.get_mut(code).into_iter().for_each(|sum| *sum += ways);
        return;
    };
    for (team, chance) in first.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        spread(deals, rest, code * 5 + team, ways * chance);
    }
}

/// Cards with how many there are of each.
fn piles(cards: impl Iterator<Item = u8>) -> Vec<(u8, u8)> {
    let mut piles = BTreeMap::new();
    cards.for_each(|card| *piles.entry(card).or_insert(0) += 1);
    piles.into_iter().collect()
}

/// What the IDs of each colour say that nobody is known to have, by their share.
fn kinds(deal: &Unseen) -> [Shares; 3] {
    let mut kinds: [Shares; 3] = Default::default();
    let lying = (0..deal.bounds.0).filter_map(|at| deal.cards.get(at)).copied();
    for card in lying.chain(deal.spare.iter().flatten().copied()) {
        let says = deal.would_say(0, card);
        let colour = says.sums.iter().position(|sum| *sum > 0);
        if let Some(list) = colour.and_then(|colour| kinds.get_mut(colour)).filter(|_| says.held) {
            add(list, says);
        }
    }
    kinds.iter_mut().for_each(normalise);
    kinds
}

/// What the programs say that may lie in a hand, by their share.
fn programs(deal: &Unseen) -> Shares {
    let mut shares = Shares::new();
    for at in deal.bounds.1..deal.places.len() {
        let says = deal.says_at(at);
        if says.held {
            add(&mut shares, says);
        }
    }
    normalise(&mut shares);
    shares
}

fn add(list: &mut Shares, says: Says) {
    match list.iter_mut().find(|(known, _)| *known == says) {
        Some((_, count)) => *count += 1.0,
        None => list.push((says, 1.0)),
    }
}

fn normalise(list: &mut Shares) {
    let sum: f32 = list.iter().map(|(_, count)| count).sum();
    list.iter_mut().for_each(|(_, count)| *count /= sum.max(1.0));
}

/// How many sequences of this length there are of cards of which there are so many each.
fn sequences(counts: impl Iterator<Item = u8>, length: usize) -> f64 {
    let mut ways = vec![0.0f64; length + 1];
    ways.first_mut().into_iter().for_each(|empty| *empty = 1.0);
    for count in counts {
        for long in (1..=length).rev() {
            let mut choose = 1.0;
            for of_these in 1..=usize::from(count).min(long) {
                // The places of these cards among all so far.
                choose = choose * (long - of_these + 1) as f64 / of_these as f64;
                let before = ways.get(long - of_these).copied().unwrap_or(0.0);
                ways.get_mut(long).into_iter().for_each(|sum| *sum += before * choose);
            }
        }
    }
    ways.last().copied().unwrap_or(1.0)
}

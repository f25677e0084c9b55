//! The search is proved on the toy game, whose perfect answer is worked out here by itself.

use std::collections::BTreeMap;

use super::*;
use crate::engine::{
    RandomBot, StateHash, arena,
    toy::{TRAP, Toy, ToyAction, ToySetup, ToyView},
};
use ToyAction::{Double, Stop, Take};

const ME: Seat = Seat(0);

/// One seat alone: its score, 60 being more than it can reach.
struct Score;

impl Judge<Toy> for Score {
    fn value(&self, game: &Toy, seat: Seat) -> f64 {
        f64::from(game.table().banks[usize::from(seat.0)]) / 60.0
    }

    fn scene(&self, game: &Toy, seat: Seat) -> u64 {
        scene(game, seat)
    }
}

/// Two seats: half a win for a tie; before the end nobody knows.
struct Win;

impl Judge<Toy> for Win {
    fn value(&self, game: &Toy, seat: Seat) -> f64 {
        let Turn::Over(outcome) = game.turn() else { return 0.5 };
        let (mine, other) = (outcome.0[usize::from(seat.0)], outcome.0[usize::from(1 - seat.0)]);
        win_or_tie(mine, other)
    }

    fn scene(&self, game: &Toy, seat: Seat) -> u64 {
        scene(game, seat)
    }
}

/// All that `seat` knows, but for the order in which it came to know it.
fn scene(game: &Toy, seat: Seat) -> u64 {
    let view = game.view(seat);
    StateHash::of(&(view.unseen, view.table)).0
}

fn win_or_tie(mine: u16, other: u16) -> f64 {
    match mine.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

/// All that matters to the last seat in its last turns, as its player would write it down.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Position {
    turns: u32,
    bank: u16,
    pot: u16,
    taken: bool,
    doubled: bool,
    unseen: Vec<u8>,
    discarded: Vec<u8>,
}

impl Position {
    fn of(view: &ToyView) -> Self {
        let mut discarded = view.discarded.clone();
        discarded.sort_unstable();
        Self {
            turns: view.setup.rounds + 1 - view.table.round,
            bank: view.table.banks[usize::from(view.me.0)],
            pot: view.table.pot,
            taken: view.table.taken > 0,
            doubled: view.table.doubled,
            unseen: view.unseen.clone(),
            discarded,
        }
    }

    fn turn_ends_with(&self, bank: u16) -> Self {
        Self { turns: self.turns - 1, bank, pot: 0, taken: false, doubled: false, ..self.clone() }
    }

    /// The position after each card that may come; all unseen cards are equally likely to lie on top.
    fn after_each_card(&self) -> Vec<Self> {
        let mut before = self.clone();
        if before.unseen.is_empty() {
            std::mem::swap(&mut before.unseen, &mut before.discarded);
        }
        let next = (0..before.unseen.len()).map(|at| {
            let mut after = before.clone();
            let card = after.unseen.remove(at);
            let place = after.discarded.partition_point(|&other| other < card);
            after.discarded.insert(place, card);
            if card == TRAP {
                let bank = if after.doubled { 0 } else { after.bank };
                return after.turn_ends_with(bank);
            }
            Self { pot: after.pot + u16::from(card), taken: true, ..after }
        });
        next.collect()
    }
}

/// The perfect player: it weighs every option by going through all that may come.
struct Perfect<F> {
    /// What a finished game is worth.
    worth: F,
    known: BTreeMap<Position, f64>,
}

impl<F: Fn(&Position) -> f64> Perfect<F> {
    fn new(worth: F) -> Self {
        Self { worth, known: BTreeMap::new() }
    }

    fn best(&mut self, position: &Position) -> f64 {
        if position.turns == 0 {
            return (self.worth)(position);
        }
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let late = position.taken || position.doubled;
        let options: &[_] = if late { &[Take, Stop] } else { &[Double, Take, Stop] };
        let best = options.iter().map(|&option| self.value(position, option)).fold(0.0, f64::max);
        self.known.insert(position.clone(), best);
        best
    }

    fn value(&mut self, position: &Position, option: ToyAction) -> f64 {
        match option {
            Double => self.best(&Position { doubled: true, ..position.clone() }),
            Stop => {
                let won = position.pot * if position.doubled { 2 } else { 1 };
                self.best(&position.turn_ends_with(position.bank + won))
            }
            Take => {
                let next = position.after_each_card();
                next.iter().map(|after| self.best(after)).sum::<f64>() / next.len() as f64
            }
        }
    }

    /// How much worse than the best option the chosen one is.
    fn regret(&mut self, view: &ToyView, options: &[ToyAction], choice: usize) -> f64 {
        let position = Position::of(view);
        self.best(&position) - self.value(&position, options[choice])
    }
}

fn alone() -> ToySetup {
    ToySetup { seats: 1, rounds: 2, cards: vec![0, 0, 1, 2, 4, 6, 9] }
}

fn limits(iterations: u32) -> SearchLimits {
    SearchLimits { iterations, playout: 100, exploration: 0.6 }
}

fn options_of(game: &Toy, seat: Seat) -> Vec<ToyAction> {
    let mut options = Vec::new();
    game.options(seat, &mut options);
    options
}

/// The mean regret of a bot over all real decisions of some games against the toy alone.
fn mean_regret(bot: &mut impl Bot<Toy>) -> f64 {
    let mut perfect = Perfect::new(|end: &Position| f64::from(end.bank) / 60.0);
    let (mut total, mut decisions) = (0.0, 0);
    for seed in 0..25 {
        let mut dice = Dice::new(seed);
        let mut game = Toy::deal(&alone(), &mut dice);
        while let Turn::Of(_) = game.turn() {
            let (view, options) = (game.view(ME), options_of(&game, ME));
            let choice = bot.choose(&view, &options, &mut dice);
            total += perfect.regret(&view, &options, choice);
            decisions += 1;
            game.apply(ME, &options[choice], &mut dice, &mut |_| ()).unwrap();
        }
    }
    total / f64::from(decisions)
}

#[test]
fn the_first_decision_is_the_perfect_one() {
    let mut perfect = Perfect::new(|end: &Position| f64::from(end.bank) / 60.0);
    for seed in 0..10 {
        let mut dice = Dice::new(seed);
        let view = Toy::deal(&alone(), &mut dice).view(ME);
        let choice = SearchBot::new(ME, Score, limits(2000)).choose(&view, &[Double, Take, Stop], &mut dice);
        // With nothing in the bank doubling costs nothing.
        assert_eq!(choice, 0);
        assert!(perfect.regret(&view, &[Double, Take, Stop], choice) < 1e-9);
        assert!(perfect.regret(&view, &[Double, Take, Stop], 1) > 0.01);
    }
}

#[test]
fn whole_games_are_played_almost_perfectly() {
    let searched = mean_regret(&mut SearchBot::new(ME, Score, limits(2000)));
    let random = mean_regret(&mut RandomBot);
    assert!(searched < 0.002, "{searched}");
    assert!(random > 20.0 * searched, "random play loses {random}, the search {searched}");
}

#[test]
fn values_approach_the_exact_ones() {
    let mut dice = Dice::new(8);
    let view = Toy::deal(&ToySetup { rounds: 1, ..alone() }, &mut dice).view(ME);
    let weights = SearchBot::new(ME, Score, limits(30_000)).weigh::<Toy>(&view, &[Double, Take, Stop], &mut dice);
    let exact = Perfect::new(|end: &Position| f64::from(end.bank) / 60.0).best(&Position::of(&view));
    assert!((weights[0].value - exact).abs() < 0.01, "{weights:?} against {exact}");
    assert_eq!(weights.iter().map(|weight| weight.visits).sum::<u32>(), 30_000);
}

/// Two seats; the first has had its last turn, and the second knows its bank but not its secret card.
fn last_turns() -> impl Iterator<Item = (Toy, Dice)> {
    let setup = ToySetup { seats: 2, rounds: 1, cards: vec![0, 0, 1, 2, 3, 4, 5, 8] };
    (0..40).filter_map(move |seed| {
        let mut dice = Dice::new(seed);
        let mut game = Toy::deal(&setup, &mut dice);
        for action in [Take, Take, Stop] {
            game.apply(ME, &action, &mut dice, &mut |_| ()).ok()?;
        }
        matches!(game.turn(), Turn::Of(_)).then_some((game, dice))
    })
}

#[test]
fn what_others_hide_is_weighed_by_its_chances() {
    let you = Seat(1);
    // Values of single games are all or nothing here: luck is evened out only by trying much.
    let mut bot = SearchBot::new(you, Win, SearchLimits { exploration: 1.0, ..limits(6000) });
    let (mut played, mut risked) = (0, 0);
    for (mut game, mut dice) in last_turns() {
        let first = game.view(you);
        let rival = first.table.banks[0];
        let mut perfect = Perfect::new(|end: &Position| {
            let against = |&card: &u8| win_or_tie(end.bank + u16::from(first.secret), rival + u16::from(card));
            end.unseen.iter().map(against).sum::<f64>() / end.unseen.len() as f64
        });
        while let Turn::Of(_) = game.turn() {
            let (view, options) = (game.view(you), options_of(&game, you));
            let choice = bot.choose(&view, &options, &mut dice);
            let regret = perfect.regret(&view, &options, choice);
            assert!(regret < 0.03, "{:?} loses {regret} at {view:?}", options[choice]);
            (played, risked) = (played + 1, risked + usize::from(options[choice] == Take));
            game.apply(you, &options[choice], &mut dice, &mut |_| ()).unwrap();
        }
    }
    assert!(played > 40 && risked > 10 && risked < played, "{risked} of {played}: no real choices were met");
}

#[test]
fn equal_dice_give_equal_choices() {
    let view = Toy::deal(&alone(), &mut Dice::new(1)).view(ME);
    let weigh = |seed| SearchBot::new(ME, Score, limits(300)).weigh::<Toy>(&view, &[Take, Stop], &mut Dice::new(seed));
    assert_eq!(weigh(4), weigh(4));
    assert_ne!(weigh(4), weigh(5));
}

#[test]
fn a_single_option_is_taken_without_a_search() {
    let mut dice = Dice::new(1);
    let view = Toy::deal(&alone(), &mut dice).view(ME);
    let before = dice.clone();
    assert_eq!(SearchBot::new(ME, Score, limits(300)).choose(&view, &[Stop], &mut dice), 0);
    assert_eq!(dice, before);
}

#[test]
fn the_search_beats_random_play_at_the_table() {
    let setup = ToySetup { seats: 2, rounds: 3, cards: vec![0, 0, 1, 2, 3, 4, 5, 8] };
    let mut wins = 0.0;
    for seed in 0..60 {
        let bots: &mut [Box<dyn Bot<Toy>>] = &mut [
            Box::new(SearchBot::new(ME, Win, SearchLimits { iterations: 200, ..SearchLimits::default() })),
            Box::new(RandomBot),
        ];
        let scores = arena::play(&setup, seed, bots, 1000).unwrap().outcome.unwrap().0;
        wins += win_or_tie(scores[0], scores[1]);
    }
    assert!(wins > 45.0, "{wins} of 60");
}

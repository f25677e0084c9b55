//! Laws that hold at every table: chips and cards are conserved, bars stay within their ends, games end.

use ghostline::{
    beginning::{Bar, Beginning, Colour, Library, Scene, Setup, State},
    engine::{Bot, Dice, Game, RandomBot, Turn},
};

use crate::conformance::setups;

/// How many decisions a game may take before it counts as endless.
const ENDLESS: usize = 60_000;

/// TB-COMP-15: all chips of the state, wherever they are.
fn chips(state: &State) -> [usize; 3] {
    let players = state.players.iter().flat_map(|player| &player.body.chips);
    let kuro = state.kuro.iter().flat_map(|kuro| &kuro.body.chips);
    let junk = state.junkyard.iter().filter_map(|junk| junk.chip.as_ref());
    let lying = state.network.iter().flatten().chain(junk).chain(&state.removed).chain(&state.looked);
    let all: Vec<Option<Colour>> =
        players.chain(kuro).chain(lying).chain(state.sectors.iter().flatten()).map(|chip| chip.colour).collect();
    Colour::ALL.map(|colour| all.iter().filter(|it| **it == Some(colour)).count())
}

fn check_laws(library: &Library, scene: Scene<'_>) {
    let state = scene.state;
    assert_eq!(chips(state), Colour::ALL.map(|colour| usize::from(library.chips(colour))));
    let hands = state
        .players
        .iter()
        .flat_map(|player| player.hand.iter().map(|held| held.card).chain(player.deck.iter().copied()));
    let piles = state.general_deck.iter().chain(&state.discard).copied();
    let influence = hands.chain(piles).chain(state.pool.iter().map(|put| put.card)).count();
    let playing = |deck| match deck {
        ghostline::beginning::Deck::General => true,
        ghostline::beginning::Deck::Personal(who) => state.players.iter().any(|player| player.who == who),
    };
    let cards = library.influence.iter().filter(|card| playing(card.deck));
    assert_eq!(influence, cards.map(|card| usize::from(card.count)).sum::<usize>());
    let held = state.players.iter().map(|player| player.programs.len() + player.transferred.len()).sum::<usize>();
    let programs = held + state.market.len() + state.programs.len() + state.program_discard.len();
    assert_eq!(programs + state.offer.what.len(), 40);
    let wounds = state.players.iter().map(|player| player.wounds.len()).sum::<usize>();
    assert_eq!(wounds + state.wounds.len() + state.wound_discard.len(), 20);
    for bar in Bar::ALL {
        let (low, high) = scene.ends(bar);
        assert!((low..=high).contains(&state.bars.get(bar)), "{bar:?} is {}", state.bars.get(bar));
    }
    for figure in scene.figures() {
        assert!(scene.body(figure).unwrap().health <= scene.max_health(figure));
    }
}

/// Plays a whole game by chance, with characters by lot, and looks at every state.
fn play(setup: &Setup, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut game = Beginning::deal(setup, &mut dice);
    let mut chance = dice.clone().fork();
    let mut options = Vec::new();
    for _ in 0..ENDLESS {
        let Turn::Of(seats) = game.turn() else { return };
        let seat = seats.iter().next().unwrap_or_else(|| panic!("nobody is asked at {:?}", game.state().stack));
        options.clear();
        game.options(seat, &mut options);
        assert!(
            !options.is_empty(),
            "seed {seed}: seat {} has nothing to do at {:?}",
            seat.0,
            game.state().stack.last()
        );
        let view = game.view(seat);
        let choice = Bot::<Beginning>::choose(&mut RandomBot, &view, &options, &mut chance);
        game.apply(seat, &options[choice], &mut dice, &mut |_| ()).unwrap();
        check_laws(&setup.library, game.scene());
    }
    panic!("seed {seed}: no end after {ENDLESS} decisions: {:?}", game.state().stack);
}

/// How many games are played: `GHOSTLINE_GAMES=50000 cargo test --release --test beginning laws` plays as many as it
/// says.
fn games() -> u64 {
    std::env::var("GHOSTLINE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(24)
}

/// TB-COMP-07
/// TB-COMP-15
#[test]
fn random_games_keep_the_laws_and_end() {
    let setups = setups();
    for seed in 0..games() {
        play(&setups[seed as usize % setups.len()], seed);
    }
}

//! The memory of a match: divan prints the most bytes held at once (`max alloc`); the aim is under 64 KiB.

use divan::{AllocProfiler, Bencher};
use ghostline::{
    content::Catalog,
    engine::{Dice, Match, Turn},
    stealth::{AGENT, Setup, Stealth},
};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A mission played at random for as long as it lasts, with its whole journal kept.
#[divan::bench(args = ["night_audit", "glass_quay"])]
fn a_match(bencher: Bencher, mission: &str) {
    let catalog = Catalog::shipped().expect("shipped content is sound");
    let mission = catalog.mission(mission).expect("it loads");
    let setup = Setup::new(mission, catalog.starting_gear());
    bencher.bench(|| {
        let mut dice = Dice::new(5);
        let mut game = Match::<Stealth>::new(setup.clone(), 5);
        while let Turn::Of(_) = game.turn() {
            let options = game.options(AGENT);
            let action = options[dice.below(options.len())];
            game.act(AGENT, &action).expect("options are allowed");
        }
        game
    });
}

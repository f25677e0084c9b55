//! Making contracts: one of 40 sectors in under two seconds, whatever its theme.

use std::sync::atomic::{AtomicU32, Ordering};

use ghostline::{
    content::Catalog,
    contracts::{Contract, Size, Theme, make},
    stealth::Difficulty,
    words::Words,
};

fn main() {
    divan::main();
}

/// The contract with this number: theme and difficulty change from one to the next.
fn contract(number: u32, size: Size) -> Contract {
    let theme = Theme::ALL[number as usize % Theme::ALL.len()];
    let difficulty = Difficulty::ALL[number as usize % Difficulty::ALL.len()];
    Contract { seed: number.into(), size, theme, difficulty }
}

#[divan::bench(args = [Size::Small, Size::Medium, Size::Large], sample_count = 12, sample_size = 1)]
fn made(bencher: divan::Bencher, size: Size) {
    let (Ok(catalog), words) = (Catalog::shipped(), Words::english()) else { return };
    let numbers = AtomicU32::new(1);
    let next = || contract(numbers.fetch_add(1, Ordering::Relaxed), size);
    bencher.with_inputs(next).bench_values(|contract| make(contract, &catalog, &words).is_ok());
}

//! Whatever the bytes: the mission loader gives a mission, or faults of which one is an error.
#![no_main]

use std::sync::{Arc, LazyLock};

use ghostline::content::{Catalog, Fault, Sort, mission_from_str};
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| Catalog::shipped().expect("the shipped content loads"));

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Err(faults) = mission_from_str("fuzz.ron", text, &CATALOG) {
        assert!(faults.iter().any(Fault::is_error));
    }
    if let Some(sort) = Sort::of(text) {
        sort.check("fuzz.ron", text);
    }
});

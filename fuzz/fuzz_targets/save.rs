//! Whatever the bytes under a fitting seal: the loader refuses them, or the match can be played on.
#![no_main]

use std::path::Path;

use ghostline::{
    engine::Dice,
    save::{self, Memory},
    stealth::{AGENT, Stealth},
};
use libfuzzer_sys::fuzz_target;

/// The first line of a save up to its hash.
const HEAD: &str = r#"(format:"ghostline-save",version:1,game:"stealth",mission:"m",name:"M",turn:1,hash:""#;

fuzz_target!(|bytes: &[u8]| {
    let file = Path::new("fuzz.ron");
    let mut memory = Memory::default();
    // Half of the time as they are, half of the time with a seal that fits, to come past it.
    let sealed = bytes.first().is_some_and(|byte| byte % 2 == 0);
    let rest = bytes.get(1..).unwrap_or_default();
    let hash = xxhash_rust::xxh3::xxh3_64(rest);
    let head = if sealed { format!("{HEAD}{hash:016x}\",\n").into_bytes() } else { Vec::new() };
    memory.files.insert(file.into(), [head.as_slice(), rest].concat());
    let Ok(loaded) = save::load::<Stealth>(&memory, file) else { return };
    let (mut game, mut dice) = (loaded.game, Dice::new(1));
    for _ in 0..40 {
        let options = game.options(AGENT);
        let Some(action) = dice.pick(&options) else { break };
        assert!(game.act(AGENT, action).is_ok(), "{action:?} was offered");
    }
});

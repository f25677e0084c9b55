//! Whatever the lines: each is answered with one line, and the talk goes on until `quit`.
#![no_main]

use std::sync::{Arc, LazyLock};

use ghostline::{
    content::Catalog,
    terminal::protocol::{Lines, Session},
    words::Words,
};
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| Catalog::shipped().expect("the shipped content loads"));

fuzz_target!(|bytes: &[u8]| {
    // Files named by accident must not be written.
    if bytes.windows(6).any(|word| word == b"\"save\"" || word == b"\"load\"") {
        return;
    }
    let mut session = Session::new(Words::english(), Arc::clone(&CATALOG));
    let mut lines = Lines::new(bytes);
    while let Ok(Some(line)) = lines.read() {
        let reply = serde_json::to_string(&session.answer(&line)).expect("every reply is JSON");
        assert!(!reply.contains('\n'));
    }
});

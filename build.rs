//! Missions are built into the program: a new file among them must rebuild it.

fn main() {
    println!("cargo::rerun-if-changed=missions");
    println!("cargo::rerun-if-changed=assets/codex");
}

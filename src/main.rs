//! The command line's front door.

fn main() -> std::process::ExitCode {
    ghostline::cli::run()
}

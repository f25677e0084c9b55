//! Sitting at a table: sitting down at a new one, the one that was left or the first game; keys; keeping it. The same
//! for every game of tables.

use egui::Context;

use super::shared::give_up;
use crate::{
    engine::{Match, Refusal},
    session::table::Table,
    ui::{Change, Cue, Desk, Screen, Tone, input::Command, parts::Answered, store::Kept},
};

/// What was pressed where a table is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A new table.
    Begin,
    /// The table that was left.
    GoOn,
    /// The first game.
    First,
}

/// What is to be done: a new table waits until the player has given up the one that was left.
pub fn answered(
    ctx: &Context,
    desk: &mut Desk,
    pressed: Option<Pressed>,
    is_left: bool,
    asks: &mut bool,
) -> Option<Pressed> {
    if *asks && let Some(answer) = give_up(desk).show(ctx, &mut desk.input) {
        *asks = false;
        return (answer == Answered::Yes).then_some(Pressed::Begin);
    }
    *asks |= is_left && pressed == Some(Pressed::Begin);
    pressed.filter(|_| !*asks)
}

/// Sits down at a table that was dealt, or says in words why it cannot be.
pub fn deal<T>(desk: &mut Desk, dealt: Result<T, String>, screen: impl FnOnce(T) -> Screen) -> Change {
    match dealt {
        Ok(game) => {
            desk.play(Cue::Choose);
            Change::Replace(screen(game))
        }
        Err(fault) => {
            let text = desk.with("ui-quick-fault", &[("fault", fault.into())]);
            desk.say(Tone::Error, text);
            Change::Keep
        }
    }
}

/// Goes on with the table that was left, or says what is wrong with it.
pub fn go_on<G: Kept>(desk: &mut Desk, screen: impl FnOnce(Table<G>) -> Screen) -> Change {
    match desk.store.left_table::<G>() {
        Some(Ok((game, warning))) => {
            if let Some(warning) = warning {
                let fill = [("fault", desk.fault(&warning).into())];
                desk.say(Tone::Warning, desk.with("ui-saves-previous", &fill));
            }
            desk.play(Cue::Choose);
            Change::Replace(screen(game))
        }
        Some(Err(fault)) => {
            desk.say(Tone::Error, desk.fault(&fault));
            Change::Keep
        }
        None => Change::Keep,
    }
}

/// Sits down at the first game, where there is one.
pub fn first(desk: &mut Desk, screen: Option<Screen>) -> Change {
    desk.play(Cue::Choose);
    screen.map_or(Change::Keep, Change::Replace)
}

/// The keys of a table that were pressed.
pub fn keys(desk: &mut Desk) -> Vec<Command> {
    let all = [Command::Menu, Command::Speed, Command::Codex, Command::Log, Command::Skip, Command::EndTurn];
    all.into_iter().filter(|&command| desk.input.take(command)).collect()
}

/// Keeps the table, to be continued at any time; the first game is not kept.
pub fn keep<G: Kept>(desk: &Desk, game: &mut Table<G>, is_lesson: bool)
where
    Match<G>: Send + 'static,
{
    if !is_lesson {
        desk.store.keep_table(game);
        game.note_saved();
    }
}

/// Says why something cannot be done, in these words.
pub fn refused(desk: &mut Desk, text: String, refusal: Refusal) {
    let fill = [("text", text.into()), ("rule", refusal.rule.0.into())];
    desk.say(Tone::Warning, desk.with("ui-table-refused", &fill));
}

/// Leaves the table for the main menu.
pub fn leave(desk: &mut Desk) -> Change {
    desk.play(Cue::Back);
    Change::Restart(None)
}

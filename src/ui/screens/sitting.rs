//! Sitting at a table: sitting down at a new one, the one that was left or the first game; keys; keeping it. The same
//! for every game of tables.

use egui::{Align2, Context, Response, Ui, vec2};

use super::shared::give_up;
use crate::{
    engine::{Match, Refusal},
    session::table::Table,
    ui::{
        Change, Cue, Desk, Screen, Tone,
        input::{Command, Device},
        parts::Answered,
        store::Kept,
        theme::{Palette, mono},
    },
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

/// The keys of the first answers.
const ANSWERS: [Command; 8] = [
    Command::Move,
    Command::SecondMove,
    Command::Overwatch,
    Command::Hide,
    Command::PickUp,
    Command::Carry,
    Command::Attack,
    Command::Item,
];

/// The answers whose keys were pressed, by their places.
pub fn answers(desk: &mut Desk) -> impl Iterator<Item = usize> {
    (0..).zip(ANSWERS).filter(|&(_, command)| desk.input.take(command)).map(|(at, _)| at)
}

/// Draws the key of an answer in the corner of its button, for whoever plays by keys.
pub fn number(ui: &Ui, desk: &Desk, (at, main): (usize, bool), answer: &Response) {
    let palette = Palette::of(ui.ctx());
    let Some(key) = ANSWERS.get(at).filter(|_| desk.input.device() == Device::Keyboard) else { return };
    let corner = answer.rect.left_top() + vec2(4.0, 2.0);
    let colour = if main { palette.ink } else { palette.text_dim };
    ui.painter().text(corner, Align2::LEFT_TOP, desk.key_of(*key), mono(10.0), colour);
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

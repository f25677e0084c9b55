//! How quick the window is: a scripted minute of a real mission, measured frame by frame.

mod figures;
mod script;

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use macroquad::{miniquad::window::screen_size, window::next_frame};

pub use figures::Figures;
use figures::Process;
use script::Script;

use super::{
    open::{Opening, WindowError, open},
    play::{MOVING, SIZE, Table},
};
use crate::ui::App;

/// How long the script plays.
const PLAYED: Duration = Duration::from_secs(60);
/// How long what still moves afterwards may come to its end.
const SETTLED: Duration = Duration::from_secs(4);
/// How long nothing is done after that.
const RESTED: Duration = Duration::from_secs(6);

/// Plays the script on `app`, which stands at the mission's first turn. `started` is when the program was.
pub fn measure(app: App, started: Instant) -> Result<Figures, WindowError> {
    let figures = Rc::new(RefCell::new(Figures::default()));
    let measured = figures.clone();
    open(Opening { size: SIZE, full_screen: false }, async move {
        let result = run(Table::new(app), started).await;
        *measured.borrow_mut() = result;
    })?;
    Ok(figures.take())
}

async fn run(mut table: Table, started: Instant) -> Figures {
    table.frame(Instant::now());
    next_frame().await;
    let mut figures = Figures { start_ms: millis(started.elapsed()), ..Figures::default() };
    let mut work = Vec::new();
    let mut script = Script::new(Instant::now());
    while script.elapsed() < PLAYED {
        let start = Instant::now();
        script.play(&mut table);
        let begun = Instant::now();
        table.frame(begun);
        work.push(millis(begun.elapsed()));
        table.rest(start, MOVING);
        next_frame().await;
    }
    figures.tell(work);
    (figures.actions, figures.turns) = script.told();
    let (width, height) = screen_size();
    figures.window = [width as u32, height as u32];
    rest(&mut table, &mut figures).await;
    figures.resident_mib = Process::resident_mib();
    table.finish();
    figures
}

/// What the game costs while nobody does anything.
async fn rest(table: &mut Table, figures: &mut Figures) {
    wait(table, SETTLED).await;
    let (began, busy) = (Instant::now(), Process::busy());
    let (frames, thought) = wait(table, RESTED).await;
    let seconds = began.elapsed().as_secs_f64();
    figures.idle_frames_per_second = f64::from(frames) / seconds;
    figures.idle_pictures_per_second = f64::from(thought) / seconds;
    figures.idle_processor_percent =
        Process::busy().zip(busy).map(|(after, before)| (after - before) / seconds * 100.0);
}

/// Lets time pass; says how many frames were shown, and how many of them were thought anew.
async fn wait(table: &mut Table, time: Duration) -> (u32, u32) {
    let began = Instant::now();
    let (mut frames, mut thought) = (0, 0);
    while began.elapsed() < time {
        let start = Instant::now();
        let changed = table.frame(start);
        (frames, thought) = (frames + 1, thought + u32::from(changed));
        table.pause(start, changed);
        next_frame().await;
    }
    (frames, thought)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

//! The sounds of the table: controls, cards, sums, the alarm, the end.

use super::{
    BED, PEAK,
    wave::{Shape, Wave},
};

/// A pencil tick.
pub fn hover(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 2.0).lasting(6.0).band(|_| 4000.0).finish(BED)
}

/// The catch of a drawer.
pub fn choose() -> Vec<f32> {
    catch(620.0)
}

/// The same, lower.
pub fn back() -> Vec<f32> {
    catch(410.0)
}

fn catch(hertz: f32) -> Vec<f32> {
    Wave::tone(Shape::Triangle, (hertz, hertz), 30.0).struck(1.0).finish(BED)
}

/// A soft wooden double knock.
pub fn refused() -> Vec<f32> {
    let knock = || Wave::tone(Shape::Sine, (180.0, 180.0), 40.0).struck(3.0);
    knock().with_after(70.0, knock()).finish(PEAK)
}

/// Stiff paper.
pub fn card_turns(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 90.0).high(|time| 1200.0 + 1800.0 * time).held(25.0, 45.0).finish(BED)
}

/// The card lies.
pub fn card_lands(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 20.0).band(|_| 1500.0).struck(0.5).finish(BED)
}

/// A bead of an abacus.
pub fn sum_term() -> Vec<f32> {
    Wave::tone(Shape::Sine, (900.0, 900.0), 15.0).struck(1.0).finish(BED)
}

/// An open fifth.
pub fn success() -> Vec<f32> {
    chord(&[440.0, 660.0], 180.0).struck(4.0).finish(PEAK)
}

/// A flat second.
pub fn failure() -> Vec<f32> {
    chord(&[233.0, 247.0], 260.0).struck(6.0).finish(PEAK)
}

/// A held breath, and a bell.
pub fn choose_card() -> Vec<f32> {
    chord(&[523.0, 784.0], 650.0).held(200.0, 350.0).finish(PEAK)
}

fn chord(notes: &[f32], milliseconds: f32) -> Wave {
    let tone = |&hertz: &f32| Wave::tone(Shape::Sine, (hertz, hertz), milliseconds);
    notes.iter().map(tone).fold(Wave::default(), Wave::with)
}

/// One tick of a relay, higher with the alarm.
pub fn relay(level: u16) -> Vec<f32> {
    let hertz = 500.0 + 8.0 * f32::from(level.min(99));
    Wave::tone(Shape::Square, (hertz, hertz), 12.0).struck(0.5).finish(BED)
}

/// A distant klaxon, two notes.
pub fn new_ten() -> Vec<f32> {
    let note = |hertz: f32| Wave::tone(Shape::Saw, (hertz, hertz), 250.0).held(15.0, 60.0);
    note(220.0).with_after(250.0, note(196.0)).low(900.0).finish(PEAK)
}

/// The second of a clock.
pub fn turn_passes(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 18.0).band(|_| 2500.0).struck(0.5).finish(BED)
}

/// The line resolves: rising fifths.
pub fn won() -> Vec<f32> {
    let note = |hertz: f32, milliseconds: f32| Wave::tone(Shape::Sine, (hertz, hertz), milliseconds).held(12.0, 250.0);
    note(220.0, 700.0).with_after(120.0, note(330.0, 580.0)).with_after(240.0, note(495.0, 460.0)).finish(PEAK)
}

/// The line is cut, and then there is nothing.
pub fn lost() -> Vec<f32> {
    Wave::tone(Shape::Sine, (110.0, 110.0), 80.0).held(4.0, 6.0).lasting(880.0).finish(PEAK)
}

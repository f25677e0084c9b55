//! The sounds of the plan: steps, guards, attacks, bodies, things.

use super::{
    BED, PEAK,
    wave::{Shape, Wave},
};

/// Felt on stone.
pub fn step_silent(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 60.0).low(500.0).struck(8.0).finish(-24.0)
}

/// A heel on tile, in a short room.
pub fn step_noisy(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 40.0).band(|_| 1800.0).struck(1.0).lasting(160.0).comb(11.0, 0.55).finish(PEAK)
}

/// A ring that widens.
pub fn noise_token() -> Vec<f32> {
    Wave::tone(Shape::Sine, (300.0, 180.0), 400.0).tremolo(9.0, 0.7).held(10.0, 250.0).finish(PEAK)
}

/// A boot.
pub fn boot(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 90.0).low(700.0).struck(3.0).finish(BED)
}

/// Claws: two ticks.
pub fn claw(seed: u32) -> Vec<f32> {
    let tick = |seed| Wave::noise(seed, 12.0).band(|_| 3000.0).struck(0.5);
    tick(seed).with_after(45.0, tick(seed.wrapping_add(1))).finish(BED)
}

/// A rotor passing.
pub fn rotor() -> Vec<f32> {
    Wave::tone(Shape::Saw, (90.0, 90.0), 300.0).tremolo(14.0, 0.8).low(1800.0).held(60.0, 120.0).finish(BED)
}

/// A servo turning.
pub fn servo() -> Vec<f32> {
    Wave::tone(Shape::Square, (220.0, 260.0), 140.0).low(1200.0).held(15.0, 40.0).finish(BED)
}

/// A torch hums past.
pub fn search(seed: u32) -> Vec<f32> {
    let sweep = |time: f32| 600.0 + 800.0 * (1.0 - (2.0 * time - 1.0).abs());
    Wave::noise(seed, 420.0).band(sweep).band(sweep).held(90.0, 120.0).finish(BED)
}

/// Glass touched, then a low string.
pub fn detected() -> Vec<f32> {
    let glass = Wave::tone(Shape::Sine, (1760.0, 1760.0), 50.0).struck(1.0);
    let string = Wave::tone(Shape::Saw, (110.0, 110.0), 600.0).low(400.0).struck(25.0);
    glass.with_after(40.0, string.times(1.4)).finish(PEAK)
}

/// A gate opens far away.
pub fn reinforcement(seed: u32) -> Vec<f32> {
    let gate = Wave::noise(seed, 700.0).low(900.0).tremolo(22.0, 0.6).times(2.5);
    gate.with(Wave::tone(Shape::Sine, (60.0, 60.0), 700.0)).held(60.0, 300.0).finish(PEAK)
}

/// A snap of cloth.
pub fn attack_silent(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 40.0).low(1500.0).struck(2.0).finish(PEAK)
}

/// A flat crack with the tail of a room.
pub fn attack_loud(seed: u32) -> Vec<f32> {
    let crack = Wave::noise(seed, 8.0).struck(0.3);
    crack.with(Wave::noise(seed.wrapping_add(1), 350.0).low(2200.0).struck(2.0).times(0.7)).finish(PEAK)
}

/// A thump in the chest.
pub fn hit_on_you() -> Vec<f32> {
    Wave::tone(Shape::Sine, (70.0, 45.0), 180.0).held(6.0, 120.0).finish(PEAK)
}

/// A coat falls.
pub fn body_down(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 220.0).low(350.0).struck(30.0).finish(PEAK)
}

/// Something is dragged.
pub fn body_carried(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 300.0).low(350.0).tremolo(7.0, 0.6).held(60.0, 100.0).finish(BED)
}

/// Cloth drawn in.
pub fn hide(seed: u32) -> Vec<f32> {
    Wave::noise(seed, 200.0).low(1800.0).struck(4.0).backwards().finish(BED)
}

/// Two small bells.
pub fn found_key() -> Vec<f32> {
    let bell = |hertz: f32| Wave::tone(Shape::Sine, (hertz, hertz), 260.0).struck(2.0);
    bell(1320.0).with_after(110.0, bell(1760.0)).finish(PEAK)
}

/// The tumbler of a lock.
pub fn lock(seed: u32) -> Vec<f32> {
    let click = |nth: u32| Wave::noise(seed.wrapping_add(nth), 15.0).band(|_| 1900.0).struck(0.5);
    click(0).with_after(60.0, click(1)).with_after(120.0, click(2)).finish(PEAK)
}

/// A bell in the plan.
pub fn objective() -> Vec<f32> {
    let over = Wave::tone(Shape::Sine, (1760.0, 1760.0), 250.0).struck(2.0).times(0.25);
    Wave::tone(Shape::Sine, (880.0, 880.0), 500.0).struck(3.0).with(over).finish(PEAK)
}

//! Easings: how far a motion is, by how much of its time has passed. Both run from 0 to 1.

/// Quick at first, then slower.
pub fn out_cubic(t: f32) -> f32 {
    1.0 - (1.0 - clamp(t)).powi(3)
}

/// Slow at both ends.
pub fn in_out_cubic(t: f32) -> f32 {
    let t = clamp(t);
    if t < 0.5 { 4.0 * t.powi(3) } else { 1.0 - (2.0 - 2.0 * t).powi(3) / 2.0 }
}

/// A little quicker at first.
pub fn out_quad(t: f32) -> f32 {
    1.0 - (1.0 - clamp(t)).powi(2)
}

/// A little beyond the goal, and back.
pub fn out_back(t: f32) -> f32 {
    const OVER: f32 = 1.2;
    let t = clamp(t) - 1.0;
    1.0 + (OVER + 1.0) * t.powi(3) + OVER * t.powi(2)
}

/// Falls to the goal and bounces once, a little.
pub fn out_bounce(t: f32) -> f32 {
    let t = clamp(t);
    if t < 0.7 { (t / 0.7).powi(2) } else { 1.0 - 0.5 * ((t - 0.7) / 0.3) * (1.0 - (t - 0.7) / 0.3) }
}

/// Steady.
pub fn linear(t: f32) -> f32 {
    clamp(t)
}

fn clamp(t: f32) -> f32 {
    t.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_easing_begins_at_nothing_and_ends_at_its_goal() {
        for ease in [out_cubic, in_out_cubic, out_quad, out_back, out_bounce, linear] {
            assert!(ease(0.0).abs() < 1e-6);
            assert!((ease(1.0) - 1.0).abs() < 1e-6);
            assert!((ease(7.0) - 1.0).abs() < 1e-6);
        }
    }
}

//! Paths: corners rounded, dashes cut, parts taken.

use egui::{Pos2, Vec2};

/// Into how many pieces a rounded corner is cut.
const PIECES: u16 = 6;

/// The path through these points with its corners rounded. Where it turns straight back the corner stays sharp.
pub fn rounded(points: &[Pos2], radius: f32) -> Vec<Pos2> {
    marked(points, radius).0
}

/// The same, and where on the path each of the points, or the middle of its rounded corner, stands.
pub fn marked(points: &[Pos2], radius: f32) -> (Vec<Pos2>, Vec<usize>) {
    let mut path: Vec<Pos2> = points.first().copied().into_iter().collect();
    let mut marks: Vec<usize> = path.iter().map(|_| 0).collect();
    for three in points.windows(3) {
        let &[before, corner, after] = three else { continue };
        let (into, out) = (corner - before, after - corner);
        if into.normalized().dot(out.normalized()) < -0.99 {
            marks.push(path.len());
            path.push(corner);
            continue;
        }
        let reach = |way: Vec2| radius.min(way.length() / 2.0);
        let (enter, leave) = (corner - into.normalized() * reach(into), corner + out.normalized() * reach(out));
        marks.push(path.len() + usize::from(PIECES) / 2);
        for piece in 0..=PIECES {
            let t = f32::from(piece) / f32::from(PIECES);
            path.push(enter.lerp(corner, t).lerp(corner.lerp(leave, t), t));
        }
    }
    if points.len() > 1 {
        marks.push(path.len());
        path.extend(points.last());
    }
    (path, marks)
}

/// The same way moved to the right of whoever walks it, so that the way back lies beside the way out. Where it turns
/// straight back it has one point more; the places of the old points among the new are given too.
pub fn beside(points: &[Pos2], by: f32) -> (Vec<Pos2>, Vec<usize>) {
    let right = |a: Pos2, b: Pos2| (b - a).normalized().rot90() * -by;
    let (mut moved, mut places) = (Vec::new(), Vec::new());
    for (at, &point) in points.iter().enumerate() {
        let into = at.checked_sub(1).and_then(|before| points.get(before)).map(|&before| right(before, point));
        let out = points.get(at + 1).map(|&after| right(point, after));
        match (into, out) {
            (Some(into), Some(out)) if into.dot(out) < -0.5 * by * by => moved.extend([point + into, point + out]),
            (Some(into), Some(out)) if into.dot(out) < 0.5 * by * by => moved.push(point + into + out),
            (into, out) => moved.push(point + into.or(out).unwrap_or_default()),
        }
        places.push(moved.len() - 1);
    }
    (moved, places)
}

/// The length of a path.
pub fn length(path: &[Pos2]) -> f32 {
    path.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The part of a path between two lengths from its beginning; nothing where that is no part of it.
pub fn part(path: &[Pos2], from: f32, to: f32) -> Vec<Pos2> {
    Measured::new(path).part(from, to)
}

/// The dashes of a path: lengths on and off in turn, beginning `phase` into the first.
pub fn dashes(path: &[Pos2], pattern: &[f32], phase: f32) -> Vec<Vec<Pos2>> {
    let period: f32 = pattern.iter().sum();
    if period < 0.5 {
        return vec![path.to_vec()];
    }
    let path = Measured::new(path);
    let mut begin = -phase.rem_euclid(period);
    let mut dashes = Vec::new();
    for (at, &long) in pattern.iter().enumerate().cycle() {
        if begin >= path.length() {
            break;
        }
        if at % 2 == 0 {
            dashes.push(path.part(begin.max(0.0), begin + long));
        }
        begin += long;
    }
    dashes.retain(|dash| dash.len() > 1);
    dashes
}

/// A path that knows how far from its beginning each of its points is.
struct Measured<'a> {
    points: &'a [Pos2],
    far: Vec<f32>,
}

impl<'a> Measured<'a> {
    fn new(points: &'a [Pos2]) -> Self {
        let steps = points.windows(2).map(|pair| pair[0].distance(pair[1]));
        let add = |sum: &mut f32, step: f32| {
            *sum += step;
            Some(*sum)
        };
        Self { points, far: std::iter::once(0.0).chain(steps.scan(0.0, add)).collect() }
    }

    fn length(&self) -> f32 {
        self.far.last().copied().unwrap_or_default()
    }

    /// The place so far from the beginning.
    fn place(&self, far: f32) -> Option<Pos2> {
        let after = self.far.partition_point(|&passed| passed < far).max(1);
        let (before, next) = (*self.points.get(after - 1)?, *self.points.get(after)?);
        let (low, high) = (self.far.get(after - 1)?, self.far.get(after)?);
        Some(before.lerp(next, (far - low) / (high - low).max(f32::EPSILON)))
    }

    fn part(&self, from: f32, to: f32) -> Vec<Pos2> {
        let to = to.min(self.length());
        if from >= to {
            return Vec::new();
        }
        let begin = self.far.partition_point(|&far| far <= from);
        let end = self.far.partition_point(|&far| far < to);
        let inner = self.points.get(begin..end).unwrap_or_default().iter().copied();
        self.place(from).into_iter().chain(inner).chain(self.place(to)).collect()
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn dashes_and_gaps_alternate_around_corners() {
        let path = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 10.0)];
        let dashes = dashes(&path, &[6.0, 2.0], 0.0);
        let lengths: Vec<f32> = dashes.iter().map(|dash| length(dash)).collect();
        assert_eq!(lengths, [6.0, 6.0, 4.0]);
        assert_eq!(dashes[1], [pos2(8.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 4.0)]);
    }

    #[test]
    fn the_way_back_lies_beside_the_way_out() {
        let there_and_back = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(0.0, 0.0)];
        let (moved, places) = beside(&there_and_back, 2.0);
        assert_eq!(moved, [pos2(0.0, 2.0), pos2(10.0, 2.0), pos2(10.0, -2.0), pos2(0.0, -2.0)]);
        assert_eq!(places, [0, 2, 3]);
    }

    #[test]
    fn a_phase_begins_inside_the_pattern() {
        let path = [pos2(0.0, 0.0), pos2(10.0, 0.0)];
        let dashes = dashes(&path, &[6.0, 2.0], 7.0);
        assert_eq!(dashes, [vec![pos2(1.0, 0.0), pos2(7.0, 0.0)], vec![pos2(9.0, 0.0), pos2(10.0, 0.0)]]);
    }

    #[test]
    fn a_part_of_a_path_has_its_length() {
        let path = rounded(&[pos2(0.0, 0.0), pos2(100.0, 0.0), pos2(100.0, 100.0)], 22.0);
        assert!((length(&part(&path, 30.0, 120.0)) - 90.0).abs() < 0.01);
        assert!(part(&path, 500.0, 600.0).is_empty());
    }
}

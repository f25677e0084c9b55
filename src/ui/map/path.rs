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

/// The part of a path between two lengths from its beginning.
pub fn part(path: &[Pos2], from: f32, to: f32) -> Vec<Pos2> {
    let mut part = Vec::new();
    let mut passed = 0.0;
    for pair in path.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let long = a.distance(b);
        let at = |length: f32| a.lerp(b, ((length - passed) / long.max(f32::EPSILON)).clamp(0.0, 1.0));
        if passed + long > from && passed < to {
            if part.is_empty() {
                part.push(at(from));
            }
            part.push(at(to));
        }
        passed += long;
    }
    part
}

/// The dashes of a path: lengths on and off in turn, beginning `phase` into the first.
pub fn dashes(path: &[Pos2], pattern: &[f32], phase: f32) -> Vec<Vec<Pos2>> {
    let period: f32 = pattern.iter().sum();
    let Some(&first) = path.first().filter(|_| period > 0.5) else { return vec![path.to_vec()] };
    let mut turns = pattern.iter().copied().enumerate().cycle();
    let (mut on, mut left) = (false, -phase.rem_euclid(period));
    let (mut done, mut dash) = (Vec::new(), Vec::new());
    let mut at = first;
    let mut advance = |left: &mut f32, on: &mut bool| {
        while *left <= 0.0 {
            let Some((place, long)) = turns.next() else { break };
            (*left, *on) = (*left + long, place % 2 == 0);
        }
    };
    advance(&mut left, &mut on);
    if on {
        dash.push(at);
    }
    for &end in path.iter().skip(1) {
        while at.distance(end) >= left {
            at += (end - at).normalized() * left;
            if on {
                dash.push(at);
                done.push(std::mem::take(&mut dash));
            }
            left = 0.0;
            advance(&mut left, &mut on);
            if on {
                dash.push(at);
            }
        }
        left -= at.distance(end);
        at = end;
        if on {
            dash.push(at);
        }
    }
    done.push(dash);
    done.retain(|dash| dash.len() > 1);
    done
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

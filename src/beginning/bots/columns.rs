//! Whom the Network leads to: chances of Check 1 from what its chips may be (TB-FIN-04 to -08).

use smallvec::SmallVec;

use super::colours::Odds;

/// What the chips of a column may be, from Tier 1 up.
pub(super) type Stack = SmallVec<[Odds; 5]>;

/// What chips that are still to come may be.
const TO_COME: Odds = [0.46, 0.38, 0.16];
/// Tiers a column has at the end, at least.
const TIERS: usize = 3;
/// How often nobody leads where columns are tied.
const NOBODY: f32 = 0.15;

/// Chances of Human, Machine, Fallen and nobody leading once the Network is full.
pub(super) fn chances(columns: &[Stack; 3]) -> [f32; 4] {
    let leaders = [lead(&columns[0]), lead(&columns[1]), lead(&columns[2])];
    let totals = totals(columns);
    let mut chances = [0.0; 4];
    for (a, pa) in (0..).zip(leaders[0]) {
        for (b, pb) in (0..).zip(leaders[1]) {
            for (c, pc) in (0..).zip(leaders[2]) {
                judge([a, b, c], pa * pb * pc, totals, &mut chances);
            }
        }
    }
    chances
}

/// Adds the chance of three leaders (3 is nobody) to whoever wins by them.
fn judge(leaders: [usize; 3], chance: f32, totals: Odds, into: &mut [f32; 4]) {
    let led: [usize; 3] = std::array::from_fn(|colour| leaders.iter().filter(|leader| **leader == colour).count());
    let most = led.iter().copied().max().unwrap_or(0);
    let tied = |colour: usize| led.get(colour) == Some(&most);
    let alone = (0..3).filter(|&colour| tied(colour)).count() == 1 && most > 0;
    let weight = |colour: usize| {
        let chips = totals.get(colour).copied().unwrap_or(0.0);
        if tied(colour) { chips.powi(3) } else { 0.0 }
    };
    let sum: f32 = (0..3).map(weight).sum::<f32>().max(f32::EPSILON);
    let nobody = if alone { 0.0 } else { NOBODY };
    for (colour, slot) in into.iter_mut().enumerate() {
        *slot += chance * if colour == 3 { nobody } else { (1.0 - nobody) * weight(colour) / sum };
    }
}

/// Chips of each colour that may be expected in all.
fn totals(columns: &[Stack; 3]) -> Odds {
    let mut totals = [0.0; 3];
    for odds in columns.iter().flatten() {
        totals.iter_mut().zip(odds).for_each(|(sum, odds)| *sum += odds);
    }
    totals.iter_mut().zip(TO_COME).for_each(|(sum, odds)| *sum += odds);
    totals
}

/// Chances of each colour leading a column alone, and of none.
fn lead(column: &Stack) -> [f32; 4] {
    // Chances by the number of blue and red chips; the rest is purple.
    let mut counts = [[0.0f32; 6]; 6];
    counts[0][0] = 1.0;
    let coming = std::iter::repeat_n(TO_COME, TIERS.saturating_sub(column.len()));
    let mut tall = 0;
    for [blue, red, purple] in column.iter().copied().chain(coming).take(5) {
        let mut next = [[0.0f32; 6]; 6];
        for b in 0..=tall {
            for r in 0..=tall - b {
                let chance = counts[b][r];
                next[b + 1][r] += chance * blue;
                next[b][r + 1] += chance * red;
                next[b][r] += chance * purple;
            }
        }
        counts = next;
        tall += 1;
    }
    let mut leaders = [0.0; 4];
    for (b, row) in counts.iter().enumerate().take(tall + 1) {
        for (r, chance) in row.iter().enumerate().take(tall + 1 - b) {
            let p = tall - b - r;
            let leader = match (b, r, p) {
                _ if b > r && b > p => 0,
                _ if r > b && r > p => 1,
                _ if p > b && p > r => 2,
                _ => 3,
            };
            leaders[leader] += chance;
        }
    }
    leaders
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beginning::{Colour, bots::colours::certain};

    fn column(colours: &[Colour]) -> Stack {
        colours.iter().map(|colour| certain(*colour)).collect()
    }

    #[test]
    fn two_full_blue_columns_are_certain() {
        use Colour::{Blue, Purple, Red};
        let won = [column(&[Blue, Blue, Red]), column(&[Blue, Red, Blue]), column(&[Purple, Red, Red])];
        assert!(chances(&won)[0] > 0.999);
        let tied = [column(&[Blue, Blue, Red]), column(&[Red, Red, Blue]), column(&[Purple, Purple, Blue])];
        let chances = chances(&tied);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3 && chances[0] > chances[2], "{chances:?}");
    }

    #[test]
    fn a_blue_chip_helps_humans_and_a_red_one_machines() {
        let empty: [Stack; 3] = [Stack::new(), Stack::new(), Stack::new()];
        let before = chances(&empty);
        let with = |colour| chances(&[column(&[colour]), Stack::new(), Stack::new()]);
        assert!(with(Colour::Blue)[0] > before[0] && with(Colour::Red)[0] < before[0]);
        assert!(with(Colour::Red)[1] > before[1] && with(Colour::Purple)[2] > before[2]);
    }
}

//! The sum behind a draw, as an addition anybody can check.

use std::fmt::Write;

use super::Teller;
use crate::{
    stealth::{Event, Modifier},
    words::number,
};

impl Teller<'_> {
    /// The arithmetic of a draw, such as `5 + 2 = 7 ≥ 5`; `None` for what needs none.
    pub fn sum(event: &Event) -> Option<String> {
        let Event::Drew { base, value, total, against, .. } = *event else { return None };
        Some(sum(base, value, total, against))
    }

    /// The card as drawn; the choose card with the number it became.
    pub(super) fn card(&self, card: Modifier, value: i8) -> String {
        match card {
            Modifier::Value(_) => card.to_string(),
            Modifier::Choose => self.words.with("card-choose", &[("value", Modifier::Value(value).to_string().into())]),
        }
    }
}

fn sum(base: i32, value: i8, total: i32, against: Option<i32>) -> String {
    let sign = if value < 0 { '−' } else { '+' };
    let mut text = format!("{} {sign} {} = {}", number(base), value.unsigned_abs(), number(total));
    if let Some(bar) = against {
        let relation = if total >= bar { '≥' } else { '<' };
        // Writing to a String cannot fail.
        let _ = write!(text, " {relation} {}", number(bar));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::sum;

    #[test]
    fn a_sum_reads_as_an_addition_and_a_comparison() {
        assert_eq!(sum(5, 2, 7, Some(5)), "5 + 2 = 7 ≥ 5");
        assert_eq!(sum(5, 0, 5, Some(5)), "5 + 0 = 5 ≥ 5");
        assert_eq!(sum(5, -3, 2, Some(5)), "5 − 3 = 2 < 5");
        assert_eq!(sum(-1, -5, -6, None), "−1 − 5 = −6");
    }
}

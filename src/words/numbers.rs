//! Numbers as people read them: chances, and a true minus sign.

/// A chance as a whole per cent, but never 0 or 100 for what may or may not happen.
pub fn percent(chance: f64) -> String {
    format!("{}%", whole_percent(chance))
}

/// The same as a number.
pub fn whole_percent(chance: f64) -> u8 {
    match chance {
        ..=0.0 => 0,
        1.0.. => 100,
        _ => ((chance * 100.0).round() as u8).clamp(1, 99),
    }
}

/// A number with a true minus sign.
pub fn number(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A number that is added to another: always with its sign.
pub fn added(number: i32) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_sure_is_none_or_all() {
        assert_eq!(["0%", "1%", "58%", "99%", "100%"].map(str::to_owned), [0.0, 0.001, 0.583, 0.999, 1.0].map(percent));
    }

    #[test]
    fn numbers_carry_a_true_minus() {
        assert_eq!((number(-3), number(0), number(4)), ("−3".into(), "0".into(), "4".into()));
        assert_eq!((added(-3), added(0), added(4)), ("−3".into(), "+0".into(), "+4".into()));
    }
}

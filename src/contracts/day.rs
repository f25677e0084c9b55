//! A day of the calendar, told from outside: nothing here looks at a clock.

use std::{fmt, str::FromStr};

/// A day by year, month and day of the month; always one there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// A text or numbers that are no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written year-month-day, such as 2031-07-24")]
pub struct WrongDay;

/// The seconds of a day.
const SECONDS: u64 = 86_400;
/// The last year a day can have.
const LAST: u16 = 4999;

impl Day {
    /// A day from year 1970 to 4999; an error where there is none such.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Self, WrongDay> {
        let is_there =
            (1970..=LAST).contains(&year) && (1..=12).contains(&month) && (1..=length(year, month)).contains(&day);
        if is_there { Ok(Self { year, month, day }) } else { Err(WrongDay) }
    }

    /// The day on which so many seconds have gone since 1970 began, by universal time.
    pub fn of_seconds(seconds: u64) -> Self {
        let mut left = seconds / SECONDS;
        let mut first = Self { year: 1970, month: 1, day: 1 };
        while first.year < LAST && left >= days(first.year) {
            left -= days(first.year);
            first.year += 1;
        }
        while first.month < 12 && left >= u64::from(length(first.year, first.month)) {
            left -= u64::from(length(first.year, first.month));
            first.month += 1;
        }
        first.day = u8::try_from(left + 1).unwrap_or(1).min(length(first.year, first.month));
        first
    }

    /// The date as one number: 20310724.
    pub(super) fn number(self) -> u32 {
        u32::from(self.year) * 10_000 + u32::from(self.month) * 100 + u32::from(self.day)
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn length(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = WrongDay;

    fn from_str(text: &str) -> Result<Self, WrongDay> {
        let mut parts = text.trim().split('-');
        let mut next = || parts.next().ok_or(WrongDay);
        let (year, month, day) = (next()?, next()?, next()?);
        if parts.next().is_some() {
            return Err(WrongDay);
        }
        let wrong = |_| WrongDay;
        Self::new(year.parse().map_err(wrong)?, month.parse().map_err(wrong)?, day.parse().map_err(wrong)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out apart from this code.
    #[test]
    fn seconds_are_days() {
        let day = |seconds| Day::of_seconds(seconds).to_string();
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400), "2000-02-29");
        assert_eq!(day(951_868_799), "2000-02-29");
        assert_eq!(day(951_868_800), "2000-03-01");
        assert_eq!(day(1_798_675_200), "2026-12-31");
        assert_eq!(day(1_798_761_600), "2027-01-01");
        assert!(day(u64::MAX).starts_with("4999-"));
    }

    #[test]
    fn only_days_there_are_are_days() {
        assert_eq!("2028-02-29".parse(), Day::new(2028, 2, 29));
        for wrong in ["2027-02-29", "2027-13-01", "2027-00-10", "2027-01", "2027-01-01-01", "tomorrow", ""] {
            assert_eq!(wrong.parse::<Day>(), Err(WrongDay), "{wrong}");
        }
    }
}

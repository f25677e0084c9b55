//! A day of the calendar, for telling when a game was played.

use std::{
    fmt,
    str::FromStr,
    time::{SystemTime, UNIX_EPOCH},
};

use serde::{Deserialize, Serialize};

/// A day, counted from 1 January 1970. Written as `2026-11-16`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(pub u32);

/// A text that is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day; write it as 2026-11-16")]
pub struct NoDay;

impl Day {
    /// Today, by the clock of the machine and in universal time.
    pub fn today() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(u32::try_from(since.as_secs() / 86_400).unwrap_or(0))
    }

    /// The day of a date of the Gregorian calendar, where there is such a date from 1970 to 9999.
    pub fn of(year: u32, month: u32, day: u32) -> Option<Self> {
        let known =
            (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=length(year, month)).contains(&day);
        let before = (1970..year.clamp(1970, 10_000)).map(days_of).sum::<u32>();
        let months = (1..month.min(13)).map(|month| length(year, month)).sum::<u32>();
        known.then(|| Self(before + months + day - 1))
    }

    /// Year, month and day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        let (mut year, mut month, mut left) = (1970, 1, self.0);
        while left >= days_of(year) && year < 9999 {
            left -= days_of(year);
            year += 1;
        }
        while month < 12 && left >= length(year, month) {
            left -= length(year, month);
            month += 1;
        }
        (year, month, left.min(30) + 1)
    }
}

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

fn length(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(to, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut parts = text.splitn(3, '-').map(str::parse);
        match (parts.next(), parts.next(), parts.next()) {
            (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) => Self::of(year, month, day).ok_or(NoDay),
            _ => Err(NoDay),
        }
    }
}

impl TryFrom<String> for Day {
    type Error = NoDay;

    fn try_from(text: String) -> Result<Self, NoDay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_and_read_back() {
        for (number, text) in [(0, "1970-01-01"), (59, "1970-03-01"), (19_782, "2024-02-29"), (20_773, "2026-11-16")] {
            assert_eq!(Day(number).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(number)));
        }
        for number in (0..40_000).step_by(17) {
            assert_eq!(Day(number).to_string().parse(), Ok(Day(number)));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in
            ["", "2026", "2026-13-01", "2025-02-29", "1969-12-31", "2026-11-00", "today", "99999-01-01", "-1-1-1"]
        {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
        assert_eq!(Day(u32::MAX).date().0, 9999);
    }
}

//! The records as a plain table: one line per mission, then what games were lost to.

use crate::{
    content::Catalog,
    records::{Book, CONTRACTS, Fall, Rate, Row, Stats},
    words::{Words, percent},
};

/// The columns of the table: the key of each head, and how wide it is.
const COLUMNS: [(&str, usize); 7] = [
    ("term-records-mission", 22),
    ("term-records-won", 9),
    ("term-records-rate", 16),
    ("term-records-best", 6),
    ("term-records-median", 8),
    ("term-records-par", 5),
    ("term-records-badges", 6),
];

/// The whole table, line by line.
pub fn table(words: &Words, catalog: &Catalog, book: &Book, stats: &Stats) -> Vec<String> {
    let mut lines = vec![line(&COLUMNS.map(|(key, _)| words.text(key)))];
    let mut rows: Vec<&Row> = stats.missions.iter().collect();
    let place = |row: &Row| catalog.missions().iter().position(|entry| entry.id == row.mission).unwrap_or(usize::MAX);
    rows.sort_by_key(|row| (place(row), row.mission == CONTRACTS, row.name.as_str()));
    for row in rows {
        lines.push(mission(words, catalog, book, row));
    }
    let all = [words.text("term-records-all"), won(stats.rate), rate(words, stats.rate)];
    lines.push(line(&all));
    lines.push(String::new());
    let lost: u32 = stats.falls.iter().map(|(_, count)| count).sum();
    for (fall, count) in &stats.falls {
        let fill = [
            ("cause", cause(words, catalog, fall).into()),
            ("count", (*count).into()),
            ("all", lost.into()),
            ("share", percent(f64::from(*count) / f64::from(lost.max(1))).into()),
        ];
        lines.push(words.with("term-records-fall", &fill));
    }
    lines
}

fn mission(words: &Words, catalog: &Catalog, book: &Book, row: &Row) -> String {
    let name = match row.mission.as_str() {
        CONTRACTS => words.text("ui-stats-contracts"),
        "" => words.text("ui-stats-others"),
        id => catalog.entry(id).map_or_else(|| row.name.clone(), |entry| entry.name.clone()),
    };
    let or_dash = |number: Option<String>| number.unwrap_or_else(|| "–".to_owned());
    let best = book.best(&row.mission);
    line(&[
        name,
        won(row.rate),
        rate(words, row.rate),
        or_dash(best.map(|best| best.turns.to_string())),
        or_dash(row.pace.spread.map(|spread| spread.median.to_string())),
        or_dash(row.pace.par.map(|par| par.to_string())),
        best.map_or(0, |best| best.badges.len()).to_string(),
    ])
}

fn won(rate: Rate) -> String {
    format!("{}/{}", rate.wins, rate.games)
}

fn rate(words: &Words, rate: Rate) -> String {
    if rate.games == 0 {
        return "–".to_owned();
    }
    let [low, high] = rate.ci95().map(percent);
    words.with(
        "term-records-between",
        &[("rate", percent(rate.share()).into()), ("low", low.into()), ("high", high.into())],
    )
}

/// What a game was lost to, in words.
fn cause(words: &Words, catalog: &Catalog, fall: &Fall) -> String {
    match fall {
        Fall::Attack { by, .. } => catalog.kind(by).map_or_else(|| by.clone(), |kind| kind.name.clone()),
        Fall::GivenUp => words.text("ui-stats-given-up"),
        Fall::Unknown => words.text("ui-stats-fall-unknown"),
    }
}

/// Cells in their columns; what is too long pushes the rest.
fn line(cells: &[String]) -> String {
    let padded = cells.iter().zip(COLUMNS).map(|(cell, (_, width))| format!("{cell:<width$}"));
    padded.collect::<Vec<_>>().join(" ").trim_end().to_owned()
}

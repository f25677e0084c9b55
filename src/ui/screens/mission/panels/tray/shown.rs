//! A draw in words and numbers: what for, the sum term by term, the verdict, the chance it had.

use crate::{
    stealth::{Actor, Draw, Event, Modifier, Question, View},
    words::{Words, added, number, percent, stealth::Teller},
};

/// A draw, ready to be shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Seconds since it began.
    pub progress: f32,
    pub(super) card: Modifier,
    pub(super) what: String,
    pub(super) against: Option<(String, String)>,
    pub(super) needs: Option<String>,
    pub(super) verdict: Verdict,
    pub(super) chance: Option<String>,
    terms: Vec<(String, String)>,
    sum: String,
}

/// How it came out.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    pub(super) words: String,
    pub(super) tone: Tone,
}

/// For whom it came out well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Good,
    Bad,
    Plain,
    Yours,
}

impl Shown {
    /// The draw that is `events[at]`, where it is one. `before` is what the player knew before the action that caused
    /// `events`.
    pub fn new(words: &Words, before: &View, events: &[Event], at: usize) -> Option<Self> {
        match *events.get(at)? {
            Event::ChooseCard { reason, who, .. } => Some(Self {
                progress: 0.0,
                card: Modifier::Choose,
                what: what(words, before, reason, who),
                against: None,
                needs: None,
                verdict: Verdict { words: words.text("ui-draw-choose"), tone: Tone::Yours },
                chance: None,
                terms: Vec::new(),
                sum: Modifier::Choose.to_string(),
            }),
            Event::Drew { .. } => Self::drawn(words, before, events, at),
            _ => None,
        }
    }

    fn drawn(words: &Words, before: &View, events: &[Event], at: usize) -> Option<Self> {
        let event = events.get(at)?;
        let Event::Drew { reason, who, base, card, value, total, against, .. } = *event else { return None };
        let term = |key, number: String| (words.text(key), number);
        let armor = if reason == Draw::Attack { "ui-draw-armor" } else { "ui-draw-your-armor" };
        let cards = coming(before, events.get(..at).unwrap_or_default(), card);
        let base_term = term(base_key(reason), base_number(reason, base));
        Some(Self {
            progress: 0.0,
            card,
            what: what(words, before, reason, who),
            against: against.map(|against| term(armor, format!("≥ {}", number(against)))),
            needs: against.map(|against| words.with("ui-draw-needs", &[("against", number(against).into())])),
            verdict: verdict(&Teller::of(words, before), words, event, events.get(at + 1..).unwrap_or_default())?,
            chance: against.map(|against| chance(words, &cards, base, against, reason)),
            terms: vec![base_term, term("ui-draw-card", added(value.into())), term("ui-draw-total", number(total))],
            sum: addition(base, value, total),
        })
    }

    /// The terms of the sum in the order they are told: base, card, total, and what it must reach.
    pub(super) fn rows(&self) -> impl Iterator<Item = (String, String)> + '_ {
        self.terms.iter().cloned().chain(self.against.clone())
    }

    /// The sum in one line.
    pub(super) fn sum(&self) -> String {
        self.sum.clone()
    }

    /// What a reader of the screen is told.
    pub(super) fn name(&self) -> String {
        format!("{}: {}, {}", self.what, self.sum, self.verdict.words)
    }
}

/// The sum without what it must reach: `5 + 2 = 7`.
fn addition(base: i32, value: i8, total: i32) -> String {
    let sign = if value < 0 { '−' } else { '+' };
    format!("{} {sign} {} = {}", number(base), value.unsigned_abs(), number(total))
}

/// What the card is drawn for, in words.
fn what(words: &Words, before: &View, reason: Draw, who: Actor) -> String {
    words.with(title(reason), &[("enemy", Teller::of(words, before).actor(who).into())])
}

fn title(reason: Draw) -> &'static str {
    match reason {
        Draw::Attack => "ui-draw-attack",
        Draw::EnemyAttack => "ui-draw-enemy-attack",
        Draw::Behaviour => "ui-draw-behaviour",
        Draw::Alarm => "ui-draw-alarm",
    }
}

fn base_key(reason: Draw) -> &'static str {
    match reason {
        Draw::Attack => "ui-draw-power",
        Draw::EnemyAttack => "ui-draw-its-attack",
        Draw::Behaviour => "ui-draw-bonus",
        Draw::Alarm => "ui-draw-alertness",
    }
}

/// Attacks begin with a number, bonuses are added to nothing.
fn base_number(reason: Draw, base: i32) -> String {
    match reason {
        Draw::Attack | Draw::EnemyAttack => number(base),
        Draw::Behaviour | Draw::Alarm => added(base),
    }
}

/// The cards that could have come, as far as the player knew before it came.
fn coming(before: &View, earlier: &[Event], came: Modifier) -> Vec<Modifier> {
    let mut left = before.left.clone();
    let mut known = before.public.known.to_vec();
    let mut all = [&before.left[..], &before.drawn[..]].concat();
    if matches!(before.public.question, Some(Question::Card { .. })) {
        // The choose card lies open already, waiting for its number.
        left.push(came);
    }
    for event in earlier {
        match *event {
            Event::Drew { card, .. } | Event::Peeked { card, kept: false, .. } => take(&mut left, &mut known, card),
            Event::ChooseCard { .. } => take(&mut left, &mut known, Modifier::Choose),
            Event::Peeked { card, kept: true, .. } => known.push(card),
            Event::Shuffled { .. } => {
                all.sort_unstable();
                left.clone_from(&all);
                known.clear();
            }
            _ => {}
        }
    }
    if known.is_empty() { left } else { vec![came] }
}

fn take(left: &mut Vec<Modifier>, known: &mut Vec<Modifier>, card: Modifier) {
    if let Some(at) = left.iter().position(|other| *other == card) {
        left.remove(at);
    }
    if !known.is_empty() {
        known.remove(0);
    }
}

/// The chance it had to reach what it must; the choose card as whoever plays it would choose.
fn chance(words: &Words, cards: &[Modifier], base: i32, against: i32, reason: Draw) -> String {
    let choice = if reason == Draw::Attack { 5 } else { -5 };
    let reaches = |card: &&Modifier| match card {
        Modifier::Value(value) => base + i32::from(*value) >= against,
        Modifier::Choose => base + choice >= against,
    };
    let hits = cards.iter().filter(reaches).count();
    let share = percent(hits as f64 / cards.len().max(1) as f64);
    words.with("ui-draw-was", &[("hits", hits.into()), ("of", cards.len().into()), ("chance", share.into())])
}

/// What came of it: whoever was struck, what the enemy does, where the alarm stands.
fn verdict(teller: &Teller, words: &Words, event: &Event, later: &[Event]) -> Option<Verdict> {
    let Event::Drew { reason, who, total, against, .. } = *event else { return None };
    let success = against.is_some_and(|against| total >= against);
    let (words, tone) = match reason {
        Draw::Attack => {
            let target = later.iter().find_map(|event| match event {
                Event::Attacked { target, .. } => Some(*target),
                _ => None,
            });
            let key = if success { "ui-draw-down" } else { "ui-draw-stands" };
            let enemy = target.map(|target| teller.actor(target)).unwrap_or_default();
            (words.with(key, &[("enemy", enemy.into())]), if success { Tone::Good } else { Tone::Bad })
        }
        Draw::EnemyAttack if success => (words.text("ui-draw-hit"), Tone::Bad),
        Draw::EnemyAttack => (words.text("ui-draw-missed"), Tone::Good),
        Draw::Behaviour => (behaviour(teller, words, who, later), Tone::Plain),
        Draw::Alarm => alarm(words, later),
    };
    Some(Verdict { words, tone })
}

fn behaviour(teller: &Teller, words: &Words, who: Actor, later: &[Event]) -> String {
    let row = later.iter().find_map(|event| match event {
        Event::Behaved { enemy, band, .. } if Actor::Enemy(*enemy) == who => Some(teller.steps(*enemy, *band)),
        _ => None,
    });
    row.unwrap_or_else(|| words.text("step-none"))
}

fn alarm(words: &Words, later: &[Event]) -> (String, Tone) {
    let change = later.iter().find_map(|event| match event {
        Event::AlarmChanged { from, to, .. } => Some((*from, *to)),
        _ => None,
    });
    match change {
        Some((from, to)) => {
            let tone = if to > from { Tone::Bad } else { Tone::Good };
            (words.with("ui-draw-alarm-moves", &[("from", from.into()), ("to", to.into())]), tone)
        }
        None => (words.text("ui-draw-alarm-stays"), Tone::Plain),
    }
}

//! Badges: what a mission was won with, or without.

use super::summary::Summary;
use crate::stealth::{Need, Plan, Powers};

/// Something to be proud of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Badge {
    /// Never noticed.
    Ghost,
    /// Nobody taken out.
    CleanHands,
    /// No health lost.
    Whole,
    /// No noise made.
    Felt,
    /// The alarm stayed below its last reinforcement.
    BelowTheLine,
    /// No attack below even chances.
    KnownOdds,
    /// Won in par.
    Par,
    /// Every optional objective taken.
    Thorough,
    /// Neither energy nor items used.
    Light,
    /// No gear but what every agent starts with, and no item used.
    StandardIssue,
}

/// Whether a badge was earned.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It was.
    Earned,
    /// It was not, and why.
    Missed(Miss),
    /// Not known yet.
    Open,
}

/// Why a badge was missed.
#[derive(Clone, Debug, PartialEq)]
pub enum Miss {
    /// The mission was lost.
    Lost,
    /// First noticed in this turn.
    Seen {
        /// The turn.
        turn: u16,
    },
    /// This many were taken out.
    Kills(u16),
    /// This much health was left, of how much.
    Health(u8, u8),
    /// This many noises were made.
    Noise(u16),
    /// The alarm reached this level, which called the last reinforcement.
    Alarm(u16),
    /// An attack at this chance, in this turn.
    Odds {
        /// The chance.
        chance: f64,
        /// The turn.
        turn: u16,
    },
    /// No attack was made.
    NoAttack,
    /// It took more turns than par.
    Turns {
        /// How many it took.
        turns: u16,
        /// Par.
        par: u16,
    },
    /// Nobody knows par.
    NoPar,
    /// This was left behind.
    LeftBehind(String),
    /// This much was used.
    Used {
        /// Energy.
        energy: u16,
        /// Items.
        items: u8,
    },
    /// This gear came along.
    Gear(String),
    /// This many items were used.
    Items(u8),
}

/// What is known of par.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Par {
    /// It is being worked out.
    Thinking,
    /// It could not be found.
    Unknown,
    /// The fewest turns found.
    Turns(u16),
}

/// Attacks below this chance are gambles.
const EVEN: f64 = 0.5;

impl Badge {
    /// All badges, in the order they are shown.
    pub const ALL: [Self; 10] = [
        Self::Ghost,
        Self::CleanHands,
        Self::Whole,
        Self::Felt,
        Self::BelowTheLine,
        Self::KnownOdds,
        Self::Par,
        Self::Thorough,
        Self::Light,
        Self::StandardIssue,
    ];

    /// Whether a mission gives occasion for it.
    pub fn is_possible(self, plan: &Plan) -> bool {
        match self {
            Self::BelowTheLine => plan.alarm.as_ref().is_some_and(|alarm| !alarm.reinforcements.is_empty()),
            Self::Thorough => plan.objectives.iter().any(|objective| objective.need == Need::Optional),
            Self::Light | Self::StandardIssue => plan.powers == Powers::Full,
            _ => true,
        }
    }

    /// The word records keep it under.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ghost => "ghost",
            Self::CleanHands => "clean-hands",
            Self::Whole => "whole",
            Self::Felt => "felt",
            Self::BelowTheLine => "below-the-line",
            Self::KnownOdds => "known-odds",
            Self::Par => "par",
            Self::Thorough => "thorough",
            Self::Light => "light",
            Self::StandardIssue => "standard-issue",
        }
    }

    /// The key of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ghost => "ui-badge-ghost",
            Self::CleanHands => "ui-badge-clean-hands",
            Self::Whole => "ui-badge-whole",
            Self::Felt => "ui-badge-felt",
            Self::BelowTheLine => "ui-badge-below-the-line",
            Self::KnownOdds => "ui-badge-known-odds",
            Self::Par => "ui-badge-par",
            Self::Thorough => "ui-badge-thorough",
            Self::Light => "ui-badge-light",
            Self::StandardIssue => "ui-badge-standard-issue",
        }
    }

    /// The key of what it is earned with.
    pub const fn deed(self) -> &'static str {
        match self {
            Self::Ghost => "ui-badge-ghost-deed",
            Self::CleanHands => "ui-badge-clean-hands-deed",
            Self::Whole => "ui-badge-whole-deed",
            Self::Felt => "ui-badge-felt-deed",
            Self::BelowTheLine => "ui-badge-below-the-line-deed",
            Self::KnownOdds => "ui-badge-known-odds-deed",
            Self::Par => "ui-badge-par-deed",
            Self::Thorough => "ui-badge-thorough-deed",
            Self::Light => "ui-badge-light-deed",
            Self::StandardIssue => "ui-badge-standard-issue-deed",
        }
    }
}

/// Every badge this mission could give, earned or not. Those it has no occasion for are left out. `issued` is the gear
/// every agent starts with, by id.
pub fn badges(summary: &Summary, par: Par, issued: &[String]) -> Vec<(Badge, Verdict)> {
    let all = [
        (Badge::Ghost, Some(ghost(summary))),
        (Badge::CleanHands, Some(none_or(summary.kills, Miss::Kills))),
        (Badge::Whole, Some(whole(summary))),
        (Badge::Felt, Some(none_or(summary.noises, Miss::Noise))),
        (Badge::BelowTheLine, below_the_line(summary)),
        (Badge::KnownOdds, Some(known_odds(summary))),
        (Badge::Par, Some(on_par(summary, par))),
        (Badge::Thorough, thorough(summary)),
        (Badge::Light, light(summary)),
        (Badge::StandardIssue, standard_issue(summary, issued)),
    ];
    let possible = all.into_iter().filter_map(|(badge, verdict)| Some((badge, verdict?)));
    let settled = |verdict| match verdict {
        Verdict::Earned | Verdict::Open if !summary.won => Verdict::Missed(Miss::Lost),
        verdict => verdict,
    };
    possible.map(|(badge, verdict)| (badge, settled(verdict))).collect()
}

fn earned_unless(miss: Option<Miss>) -> Verdict {
    miss.map_or(Verdict::Earned, Verdict::Missed)
}

fn none_or(count: u16, miss: fn(u16) -> Miss) -> Verdict {
    earned_unless((count > 0).then(|| miss(count)))
}

fn ghost(summary: &Summary) -> Verdict {
    let turn = summary.noticed.first().map_or(summary.turns, |(turn, _)| *turn);
    earned_unless((summary.seen > 0).then_some(Miss::Seen { turn }))
}

fn whole(summary: &Summary) -> Verdict {
    let (left, all) = summary.health;
    earned_unless((left < all).then_some(Miss::Health(left, all)))
}

fn below_the_line(summary: &Summary) -> Option<Verdict> {
    let curve = summary.alarm.as_ref()?;
    let (line, _) = *curve.calls.last()?;
    Some(earned_unless((curve.peak >= line).then_some(Miss::Alarm(line))))
}

fn known_odds(summary: &Summary) -> Verdict {
    match summary.boldest {
        None => Verdict::Missed(Miss::NoAttack),
        Some((chance, turn)) => earned_unless((chance < EVEN).then_some(Miss::Odds { chance, turn })),
    }
}

fn on_par(summary: &Summary, par: Par) -> Verdict {
    let turns = summary.turns;
    match par {
        Par::Thinking => Verdict::Open,
        Par::Unknown => Verdict::Missed(Miss::NoPar),
        Par::Turns(par) => earned_unless((turns > par).then_some(Miss::Turns { turns, par })),
    }
}

fn thorough(summary: &Summary) -> Option<Verdict> {
    let left = summary.optional.iter().find(|(_, taken)| !taken);
    (!summary.optional.is_empty()).then(|| earned_unless(left.map(|(name, _)| Miss::LeftBehind(name.clone()))))
}

fn light(summary: &Summary) -> Option<Verdict> {
    let (energy, _) = summary.energy?;
    let (items, _) = summary.items;
    Some(earned_unless((energy > 0 || items > 0).then_some(Miss::Used { energy, items })))
}

fn standard_issue(summary: &Summary, issued: &[String]) -> Option<Verdict> {
    summary.energy?;
    let other = summary.kit.gear.iter().find(|gear| !issued.contains(&gear.id));
    let (items, _) = summary.items;
    let miss = other.map(|gear| Miss::Gear(gear.id.clone())).or_else(|| (items > 0).then_some(Miss::Items(items)));
    Some(earned_unless(miss))
}

#[cfg(test)]
#[path = "badges/tests.rs"]
mod tests;

//! The words of a contract, built from parts: which parts is up to the dice.
//!
//! A text with alternatives begins each of them with `|`; a goal has its name before `::` and its story behind it.

use super::{Contract, Theme, site::Site};
use crate::{
    engine::Dice,
    stealth::Difficulty,
    words::{Fill, Words},
};

/// Everything told about a contract.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tale {
    pub name: String,
    pub intro: String,
    pub conclusion: String,
    /// What must be taken, one for each of the site's.
    pub goals: Vec<Goal>,
    /// What may be taken, where the site has it.
    pub extra: Option<Goal>,
}

/// Something to take.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Goal {
    pub id: String,
    pub name: String,
    pub text: String,
}

/// The keys of a theme's texts.
struct Keys {
    house: &'static str,
    place: &'static str,
    goals: &'static str,
    extras: &'static str,
    guard: &'static str,
    end: &'static str,
}

impl Tale {
    /// The words for a site.
    pub fn new(contract: Contract, site: &Site, words: &Words, dice: &mut Dice) -> Self {
        let keys = keys(contract.theme);
        let mut voice = Voice { words, dice };
        let firm = voice.one("contract-firms", &[]);
        let name = voice.one(keys.house, &[("firm", firm.as_str().into())]);
        let mut goals: Vec<Goal> = voice.goals(keys.goals, "goal");
        goals.truncate(site.goals.len());
        let extra = site.extra.and_then(|_| voice.goals(keys.extras, "extra").into_iter().next());
        let place = [("place", name.as_str().into()), ("firm", firm.as_str().into())];
        let arrival = [voice.one("contract-hook", &place), voice.one(keys.place, &place)].join(" ");
        let job = voice.job(site, &goals, extra.as_ref());
        let way_out = if site.exit == site.start { "contract-leave-back" } else { "contract-leave-on" };
        let warning = [
            voice.one(keys.guard, &place),
            voice.one(warning(contract.difficulty), &place),
            voice.one(way_out, &place),
        ];
        let intro = [arrival, job, warning.join(" ")].join("\n\n");
        let conclusion = [voice.one("contract-end", &place), voice.one(keys.end, &place)].join("\n\n");
        Self { name, intro, conclusion, goals, extra }
    }
}

/// Chooses among alternatives.
struct Voice<'a> {
    words: &'a Words,
    dice: &'a mut Dice,
}

impl Voice<'_> {
    /// All alternatives of a text.
    fn all(&self, key: &str, fill: &[Fill]) -> Vec<String> {
        let text = self.words.with(key, fill);
        let parts = text.split('|').map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
        parts.filter(|part| !part.is_empty()).collect()
    }

    /// One alternative of a text.
    fn one(&mut self, key: &str, fill: &[Fill]) -> String {
        let all = self.all(key, fill);
        self.dice.pick(&all).cloned().unwrap_or_default()
    }

    /// The goals of a text, in an order of the dice.
    fn goals(&mut self, key: &str, id: &str) -> Vec<Goal> {
        let mut all = self.all(key, &[]);
        self.dice.shuffle(&mut all);
        let split = |(number, text): (u8, &String)| {
            let (name, text) = text.split_once("::").unwrap_or((text, text));
            Goal { id: format!("{id}_{number}"), name: name.trim().to_owned(), text: text.trim().to_owned() }
        };
        (1..).zip(&all).map(split).collect()
    }

    /// What is to be done.
    fn job(&mut self, site: &Site, goals: &[Goal], extra: Option<&Goal>) -> String {
        let names: Vec<&str> = goals.iter().map(|goal| goal.name.as_str()).collect();
        let mut said = vec![match names.as_slice() {
            [] => String::new(),
            [one] => self.one("contract-job-one", &[("goal", (*one).into())]),
            [rest @ .., last] => {
                let fill = [("goals", rest.join(", ").into()), ("last", (*last).into())];
                self.one("contract-job-more", &fill)
            }
        }];
        let locked = site.vault.and_then(|vault| site.goals.iter().position(|&at| at == vault.lock));
        if let Some(goal) = locked.and_then(|at| goals.get(at)) {
            said.push(self.one("contract-locked", &[("goal", goal.name.as_str().into())]));
        }
        if let Some(extra) = extra {
            said.push(self.one("contract-extra", &[("goal", extra.name.as_str().into())]));
        }
        said.join(" ")
    }
}

fn warning(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Story => "contract-warning-story",
        Difficulty::Standard => "contract-warning-standard",
        Difficulty::Hard => "contract-warning-hard",
    }
}

fn keys(theme: Theme) -> Keys {
    match theme {
        Theme::Office => Keys {
            house: "contract-office-house",
            place: "contract-office-place",
            goals: "contract-office-goals",
            extras: "contract-office-extras",
            guard: "contract-office-guard",
            end: "contract-office-end",
        },
        Theme::Warehouse => Keys {
            house: "contract-warehouse-house",
            place: "contract-warehouse-place",
            goals: "contract-warehouse-goals",
            extras: "contract-warehouse-extras",
            guard: "contract-warehouse-guard",
            end: "contract-warehouse-end",
        },
        Theme::Clinic => Keys {
            house: "contract-clinic-house",
            place: "contract-clinic-place",
            goals: "contract-clinic-goals",
            extras: "contract-clinic-extras",
            guard: "contract-clinic-guard",
            end: "contract-clinic-end",
        },
        Theme::Archive => Keys {
            house: "contract-archive-house",
            place: "contract-archive-place",
            goals: "contract-archive-goals",
            extras: "contract-archive-extras",
            guard: "contract-archive-guard",
            end: "contract-archive-end",
        },
        Theme::Harbour => Keys {
            house: "contract-harbour-house",
            place: "contract-harbour-place",
            goals: "contract-harbour-goals",
            extras: "contract-harbour-extras",
            guard: "contract-harbour-guard",
            end: "contract-harbour-end",
        },
        Theme::Servers => Keys {
            house: "contract-servers-house",
            place: "contract-servers-place",
            goals: "contract-servers-goals",
            extras: "contract-servers-extras",
            guard: "contract-servers-guard",
            end: "contract-servers-end",
        },
    }
}

//! What the player may choose at each place, with the key that chooses it.

use std::{cmp::Ordering, sync::Arc};

use super::{
    App, Place, Session,
    camp::{Camp, CampDeed},
};
use crate::{
    content::Entry,
    contracts::Contract,
    save::Slots,
    stealth::{Action, Difficulty, DrawFor, EnemyId, Mission, Mode, Question, Scene, Sector, Target, View, odds, sum},
    words::{percent, stealth::Teller},
};

/// One numbered choice.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The key that also chooses it.
    pub key: Option<char>,
    /// What it says.
    pub label: String,
    /// The sector it is about, to be shown on the map.
    pub sector: Option<Sector>,
    /// What it does.
    pub deed: Deed,
}

/// What a choice does.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Takes an action.
    Act(Action),
    /// Goes to a mission's briefing.
    Mission(Arc<Mission>),
    /// Makes a contract and goes to its briefing.
    Contract(Contract),
    /// Begins the mission.
    Begin,
    /// Sets how the mission will be played.
    Mode(Mode),
    /// Sets how hard it is made.
    Difficulty(Difficulty),
    /// Goes to the list of missions.
    Menu,
    /// Shows the records.
    Records,
    /// Does something in a campaign.
    Camp(CampDeed),
    /// Goes on after a mission of the campaign.
    GoOn,
    /// Loads a save.
    Load(String),
    /// Goes on playing.
    Stay,
    /// Saves and leaves.
    SaveAndQuit,
    /// Leaves.
    Quit,
}

impl App {
    /// What the player may choose now, in order; the first has the number 1.
    pub fn choices(&self) -> Vec<Choice> {
        if self.leaving {
            return self.leaving_choices();
        }
        match &self.place {
            Place::Menu => self.menu_choices(),
            Place::Camp(camp) => self.camp_choices(camp),
            Place::Briefing(briefing) => self.briefing_choices(briefing),
            Place::Play(session) if session.outcome().is_some() => self.end_choices(session),
            Place::Play(session) => self.play_choices(session),
        }
    }

    /// The question over the choices, where there is one.
    pub fn question(&self) -> Option<String> {
        if self.leaving {
            return Some(self.words.text("term-leaving"));
        }
        let view = self.session()?.view();
        Teller::of(&self.words, &view).question()
    }

    pub(super) fn plain(&self, key: &'static str, letter: char, deed: Deed) -> Choice {
        Choice { key: Some(letter), label: self.words.text(key), sector: None, deed }
    }

    fn leaving_choices(&self) -> Vec<Choice> {
        vec![
            self.plain("term-stay", 'n', Deed::Stay),
            self.plain("term-save-and-quit", 's', Deed::SaveAndQuit),
            self.plain("term-quit-anyway", 'x', Deed::Quit),
        ]
    }

    fn menu_choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        if self.has_autosave() {
            choices.push(self.plain("term-continue", 'c', Deed::Load(Slots::AUTO.to_owned())));
        }
        choices.push(self.plain("campaign-menu", 'k', Deed::Camp(CampDeed::Go(Camp::List))));
        let playable = self.catalog.missions().iter().filter_map(|entry| Some((entry, entry.mission.clone()?)));
        choices.extend(playable.map(|(entry, mission)| mission_choice(entry, mission)));
        choices.push(self.plain("term-contract-daily", 'd', Deed::Contract(Self::daily())));
        choices.push(self.plain("term-contract-new", 'o', Deed::Contract(self.fresh_contract())));
        if self.has_records() {
            choices.push(self.plain("term-records-menu", 'r', Deed::Records));
        }
        choices.push(self.plain("term-quit", 'q', Deed::Quit));
        choices
    }

    fn end_choices(&self, session: &Session) -> Vec<Choice> {
        if let Some(run) = &self.run {
            return self.after_choices(run);
        }
        let mission = &session.game().journal().setup.mission;
        let mut choices = vec![self.plain("term-again", 'a', Deed::Mission(Arc::clone(mission)))];
        let missions = self.catalog.missions();
        let at = missions.iter().position(|entry| entry.id == mission.plan().id);
        let after = at.map_or(&[][..], |at| missions.get(at + 1..).unwrap_or_default());
        if let Some(next) = after.iter().find_map(|entry| entry.mission.clone()) {
            let label = self.words.with("term-next", &[("name", next.plan().name.as_str().into())]);
            choices.push(Choice { key: Some('n'), label, sector: None, deed: Deed::Mission(next) });
        }
        choices.push(self.plain("term-menu", 'x', Deed::Menu));
        choices.push(self.plain("term-quit", 'q', Deed::Quit));
        choices
    }

    fn play_choices(&self, session: &Session) -> Vec<Choice> {
        let view = session.view();
        let teller = Teller::of(&self.words, &view);
        let mut used = Vec::new();
        let mut choices = Vec::new();
        for action in session.options() {
            let key = key_of(&view, action).filter(|key| !used.contains(key));
            used.extend(key);
            let label = self.with_odds(&view, action, teller.action(&action));
            choices.push(Choice { key, label, sector: sector_of(&view, action), deed: Deed::Act(action) });
        }
        choices
    }

    /// A label with what is known of the outcome: the chance of an attack, the total a chosen card makes.
    fn with_odds(&self, view: &View, action: Action, label: String) -> String {
        match action {
            Action::Attack { gear, target } => {
                let Some(odds) = odds::attack(view, gear, target) else { return label };
                self.words
                    .with("term-with-chance", &[("label", label.into()), ("percent", percent(odds.chance).into())])
            }
            Action::Value { value } => {
                let Some(Question::Card { draw }) = view.public.question else { return label };
                self.with_total(view, draw, value, label)
            }
            _ => label,
        }
    }

    fn with_total(&self, view: &View, draw: DrawFor, value: i8, label: String) -> String {
        let sum = sum(Scene { setup: &view.setup, public: &view.public }, draw);
        let total = sum.base + i32::from(value);
        let key = match sum.against {
            None => "term-with-total",
            Some(bar) if total >= bar => "term-with-success",
            Some(_) => "term-with-failure",
        };
        self.words.with(key, &[("label", label.into()), ("total", total.into())])
    }
}

fn mission_choice(entry: &Entry, mission: Arc<Mission>) -> Choice {
    Choice { key: None, label: entry.name.clone(), sector: None, deed: Deed::Mission(mission) }
}

/// The key of an action: directions for moves, first letters for the rest.
fn key_of(view: &View, action: Action) -> Option<char> {
    Some(match action {
        Action::Move { to } => direction(view.public.player.sector, to)?,
        Action::Carry { .. } => 'c',
        Action::Overwatch { .. } => 'o',
        Action::Hide => 'h',
        Action::PickUp { .. } => 'g',
        Action::Attack { .. } => 'f',
        Action::Pass => '.',
        Action::Use { .. } | Action::First { .. } | Action::Way { .. } | Action::Value { .. } => return None,
    })
}

/// The key that lies in the direction of a neighbouring sector.
fn direction(from: Sector, to: Sector) -> Option<char> {
    let (across, down) = (from.column().cmp(&to.column()), from.row().cmp(&to.row()));
    match (across, down) {
        (Ordering::Greater, _) => Some('a'),
        (Ordering::Less, _) => Some('d'),
        (_, Ordering::Greater) => Some('w'),
        (_, Ordering::Less) => Some('s'),
        _ => None,
    }
}

/// The sector an action is about.
fn sector_of(view: &View, action: Action) -> Option<Sector> {
    let at = |id: EnemyId| view.public.enemies.get(id.index()).map(|enemy| enemy.sector);
    match action {
        Action::Move { to } | Action::Way { to } => Some(to),
        Action::Use { target: Target::Sector(sector), .. } => Some(sector),
        Action::Attack { target: enemy, .. }
        | Action::First { enemy }
        | Action::Use { target: Target::Enemy(enemy), .. } => at(enemy),
        _ => None,
    }
}

//! Why a bot decided as it did, as data: for the time after a game, never during it.
//!
//! A front replays the journal up to a decision, takes the view of whoever decided then, and asks [`reasons`]. Nothing
//! is stored: the same view gives the same answer.

use serde::Serialize;

use super::{
    Beliefs,
    beliefs::think,
    mind::{attention, reach},
    outlook::Outlook,
    style::Style,
};
use crate::{
    beginning::{Action, Choice, Claim, Deed, EventKind, Faction, Figure, ObjectiveNo, Pending, Scene, View},
    engine::{Level, Seat},
};

/// What must be gained by the objective before it counts as the motive.
const PERSONAL: f32 = 0.02;

/// Why a decision was taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reasons {
    /// Who decided.
    pub seat: Seat,
    /// The faction it played for.
    pub faction: Faction,
    /// What moved it.
    pub motive: Motive,
    /// What it thought of everybody.
    pub beliefs: Beliefs,
    /// What it thought of the player whom the decision concerned, if there was one.
    pub about: Option<Suspicion>,
}

/// What moved a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Motive {
    /// The own faction gains by it.
    Faction,
    /// The own objective comes nearer.
    Objective,
    /// It took the player for an enemy.
    Suspicion,
    /// It took the player for a friend.
    Trust,
    /// It wanted to look like everybody else.
    Cover,
    /// It wanted a check to succeed.
    Help,
    /// It wanted a check to fail.
    Spoil,
    /// The best use of the moment.
    Use,
}

/// What was thought of one player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Suspicion {
    /// Who.
    pub whom: Seat,
    /// The likeliest faction.
    pub faction: Faction,
    /// How likely it was.
    pub chance: f32,
    /// The objective it seemed to be after, and how likely that was.
    pub objective: Option<(ObjectiveNo, f32)>,
}

/// Why a bot of this level would take this action with this view; nothing for whoever does not think.
pub fn reasons(view: &View, action: Action, level: Level) -> Option<Reasons> {
    if level == Level::Random {
        return None;
    }
    let scene = Scene { rules: &view.rules, state: &view.table };
    let beliefs = think(view, attention(level));
    let outlook = Outlook::new(scene, view.seat, beliefs, Style::of(0, 0.0), reach(level));
    let about = concerned(scene, action).filter(|whom| *whom != view.seat);
    let motive = motive(&outlook, action, about);
    let about = about.map(|whom| {
        let (faction, chance) = outlook.beliefs.likeliest(whom);
        Suspicion { whom, faction, chance, objective: outlook.beliefs.pursuit(whom) }
    });
    Some(Reasons { seat: view.seat, faction: outlook.faction, motive, about, beliefs: outlook.beliefs })
}

/// Whom an action concerns.
fn concerned(scene: Scene<'_>, action: Action) -> Option<Seat> {
    let ballot = scene.state.stack.iter().rev().find_map(|step| match step {
        Pending::Ballot { motion: crate::beginning::Motion::Censure { whom, .. }, .. } => Some(*whom),
        _ => None,
    });
    match action {
        Action::Do(_, Deed::Censure(whom) | Deed::Pardon(whom) | Deed::Surgery(whom))
        | Action::Claim(Claim::Accuse(whom, _) | Claim::Vouch(whom) | Claim::Detain(whom) | Claim::Spare(whom))
        | Action::Answer(Choice::Seat(whom) | Choice::Vote(_, _, whom)) => Some(whom),
        Action::Do(_, Deed::Heal(figure)) | Action::Answer(Choice::Figure(figure)) => Some(scene.owner(figure)),
        Action::Answer(Choice::Yes | Choice::No) => ballot,
        _ => None,
    }
}

fn motive(outlook: &Outlook<'_>, action: Action, about: Option<Seat>) -> Motive {
    if let Some(whom) = about {
        return if outlook.suspicion(whom) > 0.5 { Motive::Suspicion } else { Motive::Trust };
    }
    let Action::Do(figure, deed) = action else { return answered(outlook, action) };
    let selfless = Outlook::new(
        outlook.scene,
        outlook.me,
        outlook.beliefs.clone(),
        outlook.style,
        super::outlook::Reach { objective: 0.0, ..outlook.reach },
    );
    let personal = outlook.deed(figure, deed) - selfless.deed(figure, deed);
    match deed {
        _ if personal > PERSONAL => Motive::Objective,
        Deed::Place if outlook.faction != Faction::Human && blends_in(outlook, figure) => Motive::Cover,
        Deed::Place | Deed::Drop | Deed::Nexus | Deed::Fate | Deed::Riot { .. } | Deed::Morale => Motive::Faction,
        _ => Motive::Use,
    }
}

/// What moved an answer: cards of a check, and halves of events.
fn answered(outlook: &Outlook<'_>, action: Action) -> Motive {
    let Action::Answer(choice) = action else { return Motive::Use };
    match (outlook.scene.state.stack.last(), choice) {
        (Some(Pending::Contribute { check, .. } | Pending::TopUp(check)), Choice::Card(card, red)) => {
            let kind = outlook.scene.rules.library().event(check.event).map(|card| &card.kind);
            let Some(EventKind::Check { target, .. }) = kind else { return Motive::Use };
            let (blue, as_red) = (outlook.scene.blue(outlook.me, card), outlook.scene.red(outlook.me, card));
            match as_red.is_some() && (red || blue.is_none()) {
                _ if blue.or(as_red).is_none() => Motive::Use,
                is_red if is_red != (*target < 0) => Motive::Spoil,
                _ if outlook.stake(check.event) > 0.0 => Motive::Help,
                _ => Motive::Cover,
            }
        }
        (Some(Pending::Decide(_)), Choice::Yes | Choice::No) => Motive::Faction,
        _ => Motive::Use,
    }
}

/// Whether a chip goes in that does nothing for the own faction.
fn blends_in(outlook: &Outlook<'_>, figure: Figure) -> bool {
    let odds = outlook.carried(figure).unwrap_or_default();
    let own = match outlook.faction {
        Faction::Machine => odds.get(1),
        Faction::Fallen => odds.get(2),
        _ => None,
    };
    own.copied().unwrap_or(0.0) < 0.5
}

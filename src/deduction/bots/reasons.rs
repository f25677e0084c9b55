//! Why a bot decided as it did, as data: for the time after a game, never during it.
//!
//! A front replays the journal up to a decision, takes the view of whoever decided then, and asks [`reasons`]. Nothing
//! is stored: the same view gives the same answer.

use serde::Serialize;

use super::{
    Beliefs, Level,
    beliefs::{glance, think},
    evidence::Attention,
    outlook::Outlook,
    style::Style,
};
use crate::{
    deduction::{Action, Aim, Choice, Claim, Deed, Faction, IdNo, LoyaltyNo, Past, Said, Spot, Target, Team, View},
    engine::Seat,
};

/// How many clues are told, and how much one must have moved the belief.
const CLUES: usize = 3;
const MOVED: f32 = 0.02;
/// How many of the latest acts and words are looked at.
const LATEST: usize = 16;

/// Why a decision was taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reasons {
    /// Who decided.
    pub seat: Seat,
    /// The team it played for.
    pub team: Team,
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
    /// It took the player for an enemy.
    Enemy,
    /// The player was aiming at it.
    Threat,
    /// It took the player for a friend.
    Friend,
    /// It knew too little and wanted to see more.
    Doubt,
    /// Everybody else had to go.
    Alone,
    /// Nobody in particular: the best use of the moment.
    Use,
}

/// What was thought of one player, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suspicion {
    /// Who.
    pub whom: Seat,
    /// The likeliest team.
    pub team: Team,
    /// How likely it was.
    pub chance: f32,
    /// What spoke most for it or against it, the weightiest first.
    pub clues: Vec<Weighed>,
}

/// A clue, with by how much it moved the belief: below 0 where it spoke against it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Weighed {
    /// What.
    pub clue: Clue,
    /// The belief with it less the belief without it.
    pub moved: f32,
}

/// Something a seat knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Clue {
    /// A card of the player, by place and colour.
    Card(Spot, Faction),
    /// An action by or against the player.
    Act(Past),
    /// A claim by or about the player.
    Said(Said),
    /// The player's team, told at a check or a meeting.
    Told(Team),
}

/// Why a bot of this level at the view's seat would take this action; `None` for one that does anything.
///
/// Works the beliefs out again, once more for every clue: some milliseconds, not within a frame.
pub fn reasons(view: &View, action: Action, level: Level) -> Option<Reasons> {
    if level == Level::Random {
        return None;
    }
    let beliefs = thought(view, level);
    let outlook = Outlook::new(view, &beliefs, Style::of(0, 0.0));
    let whom = concerned(view, action);
    let motive = whom.map_or(Motive::Use, |(whom, hostile)| motive(&outlook, whom, hostile));
    let about = whom.map(|(whom, _)| {
        let (team, chance) = beliefs.likeliest(whom);
        Suspicion { whom, team, chance, clues: clues(view, level, whom, team, chance) }
    });
    Some(Reasons { seat: view.seat, team: outlook.team, motive, beliefs, about })
}

/// What a bot of this level thinks.
fn thought(view: &View, level: Level) -> Beliefs {
    match level {
        Level::Random | Level::Simple => glance(view),
        Level::Sound => think(view, Attention::Acts),
        Level::Sharp => think(view, Attention::Everything),
    }
}

/// The one whom a decision concerns, and whether it was meant to harm.
fn concerned(view: &View, action: Action) -> Option<(Seat, bool)> {
    let held = |seat: Seat| view.table.players.get(usize::from(seat.0)).and_then(|player| player.weapon);
    let of_aim = |aim: Aim| {
        aim.targets().find_map(|target| match target {
            Target::Seat(seat) => Some(seat),
            Target::Boss(_) => None,
        })
    };
    let of_deed = |deed: Deed| match deed {
        Deed::Investigate(seat, _) => Some((seat, false)),
        Deed::Equip(_, aim) | Deed::Retarget(aim) => of_aim(aim).map(|seat| (seat, true)),
        Deed::Shoot(Some(Target::Seat(seat))) => Some((seat, true)),
        Deed::Shoot(_) => held(view.seat).and_then(|armed| of_aim(armed.aim)).map(|seat| (seat, true)),
        Deed::Mend => held(view.seat).and_then(|armed| of_aim(armed.aim)).map(|seat| (seat, false)),
        Deed::Extra(_, _, whom) => whom.map(|seat| (seat, false)),
        Deed::Draw | Deed::Drop | Deed::UseUp(_) => None,
    };
    match action {
        Action::Announce(deed) => of_deed(deed),
        Action::Keep => view.table.turn.deed.and_then(of_deed),
        Action::Answer(Choice::Seat(seat) | Choice::Place(seat))
        | Action::Claim(Claim::Accuse(seat, _) | Claim::Shoot(seat) | Claim::WillShoot(seat)) => Some((seat, true)),
        Action::Answer(Choice::Aim(aim)) => of_aim(aim).map(|seat| (seat, true)),
        Action::Claim(Claim::Vouch(seat) | Claim::Spare(seat) | Claim::Ask(seat) | Claim::Saw(seat, ..)) => {
            Some((seat, false))
        }
        _ => None,
    }
}

fn motive(outlook: &Outlook<'_>, whom: Seat, hostile: bool) -> Motive {
    let aims = outlook.armed(whom).is_some_and(|armed| armed.aim.hits(outlook.me));
    let wish = outlook.wish(whom);
    if !hostile {
        return if wish < -0.2 { Motive::Friend } else { Motive::Doubt };
    }
    if outlook.scene.others(outlook.me).all(|seat| outlook.wish(seat) > 0.4) {
        return Motive::Alone;
    }
    match (wish > 0.3, aims) {
        (_, true) if outlook.doubt(whom) > 0.4 => Motive::Threat,
        (true, _) => Motive::Enemy,
        (false, true) => Motive::Threat,
        (false, false) if outlook.doubt(whom) > 0.2 => Motive::Doubt,
        (false, false) => Motive::Use,
    }
}

/// What moved the belief that a player is of a team, by leaving out one thing at a time.
fn clues(view: &View, level: Level, whom: Seat, team: Team, chance: f32) -> Vec<Weighed> {
    let mut found: Vec<Weighed> = Vec::new();
    let mut weigh = |clue: Clue, without: &View| {
        let moved = chance - thought(without, level).of(whom, team);
        if moved.abs() >= MOVED {
            found.push(Weighed { clue, moved });
        }
    };
    for (spot, colour) in cards(view, whom) {
        let mut without = view.clone();
        forget(&mut without, whom, spot);
        weigh(Clue::Card(spot, colour), &without);
    }
    if level > Level::Simple {
        for at in latest(&view.table.past, |past| past.by == whom && past.by != view.seat || past.aim.hits(whom)) {
            let mut without = view.clone();
            let past = without.table.past.remove(at);
            weigh(Clue::Act(past), &without);
        }
        let told = view.table.told.iter().rev().find(|told| told.of == whom).map(|told| told.team);
        if let Some(told) = told {
            let mut without = view.clone();
            without.table.told.retain(|told| told.of != whom);
            weigh(Clue::Told(told), &without);
        }
    }
    if level == Level::Sharp {
        for at in latest(&view.table.said, |said| said.by != view.seat && about(said, whom)) {
            let mut without = view.clone();
            let said = without.table.said.remove(at);
            weigh(Clue::Said(said), &without);
        }
    }
    found.sort_by(|a, b| b.moved.abs().total_cmp(&a.moved.abs()));
    found.truncate(CLUES);
    found
}

/// Whether a claim is by or about a player.
fn about(said: &Said, whom: Seat) -> bool {
    let of = match said.claim {
        Claim::Saw(of, ..)
        | Claim::WillShoot(of)
        | Claim::Shoot(of)
        | Claim::Spare(of)
        | Claim::Accuse(of, _)
        | Claim::Vouch(of) => Some(of),
        Claim::Team(_) | Claim::Ask(_) => None,
    };
    said.by == whom || of == Some(whom)
}

/// The places of the latest things that matter.
fn latest<T>(all: &[T], matters: impl Fn(&T) -> bool) -> Vec<usize> {
    let places = all.iter().enumerate().rev().filter(|(_, one)| matters(one)).map(|(at, _)| at);
    places.take(LATEST).collect()
}

/// The cards of a player that the view's seat knows, with their colours.
fn cards(view: &View, whom: Seat) -> Vec<(Spot, Faction)> {
    let scene = crate::deduction::Scene { rules: &view.rules, state: &view.table };
    let ids = scene.player(whom).map_or(&[][..], |player| &player.ids);
    let ids = (0..).zip(ids).filter_map(|(at, slot)| Some((Spot::Id(at), scene.id(slot.kind)?.faction)));
    let loyalty = (0..scene.loyalty_count(whom)).filter_map(|at| {
        let card = scene.rules.library().loyalty_card(scene.loyalty(whom, at)?.kind)?;
        Some((Spot::Loyalty(at), card.faction?))
    });
    ids.chain(loyalty).collect()
}

/// Takes a card out of what is known.
fn forget(view: &mut View, whom: Seat, spot: Spot) {
    let (seats, shared) = (view.table.players.len() as u8, view.rules.shared);
    let player = view.table.players.get_mut(usize::from(whom.0));
    match spot {
        Spot::Id(at) => {
            if let Some(id) = player.and_then(|player| player.ids.get_mut(usize::from(at))) {
                (id.kind, id.up) = (IdNo::HIDDEN, false);
            }
        }
        Spot::Loyalty(at) => {
            let gap = if at == 0 { (whom.0 + seats.saturating_sub(1)).checked_rem(seats).unwrap_or(0) } else { whom.0 };
            let loyalty = if shared {
                view.table.between.get_mut(usize::from(gap))
            } else {
                player.and_then(|player| player.loyalty.get_mut(usize::from(at)))
            };
            if let Some(card) = loyalty {
                (card.kind, card.up) = (LoyaltyNo::HIDDEN, false);
            }
        }
        Spot::Program(_) => {}
    }
}

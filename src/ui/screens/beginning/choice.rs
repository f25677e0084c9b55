//! What the player may do, sorted: by what is done, by whom it concerns, by card and by place on the board.

use super::places::hit_of;
use crate::{
    beginning::{Action, Choice, Claim, Deed, Figure, Free, InfluenceNo, View},
    engine::Seat,
    ui::beginning::Hit,
};

/// What is done. Actions of one sort are offered together where there are many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Goes somewhere with a figure.
    Move(Figure),
    /// Attacks with a figure.
    Attack(Figure),
    /// Opens Sector II with a partner.
    Partner,
    /// Brings somebody before a vote.
    Censure,
    /// Frees somebody.
    Pardon,
    /// Heals or treats somebody.
    Heal,
    /// Buys a program.
    Buy,
    /// Buys or takes a weapon.
    Weapon,
    /// Uses a program.
    Program,
    /// Plays an All-Rounder card.
    Rounder,
    /// Lets Apex act.
    Apex,
    /// Puts a program under the board.
    Transfer,
    /// Plays or puts in a card of the hand.
    Card,
    /// Votes with a card.
    Vote,
    /// Places a chip.
    Column,
    /// Rolls a die again.
    Reroll,
    /// Says something.
    Say(Talk),
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Talk {
    Give,
    Faction,
    Accuse,
    Vouch,
    Carry,
    Plea,
}

impl Talk {
    /// Everything that can be said.
    pub const ALL: [Self; 6] = [Self::Give, Self::Faction, Self::Accuse, Self::Vouch, Self::Carry, Self::Plea];

    /// What a claim says.
    pub const fn of(claim: Claim) -> Self {
        match claim {
            Claim::Give(_) => Self::Give,
            Claim::Faction(_) => Self::Faction,
            Claim::Accuse(..) => Self::Accuse,
            Claim::Vouch(_) => Self::Vouch,
            Claim::Carry(_) => Self::Carry,
            Claim::Detain(_) | Claim::Spare(_) => Self::Plea,
        }
    }

    /// The key of its words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Give => "ui-begin-say-give",
            Self::Faction => "ui-begin-say-faction",
            Self::Accuse => "ui-begin-say-accuse",
            Self::Vouch => "ui-begin-say-vouch",
            Self::Carry => "ui-begin-say-carry",
            Self::Plea => "ui-begin-say-plea",
        }
    }
}

impl Verb {
    /// What an action does; nothing where it is the only one of its sort.
    pub const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Do(figure, deed) => Self::of_deed(figure, deed),
            Action::Use(free) => match free {
                Free::Program(_) => Some(Self::Program),
                Free::Rounder(_) => Some(Self::Rounder),
                Free::ApexMove | Free::ApexAttack(_) => Some(Self::Apex),
                Free::Transfer(_) => Some(Self::Transfer),
                _ => None,
            },
            Action::Answer(choice) => match choice {
                Choice::Card(..) => Some(Self::Card),
                Choice::Vote(..) => Some(Self::Vote),
                Choice::Column(..) => Some(Self::Column),
                Choice::Reroll(..) => Some(Self::Reroll),
                _ => None,
            },
            Action::Claim(claim) => Some(Self::Say(Talk::of(claim))),
            Action::Pass => None,
        }
    }

    const fn of_deed(figure: Figure, deed: Deed) -> Option<Self> {
        match deed {
            Deed::Move(_) => Some(Self::Move(figure)),
            Deed::Attack(_) => Some(Self::Attack(figure)),
            Deed::SectorTwo(_) => Some(Self::Partner),
            Deed::Censure(_) => Some(Self::Censure),
            Deed::Pardon(_) => Some(Self::Pardon),
            Deed::Heal(_) | Deed::Surgery(_) => Some(Self::Heal),
            Deed::BuyProgram(_) | Deed::BuyRandom => Some(Self::Buy),
            Deed::BuyWeapon(_) | Deed::TakeWeapon(_) => Some(Self::Weapon),
            _ => None,
        }
    }

    /// Whether it is something to say.
    pub const fn is_talk(self) -> bool {
        matches!(self, Self::Say(_))
    }
}

/// Whom an action concerns beside the one who acts.
pub const fn subject(action: Action) -> Option<Seat> {
    match action {
        Action::Do(
            _,
            Deed::Censure(seat)
            | Deed::Pardon(seat)
            | Deed::Surgery(seat)
            | Deed::SectorTwo(Figure::Of(seat))
            | Deed::Heal(Figure::Of(seat)),
        )
        | Action::Answer(Choice::Seat(seat) | Choice::Vote(_, _, seat) | Choice::Figure(Figure::Of(seat)))
        | Action::Claim(Claim::Accuse(seat, _) | Claim::Vouch(seat) | Claim::Detain(seat) | Claim::Spare(seat)) => {
            Some(seat)
        }
        _ => None,
    }
}

/// The card of the hand an action plays.
pub const fn card(action: Action) -> Option<InfluenceNo> {
    match action {
        Action::Answer(Choice::Card(card, _) | Choice::Vote(card, ..)) | Action::Use(Free::Unique(card)) => Some(card),
        _ => None,
    }
}

/// The program an action uses, discards or transfers, by its place.
pub const fn program(action: Action) -> Option<u8> {
    match action {
        Action::Use(Free::Program(at) | Free::Transfer(at))
        | Action::Answer(Choice::Reroll(_, crate::beginning::Means::Program(at))) => Some(at),
        _ => None,
    }
}

/// What the player has chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// What is to be done.
    pub verb: Option<Verb>,
    /// Whom it is to concern.
    pub seat: Option<Seat>,
    /// Which card of the hand.
    pub card: Option<InfluenceNo>,
    /// Which program, by its place.
    pub program: Option<u8>,
    /// Where on the board.
    pub hit: Option<Hit>,
}

/// One thing to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// This is done.
    Do(Action),
    /// More is chosen: what.
    Verb(Verb),
    /// More is chosen: whom it concerns.
    Seat(Seat),
}

/// As many answers as are offered one by one.
const FEW: usize = 9;

impl Chosen {
    /// Whether nothing is chosen.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether an action is among what is chosen. What is said is offered beside, not here, until it is chosen.
    pub fn admits(self, view: &View, action: Action) -> bool {
        let verb = Verb::of(action);
        let is_wanted = match self.verb {
            Some(wanted) => verb == Some(wanted),
            None => !verb.is_some_and(Verb::is_talk),
        };
        is_wanted
            && self.seat.is_none_or(|seat| subject(action) == Some(seat))
            && self.card.is_none_or(|wanted| card(action) == Some(wanted))
            && self.program.is_none_or(|wanted| program(action) == Some(wanted))
            && self.hit.is_none_or(|hit| hit_of(view, action) == Some(hit))
    }

    /// The actions among what is chosen.
    pub fn open(self, view: &View, options: &[Action]) -> Vec<Action> {
        options.iter().copied().filter(|&action| self.admits(view, action)).collect()
    }

    /// What is offered now. Cards that can be chosen in the hand itself are left out where `hand` is in sight.
    pub fn entries(self, view: &View, options: &[Action], hand: bool) -> Vec<Entry> {
        let mut open = self.open(view, options);
        let is_card = |action: &Action| matches!(action, Action::Answer(Choice::Card(..)));
        if hand && self.card.is_none() && !open.iter().all(is_card) {
            open.retain(|action| !is_card(action));
        }
        if open.len() <= FEW {
            return open.into_iter().map(Entry::Do).collect();
        }
        let same = open.iter().all(|&action| Verb::of(action) == open.first().and_then(|&first| Verb::of(first)));
        match (self.verb, self.seat) {
            (None, None) if same => by_seat(&open),
            (None, _) => by_verb(&open),
            (Some(_), None) => by_seat(&open),
            _ => open.into_iter().map(Entry::Do).collect(),
        }
    }

    /// The same, as far as the options still allow it.
    #[must_use]
    pub fn kept(self, view: &View, options: &[Action]) -> Self {
        if options.iter().any(|&action| self.admits(view, action)) { self } else { Self::default() }
    }
}

/// Each sort of action once; where there is only one action of it, that.
fn by_verb(open: &[Action]) -> Vec<Entry> {
    let mut entries: Vec<(Option<Verb>, Entry)> = Vec::new();
    for &action in open {
        let verb = Verb::of(action);
        match (verb, entries.iter_mut().find(|(known, _)| verb.is_some() && *known == verb)) {
            (Some(verb), Some((_, entry))) => *entry = Entry::Verb(verb),
            _ => entries.push((verb, Entry::Do(action))),
        }
    }
    entries.into_iter().map(|(_, entry)| entry).collect()
}

/// Each player that one of the actions concerns, and the actions that concern nobody.
fn by_seat(open: &[Action]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for &action in open {
        match subject(action) {
            Some(seat) if entries.contains(&Entry::Seat(seat)) => {}
            Some(seat) => entries.push(Entry::Seat(seat)),
            None => entries.push(Entry::Do(action)),
        }
    }
    // One player only: nothing would be chosen by choosing.
    if entries.len() == 1 { open.iter().copied().map(Entry::Do).collect() } else { entries }
}

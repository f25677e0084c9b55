//! What the player may do, sorted: by what is done, and by whom it concerns.

use crate::{
    deduction::{Action, Aim, Choice, Claim, Deed, Target, WeaponKind},
    engine::Seat,
};

/// What is done. Actions of one sort are offered together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Looks at a card.
    Investigate,
    /// Takes this weapon.
    Equip(WeaponKind),
    /// Aims anew.
    Retarget,
    /// Shoots.
    Shoot,
    /// Plays the program in this place.
    Play(u8),
    /// Something with no choice in it.
    Plain(u8),
    /// Uses up a program.
    UseUp,
    /// Does what the scenario allows.
    Extra,
    /// Heals Parasite.
    Feed,
    /// Answers a question.
    Answer,
    /// Says something.
    Say(Talk),
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Talk {
    Team,
    Saw,
    Accuse,
    Vouch,
    WillShoot,
    Shoot,
    Spare,
    Ask,
}

impl Talk {
    /// Everything that can be said.
    pub const ALL: [Self; 8] =
        [Self::Team, Self::Saw, Self::Accuse, Self::Vouch, Self::WillShoot, Self::Shoot, Self::Spare, Self::Ask];

    /// What a claim says.
    pub const fn of(claim: Claim) -> Self {
        match claim {
            Claim::Team(_) => Self::Team,
            Claim::Saw(..) => Self::Saw,
            Claim::WillShoot(_) => Self::WillShoot,
            Claim::Shoot(_) => Self::Shoot,
            Claim::Spare(_) => Self::Spare,
            Claim::Accuse(..) => Self::Accuse,
            Claim::Vouch(_) => Self::Vouch,
            Claim::Ask(_) => Self::Ask,
        }
    }

    /// The key of its words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Team => "ui-table-say-team",
            Self::Saw => "ui-table-say-saw",
            Self::Accuse => "ui-table-say-accuse",
            Self::Vouch => "ui-table-say-vouch",
            Self::WillShoot => "ui-table-say-will-shoot",
            Self::Shoot => "ui-table-say-shoot",
            Self::Spare => "ui-table-say-spare",
            Self::Ask => "ui-table-say-ask",
        }
    }
}

impl Verb {
    /// What an action does.
    pub const fn of(action: Action) -> Self {
        match action {
            Action::Announce(deed) => match deed {
                Deed::Investigate(..) => Self::Investigate,
                Deed::Equip(kind, _) => Self::Equip(kind),
                Deed::Draw => Self::Plain(0),
                Deed::Drop => Self::Plain(1),
                Deed::Retarget(_) => Self::Retarget,
                Deed::Shoot(_) => Self::Shoot,
                Deed::Mend => Self::Plain(2),
                Deed::UseUp(_) => Self::UseUp,
                Deed::Extra(..) => Self::Extra,
            },
            Action::Keep => Self::Plain(3),
            Action::Pass => Self::Plain(4),
            Action::Play(at) => Self::Play(at),
            Action::Answer(_) => Self::Answer,
            Action::Feed(..) => Self::Feed,
            Action::Claim(claim) => Self::Say(Talk::of(claim)),
        }
    }

    /// Whether it is something to say.
    pub const fn is_talk(self) -> bool {
        matches!(self, Self::Say(_))
    }
}

/// Whether an action concerns a player.
pub fn concerns(action: Action, seat: Seat) -> bool {
    subjects(action).contains(&Some(seat))
}

/// The players an action concerns.
pub fn subjects(action: Action) -> [Option<Seat>; 2] {
    match action {
        Action::Announce(Deed::Equip(_, aim) | Deed::Retarget(aim)) | Action::Answer(Choice::Aim(aim)) => aimed(aim),
        Action::Announce(
            Deed::Investigate(seat, _) | Deed::Shoot(Some(Target::Seat(seat))) | Deed::Extra(_, _, Some(seat)),
        )
        | Action::Answer(Choice::Seat(seat) | Choice::Weapon(_, Some(seat)) | Choice::Place(seat))
        | Action::Claim(
            Claim::Saw(seat, ..)
            | Claim::WillShoot(seat)
            | Claim::Shoot(seat)
            | Claim::Spare(seat)
            | Claim::Accuse(seat, _)
            | Claim::Vouch(seat)
            | Claim::Ask(seat),
        ) => [Some(seat), None],
        _ => [None, None],
    }
}

fn aimed(aim: Aim) -> [Option<Seat>; 2] {
    let seat = |target: Option<Target>| match target {
        Some(Target::Seat(seat)) => Some(seat),
        _ => None,
    };
    [seat(aim.0), seat(aim.1)]
}

/// What the player has chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// What is to be done.
    pub verb: Option<Verb>,
    /// Whom it is to concern.
    pub seat: Option<Seat>,
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
const FEW: usize = 6;

impl Chosen {
    /// Whether nothing is chosen.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether an action is among what is chosen. What is said is offered beside, not here, until it is chosen.
    fn admits(self, action: Action) -> bool {
        let verb = Verb::of(action);
        let is_wanted = match self.verb {
            Some(wanted) => verb == wanted,
            None => !verb.is_talk(),
        };
        is_wanted && self.seat.is_none_or(|seat| concerns(action, seat))
    }

    /// What is offered now.
    pub fn entries(self, options: &[Action]) -> Vec<Entry> {
        let open: Vec<Action> = options.iter().copied().filter(|&action| self.admits(action)).collect();
        let whole = || open.iter().copied().map(Entry::Do).collect();
        match (self.verb, self.seat) {
            (None, None) => by_verb(&open),
            (None, Some(_)) if open.len() > FEW => by_verb(&open),
            (Some(_), None) if open.len() > FEW => by_seat(&open),
            _ => whole(),
        }
    }

    /// Whether choosing this player leaves something to do.
    pub fn may_choose(self, options: &[Action], seat: Seat) -> bool {
        let chosen = Self { seat: Some(seat), ..self };
        options.iter().any(|&action| chosen.admits(action))
    }

    /// The same, as far as the options still allow it.
    #[must_use]
    pub fn kept(self, options: &[Action]) -> Self {
        if options.iter().any(|&action| self.admits(action)) { self } else { Self::default() }
    }
}

/// Each sort of action once; where there is only one action of it, that.
fn by_verb(open: &[Action]) -> Vec<Entry> {
    let mut entries: Vec<(Verb, Entry)> = Vec::new();
    for &action in open {
        let verb = Verb::of(action);
        let direct = verb == Verb::Answer;
        match entries.iter_mut().find(|(known, _)| *known == verb && !direct) {
            Some((_, entry)) => *entry = Entry::Verb(verb),
            None => entries.push((verb, Entry::Do(action))),
        }
    }
    entries.into_iter().map(|(_, entry)| entry).collect()
}

/// Each player that one of the actions concerns, and the actions that concern nobody.
fn by_seat(open: &[Action]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for &action in open {
        match subjects(action)[0] {
            Some(seat) if entries.contains(&Entry::Seat(seat)) => {}
            Some(seat) => entries.push(Entry::Seat(seat)),
            None => entries.push(Entry::Do(action)),
        }
    }
    // One player only: nothing would be chosen by choosing.
    if entries.len() == 1 { open.iter().copied().map(Entry::Do).collect() } else { entries }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deduction::Spot;

    fn options() -> Vec<Action> {
        let mut options = vec![Action::Announce(Deed::Draw), Action::Play(0)];
        for seat in (1..5).map(Seat) {
            options.extend([Spot::Id(0), Spot::Loyalty(0)].map(|spot| Action::Announce(Deed::Investigate(seat, spot))));
            options.push(Action::Claim(Claim::Vouch(seat)));
        }
        options
    }

    #[test]
    fn what_is_done_is_offered_first_then_whom_it_concerns_then_the_thing_itself() {
        let chosen = Chosen::default();
        let draw = Entry::Do(Action::Announce(Deed::Draw));
        let play = Entry::Do(Action::Play(0));
        assert_eq!(chosen.entries(&options()), [draw, play, Entry::Verb(Verb::Investigate)]);
        let chosen = Chosen { verb: Some(Verb::Investigate), seat: None };
        assert_eq!(chosen.entries(&options()), [1, 2, 3, 4].map(|seat| Entry::Seat(Seat(seat))));
        let chosen = Chosen { seat: Some(Seat(3)), ..chosen };
        assert_eq!(chosen.entries(&options()).len(), 2);
    }

    #[test]
    fn a_player_chosen_at_the_table_shows_all_that_can_be_done_with_them() {
        let chosen = Chosen { verb: None, seat: Some(Seat(2)) };
        let entries = chosen.entries(&options());
        assert_eq!(entries.len(), 2, "two cards to look at; words are beside");
        assert!(!Chosen::default().may_choose(&options(), Seat(0)));
    }

    #[test]
    fn a_choice_that_is_gone_is_forgotten() {
        let chosen = Chosen { verb: Some(Verb::Shoot), seat: None };
        assert_eq!(chosen.kept(&options()), Chosen::default());
    }
}

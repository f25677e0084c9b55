//! Who may be Legion or Fallen in secret, beside what the cards say.

use smallvec::SmallVec;

use super::Unseen;
use crate::{
    deduction::{Fate, Mark, State, Team, View, bots::evidence::MOST},
    engine::{Dice, Seat},
};

/// Somebody unknown who was made Legion, or who came as Legion or Fallen from The Beginning.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    pub(super) team: Team,
    /// Whether it is about how somebody came from The Beginning.
    came: bool,
    among: SmallVec<[u8; MOST]>,
    pub(super) first: u8,
    pub(super) whom: u8,
}

/// Nobody, where a guess may be that there is none.
const NOBODY: u8 = u8::MAX;

/// How often it is thought that nobody came as Legion, or as Fallen, for each one who may have.
const NONE_CAME: usize = 7;

impl Unseen {
    /// Marks that name nobody to this seat: whom Mindeater chose.
    pub(super) fn guess(&mut self, view: &View) {
        let taken = |seat: u8| {
            view.table.marks.iter().any(|mark| matches!(mark, Mark::Infected { whom, .. } if *whom == Some(Seat(seat))))
        };
        for (mark, imagined) in view.table.marks.iter().zip(&self.base.state.marks) {
            if let (Mark::Infected { by, whom: None, .. }, Mark::Infected { whom: Some(whom), .. }) = (mark, imagined) {
                let free = |seat: &u8| Seat(*seat) != *by && Seat(*seat) != view.seat && !taken(*seat);
                let among = (0..view.table.players.len() as u8).filter(free).collect();
                self.guesses.push(Guess { team: Team::Legion, came: false, among, first: whom.0, whom: whom.0 });
            }
        }
        for fate in [Fate::Legion, Fate::Fallen] {
            self.guess_fate(view, fate);
        }
    }

    /// Who came as Legion or as Fallen from The Beginning behind a false ID, if anybody did (SD-CAMP-12, SD-CAMP-15).
    fn guess_fate(&mut self, view: &View, fate: Fate) {
        let came = |marks: &[Mark], wanted: Option<Fate>| -> SmallVec<[u8; MOST]> {
            let of = |mark: &Mark| match mark {
                Mark::Came { whom, fate, .. } if *fate == wanted => Some(whom.0),
                _ => None,
            };
            marks.iter().filter_map(of).collect()
        };
        let known = came(&view.table.marks, Some(fate));
        let open = |seat: &u8| {
            view.table.players.get(usize::from(*seat)).is_some_and(|player| player.ids.first().is_some_and(|id| id.up))
        };
        // Who has shown the ID hides behind none.
        let mut among = came(&view.table.marks, None);
        among.retain(|seat| !open(seat));
        if !known.is_empty() || among.is_empty() {
            return;
        }
        let won = view.rules.after.as_ref().is_some_and(|after| after.winner == Some(fate.team()));
        let infected = fate == Fate::Legion && !came(&view.table.marks, Some(Fate::Infected)).is_empty();
        if !won && !infected {
            among.extend(std::iter::repeat_n(NOBODY, NONE_CAME * among.len()));
        }
        let first = came(&self.base.state.marks, Some(fate)).first().copied().unwrap_or(NOBODY);
        let whom = if among.contains(&first) { first } else { among.first().copied().unwrap_or(NOBODY) };
        self.guesses.push(Guess { team: fate.team(), came: true, among, first, whom });
    }

    /// Whether everything unseen is a card: nobody can be Legion or Fallen in secret beside that.
    pub fn is_plain(&self) -> bool {
        self.guesses.is_empty()
    }

    /// How many may be Legion or Fallen in secret.
    pub fn guesses(&self) -> usize {
        self.guesses.len()
    }

    /// Guesses anew who it is; returns who it was and who it is now.
    pub fn guess_anew(&mut self, at: usize, dice: &mut Dice) -> Option<(u8, u8)> {
        let guess = self.guesses.get_mut(at)?;
        let whom = *dice.pick(&guess.among)?;
        Some((std::mem::replace(&mut guess.whom, whom), whom))
    }

    /// Takes a guess back.
    pub fn guess_again(&mut self, at: usize, whom: u8) {
        self.guesses.get_mut(at).into_iter().for_each(|guess| guess.whom = whom);
    }
}

impl Guess {
    /// Notes in a world that a seat is what is guessed, or is not.
    pub(super) fn set(&self, state: &mut State, seat: u8, is_so: bool) {
        if let Some(player) = state.players.get_mut(usize::from(seat)) {
            match self.team {
                Team::Fallen => player.status.fallen = is_so,
                _ => player.status.legion = is_so,
            }
        }
        let came = match (is_so, self.team) {
            (false, _) => Fate::Outlaw,
            (true, Team::Fallen) => Fate::Fallen,
            (true, _) => Fate::Legion,
        };
        for mark in state.marks.iter_mut().filter(|_| self.came) {
            if let Mark::Came { whom: Seat(at), fate, .. } = mark
                && *at == seat
            {
                *fate = Some(came);
            }
        }
    }
}

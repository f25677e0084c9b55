//! What is still to happen: steps on a stack. The topmost step either runs by itself or asks somebody.

use serde::{Deserialize, Serialize};

use super::{Boss, Force, Frame, IdNo, ProgramNo, WeaponKind};
use crate::engine::{Seat, Seats};

/// One step that waits on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Pending {
    /// The turn begins: bosses, permanents, then the prompt (SD-ENG-02).
    Begin,
    /// Asks the active player for a program to look at, by the permanent in this place (PR11).
    Watch {
        /// Whose programs.
        of: Seat,
    },
    /// Asks the active player for a card or blood (HG-B2-03, HG-B8-03).
    Toll(Boss),
    /// Asks the active player for an action, or programs before it.
    Announce,
    /// Asks the active player to keep the announced action or choose another (SD-REACT-04).
    Reconsider,
    /// Asks the seats one after the other, clockwise from the active one, for programs (SD-ENG-04).
    Window(Moment, u8),
    /// Carries out the announced action.
    Resolve,
    /// A target faces a hit: asks it to reveal or take damage (V6).
    Hit(Hit),
    /// A boss faces a shot.
    HitBoss {
        /// Which.
        boss: Boss,
        /// What strikes it.
        weapon: WeaponKind,
        /// Who shoots.
        by: Seat,
    },
    /// Asks the shooter whether to reveal Assassin (M03).
    Ambush {
        /// The shooter.
        by: Seat,
        /// Who answered with a card.
        whom: Seat,
    },
    /// After a shot: drop and draw (SD-WPN-29).
    AfterShot {
        /// The shooter.
        by: Seat,
        /// The weapon fired.
        weapon: WeaponKind,
    },
    /// Damage that is about to be taken.
    Damage(Damage),
    /// Asks a player to stand in for another (H14); then the next who could.
    Guard {
        /// Who is asked: the seat this far after the active one.
        next: u8,
    },
    /// Carries out the eliminations of all players at 0 HP, then the checks.
    Settle,
    /// The checks of players just eliminated (SD-WIN-07).
    Check {
        /// Who was eliminated.
        seats: Seats,
        /// Whose elimination is followed by no check (SD-WIN-16).
        unchecked: Seats,
    },
    /// Resolves the abilities that wait, clockwise from the active player (SD-ID-13).
    Triggers,
    /// A card being carried out, effect by effect.
    Script(Frame),
    /// Asks for a new aim.
    Aim {
        /// Who holds the weapon.
        holder: Seat,
        /// Who chooses.
        by: Seat,
        /// What is asked of the aim.
        rule: AimRule,
    },
    /// Asks the owner of a Motion Alarm for a card to look at (PR36).
    Alarm {
        /// The owner.
        by: Seat,
        /// Who aimed.
        of: Seat,
    },
    /// Asks a player for a program to discard.
    Discard {
        /// Who.
        seat: Seat,
    },
    /// Asks a player for a loyalty card to show to another (B03).
    Show {
        /// Who shows.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// All living players choose a loyalty card to pass on, in secret (O13).
    PassLoyalty {
        /// What each has chosen.
        chosen: [Passing; 16],
    },
    /// After the action: more actions granted, or programs until the turn ends.
    After,
    /// Asks the active player to discard down to the limit.
    Limit,
    /// Bloodbeast moves on from the player whose turn ended (HG-B8-04).
    Prowl,
    /// The turn goes on to the next seat, past the bosses in between.
    Pass {
        /// The seat whose position is passed next.
        at: Seat,
    },
    /// A boss takes its turn.
    BossTurn(Boss),
    /// The end of Parasite's turn (HG-B7-03).
    Fester,
    /// Parasite's programs strike, one player after the other (HG-B7-06).
    Burst {
        /// Strikes left.
        left: u8,
        /// Who is next.
        next: Seat,
    },
    /// Asks the starting player where the boss stands (SC-22).
    PlaceBoss(Boss),
    /// All choose an ID and two loyalty cards, in secret (SD-CAMP-09).
    Draft,
    /// Asks a player for a loyalty card to lay open before the game (SD-CAMP-30).
    Bare {
        /// Who.
        seat: Seat,
    },
    /// Asks a player for programs to put away before the game (SD-CAMP-23).
    Pare {
        /// Who.
        seat: Seat,
    },
    /// The game begins.
    Open,
}

/// What is asked of a new aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AimRule {
    /// Any legal one; where there is none the weapon is dropped (SD-AMB-10).
    Any,
    /// Not the one it has; where there is no other it stays.
    Elsewhere,
    /// Not at this player; where that cannot be it stays.
    Away(Seat),
}

/// What one player has chosen among secret choices at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passing {
    /// Is not asked.
    #[default]
    Out,
    /// Has not chosen yet.
    Open,
    /// Has chosen, and it is not known what.
    Hidden,
    /// Has chosen this card.
    Card(u8),
}

/// When a prompt for programs is opened (SD-ENG-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    /// At the end of the start of a turn.
    Start,
    /// After an action was announced.
    Announced,
    /// Before damage is taken.
    Damage,
    /// After an elimination, before its check.
    Eliminated,
    /// After the action.
    After,
}

/// Why something happens to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A shot.
    Shot(Seat, WeaponKind),
    /// A program somebody played.
    Program(Seat, ProgramNo),
    /// The ability of somebody's ID.
    Ability(Seat, IdNo),
    /// An EX boss.
    Boss(Boss),
    /// An action of the own turn.
    Deed(Seat),
    /// A rule of the table or of the scenario.
    Rule,
}

impl Cause {
    /// The player behind it.
    pub const fn culprit(self) -> Option<Seat> {
        match self {
            Self::Shot(seat, _) | Self::Program(seat, _) | Self::Ability(seat, _) | Self::Deed(seat) => Some(seat),
            Self::Boss(_) | Self::Rule => None,
        }
    }
}

/// A hit on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// Who.
    pub whom: Seat,
    /// Soft or hard.
    pub force: Force,
    /// Why.
    pub cause: Cause,
    /// How often it is still resolved after this time (M10).
    pub again: u8,
}

/// Damage that is about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// Who.
    pub whom: Seat,
    /// How much.
    pub amount: u8,
    /// Why.
    pub cause: Cause,
    /// Whether the prompt before it was already given.
    pub prompted: bool,
}

//! What is still to happen: steps on a stack. The topmost step either runs by itself or asks somebody.

mod contests;
mod frame;
mod rolls;
mod votes;

pub use self::{
    contests::{Assault, Blow, Check},
    frame::{Frame, Source},
    rolls::{Goods, Purpose},
    votes::{Chosen, ClosedStep, Moment, Motion, Vote},
};

use serde::{Deserialize, Serialize};

use super::{Area, EventNo, Figure, Foe};
use crate::engine::{Seat, Seats};

/// One step that waits on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pending {
    /// Asks whoever has two loyalty cards for the one to keep (TB-LOY-04).
    KeepLoyalty,
    /// Deals loyalty to the others (TB-LOY-05).
    DealLoyalty,
    /// Asks all who have too many objectives, at the same time (TB-OBJ-02).
    KeepObjectives,
    /// A turn begins.
    Begin,
    /// Asks the active player for movement and actions (TB-TURN-02).
    Act,
    /// Asks the active player to discard down to the limits (TB-DISC).
    Limit,
    /// The dice of the Activation Phase (TB-ACTV-01).
    Activation,
    /// The enemies that wait to act, one after the other.
    Acting {
        /// The area that was activated.
        area: Area,
    },
    /// An event is drawn and resolved: of the current level, or an EX one.
    Event {
        /// EX.
        ex: bool,
    },
    /// Asks the players one after the other for cards (TB-EVT-10).
    Contribute {
        /// For what.
        check: Check,
        /// The seat this far after the active one is next.
        next: u8,
    },
    /// Asks the active player for more cards (TB-EVT-12).
    TopUp(Check),
    /// Asks a player for one more card, by a program.
    Extra(Seat),
    /// The cards are shown and counted.
    Judge(Check),
    /// Asks whoever decides for one half of an event (TB-EVT-24).
    Decide(EventNo),
    /// The event goes under its deck (TB-EVT-07).
    Filed(EventNo),
    /// At the end of the Event Phase (TB-RIOT).
    RiotCheck,
    /// The turn goes on to the next player.
    Pass,
    /// Asks the seats one after the other, clockwise from the active one, for what may be used at any time.
    Window(Moment, u8),

    /// Dice are rolled for something.
    Roll(Purpose),
    /// Dice lie there: whoever can may roll one again.
    Rolled {
        /// For what.
        purpose: Purpose,
        /// The dice; 0 where none was rolled.
        dice: [u8; 4],
        /// The seat this far after the active one is asked next.
        next: u8,
    },
    /// Asks for cards to pay with (TB-BUY).
    Pay {
        /// Who pays.
        seat: Seat,
        /// What is still to be paid.
        left: u8,
        /// Whether it is paid in red; open before the first card.
        red: Option<bool>,
        /// How many cards were paid.
        cards: u8,
        /// For what.
        goods: Goods,
    },
    /// Asks for blue cards before a roll.
    Commit {
        /// For what.
        purpose: Purpose,
        /// How many more.
        left: u8,
    },
    /// Asks for a coloured card after the roll for Riot (TB-CITY-03).
    RiotCard {
        /// Declared minus.
        minus: bool,
        /// The die.
        die: u8,
    },
    /// Asks which Recon card to take (TB-MONO-01).
    TakeRecon(Figure),
    /// Asks which program of those seen to keep.
    KeepProgram,
    /// Asks which chip of those seen to equip.
    KeepChip {
        /// Who chooses and equips.
        figure: Figure,
        /// To whom the rest goes; without anybody to the Junkyard.
        partner: Option<Figure>,
    },
    /// Asks for a column, or whether to stop (TB-NET).
    Placing {
        /// Who places.
        figure: Figure,
        /// How many were placed.
        placed: u8,
        /// Whether with both scanners.
        scanned: bool,
    },
    /// Asks for the reward of chips placed (TB-SCAN-06).
    Reward {
        /// Who.
        seat: Seat,
        /// For how many chips.
        chips: u8,
        /// Whether a boost may be chosen.
        scanned: bool,
    },
    /// Asks for the column of a boost that was granted (TB-SKILL-09).
    Boost(Seat),
    /// Asks which chip of the Junkyard to look at or remove, until it is enough.
    Junk {
        /// Whether they are removed.
        remove: bool,
        /// How many already.
        done: u8,
    },
    /// Asks which chip to drop, until it is enough.
    Drop {
        /// Who drops.
        figure: Figure,
        /// How many already.
        done: u8,
    },
    /// Asks which grey and green cards to give at the Med Center.
    Clinic {
        /// How many already.
        done: u8,
    },
    /// Asks which wound to remove.
    Treat(Seat),
    /// Asks what to look at by a Recon card, or whether it is enough.
    Recon {
        /// Who looks.
        seat: Seat,
        /// By whose card.
        figure: Figure,
        /// How much more may be seen.
        left: u8,
    },
    /// Asks which box to take on entering an area (TB-BOX-03).
    Crates(Seat),
    /// A figure came into an area: what waits there happens (TB-MOVE-11).
    Entered(Figure),

    /// Asks for cards and weapons in an attack, or to strike (TB-ATK).
    Attack(Assault),
    /// Asks which enemy the Laser strikes (TB-BOX-13).
    Laser(Seat),
    /// Looks for whom an enemy attacks; asks the Leader among equals (TB-ENM-10).
    Aim {
        /// The enemy.
        foe: Foe,
        /// The area it acts in.
        area: Area,
    },
    /// Asks the victim for blue cards (TB-DEF-01).
    Blow(Blow),
    /// The enemy's cards lie open: whoever is hit may still use a program.
    Struck {
        /// The blow.
        blow: Blow,
        /// What the red cards came to.
        red: u8,
    },
    /// Asks which chip a Thief takes (TB-AMB-56).
    Stolen {
        /// From whom.
        figure: Figure,
    },
    /// Wounds are drawn, one after the other.
    Wound {
        /// By whom.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// Asks for enemies to remove without reward.
    Purge {
        /// Who chooses.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// Asks for influence cards to discard.
    Discard {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
        /// How many there were at first (TB-AMB-75).
        of: u8,
    },
    /// Asks for a program to discard.
    DropProgram {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// Asks who may draw programs for a blue 5 (TB-HAV-04).
    BlueFive(Seat),
    /// Asks whether Nova draws a card (TB-CITY-08).
    Supplier(Seat),

    /// Everybody may speak until most want to vote (TB-HQ-03).
    Debate {
        /// Who is brought before the vote.
        whom: Seat,
        /// Who wants to vote.
        ready: Seats,
    },
    /// All vote in secret at the same time (TB-HQ-04).
    Ballot {
        /// On what.
        motion: Motion,
        /// What each has chosen.
        votes: [Vote; 6],
    },
    /// Every player draws a card for the election (TB-HQ-08).
    Election,
    /// Asks the players one after the other for a vote (TB-HQ-09).
    Voting {
        /// The seat this far after the active one is next; after the last the active player once more.
        next: u8,
    },
    /// The piles are counted (TB-HQ-11).
    Elected,
    /// Asks who breaks the tie (TB-LEAD-02).
    TieBreak {
        /// Among whom.
        among: Seats,
        /// Who decides.
        by: Seat,
    },
    /// Asks the Leader for the General (TB-LEAD-01).
    Appoint,
    /// Asks for cards of the one who breaks out, then of the others (TB-CUBE-04).
    BreakOut {
        /// Who.
        seat: Seat,
        /// Whether the target is below 0.
        minus: bool,
        /// The seat this far after is next; 0 is the one who breaks out.
        next: u8,
    },
    /// Asks whether to follow the line or to roll (TB-INTG).
    Interrogation {
        /// Who.
        seat: Seat,
        /// Which card.
        card: u8,
    },
    /// A closed-eye step of the Machine Phase: everybody answers in secret (TB-MACH-06).
    Closed {
        /// Which.
        step: ClosedStep,
        /// What each has chosen.
        chosen: [Chosen; 6],
    },

    /// A card being carried out, effect by effect.
    Script(Frame),
}

//! One thing that happened. What not everybody may know stands in an `Option` with the seats that may.

use serde::{Deserialize, Serialize};

use super::{
    Aim, Armed, Boss, Cause, Claim, Deed, Face, Faction, IdNo, ProgramNo, Secret, Spot, Status, Team, Victory,
    WeaponKind,
};
use crate::engine::Seat;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// With a weapon, from the armed list (SD-TURN-01).
        armed: bool,
    },
    /// An action was announced, by a player who held this.
    Announced(Seat, Deed, Option<Armed>),
    /// The announced action was kept after a program, by a player who held this.
    Kept(Seat, Deed, Option<Armed>),
    /// No action was possible (SD-TURN-13).
    Idle(Seat),
    /// Somebody looked at a card.
    Looked {
        /// Who.
        by: Seat,
        /// At whose.
        of: Seat,
        /// Which.
        spot: Spot,
        /// What it was.
        face: Secret<Face>,
    },
    /// Somebody looked at the ID left over (PR12).
    LookedLeftover {
        /// Who.
        by: Seat,
        /// What it was.
        face: Secret<IdNo>,
    },
    /// A card was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        spot: Spot,
        /// What it is.
        face: Face,
        /// Why.
        cause: Cause,
    },
    /// A card was turned face-down.
    Covered(Seat, Spot),
    /// A program was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// What it was.
        program: Secret<ProgramNo>,
    },
    /// There was no program to draw (SD-ENG-11).
    NothingToDraw(Seat),
    /// A program was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        program: ProgramNo,
    },
    /// An ability began to be resolved.
    Ability {
        /// Whose.
        seat: Seat,
        /// Which.
        id: IdNo,
    },
    /// Somebody was chosen.
    Chose {
        /// By whom.
        by: Seat,
        /// Who.
        whom: Seat,
    },
    /// Colours were named (H13).
    Named(Seat, Faction),
    /// A program was discarded from this place.
    Discarded {
        /// By whom.
        seat: Seat,
        /// From where.
        place: u8,
        /// What it was.
        program: Secret<ProgramNo>,
    },
    /// A program changed hands.
    Took {
        /// To whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// From where.
        place: u8,
        /// What it was.
        program: Secret<ProgramNo>,
    },
    /// Programs on top of the pile were looked at, and one was given away (H18).
    Foresaw {
        /// Who looked.
        by: Seat,
        /// What lay there, first to come first.
        programs: [Secret<ProgramNo>; 3],
    },
    /// A weapon was taken.
    Equipped {
        /// By whom.
        seat: Seat,
        /// Which.
        weapon: WeaponKind,
        /// From whom; from the supply where from nobody.
        from: Option<Seat>,
    },
    /// A weapon was aimed.
    Aimed {
        /// Who holds it.
        holder: Seat,
        /// Who aimed it.
        by: Seat,
        /// At what.
        aim: Aim,
    },
    /// A weapon was dropped.
    Dropped(Seat, WeaponKind),
    /// A weapon cannot be fired this turn.
    Jammed(Seat),
    /// A shot.
    Shot {
        /// Who shot.
        by: Seat,
        /// With what.
        weapon: WeaponKind,
        /// At what.
        aim: Aim,
    },
    /// HP was lost.
    Hurt {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u8,
        /// What is left.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// Damage was reduced before it was taken.
    Softened(Seat, u8),
    /// Somebody stood in for another (H14).
    Guarded {
        /// Who.
        by: Seat,
        /// For whom.
        whom: Seat,
    },
    /// HP was healed.
    Healed {
        /// Whose.
        seat: Seat,
        /// What there is now.
        left: u8,
    },
    /// A player was eliminated.
    Eliminated(Seat),
    /// A check took place: the game goes on. Only the eliminated player learns more (SD-WIN-10, SD-WIN-13).
    Checked {
        /// Who checked.
        by: Seat,
        /// The teams of the living.
        teams: Secret<[Option<Team>; 16]>,
        /// Whether sudden death begins or goes on.
        sudden: Secret<bool>,
    },
    /// A player returned.
    Returned(Seat),
    /// Players learned each other's team (V12).
    Recognised {
        /// Who learned.
        by: Seat,
        /// About whom.
        of: Secret<Seat>,
        /// What.
        team: Secret<Team>,
    },
    /// A player's status changed, or may have.
    Became {
        /// Whose.
        seat: Secret<Seat>,
        /// What it is now.
        status: Secret<Status>,
    },
    /// A player disclosed the team Legion to everybody (HG-B6-05).
    Disclosed(Seat),
    /// Two loyalty cards changed places.
    SwappedLoyalty {
        /// One owner.
        a: Seat,
        /// Its card.
        spot_a: Spot,
        /// The other owner.
        b: Seat,
        /// Its card.
        spot_b: Spot,
    },
    /// The loyalty cards of two players were shuffled.
    MixedLoyalty(Seat, Seat),
    /// All loyalty cards of two players changed places.
    SwappedAllLoyalty(Seat, Seat),
    /// A loyalty card was exchanged with the unused ones.
    ReplacedLoyalty(Seat, Spot),
    /// A loyalty card was added.
    GainedLoyalty(Seat),
    /// A loyalty card was passed on.
    PassedLoyalty {
        /// By whom.
        from: Seat,
        /// Which.
        spot: Spot,
        /// To whom.
        to: Seat,
    },
    /// Somebody has made a secret choice; the others are still choosing.
    Decided(Seat),
    /// Somebody who could not choose took the cards others had left (SD-CAMP-10).
    TookUnused(Seat),
    /// All have chosen their cards.
    Drafted,
    /// A false ID was replaced by the true one (SD-CAMP-12, SD-CAMP-15).
    Unmasked {
        /// Whose.
        seat: Seat,
        /// What everybody who looked had seen.
        was: IdNo,
        /// What it is.
        truth: IdNo,
    },
    /// Two players exchanged IDs.
    SwappedIds(Seat, Seat),
    /// A player became a Boss (SD-BOSS-04).
    Crowned(Seat, Faction),
    /// A player took another turn action.
    ExtraAction(Seat),
    /// A program was laid open beside the pile.
    LaidOpen {
        /// By whom it was drawn; by a boss where by nobody.
        seat: Option<Seat>,
        /// Which.
        program: ProgramNo,
    },
    /// A portal was put back under the pile, or all were.
    Sealed(ProgramNo),
    /// An EX boss entered.
    BossEntered {
        /// Which.
        boss: Boss,
        /// The position right of this seat; for Bloodbeast the seat.
        place: Seat,
    },
    /// An EX boss moved.
    BossMoved {
        /// Which.
        boss: Boss,
        /// Where it stands now.
        place: Seat,
    },
    /// Exitus drew a card, by its number in the library.
    ExitusCard(u8),
    /// A boss drew a program.
    BossDrew {
        /// Which boss.
        boss: Boss,
        /// What; open programs only.
        program: Option<ProgramNo>,
    },
    /// An EX loyalty card was revealed or turned face-down; what is still face-down.
    BossShields(Boss, u8),
    /// A boss lost or regained HP; what is left.
    BossHp(Boss, u8),
    /// A boss was defeated.
    BossDefeated(Boss),
    /// A boss shows a program it held (HG-B7-05).
    BossShowed(Boss, ProgramNo),
    /// Somebody said something.
    Said(Seat, Claim),
    /// The game is over.
    Over(Victory),
}

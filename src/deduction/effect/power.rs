//! What must be true for an effect or a program, and what cards do as long as they lie open.

use serde::{Deserialize, Serialize};

use crate::deduction::{Faction, WeaponKind};

/// Something that is true or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// Somebody is eliminated.
    SomeoneEliminated,
    /// You hold no weapon.
    Unarmed,
    /// You hold no weapon, and another player holds one.
    CanDisarm,
    /// You hold no weapon, and one of this kind lies in the middle.
    CanEquip(WeaponKind),
    /// At least two others could be chosen, both holding weapons; you may be one of them.
    TwoArmed,
    /// Another player is aiming with a weapon.
    SomeoneAiming,
    /// Another player's ability can be copied.
    SomeoneCopyable,
    /// No EX boss is in play.
    NoBoss,
    /// A portal lies beside the pile.
    PortalOpen,
    /// You have at least this many HP.
    Health(u8),
    /// You may become the Boss of this colour (SD-BOSS-03).
    MayBecomeBoss(Faction),
    /// A shot has been announced.
    ShotAnnounced,
    /// Somebody is about to take damage that can be reduced.
    DamageComing,
    /// You have a revealed card that can be turned face-down.
    OwnShown,
    /// Loyalty cards belong to one player each.
    OwnLoyalty,
    /// You hold a program that can be discarded, beside the one being played.
    OwnDiscardable,
    /// The revealed loyalty card or ID was not blue.
    ShownNotHuman,
}

/// What a card does as long as it lies open, or at a time of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Power {
    /// The owner's program limit is changed.
    Limit(i8),
    /// The weapon is unlocked for the owner.
    Unlock(WeaponKind),
    /// The ID starts revealed, is never turned face-down, and brings this many more programs at setup (H06).
    Sleepless(u8),
    /// The player kept in mind cannot aim at the owner (H09).
    Untouchable,
    /// After rifle shots the owner draws a program (H12).
    RifleDraw,
    /// Once per turn the owner may lose 1 HP in place of another player (H14).
    Guard,
    /// While face-down: revealed after a target answered the owner's shot with a card, it deals 1 damage (M03).
    Ambush,
    /// During the owner's turn no other player may play programs (M08).
    Silence,
    /// The owner's pistol and companion shots count twice (M10).
    Twice,
    /// The owner draws a program whenever the player kept in mind loses HP (M17).
    Bounty,
    /// Once per game the owner returns after being eliminated (O04).
    Return,
    /// Programs of others cannot choose the owner (O05).
    Aloof,
    /// Targets that take damage from the owner's weapon take 1 more (B06).
    Siege,
    /// Counts 1 for a colour while held (SD-TEAM-08).
    Counts(Faction),
    /// The holder is Legion while holding it (SD-OPEN-21).
    Legion,
    /// The player it was played on has a limit 1 lower (PR10).
    Burden,
    /// It does not count for the limit while it works (SD-PROG-21).
    Exempt,
    /// At the start of each own turn the owner may look at a program of the player it was played on (PR11).
    Watch,
    /// Whenever another player aims at the owner, the owner may look at a loyalty card of that player (PR36).
    Alarm,
    /// The ID's colour and its Always Human, Machine or Outlaw do not count (PX11).
    Shadow,
    /// Both copies beside the pile raise the Fallen (PX08).
    March,
}

//! The closed language cards are written in: a card is a list of effects, carried out in order (TB-EVT-06).
//!
//! An effect that chooses a player binds it as [`Whose::Them`] for the effects after it; an effect without a legal object
//! is skipped and the next one carried out all the same.

use serde::{Deserialize, Serialize};

use super::{Area, Bar};

/// One step of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// A bar moves.
    Bar(Bar, i8),
    /// Riot moves so many steps towards 0, never beyond.
    Settle(u8),
    /// A red zone of Riot grows by 1: the right one, or the left one (TB-OPEN-21).
    Widen(Zone),
    /// One list or the other, as you choose. Lists inside lists hold no further choice.
    Either(Vec<Effect>, Vec<Effect>),
    /// Somebody chooses a player: from now on `Them`.
    Choose(Pick),

    /// Cards are drawn.
    Draw(Whose, Pile, u8),
    /// You draw so many programs and keep one.
    DrawKeep(u8),
    /// Influence cards are discarded, or all where there are fewer.
    Discard(Whose, u8, Manner),
    /// Programs of the own choice are discarded.
    DropPrograms(Whose, u8),
    /// The three open programs are replaced.
    NewMarket,

    /// Health is lost.
    Hurt(Whose, u8),
    /// Health comes back, up to the most.
    Heal(Whose, u8),
    /// Wounds are drawn.
    Wound(Whose, u8),
    /// Wounds are removed, the own choice.
    Treat(Whose, u8),
    /// Goes to the Isolation Cube (TB-CUBE-01).
    Detain(Whose),
    /// All detained characters are free.
    Amnesty,
    /// A carried chip goes to the Junkyard.
    Shed(Whose),
    /// A vote for a new Leader is held (TB-HQ-08).
    Elect,
    /// Every player secretly reaches out or not: where at most half do, each of them draws a program; otherwise each
    /// takes a wound.
    Gamble,
    /// Players who carry chips may exchange one with a face-down chip of the Network (TB-OBJ-06).
    SwapNetwork,

    /// Supply boxes are dropped (TB-BOX-02).
    Supply(u8),
    /// Traps are shuffled into the supply stack (TB-TRAP-01).
    Traps(u8),
    /// The red die is rolled so often, and enemies come (TB-EVT-27).
    Raid(u8),
    /// Crawlers come.
    Crawlers(u8),
    /// A spawn location is destroyed, one that the Leader chooses (TB-SPAWN-07).
    DeadZone,
    /// So many enemies that are not elite are removed, your choice, without reward.
    Purge(u8),
    /// An EX event is drawn and resolved (TB-EVT-05).
    Ex,

    /// More AP this turn.
    Ap(u8),
    /// More steps this turn.
    Moves(u8),
    /// The blockade does not stop you this turn.
    Boundless,
    /// In your attack: so many more red cards.
    AttackRed(u8),
    /// In your attack: so much more range. Chosen before the target, so it holds for your next attack this turn.
    AttackRange(u8),
    /// Your defence is so much higher, after the enemy's cards lie open.
    DefendBy(u8),
    /// A die just rolled is rolled again.
    Reroll,
    /// One more card of yours goes into the check.
    ExtraCard,
    /// You look at a hidden chip in your area or in the Junkyard.
    PeekChip,
    /// You eliminate an enemy that is not elite within this range, without reward.
    Eliminate(u8),
    /// You take back an All-Rounder card you played.
    TakeBack,
    /// Kuro is destroyed, and up to so many enemies in his area are eliminated.
    Sacrifice(u8),
    /// Kuro returns with all markers.
    Revive,
}

/// An end of the Riot bar (TB-EVT-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Zone {
    /// The left.
    Surveillance,
    /// The right.
    Anarchy,
}

/// A choice of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// Who chooses.
    pub by: Decider,
    /// Among whom.
    pub from: From,
}

/// Who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decider {
    /// The owner of the card; in events the active player.
    You,
    /// The Leader.
    Leader,
    /// The General; where there is none the Leader.
    General,
}

/// Among whom a player is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    /// All players.
    Anyone,
    /// All but the one who chooses.
    Others,
    /// Whoever is not detained.
    Free,
    /// Figures in your range that miss health, Kuro included.
    HurtInRange,
    /// Characters in your range with a wound.
    WoundedInRange,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The owner of the card; in events the active player.
    You,
    /// The player chosen.
    Them,
    /// All players.
    Everyone,
    /// All but you.
    Others,
    /// The Leader.
    Leader,
    /// The General.
    General,
    /// Players who put no card into this check (TB-EVT-21).
    Idle,
    /// Players who put a card into this check.
    Contributors,
    /// Whose character stands in the area.
    In(Area),
    /// Whose character stands in your area, you included; and Kuro there.
    Here,
    /// Whose character carries a chip.
    Carriers,
    /// Whose character is detained.
    Detained,
}

/// A pile cards are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pile {
    /// The own deck, the General deck where it is empty.
    Personal,
    /// The General deck.
    General,
    /// Programs.
    Programs,
}

/// Who decides which cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// Whoever loses them.
    Chosen,
    /// Chance.
    Random,
}

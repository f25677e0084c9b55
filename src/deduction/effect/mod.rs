//! The closed language cards are written in: a card is a list of effects, carried out in order (SD-OPEN-01).
//!
//! An effect that chooses a player binds it as [`Whose::Them`] for the effects after it; an effect without a legal object
//! is skipped and the next one carried out all the same (V3, SD-ID-11).
//!
//! | file | what stands there |
//! |---|---|
//! | `whom` | whom and which cards an effect concerns |
//! | `power` | conditions, and what cards do as long as they lie open |
//! | `boss` | what the cards of EX bosses do |

mod boss;
mod power;
mod whom;

pub use self::{
    boss::{BossEffect, Side},
    power::{Condition, Power},
    whom::{From, Manner, Must, Passed, Pick, Sight, Trait, Whose},
};
use serde::{Deserialize, Serialize};

use super::{Faction, WeaponKind};

/// One step of a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Effect {
    /// You choose a player: from now on `Them`.
    Choose(Pick),
    /// You choose a second player: from now on `Second`.
    ChooseSecond(Pick),
    /// One of the others at random is from now on `Them`.
    RandomOther,
    /// One list or the other. Lists inside lists hold no further `If`.
    If(Condition, Vec<Effect>, Vec<Effect>),

    /// You look at cards in secret (V5).
    Peek(Whose, Sight),
    /// `Them` looks at a face-down loyalty card of yours.
    TheyPeek,
    /// You look at the ID that was left over.
    PeekLeftover,
    /// Each other player shows you one own face-down loyalty card of the own choice.
    ShowYou,
    /// Cards are revealed (V4); you choose which where there is a choice.
    Reveal(Whose, Sight),
    /// The neighbours' loyalty cards on your side are revealed; on their far side with shared cards (SD-BIG-08).
    RevealTowards,
    /// You name a colour: if their face-down ID has it, it is revealed, otherwise you see it.
    NameColour,
    /// You turn a revealed card face-down.
    Cover(Whose, Sight),

    /// Weapons are dropped.
    Drop(Whose),
    /// The aiming holder aims elsewhere, where that is possible.
    LookAway,
    /// You aim their weapon at a legal target of your choice.
    AimTheirs,
    /// Their weapon is fired at its target at once, with drop and draw.
    FireTheirs,
    /// You take their weapon and aim it.
    TakeWeapon,
    /// You take a weapon of this kind from the middle and aim it, if you are unarmed.
    Equip(WeaponKind),
    /// You take any weapon from the middle or another player and aim it.
    EquipAny,
    /// `Them` and `Second` exchange weapons, and each aims anew.
    SwapWeapons,
    /// The announced shot cannot be fired this turn.
    Jam,
    /// The target of your shot this turn takes this much more if it takes damage.
    Overcharge(u8),

    /// Programs are drawn by you.
    Draw(u8),
    /// Each discards one program that is neither Spam nor loyalty.
    Discard(Whose, Manner),
    /// You take one of their programs.
    TakeProgram(Manner),
    /// You exchange any number of programs with `Them`.
    Trade,
    /// You discard any number of programs and draw as many.
    Renew,
    /// You look at this many programs on top of the pile, give one away and put the rest on the bottom.
    Foresee(u8),

    /// Healing (V8).
    Heal(Whose, u8),
    /// Damage without a choice (V7).
    Damage(Whose, u8),
    /// You lose HP; nothing reduces it.
    LoseHp(u8),
    /// Soft hit (V6).
    SoftHit(Whose),
    /// Hard hit (V6).
    HardHit(Whose),
    /// The damage that is about to be taken is reduced.
    Soften(u8),
    /// Until the end of this turn EX bosses do `Them` no damage.
    Ward,

    /// `Them`, eliminated, returns with 1 HP.
    Reanimate,
    /// `Them`, eliminated, returns with 1 HP as Fallen; you recognise each other.
    Raise,
    /// The next other player who is eliminated is raised after the check.
    AwaitDeath,
    /// You become Fallen, unless you are Legion.
    Fall,
    /// All Fallen recognise one another.
    FallenMeet,
    /// You secretly choose one other player, or two of 7 and more at the table, to become Legion.
    Infect,
    /// Your team becomes theirs and stays so.
    Defect,

    /// You exchange one of your loyalty cards with one of theirs.
    SwapLoyalty,
    /// You exchange all your loyalty cards with all of theirs.
    SwapAllLoyalty,
    /// Your loyalty cards and theirs are shuffled and dealt back.
    MixLoyalty,
    /// One loyalty card of theirs, chosen by you, is exchanged for a random one of the unused.
    ReplaceLoyalty(Whose, Must),
    /// A random unused loyalty card is added to yours.
    GainLoyalty,
    /// All living players pass a loyalty card to the next one.
    PassLoyalty(Passed),
    /// Two players exchange their IDs.
    SwapIds(Whose, Whose),
    /// You put your ID away for the Boss IDs of a colour.
    BecomeBoss(Faction),
    /// You carry out the ability of their ID.
    Copy,

    /// You keep `Them` in mind: what the card says about its player is about `Them`.
    Link,
    /// You take one more action this turn.
    ExtraAction,
    /// Bloodbeast enters at `Them`.
    Summon,
    /// You put an open portal on the bottom of the pile.
    Seal,
}

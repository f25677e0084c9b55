//! The closed language cards are written in: a card is a list of effects, carried out in order (SD-OPEN-01).
//!
//! An effect that chooses a player binds it as [`Whose::Them`] for the effects after it; an effect without a legal object
//! is skipped and the next one carried out all the same (V3, SD-ID-11).

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

/// A choice of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pick {
    /// Among whom.
    pub from: From,
    /// What must be true of the player; all of it.
    pub having: Vec<Trait>,
    /// Whether nobody may be chosen.
    pub may: bool,
}

/// Among whom a player is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    /// Living players but you.
    #[default]
    Others,
    /// Living players.
    Anyone,
    /// Eliminated players.
    Eliminated,
    /// Whoever caused this reveal; where nobody else did, living players but you.
    Culprit,
}

/// Something that must be true of a player who is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trait {
    /// Holds a weapon.
    Armed,
    /// Holds a weapon that can be aimed elsewhere.
    CanReaim,
    /// Holds a weapon with a target.
    Aiming,
    /// Has a face-down loyalty card.
    HiddenLoyalty,
    /// Has a revealed loyalty card.
    ShownLoyalty,
    /// Has a loyalty card.
    Loyalty,
    /// Has a face-down ID.
    HiddenId,
    /// Has an ability that can be copied on a revealed ID (V17).
    Copyable,
    /// Has 1 HP or a revealed ID.
    WeakOrShown,
    /// Has less than the most HP.
    Wounded,
    /// Holds programs.
    Programs,
    /// Holds a program that can be taken: not a played permanent.
    Takeable,
    /// Is not the one chosen before.
    Another,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The owner of the ID, or the player of the program (V1).
    You,
    /// The player chosen.
    Them,
    /// The player chosen second.
    Second,
    /// Every other living player.
    Others,
    /// The nearest living player on each side (V13).
    Neighbours,
    /// Every player aiming at you.
    Aimers,
}

/// Which cards of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sight {
    /// One loyalty card.
    Loyalty,
    /// All loyalty cards.
    AllLoyalty,
    /// The ID.
    Id,
    /// The ID or one loyalty card.
    IdOrLoyalty,
    /// All programs.
    Programs,
}

/// Who decides which program it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// Whoever gives it away by discarding, whoever takes it by taking; loyalty programs are not taken.
    Chosen,
    /// Chance.
    Random,
}

/// Whether something must be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Must {
    /// It is.
    Must,
    /// You decide.
    May,
}

/// Which loyalty card is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passed {
    /// One of the owner's choice; all choose at the same time, in secret.
    Chosen,
    /// The one on the side of the next player.
    Next,
}

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

/// What an EX boss does to the players beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BossEffect {
    /// Soft hits.
    SoftHit(Side),
    /// Hard hits.
    HardHit(Side),
    /// Damage.
    Damage(Side, u8),
    /// Each discards a program of the own choice.
    Discard(Side),
    /// Weapons are dropped.
    Drop(Side),
    /// Soft hits on all players with no revealed card.
    SoftHitUnrevealed,
    /// An EX loyalty card is turned face-down again, or else 1 HP healed.
    Recover,
}

/// Which neighbours of a boss (HG-POS-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// The one before it in turn order.
    Left,
    /// The one after it in turn order.
    Right,
    /// Both.
    Both,
}

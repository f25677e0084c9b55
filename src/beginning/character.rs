//! The characters: figures, traits and skill trees, as data (TB-SKILL, 43).

use serde::{Deserialize, Serialize};

/// One of the six (TB-GEN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Character {
    /// The All-Rounder.
    Jayden,
    /// The Machine.
    Feykah,
    /// The Runner.
    Nova,
    /// The Fighter.
    Havoc,
    /// The Medic.
    Dryden,
    /// The Specialist.
    DeeCoy,
}

impl Character {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Jayden, Self::Feykah, Self::Nova, Self::Havoc, Self::Dryden, Self::DeeCoy];
}

/// What a player board shows (TB-SKILL-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stats {
    /// Action points.
    pub ap: u8,
    /// Steps.
    pub moves: u8,
    /// Areas reached.
    pub range: u8,
    /// Health taken by a hit.
    pub strength: u8,
    /// Red cards in an attack.
    pub red: u8,
    /// What an enemy has to overcome.
    pub shield: u8,
    /// Blue cards in a defence.
    pub blue: u8,
    /// Health.
    pub health: u8,
    /// Programs kept.
    pub programs: u8,
    /// Cards drawn.
    pub draw: u8,
    /// Cards kept.
    pub hand: u8,
}

/// A character's board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterCard {
    /// Which.
    pub who: Character,
    /// The name people read.
    pub name: String,
    /// What sets the character apart, in words.
    pub text: String,
    /// The figures.
    pub stats: Stats,
    /// Advantages, disadvantages and the special.
    pub traits: Vec<Trait>,
    /// Hacking, Implants, Security, Rigging; each level 1 and level 2.
    pub tree: [[Skill; 2]; 4],
}

/// A field of a skill tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// What is to be done.
    pub task: Task,
    /// What it brings.
    pub boost: Boost,
}

/// A column of the skill tree (TB-SKILL-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Branch {
    /// H.
    Hacking,
    /// I.
    Implants,
    /// S.
    Security,
    /// R.
    Rigging,
}

impl Branch {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Hacking, Self::Implants, Self::Security, Self::Rigging];
}

/// What sets a character apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trait {
    /// Starts with all All-Rounder cards; one a turn as a free action (TB-JAY-01).
    AllRounder,
    /// One objective more, all to be met (TB-JAY-02).
    TwoObjectives,
    /// After three level 2 boosts, once, takes back all All-Rounder cards played (TB-JAY-03).
    SecondWind,
    /// One more card in the opening hand (TB-FEY-01).
    OpeningCard,
    /// One more card in turns begun as Leader or General (TB-FEY-02).
    BadgeDraw,
    /// Takes a wound for a wide attack (TB-FEY-03).
    Fury,
    /// Two loyalty cards to keep one of (TB-FEY-04).
    LoyaltyChoice,
    /// Never a boost from the Network (TB-FEY-05).
    NoNetworkBoost,
    /// Two programs at the fourth level 1 boost (TB-FEY-06).
    FourthBoost,
    /// Draws four cards for the Resource action, and one when others take it (TB-NOVA-01, TB-NOVA-02).
    Supplier,
    /// Collects no scanners (TB-NOVA-03).
    NoScanners,
    /// A free HQ weapon for every two boosts (TB-NOVA-04).
    Armoury,
    /// One more General card for every elimination (TB-HAV-01).
    Trophies,
    /// Equips no HQ pistol (TB-HAV-02).
    NoPistol,
    /// Boosts at 2 and 5 eliminations (TB-HAV-03).
    CombatBar,
    /// Starts with two programs and a pistol (TB-DRY-01).
    Kit,
    /// Heals a character in range for 1 AP (TB-DRY-02).
    Medic,
    /// Two wounds at 0 health (TB-DRY-03).
    Fragile,
    /// A program at 2 and at 5 healings (TB-DRY-04).
    CareBar,
    /// Comes with Kuro (TB-DEE-01, TB-DEE-03).
    Handler,
    /// Wakes in the Cube instead of at HQ (TB-DEE-02).
    Wanted,
    /// With two level 2 boosts Kuro's attacks use no marker (TB-DEE-04).
    Trained,
}

/// What is to be done for a boost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Bring Riot from a yellow zone to the blue one.
    CalmRiot,
    /// Set Riot to exactly 0.
    RiotZero,
    /// Raise Morale to this or more.
    Morale(i8),
    /// Roll this or more with the fourth City action.
    CityRoll(u8),
    /// Have played all All-Rounder cards.
    AllRounders,
    /// Bring a chip into the Network.
    BringChip,
    /// Bring a chip in with both scanners; the character itself.
    BringScanned,
    /// Eliminate so many enemies of this level or more.
    Eliminate(u8, u8),
    /// Eliminate an enemy of this level or more exactly one area away.
    EliminateAfar(u8),
    /// Look at chips in the Junkyard.
    JunkLook,
    /// Remove chips from the Junkyard.
    JunkRemove,
    /// Drop a chip in the Junkyard.
    JunkDrop,
    /// An own Censure Motion that detains somebody.
    Censure,
    /// Empty the Personal deck.
    EmptyDeck,
    /// Have no card in hand.
    EmptyHand,
    /// Take this many City actions.
    CityActions(u8),
    /// Take this many different City actions.
    DifferentCityActions(u8),
    /// Discard this many hand cards at once (TB-AMB-75).
    DiscardAtOnce(u8),
    /// Play one of the own unique cards.
    PlayUnique,
    /// Use the free action of the Med Center.
    Clinic,
    /// Obtain this many HQ weapons.
    Weapons(u8),
    /// Buy this many HQ weapons.
    BuyWeapons(u8),
    /// A Nexus action that raises Apex.
    Nexus,
    /// Equip a chip from Sector III.
    SectorThree,
    /// Receive a Recon card.
    Recon,
    /// The combat bar at this.
    CombatBar(u8),
    /// Heal with an own action.
    Heal,
    /// Heal one character by this much at once.
    HealBy(u8),
    /// Gain this many programs beyond the starting ones.
    GainPrograms(u8),
    /// Kuro sniffs a supply box.
    KuroSniff,
    /// Kuro has used this many markers.
    KuroMarkers(u8),
    /// Kuro eliminates an enemy of this level or more.
    KuroEliminate(u8),
}

impl Task {
    /// How often it is to be done, and whether different things count.
    pub const fn needed(self) -> (u8, bool) {
        match self {
            Self::Eliminate(count, _)
            | Self::CityActions(count)
            | Self::Weapons(count)
            | Self::BuyWeapons(count)
            | Self::GainPrograms(count)
            | Self::KuroMarkers(count) => (count, false),
            Self::DifferentCityActions(count) => (count, true),
            _ => (1, false),
        }
    }
}

/// What a boost gives for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Boost {
    /// More blue cards in a defence.
    Blue(u8),
    /// More red cards in an attack.
    Red(u8),
    /// More AP.
    Ap(u8),
    /// More AP in turns while no other character is in the area.
    ApAlone(u8),
    /// More steps.
    Moves(u8),
    /// More strength.
    Strength(u8),
    /// More range.
    Range(u8),
    /// The most health.
    MaxHealth(u8),
    /// More programs kept.
    ProgramLimit(u8),
    /// The hand limit.
    HandLimit(u8),
    /// More cards drawn.
    Draw(u8),
    /// So many All-Rounder cards a turn.
    AllRounders(u8),
    /// At once: draw two programs and keep one.
    TwoPrograms,
    /// Once per own turn one own die is rolled again.
    Reroll,
    /// A random program is one of three seen.
    Selection,
    /// Carries two chips.
    TwoChips,
    /// May draw two programs whenever a blue 5 is discarded.
    BlueFive,
    /// For 1 AP: remove a wound of a character in range, then draw a card.
    Surgery,
    /// Dropping chips in the Junkyard costs no AP.
    FreeDrop,
    /// More shield in Kuro's area.
    ShieldWithKuro(u8),
    /// Kuro acts and moves.
    KuroBoth,
    /// More cards when Kuro eliminates an enemy.
    KuroCards(u8),
    /// At once: so many used markers of Kuro are refreshed.
    KuroRefresh(u8),
}

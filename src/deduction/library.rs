//! Everything that can lie on a table: all cards, the setup table and the scenarios, found by number or key.

use serde::{Deserialize, Serialize};

use super::{
    Boss, BossCard, ExitusCard, Faction, IdCard, IdNo, LegionCard, LoyaltyCard, LoyaltyNo, ProgramCard, ProgramNo,
    Team, WeaponKind,
};

/// All cards and tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// ID cards.
    pub ids: Vec<IdCard>,
    /// Programs.
    pub programs: Vec<ProgramCard>,
    /// Loyalty cards.
    pub loyalty: Vec<LoyaltyCard>,
    /// The cards of Exitus.
    pub exitus: Vec<ExitusCard>,
    /// The cards of Legion God.
    pub legion: Vec<LegionCard>,
    /// The EX bosses.
    pub bosses: Vec<BossCard>,
    /// The setup table, one row per number of players.
    pub rows: Vec<Row>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
}

/// A row of the setup table (SD-TAB).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// For how many players.
    pub seats: u8,
    /// The weapons in the middle.
    pub weapons: Vec<WeaponKind>,
    /// The other set a table may choose (SD-TAB-21).
    #[serde(default)]
    pub or_weapons: Vec<WeaponKind>,
    /// The weapons of the prototype.
    pub prototype: Vec<WeaponKind>,
    /// The other set of the prototype.
    #[serde(default)]
    pub or_prototype: Vec<WeaponKind>,
    /// Loyalty cards counting 1: Human, Machine, Outlaw.
    pub loyalty: (u8, u8, u8),
    /// Loyalty cards counting 2.
    pub double: (u8, u8, u8),
    /// IDs: Human, Machine, Outlaw.
    pub ids: (u8, u8, u8),
    /// The same as the final rules print it (SD-AMB-01).
    #[serde(default)]
    pub printed_ids: Option<(u8, u8, u8)>,
}

/// A scenario (SC).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The name files use: the ID of its rule, such as `SC-01`.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What is special, in words.
    pub text: String,
    /// For how many players.
    pub seats: u8,
    /// Whether it needs the expansion.
    #[serde(default)]
    pub hell_gate: bool,
    /// The keys of the IDs dealt.
    #[serde(default)]
    pub ids: Vec<String>,
    /// How many more are dealt at random: Human, Machine, Outlaw.
    #[serde(default)]
    pub random: (u8, u8, u8),
    /// Its rules.
    pub rules: Vec<ScenarioRule>,
}

/// A rule of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScenarioRule {
    /// Everybody starts with this many programs (SC-02, SC-08).
    Programs(u8),
    /// Any program may be discarded for the limit (SC-04).
    AnyDiscard,
    /// Everybody starts with `start` of at most `most` HP (SC-06, SC-12).
    Health {
        /// At the start.
        start: u8,
        /// At most.
        most: u8,
    },
    /// At each reanimation every other player discards a random program (SC-10).
    ReturnCosts,
    /// Bloodbeast starts where the first loyalty program is drawn (SC-14).
    BeastStarts,
    /// These bosses start in play, right of the starting player (SC-16).
    Bosses(Vec<Boss>),
    /// A locked weapon once used is unlocked for everyone (SC-18).
    UnlockByUse,
    /// A pistol may be answered with the ID (SC-20).
    PistolId,
    /// A random boss starts in play, where the starting player says (SC-22).
    RandomBoss,
    /// One March of the Fallen starts beside the pile (SC-24).
    March,
    /// The program limit (SC-26).
    Limit(u8),
    /// One more action without a weapon.
    Extra(Extra),
    /// Outlaws win together (SC-36).
    OutlawTeam,
}

/// An action that a scenario adds to the unarmed list (SC-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Extra {
    /// Discard two programs: heal yourself (SC-28, SC-38).
    HealSelf,
    /// Discard two programs: heal another player (SC-30).
    HealOther,
    /// Discard one program: every other player discards a random one (SC-32).
    Purge,
    /// Reveal the own ID (SC-34).
    RevealSelf,
}

/// The counts of a triple by colour.
pub fn of_faction((human, machine, outlaw): (u8, u8, u8), faction: Faction) -> u8 {
    match faction {
        Faction::Human => human,
        Faction::Machine => machine,
        Faction::Outlaw => outlaw,
    }
}

impl Library {
    /// An ID card; `None` for a hidden one.
    pub fn id(&self, no: IdNo) -> Option<&IdCard> {
        self.ids.get(no.at())
    }

    /// A program; `None` for a hidden one.
    pub fn program(&self, no: ProgramNo) -> Option<&ProgramCard> {
        self.programs.get(no.at())
    }

    /// A loyalty card; `None` for a hidden one.
    pub fn loyalty_card(&self, no: LoyaltyNo) -> Option<&LoyaltyCard> {
        self.loyalty.get(no.at())
    }

    /// A boss.
    pub fn boss(&self, boss: Boss) -> Option<&BossCard> {
        self.bosses.iter().find(|card| card.boss == boss)
    }

    /// The ID that founds a team: it carries "Always" with its name (SD-LEG-06, SD-FAL-04).
    pub fn founder(&self, team: Team) -> Option<IdNo> {
        self.ids.iter().position(|card| card.always == Some(team)).map(|at| IdNo(at as u8))
    }

    /// The ID with this key.
    pub fn id_by_key(&self, key: &str) -> Option<IdNo> {
        self.ids.iter().position(|card| card.key == key).map(|at| IdNo(at as u8))
    }

    /// The program with this key.
    pub fn program_by_key(&self, key: &str) -> Option<ProgramNo> {
        self.programs.iter().position(|card| card.key == key).map(|at| ProgramNo(at as u8))
    }

    /// The loyalty card with this key.
    pub fn loyalty_by_key(&self, key: &str) -> Option<LoyaltyNo> {
        self.loyalty.iter().position(|card| card.key == key).map(|at| LoyaltyNo(at as u8))
    }

    /// The scenario with this key.
    pub fn scenario(&self, key: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.key == key)
    }

    /// The row of the setup table.
    pub fn row(&self, seats: u8) -> Option<&Row> {
        self.rows.iter().find(|row| row.seats == seats)
    }
}

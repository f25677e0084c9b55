//! Gear and items: cards as data in a small closed language of effects.

use serde::{Deserialize, Serialize};

/// One gear card, owned for the whole campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gear {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// The drawer of the shop it lies in.
    pub kind: GearKind,
    /// Energy it holds while equipped (ST-GEAR-03).
    pub energy: u8,
    /// What it gives.
    pub effects: Vec<GearEffect>,
}

impl Gear {
    /// The weapon on this card.
    pub fn weapon(&self) -> Option<&Weapon> {
        self.effects.iter().find_map(|effect| match effect {
            GearEffect::Weapon(weapon) => Some(weapon),
            _ => None,
        })
    }

    /// The effect that energy buys, with its price.
    pub fn usable(&self) -> Option<(u8, Effect)> {
        self.effects.iter().find_map(|effect| match effect {
            GearEffect::Use { energy, effect } => Some((*energy, *effect)),
            _ => None,
        })
    }

    /// The armor it adds.
    pub fn armor(&self) -> i8 {
        self.effects.iter().map(|effect| if let GearEffect::Armor(n) = effect { *n } else { 0 }).sum()
    }

    /// The armor it adds against intercept attacks.
    pub fn dodge(&self) -> i8 {
        self.effects.iter().map(|effect| if let GearEffect::Dodge(n) = effect { *n } else { 0 }).sum()
    }

    /// The power it adds on overwatch.
    pub fn watch(&self) -> i8 {
        self.effects.iter().map(|effect| if let GearEffect::Watch(n) = effect { *n } else { 0 }).sum()
    }

    /// What it takes from every alarm draw.
    pub fn lull(&self) -> i8 {
        self.effects.iter().map(|effect| if let GearEffect::Lull(n) = effect { *n } else { 0 }).sum()
    }

    /// The health it adds at the start of a mission.
    pub fn health(&self) -> u8 {
        self.effects.iter().map(|effect| if let GearEffect::Health(n) = effect { *n } else { 0 }).sum()
    }
}

/// The family a gear card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs)]
pub enum GearKind {
    Weapon,
    Armour,
    Movement,
    Hacking,
    Senses,
}

/// What a gear card gives while equipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GearEffect {
    /// Attacks with it.
    Weapon(Weapon),
    /// More armor.
    Armor(i8),
    /// More health at the start.
    Health(u8),
    /// More armor against intercept attacks only.
    Dodge(i8),
    /// More power on overwatch only.
    Watch(i8),
    /// Takes this much from every alarm draw at the end of a turn.
    Lull(i8),
    /// The second movement leaves no noise in the sector entered.
    SoftStep,
    /// An effect bought with energy (ST-ACT-15).
    Use {
        /// The price.
        energy: u8,
        /// What it does.
        effect: Effect,
    },
}

impl GearEffect {
    /// Whether it gives nothing.
    pub fn is_nothing(&self) -> bool {
        match *self {
            Self::Weapon(_) | Self::SoftStep => false,
            Self::Armor(n) => n == 0,
            Self::Health(n) => n == 0,
            Self::Dodge(n) | Self::Watch(n) | Self::Lull(n) => n <= 0,
            Self::Use { effect, .. } => effect.is_nothing(),
        }
    }
}

/// A weapon's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Added to the card when the player attacks.
    pub power: i8,
    /// Whether its attacks leave no noise.
    pub silent: bool,
    /// How many moves away a target may be; 0 is the player's own sector.
    #[serde(default)]
    pub range: u8,
    /// Whom one attack strikes.
    #[serde(default)]
    pub targets: Targets,
    /// Energy each attack costs.
    #[serde(default)]
    pub energy: u8,
    /// Added to the power against an enemy that has not detected the player.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ambush: i8,
    /// What is left of whom it defeats.
    #[serde(default, skip_serializing_if = "Remains::is_body")]
    pub remains: Remains,
}

/// Whether a number says nothing, so that what was written before it existed stays as it was.
#[allow(clippy::trivially_copy_pass_by_ref)] // Serde hands over a reference.
const fn is_zero(number: &i8) -> bool {
    *number == 0
}

/// What a weapon leaves of an enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Remains {
    /// A body (ST-ACT-11).
    #[default]
    Body,
    /// Nothing.
    Nothing,
}

impl Remains {
    /// Whether a body is left, as the rules have it.
    pub fn is_body(&self) -> bool {
        *self == Self::Body
    }
}

/// Whom one attack strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Targets {
    /// One enemy.
    #[default]
    One,
    /// Every enemy in the target's sector, with a draw for each.
    Sector,
}

/// One item card, used once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it does.
    pub effect: Effect,
}

/// Everything a used card can do.
// A new card with these effects needs no code; a new effect is one arm of `use_tool`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Effect {
    /// Gives back health, up to the health at the start.
    Heal(u8),
    /// Gives back energy, up to the maximum.
    Recharge(u8),
    /// Adds armor until the end of the turn.
    Shield(i8),
    /// Adds power to the attacks of this turn.
    Aim(i8),
    /// The second movement and the attacks of this turn leave no noise.
    Silence,
    /// Puts a noise token in a sector up to this many moves away.
    Decoy(u8),
    /// Lowers the alarm.
    Calm(u8),
    /// Looks at the next cards of the deck.
    Peek(u8),
    /// Discards the top card of the deck unused and looks at the next.
    Burn,
    /// Hides at once, even beside an enemy that has not detected the player.
    Vanish,
    /// Gives one more free movement this turn.
    Dash,
    /// Opens a lock up to this many moves away.
    Unlock(u8),
    /// An enemy up to this many moves away does not act this turn.
    Jam(u8),
    /// Removes a body from the player's sector.
    Dispose,
    /// Removes a detection token up to this many moves away.
    Erase(u8),
    /// As the free movement, crosses a wall into the next sector.
    Climb,
    /// An enemy up to this many moves away draws its behaviour now instead of when it acts.
    Foresee(u8),
    /// A camera or drone up to this many moves away does not act in this turn and the two after it.
    Loop(u8),
    /// Takes a body along with the free movement and leaves the second action.
    Drag,
    /// Puts a detection token in a sector up to this many moves away.
    Bait(u8),
    /// An enemy up to this many moves away does not detect the player this turn.
    Fool(u8),
    /// Takes this much from the alarm draw at the end of this turn.
    Muffle(i8),
    /// An enemy up to this many moves away gives up its waypoint for the next one.
    Reroute(u8),
    /// Gives one more second action this turn.
    Encore,
    /// Removes every detection token, and no enemy has the player detected.
    Forget,
    /// No enemy in the player's sector acts this turn; leaves noise there.
    Flash,
}

impl Effect {
    /// Whether its number makes it do nothing whatever it is used on.
    pub fn is_nothing(self) -> bool {
        match self {
            Self::Heal(n) | Self::Recharge(n) | Self::Calm(n) | Self::Peek(n) | Self::Unlock(n) => n == 0,
            Self::Shield(n) | Self::Aim(n) | Self::Muffle(n) => n <= 0,
            _ => false,
        }
    }
}

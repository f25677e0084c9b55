//! What places offer, and what can be missing for it.

use super::{Area, Deed, Item};
use crate::engine::Rule;

/// Something a place or a board offers: a deed without whom or what it is turned on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A step to a joined area.
    Move(Area),
    /// An attack.
    Attack,
    /// A chip of Sector I.
    SectorOne,
    /// Three chips of Sector II with a partner.
    SectorTwo,
    /// A chip of Sector III.
    SectorThree,
    /// City action 1.
    Riot,
    /// City action 2.
    Morale,
    /// City action 3.
    Resource,
    /// City action 4.
    Fate,
    /// An open program, by its place.
    BuyProgram(u8),
    /// The top program.
    BuyRandom,
    /// Work at the Nexus.
    Nexus,
    /// A Censure Motion.
    Censure,
    /// An election.
    Elect,
    /// A weapon.
    BuyWeapon(Item),
    /// A Recon card.
    BuyRecon,
    /// Chips into the Network.
    Place,
    /// Breaking out of the Cube.
    BreakOut,
    /// An interrogation card.
    Interrogate,
    /// Freeing somebody, as Leader.
    Pardon,
    /// Chips into the Junkyard.
    Drop,
    /// A look into the Junkyard.
    JunkLook,
    /// Chips out of the Junkyard.
    JunkRemove,
    /// A wound removed.
    Treat,
    /// Grey and green cards at the Med Center.
    Clinic,
    /// Healing (TB-DRY-02).
    Heal,
    /// A wound of another removed (TB-DRY-08).
    Surgery,
}

/// What is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// So many AP.
    Ap(u8),
    /// A step.
    Steps,
    /// The way into the Network is blocked.
    Blockade,
    /// An enemy in range.
    Enemy,
    /// Cards of one colour worth so much.
    Price(u8),
    /// Nothing lies there any more.
    Empty,
    /// The Sector is too far ahead of another.
    Spread,
    /// Room for a chip.
    Room,
    /// A second character with room in Area 1.
    Partner,
    /// Riot is calm.
    Calm,
    /// It was done this turn.
    Again,
    /// A blue card.
    Blue,
    /// Resource for it.
    Resource,
    /// A Recon card was received already.
    HadRecon,
    /// The Network was not entered this turn.
    Entry,
    /// Freed from the Cube this turn.
    Freed,
    /// A chip to carry there.
    Chip,
    /// A grey card.
    Grey,
    /// A green card.
    Green,
    /// A grey or green card.
    GreyOrGreen,
    /// The badge of the Leader.
    Leader,
    /// Somebody detained.
    Detained,
    /// Somebody hurt in range.
    Hurt,
    /// Somebody wounded in range.
    Wounded,
    /// Havoc takes no pistol.
    Pistol,
    /// Kuro's marker here is used.
    Marker,
    /// Kuro has had his move or action.
    KuroDone,
    /// Kuro cannot do it.
    NotKuro,
    /// The other figure has begun.
    OtherFigure,
}

impl Lack {
    /// The rule it stands on.
    #[rustfmt::skip]
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::Ap(_) => "TB-ACT-02",
            Self::Steps => "TB-MOVE-02",
            Self::Blockade => "TB-MOVE-07",
            Self::Enemy => "TB-ATK-01",
            Self::Price(_) => "TB-BUY-01",
            Self::Empty => "TB-CHIP-01",
            Self::Spread => "TB-SEC-02",
            Self::Room => "TB-CHIP-02",
            Self::Partner => "TB-SEC-07",
            Self::Calm => "TB-CITY-02",
            Self::Again => "TB-CITY-01",
            Self::Blue => "TB-CITY-05",
            Self::Resource => "TB-CITY-07",
            Self::HadRecon => "TB-MONO-02",
            Self::Entry | Self::Chip => "TB-NET-02",
            Self::Freed => "TB-NET-11",
            Self::Grey => "TB-JUNK-03",
            Self::Green => "TB-JUNK-04",
            Self::GreyOrGreen => "TB-MED-02",
            Self::Leader | Self::Detained => "TB-LEAD-05",
            Self::Hurt => "TB-DRY-05",
            Self::Wounded => "TB-DRY-08",
            Self::Pistol => "TB-HQ-15",
            Self::Marker => "TB-KURO-04",
            Self::KuroDone => "TB-KURO-03",
            Self::NotKuro => "TB-KURO-08",
            Self::OtherFigure => "TB-KURO-13",
        })
    }
}

impl Offer {
    /// What a deed is one case of; `None` for what nobody would ask after.
    pub const fn of(deed: Deed) -> Option<Self> {
        Some(match deed {
            Deed::Move(area) => Self::Move(area),
            Deed::Attack(_) => Self::Attack,
            Deed::SectorOne => Self::SectorOne,
            Deed::SectorTwo(_) => Self::SectorTwo,
            Deed::SectorThree => Self::SectorThree,
            Deed::Riot { .. } => Self::Riot,
            Deed::Morale => Self::Morale,
            Deed::Resource => Self::Resource,
            Deed::Fate => Self::Fate,
            Deed::BuyProgram(at) => Self::BuyProgram(at),
            Deed::BuyRandom => Self::BuyRandom,
            Deed::Nexus => Self::Nexus,
            Deed::Censure(_) => Self::Censure,
            Deed::Elect => Self::Elect,
            Deed::BuyWeapon(item) => Self::BuyWeapon(item),
            Deed::TakeWeapon(_) => return None,
            Deed::BuyRecon => Self::BuyRecon,
            Deed::Place => Self::Place,
            Deed::BreakOut { .. } => Self::BreakOut,
            Deed::Interrogate => Self::Interrogate,
            Deed::Pardon(_) => Self::Pardon,
            Deed::Drop => Self::Drop,
            Deed::JunkLook => Self::JunkLook,
            Deed::JunkRemove => Self::JunkRemove,
            Deed::Treat => Self::Treat,
            Deed::Clinic => Self::Clinic,
            Deed::Heal(_) => Self::Heal,
            Deed::Surgery(_) => Self::Surgery,
        })
    }

    /// What it costs in AP, before boosts.
    pub(super) const fn cost(self) -> u8 {
        match self {
            Self::Move(_) | Self::Place | Self::Clinic => 0,
            Self::Censure => 2,
            _ => 1,
        }
    }

    /// Whether Kuro can do it at all (TB-KURO-08).
    pub(super) const fn suits_kuro(self) -> bool {
        matches!(
            self,
            Self::Move(_)
                | Self::Attack
                | Self::SectorOne
                | Self::SectorTwo
                | Self::SectorThree
                | Self::Riot
                | Self::Morale
                | Self::Resource
                | Self::Fate
                | Self::Nexus
                | Self::Elect
                | Self::BuyRecon
                | Self::Place
                | Self::Drop
                | Self::JunkLook
                | Self::JunkRemove
        )
    }
}

//! Everything that happens, with its reasons. `witness` takes away what a seat may not know.

use serde::Serialize;
use smallvec::SmallVec;

use super::{
    Area, Bar, Branch, Chip, Claim, Colour, Column, Deed, EnemyKind, EventNo, Faction, Figure, Foe, Free, InfluenceNo,
    Item, Level, ObjectiveNo, Outcome, ProgramNo, Purpose, Secret, Sight, SpawnNo, Spot, WoundNo,
};
use crate::engine::{Rule, Seat, Seats};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Which of the game.
        number: u32,
        /// In which round.
        round: u32,
    },
    /// A figure wakes.
    Woke(Figure),
    /// Influence cards are drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Secret<SmallVec<[InfluenceNo; 6]>>,
        /// How many, and how many of them from the Personal deck.
        count: (u8, u8),
    },
    /// The discard pile became the General deck.
    Reshuffled,
    /// A figure acts.
    Did(Figure, Deed),
    /// Something free is used.
    Used(Seat, Free),
    /// A program is played or used.
    Program(Seat, ProgramNo),
    /// An influence card is played in sight of all.
    Played(Seat, InfluenceNo),
    /// An influence card is put in face-down.
    PutIn(Seat),
    /// A seat put in enough, or does nothing more.
    Finished(Seat),
    /// Influence cards are discarded.
    Discarded(Seat, SmallVec<[InfluenceNo; 6]>),
    /// A bar moves.
    Bar {
        /// Which.
        bar: Bar,
        /// From where.
        from: i8,
        /// To where.
        to: i8,
        /// Why.
        rule: Rule,
    },
    /// Dice are rolled.
    Rolled(Purpose, [u8; 4]),
    /// A die is rolled again.
    Rerolled(Seat, u8, u8),
    /// Programs are gained.
    GotPrograms {
        /// By whom.
        seat: Seat,
        /// Which.
        programs: Secret<SmallVec<[ProgramNo; 3]>>,
        /// How many.
        count: u8,
    },
    /// A program is discarded.
    LostProgram(Seat, ProgramNo),
    /// The market changed.
    Market(SmallVec<[ProgramNo; 3]>),
    /// A program is put under a board.
    Transferred(Seat),
    /// Chips are looked at.
    Looked {
        /// By whom.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// What they are.
        colours: Secret<SmallVec<[Colour; 3]>>,
    },
    /// A chip is equipped.
    Equipped {
        /// By whom.
        figure: Figure,
        /// From which Sector, from 0.
        from: Option<u8>,
        /// Its colour.
        colour: Secret<Colour>,
    },
    /// A chip goes to the Junkyard.
    Junked {
        /// Whose it was, where somebody dropped it.
        by: Option<Figure>,
        /// At which position.
        at: u8,
    },
    /// A chip of the Junkyard is removed.
    Removed(Seat, u8),
    /// A chip is placed in the Network.
    Placed {
        /// By whom.
        figure: Figure,
        /// Where.
        column: Column,
        /// On which Tier, from 1.
        tier: u8,
        /// Its colour.
        colour: Secret<Colour>,
    },
    /// A carried chip is exchanged with one of the Network.
    Swapped(Seat, Column, u8),
    /// A scanner is collected.
    Scanner(Figure, u8),
    /// Scanners go back.
    ScannersBack(Figure),
    /// The Human Phase: what lies in Tier 1 now.
    HumanPhase([Chip; 3]),
    /// The Machine Phase.
    MachinePhase,
    /// A closed-eye step is over.
    ClosedEyes,
    /// Somebody was shown a faction.
    Told {
        /// Who was told.
        to: Seat,
        /// About whom.
        of: Seat,
        /// What.
        faction: Faction,
    },
    /// Somebody's faction changed.
    Became {
        /// Who.
        seat: Secret<Seat>,
        /// What.
        to: Faction,
    },
    /// An event is shown.
    Shown(Level, EventNo),
    /// A half of it was chosen.
    Decided(Option<Seat>, EventNo, bool),
    /// Nothing of the event can be carried out (TB-EVT-26).
    Dropped(EventNo),
    /// The cards of a check or a break-out are shown.
    Pooled {
        /// All cards, shuffled.
        cards: SmallVec<[InfluenceNo; 16]>,
        /// What they come to.
        total: i8,
        /// What was needed.
        target: i8,
        /// Whether it was reached.
        success: bool,
    },
    /// The matching cards of a count.
    Counted {
        /// All cards, shuffled.
        cards: SmallVec<[InfluenceNo; 16]>,
        /// How many counted.
        count: u8,
        /// Which step they reach, from 0.
        step: u8,
    },
    /// A pile of votes.
    Pile {
        /// Before whom.
        seat: Seat,
        /// Cards, shuffled.
        cards: SmallVec<[InfluenceNo; 8]>,
        /// What they come to.
        sum: i8,
    },
    /// A secret choice was made.
    Chose(Seat),
    /// The votes on a motion, by seat.
    Voted {
        /// Who was in favour.
        yes: Seats,
        /// Whether it passed.
        passed: bool,
    },
    /// A new Leader.
    Leader(Option<Seat>),
    /// A new General.
    General(Option<Seat>),
    /// The General gave up the rank.
    Resigned(Seat),
    /// An enemy appears.
    Spawned {
        /// Its type.
        kind: EnemyKind,
        /// Its level.
        level: u8,
        /// Where.
        at: Foe,
    },
    /// An enemy finds no place.
    NoRoom(EnemyKind),
    /// An enemy on the red path moves on.
    Crawled {
        /// From which space, from 0.
        from: u8,
        /// To which.
        to: u8,
        /// Whether it was pushed.
        pushed: bool,
    },
    /// A Crawler came into the Network.
    Breached,
    /// An attack on an enemy, with its arithmetic (TB-ATK-04).
    Attacked {
        /// By whom; `None` for Apex.
        by: Option<Figure>,
        /// On whom.
        foe: Foe,
        /// The shield.
        shield: u8,
        /// Red cards and weapon.
        red: u8,
        /// The card drawn.
        drawn: Option<InfluenceNo>,
        /// What it comes to: a hit below 0.
        result: i8,
    },
    /// An enemy loses health.
    FoeHurt {
        /// Which.
        foe: Foe,
        /// How much.
        damage: u8,
    },
    /// An enemy is gone.
    Eliminated {
        /// Where it was.
        foe: Foe,
        /// What it was; `None` for Deus.
        kind: Option<EnemyKind>,
        /// Its level.
        level: u8,
        /// By whom, where somebody takes the credit.
        by: Option<Figure>,
    },
    /// An enemy's attack, with its arithmetic (TB-DEF-03).
    Defended {
        /// By whom.
        foe: Foe,
        /// On whom; `None` for Apex.
        victim: Option<Figure>,
        /// The shield.
        shield: u8,
        /// Blue cards and programs.
        blue: u8,
        /// Red cards drawn.
        cards: SmallVec<[InfluenceNo; 4]>,
        /// What it comes to: a hit below 0.
        result: i8,
    },
    /// A figure loses health.
    Hurt(Figure, u8),
    /// A figure's health rises.
    Healed(Figure, u8),
    /// A figure is at 0 health.
    Downed(Figure),
    /// A wound is drawn.
    Wounded(Seat, WoundNo),
    /// A wound is cancelled as it is drawn.
    Cancelled(Seat),
    /// A wound is removed.
    Treated(Seat, WoundNo),
    /// A contagious wound works.
    Infected {
        /// The bearer.
        from: Seat,
        /// Whom it strikes.
        to: Figure,
    },
    /// Detained.
    Detained(Seat),
    /// Free again.
    Freed(Seat),
    /// An interrogation card is drawn.
    Interrogated(Seat, u8),
    /// A supply box comes down.
    Supply(Area),
    /// A box is sniffed by Kuro.
    Sniffed {
        /// For whom.
        seat: Seat,
        /// What is in it.
        item: Secret<Item>,
    },
    /// A box is taken.
    TookBox(Seat, Item),
    /// A box is put down.
    PutBox(Seat, Area),
    /// A box is used.
    UsedBox(Seat, Item),
    /// A Recon card is taken.
    TookRecon(Figure, Secret<Sight>),
    /// A hand is seen.
    SawHand {
        /// By whom.
        seat: Seat,
        /// Whose.
        of: Seat,
        /// What.
        cards: Secret<Vec<InfluenceNo>>,
    },
    /// An objective is seen.
    SawObjective {
        /// By whom.
        seat: Seat,
        /// Whose.
        of: Seat,
        /// What.
        objective: Secret<ObjectiveNo>,
    },
    /// A loyalty card of nobody is seen.
    SawLoyalty {
        /// By whom.
        seat: Seat,
        /// What.
        faction: Secret<Faction>,
    },
    /// A task goes a step on.
    Progress(Seat, Branch),
    /// A boost is active.
    Boosted(Seat, Branch, u8),
    /// Apex or Deus is in play.
    MechEnters(Bar),
    /// Apex moves.
    ApexMoved(u8),
    /// A mech is gone.
    MechGone(Bar),
    /// A spawn location is destroyed.
    DeadZone(SpawnNo),
    /// Kuro is back.
    KuroBack,
    /// Something is said.
    Said(Seat, Claim),
    /// The game is over.
    Over(Box<Outcome>),
}

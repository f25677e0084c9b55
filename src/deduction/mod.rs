//! Social Deduction 2.0 with Project: Hell Gate: hidden teams, weapons on the table, programs at any time.
//!
//! | file | what stands there |
//! |---|---|
//! | `ids` `cards` `weapon` `boss` `effect` `library` | the words: cards as data, the closed effect language |
//! | `setup` `rules` `handover` | what is agreed before the game, and what it comes to |
//! | `state` `pending` `frame` `action` `event` `secret` `claims` `outcome` `view` | the game's values |
//! | `scene` `team` `aims` `options` `deeds` `playable` | reading a situation: who is what, what may be done |
//! | `draft` | the choice of cards after The Beginning |
//! | `deal` `game` `play` `decide` | the game as the engine knows it, and the stack that runs it |
//! | `turn` `shots` `harm` `eliminate` `victory` `programs` `portals` `bosses` | the rules, one subject each |
//! | `resolve` | the interpreter of the effect language |
//! | `bots` | players that are not persons: beliefs, policies, claims |
//! | `witness` `mask` `imagine` `fits` | what a seat may know, worlds that fit it, whether a saved state can be |

mod action;
mod aims;
mod boss;
mod bosses;
pub mod bots;
mod cards;
mod claims;
mod deal;
mod decide;
mod deeds;
mod draft;
mod effect;
mod eliminate;
mod event;
mod fits;
mod frame;
mod game;
mod handover;
mod harm;
mod ids;
mod imagine;
mod library;
mod mask;
mod options;
mod outcome;
mod pending;
mod play;
mod playable;
mod programs;
mod resolve;
mod rules;
mod scene;
mod secret;
mod setup;
mod shots;
mod state;
mod team;
mod turn;
mod victory;
mod view;
mod weapon;
mod witness;

pub use action::{Action, Choice, Deed, Pay, Spot};
pub use boss::Boss;
pub use cards::{
    BossCard, ExitusCard, Faction, IdCard, LegionCard, LoyaltyCard, ProgramCard, Set, Spam, Tag, Team, Timing,
};
pub use claims::{Claim, Said};
pub use draft::{Hand, Kept};
pub use effect::{BossEffect, Condition, Effect, From, Manner, Must, Passed, Pick, Power, Side, Sight, Trait, Whose};
pub use event::Event;
pub use frame::{Frame, Source, Trigger};
pub use game::Deduction;
pub use handover::{Aftermath, CAMPAIGN_SEATS, CHOSEN_FROM, End, Fate, Handover, HandoverFault, Scars, Survivor};
pub use ids::{IdNo, LoyaltyNo, ProgramNo};
pub use library::{Extra, Library, Row, Scenario, ScenarioRule};
pub use outcome::{Outcome, Victory};
pub use pending::{AimRule, Cause, Damage, Hit, Moment, Passing, Pending};
pub use rules::Rules;
pub use scene::Scene;
pub use secret::{Face, Secret};
pub use setup::{Edition, Fix, SEATS, Setup, SetupFault, Variant};
pub use state::{BossState, Dying, Held, Lying, Mark, Past, Player, Slot, State, Status, Told, TurnState};
pub use victory::Verdict;
pub use view::View;
pub use weapon::{Aim, Armed, Force, Kinds, Rack, Target, WeaponKind};

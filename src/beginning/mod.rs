//! The Beginning: a semi-cooperative game of hidden loyalty for three to six, on a board of eight areas.
//!
//! | file | what stands there |
//! |---|---|
//! | `ids` `faction` `enemy` `character` `cards` `effect` `library` | the words: cards and boards as data, the closed effect language |
//! | `setup` `rules` | what is agreed before the game, and what it comes to |
//! | `state` `pending` `action` `event` `secret` `claims` `past` `outcome` `view` | the game's values |
//! | `scene` `stats` `deeds` `options` `offer` `guidance` | reading a situation: who can do what, what may be answered, what is missing |
//! | `deal` `game` `play` `decide` | the game as the engine knows it, and the stack that runs it |
//! | `turn` `areas` `network` `fight` `enemies` `spawn` `events` `votes` `bars` `hands` `programs` `health` `skills` `finale` | the rules, one subject each |
//! | `resolve` | the interpreter of the effect language |
//! | `witness` `mask` `imagine` `fits` | what a seat may know, worlds that fit it, whether a saved state can be |
//! | `bots` | players that are not persons |

mod action;
mod areas;
mod bars;
pub mod bots;
mod cards;
mod character;
mod claims;
mod deal;
mod decide;
mod deeds;
mod effect;
mod enemies;
mod enemy;
mod event;
mod events;
mod faction;
mod fight;
mod finale;
mod fits;
mod game;
mod guidance;
mod hands;
mod health;
mod ids;
mod imagine;
mod library;
mod mask;
mod network;
mod offer;
mod options;
mod outcome;
mod past;
mod pending;
mod play;
mod programs;
mod resolve;
mod rules;
mod scene;
mod secret;
mod setup;
mod skills;
mod spawn;
mod state;
mod stats;
mod turn;
mod view;
mod votes;
mod witness;

pub use action::{Action, Choice, Deed, Free, Means};
pub use cards::{
    AllRounderCard, Badge, BoxCard, Counted, Deck, EventCard, EventKind, Face, Goal, Half, Harm, InfluenceCard,
    InterrogationCard, Item, Level, Line, LoyaltyCard, ObjectiveCard, Power, ProgramCard, Recipe, ReconCard, Sight,
    Special, Unique, Used, WoundCard,
};
pub use character::{Boost, Branch, Character, CharacterCard, Skill, Stats, Task, Trait};
pub use claims::{Amount, Claim, Said};
pub use effect::{Decider, Effect, From, Manner, Pick, Pile, Whose, Zone};
pub use enemy::{Enemy, EnemyCard, EnemyKind, EnemyStats, Foe, Mech, OnRed, Spawn, SpawnNo};
pub use event::Event;
pub use faction::{Area, Bar, Colour, Column, Era, Faction, Place};
pub use game::Beginning;
pub use ids::{EventNo, InfluenceNo, ObjectiveNo, ProgramNo, WoundNo};
pub use library::{Board, Library};
pub use offer::{Lack, Offer};
pub use outcome::{Ending, Outcome};
pub use past::Past;
pub use pending::{
    Assault, Blow, Check, Chosen, ClosedStep, Frame, Goods, Moment, Motion, Pending, Purpose, Source, Vote,
};
pub use rules::Rules;
pub use scene::Scene;
pub use secret::{Secret, Spot};
pub use setup::{Fix, SEATS, Setup, SetupFault};
use skills::Did;
pub use state::{
    Bars, Body, Chip, Crate, Figure, Held, InHand, Junk, Kuro, Player, Progress, Put, Record, Seen, Site, Slot, State,
    Told, TurnState, Turned,
};
pub use view::View;

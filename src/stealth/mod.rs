//! The stealth missions: one agent, guards on patrol, one deck, an alarm.
//!
//! | file | what stands there |
//! |---|---|
//! | `ids` `modifier` `kind` `gear` `plan` | the words: sectors, cards, enemy kinds, effects, the mission as data |
//! | `ground` `patrol` `round` `mission` | what is computed once: distances, routes |
//! | `setup` `state` `boost` `agenda` `action` `event` `view` | the game's values |
//! | `scene` `senses` `options` `deeds` | reading a situation: what is there, what enemies notice, what the player may do |
//! | `game` `play` | the game as the engine knows it, and the agenda that runs it |
//! | `turn` `tools` `draw` `guard` `strike` `alarm` | the rules, one subject each |
//! | `fits` `auto` | whether a saved state can be; automatic answers |

mod action;
mod agenda;
mod alarm;
mod auto;
mod boost;
pub mod bots;
mod deeds;
mod draw;
mod event;
mod fits;
pub mod forecast;
mod game;
mod gear;
mod ground;
mod guard;
mod ids;
mod kind;
mod mission;
mod modifier;
pub mod odds;
mod options;
mod patrol;
mod plan;
mod plan_faults;
mod play;
mod positions;
mod round;
mod scene;
pub mod senses;
mod setup;
pub mod solve;
mod state;
mod strike;
mod terms;
mod tools;
mod turn;
mod view;

pub use action::{Action, Target, Thing, Tool};
pub use agenda::{Act, Movement, Strike, Task};
pub use auto::{Answer, Auto};
pub use boost::{Boost, Trick, Tricks};
pub use deeds::{Deed, Offer, may_end, offer};
pub use draw::{Sum, sum};
pub use event::{Actor, Cause, Draw, DrawFor, Event};
pub use game::{AGENT, Outcome, Stealth};
pub use gear::{Effect, Gear, GearEffect, GearKind, Item, Remains, Targets, Weapon};
pub use ground::{Ground, Steps};
pub use ids::{Colour, EnemyId, GRID, GearId, ItemId, KindId, LockId, NotASector, ObjectiveId, PatrolId, Sector};
pub use kind::{Band, EnemyKind, Nature, Step};
pub use mission::Mission;
pub use modifier::{CHOICES, Modifier};
pub use patrol::Patrol;
pub use plan::{
    Agent, Alarm, Bonus, Cell, Letter, Lock, Need, NotALetter, Objective, Plan, Post, Powers, Reinforcement, Rewards,
    Story, Waypoint,
};
pub use plan_faults::{MAX_BEHAVIOUR, MAX_CARDS, MAX_ENEMIES, MAX_REINFORCEMENTS, MAX_STOPS, MAX_THINGS, PlanFault};
pub use scene::Scene;
pub use setup::{MAX_TOOLS, Mode, Setup};
pub use state::{Condition, Enemy, Lure, Phase, Player, Public, Question, State, Tally};
pub use terms::{Difficulty, Terms};
pub use view::View;

//! The stealth missions: one agent, guards on patrol, one deck, an alarm.
//!
//! | file | what stands there |
//! |---|---|
//! | `ids` `modifier` `kind` `gear` `plan` | the words: sectors, cards, enemy kinds, effects, the mission as data |
//! | `ground` `patrol` `mission` | what is computed once: distances, routes |
//! | `setup` `state` `agenda` `action` `event` `view` | the game's values |

mod action;
mod agenda;
mod event;
mod gear;
mod ground;
mod ids;
mod kind;
mod mission;
mod modifier;
mod patrol;
mod plan;
mod plan_faults;
mod setup;
mod state;
mod view;

pub use action::{Action, Target, Thing, Tool};
pub use agenda::{Act, Movement, Strike, Task};
pub use event::{Actor, Cause, Draw, DrawFor, Event};
pub use gear::{Effect, Gear, GearEffect, GearKind, Item, Targets, Weapon};
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
pub use plan_faults::{MAX_CARDS, MAX_ENEMIES, MAX_REINFORCEMENTS, MAX_THINGS, PlanFault};
pub use setup::{MAX_TOOLS, Mode, Setup};
pub use state::{Boost, Condition, Enemy, Lure, Phase, Player, Public, Question, State, Tally};
pub use view::View;

//! The cards as data: words beside effects.

mod event;
mod influence;
mod loyalty;
mod objective;
mod program;
mod rare;
mod supply;
mod wound;

pub use self::{
    event::{Badge, Counted, EventCard, EventKind, Half, Level},
    influence::{Deck, Face, InfluenceCard, Special, Unique},
    loyalty::{LoyaltyCard, Recipe},
    objective::{Goal, ObjectiveCard},
    program::{Power, ProgramCard, Used},
    rare::{AllRounderCard, InterrogationCard, Line, ReconCard, Sight},
    supply::{BoxCard, Item},
    wound::{Harm, WoundCard},
};

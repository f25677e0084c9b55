//! Every message in and out.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, de};

use super::{
    Fault,
    wire_campaign::{CampaignOut, CampaignRequest},
    wire_view::ViewOut,
};
use crate::stealth::{Action, Auto, Difficulty, Event, Modifier, Outcome};

/// One line in.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Starts a game; one that was running ends.
    New(Box<New>),
    /// Begins, loads or arranges a campaign.
    Campaign(Box<CampaignRequest>),
    /// Takes an action.
    Act(Choice),
    /// Looks again.
    View(Look),
    /// Takes this many of the own decisions back, unless something was revealed since.
    Undo(u32),
    /// Saves the game to this file; the whole campaign where one is played.
    Save(String),
    /// Goes on with the game of this file.
    Load(String),
    /// Ends the talk.
    Quit(Nothing),
}

/// A game to be started.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("oneOf" = [{ "required": ["mission"] }, { "required": ["contract"] }]))]
pub struct New {
    /// The game: `stealth`.
    pub game: String,
    /// The mission: its id, or its file. Either this or a contract is named.
    #[serde(default, deserialize_with = "name")]
    #[schemars(with = "String", transform = without_default)]
    pub mission: Option<String>,
    /// The contract: its share code, or `daily`.
    #[serde(default, deserialize_with = "name")]
    #[schemars(with = "String", transform = without_default)]
    pub contract: Option<String>,
    /// Where the dice start.
    #[serde(default)]
    pub seed: u64,
    /// Cards put on top of the modifier deck, the first drawn first.
    #[serde(default)]
    pub stack: Vec<Modifier>,
    /// Whether bodies that are found wake up.
    #[serde(default)]
    pub non_lethal: bool,
    /// How hard it is made; as the contract says, or standard, where it is left out.
    #[serde(default)]
    pub difficulty: Option<Difficulty>,
    /// The equipped gear, by id; the agent's first gear where it is left out.
    #[serde(default)]
    pub gear: Option<Vec<String>>,
    /// The items carried, by id.
    #[serde(default)]
    pub items: Vec<String>,
    /// Which questions inside an enemy's move are answered by themselves.
    #[serde(default)]
    pub auto: Auto,
}

/// A name that may be left out, but not be null.
fn name<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    String::deserialize(from).map(Some)
}

/// What has no default must not be said to have one.
fn without_default(schema: &mut Schema) {
    schema.remove("default");
}

/// Whose view is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Look {
    /// The seat.
    pub seat: u8,
}

/// An empty object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// An option's number, or the action itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The option of this number.
    Number(i64),
    /// This action.
    Action(Action),
}

impl<'de> Deserialize<'de> for Choice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // An untagged enum would do the same but could not say what is wrong with an action.
        let value = serde_json::Value::deserialize(from)?;
        match value {
            // Numbers beyond every list are no option either, however large.
            serde_json::Value::Number(n) if n.is_u64() || n.is_i64() => {
                Ok(Self::Number(n.as_i64().unwrap_or(i64::MAX)))
            }
            action => Action::deserialize(action).map(Self::Action).map_err(de::Error::custom),
        }
    }
}

impl JsonSchema for Choice {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Choice".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let action = generator.subschema_for::<Action>();
        json_schema!({ "oneOf": [{ "type": "integer", "minimum": 0, "description": "the number of an option" }, action] })
    }
}

/// One line out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The line was obeyed.
    Ok(Box<State>),
    /// It was not, and nothing was changed.
    Error(Fault),
}

/// How things stand after a line.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct State {
    /// The seat that is served.
    pub seat: u8,
    /// All it may do now.
    pub options: Vec<OptionOut>,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// What the seat sees; null where no game runs.
    pub view: Option<ViewOut>,
    /// The fingerprint of the whole state; null where no game runs.
    pub hash: Option<String>,
    /// How the game ended; null while it runs.
    pub over: Option<Outcome>,
    /// How the campaign stands, where one is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Box<CampaignOut>>,
    /// What went not quite as asked, such as an older save loaded for a damaged one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<String>,
}

/// One option.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OptionOut {
    /// Its number, for `act`.
    pub id: usize,
    /// The action, for `act`.
    pub action: Action,
    /// The action in words.
    pub label: String,
}

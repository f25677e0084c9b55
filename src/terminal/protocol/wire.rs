//! Every message in and out.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, de};

use super::{
    Fault,
    wire_beginning::NewBeginning,
    wire_campaign::{CampaignOut, CampaignRequest},
    wire_table::{NewTable, TableState},
    wire_view::ViewOut,
};
use crate::stealth::{Action, Auto, Difficulty, Event, Modifier, Outcome};

/// One line in.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Starts a game; one that was running ends.
    New(Box<NewGame>),
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
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(untagged)]
pub enum NewGame {
    /// A stealth mission.
    Mission(New),
    /// A deduction table.
    Table(NewTable),
    /// A table of The Beginning.
    Beginning(NewBeginning),
}

impl<'de> Deserialize<'de> for NewGame {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // An untagged enum would do the same but could not say what is wrong.
        let value = serde_json::Value::deserialize(from)?;
        let game = value.get("game").and_then(serde_json::Value::as_str);
        match game {
            Some("deduction") => NewTable::deserialize(value).map(Self::Table),
            Some("beginning") => NewBeginning::deserialize(value).map(Self::Beginning),
            _ => New::deserialize(value).map(Self::Mission),
        }
        .map_err(de::Error::custom)
    }
}

/// A stealth mission to be started.
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The option of this number.
    Number(i64),
    /// This action of a stealth mission.
    Action(Action),
    /// An action of another game, and why it is none of a stealth mission.
    Other(serde_json::Value, String),
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
            action => Ok(match Action::deserialize(&action) {
                Ok(action) => Self::Action(action),
                Err(fault) => Self::Other(action, fault.to_string()),
            }),
        }
    }
}

impl JsonSchema for Choice {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Choice".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let action = generator.subschema_for::<Action>();
        json_schema!({ "anyOf": [
            { "type": "integer", "minimum": 0, "description": "the number of an option" },
            action,
            { "description": "an action at a table, as its options have it", "oneOf": [
                { "enum": ["Keep", "Pass"] },
                { "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
                  "properties": { "Announce": true, "Play": true, "Answer": true, "Feed": true, "Claim": true,
                                  "Do": true, "Use": true } },
            ] },
        ] })
    }
}

/// One line out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The line was obeyed.
    Ok(Answer),
    /// It was not, and nothing was changed.
    Error(Fault),
}

/// How things stand after a line, by the game that is played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// A stealth mission, a campaign, or nothing.
    Mission(Box<State>),
    /// A table of Social Deduction or of The Beginning.
    Table(Box<TableState>),
}

impl From<State> for Answer {
    fn from(state: State) -> Self {
        Self::Mission(Box::new(state))
    }
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

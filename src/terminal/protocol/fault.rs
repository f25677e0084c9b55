//! What can be wrong with a line, by a code that stays the same.

use serde::{Serialize, de::IgnoredAny};

use crate::{engine::Rule, save::SaveError};

/// The kind of an error; outside programs rely on these words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is not JSON.
    NotJson,
    /// The line is not UTF-8.
    NotUtf8,
    /// The line is longer than lines may be.
    LineTooLong,
    /// The line is JSON but no message: an unknown command or field, a wrong type, a missing part.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// There is no such mission.
    UnknownMission,
    /// The mission has faults.
    BadMission,
    /// There is no such gear or item, or more of it than an agent can bring.
    BadLoadout,
    /// A command that needs a game came before `new` or `load`.
    NoGame,
    /// The game has ended.
    GameOver,
    /// There is no option of this number.
    NoSuchOption,
    /// The rules do not allow the action now.
    IllegalAction,
    /// There is no such seat.
    NoSuchSeat,
    /// Something was revealed since, or there is nothing to take back.
    CannotUndo,
    /// A command that needs a campaign came before one was begun or loaded.
    NoCampaign,
    /// The mission in play must be finished or given up first.
    InMission,
    /// The campaign has ended.
    CampaignOver,
    /// The mission cannot begin yet: there is a way, gear or an item to decide on first.
    NotReady,
    /// The way does not lead on from here.
    NoSuchWay,
    /// Nothing can be bought, or the card is not laid out.
    CannotBuy,
    /// The game could not be saved.
    SaveFailed,
    /// The save could not be loaded.
    LoadFailed,
}

/// Why a line was not obeyed. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Fault {
    /// The kind.
    pub code: Code,
    /// What is wrong, in a sentence.
    pub message: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}

impl Fault {
    /// A fault no rule is behind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None }
    }

    /// The same fault with the rule behind it.
    #[must_use]
    pub fn by(self, rule: &'static str) -> Self {
        Self { rule: Some(Rule(rule)), ..self }
    }

    /// The fault of a save that could not be stored or loaded.
    pub fn of_save(code: Code, error: &SaveError) -> Self {
        Self::new(code, error.to_string())
    }

    /// The fault of a line that could not be read as a message.
    pub fn of_json(line: &str, error: &serde_json::Error) -> Self {
        if error.is_data() {
            return Self::new(Code::BadRequest, error.to_string());
        }
        // Some JSON cannot begin a message at all, which the reader takes for bad grammar.
        match serde_json::from_str::<IgnoredAny>(line) {
            Ok(_) => Self::new(Code::BadRequest, "a message is an object with one command, such as {\"act\":0}"),
            Err(error) => Self::new(Code::NotJson, error.to_string()),
        }
    }
}

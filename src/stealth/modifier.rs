//! Modifier cards: the one deck that decides every uncertain thing.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The lowest and highest number the choose card may become (ST-DECK-03).
pub const CHOICES: std::ops::RangeInclusive<i8> = -5..=5;

/// One modifier card. In files and JSON a number, or `"choose"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Modifier {
    /// Adds this number.
    Value(i8),
    /// The player chooses the number.
    Choose,
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(0) => f.write_str("0"),
            Self::Value(n) if *n < 0 => write!(f, "−{}", n.unsigned_abs()),
            Self::Value(n) => write!(f, "+{n}"),
            Self::Choose => f.write_str("±"),
        }
    }
}

/// The byte that stands for the choose card in compact formats.
const CHOOSE: i8 = i8::MIN;

impl Serialize for Modifier {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (self, to.is_human_readable()) {
            (Self::Value(n), _) => to.serialize_i8(*n),
            (Self::Choose, true) => to.serialize_str("choose"),
            (Self::Choose, false) => to.serialize_i8(CHOOSE),
        }
    }
}

impl<'de> Deserialize<'de> for Modifier {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            return from.deserialize_any(Visitor);
        }
        Ok(match i8::deserialize(from)? {
            CHOOSE => Self::Choose,
            n => Self::Value(n),
        })
    }
}

/// Reads a number or the word `choose`.
struct Visitor;

impl de::Visitor<'_> for Visitor {
    type Value = Modifier;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number from -99 to 99 or \"choose\"")
    }

    fn visit_i64<E: de::Error>(self, n: i64) -> Result<Modifier, E> {
        match i8::try_from(n) {
            Ok(n) if n.unsigned_abs() < 100 => Ok(Modifier::Value(n)),
            _ => Err(E::invalid_value(de::Unexpected::Signed(n), &self)),
        }
    }

    fn visit_u64<E: de::Error>(self, n: u64) -> Result<Modifier, E> {
        self.visit_i64(i64::try_from(n).unwrap_or(i64::MAX))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Modifier, E> {
        match text {
            "choose" => Ok(Modifier::Choose),
            _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
        }
    }
}

impl schemars::JsonSchema for Modifier {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Modifier".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "oneOf": [
            { "type": "integer", "minimum": -99, "maximum": 99 },
            { "const": "choose" }
        ] })
    }
}

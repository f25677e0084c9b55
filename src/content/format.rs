//! The format of content files, field by field, told from the code that reads them.

use std::{collections::BTreeSet, fmt::Write};

use schemars::SchemaGenerator;
use serde_json::{Map, Value};

use super::{
    pack::RawPack,
    raw::RawMission,
    raw_cards::{RawEnemies, RawGearFile, RawItemFile},
};

/// What stands before the fields, and what a drawing means.
const OPENING: &str = "# The format of missions and packs

Told from the code that reads these files; `ghostline format` prints it. [The guide](README.md) says how to work with it.

Files are [RON](https://github.com/ron-rs/ron), UTF-8, at most one megabyte each. Fields stand in any order, a comma after
each; `// …` and `/* … */` are comments. A field that is not listed here is a fault, and so is one that stands twice.

## The map
The map is drawn in text, one cell per sector, cells parted by blanks, every row with as many cells as the first.

| in a row of cells | means |
|---|---|
| `.` | a gap: no sector |
| `08` | a sector with tile number 8 (from 1 to 999), which says what its floor looks like |
| `08F` `08AB` | the same with its letter or two, by which things are placed |
| `\\|` between two cells | a wall between them; at either end of a row an outer wall, which is there anyway |
| `~` between two cells | a wall with a vent |

| in a row between two rows of cells, one per column | means |
|---|---|
| `+` | no wall between the sectors above and below |
| `---` | a wall |
| `~~~` | a wall with a vent |

A map has at most 64 columns and 64 rows.
";

/// The reference of the format in Markdown: the same for the same code.
pub fn reference() -> String {
    let mut generator = SchemaGenerator::default();
    let parts = [
        ("Missions", generator.subschema_for::<RawMission>()),
        ("Packs", generator.subschema_for::<RawPack>()),
        ("Enemy cards", generator.subschema_for::<RawEnemies>()),
        ("Gear cards", generator.subschema_for::<RawGearFile>()),
        ("Item cards", generator.subschema_for::<RawItemFile>()),
    ];
    let types = generator.take_definitions(true);
    let mut told = BTreeSet::new();
    let mut text = OPENING.to_owned();
    for (title, root) in &parts {
        let _ = write!(text, "\n## {title}\n");
        tell(root.as_value(), &types, &mut told, &mut text);
    }
    text
}

/// Tells the types a schema leads to, each once.
fn tell(schema: &Value, types: &Map<String, Value>, told: &mut BTreeSet<String>, text: &mut String) {
    for name in references(schema) {
        if !told.insert(name.clone()) {
            continue;
        }
        let Some(found) = types.get(&name) else { continue };
        let _ = write!(text, "\n### {name}\n{}\n", description(found));
        fields(found, text);
        variants(found, text);
        tell(found, types, told, text);
    }
}

/// The names of the types a schema leads to, in the order they are met.
fn references(schema: &Value) -> Vec<String> {
    let mut found = Vec::new();
    match schema {
        Value::Object(map) => {
            for (key, value) in map {
                match value.as_str().and_then(|path| path.rsplit('/').next()) {
                    Some(name) if key == "$ref" => found.push(name.to_owned()),
                    _ => found.extend(references(value)),
                }
            }
        }
        Value::Array(list) => found.extend(list.iter().flat_map(references)),
        _ => {}
    }
    found
}

/// The fields of a type as a table.
fn fields(schema: &Value, text: &mut String) {
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else { return };
    text.push_str("\n| field | holds | |\n|---|---|---|\n");
    for (name, field) in fields {
        let _ = writeln!(text, "| `{name}` | {} | {} |", holds(field), explained(schema, name, field));
    }
}

/// The forms of a type that has several, as a table.
fn variants(schema: &Value, text: &mut String) {
    let plain = schema.get("enum").and_then(Value::as_array);
    let forms = schema.get("oneOf").and_then(Value::as_array);
    if let Some(words) = plain {
        let words: Vec<String> = words.iter().filter_map(Value::as_str).map(|word| format!("`{word}`")).collect();
        let _ = write!(text, "\nOne of {}.\n", words.join(", "));
    }
    let Some(forms) = forms else { return };
    text.push_str("\n| written | |\n|---|---|\n");
    for form in forms {
        variant(form, text);
    }
}

/// One form: a word alone, with one value, or with fields.
fn variant(form: &Value, text: &mut String) {
    if let Some(word) = form.get("const").and_then(Value::as_str) {
        let _ = writeln!(text, "| `{word}` | {} |", description(form));
    }
    for word in form.get("enum").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str) {
        let _ = writeln!(text, "| `{word}` | |");
    }
    for (word, inner) in form.get("properties").and_then(Value::as_object).into_iter().flatten() {
        let Some(fields) = inner.get("properties").and_then(Value::as_object) else {
            let _ = writeln!(text, "| `{word}(…)` with {} | {} |", holds(inner), description(form));
            continue;
        };
        let names: Vec<&str> = fields.keys().map(String::as_str).collect();
        let _ = writeln!(text, "| `{word}({})` | {} |", names.join(": …, ") + ": …", description(form));
        for (name, field) in fields {
            let _ = writeln!(text, "| … `{name}`: {} | {} |", holds(field), explained(inner, name, field));
        }
    }
}

/// What a field is for, and that it must be there.
fn explained(of: &Value, name: &str, field: &Value) -> String {
    const MUST: &str = "Must be there";
    let required = of.get("required").and_then(Value::as_array);
    let required = required.is_some_and(|names| names.iter().any(|other| other == name));
    let text = description(field);
    if required && !text.contains(MUST) { format!("{text} {MUST}.") } else { text }
}

/// What was written of a schema, on one line.
fn description(schema: &Value) -> String {
    let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// What a value is, in a few words.
fn holds(schema: &Value) -> String {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next()) {
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if let Some(choice) = schema.get("anyOf").and_then(Value::as_array).and_then(|all| all.first()) {
        return holds(choice);
    }
    if let Some(pair) = schema.get("prefixItems").and_then(Value::as_array) {
        return format!("({})", pair.iter().map(holds).collect::<Vec<_>>().join(", "));
    }
    let kind = match schema.get("type") {
        Some(Value::Array(kinds)) => kinds.first().and_then(Value::as_str),
        kind => kind.and_then(Value::as_str),
    };
    match (kind, schema.get("items")) {
        (Some("array"), Some(items)) => format!("list of {}", holds(items)),
        (Some("string"), _) => "text".to_owned(),
        (Some("integer"), _) => "number".to_owned(),
        (Some("boolean"), _) => "`true` or `false`".to_owned(),
        _ => String::new(),
    }
}

//! The content that is part of the program, so that it runs from one file in any folder.

use include_dir::{Dir, include_dir};

use super::storage::{Storage, StorageError, is_ron};

/// Every mission of the repository. A new file there needs no code.
static MISSIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/missions");

/// The card files.
const CARDS: [(&str, &str); 17] = [
    ("assets/agent.ron", include_str!("../../assets/agent.ron")),
    ("assets/decks/modifiers.ron", include_str!("../../assets/decks/modifiers.ron")),
    ("assets/alarm.ron", include_str!("../../assets/alarm.ron")),
    ("assets/enemies.ron", include_str!("../../assets/enemies.ron")),
    ("assets/gear.ron", include_str!("../../assets/gear.ron")),
    ("assets/items.ron", include_str!("../../assets/items.ron")),
    ("assets/difficulty.ron", include_str!("../../assets/difficulty.ron")),
    ("assets/campaign.ron", include_str!("../../assets/campaign.ron")),
    ("assets/beginning/board.ron", include_str!("../../assets/beginning/board.ron")),
    ("assets/beginning/cards.ron", include_str!("../../assets/beginning/cards.ron")),
    ("assets/beginning/characters.ron", include_str!("../../assets/beginning/characters.ron")),
    ("assets/beginning/events.ron", include_str!("../../assets/beginning/events.ron")),
    ("assets/beginning/influence.ron", include_str!("../../assets/beginning/influence.ron")),
    ("assets/deduction/ids.ron", include_str!("../../assets/deduction/ids.ron")),
    ("assets/deduction/programs.ron", include_str!("../../assets/deduction/programs.ron")),
    ("assets/deduction/tables.ron", include_str!("../../assets/deduction/tables.ron")),
    ("assets/deduction/scenarios.ron", include_str!("../../assets/deduction/scenarios.ron")),
];

/// The files inside the program, under the names they have in the repository.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shipped;

impl Storage for Shipped {
    fn read(&self, path: &str) -> Result<Vec<u8>, StorageError> {
        let card = CARDS.iter().find(|(name, _)| *name == path).map(|(_, text)| text.as_bytes());
        let mission = || path.strip_prefix("missions/").and_then(|name| MISSIONS.get_file(name));
        let bytes = card.or_else(|| Some(mission()?.contents()));
        bytes.map(<[u8]>::to_vec).ok_or(StorageError::NotFound)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StorageError> {
        let all = MISSIONS.dirs().flat_map(Dir::files).chain(MISSIONS.files());
        let names = all.map(|file| format!("missions/{}", file.path().to_string_lossy().replace('\\', "/")));
        let mut names: Vec<String> = names.filter(|name| name.starts_with(folder) && is_ron(name)).collect();
        names.sort_unstable();
        Ok(names)
    }
}

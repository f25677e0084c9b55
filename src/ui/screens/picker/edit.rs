//! From a mission to the editor.

use std::path::Path;

use crate::{
    content::{Entry, Group},
    ui::{
        Change, Desk,
        screens::editor::{Editor, enter, told},
    },
};

/// Whether a mission is a file of the player's own, not one of a pack or of the game.
pub fn is_own(desk: &Desk, entry: &Entry) -> bool {
    entry.group == Group::User && desk.store.own_missions().as_deref() == Path::new(&entry.file).parent()
}

/// Opens a mission in the editor: the player's own as they are, any other as a copy.
pub fn edit(desk: &mut Desk, file: &str) -> Change {
    let Some(entry) = desk.catalog.missions().iter().find(|entry| entry.file == file) else { return Change::Keep };
    let opened = if is_own(desk, entry) {
        Editor::open(desk, Path::new(file)).map_err(|error| told(desk, &error))
    } else {
        Editor::copy_of(desk, file, &entry.text).map_err(|faults| faults.to_string())
    };
    enter(desk, opened)
}

//! What all tests of The Beginning use.

use std::sync::Arc;

use ghostline::{beginning::Library, content::beginning::shipped_library};

/// The cards and boards inside the program.
pub fn library() -> Arc<Library> {
    shipped_library().unwrap()
}

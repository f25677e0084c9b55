//! Collects faults with the place they belong to, and tells that place as line and column at the end.

use std::borrow::Cow;

use super::{
    fault::{Code, Fault},
    locate::{Node, Step, line_column},
};

/// The most faults listed for one file.
pub const MOST: usize = 100;

/// What a fault points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// The value at the end of this path.
    Value(Vec<Step>),
    /// The entry at the end of this path, its key included.
    Entry(Vec<Step>),
    /// This byte of the drawn map.
    Map(usize),
    /// This byte of the file.
    Byte(usize),
}

/// Faults in the order they are found.
#[derive(Debug, Default)]
pub struct Report {
    found: Vec<(Place, Code, Cow<'static, str>, Cow<'static, str>)>,
    /// How many did not fit.
    dropped: usize,
}

impl Report {
    /// Adds a fault: what is wrong, and how to mend it.
    pub fn add(
        &mut self,
        code: Code,
        place: Place,
        message: impl Into<Cow<'static, str>>,
        help: impl Into<Cow<'static, str>>,
    ) {
        if self.found.len() < MOST {
            self.found.push((place, code, message.into(), help.into()));
        } else {
            self.dropped += 1;
        }
    }

    /// Whether some fault keeps the content from being used.
    pub fn has_errors(&self) -> bool {
        self.dropped > 0 || self.found.iter().any(|(_, code, ..)| code.severity() == super::Severity::Error)
    }

    /// The faults with their lines and columns, in the order of the text.
    pub fn finish(self, file: &str, text: &str) -> Vec<Fault> {
        self.placed(file, text).into_iter().map(|(_, fault)| fault).collect()
    }

    /// The same, each with what it points at.
    pub fn placed(self, file: &str, text: &str) -> Vec<(Place, Fault)> {
        if self.found.is_empty() {
            return Vec::new();
        }
        let tree = Node::scan(text);
        let mut found: Vec<(usize, (Place, Fault))> = Vec::with_capacity(self.found.len());
        for (place, code, message, help) in self.found {
            let at = byte_of(&place, &tree, text);
            let (line, column) = line_column(text, at);
            found.push((at, (place, Fault { line, column, ..Fault::of_file(file, code, message, help) })));
        }
        found.sort_by_key(|(at, _)| *at);
        let mut placed: Vec<(Place, Fault)> = found.into_iter().map(|(_, fault)| fault).collect();
        if self.dropped > 0 {
            let message = format!("{} more faults are not listed", self.dropped);
            let fault = Fault::of_file(file, Code::MoreFaults, message, "mend the first ones and check again");
            placed.push((Place::File, fault));
        }
        placed
    }
}

/// The byte a place begins at; the nearest thing around it that is there.
fn byte_of(place: &Place, tree: &Node, text: &str) -> usize {
    match place {
        Place::File => tree.start,
        Place::Byte(at) => *at,
        Place::Value(path) => tree.find(text, path).map_or(tree.start, |entry| entry.value.start),
        Place::Entry(path) => tree.find(text, path).map_or(tree.start, super::locate::Entry::start),
        Place::Map(offset) => tree.find(text, &[Step::Field("map")]).map_or(tree.start, |entry| {
            let (start, end) = (entry.value.start, entry.value.end);
            start + text.get(start..end).map_or(0, |literal| offset_in_literal(literal, *offset))
        }),
    }
}

/// Where a byte of a string stands in the literal that wrote it. A literal with escapes is pointed at as a whole.
fn offset_in_literal(literal: &str, offset: usize) -> usize {
    let raw = literal.starts_with('r');
    let opening = literal.find('"').map_or(0, |quote| quote + 1);
    if literal.contains('\\') && !raw { 0 } else { opening + offset }
}

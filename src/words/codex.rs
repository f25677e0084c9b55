//! The rulebook players read in the game: chapters in a small markup, with the rules they speak of by ID.
//!
//! A chapter is one file. `# ` is its title, `## ` a heading, `- ` a point of a list, `**so**` what must be read,
//! `[ST-ACT-06]` a rule, `[words](page)` another page, `{rules ST-ACT}` every rule of a family, and `{deck}`, `{alarm}`,
//! `{controls}` the tables that the game itself fills in. Lines between two lines of three backquotes stay as they are
//! written. Any other line is a paragraph.

use include_dir::{Dir, File, include_dir};

use super::ENGLISH;
use crate::engine::Rule;

/// The English chapters: those of the stealth missions and of the game itself, and in folders those of The Beginning and
/// of Social Deduction. A new file there needs no code.
static CHAPTERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/codex/en");

/// The whole rulebook, in the order of its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// Which game a part of the book is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The stealth missions.
    Stealth,
    /// The Beginning.
    Beginning,
    /// Social Deduction and Hell Gate.
    Deduction,
}

impl Part {
    /// Every part, in reading order.
    pub const ALL: [Self; 3] = [Self::Stealth, Self::Beginning, Self::Deduction];

    /// What it is called, by its key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stealth => "ui-codex-part-stealth",
            Self::Beginning => "ui-codex-part-beginning",
            Self::Deduction => "ui-codex-part-deduction",
        }
    }

    /// The language file its rules stand in.
    const fn file(self) -> &'static str {
        match self {
            Self::Stealth => "rules.ftl",
            Self::Beginning => "rules-beginning.ftl",
            Self::Deduction => "rules-deduction.ftl",
        }
    }
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The game it is about.
    pub part: Part,
    /// The name links use: the file's without its number.
    pub id: &'static str,
    /// The title.
    pub title: &'static str,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// One piece of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading(&'static str),
    /// Running text.
    Paragraph(Vec<Span>),
    /// A point of a list.
    Point(Vec<Span>),
    /// Lines of a file or a terminal, as they are written.
    Code(&'static str),
    /// Every rule whose ID begins like this.
    Rules(&'static str),
    /// A table the game fills in.
    Table(Table),
}

/// The tables the game fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// The modifier deck.
    Deck,
    /// What the alarm adds, by level.
    Alarm,
    /// Commands and their keys.
    Controls,
}

/// A run of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain words.
    Text(&'static str),
    /// Words that must be read.
    Strong(&'static str),
    /// A rule, to be followed.
    Rule(Rule),
    /// Words that lead to another page.
    Link(&'static str, &'static str),
}

/// Every rule that is explained, in the order of the language files.
pub fn rules() -> impl Iterator<Item = Rule> {
    let texts = Part::ALL.into_iter().filter_map(|part| ENGLISH.iter().find(|(name, _)| *name == part.file()));
    texts
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| Some(Rule(line.strip_prefix("rule-")?.split_once(" =")?.0)))
}

impl Book {
    /// The English rulebook.
    pub fn english() -> Self {
        let own = chapters(&CHAPTERS, Part::Stealth);
        let folders = [("beginning", Part::Beginning), ("deduction", Part::Deduction)];
        let tables = folders.into_iter().filter_map(|(folder, part)| Some((CHAPTERS.get_dir(folder)?, part)));
        let tables = tables.flat_map(|(folder, part)| chapters(folder, part));
        Self { chapters: own.into_iter().chain(tables).collect() }
    }

    /// The chapter that lists a rule.
    pub fn chapter_of(&self, rule: Rule) -> Option<&Chapter> {
        let lists = |block: &Block| matches!(block, Block::Rules(family) if rule.0.starts_with(family));
        self.chapters.iter().find(|chapter| chapter.blocks.iter().any(lists))
    }

    /// The chapter with this id.
    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.id == id)
    }
}

impl Chapter {
    /// Its running text, for searching.
    pub fn text(&self) -> String {
        let blocks = self.blocks.iter().filter_map(|block| match block {
            Block::Paragraph(spans) | Block::Point(spans) => Some(spans.iter().map(Span::words).collect::<String>()),
            Block::Heading(_) | Block::Code(_) | Block::Rules(_) | Block::Table(_) => None,
        });
        blocks.collect::<Vec<_>>().join(" ")
    }

    /// Its headings, for searching.
    pub fn headings(&self) -> impl Iterator<Item = &'static str> {
        self.blocks.iter().filter_map(|block| if let Block::Heading(text) = block { Some(*text) } else { None })
    }
}

impl Span {
    fn words(&self) -> &'static str {
        match *self {
            Self::Text(text) | Self::Strong(text) | Self::Link(text, _) => text,
            Self::Rule(rule) => rule.0,
        }
    }
}

/// The chapters of a folder, in the order of their numbers.
fn chapters(folder: &'static Dir<'static>, part: Part) -> Vec<Chapter> {
    let mut files: Vec<&'static File<'static>> = folder.files().collect();
    files.sort_by_key(|file| file.path());
    files.into_iter().filter_map(|file| chapter(file, part)).collect()
}

fn chapter(file: &'static File<'static>, part: Part) -> Option<Chapter> {
    let stem = file.path().file_stem()?.to_str()?;
    let id = stem.split_once('_').map_or(stem, |(_, id)| id);
    let (title, rest) = file.contents_utf8()?.trim_start().split_once('\n')?;
    // What is fenced in and what is not take turns.
    let blocks =
        rest.split("```").enumerate().flat_map(|(nth, part)| if nth % 2 == 0 { prose(part) } else { code(part) });
    Some(Chapter { part, id, title: title.trim().strip_prefix("# ")?, blocks: blocks.collect() })
}

fn prose(text: &'static str) -> Vec<Block> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(block).collect()
}

/// What stands between two fences; the first line names its language.
fn code(text: &'static str) -> Vec<Block> {
    text.split_once('\n').map(|(_, code)| Block::Code(code.trim_end())).into_iter().collect()
}

fn block(line: &'static str) -> Block {
    if let Some(heading) = line.strip_prefix("## ") {
        return Block::Heading(heading);
    }
    if let Some(point) = line.strip_prefix("- ") {
        return Block::Point(spans(point));
    }
    match line.strip_prefix('{').and_then(|line| line.strip_suffix('}')) {
        Some("deck") => Block::Table(Table::Deck),
        Some("alarm") => Block::Table(Table::Alarm),
        Some("controls") => Block::Table(Table::Controls),
        Some(other) if other.starts_with("rules ") => Block::Rules(other.trim_start_matches("rules ")),
        _ => Block::Paragraph(spans(line)),
    }
}

/// The runs of a line. Marks that are not closed stay as they are.
fn spans(line: &'static str) -> Vec<Span> {
    let (mut rest, mut spans) = (line, Vec::new());
    while !rest.is_empty() {
        let Some((before, span, after)) = next_mark(rest) else {
            spans.push(Span::Text(rest));
            break;
        };
        if !before.is_empty() {
            spans.push(Span::Text(before));
        }
        spans.push(span);
        rest = after;
    }
    spans
}

/// The first mark of a text, with what stands before and after it.
fn next_mark(text: &'static str) -> Option<(&'static str, Span, &'static str)> {
    let strong = || {
        let (before, rest) = text.split_once("**")?;
        let (inside, after) = rest.split_once("**")?;
        Some((before, Span::Strong(inside), after))
    };
    let bracket = || {
        let (before, rest) = text.split_once('[')?;
        let (inside, after) = rest.split_once(']')?;
        if let Some((page, after)) = after.strip_prefix('(').and_then(|after| after.split_once(')')) {
            return Some((before, Span::Link(inside, page), after));
        }
        Some((before, Span::Rule(Rule(inside)), after))
    };
    let marks = [strong(), bracket()].into_iter().flatten();
    marks.min_by_key(|(before, ..)| before.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_runs() {
        let found = spans("Go **now** by [ST-ACT-01], see [noise](noise).");
        let text = Span::Text;
        assert_eq!(
            found,
            [
                text("Go "),
                Span::Strong("now"),
                text(" by "),
                Span::Rule(Rule("ST-ACT-01")),
                text(", see "),
                Span::Link("noise", "noise"),
                text("."),
            ]
        );
        assert_eq!(spans("an open [ bracket and ** stars"), [text("an open [ bracket and ** stars")]);
    }

    #[test]
    fn every_rule_is_listed_in_exactly_one_chapter_and_every_rule_named_is_explained() {
        let (book, all) = (Book::english(), rules().collect::<Vec<_>>());
        assert!(all.len() > 1500, "{}", all.len());
        for &rule in &all {
            let lists = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
            let lists = lists.filter(|block| matches!(block, Block::Rules(family) if rule.0.starts_with(family)));
            assert_eq!(lists.count(), 1, "{rule}");
        }
        for chapter in &book.chapters {
            for block in &chapter.blocks {
                let (Block::Paragraph(spans) | Block::Point(spans)) = block else { continue };
                for span in spans {
                    assert!(!matches!(span, Span::Rule(rule) if !all.contains(rule)), "{}: {span:?}", chapter.id);
                }
            }
        }
    }

    #[test]
    fn no_chapter_shouts_and_none_is_empty() {
        for chapter in Book::english().chapters {
            assert!(!chapter.text().contains('!'), "{}", chapter.id);
            assert!(chapter.blocks.len() > 1, "{}", chapter.id);
        }
    }
}

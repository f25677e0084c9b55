//! Every colour of the game: the standard palette and the one of high contrast. No other file contains a colour.

// Colours are read as people write them, RRGGBB.
#![allow(clippy::unreadable_literal)]

use std::sync::LazyLock;

use egui::Color32;

use crate::{deduction::Team, stealth::Colour};

/// A colour, for rooms that paint without egui.
pub type Shade = Color32;

/// The colours of one look. Each meaning has a second carrier besides its colour: a shape, a pattern, a glyph or a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Outside everything.
    pub void: Color32,
    /// Behind the map and the tables.
    pub table: Color32,
    /// Sector floor, board areas.
    pub floor: Color32,
    /// Panels, bars, list rows.
    pub panel: Color32,
    /// Tooltips, cards, an open log line.
    pub raised: Color32,
    /// Buttons, tracks of bars, the chosen row.
    pub field: Color32,
    /// A hovered button.
    pub hover: Color32,
    /// A pressed button, a text field.
    pub press: Color32,
    /// Text and glyphs on any bright fill; the halo under tokens.
    pub ink: Color32,
    /// Graph paper.
    pub line_grid: Color32,
    /// Tile line art.
    pub line_motif: Color32,
    /// Dividers, panel borders.
    pub line_soft: Color32,
    /// Button borders, outlines of drawn cards.
    pub line_edge: Color32,
    /// Sector edges beside a door.
    pub line_door: Color32,
    /// Borders of fields, check boxes and tooltips.
    pub line_ctrl: Color32,
    /// Walls and door jambs.
    pub line_wall: Color32,
    /// What must be read now.
    pub text_hi: Color32,
    /// Running text.
    pub text_body: Color32,
    /// Captions and notes.
    pub text_dim: Color32,
    /// Disabled controls only.
    pub text_off: Color32,
    /// You, and what is yours.
    pub agent: Color32,
    /// Safe, success, exit.
    pub safe: Color32,
    /// Objectives and keys.
    pub objective: Color32,
    /// Locked.
    pub locked: Color32,
    /// Noise.
    pub noise: Color32,
    /// Detection, danger, failure: for shapes.
    pub detection: Color32,
    /// The same in words.
    pub error: Color32,
    /// Alarm and reinforcement entrance.
    pub alarm: Color32,
    /// Overwatch and warnings.
    pub overwatch: Color32,
    /// Information, rule numbers, the deck.
    pub info: Color32,
    /// Energy.
    pub energy: Color32,
    /// Health.
    pub health: Color32,
    /// Bodies.
    pub body: Color32,
    /// Disabled.
    pub disabled: Color32,
    /// Threat levels 1 to 5: the chance that a guard comes.
    pub threat: [Color32; 5],
    /// The alarm by tens of its level.
    pub tens: [Color32; 6],
    /// The patrols, in the order of [`Colour::ALL`].
    patrol: [Color32; 6],
    /// The teams of hidden roles, in the order of [`Team::ALL`].
    teams: [Color32; 5],
    /// Whether this is the look of high contrast: plain black ground, white lines, no glow, no motif.
    pub high_contrast: bool,
}

const STANDARD: Palette = Palette {
    void: rgb(0x060A12),
    table: rgb(0x0A101C),
    floor: rgb(0x0F1828),
    panel: rgb(0x101828),
    raised: rgb(0x172338),
    field: rgb(0x1F2D47),
    hover: rgb(0x2A3C5C),
    press: rgb(0x0B1320),
    ink: rgb(0x060A12),
    line_grid: rgb(0x131D2F),
    line_motif: rgb(0x35496C),
    line_soft: rgb(0x283852),
    line_edge: rgb(0x42587C),
    line_door: rgb(0x54698C),
    line_ctrl: rgb(0x6B86B0),
    line_wall: rgb(0x8FA8CE),
    text_hi: rgb(0xF3F7FF),
    text_body: rgb(0xCED9EB),
    text_dim: rgb(0x98ABC8),
    text_off: rgb(0x697C9C),
    agent: rgb(0x7DE7FF),
    safe: rgb(0x38D894),
    objective: rgb(0xFFBE3B),
    locked: rgb(0xA99BFF),
    noise: rgb(0xFFF3A3),
    detection: rgb(0xFF5A5F),
    error: rgb(0xFF6B74),
    alarm: rgb(0xFF7F50),
    overwatch: rgb(0xFFB454),
    info: rgb(0x8FC7FF),
    energy: rgb(0x7CC7FF),
    health: rgb(0xFF8A93),
    body: rgb(0x8B99B3),
    disabled: rgb(0x697C9C),
    threat: [rgb(0xFFF3A3), rgb(0xFFC85A), rgb(0xFF9A52), rgb(0xFF7350), rgb(0xFF5A5F)],
    tens: [rgb(0x38D894), rgb(0xA8DC62), rgb(0xFFF3A3), rgb(0xFFC05A), rgb(0xFF8F50), rgb(0xFF5A5F)],
    patrol: [rgb(0xFF6C97), rgb(0xFB9F48), rgb(0xABE972), rgb(0x50A1FC), rgb(0xE8AEFF), rgb(0xECF0F5)],
    teams: [rgb(0x4A94FF), rgb(0xFF5F68), rgb(0xA3AEBC), rgb(0x48D682), rgb(0xCF97FF)],
    high_contrast: false,
};

const HIGH_CONTRAST: Palette = Palette {
    void: rgb(0x000000),
    table: rgb(0x000000),
    floor: rgb(0x000000),
    panel: rgb(0x000000),
    raised: rgb(0x141414),
    field: rgb(0x1C1C1C),
    hover: rgb(0x333333),
    press: rgb(0x000000),
    ink: rgb(0x000000),
    line_grid: rgb(0x1A1A1A),
    line_motif: rgb(0x4A4A4A),
    line_soft: rgb(0x7A7A7A),
    line_edge: rgb(0xFFFFFF),
    line_door: rgb(0xA8A8A8),
    line_ctrl: rgb(0xFFFFFF),
    line_wall: rgb(0xFFFFFF),
    text_hi: rgb(0xFFFFFF),
    text_body: rgb(0xFFFFFF),
    text_dim: rgb(0xD6D6D6),
    text_off: rgb(0x9A9A9A),
    agent: rgb(0x61DFFF),
    safe: rgb(0x08C98A),
    objective: rgb(0xFFFFFF),
    locked: rgb(0xDC7AFA),
    noise: rgb(0xFFDA1A),
    detection: rgb(0xFE7416),
    error: rgb(0xFE7416),
    alarm: rgb(0xFE7416),
    overwatch: rgb(0xFFDA1A),
    info: rgb(0x8FD3FF),
    energy: rgb(0x61DFFF),
    health: rgb(0xFFFFFF),
    body: rgb(0xBDBDBD),
    disabled: rgb(0x9A9A9A),
    threat: [rgb(0x46699F), rgb(0x848B9B), rgb(0xB0A56F), rgb(0xD9C455), rgb(0xFFF14D)],
    tens: [rgb(0x46699F), rgb(0x6B7C9C), rgb(0x8C8A80), rgb(0xB9A96A), rgb(0xDFC94F), rgb(0xFFF14D)],
    patrol: [rgb(0xFF5C1A), rgb(0xFFDD2E), rgb(0x07D692), rgb(0x4C82FF), rgb(0xFF8CF0), rgb(0xFFFFFF)],
    teams: [rgb(0x5A8CFF), rgb(0xFF6430), rgb(0xF7F7F7), rgb(0x05E791), rgb(0xFAA3FF)],
    high_contrast: true,
};

static STANDARD_LOOK: Palette = STANDARD;
static HIGH_CONTRAST_LOOK: Palette = HIGH_CONTRAST;
static GREY_LOOK: LazyLock<Palette> = LazyLock::new(|| STANDARD.without_colour());
static GREY_HIGH_CONTRAST_LOOK: LazyLock<Palette> = LazyLock::new(|| HIGH_CONTRAST.without_colour());

impl Palette {
    /// The palette of a look.
    pub fn of_look(high_contrast: bool) -> &'static Self {
        if high_contrast { &HIGH_CONTRAST_LOOK } else { &STANDARD_LOOK }
    }

    /// The palette in use, as [`super::apply`] left it.
    pub fn of(ctx: &egui::Context) -> &'static Self {
        ctx.data(|data| data.get_temp::<&'static Self>(egui::Id::NULL)).unwrap_or(&STANDARD_LOOK)
    }

    /// Makes this the palette in use.
    pub(super) fn keep(&'static self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, self));
    }

    /// The same look without colour.
    pub fn grey(&self) -> &'static Self {
        if self.high_contrast { &GREY_HIGH_CONTRAST_LOOK } else { &GREY_LOOK }
    }

    fn without_colour(mut self) -> Self {
        let Self { agent, safe, objective, locked, noise, detection, error, alarm, overwatch, info, .. } = &mut self;
        for colour in [agent, safe, objective, locked, noise, detection, error, alarm, overwatch, info] {
            *colour = grey(*colour);
        }
        let Self { line_motif, line_soft, line_edge, line_door, line_ctrl, line_wall, text_hi, .. } = &mut self;
        for colour in [line_motif, line_soft, line_edge, line_door, line_ctrl, line_wall, text_hi] {
            *colour = grey(*colour);
        }
        let Self { text_body, text_dim, text_off, energy, health, body, threat, tens, patrol, teams, .. } = &mut self;
        let single = [text_body, text_dim, text_off, energy, health, body].into_iter();
        for colour in single.chain(threat).chain(tens).chain(patrol).chain(teams) {
            *colour = grey(*colour);
        }
        self
    }

    /// The colour of a patrol.
    pub fn patrol(&self, colour: Colour) -> Color32 {
        let at = Colour::ALL.iter().position(|&other| other == colour).unwrap_or(0);
        self.patrol.get(at).copied().unwrap_or(self.text_hi)
    }

    /// The colour of a team.
    pub fn team(&self, team: Team) -> Color32 {
        let at = Team::ALL.iter().position(|&other| other == team).unwrap_or(0);
        self.teams.get(at).copied().unwrap_or(self.text_hi)
    }

    /// The colour of an alarm level.
    pub fn alarm_level(&self, level: u16) -> Color32 {
        self.tens.get(usize::from(level / 10)).or(self.tens.last()).copied().unwrap_or(self.alarm)
    }
}

/// A colour written as people write it, `0xRRGGBB`.
const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// As bright, without its hue.
fn grey(colour: Color32) -> Color32 {
    let [r, g, b, _] = colour.to_array().map(f32::from);
    Color32::from_gray((0.3 * r + 0.59 * g + 0.11 * b).round() as u8)
}

/// The same colour with only `alpha` of its strength, from 0 to 1.
pub fn faded(colour: Color32, alpha: f32) -> Color32 {
    colour.gamma_multiply(alpha)
}

/// The shadow under floating things.
pub(super) const SHADE: Color32 = Color32::from_black_alpha(153);

//! What the coming enemy phase may bring for the player.

use egui::Ui;

use crate::{
    stealth::forecast::{Forecast, Kind},
    ui::{
        Desk, Outlook,
        parts::Fact,
        theme::{Palette, Type, icons},
    },
    words::percent,
};

/// The risks of ending the turn now.
pub(super) fn now(ui: &mut Ui, desk: &Desk, outlook: Option<&Outlook>) {
    caption(ui, &desk.text("ui-risk-now"));
    match outlook {
        Some(outlook) => list(ui, desk, &outlook.now),
        None => thinking(ui, desk),
    }
}

/// A line over what follows.
pub(super) fn caption(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(4.0);
    Fact::new(words).style(Type::Note).tone(palette.text_dim).show(ui);
}

/// The risks of one forecast, line by line.
pub(super) fn list(ui: &mut Ui, desk: &Desk, forecast: &Forecast) {
    let palette = Palette::of(ui.ctx());
    let why = how(desk, forecast);
    let lines = [
        ("ui-risk-seen", forecast.detected, icons::EYE, palette.detection),
        ("ui-risk-hurt", forecast.hurt, icons::HEART_BREAK, palette.health),
        ("ui-risk-lost", forecast.lost, icons::X_CIRCLE, palette.error),
    ];
    for (key, chance, glyph, colour) in lines {
        let tone = if chance > 0.0 { colour } else { palette.text_hi };
        Fact::new(desk.text(key)).glyph(glyph, colour).number(percent(chance), tone).why(&why).show(ui);
    }
}

/// What is said until the numbers are there.
pub(super) fn thinking(ui: &mut Ui, desk: &Desk) {
    let palette = Palette::of(ui.ctx());
    Fact::new(desk.text("ui-risk-thinking")).glyph(icons::HOURGLASS, palette.text_dim).tone(palette.text_dim).show(ui);
}

/// How a forecast was found.
pub(super) fn how(desk: &Desk, forecast: &Forecast) -> String {
    match forecast.kind {
        Kind::Exact => desk.text("ui-risk-exact"),
        Kind::Estimate { samples, error } => {
            desk.with("ui-risk-estimate", &[("samples", samples.into()), ("error", percent(error).into())])
        }
    }
}

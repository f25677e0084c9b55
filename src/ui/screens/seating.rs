//! What quick play asks at every table: where you sit, how many people and which bots play, the seed.

use egui::Ui;

use crate::{
    engine::{Level, Seat},
    session::table::Seating,
    ui::{
        Desk,
        parts::{self, Scale},
        theme::{Palette, Type},
    },
};

/// A name and a control beside it, or below it where there is little room.
pub fn named(ui: &mut Ui, name: &str, control: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        let label = Type::Body.text(name, palette.text_body);
        let wide = (ui.available_width() * 0.42).min(190.0);
        ui.allocate_ui_with_layout(egui::vec2(wide, 28.0), egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(wide);
            ui.add(egui::Label::new(label).wrap());
        });
        control(ui);
    });
}

/// A number of something, within these ends.
pub fn count(ui: &mut Ui, desk: &mut Desk, key: &str, ends: (u8, u8), value: u8) -> Option<u8> {
    let name = desk.text(key);
    let mut chosen = None;
    named(ui, &name, |ui| {
        let scale = Scale { least: ends.0.into(), most: ends.1.into(), step: 1 };
        chosen = parts::stepper(ui, &mut desk.input, &name, scale, value.into(), &value.to_string());
    });
    chosen.map(|value| value as u8)
}

/// One of several.
pub fn one_of(ui: &mut Ui, desk: &mut Desk, key: &str, values: &[String], at: usize) -> Option<usize> {
    let name = desk.text(key);
    let mut chosen = None;
    named(ui, &name, |ui| chosen = parts::choice(ui, &mut desk.input, &name, values, at));
    chosen
}

/// Where you sit; by lot where nowhere.
pub fn seat(ui: &mut Ui, desk: &mut Desk, seats: u8, seat: &mut Option<Seat>) {
    let mut values = vec![desk.text("ui-quick-seat-any")];
    values.extend((1..=seats).map(|seat| desk.with("ui-quick-seat-nth", &[("number", seat.into())])));
    let at = seat.map_or(0, |seat| usize::from(seat.0) + 1);
    if let Some(at) = one_of(ui, desk, "ui-quick-seat", &values, at) {
        *seat = at.checked_sub(1).map(|at| Seat(at as u8));
    }
}

/// Where the first person of a table sits, and how many people there are; at least one.
pub fn people_of<S: Clone + PartialEq>(seating: &Seating<S>, seats: u8) -> (Option<Seat>, u8) {
    let people: Vec<Seat> = seating.people().collect();
    (people.first().copied(), people.len().clamp(1, usize::from(seats.max(1))) as u8)
}

/// How well the bots of a table play; nothing where there are none.
pub fn level_of<S: Clone + PartialEq>(seating: &Seating<S>, seats: u8) -> Option<Level> {
    (0..seats).find_map(|at| seating.level(Seat(at)))
}

/// How well bots play.
pub fn level(ui: &mut Ui, desk: &mut Desk, level: &mut Level) {
    let values = Level::ALL.map(|level| desk.text(level_name(level)));
    let at = Level::ALL.iter().position(|known| known == level).unwrap_or(0);
    let chosen = one_of(ui, desk, "ui-quick-level", &values, at);
    if let Some(chosen) = chosen.and_then(|at| Level::ALL.get(at)) {
        *level = *chosen;
    }
}

/// The key of a level's name.
fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "ui-quick-level-random",
        Level::Simple => "ui-quick-level-simple",
        Level::Sound => "ui-quick-level-sound",
        Level::Sharp => "ui-quick-level-sharp",
    }
}

/// The seed as it is typed: a number, or any words.
pub fn seed(ui: &mut Ui, desk: &mut Desk, seed: &mut String) {
    named(ui, &desk.text("ui-quick-seed"), |ui| {
        let hint = desk.text("ui-quick-seed-hint");
        parts::field(ui, &mut desk.input, &desk.words.text("ui-quick-seed"), &hint, seed);
    });
}

/// The seed that was typed.
pub fn seed_of(text: &str) -> u64 {
    let text = text.trim();
    let mixed = || {
        text.bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    };
    text.parse().unwrap_or_else(|_| mixed())
}

/// Another seed each time.
pub fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) ^ now.as_secs().rotate_left(20)
}

/// Where people sit: spread around the table from the first one's seat.
pub fn spread(first: u8, people: u8, seats: u8) -> Vec<Seat> {
    let all = u16::from(seats.max(1));
    let place = |at: u8| (u16::from(first) + u16::from(at) * all / u16::from(people.max(1))) % all;
    (0..people).map(|at| Seat(place(at) as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_words_are_a_seed() {
        assert_eq!(seed_of("42"), 42);
        assert_ne!(seed_of("hell gate"), 42);
    }

    #[test]
    fn people_sit_apart_from_each_other() {
        assert_eq!(spread(1, 1, 6), [Seat(1)]);
        assert_eq!(spread(4, 3, 6), [Seat(4), Seat(0), Seat(2)]);
        assert_eq!(spread(0, 6, 6).len(), 6);
    }
}

//! A person at the screen: sees labels, clicks, presses keys and pad buttons.

use egui::{Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{Queryable, by},
};
use ghostline::{
    content::Catalog,
    ui::{App, Speed, Start, Store, Thinker, input::PadButton},
    words::Words,
};

#[allow(dead_code)] // Not every way to play has its test yet.
/// A person playing. Motion is instant and thoughts come at once, so that every test runs the same way.
pub struct Player {
    screen: Harness<'static, App>,
    /// The data folder; it goes with the player.
    folder: tempfile::TempDir,
}

#[allow(dead_code)]
impl Player {
    /// Somebody who plays for the first time, at 1280 × 720.
    pub fn new() -> Self {
        Self::at(vec2(1280.0, 720.0), tempfile::tempdir().unwrap())
    }

    /// The same with a screen of another size, and a data folder that may hold something already.
    pub fn at(size: Vec2, folder: tempfile::TempDir) -> Self {
        Self::speaking(Words::english(), size, folder)
    }

    /// The same in another language.
    pub fn speaking(words: Words, size: Vec2, folder: tempfile::TempDir) -> Self {
        let store = Store::under(folder.path().to_owned());
        let catalog = Catalog::shipped().unwrap();
        let start = Start { catalog, words, store, thinker: Thinker::AtOnce, seed: Some(7) };
        let mut app = App::new(start);
        app.desk_mut().settings.speed = Speed::Instant;
        // Those who test lessons switch them on.
        app.desk_mut().settings.lessons = false;
        let builder = Harness::builder().with_size(size).with_max_steps(8).with_step_dt(0.1);
        let screen = builder.build_state(|ctx, app: &mut App| app.show(ctx), app);
        let mut player = Self { screen, folder };
        player.wait();
        player
    }

    /// Closes the game and opens it again with the same data folder.
    pub fn reopen(mut self) -> Self {
        let size = self.screen.ctx.screen_rect().size();
        self.screen.state_mut().finish();
        let Self { folder, .. } = self;
        Self::at(size, folder)
    }

    /// The data folder.
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub fn app(&self) -> &App {
        self.screen.state()
    }

    pub fn app_mut(&mut self) -> &mut App {
        self.screen.state_mut()
    }

    /// Waits until everything is written.
    pub fn settle(&mut self) {
        let faults = self.app_mut().desk_mut().store.finish();
        for fault in faults {
            self.app_mut().desk_mut().say(ghostline::ui::Tone::Error, fault.to_string());
        }
        self.wait();
    }

    /// What was painted last.
    pub fn shapes(&self) -> &[egui::epaint::ClippedShape] {
        &self.screen.output().shapes
    }

    /// The screen.
    pub fn rect(&self) -> egui::Rect {
        self.screen.ctx.screen_rect()
    }

    /// From the title to the briefing of the first mission, played by itself.
    pub fn open_briefing(&mut self) {
        self.click("Single mission");
        self.click("Briefing");
    }

    /// Puts focus on the control with this name and presses Enter, wherever it is scrolled to.
    pub fn enter(&mut self, label: &str) {
        let Some(node) = self.screen.query_all(by().label(label).predicate(is_control)).next() else {
            panic!("no control {label:?} among {:#?}", self.labels());
        };
        node.focus();
        self.wait();
        self.key(Key::Enter);
    }

    /// Puts focus on the first control whose name has this part and presses Enter.
    pub fn enter_part(&mut self, part: &str) {
        let Some(node) = self.screen.query_all(by().label_contains(part).predicate(is_control)).next() else {
            panic!("no control with {part:?} among {:#?}", self.labels());
        };
        node.focus();
        self.wait();
        self.key(Key::Enter);
    }

    /// Puts focus on the control with this name, wherever it is scrolled to.
    pub fn reach(&mut self, label: &str) {
        let Some(node) = self.screen.query_all(by().label(label).predicate(is_control)).next() else {
            panic!("no control {label:?} among {:#?}", self.labels());
        };
        node.focus();
        self.wait();
    }

    /// Goes down with the arrow keys until this control has focus.
    pub fn arrow_to(&mut self, label: &str) {
        for _ in 0..60 {
            if self.focused().as_deref() == Some(label) {
                return;
            }
            self.key(Key::ArrowDown);
        }
        panic!("no way down to {label:?} among {:#?}", self.labels());
    }

    /// Goes down with the pad until this control has focus.
    pub fn stick_to(&mut self, label: &str) {
        for _ in 0..60 {
            if self.focused().as_deref() == Some(label) {
                return;
            }
            self.pad(PadButton::Nav(ghostline::ui::focus::Nav::Down));
        }
        panic!("no way down to {label:?} among {:#?}", self.labels());
    }

    /// Lets some frames pass.
    pub fn wait(&mut self) {
        // Living backgrounds never come to rest; a few frames are enough.
        self.screen.run_steps(4);
    }

    /// Whether the screen comes to rest by itself.
    pub fn rests(&mut self) -> bool {
        self.screen.try_run().is_ok()
    }

    /// Lets one frame pass.
    pub fn step(&mut self) {
        self.screen.step();
    }

    /// Whether something with this name is on the screen.
    pub fn sees(&self, label: &str) -> bool {
        self.screen.query_all_by_label(label).next().is_some()
    }

    /// Whether something whose name contains this is on the screen.
    pub fn sees_part(&self, label: &str) -> bool {
        self.screen.query_all_by_label_contains(label).next().is_some()
    }

    /// Every name on the screen.
    pub fn labels(&self) -> Vec<String> {
        let nodes = self.screen.query_all(by().recursive(true));
        nodes.filter_map(|node| node.label()).collect()
    }

    /// Clicks the control with this name with the mouse.
    pub fn click(&mut self, label: &str) {
        let Some(node) = self.screen.query_all(by().label(label).predicate(is_control)).next() else {
            panic!("no control {label:?} among {:#?}", self.labels());
        };
        node.simulate_click();
        self.wait();
    }

    /// Clicks the first control whose name contains this.
    pub fn click_part(&mut self, part: &str) {
        let Some(node) = self.screen.query_all(by().label_contains(part).predicate(is_control)).next() else {
            panic!("no control with {part:?} among {:#?}", self.labels());
        };
        node.simulate_click();
        self.wait();
    }

    /// Where the middle of the first control is whose name begins like this, in points.
    pub fn place(&self, label: &str) -> egui::Pos2 {
        let begins = |node: &egui_kittest::kittest::Node<'_>| {
            is_control(node) && node.label().is_some_and(|name| name.starts_with(label))
        };
        let Some(node) = self.screen.query_all(by().recursive(true).predicate(begins)).next() else {
            panic!("no control {label:?} among {:#?}", self.labels());
        };
        let rect = node.bounding_box().unwrap();
        egui::pos2((rect.x0 + rect.x1) as f32 / 2.0, (rect.y0 + rect.y1) as f32 / 2.0)
    }

    /// Where the middle of the control with this id is, in points.
    pub fn place_of(&self, id: egui::Id) -> egui::Pos2 {
        self.rect_of(id).center()
    }

    /// Where the control with this id is, in points.
    pub fn rect_of(&self, id: egui::Id) -> egui::Rect {
        self.screen.ctx.read_response(id).unwrap().rect
    }

    /// Drags from one place of the screen to another.
    pub fn drag(&mut self, from: egui::Pos2, to: egui::Pos2) {
        let press = |pos, pressed| {
            let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
            egui::Event::PointerButton { pos, button, pressed, modifiers }
        };
        let middle = from + (to - from) / 2.0;
        let moved = egui::Event::PointerMoved;
        for event in [moved(from), press(from, true), moved(middle), moved(to), press(to, false)] {
            self.screen.input_mut().events.push(event);
            self.screen.step();
        }
        self.wait();
    }

    /// Clicks at a place of the screen.
    pub fn click_at(&mut self, pos: egui::Pos2) {
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
            self.screen.input_mut().events.push(egui::Event::PointerMoved(pos));
            self.screen.step();
            self.screen.input_mut().events.push(egui::Event::PointerButton { pos, button, pressed, modifiers });
            self.screen.step();
        }
        self.wait();
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        self.screen.press_key(key);
        self.wait();
    }

    /// Types a text into the field that has focus.
    pub fn type_text(&mut self, text: &str) {
        self.screen.input_mut().events.push(egui::Event::Text(text.to_owned()));
        self.wait();
    }

    /// Presses a key with others held.
    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.screen.press_key_modifiers(modifiers, key);
        self.wait();
    }

    /// Presses a pad button.
    pub fn pad(&mut self, button: PadButton) {
        self.app_mut().pad(button);
        self.wait();
    }

    /// What the control with this name is set to.
    pub fn value(&self, label: &str) -> Option<String> {
        self.screen.query_all(by().label(label).predicate(is_control)).next().and_then(|node| node.value())
    }

    /// Whether the control with this name is there and can be used.
    pub fn is_enabled(&self, label: &str) -> bool {
        let control = self.screen.query_all(by().label(label).predicate(is_control)).next();
        control.is_some_and(|node| !node.is_disabled())
    }

    /// The name of the control that has focus.
    pub fn focused(&self) -> Option<String> {
        let nodes = self.screen.query_all(by().recursive(true));
        // What is only read has its words as its value.
        nodes.filter(|node| node.is_focused()).find_map(|node| node.label().or_else(|| node.value()))
    }
}

fn is_control(node: &egui_kittest::kittest::Node<'_>) -> bool {
    !matches!(node.role(), Role::Label)
}

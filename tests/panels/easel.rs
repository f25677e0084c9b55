//! One panel drawn alone, and the missions it is drawn for.

use std::{cell::RefCell, rc::Rc};

use egui::{Ui, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{Queryable, by},
};
use ghostline::{
    content::Catalog,
    engine::Dice,
    session::Session,
    stealth::{Action, Auto, Phase, Setup},
    ui::{
        App, Desk, Speed, Start, Store, Thinker,
        theme::{self, Palette},
    },
    words::Words,
};

/// A panel on an easel of its own.
pub struct Easel<T: 'static> {
    screen: Harness<'static, ()>,
    told: Rc<RefCell<Vec<T>>>,
    width: Rc<RefCell<f32>>,
}

impl<T: 'static> Easel<T> {
    /// Draws a panel this wide, with these words.
    pub fn new(width: f32, words: Words, draw: impl FnMut(&mut Ui, &Desk) -> Option<T> + 'static) -> Self {
        Self::at(Speed::Instant, width, words, draw)
    }

    /// The same with motion at this speed.
    pub fn at(
        speed: Speed,
        width: f32,
        words: Words,
        mut draw: impl FnMut(&mut Ui, &Desk) -> Option<T> + 'static,
    ) -> Self {
        let app = App::new(Start {
            catalog: Catalog::shipped().unwrap(),
            words,
            store: Store::nowhere(),
            thinker: Thinker::AtOnce,
            seed: Some(7),
        });
        let app = Rc::new(RefCell::new(app));
        app.borrow_mut().desk_mut().settings.speed = speed;
        let (told, used) = (Rc::new(RefCell::new(Vec::new())), Rc::new(RefCell::new(0.0)));
        let (tell, use_up, mut ready) = (Rc::clone(&told), Rc::clone(&used), false);
        let screen = Harness::builder().with_size(vec2(width + 16.0, 900.0)).build_ui(move |ui| {
            if !std::mem::replace(&mut ready, true) {
                theme::install(ui.ctx());
                theme::apply(ui.ctx(), Palette::of_look(false), true);
                return;
            }
            let drawn = ui.vertical(|ui| {
                ui.set_max_width(width);
                draw(ui, app.borrow().desk())
            });
            *use_up.borrow_mut() = drawn.response.rect.width();
            tell.borrow_mut().extend(drawn.inner);
        });
        let mut easel = Self { screen, told, width: used };
        easel.wait();
        easel
    }

    /// The same in English, as wide as the left panel.
    pub fn english(draw: impl FnMut(&mut Ui, &Desk) -> Option<T> + 'static) -> Self {
        Self::new(264.0, Words::english(), draw)
    }

    pub fn wait(&mut self) {
        self.screen.run_steps(4);
    }

    /// How wide it came out.
    pub fn width(&self) -> f32 {
        *self.width.borrow()
    }

    /// Every name on it.
    pub fn labels(&self) -> Vec<String> {
        let nodes = self.screen.query_all(by().recursive(true));
        nodes.filter_map(|node| node.label().or_else(|| node.value())).collect()
    }

    pub fn sees(&self, label: &str) -> bool {
        self.labels().iter().any(|other| other == label)
    }

    pub fn sees_part(&self, part: &str) -> bool {
        self.labels().iter().any(|other| other.contains(part))
    }

    /// Clicks the first control whose name contains this.
    pub fn click(&mut self, part: &str) {
        let controls = by().label_contains(part).predicate(|node| node.role() != Role::Label);
        let Some(node) = self.screen.query_all(controls).next() else {
            panic!("no control {part:?} among {:#?}", self.labels());
        };
        node.simulate_click();
        self.wait();
    }

    /// What the panel gave back.
    pub fn told(&self) -> std::cell::Ref<'_, Vec<T>> {
        self.told.borrow()
    }
}

/// The first mission, at its beginning.
pub fn night_audit() -> Session {
    begin("night_audit", &["silenced_pistol"], &[])
}

/// The second mission, with gear and items.
pub fn glass_quay() -> Session {
    begin("glass_quay", &["silenced_pistol", "felt_soles", "wall_mic"], &["patch", "clicker"])
}

fn begin(mission: &str, gear: &[&str], items: &[&str]) -> Session {
    let catalog = Catalog::shipped().unwrap();
    let gear = gear.iter().map(|id| catalog.gear(id).unwrap().clone()).collect();
    let items = items.iter().map(|id| catalog.item(id).unwrap().clone()).collect();
    let setup = Setup { items, ..Setup::new(catalog.mission(mission).unwrap(), gear) };
    Session::new(setup, 11)
}

/// Plays at random until the player's part of this turn begins, or the mission is over.
pub fn wander(mut session: Session, turn: u16, seed: u64) -> Session {
    let (words, mut dice) = (Words::english(), Dice::new(seed));
    loop {
        let options = session.options();
        let view = session.view();
        if options.is_empty() || (view.public.turn >= turn && view.public.phase == Phase::Free) {
            return session;
        }
        let attack = options.iter().find(|action| matches!(action, Action::Attack { .. }));
        let action = attack.copied().unwrap_or(options[dice.below(options.len())]);
        session.act(&words, action, Auto::ALL).unwrap();
    }
}

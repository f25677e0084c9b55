//! The file of the mission in play, watched: when its maker changes it, the player may begin again with the change.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use egui::{Align2, Area, Context, Frame, Id, Margin, Order, Stroke, Ui, vec2};

use super::Mission;
use crate::{
    content::{self, Cards, Fault, Group as Kind, pack},
    save::Watch,
    stealth,
    ui::{
        Change, Desk, Screen, Thinker, Thoughts,
        focus::{self, Group},
        parts::Button,
        theme::{Palette, Rule, Type, Weight, icon, icons, mono},
    },
};

/// How long nobody looks at the file.
const PAUSE: Duration = Duration::from_millis(400);
/// The height of the buttons.
const BUTTON: f32 = 30.0;

/// What stands in the file now: a mission, or every fault of it.
type Found = Result<Arc<stealth::Mission>, Vec<Fault>>;

/// The file of a mission in play.
pub(super) struct Reload {
    watch: Watch,
    cards: Cards,
    /// What is looked out for.
    waiting: Thoughts<Option<(Watch, Found)>>,
    /// What the player has not answered yet.
    offer: Option<Found>,
    /// Tells whoever looks out that nobody waits any more.
    left: Arc<AtomicBool>,
}

impl Drop for Reload {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Relaxed);
    }
}

/// What the player answers.
enum Answer {
    Begin(Arc<stealth::Mission>),
    Keep,
}

impl Reload {
    /// Watches the file a mission came from; `None` where it came from none that can change.
    pub fn of(desk: &Desk, mission: &stealth::Mission) -> Option<Self> {
        let path = file_of(desk, &mission.plan().id)?;
        let game = desk.catalog.cards();
        let around = path.to_str().and_then(|file| pack::cards_around(&content::Disk, file, game));
        let cards = around.unwrap_or_else(|| game.clone());
        let (watch, waiting) = (Watch::new(path), Thoughts::none());
        Some(Self { watch, cards, waiting, offer: None, left: Arc::default() })
    }

    /// Looks out for a change, beside the screen.
    fn look(&mut self, ctx: &Context, thinker: Thinker) {
        if let Some((watch, found)) = self.waiting.get().cloned().flatten() {
            self.waiting = Thoughts::none();
            self.watch = watch;
            self.offer = Some(found);
        } else if thinker == Thinker::AtOnce {
            self.offer = changed(&mut self.watch, &self.cards).or(self.offer.take());
            return;
        }
        if self.waiting.get().is_none() && !self.waiting.is_thinking() {
            let (mut watch, cards, left) = (self.watch.clone(), self.cards.clone(), Arc::clone(&self.left));
            self.waiting = thinker.think(ctx, move || {
                while !left.load(Ordering::Relaxed) {
                    thread::sleep(PAUSE);
                    if let Some(found) = changed(&mut watch, &cards) {
                        return Some((watch, found));
                    }
                }
                None
            });
        }
    }
}

/// What stands in the file, where that is something else than before.
fn changed(watch: &mut Watch, cards: &Cards) -> Option<Found> {
    if !watch.changed() {
        return None;
    }
    let file = watch.path().to_string_lossy().into_owned();
    let text = match content::text(&content::Disk, &file) {
        Ok(text) => text,
        Err(fault) => return Some(Err(vec![fault])),
    };
    let checked = content::check_mission(&file, &text, cards);
    Some(checked.content.map(Arc::new).ok_or(checked.faults))
}

/// The file of the mission with this id, where it is one on a disk.
fn file_of(desk: &Desk, id: &str) -> Option<PathBuf> {
    let named = desk.file.as_ref().filter(|(of, _)| of == id).map(|(_, path)| path.clone());
    let own = || {
        let entry = desk.catalog.entry(id).filter(|entry| entry.group == Kind::User && entry.pack.is_none())?;
        Some(PathBuf::from(&entry.file))
    };
    named.or_else(own).filter(|path| path.is_file())
}

impl Mission {
    /// Tells of a change of the file, and begins again with it where the player wants that.
    pub(super) fn reload(&mut self, ctx: &Context, desk: &Desk) -> Option<Change> {
        if !self.arrived {
            self.reload = Reload::of(desk, &self.setup().mission);
        }
        let reload = self.reload.as_mut()?;
        reload.look(ctx, desk.thinker);
        let answer = bar(ctx, desk, reload.offer.as_ref()?)?;
        reload.offer = None;
        let Answer::Begin(mission) = answer else { return None };
        let setup = stealth::Setup { mission, ..(**self.setup()).clone() };
        let again = Self::begin(setup, self.game().journal().seed);
        Some(Change::Replace(Screen::Mission(Box::new(again))))
    }
}

/// The bar that tells of the change.
fn bar(ctx: &Context, desk: &Desk, found: &Found) -> Option<Answer> {
    let palette = Palette::of(ctx);
    let colour = if found.is_ok() { palette.info } else { palette.error };
    let area = Area::new(Id::new("reload")).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, 52.0));
    let frame = Frame::new().fill(palette.raised).stroke(Stroke::new(1.0, colour)).corner_radius(3);
    let shown = area.show(ctx, |ui| {
        frame.inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
            ui.set_max_width((ctx.screen_rect().width() * 0.8).min(560.0));
            told(ui, desk, found);
            focus::group(ui, Group::Lesson, |ui| ui.horizontal_wrapped(|ui| buttons(ui, desk, found)).inner)
        })
    });
    shown.inner.inner
}

/// What happened: the file changed, and is a mission or has faults.
fn told(ui: &mut Ui, desk: &Desk, found: &Found) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour, text) = match found {
        Ok(_) => (icons::INFO, palette.info, desk.text("ui-reload-changed")),
        Err(faults) => {
            let errors = faults.iter().filter(|fault| fault.is_error()).count();
            (icons::WARNING_OCTAGON, palette.error, desk.with("ui-reload-broken", &[("count", errors.into())]))
        }
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(icon(glyph, Weight::Fill, 16.0, colour));
        ui.add(egui::Label::new(Type::Body.text(text, palette.text_hi)).wrap());
    });
    if let Some(fault) = found.as_ref().err().and_then(|faults| faults.iter().find(|fault| fault.is_error())) {
        let place = egui::RichText::new(format!("{}:{}", fault.line, fault.column)).font(mono(12.0));
        ui.add(egui::Label::new(place.color(palette.text_dim)));
        ui.add(egui::Label::new(Type::Body.text(&fault.message, palette.text_body)).wrap());
    }
    ui.add_space(Rule::GAP);
}

fn buttons(ui: &mut Ui, desk: &Desk, found: &Found) -> Option<Answer> {
    let mut answer = None;
    if let Ok(mission) = found {
        let begin = Button::new(desk.text("ui-reload-begin")).icon(icons::ARROW_CLOCKWISE).primary().height(BUTTON);
        if begin.show(ui).clicked() {
            answer = Some(Answer::Begin(Arc::clone(mission)));
        }
    }
    if Button::new(desk.text("ui-reload-keep")).height(BUTTON).show(ui).clicked() {
        answer = Some(Answer::Keep);
    }
    answer
}

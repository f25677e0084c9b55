//! A sector: what stands there, what going there means, who may come.

use egui::{Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{enemy::sum, risks};
use crate::{
    stealth::{
        Action, EnemyId, LockId, Phase, Scene, Sector, Step, View, forecast::Forecast, odds, odds::Odds, senses,
    },
    ui::{
        Desk, Outlook,
        parts::{Fact, lay},
        theme::{Palette, Type, icons, mono},
    },
    words::{percent, stealth::Teller},
};

/// The rooms sectors are drawn as, by the number of their art.
const ROOMS: [&str; 11] = [
    "ui-tile-corridor",
    "ui-tile-junction",
    "ui-tile-office",
    "ui-tile-server",
    "ui-tile-laboratory",
    "ui-tile-storage",
    "ui-tile-post",
    "ui-tile-concourse",
    "ui-tile-bay",
    "ui-tile-plant",
    "ui-tile-stairs",
];

/// How the player stands to a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Here,
    Locked,
    Free,
    Second,
    SecondSilent,
    Far(u16),
    None,
}

impl Way {
    fn to(scene: Scene, sector: Sector) -> Self {
        if sector == scene.here() {
            return Self::Here;
        }
        if !scene.may_enter(sector) {
            return Self::Locked;
        }
        match (scene.walk().distance(scene.here(), sector), scene.public.phase) {
            (None, _) => Self::None,
            (Some(1), Phase::Free) => Self::Free,
            (Some(1), Phase::Second) if scene.public.boost.silent => Self::SecondSilent,
            (Some(1), Phase::Second) => Self::Second,
            (Some(far), _) => Self::Far(far),
        }
    }
}

/// The room a sector is drawn as: `Junction`.
pub(super) fn room(desk: &Desk, view: &View, sector: Sector) -> String {
    tile_room(desk, view.setup.mission.cell(sector).map_or(0, |cell| cell.tile))
}

/// The room a tile shows.
pub fn tile_room(desk: &Desk, tile: u16) -> String {
    let tile = usize::from(tile.saturating_sub(1));
    ROOMS.get(tile % ROOMS.len()).map(|key| desk.text(key)).unwrap_or_default()
}

/// The room a sector is drawn as, with its name: `Junction 4·2`.
pub(super) fn name(desk: &Desk, view: &View, sector: Sector) -> String {
    let at = Teller::of(&desk.words, view).sector(sector);
    desk.with("ui-sector-name", &[("room", room(desk, view, sector).into()), ("sector", at.into())])
}

/// Everything about a sector.
pub(super) fn sector(ui: &mut Ui, desk: &Desk, view: &View, sector: Sector, outlook: Option<&Outlook>) {
    let scene = Scene { setup: &view.setup, public: &view.public };
    let way = Way::to(scene, sector);
    title(ui, desk, &name(desk, view, sector), way);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        told(ui, desk, scene, way);
        people(ui, desk, view, sector);
        things(ui, desk, view, sector);
        blows(ui, desk, view, sector, way);
        comers(ui, desk, view, sector, outlook);
        after(ui, desk, sector, way, outlook);
    });
}

/// The name, and how it can be reached as a tag.
fn title(ui: &mut Ui, desk: &Desk, name: &str, way: Way) {
    let palette = Palette::of(ui.ctx());
    let (key, colour) = match way {
        Way::Here => ("ui-way-here", palette.agent),
        Way::Locked => ("ui-way-locked", palette.locked),
        Way::Free => ("ui-way-free", palette.safe),
        Way::Second => ("ui-way-second", palette.noise),
        Way::SecondSilent => ("ui-way-silent", palette.safe),
        Way::Far(_) => ("ui-way-far", palette.text_body),
        Way::None => ("ui-way-none", palette.text_dim),
    };
    let moves = if let Way::Far(moves) = way { moves } else { 1 };
    let tag = desk.with(key, &[("moves", moves.into())]);
    let width = ui.available_width();
    let mark = lay(ui, &tag, mono(11.0), colour, width * 0.5);
    let room = width - mark.size().x - 24.0;
    let words = lay(ui, name, Type::Subtitle.font(), palette.text_hi, room);
    let height = words.size().y.max(mark.size().y + 6.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}, {tag}")));
    let plate = egui::Rect::from_min_size(
        pos2(rect.right() - mark.size().x - 12.0, rect.top() + 1.0),
        mark.size() + vec2(12.0, 5.0),
    );
    ui.painter().rect_filled(plate, 2, palette.field);
    ui.painter().galley(plate.min + vec2(6.0, 2.5), mark, colour);
    ui.painter().galley(rect.min, words, palette.text_hi);
}

/// What going there costs.
fn told(ui: &mut Ui, desk: &Desk, scene: Scene, way: Way) {
    let palette = Palette::of(ui.ctx());
    let (key, glyph) = match way {
        Way::Here | Way::None => return,
        Way::Locked => ("ui-way-locked-told", icons::LOCK_SIMPLE),
        Way::Free => ("ui-way-free-told", icons::FOOTPRINTS),
        Way::SecondSilent => ("ui-way-silent-told", icons::SNEAKER_MOVE),
        Way::Second => ("ui-way-second-told", icons::SNEAKER_MOVE),
        Way::Far(2) if scene.public.phase == Phase::Free => ("ui-way-two-told", icons::SNEAKER_MOVE),
        Way::Far(_) => ("ui-way-far-told", icons::FOOTPRINTS),
    };
    Fact::new(desk.text(key)).glyph(glyph, palette.text_dim).show(ui);
}

/// The enemies and bodies there.
fn people(ui: &mut Ui, desk: &Desk, view: &View, sector: Sector) {
    let palette = Palette::of(ui.ctx());
    let teller = Teller::of(&desk.words, view);
    let scene = Scene { setup: &view.setup, public: &view.public };
    for (id, enemy) in scene.enemies().filter(|(_, enemy)| enemy.is_up() && enemy.sector == sector) {
        let key = match enemy {
            enemy if enemy.detects => "ui-sector-enemy-detects",
            enemy if enemy.overwatch => "ui-sector-enemy-watches",
            enemy if enemy.dazed => "ui-sector-enemy-dazed",
            _ => "ui-sector-enemy",
        };
        let words = desk.with(key, &[("enemy", teller.enemy(id).into())]);
        let glyph = crate::ui::map::art::Silhouette::of(&view.setup.mission.kind(enemy.kind).id).glyph;
        Fact::new(words).glyph(glyph, palette.patrol(enemy.colour)).show(ui);
    }
    for body in scene.bodies_in(sector) {
        let words = desk.with("ui-sector-body", &[("enemy", teller.enemy(body).into())]);
        Fact::new(words).glyph(icons::X_CIRCLE, palette.body).show(ui);
    }
}

/// What lies there.
fn things(ui: &mut Ui, desk: &Desk, view: &View, sector: Sector) {
    let palette = Palette::of(ui.ctx());
    let teller = Teller::of(&desk.words, view);
    let plan = view.setup.mission.plan();
    let line = |ui: &mut Ui, words: String, glyph, colour| {
        Fact::new(words).glyph(glyph, colour).show(ui);
    };
    let open = view.setup.mission.objectives_at(sector).filter(|id| view.public.taken & bit(id.0) == 0);
    for id in open {
        let name = teller.objective(id);
        let words = plan.objectives.get(id.index()).map_or(name.clone(), |found| teller.alarming(found, name));
        line(ui, words, icons::DIAMOND, palette.objective);
    }
    for (at, _) in plan.keys.iter().enumerate().filter(|(_, key)| **key == sector) {
        if view.public.keys_gone & bit(at as u8) == 0 {
            line(ui, teller.key(LockId(at as u8)), icons::KEY, palette.objective);
        }
    }
    let places = [
        (view.public.noise.contains(&sector), "ui-sector-noise", icons::SPEAKER_HIGH, palette.noise),
        (view.public.detection.contains(&sector), "ui-sector-detection", icons::EYE, palette.detection),
        (plan.exit == sector, "ui-sector-exit", icons::SIGN_OUT, palette.safe),
        (plan.entrance == Some(sector), "ui-sector-entrance", icons::SIGN_IN, palette.alarm),
    ];
    for (_, key, glyph, colour) in places.into_iter().filter(|place| place.0) {
        line(ui, desk.text(key), glyph, colour);
    }
}

fn bit(at: u8) -> u32 {
    1u32.checked_shl(at.into()).unwrap_or(0)
}

/// Blows on the way: those of enemies beside the player as they leave, and the player's own on arriving.
fn blows(ui: &mut Ui, desk: &Desk, view: &View, sector: Sector, way: Way) {
    if !matches!(way, Way::Free | Way::Second | Way::SecondSilent) {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let teller = Teller::of(&desk.words, view);
    let scene = Scene { setup: &view.setup, public: &view.public };
    for (id, _) in scene.enemies_here() {
        let Some(odds) = odds::enemy_attack(view, id) else { continue };
        let fill = [("enemy", teller.enemy(id).into()), ("sum", sum(desk, &odds).into())];
        let words = desk.with("ui-sector-intercept", &fill);
        let line = Fact::new(words).glyph(icons::SWORD, palette.detection);
        line.number(percent(odds.chance), palette.error).why(cards(desk, &odds)).show(ui);
    }
    if way != Way::Free {
        return;
    }
    for (id, _) in scene.enemies().filter(|(_, enemy)| enemy.is_up() && enemy.sector == sector) {
        let weapons = view.setup.weapons().filter_map(|(gear, _)| odds::attack(view, gear, id));
        if let Some(odds) = weapons.max_by(|a, b| a.chance.total_cmp(&b.chance)) {
            let words = desk.with("ui-sector-then-attack", &[("sum", sum(desk, &odds).into())]);
            let line = Fact::new(words).glyph(icons::CROSSHAIR, palette.safe);
            line.number(percent(odds.chance), palette.safe).why(cards(desk, &odds)).show(ui);
        }
    }
}

/// How many cards succeed.
fn cards(desk: &Desk, odds: &Odds) -> String {
    desk.with("ui-attack-cards", &[("hits", odds.favourable.into()), ("of", odds.of.into())])
}

/// Who may come there in the coming enemy phase, and how likely; whether it is searched.
fn comers(ui: &mut Ui, desk: &Desk, view: &View, sector: Sector, outlook: Option<&Outlook>) {
    let palette = Palette::of(ui.ctx());
    let teller = Teller::of(&desk.words, view);
    let names: Vec<String> = may_come(view, sector).into_iter().map(|id| teller.enemy(id)).collect();
    let Some(Outlook { now, .. }) = outlook else { return risks::thinking(ui, desk) };
    let (entered, searched) = (now.entered(sector), now.searched(sector));
    let words = match names.is_empty() {
        _ if entered <= 0.0 => desk.text("ui-sector-nobody"),
        // Whoever detects the player first may draw others here.
        true => desk.text("ui-sector-drawn"),
        false => desk.with("ui-sector-comes", &[("list", names.join(", ").into())]),
    };
    let why = risks::how(desk, now);
    let line = Fact::new(words).glyph(icons::FOOTPRINTS, threat(palette, entered));
    line.number(percent(entered), palette.text_hi).why(&why).show(ui);
    let line = Fact::new(desk.text("ui-sector-searched")).glyph(icons::MAGNIFYING_GLASS, threat(palette, searched));
    line.number(percent(searched), palette.text_hi).why(&why).show(ui);
}

/// The enemies that may enter a sector in their coming turn, by what lies on the map now.
fn may_come(view: &View, sector: Sector) -> Vec<EnemyId> {
    let scene = Scene { setup: &view.setup, public: &view.public };
    let moves = |id: EnemyId| {
        let kind = view.setup.mission.kind(scene.enemy(id).kind);
        let rows = odds::behaviours(view, id).into_iter().filter(|(_, chance)| *chance > 0.0);
        let steps = rows.filter_map(|(band, _)| kind.behaviour.get(usize::from(band)));
        let count = |step: &Step| if let Step::Move(count) = step { *count } else { 0 };
        steps.map(|row| row.steps.iter().map(count).sum::<u8>()).max().unwrap_or(0)
    };
    let up = scene.enemies().filter(|(_, enemy)| enemy.is_up() && !enemy.dazed).map(|(id, _)| id);
    up.filter(|&id| senses::reach(scene, id, moves(id)).contains(&sector)).collect()
}

/// The colour of a chance that somebody comes.
fn threat(palette: &Palette, chance: f64) -> egui::Color32 {
    if chance <= 0.0 {
        return palette.text_dim;
    }
    let level = ((chance * 5.0) as usize).min(palette.threat.len() - 1);
    palette.threat.get(level).copied().unwrap_or(palette.text_hi)
}

/// What may come if the player goes there and ends the turn.
fn after(ui: &mut Ui, desk: &Desk, sector: Sector, way: Way, outlook: Option<&Outlook>) {
    let Some(outlook) = outlook else { return };
    let there = |(action, _): &&(Action, Forecast)| *action == Action::Move { to: sector };
    let found = if way == Way::Here {
        Some(&outlook.now)
    } else {
        outlook.after.iter().find(there).map(|(_, forecast)| forecast)
    };
    if let Some(forecast) = found {
        let key = if way == Way::Here { "ui-risk-now" } else { "ui-risk-there" };
        risks::caption(ui, &desk.text(key));
        risks::list(ui, desk, forecast);
    }
}

//! The board as a place: areas, ways, paths, and everything on it, to look at and to click.

use egui::{Id, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType};

use super::{
    Answer, Hit, Look, Target, ground,
    plan::Plan,
    spots::{self, Spot},
    things::Brush,
    told,
};
use crate::ui::{
    focus::{self, Group},
    parts::{brackets, dashed_rect, tip_with},
    theme::{Palette, faded},
};

/// The board of one moment.
pub struct Board<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// What can be chosen now.
    pub targets: &'a [Target],
    /// What is pointed at elsewhere on the screen, such as in a list of choices.
    pub pointed: Option<Hit>,
}

impl Board<'_> {
    /// Draws it as large as the room allows, and says what was pointed at or clicked.
    pub fn show(self, ui: &mut Ui, room: Rect) -> Answer<Hit> {
        let palette = Palette::of(ui.ctx());
        let plan = Plan::of(room.shrink(7.0));
        let spots = spots::all(self.look, plan);
        let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
        ground::paint(&painter, palette, self.look, plan);
        for spot in spots.iter().filter(|spot| matches!(spot.hit, Hit::Area(_))) {
            if self.target(spot.hit).is_some() {
                painter.rect_filled(spot.rect, 0, faded(palette.agent, 0.1));
                dashed_rect(&painter, spot.rect.shrink(3.0), Stroke::new(1.5, palette.agent), &[6.0, 4.0]);
            }
        }
        Brush { painter: &painter, palette, look: self.look, plan }.all(&spots);
        focus::group(ui, Group::Map, |ui| self.answers(ui, &spots))
    }

    fn target(&self, hit: Hit) -> Option<&Target> {
        self.targets.iter().find(|target| target.hit == hit)
    }

    /// What everything answers, with brackets around targets and what is pointed at.
    fn answers(&self, ui: &mut Ui, spots: &[Spot]) -> Answer<Hit> {
        let mut answer = Answer::default();
        for spot in spots {
            let target = self.target(spot.hit);
            self.brackets(ui, spot, target.is_some());
            if target.is_none() && is_ground(spot.hit) {
                continue;
            }
            self.one(ui, spot, target, &mut answer);
        }
        answer
    }

    /// One thing: its name, its tooltip, what happened to it.
    fn one(&self, ui: &Ui, spot: &Spot, target: Option<&Target>, answer: &mut Answer<Hit>) {
        let response = ui.interact(spot.rect.expand(2.0), Id::new(("board", spot.hit)), Sense::click());
        let name = told::with_note(self.look, spot.hit, target);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if target.is_some() || is_stop(spot.hit) {
            focus::join(ui, &response);
        }
        tip_with(ui, &response, || name.clone());
        if response.clicked() {
            answer.clicked = Some(spot.hit);
        }
        if response.hovered() || response.has_focus() {
            answer.hovered = Some(spot.hit);
        }
        if response.hovered() {
            bracket(ui, spot, Palette::of(ui.ctx()).text_hi);
        }
    }

    fn brackets(&self, ui: &Ui, spot: &Spot, chosen: bool) {
        let palette = Palette::of(ui.ctx());
        if self.pointed == Some(spot.hit) {
            bracket(ui, spot, palette.text_hi);
        } else if chosen && !matches!(spot.hit, Hit::Area(_)) {
            let colour = if matches!(spot.hit, Hit::Foe(_)) { palette.detection } else { palette.agent };
            bracket(ui, spot, colour);
        }
    }
}

/// Four corners around something: inside an area, outside a token.
fn bracket(ui: &Ui, spot: &Spot, colour: egui::Color32) {
    let inside = matches!(spot.hit, Hit::Area(_));
    let rect = if inside { spot.rect.shrink(4.0) } else { spot.rect.expand(4.0) };
    let arm = (rect.size().min_elem() * 0.24).clamp(4.0, 14.0);
    brackets(ui.painter(), rect, arm, Stroke::new(2.0, colour));
}

/// What is not worth a name of its own unless it can be chosen.
const fn is_ground(hit: Hit) -> bool {
    matches!(hit, Hit::Column(_))
}

/// What focus comes to even while it cannot be chosen: all that tells something the area does not.
const fn is_stop(hit: Hit) -> bool {
    matches!(
        hit,
        Hit::Area(_)
            | Hit::Sector(_)
            | Hit::Foe(_)
            | Hit::Apex
            | Hit::Figure(_)
            | Hit::Crate(_)
            | Hit::Chip(..)
            | Hit::Junk(_)
    )
}

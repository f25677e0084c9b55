//! What is told of a mission that was won (ST-OBJ-06), before anything is counted.

use egui::{Context, Id, Rect, Ui, UiBuilder, vec2};

use super::{Debrief, Progress, line};
use crate::ui::{
    Change, Cue, Desk,
    focus::{self, Group},
    parts::Button,
    screens::shared::{reading, story},
    theme::{Palette, Rule, Type, Weight, icon, icons},
};

/// From this width on the plan stands beside the story.
const WIDE: f32 = 860.0;
/// The widest a line of the story becomes.
const LINE: f32 = 560.0;

impl Debrief {
    /// Tells the end of the story; then the debrief begins.
    pub(super) fn ending(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let frame = egui::Frame::new().fill(Palette::of(ctx).table);
        let read = egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.tell(ui, desk)).inner;
        if read || desk.input.take_back() {
            desk.play(Cue::Choose);
            self.progress = Progress::Arrived;
            ctx.request_repaint();
        }
        Change::Keep
    }

    /// The story, with the plan beside it where there is room; whether it was read.
    fn tell(&self, ui: &mut Ui, desk: &Desk) -> bool {
        let room = ui.max_rect();
        let width = Rule::PAGE.min(room.width() - 2.0 * Rule::MARGIN);
        let top = (room.height() * 0.16).clamp(8.0, 140.0);
        let page = Rect::from_center_size(room.center(), vec2(width, room.height() - 2.0 * top));
        let column = if width >= WIDE {
            let (left, right) = page.split_left_right_at_fraction(0.46);
            line::map(ui, self, right.with_min_x(right.left() + 48.0));
            left.with_min_x(left.left() + 48.0)
        } else {
            Rect::from_center_size(page.center(), vec2(LINE.min(width), page.height()))
        };
        let column = column.with_max_x(column.right().min(column.left() + LINE));
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| self.words(ui, desk)).inner
    }

    fn words(&self, ui: &mut Ui, desk: &Desk) -> bool {
        let palette = Palette::of(ui.ctx());
        let plan = self.game.game().setup().mission.plan();
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 16.0;
            ui.label(icon(icons::SIGN_OUT, Weight::Regular, 16.0, palette.safe));
            ui.label(Type::Label.text(desk.text("ui-debrief-won"), palette.safe));
        });
        ui.label(Type::Heading.text(&plan.name, palette.text_hi));
        let room = (ui.available_height() - 56.0).max(40.0);
        reading(ui, "ending", room, |ui| story(ui, &plan.story.conclusion));
        ui.add_space(Rule::GROUP);
        focus::group(ui, Group::Main, |ui| {
            let button = Button::new(desk.text("ui-debrief-go-on")).icon_after(icons::ARROW_RIGHT).primary();
            let shown = button.height(40.0).id(Id::new("debrief go on")).show(ui);
            if ui.memory(|memory| memory.focused().is_none()) {
                shown.request_focus();
            }
            shown.clicked()
        })
    }
}

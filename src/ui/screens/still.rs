//! Parts of a screen by themselves, for the gallery: nothing moves, nothing leads anywhere but back.

use egui::{CentralPanel, Context, Frame, Ui};

use crate::ui::{Change, Desk, theme::Palette};

/// What is painted.
type Paint = Box<dyn FnMut(&mut Ui, &Desk)>;

/// A picture of parts.
pub struct Still {
    paint: Paint,
}

impl Still {
    /// A picture that is painted by `paint` over the whole screen.
    pub fn new(paint: impl FnMut(&mut Ui, &Desk) + 'static) -> Self {
        Self { paint: Box::new(paint) }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let frame = Frame::new().fill(Palette::of(ctx).table);
        CentralPanel::default().frame(frame).show(ctx, |ui| (self.paint)(ui, desk));
        if desk.input.take_back() { Change::Pop } else { Change::Keep }
    }
}

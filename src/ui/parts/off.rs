//! Controls that are off.

use egui::{Response, response::Flags};

/// Takes the click from a control that is off. It still takes focus, so that its tooltip can say why.
pub fn refuse_click(response: &mut Response) {
    response.flags.remove(Flags::CLICKED);
    response.flags.remove(Flags::FAKE_PRIMARY_CLICKED);
}

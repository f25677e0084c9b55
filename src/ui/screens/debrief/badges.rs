//! Badges: earned ones as filled hexagons, missed ones dashed, with the reason.

use egui::{Label, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::Debrief;
use crate::{
    session::badges::{Badge, Miss, Verdict, badges},
    ui::{
        Desk, focus,
        map::threat::percent,
        parts,
        theme::{Palette, Type},
    },
};

/// All badges, the earned ones first.
pub(super) fn show(ui: &mut Ui, desk: &Desk, debrief: &mut Debrief) {
    let par = debrief.par();
    let (earned, other): (Vec<_>, Vec<_>) =
        badges(&debrief.summary, par, &desk.issued()).into_iter().partition(|(_, verdict)| *verdict == Verdict::Earned);
    let all = earned.len() + other.len();
    let note = desk.with("ui-debrief-badge-count", &[("earned", earned.len().into()), ("all", all.into())]);
    parts::head(ui, &desk.text("ui-debrief-badges"), Some(&note));
    let height = ((ui.available_height() - 16.0) / all.max(1) as f32 - 2.0).clamp(44.0, 64.0);
    ui.spacing_mut().item_spacing.y = 2.0;
    for (badge, verdict) in &earned {
        row(ui, desk, *badge, verdict, height);
    }
    if !earned.is_empty() && !other.is_empty() {
        ui.add_space(5.0);
        parts::rule_below(ui);
        ui.add_space(5.0);
    }
    for (badge, verdict) in &other {
        row(ui, desk, *badge, verdict, height);
    }
}

fn row(ui: &mut Ui, desk: &Desk, badge: Badge, verdict: &Verdict, height: f32) {
    let palette = Palette::of(ui.ctx());
    let (name, reason) = (desk.text(badge.name()), reason(desk, badge, verdict));
    let earned = *verdict == Verdict::Earned;
    let shown = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(height * 0.92, height), Sense::hover());
        parts::badge_mark(ui, rect, badge, earned);
        ui.vertical(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_space((height - 38.0) / 2.0);
            let colour = if earned { palette.text_hi } else { palette.text_dim };
            ui.add(Label::new(Type::Body.text(&name, colour)).wrap());
            ui.add(Label::new(Type::Note.text(&reason, palette.text_dim)).wrap());
        });
    });
    let stop = ui.interact(shown.response.rect, ui.id().with(badge.id()), Sense::focusable_noninteractive());
    let key = if earned { "ui-debrief-badge-earned" } else { "ui-debrief-badge-missed" };
    let told = desk.with(key, &[("badge", name.into()), ("reason", reason.into())]);
    stop.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    focus::join(ui, &stop);
}

/// What it was earned with, or why it was missed.
fn reason(desk: &Desk, badge: Badge, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Earned => desk.text(badge.deed()),
        Verdict::Open => desk.text("ui-badge-open"),
        Verdict::Missed(miss) => missed(desk, miss),
    }
}

fn missed(desk: &Desk, miss: &Miss) -> String {
    match miss {
        Miss::Lost => desk.text("ui-badge-missed-lost"),
        Miss::NoAttack => desk.text("ui-badge-missed-no-attack"),
        Miss::NoPar => desk.text("ui-badge-missed-no-par"),
        Miss::Seen { turn } => desk.with("ui-badge-missed-seen", &[("turn", (*turn).into())]),
        Miss::Kills(count) => desk.with("ui-badge-missed-kills", &[("count", (*count).into())]),
        Miss::Health(left, all) => {
            desk.with("ui-badge-missed-health", &[("left", (*left).into()), ("all", (*all).into())])
        }
        Miss::Noise(count) => desk.with("ui-badge-missed-noise", &[("count", (*count).into())]),
        Miss::Alarm(level) => desk.with("ui-badge-missed-alarm", &[("level", (*level).into())]),
        Miss::Odds { chance, turn } => {
            let chance = format!("{}%", percent(*chance));
            desk.with("ui-badge-missed-odds", &[("chance", chance.into()), ("turn", (*turn).into())])
        }
        Miss::Turns { turns, par } => {
            desk.with("ui-badge-missed-turns", &[("turns", (*turns).into()), ("par", (*par).into())])
        }
        Miss::LeftBehind(name) => desk.with("ui-badge-missed-left", &[("name", name.as_str().into())]),
        Miss::Used { energy, items } => {
            desk.with("ui-badge-missed-used", &[("energy", (*energy).into()), ("items", (*items).into())])
        }
        Miss::Gear(id) => {
            let name = desk.catalog.gear(id).map_or(id.as_str(), |gear| &gear.name);
            desk.with("ui-badge-missed-gear", &[("name", name.into())])
        }
        Miss::Items(count) => desk.with("ui-badge-missed-items", &[("count", (*count).into())]),
    }
}

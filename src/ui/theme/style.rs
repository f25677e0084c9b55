//! The style egui draws its own controls with, made from the palette.

use egui::{
    Context, CornerRadius, Margin, Shadow, Stroke, Style, TextStyle, Visuals,
    style::{ScrollStyle, Selection, WidgetVisuals, Widgets},
    vec2,
};

use super::{Palette, Type, fonts};

/// Lengths every screen shares, in points.
pub struct Rule;

impl Rule {
    /// Inside a panel.
    pub const PADDING: f32 = 12.0;
    /// Between things of one group.
    pub const GAP: f32 = 8.0;
    /// Between groups.
    pub const GROUP: f32 = 16.0;
    /// Around a full-screen page.
    pub const MARGIN: f32 = 24.0;
    /// The widest a full-screen page becomes.
    pub const PAGE: f32 = 1440.0;
    /// The height of a button.
    pub const BUTTON: f32 = 32.0;
}

/// Loads the fonts. Once per context, before anything is drawn.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts::definitions());
}

/// Makes a palette the one in use, with the style that goes with it.
pub fn apply(ctx: &Context, palette: &'static Palette, reduced_motion: bool) {
    palette.keep(ctx);
    let mut style = Style { animation_time: if reduced_motion { 0.0 } else { 0.08 }, ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, Type::Note.font()),
        (TextStyle::Body, Type::Body.font()),
        (TextStyle::Monospace, fonts::mono(13.0)),
        (TextStyle::Button, Type::Body.font()),
        (TextStyle::Heading, Type::Heading.font()),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(14.0, 7.0);
    spacing.interact_size.y = Rule::BUTTON;
    spacing.window_margin = Margin::same(12);
    spacing.icon_width = 20.0;
    spacing.scroll = ScrollStyle { bar_width: 8.0, floating_allocated_width: 8.0, ..ScrollStyle::floating() };
    style.visuals = visuals(palette);
    style.interaction.selectable_labels = false;
    ctx.set_style(style);
}

fn visuals(palette: &Palette) -> Visuals {
    let control = |fill, line, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(3),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    Visuals {
        dark_mode: true,
        override_text_color: None,
        widgets: Widgets {
            noninteractive: control(palette.panel, palette.line_soft, palette.text_body),
            inactive: control(palette.field, palette.line_edge, palette.text_hi),
            hovered: control(palette.hover, palette.line_ctrl, palette.text_hi),
            active: control(palette.press, palette.line_ctrl, palette.text_hi),
            open: control(palette.field, palette.agent, palette.text_hi),
        },
        selection: Selection { bg_fill: palette.agent.gamma_multiply(0.35), stroke: Stroke::new(1.0, palette.text_hi) },
        hyperlink_color: palette.info,
        faint_bg_color: palette.raised,
        extreme_bg_color: palette.press,
        window_fill: palette.raised,
        window_stroke: Stroke::new(1.0, palette.line_ctrl),
        window_corner_radius: CornerRadius::same(3),
        window_shadow: SHADOW,
        popup_shadow: SHADOW,
        menu_corner_radius: CornerRadius::same(3),
        panel_fill: palette.panel,
        slider_trailing_fill: true,
        ..Visuals::dark()
    }
}

/// Under floating things only.
const SHADOW: Shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: super::palette::SHADE };

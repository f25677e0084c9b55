//! Writing SVG: shapes with paint, and text that cannot break out of its element.

use std::fmt::{self, Display, Write};

use crate::ui::theme::Shade;

/// A place on the picture.
pub type Point = (f64, f64);

/// How a shape is painted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paint {
    fill: Option<Fill>,
    stroke: Option<(Shade, f64)>,
    dash: &'static [f32],
    opacity: Option<f64>,
}

/// What a shape is filled with.
#[derive(Clone, Copy, Debug)]
enum Fill {
    Shade(Shade),
    /// A pattern, by the name of its definition.
    Pattern(&'static str),
}

impl Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shade(shade) => f.write_str(&hex(*shade)),
            Self::Pattern(name) => write!(f, "url(#{name})"),
        }
    }
}

/// A colour as SVG writes it.
pub fn hex(shade: Shade) -> String {
    format!("#{:02X}{:02X}{:02X}", shade.r(), shade.g(), shade.b())
}

impl Paint {
    /// Filled.
    pub fn fill(colour: Shade) -> Self {
        Self { fill: Some(Fill::Shade(colour)), ..Self::default() }
    }

    /// Filled with a pattern among the definitions.
    pub fn pattern(name: &'static str) -> Self {
        Self { fill: Some(Fill::Pattern(name)), ..Self::default() }
    }

    /// Outlined.
    pub fn stroke(colour: Shade, width: f64) -> Self {
        Self { stroke: Some((colour, width)), ..Self::default() }
    }

    /// The same with an outline.
    #[must_use]
    pub fn outlined(self, colour: Shade, width: f64) -> Self {
        Self { stroke: Some((colour, width)), ..self }
    }

    /// The same with an outline of dashes and gaps; none is solid.
    #[must_use]
    pub fn dashed(self, dash: &'static [f32]) -> Self {
        Self { dash, ..self }
    }

    /// The same, less opaque.
    #[must_use]
    pub fn faint(self, opacity: f64) -> Self {
        Self { opacity: Some(opacity), ..self }
    }
}

impl Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fill {
            Some(fill) => write!(f, r#" fill="{fill}""#)?,
            None => f.write_str(r#" fill="none""#)?,
        }
        if let Some((colour, width)) = self.stroke {
            write!(f, r#" stroke="{}" stroke-width="{width}""#, hex(colour))?;
        }
        if !self.dash.is_empty() {
            let lengths: Vec<String> = self.dash.iter().map(ToString::to_string).collect();
            write!(f, r#" stroke-dasharray="{}""#, lengths.join(" "))?;
        }
        self.opacity.map_or(Ok(()), |opacity| write!(f, r#" opacity="{opacity}""#))
    }
}

/// Text as it may stand in an element or attribute. Letters XML cannot hold become the replacement mark.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '\x22' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&apos;"),
            '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {
                safe.push('\u{fffd}');
            }
            _ => safe.push(c),
        }
    }
    safe
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// Its size.
    pub size: f64,
    /// Its colour.
    pub colour: Shade,
    /// Where its anchor is: `start`, `middle` or `end`.
    pub anchor: &'static str,
}

/// A picture being drawn; what is drawn later lies on top.
#[derive(Debug, Default)]
pub struct Svg {
    body: String,
}

impl Svg {
    /// Adds a line of markup. Writing to a string cannot fail.
    fn add(&mut self, markup: fmt::Arguments) {
        let _ = self.body.write_fmt(markup);
        self.body.push('\n');
    }

    /// A rectangle.
    pub fn rect(&mut self, (x, y): Point, (w, h): Point, paint: Paint) {
        self.add(format_args!(r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}"{paint}/>"#));
    }

    /// A line.
    pub fn line(&mut self, (x1, y1): Point, (x2, y2): Point, paint: Paint) {
        self.add(format_args!(r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"{paint}/>"#));
    }

    /// A circle.
    pub fn circle(&mut self, (x, y): Point, r: f64, paint: Paint) {
        self.add(format_args!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}"{paint}/>"#));
    }

    /// A closed polygon.
    pub fn polygon(&mut self, points: &[Point], paint: Paint) {
        self.add(format_args!(r#"<polygon points="{}"{paint}/>"#, listed(points)));
    }

    /// An open row of lines.
    pub fn polyline(&mut self, points: &[Point], paint: Paint) {
        self.add(format_args!(r#"<polyline points="{}"{paint}/>"#, listed(points)));
    }

    /// A path in SVG's own language.
    pub fn path(&mut self, path: &str, paint: Paint) {
        self.add(format_args!(r#"<path d="{path}" stroke-linejoin="round"{paint}/>"#));
    }

    /// A text.
    pub fn text(&mut self, (x, y): Point, text: &str, set: Type) {
        let Type { size, colour, anchor } = set;
        let (text, colour) = (escape(text), hex(colour));
        self.add(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" text-anchor="{anchor}" fill="{colour}">{text}</text>"#
        ));
    }

    /// A part with a position of its own.
    pub fn group(&mut self, transform: &str, part: impl FnOnce(&mut Self)) {
        self.add(format_args!(r#"<g transform="{transform}">"#));
        part(self);
        self.add(format_args!("</g>"));
    }

    /// The whole file; `title` is what programs call the picture.
    pub fn finish(self, (w, h): Point, title: &str, definitions: &str) -> String {
        let title = escape(title);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w:.0}" height="{h:.0}" viewBox="0 0 {w:.0} {h:.0}" font-family="Ubuntu, 'Segoe UI', sans-serif">
<title>{title}</title>
<defs>
{definitions}</defs>
{}</svg>
"#,
            self.body
        )
    }
}

fn listed(points: &[Point]) -> String {
    points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_break_out_of_its_element() {
        assert_eq!(escape("<a href=\"x\">'&\u{7}é"), "&lt;a href=&quot;x&quot;&gt;&apos;&amp;\u{fffd}é");
        let mut svg = Svg::default();
        svg.text((1.0, 2.0), "</text><script>", Type { size: 9.0, colour: Shade::BLACK, anchor: "start" });
        assert!(!svg.finish((1.0, 1.0), "</title>", "").contains("<script"));
    }
}

//! What the solver and quick games say of the mission, found out beside the screen and never waited for.

use egui::{Context, Ui};

use super::{Editor, intent::Intent};
use crate::{
    edit::live::{Band, Estimate, Finding, Job, Line, Proof, Trap, Verdict},
    stealth::solve::SoftLock,
    ui::{
        Desk, Thinker,
        parts::{self, Fact, Row},
        theme::{Palette, Type, icons},
    },
    words::percent,
};

/// What is known, and the work that goes on.
#[derive(Default)]
pub struct Proving {
    job: Option<Job>,
    /// Which state of the mission it is about.
    of: Option<u64>,
    /// What the solver says.
    pub proof: Proof,
    /// What quick games say.
    pub estimate: Estimate,
    /// Whether it is asked even where everything must happen at once.
    pub posing: bool,
}

impl Editor {
    /// Begins again where the mission changed, and hears what was found out.
    pub(super) fn prove(&mut self, ctx: &Context, desk: &Desk) {
        let now = self.check.revision();
        if self.proving.of != Some(now) && (desk.thinker == Thinker::Beside || self.proving.posing) {
            let (sheet, cards) = (self.file.document().sheet(), desk.catalog.cards());
            self.proving.of = Some(now);
            self.proving.job = Some(if desk.thinker == Thinker::Beside {
                let ctx = ctx.clone();
                Job::start(sheet, cards, move || ctx.request_repaint())
            } else {
                Job::at_once(sheet, cards)
            });
            (self.proving.proof, self.proving.estimate) = (Proof::default(), Estimate::default());
        }
        let Some(job) = &mut self.proving.job else { return };
        while let Some(finding) = job.poll() {
            match finding {
                Finding::Proof(proof) => self.proving.proof = proof,
                Finding::Estimate(estimate) => self.proving.estimate = estimate,
            }
        }
        if job.is_done() {
            self.proving.job = None;
        }
    }

    /// Shows what is known.
    pub(super) fn proof(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let Proving { proof, estimate, job, .. } = &self.proving;
        let games = desk.with("ui-editor-games", &[("count", estimate.games.into())]);
        parts::head(ui, &desk.text("ui-editor-proof"), Some(&games));
        let (key, glyph, colour) = match proof.verdict {
            Verdict::Searching if job.is_none() => return,
            Verdict::Searching => ("ui-editor-searching", icons::HOURGLASS, palette.info),
            Verdict::Winnable => ("ui-editor-winnable", icons::SEAL_CHECK, palette.safe),
            Verdict::Unwinnable => ("ui-editor-unwinnable", icons::X_CIRCLE, palette.detection),
            Verdict::Open => ("ui-editor-open", icons::QUESTION, palette.overwatch),
            Verdict::Faulty => ("ui-editor-faulty", icons::WARNING, palette.text_dim),
        };
        let mut verdict = Fact::new(desk.text(key)).glyph(glyph, colour);
        if let Some(par) = proof.par {
            let key = if proof.exact { "ui-editor-par" } else { "ui-editor-par-most" };
            verdict = verdict.number(desk.with(key, &[("turns", par.into())]), palette.text_hi);
        }
        verdict.show(ui);
        if proof.verdict == Verdict::Winnable {
            line(ui, desk, ("ui-editor-no-kill", icons::HAND_PALM), &proof.no_kill);
            line(ui, desk, ("ui-editor-unseen", icons::EYE_SLASH), &proof.unseen);
        }
        for trap in &proof.soft_locks {
            let row = Row::new(trapped(desk, trap));
            if row.show(ui).clicked()
                && let Some(at) = trap.places.first()
            {
                intents.push(Intent::Pick(*at, None));
            }
        }
        if estimate.games > 0 {
            self.difficulty(ui, desk);
        }
    }

    fn difficulty(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let estimate = &self.proving.estimate;
        let [low, high] = estimate.interval();
        let fill = [("low", percent(low).into()), ("high", percent(high).into())];
        let share = percent(estimate.share());
        let fact = Fact::new(desk.with("ui-editor-won", &fill)).glyph(icons::CHART_LINE_UP, palette.info);
        fact.number(share, palette.text_hi).show(ui);
        let band = desk.with("ui-editor-band", &[("band", desk.text(band_name(estimate.band())).into())]);
        ui.add(egui::Label::new(Type::Dense.text(band, palette.text_body)).wrap());
    }
}

/// A special way to win.
fn line(ui: &mut Ui, desk: &Desk, (key, glyph): (&str, &'static str), line: &Line) {
    let palette = Palette::of(ui.ctx());
    let (colour, said) = match line {
        Line::Searching => (palette.info, desk.text("ui-editor-line-searching")),
        Line::Found(route) => (palette.safe, desk.with("ui-editor-line-found", &[("turns", route.turns.into())])),
        Line::None => (palette.overwatch, desk.text("ui-editor-line-none")),
        Line::NotFound => (palette.text_dim, desk.text("ui-editor-line-open")),
    };
    Fact::new(desk.text(key)).glyph(glyph, colour).number(said, palette.text_hi).show(ui);
}

/// A soft-lock in a sentence.
fn trapped(desk: &Desk, trap: &Trap) -> String {
    let places: Vec<String> = trap.places.iter().map(ToString::to_string).collect();
    let key = match trap.lock {
        SoftLock::KeyBehindOwnLock { .. } => "ui-editor-trap-own",
        SoftLock::KeyUnreachable { .. } => "ui-editor-trap-key",
        SoftLock::ObjectiveUnreachable { .. } => "ui-editor-trap-objective",
        SoftLock::ExitUnreachable { .. } => "ui-editor-trap-exit",
        SoftLock::KeySpentInVain { .. } => "ui-editor-trap-spent",
    };
    desk.with(key, &[("sectors", places.join(", ").into())])
}

const fn band_name(band: Band) -> &'static str {
    match band {
        Band::Easy => "ui-editor-band-easy",
        Band::Fair => "ui-editor-band-fair",
        Band::Hard => "ui-editor-band-hard",
        Band::Deadly => "ui-editor-band-deadly",
    }
}

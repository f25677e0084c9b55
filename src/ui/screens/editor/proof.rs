//! What the solver and quick games say of the mission, found out beside the screen and never waited for.

use egui::{Color32, Context, Rect, Sense, Ui, vec2};

use super::{Editor, callout::Pointed, intent::Intent, measure};
use crate::{
    edit::live::{Band, Doing, Estimate, Finding, Job, Line, Progress, Proof, Trap, Verdict},
    stealth::solve::SoftLock,
    ui::{
        Desk, Thinker,
        parts::{self, Row},
        theme::{Palette, Weight, icons},
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
    /// How far the work has come; nothing where it is done.
    progress: Option<Progress>,
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
            self.proving.progress = None;
        }
        let Some(job) = &mut self.proving.job else { return };
        while let Some(finding) = job.poll() {
            match finding {
                Finding::Proof(proof) => self.proving.proof = proof,
                Finding::Estimate(estimate) => self.proving.estimate = estimate,
                Finding::Progress(progress) => self.proving.progress = Some(progress),
            }
        }
        if job.is_done() {
            self.proving.job = None;
            // Pictures show what is not finished.
            self.proving.progress = self.proving.progress.filter(|_| self.proving.posing);
        }
    }

    /// Shows what is known.
    pub(super) fn proof(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        self.proof_head(ui, desk);
        let Proving { proof, job, progress, .. } = &self.proving;
        if proof.verdict == Verdict::Searching && job.is_none() && progress.is_none() {
            return;
        }
        ui.spacing_mut().item_spacing.y = 4.0;
        verdict(ui, desk, proof);
        if proof.verdict == Verdict::Winnable {
            way(ui, desk, ("ui-editor-no-kill", icons::HAND_PALM), &proof.no_kill);
            way(ui, desk, ("ui-editor-unseen", icons::EYE_SLASH), &proof.unseen);
        }
        self.wins(ui, desk);
        self.traps(ui, desk, intents);
        if self.proving.estimate.games > 0 {
            self.difficulty(ui, desk);
        }
    }

    /// Its head: what is being done and how far it has come, or how many games all of it rests on.
    fn proof_head(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let Proving { estimate, progress, .. } = &self.proving;
        let name = desk.text("ui-editor-proof");
        if let Some(progress) = progress {
            let state = doing(desk, progress.doing, estimate.games);
            parts::head_legend(ui, &name, (icons::CIRCLE_NOTCH, Weight::Bold), palette.agent, &state);
        } else if estimate.games > 0 {
            let state = desk.with("ui-editor-games", &[("count", estimate.games.into())]);
            parts::head_legend(ui, &name, (icons::CHECK, Weight::Bold), palette.safe, &state);
        } else {
            parts::head(ui, &name, None);
        }
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
        if let Some(progress) = progress {
            ui.painter().rect_filled(rect, 0, palette.field);
            let done = Rect::from_min_size(rect.min, vec2(rect.width() * progress.share.clamp(0.0, 1.0), 6.0));
            ui.painter().rect_filled(done, 0, palette.agent);
        }
    }

    /// How many quick games are won, and what spoils the mission.
    fn wins(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let estimate = &self.proving.estimate;
        if estimate.games == 0 {
            return;
        }
        let [low, high] = estimate.interval().map(percent);
        let unit = desk.with("ui-editor-between", &[("low", low.into()), ("high", high.into())]);
        let told = measure::Told {
            glyph: icons::CHART_LINE_UP,
            colour: palette.info,
            words: desk.text("ui-editor-won"),
            number: percent(estimate.share()),
            unit,
        };
        told.show(ui);
    }

    fn traps(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let mut pointed = None;
        for (at, trap) in self.proving.proof.soft_locks.iter().enumerate() {
            let response = Row::new(trapped(desk, trap)).show(ui);
            if response.hovered() || response.has_focus() {
                pointed = Some(Pointed::Trap(at));
            }
            if let Some(at) = trap.places.first().filter(|_| response.clicked()) {
                intents.push(Intent::Pick(*at, None));
            }
        }
        self.pointed = pointed.or(self.pointed);
    }

    /// How hard it is, as far as that is known.
    fn difficulty(&self, ui: &mut Ui, desk: &Desk) {
        let estimate = &self.proving.estimate;
        let [low, high] = estimate.interval().map(|share| 1.0 - share as f32);
        let name = |band| desk.text(band_name(band));
        let [hardest, easiest] = estimate.bands();
        let words = if hardest == easiest {
            name(estimate.band())
        } else {
            let fill = [("easy", name(easiest).into()), ("hard", name(hardest).into())];
            desk.with("ui-editor-band-between", &fill)
        };
        measure::scale(ui, &desk.text("ui-editor-difficulty"), (1.0 - estimate.share() as f32, high, low), &words);
    }
}

/// Whether it can be won.
fn verdict(ui: &mut Ui, desk: &Desk, proof: &Proof) {
    let palette = Palette::of(ui.ctx());
    let (key, glyph, colour): (_, _, Color32) = match proof.verdict {
        Verdict::Searching => ("ui-editor-searching", icons::HOURGLASS_MEDIUM, palette.info),
        Verdict::Winnable if proof.par.is_some() => ("ui-editor-winnable-par", icons::SEAL_CHECK, palette.safe),
        Verdict::Winnable => ("ui-editor-winnable", icons::SEAL_CHECK, palette.safe),
        Verdict::Unwinnable => ("ui-editor-unwinnable", icons::X_CIRCLE, palette.detection),
        Verdict::Open => ("ui-editor-open", icons::QUESTION, palette.overwatch),
        Verdict::Faulty => ("ui-editor-faulty", icons::WARNING, palette.text_dim),
    };
    let (number, unit) = match proof.par {
        Some(par) => {
            let number = if proof.exact { par.to_string() } else { format!("≤ {par}") };
            (number, desk.with("ui-editor-turns", &[("count", par.into())]))
        }
        None => (String::new(), String::new()),
    };
    measure::Told { glyph, colour, words: desk.text(key), number, unit }.show(ui);
}

/// A special way to win.
fn way(ui: &mut Ui, desk: &Desk, (key, glyph): (&str, &'static str), line: &Line) {
    let palette = Palette::of(ui.ctx());
    let (colour, number, unit) = match line {
        Line::Searching => (palette.info, String::new(), desk.text("ui-editor-line-searching")),
        Line::Found(route) => {
            let unit = desk.with("ui-editor-turns", &[("count", route.turns.into())]);
            (palette.safe, route.turns.to_string(), unit)
        }
        Line::None => (palette.overwatch, String::new(), desk.text("ui-editor-line-none")),
        Line::NotFound => (palette.text_dim, String::new(), desk.text("ui-editor-line-open")),
    };
    measure::Told { glyph, colour, words: desk.text(key), number, unit }.show(ui);
}

/// What is being done, in a few words.
fn doing(desk: &Desk, doing: Doing, games: u32) -> String {
    match doing {
        Doing::Playing(all) => desk.with("ui-editor-doing-games", &[("games", games.into()), ("all", all.into())]),
        Doing::Glancing => desk.text("ui-editor-doing-glance"),
        Doing::Fastest => desk.text("ui-editor-doing-fastest"),
        Doing::Harmless => desk.text("ui-editor-doing-harmless"),
        Doing::Unseen => desk.text("ui-editor-doing-unseen"),
        Doing::Planning => desk.text("ui-editor-doing-plan"),
    }
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

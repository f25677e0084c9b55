//! What is one's own: loyalty, objectives, hand, programs, skill tree.

use super::{TableApp, ink, scene};
use crate::{
    beginning::{Branch, Figure, Held, InfluenceNo, ObjectiveNo, Player, Progress, Skill, View},
    terminal::ink::{Ink, Line, piece},
    words::beginning::{boost_text, branch_name, task_text},
};

impl TableApp {
    /// Loyalty, objectives and what is left of the turn, in one line.
    pub(super) fn reminder(&self) -> Option<String> {
        let view = self.seen();
        let player = scene(&view).player(view.seat)?;
        let fill = [
            ("faction", self.own_side(&view).into()),
            ("objectives", self.objective_names(&view, player).into()),
            ("hand", player.hand.len().into()),
            ("health", player.body.health.into()),
            ("most", scene(&view).max_health(Figure::Of(view.seat)).into()),
        ];
        Some(self.words.with("term-tb-reminder", &fill))
    }

    fn own_side(&self, view: &View) -> String {
        let faction = scene(view).faction(view.seat);
        faction.map_or_else(|| self.words.text("term-tb-undecided"), |faction| self.teller().faction(faction))
    }

    fn objective_names(&self, view: &View, player: &Player) -> String {
        let own = player.objectives.iter().filter_map(|slot| slot.kind);
        let named = own.map(|no| format!("{}{}", self.teller().objective(no), if met(view, no) { " ✓" } else { "" }));
        named.collect::<Vec<_>>().join(" + ")
    }

    /// Everything on the own board.
    pub(super) fn own_lines(&self) -> Vec<String> {
        let view = self.seen();
        let Some(player) = scene(&view).player(view.seat) else { return Vec::new() };
        let mut lines = self.secrets(&view, player);
        lines.push(self.figures_line(&view, player));
        lines.push(self.hand_line(&view, player));
        lines.extend(self.things(&view, player));
        lines
    }

    /// Loyalty with its goal, and the objectives with whether they are met.
    fn secrets(&self, view: &View, player: &Player) -> Vec<String> {
        let teller = self.teller();
        let mut lines = Vec::new();
        // Whoever has two loyalty cards is still to choose.
        let dealt = player.dealt.iter().filter_map(|slot| slot.kind);
        let sides: Vec<_> = match player.turned.and_then(|turned| turned.to) {
            Some(to) => vec![to],
            None => dealt.collect(),
        };
        for side in sides {
            let fill = [("faction", teller.faction(side).into()), ("goal", teller.goal(side).into())];
            lines.push(self.words.with("term-tb-you-are", &fill));
        }
        let cards = player.objectives.iter().filter_map(|slot| slot.kind);
        for no in cards {
            let Some(card) = view.rules.library().objective(no) else { continue };
            let fill = [("name", card.name.as_str().into()), ("text", card.text.as_str().into())];
            let key = if met(view, no) { "term-tb-objective-met" } else { "term-tb-objective" };
            lines.push(self.words.with(key, &fill));
        }
        lines
    }

    /// The figures of the own board as they are now.
    fn figures_line(&self, view: &View, player: &Player) -> String {
        let (scene, own) = (scene(view), Figure::Of(view.seat));
        let name = view.rules.library().character(player.who).map(|card| card.name.clone()).unwrap_or_default();
        let active = scene.active() == view.seat;
        let fill = [
            ("name", name.into()),
            ("ap", if active { scene.ap() } else { scene.full_ap(view.seat) }.into()),
            ("moves", if active { view.table.turn.moves } else { scene.full_moves(own) }.into()),
            ("range", scene.range(own).into()),
            ("strength", scene.strength(own).into()),
            ("red", scene.red_limit(own).into()),
            ("shield", scene.shield(own).into()),
            ("blue", scene.blue_limit(own).into()),
            ("health", player.body.health.into()),
            ("most", scene.max_health(own).into()),
            ("programs", scene.program_limit(view.seat).into()),
            ("draw", scene.turn_draw(view.seat).into()),
            ("hand", scene.hand_limit(view.seat).into()),
        ];
        self.words.with("term-tb-figures", &fill)
    }

    fn hand_line(&self, view: &View, player: &Player) -> String {
        let mut cards: Vec<InfluenceNo> = player.hand.iter().map(|held| held.card).collect();
        cards.sort_unstable();
        let names: Vec<_> = cards.iter().map(|card| self.teller().influence(*card)).collect();
        let list = if names.is_empty() { self.words.text("term-tb-none") } else { names.join(", ") };
        let fill = [
            ("count", names.len().into()),
            ("limit", scene(view).hand_limit(view.seat).into()),
            ("cards", list.into()),
            ("deck", player.deck.len().into()),
        ];
        self.words.with("term-tb-hand", &fill)
    }

    /// Programs, box, wounds, Recon card and chips, each with what it says.
    fn things(&self, view: &View, player: &Player) -> Vec<String> {
        let library = view.rules.library();
        let told =
            |key: &str, name: &str, text: &str| self.words.with(key, &[("name", name.into()), ("text", text.into())]);
        let mut lines: Vec<_> = player.programs.iter().filter_map(|held| self.program_line(view, *held)).collect();
        let item = player.item.and_then(|item| library.item(item));
        lines.extend(item.map(|card| told("term-tb-item", &card.name, &card.text)));
        let wounds = player.wounds.iter().filter_map(|no| library.wound(*no));
        lines.extend(wounds.map(|card| told("term-tb-own-wound", &card.name, &card.text)));
        let recon = player.body.recon.and_then(|slot| slot.kind);
        let recon = recon.and_then(|sight| library.recons.iter().find(|card| card.sight == sight));
        lines.extend(recon.map(|card| told("term-tb-own-recon", &card.name, &card.text)));
        let chips: Vec<_> = player.body.chips.iter().map(|chip| self.chip_word(*chip)).collect();
        if !chips.is_empty() {
            lines.push(self.words.with("term-tb-own-chips", &[("chips", chips.join(", ").into())]));
        }
        lines
    }

    fn program_line(&self, view: &View, held: Held) -> Option<String> {
        let card = view.rules.library().program(held.kind)?;
        let fill = [
            ("name", card.name.as_str().into()),
            ("used", self.teller().cards().used(card.used).into()),
            ("text", card.text.as_str().into()),
            ("charges", held.charges.into()),
        ];
        Some(self.words.with(if held.charges > 0 { "term-tb-charged" } else { "term-tb-program" }, &fill))
    }

    /// The own skill tree: a line for each field, with what is done of it.
    pub(super) fn skill_lines(&self, view: &View) -> Vec<String> {
        let Some(player) = scene(view).player(view.seat) else { return Vec::new() };
        let Some(card) = view.rules.library().character(player.who) else { return Vec::new() };
        let columns = Branch::ALL.into_iter().zip(&card.tree).zip(&player.skills);
        let fields = columns.flat_map(|((branch, column), progress)| {
            (0..).zip(column).map(move |(level, skill)| self.skill_line(branch, level, *skill, *progress))
        });
        [card.text.clone()].into_iter().chain(fields).collect()
    }

    /// A field of a skill tree, counted from 0.
    fn skill_line(&self, branch: Branch, level: u8, skill: Skill, progress: Progress) -> String {
        let key = match level {
            _ if level < progress.level => "term-tb-skill-done",
            _ if level > progress.level => "term-tb-skill-locked",
            _ if progress.steps > 0 => "term-tb-skill-begun",
            _ => "term-tb-skill-next",
        };
        let fill = [
            ("branch", branch_name(&self.words, branch).into()),
            ("level", (level + 1).into()),
            ("task", task_text(&self.words, skill.task).into()),
            ("boost", boost_text(&self.words, skill.boost).into()),
            ("steps", progress.steps.into()),
        ];
        self.words.with(key, &fill)
    }

    /// Loyalty and objectives first; then the hand, and what is left of the turn.
    pub(super) fn own_rows(&self) -> Vec<Line> {
        let view = self.seen();
        let Some(player) = scene(&view).player(view.seat) else { return Vec::new() };
        let side = scene(&view).faction(view.seat).map_or(Ink::Dim, ink);
        let objectives = format!(" · {}", self.objective_names(&view, player));
        let mut rows = vec![vec![piece(self.own_side(&view), side), piece(objectives, Ink::Objective)]];
        let texts = player.objectives.iter().filter_map(|slot| slot.kind);
        let texts = texts.filter_map(|no| view.rules.library().objective(no)).map(|card| card.text.as_str());
        rows.extend(texts.map(|text| vec![piece(text, Ink::Dim)]));
        rows.push(vec![piece(self.hand_line(&view, player), Ink::Plain)]);
        rows.extend(self.short_things(player).map(|text| vec![piece(text, Ink::Plain)]));
        rows.push(vec![piece(self.short_skills(player), Ink::Dim)]);
        rows
    }

    /// Programs, box and chips by their names; nothing where there are none.
    fn short_things(&self, player: &Player) -> Option<String> {
        let teller = self.teller();
        let programs = player.programs.iter().map(|held| teller.program(held.kind));
        let chips = player.body.chips.iter().map(|chip| teller.chip(chip.colour));
        let things: Vec<_> = programs.chain(player.item.map(|item| teller.item(item))).chain(chips).collect();
        (!things.is_empty()).then(|| self.words.with("term-tb-short-things", &[("things", things.join(", ").into())]))
    }

    /// The skill tree as levels reached.
    fn short_skills(&self, player: &Player) -> String {
        let columns = Branch::ALL.into_iter().zip(&player.skills);
        let levels = columns.map(|(branch, it)| format!("{} {}", branch_name(&self.words, branch), it.level));
        levels.collect::<Vec<_>>().join(" · ")
    }
}

/// Whether an own objective is met as things stand.
fn met(view: &View, objective: ObjectiveNo) -> bool {
    scene(view).is_met(view.seat, objective)
}

//! What can be done, why something cannot, what an option means, and what cards say.

use super::{TableApp, scene};
use crate::{
    beginning::{Action, Choice, Deed, Event, Free, InfluenceNo, Pending, ProgramNo, View},
    words::{Listed, beginning::Deck, stealth::rule_text},
};

impl TableApp {
    /// What can be done now, then what the place offers that cannot, and why.
    pub(super) fn guide_lines(&self, view: &View) -> Vec<String> {
        let mut lines = vec![self.words.text("term-tb-can")];
        lines.extend(self.options().into_iter().map(|(_, label)| format!("  {label}")));
        let lacking = self.teller().lacking(view);
        if !lacking.is_empty() {
            lines.push(self.words.text("term-tb-cannot"));
            lines.extend(lacking.into_iter().map(|(text, rule)| format!("  {text} [{rule}]")));
        }
        lines
    }

    /// What an option means: the card or the rule behind it.
    pub(super) fn explained_option(&self, action: Action) -> String {
        let view = self.seen();
        let label = self.teller().action(&view, &action);
        match self.meaning(&view, action) {
            Some(text) => format!("{label}: {text}"),
            None => label,
        }
    }

    fn meaning(&self, view: &View, action: Action) -> Option<String> {
        let player = scene(view).player(view.seat)?;
        match action {
            Action::Use(Free::Program(at) | Free::Transfer(at)) => {
                self.program_text(view, player.programs.get(usize::from(at))?.kind)
            }
            Action::Use(Free::Unique(card)) | Action::Answer(Choice::Card(card, _) | Choice::Vote(card, ..)) => {
                self.influence_text(view, card)
            }
            Action::Use(Free::Rounder(at)) => {
                view.rules.library().all_rounders.get(usize::from(at)).map(|card| card.text.clone())
            }
            Action::Use(Free::Item) | Action::Answer(Choice::Item) => {
                view.rules.library().item(player.item?).map(|card| card.text.clone())
            }
            Action::Answer(Choice::Recon(sight)) => {
                view.rules.library().recons.iter().find(|card| card.sight == sight).map(|card| card.text.clone())
            }
            Action::Answer(Choice::Nth(at)) => self.nth_text(view, at),
            Action::Do(_, Deed::BuyProgram(at)) => self.program_text(view, *view.table.market.get(usize::from(at))?),
            Action::Do(figure, deed) => self.rule_behind(&Event::Did(figure, deed)),
            Action::Use(free) => self.rule_behind(&Event::Used(view.seat, free)),
            _ => None,
        }
    }

    /// The rule an event would follow, in words.
    fn rule_behind(&self, event: &Event) -> Option<String> {
        let rule = self.teller().why(event)?;
        Some(format!("[{rule}] {}", rule_text(&self.words, rule).unwrap_or_default()))
    }

    /// What one of the cards says that lie there to be chosen from.
    fn nth_text(&self, view: &View, at: u8) -> Option<String> {
        let (library, player) = (view.rules.library(), scene(view).player(view.seat)?);
        let at = usize::from(at);
        match view.table.stack.last()? {
            Pending::KeepLoyalty => player.dealt.get(at)?.kind.map(|faction| self.teller().goal(faction)),
            Pending::KeepObjectives => {
                library.objective(player.objectives.get(at)?.kind?).map(|card| card.text.clone())
            }
            Pending::KeepProgram => self.program_text(view, *view.table.offer.what.get(at)?),
            Pending::DropProgram { .. } | Pending::Limit => self.program_text(view, player.programs.get(at)?.kind),
            Pending::Treat(_) => library.wound(*player.wounds.get(at)?).map(|card| card.text.clone()),
            _ => None,
        }
    }

    fn program_text(&self, view: &View, no: ProgramNo) -> Option<String> {
        let card = view.rules.library().program(no)?;
        Some(format!("{} ({})", card.text, self.teller().cards().used(card.used)))
    }

    fn influence_text(&self, view: &View, no: InfluenceNo) -> Option<String> {
        view.rules.library().influence(no).map(|card| self.teller().cards().influence_text(card))
    }

    /// The open programs of the market in one line.
    pub(super) fn market_line(&self, view: &View) -> String {
        let open: Vec<_> = view.table.market.iter().map(|no| self.teller().program(*no)).collect();
        let hq: Vec<_> = view.table.hq.iter().map(|item| self.teller().item(*item)).collect();
        let list =
            |names: Vec<String>| if names.is_empty() { self.words.text("term-tb-none") } else { names.join(", ") };
        let fill =
            [("programs", list(open).into()), ("pile", view.table.programs.len().into()), ("weapons", list(hq).into())];
        self.words.with("term-tb-market", &fill)
    }

    /// The market and HQ with prices and what everything says.
    pub(super) fn market_lines(&self, view: &View) -> Vec<String> {
        let (library, cards) = (view.rules.library(), self.teller().cards());
        let programs = view.table.market.iter().filter_map(|no| library.program(*no)).map(|card| cards.program(card));
        let weapons = view.table.hq.iter().filter_map(|item| library.item(*item)).map(|card| cards.item(card));
        [self.market_line(view)].into_iter().chain(programs.chain(weapons).map(|card| told(&card))).collect()
    }

    /// What cards of this name say.
    pub(super) fn found_cards(&self, name: &str) -> Vec<String> {
        let library = self.table.rules().library();
        let all = Deck::ALL.into_iter().flat_map(|deck| deck.cards(&self.words, library));
        let found = all.filter(|card| card.name.eq_ignore_ascii_case(name));
        found.map(|card| told(&card)).collect()
    }
}

/// A card in a line.
fn told(card: &Listed) -> String {
    format!("{}: {} ({})", card.name, card.text, card.note)
}

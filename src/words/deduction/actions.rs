//! Labels of what a player may do.

use super::{Teller, capital};
use crate::{
    deduction::{Action, Boss, Choice, Effect, Face, Force, Frame, Moment, Pending, Scene, Spot, View, Whose},
    engine::Seat,
};

impl Teller<'_> {
    /// The label of an action, as a button or an option has it. The view is that of the player who may take it.
    pub fn action(&self, view: &View, action: &Action) -> String {
        let told = self.at(view);
        let text = match *action {
            Action::Announce(deed) => told.deed(view, view.seat, deed),
            Action::Keep => told.keep(view),
            Action::Play(at) => {
                told.phrase("action-sd-play", &[("program", told.program_at(view, view.seat, at).into())])
            }
            Action::Pass => told.words.text(pass_key(view)),
            Action::Answer(choice) => told.answer(view, choice),
            Action::Feed(one, two) => {
                let paid = told.both(told.program_at(view, view.seat, one), told.program_at(view, view.seat, two));
                let boss = ("boss", told.boss(Boss::Parasite).into());
                told.phrase("action-sd-feed", &[("programs", paid.into()), boss])
            }
            Action::Claim(claim) => told.phrase("action-sd-say", &[("quote", told.quote(&claim).into())]),
        };
        capital(&text)
    }

    /// The same with what the card does, where a card is chosen by what it does: an ID after The Beginning.
    pub fn action_explained(&self, view: &View, action: &Action) -> String {
        let label = self.action(view, action);
        let chosen = match (action, view.table.stack.last()) {
            (Action::Answer(Choice::Card(spot @ Spot::Id(_))), Some(Pending::Draft)) => {
                scene(view).face(view.seat, *spot)
            }
            _ => None,
        };
        match chosen {
            Some(Face::Id(no)) => {
                let text = view.rules.library().id(no).map(|card| card.text.clone()).unwrap_or_default();
                self.phrase("action-sd-explained", &[("action", label.into()), ("text", text.into())])
            }
            _ => label,
        }
    }

    fn keep(&self, view: &View) -> String {
        let deed = view.table.turn.deed.map(|deed| self.deed(view, view.seat, deed));
        self.phrase("action-sd-keep", &[("deed", deed.unwrap_or_default().into())])
    }

    fn answer(&self, view: &View, choice: Choice) -> String {
        let top = view.table.stack.last();
        match choice {
            Choice::Yes => self.yes(view),
            Choice::No => self.words.text(no_key(view)),
            Choice::Seat(seat) => self.phrase("action-sd-choose", &[self.whom(seat)]),
            Choice::Card(spot) => self.chosen_card(view, spot),
            Choice::Damage => self.phrase("action-sd-take-damage", &[("amount", damage(top).into())]),
            Choice::Aim(aim) => self.phrase("action-sd-aim", &[("whom", self.aim(aim).into())]),
            Choice::Colour(faction) => self.phrase("action-sd-name", &[("colour", self.faction(faction).into())]),
            Choice::Weapon(kind, None) => self.phrase("action-sd-take-middle", &[self.with_weapon(kind)]),
            Choice::Weapon(kind, Some(seat)) => {
                self.phrase("action-sd-take-from", &[self.with_weapon(kind), self.whom(seat)])
            }
            Choice::Nth(at) => self.nth(view, at),
            Choice::Place(seat) => {
                let beast = matches!(top, Some(Pending::PlaceBoss(Boss::Bloodbeast)));
                self.phrase(if beast { "action-sd-place-at" } else { "action-sd-place-right" }, &[self.whom(seat)])
            }
        }
    }

    fn yes(&self, view: &View) -> String {
        match view.table.stack.last() {
            Some(Pending::Ambush { whom, .. }) => self.phrase("action-sd-ambush", &[self.whom(*whom)]),
            Some(Pending::Guard { .. }) => {
                let whom = endangered(view).map_or_else(|| self.words.text("name-nobody"), |seat| self.seat(seat));
                self.phrase("action-sd-guard", &[("whom", whom.into())])
            }
            _ => self.words.text("action-sd-yes"),
        }
    }

    /// A card that answers a question: whose it is and what becomes of it follows from the question.
    fn chosen_card(&self, view: &View, spot: Spot) -> String {
        let (key, of) = match view.table.stack.last() {
            Some(Pending::Hit(hit)) => ("action-sd-reveal", hit.whom),
            Some(Pending::Toll(_) | Pending::Bare { .. }) => ("action-sd-reveal", view.seat),
            Some(Pending::Draft) => return self.kept(view, spot),
            Some(Pending::Limit | Pending::Discard { .. } | Pending::Pare { .. }) => ("action-sd-discard", view.seat),
            Some(Pending::Watch { of } | Pending::Alarm { of, .. }) => ("action-sd-look", *of),
            Some(Pending::Show { seat, .. }) => ("action-sd-show", *seat),
            Some(Pending::PassLoyalty { .. }) => ("action-sd-pass-on", view.seat),
            Some(Pending::Script(frame)) => card_of_script(view, frame),
            _ => ("action-sd-choose-card", view.seat),
        };
        let card = match spot {
            Spot::Program(at) if of == view.seat => self.program_at(view, of, at),
            _ => self.spot_in(view, of, spot),
        };
        self.phrase(key, &[("card", card.into())])
    }

    /// A card to keep, with what it is: an ID with its colour.
    fn kept(&self, view: &View, spot: Spot) -> String {
        let Some(face) = scene(view).face(view.seat, spot) else { return String::new() };
        let card = match face {
            Face::Id(no) => {
                let colour = view.rules.library().id(no).map(|card| self.faction(card.faction)).unwrap_or_default();
                self.phrase("name-sd-coloured", &[("card", self.face(face).into()), ("colour", colour.into())])
            }
            _ => self.face(face),
        };
        self.phrase("action-sd-keep-card", &[("card", card.into())])
    }

    /// One of the programs looked at or lying open.
    fn nth(&self, view: &View, at: u8) -> String {
        let place = usize::from(at);
        let Some(Pending::Script(frame)) = view.table.stack.last() else { return String::new() };
        let sealing = matches!(scene(view).effect(frame), Some(Effect::Seal));
        let open = view.table.open.get(place).copied();
        let foreseen = view.table.pile.get(place).map(|lying| lying.kind);
        let program = if sealing { open } else { foreseen };
        let key = match (sealing, frame.stage) {
            (true, _) => "action-sd-seal",
            (false, 1) => "action-sd-give",
            (false, _) => "action-sd-put-under",
        };
        let name = program.map_or_else(|| self.words.text("name-sd-a-program"), |program| self.program(program));
        self.phrase(key, &[("program", name.into())])
    }
}

/// What a view shows, to ask questions of.
pub(super) fn scene(view: &View) -> Scene<'_> {
    Scene { rules: &view.rules, state: &view.table }
}

/// Whoever is about to take damage.
pub(super) fn endangered(view: &View) -> Option<Seat> {
    view.table.stack.iter().rev().find_map(|step| match step {
        Pending::Damage(damage) => Some(damage.whom),
        _ => None,
    })
}

/// How much a hit or a toll costs.
fn damage(top: Option<&Pending>) -> u8 {
    match top {
        Some(Pending::Hit(hit)) if hit.force == Force::Hard => 2,
        Some(Pending::Toll(Boss::Bloodbeast)) => 2,
        _ => 1,
    }
}

fn pass_key(view: &View) -> &'static str {
    match view.table.stack.last() {
        Some(Pending::Window(Moment::After, _)) if view.table.turn.seat == view.seat => "action-sd-end-turn",
        Some(Pending::Window(..)) => "action-sd-pass",
        Some(Pending::Announce) => "action-sd-nothing",
        _ => "action-sd-go-on",
    }
}

fn no_key(view: &View) -> &'static str {
    match view.table.stack.last() {
        Some(Pending::Ambush { .. }) => "action-sd-stay-hidden",
        Some(Pending::Guard { .. }) => "action-sd-let-happen",
        Some(Pending::Watch { .. } | Pending::Alarm { .. }) => "action-sd-no-look",
        Some(Pending::Script(frame)) => match scene(view).effect(frame) {
            Some(Effect::Choose(_) | Effect::ChooseSecond(_)) => "action-sd-choose-nobody",
            Some(Effect::Trade | Effect::Renew) => "action-sd-enough",
            _ => "action-sd-leave-it",
        },
        _ => "action-sd-no",
    }
}

/// What a card of the game does with a chosen card, and whose that is.
fn card_of_script(view: &View, frame: &Frame) -> (&'static str, Seat) {
    let one = |whose: Whose| scene(view).concerned(frame, whose).first().copied().unwrap_or(frame.you);
    let them = frame.them.unwrap_or(frame.you);
    match scene(view).effect(frame) {
        Some(Effect::Peek(whose, _)) => ("action-sd-look", one(*whose)),
        Some(Effect::TheyPeek) => ("action-sd-look", frame.you),
        Some(Effect::Reveal(whose, _)) => ("action-sd-reveal", one(*whose)),
        Some(Effect::Cover(whose, _)) => ("action-sd-cover", one(*whose)),
        Some(Effect::ReplaceLoyalty(whose, _)) => ("action-sd-replace", one(*whose)),
        Some(Effect::SwapLoyalty) if frame.stage == 0 => ("action-sd-swap-own", frame.you),
        Some(Effect::SwapLoyalty) => ("action-sd-swap-theirs", them),
        Some(Effect::Trade) if frame.stage == 0 => ("action-sd-trade-own", frame.you),
        Some(Effect::Trade | Effect::TakeProgram(_)) => ("action-sd-take-card", them),
        Some(Effect::Renew) => ("action-sd-discard", frame.you),
        _ => ("action-sd-choose-card", them),
    }
}

//! Social Deduction in a terminal.
//!
//! | file | what stands there |
//! |---|---|
//! | `show` | seats, own cards, claims and what is known, as lines |
//! | `board` | the seats in as little room as there is |

mod board;
mod show;

use super::{super::ink::Line, Shown};
use crate::{
    deduction::{Action, Deduction, Deed, Outcome, WeaponKind},
    session::table::{Decision, Table},
};

/// A table of Social Deduction as the people at one screen meet it.
pub type TableApp = super::TableApp<Deduction>;
/// What a table of Social Deduction starts with.
pub type TableOptions = super::TableOptions<Deduction>;

/// Options of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Cards to look at.
    Look,
    /// Targets for this weapon.
    Take(WeaponKind),
    /// Targets to aim at.
    Aim,
    /// Targets to shoot at.
    Shoot,
}

impl Shown for Deduction {
    type Kind = Kind;
    const HELP: &'static str = "term-sd-help";
    const HINT: &'static str = "term-sd-hint";

    fn kind(action: &Action) -> Option<Kind> {
        match *action {
            Action::Announce(Deed::Investigate(..)) => Some(Kind::Look),
            Action::Announce(Deed::Equip(kind, _)) => Some(Kind::Take(kind)),
            Action::Announce(Deed::Retarget(_)) => Some(Kind::Aim),
            Action::Announce(Deed::Shoot(Some(_))) => Some(Kind::Shoot),
            _ => None,
        }
    }

    fn opener(app: &TableApp, kind: Kind, count: usize) -> String {
        let count = ("count", count.into());
        match kind {
            Kind::Look => app.words.with("term-sd-group-look", &[count]),
            Kind::Aim => app.words.with("term-sd-group-aim", &[count]),
            Kind::Shoot => app.words.with("term-sd-group-shoot", &[count]),
            Kind::Take(kind) => {
                app.words.with("term-sd-group-take", &[count, ("weapon", app.teller().weapon(kind).into())])
            }
        }
    }

    /// The team stands beside the choices, and in every list of own cards.
    fn reminder(_: &TableApp) -> Option<String> {
        None
    }

    fn table_lines(app: &TableApp) -> Vec<String> {
        app.seat_lines()
    }

    fn own_lines(app: &TableApp) -> Vec<String> {
        app.own_cards()
    }

    fn claim_lines(app: &TableApp) -> Vec<String> {
        app.heard_claims()
    }

    fn known_lines(app: &TableApp) -> Vec<String> {
        app.known_seats()
    }

    fn card_lines(app: &TableApp, name: &str) -> Vec<String> {
        app.found_cards(name)
    }

    fn end_lines(app: &TableApp, outcome: &Outcome) -> Vec<String> {
        app.team_lines(outcome)
    }

    fn moved(app: &TableApp, decision: &Decision<Self>) -> (String, Vec<String>) {
        let teller = app.teller();
        (teller.decision(&decision.view, &decision.action), teller.reasons(&decision.reasons))
    }

    fn page(_: &TableApp, _: &str) -> Option<(&'static str, Vec<String>)> {
        None
    }

    fn has_sequel(_: &Table<Self>) -> bool {
        false
    }

    /// Options say what their cards do.
    fn explained(_: &TableApp, _: &Action) -> Option<String> {
        None
    }

    fn board(app: &TableApp, width: usize) -> Vec<Line> {
        app.seat_rows(width)
    }

    fn own_rows(app: &TableApp) -> Vec<Line> {
        app.team_rows()
    }

    fn headline(app: &TableApp) -> String {
        app.round_line()
    }
}

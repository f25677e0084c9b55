//! The Beginning in a terminal.
//!
//! | file | what stands there |
//! |---|---|
//! | `bars` | the bars with their zones |
//! | `seats` | the players and their boards, as everybody sees them |
//! | `areas` | the areas: who stands where, enemies, spawn locations, paths |
//! | `chips` | Sectors, Network and Junkyard |
//! | `check` | the event being resolved, step by step |
//! | `own` | what is one's own: loyalty, objectives, hand, skill tree |
//! | `known` | what was said, and what can be known |
//! | `guide` | what can be done, why not, and what an option means |
//! | `ends` | all secrets, and how the game was decided |

mod areas;
mod bars;
mod check;
mod chips;
mod ends;
mod guide;
mod known;
mod own;
mod seats;

use super::{
    super::ink::{Ink, Line},
    Shown,
};
use crate::{
    beginning::{Action, Beginning, Choice, Deed, Faction, Outcome, Scene, View},
    deduction::Team,
    session::table::{Decision, Table},
    words::beginning::table_name,
};

/// A table of The Beginning as the people at one screen meet it.
pub type TableApp = super::TableApp<Beginning>;
/// What a table of The Beginning starts with.
pub type TableOptions = super::TableOptions<Beginning>;

/// Options of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Areas to go to.
    Go,
    /// Enemies to attack.
    Attack,
    /// Things to buy.
    Buy,
    /// What a place offers to be done to somebody.
    Others,
    /// What costs no action.
    Free,
    /// Cards to lay before somebody.
    Vote,
}

impl Shown for Beginning {
    type Kind = Kind;
    const HELP: &'static str = "term-tb-help";
    const HINT: &'static str = "term-tb-hint";

    fn kind(action: &Action) -> Option<Kind> {
        match action {
            Action::Do(_, Deed::Move(_)) => Some(Kind::Go),
            Action::Do(_, Deed::Attack(_)) => Some(Kind::Attack),
            Action::Do(_, Deed::BuyProgram(_) | Deed::BuyRandom | Deed::BuyWeapon(_) | Deed::BuyRecon) => {
                Some(Kind::Buy)
            }
            Action::Do(_, Deed::Censure(_) | Deed::Heal(_) | Deed::Surgery(_) | Deed::Pardon(_)) => Some(Kind::Others),
            Action::Use(_) => Some(Kind::Free),
            Action::Answer(Choice::Vote(..)) => Some(Kind::Vote),
            _ => None,
        }
    }

    fn opener(app: &TableApp, kind: Kind, count: usize) -> String {
        let key = match kind {
            Kind::Go => "term-tb-group-go",
            Kind::Attack => "term-tb-group-attack",
            Kind::Buy => "term-tb-group-buy",
            Kind::Others => "term-tb-group-others",
            Kind::Free => "term-tb-group-free",
            Kind::Vote => "term-tb-group-vote",
        };
        app.words.with(key, &[("count", count.into())])
    }

    fn reminder(app: &TableApp) -> Option<String> {
        app.reminder()
    }

    fn table_lines(app: &TableApp) -> Vec<String> {
        let view = app.seen();
        let mut lines = vec![app.moment_line(&view)];
        lines.extend(app.bar_lines(&view));
        lines.extend(app.check_lines(&view));
        lines.extend(app.seat_lines(&view));
        lines.extend(app.area_lines(&view));
        lines.extend(app.chip_lines(&view));
        lines.push(app.market_line(&view));
        lines
    }

    fn own_lines(app: &TableApp) -> Vec<String> {
        app.own_lines()
    }

    fn claim_lines(app: &TableApp) -> Vec<String> {
        app.claim_lines()
    }

    fn known_lines(app: &TableApp) -> Vec<String> {
        app.known_lines()
    }

    fn card_lines(app: &TableApp, name: &str) -> Vec<String> {
        app.found_cards(name)
    }

    fn end_lines(app: &TableApp, outcome: &Outcome) -> Vec<String> {
        app.end_lines(outcome)
    }

    fn moved(app: &TableApp, decision: &Decision<Self>) -> (String, Vec<String>) {
        let teller = app.teller();
        (teller.action(&decision.view, &decision.action), teller.reasons(&decision.view, &decision.reasons))
    }

    fn page(app: &TableApp, word: &str) -> Option<(&'static str, Vec<String>)> {
        let view = app.seen();
        Some(match word {
            "board" | "map" | "b" => ("term-tb-page-board", [app.bar_lines(&view), app.area_lines(&view)].concat()),
            "event" | "e" => ("term-tb-page-event", app.event_lines(&view)),
            "network" | "w" => ("term-tb-page-network", app.chip_lines(&view)),
            "market" | "p" => ("term-tb-page-market", app.market_lines(&view)),
            "skills" | "tree" | "r" => ("term-tb-page-skills", app.skill_lines(&view)),
            "guide" | "g" => ("term-tb-page-guide", app.guide_lines(&view)),
            _ => return None,
        })
    }

    fn has_sequel(table: &Table<Self>) -> bool {
        table.rules().setup.campaign
    }

    fn explained(app: &TableApp, action: &Action) -> Option<String> {
        Some(app.explained_option(*action))
    }

    fn board(app: &TableApp, width: usize) -> Vec<Line> {
        let view = app.seen();
        let mut rows = app.bar_rows(&view, width);
        rows.extend(app.check_rows(&view, width));
        rows.extend(app.seat_rows(&view, width));
        rows.extend(app.area_rows(&view, width));
        rows.extend(app.chip_rows(&view, width));
        rows
    }

    fn own_rows(app: &TableApp) -> Vec<Line> {
        app.own_rows()
    }

    fn headline(app: &TableApp) -> String {
        let view = app.seen();
        format!("{} · {}", table_name(&app.words, &view.rules.setup), app.moment_line(&view))
    }
}

impl TableApp {
    /// What whoever sits at the screen sees.
    fn seen(&self) -> View {
        self.table.view(self.table.screen())
    }

    /// The round, the phase of the game, and what is going on.
    fn moment_line(&self, view: &View) -> String {
        let fill = [
            ("round", view.table.turn.round.into()),
            ("era", crate::words::beginning::era_name(&self.words, view.table.era).into()),
            ("moment", self.teller().moment(view).into()),
        ];
        self.words.with("term-tb-round", &fill)
    }
}

/// What a view shows, to ask questions of.
fn scene(view: &View) -> Scene<'_> {
    Scene { rules: &view.rules, state: &view.table }
}

/// The ink of a faction: both games know the same five.
const fn ink(faction: Faction) -> Ink {
    Ink::Team(match faction {
        Faction::Human => Team::Human,
        Faction::Machine => Team::Machine,
        Faction::Fallen => Team::Fallen,
        Faction::Legion => Team::Legion,
        Faction::Outlaw => Team::Outlaw,
    })
}

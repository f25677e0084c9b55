//! Where the measured game leaves its bands.

use crate::{
    bands::{self, Band},
    cards::Worth,
    cell::Loadout,
    figures::{Measured, Share},
    leads::{self, Lead},
    steps::{self, Step},
};

/// How a measured share lies to its band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Inside.
    Inside,
    /// Beside it, but by no more than chance may explain.
    Near,
    /// Outside.
    Outside,
}

impl Standing {
    /// How a share lies to a band.
    pub fn of(share: Share, band: Band) -> Self {
        if (band.low..=band.high).contains(&share.rate) {
            Self::Inside
        } else if share.low <= band.high && share.high >= band.low {
            Self::Near
        } else {
            Self::Outside
        }
    }
}

/// The band of a measured cell, where one is asked for.
pub fn band(measured: &Measured) -> Option<Band> {
    let cell = &measured.cell;
    let depth = cell.subject.depth?;
    (cell.loadout == Loadout::Owned).then(|| bands::band(cell.bot, cell.difficulty, depth)).flatten()
}

/// Everything that is not as it should be, one sentence each.
pub fn faults(all: &[Measured], gear: &[Worth], items: &[Worth]) -> Vec<String> {
    let mut faults: Vec<String> = all.iter().filter_map(share_fault).collect();
    faults.extend(leads::leads(all).iter().filter_map(Lead::fault));
    faults.extend(steps::steps(all).iter().filter_map(Step::fault));
    faults.extend(all.iter().filter_map(length_fault));
    faults.extend(gear.iter().filter_map(weight_fault));
    let unused = gear.iter().chain(items).filter(|worth| worth.won == 0);
    faults.extend(unused.map(|worth| format!("{} was used in no game that was won.", worth.id)));
    faults
}

fn share_fault(measured: &Measured) -> Option<String> {
    let (band, share) = (band(measured)?, measured.won());
    let cell = &measured.cell;
    (Standing::of(share, band) == Standing::Outside).then(|| {
        format!(
            "{}: the {} bot wins {:.0} % on {} ({:.0} to {:.0} %), the band is {:.0} to {:.0} %.",
            cell.subject.id(),
            cell.bot.name(),
            share.rate * 100.0,
            cell.difficulty.word(),
            share.low * 100.0,
            share.high * 100.0,
            band.low * 100.0,
            band.high * 100.0,
        )
    })
}

/// How the median of turns of a measured cell lies to its band, where one is asked for.
pub fn length(measured: &Measured) -> Option<Standing> {
    let (low, high) = bands::TURNS;
    let most = |share: Share| share.low > 0.5;
    measured.cell.is_campaign().then(|| {
        if (low..=high).contains(&measured.turns(0.5)) {
            Standing::Inside
        } else if most(measured.share(|game| f64::from(game.turns) < low))
            || most(measured.share(|game| f64::from(game.turns) > high))
        {
            Standing::Outside
        } else {
            Standing::Near
        }
    })
}

fn length_fault(measured: &Measured) -> Option<String> {
    let (low, high) = bands::TURNS;
    (length(measured)? == Standing::Outside).then(|| {
        format!(
            "{}: half of the planner's games on {} last up to {} turns, not {low} to {high}.",
            measured.cell.subject.id(),
            measured.cell.difficulty.word(),
            measured.turns(0.5),
        )
    })
}

fn weight_fault(worth: &Worth) -> Option<String> {
    let (adds, doubt) = worth.adds?;
    (adds.abs() - doubt > bands::GEAR).then(|| {
        format!(
            "{} changes the planner's share of wins by {:+.0} points, more than {:.0}.",
            worth.id,
            adds * 100.0,
            bands::GEAR * 100.0
        )
    })
}

#[cfg(test)]
mod tests {
    use ghostline::{content::Catalog, stealth::Difficulty};

    use super::*;
    use crate::{
        cell::{Bot, Cell, Subject},
        game::Played,
    };

    /// Games of the planner with its own gear that all last this long.
    fn lasting(turns: u16, mission: &str, difficulty: Difficulty) -> Measured {
        let subject = Subject::all(&Catalog::shipped().unwrap(), &[mission.to_owned()]).remove(0);
        let cell = Cell { subject, bot: Bot::Planner, loadout: Loadout::Owned, difficulty };
        let game = Played { won: true, turns, alarm: vec![], seen: vec![], gear: vec![], items: vec![] };
        Measured { cell, games: (0..40).map(|seed| (seed, game.clone())).collect() }
    }

    #[test]
    fn turns_are_counted_on_every_difficulty_of_the_campaign_alone() {
        for difficulty in Difficulty::ALL {
            let of = |turns, mission| length(&lasting(turns, mission, difficulty));
            assert_eq!(of(25, "night_audit"), Some(Standing::Inside));
            assert_eq!(of(26, "night_audit"), Some(Standing::Outside));
            assert_eq!(of(26, "kennel_row"), None);
        }
        let fault = length_fault(&lasting(9, "night_audit", Difficulty::Hard)).unwrap();
        assert!(fault.contains("on hard") && fault.contains("9 turns"), "{fault}");
    }

    #[test]
    fn a_share_is_outside_only_where_chance_cannot_explain_it() {
        let band = Band { low: 0.5, high: 0.6 };
        let at = |rate: f64| Standing::of(Share { rate, low: rate - 0.1, high: rate + 0.1 }, band);
        assert_eq!([0.55, 0.65, 0.45, 0.75, 0.3].map(at), {
            use Standing::{Inside, Near, Outside};
            [Inside, Near, Near, Outside, Outside]
        });
    }
}

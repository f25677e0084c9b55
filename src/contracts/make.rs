//! The search for a mission that is as hard as it should be, and the proof that it can be won.

use std::sync::Arc;

use super::{
    Contract,
    rate::{Band, Rating, Verdict, rate},
    site::Site,
    staff::{Heat, Staff},
    tell::Tale,
    write,
};
use crate::{
    content::{Catalog, check_mission},
    engine::Dice,
    stealth::{
        Mission, Setup,
        solve::{Proof, prove},
    },
    words::Words,
};

/// How many places are drawn before the search gives up.
const TRIES: u32 = 40;
/// How often the guard of one place is changed.
const CHANGES: u32 = 6;
/// How many worlds side by side the proof is looked for in, and how many turns beyond the bound.
const PROOF: (usize, u16) = (40, 16);

/// A contract's mission.
#[derive(Clone, Debug)]
pub struct Made {
    /// What was asked for.
    pub contract: Contract,
    /// The mission, checked like any file.
    pub mission: Arc<Mission>,
    /// The mission as a file that its finder may edit.
    pub text: String,
    /// How hard it is.
    pub rating: Rating,
    /// The proof that it can be won, with the way.
    pub proof: Arc<Proof>,
    /// How many places were drawn for it.
    pub tries: u32,
}

impl Made {
    /// The mission as it is played: with the gear of the first mission, as hard as the contract says.
    pub fn setup(&self, catalog: &Catalog) -> Setup {
        setup(self.contract, &self.mission, catalog)
    }
}

/// Why there is no mission.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no mission of {0} places drawn for {1} is as hard as it should be and can be won; try another seed")]
pub struct NotMade(pub u32, pub String);

impl NotMade {
    /// The same in the player's words.
    pub fn told(&self, words: &Words) -> String {
        let Self(tries, code) = self;
        words.with("contract-not-made", &[("tries", (*tries).into()), ("code", code.as_str().into())])
    }
}

/// How far the search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Stage {
    /// Drawing the place with this number.
    Drawing(u32),
    /// Playing it.
    Rating(u32),
    /// Proving that it can be won.
    Proving(u32),
}

/// Makes the mission of a contract: the same for equal contracts.
pub fn make(contract: Contract, catalog: &Catalog, words: &Words) -> Result<Made, NotMade> {
    make_telling(contract, catalog, words, &mut |_| ())
}

/// The same, telling how far it has come.
pub fn make_telling(
    contract: Contract,
    catalog: &Catalog,
    words: &Words,
    tell: &mut dyn FnMut(Stage),
) -> Result<Made, NotMade> {
    let mut dice = Dice::new(contract.number());
    let voice = dice.fork();
    for tries in 1..=TRIES {
        let mut own = dice.fork();
        tell(Stage::Drawing(tries));
        let Some(site) = Site::draw(contract, &mut own) else { continue };
        let tale = Tale::new(contract, &site, words, &mut voice.clone());
        tell(Stage::Rating(tries));
        let Some((mission, text, rating)) = (Search { contract, site: &site, tale: &tale, catalog }).run() else {
            continue;
        };
        tell(Stage::Proving(tries));
        let proof = prove(&setup(contract, &mission, catalog), PROOF.0, PROOF.1);
        if proof.line.is_some() && proof.soft_locks.is_empty() {
            let proof = Arc::new(proof);
            return Ok(Made { contract, mission, text, rating, proof, tries });
        }
    }
    Err(NotMade(TRIES, contract.code()))
}

fn setup(contract: Contract, mission: &Arc<Mission>, catalog: &Catalog) -> Setup {
    let terms = catalog.cards().terms(contract.difficulty);
    Setup { terms, ..Setup::new(Arc::clone(mission), catalog.starting_gear()) }
}

/// The search for the right guard of one place.
struct Search<'a> {
    contract: Contract,
    site: &'a Site,
    tale: &'a Tale,
    catalog: &'a Catalog,
}

impl Search<'_> {
    /// Halves the heats there are until one fits; `None` where none does.
    fn run(&self) -> Option<(Arc<Mission>, String, Rating)> {
        let band = Band::of(self.contract.difficulty);
        let (Heat(mut least), Heat(mut most)) = Heat::ENDS;
        let mut heat = Heat::guess(self.contract.difficulty);
        for _ in 0..CHANGES {
            let staff = Staff::new(self.contract, self.site, heat, self.catalog.cards());
            let text = write::mission(self.contract, self.site, &staff, self.tale);
            let mission = Arc::new(self.checked(&text)?);
            let (rating, verdict) = rate(&setup(self.contract, &mission, self.catalog), band);
            match verdict {
                Verdict::Fits => return Some((mission, text, rating)),
                Verdict::TooEasy => least = heat.0 + 1,
                Verdict::TooHard => most = heat.0 - 1,
            }
            if least > most {
                return None;
            }
            heat = Heat(i32::midpoint(least, most));
        }
        None
    }

    /// The mission in a text that has neither errors nor warnings.
    fn checked(&self, text: &str) -> Option<Mission> {
        let checked = check_mission(&self.contract.id(), text, self.catalog.cards());
        checked.content.filter(|_| checked.faults.is_empty())
    }
}

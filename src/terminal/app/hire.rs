//! Contracts in the terminal: today's, a new one, or one by its code.

use super::{App, News};
use crate::{
    contracts::{Contract, make},
    engine::Dice,
    records::Day,
};

impl App {
    /// Today's contract.
    pub(super) fn daily() -> Contract {
        Contract::daily(Day::today().date())
    }

    /// A contract nobody has asked for.
    pub(super) fn fresh_contract(&self) -> Contract {
        Contract::drawn(&mut Dice::new(self.seed.unwrap_or_else(super::fresh_seed)))
    }

    /// Makes a contract and goes to its briefing.
    pub(super) fn contract(&mut self, contract: Contract) {
        match make(contract, &self.catalog, &self.words) {
            Ok(made) => {
                let fill = [("code", contract.code().into()), ("told", contract.told(&self.words).into())];
                self.say("term-contract-made", &fill);
                self.brief(made.mission);
            }
            Err(none) => self.news.push(News::Said(none.told(&self.words))),
        }
    }

    /// The contract a player names: by its code, or `daily`; without a name, a new one.
    pub(super) fn find_contract(&mut self, name: Option<&str>) {
        // A campaign has missions of its own.
        if self.run.is_some() || self.session().is_some_and(|session| session.outcome().is_none()) {
            return self.say("term-contract-in-play", &[]);
        }
        match name {
            None => self.contract(self.fresh_contract()),
            Some(name) => match Contract::named(name, Day::today().date()) {
                Ok(contract) => self.contract(contract),
                Err(wrong) => self.news.push(News::Said(wrong.told(&self.words))),
            },
        }
    }
}

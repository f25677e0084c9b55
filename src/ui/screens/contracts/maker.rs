//! One contract at a time is made, beside the screen; whichever was wanted last comes next.

use std::sync::{Arc, Mutex, PoisonError};

use egui::Context;

use crate::{
    contracts::{Contract, Made, NotMade, Stage, make_telling},
    ui::{Desk, Thoughts},
    words::Words,
};

/// A contract with what became of it.
type Result = (Contract, std::result::Result<Made, NotMade>);

/// Makes contracts.
pub struct Maker {
    wanted: Option<Contract>,
    made: Option<Result>,
    making: Thoughts<Result>,
    stage: Arc<Mutex<Option<Stage>>>,
}

/// How far the wanted contract is.
pub enum Progress<'a> {
    /// None is wanted.
    Nothing,
    /// It is being made.
    Making(Contract, Option<Stage>),
    /// It is there.
    Made(&'a Made),
    /// There is none.
    Failed(Contract, &'a NotMade),
}

impl Default for Maker {
    fn default() -> Self {
        Self { wanted: None, made: None, making: Thoughts::none(), stage: Arc::default() }
    }
}

impl Maker {
    /// Wants a contract.
    pub fn want(&mut self, contract: Contract) {
        self.wanted = Some(contract);
    }

    /// The contract that is wanted.
    pub fn wanted(&self) -> Option<Contract> {
        self.wanted
    }

    /// Takes what is made, and begins what is wanted.
    pub fn go_on(&mut self, ctx: &Context, desk: &Desk) {
        if self.making.get().is_some() {
            self.made = std::mem::replace(&mut self.making, Thoughts::none()).take();
        }
        let Some(wanted) = self.wanted.filter(|wanted| self.made.as_ref().is_none_or(|made| made.0 != *wanted)) else {
            return;
        };
        if self.making.is_thinking() {
            // The words for how far it is change a few times a second.
            ctx.request_repaint_after_secs(0.2);
            return;
        }
        let (catalog, stage) = (Arc::clone(&desk.catalog), Arc::clone(&self.stage));
        self.making = desk.thinker.think(ctx, move || {
            let mut tell = |now: Stage| *stage.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
            (wanted, make_telling(wanted, &catalog, &Words::english(), &mut tell))
        });
        ctx.request_repaint();
    }

    /// How far the wanted contract is.
    pub fn progress(&self) -> Progress<'_> {
        match (self.wanted, &self.made) {
            (None, _) => Progress::Nothing,
            (Some(wanted), Some((contract, Ok(made)))) if wanted == *contract => Progress::Made(made),
            (Some(wanted), Some((contract, Err(none)))) if wanted == *contract => Progress::Failed(wanted, none),
            (Some(wanted), _) => Progress::Making(wanted, *self.stage.lock().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}

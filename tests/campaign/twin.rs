//! A campaign played by the planner through the real campaign code, whose actions can be told to another player of it.

use std::sync::Arc;

use ghostline::{
    campaign::{Campaign, Rules, Spoils},
    content::Catalog,
    engine::{Bot, Dice, Turn},
    save::CampaignFile,
    stealth::{
        AGENT, Action, Mode, Outcome,
        bots::{Effort, Planner},
    },
};

/// A campaign and the one who plays it.
pub struct Twin {
    pub catalog: Arc<Catalog>,
    pub file: CampaignFile,
    dice: Dice,
}

/// How a mission went.
pub struct Played {
    pub actions: Vec<Action>,
    /// The place of each action among those offered.
    pub picks: Vec<usize>,
    pub outcome: Outcome,
    pub spoils: Spoils,
}

impl Twin {
    pub fn new(rules: Rules, seed: u64) -> Self {
        let catalog = Catalog::shipped().unwrap();
        let file = CampaignFile::new(Campaign::new(&catalog, rules, seed));
        Self { catalog, file, dice: Dice::new(seed) }
    }

    pub fn campaign(&self) -> &Campaign {
        &self.file.campaign
    }

    /// Plays the mission that stands next to its end and settles it.
    pub fn play(&mut self, mode: Mode) -> Played {
        self.file.begin(&self.catalog, mode).unwrap();
        let game = self.file.playing.as_mut().unwrap();
        let mut planner = Planner::new(Effort { worlds: 60, turns: 40 });
        let (mut actions, mut picks) = (Vec::new(), Vec::new());
        let outcome = loop {
            if let Turn::Over(outcome) = game.turn() {
                break outcome;
            }
            let options = game.options(AGENT);
            let pick = planner.choose(&game.view(AGENT), &options, &mut self.dice);
            game.act(AGENT, &options[pick]).unwrap();
            actions.push(options[pick]);
            picks.push(pick);
        };
        let spoils = self.file.settle(&self.catalog).unwrap();
        Played { actions, picks, outcome, spoils }
    }
}

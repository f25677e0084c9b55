//! The cautious bot: by rules of thumb, one turn ahead.

use super::{
    answers,
    brief::{Brief, Nerve},
    thumb::Thumb,
};
use crate::{
    engine::{Bot, Dice},
    stealth::{Action, Scene, Stealth, View},
};

/// Goes for the objectives by quiet ways, hides when somebody may come, attacks when that is the lesser harm.
#[derive(Clone, Debug, Default)]
pub struct Cautious {
    brief: Option<Brief>,
}

impl Bot<Stealth> for Cautious {
    fn choose(&mut self, view: &View, options: &[Action], _dice: &mut Dice) -> usize {
        let brief = Brief::renew(self.brief.take(), &view.setup, Nerve::Bold);
        let scene = Scene { setup: &view.setup, public: &view.public };
        choose(scene, self.brief.insert(brief), options)
    }
}

/// What rules of thumb choose.
pub(super) fn choose(scene: Scene, brief: &Brief, options: &[Action]) -> usize {
    if options.len() < 2 {
        return 0;
    }
    match answers::answer(scene) {
        Some(answer) => options.iter().position(|&option| option == answer).unwrap_or(0),
        None => Thumb::new(scene, brief).best(options),
    }
}

//! Choosing: an action that needs a target or a tool, and the questions rules ask.

use crate::stealth::{Action, Deed, GearId, Offer, Public, Question, Sector, Target, Tool};

/// What the player is choosing from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What for.
    pub purpose: Purpose,
    /// Whether the free movement is declined first.
    pub pass_first: bool,
    /// From what.
    pub among: Among,
}

/// What a choice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// An action of the player's turn. It can be left.
    Deed(Deed),
    /// A question of the rules. It must be answered.
    Question(Question),
}

/// What there is to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Among {
    /// Entries of a list, each standing for one action or, by tool, for several.
    List(Vec<Vec<Action>>),
    /// Places on the map, and which of them is in focus.
    Places {
        /// The actions, each of which has a place.
        actions: Vec<Action>,
        /// The one in focus.
        at: usize,
    },
}

/// What follows from a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This is done, after declining the free movement where that comes first.
    Take {
        /// Whether the free movement is declined first.
        pass_first: bool,
        /// What is done.
        action: Action,
    },
    /// There is more to choose.
    Choose(Choice),
}

impl Choice {
    /// What follows when the player wants to do `deed`.
    pub fn of_deed(deed: Deed, offer: Offer) -> Next {
        let Offer { pass_first, actions } = offer;
        let purpose = Purpose::Deed(deed);
        match (deed, actions.as_slice()) {
            (Deed::Move | Deed::SecondMove, _) => Self::on_map(purpose, pass_first, actions),
            (Deed::Attack, _) => Self::of_entries(purpose, pass_first, by_tool(&actions)),
            // What is used is always named before it is used.
            (Deed::Use, _) => Next::Choose(Self { purpose, pass_first, among: Among::List(by_tool(&actions)) }),
            (_, [_, _, ..]) => {
                let entries = actions.into_iter().map(|action| vec![action]).collect();
                Self::of_entries(purpose, pass_first, entries)
            }
            _ => Self::of_entries(purpose, pass_first, vec![actions]),
        }
    }

    /// The choice a question gives; none for one that is answered otherwise.
    pub fn of_question(question: Question, options: Vec<Action>) -> Option<Self> {
        let purpose = Purpose::Question(question);
        match question {
            Question::Card { .. } => None,
            _ => Some(Self { purpose, pass_first: false, among: Among::Places { actions: options, at: 0 } }),
        }
    }

    /// What follows when the player takes an entry of the list.
    pub fn entry(&self, at: usize) -> Option<Next> {
        let Among::List(entries) = &self.among else { return None };
        Some(Self::of_entries(self.purpose, self.pass_first, vec![entries.get(at)?.clone()]))
    }

    /// What follows when the player takes a place of the map; nothing where it is not among them.
    pub fn place(&self, public: &Public, sector: Sector) -> Option<Next> {
        let here = self.places(public).into_iter().filter(|(place, _)| *place == sector);
        let here: Vec<Vec<Action>> = here.map(|(_, action)| vec![action]).collect();
        match here.as_slice() {
            [] => None,
            [one] => one.first().map(|&action| Next::Take { pass_first: self.pass_first, action }),
            _ => Some(Next::Choose(Self { among: Among::List(here), ..self.clone() })),
        }
    }

    /// The places to choose from, with what choosing them does.
    pub fn places(&self, public: &Public) -> Vec<(Sector, Action)> {
        let Among::Places { actions, .. } = &self.among else { return Vec::new() };
        actions.iter().filter_map(|action| Some((place(public, *action)?, *action))).collect()
    }

    /// The action in focus on the map.
    pub fn focused(&self) -> Option<Action> {
        let Among::Places { actions, at } = &self.among else { return None };
        actions.get(*at).copied()
    }

    /// Goes to the next place, or back.
    pub fn step(&mut self, forward: bool) {
        if let Among::Places { actions, at } = &mut self.among {
            let count = actions.len().max(1);
            *at = if forward { *at + 1 } else { *at + count - 1 } % count;
        }
    }

    /// Puts a place in focus.
    pub fn look_at(&mut self, public: &Public, sector: Sector) {
        if let Among::Places { actions, at } = &mut self.among {
            let found = actions.iter().position(|action| place(public, *action) == Some(sector));
            let same = actions.get(*at).and_then(|action| place(public, *action)) == Some(sector);
            if let (Some(found), false) = (found, same) {
                *at = found;
            }
        }
    }

    fn on_map(purpose: Purpose, pass_first: bool, actions: Vec<Action>) -> Next {
        Next::Choose(Self { purpose, pass_first, among: Among::Places { actions, at: 0 } })
    }

    /// One entry needs no list: it is done at once, or goes on to its places.
    fn of_entries(purpose: Purpose, pass_first: bool, entries: Vec<Vec<Action>>) -> Next {
        match entries.as_slice() {
            [one] => match one.as_slice() {
                [action] if needs_no_place(*action) => Next::Take { pass_first, action: *action },
                _ => Self::on_map(purpose, pass_first, one.clone()),
            },
            _ => Next::Choose(Self { purpose, pass_first, among: Among::List(entries) }),
        }
    }
}

/// Whether an action is done without pointing at the map.
fn needs_no_place(action: Action) -> bool {
    match action {
        Action::Use { target, .. } => target.is_none(),
        Action::Move { .. } | Action::Attack { .. } | Action::First { .. } | Action::Way { .. } => false,
        _ => true,
    }
}

/// Where an action points.
pub fn place(public: &Public, action: Action) -> Option<Sector> {
    let enemy = |id: crate::stealth::EnemyId| public.enemies.get(id.index()).map(|enemy| enemy.sector);
    match action {
        Action::Move { to } | Action::Way { to } => Some(to),
        Action::Attack { target: id, .. }
        | Action::First { enemy: id }
        | Action::Use { target: Target::Enemy(id), .. } => enemy(id),
        Action::Use { target: Target::Sector(sector), .. } => Some(sector),
        _ => None,
    }
}

/// The tool an action is done with.
pub fn tool(action: Action) -> Option<Tool> {
    let gear = |gear: GearId| Some(Tool::Gear(gear));
    match action {
        Action::Attack { gear: id, .. } | Action::Overwatch { gear: id } => gear(id),
        Action::Use { tool, .. } => Some(tool),
        _ => None,
    }
}

/// The actions grouped by what they are done with, in the order of the tools.
fn by_tool(actions: &[Action]) -> Vec<Vec<Action>> {
    actions.chunk_by(|a, b| tool(*a) == tool(*b)).map(<[Action]>::to_vec).collect()
}

/// The uses of one tool as a choice of their own.
pub fn of_tool(tool: Tool, options: &[Action]) -> Option<Next> {
    let uses = options.iter().filter(|action| matches!(action, Action::Use { tool: used, .. } if *used == tool));
    let uses: Vec<Action> = uses.copied().collect();
    (!uses.is_empty()).then(|| Choice::of_entries(Purpose::Deed(Deed::Use), false, vec![uses]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attack(gear: u8, target: u16) -> Action {
        Action::Attack { gear: GearId(gear), target: crate::stealth::EnemyId(target) }
    }

    fn choose(deed: Deed, actions: Vec<Action>) -> Next {
        Choice::of_deed(deed, Offer { pass_first: false, actions })
    }

    #[test]
    fn an_action_without_a_target_is_done_at_once() {
        assert_eq!(choose(Deed::Hide, vec![Action::Hide]), Next::Take { pass_first: false, action: Action::Hide });
    }

    #[test]
    fn two_weapons_are_chosen_between_before_their_targets() {
        let Next::Choose(choice) = choose(Deed::Attack, vec![attack(0, 1), attack(0, 2), attack(3, 1)]) else {
            panic!("an attack needs a target");
        };
        assert_eq!(choice.among, Among::List(vec![vec![attack(0, 1), attack(0, 2)], vec![attack(3, 1)]]));
        let Some(Next::Choose(targets)) = choice.entry(0) else { panic!("two targets are left") };
        assert_eq!(targets.among, Among::Places { actions: vec![attack(0, 1), attack(0, 2)], at: 0 });
    }

    #[test]
    fn one_weapon_goes_straight_to_its_targets() {
        let Next::Choose(choice) = choose(Deed::Attack, vec![attack(0, 1)]) else { panic!("a target is confirmed") };
        assert_eq!(choice.focused(), Some(attack(0, 1)));
    }

    #[test]
    fn places_are_gone_through_in_a_ring() {
        let Next::Choose(mut choice) = choose(Deed::Attack, vec![attack(0, 1), attack(0, 2)]) else { return };
        choice.step(false);
        assert_eq!(choice.focused(), Some(attack(0, 2)));
        choice.step(true);
        assert_eq!(choice.focused(), Some(attack(0, 1)));
    }
}

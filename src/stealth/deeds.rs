//! The kinds of action a turn has, what each offers now, and why it offers nothing.

use super::{Action, EnemyId, GearId, ItemId, MAX_TOOLS, Phase, Powers, Scene, Thing, Tool, options};
use crate::engine::{Refusal, Rule};

/// One kind of action of the player's own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Deed {
    Move,
    SecondMove,
    Overwatch,
    Hide,
    PickUp,
    Carry,
    Attack,
    Use,
}

/// What a kind of action offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Whether the free movement must be declined first.
    pub pass_first: bool,
    /// The actions, at least one.
    pub actions: Vec<Action>,
}

impl Deed {
    /// All kinds, in the order of a turn.
    pub const ALL: [Self; 8] =
        [Self::Move, Self::SecondMove, Self::Overwatch, Self::Hide, Self::PickUp, Self::Carry, Self::Attack, Self::Use];

    /// Whether it belongs to the second action, which comes after the free movement.
    const fn is_second(self) -> bool {
        matches!(self, Self::SecondMove | Self::Overwatch | Self::Hide | Self::PickUp | Self::Attack)
    }

    /// Every action of this kind that might be allowed.
    fn candidates(self, scene: Scene) -> Vec<Action> {
        let mut all = Vec::new();
        options::candidates(scene, &mut all);
        all.retain(|action| self.is(*action));
        all
    }

    /// Whether an action is of this kind; both movements are moves.
    fn is(self, action: Action) -> bool {
        match self {
            Self::Move | Self::SecondMove => matches!(action, Action::Move { .. }),
            Self::Overwatch => matches!(action, Action::Overwatch { .. }),
            Self::Hide => matches!(action, Action::Hide),
            Self::PickUp => matches!(action, Action::PickUp { .. }),
            Self::Carry => matches!(action, Action::Carry { .. }),
            Self::Attack => matches!(action, Action::Attack { .. }),
            Self::Use => matches!(action, Action::Use { .. }),
        }
    }

    /// An action of this kind that stands for all of them where there is nothing to do it with or to.
    fn example(self, scene: Scene) -> Action {
        let nobody = EnemyId(u16::MAX);
        let gear = scene.setup.weapons().next().map_or(GearId(u8::MAX), |(gear, _)| gear);
        match self {
            Self::Move | Self::SecondMove => Action::Move { to: scene.here() },
            Self::Overwatch => Action::Overwatch { gear },
            Self::Hide => Action::Hide,
            Self::PickUp => Action::PickUp { thing: Thing::Key(super::LockId(u8::MAX)) },
            Self::Carry => Action::Carry { body: nobody },
            Self::Attack => Action::Attack { gear, target: nobody },
            Self::Use => Action::Use { tool: any_tool(scene), target: super::Target::None },
        }
    }
}

/// A tool the player has, used up or not; one that does not exist where they brought none.
fn any_tool(scene: Scene) -> Tool {
    let numbers = 0..MAX_TOOLS as u8;
    let usable = |gear: &GearId| scene.setup.gear(*gear).is_some_and(|gear| gear.usable().is_some());
    let gear = numbers.clone().map(GearId).find(usable).map(Tool::Gear);
    let item = numbers.map(ItemId).find(|&item| scene.has_item(item)).map(Tool::Item);
    gear.or(item).unwrap_or(Tool::Item(ItemId(u8::MAX)))
}

/// What a kind of action offers now, or the rule that keeps it from offering anything. Where the free movement is still
/// to come, what belongs to the second action is offered as if it were declined.
pub fn offer(scene: Scene, deed: Deed) -> Result<Offer, Refusal> {
    let pass_first = deed.is_second() && scene.public.phase == Phase::Free && scene.public.question.is_none();
    if pass_first {
        options::may(scene, Action::Pass)?;
        let mut declined = scene.public.clone();
        declined.phase = Phase::Second;
        let actions = allowed(Scene { setup: scene.setup, public: &declined }, deed)?;
        return Ok(Offer { pass_first, actions });
    }
    if deed == Deed::Move && scene.public.phase == Phase::Second && scene.public.question.is_none() {
        return Err(Refusal { rule: Rule("ST-ACT-01"), reason: "refusal-free-movement-done" });
    }
    Ok(Offer { pass_first, actions: allowed(scene, deed)? })
}

fn allowed(scene: Scene, deed: Deed) -> Result<Vec<Action>, Refusal> {
    let mut candidates = deed.candidates(scene);
    let refused = candidates.first().copied().unwrap_or_else(|| deed.example(scene));
    candidates.retain(|action| options::may(scene, *action).is_ok());
    if candidates.is_empty() {
        return Err(reason(scene, deed, refused));
    }
    Ok(candidates)
}

/// Why `refused`, which stands for all actions of its kind, is not allowed.
fn reason(scene: Scene, deed: Deed, refused: Action) -> Refusal {
    let nothing = Refusal { rule: Rule("ST-MAP-02"), reason: "refusal-wall" };
    match (deed, scene.mission().plan().powers) {
        (Deed::Use, Powers::None) => Refusal { rule: Rule("ST-OBJ-08"), reason: "refusal-no-powers" },
        _ => options::may(scene, refused).err().unwrap_or(nothing),
    }
}

/// Whether the player may decline what is left of their turn.
pub fn may_end(scene: Scene) -> Result<(), Refusal> {
    options::may(scene, Action::Pass)
}

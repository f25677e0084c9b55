//! Going somewhere: what waits in every area, and how far it is.

use super::outlook::Outlook;
use crate::beginning::{Action, Area, Boost, Deed, EnemyKind, Figure};

/// What a turn of waiting leaves of a worth, and what a step does.
const NEXT_TURN: f32 = 0.72;
const STEP: f32 = 0.985;
/// What is not worth an action.
const IDLE: f32 = 0.006;
/// Deeds that fit in before going on come first.
const ON_THE_WAY: f32 = 1.0;
/// How far Kuro's part comes after that of his owner (TB-KURO-13).
const LATER: f32 = 0.1;

/// What waits in an area.
#[derive(Clone, Copy, Default)]
struct Errand {
    worth: f32,
    /// What it costs in AP.
    cost: u8,
}

/// What an own turn may still be used for, seen from one figure.
pub(super) struct Errands {
    figure: Figure,
    here: Option<Area>,
    waits: [Errand; 8],
    /// Steps between areas.
    steps: [[u8; 8]; 8],
    moves: u8,
    full: u8,
    ap: u8,
}

impl Errands {
    /// Looks around for a figure.
    pub fn of(outlook: &Outlook<'_>, figure: Figure) -> Self {
        let scene = outlook.scene;
        let turn = &scene.state.turn;
        let (moves, ap) = match figure {
            Figure::Of(_) => (turn.moves, scene.ap()),
            Figure::Kuro => {
                let both = scene.boosts(outlook.me).any(|boost| boost == Boost::KuroBoth);
                let (moved, acted) = turn.kuro;
                (u8::from(!moved && (both || !acted)), u8::from(!acted && (both || !moved)))
            }
        };
        let waits = Area::ALL.map(|area| errand(outlook, figure, area));
        let here = scene.area(figure);
        let mut steps = distances(outlook);
        let entered = if matches!(figure, Figure::Of(_)) { turn.entered.0 && !turn.freed } else { turn.entered.1 };
        if here == Some(Area::Network) && !entered {
            // Chips are placed only by whoever came in this turn (TB-NET-11).
            steps[Area::Network as usize][Area::Network as usize] = 2;
        }
        Self { figure, here, waits, steps, moves, full: scene.full_moves(figure).max(1), ap }
    }

    fn distance(&self, from: Area, to: Area) -> u8 {
        self.steps.get(from as usize).and_then(|row| row.get(to as usize)).copied().unwrap_or(9)
    }

    /// What an area is worth when it is so many steps away.
    fn discounted(&self, errand: Errand, steps: u8) -> f32 {
        let this_turn = steps <= self.moves && errand.cost <= self.ap;
        let turns = if this_turn { 0 } else { 1 + steps.saturating_sub(self.moves + 1) / self.full };
        errand.worth * STEP.powi(steps.into()) * NEXT_TURN.powi(turns.into())
    }

    /// What a step is worth: the best that lies beyond it.
    pub fn step(&self, outlook: &Outlook<'_>, to: Area) -> f32 {
        let cost = self.here.and_then(|from| outlook.scene.rules.step(from, to)).unwrap_or(1);
        let beyond = Area::ALL.into_iter().zip(self.waits).map(|(area, errand)| {
            let far = if area == to { 0 } else { self.distance(to, area) };
            self.discounted(errand, cost + far)
        });
        beyond.max_by(f32::total_cmp).unwrap_or(0.0) + outlook.scanner(self.figure, to) - risk(outlook, self.figure, to)
    }

    /// What staying is worth: what waits here in the next turn.
    pub fn stay(&self, outlook: &Outlook<'_>) -> f32 {
        let Some(here) = self.here else { return IDLE };
        let errand = self.waits.get(here as usize).copied().unwrap_or_default();
        let again = self.distance(here, here);
        IDLE.max(errand.worth * NEXT_TURN * STEP.powi(again.into()) - risk(outlook, self.figure, here))
    }

    /// AP that what is best to be reached this turn will need.
    fn reserved(&self) -> u8 {
        let Some(here) = self.here else { return 0 };
        let reached = Area::ALL.into_iter().zip(self.waits).filter(|(area, errand)| {
            *area != here && errand.worth > IDLE && self.distance(here, *area) <= self.moves && errand.cost <= self.ap
        });
        let best = reached.max_by(|a, b| a.1.worth.total_cmp(&b.1.worth));
        let local = self.waits.get(here as usize).map_or(0.0, |errand| errand.worth);
        best.filter(|(_, errand)| errand.worth > local).map_or(0, |(_, errand)| errand.cost)
    }

    /// What an action of the own turn is worth beside others.
    pub fn weigh(&self, outlook: &Outlook<'_>, deed: Deed) -> f32 {
        let worth = match deed {
            Deed::Move(to) => self.step(outlook, to),
            deed => {
                let worth = outlook.deed(self.figure, deed);
                let cost = outlook.scene.price(deed);
                let spare = self.ap.saturating_sub(self.reserved());
                if cost <= spare { first(worth) } else { worth }
            }
        };
        match self.figure {
            Figure::Kuro => LATER * worth + if worth > IDLE { IDLE } else { 0.0 },
            Figure::Of(_) => worth,
        }
    }
}

/// The best that can be done in an area.
fn errand(outlook: &Outlook<'_>, figure: Figure, area: Area) -> Errand {
    let scene = outlook.scene;
    let mut best = Errand::default();
    let mut offer = |deed: Deed| {
        let errand = Errand { worth: outlook.deed(figure, deed), cost: scene.price(deed) };
        if errand.worth > best.worth {
            best = errand;
        }
    };
    outlook.each_deed_in(figure, area, &mut offer);
    let range = scene.range(figure);
    for seen in scene.foes().filter(|seen| scene.reaches(area, range, seen.foe)) {
        offer(Deed::Attack(seen.foe));
    }
    if area == Area::Sectors {
        best.worth = best.worth.max(outlook.tryst(figure));
    }
    let boxes = scene.state.crates.iter().filter(|lying| lying.area == area && scene.area(figure) != Some(area));
    let empty = outlook.own().is_some_and(|player| player.item.is_none());
    if boxes.count() > 0 && matches!(figure, Figure::Of(_)) && empty {
        best.worth += 0.02 + outlook.armed_goal();
    }
    best
}

/// What may happen in an area to whoever ends up there.
fn risk(outlook: &Outlook<'_>, figure: Figure, area: Area) -> f32 {
    let scene = outlook.scene;
    let loaded = scene.body(figure).is_some_and(|body| !body.chips.is_empty());
    let weak = scene.body(figure).is_some_and(|body| body.health <= 1);
    let near = scene.foes().filter(|seen| scene.foe_areas(seen.foe).contains(&area));
    let each = near.map(|seen| match seen.enemy.map(|enemy| enemy.kind) {
        Some(EnemyKind::Thief) => {
            if loaded {
                0.02
            } else {
                0.0
            }
        }
        _ if weak => 0.012,
        _ => 0.005,
    });
    each.sum()
}

/// Steps between all areas, the blockade included; an orange arrow costs none.
fn distances(outlook: &Outlook<'_>) -> [[u8; 8]; 8] {
    let scene = outlook.scene;
    let mut steps = [[9u8; 8]; 8];
    for from in Area::ALL {
        for to in Area::ALL {
            let step = scene.rules.step(from, to).filter(|_| !scene.blocked(from, to));
            let own = if from == to { Some(0) } else { step };
            if let (Some(cost), Some(slot)) =
                (own, steps.get_mut(from as usize).and_then(|row| row.get_mut(to as usize)))
            {
                *slot = cost;
            }
        }
    }
    for by in 0..8 {
        for from in 0..8 {
            for to in 0..8 {
                steps[from][to] = steps[from][to].min(steps[from][by] + steps[by][to]);
            }
        }
    }
    steps
}

impl Outlook<'_> {
    /// What every option of the own turn is worth.
    pub fn own_turn(&self, options: &[Action]) -> Vec<f32> {
        let own = Errands::of(self, Figure::Of(self.me));
        let kuro = self.scene.kuro().filter(|kuro| kuro.owner == self.me).map(|_| Errands::of(self, Figure::Kuro));
        let weigh = |option: &Action| match *option {
            Action::Do(Figure::Of(_), deed) => own.weigh(self, deed),
            Action::Do(Figure::Kuro, deed) => kuro.as_ref().map_or(0.0, |kuro| kuro.weigh(self, deed)),
            Action::Use(free) => first(self.free(free)),
            Action::Pass => own.stay(self).max(kuro.as_ref().map_or(IDLE, |kuro| LATER * kuro.stay(self))),
            _ => -1.0,
        };
        options.iter().map(weigh).collect()
    }
}

/// What is worth doing at all is done before going on.
fn first(worth: f32) -> f32 {
    if worth > IDLE { worth + ON_THE_WAY } else { worth }
}

//! Players who carry chips, mind the city and fight what is near: steady enough for games to go through all their phases.

use crate::{
    beginning::{Action, Area, Beginning, Choice, Deed, EventKind, Figure, Free, InfluenceNo, Pending, Scene},
    engine::{Dice, Seat},
};

/// How seldom a player does just anything: once in so many decisions.
const WHIM: usize = 7;

/// What a player does: one of the best things by simple rules, and now and then anything.
pub fn choose(game: &Beginning, seat: Seat, options: &[Action], dice: &mut Dice) -> Option<Action> {
    if dice.below(WHIM) == 0 {
        return dice.pick(options).copied();
    }
    let scene = game.scene();
    let most = options.iter().map(|&option| worth(scene, seat, option)).max()?;
    let best: Vec<Action> = options.iter().copied().filter(|&option| worth(scene, seat, option) == most).collect();
    dice.pick(&best).copied()
}

/// How good an action looks.
fn worth(scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Do(figure, deed) => of_deed(scene, figure, deed),
        Action::Use(Free::Resign) => -20,
        Action::Use(_) => 5,
        Action::Pass => 10,
        Action::Claim(_) => 0,
        Action::Answer(choice) => of_answer(scene, seat, choice),
    }
}

fn of_deed(scene: Scene<'_>, figure: Figure, deed: Deed) -> i32 {
    match deed {
        Deed::Place => 100,
        Deed::SectorOne | Deed::SectorThree => 80,
        Deed::SectorTwo(_) => 70,
        Deed::Move(to) => of_step(scene, figure, to),
        Deed::Attack(_) => 40,
        Deed::BreakOut { .. } => 30,
        Deed::Interrogate => 35,
        Deed::Nexus => 20,
        Deed::Fate => 15,
        Deed::Resource => 12,
        Deed::BuyProgram(_) => 14,
        _ => -5,
    }
}

/// Towards the Network with a chip, towards the Sectors without one.
fn of_step(scene: Scene<'_>, figure: Figure, to: Area) -> i32 {
    let (Some(body), Some(from)) = (scene.body(figure), scene.area(figure)) else { return -5 };
    let goal = if body.chips.is_empty() { Area::Sectors } else { Area::Network };
    let far = |area: Area| scene.rules.distance(area, goal).map_or(4, i32::from);
    if far(to) < far(from) || from == Area::MedCenter { 60 } else { -5 }
}

fn of_answer(scene: Scene<'_>, seat: Seat, choice: Choice) -> i32 {
    match choice {
        Choice::Column(..) => 90,
        Choice::Card(card, _) => of_card(scene, seat, card),
        Choice::Done => 10,
        _ => 20,
    }
}

/// Cards that help go into checks; elsewhere any card is as good.
fn of_card(scene: Scene<'_>, seat: Seat, card: InfluenceNo) -> i32 {
    let check = match scene.state.stack.last() {
        Some(Pending::Contribute { check, .. } | Pending::TopUp(check)) => *check,
        _ => return 40,
    };
    let kind = scene.rules.library().event(check.event).map(|card| &card.kind);
    let helps = match kind {
        Some(EventKind::Check { target, .. }) if *target < 0 => scene.red(seat, card).is_some(),
        Some(EventKind::Check { .. }) => scene.blue(seat, card).is_some(),
        _ => false,
    };
    if helps { 40 } else { -5 }
}

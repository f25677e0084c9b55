//! What the bars are worth to a faction: how near each end of the game looks from where they stand (TB-WIN).

use crate::beginning::{Bar, Faction, Mech, Scene};

/// How good a bar stands for a faction when it shows this.
fn standing(scene: Scene<'_>, faction: Faction, bar: Bar, value: i8) -> f32 {
    let near = |distance: i8, reach: f32| (-f32::from(distance) / reach).exp();
    let (low, high) = scene.ends(bar);
    let for_or_against = |whose: Faction| if faction == whose { 1.0 } else { -0.9 };
    match bar {
        Bar::Morale => {
            -1.1 * near(value - low, 3.4)
                - if value <= scene.rules.library().board.bars.low_morale { 0.03 } else { 0.0 }
        }
        Bar::Riot => {
            let yellow = if scene.is_yellow_riot(value) { 0.03 } else { 0.0 };
            -0.003 * f32::from(value.abs()) - yellow - 0.05 * near((high - value).min(value - low), 1.5)
        }
        Bar::Security => for_or_against(Faction::Legion) * near(value, 1.5),
        Bar::Threat => for_or_against(Faction::Legion) * near(high - value, 1.4),
        Bar::Resource => for_or_against(Faction::Machine) * near(value, 4.2),
        Bar::Deus => for_or_against(Faction::Machine) * deus(scene, value, high),
        Bar::Apex => -for_or_against(Faction::Machine) * apex(scene, value, high),
    }
}

/// How near Deus is to the Network.
fn deus(scene: Scene<'_>, value: i8, high: i8) -> f32 {
    match scene.state.deus {
        Mech::Building => 0.55 * (-f32::from(high - value) / 3.5).exp(),
        Mech::On(_) => 0.5 + 0.04 * f32::from(value),
        Mech::Gone => 0.0,
    }
}

/// How much of Apex there is.
fn apex(scene: Scene<'_>, value: i8, high: i8) -> f32 {
    match scene.state.apex {
        Mech::Building => 0.36 * (-f32::from(high - value) / 4.0).exp(),
        Mech::On(_) => 0.2 + 0.02 * f32::from(value),
        Mech::Gone => 0.0,
    }
}

/// What moving a bar by so much is worth to a faction.
pub(super) fn move_worth(scene: Scene<'_>, faction: Faction, bar: Bar, by: i8) -> f32 {
    let gone = match bar {
        Bar::Apex => scene.state.apex == Mech::Gone,
        Bar::Deus => scene.state.deus == Mech::Gone,
        _ => false,
    };
    if gone || by == 0 {
        return 0.0;
    }
    let from = scene.state.bars.get(bar);
    let (low, high) = scene.ends(bar);
    let to = from.saturating_add(by).clamp(low, high);
    standing(scene, faction, bar, to) - standing(scene, faction, bar, from)
}

/// How good all bars together stand for a faction.
pub(super) fn all_bars(scene: Scene<'_>, faction: Faction) -> f32 {
    Bar::ALL.into_iter().map(|bar| standing(scene, faction, bar, scene.state.bars.get(bar))).sum()
}

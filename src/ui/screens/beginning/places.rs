//! Where on the board an action is found: options that have a place are chosen there as well as in the list.

use crate::{
    beginning::{Action, Area, Choice, Deed, Foe, Free, Pending, View},
    ui::beginning::Hit,
};

/// The place of an action on the board; nothing where it has none.
pub fn hit_of(view: &View, action: Action) -> Option<Hit> {
    match action {
        Action::Do(_, deed) => deed_at(view, deed),
        Action::Use(Free::ApexMove) => Some(Hit::Apex),
        Action::Use(Free::ApexAttack(site)) => Some(Hit::Foe(Foe::At(site))),
        Action::Answer(choice) => answer_at(view, choice),
        Action::Use(_) | Action::Pass | Action::Claim(_) => None,
    }
}

fn deed_at(view: &View, deed: Deed) -> Option<Hit> {
    use crate::beginning::Figure;
    Some(match deed {
        Deed::Move(area) => Hit::Area(area),
        Deed::Attack(foe) => Hit::Foe(foe),
        Deed::SectorOne => Hit::Sector(0),
        Deed::SectorTwo(_) => Hit::Sector(1),
        Deed::SectorThree => Hit::Sector(2),
        Deed::Riot { .. } | Deed::Morale | Deed::Resource | Deed::Fate | Deed::BuyProgram(_) | Deed::BuyRandom => {
            Hit::Area(Area::City)
        }
        Deed::Nexus => Hit::Area(Area::Nexus),
        Deed::Elect => Hit::Area(Area::Hq),
        Deed::BuyWeapon(item) | Deed::TakeWeapon(item) => {
            let at = view.table.hq.iter().position(|&lying| lying == item)?;
            Hit::Weapon(at as u8)
        }
        Deed::BuyRecon => Hit::Area(Area::Monolith),
        Deed::Place => Hit::Area(Area::Network),
        Deed::BreakOut { .. } | Deed::Interrogate => Hit::Cube,
        Deed::Drop | Deed::JunkLook | Deed::JunkRemove => Hit::Area(Area::Junkyard),
        Deed::Treat | Deed::Clinic => Hit::Area(Area::MedCenter),
        Deed::Heal(figure) => Hit::Figure(figure),
        Deed::Censure(seat) | Deed::Pardon(seat) | Deed::Surgery(seat) => Hit::Figure(Figure::Of(seat)),
    })
}

fn answer_at(view: &View, choice: Choice) -> Option<Hit> {
    use crate::beginning::Figure;
    match choice {
        Choice::Seat(seat) => Some(Hit::Figure(Figure::Of(seat))),
        Choice::Figure(figure) => Some(Hit::Figure(figure)),
        Choice::Foe(foe) => Some(Hit::Foe(foe)),
        Choice::Column(_, column, _) => Some(Hit::Column(column)),
        Choice::Chip(column, tier) => Some(Hit::Chip(column, tier)),
        Choice::Site(site) => {
            let taken = view.table.sites.get(usize::from(site.0)).is_some_and(|lying| lying.enemy.is_some());
            Some(if taken { Hit::Foe(Foe::At(site)) } else { Hit::Spawn(site) })
        }
        Choice::Nth(at) => nth_at(view, at),
        _ => None,
    }
}

/// The place of the thing of this number, by what is being chosen.
fn nth_at(view: &View, at: u8) -> Option<Hit> {
    match view.table.stack.last()? {
        Pending::Junk { .. } => Some(Hit::Junk(at)),
        Pending::Crates(_) => Some(Hit::Crate(at)),
        _ => None,
    }
}

//! What the active player may use for nothing: programs, cards, boxes, rank.

use crate::{
    beginning::{
        Boost, Effect, Era, Face, Figure, Foe, Free, Held, Item, Mech, Sight, SpawnNo, Trait, Unique, Used,
        scene::Scene,
    },
    engine::{Seat, finds_any},
};

impl Scene<'_> {
    /// What the active player may use for nothing beside movement and actions.
    pub fn each_own_free(self, found: &mut dyn FnMut(Free)) {
        let seat = self.active();
        let Some(player) = self.player(seat) else { return };
        for (at, held) in (0..).zip(&player.programs) {
            if self.program_usable(seat, held, true) {
                found(Free::Program(at));
            }
            if self.rules.setup.campaign {
                found(Free::Transfer(at));
            }
        }
        self.each_recon(seat, true, found);
        let carried = |item: Item| player.item == Some(item);
        if carried(Item::Companion) || (carried(Item::Laser) && self.foes().next().is_some()) {
            found(Free::Item);
        }
        self.each_rounder(seat, &mut |at, card| {
            if self.feasible(seat, card) {
                found(Free::Rounder(at));
            }
        });
        let second = player.skills.iter().filter(|progress| progress.level == 2).count();
        if self.has(seat, Trait::SecondWind) && !player.rested && second >= 3 && player.played != 0 {
            found(Free::SecondWind);
        }
        self.each_unique(seat, found);
        self.each_command(seat, found);
    }

    /// All-Rounder cards a player may play now (TB-JAY-01, TB-JAY-07).
    pub fn each_rounder<'b>(self, seat: Seat, found: &mut dyn FnMut(u8, &'b [Effect]))
    where
        Self: 'b,
    {
        let Some(player) = self.player(seat).filter(|_| self.has(seat, Trait::AllRounder)) else { return };
        let more = self.boosts(seat).filter_map(|it| if let Boost::AllRounders(most) = it { Some(most) } else { None });
        if seat != self.active() || self.state.turn.rounders >= more.max().unwrap_or(1) {
            return;
        }
        for (at, card) in (0..8).zip(&self.rules.library().all_rounders) {
            if player.played & (1 << at) == 0 {
                found(at, &card.effects);
            }
        }
    }

    fn each_unique(self, seat: Seat, found: &mut dyn FnMut(Free)) {
        self.each_card(seat, &mut |card| {
            let plays = match self.face(card) {
                Some(Face::Unique(Unique::Free(effects))) => self.feasible(seat, effects),
                Some(Face::Unique(Unique::Kuro(_))) => !self.kuro_lives() && self.kuro().is_some(),
                _ => false,
            };
            if plays && self.is_own_unique(seat, card) {
                found(Free::Unique(card));
            }
        });
    }

    /// What the General and Feykah may do in the own turn.
    fn each_command(self, seat: Seat, found: &mut dyn FnMut(Free)) {
        if self.may_resign(seat) {
            found(Free::Resign);
        }
        if let Mech::On(space) = self.state.apex
            && self.state.general == Some(seat)
            && !self.state.turn.apex
        {
            let blue = &self.rules.library().board.blue;
            if usize::from(space) + 1 < blue.len() {
                found(Free::ApexMove);
            }
            let area = blue.get(usize::from(space)).copied();
            for (at, site) in (0..).map(SpawnNo).zip(&self.state.sites) {
                let here = area.is_some_and(|area| self.foe_areas(Foe::At(at)).contains(&area));
                if site.enemy.is_some() && here {
                    found(Free::ApexAttack(at));
                }
            }
        }
        let figure = Figure::Of(seat);
        if self.has(seat, Trait::Fury) && !self.state.turn.fury && self.ap() > 0 {
            let range = self.range(figure).saturating_add(self.state.turn.reach);
            let any = self.area(figure).is_some_and(|area| self.foes().any(|seen| self.reaches(area, range, seen.foe)));
            if any && self.may_begin(figure) {
                found(Free::Fury);
            }
        }
    }

    /// Whether the General may give up the rank for the enemies (TB-GENL-03).
    pub fn may_resign(self, seat: Seat) -> bool {
        self.state.general == Some(seat) && self.foes().any(|seen| seen.enemy.is_some())
    }

    /// Recon cards a player may use (TB-ACT-05, TB-RECON-03).
    pub fn each_recon(self, seat: Seat, own_turn: bool, found: &mut dyn FnMut(Free)) {
        if self.state.era == Era::First {
            return;
        }
        for figure in self.figures_of(seat) {
            let Some(sight) = self.body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind) else {
                continue;
            };
            let any_time = matches!(sight, Sight::Hand | Sight::Loyalty);
            if (own_turn || any_time) && finds_any(|found| self.each_sight(seat, figure, sight, found)) {
                found(Free::Recon(figure));
            }
        }
    }

    /// Whether a program can be used or laid open now (TB-PROG-02 to -06).
    pub fn program_usable(self, seat: Seat, held: &Held, own_turn: bool) -> bool {
        let Some(card) = self.rules.library().program(held.kind) else { return false };
        match card.used {
            Used::Own => own_turn && self.feasible(seat, &card.effects),
            Used::Any => self.feasible(seat, &card.effects),
            Used::Charged if held.up => held.charges > 0 && self.feasible(seat, &card.effects),
            Used::Charged | Used::Permanent(_) => own_turn && !held.up,
        }
    }
}

//! The piles of IDs and programs, without what a table leaves out.

use std::sync::Arc;

use super::Rules;
use crate::deduction::{Edition, IdNo, Library, Power, ProgramNo, Set, Setup, Tag, Timing, Variant};

impl Rules {
    /// The piles of IDs, without what this table leaves out.
    pub(super) fn gather_ids(&mut self) {
        let setup = Arc::clone(&self.setup);
        let library: &Library = &setup.library;
        for (at, card) in library.ids.iter().enumerate() {
            let no = IdNo(at as u8);
            let replaced = setup.hell_gate && library.ids.iter().any(|by| by.reprint_of.as_ref() == Some(&card.key));
            let reprint = card.reprint_of.is_some();
            let missing = card.set == Set::HellGate && !setup.hell_gate;
            if replaced || (reprint && !setup.hell_gate) || missing {
                continue;
            }
            let pile = card.faction as usize;
            if card.tags.contains(&Tag::Boss) {
                self.boss_ids.get_mut(pile).into_iter().for_each(|ids| ids.push(no));
            } else if self.admits(&card.tags) {
                self.id_piles.get_mut(pile).into_iter().for_each(|ids| ids.push(no));
            }
        }
        if setup.edition == Edition::Prototype {
            self.boss_ids = Default::default();
        }
        self.first_session();
    }

    /// Whether this table deals cards with these tags.
    fn admits(&self, tags: &[Tag]) -> bool {
        let setup = &self.setup;
        !(setup.has(Variant::NoChanges) && tags.contains(&Tag::Changes)
            || self.shared && tags.contains(&Tag::NotShared)
            || setup.edition == Edition::Prototype && !tags.contains(&Tag::Prototype))
    }

    /// The beginners' IDs are dealt before all others (SD-FIRST-01).
    fn first_session(&mut self) {
        if !self.setup.has(Variant::FirstSession) {
            return;
        }
        let library = &self.setup.library;
        for (pile, &count) in self.id_piles.iter_mut().zip(&self.id_counts) {
            let is_first = |no: &IdNo| library.id(*no).is_some_and(|card| card.tags.contains(&Tag::First));
            let firsts: Vec<IdNo> = pile.iter().copied().filter(is_first).collect();
            if firsts.len() >= count {
                *pile = firsts;
            }
        }
    }
}

/// All programs of this table, copy by copy.
pub(super) fn programs(setup: &Setup, shared: bool) -> Vec<ProgramNo> {
    let library = &setup.library;
    let prototype = setup.edition == Edition::Prototype;
    let mut all = Vec::new();
    for (at, card) in library.programs.iter().enumerate() {
        let replaced = library.programs.iter().any(|by| by.reprint_of.as_ref() == Some(&card.key)) && setup.hell_gate;
        let missing = card.set == Set::HellGate && !setup.hell_gate;
        let changes = setup.has(Variant::NoChanges) && card.tags.contains(&Tag::Changes);
        let dotted = shared && !prototype && card.tags.contains(&Tag::RedDot);
        let green =
            setup.has(Variant::FirstSession) && card.timing == Timing::Secret && card.powers.contains(&Power::Legion);
        if replaced || missing || changes || dotted || green {
            continue;
        }
        let copies = if prototype { card.prototype } else { card.copies };
        all.extend((0..copies).map(|_| ProgramNo(at as u8)));
    }
    all
}

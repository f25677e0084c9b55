//! The state with every face taken away that a seat has not seen.

use super::{
    Body, Chip, Chosen, Faction, InfluenceNo, Pending, Player, ProgramNo, Slot, State, Turned, Vote, scene::Scene,
};
use crate::engine::{Seat, Seats};

/// What lies on the table for `seat`. At the end of the game everything is open.
pub(super) fn masked(scene: Scene<'_>, seat: Seat) -> State {
    let mut table = scene.state.clone();
    if table.over.is_some() {
        return table;
    }
    for (at, player) in (0..).map(Seat).zip(&mut table.players) {
        hide_player(scene, player, at, seat);
    }
    if let Some(kuro) = &mut table.kuro {
        hide_body(&mut kuro.body, seat);
    }
    table.sectors.iter_mut().flatten().for_each(|chip| hide_chip(chip, seat));
    table.network.iter_mut().flatten().for_each(|chip| hide_chip(chip, seat));
    table.junkyard.iter_mut().filter_map(|junk| junk.chip.as_mut()).for_each(|chip| hide_chip(chip, seat));
    table.removed.iter_mut().chain(&mut table.looked).for_each(|chip| hide_chip(chip, seat));
    table.general_deck.iter_mut().for_each(|card| *card = InfluenceNo::HIDDEN);
    for put in table.pool.iter_mut().filter(|put| !put.up && put.by != Some(seat)) {
        put.card = InfluenceNo::HIDDEN;
        put.red = false;
    }
    table.programs.iter_mut().for_each(|kind| *kind = ProgramNo::HIDDEN);
    if table.offer.by != Some(seat) {
        table.offer.what.iter_mut().for_each(|kind| *kind = ProgramNo::HIDDEN);
    }
    // Which events, wounds and boxes are left is known, their order is not.
    table.events.iter_mut().for_each(|deck| deck.make_contiguous().sort_unstable());
    table.wounds.sort_unstable();
    table.interrogations.sort_unstable();
    table.supply.sort_unstable();
    hide_crates(&mut table, seat);
    hide_recons(scene, &mut table, seat);
    table.unused.iter_mut().for_each(|slot| hide_slot(slot, seat));
    table.told.retain(|told| told.to == seat);
    table.loaded.clear();
    hide_top(&mut table, seat);
    table
}

/// What one player holds, as another (or the same) sees it.
fn hide_player(scene: Scene<'_>, player: &mut Player, of: Seat, seat: Seat) {
    let own = of == seat;
    hide_body(&mut player.body, seat);
    player.dealt.iter_mut().for_each(|slot| hide_slot(slot, seat));
    player.objectives.iter_mut().for_each(|slot| hide_slot(slot, seat));
    player.deck.iter_mut().for_each(|card| *card = InfluenceNo::HIDDEN);
    for held in &mut player.hand {
        if !own && !held.seen.contains(seat) {
            held.card = InfluenceNo::HIDDEN;
        }
        held.seen = only(held.seen, seat);
    }
    for held in player.programs.iter_mut().filter(|held| !own && !held.up) {
        held.kind = ProgramNo::HIDDEN;
    }
    player.transferred.iter_mut().filter(|_| !own).for_each(|kind| *kind = ProgramNo::HIDDEN);
    if !own {
        player.record.non_blue = None;
    }
    player.record.blind = None;
    // That somebody turned is itself a secret.
    let known = player.turned.filter(|turned| turned.known.contains(seat));
    player.turned = known.or_else(|| believed(scene, of, seat));
    player.turned.iter_mut().for_each(|turned| turned.known = Seats::one(seat));
}

/// What a figure carries.
fn hide_body(body: &mut Body, seat: Seat) {
    body.chips.iter_mut().for_each(|chip| hide_chip(chip, seat));
    body.recon.iter_mut().for_each(|slot| hide_slot(slot, seat));
}

/// What a seat thinks somebody turned to who has turned again since: a Machine believes in its ally (TB-MACH-14).
fn believed(scene: Scene<'_>, of: Seat, seat: Seat) -> Option<Turned> {
    let told = scene.state.told.iter().filter(|told| told.to == seat && told.of == of);
    let mut factions = told.map(|told| told.faction);
    let turned = scene.player(of)?.turned.is_some() && factions.next()? == Faction::Human;
    let to = factions.next().filter(|_| turned)?;
    Some(Turned { to: Some(to), known: Seats::one(seat) })
}

/// What a seat knows of who has seen a card: whether itself has.
fn only(seen: Seats, seat: Seat) -> Seats {
    if seen.contains(seat) { Seats::one(seat) } else { Seats::NONE }
}

fn hide_chip(chip: &mut Chip, seat: Seat) {
    if !chip.up && !chip.seen.contains(seat) {
        chip.colour = None;
    }
    chip.seen = only(chip.seen, seat);
}

fn hide_slot<K>(slot: &mut Slot<K>, seat: Seat) {
    if !slot.seen.contains(seat) {
        slot.kind = None;
    }
    slot.seen = only(slot.seen, seat);
}

/// Boxes on the board lie face-down; those in the stack and on the board are known together.
fn hide_crates(table: &mut State, seat: Seat) {
    for lying in &mut table.crates {
        if !lying.up && !lying.seen.contains(seat) {
            table.supply.extend(lying.item.take());
        }
        lying.seen = only(lying.seen, seat);
    }
    table.supply.sort_unstable();
}

/// Which Recon cards others took is not known, except to whoever looks through the stack right now (TB-RECON-01).
fn hide_recons(scene: Scene<'_>, table: &mut State, seat: Seat) {
    let looks = matches!(table.stack.last(), Some(Pending::TakeRecon(figure)) if scene.owner(*figure) == seat);
    if !looks {
        let held = scene.figures().filter_map(|figure| scene.body(figure)).filter_map(|body| body.recon);
        let hidden = held.filter(|slot| !slot.seen.contains(seat)).filter_map(|slot| slot.kind);
        table.recons.extend(hidden);
    }
    table.recons.sort_unstable();
}

/// Secret choices that are not in yet.
fn hide_top(table: &mut State, seat: Seat) {
    for step in &mut table.stack {
        match step {
            Pending::Ballot { votes, .. } => {
                for (_, vote) in (0..).map(Seat).zip(votes).filter(|(at, vote)| *at != seat && **vote != Vote::Open) {
                    *vote = Vote::Hidden;
                }
            }
            Pending::Closed { chosen, .. } => {
                let others = (0..).map(Seat).zip(chosen).filter(|(at, it)| *at != seat && **it != Chosen::Open);
                others.for_each(|(_, chosen)| *chosen = Chosen::Hidden);
            }
            _ => {}
        }
    }
}

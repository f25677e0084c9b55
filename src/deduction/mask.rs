//! The state with every face taken away that a seat has not seen.

use super::{
    Effect, Fate, Frame, IdNo, Kept, LoyaltyNo, Lying, Mark, Passing, Pending, Player, ProgramNo, Slot, State, Status,
    scene::Scene,
};
use crate::engine::{Seat, Seats};

/// What lies on the table for `seat`. At the end of the game everything is open.
pub(super) fn masked(scene: Scene<'_>, seat: Seat) -> State {
    let mut table = scene.state.clone();
    if table.over.is_some() {
        return table;
    }
    let alive = scene.lives(seat);
    table.players.iter_mut().for_each(|player| mask_player(player, seat));
    table.between.iter_mut().for_each(|slot| hide_loyalty(slot, seat));
    table.leftover.iter_mut().chain(&mut table.removed).for_each(|slot| hide_id(slot, seat));
    table.supply.iter_mut().for_each(|no| *no = LoyaltyNo::HIDDEN);
    table.pile.iter_mut().for_each(|lying| hide_program(lying, seat));
    for boss in &mut table.bosses {
        boss.programs.iter_mut().for_each(|lying| hide_program(lying, seat));
        // Which cards of Exitus are left is known, their order is not.
        boss.cards.sort_unstable();
    }
    table.marks.iter_mut().for_each(|mark| hide_mark(mark, seat));
    let known = known_status(&table.marks, table.players.len());
    for ((at, player), status) in (0..).zip(&mut table.players).zip(known) {
        if Seat(at) != seat {
            player.status = status;
        }
    }
    for hand in &mut table.draft {
        hand.ids.iter_mut().for_each(|slot| hide_id(slot, seat));
        hand.loyalty.iter_mut().for_each(|slot| hide_loyalty(slot, seat));
    }
    for (at, hand) in (0..).zip(&mut table.draft) {
        hand.kept = match hand.kept {
            kept if Seat(at) == seat => kept,
            Kept::Chooses { .. } => Kept::OPEN,
            Kept::Done(..) => Kept::Hidden,
            kept => kept,
        };
    }
    table.told.retain(|told| told.to == seat);
    // Only the eliminated know whether it is sudden death (SD-WIN-10).
    table.sudden &= !alive;
    for step in &mut table.stack {
        hide_step(scene, step, seat);
    }
    table
}

fn mask_player(player: &mut Player, seat: Seat) {
    player.ids.iter_mut().for_each(|slot| hide_id(slot, seat));
    player.loyalty.iter_mut().for_each(|slot| hide_loyalty(slot, seat));
    for held in &mut player.programs {
        if !held.up && !held.seen.contains(seat) {
            held.kind = ProgramNo::HIDDEN;
        }
        held.seen = only(held.seen, seat);
    }
}

/// What a seat knows of who has seen a card: whether itself has.
fn only(seen: Seats, seat: Seat) -> Seats {
    if seen.contains(seat) { Seats::one(seat) } else { Seats::default() }
}

fn hide_id(slot: &mut Slot<IdNo>, seat: Seat) {
    if !slot.up && !slot.seen.contains(seat) {
        slot.kind = IdNo::HIDDEN;
    }
    slot.seen = only(slot.seen, seat);
}

fn hide_loyalty(slot: &mut Slot<LoyaltyNo>, seat: Seat) {
    if !slot.up && !slot.seen.contains(seat) {
        slot.kind = LoyaltyNo::HIDDEN;
    }
    slot.seen = only(slot.seen, seat);
}

fn hide_program(lying: &mut Lying, seat: Seat) {
    if !lying.seen.contains(seat) {
        lying.kind = ProgramNo::HIDDEN;
    }
    lying.seen = only(lying.seen, seat);
}

/// What a seat does not know of a change of status.
fn hide_mark(mark: &mut Mark, seat: Seat) {
    match mark {
        Mark::Infected { whom, known, .. } => {
            *whom = whom.filter(|_| known.contains(seat));
            *known = only(*known, seat);
        }
        Mark::Drew { infected, known, .. } => {
            *infected = infected.filter(|_| known.contains(seat));
            *known = only(*known, seat);
        }
        Mark::Fell { fell, known, .. } => {
            *fell = fell.filter(|_| known.contains(seat));
            *known = only(*known, seat);
        }
        Mark::Came { fate, known, .. } => {
            *fate = fate.filter(|_| known.contains(seat));
            *known = only(*known, seat);
        }
        Mark::Spied { team, known, .. } => {
            *team = team.filter(|_| known.contains(seat));
            *known = only(*known, seat);
        }
    }
}

/// The status of every seat as far as marks tell it.
pub(super) fn known_status(marks: &[Mark], seats: usize) -> Vec<Status> {
    use super::Team;
    let mut all = vec![Status::default(); seats];
    let mut set = |seat: Seat, change: fn(&mut Status, Team), team: Team| {
        all.get_mut(usize::from(seat.0)).into_iter().for_each(|status| change(status, team));
    };
    for mark in marks {
        match *mark {
            Mark::Infected { whom: Some(whom), .. }
            | Mark::Drew { whom, infected: Some(true), .. }
            | Mark::Came { whom, fate: Some(Fate::Legion | Fate::Infected), .. } => {
                set(whom, |status, _| status.legion = true, Team::Legion);
            }
            Mark::Fell { whom, fell: Some(true), .. } | Mark::Came { whom, fate: Some(Fate::Fallen), .. } => {
                set(whom, |status, _| status.fallen = true, Team::Fallen);
            }
            Mark::Spied { by, team: Some(team), .. } => set(
                by,
                |status, team| match team {
                    Team::Legion => status.legion = true,
                    Team::Fallen => status.fallen = true,
                    other => status.fixed = Some(other),
                },
                team,
            ),
            _ => {}
        }
    }
    all
}

/// What a seat does not know of a step that waits.
fn hide_step(scene: Scene<'_>, step: &mut Pending, seat: Seat) {
    match step {
        Pending::PassLoyalty { chosen } => {
            for (at, passing) in (0..).zip(chosen) {
                if at != seat.0 && matches!(passing, Passing::Card(_)) {
                    *passing = Passing::Hidden;
                }
            }
        }
        Pending::Script(frame) if frame.you != seat && matches!(scene.effect(frame), Some(Effect::Infect)) => {
            *frame = Frame { them: None, ..*frame };
        }
        // Whoever is asked in a window holds something to play; only that player may know it (SD-ENG-04).
        Pending::Window(_, next) if scene.after(scene.state.turn.seat, *next) != seat => {
            *next = u8::from(scene.state.turn.seat == seat);
        }
        _ => {}
    }
}

//! Skill trees: what counts for a task, and what boosts bring at once (TB-SKILL).

use super::{Boost, Branch, Event, Pending, Progress, Skill, Task, Trait, play::Play};
use crate::engine::Seat;

/// Something a player did that may count for a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Did {
    /// Brought Riot from yellow to blue.
    CalmRiot,
    /// Set Riot to 0.
    RiotZero,
    /// Raised Morale to this.
    Morale(i8),
    /// Rolled this with City action 4.
    CityRoll(u8),
    /// Took a City action, by its bit.
    City(u8),
    /// Brought a chip into the Network; whether the character itself with both scanners.
    Chip { scanned: bool },
    /// Eliminated an enemy of this level; whether Kuro did, and whether exactly one area away.
    Eliminated { level: u8, kuro: bool, afar: bool },
    /// Looked at chips in the Junkyard.
    JunkLook,
    /// Removed chips from the Junkyard.
    JunkRemove,
    /// Dropped chips in the Junkyard.
    JunkDrop,
    /// An own Censure Motion detained somebody.
    Censure,
    /// Discarded this many hand cards at once.
    Shed(u8),
    /// Played an own unique card.
    Unique,
    /// Gave cards at the Med Center.
    Clinic,
    /// Obtained an HQ weapon; whether it was bought.
    Weapon { bought: bool },
    /// Raised Apex at the Nexus.
    Nexus,
    /// Equipped a chip from Sector III.
    SectorThree,
    /// Received a Recon card.
    Recon,
    /// Healed somebody with an own action, by this much health.
    Heal(u8),
    /// Gained a program.
    Program,
    /// Kuro sniffed a box.
    KuroSniff,
    /// Kuro used a marker.
    KuroMarker,
    /// Looks at the own situation.
    Watch,
}

impl Play<'_> {
    /// Counts something for whoever caused it.
    pub fn credit(&mut self, seat: Option<Seat>, did: Did) {
        if let Some(seat) = seat {
            self.did(seat, did);
        }
    }

    /// Counts something for a player's open tasks (TB-SKILL-04, TB-SKILL-07, TB-SKILL-08).
    pub fn did(&mut self, seat: Seat, did: Did) {
        for branch in Branch::ALL {
            let Some((skill, progress)) = self.open_task(seat, branch) else { continue };
            let Some(after) = self.counted(seat, skill.task, did, progress) else { continue };
            let need = skill.task.needed();
            let have = if need.1 { after.kinds.count_ones() as u8 } else { after.steps };
            if have >= need.0 {
                self.unlock(seat, branch);
            } else {
                self.set_progress(seat, branch, after);
                self.say(Event::Progress(seat, branch));
            }
        }
    }

    /// The task a column has come to, and how far.
    fn open_task(&self, seat: Seat, branch: Branch) -> Option<(Skill, Progress)> {
        let player = self.scene().player(seat)?;
        let progress = *player.skills.get(branch as usize)?;
        let column = self.rules.library().character(player.who)?.tree.get(branch as usize)?;
        column.get(usize::from(progress.level)).map(|skill| (*skill, progress))
    }

    fn set_progress(&mut self, seat: Seat, branch: Branch, to: Progress) {
        self.with_player(seat, |player| {
            player.skills.get_mut(branch as usize).into_iter().for_each(|progress| *progress = to);
        });
    }

    /// The progress after something that counts; `None` where it does not.
    fn counted(&self, seat: Seat, task: Task, did: Did, mut progress: Progress) -> Option<Progress> {
        let scene = self.scene();
        let player = scene.player(seat)?;
        let counts = match (task, did) {
            (Task::CalmRiot, Did::CalmRiot)
            | (Task::RiotZero, Did::RiotZero)
            | (Task::BringChip, Did::Chip { .. })
            | (Task::BringScanned, Did::Chip { scanned: true })
            | (Task::JunkLook, Did::JunkLook)
            | (Task::JunkRemove, Did::JunkRemove)
            | (Task::JunkDrop, Did::JunkDrop)
            | (Task::Censure, Did::Censure)
            | (Task::CityActions(_), Did::City(_))
            | (Task::PlayUnique, Did::Unique)
            | (Task::Clinic, Did::Clinic)
            | (Task::Weapons(_), Did::Weapon { .. })
            | (Task::BuyWeapons(_), Did::Weapon { bought: true })
            | (Task::Nexus, Did::Nexus)
            | (Task::SectorThree, Did::SectorThree)
            | (Task::Recon, Did::Recon)
            | (Task::Heal, Did::Heal(_))
            | (Task::GainPrograms(_), Did::Program)
            | (Task::KuroSniff, Did::KuroSniff)
            | (Task::KuroMarkers(_), Did::KuroMarker) => true,
            (Task::Morale(least), Did::Morale(to)) => to >= least,
            (Task::CityRoll(least), Did::CityRoll(die)) => die >= least,
            (Task::Eliminate(_, least), Did::Eliminated { level, .. })
            | (Task::EliminateAfar(least), Did::Eliminated { level, afar: true, .. })
            | (Task::KuroEliminate(least), Did::Eliminated { level, kuro: true, .. }) => level >= least,
            (Task::DiscardAtOnce(least), Did::Shed(count)) => count >= least,
            (Task::HealBy(least), Did::Heal(by)) => by >= least,
            (Task::AllRounders, Did::Watch) => {
                let all = self.rules.library().all_rounders.len() as u32;
                player.played.count_ones() >= all
            }
            (Task::EmptyDeck, Did::Watch) => player.deck.is_empty(),
            (Task::EmptyHand, Did::Watch) => player.hand.is_empty(),
            (Task::CombatBar(least), Did::Watch) => player.meter >= least,
            (Task::DifferentCityActions(_), Did::City(bit)) => {
                progress.kinds |= bit;
                return Some(progress);
            }
            _ => false,
        };
        progress.steps += u8::from(counts);
        counts.then_some(progress)
    }

    /// A boost is active from now on (TB-SKILL-04, TB-AMB-22).
    pub fn unlock(&mut self, seat: Seat, branch: Branch) {
        let Some((skill, progress)) = self.open_task(seat, branch) else { return };
        let level = progress.level + 1;
        self.set_progress(seat, branch, Progress { level, ..Progress::default() });
        self.say(Event::Boosted(seat, branch, level));
        match skill.boost {
            Boost::TwoPrograms => self.offer_programs(seat, 2),
            Boost::KuroRefresh(count) => self.refresh_markers(count),
            _ => {}
        }
        let scene = self.scene();
        if scene.has(seat, Trait::Armoury) {
            self.with_player(seat, |player| player.meter = (player.meter + 1).min(2));
        }
        let first = |play: &Self| {
            play.scene().player(seat).is_some_and(|player| player.skills.iter().all(|progress| progress.level >= 1))
        };
        if level == 1 && self.scene().has(seat, Trait::FourthBoost) && first(self) {
            self.draw_programs(seat, 2);
        }
    }

    /// Used markers of Kuro lie open again, those of the first areas first.
    fn refresh_markers(&mut self, count: u8) {
        if let Some(kuro) = &mut self.state.kuro {
            for _ in 0..count {
                kuro.used &= kuro.used.wrapping_sub(1);
            }
        }
    }

    /// A boost at the lowest open level is granted, the column chosen by the player (TB-SKILL-09).
    pub fn grant_boost(&mut self, seat: Seat) {
        self.push(Pending::Boost(seat));
    }
}

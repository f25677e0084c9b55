//! Answers in attacks and against blows.

use crate::{
    beginning::{Choice, EnemyKind, Pending, fight::Credit, play::Play},
    engine::Seat,
};

/// Damage of the Laser (TB-BOX-13).
const LASER: u8 = 2;

impl Play<'_> {
    /// Answers in attacks and against blows.
    pub(super) fn answer_in_fight(&mut self, seat: Seat, step: Pending, choice: Choice) {
        match (step, choice) {
            (Pending::Attack(_), Choice::Card(card, _)) => {
                self.push(step);
                self.add_to_attack(seat, card);
            }
            (Pending::Attack(_), Choice::Item) => {
                self.push(step);
                self.add_weapon(seat);
            }
            (Pending::Attack(assault), _) => self.attack(assault),
            (Pending::Laser(_), Choice::Foe(foe)) => self.damage_foe(foe, LASER, Credit::Laser(seat)),
            (Pending::Aim { foe, .. }, Choice::Figure(figure)) => {
                let theft = self.scene().foe(foe).and_then(|seen| seen.enemy).map(|enemy| enemy.kind);
                self.push_blow(foe, Some(figure), theft == Some(EnemyKind::Thief));
            }
            (Pending::Blow(mut blow), Choice::Card(card, _)) => {
                blow.blue = blow.blue.saturating_add(self.scene().blue(seat, card).unwrap_or(0));
                blow.left = blow.left.saturating_sub(1);
                self.push(Pending::Blow(blow));
                self.play_card(seat, card);
            }
            (Pending::Blow(blow), _) => self.strike(blow),
            (Pending::Struck { blow, red }, _) => self.struck(blow, red),
            (Pending::Purge { left, .. }, Choice::Foe(foe)) => {
                if left > 1 {
                    self.push(Pending::Purge { seat, left: left - 1 });
                }
                self.remove_foe(foe, Credit::None);
            }
            _ => self.answer_in_vote(seat, step, choice),
        }
    }
}

//! What used gear and items leave behind for a while: boosts of the player, tricks played on enemies.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

use super::EnemyId;

/// What lasts until the end of the turn, or a little longer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boost {
    /// Added to armor.
    pub armor: i8,
    /// Added to attack power.
    pub power: i8,
    /// Whether second movement and attacks leave no noise.
    pub silent: bool,
    /// What is less common.
    pub tricks: Tricks,
}

/// What only some cards leave behind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tricks {
    /// Taken from the alarm draw at the end of this turn.
    pub muffle: i8,
    /// Whether one more second action is left this turn.
    pub encore: bool,
    /// What was done to single enemies, at most one entry each.
    pub enemies: SmallVec<[(EnemyId, Trick); 2]>,
}

/// What was done to one enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    /// The row of its table it will act by, drawn in advance.
    pub intent: Option<u8>,
    /// Whether it does not detect the player this turn.
    pub fooled: bool,
    /// How many turns after this one it still sits out.
    pub idle: u8,
}

impl Tricks {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What was done to an enemy.
    pub fn on(&self, enemy: EnemyId) -> Trick {
        self.enemies.iter().find(|(on, _)| *on == enemy).map_or_else(Trick::default, |(_, trick)| *trick)
    }

    /// Changes what was done to an enemy.
    pub(super) fn change(&mut self, enemy: EnemyId, change: impl FnOnce(&mut Trick)) {
        let at = self.enemies.iter().position(|(on, _)| *on == enemy).unwrap_or_else(|| {
            self.enemies.push((enemy, Trick::default()));
            self.enemies.len() - 1
        });
        change(&mut self.enemies[at].1);
    }
}

impl Boost {
    /// The turn ends: all goes but what lasts longer. Gives the enemies that sit out the next turn too.
    pub(super) fn turn_over(&mut self) -> SmallVec<[EnemyId; 2]> {
        let before = std::mem::take(self).tricks.enemies;
        let mut idle = SmallVec::new();
        for (enemy, trick) in before.into_iter().filter(|(_, trick)| trick.idle > 0) {
            idle.push(enemy);
            if trick.idle > 1 {
                self.tricks.enemies.push((enemy, Trick { idle: trick.idle - 1, ..Trick::default() }));
            }
        }
        idle
    }
}

/// A boost as people may read it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Boost")]
struct Written {
    armor: i8,
    power: i8,
    silent: bool,
    #[serde(default, skip_serializing_if = "Tricks::is_empty")]
    tricks: Tricks,
}

/// The end of a boost in compact form. The first two are written like the plain `silent` that once stood there alone,
/// so that states without tricks keep the hashes of older journals.
#[derive(Serialize, Deserialize)]
enum Ending {
    Heard,
    Silent,
    HeardTricks(Tricks),
    SilentTricks(Tricks),
}

impl Serialize for Boost {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { armor, power, silent, tricks } = self.clone();
        if to.is_human_readable() {
            return Written { armor, power, silent, tricks }.serialize(to);
        }
        let ending = match (tricks.is_empty(), silent) {
            (true, false) => Ending::Heard,
            (true, true) => Ending::Silent,
            (false, false) => Ending::HeardTricks(tricks),
            (false, true) => Ending::SilentTricks(tricks),
        };
        (armor, power, ending).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Boost {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            let Written { armor, power, silent, tricks } = Written::deserialize(from)?;
            return Ok(Self { armor, power, silent, tricks });
        }
        let (armor, power, ending) = <(i8, i8, Ending)>::deserialize(from)?;
        let (silent, tricks) = match ending {
            Ending::Heard => (false, Tricks::default()),
            Ending::Silent => (true, Tricks::default()),
            Ending::HeardTricks(tricks) => (false, tricks),
            Ending::SilentTricks(tricks) => (true, tricks),
        };
        Ok(Self { armor, power, silent, tricks })
    }
}

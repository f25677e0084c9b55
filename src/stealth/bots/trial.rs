//! Options tried in the same worlds, and how they compare.

use crate::stealth::Action;

/// How many standard errors an option must lead by to be taken instead of the favourite.
const SURE: f64 = 1.5;
/// How many standard errors settle a comparison before all worlds were tried, and in how many worlds at least.
const SETTLED: f64 = 2.5;
const ENOUGH: usize = 10;

/// What the tries of one option gave.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    /// The option's place in the list.
    pub option: usize,
    /// The option.
    pub action: Action,
    /// Its worth in each world, in the order of the worlds.
    pub values: Vec<f64>,
}

impl Trial {
    /// An option not yet tried.
    pub fn new((option, &action): (usize, &Action)) -> Self {
        Self { option, action, values: Vec::new() }
    }

    fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len().max(1) as f64
    }

    /// By how much it is better than `other` in the same worlds, and the standard error of that.
    fn lead(&self, other: &Self) -> (f64, f64) {
        let count = self.values.len().min(other.values.len()).max(1) as f64;
        let gaps = || self.values.iter().zip(&other.values).map(|(mine, theirs)| mine - theirs);
        let mean = gaps().sum::<f64>() / count;
        let spread = gaps().map(|gap| (gap - mean) * (gap - mean)).sum::<f64>() / count;
        (mean, (spread / count).sqrt())
    }
}

/// Gives up the options that will hardly catch up with the favourite any more.
pub(super) fn drop_hopeless(trials: &mut Vec<Trial>, favourite: usize) {
    let Some(base) = trials.iter().find(|trial| trial.option == favourite).cloned() else { return };
    let hopeful = |trial: &Trial| {
        let (lead, error) = trial.lead(&base);
        trial.option == favourite || trial.values.len() < ENOUGH || lead + SETTLED * error > 0.0
    };
    trials.retain(hopeful);
}

/// Keeps the better half, at least two; the favourite stays, to be measured against.
pub(super) fn halve(trials: &mut Vec<Trial>, favourite: usize) {
    let keep = trials.len().div_ceil(2).max(2);
    trials.sort_by(|a, b| {
        let favoured = (b.option == favourite).cmp(&(a.option == favourite));
        favoured.then(b.mean().total_cmp(&a.mean())).then(a.option.cmp(&b.option))
    });
    trials.truncate(keep);
}

/// The option that surely leads the favourite, the best of several; else the favourite.
pub(super) fn best(trials: &[Trial], favourite: usize) -> usize {
    let Some(base) = trials.iter().find(|trial| trial.option == favourite) else { return favourite };
    let leads = |trial: &&Trial| {
        let (lead, error) = trial.lead(base);
        lead > SURE * error
    };
    let best = trials.iter().filter(leads).max_by(|a, b| a.mean().total_cmp(&b.mean()));
    best.map_or(favourite, |trial| trial.option)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(option: usize, values: &[f64]) -> Trial {
        Trial { option, action: Action::Pass, values: values.to_vec() }
    }

    #[test]
    fn an_option_that_always_leads_is_taken() {
        let trials = [trial(0, &[0.5, 0.6, 0.4, 0.5]), trial(1, &[0.6, 0.7, 0.5, 0.6])];
        assert_eq!(best(&trials, 0), 1);
    }

    #[test]
    fn a_lead_that_may_be_luck_does_not_replace_the_favourite() {
        let trials = [trial(0, &[0.9, 0.0, 0.9, 0.0]), trial(1, &[0.0, 1.0, 0.0, 1.0])];
        assert_eq!(best(&trials, 0), 0);
        assert_eq!(best(&trials, 1), 1);
    }

    #[test]
    fn an_option_is_given_up_only_after_enough_worlds_and_where_it_surely_trails() {
        let mut trials = vec![trial(0, &[0.9; 20]), trial(1, &[0.5; 20]), trial(2, &[0.5; 5])];
        let lucky = (0..20).map(|world| f64::from(world % 2) * 1.7);
        trials.push(trial(3, &lucky.collect::<Vec<_>>()));
        drop_hopeless(&mut trials, 0);
        assert_eq!(trials.iter().map(|trial| trial.option).collect::<Vec<_>>(), [0, 2, 3]);
    }

    #[test]
    fn the_favourite_stays_while_the_worse_half_goes() {
        let mut trials = vec![trial(0, &[0.1]), trial(1, &[0.9]), trial(2, &[0.5]), trial(3, &[0.2])];
        halve(&mut trials, 0);
        assert_eq!(trials.iter().map(|trial| trial.option).collect::<Vec<_>>(), [0, 1]);
    }
}

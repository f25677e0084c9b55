//! Games that run on a stack of steps, each of which happens by itself or asks somebody.

use smallvec::SmallVec;

/// Whether a step was carried out or asks somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It happened; the next one follows.
    Done,
    /// It stays on the stack until it is answered.
    Asks,
}

/// A game while something happens in it.
pub trait Steps {
    /// What stands on the stack.
    type Step;

    /// The step on top; `None` where nothing more can happen.
    fn top(&self) -> Option<Self::Step>;

    /// Carries the top step out, or leaves it there to be answered.
    fn step(&mut self, step: Self::Step) -> Flow;

    /// Lets everything happen that needs no decision.
    fn run(&mut self) {
        while let Some(step) = self.top() {
            if self.step(step) == Flow::Asks {
                return;
            }
        }
    }
}

/// Whether a walk over everything there is finds anything.
pub fn finds_any<T>(walk: impl FnOnce(&mut dyn FnMut(T))) -> bool {
    let mut any = false;
    walk(&mut |_| any = true);
    any
}

/// The first two things a walk finds: enough to tell nothing, one answer and a choice apart.
pub fn first_two<T>(walk: impl FnOnce(&mut dyn FnMut(T))) -> SmallVec<[T; 2]> {
    let mut found = SmallVec::new();
    walk(&mut |one| {
        if found.len() < 2 {
            found.push(one);
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers on a stack: an even one falls away, an odd one asks.
    struct Numbers(Vec<u8>);

    impl Steps for Numbers {
        type Step = u8;

        fn top(&self) -> Option<u8> {
            self.0.last().copied()
        }

        fn step(&mut self, step: u8) -> Flow {
            if step % 2 == 1 {
                return Flow::Asks;
            }
            self.0.pop();
            Flow::Done
        }
    }

    #[test]
    fn steps_happen_until_one_asks_or_none_is_left() {
        for (stack, left) in [(&[2, 3, 4, 6][..], &[2, 3][..]), (&[2, 4], &[]), (&[], &[])] {
            let mut numbers = Numbers(stack.to_vec());
            numbers.run();
            assert_eq!(numbers.0, left);
        }
    }

    #[test]
    fn a_walk_is_known_by_its_first_two_findings() {
        let walk = |count: u8| move |found: &mut dyn FnMut(u8)| (0..count).for_each(found);
        assert_eq!([0, 1, 5].map(|count| finds_any(walk(count))), [false, true, true]);
        assert_eq!(
            [0, 1, 2, 5].map(|count| first_two(walk(count)).to_vec()),
            [vec![], vec![0], vec![0, 1], vec![0, 1]]
        );
    }
}

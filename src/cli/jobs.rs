//! Work spread over threads, with the results in order whatever the number of threads.

use std::{
    panic::resume_unwind,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

/// Does `work` for every number below `count`, on `jobs` threads; the results come in the order of the numbers.
pub fn spread<T: Send>(count: u32, jobs: usize, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let next = AtomicU32::new(0);
    let share = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // The counter stops climbing soon after `count`: each thread looks once too often.
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let threads = jobs.clamp(1, (count as usize).clamp(1, 1024));
    let mut done: Vec<(u32, T)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(share)).collect();
        let shares = handles.into_iter().map(|handle| handle.join().unwrap_or_else(|panic| resume_unwind(panic)));
        shares.flatten().collect()
    });
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_number_of_threads() {
        for jobs in [0, 1, 3, 50] {
            assert_eq!(spread(20, jobs, |n| n * n), (0..20).map(|n| n * n).collect::<Vec<_>>(), "{jobs} jobs");
        }
        assert!(spread(0, 4, |n| n).is_empty());
    }
}

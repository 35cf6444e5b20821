//! Divides work among threads and returns the results in order: they are the same for any number of
//! threads.

use std::ops::Range;

/// Runs `work` on the numbers below `count`, and returns its results in order. Each thread works on
/// one stretch of the numbers.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: usize,
    work: impl Fn(Range<u64>) -> Vec<T> + Sync,
) -> Vec<T> {
    let threads = (threads as u64).clamp(1, count.max(1));
    let mut all = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let numbers = count * thread / threads..count * (thread + 1) / threads;
                scope.spawn(|| work(numbers))
            })
            .collect();
        for worker in workers {
            match worker.join() {
                Ok(mut done) => all.append(&mut done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for (count, threads) in [(0, 3), (1, 4), (10, 1), (10, 3), (10, 99)] {
            let all = in_order(count, threads, |numbers| numbers.map(|n| n * n).collect());
            let expected: Vec<u64> = (0..count).map(|n| n * n).collect();
            assert_eq!(all, expected, "{count} on {threads}");
        }
    }
}

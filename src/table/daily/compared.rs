//! What made the difference on the days that people ask about: computed once for each day, however
//! many ask, and kept for the days that were asked about last.

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::OnceCell;

use super::{Day, Difference};
use crate::games::GameKind;

const KEPT: usize = 32;

/// A day's differences. Whoever asks while they are computed waits for them.
type Differences = Arc<OnceCell<Vec<Difference>>>;

/// The days that were asked about, the last one first. A day that has closed never changes.
#[derive(Debug, Default)]
pub(in crate::table) struct Compared(Mutex<VecDeque<((GameKind, Day), Differences)>>);

impl Compared {
    pub(super) fn of(&self, kind: GameKind, day: Day) -> Differences {
        let mut kept = self.0.lock();
        let at = kept.iter().position(|(of, _)| *of == (kind, day));
        let known = at.and_then(|at| kept.remove(at));
        let differences = known
            .map(|(_, differences)| differences)
            .unwrap_or_default();
        kept.truncate(KEPT - 1);
        kept.push_front(((kind, day), differences.clone()));
        differences
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_day_is_compared_once_at_a_time_and_few_are_kept() {
        let compared = Compared::default();
        let count = AtomicUsize::new(0);
        let ask = async |day: u32, works: bool| {
            let differences = compared.of(GameKind::default(), Day::of_index(day));
            let compare = async || {
                tokio::task::yield_now().await;
                count.fetch_add(1, Ordering::Relaxed);
                if works { Ok(Vec::new()) } else { Err(()) }
            };
            let asked = differences.get_or_try_init(compare).await;
            asked.map(Vec::len)
        };
        // What failed is computed again.
        assert_eq!(ask(1, false).await, Err(()));
        let all = tokio::join!(ask(1, true), ask(1, true), ask(1, true));
        assert_eq!(all, (Ok(0), Ok(0), Ok(0)));
        assert_eq!(count.load(Ordering::Relaxed), 2);
        for day in 2..1000 {
            ask(1, true).await.unwrap();
            ask(day, true).await.unwrap();
        }
        assert_eq!(count.load(Ordering::Relaxed), 1000);
        assert_eq!(compared.0.lock().len(), KEPT);
    }
}

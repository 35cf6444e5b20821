//! Limits how often tables get threads of their own in a channel, where each leaves a line.
//!
//! Doesn't know the threads, or why they are opened. A new process starts counting from zero.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use tokio::time::Instant;

use crate::table::ChannelId;

/// How many threads a channel gets in [`PER`]: enough for a group that opens another table because
/// the first one had the wrong options.
const MOST: usize = 3;
const PER: Duration = Duration::from_secs(10 * 60);

/// When threads were opened lately, by channel, oldest first.
#[derive(Debug, Default)]
pub struct ThreadPause(HashMap<ChannelId, VecDeque<Instant>>);

impl ThreadPause {
    /// Counts a thread that is opened now. If it is one too many, the error is the time until there is
    /// room.
    pub fn count(&mut self, channel: ChannelId, now: Instant) -> Result<(), Duration> {
        self.0.retain(|_, opened| {
            opened.retain(|at| now < *at + PER);
            !opened.is_empty()
        });
        let opened = self.0.entry(channel).or_default();
        match opened.front().filter(|_| opened.len() >= MOST) {
            Some(first) => Err(*first + PER - now),
            None => {
                opened.push_back(now);
                Ok(())
            }
        }
    }

    /// Takes the last one back, because it could not be opened.
    pub fn take_back(&mut self, channel: ChannelId) {
        if let Some(opened) = self.0.get_mut(&channel) {
            opened.pop_back();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_gets_three_threads_in_ten_minutes() {
        let (start, mut pause) = (Instant::now(), ThreadPause::default());
        let at = |minutes: u64| start + Duration::from_secs(60 * minutes);
        let (one, other) = (ChannelId(1), ChannelId(2));
        for minute in [0, 2, 4] {
            assert_eq!(pause.count(one, at(minute)), Ok(()));
        }
        let wait = Duration::from_secs(60 * 4);
        assert_eq!(pause.count(one, at(6)), Err(wait));
        assert_eq!(pause.count(other, at(6)), Ok(()));
        assert_eq!(pause.count(one, at(10)), Ok(()));
        assert!(pause.count(one, at(10)).is_err());
        pause.take_back(one);
        assert_eq!(pause.count(one, at(10)), Ok(()), "the last one failed");
        assert_eq!(pause.count(one, at(30)), Ok(()));
        assert_eq!(pause.0.len(), 1, "{pause:?}");
    }
}

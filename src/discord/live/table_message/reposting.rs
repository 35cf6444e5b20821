//! When to repost a table's message that somebody deleted: at once, but after growing pauses if it
//! keeps being deleted, as moderation bots do with what bots post. Also says when a message is nearly
//! so old that Discord limits its edits.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// A message deleted this soon after it was posted is unwanted, or so a moderation bot thinks.
const SOON: Duration = Duration::from_secs(60);
/// The pauses in seconds, one for each message in a row that was deleted soon. The longest repeats.
const PAUSES: [u64; 4] = [0, 10, 60, 600];

/// Discord limits edits of messages older than an hour. A running game's message is posted again
/// before.
const AGING: Duration = Duration::from_secs(50 * 60);
/// The moment from which ids count milliseconds (1 January 2015).
const IDS_BEGIN: Duration = Duration::from_millis(1_420_070_400_000);

/// Whether the message with this id will soon be too old to be edited freely.
pub fn is_aging(message: u64, now: SystemTime) -> bool {
    is_older(message, AGING, now)
}

/// Whether the message with this id was posted so long ago.
pub fn is_older(message: u64, than: Duration, now: SystemTime) -> bool {
    let posted = UNIX_EPOCH + IDS_BEGIN + Duration::from_millis(message >> 22);
    now.duration_since(posted).is_ok_and(|age| age >= than)
}

/// Tracks when a table's messages were posted and deleted.
#[derive(Debug, Default)]
pub struct Reposting {
    posted: Option<Instant>,
    /// How many messages in a row were deleted soon.
    deleted: usize,
    until: Option<Instant>,
    /// Whether somebody was told why the table stays away. Once is enough.
    pub(super) explained: bool,
}

impl Reposting {
    pub fn posted(&mut self) {
        self.posted = Some(Instant::now());
        self.until = None;
    }

    pub fn deleted(&mut self) {
        let now = Instant::now();
        let soon = self.posted.is_some_and(|posted| now < posted + SOON);
        self.deleted = if soon { self.deleted + 1 } else { 1 };
        let pause = PAUSES[(self.deleted - 1).min(PAUSES.len() - 1)];
        self.until = Some(now + Duration::from_secs(pause));
    }

    /// The end of the current pause, if there is one.
    pub fn pause(&self) -> Option<Instant> {
        self.until.filter(|until| Instant::now() < *until)
    }

    /// Whether somebody should be told now why the table stays away.
    pub fn needs_explanation(&self) -> bool {
        !self.explained && self.pause().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_ages_before_the_hour_is_over() {
        let id = 175_928_847_299_117_063;
        let posted = UNIX_EPOCH + Duration::from_millis(1_462_015_105_796);
        let after = |minutes: u64| is_aging(id, posted + Duration::from_secs(60 * minutes));
        assert_eq!([0, 49, 50, 600].map(after), [false, false, true, true]);
        let earlier = posted - Duration::from_secs(7_200);
        assert!(!is_aging(id, earlier), "the clocks differ");
    }

    #[tokio::test(start_paused = true)]
    async fn a_message_that_keeps_being_deleted_is_reposted_after_growing_pauses() {
        let mut reposting = Reposting::default();
        let mut pauses = Vec::new();
        for _ in 0..6 {
            reposting.posted();
            tokio::time::advance(Duration::from_secs(1)).await;
            reposting.deleted();
            let now = Instant::now();
            let until = reposting.pause().unwrap_or(now);
            pauses.push((until - now).as_secs());
            tokio::time::sleep_until(until).await;
            assert_eq!(reposting.pause(), None);
        }
        assert_eq!(pauses, [0, 10, 60, 600, 600, 600]);
        // After a message was left alone for a while, the pauses start over.
        reposting.posted();
        tokio::time::advance(2 * SOON).await;
        reposting.deleted();
        assert_eq!(reposting.pause(), None);
    }
}

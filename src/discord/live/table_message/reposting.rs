//! When a table's message that somebody deleted is posted again: at once, and after growing pauses where
//! it keeps being deleted, as moderation bots do with what bots post.

use std::time::Duration;

use tokio::time::Instant;

/// A message that is deleted so soon after it was posted is unwanted, or so a moderation bot thinks.
const SOON: Duration = Duration::from_secs(60);
/// The pauses in seconds, one after each message in a row that was deleted soon; at last always the
/// longest.
const PAUSES: [u64; 4] = [0, 10, 60, 600];

/// What became of a table's messages.
#[derive(Debug, Default)]
pub struct Reposting {
    posted: Option<Instant>,
    /// How many in a row were deleted soon.
    deleted: usize,
    until: Option<Instant>,
    /// Whether it was said why the table stays away.
    told: bool,
}

impl Reposting {
    /// There is a new message.
    pub fn posted(&mut self) {
        self.posted = Some(Instant::now());
        self.until = None;
    }

    /// It was deleted.
    pub fn deleted(&mut self) {
        let now = Instant::now();
        let soon = self.posted.is_some_and(|posted| now < posted + SOON);
        self.deleted = if soon { self.deleted + 1 } else { 1 };
        let pause = PAUSES[(self.deleted - 1).min(PAUSES.len() - 1)];
        self.until = Some(now + Duration::from_secs(pause));
    }

    /// Until when nothing is posted, while there is a pause.
    pub fn pause(&self) -> Option<Instant> {
        self.until.filter(|until| Instant::now() < *until)
    }

    /// Whether it is to be said now why the table stays away.
    pub fn is_to_be_told(&self) -> bool {
        !self.told && self.pause().is_some()
    }

    /// It was said. Once is enough.
    pub fn told(&mut self) {
        self.told = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_keeps_being_deleted_is_posted_ever_more_rarely() {
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
        // One that was left alone for a while begins anew.
        reposting.posted();
        tokio::time::advance(2 * SOON).await;
        reposting.deleted();
        assert_eq!(reposting.pause(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn why_the_table_stays_away_is_told_once() {
        let mut reposting = Reposting::default();
        let mut told = Vec::new();
        for _ in 0..4 {
            reposting.posted();
            reposting.deleted();
            told.push(reposting.is_to_be_told());
            if reposting.is_to_be_told() {
                reposting.told();
            }
        }
        assert_eq!(told, [false, true, false, false]);
    }
}

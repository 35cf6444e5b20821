//! What Discord does without documenting it: a limit that all interaction tokens of a channel
//! share, tokens that are unknown for some seconds, refusals of valid emojis for no reason, and a
//! limit on uploads of emojis, all off until a test turns them on; and a limit on edits of old
//! messages, which is always on.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::ids::ChannelId;

/// How many requests through tokens a channel allows in [`PER`].
const MOST: usize = 30;
const PER: Duration = Duration::from_secs(60);
/// A refusal lasts at least this long.
const REFUSED: Duration = Duration::from_secs(40);
/// How many edits of messages older than an hour a channel allows in [`OLD_PER`].
const OLD_MOST: usize = 3;
const OLD_PER: Duration = Duration::from_secs(6);

/// The requests that count towards the limit of a channel's tokens. Which ones do is unknown, so a
/// bot has to work in both cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenLimit {
    /// New messages.
    FollowUps,
    /// Edits and deletions count, too.
    Everything,
}

#[derive(Debug, Default)]
pub(crate) struct Hidden {
    pub(crate) limit: Option<TokenLimit>,
    /// How long a token is unknown after its acknowledgement.
    pub(crate) token_delay: Duration,
    channels: HashMap<ChannelId, Used>,
    emojis: Option<Refusals>,
    /// How many emojis can be uploaded in how much time.
    pub(crate) uploads: Option<(u32, Duration)>,
    uploaded: Recent,
    /// The latest edits of old messages.
    old_edits: HashMap<ChannelId, Recent>,
}

/// When something was done lately.
#[derive(Debug, Default)]
struct Recent(VecDeque<Duration>);

impl Recent {
    /// Counts one more, or returns the time until there is room for it.
    fn count(&mut self, most: usize, per: Duration, now: Duration) -> Result<(), Duration> {
        while self.0.front().is_some_and(|at| *at + per <= now) {
            self.0.pop_front();
        }
        match self.0.front().filter(|_| self.0.len() >= most) {
            Some(first) => Err(*first + per - now),
            None => {
                self.0.push_back(now);
                Ok(())
            }
        }
    }
}

#[derive(Debug, Default)]
struct Used {
    recent: Recent,
    closed_until: Duration,
}

#[derive(Debug)]
struct Refusals {
    one_in: u32,
    chance: StdRng,
}

impl Hidden {
    /// Counts a request through a token of this channel, or returns the time until it opens.
    pub(crate) fn count(
        &mut self,
        channel: ChannelId,
        method: &str,
        now: Duration,
    ) -> Result<(), Duration> {
        let counts = match self.limit {
            None => false,
            Some(TokenLimit::FollowUps) => method == "POST",
            Some(TokenLimit::Everything) => method != "GET",
        };
        if !counts {
            return Ok(());
        }
        let used = self.channels.entry(channel).or_default();
        if now < used.closed_until {
            return Err(used.closed_until - now);
        }
        used.recent.count(MOST, PER, now).map_err(|wait| {
            used.closed_until = now + wait.max(REFUSED);
            used.closed_until - now
        })
    }

    /// How many requests through tokens of this channel would be accepted now; `None` without a
    /// limit.
    pub(crate) fn left(&self, channel: ChannelId, now: Duration) -> Option<usize> {
        self.limit?;
        let Some(used) = self.channels.get(&channel) else { return Some(MOST) };
        let recent = used.recent.0.iter().filter(|at| now < **at + PER).count();
        Some(if now < used.closed_until { 0 } else { MOST.saturating_sub(recent) })
    }

    /// Counts an upload of an emoji, or returns the time until there is room.
    pub(crate) fn count_upload(&mut self, now: Duration) -> Result<(), Duration> {
        let Some((most, per)) = self.uploads else { return Ok(()) };
        self.uploaded.count(most as usize, per, now)
    }

    /// Counts an edit of an old message in this channel, or returns the time until there is room.
    pub(crate) fn count_old_edit(
        &mut self,
        channel: ChannelId,
        now: Duration,
    ) -> Result<(), Duration> {
        self.old_edits.entry(channel).or_default().count(OLD_MOST, OLD_PER, now)
    }

    /// Refuses one in `one_in` messages with application emojis; `None` stops that.
    pub(crate) fn refuse_emojis(&mut self, one_in: Option<u32>, seed: u64) {
        self.emojis = one_in.map(|one_in| Refusals { one_in, chance: StdRng::seed_from_u64(seed) });
    }

    pub(crate) fn refuses_emojis(&mut self) -> bool {
        let refusals = self.emojis.as_mut();
        refusals.is_some_and(|Refusals { one_in, chance }| chance.random_ratio(1, *one_in))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn second(second: u64) -> Duration {
        Duration::from_secs(second)
    }

    #[test]
    fn a_channel_is_closed_after_thirty_requests_in_a_minute() {
        let mut hidden = Hidden { limit: Some(TokenLimit::Everything), ..Hidden::default() };
        let (one, other) = (ChannelId::from(1), ChannelId::from(2));
        for at in 0..30 {
            assert_eq!(hidden.count(one, "PATCH", second(at)), Ok(()));
        }
        assert_eq!(hidden.count(one, "GET", second(30)), Ok(()));
        assert_eq!(hidden.count(one, "POST", second(30)), Err(second(40)));
        assert_eq!(hidden.count(one, "DELETE", second(69)), Err(second(1)));
        assert_eq!(hidden.count(other, "POST", second(31)), Ok(()));
        assert_eq!(hidden.count(one, "POST", second(70)), Ok(()));
    }

    #[test]
    fn edits_count_only_in_the_stricter_kind() {
        let mut hidden = Hidden { limit: Some(TokenLimit::FollowUps), ..Hidden::default() };
        for _ in 0..100 {
            assert_eq!(hidden.count(ChannelId::from(1), "PATCH", second(1)), Ok(()));
        }
        let posted = (0..31).map(|_| hidden.count(ChannelId::from(1), "POST", second(2)));
        assert_eq!(posted.filter(Result::is_err).count(), 1);
    }

    #[test]
    fn about_one_message_in_n_is_refused_and_the_same_ones_again() {
        let refused = || {
            let mut hidden = Hidden::default();
            hidden.refuse_emojis(Some(20), 7);
            (0..2000).map(|_| hidden.refuses_emojis()).collect::<Vec<_>>()
        };
        let count = refused().into_iter().filter(|refused| *refused).count();
        assert!((60..140).contains(&count), "{count}");
        assert_eq!(refused(), refused());
    }
}

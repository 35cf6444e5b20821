//! What Discord does and doesn't document: counted for the metrics, and said in the log once a
//! minute if there was any. These counts show which of Discord's limits apply: see
//! `docs/hosting.md`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use parking_lot::Mutex;

use super::ApiError;
use super::gate::{Lane, Limits, Scope};

const EVERY: Duration = Duration::from_secs(60);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Oddity {
    /// A 429 on this route.
    Limited(&'static str, String),
    EmojiRefused,
    /// A token that Discord has just handed out and doesn't know yet.
    TokenUnknown,
    /// A token that should still have worked.
    TokenDied,
    MessageOld,
}

impl Oddity {
    const fn kind(&self) -> &'static str {
        match self {
            Oddity::Limited(..) => "limited",
            Oddity::EmojiRefused => "emoji_refused",
            Oddity::TokenUnknown => "token_unknown",
            Oddity::TokenDied => "token_died",
            Oddity::MessageOld => "message_old",
        }
    }
}

/// How often, and the longest `retry_after`.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    count: u32,
    longest: Duration,
}

/// What was seen since the last line in the log.
#[derive(Debug, Default)]
pub(super) struct Observed(Mutex<BTreeMap<Oddity, Seen>>);

impl Observed {
    /// Takes note of an answer.
    pub(super) fn note(&self, lane: &Lane, limits: &Limits, error: &ApiError) {
        if let Some(refused) = limits.refused {
            let scope = match refused.scope {
                Scope::Bucket => "bucket",
                Scope::Channel => "shared",
                Scope::Bot => "global",
                Scope::Address => "address",
            };
            metrics::counter!("getaway_limited_total", "scope" => scope, "route" => lane.route.clone())
                .increment(1);
            metrics::histogram!("getaway_limited_seconds", "scope" => scope)
                .record(refused.retry_after);
            self.add(
                Oddity::Limited(scope, lane.route.clone()),
                refused.retry_after,
            );
        }
        let oddity = match error {
            ApiError::EmojiRefused => Oddity::EmojiRefused,
            ApiError::TokenUnknown => Oddity::TokenUnknown,
            // Code 0 means that the bot itself knew that the token had expired.
            ApiError::TokenExpired(code) if *code != 0 => Oddity::TokenDied,
            ApiError::MessageOld => Oddity::MessageOld,
            _ => return,
        };
        metrics::counter!("getaway_oddities_total", "kind" => oddity.kind()).increment(1);
        self.add(oddity, Duration::ZERO);
    }

    fn add(&self, oddity: Oddity, wait: Duration) {
        let mut seen = self.0.lock();
        let seen = seen.entry(oddity).or_default();
        seen.count += 1;
        seen.longest = seen.longest.max(wait);
    }

    /// What was seen, in one line, and forgets it; `None` if nothing was.
    fn line(&self) -> Option<String> {
        let seen = std::mem::take(&mut *self.0.lock());
        let mut line = String::new();
        for (oddity, Seen { count, longest }) in seen {
            let separator = if line.is_empty() { "" } else { ", " };
            // Writing to a string doesn't fail.
            let _ = match &oddity {
                Oddity::Limited(scope, route) => write!(
                    line,
                    "{separator}429 {scope} at {route}: {count} (longest wait {} s)",
                    longest.as_secs_f64().ceil()
                ),
                other => write!(line, "{separator}{}: {count}", other.kind()),
            };
        }
        (!line.is_empty()).then_some(line)
    }

    /// Writes a line into the log once a minute, if there is something to say. Runs until dropped.
    pub(super) async fn report(&self) {
        loop {
            tokio::time::sleep(EVERY).await;
            if let Some(line) = self.line() {
                tracing::info!("Discord in the last minute: {line}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::http::gate::{Refused, Resource};

    #[test]
    fn a_minute_is_told_in_one_line_and_then_forgotten() {
        let observed = Observed::default();
        assert_eq!(observed.line(), None);
        let lane = Lane {
            route: "POST webhook".to_owned(),
            resource: Resource::Interaction("secret".into()),
            turn: 0,
            budget: None,
        };
        let busy = ApiError::Transient("status 429".to_owned());
        for seconds in [43, 41] {
            let refused = Refused {
                retry_after: Duration::from_secs(seconds),
                scope: Scope::Channel,
            };
            let limits = Limits {
                window: None,
                refused: Some(refused),
            };
            observed.note(&lane, &limits, &busy);
        }
        for error in [
            ApiError::EmojiRefused,
            ApiError::TokenUnknown,
            ApiError::TokenExpired(50027),
            ApiError::TokenExpired(0),
            ApiError::MessageGone,
        ] {
            observed.note(&lane, &Limits::default(), &error);
        }
        assert_eq!(
            observed.line().as_deref(),
            Some(
                "429 shared at POST webhook: 2 (longest wait 43 s), emoji_refused: 1, \
                 token_unknown: 1, token_died: 1"
            )
        );
        assert_eq!(observed.line(), None);
    }
}

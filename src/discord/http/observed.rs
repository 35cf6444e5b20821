//! What Discord does and doesn't document: counted for the metrics, and said in the log once a
//! minute if there was any. These counts show which of Discord's limits apply: see
//! `docs/hosting.md`.

use std::collections::BTreeMap;
use std::time::Duration;

use parking_lot::Mutex;

use super::ApiError;
use super::gate::{Lane, Limits, Scope};

const EVERY: Duration = Duration::from_secs(60);

/// How often something was seen, and the longest `retry_after`.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    count: u32,
    longest: Duration,
}

/// What was seen since the last line in the log, in its words.
#[derive(Debug, Default)]
pub(super) struct Observed(Mutex<BTreeMap<String, Seen>>);

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
            self.add(format!("429 {scope} at {}", lane.route), refused.retry_after);
        }
        let kind = match error {
            ApiError::TokenUnknown => "token_unknown",
            // It should still have worked. Code 0 means that the bot itself knew better.
            ApiError::TokenExpired(code) if *code != 0 => "token_died",
            ApiError::MessageOld => "message_old",
            _ => return,
        };
        metrics::counter!("getaway_oddities_total", "kind" => kind).increment(1);
        self.add(kind.to_owned(), Duration::ZERO);
    }

    fn add(&self, what: String, wait: Duration) {
        let mut all = self.0.lock();
        let seen = all.entry(what).or_default();
        seen.count += 1;
        seen.longest = seen.longest.max(wait);
    }

    /// What was seen, in one line, and forgets it; `None` if nothing was.
    fn line(&self) -> Option<String> {
        let seen = std::mem::take(&mut *self.0.lock()).into_iter();
        let parts: Vec<_> = seen
            .map(|(what, Seen { count, longest })| match longest {
                Duration::ZERO => format!("{what}: {count}"),
                _ => {
                    let seconds = longest.as_secs_f64().ceil();
                    format!("{what}: {count} (longest wait {seconds} s)")
                }
            })
            .collect();
        (!parts.is_empty()).then(|| parts.join(", "))
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
            let refused =
                Refused { retry_after: Duration::from_secs(seconds), scope: Scope::Channel };
            let limits = Limits { window: None, refused: Some(refused) };
            observed.note(&lane, &limits, &busy);
        }
        for error in [
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
                "429 shared at POST webhook: 2 (longest wait 43 s), token_died: 1, \
                 token_unknown: 1"
            )
        );
        assert_eq!(observed.line(), None);
    }
}

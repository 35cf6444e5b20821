//! Discord's rate limits: a bucket for each route, and a global one. Enforced only if a test asks
//! for it.

use std::collections::HashMap;
use std::time::Duration;

/// How many windows are kept before expired ones are removed.
const MAX_BUCKETS: usize = 4_096;
/// The limit over all routes except those of interactions.
const GLOBAL: Rule = Rule { count: 50, per: Duration::from_secs(1) };

#[derive(Clone, Copy, Debug, PartialEq)]
struct Rule {
    count: u32,
    per: Duration,
}

/// The bucket that a request falls into.
#[derive(Debug)]
pub(crate) struct Bucket {
    key: String,
    /// What headers call it: the same for all channels, guilds and tokens.
    name: String,
    rule: Rule,
    counts_globally: bool,
}

impl Bucket {
    /// The bucket of a request, by its method and the parts of its path.
    pub(crate) fn of(method: &str, path: &[&str]) -> Self {
        let (name, of, count, seconds) = match path {
            ["interactions", id, ..] => ("callback".to_owned(), *id, 50, 1),
            ["webhooks", _, token, ..] => ("webhook".to_owned(), *token, 5, 2),
            ["channels", id, "messages", ..] if method == "DELETE" => {
                ("delete-messages".to_owned(), *id, 5, 1)
            }
            ["channels", id, "messages", ..] if method != "GET" => {
                (format!("{method}-messages").to_lowercase(), *id, 5, 5)
            }
            [top, id, ..] => (format!("{method}-{top}").to_lowercase(), *id, 50, 1),
            _ => (format!("{method}-{}", path.join("-")).to_lowercase(), "", 50, 1),
        };
        let key = format!("{name} {of}");
        let counts_globally = !matches!(path, ["interactions" | "webhooks", ..]);
        Self { key, name, rule: Rule { count, per: Duration::from_secs(seconds) }, counts_globally }
    }
}

#[derive(Debug)]
pub(crate) struct Limits {
    pub(crate) enforced: bool,
    /// How many times shorter than Discord's the windows are.
    shorter: u32,
    windows: HashMap<String, Window>,
}

#[derive(Clone, Copy, Debug)]
struct Window {
    ends: Duration,
    used: u32,
}

/// What the headers of an answer say about the bucket.
#[derive(Clone, Debug)]
pub(crate) struct Headroom {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset_after: f64,
    pub(crate) bucket: String,
}

/// The refusal of a request over the limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Full {
    pub(crate) retry_after: f64,
    pub(crate) global: bool,
}

impl Limits {
    pub(crate) fn new(shorter: u32) -> Self {
        Self { enforced: false, shorter, windows: HashMap::new() }
    }

    /// Counts a request; an error if it is over the limit and limits are enforced.
    pub(crate) fn count(&mut self, bucket: &Bucket, now: Duration) -> Result<Headroom, Full> {
        if self.windows.len() > MAX_BUCKETS {
            self.windows.retain(|_, window| window.ends > now);
        }
        if bucket.counts_globally {
            let (_, over, wait) = self.hit("", GLOBAL, now);
            if over && self.enforced {
                return Err(Full { retry_after: wait, global: true });
            }
        }
        let (used, over, wait) = self.hit(&bucket.key, bucket.rule, now);
        if over && self.enforced {
            return Err(Full { retry_after: wait, global: false });
        }
        Ok(Headroom {
            limit: bucket.rule.count,
            remaining: bucket.rule.count.saturating_sub(used),
            reset_after: wait,
            bucket: bucket.name.clone(),
        })
    }

    /// Counts one request in a window: returns its count, whether that is too many, and the seconds
    /// to its end.
    fn hit(&mut self, key: &str, rule: Rule, now: Duration) -> (u32, bool, f64) {
        let fresh = Window { ends: now + rule.per / self.shorter, used: 0 };
        let window = self.windows.entry(key.to_owned()).or_insert(fresh);
        if window.ends <= now {
            *window = fresh;
        }
        let over = window.used >= rule.count;
        // A refused request does not count, otherwise a client that retries would never get
        // through.
        if !over {
            window.used += 1;
        }
        (window.used, over, (window.ends - now).as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::ZERO;

    fn enforced(shorter: u32) -> Limits {
        Limits { enforced: true, ..Limits::new(shorter) }
    }

    #[test]
    fn the_sixth_message_in_five_seconds_is_refused() {
        let mut limits = enforced(1);
        let bucket = Bucket::of("POST", &["channels", "1", "messages"]);
        for left in (0..5).rev() {
            let room = limits.count(&bucket, NOW).expect("room");
            assert_eq!(room.remaining, left);
        }
        let refused = limits.count(&bucket, Duration::from_secs(1)).expect_err("full");
        assert_eq!((refused.global, refused.retry_after), (false, 4.0));
        assert!(limits.count(&bucket, Duration::from_secs(5)).is_ok());
    }

    #[test]
    fn a_shorter_window_allows_as_many_requests_in_less_time() {
        let mut limits = enforced(10);
        let bucket = Bucket::of("PATCH", &["channels", "1", "messages", "2"]);
        for _ in 0..5 {
            assert!(limits.count(&bucket, NOW).is_ok());
        }
        let refused = limits.count(&bucket, NOW).expect_err("full");
        assert_eq!(refused.retry_after, 0.5);
        assert!(limits.count(&bucket, Duration::from_millis(500)).is_ok());
    }

    #[test]
    fn buckets_of_different_limits_have_different_names() {
        let mut limits = enforced(1);
        let mut name = |method: &str, path: &[&str]| {
            limits.count(&Bucket::of(method, path), NOW).expect("room").bucket
        };
        let posts = name("POST", &["channels", "1", "messages"]);
        assert_eq!(posts, name("POST", &["channels", "2", "messages"]));
        assert_ne!(posts, name("POST", &["channels", "1", "threads"]));
        assert_ne!(posts, name("PATCH", &["channels", "1", "messages", "3"]));
    }

    #[test]
    fn interactions_do_not_count_globally() {
        let mut limits = enforced(1);
        let mut count = |method: &str, path: &[&str]| limits.count(&Bucket::of(method, path), NOW);
        for n in 0..50 {
            assert!(count("GET", &["channels", &n.to_string()]).is_ok());
        }
        let refused = count("GET", &["users", "@me"]).expect_err("full");
        assert!(refused.global);
        assert!(count("POST", &["webhooks", "1", "token"]).is_ok());
    }
}

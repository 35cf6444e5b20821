//! What Discord does without documenting it, all of it at once, for the tests in which anything can
//! happen. How exactly follows from the test's seed.

use std::time::Duration;

use discord_sandbox::{ChannelId, GuildId, Permissions, Sandbox, TokenLimit};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};

/// How many emojis can be uploaded at once.
const UPLOADS: u32 = 50;
/// After this time messages are old, and all tokens have expired.
const HOUR: Duration = Duration::from_secs(3_601);

/// How Discord behaves in a test.
#[derive(Clone, Debug)]
pub struct Quirks {
    /// Which requests count towards the limit of a channel's tokens.
    tokens: TokenLimit,
    /// Whether the bot expects that limit.
    is_expected: bool,
    /// One in this many messages with emojis is refused.
    refused: u32,
    /// How long uploads of emojis stop.
    uploads: Duration,
    /// How long a token stays unknown.
    unknown: Duration,
    /// Whether the bot can't read earlier messages in the first server, the third and so on, or in
    /// the others.
    unread: usize,
    seed: u64,
}

impl Quirks {
    /// Draws them, and prints them.
    pub fn of(seed: u64) -> Quirks {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let quirks = Quirks {
            tokens: [TokenLimit::FollowUps, TokenLimit::Everything][rng.random_range(0..2)],
            is_expected: rng.random(),
            refused: rng.random_range(25..=50),
            uploads: Duration::from_secs(rng.random_range(10..=60)),
            unknown: Duration::from_millis(rng.random_range(50..=2_000)),
            unread: rng.random_range(0..2),
            seed,
        };
        eprintln!("{quirks:?}");
        quirks
    }

    /// What the bot is told of them.
    pub fn env(&self) -> (&'static str, &'static str) {
        let expected = if self.is_expected { "expected" } else { "unknown" };
        ("TOKEN_LIMIT", expected)
    }

    /// Makes Discord behave like this from now on.
    pub fn begin(&self, sandbox: &Sandbox, servers: &[GuildId]) {
        let faults = sandbox.faults();
        faults.limit_channel_tokens(Some(self.tokens));
        faults.refuse_emojis(Some(self.refused), self.seed);
        faults.limit_uploads(Some((UPLOADS, self.uploads)));
        faults.delay_tokens(self.unknown);
        faults.resume_elsewhere(true);
        for server in servers.iter().skip(self.unread).step_by(2) {
            sandbox.set_everyone(*server, Permissions::USUAL - Permissions::READ_MESSAGE_HISTORY);
        }
    }
}

/// A field of an interaction that the bot needs, and what it may say instead (`None`: nothing).
pub fn oddity(rng: &mut impl Rng) -> (&'static str, Option<Value>) {
    let mut all = oddities();
    all.swap_remove(rng.random_range(0..all.len()))
}

/// All of them.
pub fn oddities() -> Vec<(&'static str, Option<Value>)> {
    vec![
        ("/member/user/id", Some(json!("nobody"))),
        ("/member", None),
        ("/member", Some(json!(null))),
        ("/data", None),
        ("/guild_id", Some(json!([]))),
        ("/guild_id", None),
        ("/guild_id", Some(json!(null))),
        ("/locale", None),
    ]
}

/// What serenity can't read, which costs a command, in fields that the bot doesn't need.
pub fn needless_oddities() -> Vec<(&'static str, Option<Value>)> {
    vec![
        ("/member/joined_at", Some(json!(7))),
        ("/channel/id", None),
        ("/entitlements", Some(json!({}))),
        ("/version", Some(json!(null))),
    ]
}

/// How many requests a bot may keep back in a channel, because it doesn't know the limit.
const KEPT_BACK: usize = 10;

/// Whether a channel is closed for requests through tokens, or so nearly that the bot waits by itself.
/// Until it opens, nobody's hand can be edited, so people have to ask for theirs.
pub fn is_closed(sandbox: &Sandbox, channel: ChannelId) -> bool {
    let left = sandbox.look(|view| view.token_requests_left(channel));
    left.is_some_and(|left| left < KEPT_BACK)
}

/// Lets an hour pass for Discord, after which it limits edits of the messages that are there.
pub fn an_hour_passes(sandbox: &Sandbox) {
    sandbox.faults().advance_clock(HOUR);
}

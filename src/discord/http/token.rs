//! The tokens of interactions. They never end up in a log.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::table::ChannelId;

/// How long a token is used. Discord accepts it for 15 minutes. Using an expired one counts as an
/// invalid request, and too many of those get the bot's address banned.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// An interaction's token, with the time when it was made and the channel that it belongs to.
#[derive(Clone)]
pub struct Token {
    pub(super) text: Arc<str>,
    /// `None` if only the first answer is sent through it.
    pub(super) channel: Option<ChannelId>,
    issued: Instant,
}

impl Token {
    pub fn new(text: &str) -> Token {
        Token { text: text.into(), channel: None, issued: Instant::now() }
    }

    pub fn of_channel(self, channel: ChannelId) -> Token {
        Token { channel: Some(channel), ..self }
    }

    pub fn lives(&self) -> bool {
        self.issued.elapsed() < TOKEN_LIFE
    }

    /// Whether Discord may not know it yet, although it has handed it out.
    pub fn is_new(&self) -> bool {
        self.age() < Duration::from_secs(10)
    }

    pub fn age(&self) -> Duration {
        self.issued.elapsed()
    }

    /// The token of an interaction that was made so long before it arrived.
    #[must_use]
    pub fn made(self, ago: Duration) -> Token {
        Token { issued: self.issued.checked_sub(ago).unwrap_or(self.issued), ..self }
    }

    /// A token of this age; `None` if it would be older than the system's uptime.
    pub fn aged(text: &str, age: Duration) -> Option<Token> {
        Some(Token { text: text.into(), channel: None, issued: Instant::now().checked_sub(age)? })
    }

    pub fn time_left(&self) -> Duration {
        TOKEN_LIFE.saturating_sub(self.issued.elapsed())
    }

    /// Whether more than half of its life is left.
    pub fn is_fresh(&self) -> bool {
        self.time_left() > TOKEN_LIFE / 2
    }

    pub fn reveal(&self) -> &str {
        &self.text
    }
}

impl PartialEq for Token {
    fn eq(&self, other: &Token) -> bool {
        self.text == other.text
    }
}

impl Eq for Token {}

impl std::fmt::Debug for Token {
    /// Never shows the token: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}

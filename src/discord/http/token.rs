//! The tokens of interactions, which end up in no log.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How long a token is used. Discord accepts it for 15 minutes; an edit with an expired one counts
/// as an invalid request, and too many of those ban the bot's address.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// An interaction's token, with the time at which it came.
#[derive(Clone)]
pub struct Token {
    pub(super) text: Arc<str>,
    issued: Instant,
}

impl Token {
    /// A token that comes now.
    pub fn new(text: &str) -> Token {
        Token {
            text: text.into(),
            issued: Instant::now(),
        }
    }

    /// Whether it can still be used.
    pub fn lives(&self) -> bool {
        self.issued.elapsed() < TOKEN_LIFE
    }

    /// How long ago it came.
    pub fn age(&self) -> Duration {
        self.issued.elapsed()
    }

    /// A token that came so long ago; none if that was before the system was started.
    pub fn aged(text: &str, age: Duration) -> Option<Token> {
        Some(Token {
            text: text.into(),
            issued: Instant::now().checked_sub(age)?,
        })
    }

    /// How long it can still be used.
    pub fn rest(&self) -> Duration {
        TOKEN_LIFE.saturating_sub(self.issued.elapsed())
    }

    /// Whether more than half of its life is left.
    pub fn is_fresh(&self) -> bool {
        self.rest() > TOKEN_LIFE / 2
    }

    /// The token itself, for what keeps it.
    pub fn reveal(&self) -> &str {
        &self.text
    }

    /// Whether it is the same token.
    pub fn is(&self, other: &Token) -> bool {
        self.text == other.text
    }
}

impl std::fmt::Debug for Token {
    /// Never shows the token: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// The token of the interaction that was answered last, on which further messages can be sent.
#[derive(Debug, Default)]
pub struct LatestToken(Mutex<Option<Token>>);

impl LatestToken {
    /// The token, while it can be used.
    pub fn get(&self) -> Option<Token> {
        // A std lock, here and below: held to copy a token, never across an await.
        let latest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        latest.as_ref().filter(|token| token.lives()).cloned()
    }

    /// Replaces it by a newer one.
    pub fn set(&self, token: Token) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
    }
}

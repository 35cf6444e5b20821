//! What Discord's error codes mean for the bot. The texts contain no URLs: interactions have tokens
//! in theirs, and tokens must not be logged.

use poise::serenity_prelude as serenity;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApiError {
    /// A retry may work: this is a rate limit, or a failure of Discord or the network.
    #[error("Discord is busy or cannot be reached ({0})")]
    Transient(String),
    #[error("the message is gone")]
    MessageGone,
    /// Too many edits of messages that are over an hour old. A later one works.
    #[error("old messages have been edited too often just now")]
    MessageOld,
    /// The channel is gone, or the bot can't write there: it lacks a permission, or the channel is
    /// an archived or locked thread.
    #[error("no access to the channel (code {0})")]
    NoAccess(isize),
    /// The token is only some seconds old, and Discord doesn't know it yet. A retry works.
    #[error("the interaction is not known yet")]
    TokenUnknown,
    /// The interaction's token can't be used, or has expired.
    #[error("the interaction is over (code {0})")]
    TokenExpired(isize),
    #[error("the bot's token is refused")]
    BotTokenRefused,
    /// Discord refuses an emoji in the message, which it does now and then even to valid ones.
    #[error("refused because of an emoji")]
    EmojiRefused,
    #[error("refused with code {code}: {message}")]
    Refused { code: isize, message: String },
}

impl From<serenity::Error> for ApiError {
    fn from(error: serenity::Error) -> ApiError {
        match error {
            serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)) => {
                ApiError::answered(answer.status_code.as_u16(), Some(&answer.error))
            }
            serenity::Error::Http(serenity::HttpError::Request(error)) => {
                ApiError::Transient(error.without_url().to_string())
            }
            error => ApiError::Refused {
                code: 0,
                message: error.to_string(),
            },
        }
    }
}

impl ApiError {
    /// The error for an unsuccessful answer. `error` is `None` if the answer isn't in Discord's
    /// format.
    pub fn answered(status: u16, error: Option<&serenity::DiscordJsonError>) -> ApiError {
        match (status, error.map_or(-1, |error| error.code)) {
            (_, 30046) => ApiError::MessageOld,
            (429 | 500.., _) => ApiError::Transient(format!("status {status}")),
            (_, 10008) => ApiError::MessageGone,
            (_, code @ (10015 | 10062 | 50027)) => ApiError::TokenExpired(code),
            (_, code @ (10003 | 40058 | 50001 | 50013 | 50083 | 160_005)) => {
                ApiError::NoAccess(code)
            }
            (403, code) => ApiError::NoAccess(code),
            (401, _) => ApiError::BotTokenRefused,
            (_, 50035) if error.is_some_and(is_about_an_emoji) => ApiError::EmojiRefused,
            (_, code) => ApiError::Refused {
                code,
                message: match error {
                    Some(error) => format!("{} {:?}", error.message, paths(error)),
                    None => format!("status {status}"),
                },
            },
        }
    }

    pub const fn is_transient(&self) -> bool {
        matches!(
            self,
            ApiError::Transient(_) | ApiError::TokenUnknown | ApiError::MessageOld
        )
    }

    pub const fn is_archived(&self) -> bool {
        matches!(self, ApiError::NoAccess(50083))
    }

    /// Whether the channel may be a locked thread. An archived one also counts, because it may be
    /// locked too; if it isn't, it can be reopened.
    pub const fn is_locked(&self) -> bool {
        matches!(self, ApiError::NoAccess(50083 | 160_005))
    }
}

fn is_about_an_emoji(error: &serenity::DiscordJsonError) -> bool {
    error
        .errors
        .iter()
        .any(|e| e.code == "BUTTON_COMPONENT_INVALID_EMOJI")
}

fn paths(error: &serenity::DiscordJsonError) -> Vec<&str> {
    error.errors.iter().map(|e| e.path.as_str()).collect()
}

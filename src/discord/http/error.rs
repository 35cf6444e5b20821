//! What Discord's error codes mean for the bot. The texts contain no URL: those of interactions contain
//! tokens, which must not be logged.

use poise::serenity_prelude as serenity;

/// Why Discord did not do what was asked of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApiError {
    /// It may work later: a rate limit, a failure at Discord's side or of the network.
    #[error("Discord is busy or cannot be reached ({0})")]
    Transient(String),
    /// The message was deleted.
    #[error("the message is gone")]
    MessageGone,
    /// The message is over an hour old and was edited too often.
    #[error("the message is too old to be edited")]
    MessageOld,
    /// The channel is gone, or the bot may not write there.
    #[error("no access to the channel (code {0})")]
    NoAccess(isize),
    /// The interaction's token cannot be used, or no longer.
    #[error("the interaction is over (code {0})")]
    TokenExpired(isize),
    /// Discord refuses the request itself.
    #[error("refused with code {code}: {message}")]
    Refused {
        /// Discord's code.
        code: isize,
        /// Discord's words.
        message: String,
    },
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
    /// What an answer means that is no success. Without `error` it is not in Discord's form.
    pub fn answered(status: u16, error: Option<&serenity::DiscordJsonError>) -> ApiError {
        match (status, error.map_or(-1, |error| error.code)) {
            (_, 30046) => ApiError::MessageOld,
            (429 | 500.., _) => ApiError::Transient(format!("status {status}")),
            (_, 10008) => ApiError::MessageGone,
            (_, code @ (10015 | 10062 | 50027)) => ApiError::TokenExpired(code),
            (_, code @ (10003 | 40058 | 50001 | 50013 | 50083)) => ApiError::NoAccess(code),
            (403, code) => ApiError::NoAccess(code),
            (_, code) => ApiError::Refused {
                code,
                message: match error {
                    Some(error) => format!("{} {:?}", error.message, paths(error)),
                    None => format!("status {status}"),
                },
            },
        }
    }
}

fn paths(error: &serenity::DiscordJsonError) -> Vec<&str> {
    error.errors.iter().map(|e| e.path.as_str()).collect()
}

//! What Discord's error codes mean for the bot. The texts contain no URLs: interactions have tokens
//! in theirs, and tokens must not be logged.

use poise::serenity_prelude::DiscordJsonError;

use crate::discord::unreadable::{self, Unreadable};

/// How many reasons of a refusal are told. There may be hundreds.
const REASONS_MAX: usize = 3;
/// The longest part of a refusal that is told, in characters.
const MESSAGE_MAX: usize = 200;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApiError {
    /// A retry may work: this is a rate limit, or a failure of Discord or the network.
    #[error("Discord is busy or cannot be reached ({0})")]
    Transient(String),
    /// The request may have worked. What isn't JSON, or a refusal in another form than Discord's,
    /// comes from something between the bot and Discord. After what isn't JSON, a retry may work.
    #[error("the answer can't be read ({0})")]
    Unreadable(Unreadable),
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
    #[error("Discord refuses the bot's token")]
    BotTokenRefused,
    /// The code is Discord's; it is 0 in some of its answers, and if the bot itself can't do it.
    #[error("refused with code {code}: {message}")]
    Refused { code: isize, message: String },
}

impl ApiError {
    /// The bot itself can't do it.
    pub fn own(message: impl Into<String>) -> ApiError {
        ApiError::Refused { code: 0, message: message.into() }
    }

    /// The error for an unsuccessful answer.
    pub fn answered(status: u16, body: &[u8]) -> ApiError {
        let error = unreadable::read::<DiscordJsonError>(body);
        match (status, error.as_ref().map_or(0, |error| error.code)) {
            (_, 30046) => ApiError::MessageOld,
            (429 | 500.., _) => ApiError::Transient(format!("status {status}")),
            // It isn't Discord that refuses, but its network before it.
            (403, code @ 40333) => {
                ApiError::Transient(format!("its network answers with status 403 and code {code}"))
            }
            (_, 10008) => ApiError::MessageGone,
            (_, code @ (10015 | 10062 | 50027)) => ApiError::TokenExpired(code),
            (_, code @ (10003 | 40058 | 50001 | 50013 | 50083 | 160_005)) => {
                ApiError::NoAccess(code)
            }
            (403, code @ 1..) => ApiError::NoAccess(code),
            (status, code) => match error {
                // Something between the bot and Discord may refuse, too, in another form.
                Err(unreadable) => ApiError::Unreadable(unreadable.with_status(status)),
                Ok(_) if status == 401 => ApiError::BotTokenRefused,
                Ok(error) => ApiError::Refused { code, message: reasons(&error) },
            },
        }
    }

    /// The error for a request without an answer, with all that led to it. Its own words hide the
    /// difference between a name that isn't known, a refused connection and a bad certificate.
    pub fn unanswered(error: reqwest::Error) -> ApiError {
        let error = error.without_url();
        let mut said = error.to_string();
        let causes =
            std::iter::successors(std::error::Error::source(&error), |cause| cause.source());
        for cause in causes {
            let cause = cause.to_string();
            if !said.ends_with(&cause) {
                said = format!("{said}: {cause}");
            }
        }
        ApiError::Transient(said)
    }

    /// Whether Discord may have done what was asked for.
    pub const fn may_have_taken_effect(&self) -> bool {
        matches!(self, ApiError::Transient(_) | ApiError::Unreadable(_))
    }

    pub const fn is_transient(&self) -> bool {
        match self {
            ApiError::Transient(_) | ApiError::TokenUnknown | ApiError::MessageOld => true,
            ApiError::Unreadable(unreadable) => !unreadable.is_json(),
            _ => false,
        }
    }

    /// Whether the channel doesn't exist any more.
    pub const fn is_about_a_gone_channel(&self) -> bool {
        matches!(self, ApiError::NoAccess(10003))
    }

    /// Whether the bot can't write in the channel now, although it is there. It may be let in again.
    pub const fn is_shut_out(&self) -> bool {
        matches!(self, ApiError::NoAccess(50001 | 50013 | 50083 | 160_005))
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

/// Discord's message with its first reasons, and how many more there are.
fn reasons(error: &DiscordJsonError) -> String {
    let short = |text: &str| text.chars().take(MESSAGE_MAX).collect::<String>();
    let mut said = short(&error.message);
    for reason in error.errors.iter().take(REASONS_MAX) {
        said = format!("{said}; {}: {}", short(&reason.path), short(&reason.message));
    }
    match error.errors.len().saturating_sub(REASONS_MAX) {
        0 => said,
        more => format!("{said}; and {more} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_is_not_discords_is_an_error_of_its_own() {
        for (status, body) in
            [(400, "<html>"), (401, ""), (403, "Forbidden by the proxy"), (404, "<html>")]
        {
            let error = ApiError::answered(status, body.as_bytes());
            assert!(matches!(error, ApiError::Unreadable(_)), "{error}");
            assert!(error.is_transient() && error.may_have_taken_effect());
            assert_eq!(
                error.to_string(),
                format!("the answer can't be read (status {status}: it isn't JSON)")
            );
        }
        let refused = br#"{"message": "401: Unauthorized", "code": 0}"#;
        assert_eq!(ApiError::answered(401, refused), ApiError::BotTokenRefused);
        for (proxys, why) in [
            ("{}", "missing field `code`"),
            (r#"{"error": "login first"}"#, "missing field `code`"),
            (r#"{"message": "login first"}"#, "missing field `code`"),
            (r#"{"code": 0}"#, "missing field `message`"),
            (r#"{"message": "login first", "code": "E401"}"#, "at code: expected isize"),
            ("[]", "expected struct DiscordJsonError with 3 elements"),
            ("7", "expected struct DiscordJsonError"),
        ] {
            for status in [400, 401, 403, 404] {
                let error = ApiError::answered(status, proxys.as_bytes());
                let said = format!("the answer can't be read (status {status}: {why})");
                assert_eq!(error.to_string(), said);
                assert!(!error.is_transient() && error.may_have_taken_effect());
            }
        }
    }

    #[test]
    fn a_403_is_about_the_channel_only_if_its_code_says_so() {
        let of = |body: &str| ApiError::answered(403, body.as_bytes());
        let with = |code| of(&format!(r#"{{"message": "Missing Access", "code": {code}}}"#));
        assert_eq!(with(50001), ApiError::NoAccess(50001));
        assert_eq!(with(50007), ApiError::NoAccess(50007));
        assert_eq!(with(0).to_string(), "refused with code 0: Missing Access");
        let network = with(40333);
        assert!(network.is_transient() && network.may_have_taken_effect(), "{network}");
        assert!(network.to_string().contains("40333"), "{network}");
    }

    #[test]
    fn a_refusal_names_three_reasons_and_counts_the_others() {
        let refusal = |count| {
            let reason = serde_json::json!({"_errors": [{"code": "X", "message": "Too long"}]});
            let paths = (0..count).map(|at| (at.to_string(), reason.clone()));
            let errors: serde_json::Map<_, _> = paths.collect();
            let body = serde_json::json!({
                "code": 50035, "message": "Invalid Form Body", "errors": { "options": errors },
            });
            ApiError::answered(400, body.to_string().as_bytes()).to_string()
        };
        assert_eq!(refusal(1), "refused with code 50035: Invalid Form Body; options.0: Too long");
        let many = refusal(200);
        assert_eq!(many.matches("Too long").count(), 3, "{many}");
        assert!(many.ends_with("; and 197 more"), "{many}");
    }

    #[tokio::test]
    async fn an_error_without_an_answer_names_its_causes() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let error = client.get(format!("http://{address}/secret")).send().await;
        let said = ApiError::unanswered(error.unwrap_err()).to_string();
        assert!(said.contains("onnection refused"), "{said}");
        assert!(!said.contains("secret"), "{said}");
        let nobody = client.get("http://nobody.invalid/secret").send().await;
        let said = ApiError::unanswered(nobody.unwrap_err()).to_string();
        assert!(said.contains("dns error"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

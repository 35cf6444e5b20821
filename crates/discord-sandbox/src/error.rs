//! Discord's errors: a status, a code, a message and, for bad bodies, where the errors are.

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) body: Value,
    /// For 429: the limit of all tokens in a channel, not the bucket's own.
    pub(crate) is_shared: bool,
}

impl ApiError {
    fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, body: json!({ "message": message, "code": code }), is_shared: false }
    }

    fn bad_form(errors: Value) -> Self {
        let mut error = Self::new(400, 50035, "Invalid Form Body");
        error.body["errors"] = errors;
        error
    }

    /// The refusal of a body in which only this field is wrong.
    pub(crate) fn bad_field(key: &str, code: &str, message: &str) -> Self {
        let mut errors = FormErrors::default();
        errors.at(key, code, message);
        Self::bad_form(errors.found)
    }

    pub(crate) fn old_message_edits(retry_after: f64) -> Self {
        let message =
            "Maximum number of edits to messages older than 1 hour reached. Try again later";
        Self::limited(retry_after, false, 30046, message)
    }

    /// The refusal of one more command of a type than there can be.
    pub(crate) fn too_many_commands(most: usize) -> Self {
        let message = format!("Maximum number of application commands reached ({most}).");
        Self::new(400, 30032, &message)
    }

    pub(crate) fn rate_limited(retry_after: f64, global: bool) -> Self {
        Self::limited(retry_after, global, 0, "You are being rate limited.")
    }

    fn limited(retry_after: f64, global: bool, code: u32, message: &str) -> Self {
        let body = json!({ "message": message, "code": code, "retry_after": retry_after, "global": global });
        Self { status: 429, body, is_shared: false }
    }

    /// The refusal of a request over the hidden limit of a channel's tokens.
    pub(crate) fn too_many_tokens(retry_after: f64) -> Self {
        Self { is_shared: true, ..Self::rate_limited(retry_after, false) }
    }

    /// The refusal of a valid emoji, for no reason.
    pub(crate) fn refused_emoji() -> Self {
        let refused = json!({ "_errors": [{ "code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji" }] });
        let row = json!({ "components": { "0": { "emoji": { "id": refused } } } });
        Self::bad_form(json!({ "components": { "0": row } }))
    }

    /// An error that a test requested.
    pub(crate) fn injected(status: u16) -> Self {
        match status {
            429 => Self::rate_limited(0.3, false),
            403 => Self::missing_permissions(),
            _ => Self::new(status, 0, "The stand-in was told to fail"),
        }
    }
}

/// Errors that are always the same: status, code and message.
macro_rules! errors {
    ($($name:ident: $status:literal, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $(pub(crate) fn $name() -> Self {
                Self::new($status, $code, $message)
            })*
        }
    };
}

errors! {
    unauthorized: 401, 0, "401: Unauthorized";
    not_found: 404, 0, "404: Not Found";
    unknown_channel: 404, 10003, "Unknown Channel";
    unknown_guild: 404, 10004, "Unknown Guild";
    unknown_member: 404, 10007, "Unknown Member";
    unknown_message: 404, 10008, "Unknown Message";
    unknown_user: 404, 10013, "Unknown User";
    unknown_emoji: 404, 10014, "Unknown Emoji";
    unknown_webhook: 404, 10015, "Unknown Webhook";
    unknown_interaction: 404, 10062, "Unknown interaction";
    unknown_command: 404, 10063, "Unknown application command";
    already_acknowledged: 400, 40060, "Interaction has already been acknowledged.";
    forum_parent: 400, 40058, "Cannot message this thread until after the post author has sent an initial message.";
    missing_access: 403, 50001, "Missing Access";
    not_the_author: 403, 50005, "Cannot edit a message authored by another user";
    empty_message: 400, 50006, "Cannot send an empty message";
    missing_permissions: 403, 50013, "Missing Permissions";
    invalid_webhook_token: 401, 50027, "Invalid Webhook Token";
    archived_thread: 400, 50083, "Tried to perform an operation on an archived thread, such as editing a message or adding a user to the thread";
    no_history_to_reply: 400, 160_002, "Cannot reply without permission to read message history";
    thread_exists: 400, 160_004, "A thread has already been created for this message";
    locked_thread: 400, 160_005, "Thread is locked";
    too_many_threads: 400, 160_006, "Maximum number of active threads reached";
    wrong_channel_type: 400, 50024, "Cannot execute action on this channel type";
    not_json: 400, 50109, "The request body contains invalid JSON.";
    too_large: 413, 40005, "Request entity too large";
}

/// Collects the errors of a body and their places, nested as Discord nests them.
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    path: Vec<String>,
    found: Value,
}

impl FormErrors {
    /// Checks a part of the body. Errors that `inside` finds are noted under `key`.
    pub(crate) fn within<T>(
        &mut self,
        key: impl ToString,
        inside: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.path.push(key.to_string());
        let result = inside(self);
        self.path.pop();
        result
    }

    pub(crate) fn add(&mut self, code: &str, message: impl Into<String>) {
        let here = self.path.iter().fold(&mut self.found, |here, key| &mut here[key]);
        let error = json!({ "code": code, "message": message.into() });
        match here["_errors"].as_array_mut() {
            Some(errors) => errors.push(error),
            None => here["_errors"] = json!([error]),
        }
    }

    pub(crate) fn at(&mut self, key: impl ToString, code: &str, message: impl Into<String>) {
        self.within(key, |errors| errors.add(code, message));
    }

    pub(crate) fn required(&mut self, key: impl ToString) {
        self.at(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Notes that the value under `key` isn't one of those `allowed`.
    pub(crate) fn no_choice(&mut self, key: impl ToString, allowed: impl Display) {
        let message = format!("Value must be one of {allowed}.");
        self.at(key, "BASE_TYPE_CHOICES", message);
    }

    /// Notes that the text or list under `key` is too short or too long.
    pub(crate) fn bad_length(&mut self, key: impl ToString, sizes: &RangeInclusive<usize>) {
        let (least, most) = (sizes.start(), sizes.end());
        let (code, message) = match least {
            0 => ("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length.")),
            _ => ("BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length.")),
        };
        self.at(key, code, message);
    }

    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.found.is_null() { Ok(()) } else { Err(ApiError::bad_form(self.found)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_nested_like_the_body() {
        let mut errors = FormErrors::default();
        errors.within("embeds", |errors| errors.within(0, |errors| errors.required("title")));
        errors.at("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.");
        let error = errors.finish().expect_err("two errors were noted");
        assert_eq!(error.body["code"], 50035);
        assert_eq!(
            error.body["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_REQUIRED"
        );
        assert_eq!(error.body["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    }
}

//! Limits on threads.

use serde_json::Value;

use super::{boolean, number, required_text, text};
use crate::error::{ApiError, FormErrors};

const NAME_MAX: usize = 100;
/// The allowed times, in quiet minutes, before a thread is archived.
const AUTO_ARCHIVE: [u64; 4] = [60, 1440, 4320, 10080];
/// The longest slow mode pause between two messages of one person, in seconds.
const MAX_PAUSE: i64 = 21_600;

/// Checks a new thread, which must be of this kind if the request has to say one.
pub(crate) fn start(body: &Value, kind: Option<u8>) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    required_text(&mut errors, body, "name", NAME_MAX);
    numbers(&mut errors, body);
    if kind.is_some_and(|kind| body["type"] != kind) {
        errors.at("type", "BASE_TYPE_CHOICES", "Not a type of thread here.");
    }
    errors.finish()
}

pub(crate) fn change(body: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    text(&mut errors, body, "name", NAME_MAX);
    boolean(&mut errors, body, "archived");
    boolean(&mut errors, body, "locked");
    numbers(&mut errors, body);
    errors.finish()
}

fn numbers(errors: &mut FormErrors, body: &Value) {
    let minutes = &body["auto_archive_duration"];
    let known = |minutes| AUTO_ARCHIVE.contains(&minutes);
    if !minutes.is_null() && !minutes.as_u64().is_some_and(known) {
        errors.no_choice("auto_archive_duration", format_args!("{AUTO_ARCHIVE:?}"));
    }
    number(errors, body, "rate_limit_per_user", 0..=MAX_PAUSE);
}

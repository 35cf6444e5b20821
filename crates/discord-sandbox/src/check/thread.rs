//! Limits on threads.

use serde_json::Value;

use super::{required_text, text};
use crate::error::FormErrors;

const NAME_MAX: usize = 100;

pub(crate) fn start(errors: &mut FormErrors, body: &Value, durations: &[u64], max_pause: u64) {
    required_text(errors, body, "name", NAME_MAX);
    numbers(errors, body, durations, max_pause);
}

pub(crate) fn change(errors: &mut FormErrors, body: &Value, durations: &[u64], max_pause: u64) {
    text(errors, body, "name", NAME_MAX);
    for key in ["archived", "locked"] {
        if !body[key].is_null() && !body[key].is_boolean() {
            errors.at(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
    }
    numbers(errors, body, durations, max_pause);
}

fn numbers(errors: &mut FormErrors, body: &Value, durations: &[u64], max_pause: u64) {
    let key = "auto_archive_duration";
    let known = |value: &Value| {
        value
            .as_u64()
            .is_some_and(|value| durations.contains(&value))
    };
    if !body[key].is_null() && !known(&body[key]) {
        errors.at(
            key,
            "BASE_TYPE_CHOICES",
            format!("Value must be one of {durations:?}."),
        );
    }
    let key = "rate_limit_per_user";
    let good = |value: &Value| value.as_u64().is_some_and(|value| value <= max_pause);
    if !body[key].is_null() && !good(&body[key]) {
        errors.at(
            key,
            "NUMBER_TYPE_MAX",
            format!("Must be between 0 and {max_pause}."),
        );
    }
}

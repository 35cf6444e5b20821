//! Checks bodies against Discord's documented limits. Errors have Discord's form.

pub(crate) mod command;
mod component;
mod embed;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod thread;

use std::collections::HashSet;

use serde_json::Value;

use crate::error::FormErrors;

/// The length of a text as Discord counts it.
fn length(text: &str) -> usize {
    text.chars().count()
}

/// Checks a text field that may be missing.
fn text(errors: &mut FormErrors, value: &Value, key: &str, max: usize) {
    match &value[key] {
        Value::Null => {}
        Value::String(text) if length(text) > max => too_long(errors, key, max),
        Value::String(_) => {}
        _ => errors.at(
            key,
            "STRING_TYPE_CONVERT",
            "Could not interpret value as string.",
        ),
    }
}

/// Checks a required text field of 1 to `max` characters, not only spaces.
fn required_text(errors: &mut FormErrors, value: &Value, key: &str, max: usize) {
    match &value[key] {
        Value::Null => errors.required(key),
        Value::String(text) if text.trim().is_empty() || length(text) > max => {
            errors.at(
                key,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between 1 and {max} in length."),
            );
        }
        Value::String(_) => {}
        _ => errors.at(
            key,
            "STRING_TYPE_CONVERT",
            "Could not interpret value as string.",
        ),
    }
}

fn too_long(errors: &mut FormErrors, key: &str, max: usize) {
    errors.at(
        key,
        "BASE_TYPE_MAX_LENGTH",
        format!("Must be {max} or fewer in length."),
    );
}

/// The list under `key`. Notes an error if it isn't a list, is too short or too long.
fn list<'a>(
    errors: &mut FormErrors,
    value: &'a Value,
    key: &str,
    sizes: std::ops::RangeInclusive<usize>,
) -> &'a [Value] {
    let items = match &value[key] {
        Value::Null => &[][..],
        Value::Array(items) => items,
        _ => {
            errors.at(
                key,
                "LIST_TYPE_CONVERT",
                "Only iterables may be used in a ListType",
            );
            return &[];
        }
    };
    if !sizes.contains(&items.len()) {
        let message = format!(
            "Must be between {} and {} in length.",
            sizes.start(),
            sizes.end()
        );
        errors.at(key, "BASE_TYPE_BAD_LENGTH", message);
    }
    items
}

/// Checks a number field that may be missing.
fn number(errors: &mut FormErrors, value: &Value, key: &str, range: std::ops::RangeInclusive<u64>) {
    if !value[key].is_null()
        && !value[key]
            .as_u64()
            .is_some_and(|number| range.contains(&number))
    {
        let message = format!(
            "int value should be between {} and {}.",
            range.start(),
            range.end()
        );
        errors.at(key, "NUMBER_TYPE_COERCE", message);
    }
}

/// Notes that a part's type is not among those `allowed` there, written as Discord does.
fn wrong_type(errors: &mut FormErrors, allowed: &str) {
    let message = format!("Value of field \"type\" must be one of {allowed}.");
    errors.at("type", "UNION_TYPE_CHOICES", message);
}

/// Checks that a part's text under `key`, if it has one, isn't among those `before` it.
fn unique<'a>(
    errors: &mut FormErrors,
    part: &'a Value,
    key: &str,
    before: &mut HashSet<&'a str>,
    (code, message): (&str, &str),
) {
    if part[key].as_str().is_some_and(|text| !before.insert(text)) {
        errors.at(key, code, message);
    }
}

/// Checks that a component's custom id isn't among the `ids` of earlier ones.
fn unique_id<'a>(errors: &mut FormErrors, part: &'a Value, ids: &mut HashSet<&'a str>) {
    let message = "Component custom id cannot be duplicated";
    let error = ("COMPONENT_CUSTOM_ID_DUPLICATED", message);
    unique(errors, part, "custom_id", ids, error);
}

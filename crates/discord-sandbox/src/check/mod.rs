//! Checks bodies against Discord's documented limits. Errors have Discord's form.

pub(crate) mod command;
mod component;
mod layout;
pub(crate) mod message;
pub(crate) mod modal;
pub(crate) mod thread;

use std::collections::HashSet;
use std::ops::RangeInclusive;

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
        Value::String(text) if length(text) <= max => {}
        Value::String(_) => errors.bad_length(key, &(0..=max)),
        _ => no_text(errors, key),
    }
}

/// Checks a required text field of 1 to `max` characters, not only spaces.
fn required_text(errors: &mut FormErrors, value: &Value, key: &str, max: usize) {
    match &value[key] {
        Value::Null => errors.required(key),
        Value::String(text) if !text.trim().is_empty() && length(text) <= max => {}
        Value::String(_) => errors.bad_length(key, &(1..=max)),
        _ => no_text(errors, key),
    }
}

fn no_text(errors: &mut FormErrors, key: &str) {
    errors.at(key, "STRING_TYPE_CONVERT", "Could not interpret value as string.");
}

/// The list under `key`. Notes an error if it isn't a list, is too short or too long.
fn list<'a>(
    errors: &mut FormErrors,
    value: &'a Value,
    key: &str,
    sizes: RangeInclusive<usize>,
) -> &'a [Value] {
    let items = match &value[key] {
        Value::Null => &[][..],
        Value::Array(items) => items,
        _ => {
            errors.at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return &[];
        }
    };
    if !sizes.contains(&items.len()) {
        errors.bad_length(key, &sizes);
    }
    items
}

/// The list under `key`, like [`list`], each of whose items is checked.
fn each<'a>(
    errors: &mut FormErrors,
    value: &'a Value,
    key: &str,
    sizes: RangeInclusive<usize>,
    mut check: impl FnMut(&mut FormErrors, &'a Value),
) -> &'a [Value] {
    let items = list(errors, value, key, sizes);
    errors.within(key, |errors| {
        for (index, item) in items.iter().enumerate() {
            errors.within(index, |errors| check(errors, item));
        }
    });
    items
}

/// Checks that no value of the list under `key` is in it twice: Discord reads it as a set.
fn set(errors: &mut FormErrors, value: &Value, key: &str) {
    let items = value[key].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.within(key, |errors| {
        for (index, item) in items.iter().enumerate() {
            if items[..index].contains(item) {
                let message = "The set already contains this value";
                errors.at(index, "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
            }
        }
    });
}

/// Checks a number field that may be missing.
fn number(errors: &mut FormErrors, value: &Value, key: &str, range: RangeInclusive<i64>) {
    let (least, most) = range.into_inner();
    let (code, message) = match value[key].as_i64() {
        Some(number) if number > most => {
            ("NUMBER_TYPE_MAX", format!("int value should be less than or equal to {most}."))
        }
        Some(number) if number < least => {
            ("NUMBER_TYPE_MIN", format!("int value should be greater than or equal to {least}."))
        }
        None if !value[key].is_null() => {
            ("NUMBER_TYPE_COERCE", format!("Value {} is not int.", value[key]))
        }
        _ => return,
    };
    errors.at(key, code, message);
}

/// Checks that a field of a form that has to be filled in doesn't also take nothing.
fn no_value_below_one(errors: &mut FormErrors, field: &Value) {
    if field["required"] != false && field["min_values"] == 0 {
        let message = "Must be at least 1 when the component is required.";
        errors.at("min_values", "COMPONENT_REQUIRED_MIN_VALUES", message);
    }
}

/// Checks a field that is true, false or missing.
fn boolean(errors: &mut FormErrors, value: &Value, key: &str) {
    if !matches!(value[key], Value::Null | Value::Bool(_)) {
        errors.at(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
    }
}

/// Checks that something is an object, as the parts of a body are. Returns whether it is.
fn object(errors: &mut FormErrors, value: &Value) -> bool {
    if !value.is_object() {
        errors.add("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
    }
    value.is_object()
}

/// Whether a value is an address with one of these schemes.
fn has_scheme(url: &Value, schemes: &[&str]) -> bool {
    url.as_str().is_some_and(|url| schemes.iter().any(|scheme| url.starts_with(scheme)))
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

/// A value with some fields set.
#[cfg(test)]
pub(crate) fn with(mut value: Value, fields: &Value) -> Value {
    for (key, field) in fields.as_object().expect("fields") {
        value[key] = field.clone();
    }
    value
}

/// Checks that a component's custom id isn't among the `ids` of earlier ones.
fn unique_id<'a>(errors: &mut FormErrors, part: &'a Value, ids: &mut HashSet<&'a str>) {
    let error = ("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    unique(errors, part, "custom_id", ids, error);
}

//! Limits on the rows, buttons and menus of a message.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::{
    FormErrors, each, has_scheme, number, required_text, text, unique, unique_id, wrong_type,
};

const BUTTON: u64 = 2;
const TEXT_SELECT: u64 = 3;

/// Checks the rows of a message; `knows_emoji` says whether an application emoji exists.
pub(super) fn check(errors: &mut FormErrors, body: &Value, knows_emoji: &dyn Fn(&str) -> bool) {
    let mut ids = HashSet::new();
    each(errors, body, "components", 0..=5, |errors, part| {
        if part["type"] != 1 {
            return wrong_type(errors, "(1,)");
        }
        row(errors, part, &mut ids, knows_emoji);
    });
}

/// Checks a row of buttons, or of one menu.
pub(super) fn row<'a>(
    errors: &mut FormErrors,
    row: &'a Value,
    ids: &mut HashSet<&'a str>,
    knows_emoji: &dyn Fn(&str) -> bool,
) {
    let parts = each(errors, row, "components", 1..=5, |errors, part| {
        one(errors, part, ids, knows_emoji);
    });
    let buttons = parts.iter().filter(|part| part["type"] == BUTTON).count();
    if buttons != parts.len() && parts.len() > 1 {
        let message = "Rows hold up to five buttons or one menu, not both.";
        errors.at("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
}

pub(super) fn one<'a>(
    errors: &mut FormErrors,
    part: &'a Value,
    ids: &mut HashSet<&'a str>,
    knows_emoji: &dyn Fn(&str) -> bool,
) {
    match part["type"].as_u64() {
        Some(BUTTON) => button(errors, part, knows_emoji),
        Some(TEXT_SELECT) => select(errors, part, knows_emoji),
        Some(5..=8) => menu_limits(errors, part),
        _ => return wrong_type(errors, "(2, 3, 5, 6, 7, 8)"),
    }
    unique_id(errors, part, ids);
}

fn button(errors: &mut FormErrors, part: &Value, knows_emoji: &dyn Fn(&str) -> bool) {
    text(errors, part, "label", 80);
    match part["style"].as_u64() {
        Some(1..=4) => {
            required_text(errors, part, "custom_id", 100);
            absent(errors, part, "url");
        }
        Some(5) => {
            required_text(errors, part, "url", 512);
            if !has_scheme(&part["url"], &["http://", "https://", "discord://"]) {
                let message = "Scheme must be one of ('http', 'https', 'discord').";
                errors.at("url", "URL_TYPE_INVALID_SCHEME", message);
            }
            absent(errors, part, "custom_id");
        }
        _ => errors.no_choice("style", "{1, 2, 3, 4, 5}"),
    }
    let has_label = part["label"].as_str().is_some_and(|label| !label.trim().is_empty());
    if !has_label && part["emoji"].is_null() {
        let code = "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED";
        errors.add(code, "A button must have a label or an emoji");
    }
    check_emoji(errors, part, knows_emoji);
}

/// Checks that a button that has either a custom id or an address doesn't have this one.
fn absent(errors: &mut FormErrors, part: &Value, key: &str) {
    if !part[key].is_null() {
        let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
        errors.at(key, code, "A custom id and url cannot both be specified");
    }
}

/// Checks the options of a menu, a radio group or a group of checkboxes.
pub(super) fn options<'a>(
    errors: &mut FormErrors,
    part: &'a Value,
    sizes: RangeInclusive<usize>,
) -> &'a [Value] {
    let mut values = HashSet::new();
    each(errors, part, "options", sizes, |errors, option| {
        required_text(errors, option, "label", 100);
        required_text(errors, option, "value", 100);
        text(errors, option, "description", 100);
        let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
        let used = (code, "The specified option value is already used");
        unique(errors, option, "value", &mut values, used);
    })
}

pub(super) fn select(errors: &mut FormErrors, part: &Value, knows_emoji: &dyn Fn(&str) -> bool) {
    menu_limits(errors, part);
    let options = options(errors, part, 1..=25);
    each(errors, part, "options", 0..=usize::MAX, |errors, option| {
        check_emoji(errors, option, knows_emoji);
    });
    let max = part["max_values"].as_u64().unwrap_or(1);
    if max > options.len() as u64 {
        let code = "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS";
        errors.at("max_values", code, "Cannot be greater than the number of options.");
    }
    let preset = options.iter().filter(|option| option["default"] == true).count() as u64;
    if preset > max {
        let code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES";
        errors.at("options", code, "More defaults than can be chosen.");
    }
}

/// Checks the limits that text, user, role and channel menus share.
pub(super) fn menu_limits(errors: &mut FormErrors, part: &Value) {
    required_text(errors, part, "custom_id", 100);
    text(errors, part, "placeholder", 150);
    number(errors, part, "min_values", 0..=25);
    number(errors, part, "max_values", 1..=25);
    let count = |key: &str| part[key].as_u64().unwrap_or(1);
    if count("min_values") > count("max_values") {
        let code = "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX";
        errors.at("min_values", code, "Cannot be greater than max_values.");
    }
}

fn check_emoji(errors: &mut FormErrors, part: &Value, knows_emoji: &dyn Fn(&str) -> bool) {
    let emoji = &part["emoji"];
    let fine = match (emoji["id"].as_str(), emoji["name"].as_str()) {
        _ if emoji.is_null() => true,
        (Some(id), _) => knows_emoji(id),
        (None, Some(name)) => emojis::get(name).is_some(),
        (None, None) => false,
    };
    if !fine {
        errors.within("emoji", |errors| {
            errors.at("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        });
    }
}

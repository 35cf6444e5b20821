//! Limits on registered commands.

use std::collections::HashSet;

use serde_json::Value;

use super::{FormErrors, each, length, list, required_text, set, unique};
use crate::error::ApiError;

/// The locales of Discord's clients.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];
/// How many commands of each type (typed, of people, of messages) there can be.
const MAX_OF_TYPE: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];
const MAX_CHARACTERS: usize = 8_000;
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;

pub(crate) fn check(commands: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let Some(commands) = commands.as_array() else {
        errors.add("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return errors.finish();
    };
    let most: usize = MAX_OF_TYPE.iter().map(|(_, most)| most).sum();
    if commands.len() > most {
        errors.add("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
    }
    for (kind, most) in MAX_OF_TYPE {
        if commands.iter().filter(|command| kind_of(command) == kind).count() > most {
            return Err(ApiError::too_many_commands(most));
        }
    }
    let mut names: [HashSet<&str>; 3] = Default::default();
    for (index, command) in commands.iter().enumerate() {
        errors.within(index, |errors| {
            one(errors, command);
            let of_kind = MAX_OF_TYPE.iter().position(|(kind, _)| kind_of(command) == *kind);
            if let Some(names) = of_kind.and_then(|at| names.get_mut(at)) {
                unique(errors, command, "name", names, TAKEN);
            }
        });
    }
    errors.finish()
}

const TAKEN: (&str, &str) =
    ("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");

/// The refusal of a name that another command of the type has.
pub(crate) fn taken() -> ApiError {
    ApiError::bad_field("name", TAKEN.0, TAKEN.1)
}

/// Checks that there can be one more command of this type beside these.
pub(crate) fn room_for(command: &Value, others: &[Value]) -> Result<(), ApiError> {
    let kind = kind_of(command);
    let count = others.iter().filter(|other| kind_of(other) == kind).count();
    match MAX_OF_TYPE.iter().find(|(of, _)| *of == kind) {
        Some((_, most)) if count >= *most => Err(ApiError::too_many_commands(*most)),
        _ => Ok(()),
    }
}

fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Checks a command that is registered by itself.
pub(crate) fn check_one(command: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    one(&mut errors, command);
    errors.finish()
}

/// Whether a command is typed, not picked from the menu of a person or a message.
fn is_typed(command: &Value) -> bool {
    kind_of(command) == 1
}

fn one(errors: &mut FormErrors, command: &Value) {
    known_numbers(errors, command, "contexts", &[0, 1, 2]);
    known_numbers(errors, command, "integration_types", &[0, 1]);
    if !is_typed(command) {
        return of_menu(errors, command);
    }
    naming(errors, command);
    options(errors, command, 0);
    if characters(command) > MAX_CHARACTERS {
        let message = format!("Command exceeds maximum size ({MAX_CHARACTERS})");
        errors.add("APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

/// Checks a command in the menu of a person or a message. It has a name for people to read, and
/// nothing else.
fn of_menu(errors: &mut FormErrors, command: &Value) {
    required_text(errors, command, "name", 32);
    localizations(errors, command, "name_localizations", |text| (1..=32).contains(&length(text)));
    let is_empty = |part: &Value| match part {
        Value::String(text) => text.is_empty(),
        Value::Array(parts) => parts.is_empty(),
        part => part.is_null(),
    };
    for key in ["description", "options"] {
        if !is_empty(&command[key]) {
            let message = format!("Context menu commands cannot have {key}.");
            errors.at(key, "APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID", message);
        }
    }
}

fn known_numbers(errors: &mut FormErrors, command: &Value, key: &str, known: &[u64]) {
    let is_known = |value: &Value| value.as_u64().is_some_and(|number| known.contains(&number));
    let values = list(errors, command, key, 0..=known.len());
    set(errors, command, key);
    if !values.iter().all(is_known) {
        errors.no_choice(key, format_args!("{known:?}"));
    }
}

fn naming(errors: &mut FormErrors, part: &Value) {
    required_text(errors, part, "description", 100);
    match part["name"].as_str() {
        None => errors.required("name"),
        Some(name) if !is_name(name) => {
            let code = "APPLICATION_COMMAND_INVALID_NAME";
            errors.at("name", code, "Command name is invalid");
        }
        Some(_) => {}
    }
    localizations(errors, part, "name_localizations", is_name);
    localizations(errors, part, "description_localizations", |text| {
        (1..=100).contains(&length(text))
    });
}

fn localizations(errors: &mut FormErrors, part: &Value, key: &str, fine: impl Fn(&str) -> bool) {
    let Some(texts) = part[key].as_object() else { return };
    errors.within(key, |errors| {
        for (locale, text) in texts {
            if !LOCALES.contains(&locale.as_str()) {
                errors.no_choice(locale, format_args!("{LOCALES:?}"));
            } else if !text.as_str().is_some_and(&fine) {
                errors.at(locale, "BASE_TYPE_INVALID", "The localized text is invalid");
            }
        }
    });
}

/// Whether a name has 1 to 32 letters, digits, marks, `-`, `_` or `'`, and no capitals.
fn is_name(name: &str) -> bool {
    let allowed = |c: char| c.is_alphanumeric() || "-_'".contains(c) || is_indic_or_thai(c);
    (1..=32).contains(&length(name)) && name.chars().all(allowed) && name.to_lowercase() == name
}

/// Whether `c` is in a script where vowel signs aren't letters but are parts of words.
fn is_indic_or_thai(c: char) -> bool {
    ('\u{900}'..='\u{97F}').contains(&c) || ('\u{E00}'..='\u{E7F}').contains(&c)
}

fn options(errors: &mut FormErrors, parent: &Value, depth: u8) {
    let mut names = HashSet::new();
    let mut optional_before = false;
    let options = each(errors, parent, "options", 0..=25, |errors, option| {
        one_option(errors, option, depth);
        if option["required"] == true && optional_before {
            let message = "Required options must be placed before non-required options";
            errors.add("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_before |= option["required"] != true;
        let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
        let taken = (code, "Option name already exists");
        unique(errors, option, "name", &mut names, taken);
    });
    let is_nested = |option: &Value| matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP));
    if options.iter().any(is_nested) && !options.iter().all(is_nested) {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        let code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
        errors.at("options", code, message);
    }
}

fn one_option(errors: &mut FormErrors, option: &Value, depth: u8) {
    naming(errors, option);
    match option["type"].as_u64() {
        Some(SUBCOMMAND) if depth < 2 => options(errors, option, 2),
        Some(GROUP) if depth == 0 => options(errors, option, 1),
        Some(3..=11) => {}
        _ => errors.at("type", "BASE_TYPE_CHOICES", "This type cannot stand here."),
    }
    let is_text = option["type"] == 3;
    let mut names = HashSet::new();
    let choices = each(errors, option, "choices", 0..=25, |errors, choice| {
        one_choice(errors, choice, is_text);
        let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS";
        let taken = (code, "Choice name already exists");
        unique(errors, choice, "name", &mut names, taken);
    });
    if !choices.is_empty() && option["autocomplete"] == true {
        let code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES";
        let message = "Choices cannot stand beside autocomplete";
        errors.at("autocomplete", code, message);
    }
}

pub(crate) fn offered(data: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    errors.within("data", |errors| {
        if data["choices"].is_null() {
            errors.required("choices");
        }
        each(errors, data, "choices", 0..=25, |errors, choice| {
            one_choice(errors, choice, choice["value"].is_string());
        });
    });
    errors.finish()
}

fn one_choice(errors: &mut FormErrors, choice: &Value, is_text: bool) {
    required_text(errors, choice, "name", 100);
    localizations(errors, choice, "name_localizations", |text| (1..=100).contains(&length(text)));
    match &choice["value"] {
        Value::String(text) if is_text && length(text) <= 100 => {}
        Value::Number(_) if !is_text => {}
        Value::Null => errors.required("value"),
        _ => {
            let message = "The value is not of the option's type, or too long";
            errors.at("value", "BASE_TYPE_INVALID", message);
        }
    }
}

/// The characters that count towards a command's size: names, descriptions and values, each in its
/// longest translation.
fn characters(part: &Value) -> usize {
    let longest = |key: &str, localized: &str| {
        let translations = part[localized].as_object().into_iter().flat_map(|texts| texts.values());
        translations.chain([&part[key]]).filter_map(Value::as_str).map(length).max().unwrap_or(0)
    };
    let nested = ["options", "choices"].iter().filter_map(|key| part[key].as_array()).flatten();
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + part["value"].as_str().map_or(0, length)
        + nested.map(characters).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn with(options: Value) -> Value {
        json!([{ "name": "play", "description": "Plays", "options": options }])
    }

    fn option(fields: Value) -> Value {
        let option = json!({ "type": 3, "name": "card", "description": "Which" });
        super::super::with(option, &fields)
    }

    #[test]
    fn good_commands_pass() {
        for commands in [
            json!([]),
            with(json!([
                option(json!({ "required": true, "autocomplete": true })),
                option(json!({ "name": "b" }))
            ])),
            with(
                json!([{ "type": 1, "name": "forget-me", "description": "d", "options": [option(json!({}))] }]),
            ),
            json!([{ "name": "Play with", "type": 2, "description": "", "contexts": [0] },
                { "name": "Play with", "type": 3, "name_localizations": { "hi": "साथ खेलें" } }]),
            json!([{ "name": "खेल", "description": "d", "name_localizations": { "hi": "खेलें" }, "contexts": [0] }]),
        ] {
            assert!(check(&commands).is_ok(), "{commands} {:?}", check(&commands));
        }
    }

    #[test]
    fn bad_commands_are_refused() {
        let long = |n: usize| {
            option(
                json!({ "name": format!("o{n}"), "choices": (0..25).map(|c| json!({ "name": format!("{c:0>99}"), "value": "v".repeat(100) })).collect::<Vec<_>>() }),
            )
        };
        for (commands, why) in [
            (json!([{ "name": "Play", "description": "d" }]), "INVALID_NAME"),
            (json!([{ "name": "a b", "description": "d" }]), "INVALID_NAME"),
            (json!([{ "name": "a", "description": "" }]), "description"),
            (json!([{ "name": "a", "type": 2, "description": "d" }]), "description"),
            (json!([{ "name": "a", "type": 2, "options": [option(json!({}))] }]), "options"),
            (json!([{ "name": "x".repeat(33), "type": 2 }]), "name"),
            (json!([{ "name": "a", "type": 2, "name_localizations": { "pa": "x" } }]), "pa"),
            (
                json!([{ "name": "a", "description": "d" }, { "name": "a", "description": "d" }]),
                "DUPLICATE",
            ),
            (
                json!([{ "name": "a", "description": "d", "name_localizations": { "pa": "x" } }]),
                "pa",
            ),
            (
                with(json!([option(json!({})), option(json!({ "name": "b", "required": true }))])),
                "REQUIRED_INVALID",
            ),
            (
                with(json!(
                    (0..26).map(|n| option(json!({ "name": format!("o{n}") }))).collect::<Vec<_>>()
                )),
                "options",
            ),
            (
                with(json!([option(
                    json!({ "choices": vec![json!({ "name": "n", "value": "v" }); 2] })
                )])),
                "CHOICE_NAME",
            ),
            (with(json!([long(1), long(2)])), "TOO_LARGE"),
            (
                with(json!([option(
                    json!({ "autocomplete": true, "choices": [{ "name": "n", "value": "v" }] })
                )])),
                "AUTOCOMPLETE",
            ),
            (
                with(json!([option(json!({})), { "type": 1, "name": "s", "description": "d" }])),
                "TYPE_INVALID",
            ),
            (json!([{ "name": "a", "description": "d", "contexts": [0, 0] }]), "ALREADY_CONTAINS"),
            (
                json!([{ "name": "a", "description": "d", "integration_types": [1, 1] }]),
                "ALREADY_CONTAINS",
            ),
        ] {
            let refused = check(&commands).map_err(|error| error.body.to_string());
            assert!(refused.as_ref().is_err_and(|error| error.contains(why)), "{why}: {refused:?}");
        }
    }
}

//! Limits on forms: a title, and up to five labels with a field, rows with a text input, or texts.

use std::collections::HashSet;

use serde_json::Value;

use super::component::{menu_limits, options, select};
use super::{
    FormErrors, boolean, each, no_value_below_one, number, required_text, text, unique_id,
    wrong_type,
};
use crate::error::ApiError;

const ROW: u64 = 1;
const TEXT_INPUT: u64 = 4;
const TEXT: u64 = 10;
const LABEL: u64 = 18;

pub(crate) fn check(data: &Value, knows_emoji: &dyn Fn(&str) -> bool) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    errors.within("data", |errors| {
        required_text(errors, data, "title", 45);
        required_text(errors, data, "custom_id", 100);
        let mut ids = HashSet::new();
        each(errors, data, "components", 1..=5, |errors, part| match part["type"].as_u64() {
            Some(ROW) => {
                each(errors, part, "components", 1..=1, |errors, input| {
                    if input["type"] != TEXT_INPUT {
                        return wrong_type(errors, "(4,)");
                    }
                    required_text(errors, input, "label", 45);
                    field(errors, input, knows_emoji);
                    unique_id(errors, input, &mut ids);
                });
            }
            Some(LABEL) => {
                required_text(errors, part, "label", 45);
                text(errors, part, "description", 100);
                let input = &part["component"];
                if input.is_null() {
                    return errors.required("component");
                }
                errors.within("component", |errors| {
                    field(errors, input, knows_emoji);
                    unique_id(errors, input, &mut ids);
                });
            }
            Some(TEXT) => required_text(errors, part, "content", 4000),
            _ => wrong_type(errors, "(1, 10, 18)"),
        });
    });
    errors.finish()
}

/// Checks what somebody fills in.
fn field(errors: &mut FormErrors, field: &Value, knows_emoji: &dyn Fn(&str) -> bool) {
    boolean(errors, field, "required");
    if field["disabled"] == true {
        let message = "Forms can't have disabled components.";
        errors.at("disabled", "MODAL_COMPONENT_DISABLED", message);
    }
    match field["type"].as_u64() {
        Some(TEXT_INPUT) => input(errors, field),
        Some(3) => select(errors, field, knows_emoji),
        Some(5..=8) => menu_limits(errors, field),
        Some(19) => several(errors, field),
        Some(21) => {
            required_text(errors, field, "custom_id", 100);
            let options = options(errors, field, 2..=10);
            one_default(errors, options);
        }
        Some(22) => {
            several(errors, field);
            options(errors, field, 1..=10);
        }
        Some(23) => {
            required_text(errors, field, "custom_id", 100);
            boolean(errors, field, "default");
        }
        _ => return wrong_type(errors, "(3, 4, 5, 6, 7, 8, 19, 21, 22, 23)"),
    }
    no_value_below_one(errors, field);
}

/// Checks a field that takes up to ten files, or checks.
fn several(errors: &mut FormErrors, field: &Value) {
    required_text(errors, field, "custom_id", 100);
    number(errors, field, "min_values", 0..=10);
    number(errors, field, "max_values", 1..=10);
}

fn one_default(errors: &mut FormErrors, options: &[Value]) {
    if options.iter().filter(|option| option["default"] == true).count() > 1 {
        let code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES";
        errors.at("options", code, "More defaults than can be chosen.");
    }
}

fn input(errors: &mut FormErrors, input: &Value) {
    required_text(errors, input, "custom_id", 100);
    text(errors, input, "placeholder", 100);
    text(errors, input, "value", 4000);
    number(errors, input, "min_length", 0..=4000);
    number(errors, input, "max_length", 1..=4000);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        errors.no_choice("style", "{1, 2}");
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn input() -> Value {
        json!({
            "type": 4, "custom_id": "word", "style": 1, "label": "l".repeat(45),
            "value": "v".repeat(4000), "placeholder": "p".repeat(100),
            "min_length": 0, "max_length": 4000,
        })
    }

    fn form(rows: Vec<Value>) -> Value {
        let rows = rows.into_iter().map(|input| json!({ "type": 1, "components": [input] }));
        json!({
            "title": "t".repeat(45), "custom_id": "c".repeat(100),
            "components": rows.collect::<Vec<_>>(),
        })
    }

    fn labelled(fields: Value) -> Value {
        let field = super::super::with(json!({ "type": 21, "custom_id": "f" }), &fields);
        json!({
            "title": "t", "custom_id": "c",
            "components": [{ "type": 18, "label": "l", "component": field }],
        })
    }

    fn choices(count: usize) -> Value {
        let choice = |n: usize| json!({ "label": n.to_string(), "value": n.to_string() });
        json!((0..count).map(choice).collect::<Vec<_>>())
    }

    fn verdict(data: &Value) -> Result<(), ApiError> {
        check(data, &|_| false)
    }

    #[test]
    fn labels_hold_every_kind_of_field() {
        for fields in [
            json!({ "type": 4, "style": 2 }),
            json!({ "type": 3, "options": choices(25), "max_values": 25 }),
            json!({ "type": 5, "required": false, "min_values": 0 }),
            json!({ "type": 8, "channel_types": [0] }),
            json!({ "type": 19, "min_values": 1, "max_values": 10 }),
            json!({ "options": choices(2) }),
            json!({ "type": 22, "options": choices(10), "required": false, "min_values": 0 }),
            json!({ "type": 23, "default": true }),
        ] {
            let form = labelled(fields);
            assert!(verdict(&form).is_ok(), "{form} {:?}", verdict(&form));
        }
        let mut many = labelled(json!({ "type": 23 }));
        many["components"] = json!(vec![json!({ "type": 10, "content": "t" }); 5]);
        assert!(verdict(&many).is_ok());
        many["components"] = json!(vec![json!({ "type": 10, "content": "t" }); 6]);
        assert!(verdict(&many).is_err());
    }

    #[test]
    fn labels_are_refused_with_the_wrong_field_named() {
        let mut preset = choices(2);
        for choice in preset.as_array_mut().expect("choices") {
            choice["default"] = json!(true);
        }
        for (fields, place) in [
            (json!({ "type": 2 }), "type"),
            (json!({ "type": 4 }), "style"),
            (json!({ "type": 3 }), "options"),
            (json!({ "type": 3, "options": choices(26) }), "options"),
            (json!({ "type": 3, "options": choices(2), "disabled": true }), "disabled"),
            (json!({ "type": 5, "min_values": 0 }), "min_values"),
            (json!({ "type": 19, "max_values": 11 }), "max_values"),
            (json!({ "type": 19, "min_values": 0 }), "min_values"),
            (json!({ "options": choices(1) }), "options"),
            (json!({ "options": choices(11) }), "options"),
            (json!({ "options": preset }), "options"),
            (json!({ "type": 22, "options": choices(11) }), "options"),
            (json!({ "type": 22, "options": choices(1), "min_values": 0 }), "min_values"),
            (json!({ "type": 23, "default": "yes" }), "default"),
            (json!({ "type": 23, "custom_id": null }), "custom_id"),
            (json!({ "type": 23, "required": 1 }), "required"),
        ] {
            let refused = verdict(&labelled(fields.clone())).expect_err(place);
            let path = format!("/errors/data/components/0/component/{place}");
            assert!(refused.body.pointer(&path).is_some(), "{fields}: {}", refused.body);
        }
        let label = labelled(json!({ "type": 23 }));
        for (key, value) in [
            ("label", json!("l".repeat(46))),
            ("label", Value::Null),
            ("description", json!("d".repeat(101))),
            ("component", Value::Null),
        ] {
            let mut form = label.clone();
            form["components"][0][key] = value;
            let refused = verdict(&form).expect_err(key);
            let path = format!("/errors/data/components/0/{key}");
            assert!(refused.body.pointer(&path).is_some(), "{}", refused.body);
        }
    }

    #[test]
    fn forms_are_accepted_up_to_their_limits_and_the_wrong_field_is_named() {
        assert!(verdict(&form(vec![input()])).is_ok());
        let many = (0..5).map(|n| {
            let mut input = input();
            input["custom_id"] = json!(n.to_string());
            input
        });
        assert!(verdict(&form(many.collect())).is_ok());
        let row = "/components/0";
        let line = "/components/0/components/0";
        for (at, field, value) in [
            ("", "title", json!("t".repeat(46))),
            ("", "title", json!("")),
            ("", "title", Value::Null),
            ("", "custom_id", json!("c".repeat(101))),
            ("", "custom_id", json!("")),
            ("", "components", json!([])),
            ("", "components", form(vec![input(); 6])["components"].clone()),
            (row, "type", json!(2)),
            (row, "components", json!([])),
            (row, "components", json!([input(), input()])),
            (line, "type", json!(2)),
            (line, "custom_id", json!("c".repeat(101))),
            (line, "label", json!("l".repeat(46))),
            (line, "label", Value::Null),
            (line, "value", json!("v".repeat(4001))),
            (line, "value", json!(7)),
            (line, "placeholder", json!("p".repeat(101))),
            (line, "min_length", json!(4001)),
            (line, "max_length", json!(0)),
            (line, "max_length", json!(4001)),
            (line, "style", json!(3)),
            (line, "required", json!("yes")),
        ] {
            let mut data = form(vec![input()]);
            data.pointer_mut(at).expect("a part of it")[field] = value.clone();
            let refused = verdict(&data).expect_err(field);
            assert_eq!(refused.body["code"], 50035, "{field}: {value}");
            let path = format!("/errors/data{at}/{field}");
            let wrong = refused.body.pointer(&path);
            assert!(wrong.is_some(), "{field}: {value}: {}", refused.body);
        }
        let twice = form(vec![input(), input()]);
        assert!(verdict(&twice).is_err(), "the same custom id twice");
    }
}

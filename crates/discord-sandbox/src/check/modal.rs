//! Limits on forms: a title and up to five text inputs.

use std::collections::HashSet;

use serde_json::Value;

use super::{FormErrors, boolean, each, number, required_text, text, unique_id, wrong_type};
use crate::error::ApiError;

pub(crate) fn check(data: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    errors.within("data", |errors| {
        required_text(errors, data, "title", 45);
        required_text(errors, data, "custom_id", 100);
        let mut ids = HashSet::new();
        each(errors, data, "components", 1..=5, |errors, row| {
            if row["type"] != 1 {
                return wrong_type(errors, "(1,)");
            }
            each(errors, row, "components", 1..=1, |errors, part| {
                input(errors, part);
                unique_id(errors, part, &mut ids);
            });
        });
    });
    errors.finish()
}

fn input(errors: &mut FormErrors, input: &Value) {
    if input["type"] != 4 {
        wrong_type(errors, "(4,)");
    }
    required_text(errors, input, "custom_id", 100);
    required_text(errors, input, "label", 45);
    text(errors, input, "placeholder", 100);
    text(errors, input, "value", 4000);
    number(errors, input, "min_length", 0..=4000);
    number(errors, input, "max_length", 1..=4000);
    boolean(errors, input, "required");
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

    #[test]
    fn forms_are_accepted_up_to_their_limits_and_the_wrong_field_is_named() {
        assert!(check(&form(vec![input()])).is_ok());
        let many = (0..5).map(|n| {
            let mut input = input();
            input["custom_id"] = json!(n.to_string());
            input
        });
        assert!(check(&form(many.collect())).is_ok());
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
            (row, "type", json!(18)),
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
            let refused = check(&data).expect_err(field);
            assert_eq!(refused.body["code"], 50035, "{field}: {value}");
            let path = format!("/errors/data{at}/{field}");
            let wrong = refused.body.pointer(&path);
            assert!(wrong.is_some(), "{field}: {value}: {}", refused.body);
        }
        let twice = form(vec![input(), input()]);
        assert!(check(&twice).is_err(), "the same custom id twice");
    }
}

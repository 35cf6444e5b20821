//! Forms: a title and up to five text inputs.

use std::collections::HashSet;

use serde_json::Value;

use super::{FormErrors, list, number, required_text, text};
use crate::error::ApiError;

/// Checks the data of a form.
pub(crate) fn check(data: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    errors.within("data", |errors| {
        required_text(errors, data, "title", 45);
        required_text(errors, data, "custom_id", 100);
        let rows = list(errors, data, "components", 1..=5);
        let mut ids = HashSet::new();
        errors.within("components", |errors| {
            for (index, row) in rows.iter().enumerate() {
                errors.within(index, |errors| check_row(errors, row, &mut ids));
            }
        });
    });
    errors.finish()
}

fn check_row<'a>(errors: &mut FormErrors, row: &'a Value, ids: &mut HashSet<&'a str>) {
    if row["type"] != 1 {
        return errors.at(
            "type",
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (1,).",
        );
    }
    let inputs = list(errors, row, "components", 1..=1);
    errors.within("components", |errors| {
        for (index, input) in inputs.iter().enumerate() {
            errors.within(index, |errors| {
                if input["type"] != 4 {
                    errors.at(
                        "type",
                        "UNION_TYPE_CHOICES",
                        "Value of field \"type\" must be one of (4,).",
                    );
                }
                required_text(errors, input, "custom_id", 100);
                required_text(errors, input, "label", 45);
                text(errors, input, "placeholder", 100);
                text(errors, input, "value", 4000);
                number(errors, input, "min_length", 0..=4000);
                number(errors, input, "max_length", 1..=4000);
                if !matches!(input["style"].as_u64(), Some(1 | 2)) {
                    errors.at("style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
                }
                if input["custom_id"]
                    .as_str()
                    .is_some_and(|id| !ids.insert(id))
                {
                    errors.at(
                        "custom_id",
                        "COMPONENT_CUSTOM_ID_DUPLICATED",
                        "Component custom id cannot be duplicated",
                    );
                }
            });
        }
    });
}

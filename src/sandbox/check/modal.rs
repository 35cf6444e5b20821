//! Forms: a title and up to five text inputs.

use std::collections::HashSet;

use serde_json::Value;

use super::{Faults, list, number, required_text, text};
use crate::sandbox::error::ApiError;

/// Checks the data of a form.
pub(crate) fn check(data: &Value) -> Result<(), ApiError> {
    let mut faults = Faults::default();
    faults.within("data", |faults| {
        required_text(faults, data, "title", 45);
        required_text(faults, data, "custom_id", 100);
        let rows = list(faults, data, "components", 1..=5);
        let mut ids = HashSet::new();
        faults.within("components", |faults| {
            for (index, row) in rows.iter().enumerate() {
                faults.within(index, |faults| check_row(faults, row, &mut ids));
            }
        });
    });
    faults.finish()
}

fn check_row<'a>(faults: &mut Faults, row: &'a Value, ids: &mut HashSet<&'a str>) {
    if row["type"] != 1 {
        return faults.at(
            "type",
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (1,).",
        );
    }
    let inputs = list(faults, row, "components", 1..=1);
    faults.within("components", |faults| {
        for (index, input) in inputs.iter().enumerate() {
            faults.within(index, |faults| {
                if input["type"] != 4 {
                    faults.at(
                        "type",
                        "UNION_TYPE_CHOICES",
                        "Value of field \"type\" must be one of (4,).",
                    );
                }
                required_text(faults, input, "custom_id", 100);
                required_text(faults, input, "label", 45);
                text(faults, input, "placeholder", 100);
                text(faults, input, "value", 4000);
                number(faults, input, "min_length", 0..=4000);
                number(faults, input, "max_length", 1..=4000);
                if !matches!(input["style"].as_u64(), Some(1 | 2)) {
                    faults.at("style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
                }
                if input["custom_id"]
                    .as_str()
                    .is_some_and(|id| !ids.insert(id))
                {
                    faults.at(
                        "custom_id",
                        "COMPONENT_CUSTOM_ID_DUPLICATED",
                        "Component custom id cannot be duplicated",
                    );
                }
            });
        }
    });
}

//! A form that the bot opened, and what a client sends back.

use serde_json::{Value, json};

use crate::refused::Refused;

/// A text input of a form, as Discord writes it.
#[derive(Clone, Copy)]
pub(crate) struct Input<'a>(&'a Value);

impl<'a> Input<'a> {
    pub(crate) fn custom_id(self) -> &'a str {
        self.text("custom_id")
    }

    pub(crate) fn value(self) -> &'a str {
        self.text("value")
    }

    pub(crate) fn required(self) -> bool {
        self.0["required"] != false
    }

    pub(crate) fn length(self) -> (usize, usize) {
        let size = |key: &str, otherwise| self.0[key].as_u64().unwrap_or(otherwise) as usize;
        (size("min_length", 0), size("max_length", 4000))
    }

    pub(crate) fn text(self, key: &str) -> &'a str {
        self.0[key].as_str().unwrap_or_default()
    }

    /// Whether the client would send the form with this text in it.
    fn takes(self, text: &str) -> bool {
        let (count, (min, max)) = (text.chars().count(), self.length());
        let may_be_empty = !self.required() && count == 0;
        may_be_empty || (min.max(1)..=max).contains(&count)
    }
}

pub(crate) fn inputs(form: &Value) -> impl Iterator<Item = Input<'_>> {
    let rows = form["components"].as_array().into_iter().flatten();
    rows.filter_map(|row| row["components"].get(0)).map(Input)
}

/// The rows of a form, filled in. Inputs without a given value keep the one they have.
pub(crate) fn fill(form: &Value, values: &[(String, String)]) -> Result<Vec<Value>, Refused> {
    let known = |id: &str| inputs(form).any(|input| input.custom_id() == id);
    if let Some((id, _)) = values.iter().find(|(id, _)| !known(id)) {
        return Err(Refused::BadField(id.clone()));
    }
    let filled = inputs(form).map(|input| {
        let id = input.custom_id();
        let given = values.iter().find(|(name, _)| name == id);
        let text = given.map_or(input.value(), |(_, text)| text);
        if !input.takes(text) {
            return Err(Refused::BadField(id.to_owned()));
        }
        Ok(json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": text }] }))
    });
    filled.collect()
}

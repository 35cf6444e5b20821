//! A form that the bot opened, and what a client sends back.

use serde_json::{Value, json};

use crate::refused::Refused;

/// A text input of a form.
#[derive(Clone, Debug)]
pub struct Field {
    pub custom_id: String,
    pub label: String,
    /// The text it starts with.
    pub value: String,
    pub required: bool,
    /// The minimum and the maximum length in characters.
    pub length: (usize, usize),
}

impl Field {
    fn read(input: &Value) -> Self {
        let text = |key: &str| input[key].as_str().unwrap_or_default().to_owned();
        let size = |key: &str, otherwise| input[key].as_u64().unwrap_or(otherwise) as usize;
        Self {
            custom_id: text("custom_id"),
            label: text("label"),
            value: text("value"),
            required: input["required"] != false,
            length: (size("min_length", 0), size("max_length", 4000)),
        }
    }

    /// Whether the client would send the form with this text in it.
    fn takes(&self, text: &str) -> bool {
        let (count, (min, max)) = (text.chars().count(), self.length);
        let may_be_empty = !self.required && count == 0;
        may_be_empty || (min.max(1)..=max).contains(&count)
    }
}

pub(crate) fn fields(form: &Value) -> impl Iterator<Item = Field> {
    let rows = form["components"].as_array().into_iter().flatten();
    rows.filter_map(|row| row["components"].get(0)).map(Field::read)
}

/// The rows of a form, filled in. Fields without a given value keep the one they have.
pub(crate) fn fill(form: &Value, values: &[(String, String)]) -> Result<Vec<Value>, Refused> {
    let known = |id: &str| fields(form).any(|field| field.custom_id == id);
    if let Some((id, _)) = values.iter().find(|(id, _)| !known(id)) {
        return Err(Refused::BadField(id.clone()));
    }
    let filled = fields(form).map(|field| {
        let id = &field.custom_id;
        let given = values.iter().find(|(name, _)| name == id);
        let text = given.map_or(&field.value, |(_, text)| text);
        if !field.takes(text) {
            return Err(Refused::BadField(id.clone()));
        }
        Ok(json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": text }] }))
    });
    filled.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_takes_texts_within_the_limits_of_its_fields() {
        let input = json!({ "custom_id": "name", "value": "Bob", "max_length": 5 });
        let form = json!({ "components": [{ "components": [input] }] });
        let sent = |values: &[(String, String)]| {
            let rows = fill(&form, values)?;
            Ok(rows[0]["components"][0]["value"].clone())
        };
        assert_eq!(sent(&[]), Ok(json!("Bob")));
        assert_eq!(sent(&[("name".into(), "Ann".into())]), Ok(json!("Ann")));
        for (id, text) in [("name", "far too long"), ("name", ""), ("age", "7")] {
            let refused = Refused::BadField(id.into());
            assert_eq!(sent(&[(id.into(), text.into())]), Err(refused), "{id}: {text}");
        }
    }
}

//! A form that the bot opened, and what a client sends back.

use serde_json::{Value, json};

use super::pick::Picker;
use crate::refused::Refused;

#[derive(Clone, Debug)]
pub struct Field {
    pub custom_id: String,
    pub label: String,
    pub kind: FieldKind,
    /// The text it starts with.
    pub value: String,
    pub required: bool,
    /// The minimum and the maximum length in characters, or number of values.
    pub length: (usize, usize),
    /// The label and value of each option, and whether it is chosen from the start.
    pub options: Vec<(String, String, bool)>,
}

/// What somebody does with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    Text,
    /// Chooses from the options of a menu.
    Menu,
    /// Chooses people, roles or channels from a menu.
    ServerMenu,
    Files,
    /// Chooses one option.
    Radio,
    /// Checks some options.
    Checkboxes,
    /// Checks it or not: the value is `true` or `false`.
    Checkbox,
}

impl Field {
    fn read(label: &str, input: &Value) -> Option<Self> {
        let kind = match input["type"].as_u64()? {
            3 => FieldKind::Menu,
            4 => FieldKind::Text,
            5..=8 => FieldKind::ServerMenu,
            19 => FieldKind::Files,
            21 => FieldKind::Radio,
            22 => FieldKind::Checkboxes,
            23 => FieldKind::Checkbox,
            _ => return None,
        };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let size = |key: &str, otherwise| input[key].as_u64().map_or(otherwise, |n| n as usize);
        let options = input["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let read = |option: &Value| {
            (text(&option["label"]), text(&option["value"]), option["default"] == true)
        };
        let length = match kind {
            FieldKind::Text => (size("min_length", 0), size("max_length", 4000)),
            FieldKind::Checkboxes => (size("min_values", 1), size("max_values", options.len())),
            _ => (size("min_values", 1), size("max_values", 1)),
        };
        Some(Self {
            custom_id: text(&input["custom_id"]),
            label: label.to_owned(),
            kind,
            value: text(&input["value"]),
            required: input["required"] != false && kind != FieldKind::Checkbox,
            length,
            options: options.iter().map(read).collect(),
        })
    }

    /// Whether the client would send the form with so many characters or values in it.
    fn takes(&self, count: usize) -> bool {
        let (min, max) = self.length;
        let may_be_empty = !self.required && count == 0;
        may_be_empty || (min.max(1)..=max).contains(&count)
    }

    /// The value of an option that is named by its value or its label.
    fn option(&self, which: &str) -> Option<Value> {
        let mut all = self.options.iter();
        let found = all.find(|(label, value, _)| value == which || label == which);
        found.map(|(_, value, _)| json!(value))
    }
}

/// The field in a part of a form, with its component as the bot wrote it; `None` for a text.
fn read(part: &Value) -> Option<(Field, &Value)> {
    let input = if part["type"] == 18 { &part["component"] } else { &part["components"][0] };
    let label = [&part["label"], &input["label"]].into_iter().find_map(Value::as_str);
    Some((Field::read(label.unwrap_or_default(), input)?, input))
}

pub(crate) fn fields(form: &Value) -> impl Iterator<Item = Field> {
    let parts = form["components"].as_array().into_iter().flatten();
    parts.filter_map(|part| Some(read(part)?.0))
}

/// What is chosen from a message's menu, and a description of it; `None` if the menu doesn't allow it.
pub(super) fn choose(picker: Picker<'_>, menu: &Value, chosen: &[&str]) -> Option<(Value, Value)> {
    let mut field = Field::read("", menu)?;
    field.required = field.length.0 > 0;
    let given = if chosen.is_empty() { &[""] } else { chosen };
    let mut resolved = json!({});
    let (_, values) = answer(picker, &field, menu, given, &mut resolved)?;
    Some((values, resolved))
}

/// The components of a form, filled in, and what is picked in it. A field without a given value keeps
/// what it has. Several values of one field are given one by one, and none at all as an empty text.
pub(super) fn fill(
    picker: Picker<'_>,
    form: &Value,
    values: &[(String, String)],
) -> Result<(Vec<Value>, Value), Refused> {
    let known = |id: &str| fields(form).any(|field| field.custom_id == id);
    if let Some((id, _)) = values.iter().find(|(id, _)| !known(id)) {
        return Err(Refused::BadField(id.clone()));
    }
    let mut resolved = json!({});
    let shown = form["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut filled = Vec::new();
    for part in shown {
        let Some((field, input)) = read(part) else {
            // A text, which nobody fills in.
            filled.push(json!({ "type": part["type"], "id": part["id"] }));
            continue;
        };
        let id = &field.custom_id;
        let given: Vec<&str> =
            values.iter().filter(|(name, _)| name == id).map(|(_, value)| value.as_str()).collect();
        let refused = || Refused::BadField(id.clone());
        let (key, value) =
            answer(picker, &field, input, &given, &mut resolved).ok_or_else(refused)?;
        let mut answer = json!({ "type": input["type"], "id": input["id"], "custom_id": id });
        answer[key] = value;
        let mut outer = json!({ "type": part["type"], "id": part["id"] });
        if part["type"] == 18 {
            outer["component"] = answer
        } else {
            outer["components"] = json!([answer])
        }
        filled.push(outer);
    }
    Ok((filled, resolved))
}

/// What a field says, and under which name; `None` if it doesn't take what is given.
fn answer(
    picker: Picker<'_>,
    field: &Field,
    input: &Value,
    given: &[&str],
    resolved: &mut Value,
) -> Option<(&'static str, Value)> {
    let preset: Vec<&str> = field
        .options
        .iter()
        .filter(|(.., chosen)| *chosen)
        .map(|(_, value, _)| value.as_str())
        .collect();
    let chosen: Vec<&str> = match given {
        [] => preset,
        given => given.iter().filter(|value| !value.is_empty()).copied().collect(),
    };
    match field.kind {
        FieldKind::Text => {
            let text = given.last().copied().unwrap_or(&field.value);
            field.takes(text.chars().count()).then(|| ("value", json!(text)))
        }
        FieldKind::Checkbox => {
            let yes = match given.last() {
                Some(text) => text.parse().ok()?,
                None => input["default"] == true,
            };
            Some(("value", json!(yes)))
        }
        FieldKind::Radio => match chosen[..] {
            [] => (!field.required).then_some(("value", Value::Null)),
            [one] => Some(("value", field.option(one)?)),
            _ => None,
        },
        FieldKind::Menu | FieldKind::Checkboxes | FieldKind::ServerMenu | FieldKind::Files => {
            let mut pick = |one: &&str| match field.kind {
                FieldKind::ServerMenu => picker.in_menu(input, one, resolved),
                FieldKind::Files => picker.file(one, resolved),
                _ => field.option(one),
            };
            let picked: Vec<Value> = chosen.iter().map(&mut pick).collect::<Option<_>>()?;
            field.takes(picked.len()).then(|| ("values", json!(picked)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sandbox;

    /// Fills in a form of these fields as Bob, and returns what is sent.
    async fn sent(form: &Value, values: &[(&str, &str)]) -> Result<(Vec<Value>, Value), Refused> {
        let sandbox = Sandbox::usual().await;
        let (user, guild) = (sandbox.user("Bob").id(), sandbox.guild());
        let channel = sandbox.channel("general");
        let values: Vec<_> =
            values.iter().map(|(id, text)| ((*id).into(), (*text).into())).collect();
        sandbox.shared.read(|world| fill(Picker { world, user, guild, channel }, form, &values))
    }

    #[tokio::test]
    async fn a_form_takes_texts_within_the_limits_of_its_fields() {
        let input = json!({ "type": 4, "custom_id": "name", "value": "Bob", "max_length": 5 });
        let form = json!({ "components": [{ "type": 1, "id": 1, "components": [input] }] });
        let text = async |values: &[(&str, &str)]| {
            let (rows, _) = sent(&form, values).await?;
            Ok(rows[0]["components"][0]["value"].clone())
        };
        assert_eq!(text(&[]).await, Ok(json!("Bob")));
        assert_eq!(text(&[("name", "Ann")]).await, Ok(json!("Ann")));
        for (id, line) in [("name", "far too long"), ("name", ""), ("age", "7")] {
            let refused = Refused::BadField(id.into());
            assert_eq!(text(&[(id, line)]).await, Err(refused), "{id}: {line}");
        }
    }

    #[tokio::test]
    async fn every_kind_of_field_is_filled_in() {
        let options = json!([
            { "label": "Apple", "value": "a" },
            { "label": "Pear", "value": "p", "default": true },
        ]);
        let field = |fields: Value| {
            let field = crate::check::with(json!({ "id": 2, "custom_id": "f" }), &fields);
            json!({ "components": [{ "type": 18, "id": 1, "label": "L", "component": field }] })
        };
        let menu = json!({ "type": 3, "options": options });
        let several = json!({ "type": 22, "options": options, "required": false });
        let radio = json!({ "type": 21, "options": options });
        let optional = json!({ "type": 21, "options": options, "required": false });
        let check = json!({ "type": 23, "default": true });
        let people = json!({ "type": 5, "max_values": 2 });
        let places = json!({ "type": 8, "channel_types": [0] });
        for (fields, given, expected) in [
            (&menu, &[][..], Some(json!({ "values": ["p"] }))),
            (&menu, &["Apple"], Some(json!({ "values": ["a"] }))),
            (&menu, &["a", "p"], None),
            (&menu, &[""], None),
            (&several, &["a", "Pear"], Some(json!({ "values": ["a", "p"] }))),
            (&several, &[""], Some(json!({ "values": [] }))),
            (&several, &["plum"], None),
            (&radio, &["a"], Some(json!({ "value": "a" }))),
            (&radio, &[""], None),
            (&radio, &["a", "p"], None),
            (&optional, &[""], Some(json!({ "value": null }))),
            (&check, &[], Some(json!({ "value": true }))),
            (&check, &["false"], Some(json!({ "value": false }))),
            (&check, &["perhaps"], None),
            (&people, &["Nobody"], None),
            (&places, &["secret"], None),
            (&json!({ "type": 19 }), &["1"], None),
        ] {
            let form = field(fields.clone());
            let given: Vec<_> = given.iter().map(|one| ("f", *one)).collect();
            let filled = sent(&form, &given).await;
            let Some(expected) = expected else {
                assert_eq!(filled, Err(Refused::BadField("f".into())), "{fields}: {given:?}");
                continue;
            };
            let about = json!({ "type": fields["type"], "id": 2, "custom_id": "f" });
            let answer = crate::check::with(about, &expected);
            let label = json!({ "type": 18, "id": 1, "component": answer });
            assert_eq!(filled.expect("it fits").0, [label], "{given:?}");
        }
    }

    #[tokio::test]
    async fn people_channels_and_files_in_a_form_are_described() {
        let sandbox = Sandbox::usual().await;
        let (bob, guild) = (sandbox.user("Bob"), sandbox.guild());
        let file = bob.upload("notes.txt", b"hello");
        let form = json!({ "components": [
            { "type": 18, "component": { "type": 5, "custom_id": "who" } },
            { "type": 18, "component": { "type": 6, "custom_id": "role" } },
            { "type": 18, "component": { "type": 8, "custom_id": "where" } },
            { "type": 18, "component": { "type": 19, "custom_id": "what" } },
            { "type": 10, "id": 9, "content": "t" },
        ] });
        let values =
            [("who", "Carol"), ("role", "everyone"), ("where", "#random"), ("what", &file)]
                .map(|(id, text)| (id.to_owned(), text.to_owned()));
        let (user, channel) = (bob.id(), sandbox.channel("general"));
        let picked = sandbox
            .shared
            .read(|world| fill(Picker { world, user, guild, channel }, &form, &values));
        let (parts, resolved) = picked.expect("it fits");
        assert_eq!(parts[4], json!({ "type": 10, "id": 9 }));
        let carol = sandbox.user("Carol").id().to_string();
        assert_eq!(parts[0]["component"]["values"], json!([carol]));
        assert_eq!(resolved["users"][&carol]["username"], "carol");
        assert!(resolved["members"][&carol]["permissions"].is_string());
        assert_eq!(resolved["roles"][guild.to_string()]["name"], "@everyone");
        let random = sandbox.channel("random").to_string();
        assert_eq!(resolved["channels"][&random]["name"], "random");
        assert_eq!(resolved["attachments"][&file]["filename"], "notes.txt");
        assert_eq!(resolved["attachments"][&file]["size"], 5);
    }
}

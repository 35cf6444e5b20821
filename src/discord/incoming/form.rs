//! Forms, with one line to type or with menus to choose from: plain data, its JSON, and reading what
//! came back.
//!
//! Owns Discord's limits on a form, and its id: phones go on showing what a form with the same id
//! showed first, so each value has an id of its own. Doesn't know what a form asks for or whether that
//! is allowed. serenity has no builders for the labels that menus stand in, and doesn't read them, so
//! this is JSON in both directions.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::slice;

use serde_json::{Value, json};

use super::commands::typed::without_name;
use crate::screen::custom_id::Action;
use crate::screen::custom_id::fields::UnknownAction;
use crate::screen::render::names::shortened;
use crate::screen::render::settings::Field;

/// The maximum length of a title and of a label.
const LABEL_MAX: usize = 45;
/// The maximum length of what an option and a description say.
const TEXT_MAX: usize = 100;
const LINE: &str = "word";
/// The options that forms ask for, whose names people may type before the text.
const NAMES: [&str; 2] = ["when", "word"];

/// Discord's numbers for the parts of forms.
const ROW: u8 = 1;
const MENU: u8 = 3;
const TEXT: u8 = 4;
const LABEL: u8 = 18;
const CHECKBOXES: u8 = 22;

#[derive(Debug)]
pub struct Form {
    pub action: Action,
    pub title: String,
    pub asks: Asks,
}

#[derive(Debug)]
pub enum Asks {
    /// One line to type, with this suggestion.
    Line { label: String, value: String, longest: u16 },
    /// Fields, at most five. `opened`: the interaction that opens them.
    Fields { fields: Vec<Field>, opened: u64 },
}

/// Between a form's action and the number of its value.
const VALUE: char = '~';

impl Form {
    /// What the form with this id asks for.
    pub fn action(id: &str) -> Result<Action, UnknownAction> {
        id.split_once(VALUE).map_or(id, |(action, _)| action).parse()
    }

    /// The body of the answer that opens it.
    pub fn create(&self) -> Value {
        let (number, parts) = match &self.asks {
            Asks::Line { label, value, longest } => {
                let value = shortened(value, (*longest).into());
                let mut hasher = DefaultHasher::new();
                (&value, label).hash(&mut hasher);
                (hasher.finish(), vec![line(label, &value, *longest)])
            }
            Asks::Fields { fields, opened } => (*opened, fields.iter().map(labelled).collect()),
        };
        json!({
            "custom_id": format!("{}{VALUE}{number:x}", self.action),
            "title": shortened(&self.title, LABEL_MAX),
            "components": parts,
        })
    }
}

fn line(label: &str, value: &str, longest: u16) -> Value {
    let line = json!({
        "type": TEXT,
        "custom_id": LINE,
        "style": 1,
        "label": shortened(label, LABEL_MAX),
        "value": value,
        "min_length": 1,
        "max_length": longest,
        "required": true,
    });
    json!({ "type": ROW, "components": [line] })
}

/// A field with its label. Nothing has to be chosen: some apps show no value from the start.
fn labelled(field: &Field) -> Value {
    let options: Vec<Value> = field
        .options
        .iter()
        .map(|option| {
            json!({
                "label": shortened(&option.label, TEXT_MAX),
                "value": option.value,
                "default": option.chosen,
            })
        })
        .collect();
    let label = json!({
        "type": LABEL,
        "label": shortened(&field.label, LABEL_MAX),
        "component": {
            "type": if field.ticks { CHECKBOXES } else { MENU },
            "custom_id": field.id,
            "required": false,
            "min_values": 0,
            "max_values": if field.ticks { options.len() } else { 1 },
            "options": options,
        },
    });
    match &field.about {
        Some(about) => with(label, "description", shortened(about, TEXT_MAX)),
        None => label,
    }
}

fn with(mut part: Value, key: &str, text: String) -> Value {
    part[key] = text.into();
    part
}

/// What came back in a form: the texts of its fields by their ids. An empty field has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers(HashMap<String, Vec<String>>);

impl Answers {
    /// Reads the parts of a form, which are labels with a field or rows of fields.
    pub fn of(parts: &[Value]) -> Answers {
        let fields = parts.iter().flat_map(|part| {
            part["components"].as_array().into_iter().flatten().chain(part.get("component"))
        });
        let read = fields.filter_map(|field| {
            let all = match &field["values"] {
                Value::Array(values) => values,
                _ => slice::from_ref(&field["value"]),
            };
            let texts = all.iter().filter_map(Value::as_str).filter(|text| !text.is_empty());
            Some((field["custom_id"].as_str()?.to_owned(), texts.map(str::to_owned).collect()))
        });
        Answers(read.collect())
    }

    /// The texts of the field with this id.
    pub fn all(&self, id: &str) -> &[String] {
        self.0.get(id).map_or(&[], Vec::as_slice)
    }

    /// What was typed into the only line.
    pub fn typed(&self) -> &str {
        let typed = self.all(LINE).first().map_or("", String::as_str);
        without_name(typed, NAMES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GameKind, Level};
    use crate::screen::custom_id::PlanButton;
    use crate::screen::render::message::SelectOption;
    use crate::table::{GameNumber, Moment, PlanId};

    #[test]
    fn a_form_is_one_required_line_within_discords_limits() {
        let form = Form {
            action: Action::Cut(Moment::in_round(GameNumber(u64::MAX), u32::MAX)),
            title: "t".repeat(50),
            asks: Asks::Line { label: "l".repeat(50), value: "v".repeat(50), longest: 40 },
        };
        let json = form.create();
        let id = json["custom_id"].as_str().unwrap();
        assert!(id.chars().count() <= 100, "{id}");
        assert_eq!(Form::action(id), Ok(form.action));
        assert_eq!(Form::action(&form.action.to_string()), Ok(form.action), "of an older version");
        assert_eq!(json["title"].as_str().unwrap().chars().count(), 45);
        let rows = json["components"].as_array().unwrap();
        let line = &rows[0]["components"][0];
        assert_eq!((rows.len(), &rows[0]["type"]), (1, &1.into()));
        assert_eq!((&line["type"], &line["style"]), (&4.into(), &1.into()));
        assert_eq!(line["label"].as_str().unwrap().chars().count(), 45);
        assert_eq!(line["value"].as_str().unwrap().chars().count(), 40);
        assert_eq!(line["min_length"], 1);
        assert_eq!(line["max_length"], 40);
        assert_eq!(line["required"], true);
    }

    #[test]
    fn every_value_has_a_form_of_its_own() {
        let id = |action: Action, value: &str| {
            let (title, label) = <(String, String)>::default();
            let asks = Asks::Line { label, value: value.to_owned(), longest: 60 };
            let form = Form { action, title, asks }.create();
            form["custom_id"].as_str().unwrap().to_owned()
        };
        let plan = PlanId(u64::MAX);
        for action in [
            Action::Cut(Moment::in_round(GameNumber(u64::MAX), u32::MAX)),
            Action::Plan(GameKind::Getaway, plan, u32::MAX, PlanButton::Time),
            Action::Again(
                GameKind::Getaway,
                GameNumber(u64::MAX),
                u32::MAX,
                Level::Normal,
                Some(10),
            ),
        ] {
            let (one, other) = (id(action, "fri 20:00"), id(action, "fri 21:00"));
            assert_ne!(one, other);
            assert_eq!(one, id(action, "fri 20:00"), "an id is used again only with its value");
            assert_eq!(Form::action(&one), Form::action(&other));
            assert!(one.len() <= 100, "{one}");
        }
    }

    #[test]
    fn fields_stand_in_labels_and_nothing_in_them_is_required() {
        let option = |value: &str, chosen| SelectOption {
            value: value.to_owned(),
            label: "o".repeat(150),
            chosen,
        };
        let field = |id, ticks: bool| Field {
            id,
            label: "l".repeat(50),
            about: ticks.then(|| "a".repeat(150)),
            options: vec![option("one", !ticks), option("two", false)],
            ticks,
        };
        let form = |opened| {
            let fields = vec![field("menu", false), field("also", true)];
            let action = Action::Sheet(GameNumber(u64::MAX));
            Form { action, title: String::new(), asks: Asks::Fields { fields, opened } }.create()
        };
        let json = form(u64::MAX);
        assert!(json["custom_id"].as_str().unwrap().len() <= 100);
        assert_ne!(json["custom_id"], form(7)["custom_id"], "a fresh id each time");
        for (at, kind, most) in [(0, 3, 1), (1, 22, 2)] {
            let part = &json["components"][at];
            let label = part["label"].as_str().unwrap().chars().count();
            assert_eq!((&part["type"], label), (&18.into(), 45));
            let field = &part["component"];
            assert_eq!((&field["type"], &field["max_values"]), (&kind.into(), &most.into()));
            assert_eq!((&field["required"], &field["min_values"]), (&false.into(), &0.into()));
            assert_eq!(field["options"][0]["default"], kind == 3);
        }
        assert_eq!(json["components"][0].get("description"), None);
        assert_eq!(json["components"][1]["description"].as_str().unwrap().chars().count(), 100);
    }

    #[test]
    fn what_came_back_is_read_from_labels_and_rows() {
        let parts = json!([
            { "type": 18, "id": 1, "component": { "type": 3, "custom_id": "menu", "values": ["one"] } },
            { "type": 18, "component": { "type": 22, "custom_id": "also", "values": ["a", "b"] } },
            { "type": 18, "component": { "type": 3, "custom_id": "none", "values": [] } },
            { "type": 18, "component": { "type": 21, "custom_id": "radio", "value": null } },
            { "type": 18 },
            { "type": 10, "id": 9 },
            { "type": 1, "components": [{ "type": 4, "custom_id": "word", "value": "word: mango" }] },
        ]);
        let answers = Answers::of(parts.as_array().unwrap());
        assert_eq!(answers.all("menu"), ["one"]);
        assert_eq!(answers.all("also"), ["a", "b"]);
        for empty in ["none", "radio", "missing"] {
            assert!(answers.all(empty).is_empty(), "{empty}");
        }
        assert_eq!(answers.typed(), "mango");
    }
}

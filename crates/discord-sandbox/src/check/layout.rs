//! Limits on messages whose whole content is in their components (`IS_COMPONENTS_V2`): containers,
//! sections, texts, pictures, files, separators and rows.

use std::collections::HashSet;

use serde_json::Value;

use super::{
    FormErrors, boolean, component, each, has_scheme, length, number, object, required_text, text,
    wrong_type,
};

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const SECTION: u64 = 9;
const TEXT: u64 = 10;
const THUMBNAIL: u64 = 11;
const GALLERY: u64 = 12;
const FILE: u64 = 13;
const SEPARATOR: u64 = 14;
const CONTAINER: u64 = 17;

/// How many components a message has at most, nested ones included.
const MOST: usize = 40;
/// How many characters all its texts have together at most.
const CHARACTERS: usize = 4000;

pub(super) fn check(errors: &mut FormErrors, body: &Value, knows_emoji: &dyn Fn(&str) -> bool) {
    let mut check = Check {
        knows_emoji,
        custom_ids: HashSet::new(),
        ids: HashSet::new(),
        parts: 0,
        characters: 0,
    };
    each(errors, body, "components", 0..=MOST, |errors, part| match part["type"].as_u64() {
        Some(CONTAINER) => check.container(errors, part),
        Some(kind) if is_inside(kind) => check.part(errors, part),
        _ => wrong_type(errors, "(1, 9, 10, 12, 13, 14, 17)"),
    });
    if check.parts > MOST {
        let message = format!("A message has at most {MOST} components.");
        errors.at("components", "COMPONENT_MAX_TOTAL_EXCEEDED", message);
    }
    if check.characters > CHARACTERS {
        let message = format!("All texts together have at most {CHARACTERS} characters.");
        let code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED";
        errors.at("components", code, message);
    }
}

/// Whether a container may hold such a component. A message may, too.
const fn is_inside(kind: u64) -> bool {
    matches!(kind, ROW | SECTION | TEXT | GALLERY | FILE | SEPARATOR)
}

struct Check<'a> {
    knows_emoji: &'a dyn Fn(&str) -> bool,
    custom_ids: HashSet<&'a str>,
    ids: HashSet<u64>,
    parts: usize,
    characters: usize,
}

impl<'a> Check<'a> {
    fn container(&mut self, errors: &mut FormErrors, container: &'a Value) {
        self.count(errors, container);
        number(errors, container, "accent_color", 0..=0xff_ffff);
        boolean(errors, container, "spoiler");
        each(errors, container, "components", 1..=MOST, |errors, part| {
            match part["type"].as_u64() {
                Some(kind) if is_inside(kind) => self.part(errors, part),
                _ => wrong_type(errors, "(1, 9, 10, 12, 13, 14)"),
            }
        });
    }

    fn part(&mut self, errors: &mut FormErrors, part: &'a Value) {
        self.count(errors, part);
        match part["type"].as_u64() {
            Some(ROW) => {
                // How many there are is checked with the row.
                let any = 0..=usize::MAX;
                each(errors, part, "components", any, |errors, part| {
                    self.count(errors, part);
                });
                component::row(errors, part, &mut self.custom_ids, self.knows_emoji);
            }
            Some(SECTION) => self.section(errors, part),
            Some(TEXT) => self.text(errors, part),
            Some(GALLERY) => {
                each(errors, part, "items", 1..=10, picture);
            }
            Some(FILE) => {
                boolean(errors, part, "spoiler");
                media(errors, part, "file", &["attachment://"]);
            }
            _ => {
                boolean(errors, part, "divider");
                number(errors, part, "spacing", 1..=2);
            }
        }
    }

    fn section(&mut self, errors: &mut FormErrors, section: &'a Value) {
        each(errors, section, "components", 1..=3, |errors, part| {
            if part["type"] != TEXT {
                return wrong_type(errors, "(10,)");
            }
            self.count(errors, part);
            self.text(errors, part);
        });
        let accessory = &section["accessory"];
        if accessory.is_null() {
            return errors.required("accessory");
        }
        errors.within("accessory", |errors| {
            self.count(errors, accessory);
            match accessory["type"].as_u64() {
                Some(BUTTON) => {
                    component::one(errors, accessory, &mut self.custom_ids, self.knows_emoji);
                }
                Some(THUMBNAIL) => picture(errors, accessory),
                _ => wrong_type(errors, "(2, 11)"),
            }
        });
    }

    fn text(&mut self, errors: &mut FormErrors, part: &Value) {
        required_text(errors, part, "content", CHARACTERS);
        self.characters += part["content"].as_str().map_or(0, length);
    }

    /// Counts a component. Its number, if it has one, is nobody else's.
    fn count(&mut self, errors: &mut FormErrors, part: &Value) {
        self.parts += 1;
        number(errors, part, "id", 0..=i64::from(i32::MAX));
        let id = part["id"].as_u64().filter(|id| *id > 0);
        if id.is_some_and(|id| !self.ids.insert(id)) {
            let message = "Component id cannot be duplicated";
            errors.at("id", "COMPONENT_ID_DUPLICATED", message);
        }
    }
}

/// Checks a thumbnail, or a picture of a gallery.
fn picture(errors: &mut FormErrors, picture: &Value) {
    if !object(errors, picture) {
        return;
    }
    if picture["description"] == "" {
        errors.bad_length("description", &(1..=1024));
    }
    text(errors, picture, "description", 1024);
    boolean(errors, picture, "spoiler");
    let schemes = ["http://", "https://", "attachment://"];
    media(errors, picture, "media", &schemes);
}

fn media(errors: &mut FormErrors, part: &Value, key: &str, schemes: &[&str]) {
    if part[key].is_null() {
        return errors.required(key);
    }
    errors.within(key, |errors| {
        required_text(errors, &part[key], "url", 2048);
        if !has_scheme(&part[key]["url"], schemes) {
            let message = format!("Scheme must be one of {schemes:?}.");
            errors.at("url", "URL_TYPE_INVALID_SCHEME", message);
        }
    });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{message, with};
    use super::*;
    use crate::flag;

    fn verdict(parts: &Value) -> Option<String> {
        let body = json!({ "flags": flag::COMPONENTS_V2, "components": parts });
        message::check(&body, 0, 0, &|_| false).err().map(|error| error.body["errors"].to_string())
    }

    fn said(text: &str) -> Value {
        json!({ "type": TEXT, "content": text })
    }

    fn button(id: &str) -> Value {
        json!({ "type": BUTTON, "style": 1, "custom_id": id, "label": "A" })
    }

    fn section(fields: Value) -> Value {
        let section =
            json!({ "type": SECTION, "components": [said("t")], "accessory": button("s") });
        with(section, &fields)
    }

    fn inside(parts: &[Value]) -> Value {
        json!([{ "type": CONTAINER, "components": parts }])
    }

    fn shown(url: &str) -> Value {
        json!({ "media": { "url": url } })
    }

    #[test]
    fn layouts_within_the_limits_pass() {
        let gallery = json!({ "type": GALLERY, "items": [shown("attachment://a.png"), shown("https://a.b/c.png")] });
        let thumbnail =
            with(json!({ "type": THUMBNAIL, "description": "d" }), &shown("https://a.b/c"));
        let row = json!({ "type": ROW, "components": [button("a"), button("b")] });
        let all = [
            said("# Title"),
            section(json!({})),
            section(json!({ "accessory": thumbnail })),
            gallery.clone(),
            json!({ "type": FILE, "file": { "url": "attachment://a.txt" } }),
            json!({ "type": SEPARATOR, "divider": false, "spacing": 2 }),
            row.clone(),
        ];
        for parts in [
            json!([]),
            json!(all),
            inside(&all),
            json!([{ "type": CONTAINER, "accent_color": 0xff_ffff, "spoiler": true, "components": [said("t")] }]),
            json!(vec![said("t"); MOST]),
            inside(&vec![said("t"); MOST - 1]),
            json!([said(&"x".repeat(CHARACTERS))]),
            json!([row, with(said("t"), &json!({ "id": 7 })), with(gallery, &json!({ "id": 8 }))]),
        ] {
            assert_eq!(verdict(&parts), None, "{parts}");
        }
    }

    #[test]
    fn layouts_beyond_the_limits_are_refused_and_the_fault_is_named() {
        let row = |id: &str| json!({ "type": ROW, "components": [button(id)] });
        let ids = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"];
        let numbered = with(said("t"), &json!({ "id": 7 }));
        for (parts, place) in [
            (json!([button("a")]), "UNION_TYPE"),
            (json!([{ "type": THUMBNAIL, "media": { "url": "https://a.b" } }]), "UNION_TYPE"),
            (json!([{ "type": CONTAINER, "components": [] }]), "components"),
            (inside(&[inside(&[said("t")])[0].clone()]), "UNION_TYPE"),
            (inside(&vec![said("t"); MOST]), "TOTAL_EXCEEDED"),
            // A section counts with its text and its button.
            (json!(ids.map(|id| section(json!({ "accessory": button(id) })))), "TOTAL_EXCEEDED"),
            (json!(ids.map(|id| inside(&[row(id)])[0].clone())), "TOTAL_EXCEEDED"),
            (json!([said("")]), "content"),
            (json!([said(&"x".repeat(2001)), inside(&[said(&"x".repeat(2000))])[0]]), "TEXT_SIZE"),
            (json!([section(json!({ "components": [] }))]), "components"),
            (json!([section(json!({ "components": vec![said("t"); 4] }))]), "components"),
            (json!([section(json!({ "components": [row("a")] }))]), "UNION_TYPE"),
            (json!([section(json!({ "accessory": null }))]), "accessory"),
            (json!([section(json!({ "accessory": said("t") }))]), "UNION_TYPE"),
            (json!([{ "type": GALLERY, "items": [] }]), "items"),
            (json!([{ "type": GALLERY, "items": vec![shown("https://a.b"); 11] }]), "items"),
            (json!([{ "type": GALLERY, "items": [shown("ftp://a.b")] }]), "SCHEME"),
            (json!([{ "type": GALLERY, "items": [{}] }]), "media"),
            (json!([{ "type": FILE, "file": { "url": "https://a.b/c.txt" } }]), "SCHEME"),
            (json!([{ "type": SEPARATOR, "spacing": 3 }]), "spacing"),
            (json!([row("a"), row("a")]), "DUPLICATED"),
            (json!([row("s"), section(json!({}))]), "DUPLICATED"),
            (json!([numbered, numbered]), "DUPLICATED"),
        ] {
            let found = verdict(&parts).unwrap_or_default();
            assert!(found.contains(place), "{parts} should be refused for {place}, not {found}");
        }
    }
}

//! Limits on the body of a message or an edit.

use serde_json::Value;

use super::{
    FormErrors, component, each, has_scheme, layout, length, list, number, object, required_text,
    set, text,
};
use crate::error::ApiError;
use crate::flag;

/// Flags that a bot may set.
const SETTABLE: u64 =
    flag::SUPPRESS_EMBEDS | flag::EPHEMERAL | flag::SUPPRESS_NOTIFICATIONS | flag::COMPONENTS_V2;
/// The most characters that count in all embeds of a message.
const MAX_TOTAL: usize = 6_000;
const MENTIONS: [&str; 3] = ["users", "roles", "everyone"];

/// Checks a body; `files` is the number of files uploaded with it, and `before` are the flags of the
/// message that it edits.
pub(crate) fn check(
    body: &Value,
    files: usize,
    before: u64,
    knows_emoji: &dyn Fn(&str) -> bool,
) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    if !object(&mut errors, body) {
        return errors.finish();
    }
    text(&mut errors, body, "content", 2000);
    embeds(&mut errors, body);
    // The flags of the request decide, if it has any.
    let flags = body["flags"].as_u64().unwrap_or(before);
    if flags & flag::COMPONENTS_V2 == 0 {
        component::check(&mut errors, body, knows_emoji);
    } else {
        layout::check(&mut errors, body, knows_emoji);
    }
    each(&mut errors, body, "attachments", 0..=10, attachment);
    if files > 10 {
        errors.bad_length("files", &(0..=10));
    }
    errors.within("allowed_mentions", |errors| {
        mentions(errors, &body["allowed_mentions"]);
    });
    if body["flags"].as_u64().unwrap_or_default() & !SETTABLE != 0 {
        errors.at("flags", "FLAGS_INVALID", "These flags cannot be set.");
    }
    errors.finish()
}

fn attachment(errors: &mut FormErrors, file: &Value) {
    text(errors, file, "description", 1024);
    text(errors, file, "filename", 1024);
    let id = &file["id"];
    if !id.is_u64() && id.as_str().is_none_or(|id| id.parse::<u64>().is_err()) {
        errors.required("id");
    }
}

fn mentions(errors: &mut FormErrors, allowed: &Value) {
    let parsed = || allowed["parse"].as_array().into_iter().flatten();
    for key in ["parse", "users", "roles"] {
        set(errors, allowed, key);
    }
    for kind in ["users", "roles"] {
        let listed = list(errors, allowed, kind, 0..=100);
        if !listed.is_empty() && parsed().any(|parsed| parsed == kind) {
            let message =
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            errors.add("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    if !parsed().all(|kind| MENTIONS.iter().any(|known| kind == known)) {
        errors.no_choice("parse", "('users', 'roles', 'everyone')");
    }
}

fn embeds(errors: &mut FormErrors, body: &Value) {
    let all = each(errors, body, "embeds", 0..=10, embed);
    if all.iter().map(characters).sum::<usize>() > MAX_TOTAL {
        let message = format!("Embed size exceeds maximum size of {MAX_TOTAL}");
        errors.at("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn embed(errors: &mut FormErrors, embed: &Value) {
    if !object(errors, embed) {
        return;
    }
    text(errors, embed, "title", 256);
    text(errors, embed, "description", 4096);
    for (part, key, max) in [("footer", "text", 2048), ("author", "name", 256)] {
        if !embed[part].is_null() {
            errors.within(part, |errors| required_text(errors, &embed[part], key, max));
        }
    }
    each(errors, embed, "fields", 0..=25, |errors, field| {
        required_text(errors, field, "name", 256);
        required_text(errors, field, "value", 1024);
    });
    number(errors, embed, "color", 0..=0xFF_FFFF);
    for place in ["image", "thumbnail"] {
        if embed[place].is_object() {
            errors.within(place, |errors| text(errors, &embed[place], "description", 4096));
        }
    }
    let pictures = ["image", "thumbnail"].map(|place| (place, &embed[place]["url"]));
    for (place, url) in [("url", &embed["url"])].into_iter().chain(pictures) {
        if url.is_string() && !has_scheme(url, &["http://", "https://", "attachment://"]) {
            errors.at(place, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }
}

/// The characters that count towards the total.
fn characters(embed: &Value) -> usize {
    let of = |value: &Value| value.as_str().map_or(0, length);
    let fields = embed["fields"].as_array().into_iter().flatten();
    of(&embed["title"])
        + of(&embed["description"])
        + of(&embed["footer"]["text"])
        + of(&embed["author"]["name"])
        + fields.map(|field| of(&field["name"]) + of(&field["value"])).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::with;
    use super::*;

    fn verdict(body: &Value) -> Option<String> {
        check(body, 0, 0, &|id| id == "42").err().map(|error| error.body["errors"].to_string())
    }

    fn button(fields: Value) -> Value {
        let button = json!({ "type": 2, "style": 1, "custom_id": "a", "label": "A" });
        json!({ "components": [{ "type": 1, "components": [with(button, &fields)] }] })
    }

    fn select(fields: Value) -> Value {
        let option = json!({ "label": "L", "value": "v" });
        let select = json!({ "type": 3, "custom_id": "s", "options": [option] });
        json!({ "components": [{ "type": 1, "components": [with(select, &fields)] }] })
    }

    #[test]
    fn bodies_within_the_limits_pass() {
        for body in [
            json!({ "content": "x".repeat(2000) }),
            json!({ "embeds": [{ "title": "t", "fields": [{ "name": "n", "value": "v", "inline": true }], "color": 255 }] }),
            button(json!({})),
            button(json!({ "label": null, "emoji": { "name": "♠" } })),
            button(json!({ "emoji": { "id": "42", "name": "QH" } })),
            button(json!({ "style": 5, "url": "https://example.com", "custom_id": null })),
            select(json!({ "placeholder": "p", "min_values": 0, "max_values": 1 })),
            json!({ "allowed_mentions": { "parse": [], "users": ["1"] }, "flags": 64 }),
        ] {
            assert_eq!(verdict(&body), None, "{body}");
        }
    }

    #[test]
    fn bodies_beyond_the_limits_are_refused_and_the_field_is_named() {
        let many: Vec<Value> =
            (0..26).map(|n| json!({ "label": "L", "value": n.to_string() })).collect();
        let row = button(json!({}))["components"][0].clone();
        for (body, place) in [
            (json!({ "content": "x".repeat(2001) }), "content"),
            (json!({ "embeds": [{ "title": "x".repeat(257) }] }), "title"),
            (json!({ "embeds": [{ "fields": [{ "name": "", "value": "v" }] }] }), "name"),
            (
                json!({ "embeds": vec![json!({ "description": "x".repeat(3001) }); 2] }),
                "MAX_EMBED_SIZE",
            ),
            (json!({ "components": vec![row.clone(); 6] }), "components"),
            (json!({ "components": vec![row; 2] }), "DUPLICATED"),
            (json!({ "components": [{ "type": 1, "components": [] }] }), "components"),
            (button(json!({ "label": "x".repeat(81) })), "label"),
            (button(json!({ "label": null })), "LABEL_OR_EMOJI"),
            (button(json!({ "custom_id": "x".repeat(101) })), "custom_id"),
            (button(json!({ "custom_id": null })), "custom_id"),
            (button(json!({ "emoji": { "name": "🂡" } })), "INVALID_EMOJI"),
            (button(json!({ "emoji": { "id": "43", "name": "KH" } })), "INVALID_EMOJI"),
            (button(json!({ "style": 5, "url": "https://example.com" })), "MUTUALLY_EXCLUSIVE"),
            (select(json!({ "options": [] })), "options"),
            (select(json!({ "options": many })), "options"),
            (select(json!({ "max_values": 2 })), "max_values"),
            (
                select(json!({ "options": vec![json!({ "label": "L", "value": "v" }); 2] })),
                "VALUE_DUPLICATED",
            ),
            (json!({ "allowed_mentions": { "parse": ["users"], "users": ["1"] } }), "EXCLUSIVE"),
            (json!({ "allowed_mentions": { "parse": ["users", "users"] } }), "ALREADY_CONTAINS"),
            (json!({ "allowed_mentions": { "users": ["1", "2", "1"] } }), "ALREADY_CONTAINS"),
            (json!({ "allowed_mentions": { "roles": ["1", "1"] } }), "ALREADY_CONTAINS"),
            (json!({ "flags": 1 << 13 }), "flags"),
            (json!({ "components": [{ "type": 10, "content": "t" }] }), "UNION_TYPE"),
        ] {
            let found = verdict(&body).unwrap_or_default();
            assert!(found.contains(place), "{body} should be refused for {place}, not {found}");
        }
    }
}

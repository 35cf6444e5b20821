//! Limits on the body of a message or an edit.

use serde_json::Value;

use super::{FormErrors, component, each, embed, layout, list, object, set, text};
use crate::error::ApiError;
use crate::flag;

/// Flags that a bot may set.
const SETTABLE: u64 =
    flag::SUPPRESS_EMBEDS | flag::EPHEMERAL | flag::SUPPRESS_NOTIFICATIONS | flag::COMPONENTS_V2;
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
    embed::check(&mut errors, body);
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
    let parsed = allowed["parse"].as_array();
    let parsed = || parsed.into_iter().flatten();
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

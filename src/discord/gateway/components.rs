//! Components of messages in events, made readable for serenity.
//!
//! serenity 0.12.5 passes over components that it doesn't know, but not inside a row: then it drops the
//! whole event. Discord may add a kind at any time. What serenity can't read is nothing that the bot reads.

use poise::serenity_prelude::ActionRowComponent;
use serde::Deserialize as _;
use serde_json::Value;

/// The component type of a row.
const ROW: u64 = 1;

/// Removes what serenity can't read from all rows of a message, and of messages in it. Returns whether
/// there was something.
pub fn without_unreadable(message: &mut Value) -> bool {
    match message {
        // All of them; `any` would stop at the first.
        Value::Array(all) => all.iter_mut().map(without_unreadable).filter(|had| *had).count() > 0,
        Value::Object(fields) => {
            let is_row = fields.get("type").and_then(Value::as_u64) == Some(ROW);
            let inside = fields.get_mut("components").and_then(Value::as_array_mut);
            let mut had_some = false;
            if let Some(inside) = inside.filter(|_| is_row) {
                let before = inside.len();
                inside.retain(|one| ActionRowComponent::deserialize(one).is_ok());
                had_some = inside.len() < before;
            }
            fields.values_mut().fold(had_some, |had, field| without_unreadable(field) || had)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::Message;
    use serde_json::json;

    use super::*;

    fn button(id: &str) -> Value {
        json!({ "type": 2, "style": 2, "label": id, "custom_id": id })
    }

    fn message(components: Value) -> Value {
        json!({
            "id": "1", "channel_id": "2", "type": 0, "content": "", "timestamp": "2026-01-01T00:00:00Z",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false,
            "author": { "id": "3", "username": "a", "discriminator": "0", "avatar": null },
            "components": components,
        })
    }

    #[test]
    fn what_serenity_cannot_read_is_left_out_of_rows_and_nothing_else_is() {
        let menu = json!({ "type": 3, "custom_id": "m", "options": [] });
        for (odd, are_odd) in [
            (json!({ "type": 99, "custom_id": "x" }), true),
            (json!({ "type": 9, "components": [] }), true),
            (json!({ "type": 2, "style": 2 }), true),
            (json!({ "custom_id": "x" }), true),
            (json!("odd"), true),
            (menu.clone(), false),
            (button("c"), false),
        ] {
            let row = json!({ "type": 1, "components": [button("a"), odd, button("b")] });
            let container = json!({ "type": 17, "components": [row] });
            let mut said = message(json!([row, { "type": 99 }]));
            said["referenced_message"] = message(json!([container, row]));
            let read = |said: &Value| Message::deserialize(said);
            assert_eq!(read(&said).is_err(), are_odd, "{odd}");
            assert_eq!(without_unreadable(&mut said), are_odd, "{odd}");
            assert!(!without_unreadable(&mut said));
            let rows = read(&said).unwrap().components;
            assert_eq!(rows[0].components.len(), if are_odd { 2 } else { 3 }, "{odd}");
        }
    }

    #[test]
    fn what_is_no_message_stays_as_it_is() {
        for strange in [json!(null), json!(7), json!([]), json!({ "components": 7 })] {
            let mut same = strange.clone();
            assert!(!without_unreadable(&mut same));
            assert_eq!(same, strange);
        }
    }
}

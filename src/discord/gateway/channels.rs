//! Channels in events, made readable for serenity.
//!
//! Discord sends channels that the bot can't see with some of their fields hidden, and doesn't
//! document how. serenity 0.12.5 reads a channel without these fields, but not if they are null: then
//! it drops the whole event, which may be a server with all its channels.

use serde_json::Value;

/// The fields of a channel that may be missing but not null.
const FIELDS: [&str; 6] =
    ["applied_tags", "available_tags", "flags", "nsfw", "permission_overwrites", "position"];

/// Whether an event of this kind has channels that the bot reads.
pub fn are_in(kind: &str) -> bool {
    kind == "GUILD_CREATE" || ["CHANNEL_", "THREAD_"].iter().any(|begin| kind.starts_with(begin))
}

/// Removes these fields from the channels of such an event where they are null. `said`: what the event
/// says. Returns whether there was one.
pub fn without_nulls(said: &mut Value) -> bool {
    let mut had_null = false;
    // A server has lists of channels; other events say one channel.
    for list in ["channels", "threads"] {
        let listed = said.get_mut(list).and_then(Value::as_array_mut);
        for channel in listed.into_iter().flatten() {
            had_null |= remove_nulls(channel);
        }
    }
    remove_nulls(said) || had_null
}

fn remove_nulls(channel: &mut Value) -> bool {
    let Some(fields) = channel.as_object_mut() else { return false };
    let before = fields.len();
    fields.retain(|name, value| !value.is_null() || !FIELDS.contains(&name.as_str()));
    fields.len() < before
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::{ChannelUpdateEvent, GuildChannel};
    use serde_json::json;

    use super::*;

    #[test]
    fn a_channel_whose_fields_are_null_is_read() {
        let mut hidden = json!({
            "id": "1", "guild_id": "2", "type": 0, "name": "___hidden___", "topic": null,
            "last_message_id": null, "rate_limit_per_user": null,
        });
        assert!(!without_nulls(&mut hidden));
        for field in FIELDS {
            hidden[field] = Value::Null;
        }
        let mut server = json!({ "id": "2", "channels": [hidden], "threads": [hidden] });
        assert!(serde_json::from_value::<GuildChannel>(hidden.clone()).is_err());
        assert!(without_nulls(&mut hidden) && without_nulls(&mut server));
        assert!(!without_nulls(&mut hidden) && !without_nulls(&mut server));
        assert!(serde_json::from_value::<ChannelUpdateEvent>(hidden).is_ok());
        for list in ["channels", "threads"] {
            let channel = server[list][0].take();
            assert!(serde_json::from_value::<GuildChannel>(channel).is_ok(), "{list}");
        }
    }

    #[test]
    fn events_without_channels_and_strange_ones_stay_as_they_are() {
        assert!(are_in("GUILD_CREATE") && are_in("CHANNEL_UPDATE") && are_in("THREAD_CREATE"));
        assert!(!are_in("INTERACTION_CREATE") && !are_in("MESSAGE_CREATE"));
        for said in [json!(null), json!(7), json!([]), json!({ "channels": 7, "threads": [7] })] {
            let mut same = said.clone();
            assert!(!without_nulls(&mut same));
            assert_eq!(same, said);
        }
    }
}

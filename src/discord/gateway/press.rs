//! A press on a component, or a form that was sent, as far as the bot reads it.
//!
//! Events of presses hold the whole message that was pressed. serenity would read all of it, and drop the
//! press for one odd field anywhere; and it drops what stands in the labels of a form.

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde_json::Value;
use serenity::InteractionType;

#[derive(Debug, Deserialize)]
pub struct Press {
    #[serde(rename = "type")]
    kind: InteractionType,
    pub id: serenity::InteractionId,
    pub token: String,
    pub guild_id: Option<serenity::GuildId>,
    pub channel_id: serenity::ChannelId,
    pub channel: Option<Channel>,
    pub member: Option<Member>,
    /// Outside of servers, who pressed.
    pub user: Option<User>,
    pub app_permissions: Option<serenity::Permissions>,
    pub locale: String,
    pub guild_locale: Option<String>,
    /// The message that was pressed, or whose button opened the form.
    pub message: Option<Pressed>,
    pub data: Data,
}

#[derive(Debug, Deserialize)]
pub struct Channel {
    #[serde(rename = "type")]
    pub kind: serenity::ChannelType,
    pub parent_id: Option<serenity::ChannelId>,
    /// Only threads have it.
    pub thread_metadata: Option<Thread>,
}

#[derive(Debug, Deserialize)]
pub struct Thread {
    #[serde(default)]
    pub locked: bool,
}

#[derive(Debug, Deserialize)]
pub struct Member {
    pub user: User,
    pub nick: Option<String>,
    pub roles: Vec<serenity::RoleId>,
    pub permissions: Option<serenity::Permissions>,
}

#[derive(Debug, Deserialize)]
pub struct User {
    pub id: serenity::UserId,
    #[serde(rename = "username")]
    pub name: String,
    pub global_name: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct Pressed {
    pub id: serenity::MessageId,
    pub flags: Option<serenity::MessageFlags>,
}

#[derive(Debug, Deserialize)]
pub struct Data {
    pub custom_id: String,
    /// What was chosen in a menu.
    pub values: Option<Vec<String>>,
    /// The parts of a form, filled in.
    pub components: Option<Vec<Value>>,
}

impl Press {
    /// Reads an interaction; `None` if it is another one, or can't be read.
    pub fn read(interaction: &str) -> Option<Press> {
        let read: Press = serde_json::from_str(interaction).ok()?;
        let is_one = matches!(read.kind, InteractionType::Component | InteractionType::Modal);
        is_one.then_some(read)
    }

    pub fn is_form(&self) -> bool {
        self.kind == InteractionType::Modal
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// serenity reads such a press, and all that can be said to what it reads is that nothing was done.
    #[test]
    fn a_press_is_read_though_nothing_stands_in_fields_that_it_can_do_without() {
        let mut press = json!({
            "type": 3, "id": "1", "token": "secret", "channel_id": "2", "locale": "en-US",
            "user": {"id": "3", "username": "ann"},
            "message": {"id": "4"}, "data": {"custom_id": "hand"},
            "channel": {"type": 11, "thread_metadata": {}},
        });
        assert!(Press::read(&press.to_string()).is_some());
        for field in ["guild_id", "channel", "member", "app_permissions", "guild_locale"] {
            press[field] = Value::Null;
        }
        press["user"]["global_name"] = Value::Null;
        press["message"]["flags"] = Value::Null;
        press["data"]["values"] = Value::Null;
        press["data"]["components"] = Value::Null;
        assert!(Press::read(&press.to_string()).is_some_and(|read| !read.is_form()));
    }
}

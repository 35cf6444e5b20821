//! Finds the people, roles, channels and files of a server that somebody picks, for an option, a menu
//! or a form, and describes them for the bot.

use serde_json::{Value, json};

use crate::ids::{ChannelId, GuildId, UserId};
use crate::state::World;
use crate::wire;

/// What somebody picks from: what their server has, as they see it.
#[derive(Clone, Copy)]
pub(super) struct Picker<'a> {
    pub(super) world: &'a World,
    pub(super) user: UserId,
    pub(super) guild: GuildId,
    pub(super) channel: ChannelId,
}

impl Picker<'_> {
    /// Picks a member by `@name`, by name or by id. Returns the id, and describes it in `resolved`.
    pub(super) fn member(self, text: &str, resolved: &mut Value) -> Option<Value> {
        let name = text.trim_start_matches("<@").trim_end_matches('>').trim_start_matches('@');
        let guild = self.world.guilds.get(self.guild)?;
        let mut people = guild.members.keys().filter_map(|id| self.world.people.get(id));
        let person = people.find(|person| {
            let is_called = |its: &String| its.eq_ignore_ascii_case(name);
            person.id.to_string() == name || is_called(&person.name) || is_called(&person.display)
        })?;
        self.describe(person.id, resolved)
    }

    /// Describes a person in `resolved`: as a user, and if they are a member, what they are and may do
    /// in this channel.
    pub(super) fn describe(self, id: UserId, resolved: &mut Value) -> Option<Value> {
        let person = self.world.people.get(&id)?;
        resolved["users"][id.to_string()] = wire::user(person);
        let channel = self.world.guilds.channel(self.channel)?;
        if let Some(has) = self.world.guilds.permissions(channel, id) {
            let mut member = wire::member(self.world, self.guild, id, Some(has));
            for left_out in ["user", "deaf", "mute"] {
                member.as_object_mut()?.remove(left_out);
            }
            resolved["members"][id.to_string()] = member;
        }
        Some(json!(id))
    }

    /// Picks a role by `@name`, by name or by id.
    pub(super) fn role(self, text: &str, resolved: &mut Value) -> Option<Value> {
        let name = text.trim_start_matches('@');
        let mut roles = self.world.guilds.get(self.guild)?.roles.iter().enumerate();
        let (at, role) = roles.find(|(_, role)| {
            role.name.trim_start_matches('@') == name || role.id.to_string() == name
        })?;
        resolved["roles"][role.id.to_string()] = wire::role(role, at);
        Some(json!(role.id))
    }

    /// Picks a channel that the person sees, by `#name`, by name or by id, of one of these types if
    /// there are any.
    pub(super) fn channel(self, text: &str, types: &Value, resolved: &mut Value) -> Option<Value> {
        let name = text.trim_start_matches('#');
        let fits = |number: u8| types.as_array().is_none_or(|types| types.contains(&json!(number)));
        let guilds = &self.world.guilds;
        let mut seen = guilds.channels_of(self.guild).filter(|place| guilds.sees(place, self.user));
        let place = seen.find(|place| {
            let is_called = place.name == name || place.id.to_string() == name;
            is_called && fits(place.kind.number())
        })?;
        let has = guilds.permissions(place, self.user)?;
        let described = wire::partial_channel(self.world, place, has);
        resolved["channels"][place.id.to_string()] = described;
        Some(json!(place.id))
    }

    /// Picks a file that the person has uploaded, by its id.
    pub(super) fn file(self, text: &str, resolved: &mut Value) -> Option<Value> {
        let file = self.world.files.offered(text.parse().ok()?)?;
        resolved["attachments"][file.id.to_string()] = wire::attachment(file, true);
        Some(json!(file.id))
    }

    /// Picks from a menu of people, roles, both or channels.
    pub(super) fn in_menu(self, menu: &Value, text: &str, resolved: &mut Value) -> Option<Value> {
        match menu["type"].as_u64()? {
            5 => self.member(text, resolved),
            6 => self.role(text, resolved),
            7 => self.member(text, resolved).or_else(|| self.role(text, resolved)),
            8 => self.channel(text, &menu["channel_types"], resolved),
            _ => None,
        }
    }
}

/// An interaction's data with what was picked in it, if anything.
pub(super) fn with_resolved(mut data: Value, resolved: Value) -> Value {
    if resolved != json!({}) {
        data["resolved"] = resolved;
    }
    data
}

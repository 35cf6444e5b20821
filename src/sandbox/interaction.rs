//! What people do with the bot: commands, presses, typed letters, forms. Owns their life from the
//! delivery over the acknowledgement to the end of the token.

use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};

use super::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use super::refused::Refused;
use super::wire;
use super::world::World;

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum InteractionKind {
    /// Sent a slash command.
    Command,
    /// Pressed a button or chose from a menu.
    Component,
    /// Typed a letter of an option that completes itself.
    Autocomplete,
    /// Sent a form.
    Modal,
}

impl InteractionKind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// How the bot acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum AckKind {
    /// With a message (4).
    Reply,
    /// With a promise of a message (5).
    Defer,
    /// With a promise to change the message of the component (6).
    DeferUpdate,
    /// By changing the message of the component (7).
    Update,
    /// With choices (8).
    Choices,
    /// With a form (9).
    Modal,
}

impl AckKind {
    /// The kind that a callback's `type` names, if it may answer this kind of interaction.
    pub(crate) fn of(number: u64, to: InteractionKind, has_message: bool) -> Option<Self> {
        let autocomplete = to == InteractionKind::Autocomplete;
        match number {
            4 if !autocomplete => Some(Self::Reply),
            5 if !autocomplete => Some(Self::Defer),
            6 if has_message => Some(Self::DeferUpdate),
            7 if has_message => Some(Self::Update),
            8 if autocomplete => Some(Self::Choices),
            9 if matches!(to, InteractionKind::Command | InteractionKind::Component) => {
                Some(Self::Modal)
            }
            _ => None,
        }
    }
}

/// A value that the bot offers while somebody types.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// What the person reads.
    pub name: String,
    /// What the bot gets: a text or a number.
    pub value: Value,
}

/// One interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: InteractionId,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: UserId,
    pub(crate) guild: GuildId,
    pub(crate) channel: ChannelId,
    /// The command or the custom id, for people who read logs.
    pub(crate) what: String,
    /// When the bot could first know of it, by the sandbox's clock.
    pub(crate) delivered: Option<Duration>,
    pub(crate) ack: Option<(AckKind, Duration)>,
    /// The message whose component was used.
    pub(crate) source: Option<MessageId>,
    /// What `@original` names.
    pub(crate) original: Option<MessageId>,
    pub(crate) followups: Vec<MessageId>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) modal: Option<Value>,
    pub(crate) expired: bool,
}

impl Interaction {
    /// Whether the bot let the time go by without an acknowledgement.
    pub(crate) fn is_overdue(&self, now: Duration, deadline: Duration) -> bool {
        self.ack.is_none()
            && self
                .delivered
                .is_some_and(|at| now.saturating_sub(at) > deadline)
    }

    /// Whether the token works no more.
    pub(crate) fn is_expired(&self, now: Duration, life: Duration) -> bool {
        self.expired
            || self
                .delivered
                .is_some_and(|at| now.saturating_sub(at) > life)
    }
}

impl World {
    /// Something was done: records it and tells the bot. `data` is the interaction's own part.
    pub(crate) fn begin_interaction(
        &mut self,
        kind: InteractionKind,
        (user, channel): (UserId, ChannelId),
        data: Value,
        source: Option<MessageId>,
        what: String,
    ) -> Result<InteractionId, Refused> {
        let place = self.channels.get(&channel).ok_or(Refused::NoSuchChannel)?;
        let guild = place.guild;
        let server = self.guilds.get(&guild).ok_or(Refused::NoSuchChannel)?;
        let permissions = *server.members.get(&user).ok_or(Refused::NotAMember)?;
        if !server.has_bot || !self.has_listener(guild) {
            return Err(Refused::BotOffline);
        }
        let id = InteractionId::from(self.clock.next_id());
        let token = format!(
            "interaction.{id}.{:016x}{:016x}",
            rand::random::<u64>(),
            rand::random::<u64>()
        );
        let place = self.channels.get(&channel).ok_or(Refused::NoSuchChannel)?;
        let mut payload = json!({
            "id": id,
            "application_id": self.application,
            "type": kind.number(),
            "token": token,
            "version": 1,
            "data": data,
            "guild_id": guild,
            "guild": { "id": guild, "locale": server.locale, "features": [] },
            "channel_id": channel,
            "channel": wire::partial_channel(self, place, permissions),
            "member": wire::member(self, guild, user, Some(permissions)),
            "app_permissions": self.bot_permissions(place).bits().to_string(),
            "locale": self.person(user).map_or("en-US", |person| &person.locale),
            "guild_locale": server.locale,
            "entitlements": [],
            "authorizing_integration_owners": { "0": guild },
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        });
        if let Some(message) = source.and_then(|id| self.live_message(id)) {
            payload["message"] = wire::message(self, message);
        }
        self.keep_interaction(Interaction {
            id,
            token,
            kind,
            user,
            guild,
            channel,
            what,
            delivered: None,
            ack: None,
            source,
            original: None,
            followups: Vec::new(),
            choices: Vec::new(),
            modal: None,
            expired: false,
        });
        match &mut self.faults.held {
            Some(held) => held.push((guild, payload)),
            None => self.deliver_interaction(guild, &payload),
        }
        Ok(id)
    }

    /// Sends an interaction to the bot, twice if a test asked for that.
    pub(crate) fn deliver_interaction(&mut self, guild: GuildId, payload: &Value) {
        let now = self.clock.elapsed();
        let id = payload["id"].as_str().and_then(|id| id.parse().ok());
        if let Some(interaction) = id.and_then(|id: InteractionId| self.interactions.get_mut(&id)) {
            interaction.delivered = Some(now);
        }
        self.dispatch(guild, None, "INTERACTION_CREATE", payload);
        if self.faults.duplicates > 0 {
            self.faults.duplicates -= 1;
            self.dispatch(guild, None, "INTERACTION_CREATE", payload);
        }
    }
}

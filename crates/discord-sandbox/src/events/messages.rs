//! Posts, edits and deletes messages.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::draft::{Draft, mentions};
use crate::error::ApiError;
use crate::ids::{ChannelId, InteractionId, MessageId, RoleId, UserId};
use crate::state::{Intent, Message, Version, World};
use crate::wire;

#[derive(Clone, Debug)]
pub(crate) struct Posting {
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    pub(crate) only_for: Option<UserId>,
    pub(crate) interaction: Option<InteractionId>,
    pub(crate) reply_to: Option<MessageId>,
    /// The thread whose start it announces.
    pub(crate) thread: Option<ChannelId>,
    pub(crate) nonce: Option<Value>,
    /// Whether the author of the message to which it replies is mentioned.
    pub(crate) mentions_original: bool,
}

impl Posting {
    /// A public message that answers nothing.
    pub(crate) fn new(channel: ChannelId, author: UserId) -> Self {
        Self {
            channel,
            author,
            only_for: None,
            interaction: None,
            reply_to: None,
            thread: None,
            nonce: None,
            mentions_original: false,
        }
    }
}

pub(crate) fn post(
    world: &mut World,
    posting: Posting,
    draft: Draft,
) -> Result<MessageId, ApiError> {
    let silent = draft.is_silent();
    let mut version = draft.over(world, Version::default(), posting.channel)?;
    let original = posting.reply_to.filter(|_| posting.mentions_original);
    if let Some(original) = original.and_then(|id| world.messages.live(id))
        && !version.mentions.contains(&original.author)
    {
        version.mentions.push(original.author);
    }
    let heard = |user: &UserId| !silent && posting.only_for.is_none_or(|only| only == *user);
    let with_roles = world.guilds.of_channel(posting.channel).into_iter().flat_map(|guild| {
        let has = |roles: &BTreeSet<RoleId>| version.roles.iter().any(|role| roles.contains(role));
        guild.members.iter().filter(move |(_, roles)| has(roles)).map(|(user, _)| *user)
    });
    let place = world.guilds.channel(posting.channel);
    let sees = |user: &UserId| place.is_some_and(|place| world.guilds.sees(place, *user));
    let all: BTreeSet<UserId> =
        version.mentions.iter().copied().chain(with_roles.filter(sees)).collect();
    let mentioned = all.into_iter().filter(heard).collect();
    Ok(put(world, posting, version, mentioned, false))
}

/// Posts a message that a person typed.
pub(crate) fn post_text(world: &mut World, posting: Posting, content: &str) -> MessageId {
    let mentioned = mentions(world, posting.channel, content, &Value::Null);
    let (mentions, at_ms) = (mentioned.clone(), world.clock.unix_ms());
    let version = Version { content: content.into(), mentions, at_ms, ..Version::default() };
    put(world, posting, version, mentioned, false)
}

/// Posts the empty message that a deferred answer will fill.
pub(crate) fn post_thinking(world: &mut World, posting: Posting) -> MessageId {
    let version = Version { at_ms: world.clock.unix_ms(), ..Version::default() };
    put(world, posting, version, Vec::new(), true)
}

/// Announces in a channel that somebody has started a thread.
pub(super) fn post_thread_begun(world: &mut World, posting: Posting, name: String) {
    let version = Version { content: name, at_ms: world.clock.unix_ms(), ..Version::default() };
    put(world, posting, version, Vec::new(), false);
}

fn put(
    world: &mut World,
    posting: Posting,
    version: Version,
    mentioned: Vec<UserId>,
    loading: bool,
) -> MessageId {
    let id = MessageId::from(world.clock.next_id());
    let message = Message {
        id,
        channel: posting.channel,
        author: posting.author,
        only_for: posting.only_for,
        interaction: posting.interaction,
        reply_to: posting.reply_to,
        thread: posting.thread,
        nonce: posting.nonce,
        mentioned,
        loading,
        deleted: false,
        dismissed: false,
        posted_ms: version.at_ms,
        versions: vec![version.into()],
        revision: world.revision(),
    };
    world.messages.keep(message);
    tell(world, id, "MESSAGE_CREATE");
    id
}

pub(crate) fn edit(world: &mut World, id: MessageId, draft: Draft) -> Result<(), ApiError> {
    let message = world.messages.live(id).ok_or_else(ApiError::unknown_message)?;
    let (before, channel) = (message.now().clone(), message.channel);
    let version = draft.over(world, before, channel)?;
    world.touch_message(id, |message| {
        message.loading = false;
        message.push_version(version);
    });
    tell(world, id, "MESSAGE_UPDATE");
    Ok(())
}

pub(crate) fn delete(world: &mut World, id: MessageId) -> Result<(), ApiError> {
    if world.messages.live(id).is_none() {
        return Err(ApiError::unknown_message());
    }
    remove(world, id);
    Ok(())
}

fn remove(world: &mut World, id: MessageId) {
    world.touch_message(id, |message| message.deleted = true);
    tell(world, id, "MESSAGE_DELETE");
}

pub(crate) fn sweep(world: &mut World) {
    let own = |message: &&Message| {
        let public = message.only_for.is_none() && !message.loading;
        public && message.author == world.app.bot && !message.deleted
    };
    let own: Vec<_> = world.messages.iter().filter(own).map(|message| message.id).collect();
    own.into_iter().for_each(|id| remove(world, id));
}

/// Deletes several messages of a channel at once. The bot gets one event for all of them.
pub(crate) fn delete_together(world: &mut World, channel: ChannelId, ids: &[MessageId]) {
    let is_here = |message: &Message| message.channel == channel && !message.is_ephemeral();
    let is_gone = |id: &MessageId| world.messages.live(*id).is_some_and(is_here);
    let gone: Vec<MessageId> = ids.iter().copied().filter(is_gone).collect();
    for id in &gone {
        world.touch_message(*id, |message| message.deleted = true);
    }
    let Some(guild) = world.guilds.channel(channel).map(|place| place.guild) else { return };
    let data = json!({ "ids": gone, "channel_id": channel, "guild_id": guild });
    world.sessions.dispatch(guild, Some(Intent::MESSAGES), "MESSAGE_DELETE_BULK", &data);
}

/// Marks a message as changed when its own content hasn't: a thread was started from it.
pub(super) fn has_changed(world: &mut World, id: MessageId) {
    world.touch_message(id, |_| ());
    tell(world, id, "MESSAGE_UPDATE");
}

/// Tells the bot about a public message, if it listens to messages.
fn tell(world: &mut World, id: MessageId, event: &str) {
    let message = world.messages.get(id);
    let Some(message) = message.filter(|message| !message.is_ephemeral()) else { return };
    let Some(guild) = world.guilds.of_channel(message.channel).map(|guild| guild.id) else {
        return;
    };
    let data = if event == "MESSAGE_DELETE" {
        json!({ "id": id, "channel_id": message.channel, "guild_id": guild })
    } else {
        let mut data = wire::message_event(world, message);
        // Only those who posted it or see it appear hear of it.
        if let Some(nonce) = message.nonce.as_ref().filter(|_| event == "MESSAGE_CREATE") {
            data["nonce"] = nonce.clone();
        }
        data
    };
    world.sessions.dispatch(guild, Some(Intent::MESSAGES), event, &data);
}

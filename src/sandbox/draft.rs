//! From a body to a message: reads what a body says, lays it over what was there, posts and edits.

use std::collections::BTreeSet;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::check;
use super::error::ApiError;
use super::gateway::Intent;
use super::ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId};
use super::message::{Attachment, Message, StoredFile, Version};
use super::wire::{self, flag};
use super::world::World;

/// A file that came with a body.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// A checked body: every part that is `None` was not mentioned, and stays as it is in an edit.
#[derive(Debug)]
pub(crate) struct Draft {
    content: Option<String>,
    embeds: Option<Vec<Value>>,
    components: Option<Vec<Value>>,
    attachments: Option<Vec<Value>>,
    flags: u64,
    allowed: Value,
    files: Vec<Upload>,
}

/// Where a new message goes and who may see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Posting {
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    pub(crate) only_for: Option<UserId>,
    pub(crate) interaction: Option<InteractionId>,
}

impl Draft {
    /// Reads and checks a body.
    pub(crate) fn read(world: &World, body: &Value, files: &[Upload]) -> Result<Self, ApiError> {
        let knows_emoji = |id: &str| id.parse().is_ok_and(|id| world.emojis.contains_key(&id));
        check::message::check(body, files.len(), &knows_emoji)?;
        let list = |key: &str| {
            body.get(key)
                .map(|list| list.as_array().cloned().unwrap_or_default())
        };
        Ok(Self {
            content: body
                .get("content")
                .map(|content| content.as_str().unwrap_or_default().to_owned()),
            embeds: list("embeds").map(|embeds| embeds.into_iter().map(as_rich).collect()),
            components: list("components"),
            attachments: list("attachments"),
            flags: body["flags"].as_u64().unwrap_or_default(),
            allowed: body["allowed_mentions"].clone(),
            files: files.to_vec(),
        })
    }

    pub(crate) fn is_ephemeral(&self) -> bool {
        self.flags & flag::EPHEMERAL != 0
    }

    pub(crate) fn has_embeds(&self) -> bool {
        self.embeds
            .as_ref()
            .is_some_and(|embeds| !embeds.is_empty())
    }

    pub(crate) fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    /// What the message becomes: the body over what was there before.
    fn over(
        self,
        world: &mut World,
        before: Version,
        channel: ChannelId,
    ) -> Result<Version, ApiError> {
        let mut attachments = kept(&before.attachments, self.attachments.as_deref());
        let lost: Vec<String> = before
            .attachments
            .iter()
            .map(|file| file.url.clone())
            .collect();
        for file in self.files {
            attachments.push(store(world, file, self.attachments.as_deref()));
        }
        let content = self.content.unwrap_or(before.content);
        let mut embeds = self.embeds.unwrap_or(before.embeds);
        embeds
            .iter_mut()
            .for_each(|embed| resolve_pictures(embed, &attachments, &lost));
        if content.trim().is_empty() && embeds.is_empty() && attachments.is_empty() {
            return Err(ApiError::empty_message());
        }
        Ok(Version {
            mentions: mentions(world, channel, &content, &self.allowed),
            content,
            embeds,
            components: self.components.unwrap_or(before.components),
            attachments,
            flags: if self.flags == 0 {
                before.flags
            } else {
                self.flags & !flag::EPHEMERAL
            },
            at_ms: world.clock.unix_ms(),
        })
    }
}

fn as_rich(mut embed: Value) -> Value {
    embed["type"] = json!("rich");
    embed
}

/// The files that an edit keeps: all, unless it lists them.
fn kept(before: &[Attachment], listed: Option<&[Value]>) -> Vec<Attachment> {
    let Some(listed) = listed else {
        return before.to_vec();
    };
    let entry = |id: AttachmentId| {
        listed
            .iter()
            .find(|entry| entry["id"].as_str() == Some(&id.to_string()))
    };
    let keep = |file: &Attachment| {
        let entry = entry(file.id)?;
        let mut file = file.clone();
        if let Some(description) = entry["description"].as_str() {
            file.description = Some(description.to_owned());
        }
        Some(file)
    };
    before.iter().filter_map(keep).collect()
}

fn store(world: &mut World, file: Upload, listed: Option<&[Value]>) -> Attachment {
    let describes = |entry: &&Value| {
        entry["id"].as_u64() == Some(file.index)
            || entry["id"].as_str() == Some(&file.index.to_string())
    };
    let entry = listed.unwrap_or_default().iter().find(describes);
    let description = entry
        .and_then(|entry| entry["description"].as_str())
        .map(str::to_owned);
    let size = file.bytes.len();
    let content_type = file.content_type;
    let id = world.keep_file(StoredFile {
        content_type: content_type.clone(),
        bytes: file.bytes,
    });
    // Names reach a URL: anything but plain characters is replaced, as Discord does.
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "-_.".contains(c) {
            c
        } else {
            '_'
        }
    };
    let filename: String = file.filename.chars().map(plain).collect();
    let url = format!("{}/files/{id}/{filename}", world.base_url);
    Attachment {
        id,
        filename,
        description,
        content_type: Some(content_type),
        size,
        url,
    }
}

/// `attachment://name` becomes the file's address; a picture whose file is gone goes too.
fn resolve_pictures(embed: &mut Value, files: &[Attachment], before: &[String]) {
    for place in ["image", "thumbnail"] {
        let Some(url) = embed[place]["url"].as_str().map(str::to_owned) else {
            continue;
        };
        if let Some(name) = url.strip_prefix("attachment://") {
            match files.iter().find(|file| file.filename == name) {
                Some(file) => embed[place] = json!({ "url": file.url, "proxy_url": file.url }),
                None => embed[place] = Value::Null,
            }
        } else if before.contains(&url) && !files.iter().any(|file| file.url == url) {
            embed[place] = Value::Null;
        }
    }
    if let Some(parts) = embed.as_object_mut() {
        parts.retain(|_, part| !part.is_null());
    }
}

/// Whom a text mentions, of the members of its server, as far as the body allows it.
fn mentions(world: &World, channel: ChannelId, content: &str, allowed: &Value) -> Vec<UserId> {
    let place = world.channels.get(&channel);
    let members = place
        .and_then(|place| world.guilds.get(&place.guild))
        .map(|guild| &guild.members);
    let may = |user: &UserId| {
        let holds = |list: &Value, what: &str| {
            list.as_array()
                .is_some_and(|list| list.iter().any(|one| one == what))
        };
        allowed.is_null()
            || holds(&allowed["parse"], "users")
            || holds(&allowed["users"], &user.to_string())
    };
    let named = content.split("<@").skip(1).filter_map(|rest| {
        let (id, _) = rest.split_once('>')?;
        id.strip_prefix('!').unwrap_or(id).parse::<UserId>().ok()
    });
    let known: BTreeSet<UserId> = named
        .filter(|user| members.is_some_and(|members| members.contains_key(user)) && may(user))
        .collect();
    known.into_iter().collect()
}

impl World {
    /// Posts a message.
    pub(crate) fn post(&mut self, posting: Posting, draft: Draft) -> Result<MessageId, ApiError> {
        let silent = draft.flags & flag::SUPPRESS_NOTIFICATIONS != 0;
        let version = draft.over(self, Version::default(), posting.channel)?;
        let heard = |user: &UserId| !silent && posting.only_for.is_none_or(|only| only == *user);
        let mentioned = version.mentions.iter().copied().filter(heard).collect();
        Ok(self.put(posting, version, mentioned, false))
    }

    /// Posts what somebody typed.
    pub(crate) fn post_text(&mut self, posting: Posting, content: &str) -> MessageId {
        let mentions = mentions(self, posting.channel, content, &Value::Null);
        let at_ms = self.clock.unix_ms();
        let version = Version {
            content: content.into(),
            mentions: mentions.clone(),
            at_ms,
            ..Version::default()
        };
        self.put(posting, version, mentions, false)
    }

    /// Posts the place where a deferred answer will stand.
    pub(crate) fn post_thinking(&mut self, posting: Posting) -> MessageId {
        let version = Version {
            at_ms: self.clock.unix_ms(),
            ..Version::default()
        };
        self.put(posting, version, Vec::new(), true)
    }

    fn put(
        &mut self,
        posting: Posting,
        version: Version,
        mentioned: Vec<UserId>,
        loading: bool,
    ) -> MessageId {
        let id = MessageId::from(self.clock.next_id());
        let message = Message {
            id,
            channel: posting.channel,
            author: posting.author,
            only_for: posting.only_for,
            interaction: posting.interaction,
            mentioned,
            loading,
            deleted: false,
            dismissed: false,
            posted_ms: version.at_ms,
            versions: vec![version],
            old_edits: 0,
            revision: self.revision,
        };
        self.keep_message(message);
        self.tell(id, "MESSAGE_CREATE");
        id
    }

    /// Lays a body over a message.
    pub(crate) fn edit(&mut self, id: MessageId, draft: Draft) -> Result<(), ApiError> {
        let message = self
            .live_message(id)
            .ok_or_else(ApiError::unknown_message)?;
        let (before, channel) = (message.now().clone(), message.channel);
        let version = draft.over(self, before, channel)?;
        self.touch_message(id, |message| {
            message.loading = false;
            message.push_version(version);
        });
        self.tell(id, "MESSAGE_UPDATE");
        Ok(())
    }

    /// Takes a message away.
    pub(crate) fn delete(&mut self, id: MessageId) -> Result<(), ApiError> {
        if self.live_message(id).is_none() {
            return Err(ApiError::unknown_message());
        }
        self.touch_message(id, |message| message.deleted = true);
        self.tell(id, "MESSAGE_DELETE");
        Ok(())
    }

    /// Tells the bot of a public message, if it listens to messages.
    fn tell(&mut self, id: MessageId, event: &str) {
        let Some(message) = self
            .messages
            .get(&id)
            .filter(|message| message.only_for.is_none())
        else {
            return;
        };
        let Some(guild) = self.channels.get(&message.channel).map(|place| place.guild) else {
            return;
        };
        let data = if event == "MESSAGE_DELETE" {
            json!({ "id": id, "channel_id": message.channel, "guild_id": guild })
        } else {
            wire::message_event(self, message.channel, message)
        };
        self.dispatch(guild, Some(Intent::MESSAGES), event, &data);
    }
}

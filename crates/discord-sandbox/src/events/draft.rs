//! Checks the body of a post or an edit, and makes a version of the message from it.

use std::collections::BTreeSet;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::{layout, parts};
use crate::check;
use crate::error::ApiError;
use crate::flag;
use crate::ids::{AttachmentId, ChannelId, MessageId, RoleId, UserId};
use crate::permissions::Permissions;
use crate::state::{Attachment, Role, StoredFile, Version, World};

#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// A checked body. Parts that are `None` were not given; an edit leaves them as they are.
#[derive(Debug)]
pub(crate) struct Draft {
    content: Option<String>,
    embeds: Option<Vec<Value>>,
    components: Option<Vec<Value>>,
    attachments: Option<Vec<Value>>,
    flags: Option<u64>,
    allowed: Value,
    files: Vec<Upload>,
}

impl Draft {
    pub(crate) fn read(world: &World, body: &Value, files: &[Upload]) -> Result<Self, ApiError> {
        Self::checked(world, body, files, 0)
    }

    /// Reads the body of an edit of this message.
    pub(crate) fn edit(
        world: &World,
        of: MessageId,
        body: &Value,
        files: &[Upload],
    ) -> Result<Self, ApiError> {
        let before = world.messages.live(of).ok_or_else(ApiError::unknown_message)?.now().flags;
        Self::checked(world, body, files, before)
    }

    fn checked(
        world: &World,
        body: &Value,
        files: &[Upload],
        before: u64,
    ) -> Result<Self, ApiError> {
        let knows_emoji = |id: &str| id.parse().is_ok_and(|id| world.emojis.contains_key(&id));
        check::message::check(body, files.len(), before, &knows_emoji)?;
        let list = |key: &str| {
            body.get(key).map(|list| {
                let mut list = list.as_array().cloned().unwrap_or_default();
                list.iter_mut().for_each(trim);
                list
            })
        };
        Ok(Self {
            content: body
                .get("content")
                .map(|content| content.as_str().unwrap_or_default().trim().to_owned()),
            embeds: list("embeds").map(|mut embeds| {
                embeds.iter_mut().for_each(complete);
                embeds
            }),
            components: list("components"),
            attachments: list("attachments"),
            flags: body["flags"].as_u64(),
            allowed: body["allowed_mentions"].clone(),
            files: files.to_vec(),
        })
    }

    pub(crate) fn is_ephemeral(&self) -> bool {
        self.flags.unwrap_or_default() & flag::EPHEMERAL != 0
    }

    pub(super) fn is_silent(&self) -> bool {
        self.flags.unwrap_or_default() & flag::SUPPRESS_NOTIFICATIONS != 0
    }

    pub(crate) fn has_embeds(&self) -> bool {
        self.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty())
    }

    pub(crate) fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    /// The new version of the message: the body's parts, and the old version's where the body has
    /// none.
    pub(super) fn over(
        self,
        world: &mut World,
        before: Version,
        channel: ChannelId,
    ) -> Result<Version, ApiError> {
        // An upload replaces all earlier files that the body doesn't list.
        let listed = match (&self.attachments, self.files.is_empty()) {
            (None, false) => Some(&[][..]),
            (listed, _) => listed.as_deref(),
        };
        let mut attachments = kept(&before.attachments, listed);
        let lost: Vec<String> = before.attachments.iter().map(|file| file.url.clone()).collect();
        for file in self.files {
            attachments.push(store(world, file, listed));
        }
        let (has_new_text, has_components) = (self.content.is_some(), self.components.is_some());
        let content = self.content.unwrap_or(before.content);
        let mut embeds = self.embeds.unwrap_or(before.embeds);
        embeds.iter_mut().for_each(|embed| resolve_pictures(embed, &attachments, &lost));
        let flags = self.flags.map_or(before.flags, |flags| {
            let kept = before.flags & !flag::SUPPRESS_EMBEDS;
            kept | flags & !flag::EPHEMERAL
        });
        let mut components = self.components.unwrap_or(before.components);
        let is_layout = flags & flag::COMPONENTS_V2 != 0;
        let has_new_text = has_new_text || is_layout && has_components;
        if is_layout {
            layout::check_fields(&content, &embeds)?;
            layout::resolve_files(&mut components, &attachments)?;
        }
        let mut components = Value::Array(components);
        parts::complete(world, &mut components);
        let components: Vec<Value> =
            components.as_array_mut().map(std::mem::take).unwrap_or_default();
        let is_empty = if is_layout {
            components.is_empty()
        } else {
            content.is_empty() && embeds.is_empty() && attachments.is_empty()
        };
        if is_empty {
            return Err(ApiError::empty_message());
        }
        let mut version = Version {
            mentions: before.mentions,
            roles: before.roles,
            content,
            embeds,
            components,
            attachments,
            flags,
            at_ms: world.clock.unix_ms(),
        };
        // Discord finds the mentions again when the text is edited, else it keeps them.
        if has_new_text {
            let said = [vec![version.content.as_str()], version.texts()].concat().join("\n");
            version.mentions = mentions(world, channel, &said, &self.allowed);
            version.roles = roles(world, channel, &said, &self.allowed);
        }
        Ok(version)
    }
}

/// Adds what an embed always has in answers.
fn complete(embed: &mut Value) {
    parts::without_nulls(embed);
    embed["type"] = json!("rich");
    let fields = embed.get_mut("fields").and_then(Value::as_array_mut);
    for field in fields.into_iter().flatten().filter(|field| field["inline"].is_null()) {
        field["inline"] = json!(false);
    }
}

/// The fields of embeds and components that people don't read as text.
const UNREAD: [&str; 5] = ["custom_id", "emoji", "id", "image", "url"];

/// Removes the spaces around every text that people read.
fn trim(part: &mut Value) {
    match part {
        Value::String(text) => *text = text.trim().to_owned(),
        Value::Array(parts) => parts.iter_mut().for_each(trim),
        Value::Object(fields) => {
            let read = |key: &str| !UNREAD.contains(&key);
            fields.iter_mut().filter(|(key, _)| read(key)).for_each(|(_, field)| trim(field));
        }
        _ => {}
    }
}

/// The files that an edit keeps: all of them, unless it says which.
fn kept(before: &[Attachment], listed: Option<&[Value]>) -> Vec<Attachment> {
    let Some(listed) = listed else { return before.to_vec() };
    let entry = |id: AttachmentId| {
        listed.iter().find(|entry| entry["id"].as_str() == Some(&id.to_string()))
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

pub(crate) fn store(world: &mut World, file: Upload, listed: Option<&[Value]>) -> Attachment {
    let describes = |entry: &&Value| {
        entry["id"].as_u64() == Some(file.index)
            || entry["id"].as_str() == Some(&file.index.to_string())
    };
    let entry = listed.unwrap_or_default().iter().find(describes);
    let description = entry.and_then(|entry| entry["description"].as_str()).map(str::to_owned);
    let (size, content_type) = (file.bytes.len(), file.content_type);
    let pixels =
        imagesize::blob_size(&file.bytes).ok().map(|size| (size.width as u32, size.height as u32));
    let id = world.keep_file(StoredFile { content_type: content_type.clone(), bytes: file.bytes });
    // The name becomes part of a URL: special characters are replaced, as Discord does.
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '_' }
    };
    let filename: String = file.filename.chars().map(plain).collect();
    let url = format!("{}/files/{id}/{filename}", world.app.base_url);
    Attachment { id, filename, description, content_type: Some(content_type), size, pixels, url }
}

/// Turns `attachment://name` into the file's address. A picture whose file is gone is removed.
fn resolve_pictures(embed: &mut Value, files: &[Attachment], before: &[String]) {
    for place in ["image", "thumbnail"] {
        let Some(url) = embed[place]["url"].as_str().map(str::to_owned) else { continue };
        if let Some(name) = url.strip_prefix("attachment://") {
            match files.iter().find(|file| file.filename == name) {
                Some(file) => show(&mut embed[place], file),
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

/// Describes a picture that is a file of the message.
fn show(picture: &mut Value, file: &Attachment) {
    picture["url"] = json!(file.url);
    picture["proxy_url"] = json!(file.url);
    if let Some(kind) = &file.content_type {
        picture["content_type"] = json!(kind);
    }
    if let Some((width, height)) = file.pixels {
        picture["width"] = json!(width);
        picture["height"] = json!(height);
    }
}

/// The members of the server that a text mentions, if the body allows mentions.
pub(super) fn mentions(
    world: &World,
    channel: ChannelId,
    content: &str,
    allowed: &Value,
) -> Vec<UserId> {
    let members = world.guilds.of_channel(channel).map(|guild| &guild.members);
    let may = |user: &UserId| is_allowed(allowed, "users", &user.to_string());
    let named = content.split("<@").skip(1).filter_map(|rest| {
        let (id, _) = rest.split_once('>')?;
        id.strip_prefix('!').unwrap_or(id).parse::<UserId>().ok()
    });
    let known: BTreeSet<UserId> = named
        .filter(|user| members.is_some_and(|members| members.contains_key(user)) && may(user))
        .collect();
    known.into_iter().collect()
}

/// Whether a body allows the mention of this one.
fn is_allowed(allowed: &Value, kind: &str, id: &str) -> bool {
    let holds = |list: &Value, what: &str| {
        list.as_array().is_some_and(|list| list.iter().any(|one| one == what))
    };
    allowed.is_null() || holds(&allowed["parse"], kind) || holds(&allowed[kind], id)
}

/// The roles of the server that a text of the bot mentions, if the body allows them, and they may be
/// mentioned: by everyone, or by the bot.
fn roles(world: &World, channel: ChannelId, content: &str, allowed: &Value) -> Vec<RoleId> {
    let Some(guild) = world.guilds.of_channel(channel) else { return Vec::new() };
    let place = world.guilds.channel(channel);
    let may_all = place
        .is_some_and(|place| world.bot_permissions(place).allow(Permissions::MENTION_EVERYONE));
    let is_meant = |role: &&Role| {
        let may = (role.mentionable || may_all) && role.id != guild.everyone();
        let id = role.id.to_string();
        may && is_allowed(allowed, "roles", &id) && content.contains(&format!("<@&{id}>"))
    };
    guild.roles.iter().filter(is_meant).map(|role| role.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    fn file(id: u64) -> Attachment {
        Attachment {
            id: id.into(),
            filename: format!("{id}.png"),
            description: None,
            content_type: None,
            size: 1,
            pixels: None,
            url: format!("/{id}"),
        }
    }

    #[tokio::test]
    async fn an_edit_that_uploads_a_file_keeps_only_the_others_that_it_lists() {
        let upload = Upload {
            index: 0,
            filename: "new.png".into(),
            content_type: "image/png".into(),
            bytes: Bytes::from_static(b"new"),
        };
        let mut world = World::new(Options::default(), String::new());
        let mut names = |body: Value, files: &[Upload]| {
            let attachments = vec![file(1), file(2)];
            let before = Version { attachments, ..Version::default() };
            let draft = Draft::read(&world, &body, files).expect("a good body");
            let now = draft.over(&mut world, before, ChannelId::from(1)).expect("not empty");
            now.attachments.into_iter().map(|file| file.filename).collect::<Vec<_>>()
        };
        assert_eq!(names(json!({}), &[]), ["1.png", "2.png"]);
        assert_eq!(names(json!({}), std::slice::from_ref(&upload)), ["new.png"]);
        let listed = json!({ "attachments": [{ "id": "2" }, { "id": 0 }] });
        assert_eq!(names(listed, &[upload]), ["2.png", "new.png"]);
    }

    #[test]
    fn an_edit_keeps_the_files_that_it_lists_and_pictures_go_with_their_files() {
        let before = [file(1), file(2)];
        assert_eq!(kept(&before, None), before);
        assert_eq!(kept(&before, Some(&[])), []);
        assert_eq!(kept(&before, Some(&[json!({ "id": "2" })])), before[1..]);

        let shown = |url: &str, files: &[Attachment]| {
            let mut embed = json!({ "image": { "url": url } });
            resolve_pictures(&mut embed, files, &["/1".into(), "/2".into()]);
            embed["image"]["url"].clone()
        };
        assert_eq!(shown("attachment://1.png", &before), "/1");
        assert_eq!(shown("/2", &before), "/2");
        assert_eq!(shown("/2", &before[..1]), Value::Null);
    }
}

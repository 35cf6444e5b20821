//! What the bot has given: the commands that it has registered, its uploads, and the log of its
//! requests. Files and requests are kept up to a number.

use std::collections::{BTreeMap, VecDeque};

use axum::body::Bytes;
use serde_json::Value;

use super::message::Attachment;
use crate::ids::{AttachmentId, EmojiId, GuildId};

/// The commands of each server, and under `None` those for all servers.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    by_guild: BTreeMap<Option<GuildId>, Vec<Value>>,
}

impl Commands {
    pub(crate) fn of(&self, guild: Option<GuildId>) -> &[Value] {
        self.by_guild.get(&guild).map_or(&[], Vec::as_slice)
    }

    /// The commands that work in a server: first its own, then those for all servers.
    pub(crate) fn in_guild(&self, guild: GuildId) -> impl Iterator<Item = &Value> {
        self.of(Some(guild)).iter().chain(self.of(None))
    }

    pub(crate) fn count(&self) -> usize {
        self.by_guild.values().map(Vec::len).sum()
    }

    pub(crate) fn replace(&mut self, guild: Option<GuildId>, commands: Vec<Value>) {
        self.by_guild.insert(guild, commands);
    }
}

/// How many files are kept before the oldest are dropped.
const MAX_FILES: usize = 1_000;

/// Bytes that the stand-in serves.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

#[derive(Debug, Default)]
pub(crate) struct Files {
    by_id: BTreeMap<AttachmentId, StoredFile>,
    /// The files that people have uploaded for a form.
    offered: BTreeMap<AttachmentId, Attachment>,
}

impl Files {
    pub(crate) fn get(&self, id: AttachmentId) -> Option<&StoredFile> {
        self.by_id.get(&id)
    }

    /// A file that somebody has uploaded for a form.
    pub(crate) fn offered(&self, id: AttachmentId) -> Option<&Attachment> {
        self.offered.get(&id)
    }

    pub(crate) fn offer(&mut self, file: Attachment) {
        self.offered.insert(file.id, file);
        while self.offered.len() > MAX_FILES {
            self.offered.pop_first();
        }
    }

    pub(crate) fn keep(&mut self, id: AttachmentId, file: StoredFile) {
        self.by_id.insert(id, file);
        while self.by_id.len() > MAX_FILES {
            self.by_id.pop_first();
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    pub(crate) id: EmojiId,
    pub(crate) name: String,
    pub(crate) image: StoredFile,
}

/// A request of the bot, and its outcome.
#[derive(Clone, Debug)]
pub struct Request {
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    pub status: u16,
    /// The body, if it was text, and the error, if there was one.
    pub summary: String,
}

#[derive(Debug)]
pub(crate) struct Requests {
    log: VecDeque<Request>,
    invalid: u64,
    /// How many are kept before the oldest are dropped.
    kept: usize,
}

impl Requests {
    pub(crate) const fn new(kept: usize) -> Self {
        Self { log: VecDeque::new(), invalid: 0, kept }
    }

    pub(crate) fn note(&mut self, request: Request) {
        if matches!(request.status, 401 | 403 | 429) {
            self.invalid += 1;
        }
        self.log.push_back(request);
        while self.log.len() > self.kept {
            self.log.pop_front();
        }
    }

    pub(crate) fn iter(&self) -> std::collections::vec_deque::Iter<'_, Request> {
        self.log.iter()
    }

    /// How many were answered with 401, 403 or 429, including those no longer kept.
    pub(crate) fn invalid(&self) -> u64 {
        self.invalid
    }
}

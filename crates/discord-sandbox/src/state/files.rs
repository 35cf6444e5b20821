//! The bot's uploads: files on messages, and the application's emojis.

use std::collections::BTreeMap;

use axum::body::Bytes;

use super::message::Attachment;
use crate::ids::{AttachmentId, EmojiId};

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

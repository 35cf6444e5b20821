//! A message with its whole history, as tests and the page look at it.
//!
//! Owns what a message *is*; who may see or change it is decided by the routes.

use serde::Serialize;
use serde_json::Value;

use super::ids::{AttachmentId, ChannelId, EmojiId, InteractionId, MessageId, UserId};

/// How many versions of one message are kept: the oldest but the first go.
const MAX_VERSIONS: usize = 400;

/// A message and everything it has been.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// Its id.
    pub id: MessageId,
    /// Where it stands.
    pub channel: ChannelId,
    /// Who wrote it.
    pub author: UserId,
    /// The only person who can see it, if it is ephemeral.
    pub only_for: Option<UserId>,
    /// The interaction that it answers.
    pub interaction: Option<InteractionId>,
    /// Who was notified when it was posted. An edit notifies nobody.
    pub mentioned: Vec<UserId>,
    /// The author is still thinking: the message is a deferral without content.
    pub loading: bool,
    /// It is gone.
    pub deleted: bool,
    /// The only person who could see it has put it away. The bot does not learn of that.
    pub dismissed: bool,
    /// When it was posted, in milliseconds since 1970.
    pub posted_ms: u64,
    /// What it has been, the present last. Never empty.
    pub(crate) versions: Vec<Version>,
    /// How often it was edited while older than an hour.
    #[serde(skip)]
    pub(crate) old_edits: u32,
    /// The count of the last change that touched it.
    #[serde(skip)]
    pub(crate) revision: u64,
}

/// What a message was at one time.
#[derive(Clone, Debug, Default, Serialize, PartialEq)]
pub struct Version {
    /// The text.
    pub content: String,
    /// The embeds, as Discord writes them.
    pub embeds: Vec<Value>,
    /// The rows of components, as Discord writes them.
    pub components: Vec<Value>,
    /// The files.
    pub attachments: Vec<Attachment>,
    /// The flags that the author set.
    pub flags: u64,
    /// Whom the text names, if it may mention them.
    pub mentions: Vec<UserId>,
    /// When it became so, in milliseconds since 1970.
    pub at_ms: u64,
}

/// A file on a message.
#[derive(Clone, Debug, Serialize, PartialEq)]
pub struct Attachment {
    /// Its id.
    pub id: AttachmentId,
    /// The name of the file.
    pub filename: String,
    /// What it shows, for those who cannot see it.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: Option<String>,
    /// Its length in bytes.
    pub size: usize,
    /// Where it can be fetched.
    pub url: String,
}

/// A button as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The text on it, without its emoji.
    pub label: String,
    /// The emoji on it: a character, or the name of an application's emoji.
    pub emoji: Option<String>,
    /// What the bot hears when it is pressed; none for a link.
    pub custom_id: Option<String>,
    /// Whether it cannot be pressed.
    pub disabled: bool,
    /// 1 blue, 2 grey, 3 green, 4 red, 5 link.
    pub style: u64,
}

/// A select menu as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What the bot hears when something is chosen.
    pub custom_id: String,
    /// The text while nothing is chosen.
    pub placeholder: String,
    /// What can be chosen: label and value.
    pub options: Vec<(String, String)>,
    /// How many must and may be chosen.
    pub limits: (usize, usize),
    /// Whether it cannot be used.
    pub disabled: bool,
}

impl Message {
    /// What it is now.
    ///
    /// # Panics
    /// Never: a message is made with its first version, and none is taken away but for a newer one.
    #[must_use]
    pub fn now(&self) -> &Version {
        self.versions
            .last()
            .expect("a message has a version from its beginning")
    }

    /// Everything it has been, the present last.
    #[must_use]
    pub fn history(&self) -> &[Version] {
        &self.versions
    }

    /// The text it has now.
    #[must_use]
    pub fn content(&self) -> &str {
        &self.now().content
    }

    /// Everything that can be read on it now: text, embeds, labels, options and file names, by line.
    #[must_use]
    pub fn text(&self) -> String {
        self.now().text()
    }

    /// Whether only one person sees it.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Whether `user` can see it, or could before it was deleted.
    #[must_use]
    pub fn visible_to(&self, user: UserId) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Whether `user` has it on their screen now.
    #[must_use]
    pub fn is_shown_to(&self, user: UserId) -> bool {
        self.visible_to(user) && !self.deleted && !self.dismissed
    }

    /// The buttons it has now.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        self.now().buttons()
    }

    /// The button that bears this label or custom id now.
    #[must_use]
    pub fn button(&self, which: &str) -> Option<Button> {
        self.buttons()
            .into_iter()
            .find(|button| button.is_called(which))
    }

    /// The select menus it has now.
    #[must_use]
    pub fn selects(&self) -> Vec<Select> {
        self.now().selects()
    }

    /// The files it has now.
    #[must_use]
    pub fn attachments(&self) -> &[Attachment] {
        &self.now().attachments
    }

    pub(crate) fn push_version(&mut self, version: Version) {
        if self.versions.len() >= MAX_VERSIONS {
            self.versions.remove(1);
        }
        self.versions.push(version);
    }
}

impl Version {
    /// Everything that could be read on it, by line.
    #[must_use]
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.clone()];
        self.embeds
            .iter()
            .for_each(|embed| collect_strings(embed, &mut lines));
        for button in self.buttons() {
            lines.push(format!(
                "[{}{}]",
                button.emoji.unwrap_or_default(),
                button.label
            ));
        }
        for select in self.selects() {
            lines.push(select.placeholder);
            lines.extend(select.options.into_iter().map(|(label, _)| label));
        }
        lines.extend(self.attachments.iter().map(|file| file.filename.clone()));
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// What its controls carry without showing it: custom ids, and the values of options.
    #[must_use]
    pub fn hidden(&self) -> Vec<String> {
        let buttons = self
            .buttons()
            .into_iter()
            .filter_map(|button| button.custom_id);
        let menus = self.selects().into_iter().flat_map(|menu| {
            let values = menu.options.into_iter().map(|(_, value)| value);
            values.chain([menu.custom_id])
        });
        buttons.chain(menus).collect()
    }

    /// Its buttons.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        self.parts()
            .filter(|part| part["type"] == 2)
            .map(Button::read)
            .collect()
    }

    /// Its select menus.
    #[must_use]
    pub fn selects(&self) -> Vec<Select> {
        self.parts()
            .filter(|part| part["type"] == 3)
            .map(Select::read)
            .collect()
    }

    /// Its buttons and selects as Discord writes them.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components
            .iter()
            .filter_map(|row| row["components"].as_array())
            .flatten()
    }
}

impl Button {
    fn read(part: &Value) -> Self {
        Self {
            label: text_of(&part["label"]),
            emoji: part["emoji"]["name"].as_str().map(str::to_owned),
            custom_id: part["custom_id"].as_str().map(str::to_owned),
            disabled: part["disabled"] == true,
            style: part["style"].as_u64().unwrap_or_default(),
        }
    }

    /// Whether a person would mean this button by `which`: its label, emoji and label, or custom id.
    #[must_use]
    pub fn is_called(&self, which: &str) -> bool {
        let emoji = self.emoji.as_deref().unwrap_or_default();
        self.custom_id.as_deref() == Some(which)
            || (!self.label.is_empty() && self.label == which)
            || (self.label.is_empty() && emoji == which)
            || format!("{emoji} {}", self.label) == which
    }
}

impl Select {
    fn read(part: &Value) -> Self {
        let options = part["options"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let count = |key: &str| part[key].as_u64().unwrap_or(1) as usize;
        Self {
            custom_id: text_of(&part["custom_id"]),
            placeholder: text_of(&part["placeholder"]),
            options: options
                .iter()
                .map(|option| (text_of(&option["label"]), text_of(&option["value"])))
                .collect(),
            limits: (count("min_values"), count("max_values")),
            disabled: part["disabled"] == true,
        }
    }

    /// How many options may be chosen at once.
    pub(crate) fn count(&self) -> std::ops::RangeInclusive<usize> {
        self.limits.0..=self.limits.1
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Every text in a value, in order: what a person could read somewhere in an embed.
fn collect_strings(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) => into.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_strings(item, into)),
        Value::Object(fields) => {
            for (_, field) in fields.iter().filter(|(key, _)| *key != "type") {
                collect_strings(field, into);
            }
        }
        _ => {}
    }
}

/// An emoji of the application.
#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    pub(crate) id: EmojiId,
    pub(crate) name: String,
    pub(crate) image: StoredFile,
}

/// Bytes that the stand-in serves.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) content_type: String,
    pub(crate) bytes: axum::body::Bytes,
}

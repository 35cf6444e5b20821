//! A message with its whole history, for tests and the page.
//!
//! Owns what a message *is*. The routes decide who may see or change it.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::flag;
use crate::ids::{AttachmentId, ChannelId, InteractionId, MessageId, RoleId, UserId};

/// How many versions of a message are kept. The first one always stays.
const MAX_VERSIONS: usize = 400;

/// A message with its whole history.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: MessageId,
    pub channel: ChannelId,
    pub author: UserId,
    /// The only person who can see it, if it is ephemeral.
    pub only_for: Option<UserId>,
    /// The interaction that it belongs to.
    pub interaction: Option<InteractionId>,
    /// The message to which it is shown as a reply: a follow-up replies to the first answer, and the
    /// answer to a press to the message with the button.
    pub reply_to: Option<MessageId>,
    /// The thread whose start this message announces in the channel above it.
    pub thread: Option<ChannelId>,
    /// The nonce with which the bot posted it.
    pub nonce: Option<Value>,
    /// The people notified when it was posted. An edit notifies nobody.
    pub mentioned: Vec<UserId>,
    /// Whether it is a deferred answer without content yet: the client shows that the bot is
    /// thinking.
    pub loading: bool,
    pub deleted: bool,
    /// Whether the only person who could see it has dismissed it. The bot isn't told.
    pub dismissed: bool,
    /// When it was posted, in milliseconds since 1970.
    pub posted_ms: u64,
    /// Its versions, the current one last. Never empty. Tests take copies of messages all the time,
    /// with whatever history they have.
    pub(crate) versions: Vec<Arc<Version>>,
    /// The number of the world's change that last changed it.
    pub(crate) revision: u64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Version {
    pub content: String,
    pub embeds: Vec<Value>,
    /// The rows of components, as Discord writes them.
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// The flags that the author set.
    pub flags: u64,
    /// The people mentioned in the text.
    pub mentions: Vec<UserId>,
    /// The roles mentioned in the text.
    pub roles: Vec<RoleId>,
    /// When it was posted or edited, in milliseconds since 1970.
    pub at_ms: u64,
}

#[derive(Clone, Debug, Serialize, PartialEq)]
pub struct Attachment {
    pub id: AttachmentId,
    pub filename: String,
    /// Its alternative text.
    pub description: Option<String>,
    pub content_type: Option<String>,
    /// Its length in bytes.
    pub size: usize,
    /// The width and the height of a picture.
    pub pixels: Option<(u32, u32)>,
    pub url: String,
}

/// A button as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The text on it, without its emoji.
    pub label: String,
    /// The emoji on it: a character, or the name of an application's emoji.
    pub emoji: Option<String>,
    /// Its custom id; `None` for a link.
    pub custom_id: Option<String>,
    pub disabled: bool,
}

/// A select menu as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    pub custom_id: String,
    /// The text shown while nothing is chosen.
    pub placeholder: String,
    /// The label and value of each option.
    pub options: Vec<(String, String)>,
    /// The minimum and the maximum number of options to choose.
    pub limits: (usize, usize),
    pub disabled: bool,
}

impl Message {
    pub fn now(&self) -> &Version {
        self.versions.last().expect("a message has a version from its beginning")
    }

    /// Its versions, the current one last.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = &Version> + ExactSizeIterator {
        self.versions.iter().map(|version| &**version)
    }

    pub fn content(&self) -> &str {
        &self.now().content
    }

    /// All its readable text now, line by line: text, embeds, labels, options and file names.
    pub fn text(&self) -> String {
        self.now().text()
    }

    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Whether `user` can see it, or could before it was deleted.
    pub fn visible_to(&self, user: UserId) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Whether `user` has it on their screen now.
    pub fn is_shown_to(&self, user: UserId) -> bool {
        self.visible_to(user) && !self.deleted && !self.dismissed
    }

    pub fn buttons(&self) -> Vec<Button> {
        self.now().buttons()
    }

    /// The current button with this label or custom id.
    pub fn button(&self, which: &str) -> Option<Button> {
        self.buttons().into_iter().find(|button| button.is_called(which))
    }

    pub fn selects(&self) -> Vec<Select> {
        self.now().selects()
    }

    pub fn attachments(&self) -> &[Attachment] {
        &self.now().attachments
    }

    pub(crate) fn push_version(&mut self, version: Version) {
        if self.versions.len() >= MAX_VERSIONS {
            self.versions.remove(1);
        }
        self.versions.push(Arc::new(version));
    }
}

impl Version {
    /// All its readable text, line by line.
    pub fn text(&self) -> String {
        let mut lines = self.marked_up();
        for button in self.buttons() {
            lines.push(format!("[{}{}]", button.emoji.unwrap_or_default(), button.label));
        }
        for select in self.selects() {
            lines.push(select.placeholder);
            lines.extend(select.options.into_iter().map(|(label, _)| label));
        }
        lines.extend(self.attachments.iter().map(|file| file.filename.clone()));
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// Its texts with markup, in which clients draw emojis and mentions: the content, the texts among
    /// its components, and the embeds.
    pub fn marked_up(&self) -> Vec<String> {
        let mut texts = vec![self.content.clone()];
        texts.extend(self.texts().into_iter().map(str::to_owned));
        self.embeds.iter().for_each(|embed| collect_strings(embed, &mut texts));
        texts
    }

    /// The files that no embed shows. Only these are listed with the message.
    pub(crate) fn loose_files(&self) -> impl Iterator<Item = &Attachment> {
        let is_shown = |file: &Attachment| {
            let mut pictures = self
                .embeds
                .iter()
                .flat_map(|embed| ["image", "thumbnail"].map(|place| &embed[place]["url"]));
            pictures.any(|url| *url == file.url)
        };
        self.attachments.iter().filter(move |file| !is_shown(file))
    }

    /// The texts in its components that aren't shown: custom ids, and the values of options.
    pub fn hidden(&self) -> Vec<String> {
        let buttons = self.buttons().into_iter().filter_map(|button| button.custom_id);
        let menus = self.selects().into_iter().flat_map(|menu| {
            menu.options.into_iter().map(|(_, value)| value).chain([menu.custom_id])
        });
        buttons.chain(menus).collect()
    }

    pub fn buttons(&self) -> Vec<Button> {
        self.parts().into_iter().filter(|part| part["type"] == 2).map(Button::read).collect()
    }

    pub fn selects(&self) -> Vec<Select> {
        self.parts().into_iter().filter(|part| part["type"] == 3).map(Select::read).collect()
    }

    /// The menus, as Discord writes them: of texts, people, roles and channels.
    pub(crate) fn menus(&self) -> Vec<&Value> {
        let parts = self.parts().into_iter();
        parts.filter(|part| matches!(part["type"].as_u64(), Some(3 | 5..=8))).collect()
    }

    /// The number of the component with this custom id.
    pub(crate) fn number_of(&self, custom_id: &str) -> Option<u64> {
        self.parts().into_iter().find(|part| part["custom_id"] == custom_id)?["id"].as_u64()
    }

    /// Whether everything that it shows is in its components.
    pub(crate) const fn is_layout(&self) -> bool {
        self.flags & flag::COMPONENTS_V2 != 0
    }

    /// The texts among its components.
    pub(crate) fn texts(&self) -> Vec<&str> {
        self.parts().into_iter().filter_map(|part| part["content"].as_str()).collect()
    }

    /// Its components as Discord writes them, each before what it holds.
    fn parts(&self) -> Vec<&Value> {
        fn walk<'a>(part: &'a Value, into: &mut Vec<&'a Value>) {
            into.push(part);
            let inside = part["components"].as_array().into_iter().flatten();
            let beside = part.get("accessory").into_iter();
            inside.chain(beside).for_each(|part| walk(part, into));
        }
        let mut parts = Vec::new();
        self.components.iter().for_each(|part| walk(part, &mut parts));
        parts
    }
}

/// Does something with a component and everything that it holds.
pub(crate) fn each_part(part: &mut Value, act: &mut impl FnMut(&mut Value)) {
    act(part);
    let inside = part.get_mut("components").and_then(Value::as_array_mut);
    for part in inside.into_iter().flatten() {
        each_part(part, act);
    }
    for held in ["accessory", "component"] {
        if let Some(held) = part.get_mut(held) {
            each_part(held, act);
        }
    }
}

/// The same for all of several components.
pub(crate) fn each_part_of(parts: &mut [Value], mut act: impl FnMut(&mut Value)) {
    parts.iter_mut().for_each(|part| each_part(part, &mut act));
}

impl Button {
    fn read(part: &Value) -> Self {
        Self {
            label: text_of(&part["label"]),
            emoji: part["emoji"]["name"].as_str().map(str::to_owned),
            custom_id: part["custom_id"].as_str().map(str::to_owned),
            disabled: part["disabled"] == true,
        }
    }

    /// Whether `which` is its label, its emoji and label, or its custom id.
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
        let options = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
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
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Collects every text in a value, in order: all that people could read in an embed.
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

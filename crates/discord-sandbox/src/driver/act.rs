//! A person in a test, who types, presses and chooses through a client.

use serde_json::json;

use super::answer::Answer;
use super::line::parse;
use crate::client::Client;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::refused::Refused;
use crate::server::Sandbox;
use crate::state::{Choice, Message};

/// A person. Clones are the same person.
///
/// What they do is an error if their client refuses it, or if the bot doesn't acknowledge it in time
/// ([`Refused::NoAnswer`]). What ends with `_and_go` doesn't wait for that; [`Sandbox::answer`] does.
#[derive(Clone, Debug)]
pub struct User {
    pub(super) sandbox: Sandbox,
    pub(super) id: UserId,
}

impl User {
    fn client(&self) -> Client<'_> {
        Client { shared: &self.sandbox.shared, user: self.id }
    }

    pub fn id(&self) -> UserId {
        self.id
    }

    pub const fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// The person's display name.
    pub fn name(&self) -> String {
        let name =
            self.sandbox.shared.read(|world| Some(world.people.get(&self.id)?.display.clone()));
        name.unwrap_or_default()
    }

    /// The text that mentions the person, `<@ID>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The messages that the person sees in a channel, oldest first: public ones, and ephemeral
    /// ones for them.
    pub fn sees(&self, channel: ChannelId) -> Vec<Message> {
        self.sandbox.look(|view| view.seen_by(self.id, channel).cloned().collect())
    }

    /// Waits until the person sees a message with this text, and returns the newest.
    pub async fn sees_text(&self, channel: ChannelId, text: &str) -> Message {
        let what = format!("{} to see {text:?}", self.name());
        let newest = self.sandbox.wait_for(&what, |view| {
            view.seen_by(self.id, channel)
                .rev()
                .find(|message| message.text().contains(text))
                .cloned()
        });
        newest.await
    }

    pub fn was_notified_by(&self, message: &Message) -> bool {
        message.mentioned.contains(&self.id)
    }

    /// Writes a plain message.
    pub fn say(&self, channel: ChannelId, text: &str) -> Result<MessageId, Refused> {
        self.client().say(channel, text)
    }

    /// Sends a command, written as `/command sub option:value other:"longer value"`.
    pub async fn slash(&self, channel: ChannelId, line: &str) -> Result<Answer, Refused> {
        let id = self.slash_and_go(channel, line)?;
        self.sandbox.answer(id).await
    }

    pub fn slash_and_go(&self, channel: ChannelId, line: &str) -> Result<InteractionId, Refused> {
        self.client().command(channel, &parse(line))
    }

    /// Picks a command from somebody's menu, as by a right click on them.
    pub async fn command_on(
        &self,
        channel: ChannelId,
        name: &str,
        target: UserId,
    ) -> Result<Answer, Refused> {
        let id = self.client().command_on(channel, name, target)?;
        self.sandbox.answer(id).await
    }

    /// The choices that the bot offers for the last option of the line after `typed` has been typed
    /// in it.
    pub async fn autocomplete(
        &self,
        channel: ChannelId,
        line: &str,
        typed: &str,
    ) -> Result<Vec<Choice>, Refused> {
        let mut given = parse(line);
        let focused = given
            .options
            .last_mut()
            .map(|(name, text)| {
                typed.clone_into(text);
                name.clone()
            })
            .ok_or_else(|| Refused::NoAutocomplete(line.to_owned()))?;
        self.client().complete(channel, &given, &focused).await
    }

    /// Presses a button of the message as it is now, by label or custom id.
    pub async fn click(&self, message: &Message, which: &str) -> Result<Answer, Refused> {
        let id = self.click_and_go(message.id, which)?;
        self.sandbox.answer(id).await
    }

    pub fn click_and_go(&self, message: MessageId, which: &str) -> Result<InteractionId, Refused> {
        self.client().press(message, which)
    }

    /// Presses a button that may be gone from the message: a press that came too late.
    pub async fn press_raw(&self, message: &Message, custom_id: &str) -> Result<Answer, Refused> {
        let data = json!({ "custom_id": custom_id, "component_type": 2 });
        let id = self.client().raw(message.id, data)?;
        self.sandbox.answer(id).await
    }

    /// Chooses from a menu of the message as it is now. The menu is found by its custom id or
    /// placeholder (empty: the only one), options by their value or label.
    pub async fn select(
        &self,
        message: &Message,
        which: &str,
        options: &[&str],
    ) -> Result<Answer, Refused> {
        let id = self.select_and_go(message.id, which, options)?;
        self.sandbox.answer(id).await
    }

    pub fn select_and_go(
        &self,
        message: MessageId,
        which: &str,
        chosen: &[&str],
    ) -> Result<InteractionId, Refused> {
        self.client().select(message, which, chosen)
    }

    /// Chooses from a menu that may be gone from the message.
    pub async fn select_raw(
        &self,
        message: &Message,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, Refused> {
        let data = json!({ "custom_id": custom_id, "component_type": 3, "values": values });
        let id = self.client().raw(message.id, data)?;
        self.sandbox.answer(id).await
    }

    /// Fills in and sends the form that the bot opened as an answer. Fields are named by custom id.
    /// Options are named by value or label, people, roles and channels by name, files by the id that
    /// [`upload`](Self::upload) returns; several of them are given one by one.
    pub async fn submit(
        &self,
        opened: &Answer,
        values: &[(&str, &str)],
    ) -> Result<Answer, Refused> {
        let owned = |&(id, text): &(&str, &str)| (id.to_owned(), text.to_owned());
        let values: Vec<_> = values.iter().map(owned).collect();
        let id = self.client().submit(opened.interaction, &values)?;
        self.sandbox.answer(id).await
    }

    /// Uploads a file, for a form's field or a command's option: its value is the id that this returns.
    pub fn upload(&self, filename: &str, bytes: &[u8]) -> String {
        let bytes = bytes.to_vec().into();
        self.client().upload(filename, "application/octet-stream", bytes).to_string()
    }

    pub fn dismiss(&self, message: MessageId) -> Result<(), Refused> {
        self.client().dismiss(message)
    }
}

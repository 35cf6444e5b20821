//! A person who types, presses and chooses, through a client of their own.

use serde_json::json;

use super::answer::Answer;
use super::line::parse;
use crate::client::Client;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::refused::Refused;
use crate::server::Sandbox;
use crate::state::{Choice, Message};

/// A person. Clones are the same person.
#[derive(Clone, Debug)]
pub struct User {
    sandbox: Sandbox,
    id: UserId,
}

impl User {
    pub(super) fn new(sandbox: Sandbox, id: UserId) -> Self {
        Self { sandbox, id }
    }

    fn client(&self) -> Client<'_> {
        self.sandbox.client(self.id)
    }

    /// The person's id.
    #[must_use]
    pub fn id(&self) -> UserId {
        self.id
    }

    /// The sandbox in which they are.
    #[must_use]
    pub const fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// The person's display name.
    #[must_use]
    pub fn name(&self) -> String {
        self.sandbox
            .shared
            .read(|world| {
                world
                    .people
                    .get(self.id)
                    .map(|person| person.display.clone())
            })
            .unwrap_or_default()
    }

    /// The text that mentions the person, `<@ID>`.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// What the person sees in a channel: public messages and those for them alone, oldest first.
    #[must_use]
    pub fn sees(&self, channel: ChannelId) -> Vec<Message> {
        self.sandbox
            .look(|view| view.seen_by(self.id, channel).cloned().collect())
    }

    /// Waits until the person sees a message with this text, and gives the newest.
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

    /// Whether a message notified the person.
    #[must_use]
    pub fn was_notified_by(&self, message: &Message) -> bool {
        message.mentioned.contains(&self.id)
    }

    /// Writes a plain message.
    ///
    /// # Errors
    /// When the person cannot write there.
    pub fn say(&self, channel: ChannelId, text: &str) -> Result<MessageId, Refused> {
        self.client().say(channel, text)
    }

    /// Sends a command, written as `/command sub option:value other:"longer value"`.
    ///
    /// # Errors
    /// What a client would refuse, and [`Refused::NoAnswer`].
    pub async fn slash(&self, channel: ChannelId, line: &str) -> Result<Answer, Refused> {
        let id = self.slash_and_go(channel, line)?;
        self.sandbox.answer(id).await
    }

    /// Sends a command without waiting; [`Sandbox::answer`] waits.
    ///
    /// # Errors
    /// What a client would refuse.
    pub fn slash_and_go(&self, channel: ChannelId, line: &str) -> Result<InteractionId, Refused> {
        self.client().command(channel, &parse(line))
    }

    /// The choices that the bot offers for the last option of the line when `typed` has been typed in it.
    ///
    /// # Errors
    /// What a client would refuse, and [`Refused::NoAnswer`].
    pub async fn autocomplete(
        &self,
        channel: ChannelId,
        line: &str,
        typed: &str,
    ) -> Result<Vec<Choice>, Refused> {
        let mut given = parse(line);
        let focused = given.options.last_mut().map(|(name, text)| {
            typed.clone_into(text);
            name.clone()
        });
        let focused = focused.ok_or_else(|| Refused::NoAutocomplete(line.to_owned()))?;
        self.client().complete(channel, &given, &focused).await
    }

    /// Presses a button that the message has now, by its label or custom id.
    ///
    /// # Errors
    /// When it is not there, is disabled or cannot be seen; [`Refused::NoAnswer`].
    pub async fn click(&self, message: &Message, which: &str) -> Result<Answer, Refused> {
        let id = self.click_and_go(message.id, which)?;
        self.sandbox.answer(id).await
    }

    /// Presses a button without waiting; [`Sandbox::answer`] waits.
    ///
    /// # Errors
    /// When it is not there, is disabled or cannot be seen.
    pub fn click_and_go(&self, message: MessageId, which: &str) -> Result<InteractionId, Refused> {
        self.client().press(message, which)
    }

    /// Presses a button that may have been on the message once: a press that came too late.
    ///
    /// # Errors
    /// When the message is gone; [`Refused::NoAnswer`].
    pub async fn press_raw(&self, message: &Message, custom_id: &str) -> Result<Answer, Refused> {
        let data = json!({ "custom_id": custom_id, "component_type": 2 });
        let id = self.client().raw(message.id, data)?;
        self.sandbox.answer(id).await
    }

    /// Chooses from a menu that the message has now, found by its custom id or placeholder (empty: the only
    /// one); options by their value or label.
    ///
    /// # Errors
    /// When the menu or an option is not there; [`Refused::NoAnswer`].
    pub async fn select(
        &self,
        message: &Message,
        which: &str,
        options: &[&str],
    ) -> Result<Answer, Refused> {
        let id = self.select_and_go(message.id, which, options)?;
        self.sandbox.answer(id).await
    }

    /// Chooses from a menu without waiting; [`Sandbox::answer`] waits.
    ///
    /// # Errors
    /// When the menu or an option is not there.
    pub fn select_and_go(
        &self,
        message: MessageId,
        which: &str,
        chosen: &[&str],
    ) -> Result<InteractionId, Refused> {
        self.client().select(message, which, chosen)
    }

    /// Chooses from a menu that may have been on the message once.
    ///
    /// # Errors
    /// When the message is gone; [`Refused::NoAnswer`].
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

    /// Fills in and sends the form that the bot opened as an answer, field by custom id.
    ///
    /// # Errors
    /// When there is no form or a value breaks its limits; [`Refused::NoAnswer`].
    pub async fn submit(
        &self,
        opened: &Answer,
        values: &[(&str, &str)],
    ) -> Result<Answer, Refused> {
        let values: Vec<(String, String)> = values
            .iter()
            .map(|(id, text)| ((*id).into(), (*text).into()))
            .collect();
        let id = self.client().submit(opened.interaction, &values)?;
        self.sandbox.answer(id).await
    }

    /// Dismisses an ephemeral message.
    ///
    /// # Errors
    /// When the person sees no such message, or it is not for them alone.
    pub fn dismiss(&self, message: MessageId) -> Result<(), Refused> {
        self.client().dismiss(message)
    }
}

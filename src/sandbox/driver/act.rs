//! A person who types, presses and chooses. Nothing is possible that a real client would not let them do,
//! but for the `raw` ways, which stand for a press on something that was there a moment ago.

use serde_json::{Value, json};

use super::answer::{Answer, Modal};
use super::line::{Given, resolve};
use crate::sandbox::draft::Posting;
use crate::sandbox::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::sandbox::interaction::{Choice, InteractionKind};
use crate::sandbox::message::{Button, Message, Select};
use crate::sandbox::refused::Refused;
use crate::sandbox::server::Sandbox;
use crate::sandbox::world::{ChannelKind, World};

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

    /// The person's id.
    #[must_use]
    pub fn id(&self) -> UserId {
        self.id
    }

    /// How the person is called.
    #[must_use]
    pub fn name(&self) -> String {
        self.sandbox
            .shared
            .read(|world| world.person(self.id).map(|person| person.display.clone()))
            .unwrap_or_default()
    }

    /// How a text mentions the person.
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
        self.sandbox.shared.change(|world| {
            let place = world.channels.get(&channel).ok_or(Refused::NoSuchChannel)?;
            if place.kind == ChannelKind::Forum || place.archived {
                return Err(Refused::NoSuchChannel);
            }
            let server = world
                .guilds
                .get(&place.guild)
                .ok_or(Refused::NoSuchChannel)?;
            if !server.members.contains_key(&self.id) {
                return Err(Refused::NotAMember);
            }
            let posting = Posting {
                channel,
                author: self.id,
                only_for: None,
                interaction: None,
            };
            Ok(world.post_text(posting, text))
        })
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
        self.send_command(channel, &Given::parse(line))
    }

    pub(crate) fn send_command(
        &self,
        channel: ChannelId,
        given: &Given,
    ) -> Result<InteractionId, Refused> {
        self.begin(InteractionKind::Command, channel, None, |world| {
            let data = resolve(world, (self.id, channel), given, None)?;
            Ok((data, format!("/{}", given.path.join(" "))))
        })
    }

    /// What the bot offers for the last option of the line while `typed` stands in it.
    ///
    /// # Errors
    /// What a client would refuse, and [`Refused::NoAnswer`].
    pub async fn autocomplete(
        &self,
        channel: ChannelId,
        line: &str,
        typed: &str,
    ) -> Result<Vec<Choice>, Refused> {
        let mut given = Given::parse(line);
        let focused = given.options.last_mut().map(|(name, text)| {
            typed.clone_into(text);
            name.clone()
        });
        let focused = focused.ok_or_else(|| Refused::NoAutocomplete(line.to_owned()))?;
        self.complete(channel, &given, &focused).await
    }

    pub(crate) async fn complete(
        &self,
        channel: ChannelId,
        given: &Given,
        focused: &str,
    ) -> Result<Vec<Choice>, Refused> {
        let id = self.begin(InteractionKind::Autocomplete, channel, None, |world| {
            let data = resolve(world, (self.id, channel), given, Some(focused))?;
            Ok((data, format!("/{} {focused}:", given.path.join(" "))))
        })?;
        self.sandbox.answer(id).await?;
        let choices = self
            .sandbox
            .shared
            .read(|world| world.interactions.get(&id).map(|one| one.choices.clone()));
        Ok(choices.unwrap_or_default())
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
        self.component(message, |shown| {
            let buttons = shown.buttons();
            let has = || {
                buttons
                    .iter()
                    .filter_map(|button| button.custom_id.clone())
                    .collect()
            };
            let found = buttons.iter().find(|button| button.is_called(which));
            let Some(Button {
                custom_id: Some(id),
                disabled,
                ..
            }) = found
            else {
                return Err(Refused::NoSuchComponent(which.to_owned(), has()));
            };
            if *disabled {
                return Err(Refused::Disabled(which.to_owned()));
            }
            Ok(json!({ "custom_id": id, "component_type": 2 }))
        })
    }

    /// Presses a button that may have been on the message once: a press that came too late.
    ///
    /// # Errors
    /// When the message is gone; [`Refused::NoAnswer`].
    pub async fn press_raw(&self, message: &Message, custom_id: &str) -> Result<Answer, Refused> {
        let data = json!({ "custom_id": custom_id, "component_type": 2 });
        let id = self.component(message.id, |_| Ok(data))?;
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
        self.component(message, |shown| {
            let selects = shown.selects();
            let is_meant = |menu: &&Select| which.is_empty() || menu.custom_id == which || menu.placeholder == which;
            let Some(menu) = selects.iter().find(is_meant) else {
                let has = selects.iter().map(|menu| menu.custom_id.clone()).collect();
                return Err(Refused::NoSuchComponent(which.to_owned(), has));
            };
            if menu.disabled {
                return Err(Refused::Disabled(which.to_owned()));
            }
            let find = |text: &&str| {
                let mut options = menu.options.iter();
                options.find(|(label, value)| value == text || label == text).map(|(_, value)| value.clone())
            };
            let values: Option<Vec<String>> = chosen.iter().map(find).collect();
            let count = menu.count();
            let values = values.filter(|values| count.contains(&values.len()));
            let bad = || Refused::BadChoice(chosen.iter().map(ToString::to_string).collect());
            Ok(json!({ "custom_id": menu.custom_id, "component_type": 3, "values": values.ok_or_else(bad)? }))
        })
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
        let id = self.component(message.id, |_| Ok(data))?;
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
        let id = self.send_form(opened.interaction, &values)?;
        self.sandbox.answer(id).await
    }

    pub(crate) fn send_form(
        &self,
        opened: InteractionId,
        values: &[(String, String)],
    ) -> Result<InteractionId, Refused> {
        let (channel, source, modal) = self.sandbox.shared.read(|world| {
            let interaction = world
                .interactions
                .get(&opened)
                .filter(|one| one.user == self.id);
            let interaction = interaction.ok_or(Refused::NoAnswer(opened))?;
            let modal = interaction
                .modal
                .clone()
                .ok_or_else(|| Refused::BadField("no form is open".into()))?;
            Ok((interaction.channel, interaction.source, Modal::read(&modal)))
        })?;
        let mut rows = Vec::new();
        for field in &modal.fields {
            let given = values
                .iter()
                .find(|(id, _)| *id == field.custom_id)
                .map(|(_, text)| text);
            let text = given.unwrap_or(&field.value);
            let count = text.chars().count();
            if (field.required || count > 0)
                && !(field.length.0.max(1)..=field.length.1).contains(&count)
            {
                return Err(Refused::BadField(field.custom_id.clone()));
            }
            rows.push(json!({ "type": 1, "components": [{ "type": 4, "custom_id": field.custom_id, "value": text }] }));
        }
        if let Some((id, _)) = values
            .iter()
            .find(|(id, _)| !modal.fields.iter().any(|field| field.custom_id == *id))
        {
            return Err(Refused::BadField(id.clone()));
        }
        let data = json!({ "custom_id": modal.custom_id, "components": rows });
        self.begin(InteractionKind::Modal, channel, source, |_| {
            Ok((data, modal.custom_id.clone()))
        })
    }

    /// Takes an ephemeral message off the person's own screen.
    ///
    /// # Errors
    /// When the person sees no such message, or it is not for them alone.
    pub fn dismiss(&self, message: MessageId) -> Result<(), Refused> {
        self.sandbox.shared.change(|world| {
            let own = |message: &Message| message.is_shown_to(self.id) && message.is_ephemeral();
            if !world.live_message(message).is_some_and(own) {
                return Err(Refused::NoSuchMessage(message));
            }
            world.touch_message(message, |message| message.dismissed = true);
            Ok(())
        })
    }

    fn component(
        &self,
        id: MessageId,
        choose: impl FnOnce(&Message) -> Result<Value, Refused>,
    ) -> Result<InteractionId, Refused> {
        let seen = self
            .sandbox
            .message(id)
            .filter(|message| message.is_shown_to(self.id));
        let message = seen.ok_or(Refused::NoSuchMessage(id))?;
        self.begin(
            InteractionKind::Component,
            message.channel,
            Some(id),
            |world| {
                // Looked up again: the message may have changed since, and this runs under the lock.
                let now = world.live_message(id).ok_or(Refused::NoSuchMessage(id))?;
                let data = choose(now)?;
                let what = data["custom_id"].as_str().unwrap_or_default().to_owned();
                Ok((data, what))
            },
        )
    }

    fn begin(
        &self,
        kind: InteractionKind,
        channel: ChannelId,
        source: Option<MessageId>,
        make: impl FnOnce(&World) -> Result<(Value, String), Refused>,
    ) -> Result<InteractionId, Refused> {
        self.sandbox.shared.change(|world| {
            let (data, what) = make(world)?;
            world.begin_interaction(kind, (self.id, channel), data, source, what)
        })
    }
}

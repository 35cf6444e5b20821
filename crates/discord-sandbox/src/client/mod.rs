//! A person's Discord client: what it lets them do, and what it refuses.
//!
//! Both the page and the users of tests act through it. It allows only what Discord's own client
//! allows, except in `raw`: that is a press on a component that has just disappeared.

mod form;
mod line;
mod pick;

pub(crate) use form::fields;
pub use form::{Field, FieldKind};
pub(crate) use line::{Given, is_allowed, is_of_people, is_shown};

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::events::{self, NewInteraction, Posting, begin_interaction};
use crate::ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId};
use crate::permissions::Permissions;
use crate::refused::Refused;
use pick::{Picker, with_resolved};

use crate::state::{Button, ChannelKind, Choice, InteractionKind, Message, Shared, World};

#[derive(Clone, Copy)]
pub(crate) struct Client<'a> {
    pub(crate) shared: &'a Shared,
    pub(crate) user: UserId,
}

impl Client<'_> {
    pub(crate) fn say(self, channel: ChannelId, text: &str) -> Result<MessageId, Refused> {
        self.shared.change(|world| {
            let (_, place) = world.guilds.reach(self.user, channel)?;
            if place.kind == ChannelKind::Forum {
                return Err(Refused::NoSuchChannel);
            }
            enter(world, self.user, channel)?;
            Ok(events::post_text(world, Posting::new(channel, self.user), text))
        })
    }

    /// Uploads a file for a form. Returns its id, which is what the form's field then says.
    pub(crate) fn upload(self, filename: &str, content_type: &str, bytes: Bytes) -> AttachmentId {
        let (filename, content_type) = (filename.to_owned(), content_type.to_owned());
        let file = events::Upload { index: 0, filename, content_type, bytes };
        self.shared.change(|world| {
            let file = events::store(world, file, None);
            let id = file.id;
            world.files.offer(file);
            id
        })
    }

    pub(crate) fn dismiss(self, message: MessageId) -> Result<(), Refused> {
        self.shared.change(|world| {
            let own = |message: &Message| message.is_shown_to(self.user) && message.is_ephemeral();
            if !world.messages.live(message).is_some_and(own) {
                return Err(Refused::NoSuchMessage(message));
            }
            world.touch_message(message, |message| message.dismissed = true);
            Ok(())
        })
    }

    pub(crate) fn command(
        self,
        channel: ChannelId,
        given: &Given,
    ) -> Result<InteractionId, Refused> {
        self.begin(InteractionKind::Command, channel, None, |world| {
            let data = line::resolve(world, self.user, channel, given, None)?;
            Ok((data, format!("/{}", given.path.join(" "))))
        })
    }

    /// Picks a command from somebody's menu.
    pub(crate) fn command_on(
        self,
        channel: ChannelId,
        name: &str,
        target: UserId,
    ) -> Result<InteractionId, Refused> {
        self.begin(InteractionKind::Command, channel, None, |world| {
            let data = line::on_person(world, self.user, channel, name, target)?;
            Ok((data, name.to_owned()))
        })
    }

    /// Asks the bot for choices for the option `focused`, and waits for them.
    pub(crate) async fn complete(
        self,
        channel: ChannelId,
        given: &Given,
        focused: &str,
    ) -> Result<Vec<Choice>, Refused> {
        let id = self.begin(InteractionKind::Autocomplete, channel, None, |world| {
            let data = line::resolve(world, self.user, channel, given, Some(focused))?;
            Ok((data, format!("/{} {focused}:", given.path.join(" "))))
        })?;
        acknowledged(self.shared, id).await?;
        let choices = |world: &World| world.interactions.get(id).map(|one| one.choices.clone());
        Ok(self.shared.read(choices).unwrap_or_default())
    }

    /// Presses a button of the message as it is now, by label or custom id.
    pub(crate) fn press(self, message: MessageId, which: &str) -> Result<InteractionId, Refused> {
        self.component(message, |_, shown| {
            let buttons = shown.buttons();
            let found = buttons.iter().find(|button| button.is_called(which));
            let Some(Button { custom_id: Some(id), disabled, .. }) = found else {
                let has = buttons.iter().filter_map(|one| one.custom_id.clone());
                return Err(Refused::NoSuchComponent(which.to_owned(), has.collect()));
            };
            if *disabled {
                return Err(Refused::Disabled(which.to_owned()));
            }
            Ok(json!({ "custom_id": id, "component_type": 2 }))
        })
    }

    /// Chooses from a menu of the message as it is now. The menu is found by its custom id or
    /// placeholder (empty: the only one), options by their value or label.
    pub(crate) fn select(
        self,
        message: MessageId,
        which: &str,
        chosen: &[&str],
    ) -> Result<InteractionId, Refused> {
        self.component(message, |world, shown| {
            let menus = shown.now().menus();
            let is_meant = |menu: &&&Value| {
                which.is_empty() || which == menu["custom_id"] || which == menu["placeholder"]
            };
            let Some(menu) = menus.iter().find(is_meant) else {
                let has = menus
                    .iter()
                    .filter_map(|menu| menu["custom_id"].as_str())
                    .map(str::to_owned)
                    .collect();
                return Err(Refused::NoSuchComponent(which.to_owned(), has));
            };
            if menu["disabled"] == true {
                return Err(Refused::Disabled(which.to_owned()));
            }
            let guild = world.guilds.reach(self.user, shown.channel)?.0.id;
            let picker = Picker { world, user: self.user, guild, channel: shown.channel };
            let refused = || Refused::BadChoice(chosen.iter().map(ToString::to_string).collect());
            let (values, resolved) = form::choose(picker, menu, chosen).ok_or_else(refused)?;
            let (id, kind) = (&menu["custom_id"], &menu["type"]);
            let data = json!({ "custom_id": id, "component_type": kind, "values": values });
            Ok(with_resolved(data, resolved))
        })
    }

    /// Uses a component that may be gone from the message.
    pub(crate) fn raw(self, message: MessageId, data: Value) -> Result<InteractionId, Refused> {
        self.component(message, |_, _| Ok(data))
    }

    /// Fills in and sends the form that the bot opened as an answer. Fields are named by custom id.
    pub(crate) fn submit(
        self,
        opened: InteractionId,
        values: &[(String, String)],
    ) -> Result<InteractionId, Refused> {
        let (guild, channel, source, form) = self.shared.read(|world| {
            let interaction = world
                .interactions
                .get(opened)
                .filter(|one| one.user == self.user)
                .ok_or(Refused::NoAnswer(opened))?;
            let form = interaction
                .modal
                .clone()
                .ok_or_else(|| Refused::BadField("no form is open".into()))?;
            Ok((interaction.guild, interaction.channel, interaction.source, form))
        })?;
        let custom_id = form["custom_id"].as_str().unwrap_or_default().to_owned();
        self.begin(InteractionKind::Modal, channel, source, |world| {
            let picker = Picker { world, user: self.user, guild, channel };
            let (parts, resolved) = form::fill(picker, &form, values)?;
            let data = json!({ "custom_id": custom_id, "components": parts });
            Ok((with_resolved(data, resolved), custom_id))
        })
    }

    fn component(
        self,
        id: MessageId,
        choose: impl FnOnce(&World, &Message) -> Result<Value, Refused>,
    ) -> Result<InteractionId, Refused> {
        self.shared.change(|world| {
            let seen = world.messages.live(id).filter(|message| message.is_shown_to(self.user));
            let message = seen.ok_or(Refused::NoSuchMessage(id))?;
            let (channel, mut data) = (message.channel, choose(world, message)?);
            let number = data["custom_id"].as_str().and_then(|id| message.now().number_of(id));
            data["id"] = json!(number.unwrap_or_default());
            let place = world.guilds.channel(channel);
            if place.is_some_and(|place| place.archived) {
                enter(world, self.user, channel)?;
            }
            let what = data["custom_id"].as_str().unwrap_or_default().to_owned();
            let (kind, user, source) = (InteractionKind::Component, self.user, Some(id));
            begin_interaction(world, NewInteraction { kind, user, channel, source, data, what })
        })
    }

    fn begin(
        self,
        kind: InteractionKind,
        channel: ChannelId,
        source: Option<MessageId>,
        make: impl FnOnce(&World) -> Result<(Value, String), Refused>,
    ) -> Result<InteractionId, Refused> {
        self.shared.change(|world| {
            let (data, what) = make(world)?;
            if kind == InteractionKind::Command {
                enter(world, self.user, channel)?;
            }
            let new = NewInteraction { kind, user: self.user, channel, source, data, what };
            begin_interaction(world, new)
        })
    }
}

/// Unarchives a thread before the person does anything there, as a client does. In a locked thread
/// only people who manage threads can write and use commands.
fn enter(world: &mut World, user: UserId, channel: ChannelId) -> Result<(), Refused> {
    let Some(place) = world.guilds.channel(channel) else { return Ok(()) };
    let has = world.guilds.permissions(place, user).unwrap_or_default();
    if place.locked && !has.allow(Permissions::MANAGE_THREADS) {
        return Err(Refused::Locked);
    }
    events::wake(world, channel);
    Ok(())
}

/// Waits until the bot has acknowledged an interaction.
pub(crate) async fn acknowledged(shared: &Shared, id: InteractionId) -> Result<(), Refused> {
    let bell = shared
        .read(|world| Some(Arc::clone(&world.interactions.get(id)?.bell)))
        .ok_or(Refused::NoAnswer(id))?;
    loop {
        // Listens from here on, so that no ring is missed before the wait.
        let rung = bell.notified();
        let (acknowledged, left) = shared.read(|world| {
            let Some(interaction) = world.interactions.get(id) else {
                return (false, Duration::ZERO);
            };
            (interaction.ack.is_some(), interaction.time_left(&world.clock))
        });
        if acknowledged {
            return Ok(());
        }
        if left.is_zero() {
            return Err(Refused::NoAnswer(id));
        }
        // The time may be up: that is looked at above.
        let _ = tokio::time::timeout(left, rung).await;
    }
}

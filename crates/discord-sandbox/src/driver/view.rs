//! Lets tests look at messages, requests and interactions.

use std::fmt::Write;

use serde_json::Value;

use crate::ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId};
use crate::server::Sandbox;
use crate::state::{Channel, Interaction, InteractionKind, Message, Request, World};

#[derive(Debug)]
pub struct View<'a> {
    pub(super) world: &'a World,
}

/// A thread in its channel's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    pub id: ChannelId,
    pub name: String,
    /// The person who started it.
    pub owner: Option<UserId>,
    pub archived: bool,
}

impl<'a> View<'a> {
    /// A message, deleted or not.
    pub fn message(&self, id: MessageId) -> Option<&'a Message> {
        self.world.messages.get(id)
    }

    /// All messages of all channels with their history, including deleted and ephemeral ones,
    /// oldest first.
    pub fn everything(&self) -> impl DoubleEndedIterator<Item = &'a Message> + use<'a> {
        self.world.messages.iter()
    }

    pub fn last_change(&self) -> u64 {
        self.world.revision()
    }

    /// The messages that have changed since the change with this number.
    pub fn changed_since(&self, change: u64) -> impl Iterator<Item = &'a Message> + use<'a> {
        self.everything().filter(move |message| message.revision > change)
    }

    /// Whether anybody has been shown something new in a channel since the change with this number.
    pub fn is_new_in(&self, channel: ChannelId, change: u64) -> bool {
        self.messages(channel).any(|message| message.revision > change)
    }

    /// All messages of a channel with their history, including deleted and ephemeral ones, oldest
    /// first.
    pub fn messages(
        &self,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &'a Message> + use<'a> {
        self.world.messages.of_channel(channel)
    }

    /// The public messages of a channel that aren't deleted, oldest first.
    pub fn public(
        &self,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &'a Message> + use<'a> {
        self.messages(channel).filter(|message| !message.deleted && !message.is_ephemeral())
    }

    /// The threads under a channel, oldest first.
    pub fn threads(&self, parent: ChannelId) -> Vec<Thread> {
        let shown = |thread: &Channel| Thread {
            id: thread.id,
            name: thread.name.clone(),
            owner: thread.owner,
            archived: thread.archived,
        };
        self.world.guilds.threads_of(parent).map(shown).collect()
    }

    /// The messages that somebody sees in a channel now, oldest first.
    pub fn seen_by(
        &self,
        user: UserId,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &'a Message> + use<'a> {
        let place = self.world.guilds.channel(channel);
        let enters = place.is_some_and(|place| self.world.guilds.sees(place, user));
        self.messages(channel).filter(move |message| enters && message.is_shown_to(user))
    }

    /// The bot's requests, oldest first.
    pub fn requests(&self) -> impl DoubleEndedIterator<Item = &'a Request> + use<'a> {
        self.world.requests.iter()
    }

    /// How many requests through interactions' tokens this channel would accept now; `None` if that
    /// is not [limited](crate::Faults::limit_channel_tokens).
    pub fn token_requests_left(&self, channel: ChannelId) -> Option<usize> {
        self.world.hidden.left(channel, self.world.clock.elapsed())
    }

    /// How many gateway connections have identified themselves.
    pub fn connections(&self) -> usize {
        self.world.sessions.connections()
    }

    /// How many sessions have begun so far: one more after each start of the bot, and after each
    /// session that could not be resumed.
    pub fn sessions_begun(&self) -> usize {
        self.world.sessions.begun()
    }

    pub fn commands(&self) -> usize {
        self.world.commands.count()
    }

    /// The names of the application's emojis.
    pub fn emojis(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.world.emojis.values().map(|emoji| emoji.name.as_str())
    }

    /// The interactions that aren't acknowledged: their ids, and what the person did.
    pub fn unacknowledged(&self) -> Vec<(InteractionId, String)> {
        let all = self.world.interactions.iter().filter(|one| one.ack.is_none());
        all.map(|one| (one.id, one.what.clone())).collect()
    }

    /// The texts that people typed, chose and pressed, with the person and the channel, for the
    /// interactions after this one, newest first.
    pub fn given_after(
        &self,
        after: Option<InteractionId>,
    ) -> impl Iterator<Item = (InteractionId, UserId, ChannelId, &'a [String])> + use<'a> {
        let later = move |one: &&Interaction| after.is_none_or(|after| one.id > after);
        let all = self.world.interactions.iter().rev().take_while(later);
        all.map(|one| (one.id, one.user, one.channel, &one.given[..]))
    }

    /// How often the bot has shown as typing in a channel.
    pub fn typing(&self, channel: ChannelId) -> u32 {
        self.world.guilds.channel(channel).map_or(0, |place| place.typing)
    }

    /// The latest requests and interactions, for the messages of failed tests.
    pub fn recent(&self, count: usize) -> String {
        let mut text = String::from("the last requests of the bot:\n");
        let skip = self.world.requests.iter().len().saturating_sub(count);
        // Writing into a string cannot fail.
        for one in self.requests().skip(skip) {
            let (method, path, summary) = (&one.method, &one.path, &one.summary);
            let _ = writeln!(text, "  {} {method} {path} {summary}", one.status);
        }
        text.push_str("interactions that wait for an acknowledgement:\n");
        for (id, what) in self.unacknowledged() {
            let _ = writeln!(text, "  {id} {what}");
        }
        text.push_str("the last messages:\n");
        for message in self.everything().rev().take(5) {
            let (id, only_for) = (message.id, message.only_for);
            let _ = writeln!(text, "  {id} {only_for:?} {:?}", message.text());
        }
        text
    }
}

impl Sandbox {
    /// A message as it is now, deleted or not.
    pub fn message(&self, id: MessageId) -> Option<Message> {
        self.look(|view| view.message(id).cloned())
    }

    /// All messages of a channel with their history, including deleted and ephemeral ones, oldest
    /// first.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        self.look(|view| view.messages(channel).cloned().collect())
    }

    /// Every text that ever reached a person's client: all versions of all messages that they could
    /// see, custom ids and option values, and the choices they were offered while typing. Public
    /// messages of all servers count: a test for leaks should rather look at too much than too
    /// little.
    pub fn everything_seen_by(&self, user: UserId) -> Vec<String> {
        self.shared.read(|world| {
            let seen = world.messages.iter().filter(|message| message.visible_to(user));
            let versions = seen.flat_map(Message::history);
            let mut texts: Vec<String> =
                versions.flat_map(|one| one.hidden().into_iter().chain([one.text()])).collect();
            for interaction in world.interactions.iter().filter(|one| one.user == user) {
                let choices = interaction.choices.iter();
                texts.extend(choices.flat_map(|one| [one.name.clone(), one.value.to_string()]));
                texts.extend(interaction.modal.as_ref().map(Value::to_string));
            }
            texts.retain(|text| !text.is_empty());
            texts
        })
    }

    /// The bot's requests, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.look(|view| view.requests().cloned().collect())
    }

    /// The interactions that aren't acknowledged: their ids, and what the person did.
    pub fn unacknowledged(&self) -> Vec<(InteractionId, String)> {
        self.look(|view| view.unacknowledged())
    }

    /// How many requests were answered with 401, 403 or 429. Discord bans an address after 10,000
    /// of them in ten minutes.
    pub fn invalid_requests(&self) -> u64 {
        self.shared.read(|world| world.requests.invalid())
    }

    /// The number of interactions of a kind.
    pub fn interactions(&self, kind: InteractionKind) -> usize {
        let of_kind = |one: &&Interaction| one.kind == kind;
        self.look(|view| view.world.interactions.iter().filter(of_kind).count())
    }

    /// The bytes of a message's file, if they are still kept.
    pub fn file(&self, id: AttachmentId) -> Option<Vec<u8>> {
        self.shared.read(|world| world.files.get(id).map(|file| file.bytes.to_vec()))
    }
}

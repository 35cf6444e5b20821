//! All messages, by id and by channel.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use super::message::Message;
use crate::ids::{ChannelId, MessageId};

/// The messages that are kept, including deleted ones.
#[derive(Debug)]
pub(crate) struct Messages {
    by_id: BTreeMap<MessageId, Message>,
    /// The messages of each channel, to find one channel's without searching all of them.
    places: BTreeSet<(ChannelId, MessageId)>,
    /// How many are kept before the oldest are dropped.
    kept: usize,
    /// The nonces of the last minutes, oldest first.
    nonces: VecDeque<(Duration, String, MessageId)>,
}

const NONCE: Duration = Duration::from_secs(5 * 60);

impl Messages {
    pub(crate) fn new(kept: usize) -> Self {
        Self { by_id: BTreeMap::new(), places: BTreeSet::new(), kept, nonces: VecDeque::new() }
    }

    /// A message, deleted or not.
    pub(crate) fn get(&self, id: MessageId) -> Option<&Message> {
        self.by_id.get(&id)
    }

    /// A message that isn't deleted.
    pub(crate) fn live(&self, id: MessageId) -> Option<&Message> {
        self.get(id).filter(|message| !message.deleted)
    }

    /// The message that was posted with this nonce in the last minutes, in whatever channel. It may
    /// be deleted.
    pub(crate) fn with_nonce(&self, nonce: &str, now: Duration) -> Option<MessageId> {
        let mut recent = self.nonces.iter().filter(|(at, ..)| now < *at + NONCE);
        recent.find(|(_, known, _)| known == nonce).map(|(.., id)| *id)
    }

    pub(crate) fn note_nonce(&mut self, nonce: String, message: MessageId, now: Duration) {
        self.nonces.retain(|(at, ..)| now < *at + NONCE);
        self.nonces.push_back((now, nonce, message));
    }

    /// All messages, including deleted ones, oldest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Message> {
        self.by_id.values()
    }

    /// The messages of a channel, including deleted ones, oldest first.
    pub(crate) fn of_channel(
        &self,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        let first = MessageId::from(0);
        let last = MessageId::from(u64::MAX);
        let ids = self.places.range((channel, first)..=(channel, last));
        ids.filter_map(|(_, id)| self.by_id.get(id))
    }

    pub(crate) fn keep(&mut self, message: Message) {
        self.places.insert((message.channel, message.id));
        self.by_id.insert(message.id, message);
        while self.by_id.len() > self.kept {
            if let Some((id, message)) = self.by_id.pop_first() {
                self.places.remove(&(message.channel, id));
            }
        }
    }

    /// Changes a message in the world's change number `revision`.
    pub(super) fn touch(&mut self, id: MessageId, revision: u64, make: impl FnOnce(&mut Message)) {
        if let Some(message) = self.by_id.get_mut(&id) {
            message.revision = revision;
            make(message);
        }
    }

    pub(super) fn delete_channel(&mut self, channel: ChannelId, revision: u64) {
        let here = |message: &&mut Message| message.channel == channel;
        for message in self.by_id.values_mut().filter(here) {
            message.deleted = true;
            message.revision = revision;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Sandbox};

    #[tokio::test]
    async fn dropping_the_oldest_messages_drops_them_from_their_channels_too() {
        let options = Options { kept: 20, ..Options::default() };
        let sandbox = Sandbox::start(options).await.expect("a free port");
        let [one, other] = ["general", "random"].map(|name| sandbox.channel(name));
        let bob = sandbox.user("Bob");
        let said: Vec<MessageId> = (0..=20).map(|_| bob.say(one, "hi").expect("said")).collect();
        sandbox.shared.read(|world| {
            let messages = &world.messages;
            assert!(messages.live(said[0]).is_none() && messages.live(said[1]).is_some());
            assert_eq!(messages.of_channel(one).count(), 20);
            assert_eq!(messages.of_channel(other).count(), 0);
        });
    }
}

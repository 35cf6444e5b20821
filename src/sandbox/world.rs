//! Everything the stand-in knows, behind one lock: people, places, messages, interactions, faults.
//!
//! Owns the data and the simple lookups; the routes, the gateway and the driver say what may be done with it.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;

use super::clock::Clock;
use super::fault::Faulty;
use super::gateway::Session;
use super::ids::{
    ApplicationId, AttachmentId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId,
};
use super::interaction::Interaction;
use super::limits::Limits;
use super::message::{Emoji, Message, StoredFile};
use super::permissions::Permissions;
use super::server::Options;

/// How many of each thing are kept before the oldest go.
const MAX_MESSAGES: usize = 20_000;
const MAX_INTERACTIONS: usize = 20_000;
const MAX_REQUESTS: usize = 20_000;
const MAX_FILES: usize = 1_000;

/// The world and the bell that rings at each change.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    bell: watch::Sender<u64>,
}

impl Shared {
    pub(crate) fn new(world: World) -> Self {
        Self {
            world: Mutex::new(world),
            bell: watch::Sender::new(0),
        }
    }

    /// Looks without changing.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        let _inside = self.enter();
        look(&self.lock())
    }

    /// Changes the world and tells everybody who waits. A std lock: nothing in here awaits.
    pub(crate) fn change<T>(&self, make: impl FnOnce(&mut World) -> T) -> T {
        let _inside = self.enter();
        let mut world = self.lock();
        world.revision += 1;
        let result = make(&mut world);
        let revision = world.revision;
        drop(world);
        self.bell.send_replace(revision);
        result
    }

    /// Rings whenever something changed.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.bell.subscribe()
    }

    /// Notes that this thread is inside, until the guard is dropped. Whoever looks at the sandbox from
    /// inside a look would wait for themselves for ever: that is told instead.
    fn enter(&self) -> Inside {
        let here = std::ptr::from_ref(self).addr();
        let before = INSIDE.replace(here);
        let inside = Inside(before);
        assert!(
            before != here,
            "look at the view that the closure was given, not at the sandbox itself"
        );
        inside
    }

    /// A test that panicked while it held the lock must not hide its own message behind a poisoned one.
    fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

thread_local! {
    /// Which world this thread holds the lock of, by address; 0 for none.
    static INSIDE: Cell<usize> = const { Cell::new(0) };
}

/// Restores what this thread held before.
struct Inside(usize);

impl Drop for Inside {
    fn drop(&mut self) {
        INSIDE.set(self.0);
    }
}

/// Everything the stand-in knows.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: Clock,
    pub(crate) revision: u64,
    pub(crate) base_url: String,
    pub(crate) token: String,
    pub(crate) application: ApplicationId,
    pub(crate) bot: UserId,
    pub(crate) welcome: String,
    pub(crate) ack_deadline: Duration,
    pub(crate) token_life: Duration,
    pub(crate) heartbeat: Duration,
    pub(crate) guilds: BTreeMap<GuildId, Guild>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
    pub(crate) users: BTreeMap<UserId, Person>,
    pub(crate) messages: BTreeMap<MessageId, Message>,
    /// Which message stands where: a thousand channels are not searched for the messages of one.
    places: BTreeSet<(ChannelId, MessageId)>,
    pub(crate) interactions: BTreeMap<InteractionId, Interaction>,
    /// The commands as registered, completed as Discord does; `None` is for all guilds.
    pub(crate) commands: BTreeMap<Option<GuildId>, Vec<Value>>,
    pub(crate) emojis: BTreeMap<EmojiId, Emoji>,
    pub(crate) files: BTreeMap<AttachmentId, StoredFile>,
    pub(crate) sessions: HashMap<String, Session>,
    /// How many sessions were begun.
    pub(crate) identified: usize,
    pub(crate) requests: VecDeque<Request>,
    pub(crate) invalid_requests: u64,
    pub(crate) limits: Limits,
    pub(crate) faults: Faulty,
}

/// A server.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    pub(crate) locale: String,
    pub(crate) members: BTreeMap<UserId, Permissions>,
    pub(crate) has_bot: bool,
    pub(crate) made_ms: u64,
}

/// What a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// An ordinary text channel.
    Text,
    /// A thread under the text channels.
    Thread,
    /// A forum, which takes no messages itself.
    Forum,
}

impl ChannelKind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Thread => 11,
            Self::Forum => 15,
        }
    }
}

/// A channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    pub(crate) guild: GuildId,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    pub(crate) parent: Option<ChannelId>,
    pub(crate) archived: bool,
    /// What the bot may not do here.
    pub(crate) denied: Permissions,
    /// How often the bot said that it is typing.
    pub(crate) typing: u32,
}

/// Somebody with an account: a person or the bot.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: UserId,
    pub(crate) name: String,
    pub(crate) display: String,
    pub(crate) is_bot: bool,
    pub(crate) locale: String,
}

/// A request that the bot made, and what became of it.
#[derive(Clone, Debug, Serialize)]
pub struct Request {
    /// When it came, in milliseconds since 1970.
    pub at_ms: u64,
    /// `GET`, `POST` and so on.
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
    /// How long the answer took.
    pub latency: Duration,
    /// The body, if it was text, and the refusal, if it was one.
    pub summary: String,
}

impl World {
    /// A world without servers, in which there is nobody but the bot.
    pub(crate) fn new(options: Options, base_url: String) -> Self {
        let mut clock = Clock::new();
        let bot = UserId::from(clock.next_id());
        let person = Person {
            id: bot,
            name: options.bot_name.to_lowercase().replace(' ', "-"),
            display: options.bot_name,
            is_bot: true,
            locale: "en-US".into(),
        };
        Self {
            clock,
            revision: 0,
            base_url,
            token: options.token,
            // As with Discord's newer applications, the application and its bot have the same id.
            application: bot.get().into(),
            bot,
            welcome: options.welcome,
            ack_deadline: options.ack_deadline,
            token_life: options.token_life,
            heartbeat: options.heartbeat,
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            users: [(bot, person)].into(),
            messages: BTreeMap::new(),
            places: BTreeSet::new(),
            interactions: BTreeMap::new(),
            commands: BTreeMap::new(),
            emojis: BTreeMap::new(),
            files: BTreeMap::new(),
            sessions: HashMap::new(),
            identified: 0,
            requests: VecDeque::new(),
            invalid_requests: 0,
            limits: Limits::default(),
            faults: Faulty::default(),
        }
    }

    /// Who the bot is, as an account.
    pub(crate) fn person(&self, user: UserId) -> Option<&Person> {
        self.users.get(&user)
    }

    /// What the bot may do in a channel.
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        let guild = self.guilds.get(&channel.guild);
        let has = guild
            .and_then(|guild| guild.members.get(&self.bot))
            .copied()
            .unwrap_or_default();
        has - channel.denied
    }

    /// A message that still is there.
    pub(crate) fn live_message(&self, id: MessageId) -> Option<&Message> {
        self.messages.get(&id).filter(|message| !message.deleted)
    }

    /// Changes a message, and notes that it changed.
    pub(crate) fn touch_message<T>(
        &mut self,
        id: MessageId,
        make: impl FnOnce(&mut Message) -> T,
    ) -> Option<T> {
        let revision = self.revision;
        self.messages.get_mut(&id).map(|message| {
            message.revision = revision;
            make(message)
        })
    }

    /// The interaction that bears this token.
    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        let id = token.split('.').nth(1)?.parse().ok()?;
        self.interactions
            .get(&id)
            .filter(|interaction| interaction.token == token)
    }

    /// The commands that work in a guild: those of the guild, then those for all.
    pub(crate) fn commands_in(&self, guild: GuildId) -> impl Iterator<Item = &Value> {
        [Some(guild), None]
            .into_iter()
            .filter_map(|key| self.commands.get(&key))
            .flatten()
    }

    pub(crate) fn keep_message(&mut self, message: Message) {
        self.places.insert((message.channel, message.id));
        self.messages.insert(message.id, message);
        while self.messages.len() > MAX_MESSAGES {
            if let Some((id, message)) = self.messages.pop_first() {
                self.places.remove(&(message.channel, id));
            }
        }
    }

    /// The messages of a channel, the deleted too, oldest first.
    pub(crate) fn messages_in(
        &self,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        let first = MessageId::from(0);
        let last = MessageId::from(u64::MAX);
        let ids = self.places.range((channel, first)..=(channel, last));
        ids.filter_map(|(_, id)| self.messages.get(id))
    }

    pub(crate) fn keep_interaction(&mut self, interaction: Interaction) {
        self.interactions.insert(interaction.id, interaction);
        while self.interactions.len() > MAX_INTERACTIONS {
            self.interactions.pop_first();
        }
    }

    pub(crate) fn keep_file(&mut self, file: StoredFile) -> AttachmentId {
        let id = AttachmentId::from(self.clock.next_id());
        self.files.insert(id, file);
        while self.files.len() > MAX_FILES {
            self.files.pop_first();
        }
        id
    }

    pub(crate) fn keep_request(&mut self, request: Request) {
        if matches!(request.status, 401 | 403 | 429) {
            self.invalid_requests += 1;
        }
        self.requests.push_back(request);
        while self.requests.len() > MAX_REQUESTS {
            self.requests.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    #[should_panic(expected = "look at the view")]
    async fn looking_from_inside_a_look_is_told_and_does_not_hang() {
        let shared = Shared::new(World::new(Options::default(), String::new()));
        shared.read(|_| shared.read(|world| world.revision));
    }

    #[tokio::test]
    async fn the_oldest_messages_go_from_their_channels_too() {
        let mut world = World::new(Options::default(), String::new());
        let channel = ChannelId::from(1);
        let posting = crate::sandbox::draft::Posting {
            channel,
            author: world.bot,
            only_for: None,
            interaction: None,
        };
        let first = world.post_text(posting, "first");
        for _ in 0..MAX_MESSAGES {
            world.post_text(posting, "more");
        }
        assert!(world.live_message(first).is_none());
        assert_eq!(world.messages_in(channel).count(), MAX_MESSAGES);
        assert_eq!(world.messages_in(ChannelId::from(2)).count(), 0);
    }
}

//! Everything the stand-in knows, behind one lock.
//!
//! Each part owns its own state and says what can be done with it; no part knows another. The world
//! holds them all, and does what spans several. Nothing here knows Discord's JSON or tells the bot
//! anything: that is the job of [`events`](crate::events).

mod broken;
mod clock;
mod guilds;
mod hidden;
mod interactions;
mod kept;
mod limits;
mod message;
mod messages;
mod sessions;
mod starts;

pub use guilds::{ChannelKind, Whose};
pub use hidden::TokenLimit;
pub use interactions::{AckKind, Choice, InteractionKind};
pub use kept::Request;
pub use message::{Attachment, Button, Message, Select, Version};

pub use broken::Moment;
pub(crate) use broken::{Broken, Failure, Fault};
pub(crate) use clock::Clock;
pub(crate) use guilds::{Channel, Guild, Overwrite, Person, Role};
pub(crate) use hidden::Hidden;
pub(crate) use interactions::Interaction;
pub(crate) use kept::{Emoji, StoredFile};
pub(crate) use limits::{Bucket, Headroom};
pub(crate) use message::{each_part, each_part_of};
pub(crate) use sessions::{Intent, Outgoing, Shard, Spoilt};
pub(crate) use starts::Start;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::convert::Infallible;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use parking_lot::ReentrantMutex;
use tokio::sync::watch;

use crate::ids::{ApplicationId, AttachmentId, ChannelId, EmojiId, MessageId, UserId};
use crate::options::Options;
use crate::permissions::Permissions;
use clock::TICK;
use guilds::Guilds;
use interactions::Interactions;
use kept::{Commands, Files, Requests};
use limits::Limits;
use messages::Messages;
use sessions::Sessions;
use starts::Starts;

/// The world, and a channel that announces each change.
#[derive(Debug)]
pub(crate) struct Shared {
    /// A thread that changes the world during a look, or looks at it or changes it during a change,
    /// panics. Behind a plain lock it would wait for itself.
    world: ReentrantMutex<RefCell<World>>,
    bell: watch::Sender<()>,
}

impl Shared {
    pub(crate) fn new(world: World) -> Self {
        Self { world: ReentrantMutex::new(RefCell::new(world)), bell: watch::Sender::new(()) }
    }

    /// Runs `look` on the world without changing it.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        let lock = self.world.lock();
        let world = lock
            .try_borrow()
            .expect("nobody looks during a change: look at the world that the closure was given");
        look(&world)
    }

    /// Changes the world and wakes everyone who waits for a change. Nothing awaits while holding the
    /// lock.
    pub(crate) fn change<T>(&self, make: impl FnOnce(&mut World) -> T) -> T {
        let result = {
            let lock = self.world.lock();
            let mut world =
                lock.try_borrow_mut().expect("nobody changes the world during a look or a change");
            world.revision += 1;
            make(&mut world)
        };
        self.bell.send_replace(());
        result
    }

    /// Tells the clock that the machine runs, which wakes nobody. Never ends.
    pub(crate) async fn tick(&self) -> Infallible {
        loop {
            tokio::time::sleep(TICK).await;
            self.world.lock().borrow_mut().clock.tick();
        }
    }

    /// A receiver that learns of each change.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.bell.subscribe()
    }
}

#[derive(Debug)]
pub(crate) struct App {
    pub(crate) id: ApplicationId,
    pub(crate) bot: UserId,
    pub(crate) token: String,
    pub(crate) base_url: String,
    pub(crate) welcome: String,
    pub(crate) shards: u32,
    pub(crate) privileged_intents: bool,
    /// Fields of the application that differ from a usual one's.
    pub(crate) described: BTreeMap<String, serde_json::Value>,
}

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) app: App,
    pub(crate) clock: Clock,
    /// Everyone with an account: the people, and the bot.
    pub(crate) people: BTreeMap<UserId, Person>,
    pub(crate) guilds: Guilds,
    pub(crate) messages: Messages,
    pub(crate) interactions: Interactions,
    pub(crate) commands: Commands,
    pub(crate) emojis: BTreeMap<EmojiId, Emoji>,
    pub(crate) files: Files,
    pub(crate) sessions: Sessions,
    pub(crate) starts: Starts,
    pub(crate) requests: Requests,
    pub(crate) limits: Limits,
    pub(crate) hidden: Hidden,
    pub(crate) broken: Broken,
    revision: u64,
}

/// The id of the bot to which a token belongs: its first part, in base64.
fn id_in(token: &str) -> Option<u64> {
    let id = STANDARD_NO_PAD.decode(token.split('.').next()?).ok()?;
    std::str::from_utf8(&id).ok()?.parse().ok()
}

impl World {
    /// Makes a world without servers and with nobody but the bot.
    pub(crate) fn new(options: Options, base_url: String) -> Self {
        let mut clock = Clock::new();
        let bot = UserId::from(id_in(&options.token).unwrap_or_else(|| clock.next_id()));
        let account = Person {
            id: bot,
            name: options.bot_name.to_lowercase().replace(' ', "-"),
            display: options.bot_name,
            is_bot: true,
            locale: "en-US".into(),
        };
        Self {
            app: App {
                // Like Discord's newer applications, this one has the same id as its bot.
                id: bot.get().into(),
                bot,
                token: options.token,
                base_url,
                welcome: options.welcome,
                shards: options.shards,
                privileged_intents: options.privileged_intents,
                described: BTreeMap::new(),
            },
            clock,
            people: [(bot, account)].into(),
            guilds: Guilds::default(),
            messages: Messages::new(options.kept),
            interactions: Interactions::new(options.kept),
            commands: Commands::default(),
            emojis: BTreeMap::new(),
            files: Files::default(),
            sessions: Sessions::default(),
            starts: Starts::new(
                options.session_starts, options.session_period, options.max_concurrency,
            ),
            requests: Requests::new(options.kept),
            limits: Limits::new(options.shorter_limits),
            hidden: Hidden::default(),
            broken: Broken::default(),
            revision: 0,
        }
    }

    /// The number of the current change, or of the last one.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// A token for the bot: its id in base64, and something that nobody guesses.
    pub(crate) fn new_token(&self) -> String {
        let id = STANDARD_NO_PAD.encode(self.app.bot.to_string());
        format!("{id}.reset.{:016x}", rand::random::<u64>())
    }

    /// The person who is shown under this name.
    pub(crate) fn person(&self, name: &str) -> Option<UserId> {
        let person = self.people.values().find(|person| person.display == name && !person.is_bot);
        person.map(|person| person.id)
    }

    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        let is_there = |guild: &Guild| guild.has_bot;
        if !self.guilds.get(channel.guild).is_some_and(is_there) {
            // Without a member, interactions still may show files and embeds.
            return Permissions::EMBED_LINKS | Permissions::ATTACH_FILES;
        }
        self.guilds.permissions(channel, self.app.bot).unwrap_or_default()
    }

    /// Changes a message, and notes that it changed.
    pub(crate) fn touch_message(&mut self, id: MessageId, make: impl FnOnce(&mut Message)) {
        self.messages.touch(id, self.revision, make);
    }

    /// Removes a channel and deletes its messages.
    pub(crate) fn remove_channel(&mut self, id: ChannelId) -> Option<Channel> {
        let channel = self.guilds.remove_channel(id)?;
        self.messages.delete_channel(id, self.revision);
        Some(channel)
    }

    pub(crate) fn keep_file(&mut self, file: StoredFile) -> AttachmentId {
        let id = AttachmentId::from(self.clock.next_id());
        self.files.keep(id, file);
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    #[should_panic(expected = "nobody changes the world during a look or a change")]
    async fn a_change_during_a_look_panics_instead_of_hanging() {
        let shared = Shared::new(World::new(Options::default(), String::new()));
        shared.read(|_| shared.change(|_| ()));
    }
}

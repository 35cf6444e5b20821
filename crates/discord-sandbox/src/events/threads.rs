//! Starts, archives, locks and changes threads.

use serde_json::{Value, json};

use super::messages::{self, Posting};
use super::servers::{change_channel, tell_of, tell_with};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::state::{Channel, ChannelKind, World};
use crate::wire;

#[derive(Clone, Debug)]
pub(crate) struct NewThread {
    pub(crate) parent: ChannelId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    /// The message it is started from. The thread gets the same id.
    pub(crate) from: Option<MessageId>,
    pub(crate) auto_archive: u64,
    pub(crate) is_private: bool,
}

/// Starts a thread; `None` if the channel cannot have any. If there is no message to start it from,
/// the channel gets an announcement.
pub(crate) fn start_thread(world: &mut World, new: NewThread) -> Option<ChannelId> {
    let above = world.guilds.channel(new.parent)?;
    let kind = if !new.is_private {
        above.kind.of_threads()?
    } else if above.kind == ChannelKind::Text {
        ChannelKind::PrivateThread
    } else {
        // Announcement channels and forums can't have any.
        return None;
    };
    let guild = above.guild;
    let id = new.from.map_or_else(
        || ChannelId::from(world.clock.next_id()),
        |message| ChannelId::from(message.get()),
    );
    let thread = Channel {
        parent: Some(new.parent),
        owner: Some(new.owner),
        auto_archive: new.auto_archive,
        invited: [new.owner].into(),
        ..Channel::new(id, guild, new.name.clone(), kind, world.clock.unix_ms())
    };
    world.guilds.add_channel(thread.clone());
    let mut data = wire::channel(world, &thread);
    data["newly_created"] = Value::Bool(true);
    tell_with(world, &thread, "CREATE", data);
    match new.from {
        // Its channel gets no message about it.
        None if new.is_private => {}
        Some(message) => messages::has_changed(world, message),
        None => {
            let posting = Posting { thread: Some(id), ..Posting::new(new.parent, new.owner) };
            messages::post_thread_begun(world, posting, new.name);
        }
    }
    Some(id)
}

/// Invites somebody into a private thread. The bot hears of the thread once it is a member.
pub(crate) fn invite(world: &mut World, thread: ChannelId, user: UserId) {
    let invited = world.guilds.alter(thread, |thread| {
        thread.invited.insert(user);
    });
    if let Some(thread) = invited.cloned().filter(|_| user == world.app.bot) {
        tell_of(world, &thread, "CREATE");
    }
}

/// Unarchives a thread, as every message sent to it does.
pub(crate) fn wake(world: &mut World, channel: ChannelId) {
    if world.guilds.channel(channel).is_some_and(|place| place.archived) {
        change_channel(world, channel, |thread| thread.archived = false);
    }
}

pub(crate) fn remove_thread(world: &mut World, id: ChannelId) {
    if let Some(thread) = world.remove_channel(id) {
        // Discord sends only these fields of a deleted thread.
        let data = json!({
            "id": thread.id,
            "guild_id": thread.guild,
            "parent_id": thread.parent,
            "type": thread.kind.number(),
        });
        tell_with(world, &thread, "DELETE", data);
    }
}

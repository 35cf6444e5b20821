//! Live updates for one page: what its person sees, as it changes.

use axum::extract::ws::{Message as Frame, WebSocket};
use axum::extract::{Query, State, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Pages, list_people};
use crate::client::{is_allowed, is_of_people, is_shown};
use crate::ids::{ChannelId, UserId};
use crate::state::{Channel, Message, World};

/// How many messages a new page gets.
const MAX_SHOWN: usize = 150;

/// The person in front of a page, and the channel that it shows or asks for.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Place {
    user: UserId,
    channel: Option<ChannelId>,
}

impl Place {
    /// The channel that is asked for if this person sees it, otherwise the first that they see.
    fn find(self, world: &World) -> Self {
        let sees = |place: &&Channel| world.guilds.sees(place, self.user);
        let asked = self.channel.and_then(|id| world.guilds.channel(id));
        let shown = asked.filter(sees).or_else(|| world.guilds.channels().find(sees));
        Self { channel: shown.map(|place| place.id), ..self }
    }
}

pub(super) async fn live(
    State(pages): State<Pages>,
    Query(asked): Query<Place>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let place = pages.shared.read(|world| asked.find(world));
    upgrade.on_upgrade(move |socket| watch(socket, pages, place))
}

/// Keeps one page up to date: sends channels, people and commands when they change, and every
/// changed message.
async fn watch(mut socket: WebSocket, pages: Pages, place: Place) {
    let mut changes = pages.shared.changes();
    let (mut seen, mut surroundings) = (None, Value::Null);
    loop {
        changes.mark_unchanged();
        let (now, around, messages) = pages.shared.read(|world| {
            (world.revision(), look_around(world, &place), changed_since(world, &place, seen))
        });
        let is_fresh = seen.replace(now).is_none();
        if is_fresh || around != surroundings || !messages.is_empty() {
            let mut news =
                json!({ "fresh": is_fresh, "channel": place.channel, "messages": messages });
            if around != surroundings {
                news["world"] = around.clone();
                surroundings = around;
            }
            let sent = socket.send(Frame::Text(news.to_string().into()));
            if sent.await.is_err() {
                return;
            }
        }
        tokio::select! {
            _ = changes.changed() => {}
            () = pages.stop.cancelled() => return,
            heard = socket.recv() => if !matches!(heard, Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Text(_)))) {
                return;
            },
        }
    }
}

/// The channels, people and commands that this person sees.
fn look_around(world: &World, place: &Place) -> Value {
    let guilds = world.guilds.iter().filter_map(|guild| {
        let has = guild.permissions(place.user, &[])?;
        let sees = |channel: &&Channel| world.guilds.sees(channel, place.user);
        let channels = world.guilds.channels_of(guild.id).filter(sees).map(|channel| {
            json!({
                "id": channel.id,
                "name": channel.name,
                "kind": channel.kind,
                "type": channel.kind.number(),
                "archived": channel.archived,
                "locked": channel.locked,
                "typing": channel.typing,
            })
        });
        let commands = world.commands.in_guild(guild.id).filter(|command| is_shown(command, has));
        let offered = |command: &&Value| is_of_people(command) && is_allowed(command, has);
        let of_people = world.commands.in_guild(guild.id).filter(offered);
        Some(json!({
            "id": guild.id,
            "name": guild.name,
            "channels": channels.collect::<Vec<_>>(),
            "commands": if guild.has_commands { commands.collect() } else { Vec::new() },
            "of_people": if guild.has_commands { of_people.collect() } else { Vec::new() },
            "members": guild.members.keys().collect::<Vec<_>>(),
            "roles": guild.roles.iter().map(|role| json!({ "id": role.id, "name": role.name })).collect::<Vec<_>>(),
        }))
    });
    json!({
        "guilds": guilds.collect::<Vec<_>>(),
        "people": list_people(world),
        "bot": { "id": world.app.bot, "online": world.sessions.connections() > 0 },
        "welcome": world.app.welcome,
    })
}

/// The channel's messages that changed since `seen`, or the latest ones. A deleted message is only
/// its id.
fn changed_since(world: &World, place: &Place, seen: Option<u64>) -> Vec<Value> {
    let Some(channel) = place.channel else { return Vec::new() };
    let here =
        world.messages.of_channel(channel).rev().filter(|message| message.visible_to(place.user));
    let show = |message: &Message| show(world, message, place.user);
    let mut shown: Vec<Value> = match seen {
        None => here.filter(|one| one.is_shown_to(place.user)).take(MAX_SHOWN).map(show).collect(),
        Some(seen) => here.filter(|one| one.revision > seen).map(show).collect(),
    };
    shown.reverse();
    shown
}

fn show(world: &World, message: &Message, to: UserId) -> Value {
    if message.deleted || message.dismissed {
        return json!({ "id": message.id, "deleted": true });
    }
    let now = message.now();
    let cause = message.interaction.and_then(|id| world.interactions.get(id)).map(|interaction| {
        json!({ "user": interaction.user, "what": interaction.what, "kind": interaction.kind })
    });
    let reply = message.reply_to.map(|original| {
        let original = world.messages.get(original).filter(|message| message.visible_to(to));
        let shown = original.filter(|original| !original.deleted);
        json!({
            "deleted": original.is_some_and(|original| original.deleted),
            "original": shown.map(|original| {
                json!({ "author": original.author, "content": original.content(), "mentions": original.now().mentions })
            }),
        })
    });
    json!({
        "id": message.id,
        "author": message.author,
        "content": now.content,
        "embeds": now.embeds,
        "components": now.components,
        "layout": now.is_layout(),
        "attachments": now.attachments,
        "mentions": now.mentions,
        "ephemeral": message.is_ephemeral(),
        "loading": message.loading,
        "edited": message.versions.len() > 1 && message.interaction.is_none(),
        "at_ms": message.posted_ms,
        "cause": cause,
        "reply": reply,
        "thread": message.thread,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sandbox;
    use crate::events::{self, Posting};

    #[tokio::test]
    async fn a_page_sees_what_its_person_sees() {
        let sandbox = Sandbox::usual().await;
        let (alice, bob) = (sandbox.user("Alice"), sandbox.user("Bob"));
        let channel = sandbox.channel("general");
        let of = |user: UserId| Place { user, channel: Some(channel) };
        let shown = |place: &Place, seen: Option<u64>| {
            sandbox.shared.read(|world| changed_since(world, place, seen))
        };
        alice.say(channel, "hello").expect("said");
        let secret = sandbox.shared.change(|world| {
            let posting =
                Posting { only_for: Some(bob.id()), ..Posting::new(channel, world.app.bot) };
            events::post_text(world, posting, "psst")
        });
        assert_eq!(shown(&of(alice.id()), None).len(), 1);
        assert_eq!(shown(&of(bob.id()), None).len(), 2);

        let before = sandbox.shared.read(|world| world.revision());
        assert!(shown(&of(bob.id()), Some(before)).is_empty());
        assert!(alice.dismiss(secret).is_err());
        bob.dismiss(secret).expect("his own");
        assert_eq!(shown(&of(bob.id()), Some(before)), [json!({ "id": secret, "deleted": true })]);
        assert!(shown(&of(alice.id()), Some(before)).is_empty());
        assert!(sandbox.message(secret).is_some_and(|message| !message.deleted));
    }

    #[tokio::test]
    async fn a_page_shows_what_a_message_replies_to_if_its_person_sees_that() {
        let sandbox = Sandbox::usual().await;
        let (alice, bob) = (sandbox.user("Alice").id(), sandbox.user("Bob").id());
        let channel = sandbox.channel("general");
        sandbox.shared.change(|world| {
            let first = Posting { only_for: Some(bob), ..Posting::new(channel, world.app.bot) };
            let reply = Posting {
                only_for: None,
                reply_to: Some(events::post_text(world, first.clone(), "psst")),
                ..first
            };
            events::post_text(world, reply, "and more");
        });
        let reply_seen_by = |user| {
            let of = Place { user, channel: Some(channel) };
            let shown = sandbox.shared.read(|world| changed_since(world, &of, None));
            shown.last().expect("a message")["reply"].clone()
        };
        for (user, original) in [(alice, Value::Null), (bob, json!("psst"))] {
            let reply = reply_seen_by(user);
            assert_eq!(reply["deleted"], false);
            assert_eq!(reply["original"]["content"], original);
        }
        // People who never saw the original aren't told that it is gone.
        let first = sandbox.messages(channel)[0].id;
        let deleted = sandbox.shared.change(|world| events::delete(world, first));
        deleted.expect("it was there");
        for (user, is_deleted) in [(alice, false), (bob, true)] {
            let reply = json!({ "deleted": is_deleted, "original": null });
            assert_eq!(reply_seen_by(user), reply);
        }
    }

    #[tokio::test]
    async fn a_page_falls_back_to_a_channel_of_its_persons_server() {
        let sandbox = Sandbox::usual().await;
        let stranger = sandbox.shared.change(|world| events::add_user(world, "Zoe"));
        let find = |user, channel| {
            let asked = Place { user, channel };
            sandbox.shared.read(|world| asked.find(world).channel)
        };
        let (alice, random) = (sandbox.user("Alice").id(), sandbox.channel("random"));
        assert_eq!(find(alice, Some(random)), Some(random));
        assert_eq!(find(alice, None), Some(sandbox.channel("general")));
        assert_eq!(find(stranger, Some(random)), None);
    }
}

//! The page's own interface: what a person on it sees, live, and what they do.
//!
//! It offers nothing that [`User`](super::User) does not: the page is one more driver, in another process.

use axum::extract::ws::{Message as Frame, WebSocket};
use axum::extract::{Query, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::driver::{Given, is_shown};
use super::ids::{ChannelId, InteractionId, MessageId, UserId};
use super::message::Message;
use super::refused::Refused;
use super::server::Sandbox;
use super::world::World;

/// How much of a channel a fresh page gets.
const MAX_SHOWN: usize = 150;
const MAX_PEOPLE: usize = 200;

pub(crate) fn routes(sandbox: Sandbox) -> Router {
    Router::new()
        .route("/sandbox/api/people", get(people).post(add_person))
        .route("/sandbox/api/act", post(act))
        .route("/sandbox/api/live", get(live))
        .with_state(sandbox)
}

async fn people(State(sandbox): State<Sandbox>) -> Json<Value> {
    Json(sandbox.shared.read(list_people))
}

fn list_people(world: &World) -> Value {
    let people = world
        .users
        .values()
        .map(|person| json!({ "id": person.id, "name": person.display, "bot": person.is_bot }));
    Value::Array(people.collect())
}

#[derive(Deserialize)]
struct NewPerson {
    name: String,
}

async fn add_person(State(sandbox): State<Sandbox>, Json(new): Json<NewPerson>) -> Response {
    let name = new.name.trim();
    let (taken, full) = sandbox.shared.read(|world| {
        let taken = world
            .users
            .values()
            .find(|person| person.display == name)
            .map(|person| person.id);
        (taken, world.users.len() >= MAX_PEOPLE)
    });
    if let Some(id) = taken {
        return Json(json!({ "id": id })).into_response();
    }
    if full || !(1..=32).contains(&name.chars().count()) {
        return (
            StatusCode::BAD_REQUEST,
            Json(json!({ "error": "A name has 1 to 32 characters." })),
        )
            .into_response();
    }
    Json(json!({ "id": sandbox.create_user(name).id() })).into_response()
}

/// Something that a person does on the page.
#[derive(Deserialize)]
struct Act {
    user: UserId,
    channel: ChannelId,
    #[serde(flatten)]
    deed: Deed,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Deed {
    Say {
        text: String,
    },
    Slash {
        command: Given,
    },
    Complete {
        command: Given,
        focused: String,
    },
    Click {
        message: MessageId,
        custom_id: String,
    },
    Select {
        message: MessageId,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        interaction: InteractionId,
        values: Vec<(String, String)>,
    },
    Dismiss {
        message: MessageId,
    },
}

async fn act(State(sandbox): State<Sandbox>, Json(act): Json<Act>) -> Json<Value> {
    Json(match perform(&sandbox, act).await {
        Ok(value) => value,
        Err(refused) => {
            json!({ "error": refused.to_string(), "failed": matches!(refused, Refused::NoAnswer(_)) })
        }
    })
}

/// Does it, and waits for the bot's acknowledgement where there is one to wait for.
async fn perform(
    sandbox: &Sandbox,
    Act {
        user,
        channel,
        deed,
    }: Act,
) -> Result<Value, Refused> {
    let user = sandbox.user_by_id(user);
    let id = match deed {
        Deed::Say { text } => {
            let text: String = text.chars().take(2000).collect();
            return user.say(channel, &text).map(|id| json!({ "message": id }));
        }
        Deed::Dismiss { message } => return user.dismiss(message).map(|()| json!({})),
        Deed::Complete { command, focused } => {
            return Ok(json!({ "choices": user.complete(channel, &command, &focused).await? }));
        }
        Deed::Slash { command } => user.send_command(channel, &command)?,
        Deed::Click { message, custom_id } => user.click_and_go(message, &custom_id)?,
        Deed::Select {
            message,
            custom_id,
            values,
        } => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            user.select_and_go(message, &custom_id, &values)?
        }
        Deed::Submit {
            interaction,
            values,
        } => user.send_form(interaction, &values)?,
    };
    let answer = sandbox.answer(id).await?;
    let modal = sandbox.shared.read(|world| {
        world
            .interactions
            .get(&id)
            .and_then(|one| one.modal.clone())
    });
    let latency = u64::try_from(answer.latency.as_millis()).unwrap_or(u64::MAX);
    Ok(json!({ "interaction": id, "ack": answer.kind, "latency_ms": latency, "modal": modal }))
}

#[derive(Deserialize)]
struct Asked {
    user: UserId,
    channel: Option<ChannelId>,
}

/// Who looks at which channel.
#[derive(Clone, Copy)]
struct Place {
    user: UserId,
    channel: Option<ChannelId>,
}

impl Place {
    /// What was asked for, if this person can be there, else the first channel where they can be.
    fn find(world: &World, asked: &Asked) -> Self {
        let can_be = |id: &ChannelId| {
            let guild = world
                .channels
                .get(id)
                .and_then(|channel| world.guilds.get(&channel.guild));
            guild.is_some_and(|guild| guild.members.contains_key(&asked.user))
        };
        let channel = asked
            .channel
            .filter(can_be)
            .or_else(|| world.channels.keys().copied().find(can_be));
        Self {
            user: asked.user,
            channel,
        }
    }
}

async fn live(
    State(sandbox): State<Sandbox>,
    Query(asked): Query<Asked>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let place = sandbox.shared.read(|world| Place::find(world, &asked));
    upgrade.on_upgrade(move |socket| watch(socket, sandbox, place))
}

/// Keeps one page up to date: the surroundings when they change, and every message that changed.
async fn watch(mut socket: WebSocket, sandbox: Sandbox, place: Place) {
    let mut changes = sandbox.shared.changes();
    let (mut seen, mut surroundings) = (None, Value::Null);
    loop {
        changes.mark_unchanged();
        let (now, around, messages) = sandbox.shared.read(|world| {
            (
                world.revision,
                look_around(world, &place),
                changed_since(world, &place, seen),
            )
        });
        let mut news =
            json!({ "fresh": seen.is_none(), "channel": place.channel, "messages": messages });
        if around != surroundings {
            news["world"] = around.clone();
            surroundings = around;
        }
        let nothing_new = seen.is_some() && news["world"].is_null() && messages_of(&news) == 0;
        seen = Some(now);
        if !nothing_new
            && socket
                .send(Frame::Text(news.to_string().into()))
                .await
                .is_err()
        {
            return;
        }
        tokio::select! {
            _ = changes.changed() => {}
            () = sandbox.stopped() => return,
            heard = socket.recv() => if !matches!(heard, Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Text(_)))) {
                return;
            },
        }
    }
}

fn messages_of(news: &Value) -> usize {
    news["messages"].as_array().map_or(0, Vec::len)
}

/// Channels, people and commands, as this person has them.
fn look_around(world: &World, place: &Place) -> Value {
    let guilds = world.guilds.values().filter_map(|guild| {
        let has = *guild.members.get(&place.user)?;
        let channels = world
            .channels
            .values()
            .filter(|channel| channel.guild == guild.id)
            .map(|channel| {
                json!({
                    "id": channel.id,
                    "name": channel.name,
                    "kind": channel.kind,
                    "archived": channel.archived,
                    "typing": channel.typing,
                })
            });
        let commands = world
            .commands_in(guild.id)
            .filter(|command| is_shown(command, has));
        Some(json!({
            "id": guild.id,
            "name": guild.name,
            "channels": channels.collect::<Vec<_>>(),
            "commands": if guild.has_bot { commands.collect() } else { Vec::new() },
            "members": guild.members.keys().collect::<Vec<_>>(),
        }))
    });
    json!({
        "guilds": guilds.collect::<Vec<_>>(),
        "people": list_people(world),
        "bot": { "id": world.bot, "online": world.connections() > 0 },
        "welcome": world.welcome,
    })
}

/// The messages of the channel that changed, or the last of all; one that is gone is told by its id.
fn changed_since(world: &World, place: &Place, seen: Option<u64>) -> Vec<Value> {
    let Some(channel) = place.channel else {
        return Vec::new();
    };
    let here = world
        .messages_in(channel)
        .rev()
        .filter(|message| message.visible_to(place.user));
    let mut shown: Vec<Value> = match seen {
        None => here
            .filter(|message| message.is_shown_to(place.user))
            .take(MAX_SHOWN)
            .map(|message| show(world, message))
            .collect(),
        Some(seen) => here
            .filter(|message| message.revision > seen)
            .map(|message| show(world, message))
            .collect(),
    };
    shown.reverse();
    shown
}

fn show(world: &World, message: &Message) -> Value {
    if message.deleted || message.dismissed {
        return json!({ "id": message.id, "deleted": true });
    }
    let now = message.now();
    let cause = message.interaction.and_then(|id| world.interactions.get(&id)).map(|interaction| {
        json!({ "user": interaction.user, "what": interaction.what, "kind": interaction.kind })
    });
    json!({
        "id": message.id,
        "author": message.author,
        "content": now.content,
        "embeds": now.embeds,
        "components": now.components,
        "attachments": now.attachments,
        "mentions": now.mentions,
        "ephemeral": message.is_ephemeral(),
        "loading": message.loading,
        "edited": message.versions.len() > 1 && message.interaction.is_none(),
        "at_ms": message.posted_ms,
        "cause": cause,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::Options;
    use crate::sandbox::draft::Posting;

    #[tokio::test]
    async fn a_page_sees_what_its_person_sees() {
        let sandbox = Sandbox::start(Options::default())
            .await
            .expect("a free port");
        let (alice, bob) = (sandbox.user("Alice"), sandbox.user("Bob"));
        let channel = sandbox.channel("general");
        let of = |user: UserId| Place {
            user,
            channel: Some(channel),
        };
        let shown = |place: &Place, seen: Option<u64>| {
            sandbox
                .shared
                .read(|world| changed_since(world, place, seen))
        };
        alice.say(channel, "hello").expect("said");
        let secret = sandbox.shared.change(|world| {
            let author = world.bot;
            let posting = Posting {
                channel,
                author,
                only_for: Some(bob.id()),
                interaction: None,
            };
            world.post_text(posting, "psst")
        });
        assert_eq!(shown(&of(alice.id()), None).len(), 1);
        assert_eq!(shown(&of(bob.id()), None).len(), 2);

        let before = sandbox.shared.read(|world| world.revision);
        assert!(shown(&of(bob.id()), Some(before)).is_empty());
        assert!(alice.dismiss(secret).is_err());
        bob.dismiss(secret).expect("his own");
        assert_eq!(
            shown(&of(bob.id()), Some(before)),
            [json!({ "id": secret, "deleted": true })]
        );
        assert!(shown(&of(alice.id()), Some(before)).is_empty());
        assert!(
            sandbox
                .message(secret)
                .is_some_and(|message| !message.deleted)
        );
    }

    #[tokio::test]
    async fn a_channel_that_is_not_theirs_becomes_the_first_that_is() {
        let sandbox = Sandbox::start(Options::default())
            .await
            .expect("a free port");
        let stranger = sandbox.shared.change(|world| world.add_user("Zoe"));
        let find = |user, channel| {
            let asked = Asked { user, channel };
            sandbox
                .shared
                .read(|world| Place::find(world, &asked).channel)
        };
        let (alice, general) = (sandbox.user("Alice").id(), sandbox.channel("general"));
        assert_eq!(find(alice, Some(general)), Some(general));
        assert_eq!(find(alice, None), Some(sandbox.channel("getaway")));
        assert_eq!(find(stranger, Some(general)), None);
    }
}

//! The page's API: its people, and what they do. What they see is in [`live`].
//!
//! The people on the page act through a [`Client`], as users in tests do.

mod live;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use crate::client::{Client, Given, acknowledged};
use crate::events;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::refused::Refused;
use crate::state::{Shared, World};

/// The number of accounts after which the page creates no more.
const MAX_PEOPLE: usize = 200;

#[derive(Clone)]
pub(crate) struct Pages {
    pub(crate) shared: Arc<Shared>,
    /// The server that new people join.
    pub(crate) guild: GuildId,
    /// Cancelled when the sandbox shuts down.
    pub(crate) stop: CancellationToken,
}

pub(crate) fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/sandbox/api/people", get(people).post(add_person))
        .route("/sandbox/api/act", post(act))
        .route("/sandbox/api/upload", post(upload))
        .route("/sandbox/api/live", get(live::live))
        .with_state(pages)
}

async fn people(State(pages): State<Pages>) -> Json<Value> {
    Json(pages.shared.read(list_people))
}

fn list_people(world: &World) -> Value {
    let people = world
        .people
        .values()
        .map(|person| json!({ "id": person.id, "name": person.display, "bot": person.is_bot }));
    Value::Array(people.collect())
}

#[derive(Deserialize)]
struct NewPerson {
    name: String,
}

async fn add_person(State(pages): State<Pages>, Json(new): Json<NewPerson>) -> Response {
    let name = new.name.trim();
    let joined = pages.shared.change(|world| {
        if let Some(known) = world.person(name) {
            return Ok(known);
        }
        if !(1..=32).contains(&name.chars().count()) {
            return Err("A name has 1 to 32 characters.");
        }
        if world.people.len() >= MAX_PEOPLE {
            return Err("There are too many people here.");
        }
        let id = events::add_user(world, name);
        events::join(world, pages.guild, id);
        Ok(id)
    });
    match joined {
        Ok(id) => Json(json!({ "id": id })).into_response(),
        Err(error) => {
            let error = Json(json!({ "error": error }));
            (StatusCode::BAD_REQUEST, error).into_response()
        }
    }
}

/// A file that somebody on the page chooses for a form.
#[derive(Deserialize)]
struct NewFile {
    user: UserId,
    name: String,
}

async fn upload(
    State(pages): State<Pages>,
    Query(new): Query<NewFile>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Json<Value> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let client = Client { shared: &pages.shared, user: new.user };
    Json(json!({ "id": client.upload(&new.name, kind, bytes) }))
}

#[derive(Deserialize)]
struct PageRequest {
    user: UserId,
    channel: ChannelId,
    #[serde(flatten)]
    deed: Deed,
}

/// Something that a person does on the page.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Deed {
    Say { text: String },
    Slash { command: Given },
    On { person: UserId, name: String },
    Complete { command: Given, focused: String },
    Click { message: MessageId, custom_id: String },
    Select { message: MessageId, custom_id: String, values: Vec<String> },
    Submit { interaction: InteractionId, values: Vec<(String, String)> },
    Dismiss { message: MessageId },
}

async fn act(State(pages): State<Pages>, Json(act): Json<PageRequest>) -> Json<Value> {
    Json(match perform(&pages.shared, act).await {
        Ok(value) => value,
        Err(refused) => {
            json!({ "error": refused.to_string(), "failed": has_failed(&refused) })
        }
    })
}

/// Whether a client only says that it failed: the bot doesn't answer, or what was pressed has just
/// gone.
const fn has_failed(refused: &Refused) -> bool {
    matches!(
        refused,
        Refused::NoAnswer(_) | Refused::NoSuchComponent(..) | Refused::NoSuchMessage(_)
    )
}

/// Carries out the action, and waits for the bot's acknowledgement if it is an interaction.
async fn perform(
    shared: &Shared,
    PageRequest { user, channel, deed }: PageRequest,
) -> Result<Value, Refused> {
    let client = Client { shared, user };
    let id = match deed {
        Deed::Say { text } => {
            let text: String = text.chars().take(2000).collect();
            return client.say(channel, &text).map(|id| json!({ "message": id }));
        }
        Deed::Dismiss { message } => return client.dismiss(message).map(|()| json!({})),
        Deed::Complete { command, focused } => {
            return Ok(json!({ "choices": client.complete(channel, &command, &focused).await? }));
        }
        Deed::Slash { command } => client.command(channel, &command)?,
        Deed::On { person, name } => client.command_on(channel, &name, person)?,
        Deed::Click { message, custom_id } => client.press(message, &custom_id)?,
        Deed::Select { message, custom_id, values } => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            client.select(message, &custom_id, &values)?
        }
        Deed::Submit { interaction, values } => client.submit(interaction, &values)?,
    };
    acknowledged(shared, id).await?;
    let modal = shared.read(|world| world.interactions.get(id).and_then(|one| one.modal.clone()));
    Ok(json!({ "interaction": id, "modal": modal }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sandbox;

    #[tokio::test]
    async fn somebody_called_like_the_bot_is_not_the_bot() {
        let sandbox = Sandbox::usual().await;
        let pages = Pages {
            shared: Arc::clone(&sandbox.shared),
            guild: sandbox.guild(),
            stop: CancellationToken::new(),
        };
        let join =
            |name: &str| add_person(State(pages.clone()), Json(NewPerson { name: name.into() }));
        assert_eq!(join(" Bot ").await.status(), StatusCode::OK);
        let channel = sandbox.channel("general");
        assert!(sandbox.user("Bot").say(channel, "I'm a person").is_ok());
        let people = || sandbox.shared.read(|world| world.people.len());
        let before = people();
        assert_eq!(join("Bot").await.status(), StatusCode::OK);
        assert_eq!(people(), before, "nobody joins twice");
        assert_eq!(join(" ").await.status(), StatusCode::BAD_REQUEST);
    }

    #[tokio::test]
    async fn a_press_on_what_has_just_gone_fails_without_a_reason() {
        let sandbox = Sandbox::usual().await;
        let (alice, channel) = (sandbox.user("Alice").id(), sandbox.channel("general"));
        let message = sandbox.shared.change(|world| {
            let posting = events::Posting::new(channel, world.app.bot);
            events::post_text(world, posting, "no button any more")
        });
        let press = |message| PageRequest {
            user: alice,
            channel,
            deed: Deed::Click { message, custom_id: "a".into() },
        };
        for message in [message, MessageId::from(1)] {
            let refused = perform(&sandbox.shared, press(message)).await;
            assert!(has_failed(&refused.expect_err("it is gone")));
        }
    }
}

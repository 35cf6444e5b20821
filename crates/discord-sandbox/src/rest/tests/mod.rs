//! Tests of every error that Discord documents for the served routes.

mod account;
mod answers;
mod described;
mod interactions;
mod messages;
mod permissions;
mod threads;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::*;
use crate::description;
use crate::events::NewInteraction;
use crate::state::Shard;
use crate::{
    ChannelId, ChannelKind, Faults, InteractionId, InteractionKind, MessageId, Permissions,
    Refused, Sandbox,
};

/// A sandbox without a bot: the tests make the requests themselves.
struct Bench {
    sandbox: Sandbox,
    channel: ChannelId,
    /// The answers that it has seen, by their descriptions.
    seen: RefCell<BTreeSet<String>>,
    /// The files that the next request brings.
    files: RefCell<Vec<Upload>>,
}

impl Bench {
    async fn new() -> Self {
        let sandbox = Sandbox::usual().await;
        let channel = sandbox.channel("general");
        Self { sandbox, channel, seen: RefCell::default(), files: RefCell::default() }
    }

    /// Makes a request as the bot would; returns the status and body.
    fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.ask_as(&format!("Bot {}", crate::DEFAULT_TOKEN), method, path, body)
    }

    fn ask_as(&self, token: &str, method: &str, path: &str, body: Value) -> (u16, Value) {
        let uri = path.parse().expect("a path");
        let Query(query) = Query::try_from_uri(&uri).expect("pairs");
        let path = uri.path();
        let parts = path.split('/').filter(|part| !part.is_empty()).collect();
        let json = if body.is_null() { String::new() } else { body.to_string() };
        let read = body::parse("application/json", &json.into());
        let (body, files) = read.expect("JSON");
        let files = [files, self.files.take()].concat();
        let call = Call { method, path: parts, query, body, files };
        let (success, outcome) = self.sandbox.shared.change(|world| {
            let fault = world.broken.fault(method, path);
            let success = success_of(world, &call).as_u16();
            (success, process(world, &call, token, fault.as_ref()).0)
        });
        let (status, body) = match outcome {
            Ok(Some(body)) => (success, body),
            Ok(None) => (204, Value::Null),
            Err(error) => return (error.status, error.body),
        };
        let described = description::answer(method, &call.path, status, &body);
        self.seen.borrow_mut().insert(described);
        (status, body)
    }

    /// The status and the code of an error.
    fn code(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, body) = self.ask(method, path, body);
        (status, body["code"].as_u64().unwrap_or_default())
    }

    /// Checks the status of a request, and the code if it is an error.
    #[track_caller]
    fn gives(&self, method: &str, path: &str, body: Value, expected: (u16, u64)) {
        let said = format!("{method} {path} {body}");
        assert_eq!(self.code(method, path, body), expected, "{said}");
    }

    /// The same for the answer to an interaction.
    #[track_caller]
    fn answers(&self, id: InteractionId, token: &str, body: Value, expected: (u16, u64)) {
        self.gives("POST", &callback(id, token), body, expected);
    }

    /// Posts a message in the channel, and returns it.
    fn post(&self, body: Value) -> Value {
        let (status, message) = self.ask("POST", &self.messages(), body);
        assert_eq!(status, 200, "{message}");
        message
    }

    fn get(&self, path: &str) -> Value {
        self.ask("GET", path, Value::Null).1
    }

    /// Puts a file into the next request.
    fn with_file(&self, filename: &str, bytes: &'static [u8]) {
        let bytes = Bytes::from_static(bytes);
        let content_type = body::picture_type(filename).unwrap_or("text/plain").to_owned();
        let file = Upload { index: 0, filename: filename.into(), content_type, bytes };
        self.files.borrow_mut().push(file);
    }

    /// Gives a command's interaction this answer, and returns what is told of it.
    fn answered(&self, answer: Value) -> Value {
        let (id, token) = self.command();
        let path = format!("{}?with_response=true", callback(id, &token));
        let (status, told) = self.ask("POST", &path, answer);
        assert_eq!(status, 200, "{told}");
        told
    }

    fn faults(&self) -> Faults<'_> {
        self.sandbox.faults()
    }

    /// Takes permissions in the channel from the bot.
    fn deny(&self, permissions: Permissions) {
        self.sandbox.deny_bot(self.channel, permissions);
    }

    /// The path of a message in the channel.
    fn at(&self, message: &Value) -> String {
        format!("{}/{}", self.messages(), id_of(message))
    }

    /// Puts an interaction of Alice's into the world; returns its id and token.
    fn interaction(
        &self,
        kind: InteractionKind,
        source: Option<MessageId>,
    ) -> (InteractionId, String) {
        let user = self.sandbox.user("Alice").id();
        self.sandbox.shared.change(|world| {
            let everything = Shard { index: 0, count: 1 };
            world.sessions.begin("1", everything, 0, mpsc::channel(1).0, &[]);
            let data = match kind {
                InteractionKind::Component => {
                    json!({ "custom_id": "a", "component_type": 2, "id": 1 })
                }
                InteractionKind::Modal => json!({ "custom_id": "a", "components": [] }),
                _ => json!({ "id": "1", "name": "test", "type": 1 }),
            };
            let (channel, what) = (self.channel, "test".into());
            let new = NewInteraction { kind, user, channel, source, data, what };
            let id = events::begin_interaction(world, new).expect("a session serves the server");
            (id, world.interactions.get(id).expect("it has begun").token.clone())
        })
    }

    fn command(&self) -> (InteractionId, String) {
        self.interaction(InteractionKind::Command, None)
    }

    fn messages(&self) -> String {
        format!("/channels/{}/messages", self.channel)
    }

    fn hook(&self, token: &str) -> String {
        format!("/webhooks/{}/{token}", self.sandbox.application_id())
    }
}

/// The id of something that the stand-in has written.
fn id_of(made: &Value) -> &str {
    made["id"].as_str().expect("an id")
}

fn callback(id: InteractionId, token: &str) -> String {
    format!("/interactions/{id}/{token}/callback")
}

fn reply(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

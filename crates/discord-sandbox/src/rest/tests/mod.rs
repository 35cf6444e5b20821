//! Tests of every error that Discord documents for the served routes.

mod account;
mod interactions;
mod messages;
mod permissions;
mod threads;

use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::*;
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
}

impl Bench {
    async fn new() -> Self {
        let sandbox = Sandbox::usual().await;
        let channel = sandbox.channel("general");
        Self { sandbox, channel }
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
        let call = Call { method, path: parts, query, body, files: Vec::new() };
        let outcome = self.sandbox.shared.change(|world| {
            let fault = world.broken.fault(method, path);
            process(world, &call, token, fault.as_ref()).0
        });
        match outcome {
            Ok(Some(body)) => (200, body),
            Ok(None) => (204, Value::Null),
            Err(error) => (error.status, error.body),
        }
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
            world.sessions.begin("1", (everything, 0), mpsc::channel(1).0, &[]);
            let (channel, data, what) = (self.channel, Value::Null, "test".into());
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

//! Every error that Discord documents for the routes that are served.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::*;
use crate::state::Interaction;
use crate::{ChannelId, ChannelKind, InteractionId, Options, Permissions, Sandbox};
use crate::{InteractionKind, MessageId};

/// A sandbox without a running bot: the tests make its requests.
struct Bench {
    sandbox: Sandbox,
    channel: ChannelId,
}

impl Bench {
    async fn new() -> Self {
        let sandbox = Sandbox::start(Options::default())
            .await
            .expect("a free port");
        let channel = sandbox.channel("general");
        Self { sandbox, channel }
    }

    /// Makes a request as the bot would: status and body.
    fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.ask_as("Bot sandbox-token", method, path, body)
    }

    fn ask_as(&self, token: &str, method: &str, path: &str, body: Value) -> (u16, Value) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let path = path.split('/').filter(|part| !part.is_empty()).collect();
        let call = Call {
            method,
            path,
            query,
            body,
            files: Vec::new(),
        };
        match self
            .sandbox
            .shared
            .change(|world| process(world, &call, token).0)
        {
            Ok(body) => (
                if body.is_some() { 200 } else { 204 },
                body.unwrap_or_default(),
            ),
            Err(error) => (error.status, error.body),
        }
    }

    /// The status and the code of a refusal.
    fn code(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, body) = self.ask(method, path, body);
        (status, body["code"].as_u64().unwrap_or_default())
    }

    /// Puts an interaction of Alice's into the world, delivered now: its id and token.
    fn interaction(
        &self,
        kind: InteractionKind,
        source: Option<MessageId>,
    ) -> (InteractionId, String) {
        let user = self.sandbox.user("Alice").id();
        self.sandbox.shared.change(|world| {
            let id = InteractionId::from(world.clock.next_id());
            let token = format!("interaction.{id}.test");
            let guild = world
                .guilds
                .of_channel(self.channel)
                .expect("it is there")
                .id;
            world.interactions.keep(Interaction {
                id,
                token: token.clone(),
                kind,
                user,
                guild,
                channel: self.channel,
                what: "test".into(),
                given: Vec::new(),
                delivered: Some(world.clock.elapsed()),
                ack: None,
                source,
                original: None,
                followups: Vec::new(),
                choices: Vec::new(),
                modal: None,
                expired: false,
                bell: Arc::default(),
            });
            (id, token)
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

fn callback(id: InteractionId, token: &str) -> String {
    format!("/interactions/{id}/{token}/callback")
}

fn reply(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

#[tokio::test]
async fn who_has_no_token_and_what_is_no_route() {
    let bench = Bench::new().await;
    let (status, body) = bench.ask_as("Bot wrong", "GET", "/users/@me", Value::Null);
    assert_eq!(
        (status, &body["message"]),
        (401, &json!("401: Unauthorized"))
    );
    assert_eq!(bench.code("GET", "/nowhere", Value::Null), (404, 0));
    assert_eq!(bench.ask("GET", "/users/@me", Value::Null).1["bot"], true);
    assert_eq!(bench.ask_as("", "GET", "/gateway", Value::Null).0, 200);
    assert_eq!(bench.code("GET", "/users/1", Value::Null), (404, 10013));
    assert_eq!(bench.code("GET", "/guilds/1", Value::Null), (404, 10004));
    let guild = bench.sandbox.guild();
    assert_eq!(
        bench.code("GET", &format!("/guilds/{guild}/members/1"), Value::Null),
        (404, 10007)
    );
    let bob = bench.sandbox.user("Bob").id();
    let (_, member) = bench.ask(
        "GET",
        &format!("/guilds/{guild}/members/{bob}"),
        Value::Null,
    );
    assert_eq!(member["user"]["username"], "bob");
}

#[tokio::test]
async fn messages_of_channels() {
    let bench = Bench::new().await;
    let hello = || json!({ "content": "hello" });
    let posted = bench.ask("POST", &bench.messages(), hello()).1;
    let own = format!(
        "{}/{}",
        bench.messages(),
        posted["id"].as_str().expect("an id")
    );
    let theirs = bench
        .sandbox
        .user("Bob")
        .say(bench.channel, "mine")
        .expect("said");
    let theirs = format!("{}/{theirs}", bench.messages());
    for (method, path, body, expected) in [
        (
            "POST",
            "/channels/1/messages".to_owned(),
            hello(),
            (404, 10003),
        ),
        ("GET", "/channels/1".to_owned(), Value::Null, (404, 10003)),
        (
            "GET",
            format!("{}/1", bench.messages()),
            Value::Null,
            (404, 10008),
        ),
        (
            "PATCH",
            format!("{}/1", bench.messages()),
            hello(),
            (404, 10008),
        ),
        ("PATCH", theirs.clone(), hello(), (403, 50005)),
        ("DELETE", theirs.clone(), Value::Null, (403, 50013)),
        ("POST", bench.messages(), json!({}), (400, 50006)),
        (
            "POST",
            bench.messages(),
            json!({ "content": "  " }),
            (400, 50006),
        ),
        ("PATCH", own.clone(), json!({ "content": "" }), (400, 50006)),
        (
            "POST",
            bench.messages(),
            json!({ "content": "x".repeat(2001) }),
            (400, 50035),
        ),
        (
            "POST",
            bench.messages(),
            json!({ "content": "x", "flags": 64 }),
            (400, 50035),
        ),
        ("POST", bench.messages(), json!([]), (400, 50035)),
    ] {
        assert_eq!(
            bench.code(method, &path, body.clone()),
            expected,
            "{method} {path} {body}"
        );
    }
    let deny = |denied| bench.sandbox.deny_bot(bench.channel, denied);
    deny(Permissions::SEND_MESSAGES);
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50013));
    assert_eq!(bench.code("PATCH", &own, hello()), (403, 50013));
    deny(Permissions::VIEW_CHANNEL);
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50001));
    deny(Permissions::default());
    assert_eq!(bench.ask("DELETE", &own, Value::Null).0, 204);
    assert_eq!(bench.code("DELETE", &own, Value::Null), (404, 10008));
    let forum = bench
        .sandbox
        .create_channel(bench.sandbox.guild(), "ideas", ChannelKind::Forum);
    assert_eq!(
        bench.code("POST", &format!("/channels/{forum}/messages"), hello()),
        (400, 40058)
    );
    let thread = bench.sandbox.create_thread(bench.channel, "old");
    bench.sandbox.archive(thread, true);
    assert_eq!(
        bench.code("POST", &format!("/channels/{thread}/messages"), hello()),
        (400, 50083)
    );
    bench.sandbox.remove_bot(bench.sandbox.guild());
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50001));
}

#[tokio::test]
async fn the_first_answer_to_an_interaction() {
    let bench = Bench::new().await;
    let (id, token) = bench.command();
    assert_eq!(
        bench.code("POST", &callback(id, "wrong"), reply("x")),
        (404, 10062)
    );
    assert_eq!(
        bench.code("POST", &bench.hook(&token), json!({ "content": "early" })),
        (404, 10015)
    );
    assert_eq!(
        bench.code(
            "POST",
            &callback(id, &token),
            json!({ "type": 7, "data": {} })
        ),
        (400, 50035)
    );
    assert_eq!(
        bench.code("POST", &callback(id, &token), json!({ "type": 8 })),
        (400, 50035)
    );
    assert_eq!(
        bench.code("POST", &callback(id, &token), reply("")),
        (400, 50006)
    );
    assert_eq!(
        bench.ask("POST", &callback(id, &token), reply("x")),
        (204, Value::Null)
    );
    assert_eq!(
        bench.code("POST", &callback(id, &token), reply("x")),
        (400, 40060)
    );

    let (id, token) = bench.command();
    bench.sandbox.faults().advance_clock(Duration::from_secs(4));
    assert_eq!(
        bench.code("POST", &callback(id, &token), reply("late")),
        (404, 10062)
    );

    let (id, token) = bench.interaction(InteractionKind::Autocomplete, None);
    let many: Vec<Value> = (0..26)
        .map(|n| json!({ "name": n.to_string(), "value": "v" }))
        .collect();
    let choices = |choices: Value| json!({ "type": 8, "data": { "choices": choices } });
    assert_eq!(
        bench.code("POST", &callback(id, &token), reply("x")),
        (400, 50035)
    );
    assert_eq!(
        bench.code("POST", &callback(id, &token), choices(json!(many))),
        (400, 50035)
    );
    assert_eq!(
        bench.code(
            "POST",
            &callback(id, &token),
            choices(json!([{ "name": "", "value": "v" }]))
        ),
        (400, 50035)
    );
    assert_eq!(
        bench
            .ask(
                "POST",
                &callback(id, &token),
                choices(json!([{ "name": "n", "value": 3 }]))
            )
            .0,
        204
    );

    let (id, token) = bench.command();
    let form = |title: &str| {
        let input = json!({ "type": 4, "custom_id": "a", "label": "A", "style": 1 });
        json!({ "type": 9, "data": { "title": title, "custom_id": "m", "components": [{ "type": 1, "components": [input] }] } })
    };
    assert_eq!(
        bench.code("POST", &callback(id, &token), form(&"x".repeat(46))),
        (400, 50035)
    );
    assert_eq!(
        bench.ask("POST", &callback(id, &token), form("Fine")).0,
        204
    );
}

#[tokio::test]
async fn what_follows_the_first_answer() {
    let bench = Bench::new().await;
    let (id, token) = bench.command();
    let hidden = json!({ "type": 4, "data": { "content": "psst", "flags": 64 } });
    let (status, told) = bench.ask(
        "POST",
        &format!("{}?with_response=true", callback(id, &token)),
        hidden,
    );
    assert_eq!(
        (status, &told["resource"]["message"]["content"]),
        (200, &json!("psst"))
    );
    let original = told["resource"]["message"]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let hook = bench.hook(&token);

    // Ephemeral: its own routes know it, the channel's do not.
    assert_eq!(
        bench
            .ask("GET", &format!("{hook}/messages/@original"), Value::Null)
            .1["flags"],
        64
    );
    assert_eq!(
        bench.code(
            "GET",
            &format!("{}/{original}", bench.messages()),
            Value::Null
        ),
        (404, 10008)
    );
    let edited = bench
        .ask(
            "PATCH",
            &format!("{hook}/messages/{original}"),
            json!({ "content": "new" }),
        )
        .1;
    assert_eq!(edited["content"], "new");
    let followed = bench.ask("POST", &hook, json!({ "content": "more" })).1;
    let followed = format!(
        "{hook}/messages/{}",
        followed["id"].as_str().expect("an id")
    );
    assert_eq!(bench.ask("DELETE", &followed, Value::Null).0, 204);
    assert_eq!(
        bench.code("PATCH", &followed, json!({ "content": "x" })),
        (404, 10008)
    );
    assert_eq!(
        bench.code("GET", &format!("{hook}/messages/1"), Value::Null),
        (404, 10008)
    );
    assert_eq!(bench.code("POST", "/webhooks/1/x", json!({})), (404, 10015));
    assert_eq!(
        bench.code("POST", &bench.hook("interaction.1.x"), json!({})),
        (401, 50027)
    );
    bench
        .sandbox
        .faults()
        .advance_clock(Duration::from_secs(15 * 60 + 1));
    assert_eq!(
        bench.code(
            "PATCH",
            &format!("{hook}/messages/@original"),
            json!({ "content": "x" })
        ),
        (401, 50027)
    );
    assert_eq!(
        bench.code("POST", &callback(id, &token), reply("x")),
        (400, 40060)
    );

    // A press answered with 6 or 7: `@original` is the message of the component.
    let board = bench
        .ask("POST", &bench.messages(), json!({ "content": "board" }))
        .1["id"]
        .as_str()
        .map(str::to_owned);
    let board: MessageId = board.and_then(|id| id.parse().ok()).expect("a message");
    let (id, token) = bench.interaction(InteractionKind::Component, Some(board));
    assert_eq!(
        bench
            .ask("POST", &callback(id, &token), json!({ "type": 6 }))
            .0,
        204
    );
    let original = bench
        .ask(
            "GET",
            &format!("{}/messages/@original", bench.hook(&token)),
            Value::Null,
        )
        .1;
    assert_eq!(original["id"], board.to_string());

    // A deferral: the first follow-up completes it.
    let (id, token) = bench.command();
    assert_eq!(
        bench
            .ask(
                "POST",
                &callback(id, &token),
                json!({ "type": 5, "data": { "flags": 64 } })
            )
            .0,
        204
    );
    let thinking = bench
        .ask(
            "GET",
            &format!("{}/messages/@original", bench.hook(&token)),
            Value::Null,
        )
        .1;
    assert_eq!(thinking["flags"], 64 | 128);
    let done = bench
        .ask("POST", &bench.hook(&token), json!({ "content": "done" }))
        .1;
    assert_eq!((&done["id"], &done["flags"]), (&thinking["id"], &json!(64)));

    bench.sandbox.faults().expire_tokens();
    assert_eq!(
        bench.code("POST", &bench.hook(&token), json!({ "content": "x" })),
        (401, 50027)
    );
    bench.sandbox.delete_channel(bench.channel);
}

#[tokio::test]
async fn edits_notify_nobody_and_attachments_go_when_they_are_not_listed() {
    let bench = Bench::new().await;
    let bob = bench.sandbox.user("Bob");
    let text = format!("{} is next", bob.mention());
    let post = |body: Value| {
        let id = bench.ask("POST", &bench.messages(), body).1["id"]
            .as_str()
            .map(str::to_owned);
        let id: MessageId = id.and_then(|id| id.parse().ok()).expect("posted");
        bench.sandbox.message(id).expect("there")
    };
    assert!(bob.was_notified_by(&post(json!({ "content": text }))));
    assert!(!bob.was_notified_by(&post(
        json!({ "content": text, "allowed_mentions": { "parse": [] } })
    )));
    let listed = json!({ "parse": [], "users": [bob.id()] });
    assert!(bob.was_notified_by(&post(
        json!({ "content": text, "allowed_mentions": listed })
    )));
    let plain = post(json!({ "content": "somebody is next" }));
    bench.ask(
        "PATCH",
        &format!("{}/{}", bench.messages(), plain.id),
        json!({ "content": text }),
    );
    let edited = bench.sandbox.message(plain.id).expect("there");
    assert!(!bob.was_notified_by(&edited) && edited.now().mentions == [bob.id()]);
}

#[tokio::test]
async fn old_messages_and_injected_failures() {
    let bench = Bench::new().await;
    let posted = bench
        .ask("POST", &bench.messages(), json!({ "content": "old" }))
        .1;
    let own = format!(
        "{}/{}",
        bench.messages(),
        posted["id"].as_str().expect("an id")
    );
    let edit = || bench.ask("PATCH", &own, json!({ "content": "again" }));
    bench.sandbox.faults().limit_old_edits(Some(1));
    assert_eq!(edit().0, 200);
    bench
        .sandbox
        .faults()
        .advance_clock(Duration::from_secs(3601));
    assert_eq!(edit().0, 200);
    let (status, refusal) = edit();
    assert_eq!(
        (status, &refusal["code"], refusal["retry_after"].is_number()),
        (429, &json!(30046), true)
    );

    bench.sandbox.faults().limit_old_edits(None);
    bench
        .sandbox
        .faults()
        .fail_requests(2, "PATCH", "/messages/", 503);
    assert_eq!(bench.ask("GET", &own, Value::Null).0, 200);
    assert_eq!((edit().0, edit().0, edit().0), (503, 503, 200));
    bench.sandbox.faults().fail_requests(1, "", "", 429);
    let (status, refusal) = edit();
    assert_eq!((status, &refusal["global"]), (429, &json!(false)));
    bench.sandbox.faults().enforce_rate_limits(true);
    bench
        .sandbox
        .faults()
        .advance_clock(Duration::from_secs(60));
    let statuses: Vec<u16> = (0..6).map(|_| edit().0).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    bench.sandbox.faults().advance_clock(Duration::from_secs(5));
    assert_eq!(edit().0, 200);
}

#[tokio::test]
async fn commands_and_emojis() {
    let bench = Bench::new().await;
    let app = format!("/applications/{}", bench.sandbox.application_id());
    let commands = format!("{app}/commands");
    let ping = json!([{ "name": "ping", "description": "Answers" }]);
    let first = bench.ask("PUT", &commands, ping.clone()).1;
    let second = bench.ask("PUT", &commands, ping).1;
    assert_eq!(first[0]["id"], second[0]["id"], "a command keeps its id");
    assert_eq!(
        bench
            .ask("GET", &commands, Value::Null)
            .1
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    assert_eq!(
        bench.code(
            "PUT",
            &commands,
            json!([{ "name": "No", "description": "d" }])
        ),
        (400, 50035)
    );
    assert_eq!(
        bench.code("PUT", &format!("{app}/guilds/1/commands"), json!([])),
        (404, 10004)
    );
    assert_eq!(
        bench.code("GET", &format!("{commands}/1"), Value::Null),
        (404, 10063)
    );

    let emojis = format!("{app}/emojis");
    let picture = "data:image/png;base64,iVBORw0KGgo=";
    let made = bench
        .ask("POST", &emojis, json!({ "name": "QH", "image": picture }))
        .1;
    assert_eq!(made["name"], "QH");
    for (name, image) in [
        ("QH", picture),
        ("Q", picture),
        ("queen of hearts", picture),
        ("KH", "data:text/plain;base64,aGk="),
        ("KH", "data:image/png;base64,%%%"),
    ] {
        assert_eq!(
            bench.code("POST", &emojis, json!({ "name": name, "image": image })),
            (400, 50035),
            "{name} {image}"
        );
    }
    let one = format!("{emojis}/{}", made["id"].as_str().expect("an id"));
    assert_eq!(bench.ask("DELETE", &one, Value::Null).0, 204);
    assert_eq!(bench.code("GET", &one, Value::Null), (404, 10014));
}

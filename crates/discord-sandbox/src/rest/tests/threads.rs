//! Threads: starting and changing them, and what they refuse.

use serde_json::{Value, json};

use super::{Bench, id_of};
use crate::{ChannelId, ChannelKind, Permissions};

fn thread(name: &str) -> Value {
    json!({ "name": name, "type": 11, "auto_archive_duration": 60 })
}

fn hello() -> Value {
    json!({ "content": "hello" })
}

impl Bench {
    fn begin(&self, name: &str) -> ChannelId {
        let (status, body) = self.ask("POST", &self.threads(), thread(name));
        assert_eq!(status, 201, "{body}");
        id_of(&body).parse().expect("an id")
    }

    fn threads(&self) -> String {
        format!("/channels/{}/threads", self.channel)
    }

    fn change(&self, channel: ChannelId, body: Value) -> (u16, u64) {
        self.code("PATCH", &format!("/channels/{channel}"), body)
    }

    fn say_hello(&self, channel: ChannelId) -> (u16, Value) {
        self.ask("POST", &format!("/channels/{channel}/messages"), hello())
    }

    fn is_archived(&self, thread: ChannelId) -> bool {
        self.get(&format!("/channels/{thread}"))["thread_metadata"]["archived"] == true
    }
}

#[tokio::test]
async fn starting_a_thread_announces_it_in_its_channel() {
    let bench = Bench::new().await;
    let id = bench.begin("side");
    let body = bench.get(&format!("/channels/{id}"));
    assert_eq!(body["parent_id"], json!(bench.channel));
    assert_eq!(body["type"], 11);
    assert_eq!(body["message_count"], 0);
    assert_eq!(body["thread_metadata"]["auto_archive_duration"], 60);
    let told = bench.get(&bench.messages());
    assert_eq!(told[0]["type"], 18);
    assert_eq!(told[0]["content"], "side");
    assert_eq!(told[0]["message_reference"]["channel_id"], json!(id));

    bench.say_hello(id);
    let guild = bench.sandbox.guild();
    let channels = bench.get(&format!("/guilds/{guild}/channels"));
    let count = channels.as_array().map(Vec::len);
    assert_eq!(count, Some(2), "threads aren't in the list of channels");
    let active = format!("/guilds/{guild}/threads/active");
    let body = bench.get(&active);
    assert_eq!(body["threads"][0]["message_count"], 1);
    bench.sandbox.archive(id, true);
    let body = bench.get(&active);
    assert_eq!(body["threads"], json!([]));
}

#[tokio::test]
async fn a_thread_can_start_from_a_message_only_once() {
    let bench = Bench::new().await;
    let message = bench.post(hello());
    let at = format!("{}/threads", bench.at(&message));
    let (status, body) = bench.ask("POST", &at, json!({ "name": "side" }));
    assert_eq!((status, &body["id"]), (201, &message["id"]));
    bench.gives("POST", &at, json!({ "name": "b" }), (400, 160_004));
    let all = bench.get(&bench.messages());
    let count = all.as_array().map(Vec::len);
    assert_eq!(count, Some(1), "nothing else is announced");
    assert_eq!(all[0]["flags"], 1 << 5);
    assert_eq!(all[0]["thread"]["name"], "side");
    let gone = format!("{}/1/threads", bench.messages());
    bench.gives("POST", &gone, json!({ "name": "b" }), (404, 10008));
}

#[tokio::test]
async fn starting_a_thread_is_refused_where_discord_refuses_it() {
    let bench = Bench::new().await;
    let at = bench.threads();
    for (body, where_) in [
        (json!({ "type": 11 }), "name"),
        (json!({ "type": 11, "name": "" }), "name"),
        (json!({ "type": 11, "name": "x".repeat(101) }), "name"),
        (json!({ "type": 10, "name": "x" }), "type"),
        (json!({ "type": 11, "name": "x", "auto_archive_duration": 61 }), "auto_archive_duration"),
        (json!({ "type": 11, "name": "x", "rate_limit_per_user": 21_601 }), "rate_limit_per_user"),
    ] {
        let (status, error) = bench.ask("POST", &at, body);
        assert_eq!((status, error["code"].as_u64()), (400, Some(50035)));
        assert!(error["errors"][where_].is_object(), "{error}");
    }
    let sandbox = &bench.sandbox;
    for kind in [ChannelKind::Voice, ChannelKind::Forum] {
        let channel = sandbox.create_channel(sandbox.guild(), "other", kind);
        let at = format!("/channels/{channel}/threads");
        assert_eq!(bench.code("POST", &at, thread("x")), (400, 50024));
    }
    let news = sandbox.create_channel(sandbox.guild(), "news", ChannelKind::Announcement);
    let news = format!("/channels/{news}/threads");
    assert_eq!(bench.code("POST", &news, thread("x")), (400, 50035));
    let body = json!({ "name": "x", "type": 10 });
    assert_eq!(bench.ask("POST", &news, body).1["type"], 10);
    let inside = format!("/channels/{}/threads", bench.begin("a"));
    assert_eq!(bench.code("POST", &inside, thread("x")), (400, 50024));
    sandbox.faults().limit_threads(2);
    assert_eq!(bench.code("POST", &at, thread("x")), (400, 160_006));
    sandbox.deny_bot(bench.channel, Permissions::CREATE_PUBLIC_THREADS);
    assert_eq!(bench.code("POST", &at, thread("x")), (403, 50013));
    bench.gives("POST", "/channels/1/threads", thread("x"), (404, 10003));
}

#[tokio::test]
async fn a_message_unarchives_a_thread_but_edits_are_refused() {
    let bench = Bench::new().await;
    let id = bench.begin("side");
    let (_, message) = bench.say_hello(id);
    let at = format!("/channels/{id}/messages/{}", id_of(&message));
    assert_eq!(bench.change(id, json!({ "archived": true })), (200, 0));
    assert_eq!(bench.code("PATCH", &at, hello()), (400, 50083));
    assert_eq!(bench.change(id, json!({ "name": "other" })), (400, 50083));
    assert!(bench.is_archived(id));
    assert_eq!(bench.change(id, json!({ "archived": false })), (200, 0));
    assert_eq!(bench.code("PATCH", &at, hello()), (200, 0));
    bench.sandbox.archive(id, true);
    assert_eq!(bench.say_hello(id).0, 200);
    assert!(!bench.is_archived(id));
    bench.sandbox.archive(id, true);
    assert_eq!(bench.code("DELETE", &at, Value::Null), (204, 0));
    assert!(bench.is_archived(id), "deleting doesn't unarchive the thread");
}

#[tokio::test]
async fn only_people_who_manage_threads_can_use_a_locked_thread() {
    let bench = Bench::new().await;
    let id = bench.begin("side");
    let (_, message) = bench.say_hello(id);
    let at = format!("/channels/{id}/messages/{}", id_of(&message));
    assert_eq!(bench.change(id, json!({ "locked": true })), (403, 50013));
    bench.sandbox.lock(id, true);
    assert_eq!(bench.say_hello(id).1["code"], 160_005);
    assert_eq!(bench.code("PATCH", &at, hello()), (400, 160_005));
    assert_eq!(bench.change(id, json!({ "archived": true })), (400, 160_005));
    bench.sandbox.archive(id, true);
    assert_eq!(bench.say_hello(id).1["code"], 50083);
    assert_eq!(bench.code("DELETE", &at, Value::Null), (400, 50083));
    assert_eq!(bench.change(id, json!({ "archived": false })), (400, 50083));
    let path = format!("/channels/{id}");
    assert_eq!(bench.code("DELETE", &path, Value::Null), (403, 50013));

    let bot = bench.sandbox.shared.read(|world| world.app.bot);
    let guild = bench.sandbox.guild();
    let manages = bench.sandbox.create_role(guild, "moderators", Permissions::MANAGE_THREADS);
    bench.sandbox.give_role(guild, bot, manages);
    assert_eq!(bench.change(id, json!({ "archived": false, "locked": false })), (200, 0));
    assert_eq!(bench.say_hello(id).0, 200);
    assert_eq!(bench.ask("DELETE", &path, Value::Null).0, 200);
    assert_eq!(bench.code("GET", &path, Value::Null), (404, 10003));
}

#[tokio::test]
async fn a_thread_has_its_channels_permissions_and_is_deleted_with_it() {
    let bench = Bench::new().await;
    let id = bench.begin("side");
    let strangers = bench.sandbox.create_thread(bench.channel, "of others");
    assert_eq!(bench.change(strangers, json!({ "archived": true })), (403, 50013));
    bench.deny(Permissions::SEND_MESSAGES);
    assert_eq!(bench.say_hello(id).0, 200);
    bench.deny(Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(bench.say_hello(id).1["code"], 50013);
    bench.sandbox.delete_channel(bench.channel);
    let path = format!("/channels/{id}");
    assert_eq!(bench.code("GET", &path, Value::Null), (404, 10003));
}

//! What libraries of other languages need of answers.

use std::io::{Read, Write};
use std::net::TcpStream;

use super::*;
use crate::Options;
use crate::state::Outgoing;

/// The whole answer to a request over the network, with its head.
async fn over_the_wire(sandbox: &Sandbox, head: &str, body: &str) -> String {
    let (base, length) = (sandbox.base_url(), body.len());
    let address = base.trim_start_matches("http://").to_owned();
    let request = format!(
        "{head}\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bot {}\r\nContent-Length: {length}\r\n\r\n{body}",
        sandbox.token()
    );
    let ask = move || {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(request.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map(|_| answer)
    };
    let answer = tokio::task::spawn_blocking(ask).await.expect("it ends");
    answer.expect("an answer")
}

/// The events that come from now on.
fn listen(sandbox: &Sandbox) -> mpsc::Receiver<Outgoing> {
    let (sender, events) = mpsc::channel(64);
    let everything = Shard { index: 0, count: 1 };
    sandbox.shared.change(|world| world.sessions.begin("2", everything, u64::MAX, sender, &[]));
    events
}

/// The data of the next event with this name.
fn next(events: &mut mpsc::Receiver<Outgoing>, name: &str) -> Value {
    while let Ok(Outgoing::Event(text)) = events.try_recv() {
        let mut event: Value = serde_json::from_str(&text).expect("JSON");
        if event["t"] == name {
            return event["d"].take();
        }
    }
    panic!("no {name} has come");
}

#[tokio::test]
async fn the_token_begins_with_the_bots_id_and_ids_can_be_the_same_in_every_run() {
    let ids = async |options: Options| {
        let sandbox = Sandbox::start(options).await.expect("a free port");
        let people = ["Alice", "Erin"].map(|name| sandbox.user(name).id().get());
        let place = sandbox.channel("random").get();
        (sandbox.application_id().get(), sandbox.guild().get(), people, place)
    };
    let fixed = || Options { fixed_ids: true, ..Options::default() };
    assert_eq!(ids(fixed()).await, ids(fixed()).await);
    assert_eq!(ids(Options::default()).await.0, 1_500_000_000_000_000_000);
    // "42", in base64.
    let own = Options { token: "NDI.a.b".into(), ..Options::default() };
    assert_eq!(ids(own).await.0, 42);
    let other = Options { token: "anything".into(), ..Options::default() };
    let other = Sandbox::start(other).await.expect("a free port");
    assert_eq!(other.token(), "anything");
    let reset = other.shared.read(World::new_token);
    let again = Options { token: reset, ..Options::default() };
    assert_eq!(ids(again).await.0, other.application_id().get());
}

#[tokio::test]
async fn both_versions_answer_and_every_answer_has_passed_a_proxy() {
    let sandbox = Sandbox::usual().await;
    for (head, status) in [
        ("GET /api/v10/users/@me HTTP/1.1", 200),
        ("GET /api/v9/users/@me HTTP/1.1", 200),
        ("GET /api/users/@me HTTP/1.1", 200),
        ("GET /api/v9/soundboard-default-sounds HTTP/1.1", 200),
        ("GET /api/v11/users/@me HTTP/1.1", 404),
    ] {
        let answer = over_the_wire(&sandbox, head, "").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{head}: {answer}");
        assert!(answer.contains("\r\nvia: 1.1 google\r\n"), "{answer}");
    }
    sandbox.faults().fail_requests(1, "GET", "/users", 429);
    let answer = over_the_wire(&sandbox, "GET /api/v10/users/@me HTTP/1.1", "").await;
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("\r\nvia: "), "{answer}");
    // What refuses a banned address stands before that proxy.
    sandbox.faults().ban_address(Duration::from_secs(60));
    let answer = over_the_wire(&sandbox, "GET /api/v10/users/@me HTTP/1.1", "").await;
    assert!(answer.starts_with("HTTP/1.1 429") && !answer.contains("\r\nvia: "), "{answer}");
}

#[tokio::test]
async fn an_interaction_is_answered_with_any_type_of_body() {
    let bench = Bench::new().await;
    let told = reply("hi").to_string();
    let form: String =
        form_urlencoded::Serializer::new(String::new()).append_pair("payload_json", &told).finish();
    let parts = format!(
        "--x\r\nContent-Disposition: form-data; name=payload_json\r\n\r\n{told}\r\n--x--\r\n"
    );
    for (kind, body) in [
        ("application/json", told),
        ("application/x-www-form-urlencoded", form),
        ("multipart/form-data; boundary=x", parts),
    ] {
        let (id, token) = bench.command();
        let head =
            format!("POST /api/v10{} HTTP/1.1\r\nContent-Type: {kind}", callback(id, &token));
        let answer = over_the_wire(&bench.sandbox, &head, &body).await;
        assert!(answer.starts_with("HTTP/1.1 204"), "{kind}: {answer}");
        assert!(!answer.contains("x-ratelimit-bucket"), "{answer}");
        let original = bench.get(&format!("{}/messages/@original", bench.hook(&token)));
        assert_eq!(original["content"], "hi", "{kind}");
    }
}

#[tokio::test]
async fn ids_may_be_numbers() {
    let bench = Bench::new().await;
    let emojis = format!("/applications/{}/emojis", bench.sandbox.application_id());
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let emoji = bench.ask("POST", &emojis, json!({ "name": "QH", "image": image })).1;
    let number = |id: &Value| id.as_str().and_then(|id| id.parse::<u64>().ok()).expect("an id");
    let bob = bench.sandbox.user("Bob");
    let button =
        json!({ "type": 2, "style": 1, "custom_id": "b", "emoji": { "id": number(&emoji["id"]) } });
    bench.with_file("notes.txt", b"hello");
    let message = bench.post(json!({
        "content": bob.mention(),
        "components": [{ "type": 1, "components": [button] }],
        "allowed_mentions": { "users": [bob.id().get()] },
    }));
    let shown = json!({ "id": emoji["id"], "name": "QH" });
    assert_eq!(message["components"][0]["components"][0]["emoji"], shown);
    assert_eq!(message["mentions"][0]["id"], json!(bob.id()));
    let file = &message["attachments"][0];
    let edit = json!({ "attachments": [{ "id": number(&file["id"]) }] });
    let edited = bench.ask("PATCH", &bench.at(&message), edit).1;
    assert_eq!(edited["attachments"][0]["id"], file["id"]);
}

#[tokio::test]
async fn a_message_can_reply_to_another() {
    let bench = Bench::new().await;
    let bob = bench.sandbox.user("Bob");
    let original = bob.say(bench.channel, "who is next?").expect("said").to_string();
    let say = |reference: Value, allowed: Value| {
        let body =
            json!({ "content": "me", "message_reference": reference, "allowed_mentions": allowed });
        bench.ask("POST", &bench.messages(), body)
    };
    let here = json!({ "message_id": original, "channel_id": bench.channel });
    let (_, reply) = say(here.clone(), Value::Null);
    assert_eq!(
        (&reply["type"], &reply["referenced_message"]["id"]),
        (&json!(19), &json!(original))
    );
    let guild = bench.sandbox.guild();
    let reference = json!({ "type": 0, "message_id": original, "channel_id": bench.channel, "guild_id": guild });
    assert_eq!(reply["message_reference"], reference);
    assert_eq!(reply["mentions"][0]["id"], json!(bob.id()));
    assert_eq!(say(here.clone(), json!({ "parse": [] })).1["mentions"], json!([]));
    let both = say(here.clone(), json!({ "replied_user": true }));
    assert_eq!(both.1["mentions"][0]["id"], json!(bob.id()));

    let elsewhere =
        json!({ "message_id": original, "channel_id": bench.sandbox.channel("random") });
    for unknown in [json!({ "message_id": "1" }), elsewhere, json!({})] {
        let (status, refused) = say(unknown.clone(), Value::Null);
        let code = &refused["errors"]["message_reference"]["_errors"][0]["code"];
        assert_eq!((status, code), (400, &json!("MESSAGE_REFERENCE_UNKNOWN_MESSAGE")), "{unknown}");
    }
    let lenient = json!({ "message_id": "1", "fail_if_not_exists": false });
    assert_eq!(say(lenient, Value::Null).1["type"], 0);
    bench.deny(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(say(here, Value::Null).1["code"], 160_002);
}

#[tokio::test]
async fn the_bots_own_account_and_application_are_whole() {
    let bench = Bench::new().await;
    let mut events = listen(&bench.sandbox);
    let me = bench.get("/users/@me");
    for (field, value) in
        [("mfa_enabled", json!(true)), ("locale", json!("en-US")), ("verified", json!(true))]
    {
        assert_eq!(me[field], value, "{field}");
    }
    let ready =
        bench.sandbox.shared.read(|world| wire::ready(world, "1", Shard { index: 0, count: 1 }, 9));
    assert_eq!((&ready["user"], &ready["v"]), (&me, &json!(9)));
    let application = bench.get("/applications/@me");
    assert_eq!(
        (&application["flags_new"], &application["redirect_uris"]),
        (&json!("0"), &json!([]))
    );
    let bob = bench.sandbox.user("Bob");
    assert!(bench.get(&format!("/users/{}", bob.id())).get("primary_guild").is_some());
    bob.say(bench.channel, "hi").expect("said");
    assert_eq!(next(&mut events, "MESSAGE_CREATE")["channel_type"], 0);
}

#[tokio::test]
async fn components_are_numbered_and_completed() {
    let bench = Bench::new().await;
    let parts = |body: Value| bench.post(body)["components"].clone();
    let button = |id: u64, custom: &str| json!({ "type": 2, "id": id, "style": 1, "custom_id": custom, "label": "L", "url": null });
    let option = json!({ "label": "L", "value": "v" });
    let rows = parts(json!({ "content": "x", "components": [
        { "type": 1, "components": [button(0, "a"), button(2, "b")] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "s", "options": [option] }] },
    ] }));
    let id = |at: &str| rows.pointer(at).and_then(Value::as_u64);
    let ids = ["/0/id", "/0/components/0/id", "/0/components/1/id", "/1/id", "/1/components/0/id"];
    assert_eq!(ids.map(id), [Some(1), Some(3), Some(2), Some(4), Some(5)]);
    assert_eq!(rows[0]["components"][0].get("url"), None);
    let menu = &rows[1]["components"][0];
    assert_eq!((&menu["min_values"], &menu["max_values"]), (&json!(1), &json!(1)));
    let layout = parts(json!({ "flags": 1 << 15, "components": [{ "type": 14 }] }));
    assert_eq!(layout, json!([{ "type": 14, "id": 1, "divider": true, "spacing": 1 }]));

    // A form's rows have numbers, too, and what is sent says them.
    let mut events = listen(&bench.sandbox);
    let input = json!({ "type": 4, "custom_id": "a", "label": "A", "style": 1 });
    let label = json!({ "type": 18, "label": "B", "component": { "type": 23, "custom_id": "b" } });
    let data = json!({ "title": "T", "custom_id": "m", "components": [{ "type": 1, "components": [input] }, label] });
    let (opened, token) = bench.command();
    bench.answers(opened, &token, json!({ "type": 9, "data": data }), (204, 0));
    let answer = [("a".to_owned(), "x".to_owned())];
    let client = crate::client::Client {
        shared: &bench.sandbox.shared,
        user: bench.sandbox.user("Alice").id(),
    };
    client.submit(opened, &answer).expect("it fits");
    next(&mut events, "INTERACTION_CREATE");
    let sent = next(&mut events, "INTERACTION_CREATE")["data"]["components"].take();
    let ids = ["/0/id", "/0/components/0/id", "/1/id", "/1/component/id"];
    assert_eq!(ids.map(|at| sent.pointer(at).and_then(Value::as_u64)), [1, 2, 3, 4].map(Some));
}

#[tokio::test]
async fn threads_know_when_they_began_and_were_archived() {
    let bench = Bench::new().await;
    let thread = bench.sandbox.create_thread(bench.channel, "side");
    let told = || bench.get(&format!("/channels/{thread}"))["thread_metadata"].clone();
    let first = told();
    assert_eq!(first["create_timestamp"], first["archive_timestamp"]);
    assert!(first["create_timestamp"].as_str().is_some_and(|time| time > "2026"));
    bench.faults().advance_clock(Duration::from_secs(3600));
    bench.sandbox.archive(thread, true);
    let later = told();
    assert_eq!(later["create_timestamp"], first["create_timestamp"]);
    assert!(later["archive_timestamp"].as_str() > first["archive_timestamp"].as_str());
}

#[tokio::test]
async fn a_command_can_be_changed_and_there_are_limits_for_each_type() {
    let bench = Bench::new().await;
    let commands = format!("/applications/{}/commands", bench.sandbox.application_id());
    let named = |kind: u64, n: usize| json!({ "name": format!("c{n}"), "type": kind, "description": if kind == 1 { "d" } else { "" } });
    let (status, made) = bench.ask("POST", &commands, named(1, 0));
    assert_eq!(status, 201);
    assert_eq!(bench.ask("POST", &commands, named(1, 0)).0, 200);
    assert_eq!(bench.ask("POST", &commands, named(2, 0)).0, 201, "of another type");
    let one = format!("{commands}/{}", id_of(&made));
    let (status, changed) =
        bench.ask("PATCH", &one, json!({ "name": "other", "default_member_permissions": 8 }));
    assert_eq!((status, &changed["id"], &changed["description"]), (200, &made["id"], &json!("d")));
    assert_eq!(
        (&changed["name"], &changed["default_member_permissions"]),
        (&json!("other"), &json!("8"))
    );
    bench.ask("POST", &commands, named(1, 1));
    bench.gives("PATCH", &one, json!({ "name": "c1" }), (400, 50035));
    bench.gives("PATCH", &one, json!({ "name": "No" }), (400, 50035));
    bench.gives("PATCH", &format!("{commands}/1"), json!({}), (404, 10063));

    let all = |typed: usize, others: usize| {
        let typed = (0..typed).map(|n| named(1, n));
        let others = (0..others).flat_map(|n| [named(2, n), named(3, n)]);
        json!(typed.chain(others).collect::<Vec<_>>())
    };
    bench.gives("PUT", &commands, all(101, 0), (400, 30032));
    bench.gives("PUT", &commands, all(1, 16), (400, 30032));
    bench.gives("PUT", &commands, all(100, 15), (200, 0));
    for kind in 1..=3 {
        bench.gives("POST", &commands, named(kind, 200), (400, 30032));
        bench.gives("POST", &commands, named(kind, 1), (200, 0));
    }
}

#[tokio::test]
async fn a_callback_tells_of_its_message() {
    let bench = Bench::new().await;
    for flags in [0, 64] {
        let told = bench.answered(json!({ "type": 4, "data": { "content": "x", "flags": flags } }));
        let about = &told["interaction"];
        assert_eq!(about["response_message_id"], told["resource"]["message"]["id"]);
        assert_eq!(about["response_message_ephemeral"], flags == 64);
        assert_eq!(about["response_message_loading"], false);
    }
    let input = json!({ "type": 4, "custom_id": "a", "label": "A", "style": 1 });
    let form = json!({ "title": "T", "custom_id": "m", "components": [{ "type": 1, "components": [input] }] });
    let told = bench.answered(json!({ "type": 9, "data": form }));
    assert!(told["interaction"].get("response_message_id").is_none(), "{told}");
}

#[tokio::test]
async fn a_nonce_comes_back_in_the_answer_and_in_the_event() {
    let bench = Bench::new().await;
    let mut events = listen(&bench.sandbox);
    for nonce in [json!("abc"), json!(7)] {
        let message = bench.post(json!({ "content": "x", "nonce": nonce }));
        assert_eq!(
            (&message["nonce"], &next(&mut events, "MESSAGE_CREATE")["nonce"]),
            (&nonce, &nonce)
        );
        assert_eq!(bench.get(&bench.at(&message)).get("nonce"), None);
    }
}

#[tokio::test]
async fn pictures_have_a_size_and_channels_their_newest_message() {
    let bench = Bench::new().await;
    bench.with_file("a.gif", b"GIF89a\x90\x01\x2c\x01\0\0\0;");
    let message = bench.post(json!({ "content": "x" }));
    let file = &message["attachments"][0];
    assert_eq!((&file["width"], &file["height"]), (&json!(400), &json!(300)));
    let newest = || bench.get(&format!("/channels/{}", bench.channel))["last_message_id"].clone();
    assert_eq!(newest(), message["id"]);
    bench.ask("DELETE", &bench.at(&message), Value::Null);
    assert_eq!(newest(), message["id"], "deleted or not");
    bench.answered(json!({ "type": 4, "data": { "content": "psst", "flags": 64 } }));
    assert_eq!(newest(), message["id"]);
}

#[tokio::test]
async fn an_interactions_channel_is_partial() {
    let bench = Bench::new().await;
    let mut events = listen(&bench.sandbox);
    bench.command();
    let told = next(&mut events, "INTERACTION_CREATE")["channel"].take();
    assert_eq!((told.get("permission_overwrites"), &told["name"]), (None, &json!("general")));
}

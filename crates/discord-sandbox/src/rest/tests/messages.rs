//! Messages of channels: posts, edits, deletions, and edits of old messages.

use super::*;

#[tokio::test]
async fn messages_of_channels() {
    let bench = Bench::new().await;
    let hello = || json!({ "content": "hello" });
    let posted = bench.ask("POST", &bench.messages(), hello()).1;
    let own = bench.at(&posted);
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
    let deny = |denied| bench.deny(denied);
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
    bench.gives(
        "POST",
        &format!("/channels/{forum}/messages"),
        hello(),
        (400, 40058),
    );
    let thread = bench.sandbox.create_thread(bench.channel, "old");
    bench.sandbox.archive(thread, true);
    bench.sandbox.lock(thread, true);
    bench.gives(
        "POST",
        &format!("/channels/{thread}/messages"),
        hello(),
        (400, 50083),
    );
    bench.sandbox.remove_bot(bench.sandbox.guild());
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50001));
}

#[tokio::test]
async fn edits_notify_nobody_and_drop_attachments_they_do_not_list() {
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
async fn edits_of_old_messages_are_limited_and_failures_can_be_injected() {
    let bench = Bench::new().await;
    let posted = bench
        .ask("POST", &bench.messages(), json!({ "content": "old" }))
        .1;
    let own = bench.at(&posted);
    let edit = || bench.ask("PATCH", &own, json!({ "content": "again" }));
    let young: Vec<u16> = (0..4).map(|_| edit().0).collect();
    assert_eq!(young, [200; 4]);
    bench.faults().advance_clock(Duration::from_secs(3601));
    let old: Vec<u16> = (0..3).map(|_| edit().0).collect();
    assert_eq!(old, [200; 3]);
    let (status, refusal) = edit();
    assert_eq!(
        (status, &refusal["code"], refusal["retry_after"].is_number()),
        (429, &json!(30046), true)
    );

    // It is a rate, and passes.
    let faults = bench.faults();
    faults.advance_clock(Duration::from_secs(6));
    assert_eq!(edit().0, 200);
    let young = bench.ask("POST", &bench.messages(), json!({ "content": "young" }));
    let young = young.1["id"].as_str().map(str::to_owned).expect("an id");
    let own = format!("{}/{young}", bench.messages());
    let edit = || bench.ask("PATCH", &own, json!({ "content": "again" }));
    bench.faults().fail_requests(2, "PATCH", "/messages/", 503);
    assert_eq!(bench.ask("GET", &own, Value::Null).0, 200);
    assert_eq!((edit().0, edit().0, edit().0), (503, 503, 200));
    bench.faults().fail_requests(1, "", "", 429);
    let (status, refusal) = edit();
    assert_eq!((status, &refusal["global"]), (429, &json!(false)));
    bench.faults().enforce_rate_limits(true);
    bench.faults().advance_clock(Duration::from_secs(60));
    let statuses: Vec<u16> = (0..6).map(|_| edit().0).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    bench.faults().advance_clock(Duration::from_secs(5));
    assert_eq!(edit().0, 200);
}

#[tokio::test]
async fn without_read_message_history_a_channel_seems_empty() {
    let bench = Bench::new().await;
    let posted = bench.ask("POST", &bench.messages(), json!({ "content": "here" }));
    let id = posted.1["id"].as_str().expect("an id").to_owned();
    let listed = || bench.ask("GET", &bench.messages(), Value::Null);
    let one = format!("{}/{id}", bench.messages());
    assert_eq!(listed().1.as_array().map(Vec::len), Some(1));
    bench.deny(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(listed(), (200, json!([])));
    assert_eq!(bench.code("GET", &one, Value::Null), (403, 50013));
    let voice = bench
        .sandbox
        .create_channel(bench.sandbox.guild(), "talk", ChannelKind::Voice);
    let path = format!("/channels/{voice}/messages");
    assert_eq!(bench.ask("GET", &path, Value::Null).0, 200);
    bench.sandbox.deny_bot(voice, Permissions::CONNECT);
    assert_eq!(bench.code("GET", &path, Value::Null), (403, 50001));
}

#[tokio::test]
async fn an_enforced_nonce_posts_one_message_only() {
    let bench = Bench::new().await;
    let post = |nonce: &str, enforced: bool| {
        let body = json!({ "content": nonce, "nonce": nonce, "enforce_nonce": enforced });
        let (status, message) = bench.ask("POST", &bench.messages(), body);
        (status, message["id"].to_string())
    };
    let first = post("a", true);
    assert_eq!(post("a", true), first);
    assert_ne!(post("a", false), first);
    assert_ne!(post("b", true), first);
    let faults = bench.faults();
    faults.advance_clock(Duration::from_secs(600));
    assert_ne!(post("a", true), first);
    assert_eq!(post(&"x".repeat(26), true).0, 400);
}

#[tokio::test]
async fn spaces_around_texts_are_removed_and_do_not_count_as_text() {
    let bench = Bench::new().await;
    let button = json!({ "type": 2, "style": 1, "custom_id": " a ", "label": " A " });
    let body = json!({
        "content": " \n hello \n",
        "embeds": [{ "title": " t ", "fields": [{ "name": " n ", "value": "\u{200b}" }] }],
        "components": [{ "type": 1, "components": [button] }],
    });
    let posted = bench.ask("POST", &bench.messages(), body).1;
    assert_eq!(posted["content"], "hello");
    assert_eq!(posted["embeds"][0]["title"], "t");
    let field = &posted["embeds"][0]["fields"][0];
    assert_eq!(
        (&field["name"], &field["value"]),
        (&json!("n"), &json!("\u{200b}"))
    );
    let button = &posted["components"][0]["components"][0];
    assert_eq!(
        (&button["label"], &button["custom_id"]),
        (&json!("A"), &json!(" a "))
    );

    let blank = |name| json!({ "embeds": [{ "fields": [{ "name": name, "value": "v" }] }] });
    bench.gives("POST", &bench.messages(), blank(" "), (400, 50035));
    let blank = json!({ "content": " \n" });
    assert_eq!(bench.code("POST", &bench.messages(), blank), (400, 50006));
}

//! Messages of channels: posts, edits, deletions, and edits of old messages.

use super::*;

#[tokio::test]
async fn messages_of_channels() {
    let bench = Bench::new().await;
    let hello = || json!({ "content": "hello" });
    let own = bench.at(&bench.post(hello()));
    let theirs = bench.sandbox.user("Bob").say(bench.channel, "mine").expect("said");
    let theirs = format!("{}/{theirs}", bench.messages());
    let (all, unknown) = (bench.messages(), format!("{}/1", bench.messages()));
    let long = json!({ "content": "x".repeat(2001) });
    for (method, path, body, expected) in [
        ("POST", "/channels/1/messages", hello(), (404, 10003)),
        ("GET", "/channels/1", Value::Null, (404, 10003)),
        ("GET", &unknown, Value::Null, (404, 10008)),
        ("PATCH", &unknown, hello(), (404, 10008)),
        ("PATCH", &theirs, hello(), (403, 50005)),
        ("DELETE", &theirs, Value::Null, (403, 50013)),
        ("POST", &all, json!({}), (400, 50006)),
        ("POST", &all, json!({ "content": "  " }), (400, 50006)),
        ("PATCH", &own, json!({ "content": "" }), (400, 50006)),
        ("POST", &all, long, (400, 50035)),
        ("POST", &all, json!({ "content": "x", "flags": 64 }), (400, 50035)),
        ("POST", &all, json!([]), (400, 50035)),
    ] {
        bench.gives(method, path, body, expected);
    }
    let deny = |denied| bench.deny(denied);
    deny(Permissions::SEND_MESSAGES);
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50013));
    assert_eq!(bench.code("PATCH", &own, hello()), (403, 50013));
    deny(Permissions::EMBED_LINKS);
    bench.gives("POST", &all, json!({ "embeds": [{ "title": "t" }] }), (403, 50013));
    deny(Permissions::VIEW_CHANNEL);
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50001));
    deny(Permissions::default());
    assert_eq!(bench.ask("DELETE", &own, Value::Null).0, 204);
    assert_eq!(bench.code("DELETE", &own, Value::Null), (404, 10008));
    let (sandbox, guild) = (&bench.sandbox, bench.sandbox.guild());
    let forum = sandbox.create_channel(guild, "ideas", ChannelKind::Forum);
    let inside = format!("/channels/{forum}/messages");
    bench.gives("POST", &inside, hello(), (400, 40058));
    let thread = sandbox.create_thread(bench.channel, "old");
    sandbox.archive(thread, true);
    sandbox.lock(thread, true);
    let inside = format!("/channels/{thread}/messages");
    bench.gives("POST", &inside, hello(), (400, 50083));
    sandbox.remove_bot(guild);
    assert_eq!(bench.code("POST", &bench.messages(), hello()), (403, 50001));
}

#[tokio::test]
async fn edits_notify_nobody_and_drop_attachments_they_do_not_list() {
    let bench = Bench::new().await;
    let bob = bench.sandbox.user("Bob");
    let text = format!("{} is next", bob.mention());
    let there = |message: &Value| {
        let id = id_of(message).parse().expect("an id");
        bench.sandbox.message(id).expect("it is there")
    };
    let post = |body: Value| there(&bench.post(body));
    assert!(bob.was_notified_by(&post(json!({ "content": text }))));
    assert!(
        !bob.was_notified_by(&post(
            json!({ "content": text, "allowed_mentions": { "parse": [] } })
        ))
    );
    let listed = json!({ "parse": [], "users": [bob.id()] });
    assert!(bob.was_notified_by(&post(json!({ "content": text, "allowed_mentions": listed }))));
    let plain = bench.at(&bench.post(json!({ "content": "somebody is next" })));
    let edited = there(&bench.ask("PATCH", &plain, json!({ "content": text })).1);
    assert!(!bob.was_notified_by(&edited) && edited.now().mentions == [bob.id()]);
    // Only an edit of the text finds the mentions again.
    let none = json!({ "parse": [] });
    let edit = json!({ "components": [], "allowed_mentions": none });
    assert_eq!(there(&bench.ask("PATCH", &plain, edit).1).now().mentions, [bob.id()]);
    let edit = json!({ "content": text, "allowed_mentions": none });
    assert!(there(&bench.ask("PATCH", &plain, edit).1).now().mentions.is_empty());
}

#[tokio::test]
async fn edits_of_old_messages_are_limited_and_failures_can_be_injected() {
    let bench = Bench::new().await;
    let own = bench.at(&bench.post(json!({ "content": "old" })));
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
    let own = bench.at(&bench.post(json!({ "content": "young" })));
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
    let one = bench.at(&bench.post(json!({ "content": "here" })));
    let listed = || bench.ask("GET", &bench.messages(), Value::Null);
    assert_eq!(listed().1.as_array().map(Vec::len), Some(1));
    bench.deny(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(listed(), (200, json!([])));
    assert_eq!(bench.code("GET", &one, Value::Null), (403, 50013));
    let guild = bench.sandbox.guild();
    let voice = bench.sandbox.create_channel(guild, "talk", ChannelKind::Voice);
    let path = format!("/channels/{voice}/messages");
    assert_eq!(bench.ask("GET", &path, Value::Null).0, 200);
    bench.sandbox.deny_bot(voice, Permissions::CONNECT);
    assert_eq!(bench.code("GET", &path, Value::Null), (403, 50001));
}

#[tokio::test]
async fn an_enforced_nonce_posts_one_message_only() {
    let bench = Bench::new().await;
    let post_in = |channel: ChannelId, nonce: &str, enforced: bool| {
        let body = json!({ "content": nonce, "nonce": nonce, "enforce_nonce": enforced });
        let (status, message) = bench.ask("POST", &format!("/channels/{channel}/messages"), body);
        (status, message["id"].to_string())
    };
    let post = |nonce: &str, enforced: bool| post_in(bench.channel, nonce, enforced);
    let first = post("a", true);
    assert_eq!(post("a", true), first);
    assert_eq!(post_in(bench.sandbox.channel("random"), "a", true), first);
    assert_ne!(post("a", false), first);
    assert_ne!(post("b", true), first);
    let faults = bench.faults();
    faults.advance_clock(Duration::from_secs(600));
    assert_ne!(post("a", true), first);
    assert_eq!(post(&"x".repeat(26), true).0, 400);
}

#[tokio::test]
async fn the_nonce_of_a_deleted_message_is_refused_for_a_while() {
    let bench = Bench::new().await;
    let body = json!({ "content": "once", "nonce": "a", "enforce_nonce": true });
    let first = bench.at(&bench.post(body.clone()));
    assert_eq!(bench.ask("DELETE", &first, Value::Null).0, 204);
    bench.gives("POST", &bench.messages(), body.clone(), (404, 10008));
    assert_eq!(bench.get(&bench.messages()), json!([]));
    bench.faults().advance_clock(Duration::from_secs(600));
    bench.gives("POST", &bench.messages(), body, (200, 0));
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
    let posted = bench.post(body);
    assert_eq!(posted["content"], "hello");
    assert_eq!(posted["embeds"][0]["title"], "t");
    let field = &posted["embeds"][0]["fields"][0];
    assert_eq!((&field["name"], &field["value"]), (&json!("n"), &json!("\u{200b}")));
    let button = &posted["components"][0]["components"][0];
    assert_eq!((&button["label"], &button["custom_id"]), (&json!("A"), &json!(" a ")));

    let blank = |name| json!({ "embeds": [{ "fields": [{ "name": name, "value": "v" }] }] });
    bench.gives("POST", &bench.messages(), blank(" "), (400, 50035));
    let blank = json!({ "content": " \n" });
    assert_eq!(bench.code("POST", &bench.messages(), blank), (400, 50006));
}

#[tokio::test]
async fn lists_go_on_from_a_message_in_both_directions() {
    let bench = Bench::new().await;
    let [one, two, three] = ["1", "2", "3"].map(|text| bench.post(json!({ "content": text })));
    for (query, expected) in [
        ("limit=2".to_owned(), json!([three, two])),
        (format!("limit=1&before={}", id_of(&three)), json!([two])),
        (format!("limit=1&after={}", id_of(&one)), json!([two])),
        (format!("limit=2&after={}", id_of(&one)), json!([three, two])),
    ] {
        let listed = bench.get(&format!("{}?{query}", bench.messages()));
        assert_eq!(listed, expected, "{query}");
    }
}

#[tokio::test]
async fn an_edit_can_show_embeds_again() {
    let bench = Bench::new().await;
    let own = bench.at(&bench.post(json!({ "content": "a", "flags": 4 | 4096 })));
    let edit = |body| bench.ask("PATCH", &own, body).1["flags"].take();
    assert_eq!(edit(json!({ "content": "b" })), 4 | 4096);
    assert_eq!(edit(json!({ "flags": 0 })), 4096);
    assert_eq!(edit(json!({ "flags": 4 })), 4 | 4096);
}

/// A message whose only component is this one.
fn layout(part: Value) -> Value {
    json!({ "flags": 1 << 15, "components": [part] })
}

#[tokio::test]
async fn a_message_with_a_layout_has_nothing_else_and_stays_one() {
    let bench = Bench::new().await;
    let text = |said: &str| json!({ "type": 10, "content": said });
    let press = json!({ "type": 2, "style": 1, "custom_id": "a", "label": "A" });
    let section = json!({ "type": 9, "components": [text("deep")], "accessory": press });
    let all = bench.messages();
    for (fields, code) in [
        (json!({ "content": "x" }), 50035),
        (json!({ "embeds": [{ "title": "x" }] }), 50035),
        (json!({ "components": [] }), 50006),
        (json!({ "flags": 0 }), 50035),
    ] {
        let mut body = layout(text("t"));
        for (key, value) in fields.as_object().expect("fields") {
            body[key] = value.clone();
        }
        bench.gives("POST", &all, body, (400, code));
    }
    let bob = bench.sandbox.user("Bob");
    let said = text(&format!("{} is next", bob.mention()));
    let posted = bench.post(layout(json!({ "type": 17, "components": [said, section] })));
    let own = bench.at(&posted);
    let id = id_of(&posted).parse().expect("an id");
    let there = || bench.sandbox.message(id).expect("it is there");
    assert!(bob.was_notified_by(&there()));
    assert!(there().text().contains("deep") && there().button("A").is_some());

    // What has the flag keeps it, whatever an edit says.
    let row = json!({ "type": 1, "components": [press] });
    assert_eq!(bench.ask("PATCH", &own, json!({ "components": [text("u")] })).0, 200);
    bench.gives("PATCH", &own, json!({ "content": "x" }), (400, 50035));
    let without = json!({ "flags": 0, "components": [text("v")] });
    bench.gives("PATCH", &own, without, (400, 50035));
    let (status, edited) = bench.ask("PATCH", &own, json!({ "flags": 0, "components": [row] }));
    assert_eq!((status, &edited["flags"]), (200, &json!(1 << 15)));

    // A message of the other kind gets one if nothing is left of it.
    let old = bench.at(&bench.post(json!({ "content": "old", "embeds": [{ "title": "t" }] })));
    let mut body = layout(text("new"));
    bench.gives("PATCH", &old, body.clone(), (400, 50035));
    body["content"] = Value::Null;
    body["embeds"] = json!([]);
    assert_eq!(bench.ask("PATCH", &old, body).0, 200);

    let shown = json!({ "type": 12, "items": [{ "media": { "url": "attachment://a.png" } }] });
    bench.gives("POST", &all, layout(shown), (400, 50035));
}

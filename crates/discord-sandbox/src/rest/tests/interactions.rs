//! Answers to interactions: the first one, and those after it.

use super::*;

#[tokio::test]
async fn the_first_answer_to_an_interaction() {
    let bench = Bench::new().await;
    let (id, token) = bench.command();
    bench.gives("POST", &callback(id, "wrong"), reply("x"), (404, 10062));
    bench.gives("POST", &bench.hook(&token), json!({ "content": "early" }), (404, 10015));
    bench.answers(id, &token, json!({ "type": 7, "data": {} }), (400, 50035));
    bench.answers(id, &token, json!({ "type": 8 }), (400, 50035));
    bench.answers(id, &token, reply(""), (400, 50006));
    assert_eq!(bench.ask("POST", &callback(id, &token), reply("x")), (204, Value::Null));
    bench.answers(id, &token, reply("x"), (400, 40060));

    let (id, token) = bench.command();
    bench.faults().advance_clock(Duration::from_secs(4));
    bench.answers(id, &token, reply("late"), (404, 10062));

    let (id, token) = bench.interaction(InteractionKind::Autocomplete, None);
    let many = (0..26).map(|n| json!({ "name": n.to_string(), "value": "v" }));
    let many: Vec<Value> = many.collect();
    let choices = |choices: Value| json!({ "type": 8, "data": { "choices": choices } });
    bench.answers(id, &token, reply("x"), (400, 50035));
    bench.answers(id, &token, choices(json!(many)), (400, 50035));
    bench.answers(id, &token, choices(json!([{ "name": "", "value": "v" }])), (400, 50035));
    bench.answers(id, &token, choices(json!([{ "name": "n", "value": 3 }])), (204, 0));

    let (id, token) = bench.command();
    let form = |title: &str| {
        let input = json!({ "type": 4, "custom_id": "a", "label": "A", "style": 1 });
        json!({ "type": 9, "data": { "title": title, "custom_id": "m", "components": [{ "type": 1, "components": [input] }] } })
    };
    bench.answers(id, &token, form(&"x".repeat(46)), (400, 50035));
    bench.answers(id, &token, form("Fine"), (204, 0));
}

#[tokio::test]
async fn follow_ups_edits_and_deletions_after_the_first_answer() {
    let bench = Bench::new().await;
    let (id, token) = bench.command();
    let hidden = json!({ "type": 4, "data": { "content": "psst", "flags": 64 } });
    let path = format!("{}?with_response=true", callback(id, &token));
    let (status, told) = bench.ask("POST", &path, hidden);
    assert_eq!((status, &told["resource"]["message"]["content"]), (200, &json!("psst")));
    let original = id_of(&told["resource"]["message"]).to_owned();
    let hook = bench.hook(&token);

    // It's ephemeral: its own routes know it, the channel's don't.
    assert_eq!(bench.get(&format!("{hook}/messages/@original"))["flags"], 64);
    bench.gives("GET", &format!("{}/{original}", bench.messages()), Value::Null, (404, 10008));
    let at = format!("{hook}/messages/{original}");
    let edited = bench.ask("PATCH", &at, json!({ "content": "new" })).1;
    assert_eq!(edited["content"], "new");
    let followed = bench.ask("POST", &hook, json!({ "content": "more" })).1;
    let followed = format!("{hook}/messages/{}", id_of(&followed));
    assert_eq!(bench.ask("DELETE", &followed, Value::Null).0, 204);
    bench.gives("PATCH", &followed, json!({ "content": "x" }), (404, 10008));
    bench.gives("GET", &format!("{hook}/messages/1"), Value::Null, (404, 10008));
    assert_eq!(bench.code("POST", "/webhooks/1/x", json!({})), (404, 10015));
    bench.gives("POST", &bench.hook("interaction.1.x"), json!({}), (401, 50027));
    bench.faults().advance_clock(Duration::from_secs(15 * 60 + 1));
    bench.gives(
        "PATCH",
        &format!("{hook}/messages/@original"),
        json!({ "content": "x" }),
        (401, 50027),
    );
    bench.answers(id, &token, reply("x"), (400, 40060));

    // A press answered with 6 or 7: `@original` is the message of the component.
    let board = bench.post(json!({ "content": "board" }));
    let source = id_of(&board).parse().ok();
    let (id, token) = bench.interaction(InteractionKind::Component, source);
    bench.answers(id, &token, json!({ "type": 6 }), (204, 0));
    let original = bench.get(&format!("{}/messages/@original", bench.hook(&token)));
    assert_eq!(original["id"], board["id"]);

    // A deferral: the first follow-up completes it.
    let (id, token) = bench.command();
    bench.answers(id, &token, json!({ "type": 5, "data": { "flags": 64 } }), (204, 0));
    let thinking = bench.get(&format!("{}/messages/@original", bench.hook(&token)));
    assert_eq!(thinking["flags"], 64 | 128);
    let done = bench.ask("POST", &bench.hook(&token), json!({ "content": "done" })).1;
    assert_eq!((&done["id"], &done["flags"]), (&thinking["id"], &json!(64)));

    bench.faults().expire_tokens();
    bench.gives("POST", &bench.hook(&token), json!({ "content": "x" }), (401, 50027));
    bench.sandbox.delete_channel(bench.channel);
}

#[tokio::test]
async fn what_follows_an_answer_is_a_reply_to_it() {
    let bench = Bench::new().await;
    let reference = |message: &Value| {
        let original = &message["message_reference"]["message_id"];
        (message["type"].clone(), original.clone())
    };
    let callback = |id, token: &str| format!("{}?with_response=true", callback(id, token));
    for flags in [0, 64] {
        let (id, token) = bench.command();
        let answer = json!({ "type": 4, "data": { "content": "first", "flags": flags } });
        let answer = bench.ask("POST", &callback(id, &token), answer).1;
        let first = &answer["resource"]["message"];
        assert_eq!(reference(first), (json!(20), Value::Null));
        let more = bench.ask("POST", &bench.hook(&token), json!({ "content": "more" })).1;
        assert_eq!(reference(&more), (json!(19), first["id"].clone()));
        let original = &more["referenced_message"]["content"];
        assert_eq!(original == "first", flags == 0, "{original}");
    }

    // The first follow-up of a deferral is the answer itself.
    let (id, token) = bench.command();
    bench.ask("POST", &callback(id, &token), json!({ "type": 5 }));
    let done = bench.ask("POST", &bench.hook(&token), json!({ "content": "done" })).1;
    assert_eq!(reference(&done), (json!(20), Value::Null));

    // The answer to a press is a reply to the message with the button.
    let board = bench.post(json!({ "content": "board" }));
    let source = id_of(&board).parse().ok();
    let (id, token) = bench.interaction(InteractionKind::Component, source);
    let pressed =
        &bench.ask("POST", &callback(id, &token), reply("pressed")).1["resource"]["message"];
    assert_eq!(reference(pressed), (json!(19), board["id"].clone()));
    assert_eq!(reference(&board), (json!(0), Value::Null));
}

#[tokio::test(start_paused = true)]
async fn people_hear_that_the_bot_did_not_answer_in_time() {
    let bench = Bench::new().await;
    let (id, _) = bench.command();
    let failed = bench.sandbox.answer(id).await.expect_err("nobody answers");
    assert_eq!(failed, Refused::NoAnswer(id));
    assert_eq!(bench.sandbox.unacknowledged().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn time_in_which_the_machine_stands_still_is_not_the_bots() {
    let bench = Bench::new().await;
    let (id, token) = bench.command();
    tokio::time::advance(Duration::from_secs(10)).await;
    bench.answers(id, &token, reply("as soon as I could"), (204, 0));
}

#[tokio::test]
async fn people_use_what_a_message_has_now() {
    let bench = Bench::new().await;
    let button = |id: &str, disabled: bool| {
        let label = id.to_uppercase();
        json!({ "type": 2, "style": 1, "custom_id": id, "label": label, "disabled": disabled })
    };
    let options = ["a", "b", "c"].map(|id| json!({ "label": id.to_uppercase(), "value": id }));
    let menu = json!({ "type": 3, "custom_id": "menu", "placeholder": "Choose", "options": options, "max_values": 2 });
    let rows = [vec![button("on", false), button("off", true)], vec![menu]];
    let rows = rows.map(|parts| json!({ "type": 1, "components": parts }));
    let board = bench.post(json!({ "content": "board", "components": rows }));
    let board = id_of(&board).parse().expect("an id");
    let alice = bench.sandbox.user("Alice");
    let gone = Refused::NoSuchComponent("gone".into(), vec!["on".into(), "off".into()]);
    // A press or a choice that is possible is sent to the bot, which isn't there.
    for (which, why) in
        [("ON", Refused::BotOffline), ("off", Refused::Disabled("off".into())), ("gone", gone)]
    {
        assert_eq!(alice.click_and_go(board, which), Err(why));
    }
    let choose = |chosen: &[&str]| alice.select_and_go(board, "Choose", chosen);
    assert_eq!(choose(&["A", "c"]), Err(Refused::BotOffline));
    let most = ["a", "b", "c"];
    assert_eq!(choose(&most), Err(Refused::BadChoice(most.map(str::to_owned).into())));
}

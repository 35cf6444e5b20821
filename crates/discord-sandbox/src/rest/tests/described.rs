//! Gets every answer that the description has: none is left unchecked.

use super::*;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x90\0\0\x01\x2c";
const IMAGE: &str = "data:image/png;base64,iVBORw0KGgo=";

/// A message with every kind of component.
fn layout(emoji: &Value) -> Value {
    let button = json!({ "type": 2, "style": 1, "custom_id": "b", "emoji": { "id": emoji["id"] } });
    let menus = (5..=8).map(|kind| json!({ "type": 1, "components": [{ "type": kind, "custom_id": kind.to_string() }] }));
    let option =
        json!({ "label": "L", "value": "v", "description": null, "emoji": { "name": "♠" } });
    let select = json!({ "type": 3, "custom_id": "s", "options": [option], "placeholder": null });
    let picture = json!({ "media": { "url": "attachment://a.png" } });
    let parts = [
        json!({ "type": 10, "content": "t" }),
        json!({ "type": 9, "components": [{ "type": 10, "content": "t" }], "accessory": button }),
        json!({ "type": 9, "components": [{ "type": 10, "content": "t" }],
            "accessory": { "type": 11, "media": { "url": "https://a.b/c.png" } } }),
        json!({ "type": 12, "items": [picture] }),
        json!({ "type": 13, "file": { "url": "attachment://a.png" } }),
        json!({ "type": 14 }),
        json!({ "type": 1, "components": [select] }),
    ];
    let parts: Vec<Value> = parts.into_iter().chain(menus).collect();
    json!({ "flags": 1 << 15, "components": [{ "type": 17, "components": parts }] })
}

#[tokio::test]
async fn every_answer_is_as_the_description_says() {
    let bench = Bench::new().await;
    let guild = bench.sandbox.guild();
    let (bob, app) = (bench.sandbox.user("Bob").id(), bench.sandbox.application_id());
    let id = |made: &Value| id_of(made).to_owned();
    let get = |path: &str| bench.gives("GET", path, Value::Null, (200, 0));
    let gone = |path: &str| bench.gives("DELETE", path, Value::Null, (204, 0));
    let made = |path: &str, body: Value| {
        let (status, made) = bench.ask("POST", path, body);
        assert_eq!(status, 201, "{path}: {made}");
        made
    };
    for kind in [ChannelKind::Voice, ChannelKind::Forum, ChannelKind::Announcement] {
        let place = bench.sandbox.create_channel(guild, "other", kind);
        get(&format!("/channels/{place}"));
    }
    for path in [
        "/gateway",
        "/gateway/bot",
        "/users/@me",
        &format!("/users/{bob}"),
        "/applications/@me",
        "/oauth2/applications/@me",
        &format!("/guilds/{guild}"),
        &format!("/guilds/{guild}/channels"),
        &format!("/guilds/{guild}/members/{bob}"),
        "/soundboard-default-sounds",
        &format!("/channels/{}", bench.channel),
    ] {
        get(path);
    }

    let emojis = format!("/applications/{app}/emojis");
    let emoji = made(&emojis, json!({ "name": "QH", "image": IMAGE }));
    let one = format!("{emojis}/{}", id(&emoji));
    get(&emojis);
    get(&one);
    bench.gives("PATCH", &one, json!({ "name": "KH" }), (200, 0));

    let option = json!({ "type": 3, "name": "card", "description": "Which", "choices": [{ "name": "n", "value": "v" }] });
    let group = json!({ "type": 2, "name": "g", "description": "d", "options": [{ "type": 1, "name": "s", "description": "d", "options": [option] }] });
    let play =
        json!({ "name": "play", "description": "Plays", "options": [group], "contexts": [0] });
    for commands in [
        format!("/applications/{app}/commands"),
        format!("/applications/{app}/guilds/{guild}/commands"),
    ] {
        let command = made(&commands, play.clone());
        bench.gives("POST", &commands, play.clone(), (200, 0));
        let one = format!("{commands}/{}", id(&command));
        get(&one);
        bench.gives("PATCH", &one, json!({ "name": "deal" }), (200, 0));
        gone(&one);
        let of_people = json!({ "name": "Look", "type": 2, "default_member_permissions": 8 });
        bench.gives("PUT", &commands, json!([play, of_people]), (200, 0));
        get(&commands);
    }

    bench.with_file("a.png", PNG);
    let whole = layout(&emoji);
    let message = bench.post(whole.clone());
    let field = json!({ "name": "n", "value": "v" });
    let picture = json!({ "url": "attachment://a.png", "description": "A queen" });
    let embed = json!({
        "title": "t", "url": null, "fields": [field], "footer": { "text": "f" },
        "author": { "name": "a" }, "image": picture, "timestamp": "2026-01-31T12:00:00.000000+00:00",
    });
    bench.with_file("a.png", PNG);
    bench.with_file("notes.txt", b"hello");
    let shown = bench.post(json!({ "content": format!("<@{bob}>"), "embeds": [embed] }));
    let reply = json!({ "content": "r", "message_reference": { "message_id": shown["id"] } });
    bench.post(reply);
    get(&bench.messages());
    let at = bench.at(&message);
    get(&at);
    bench.gives("PATCH", &at, whole, (200, 0));
    let thread = made(&format!("{at}/threads"), json!({ "name": "side" }));
    get(&bench.messages());
    gone(&at);
    bench.gives("POST", &format!("/channels/{}/typing", bench.channel), Value::Null, (204, 0));

    let begun =
        made(&format!("/channels/{}/threads", bench.channel), json!({ "name": "b", "type": 11 }));
    get(&format!("/guilds/{guild}/threads/active"));
    let at = format!("/channels/{}", id(&begun));
    get(&at);
    get(&format!("{at}/thread-members/{}", app.get()));
    bench.gives("PATCH", &at, json!({ "name": "c" }), (200, 0));
    bench.sandbox.set_everyone(guild, Permissions::USUAL | Permissions::MANAGE_THREADS);
    bench.gives("DELETE", &format!("/channels/{}", id(&thread)), Value::Null, (200, 0));

    bench.answered(reply_with(64));
    let (id_of_it, token) = bench.command();
    bench.answers(id_of_it, &token, reply_with(0), (204, 0));
    let hook = bench.hook(&token);
    let (_, follow_up) = bench.ask("POST", &hook, json!({ "content": "more" }));
    for which in ["@original".to_owned(), id(&follow_up)] {
        let at = format!("{hook}/messages/{which}");
        get(&at);
        bench.gives("PATCH", &at, json!({ "content": "new" }), (200, 0));
        gone(&at);
    }
    gone(&one);

    let seen = bench.seen.borrow();
    // The stand-in has no need for these: typing answers nothing, and webhooks wait for their message.
    let others = [
        "POST /channels/{channel_id}/typing 200",
        "POST /webhooks/{webhook_id}/{webhook_token} 204",
    ];
    let unseen: Vec<&String> = description::answers()
        .filter(|one| !seen.contains(*one) && !others.contains(&one.as_str()))
        .collect();
    assert!(unseen.is_empty(), "not checked: {unseen:#?}");
}

fn reply_with(flags: u64) -> Value {
    json!({ "type": 4, "data": { "content": "x", "flags": flags } })
}

//! The bot's account: its token, its commands, its emojis.

use super::*;

#[tokio::test]
async fn missing_tokens_and_unknown_routes_are_refused() {
    let bench = Bench::new().await;
    let (status, body) = bench.ask_as("Bot wrong", "GET", "/users/@me", Value::Null);
    assert_eq!((status, &body["message"]), (401, &json!("401: Unauthorized")));
    assert_eq!(bench.code("GET", "/nowhere", Value::Null), (404, 0));
    assert_eq!(bench.get("/users/@me")["bot"], true);
    assert_eq!(bench.ask_as("", "GET", "/gateway", Value::Null).0, 200);
    assert_eq!(bench.code("GET", "/users/1", Value::Null), (404, 10013));
    assert_eq!(bench.code("GET", "/guilds/1", Value::Null), (404, 10004));
    let guild = bench.sandbox.guild();
    bench.gives("GET", &format!("/guilds/{guild}/members/1"), Value::Null, (404, 10007));
    let bob = bench.sandbox.user("Bob").id();
    let member = bench.get(&format!("/guilds/{guild}/members/{bob}"));
    assert_eq!(member["user"]["username"], "bob");
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
    assert_eq!(bench.get(&commands).as_array().map(Vec::len), Some(1));
    bench.gives("PUT", &commands, json!([{ "name": "No", "description": "d" }]), (400, 50035));
    bench.gives("PUT", &format!("{app}/guilds/1/commands"), json!([]), (404, 10004));
    let wrong = json!({ "name": "No", "description": "d" });
    let (_, refused) = bench.ask("POST", &commands, wrong);
    assert!(refused["errors"]["name"].is_object(), "{refused}");
    bench.gives("GET", &format!("{commands}/1"), Value::Null, (404, 10063));

    let emojis = format!("{app}/emojis");
    let picture = "data:image/png;base64,iVBORw0KGgo=";
    let made = bench.ask("POST", &emojis, json!({ "name": "QH", "image": picture })).1;
    assert_eq!(made["name"], "QH");
    let jpg = picture.replace("png", "jpg");
    assert_eq!(bench.code("POST", &emojis, json!({ "name": "JH", "image": jpg })), (201, 0));
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
    let one = format!("{emojis}/{}", id_of(&made));
    bench.ask("POST", &emojis, json!({ "name": "KH", "image": picture }));
    for name in ["KH", "Q", "queen of hearts"] {
        let refused = bench.code("PATCH", &one, json!({ "name": name }));
        assert_eq!(refused, (400, 50035), "{name}");
    }
    for name in ["QH", "queen_of_hearts"] {
        let (_, renamed) = bench.ask("PATCH", &one, json!({ "name": name }));
        assert_eq!((&renamed["id"], &renamed["name"]), (&made["id"], &json!(name)));
    }
    assert_eq!(bench.ask("DELETE", &one, Value::Null).0, 204);
    assert_eq!(bench.code("GET", &one, Value::Null), (404, 10014));
}

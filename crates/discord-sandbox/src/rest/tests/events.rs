//! Scheduled events: who may make them, what they need, and that they are found, changed and deleted.

use serde_json::{Value, json};

use super::{Bench, id_of};
use crate::Permissions;

#[tokio::test]
async fn events_need_a_permission_an_end_and_a_time_ahead() {
    let bench = Bench::new().await;
    let guild = bench.sandbox.guild();
    let bot = bench.sandbox.shared.read(|world| world.app.bot);
    let path = format!("/guilds/{guild}/scheduled-events");
    let event = json!({
        "name": "Cards",
        "scheduled_start_time": "2999-01-01T20:00:00+00:00",
        "scheduled_end_time": "2999-01-01T23:00:00+00:00",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": { "location": "here" },
    });
    assert_eq!(bench.code("POST", &path, event.clone()), (403, 50013));
    let role = bench
        .sandbox
        .create_role(guild, "events", Permissions::CREATE_EVENTS);
    bench.sandbox.give_role(guild, bot, role);
    for (field, value) in [
        ("name", json!("")),
        ("scheduled_start_time", json!("2020-01-01T20:00:00+00:00")),
        ("scheduled_end_time", Value::Null),
        ("entity_type", json!(2)),
        ("entity_metadata", json!({ "location": "x".repeat(101) })),
    ] {
        let mut wrong = event.clone();
        wrong[field] = value;
        assert_eq!(bench.code("POST", &path, wrong).0, 400, "{field}");
    }
    let (status, made) = bench.ask("POST", &path, event);
    assert_eq!(status, 200, "{made}");
    let one = format!("{path}/{}", id_of(&made));
    let (_, changed) = bench.ask("PATCH", &one, json!({ "name": "More cards" }));
    assert_eq!(
        (&changed["name"], &changed["id"]),
        (&json!("More cards"), &made["id"])
    );
    assert_eq!(bench.get(&path), json!([changed]));
    assert_eq!(bench.ask("DELETE", &one, Value::Null).0, 204);
    assert_eq!(bench.code("GET", &one, Value::Null), (404, 10070));
}

use getaway::sandbox::Permissions;

use crate::stage::Stage;

#[tokio::test]
async fn an_interaction_delivered_twice_is_handled_once() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    stage.sandbox.faults().duplicate_interactions(1);
    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(
        joined.text().contains("You have seat 2"),
        "{}",
        joined.text()
    );
    let lobby = stage.public("2 taken").await;
    let left = bob.click(&lobby, "Leave").await.unwrap();
    assert!(left.text().contains("You have left"), "{}", left.text());
}

#[tokio::test]
async fn a_deleted_message_comes_back() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    stage.sandbox.delete_message(lobby.id);
    stage.say(&bob, "/getaway join").await;
    let fresh = stage.public("2 taken").await;
    assert_ne!(fresh.id, lobby.id);
}

#[tokio::test]
async fn after_a_restart_the_same_message_goes_on() {
    let mut stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    stage.public("1 taken").await;
    stage.restart().await;
    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(
        joined.text().contains("You have seat 2"),
        "{}",
        joined.text()
    );
    let after = stage.public("2 taken").await;
    assert_eq!(after.id, lobby.id);
}

#[tokio::test]
async fn a_busy_discord_is_waited_for() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    let faults = stage.sandbox.faults();
    faults.fail_requests(1, "PATCH", "/messages/", 500);
    faults.fail_requests(1, "POST", "/callback", 503);
    faults.fail_requests(1, "PATCH", "/messages/", 429);
    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(joined.reply().await.text().contains("You have seat 2"));
    let after = stage.public("2 taken").await;
    assert_eq!(after.id, lobby.id);
}

#[tokio::test]
async fn a_game_goes_on_without_permission_and_with_expired_tokens() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    let lobby = stage
        .say(&alice, "/getaway start computers:3 take_window:0")
        .await;
    alice.click(&lobby, "Deal").await.unwrap();
    stage.private(&alice, "Your hand").await;
    stage
        .sandbox
        .deny_bot(stage.channel, Permissions::SEND_MESSAGES);
    stage.sandbox.faults().expire_tokens();
    let hand = stage.say(&alice, "/getaway hand").await;
    assert!(hand.text().contains("Your hand"), "{}", hand.text());
    assert!(stage.sandbox.unacknowledged().is_empty());
}

#[tokio::test]
async fn an_old_button_gets_a_sentence_and_moves_nothing() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start computers:2").await;
    bob.click(&lobby, "Join").await.unwrap();
    let lobby = stage.public("4 taken").await;
    let deal = lobby.button("Deal").unwrap().custom_id.unwrap();
    alice.click(&lobby, "Deal").await.unwrap();
    stage.public("trick 1").await;
    let late = alice.press_raw(&lobby, &deal).await.unwrap();
    let text = late.text();
    assert!(late.is_ephemeral(), "{text}");
    assert!(
        text.contains("dealt already") || text.contains("has passed"),
        "{text}"
    );
    let strange = bob.press_raw(&lobby, "something.else").await.unwrap();
    assert!(strange.text().contains("That moment has passed"));
}

#[tokio::test]
async fn a_deleted_channel_ends_its_table() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    stage.say(&alice, "/getaway start").await;
    let table = stage.tables.all().remove(0);
    stage.sandbox.delete_channel(stage.channel);
    let mut watch = table.watch();
    let ended = watch.wait_for(|s| matches!(s.stage, getaway::table::Stage::Ended(_)));
    ended.await.unwrap();
}

#[tokio::test]
async fn a_computer_plays_for_who_left_the_server() {
    let stage = Stage::new().await;
    let people = ["Alice", "Bob", "Carol"].map(|name| stage.user(name));
    stage
        .say(&people[0], "/getaway start turn_seconds:0 take_window:0")
        .await;
    for user in &people[1..] {
        stage.say(user, "/getaway join").await;
    }
    stage.say(&people[0], "/getaway deal").await;
    let table = stage.tables.all().remove(0);
    let due = |now: &getaway::table::Snapshot| match &now.stage {
        getaway::table::Stage::Playing(playing) => playing.board.power(),
        other => panic!("no game: {other:?}"),
    };
    let opener = due(&table.snapshot());
    let gone = &people[opener.index()];
    stage
        .sandbox
        .remove_member(stage.sandbox.guild(), gone.id());
    let mut watch = table.watch();
    let plays_on = |now: &std::sync::Arc<getaway::table::Snapshot>| {
        now.seats[opener.index()].acting == getaway::table::Acting::ForAbsent
    };
    watch.wait_for(plays_on).await.unwrap();
    // Those who are here stay.
    assert!(
        table
            .snapshot()
            .seats
            .iter()
            .filter(|seat| seat.is_attended())
            .count()
            == 2
    );
}

//! Every wrong move and every wrong moment gets a sentence for the caller alone.

use getaway::sandbox::{Permissions, User};

use crate::world::World;

async fn refused(world: &World, user: &User, line: &str, why: &str) {
    let before = world.public_text();
    let answer = world.answer(user, line).await;
    let text = answer.reply().await.text();
    assert!(
        answer.is_ephemeral(),
        "/getaway {line}: only the caller is to see it"
    );
    assert!(text.contains(why), "/getaway {line}: {text}");
    assert_eq!(
        world.public_text(),
        before,
        "/getaway {line}: nothing is to change"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_table_and_in_the_lobby() {
    let world = World::start().await;
    let people = world.people(4);
    let (alice, bob) = (&people[0], &people[1]);
    for line in [
        "join",
        "leave",
        "deal",
        "hand",
        "play card:QH",
        "take",
        "table",
        "stop",
    ] {
        refused(&world, alice, line, "There is no table in this channel").await;
    }
    world.open(&people[..2], "turn_seconds:0").await;
    world.public_says("2 taken").await;
    refused(
        &world,
        bob,
        "start",
        "There is a table in this channel already",
    )
    .await;
    refused(&world, bob, "join", "You have seat").await;
    refused(&world, bob, "deal", "Only the host").await;
    refused(&world, alice, "deal", "it takes 3").await;
    refused(&world, alice, "play card:QH", "No game is being played").await;
    refused(&world, alice, "hand", "No cards are dealt yet").await;
    refused(&world, &people[3], "leave", "You have no seat").await;
    refused(&world, bob, "stop", "Only the host").await;
    let general = world.sandbox.channel("general");
    let elsewhere = bob
        .slash(general, "/getaway join")
        .await
        .expect("an answer");
    assert!(
        elsewhere
            .text()
            .contains("There is no table in this channel")
    );
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_running_game() {
    let world = World::start().await;
    let people = world.people(4);
    let three = &people[..3];
    world.deal(three, "take_window:0 turn_seconds:0").await;
    world.settled("game 1 has begun", "trick 1").await;
    refused(&world, &people[3], "hand", "You have no seat").await;
    refused(&world, &people[3], "play card:QH", "You have no seat").await;
    refused(&world, &people[3], "join", "A game is being played").await;
    refused(&world, &people[0], "play card:joker", "is no card").await;

    let mut opener = None;
    for (at, user) in three.iter().enumerate() {
        let offers = world.offers(user).await;
        if offers == ["AS"] {
            opener = Some(at);
        } else {
            assert_eq!(
                offers,
                Vec::<String>::new(),
                "nothing is offered out of turn"
            );
        }
    }
    let opener = opener.expect("somebody holds the ace of spades");
    let waiting = &three[(opener + 1) % 3];
    refused(&world, waiting, "play card:AS", "has the power and leads").await;
    let other = world
        .hand(&three[opener])
        .map(|hand| crate::world::cards_in(hand.content()));
    let other = other
        .unwrap_or_default()
        .into_iter()
        .find(|card| card != "A♠")
        .expect("a hand");
    refused(
        &world,
        &three[opener],
        &format!("play card:{other}"),
        "opened with A♠",
    )
    .await;
    world.slash(&three[opener], "play card:AS").await;
    // What the card itself changes in public is to be there before anything is held against it.
    world.public_says("spades led").await;
    refused(
        &world,
        &three[opener],
        &format!("play card:{other}"),
        "already",
    )
    .await;
    refused(&world, waiting, "play card:AS", "is not in your hand").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_tables_say_what_would_work() {
    let world = World::start().await;
    let alice = world.people(1).remove(0);
    refused(&world, &alice, "start computers:9", "at most 8").await;
    refused(&world, &alice, "start turn_seconds:5", "15 to 3600").await;
    world
        .sandbox
        .deny_bot(world.channel, Permissions::EMBED_LINKS);
    refused(&world, &alice, "start", "Embed Links").await;
    world.end().await;
}

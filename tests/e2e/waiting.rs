//! Somebody who joins during a game waits for the next one; the same seats play again.

use crate::harness::{World, says};

tests! { with_process somebody_who_joins_during_a_game_is_dealt_into_the_next }

async fn somebody_who_joins_during_a_game_is_dealt_into_the_next(world: &mut World) {
    let people = world.people(5);
    let (players, erin) = (&people[..3], &people[4]);
    world.deal(players, "take_window:0 turn_seconds:0").await;
    let table = world.newest_public("Game 1, trick").await;
    says(&world.press(erin, &table, "Join").await, "so you’ll join");
    world.any_public("In the next game:** Erin").await;
    says(&world.slash(erin, "join").await, "already waiting for the next game");
    says(&world.slash(erin, "hand").await, "already waiting for the next game");

    // Waiting can be given up, and survives a kill.
    let dave = &people[3];
    let waits = world.slash(dave, "join").await;
    says(&world.press(dave, &waits, "Leave").await, "You’re no longer waiting");
    world.restart().await;
    says(&world.slash(erin, "join").await, "already waiting for the next game");

    let result = world.lose(&players[0], 1).await;
    says(&result, "Erin");
    people[0].click(&result, "Again").await.unwrap();
    says(&world.hand_when(erin, "arrives by itself", |_| true).await, "13 cards");
    let table = world.any_public("Game 2, trick").await;
    assert!(!table.text().contains("In the next game"), "{}", table.text());
}

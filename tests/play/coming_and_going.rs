//! Leaving and coming back.

use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_plays_on_for_one_who_left_until_they_are_back() {
    let world = World::start().await;
    let people = world.people(4);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
    world.play_round(&people, 0).await;
    let left = world.slash(&people[2], "leave").await;
    assert!(left.text().contains("You have left"), "{}", left.text());
    world.public_says("Carol (left; a computer plays)").await;

    let three: Vec<_> = [0, 1, 3].map(|at| people[at].clone()).into();
    for _ in 0..3 {
        let before = world.public_text();
        if !world.play_round(&three, 0).await {
            world.wait_beyond(&before).await;
        }
    }
    let back = world.slash(&people[2], "join").await;
    assert!(
        back.text().contains("Your hand") || back.text().contains("got away"),
        "{}",
        back.text()
    );
    let back = world.public_says("Carol:").await;
    assert!(!back.text().contains("a computer plays"), "{}", back.text());
    world.play_out(&people, 1, 0).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_everybody_left_makes_room_for_a_new_table() {
    let world = World::start().await;
    let people = world.people(4);
    world
        .deal(&people[..3], "take_window:0 turn_seconds:0")
        .await;
    for user in &people[..3] {
        world.slash(user, "leave").await;
    }
    world.open(&people[3..], "").await;
    world.public_says("a table is open").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_person_can_leave_and_come_back() {
    let world = World::start().await;
    let people = world.people(1);
    world
        .deal(&people, "computers:3 take_window:0 turn_seconds:0")
        .await;
    world.slash(&people[0], "leave").await;
    let back = world.slash(&people[0], "join").await;
    assert!(!back.text().contains("no table"), "{}", back.text());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_the_server_and_a_deleted_channel_free_everybody() {
    let world = World::start().await;
    let people = world.people(3);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
    world.sandbox.delete_channel(world.channel);
    let other = world.sandbox.channel("general");
    let opened = people[0]
        .slash(other, "/getaway start")
        .await
        .expect("an answer");
    assert!(!opened.is_ephemeral(), "{}", opened.text());
    world.end().await;
}

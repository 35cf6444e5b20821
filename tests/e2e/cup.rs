//! Cups: a table's first games, with points by place and a winner.

use crate::harness::{World, plain, says, says_all};

tests! { with_process a_cup_has_a_winner_although_somebody_leaves_and_the_bot_is_restarted }

async fn a_cup_has_a_winner_although_somebody_leaves_and_the_bot_is_restarted(world: &mut World) {
    let people = world.people(4);
    says(&world.slash(&people[0], "start cup:1").await, "`cup` must be 2 to 10");
    world.open(&people, "turn_seconds:0 take_window:0 cup:2").await;
    world.any_public("A cup of 2 games").await;
    world.slash(&people[0], "deal").await;
    let first = plain(&world.lose(&people[0], 1).await).replace('\u{a0}', " ");
    says_all(&first, ["Cup, game 1 of 2: 1", ": 3 · 2", ": 2 · 3", ": 1 · 4", "Alice: 0"]);
    let before = first.split_once("Dave: ").expect("everyone has points").1.chars().next();
    world.slash(&people[3], "leave").await;
    world.restart().await;
    world.slash(&people[0], "deal").await;
    let last = world.lose(&people[0], 2).await;
    let told = plain(&last).replace('\u{a0}', " ");
    says_all(&told, ["Cup, game 2 of 2:", "Alice: 0"]);
    assert!(["wins the cup", "share the cup"].iter().any(|won| told.contains(won)), "{told}");
    let after = told.split_once("Dave: ").expect("their points stay theirs").1.chars().next();
    assert_eq!(after, before);
    let [picture] = last.attachments() else { panic!("one picture: {told}") };
    let alt = picture.description.clone().expect("an alternative text");
    says_all(&alt, ["Points after each game of the cup.", "Alice: 0, 0"]);
    // The table goes on as usual.
    world.slash(&people[0], "deal").await;
    let next = world.lose(&people[0], 3).await;
    assert!(!next.text().contains("Cup"), "{}", next.text());
    says(&next, "Lost in this series** (3 games)");
}

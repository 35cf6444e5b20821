//! `/getaway start` with the variants of the rules.

use discord_sandbox::User;
use getaway::games::getaway::rules::{Entry, Slip};

use crate::harness::{World, cards_in, says};
use crate::record::record;

tests! { with_bot
    start_with_piles_anticlockwise_and_a_draw_by_choice
    start_with_penalties_for_mistakes
    friendly_games_count_nowhere_and_their_host_can_end_them
}

async fn start_with_piles_anticlockwise_and_a_draw_by_choice(world: &mut World) {
    let people = world.people(3);
    let options = "deal:choose_a_pile direction:anticlockwise last_card:draw_from_any \
               first_trick:in_turn take_window:0 turn_seconds:0";
    world.open(&people, options).await;
    world.slash(&people[0], "deal").await;
    // The first one presses a button, and the others type it.
    let piles = world.any_public(", pick a pile").await;
    let is_due = |user: &&User| piles.text().contains(&format!("**{}**, pick", user.name()));
    let first = people.iter().find(is_due).expect("somebody picks first");
    let mut buttons = piles.buttons().into_iter();
    let free = buttons.find(|button| button.label.starts_with("Pile "));
    let picked = world.press(first, &piles, &free.expect("a pile").label).await;
    assert!(picked.is_ephemeral(), "{}", picked.text());
    // A draw by choice comes up in about one game out of five: plays until there is one.
    for game in 1..=100 {
        world.play_out(&people, game).await;
        let record = record(world, &people[0], game).await;
        if record.moves.iter().any(|entry| matches!(entry, Entry::Draw { .. })) {
            return;
        }
        world.slash(&people[0], "deal").await;
    }
    panic!("in 100 games nobody had the power without a card");
}

async fn start_with_penalties_for_mistakes(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, "house:strict take_window:0 turn_seconds:0").await;
    // Plays until somebody leads after the first trick. Then the last player in turn plays too
    // early.
    let leader = 'leads: loop {
        for (at, user) in people.iter().enumerate() {
            let hand = world.slash(user, "hand").await.text();
            if let Some(card) = world.offers(user).await.first() {
                world.play(user, card).await;
            }
            if hand.contains("You have the power") {
                break 'leads at;
            }
        }
    };
    let hasty = &people[(leader + 2) % 3];
    let hand = world.hand(hasty).expect("everyone has a hand");
    // Above the hand, the message says what was done before.
    let held = hand.content().split_once("**Your hand**");
    let (_, held) = held.expect("it is a hand");
    let slip = world.play(hasty, &cards_in(held).into_iter().next().expect("a card")).await;
    says(&slip, "it wasn’t your turn. You pick up the trick.");
    world.newest_public("out of turn. That mistake").await;
    world.lose(hasty, 1).await;
    let record = record(world, hasty, 1).await;
    let early = Some(Slip::OutOfTurn);
    let slipped = |entry: &Entry| matches!(entry, Entry::Play { slip, .. } if *slip == early);
    assert!(record.moves.iter().any(slipped));
}

async fn friendly_games_count_nowhere_and_their_host_can_end_them(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "friendly:yes turn_seconds:0").await;
    world.any_public("Friendly: the game counts nowhere").await;
    world.slash(&people[0], "deal").await;
    world.any_public("game 1 has begun").await;
    let result = world.lose(&people[0], 1).await;
    says(&result, "Friendly: the game counts nowhere");
    says(&world.slash(&people[0], "stats").await, "No games that count yet");
    // They have a record like any game.
    assert!(!record(world, &people[0], 1).await.moves.is_empty());
    world.slash(&people[0], "deal").await;
    world.any_public("Game 2, trick 1").await;
    let question = world.slash(&people[0], "stop").await;
    world.press(&people[0], &question, "End the table").await;
    world.any_public("**Alice** ended the table").await;
}

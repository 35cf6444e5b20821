//! `/getaway start` with the variants of the rules.

use discord_sandbox::User;
use getaway::games::getaway::rules::{Entry, Options, Slip};

use crate::harness::{World, cards_in, plain, says};
use crate::record::record;

tests! { with_bot
    start_with_piles_anticlockwise_and_a_draw_by_choice
    start_with_penalties_for_mistakes
    start_options_override_the_house_and_the_house_overrides_settings
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
        let mut moves = record.moves.iter();
        if moves.any(|entry| matches!(entry, Entry::Draw { .. })) {
            return;
        }
        world.slash(&people[0], "deal").await;
    }
    panic!("in 100 games nobody had the power without a card");
}

async fn start_with_penalties_for_mistakes(world: &mut World) {
    let people = world.people(3);
    let options = "house:strict take_window:0 turn_seconds:0";
    world.deal(&people, options).await;
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
    let card = cards_in(held).into_iter().next().expect("a card");
    let slip = world.play(hasty, &card).await;
    says(&slip.text(), "it wasn’t your turn. You pick up the trick.");
    world.newest_public("out of turn. That mistake").await;
    world.lose(hasty, 1).await;
    let record = record(world, hasty, 1).await;
    let early = Some(Slip::OutOfTurn);
    let slipped = |entry: &Entry| matches!(entry, Entry::Play { slip, .. } if *slip == early);
    assert!(record.moves.iter().any(slipped));
}

async fn start_options_override_the_house_and_the_house_overrides_settings(world: &mut World) {
    let people = world.people(3);
    let line = "settings last_card:draw_from_neighbour packs:1";
    says(&world.slash(&people[0], line).await.text(), "Saved");

    world.open(&people, "turn_seconds:0 take_window:0").await;
    let lobby = world.newest_public("a table is open").await;
    says(&plain(&lobby), "draw from the next player");
    world.stop(&people[0]).await;
    world.newest_public("ended the table").await;

    let options = "house:strict mistakes:refuse turn_seconds:0 take_window:0";
    world.open(&people, options).await;
    world.slash(&people[0], "deal").await;
    world.lose(&people[0], 2).await;
    let expected = Options {
        first_trick: getaway::games::getaway::rules::FirstTrick::InTurn,
        ..Options::default()
    };
    assert_eq!(record(world, &people[0], 2).await.rules, expected);
}

//! `/getaway take`: the next player's cards. Many other tests end a game with a take that loses it.

use discord_sandbox::Message;

use crate::harness::{World, cards_in, says};

tests! { with_bot
    a_take_says_what_it_costs_and_needs_confirmation
    a_take_announced_during_a_trick_is_carried_out_after_it
    nobody_is_offered_a_take_where_taking_is_off
    only_the_leader_takes_and_once_before_a_lead
}

async fn a_take_says_what_it_costs_and_needs_confirmation(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:30 turn_seconds:0").await;
    let (bob, carol) = (&people[1], &people[2]);
    let asked = world.slash(bob, "take").await;
    let costs = "Carol’s 13 cards: you’d hold 26, and Carol would be safe. Take them?";
    says(&asked, costs);
    let table = world.newest_public("Game 1, trick 1").await;
    says(&world.press(bob, &table, "Take a hand").await, costs);
    says(&world.press(bob, &asked, "Take Carol’s cards").await, "13 of Carol’s cards");
    world.newest_public("Bob takes all 13 of Carol’s cards").await;
    let has_grown = |hand: &Message| hand.text().contains("26 cards");
    let hand = world.hand_when(bob, "has grown", has_grown).await;
    assert_eq!(cards_in(hand.content()).len(), 26);
    says(&world.slash(carol, "hand").await, "ou’re safe");

    let again = world.slash(bob, "take").await;
    says(&again, "Dave’s 13 cards: you’d hold 39");
    says(&world.slash(bob, "hand").await, "26 cards");
    // A second press names cards that are no longer there.
    let faults = world.faults();
    faults.hold_interactions();
    let presses = [(); 2].map(|()| bob.click_and_go(again.id, "Take Dave’s cards"));
    faults.release_interactions();
    for press in presses {
        world.sandbox.answer(press.unwrap()).await.unwrap();
    }
    says(&world.slash(&people[3], "hand").await, "ou’re safe");
    says(&world.slash(bob, "hand").await, "39 cards");
}

async fn a_take_announced_during_a_trick_is_carried_out_after_it(world: &mut World) {
    let people = world.dealt(4).await;
    let opener = world.turn_of(&people).await;
    world.play(&people[opener], "AS").await;
    let (taker, other) = (&people[(opener + 1) % 4], &people[(opener + 3) % 4]);
    let announced = world.take(taker).await;
    let from = &people[(opener + 2) % 4];
    says(&announced, &format!("You will take {}’s cards when this trick is over", from.name()));
    world.take(other).await;
    says(&world.slash(other, "take").await, "won’t take");

    for at in 1..4 {
        let user = &people[(opener + at) % 4];
        world.play(user, &world.offers(user).await[0]).await;
    }
    world.newest_public(&format!("{} takes all 12 of {}’s cards", taker.name(), from.name())).await;
    let withdrawn = format!("{} takes", other.name());
    assert!(!world.public_text().contains(&withdrawn));
}

fn offers_a_take(message: &Message) -> bool {
    message.buttons().into_iter().map(|button| button.label).any(|label| label.starts_with("Take "))
}

async fn nobody_is_offered_a_take_where_taking_is_off(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, "taking:off turn_seconds:0").await;
    assert!(!offers_a_take(&world.newest_public("Game 1, trick 1").await));
    for user in &people {
        says(&world.slash(user, "take").await, "nobody takes other players’ cards");
        assert!(!offers_a_take(&world.slash(user, "hand").await));
    }
}

async fn only_the_leader_takes_and_once_before_a_lead(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "taking:leader turn_seconds:0").await;
    let opener = world.turn_of(&people).await;
    let other = &people[(opener + 2) % 4];
    says(&world.slash(other, "take").await, "only the player with the power may take");
    assert!(!offers_a_take(&world.slash(other, "hand").await));
    let leader = &people[opener];
    assert!(offers_a_take(&world.slash(leader, "hand").await));
    says(&world.take(leader).await, "You took all 13");
    says(&world.slash(leader, "take").await, "already taken a hand before this lead");
    assert!(!offers_a_take(&world.slash(leader, "hand").await));
}

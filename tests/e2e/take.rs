//! `/getaway take`: the next player's cards. Many other tests end a game with a take that loses it.

use discord_sandbox::Message;

use crate::harness::{World, cards_in, says};

tests! { with_bot
    a_second_take_before_the_first_trick_needs_confirmation
    a_take_announced_during_a_trick_is_carried_out_after_it
}

async fn a_second_take_before_the_first_trick_needs_confirmation(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:30 turn_seconds:0").await;
    let (bob, carol) = (&people[1], &people[2]);
    let took = world.slash(bob, "take").await;
    says(&took.text(), "13 of Carol’s cards");
    let told = "Bob takes all 13 of Carol’s cards";
    world.newest_public(told).await;
    let has_grown = |hand: &Message| hand.text().contains("26 cards");
    let hand = world.hand_when(bob, "has grown", has_grown).await;
    assert_eq!(cards_in(hand.content()).len(), 26);
    let safe = world.slash(carol, "hand").await;
    says(&safe.text(), "ou’re safe");

    let again = world.slash(bob, "take").await;
    says(&again.text(), "Take Dave’s cards as well?");
    says(&world.slash(bob, "hand").await.text(), "26 cards");
    // A second press names cards that are no longer there.
    let faults = world.faults();
    faults.hold_interactions();
    let presses = [(); 2].map(|()| bob.click_and_go(again.id, "Take Dave’s cards"));
    faults.release_interactions();
    for press in presses {
        world.sandbox.answer(press.unwrap()).await.unwrap();
    }
    let dave = world.slash(&people[3], "hand").await;
    says(&dave.text(), "ou’re safe");
    says(&world.slash(bob, "hand").await.text(), "39 cards");
}

async fn a_take_announced_during_a_trick_is_carried_out_after_it(world: &mut World) {
    let people = world.dealt(4).await;
    let opener = world.turn_of(&people).await;
    world.play(&people[opener], "AS").await;
    let (taker, other) = (&people[(opener + 1) % 4], &people[(opener + 3) % 4]);
    let announced = world.slash(taker, "take").await;
    says(&announced.text(), "when this trick is over");
    world.slash(other, "take").await;
    let withdrawn = world.slash(other, "take").await;
    says(&withdrawn.text(), "won’t take");

    for at in 1..4 {
        let user = &people[(opener + at) % 4];
        world.play(user, &world.offers(user).await[0]).await;
    }
    let from = &people[(opener + 2) % 4];
    let news = format!("{} takes all 12 of {}’s cards", taker.name(), from.name());
    world.newest_public(&news).await;
    let withdrawn = format!("{} takes", other.name());
    assert!(!world.public_text().contains(&withdrawn));
}

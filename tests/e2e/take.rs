//! `/getaway take`: the next player's cards. Many other tests end a game with a take that loses it.

use discord_sandbox::Message;

use crate::harness::{World, cards_in, says};

tests! { with_bot
    a_take_says_what_it_costs_and_needs_confirmation
    a_take_announced_during_a_trick_is_carried_out_after_it
    an_announced_take_that_has_become_void_is_told_at_once_and_takes_nothing
    nobody_is_offered_a_take_where_taking_is_off
    only_the_leader_takes_and_once_before_a_lead
}

async fn a_take_says_what_it_costs_and_needs_confirmation(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:30 turn_seconds:0").await;
    let (bob, carol) = (&people[1], &people[2]);
    let asked = world.slash(bob, "take").await;
    let costs = "Carol’s 13 cards: you’d hold 26, and Carol would be safe. Take them?";
    says(&asked.text(), costs);
    let hand = world.slash(bob, "hand").await;
    let pressed = world.press(bob, &hand, "Take Carol’s cards").await;
    says(&pressed.text(), costs);
    let table = world.newest_public("Game 1, trick 1").await;
    let pressed = world.press(bob, &table, "Take a hand").await;
    says(&pressed.text(), costs);
    let took = world.press(bob, &asked, "Take Carol’s cards").await;
    says(&took.text(), "13 of Carol’s cards");
    let told = "Bob takes all 13 of Carol’s cards";
    world.newest_public(told).await;
    let has_grown = |hand: &Message| hand.text().contains("26 cards");
    let hand = world.hand_when(bob, "has grown", has_grown).await;
    assert_eq!(cards_in(hand.content()).len(), 26);
    let safe = world.slash(carol, "hand").await;
    says(&safe.text(), "ou’re safe");

    let again = world.slash(bob, "take").await;
    says(&again.text(), "Dave’s 13 cards: you’d hold 39");
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
    let announced = world.take(taker).await;
    let from = &people[(opener + 2) % 4];
    let named = format!("You will take {}’s cards when this trick is over", from.name());
    says(&announced.text(), &named);
    world.take(other).await;
    let withdrawn = world.slash(other, "take").await;
    says(&withdrawn.text(), "won’t take");

    for at in 1..4 {
        let user = &people[(opener + at) % 4];
        world.play(user, &world.offers(user).await[0]).await;
    }
    let news = format!("{} takes all 12 of {}’s cards", taker.name(), from.name());
    world.newest_public(&news).await;
    let withdrawn = format!("{} takes", other.name());
    assert!(!world.public_text().contains(&withdrawn));
}

async fn an_announced_take_that_has_become_void_is_told_at_once_and_takes_nothing(
    world: &mut World,
) {
    let people = world.dealt(3).await;
    let opener = world.turn_of(&people).await;
    let [leader, second, third] = [0, 1, 2].map(|at| &people[(opener + at) % 3]);
    world.play(leader, "AS").await;
    world.take(leader).await;
    let announced = world.take(third).await;
    let named = format!("You will take {}’s cards", leader.name());
    says(&announced.text(), &named);
    for user in [second, third] {
        world.play(user, &world.offers(user).await[0]).await;
    }
    // The leader has the power and takes first. Two are left, so the other take would lose the game.
    let news = format!("{} takes all", leader.name());
    world.newest_public(&news).await;
    let told = format!("You didn’t take {}’s cards: with only two players left", leader.name());
    let is_told = |hand: &Message| hand.text().contains(&told);
    world.hand_when(third, "says why nothing was taken", is_told).await;
    let public = format!(
        "{} didn’t take {}’s cards, as announced: with only two players left",
        third.name(),
        leader.name()
    );
    says(&world.public_text(), &public);
    assert!(world.result(1).is_none(), "the game goes on");
}

fn offers_a_take(message: &Message) -> bool {
    message.buttons().into_iter().map(|button| button.label).any(|label| label.starts_with("Take "))
}

async fn nobody_is_offered_a_take_where_taking_is_off(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, "taking:off turn_seconds:0").await;
    let opener = world.turn_of(&people).await;
    for open in [false, true] {
        let public = world.newest_public("Game 1, trick 1").await;
        assert!(!offers_a_take(&public));
        for user in &people {
            let refused = world.slash(user, "take").await;
            says(&refused.text(), "nobody takes other players’ cards");
            assert!(!offers_a_take(&world.slash(user, "hand").await));
        }
        if !open {
            world.play(&people[opener], "AS").await;
        }
    }
}

async fn only_the_leader_takes_and_once_before_a_lead(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "taking:leader turn_seconds:0").await;
    let opener = world.turn_of(&people).await;
    let other = &people[(opener + 2) % 4];
    let refused = world.slash(other, "take").await;
    says(&refused.text(), "only the player with the power may take");
    assert!(!offers_a_take(&world.slash(other, "hand").await));
    let leader = &people[opener];
    assert!(offers_a_take(&world.slash(leader, "hand").await));
    let took = world.take(leader).await;
    says(&took.text(), "You took all 13");
    let again = world.slash(leader, "take").await;
    says(&again.text(), "already taken a hand before this lead");
    assert!(!offers_a_take(&world.slash(leader, "hand").await));
}

//! `/getaway take`: the next player's cards.

use discord_sandbox::Message;

use crate::harness::{World, cards_in, says};

tests! { with_bot
    take_before_the_first_trick
    a_second_take_before_the_trick_needs_confirmation
    two_take_commands_at_once_take_once
    a_take_announced_during_a_trick_is_carried_out_after_it
    take_from_a_computer_and_lose
}

async fn take_before_the_first_trick(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:30 turn_seconds:0").await;
    let took = world.slash(&people[1], "take").await;
    says(&took.text(), "13 of Carol’s cards");
    world
        .newest_public("Bob takes all 13 of Carol’s cards")
        .await;
    let has_grown = |hand: &Message| hand.text().contains("26 cards");
    let hand = world.hand_when(&people[1], "has grown", has_grown).await;
    assert_eq!(cards_in(hand.content()).len(), 26);
    let safe = world.slash(&people[2], "hand").await;
    says(&safe.text(), "ou’re safe");
}

async fn a_second_take_before_the_trick_needs_confirmation(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:30 turn_seconds:0").await;
    world.slash(&people[1], "take").await;
    let again = world.slash(&people[1], "take").await;
    let text = again.text();
    says(&text, "Take Dave’s cards as well?");
    let hand = world.slash(&people[1], "hand").await;
    says(&hand.text(), "26 cards");
    let took = people[1].click(&again, "Take Dave’s cards").await;
    let took = took.expect("they are sure").reply().await.text();
    says(&took, "13 of Dave’s cards");
    // A second press names cards that are no longer there.
    let late = people[1].press_raw(&again, "take-also.1.3").await.unwrap();
    assert!(!late.text().contains("You took"), "{}", late.text());
}

async fn two_take_commands_at_once_take_once(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:30 turn_seconds:0").await;
    let faults = world.faults();
    faults.hold_interactions();
    let commands = [(); 2].map(|()| people[1].slash_and_go(world.channel, "/getaway take"));
    faults.release_interactions();
    for command in commands {
        let answer = world.sandbox.answer(command.unwrap()).await.unwrap();
        answer.reply().await;
    }
    let hand = world.slash(&people[1], "hand").await;
    says(&hand.text(), "26 cards");
}

async fn a_take_announced_during_a_trick_is_carried_out_after_it(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
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

async fn take_from_a_computer_and_lose(world: &mut World) {
    let alice = world.user("Alice");
    let options = "computers:2 take_window:30 turn_seconds:0";
    world.deal_alone(&alice, options).await;
    let took = world.answer(&alice, "take").await;
    says(&took.text(), "You took all");
    let question = world.slash(&alice, "take").await;
    says(&question.text(), "makes you the loser");
    alice.click(&question, "Take, and lose").await.unwrap();
    let result = world.any_public(" is over").await;
    let said = format!("**Alice** {} is the loser", alice.mention());
    says(&result.text(), &said);
}

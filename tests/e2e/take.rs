//! `/getaway take`: the next player's cards.

use crate::harness::{cards_in, says, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn take_before_the_first_trick() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:30 turn_seconds:0").await;
        let took = world.slash(&people[1], "take").await;
        says(&took.text(), "13 of Carol’s cards");
        world
            .newest_public("Bob takes all 13 of Carol’s cards")
            .await;
        let hand = world
            .hand_when(&people[1], "has grown", |hand| {
                hand.text().contains("26 cards")
            })
            .await;
        assert_eq!(cards_in(hand.content()).len(), 26);
        let safe = world.slash(&people[2], "hand").await;
        assert!(
            safe.text().contains("You’re safe") || safe.text().contains("you’re safe"),
            "{}",
            safe.text()
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_take_before_the_trick_needs_confirmation() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:30 turn_seconds:0").await;
        world.slash(&people[1], "take").await;
        let again = world.slash(&people[1], "take").await;
        let text = again.text();
        assert!(text.contains("Take Dave’s cards as well?"), "{text}");
        let hand = world.slash(&people[1], "hand").await;
        says(&hand.text(), "26 cards");
        let took = people[1].click(&again, "Take Dave’s cards").await;
        let took = took.expect("they are sure").reply().await.text();
        assert!(took.contains("13 of Dave’s cards"), "{took}");
        // A second press names cards that are no longer there.
        let late = people[1].press_raw(&again, "take-also.1.3").await.unwrap();
        assert!(!late.text().contains("You took"), "{}", late.text());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_take_commands_at_once_take_once() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:30 turn_seconds:0").await;
        let faults = world.sandbox.faults();
        faults.hold_interactions();
        let commands = [(); 2].map(|()| people[1].slash_and_go(world.channel, "/getaway take"));
        faults.release_interactions();
        for command in commands {
            let answer = world.sandbox.answer(command.unwrap()).await.unwrap();
            answer.reply().await;
        }
        let hand = world.slash(&people[1], "hand").await;
        says(&hand.text(), "26 cards");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_announced_during_a_trick_is_carried_out_after_it() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let mut opener = 0;
        for (at, user) in people.iter().enumerate() {
            if world.offers(user).await == ["AS"] {
                opener = at;
            }
        }
        world.slash(&people[opener], "play card:AS").await;
        let (taker, other) = (&people[(opener + 1) % 4], &people[(opener + 3) % 4]);
        let announced = world.slash(taker, "take").await;
        says(&announced.text(), "when this trick is over");
        world.slash(other, "take").await;
        let withdrawn = world.slash(other, "take").await;
        says(&withdrawn.text(), "won’t take");

        for at in 1..4 {
            let user = &people[(opener + at) % 4];
            let offers = world.offers(user).await;
            world.slash(user, &format!("play card:{}", offers[0])).await;
        }
        let from = &people[(opener + 2) % 4];
        let news = format!("{} takes all 12 of {}’s cards", taker.name(), from.name());
        world.newest_public(&news).await;
        assert!(
            !world
                .public_text()
                .contains(&format!("{} takes", other.name()))
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn take_from_a_computer_and_lose() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let lobby = world
            .slash(&alice, "start computers:2 take_window:30 turn_seconds:0")
            .await;
        alice.click(&lobby, "Deal").await.unwrap();
        let hand = world.hand_when(&alice, "arrives", |_| true).await;
        let took = alice.slash(world.channel, "/getaway take").await.unwrap();
        assert!(
            took.text().contains("You took all"),
            "{} {}",
            hand.text(),
            took.text()
        );
        let question = world.slash(&alice, "take").await;
        says(&question.text(), "makes you the loser");
        alice.click(&question, "Take, and lose").await.unwrap();
        let result = world.any_public(" is over").await;
        let said = format!("**Alice** {} is the loser", alice.mention());
        says(&result.text(), &said);
    })
    .await;
}

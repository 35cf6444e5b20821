//! The largest table and the largest hand.

use discord_sandbox::{Message, Version};
use getaway::table::computer_name;

use crate::hand::{cards, play, playable_or_over, plays};
use crate::harness::{World, hand_of, says, visible};

tests! { with_bot
    sixteen_seats_are_shown_and_played
    a_hand_of_more_than_fifty_cards_is_shown_and_played
}

async fn sixteen_seats_are_shown_and_played(world: &mut World) {
    let alice = world.user("Alice");
    let lobby = world.lobby(&alice, "start packs:2 computers:15 level:easy turn_seconds:0").await;
    says(&lobby, "16 taken");
    alice.click(&lobby, "Deal").await.unwrap();
    while let Some(hand) = playable_or_over(world, &alice).await {
        let _ = play(&alice, &hand).await;
    }
    let result = world.result(1).expect("it is over");
    for computer in 1..=15 {
        let name = computer_name(computer).latin;
        assert!(result.text().contains(name), "{name}: {}", result.text());
    }
    assert!(!result.text().contains('…'), "{}", result.text());
}

async fn a_hand_of_more_than_fifty_cards_is_shown_and_played(world: &mut World) {
    // No computers: one that holds the ace would lead it at once, and takes would wait for the trick.
    let people = [world.people(5), vec![world.sandbox.create_user("Frank")]].concat();
    world.deal(&people, "packs:2 turn_seconds:0").await;
    // After taking twice, a player has the cards of three.
    says(&world.take(&people[0]).await, "You took");
    says(&world.take(&people[0]).await, "You took");
    let large = |hand: &Message| {
        let counts = [51, 52, 53, 54].map(|count| format!("({count} cards)"));
        counts.iter().any(|count| hand.text().contains(count))
    };
    world.hand_when(&people[0], "is that of three", large).await;
    // All play until the large hand leads, because then it offers all its cards.
    loop {
        let ready = world.sandbox.wait_for("a card to play", |view| {
            people.iter().enumerate().find_map(|(at, user)| {
                let hand = hand_of(view, world.channel, user)?;
                (!plays(hand).is_empty()).then(|| (at, hand.clone()))
            })
        });
        let (at, hand) = ready.await;
        let faces = cards(&hand);
        if at == 0 && faces.len() > 25 {
            // It takes two presses: the menu, and a card in it.
            assert!(hand.selects().len() >= 2 && hand.buttons().len() <= 5);
            let mut unique = faces.clone();
            unique.sort();
            unique.dedup();
            assert_eq!(unique.len(), faces.len(), "each card once");
            let last = hand.selects().pop().expect("a menu");
            let (_, value) = last.options.last().expect("a card").clone();
            let told = world.choose(&people[0], &hand, &last.custom_id, &value).await;
            // The next events may have changed it again.
            let played = |version: &Version| visible(&version.text()).contains("You played");
            let mut since = told.history().skip(hand.history().len());
            assert!(since.any(played), "{}", told.text());
            return;
        }
        let _ = play(&people[at], &hand).await;
    }
}

//! `/getaway play`: what it offers and accepts.

use std::time::Duration;

use crate::hand::cards;
use crate::harness::{World, says};

tests! { with_bot
    play_accepts_cards_typed_in_many_ways
    play_offers_exactly_the_legal_cards
}

async fn play_accepts_cards_typed_in_many_ways(world: &mut World) {
    let people = world.dealt(3).await;
    let opener = &people[world.turn_of(&people).await];
    let played = world.slash(opener, r#"play card:"ace of spades""#).await;
    says(&played.text(), "You played A♠");
    for user in &people {
        if let Some(card) = world.offers(user).await.first() {
            let played = world.play(user, &card.to_lowercase()).await;
            says(&played.text(), "You played");
        }
    }
    world.newest_public("trick 2").await;
}

async fn play_offers_exactly_the_legal_cards(world: &mut World) {
    let alice = world.user("Alice");
    let options = "computers:2 take_window:0 turn_seconds:0";
    world.deal_alone(&alice, options).await;
    for _ in 0..3 {
        let mut offered = world.offers(&alice).await;
        while offered.is_empty() {
            if world.result(1).is_some() {
                return;
            }
            // The computers are playing.
            tokio::time::sleep(Duration::from_millis(20)).await;
            offered = world.offers(&alice).await;
        }
        let hand = world.slash(&alice, "hand").await;
        let (hand_offers, offered) = (cards(&hand).len(), offered.len());
        assert_eq!(hand_offers.min(25), offered, "{}", hand.text());
        let card = cards(&hand).pop().unwrap();
        let played = world.play(&alice, &card).await;
        says(&played.text(), "You played");
    }
}

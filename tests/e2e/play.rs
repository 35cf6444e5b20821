//! `/getaway play`: what it offers.

use std::time::Duration;

use crate::hand::cards;
use crate::harness::{World, says};

tests! { with_bot play_offers_exactly_the_legal_cards }

async fn play_offers_exactly_the_legal_cards(world: &mut World) {
    let alice = world.user("Alice");
    world.deal_alone(&alice, "computers:2 take_window:0 turn_seconds:0").await;
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
        says(&world.play(&alice, &cards(&hand).pop().unwrap()).await, "You played");
    }
}

//! `/getaway hint` and `/palace hint`, and the review of a finished game.

use crate::hand::{cards, play, playable_or_over};
use crate::harness::{World, says};

tests! { with_bot
    hint_and_review_answer_the_person_who_asks
    a_pending_review_does_not_hold_back_a_hand
    palace_hints_say_what_to_swap_and_what_to_play
}

async fn hint_and_review_answer_the_person_who_asks(world: &mut World) {
    let alice = world.user("Alice");
    let line = "start computers:2 level:easy take_window:0 turn_seconds:0";
    let lobby = world.slash(&alice, line).await;
    let early = world.slash(&alice, "hint").await;
    says(&early.text(), "No cards have been dealt");
    alice.click(&lobby, "Deal").await.unwrap();
    let mut hinted = false;
    while let Some(hand) = playable_or_over(world, &alice).await {
        if !hinted && cards(&hand).len() > 1 {
            let hint = world.slash(&alice, "hint").await;
            assert!(hint.is_ephemeral());
            hinted = hint.text().contains("% of games from here");
        }
        let _ = play(&alice, &hand).await;
    }
    assert!(hinted);
    let result = world.any_public(" is over").await;
    // The review takes so long that its answer is deferred. The final answer then has to be
    // retried.
    let faults = world.faults();
    faults.fail_requests(2, "PATCH", "/messages/@original", 500);
    let review = alice.click(&result, "Review").await.unwrap();
    let review = review.reply().await;
    assert!(review.is_ephemeral());
    says(&review.text(), "A look back at");
    faults.stop_failing();
    let other = world.user("Bob").click(&result, "Review").await.unwrap();
    says(&other.text(), "weren’t dealt into");
}

async fn a_pending_review_does_not_hold_back_a_hand(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
    let result = world.play_out(&people, 1).await;
    // A review takes so long that it is deferred, and here Discord doesn't accept its answer.
    let faults = world.faults();
    faults.fail_requests(u32::MAX, "PATCH", "/messages/@original", 500);
    let review = people[2].click(&result, "Review").await.unwrap();
    people[0].click(&result, "Again").await.unwrap();
    world.hand_when(&people[2], "arrives", |_| true).await;
    faults.stop_failing();
    says(&review.reply().await.text(), "A look back at");
}

async fn palace_hints_say_what_to_swap_and_what_to_play(world: &mut World) {
    world.game = "palace";
    let people = world.people(2);
    world.open(&people, "turn_seconds:0").await;
    let early = world.slash(&people[0], "hint").await;
    says(&early.text(), "No cards have been dealt");
    world.slash(&people[0], "deal").await;
    let hint = world.slash(&people[0], "hint").await;
    let text = hint.text();
    assert!(hint.is_ephemeral(), "{text}");
    assert!(
        text.contains("lay down") || text.contains("press Ready"),
        "{text}"
    );
    for user in &people {
        world.slash(user, "ready").await;
    }
    let offers = world.offered(&people[0], "play cards").await;
    let (turn, other) = if offers.is_empty() { (1, 0) } else { (0, 1) };
    let text = world.slash(&people[turn], "hint").await.text();
    says(&text, "play ");
    says(&text, "% of games from here");
    let none = world.slash(&people[other], "hint").await.text();
    assert!(!none.contains("% of games"), "{none}");
}

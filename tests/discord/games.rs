use getaway::sandbox::{Message, User};

use crate::stage::Stage;

/// The person's newest hand on which a card can be played now, or the result.
async fn playable_or_over(stage: &Stage, user: &User) -> Option<Message> {
    stage
        .sandbox
        .wait_for("a card to play, or the end", |view| {
            let over = view
                .public(stage.channel)
                .any(|m| m.text().contains(" is over"));
            let seen = view.seen_by(user.id(), stage.channel);
            let hand = seen.filter(|m| m.is_ephemeral()).last().cloned();
            let playable = hand.filter(|hand| cards(hand).next().is_some());
            match (playable, over) {
                (_, true) => Some(None),
                (Some(hand), false) => Some(Some(hand)),
                (None, false) => None,
            }
        })
        .await
}

fn cards(hand: &Message) -> impl Iterator<Item = String> {
    let buttons = hand.buttons().into_iter().map(|button| button.label);
    buttons.filter(|label| label.ends_with(['♠', '♥', '♦', '♣']))
}

#[tokio::test]
async fn a_whole_game_is_played_with_the_buttons_of_the_hand() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    let lobby = stage
        .say(
            &alice,
            "/getaway start computers:3 level:easy take_window:0 turn_seconds:0",
        )
        .await;
    alice.click(&lobby, "Deal").await.unwrap();
    while let Some(hand) = playable_or_over(&stage, &alice).await {
        if hand.text().contains("You have got away") {
            break;
        }
        let Some(card) = cards(&hand).next() else {
            break;
        };
        // The hand may change between the look and the press: then the press is one too late.
        let _ = alice.click(&hand, &card).await;
    }
    let result = stage.public(" is over").await;
    assert!(result.text().contains("The loser:"), "{}", result.text());
    assert!(
        result.text().contains("The secret of game"),
        "{}",
        result.text()
    );

    let verified = stage.say(&alice, "/getaway verify").await;
    assert!(
        verified.is_ephemeral() && verified.text().contains("no card was stacked"),
        "{}",
        verified.text()
    );
    let record = stage.say(&alice, "/getaway record").await;
    assert_eq!(record.attachments().len(), 1);
    assert!(record.attachments()[0].filename.starts_with("getaway-"));
    assert!(stage.sandbox.unacknowledged().is_empty());

    alice.click(&result, "Next game").await.unwrap();
    stage.public("trick 1").await;
}

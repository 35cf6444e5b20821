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
            let mut seen = view.seen_by(user.id(), stage.channel);
            let hand = seen
                .rfind(|m| m.is_ephemeral() && m.text().contains("Your hand"))
                .cloned();
            let playable = hand.filter(|hand| !cards(hand).is_empty());
            match (playable, over) {
                (_, true) => Some(None),
                (Some(hand), false) => Some(Some(hand)),
                (None, false) => None,
            }
        })
        .await
}

/// The cards that a hand offers, as buttons or in selects.
fn cards(hand: &Message) -> Vec<String> {
    let buttons = hand.buttons().into_iter().map(|button| button.label);
    let buttons = buttons.filter(|label| label.ends_with(['♠', '♥', '♦', '♣']));
    let selects = hand.selects().into_iter().flat_map(|select| select.options);
    buttons.chain(selects.map(|(_, value)| value)).collect()
}

/// Plays the last card that the hand offers. The hand may have changed since it was looked at: then
/// it is a press too late, and nothing happens.
async fn play_last(user: &User, hand: &Message) {
    match hand.selects().last() {
        Some(select) => {
            if let Some((_, value)) = select.options.last() {
                let _ = user.select(hand, &select.custom_id, &[value]).await;
            }
        }
        None => {
            if let Some(card) = cards(hand).last() {
                let _ = user.click(hand, card).await;
            }
        }
    }
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
        play_last(&alice, &hand).await;
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

#[tokio::test]
async fn piles_are_picked_by_those_whose_turn_it_is() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    let lobby = stage
        .say(
            &alice,
            "/getaway start computers:3 deal:choose_a_pile take_window:0",
        )
        .await;
    alice.click(&lobby, "Deal").await.unwrap();
    let piles = stage
        .public(&format!("<@{}>, pick a pile", alice.id()))
        .await;
    let free = piles
        .buttons()
        .into_iter()
        .find(|b| b.label.starts_with("Pile "))
        .unwrap();
    let choices = alice
        .autocomplete(stage.channel, "/getaway pile number:", "")
        .await
        .unwrap();
    assert!(!choices.is_empty());
    let picked = alice.click(&piles, &free.label).await.unwrap();
    assert!(picked.is_ephemeral(), "{}", picked.text());
    stage.private(&alice, "Your hand").await;
    stage.public("trick 1").await;
}

#[tokio::test]
async fn cards_are_played_by_command_with_just_those_offered_that_may_be_played() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    stage
        .say(
            &alice,
            "/getaway start computers:2 take_window:0 turn_seconds:0",
        )
        .await;
    stage.say(&alice, "/getaway deal").await;
    for _ in 0..3 {
        if playable_or_over(&stage, &alice).await.is_none() {
            return;
        }
        let offered = alice
            .autocomplete(stage.channel, "/getaway play card:", "")
            .await
            .unwrap();
        let hand = stage.say(&alice, "/getaway hand").await;
        let (hand_offers, offered) = (cards(&hand).len(), offered.len());
        assert_eq!(hand_offers.min(25), offered, "{}", hand.text());
        let card = cards(&hand).pop().unwrap();
        let played = stage
            .say(&alice, &format!("/getaway play card:{card}"))
            .await;
        assert!(played.text().contains("You played"), "{}", played.text());
    }
}

#[tokio::test]
async fn nobody_sees_the_hand_of_another() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage
        .say(
            &alice,
            "/getaway start computers:2 take_window:0 turn_seconds:0",
        )
        .await;
    bob.click(&lobby, "Join").await.unwrap();
    let lobby = stage.public("4 taken").await;
    alice.click(&lobby, "Deal").await.unwrap();
    let own = stage.private(&alice, "Your hand").await.text();
    stage.private(&bob, "Your hand").await;
    let suits = own
        .lines()
        .filter(|line| line.contains(['♠', '♥', '♦', '♣']));
    for line in suits {
        for seen in stage.sandbox.everything_seen_by(bob.id()) {
            assert!(!seen.contains(line), "{line}");
        }
    }
}

#[tokio::test]
async fn a_take_is_announced_and_the_last_two_are_asked_first() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    let lobby = stage
        .say(
            &alice,
            "/getaway start computers:2 take_window:30 turn_seconds:0",
        )
        .await;
    alice.click(&lobby, "Deal").await.unwrap();
    let hand = stage.private(&alice, "Your hand").await;
    let took = alice.slash(stage.channel, "/getaway take").await.unwrap();
    assert!(
        took.text().contains("You took all"),
        "{} {}",
        hand.text(),
        took.text()
    );
    let question = stage.say(&alice, "/getaway take").await;
    assert!(
        question.text().contains("makes you the loser"),
        "{}",
        question.text()
    );
    alice.click(&question, "Take, and lose").await.unwrap();
    let result = stage.public(" is over").await;
    assert!(
        result.text().contains("Alice is the loser") || result.text().contains(&alice.mention())
    );
}

#[tokio::test]
async fn a_hint_and_a_review_answer_whoever_asks() {
    let stage = Stage::new().await;
    let alice = stage.user("Alice");
    let lobby = stage
        .say(
            &alice,
            "/getaway start computers:2 level:easy take_window:0 turn_seconds:0",
        )
        .await;
    let early = stage.say(&alice, "/getaway hint").await;
    assert!(
        early.text().contains("No cards are dealt"),
        "{}",
        early.text()
    );
    alice.click(&lobby, "Deal").await.unwrap();
    let mut hinted = false;
    while let Some(hand) = playable_or_over(&stage, &alice).await {
        if !hinted && cards(&hand).len() > 1 {
            let hint = stage.say(&alice, "/getaway hint").await;
            assert!(hint.is_ephemeral());
            hinted = hint.text().contains("of 100 games");
        }
        play_last(&alice, &hand).await;
    }
    assert!(hinted);
    let result = stage.public(" is over").await;
    let review = alice.click(&result, "Review").await.unwrap();
    let review = review.reply().await;
    assert!(
        review.is_ephemeral() && review.text().contains("looked back on"),
        "{}",
        review.text()
    );
    let other = stage.user("Bob").click(&result, "Review").await.unwrap();
    assert!(other.text().contains("not dealt into"), "{}", other.text());
}

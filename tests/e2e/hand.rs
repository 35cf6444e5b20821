//! The hand that each player is shown: its buttons and menus, and whole games with nothing else.

use discord_sandbox::{Answer, Message, Refused, User};

use crate::harness::{World, mostly_first, says, with_bot};
use crate::offers::{Control, controls, press};

/// Waits for the person's newest hand to offer a card. `None` if the game is over.
pub async fn playable_or_over(world: &World, user: &User) -> Option<Message> {
    world
        .sandbox
        .wait_for("a card to play, or the end", |view| {
            let over = view
                .public(world.channel)
                .any(|m| m.text().contains(" is over"));
            let mut seen = view.seen_by(user.id(), world.channel);
            let hand = seen
                .rfind(|m| m.is_ephemeral() && m.text().contains("Your hand"))
                .cloned();
            let playable = hand.filter(|hand| !plays(hand).is_empty());
            match (playable, over) {
                (_, true) => Some(None),
                (Some(hand), false) => Some(Some(hand)),
                (None, false) => None,
            }
        })
        .await
}

/// The cards that a hand offers, as buttons or in selects.
pub fn cards(hand: &Message) -> Vec<String> {
    let buttons = hand.buttons().into_iter().map(|button| button.label);
    let buttons = buttons.filter(|label| label.ends_with(['♠', '♥', '♦', '♣']));
    let selects = hand.selects().into_iter().flat_map(|select| select.options);
    buttons.chain(selects.map(|(_, value)| value)).collect()
}

/// The buttons and menus of a hand that play a card.
pub fn plays(hand: &Message) -> Vec<Control> {
    let mut plays = controls(hand);
    plays.retain(|control| !control.values.is_empty() || control.id.starts_with("getaway.play."));
    plays
}

/// Plays a card that the hand offers, mostly the first one. If the hand has changed in the
/// meantime, the press comes too late and does nothing.
pub async fn play(user: &User, hand: &Message) -> Result<Answer, Refused> {
    let plays = plays(hand);
    let rng = &mut rand::rng();
    let card = mostly_first(&plays, rng).expect("the hand offers a card");
    press(user, hand, card, rng).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_computers_can_be_played_from_the_hand() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let lobby = world
            .slash(
                &alice,
                "start computers:3 level:easy take_window:0 turn_seconds:0",
            )
            .await;
        alice.click(&lobby, "Deal").await.unwrap();
        while let Some(hand) = playable_or_over(world, &alice).await {
            if hand.text().contains("You’ve got away") {
                break;
            }
            let _ = play(&alice, &hand).await;
        }
        let result = world.any_public(" is over").await;
        says(&result.text(), "The loser:");
        says(&result.text(), "The secret of game");
        says(&result.text(), "doesn’t count for the leaderboard");

        let verified = world.slash(&alice, "verify").await;
        assert!(
            verified.is_ephemeral()
                && verified
                    .text()
                    .contains("the ids and the hands as dealt agree"),
            "{}",
            verified.text()
        );
        let record = world.slash(&alice, "record").await;
        assert_eq!(record.attachments().len(), 1);
        assert!(record.attachments()[0].filename.starts_with("getaway-"));
        assert!(world.sandbox.unacknowledged().is_empty());

        alice.click(&result, "Again").await.unwrap();
        world.any_public("trick 1").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_between_the_table_and_the_hosts_hand() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let options = "start computers:3 level:easy take_window:0 turn_seconds:0";
        for by_command in [true, false] {
            let lobby = world.slash(&alice, options).await;
            let before = alice.sees(world.channel).len();
            if by_command {
                world.slash(&alice, "deal").await;
            } else {
                alice.click(&lobby, "Deal").await.unwrap();
            }
            world.hand_when(&alice, "arrives", |_| true).await;
            // When the answer to this arrives, everything else has arrived, too.
            world.slash(&alice, "rules").await;
            let seen = alice.sees(world.channel).split_off(before);
            let texts: Vec<_> = seen.iter().map(Message::text).collect();
            assert!(texts[0].contains("Players and cards"), "{texts:#?}");
            assert!(texts[1].contains("**Your hand**"), "{texts:#?}");
            assert_eq!(texts.len(), 3, "table, hand and rules: {texts:#?}");
            let question = world.slash(&alice, "stop").await;
            alice.click(&question, "End the table").await.unwrap();
            world.newest_public("This table is closed").await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hosts_hand_moves_below_a_late_table() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let options = "start computers:3 level:easy take_window:0 turn_seconds:0";
        let lobby = world.slash(&alice, options).await;
        // Delays the table's message until the hand no longer waits for it.
        let faults = world.sandbox.faults();
        faults.fail_requests(3, "POST", "/messages", 500);
        alice.click(&lobby, "Deal").await.unwrap();
        let (id, channel) = (alice.id(), world.channel);
        let shown = world
            .sandbox
            .wait_for("the table and then the hand", |view| {
                let seen: Vec<_> = view.seen_by(id, channel).map(Message::text).collect();
                let [_, table, hand] = &seen[..] else {
                    return None;
                };
                let in_order =
                    table.contains("Players and cards") && hand.contains("**Your hand**");
                in_order.then_some(())
            });
        shown.await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn my_hand_shows_the_cards_again_after_they_were_dismissed() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let options = "computers:3 level:easy take_window:0 turn_seconds:0";
        world.answer(&alice, &format!("start {options}")).await;
        world.slash(&alice, "deal").await;
        let table = world.newest_public("Game 1, trick 1").await;
        for _ in 0..3 {
            let hand = playable_or_over(world, &alice).await.expect("a card");
            alice.dismiss(hand.id).unwrap();
            assert!(world.hand(&alice).is_none());
            let shown = alice.click(&table, "My hand").await.unwrap();
            let shown = shown.reply().await;
            assert_eq!(cards(&shown), cards(&hand));
            // From now on, this is the hand that follows the game.
            let said = play(&alice, &shown).await.unwrap();
            says(&said.text(), "You played");
        }
    })
    .await;
}

//! Buttons that are old, and presses that come twice.

use getaway::games;
use getaway::games::getaway::session::PublicView;
use getaway::table::Stage;

use crate::hand::{Offer, offer};
use crate::harness::{World, with_bot};

/// How many tricks are over, as the table knows it: its message comes a moment later.
fn tricks_over(world: &World) -> u32 {
    match &world.tables().all().remove(0).snapshot().stage {
        Stage::Playing(running) => running.round,
        _ => 0,
    }
}

/// Whether a trick is open, as the table knows it: its message comes a moment later.
fn trick_is_open(world: &World) -> bool {
    let table = world.tables().all().remove(0);
    let Stage::Playing(running) = &table.snapshot().stage else {
        return false;
    };
    let games::PublicView::Getaway(view) = &running.game else {
        panic!("Getaway is played");
    };
    matches!(view, PublicView::Playing(view) if view.board.trick().is_some())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_card_and_a_second_press_change_nothing() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let mut opener = None;
        for user in &people {
            if world.offers(user).await == ["AS"] {
                opener = Some(user.clone());
            }
        }
        let opener = opener.expect("somebody holds the ace of spades");
        let hand = world
            .hand_when(&opener, "can open", |hand| offer(hand).is_some())
            .await;
        let Some(Offer::Button(ace)) = offer(&hand) else {
            panic!("one card is a button")
        };
        opener
            .click(&hand, &ace)
            .await
            .expect("the ace can be played");
        let again = opener.press_raw(&hand, &ace).await.expect("an answer");
        assert!(again.text().contains("already"), "{}", again.text());

        while tricks_over(world) == 0 {
            world.play_round(&people, 0).await;
        }
        // The hand with the button is gone; the press was on its way.
        let hand = world.hand_when(&opener, "is there", |_| true).await;
        opener.press_raw(&hand, &ace).await.expect("an answer");
        // An edit that was on its way may have come after the answer.
        let hand = world.sandbox.message(hand.id).expect("it is there");
        let mut texts = hand.history().iter().map(|version| version.text());
        assert!(
            texts.any(|text| text.contains("That moment has passed")),
            "{}",
            hand.text()
        );

        // Delivered twice, a press is one press: the take is announced, not announced and withdrawn.
        // A card may end a trick: only while one is open a take is announced rather than made.
        let (taker, hand, take) = 'open: loop {
            assert!(world.result(1).is_none(), "no trick lay open");
            for (at, user) in people.iter().enumerate() {
                let Some(card) = world.offers(user).await.first().cloned() else {
                    continue;
                };
                world.slash(user, &format!("play card:{card}")).await;
                let taker = &people[(at + 1) % 3];
                let hand = world.slash(taker, "hand").await;
                let mut buttons = hand.buttons().into_iter();
                let later = buttons.find(|button| button.label.starts_with("Take the cards of"));
                if !trick_is_open(world) {
                    continue;
                }
                if let Some(take) = later.and_then(|button| button.custom_id) {
                    break 'open (taker, hand, take);
                }
            }
        };
        world.sandbox.faults().duplicate_interactions(1);
        taker.click(&hand, &take).await.expect("an answer");
        // A second press says the same: only the button that says so withdraws.
        let again = taker.press_raw(&hand, &take).await.expect("an answer");
        assert!(again.text().contains("You will take"), "{}", again.text());
        let after = world.slash(taker, "hand").await;
        assert!(
            after.text().contains("You will take the next player"),
            "{}",
            after.text()
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_deal_gets_a_sentence_and_moves_nothing() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start computers:2").await;
        bob.click(&lobby, "Join").await.unwrap();
        let lobby = world.any_public("4 taken").await;
        let deal = lobby.button("Deal").unwrap().custom_id.unwrap();
        alice.click(&lobby, "Deal").await.unwrap();
        world.any_public("trick 1").await;
        let late = alice.press_raw(&lobby, &deal).await.unwrap();
        let text = late.text();
        assert!(late.is_ephemeral(), "{text}");
        assert!(
            text.contains("dealt already") || text.contains("has passed"),
            "{text}"
        );
        let strange = bob.press_raw(&lobby, "something.else").await.unwrap();
        assert!(strange.text().contains("That moment has passed"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_join_delivered_twice_is_handled_once() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        world.sandbox.faults().duplicate_interactions(1);
        let joined = bob.click(&lobby, "Join").await.unwrap();
        assert!(
            joined.text().contains("You have seat 2"),
            "{}",
            joined.text()
        );
        let lobby = world.any_public("2 taken").await;
        let left = bob.click(&lobby, "Leave").await.unwrap();
        assert!(left.text().contains("You have left"), "{}", left.text());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn im_back_takes_no_seat_in_a_lobby() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        let pressed = bob.press_raw(&lobby, "back").await.unwrap();
        assert!(
            pressed.text().contains("You have no seat"),
            "{}",
            pressed.text()
        );
        assert!(!world.public_text().contains("2 taken"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_button_is_answered_and_names_nobody() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let hand = world.hand_when(&people[1], "arrives", |_| true).await;
        let table = world.newest_public("trick 1").await;
        for id in [
            "take-from.1.3",
            "take-also.1.9",
            "take-not.1.15",
            "take-from.1.16",
            "draw.1.0.7",
            "pick.1.0.200",
            "choose.1.0.200",
            "take-anyway.1.7",
            "history.1.4000000000",
            "palace.flip.1.0.200",
            "palace.swap.1.0.9",
            "palace.pickup.1.0",
        ] {
            for message in [&hand, &table] {
                let said = people[1].press_raw(message, id).await.expect("an answer");
                let text = said.reply().await.text();
                assert!(!text.contains("omebody"), "{id}: {text}");
            }
        }
        let hand = world.slash(&people[1], "hand").await;
        assert!(
            hand.text().contains("**Your hand** (17 cards)") || hand.text().contains("(18 cards)"),
            "{}",
            hand.text()
        );
    })
    .await;
}

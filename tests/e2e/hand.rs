//! The hand that each player is shown: its buttons and menus, and a whole game with nothing else, with
//! a hint in it and a review after it.

use std::collections::BTreeSet;

use discord_sandbox::{AckKind, Answer, Message, Refused, User, View};
use getaway::games::getaway::Getaway;

use crate::harness::{
    LATE, TRIES, World, hand_of, last_change, mostly_first, says, says_all, shown_since, visible,
};
use crate::offers::{Control, controls, press};
use crate::screen::one_hand;

tests! { with_bot
    a_whole_game_with_computers_can_be_played_from_the_hand
    a_pending_review_does_not_hold_back_a_hand
    play_offers_exactly_the_legal_cards
    nothing_is_between_the_table_and_the_hosts_hand
    the_hosts_hand_moves_below_a_late_table
    my_hand_shows_the_cards_again_after_they_were_dismissed
    a_hand_whose_confirmation_was_lost_replaces_the_earlier_one
    a_late_answer_to_a_press_on_a_hand_that_is_gone_is_a_new_hand
}

/// A table of one person and three computers, without waiting times.
const ALONE: &str = "computers:3 level:easy take_window:0 turn_seconds:0";

/// Waits for the person's newest hand to offer a card. `None` if the game is over.
pub async fn playable_or_over(world: &World, user: &User) -> Option<Message> {
    let next = world.sandbox.wait_for("a card to play, or the end", |view| {
        let mut public = view.public(world.channel);
        if public.any(|m| m.text().contains(" is over")) {
            return Some(None);
        }
        let hand = hand_of(view, world.channel, user);
        let playable = hand.filter(|hand| !plays(hand).is_empty())?;
        Some(Some(playable.clone()))
    });
    next.await
}

/// The cards that a hand offers, as buttons or in selects.
pub fn cards(hand: &Message) -> Vec<String> {
    let buttons = hand.buttons().into_iter().map(|button| button.label);
    let buttons = buttons.filter(|label| label.ends_with(['♠', '♥', '♦', '♣']));
    let selects = hand.selects().into_iter().flat_map(|select| select.options);
    buttons.chain(selects.map(|(_, value)| value)).collect()
}

/// The buttons and menus of a hand that play a card, also in the deal of the day.
pub fn plays(hand: &Message) -> Vec<Control> {
    let mut plays = controls(hand);
    plays.retain(|control| !control.values.is_empty() || control.id.contains("getaway.play."));
    plays
}

/// Plays a card that the hand offers, mostly the first one. If the hand has changed in the
/// meantime, the press comes too late and does nothing.
pub async fn play(user: &User, hand: &Message) -> Result<Answer, Refused> {
    let plays = plays(hand);
    let rng = &mut rand::rng();
    press(user, hand, mostly_first(&plays, rng).expect("the hand offers a card"), rng).await
}

async fn a_whole_game_with_computers_can_be_played_from_the_hand(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.lobby(&alice, &format!("start {ALONE}")).await;
    says(&world.slash(&alice, "hint").await, "No cards have been dealt");
    world.press(&alice, &lobby, "Deal").await;
    let mut hinted = false;
    while let Some(hand) = playable_or_over(world, &alice).await {
        if hand.text().contains("You’ve got away") {
            break;
        }
        if !hinted && cards(&hand).len() > 1 {
            let hint = world.slash(&alice, "hint").await;
            assert!(hint.is_ephemeral());
            hinted = hint.text().contains("(you lose ");
        }
        let _ = play(&alice, &hand).await;
    }
    assert!(hinted);
    let result = world.any_public(" is over").await;
    says_all(&result, [" loses: ", "Fair shuffle of game", "Not counted for the leaderboard"]);

    // The review takes so long that its answer is deferred. The final answer then has to be
    // retried.
    let faults = world.faults();
    faults.fail_requests(2, "PATCH", "/messages/@original", 500);
    let review = world.press(&alice, &result, "Review").await;
    assert!(review.is_ephemeral());
    says(&review, "A look back at");
    faults.stop_failing();
    says(&world.press(&bob, &result, "Review").await, "weren’t dealt into");
    assert!(world.sandbox.unacknowledged().is_empty());

    alice.click(&result, "Again").await.unwrap();
    world.any_public("trick 1").await;
}

async fn a_pending_review_does_not_hold_back_a_hand(world: &mut World) {
    let people = world.dealt(3).await;
    let result = world.play_out(&people, 1).await;
    // A review takes so long that it is deferred, and here Discord doesn't accept its answer.
    let faults = world.faults();
    faults.fail_requests(u32::MAX, "PATCH", "/messages/@original", 500);
    let review = people[2].click(&result, "Review").await.unwrap();
    people[0].click(&result, "Again").await.unwrap();
    world.hand_when(&people[2], "arrives", |_| true).await;
    faults.stop_failing();
    says(&review.reply().await, "A look back at");
}

async fn nothing_is_between_the_table_and_the_hosts_hand(world: &mut World) {
    for by_command in [true, false] {
        let mut tries = 0..TRIES;
        while !host_sees_only_table_and_hand(world, by_command).await {
            assert!(tries.next().is_some(), "every deal is late");
        }
    }
}

/// Deals, and checks that the host sees the table, the hand below it, and nothing else. Returns false
/// if the answer was late, so that the hand may lie above the table.
async fn host_sees_only_table_and_hand(world: &World, by_command: bool) -> bool {
    let alice = world.user("Alice");
    let lobby = world.lobby(&alice, &format!("start {ALONE}")).await;
    let dealt = if by_command {
        world.answer(&alice, "deal").await
    } else {
        alice.click(&lobby, "Deal").await.unwrap()
    };
    let later = |hand: &Message| hand.id > lobby.id;
    world.hand_when(&alice, "arrives", later).await;
    // When the answer to this arrives, everything else has arrived, too.
    world.slash(&alice, "rules").await;
    let seen = alice.sees(world.channel).into_iter().filter(later);
    let texts: Vec<_> = seen.map(|message| message.text()).collect();
    world.close(&alice).await;
    if dealt.latency > LATE {
        return false;
    }
    assert!(texts[0].contains(", trick 1"), "{texts:#?}");
    assert!(texts[1].contains("**Your hand**"), "{texts:#?}");
    assert_eq!(texts.len(), 3, "table, hand and rules: {texts:#?}");
    true
}

async fn the_hosts_hand_moves_below_a_late_table(world: &mut World) {
    let alice = world.user("Alice");
    let lobby = world.lobby(&alice, &format!("start {ALONE}")).await;
    // Delays the table's message until the hand no longer waits for it.
    world.faults().fail_requests(3, "POST", "/messages", 500);
    alice.click(&lobby, "Deal").await.unwrap();
    let in_order = |view: &View<'_>| {
        let seen = view.seen_by(alice.id(), world.channel).map(Message::text);
        let [_, table, hand] = &seen.collect::<Vec<_>>()[..] else { return false };
        table.contains("Game 1, trick 1") && hand.contains("**Your hand**")
    };
    world.until("the table and then the hand", in_order).await;
}

async fn my_hand_shows_the_cards_again_after_they_were_dismissed(world: &mut World) {
    let alice = world.user("Alice");
    world.deal_alone(&alice, ALONE).await;
    let table = world.newest_public("Game 1, trick 1").await;
    for _ in 0..3 {
        let hand = playable_or_over(world, &alice).await.expect("a card");
        // There may be two for a moment: one above a late table goes once a newer one is below it.
        while let Some(shown) = world.hand(&alice) {
            let _ = alice.dismiss(shown.id);
        }
        let shown = alice.click(&table, "My hand").await.unwrap().reply().await;
        assert_eq!(cards(&shown), cards(&hand));
        // From now on, this is the hand that follows the game. Computers may have played by now, too.
        play(&alice, &shown).await.unwrap();
        let follows = |hand: &Message| hand.id == shown.id && hand.text() != shown.text();
        world.hand_when(&alice, "follows the game", follows).await;
    }
}

async fn a_hand_whose_confirmation_was_lost_replaces_the_earlier_one(world: &mut World) {
    let people = world.dealt(3).await;
    let before = world.hand_when(&people[0], "arrives", |_| true).await;
    // Discord shows the hand and doesn't say so, so the bot has to ask which message it is.
    world.faults().cut_requests(1, "POST", "/callback", true);
    let asked = world.slash(&people[0], "hand").await;
    assert_eq!(one_hand(world, &people[0]).await, asked.id);
    assert!(asked.id > before.id);
}

async fn a_late_answer_to_a_press_on_a_hand_that_is_gone_is_a_new_hand(world: &mut World) {
    let people = world.dealt(3).await;
    let player = &people[world.turn_of(&people).await];
    let can_play = |hand: &Message| !plays(hand).is_empty();
    let hand = world.hand_when(player, "can be played from", can_play).await;
    // The move can't be saved yet, so the answer is deferred.
    let lock = world.lock_database().await;
    let pressed = player.click_and_go(hand.id, &plays(&hand)[0].id).expect("a press");
    let late = world.sandbox.answer(pressed).await.expect("it is acknowledged");
    assert_eq!(late.kind, AckKind::DeferUpdate);
    world.sandbox.delete_message(hand.id);
    drop(lock);
    let told = |hand: &Message| {
        hand.history().any(|version| visible(&version.text()).contains("You played"))
    };
    world.hand_when(player, "says what was played", told).await;
    one_hand(world, player).await;
}

async fn play_offers_exactly_the_legal_cards(world: &mut World) {
    let alice = world.user("Alice");
    world.deal_alone(&alice, "computers:2 take_window:0 turn_seconds:0").await;
    // Nobody is out of cards so soon.
    for _ in 0..3 {
        let offered = offers_in_turn(world, &alice).await;
        let hand = world.slash(&alice, "hand").await;
        let view = world.view::<Getaway>(&alice).expect("cards are dealt");
        let legal: Vec<String> = view.legal_cards().iter().map(|card| card.to_string()).collect();
        let set = |cards: &[String]| cards.iter().cloned().collect::<BTreeSet<_>>();
        assert_eq!(set(&offered), set(&legal));
        let on_hand = plays(&hand).into_iter().flat_map(|play| {
            if play.values.is_empty() {
                vec![play.id.rsplit('.').next().unwrap_or_default().to_owned()]
            } else {
                play.values
            }
        });
        assert_eq!(on_hand.collect::<BTreeSet<_>>(), set(&legal), "{}", hand.text());
        says(&world.play(&alice, &legal[0]).await, "You played");
    }
}

/// The cards that the person can play, as soon as it is their turn.
pub async fn offers_in_turn(world: &World, user: &User) -> Vec<String> {
    loop {
        let before = last_change(&world.sandbox);
        let offered = world.offers(user).await;
        if !offered.is_empty() {
            return offered;
        }
        // The computers are playing.
        shown_since(&world.sandbox, world.channel, before).await;
    }
}

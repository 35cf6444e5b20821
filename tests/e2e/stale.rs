//! Old buttons, and presses that are delivered twice.

use discord_sandbox::{Message, Refused, User};
use getaway::table::Stage;

use crate::hand::plays;
use crate::harness::{World, final_reply, says};
use crate::refusals::tables;
use crate::screen::one_hand;

tests! { with_bot
    an_old_card_and_a_second_press_change_nothing
    an_old_deal_button_and_unknown_ones_are_answered_and_change_nothing
    a_join_delivered_twice_is_handled_once
    im_back_does_not_take_a_seat_in_a_lobby
    a_forged_button_is_answered_and_names_nobody
    buttons_of_an_ended_table_do_nothing_at_the_next_one
    a_press_on_the_hand_of_another_game_leaves_one_hand
}

/// The number of finished tricks, as the table knows it. Its message follows a moment later.
fn tricks_over(world: &World) -> u32 {
    match &world.table().snapshot().stage {
        Stage::Playing(running) => running.round,
        _ => 0,
    }
}

async fn an_old_card_and_a_second_press_change_nothing(world: &mut World) {
    // Without a time to take, nothing happens by itself.
    let people = world.dealt(3).await;
    let opener = &people[world.turn_of(&people).await];
    let hand = world.hand_when(opener, "can open", |hand: &Message| !plays(hand).is_empty()).await;
    let ace = &plays(&hand)[0];
    assert!(ace.values.is_empty(), "one card is a button");
    let ace = &ace.id;
    world.press(opener, &hand, ace).await;
    says(&press_in_vain(world, opener, &hand, ace).await, "already");

    while tricks_over(world) == 0 {
        world.play_round(&people).await;
    }
    // The hand with the button is gone, but the press was already on its way.
    let hand = world.hand_when(opener, "is there", |_| true).await;
    let before = tables(world).await;
    world.press_raw(opener, &hand, ace).await;
    // An edit that was already on its way may have come after the answer.
    let hand = world.sandbox.message(hand.id).expect("it is there");
    let mut texts = hand.history().map(|version| version.text());
    assert!(texts.any(|text| text.contains("That moment has passed")), "{}", hand.text());
    assert_eq!(tables(world).await, before);
}

/// Presses a button that may be gone, and checks that the table stays as it is. Returns the final
/// answer.
async fn press_in_vain(world: &World, user: &User, message: &Message, id: &str) -> Message {
    let before = tables(world).await;
    let said = world.press_raw(user, message, id).await;
    assert_eq!(tables(world).await, before, "{id}: {}", said.text());
    said
}

async fn an_old_deal_button_and_unknown_ones_are_answered_and_change_nothing(world: &mut World) {
    let [alice, bob, carol] = ["Alice", "Bob", "Carol"].map(|name| world.user(name));
    world.lobby(&alice, "start take_window:0 turn_seconds:0").await;
    world.join(&[bob.clone(), carol]).await;
    let lobby = world.any_public("3 taken").await;
    let deal = lobby.button("Deal").unwrap().custom_id.unwrap();
    alice.click(&lobby, "Deal").await.unwrap();
    world.any_public("trick 1").await;
    let late = press_in_vain(world, &alice, &lobby, &deal).await;
    let text = late.text();
    assert!(late.is_ephemeral(), "{text}");
    assert!(text.contains("already been dealt") || text.contains("has passed"), "{text}");
    for id in "something.else chess.play.1.0.AS chess rules.chess getaway.castle.1.0".split(' ') {
        let said = press_in_vain(world, &bob, &lobby, id).await.text();
        assert!(said.starts_with("That moment has passed."), "{id}: {said}");
    }
}

async fn a_join_delivered_twice_is_handled_once(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.lobby(&alice, "start").await;
    world.faults().duplicate_interactions(1);
    says(&world.press(&bob, &lobby, "Join").await, "You have seat 2");
    let lobby = world.any_public("2 taken").await;
    says(&world.press(&bob, &lobby, "Leave").await, "You’ve left");
}

async fn im_back_does_not_take_a_seat_in_a_lobby(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.lobby(&alice, "start").await;
    says(&world.press_raw(&bob, &lobby, "back.1").await, "You don’t have a seat");
    assert!(!world.public_text().contains("2 taken"));
}

async fn a_forged_button_is_answered_and_names_nobody(world: &mut World) {
    let people = world.dealt(3).await;
    let hand = world.hand_when(&people[1], "arrives", |_| true).await;
    let table = world.newest_public("trick 1").await;
    for id in [
        "getaway.take-from.1.3", "getaway.take-also.1.9", "getaway.take-not.1.15",
        "getaway.take-from.1.16", "getaway.draw.1.0.7", "getaway.pick.1.0.200",
        "getaway.choose.1.0.200", "getaway.take-anyway.1.7", "history.1.4000000000",
        "palace.flip.1.0.200", "palace.give.1.0.AC", "palace.pickup.1.0",
    ] {
        for message in [&hand, &table] {
            let text = world.press_raw(&people[1], message, id).await.text();
            assert!(!text.contains("omebody"), "{id}: {text}");
        }
    }
    let hand = world.slash(&people[1], "hand").await.text();
    assert!(hand.contains("(17 cards)") || hand.contains("(18 cards)"), "{hand}");
}

/// The ids of all buttons on a message that are about its table. The one that has an only card
/// played by itself isn't: it holds at every table.
fn ids(message: &Message) -> Vec<String> {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    ids.filter(|id| !id.starts_with("by-itself")).collect()
}

async fn buttons_of_an_ended_table_do_nothing_at_the_next_one(world: &mut World) {
    let people = world.people(3);
    let alice = &people[0];
    let options = "take_window:0 turn_seconds:0";
    let lobby = world.lobby(alice, &format!("start {options}")).await;
    let mut old = vec![(lobby.clone(), ids(&lobby))];
    world.join(&people[1..]).await;
    world.slash(alice, "deal").await;
    let table = world.newest_public("trick 1").await;
    old.push((table.clone(), ids(&table)));
    let hand = world.hand_when(alice, "arrives", |_| true).await;
    let of_a_hand =
        ["play.1.0.AS", "getaway.choose.1.0.0", "getaway.take-from.1.1", "back.1", "back"];
    let of_a_hand = of_a_hand.map(str::to_owned).to_vec();
    old.push((hand.clone(), [ids(&hand), of_a_hand].concat()));
    // From now on, the bot can't remove the buttons any more.
    world.faults().expire_tokens();
    let question = world.slash(alice, "stop").await;
    let of_a_question = vec!["stop.1".to_owned(), "never".to_owned()];
    old.push((question.clone(), of_a_question));
    world.close(&world.moderator()).await;

    world.open(&people, options).await;
    world.newest_public("3 taken").await;
    press_all(world, alice, &old).await;
    world.slash(alice, "deal").await;
    world.newest_public("trick 1").await;
    for user in &people {
        world.hand_when(user, "is new", |new: &Message| new.id > hand.id).await;
    }
    press_all(world, alice, &old).await;
    // Nobody gets their seat back with a button of another table. The player who leaves isn't
    // the one who opens, for whom a computer would play at once.
    let opener = world.turn_of(&people).await;
    let leaver = &people[if opener == 1 { 2 } else { 1 }];
    world.slash(leaver, "leave").await;
    press_all(world, leaver, &old).await;
    says(&world.any_public("trick 1").await, "(left; a computer plays)");
}

/// Checks that each press is answered, and that the table stays as it is.
async fn press_all(world: &World, user: &User, old: &[(Message, Vec<String>)]) {
    for (message, ids) in old {
        for id in ids {
            let before = tables(world).await;
            let said = match user.press_raw(message, id).await {
                Ok(said) => said,
                // It was for somebody else, or was replaced by a newer hand.
                Err(Refused::NoSuchMessage(_)) if message.is_ephemeral() => continue,
                Err(why) => panic!("{id}: {why}"),
            };
            let text = final_reply(user, &said).await.text();
            assert!(!text.trim().is_empty(), "{id}");
            assert_eq!(tables(world).await, before, "{id}: {text}");
        }
    }
}

async fn a_press_on_the_hand_of_another_game_leaves_one_hand(world: &mut World) {
    let people = world.dealt(3).await;
    let alice = &people[0];
    let old = world.hand_when(alice, "arrives", |_| true).await;
    world.faults().expire_tokens();
    world.close(&world.moderator()).await;

    world.deal(&people, "take_window:0 turn_seconds:0").await;
    let sent = world.hand_when(alice, "is new", |new: &Message| new.id > old.id).await;
    assert!(world.slash(alice, "hand").await.id > sent.id);
    world.is_deleted(sent.id).await;
    let said = world.press_raw(alice, &old, "play.1.0.AS").await;
    says(&said, "That moment has passed");
    one_hand(world, alice).await;
}

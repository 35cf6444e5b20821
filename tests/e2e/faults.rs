//! Faults of Discord, and what moderators do to the bot. The game goes on.

// Tests begin in the order of their names, so these long ones don't begin last here.
#[path = "weather.rs"]
mod weather;

use discord_sandbox::{AckKind, Message, Permissions, User, View};

use crate::hand::{offers_in_turn, plays};
use crate::harness::{TRIES, World, final_reply, says, says_all};
use crate::screen::one_hand;

tests! { with_bot
    a_deleted_message_comes_back
    the_bot_does_not_fight_a_moderation_bot_and_tells_the_host_why
    a_table_is_not_reposted_too_often
    the_bot_waits_for_a_busy_discord_and_gives_hanging_requests_up
    a_game_goes_on_without_permission_and_with_expired_tokens
    messages_catch_up_when_a_permission_comes_back
    a_message_whose_answer_was_lost_is_not_sent_twice
    choices_are_offered_even_if_discord_fails_once
    no_foreseeable_limit_is_exceeded
    a_new_hand_is_shown_at_once_although_it_cannot_be_saved_yet
    whoever_asks_again_gets_their_hand_while_a_late_answer_cannot_be_given
}

async fn a_deleted_message_comes_back(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.lobby(&alice, "start").await;
    world.newest_public("1 taken").await;
    world.sandbox.delete_message(lobby.id);
    // This happens by itself, before anything else does.
    let fresh = world.newest_public("1 taken").await;
    assert_ne!(fresh.id, lobby.id);
    world.slash(&bob, "join").await;
    assert_eq!(world.any_public("2 taken").await.id, fresh.id);
}

async fn the_bot_does_not_fight_a_moderation_bot_and_tells_the_host_why(world: &mut World) {
    let people = world.people(3);
    world.faults().sweep_messages(true);
    world.open(&people, "take_window:0 turn_seconds:0").await;
    world.slash(&people[0], "deal").await;
    let channel = world.channel;
    let told = |view: &View<'_>, user: &User| {
        let seen = view.seen_by(user.id(), channel);
        seen.filter(|m| m.text().contains("keeps deleting this table")).count()
    };
    world.until("the host to be told", |view| told(view, &people[0]) > 0).await;
    // The game goes on anyway.
    world.hands_arrive(&people).await;
    assert!(world.play_round(&people).await);
    let posted =
        world.sandbox.look(|view| view.messages(channel).filter(|m| !m.is_ephemeral()).count());
    assert!(posted <= 3, "{posted} messages of the table");
    let told = |user| world.sandbox.look(|view| told(view, user));
    assert_eq!((told(&people[0]), told(&people[1])), (1, 0));
    world.faults().sweep_messages(false);
    says(&world.slash(&people[1], "table").await, "Game 1, trick");
    world.newest_public("Game 1, trick").await;
}

async fn a_table_is_not_reposted_too_often(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    world.slash(&alice, "start").await;
    says(&world.slash(&bob, "table").await, "1 taken");
    let is_alone = |view: &View<'_>| view.public(world.channel).count() == 1;
    world.until("the first one to go", is_alone).await;
    for user in [&alice, &bob] {
        let refused = world.answer(user, "table").await;
        assert!(refused.is_ephemeral());
        says_all(&refused.reply().await, ["a moment ago", "<t:"]);
    }
    assert!(world.sandbox.look(is_alone));
}

async fn the_bot_waits_for_a_busy_discord_and_gives_hanging_requests_up(world: &mut World) {
    let [alice, bob, carol] = ["Alice", "Bob", "Carol"].map(|name| world.user(name));
    let (lobby, faults) = (world.lobby(&alice, "start").await, world.faults());
    faults.fail_requests(1, "PATCH", "/messages/", 500);
    faults.fail_requests(1, "POST", "/callback", 503);
    faults.fail_requests(1, "PATCH", "/messages/", 429);
    says(&world.press(&bob, &lobby, "Join").await, "You have seat 2");
    assert_eq!(world.any_public("2 taken").await.id, lobby.id);

    faults.hang_requests(1, "PATCH", "/messages/");
    let mut tries = 0..TRIES;
    loop {
        world.faults().hang_requests(1, "POST", "/callback");
        match carol.click(&lobby, "Join").await {
            Ok(answer) => break says(&final_reply(&carol, &answer).await, "have seat 3"),
            // Discord waits half a second longer than the bot, which a busy machine needs.
            Err(_) if tries.next().is_some() => world.loses_answers = true,
            Err(why) => panic!("{why}"),
        }
    }
    assert_eq!(world.any_public("3 taken").await.id, lobby.id);
}

async fn a_game_goes_on_without_permission_and_with_expired_tokens(world: &mut World) {
    let alice = world.user("Alice");
    world.deal_alone(&alice, "computers:3 take_window:0").await;
    world.deny(Permissions::SEND_MESSAGES);
    world.faults().expire_tokens();
    says(&world.slash(&alice, "hand").await, "(13 cards)");
    let card = offers_in_turn(world, &alice).await.remove(0);
    says(&world.play(&alice, &card).await, "You played");
    // The first trick goes to the waste, so she picks nothing up.
    world.hand_when(&alice, "follows", |hand| hand.text().contains("(12 cards)")).await;
    assert!(world.sandbox.unacknowledged().is_empty());
}

async fn messages_catch_up_when_a_permission_comes_back(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    world.slash(&alice, "start").await;
    world.newest_public("1 taken").await;
    world.deny(Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES);
    world.faults().fail_requests(1, "PATCH", "/messages", 403);
    says(&world.slash(&bob, "join").await, "You have seat 2");
    world.faults().expire_tokens();
    world.deny(Permissions::default());
    world.any_public("2 taken").await;
}

async fn a_message_whose_answer_was_lost_is_not_sent_twice(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "take_window:0 turn_seconds:0").await;
    let faults = world.faults();
    // The first message after the deal is the game's own.
    faults.cut_requests(1, "POST", "/messages", true);
    world.slash(&people[0], "deal").await;
    world.hands_arrive(&people).await;
    assert_eq!(world.count_public("trick 1"), 1);
}

async fn choices_are_offered_even_if_discord_fails_once(world: &mut World) {
    let people = world.dealt(3).await;
    let opener = &people[world.turn_of(&people).await];
    world.faults().fail_requests(1, "POST", "/callback", 503);
    assert_eq!(world.offers(opener).await, ["AS"]);
    world.faults().cut_requests(1, "POST", "/callback", true);
    assert_eq!(world.offers(opener).await, ["AS"]);
}

async fn no_foreseeable_limit_is_exceeded(world: &mut World) {
    world.faults().enforce_rate_limits(true);
    let people = world.dealt(4).await;
    for _ in 0..3 {
        world.play_round(&people).await;
        for user in &people {
            world.slash(user, "hand").await;
        }
    }
    assert_eq!(world.sandbox.invalid_requests(), 0);
}

async fn a_new_hand_is_shown_at_once_although_it_cannot_be_saved_yet(world: &mut World) {
    let people = world.dealt(3).await;
    world.hands_arrive(&people).await;
    for _ in 0..TRIES {
        let lock = world.lock_database().await;
        let answer = world.answer(&people[0], "hand").await;
        drop(lock);
        says(&answer.reply().await, "**Your hand**");
        if answer.kind == AckKind::Reply {
            return;
        }
        // The machine may have stood still, but it doesn't do so every time.
    }
    panic!("no hand is shown at once");
}

/// By a command, whose answer is a message of its own, and by a press, whose answer is the hand.
async fn whoever_asks_again_gets_their_hand_while_a_late_answer_cannot_be_given(world: &mut World) {
    // Thirteen cards are always buttons. Somebody with seventeen and no spade would get a menu.
    let people = world.dealt(4).await;
    world.hands_arrive(&people).await;
    for by_command in [true, false] {
        let player = &people[world.turn_of(&people).await];
        let card = world.offers(player).await.remove(0);
        let play = |hand: &Message| plays(hand).into_iter().find(|play| play.id.ends_with(&card));
        let can_press = |hand: &Message| by_command || play(hand).is_some();
        let hand = world.hand_when(player, "can be played from", can_press).await;
        // The move can't be saved yet, so the answer is deferred. Then it can't be given.
        let lock = world.lock_database().await;
        (world.faults()).fail_requests(u32::MAX, "PATCH", "/messages/@original", 503);
        let played = if by_command {
            player.slash_and_go(world.channel, &format!("/getaway play card:{card}"))
        } else {
            player.click_and_go(hand.id, &play(&hand).expect("a button").id)
        };
        let late = world.sandbox.answer(played.expect("it is sent")).await;
        let late = late.expect("it is acknowledged");
        assert!(matches!(late.kind, AckKind::Defer | AckKind::DeferUpdate));
        let before = world.sandbox.requests().len();
        drop(lock);
        let refused = |view: &View<'_>| view.requests().skip(before).any(|one| one.status == 503);
        world.until("the answer to be refused", refused).await;

        let again = world.slash(player, "hand").await;
        says(&again, "**Your hand**");
        world.faults().stop_failing();
        assert!(one_hand(world, player).await >= again.id, "the newest");
        let waits = |view: &View<'_>| {
            view.seen_by(player.id(), world.channel).any(|message| message.loading)
        };
        world.until("nobody to wait for an answer", |view| !waits(view)).await;
    }
}

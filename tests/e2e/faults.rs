//! Faults of Discord, and what moderators do to the bot. The game goes on.

use discord_sandbox::{AckKind, Permissions, User, View};
use sqlx::{Connection, Executor};

use crate::harness::{says, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_message_comes_back() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        world.newest_public("1 taken").await;
        world.sandbox.delete_message(lobby.id);
        // This happens by itself, before anything else does.
        let fresh = world.newest_public("1 taken").await;
        assert_ne!(fresh.id, lobby.id);
        world.slash(&bob, "join").await;
        let joined = world.any_public("2 taken").await;
        assert_eq!(joined.id, fresh.id);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_deleted_with_everything_else_comes_back() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let lobby = world.slash(&alice, "start").await;
        for n in 0..60 {
            alice
                .say(world.channel, &format!("message {n}"))
                .expect("said");
        }
        let there = |view: &View<'_>| view.public(world.channel).map(|m| m.id).collect();
        let mut all: Vec<_> = world.sandbox.look(there);
        assert_eq!((all.len(), all[0]), (61, lobby.id));
        all.reverse();
        world.sandbox.delete_messages(world.channel, &all);
        assert_ne!(world.newest_public("1 taken").await.id, lobby.id);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_does_not_fight_a_moderation_bot_and_tells_the_host_why() {
    with_bot(async |world| {
        let people = world.people(3);
        world.sandbox.faults().sweep_messages(true);
        world.open(&people, "take_window:0 turn_seconds:0").await;
        world.slash(&people[0], "deal").await;
        let channel = world.channel;
        let told = |view: &View<'_>, user: &User| {
            let seen = view.seen_by(user.id(), channel);
            let told = seen.filter(|m| m.text().contains("keeps deleting this table"));
            told.count()
        };
        let host = world.sandbox.wait_for("the host to be told", |view| {
            (told(view, &people[0]) > 0).then_some(())
        });
        host.await;
        // The game goes on anyway.
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        assert!(world.play_round(&people, 0).await);
        let posted = world.sandbox.look(|view| {
            let all = view.messages(channel);
            all.filter(|m| !m.is_ephemeral()).count()
        });
        assert!(posted <= 3, "{posted} messages of the table");
        let told = |user| world.sandbox.look(|view| told(view, user));
        assert_eq!((told(&people[0]), told(&people[1])), (1, 0));
        world.sandbox.faults().sweep_messages(false);
        let table = world.slash(&people[1], "table").await;
        says(&table.text(), "Game 1, trick");
        world.newest_public("Game 1, trick").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_reposted_too_often() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        world.slash(&alice, "start").await;
        let again = world.slash(&bob, "table").await;
        says(&again.text(), "1 taken");
        let public = || {
            world
                .sandbox
                .look(|view| view.public(world.channel).count())
        };
        let gone = world.sandbox.wait_for("the first one to go", |view| {
            (view.public(world.channel).count() == 1).then_some(())
        });
        gone.await;
        for user in [&alice, &bob] {
            let refused = world.answer(user, "table").await;
            assert!(refused.is_ephemeral());
            let text = refused.reply().await.text();
            assert!(
                text.contains("a moment ago") && text.contains("<t:"),
                "{text}"
            );
        }
        assert_eq!(public(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_busy_discord() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        let faults = world.sandbox.faults();
        faults.fail_requests(1, "PATCH", "/messages/", 500);
        faults.fail_requests(1, "POST", "/callback", 503);
        faults.fail_requests(1, "PATCH", "/messages/", 429);
        let joined = bob.click(&lobby, "Join").await.unwrap();
        says(&joined.reply().await.text(), "You have seat 2");
        let after = world.any_public("2 taken").await;
        assert_eq!(after.id, lobby.id);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_without_permission_and_with_expired_tokens() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let lobby = world.slash(&alice, "start computers:3 take_window:0").await;
        alice.click(&lobby, "Deal").await.unwrap();
        world.hand_when(&alice, "arrives", |_| true).await;
        world
            .sandbox
            .deny_bot(world.channel, Permissions::SEND_MESSAGES);
        world.sandbox.faults().expire_tokens();
        let hand = world.slash(&alice, "hand").await;
        says(&hand.text(), "Your hand");
        assert!(world.sandbox.unacknowledged().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_catch_up_when_a_permission_comes_back() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        world.slash(&alice, "start").await;
        world.newest_public("1 taken").await;
        let lost = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        world.sandbox.deny_bot(world.channel, lost);
        world
            .sandbox
            .faults()
            .fail_requests(1, "PATCH", "/messages", 403);
        let joined = world.slash(&bob, "join").await;
        says(&joined.text(), "You have seat 2");
        world.sandbox.faults().expire_tokens();
        world
            .sandbox
            .deny_bot(world.channel, Permissions::default());
        world.any_public("2 taken").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_answer_was_lost_is_not_sent_twice() {
    with_bot(async |world| {
        let people = world.people(3);
        world.open(&people, "take_window:0 turn_seconds:0").await;
        let faults = world.sandbox.faults();
        // The first message after the deal is the game's own.
        faults.cut_requests(1, "POST", "/messages", true);
        world.slash(&people[0], "deal").await;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        let games = world.sandbox.look(|view| {
            let public = view.public(world.channel);
            public.filter(|m| m.text().contains("trick 1")).count()
        });
        assert_eq!(games, 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_are_offered_even_if_discord_fails_once() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        world
            .sandbox
            .faults()
            .fail_requests(1, "POST", "/callback", 503);
        world.offers(&people[0]).await;
        world
            .sandbox
            .faults()
            .cut_requests(1, "POST", "/callback", true);
        world.offers(&people[1]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hanging_request_is_given_up_and_retried() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        let faults = world.sandbox.faults();
        faults.hang_requests(1, "POST", "/callback");
        faults.hang_requests(1, "PATCH", "/messages/");
        let joined = bob.click(&lobby, "Join").await.unwrap();
        says(&joined.reply().await.text(), "You have seat 2");
        let after = world.any_public("2 taken").await;
        assert_eq!(after.id, lobby.id);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_foreseeable_limit_is_exceeded() {
    with_bot(async |world| {
        world.sandbox.faults().enforce_rate_limits(true);
        let people = world.people(4);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        for which in 0..3 {
            world.play_round(&people, which).await;
            for user in &people {
                world.slash(user, "hand").await;
            }
        }
        assert_eq!(world.sandbox.invalid_requests(), 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_hand_that_cannot_be_saved_yet_is_deferred() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        let database = sqlx::SqliteConnection::connect(&world.database()).await;
        let mut database = database.expect("the bot has made it");
        // The bot can't write while this transaction is open.
        database.execute("BEGIN IMMEDIATE").await.expect("a lock");
        let answer = world.answer(&people[0], "hand").await;
        assert_eq!(answer.kind, AckKind::Defer);
        database.execute("ROLLBACK").await.expect("no lock");
        let hand = answer.reply().await;
        says(&hand.text(), "**Your hand**");
    })
    .await;
}

//! `/getaway start thread:yes`: a table in a thread of its own.

use discord_sandbox::{AckKind, ChannelId, ChannelKind, Message, Permissions, Thread, User, Whose};
use getaway::table::{Snapshot, Stage};
use sqlx::{Connection, Executor};

use crate::hand::{playable_or_over, plays};
use crate::harness::{World, says, with_bot, with_process};
use crate::refusals::refused;

/// The threads of a channel.
fn threads(world: &World, parent: ChannelId) -> Vec<Thread> {
    world.sandbox.look(|view| view.threads(parent))
}

/// The public messages in a channel.
fn public(world: &World, channel: ChannelId) -> Vec<Message> {
    let look = |view: &discord_sandbox::View<'_>| view.public(channel).cloned().collect();
    world.sandbox.look(look)
}

/// Opens a table in a thread of its own. Everything after that happens in the thread.
async fn open(world: &mut World, host: &User, options: &str) -> ChannelId {
    let parent = world.channel;
    let answer = world
        .slash(host, &format!("start thread:yes {options}"))
        .await;
    let thread = threads(world, parent).pop().expect("a thread").id;
    assert!(answer.is_ephemeral());
    assert!(
        answer.text().contains(&format!("<#{thread}>")),
        "{}",
        answer.text()
    );
    world.channel = thread;
    world.newest_public("a table is open").await;
    thread
}

/// Opens a table in a thread of its own, lets the others join, and deals.
async fn deal(world: &mut World, people: &[User]) -> ChannelId {
    let thread = open(world, &people[0], "take_window:0 turn_seconds:0").await;
    for user in &people[1..] {
        world.slash(user, "join").await;
    }
    world.slash(&people[0], "deal").await;
    world.any_public("game 1 has begun").await;
    thread
}

async fn stop(world: &World, host: &User) {
    let question = world.slash(host, "stop").await;
    host.click(&question, "End the table").await.unwrap();
}

async fn is_archived(world: &World, parent: ChannelId, thread: ChannelId, archived: bool) {
    let what = format!("archived: {archived}");
    let shown = world.sandbox.wait_for(&what, |view| {
        let mut threads = view.threads(parent).into_iter();
        let thread = threads.find(|one| one.id == thread)?;
        (thread.archived == archived).then_some(())
    });
    shown.await;
}

/// Resolves when the only table ends.
fn end(world: &World) -> impl Future<Output = ()> + use<> {
    let mut watch = world.tables().all().remove(0).watch();
    async move {
        let ended = watch.wait_for(|now| matches!(now.stage, Stage::Ended(_)));
        ended.await.expect("it says so");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_in_its_thread_and_the_channel_gets_its_result() {
    with_bot(async |world| {
        let (people, parent) = (world.people(3), world.channel);
        let thread = deal(world, &people).await;
        let told = public(world, parent);
        assert_eq!(told.len(), 1, "one line in the channel");
        assert_eq!(told[0].thread, Some(thread));
        assert_eq!(threads(world, parent)[0].name, "Getaway: Alice");
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        world.play_out(&people, 1).await;
        assert!(!threads(world, parent)[0].archived, "the series goes on");
        assert_eq!(public(world, parent).len(), 1);

        stop(world, &people[0]).await;
        world.newest_public("This table is closed").await;
        is_archived(world, parent, thread, true).await;
        let told = public(world, parent);
        assert_eq!(told.len(), 2, "and one with the result");
        let line = &told[1];
        says(&line.text(), "is over after 1 game.");
        assert!(line.text().contains(&thread.to_string()), "{}", line.text());
        says(&line.text(), "** is the loser of this game");
        assert!(line.mentioned.is_empty(), "nobody is notified");

        // Nobody has to enter the thread for commands about the server.
        world.channel = parent;
        let board = world.slash(&people[0], "leaderboard").await;
        says(&board.text(), "Alice");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_can_have_a_table_and_several_more_in_threads() {
    with_bot(async |world| {
        let (people, parent) = (world.people(3), world.channel);
        world.slash(&people[0], "start").await;
        let first = open(world, &people[0], "").await;
        world.channel = parent;
        let second = open(world, &people[1], "").await;
        assert_eq!(world.tables().all().len(), 3);
        for channel in [parent, first, second] {
            world.channel = channel;
            let joined = world.slash(&people[2], "join").await;
            says(&joined.text(), "You have seat 2");
        }
        world.channel = first;
        stop(world, &people[0]).await;
        is_archived(world, parent, first, true).await;
        is_archived(world, parent, second, false).await;
        assert_eq!(world.tables().all().len(), 2);
        // There are the lobby and a line for each thread. A table without any games has no result.
        assert_eq!(public(world, parent).len(), 3);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn start_in_a_thread_opens_the_table_there() {
    with_bot(async |world| {
        let (alice, parent) = (world.user("Alice"), world.channel);
        let thread = world.sandbox.create_thread(parent, "chat");
        world.sandbox.lock(thread, true);
        world.channel = thread;
        refused(world, &alice, "start", "This thread is locked").await;
        world.sandbox.lock(thread, false);
        world.slash(&alice, "start thread:yes").await;
        world.newest_public("a table is open").await;
        assert_eq!(threads(world, parent).len(), 1);
        stop(world, &alice).await;
        world.newest_public("This table is closed").await;
        // The thread belongs to somebody else, so it isn't archived.
        let looked = |request: &discord_sandbox::Request| {
            request.method == "GET" && request.path == format!("/channels/{thread}")
        };
        let looked = world.sandbox.wait_for("a look at the thread", |view| {
            view.requests().any(looked).then_some(())
        });
        looked.await;
        is_archived(world, parent, thread, false).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_cannot_have_threads_says_so() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let (sandbox, guild) = (world.sandbox.clone(), world.sandbox.guild());
        world.channel = sandbox.create_channel(guild, "news", ChannelKind::Announcement);
        open(world, &alice, "").await;
        world.channel = sandbox.create_channel(guild, "talk", ChannelKind::Voice);
        refused(world, &alice, "start thread:yes", "can’t have threads").await;
        world.slash(&alice, "settings thread:yes").await;
        // A mere default is ignored where it is impossible.
        let lobby = world.slash(&alice, "start").await;
        assert!(!lobby.is_ephemeral(), "{}", lobby.text());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_cannot_be_opened_is_explained_and_leaves_nothing() {
    with_bot(async |world| {
        let (alice, parent) = (world.user("Alice"), world.channel);
        let sandbox = world.sandbox.clone();
        let start = "start thread:yes";
        refused(world, &alice, "start thread:yes computers:9", "at most 8").await;
        sandbox.deny_bot(parent, Permissions::CREATE_PUBLIC_THREADS);
        refused(world, &alice, start, "Create Public Threads").await;
        refused(world, &alice, start, "Edit Channel → Permissions").await;
        sandbox.deny_bot(parent, Permissions::SEND_MESSAGES_IN_THREADS);
        refused(world, &alice, start, "Send Messages in Threads").await;
        sandbox.deny_bot(parent, Permissions::default());
        sandbox.faults().limit_threads(0);
        refused(
            world,
            &alice,
            start,
            "as many active threads as Discord allows",
        )
        .await;
        assert!(threads(world, parent).is_empty());
        assert!(world.tables().all().is_empty());
        // A bot that may not post in the channel itself can still have a table in a thread.
        sandbox.faults().limit_threads(10);
        sandbox.deny_bot(parent, Permissions::SEND_MESSAGES);
        refused(world, &alice, "start", "Send Messages").await;
        open(world, &alice, "").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_can_make_threads_the_default() {
    with_bot(async |world| {
        let (people, parent) = (world.people(2), world.channel);
        let saved = world.slash(&people[0], "settings thread:yes").await;
        says(&saved.text(), "threads of their own");
        let answer = world.slash(&people[0], "start").await;
        assert!(answer.is_ephemeral(), "{}", answer.text());
        assert_eq!(threads(world, parent).len(), 1);
        let lobby = world.slash(&people[1], "start thread:no").await;
        assert!(!lobby.is_ephemeral(), "{}", lobby.text());
        // The other games keep their own settings.
        let random = world.sandbox.channel("general");
        let lobby = people[0].slash(random, "/palace start").await.unwrap();
        assert!(!lobby.is_ephemeral(), "{}", lobby.text());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_or_channel_ends_its_table() {
    with_bot(async |world| {
        let (people, parent) = (world.people(3), world.channel);
        let thread = deal(world, &people).await;
        let gone = end(world);
        world.sandbox.delete_thread(thread);
        gone.await;
        world.channel = parent;
        open(world, &people[0], "").await;
        let gone = end(world);
        world.sandbox.delete_channel(parent);
        gone.await;
    })
    .await;
}

/// Removes the player whose turn it is from the server, so that something happens without any
/// press.
fn somebody_leaves(world: &World, people: &[User]) {
    let snapshot = world.tables().all().remove(0).snapshot();
    let due = |now: &Snapshot| match &now.stage {
        Stage::Playing(playing) => playing.awaited.iter().next().expect("somebody is due"),
        other => panic!("no game: {other:?}"),
    };
    let gone = &people[due(&snapshot).index()];
    world
        .sandbox
        .remove_member(world.sandbox.guild(), gone.id());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_is_brought_back_when_something_happens() {
    with_bot(async |world| {
        let (people, parent) = (world.people(3), world.channel);
        let thread = deal(world, &people).await;
        world.newest_public("Game 1, trick 1").await;
        world.sandbox.archive(thread, true);
        somebody_leaves(world, &people);
        is_archived(world, parent, thread, false).await;
        world.any_public("(left; a computer plays)").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_comes_while_its_thread_is_archived_counts_and_is_answered() {
    with_bot(async |world| {
        let (alice, parent) = (world.user("Alice"), world.channel);
        let options = "computers:3 level:easy take_window:0 turn_seconds:0";
        let thread = open(world, &alice, options).await;
        world.slash(&alice, "deal").await;
        let sandbox = world.sandbox.clone();
        for is_slow in [false, true] {
            let hand = playable_or_over(world, &alice).await.expect("a card");
            let card = plays(&hand).remove(0);
            assert!(card.values.is_empty(), "a button");
            // A client reopens the thread before it sends a press, but somebody may archive it again.
            sandbox.faults().hold_interactions();
            let pressed = alice.click_and_go(hand.id, &card.id).expect("a press");
            sandbox.archive(thread, true);
            let mut other = sqlx::SqliteConnection::connect(&world.database())
                .await
                .unwrap();
            if is_slow {
                other.execute("BEGIN IMMEDIATE").await.unwrap();
            }
            sandbox.faults().release_interactions();
            let answer = sandbox.answer(pressed).await.expect("an answer");
            let kind = if is_slow {
                AckKind::DeferUpdate
            } else {
                AckKind::Update
            };
            assert_eq!(answer.kind, kind);
            other.close().await.unwrap();
            let card = hand.button(&card.id).expect("it was pressed").label;
            let said = format!("You played {card}.");
            let played = |hand: &Message| {
                let mut said = hand.history().map(|now| now.text().contains(&said));
                said.any(|said| said)
            };
            world.hand_when(&alice, &said, played).await;
            is_archived(world, parent, thread, false).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_explained_and_the_table_catches_up() {
    with_bot(async |world| {
        let people = world.people(3);
        let thread = deal(world, &people).await;
        world.newest_public("Game 1, trick 1").await;
        // After this, the message is edited as the channel's, without an interaction.
        world.restart().await;
        world.sandbox.lock(thread, true);
        somebody_leaves(world, &people);
        let told = world.sandbox.wait_for("words about the lock", |view| {
            let mut messages = view.messages(thread);
            messages
                .any(|m| m.is_ephemeral() && m.text().contains("This thread is locked"))
                .then_some(())
        });
        told.await;
        world.sandbox.lock(thread, false);
        world.any_public("(left; a computer plays)").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_does_not_create_a_second_thread() {
    with_bot(async |world| {
        let (alice, parent) = (world.user("Alice"), world.channel);
        world
            .sandbox
            .faults()
            .cut_requests(1, "POST", "/threads", true);
        open(world, &alice, "").await;
        assert_eq!(threads(world, parent).len(), 1);
        assert_eq!(public(world, parent).len(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_before_the_lobby_is_posted_leaves_no_orphan() {
    with_process(&[], async |world| {
        let (alice, bob, parent) = (world.user("Alice"), world.user("Bob"), world.channel);
        let faults = world.sandbox.faults();
        faults.hang_requests(u32::MAX, "POST", "/messages");
        let answer = world.slash(&alice, "start thread:yes").await;
        says(&answer.text(), "thread of its own");
        let thread = threads(world, parent).remove(0).id;
        assert_eq!(public(world, thread).len(), 0);
        world.sandbox.faults().stop_failing();
        world.restart().await;
        world.channel = thread;
        let lobby = world.newest_public("a table is open").await;
        let joined = bob.click(&lobby, "Join").await.unwrap();
        says(&joined.text(), "You have seat 2");
        world.any_public("2 taken").await;
        assert_eq!(public(world, thread).len(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_before_the_table_is_saved_leaves_no_open_thread() {
    with_process(&[], async |world| {
        let (alice, parent) = (world.user("Alice"), world.channel);
        let faults = world.sandbox.faults();
        faults.cut_requests(1, "POST", "/threads", true);
        faults.hang_requests(u32::MAX, "GET", "/threads/active");
        // The final answer never comes, but the bot acknowledges the command in time.
        world.answer(&alice, "start thread:yes").await;
        world.sandbox.faults().stop_failing();
        world.restart().await;
        let thread = threads(world, parent).remove(0).id;
        is_archived(world, parent, thread, true).await;
        // The leftover thread is in nobody's way.
        open(world, &alice, "").await;
        assert_eq!(threads(world, parent).len(), 2);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_at_the_end_still_posts_the_result_once_and_archives_the_thread() {
    with_process(&[], async |world| {
        let (people, parent) = (world.people(3), world.channel);
        let thread = deal(world, &people).await;
        world.play_out(&people, 1).await;
        stop(world, &people[0]).await;
        let told = world.sandbox.wait_for("the result", |view| {
            (view.public(parent).count() == 2).then_some(())
        });
        told.await;
        // This is before the thread is archived, which waits for pending answers.
        world.restart().await;
        is_archived(world, parent, thread, true).await;
        assert_eq!(public(world, parent).len(), 2, "it is told once");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_needs_the_persons_own_permission() {
    with_bot(async |world| {
        let (bob, parent) = (world.user("Bob"), world.channel);
        let (sandbox, guild) = (world.sandbox.clone(), world.sandbox.guild());
        let (may, none) = (Permissions::CREATE_PUBLIC_THREADS, Permissions::default());
        let everyone = Whose::Role(guild.get().into());
        sandbox.overwrite(parent, everyone, none, may);
        let bot = Whose::Member(sandbox.application_id().get().into());
        sandbox.overwrite(parent, bot, may, none);
        let start = "start thread:yes";
        refused(world, &bob, start, "Create Public Threads").await;
        refused(world, &bob, start, "`thread:no`").await;
        assert!(threads(world, parent).is_empty());

        let hosts = sandbox.create_role(guild, "hosts", none);
        sandbox.overwrite(parent, Whose::Role(hosts), may, none);
        sandbox.give_role(guild, bob.id(), hosts);
        open(world, &bob, "").await;

        // A default of the server is a permission for everyone.
        sandbox.take_role(guild, bob.id(), hosts);
        world.channel = parent;
        refused(world, &bob, start, "Create Public Threads").await;
        world
            .slash(&world.user("Alice"), "settings thread:yes")
            .await;
        let answer = world.slash(&bob, "start").await;
        assert!(answer.is_ephemeral(), "{}", answer.text());
        assert_eq!(threads(world, parent).len(), 2);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_gets_only_so_many_threads_at_a_time() {
    with_bot(async |world| {
        let (alice, parent) = (world.user("Alice"), world.channel);
        for _ in 0..3 {
            world.channel = parent;
            open(world, &alice, "").await;
            stop(world, &alice).await;
        }
        world.channel = parent;
        refused(world, &alice, "start thread:yes", "can open <t:").await;
        assert_eq!(threads(world, parent).len(), 3);
        // Here and elsewhere, tables can still be opened.
        let lobby = world.slash(&alice, "start thread:no").await;
        assert!(!lobby.is_ephemeral(), "{}", lobby.text());
        let guild = world.sandbox.guild();
        world.channel = world
            .sandbox
            .create_channel(guild, "more", ChannelKind::Text);
        open(world, &alice, "").await;
    })
    .await;
}

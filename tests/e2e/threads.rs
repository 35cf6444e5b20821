//! `/getaway start thread:yes`: a table in a thread of its own.

use discord_sandbox::{
    AckKind, ChannelId, ChannelKind, Message, Permissions, Request, Thread, User, View, Whose,
};

use crate::hand::{playable_or_over, plays};
use crate::harness::{World, says, says_all, slash_in, visible};
use crate::refusals::refused;

tests! { with_bot
    a_table_stays_in_its_thread_and_the_channel_gets_its_result
    a_channel_can_have_a_table_and_several_more_in_threads
    start_in_a_thread_opens_the_table_there
    a_channel_that_cannot_have_threads_says_so
    a_thread_that_cannot_be_opened_is_explained_and_leaves_nothing
    settings_can_make_threads_the_default
    a_deleted_thread_or_channel_ends_its_table
    an_archived_thread_is_brought_back_when_something_happens
    a_press_that_comes_while_its_thread_is_archived_counts_and_is_answered
    a_locked_thread_is_explained_and_the_table_catches_up
    a_lost_answer_does_not_create_a_second_thread
    a_lobby_that_is_deleted_before_it_is_confirmed_is_posted_again_soon
    without_read_message_history_a_result_is_told_once
    a_thread_needs_the_persons_own_permission
    while_a_slow_table_has_the_channel_start_offers_a_thread
    a_table_whose_end_is_not_shown_yet_stands_in_nobodys_way
}

tests! { with_process
    a_kill_before_the_lobby_is_posted_leaves_no_orphan
    a_kill_before_the_table_is_saved_leaves_no_open_thread
    a_kill_at_the_end_still_posts_the_result_once_and_archives_the_thread
}

fn threads(world: &World, parent: ChannelId) -> Vec<Thread> {
    world.sandbox.look(|view| view.threads(parent))
}

fn public(world: &World, channel: ChannelId) -> Vec<Message> {
    let look = |view: &View<'_>| view.public(channel).cloned().collect();
    world.sandbox.look(look)
}

/// Opens a table in a thread of its own. Everything after that happens in the thread.
async fn open(world: &mut World, host: &User, options: &str) -> ChannelId {
    let parent = world.channel;
    let answer = world.slash(host, &format!("start thread:yes {options}")).await;
    let thread = threads(world, parent).pop().expect("a thread").id;
    assert!(answer.is_ephemeral());
    says(&answer, &format!("<#{thread}>"));
    world.channel = thread;
    world.newest_public("a table is open").await;
    thread
}

/// Opens a table in a thread of its own, lets the others join, and deals.
async fn deal(world: &mut World, people: &[User]) -> ChannelId {
    let thread = open(world, &people[0], "take_window:0 turn_seconds:0").await;
    world.join(&people[1..]).await;
    world.slash(&people[0], "deal").await;
    world.any_public("game 1 has begun").await;
    thread
}

async fn is_archived(world: &World, parent: ChannelId, thread: ChannelId, archived: bool) {
    let what = format!("archived: {archived}");
    let is_so = |view: &View<'_>| {
        view.threads(parent).into_iter().any(|one| one.id == thread && one.archived == archived)
    };
    world.until(&what, is_so).await;
}

async fn a_table_stays_in_its_thread_and_the_channel_gets_its_result(world: &mut World) {
    let (people, parent) = (world.people(3), world.channel);
    let thread = deal(world, &people).await;
    let told = public(world, parent);
    assert_eq!(told.len(), 1, "one line in the channel");
    assert_eq!(told[0].thread, Some(thread));
    assert_eq!(threads(world, parent)[0].name, "Getaway: Alice");
    world.hands_arrive(&people).await;
    world.lose(&people[1], 1).await;
    assert!(!threads(world, parent)[0].archived, "the series goes on");
    assert_eq!(public(world, parent).len(), 1);

    world.close(&people[0]).await;
    is_archived(world, parent, thread, true).await;
    let told = public(world, parent);
    assert_eq!(told.len(), 2, "and one with the result");
    let line = &told[1];
    says_all(&line, ["is over after 1 game.", &thread.to_string(), "** is the loser of this game"]);
    assert!(line.mentioned.is_empty(), "nobody is notified");

    // Nobody has to enter the thread for commands about the server.
    world.channel = parent;
    says(&world.slash(&people[0], "leaderboard").await, "Alice");
}

async fn a_channel_can_have_a_table_and_several_more_in_threads(world: &mut World) {
    let (people, parent) = (world.people(3), world.channel);
    world.slash(&people[0], "start").await;
    let first = open(world, &people[0], "").await;
    world.channel = parent;
    let second = open(world, &people[1], "").await;
    assert_eq!(world.tables().all().len(), 3);
    for channel in [parent, first, second] {
        world.channel = channel;
        says(&world.slash(&people[2], "join").await, "You have seat 2");
    }
    world.channel = first;
    world.stop(&people[0]).await;
    is_archived(world, parent, first, true).await;
    is_archived(world, parent, second, false).await;
    assert_eq!(world.tables().all().len(), 2);
    // There are the lobby and a line for each thread. A table without any games has no result.
    assert_eq!(public(world, parent).len(), 3);
}

async fn start_in_a_thread_opens_the_table_there(world: &mut World) {
    let (alice, parent) = (world.user("Alice"), world.channel);
    let thread = world.sandbox.create_thread(parent, "chat");
    world.sandbox.lock(thread, true);
    world.channel = thread;
    refused(world, &alice, "start", "This thread is locked").await;
    world.sandbox.lock(thread, false);
    world.slash(&alice, "start thread:yes").await;
    world.newest_public("a table is open").await;
    assert_eq!(threads(world, parent).len(), 1);
    world.close(&alice).await;
    // The thread belongs to somebody else, so it isn't archived.
    let path = format!("/channels/{thread}");
    let looked = |one: &Request| one.method == "GET" && one.path == path;
    world.until("a look at the thread", |view: &View<'_>| view.requests().any(looked)).await;
    is_archived(world, parent, thread, false).await;
}

async fn a_channel_that_cannot_have_threads_says_so(world: &mut World) {
    let alice = world.user("Alice");
    let (sandbox, guild) = (world.sandbox.clone(), world.sandbox.guild());
    world.channel = sandbox.create_channel(guild, "news", ChannelKind::Announcement);
    open(world, &alice, "").await;
    world.channel = sandbox.create_channel(guild, "talk", ChannelKind::Voice);
    refused(world, &alice, "start thread:yes", "can’t have threads").await;
    world.slash(&alice, "settings thread:yes").await;
    // A mere default is ignored where it is impossible.
    world.lobby(&alice, "start").await;
}

async fn a_thread_that_cannot_be_opened_is_explained_and_leaves_nothing(world: &mut World) {
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
    refused(world, &alice, start, "as many active threads as").await;
    assert!(threads(world, parent).is_empty());
    assert!(world.tables().all().is_empty());
    // A bot that may not post in the channel itself can still have a table in a thread.
    sandbox.faults().limit_threads(10);
    sandbox.deny_bot(parent, Permissions::SEND_MESSAGES);
    refused(world, &alice, "start", "Send Messages").await;
    open(world, &alice, "").await;
}

async fn settings_can_make_threads_the_default(world: &mut World) {
    let (people, parent) = (world.people(2), world.channel);
    says(&world.slash(&people[0], "settings thread:yes").await, "threads of their own");
    let answer = world.slash(&people[0], "start").await;
    assert!(answer.is_ephemeral(), "{}", answer.text());
    assert_eq!(threads(world, parent).len(), 1);
    world.lobby(&people[1], "start thread:no").await;
    // The other games keep their own settings.
    let lobby = slash_in(&people[0], world.sandbox.channel("general"), "/palace start").await;
    assert!(!lobby.is_ephemeral(), "{}", lobby.text());
}

async fn a_deleted_thread_or_channel_ends_its_table(world: &mut World) {
    let (people, parent) = (world.people(3), world.channel);
    let thread = deal(world, &people).await;
    let gone = world.table_ends();
    world.sandbox.delete_thread(thread);
    gone.await;
    world.channel = parent;
    open(world, &people[0], "").await;
    let gone = world.table_ends();
    world.sandbox.delete_channel(parent);
    gone.await;
}

async fn an_archived_thread_is_brought_back_when_something_happens(world: &mut World) {
    let (people, parent) = (world.people(3), world.channel);
    let thread = deal(world, &people).await;
    world.newest_public("Game 1, trick 1").await;
    world.sandbox.archive(thread, true);
    world.leaves_in_turn(&people);
    is_archived(world, parent, thread, false).await;
    world.any_public("(left; a computer plays)").await;
}

async fn a_press_that_comes_while_its_thread_is_archived_counts_and_is_answered(world: &mut World) {
    let (alice, parent) = (world.user("Alice"), world.channel);
    let thread = open(world, &alice, "computers:3 level:easy take_window:0 turn_seconds:0").await;
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
        let lock = if is_slow { Some(world.lock_database().await) } else { None };
        sandbox.faults().release_interactions();
        let kind = sandbox.answer(pressed).await.expect("an answer").kind;
        // A machine that stands still may be slow without that.
        assert!(!is_slow || kind == AckKind::DeferUpdate, "{kind:?}");
        drop(lock);
        let card = hand.button(&card.id).expect("it was pressed").label;
        let said = format!("You played {card}.");
        let played =
            |hand: &Message| hand.history().any(|now| visible(&now.text()).contains(&said));
        world.hand_when(&alice, &said, played).await;
        is_archived(world, parent, thread, false).await;
    }
}

async fn a_locked_thread_is_explained_and_the_table_catches_up(world: &mut World) {
    let people = world.people(3);
    let thread = deal(world, &people).await;
    world.newest_public("Game 1, trick 1").await;
    // After this, the message is edited as the channel's, without an interaction.
    world.restart().await;
    world.sandbox.lock(thread, true);
    world.leaves_in_turn(&people);
    let words = |m: &Message| m.is_ephemeral() && m.text().contains("This thread is locked");
    world.until("words about the lock", |view: &View<'_>| view.messages(thread).any(words)).await;
    world.sandbox.lock(thread, false);
    world.any_public("(left; a computer plays)").await;
}

async fn a_lost_answer_does_not_create_a_second_thread(world: &mut World) {
    let (alice, parent) = (world.user("Alice"), world.channel);
    world.faults().cut_requests(1, "POST", "/threads", true);
    open(world, &alice, "").await;
    assert_eq!(threads(world, parent).len(), 1);
    assert_eq!(public(world, parent).len(), 1);
}

async fn a_lobby_that_is_deleted_before_it_is_confirmed_is_posted_again_soon(world: &mut World) {
    let faults = world.faults();
    faults.sweep_messages(true);
    // Discord accepts the lobby without confirming it, and it can't be looked for.
    faults.cut_requests(1, "POST", "/messages$", true);
    faults.fail_requests(u32::MAX, "GET", "/messages$", 500);
    world.slash(&world.user("Alice"), "start thread:yes").await;
    let thread = threads(world, world.channel).remove(0).id;
    let is_there = |view: &View<'_>| view.messages(thread).next().is_some();
    world.until("the table's first message", is_there).await;
    assert_eq!(public(world, thread).len(), 0);
    world.faults().sweep_messages(false);
    world.faults().stop_failing();
    world.channel = thread;
    let lobby = world.newest_public("a table is open").await;
    says(&world.press(&world.user("Bob"), &lobby, "Join").await, "You have seat 2");
    world.newest_public("2 taken").await;
}

async fn without_read_message_history_a_result_is_told_once(world: &mut World) {
    let (people, parent) = (world.people(3), world.channel);
    let thread = deal(world, &people).await;
    world.lose(&people[1], 1).await;
    world.sandbox.deny_bot(parent, Permissions::READ_MESSAGE_HISTORY);
    world.faults().cut_requests(1, "POST", &format!("/channels/{parent}/messages"), true);
    world.close(&people[0]).await;
    is_archived(world, parent, thread, true).await;
    assert_eq!(public(world, parent).len(), 2, "a line for the thread, and the result");
}

async fn a_kill_before_the_lobby_is_posted_leaves_no_orphan(world: &mut World) {
    let (alice, bob, parent) = (world.user("Alice"), world.user("Bob"), world.channel);
    let faults = world.faults();
    faults.hang_requests(u32::MAX, "POST", "/messages");
    says(&world.slash(&alice, "start thread:yes").await, "thread of its own");
    let thread = threads(world, parent).remove(0).id;
    assert_eq!(public(world, thread).len(), 0);
    world.faults().stop_failing();
    world.restart().await;
    world.channel = thread;
    let lobby = world.newest_public("a table is open").await;
    says(&world.press(&bob, &lobby, "Join").await, "You have seat 2");
    world.any_public("2 taken").await;
    assert_eq!(public(world, thread).len(), 1);
}

async fn a_kill_before_the_table_is_saved_leaves_no_open_thread(world: &mut World) {
    let (alice, parent) = (world.user("Alice"), world.channel);
    let faults = world.faults();
    faults.cut_requests(1, "POST", "/threads", true);
    faults.hang_requests(u32::MAX, "GET", "/threads/active");
    // The final answer never comes, but the bot acknowledges the command in time.
    world.answer(&alice, "start thread:yes").await;
    world.faults().stop_failing();
    world.restart().await;
    is_archived(world, parent, threads(world, parent).remove(0).id, true).await;
    // The leftover thread is in nobody's way.
    open(world, &alice, "").await;
    assert_eq!(threads(world, parent).len(), 2);
}

async fn a_kill_at_the_end_still_posts_the_result_once_and_archives_the_thread(world: &mut World) {
    let (people, parent) = (world.people(3), world.channel);
    let thread = deal(world, &people).await;
    world.lose(&people[0], 1).await;
    world.stop(&people[0]).await;
    world.until("the result", |view| view.public(parent).count() == 2).await;
    // This is before the thread is archived, which waits for pending answers.
    world.restart().await;
    is_archived(world, parent, thread, true).await;
    assert_eq!(public(world, parent).len(), 2, "it is told once");
}

/// Lets nobody but the bot open threads in this channel.
pub fn only_the_bot_opens_threads(world: &World) {
    let (sandbox, channel) = (&world.sandbox, world.channel);
    let (may, none) = (Permissions::CREATE_PUBLIC_THREADS, Permissions::default());
    sandbox.overwrite(channel, Whose::Role(sandbox.guild().get().into()), none, may);
    sandbox.overwrite(channel, Whose::Member(sandbox.application_id().get().into()), may, none);
}

async fn a_thread_needs_the_persons_own_permission(world: &mut World) {
    let (bob, parent) = (world.user("Bob"), world.channel);
    let (sandbox, guild) = (world.sandbox.clone(), world.sandbox.guild());
    let (may, none) = (Permissions::CREATE_PUBLIC_THREADS, Permissions::default());
    only_the_bot_opens_threads(world);
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
    world.slash(&world.user("Alice"), "settings thread:yes").await;
    let answer = world.slash(&bob, "start").await;
    assert!(answer.is_ephemeral(), "{}", answer.text());
    assert_eq!(threads(world, parent).len(), 2);
}

async fn while_a_slow_table_has_the_channel_start_offers_a_thread(world: &mut World) {
    let people = world.people(3);
    let dave = world.user("Dave");
    // A quick table is over soon.
    world.deal(&people, "turn_seconds:60").await;
    let refused = world.slash(&dave, "start").await;
    says(&refused, "There’s already a table in this channel. Join it");
    assert!(refused.button("Open in a thread").is_none());
    says(&world.slash(&dave, "deal").await, "gets you a seat for the next game");
    world.close(&world.moderator()).await;

    world.deal(&people, "turn_seconds:0").await;
    let offer = world.slash(&dave, "start").await;
    says(&offer, "Open yours in a thread of its own");
    let opened = world.press(&dave, &offer, "Open in a thread").await;
    let thread = threads(world, world.channel).pop().expect("a thread").id;
    says(&opened, &format!("<#{thread}>"));
}

async fn a_table_whose_end_is_not_shown_yet_stands_in_nobodys_way(world: &mut World) {
    let people = world.people(3);
    let dave = world.user("Dave");
    world.deal(&people, "turn_seconds:0").await;
    // Nothing in the channel can be edited.
    world.faults().fail_requests(u32::MAX, "PATCH", "/channels/", 500);
    let ends = world.table_ends();
    world.stop(&world.moderator()).await;
    ends.await;
    let other_game = slash_in(&dave, world.channel, "/king stop").await;
    says(&other_game, "There’s no table in this channel");
    let lobby = world.slash(&dave, "start").await;
    assert!(!lobby.is_ephemeral(), "{}", lobby.text());
    world.faults().stop_failing();
}

//! The bot is restarted after a graceful shutdown, or after a kill in the middle of a trick.

use std::collections::HashMap;

use discord_sandbox::{ChannelId, ChannelKind, MessageId, Request, User, View};

use crate::harness::{World, says, with_bot};
use crate::screen::one_hand;

tests! { with_process
    a_kill_during_an_answer_leaves_one_old_hand_until_it_is_pressed
    a_table_that_moves_at_the_moment_of_a_kill_is_there_once
    a_kill_at_the_end_of_a_table_leaves_no_tokens_and_no_buttons
    a_deleted_hand_is_not_deleted_again_after_a_kill
}

#[tokio::test(flavor = "multi_thread")]
async fn each_message_is_edited_at_most_once_at_the_start_and_a_lobby_goes_on_in_its_own() {
    const TABLES: usize = 16;
    with_bot(async |world| {
        // On a slow machine, mentions would be further messages.
        world.slash(&world.user("Alice"), "settings nudge_seconds:0").await;
        let people = world.dealt(3).await;
        world.hands_arrive(&people).await;
        let guild = world.sandbox.guild();
        let (first, mut lobby) = (world.channel, None);
        for at in 0..TABLES {
            let (sandbox, name) = (&world.sandbox, format!("table-{at}"));
            world.channel = sandbox.create_channel(guild, &name, ChannelKind::Text);
            world.answer(&people[at % 3], "start computers:2").await;
            lobby = Some(world.newest_public("3 taken").await.id);
        }
        let before = world.sandbox.requests().len();
        world.restart().await;
        // Every table is there again.
        says(&world.slash(&people[TABLES % 3], "join").await, "You have seat");
        assert_eq!(Some(world.newest_public("4 taken").await.id), lobby);
        world.channel = first;
        says(&world.slash(&people[0], "hand").await, "Your hand");
        let requests = world.sandbox.requests().split_off(before);
        // An answer that took too long was deferred, and is an edit of its own.
        let answered = requests
            .iter()
            .filter_map(|request| request.path.strip_suffix("/callback")?.rsplit('/').next());
        let answered: Vec<&str> = answered.collect();
        let is_answer = |path: &str| answered.iter().any(|token| path.contains(token));
        let mut edits: HashMap<&str, u32> = HashMap::new();
        let edited = requests.iter().filter(|request| request.method == "PATCH");
        for request in edited.filter(|request| !is_answer(&request.path)) {
            *edits.entry(request.path.as_str()).or_default() += 1;
        }
        // The lobby that somebody has joined is edited again.
        assert!(edits.len() <= TABLES + 4, "{edits:?}");
        assert!(edits.values().sum::<u32>() <= TABLES as u32 + 5, "{edits:?}");
        // Nothing is posted but answers, and only the hand that a newer one replaced is deleted.
        let others = |one: &&Request| match one.method.as_str() {
            "POST" => !one.path.contains("/callback"),
            method => method == "DELETE",
        };
        let others: Vec<_> = requests.iter().filter(others).collect();
        assert!(others.len() <= 1, "{others:?}");
        assert_eq!(world.sandbox.invalid_requests(), 0);
    })
    .await;
}

/// The hands that somebody sees: the ids of the messages, and their texts.
fn hands_of(user: &User, channel: ChannelId) -> impl Fn(&View<'_>) -> Vec<(MessageId, String)> {
    let id = user.id();
    move |view| {
        let seen = view.seen_by(id, channel);
        let hands = seen.filter(|m| m.is_ephemeral() && m.text().contains("**Your hand**"));
        hands.map(|hand| (hand.id, hand.text())).collect()
    }
}

/// Kills the bot and starts another process, for which Discord works normally.
pub async fn killed(world: &mut World) {
    world.restart().await;
    world.faults().stop_failing();
    world.faults().fail_requests(u32::MAX, "", "/emojis", 404);
}

async fn a_kill_during_an_answer_leaves_one_old_hand_until_it_is_pressed(world: &mut World) {
    world.loses_answers = true;
    let people = world.dealt(3).await;
    world.hands_arrive(&people).await;
    let opener = world.turn_of(&people).await;
    let channel = world.channel;
    let (opener, other) = (&people[opener], &people[(opener + 1) % 3]);
    let (hands, others) = (hands_of(opener, channel), hands_of(other, channel));

    // An answer never arrives: the previous hand is still the one to keep up to date.
    world.process().logs("3 hands are kept").await;
    let untold = world.sandbox.look(&others);
    let faults = world.faults();
    faults.fail_requests(u32::MAX, "POST", "/callback", 503);
    other.slash_and_go(channel, "/getaway hand").expect("it is sent");
    world.answered_with(503, "/callback").await;
    killed(world).await;
    assert_eq!(world.sandbox.look(&others), untold);

    // Discord accepts an answer, and the bot doesn't hear about it.
    let before = world.sandbox.look(&hands);
    let [(known, _)] = before[..] else { panic!("one hand: {before:?}") };
    world.faults().cut_requests(100, "POST", "/callback", true);
    opener.slash_and_go(channel, "/getaway play card:AS").expect("it is sent");
    let answered = world.sandbox.wait_for("the answer", |view| {
        let newest = hands(view).pop()?.0;
        (newest != known).then_some(newest)
    });
    let newest = answered.await;
    killed(world).await;

    // The hands that the next process knows of become true by themselves.
    let is_true = |view: &View<'_>| matches!(&others(view)[..], [(id, text)] if *id == untold[0].0 && *text != untold[0].1);
    world.until("the earlier hand to become true", is_true).await;
    let is_true = |view: &View<'_>| matches!(&hands(view)[..], [(id, text), _] if *id == known && *text != before[0].1);
    world.until("the hand above the answer", is_true).await;
    // A press on the answer makes it the hand.
    let answer = world.sandbox.look(|view| view.message(newest).cloned()).expect("it is there");
    says(&world.press_raw(opener, &answer, "getaway.play.1.1.AS").await, "Your hand");
    assert_eq!(one_hand(world, opener).await, newest);
    // The others finish the trick.
    for user in people.iter().filter(|user| user.id() != opener.id()) {
        let card = world.offers(user).await.into_iter().next().expect("a card");
        world.play(user, &card).await;
    }
    let what = "the hand to become true, and the only one";
    let is_true = |view: &View<'_>| matches!(&hands(view)[..], [(id, text)] if *id == newest && !text.contains("passed"));
    world.until(what, is_true).await;
}

async fn a_table_that_moves_at_the_moment_of_a_kill_is_there_once(world: &mut World) {
    let people = world.dealt(3).await;
    let (channel, author) = (world.channel, world.sandbox.application_id().get());
    let tables = |view: &View<'_>| {
        let public = view.public(channel).filter(|m| m.author.get() == author);
        let open = public.filter(|m| m.buttons().iter().any(|button| !button.disabled));
        open.map(|m| (m.id, m.text())).collect::<Vec<_>>()
    };
    let first = world.sandbox.wait_for("the game's own message", |view| {
        let now = tables(view);
        (now.len() == 1 && now[0].1.contains("trick 1")).then_some(now)
    });
    let first = first.await;
    for number in 0..8 {
        people[0].say(channel, &format!("talk {number}")).expect("people may talk");
    }
    // With the next trick, the table moves below the talk. Discord accepts the message, and the
    // bot doesn't hear about it.
    let faults = world.faults();
    faults.cut_requests(100, "POST", "/messages", true);
    faults.cut_requests(100, "POST", "/webhooks/", true);
    faults.hang_requests(100, "GET", "/messages");
    while world.sandbox.look(tables).len() < 2 {
        world.play_round(&people).await;
    }
    killed(world).await;
    world.play_round(&people).await;
    let once = |view: &View<'_>| matches!(&tables(view)[..], [(id, _)] if *id > first[0].0);
    world.until("one table, the newer", once).await;
}

/// Waits until it is saved that no table is open any more.
pub async fn no_table_is_open(world: &World) {
    let open = "SELECT count(*) FROM tables WHERE open";
    let open = async || -> i64 {
        let count = sqlx::query_scalar(open).fetch_one(&mut world.connect().await).await;
        count.expect("a number")
    };
    world.story().until_saved(async || open().await == 0).await;
}

/// Whether the only table is open, and its anchor, which names its message.
async fn stored_table(world: &World) -> (bool, Option<String>) {
    let row = sqlx::query_as("SELECT open, anchor FROM tables");
    row.fetch_one(&mut world.connect().await).await.expect("one table")
}

async fn a_kill_at_the_end_of_a_table_leaves_no_tokens_and_no_buttons(world: &mut World) {
    world.loses_answers = true;
    world.dealt(3).await;
    world.process().logs("3 hands are kept").await;
    let moderator = world.moderator();
    let question = world.slash(&moderator, "stop").await;
    // The table ends, and the bot can't show it.
    let faults = world.faults();
    faults.hang_requests(1000, "", "/messages");
    faults.hang_requests(1000, "", "/webhooks/");
    moderator.click(&question, "End the table").await.unwrap();
    no_table_is_open(world).await;
    let (is_open, kept) = stored_table(world).await;
    let kept = kept.expect("which message is the table's");
    assert!(!is_open && !kept.contains("token"), "{kept}");
    killed(world).await;
    let is_bare = |view: &View<'_>| view.public(world.channel).all(|m| m.buttons().is_empty());
    world.until("no button to be left", is_bare).await;
    world.process().logs("cleaned up after 1 ended").await;
    assert_eq!(stored_table(world).await, (false, None));
}

async fn a_deleted_hand_is_not_deleted_again_after_a_kill(world: &mut World) {
    let mut people = world.dealt(3).await;
    world.hands_arrive(&people).await;
    // Takes a player who doesn't begin: their hand changes when their turn comes.
    let begins = world.offers(&people[0]).await == ["AS"];
    let alice = people.remove(usize::from(begins));
    for _ in 0..2 {
        world.slash(&alice, "hand").await;
        one_hand(world, &alice).await;
    }
    killed(world).await;
    // The new process keeps the hand up to date.
    let before = world.hand(&alice).expect("a hand").text();
    while world.offers(&alice).await.is_empty() {
        world.play_round(&people).await;
    }
    let changed = |hand: &discord_sandbox::Message| hand.text() != before;
    world.hand_when(&alice, "their turn", changed).await;
    world.slash(&alice, "hand").await;
    one_hand(world, &alice).await;
    let deleted = world.sandbox.requests().into_iter().filter(|request| request.method == "DELETE");
    let deleted: Vec<_> = deleted.map(|request| request.status).collect();
    assert!(deleted.iter().all(|status| *status == 204), "{deleted:?}");
}

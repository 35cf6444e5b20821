//! The mention of somebody who doesn't move for a while.

use discord_sandbox::{User, View};

use crate::harness::{World, says};

/// Discord's flag for messages that notify nobody.
const SILENT: u64 = 1 << 12;

tests! { with_process somebody_who_does_not_move_is_mentioned_once }

tests! { with_bot
    a_mention_is_deleted_even_if_discord_fails_once
    a_mention_stays_and_says_what_was_played_if_the_time_ran_out
    a_slow_table_mentions_people_even_where_mentions_are_off
    only_what_mentions_somebody_rings
}

/// Three people are dealt a game, where a mention comes after a second.
pub async fn dealt(world: &World) -> Vec<User> {
    let people = world.people(3);
    let saved = world.slash(&people[0], "settings nudge_seconds:1").await;
    says(&saved, "get a mention after 1 second");
    world.deal(&people, "turn_seconds:0").await;
    people
}

async fn somebody_who_does_not_move_is_mentioned_once(world: &mut World) {
    let people = dealt(world).await;
    let table = world.newest_public("Game 1, trick 1").await;
    let is_mention = people.iter().any(|user| user.was_notified_by(&table));
    assert!(!is_mention && !table.content().contains("<@"), "they are there");
    let opener = &people[world.turn_of(&people).await];
    // Everyone has just pressed something, so the mention comes only after a while.
    let nudge = world.newest_public("it’s your turn.").await;
    let mention = opener.mention();
    says(&nudge, &format!("{mention}, it’s your turn."));
    for user in &people {
        let is_opener = user.id() == opener.id();
        assert_eq!(user.was_notified_by(&nudge), is_opener, "{}", user.name());
    }
    says(&world.press(opener, &nudge, "My hand").await, "Your hand");
    // Nothing more is due, also when the table changes twice.
    let is_settled = |line: &str| line.contains("it is settled whom to mention");
    let is_due = |line: &str| is_settled(line) && line.contains("is_due=true");
    let process = world.process();
    let (settled, due) = (process.has_logged(is_settled), process.has_logged(is_due));
    let (dave, waits) = (world.user("Dave"), "In the next game");
    world.slash(&dave, "join").await;
    world.any_public(waits).await;
    world.slash(&dave, "leave").await;
    let is_gone =
        |view: &View<'_>| !view.public(world.channel).any(|one| one.text().contains(waits));
    world.until("nobody to wait for a seat", is_gone).await;
    let process = world.process();
    process.logs_so_often(is_settled, settled + 2).await;
    assert_eq!(process.has_logged(is_due), due, "another mention is due");
    // Nor after a restart, from which the mention goes on.
    world.restart().await;
    let process = world.process();
    process.logs_so_often(is_settled, 1).await;
    assert_eq!(process.has_logged(is_due), 0, "another mention is due");
    assert!(!world.sandbox.message(nudge.id).expect("it's there").deleted);
    world.play(opener, "AS").await;
    world.is_deleted(nudge.id).await;
    let mentions = |view: &View<'_>| {
        let all = view.messages(world.channel).filter(|one| !one.is_ephemeral());
        all.filter(|one| one.content().starts_with(&mention)).count()
    };
    assert_eq!(world.sandbox.look(mentions), 1, "also of those that were deleted");
}

async fn a_mention_is_deleted_even_if_discord_fails_once(world: &mut World) {
    let people = dealt(world).await;
    let nudge = world.newest_public("it’s your turn.").await;
    let opener = &people[world.turn_of(&people).await];
    let path = format!("/messages/{}", nudge.id);
    world.faults().fail_requests(1, "DELETE", &path, 503);
    world.play(opener, "AS").await;
    world.is_deleted(nudge.id).await;
}

async fn a_mention_stays_and_says_what_was_played_if_the_time_ran_out(world: &mut World) {
    let people = world.people(3);
    world.slash(&people[0], "settings nudge_seconds:1").await;
    world.deal(&people, "turn_seconds:15 taking:off first_trick:in_turn").await;
    let opener = &people[world.turn_of(&people).await];
    let nudge = world.newest_public("it’s your turn.").await;
    let edited = world.any_public("Your time ran out; a computer played A").await;
    assert_eq!(edited.id, nudge.id, "{}", edited.text());
    says(&edited, &opener.mention());
}

async fn a_slow_table_mentions_people_even_where_mentions_are_off(world: &mut World) {
    let people = world.people(3);
    says(&world.slash(&people[0], "settings nudge_seconds:0").await, "Nobody gets a mention");
    world.deal(&people, "turn_seconds:259200").await;
    let opener = &people[world.turn_of(&people).await];
    let nudge = world.newest_public("it’s your turn.").await;
    says(&nudge, &opener.mention());
}

async fn only_what_mentions_somebody_rings(world: &mut World) {
    let people = dealt(world).await;
    world.newest_public("it’s your turn.").await;
    world.lose(&people[0], 1).await;
    let rings = world.sandbox.look(|view| {
        let posted = view.public(world.channel).filter(|message| message.interaction.is_none());
        let of_each = posted.map(|message| {
            let is_silent = message.now().flags & SILENT != 0;
            assert_eq!(is_silent, message.mentioned.is_empty(), "{}", message.text());
            !is_silent
        });
        of_each.collect::<Vec<_>>()
    });
    assert!(rings.contains(&true) && rings.contains(&false), "{rings:?}");
}

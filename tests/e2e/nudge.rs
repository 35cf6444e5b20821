//! The mention of somebody who doesn't move for a while.

use crate::harness::{World, says};

tests! { with_bot
    somebody_who_does_not_move_is_mentioned_once
    a_mention_does_not_survive_a_restart
    a_mention_is_deleted_even_if_the_answer_was_lost
    a_mention_is_deleted_even_if_discord_fails_once
}

async fn somebody_who_does_not_move_is_mentioned_once(world: &mut World) {
    let people = world.people(3);
    let saved = world.slash(&people[0], "settings nudge_seconds:1").await;
    says(&saved.text(), "get a mention after 1 second");
    world.deal(&people, "turn_seconds:0").await;
    let table = world.newest_public("Game 1, trick 1").await;
    let is_mention = people.iter().any(|user| user.was_notified_by(&table));
    assert!(!is_mention && table.content().is_empty(), "they are there");
    let opener = &people[world.turn_of(&people).await];
    // Everyone has just pressed something, so the mention comes only after a while.
    let nudge = world.newest_public("it’s your turn.").await;
    assert!(opener.was_notified_by(&nudge), "{}", nudge.text());
    let (name, mention) = (opener.name(), opener.mention());
    says(
        &nudge.text(),
        &format!("**{name}** {mention}, it’s your turn."),
    );
    let notified = people.iter().filter(|user| user.was_notified_by(&nudge));
    assert_eq!(notified.count(), 1);
    world.play(opener, "AS").await;
    world.is_deleted(nudge.id).await;
}

async fn a_mention_does_not_survive_a_restart(world: &mut World) {
    let people = world.people(3);
    world.slash(&people[0], "settings nudge_seconds:1").await;
    world.deal(&people, "turn_seconds:0").await;
    let nudge = world.newest_public("it’s your turn.").await;
    world.restart().await;
    world.is_deleted(nudge.id).await;
}

async fn a_mention_is_deleted_even_if_the_answer_was_lost(world: &mut World) {
    let people = world.people(3);
    world.slash(&people[0], "settings nudge_seconds:1").await;
    world.deal(&people, "turn_seconds:0").await;
    world.hands_arrive(&people).await;
    let opener = &people[world.turn_of(&people).await];
    // Nothing else is sent until somebody plays.
    let faults = world.faults();
    faults.cut_requests(1, "POST", "/messages", true);
    let nudge = world.newest_public("it’s your turn.").await;
    world.play(opener, "AS").await;
    world.is_deleted(nudge.id).await;
}

async fn a_mention_is_deleted_even_if_discord_fails_once(world: &mut World) {
    let people = world.people(3);
    world.slash(&people[0], "settings nudge_seconds:1").await;
    world.deal(&people, "turn_seconds:0").await;
    let nudge = world.newest_public("it’s your turn.").await;
    let opener = people.iter().find(|user| user.was_notified_by(&nudge));
    let path = format!("/messages/{}", nudge.id);
    let faults = world.faults();
    faults.fail_requests(1, "DELETE", &path, 503);
    world.play(opener.expect("somebody opens"), "AS").await;
    world.is_deleted(nudge.id).await;
}

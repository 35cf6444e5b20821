//! The mention of somebody who doesn't move for a while.

use crate::harness::{says, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_does_not_move_is_mentioned_once() {
    with_bot(async |world| {
        let people = world.people(3);
        let saved = world.slash(&people[0], "settings nudge_seconds:1").await;
        says(&saved.text(), "get a mention after 1 second");
        world.deal(&people, "turn_seconds:0").await;
        let table = world.newest_public("Game 1, trick 1").await;
        assert_eq!(
            table.content(),
            "",
            "somebody who is there needs no mention"
        );
        let mut opener = None;
        for user in &people {
            assert!(!user.was_notified_by(&table));
            if !world.offers(user).await.is_empty() {
                opener = Some(user);
            }
        }
        let opener = opener.expect("somebody opens");
        // Everyone has just pressed something, so the mention comes only after a while.
        let nudge = world.newest_public("it’s your turn.").await;
        assert!(opener.was_notified_by(&nudge), "{}", nudge.text());
        let called = format!(
            "**{}** {}, it’s your turn.",
            opener.name(),
            opener.mention()
        );
        says(&nudge.text(), &called);
        assert_eq!(
            people
                .iter()
                .filter(|user| user.was_notified_by(&nudge))
                .count(),
            1
        );
        world.slash(opener, "play card:AS").await;
        let gone = world.sandbox.wait_for("the mention to go", |view| {
            view.message(nudge.id)
                .is_some_and(|message| message.deleted)
                .then_some(())
        });
        gone.await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mention_does_not_survive_a_restart() {
    with_bot(async |world| {
        let people = world.people(3);
        world.slash(&people[0], "settings nudge_seconds:1").await;
        world.deal(&people, "turn_seconds:0").await;
        let nudge = world.newest_public("it’s your turn.").await;
        world.restart().await;
        let gone = world.sandbox.wait_for("the mention to go", |view| {
            let message = view.message(nudge.id);
            message.is_some_and(|message| message.deleted).then_some(())
        });
        gone.await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mention_is_deleted_even_if_the_answer_was_lost() {
    with_bot(async |world| {
        let people = world.people(3);
        world.slash(&people[0], "settings nudge_seconds:1").await;
        world.deal(&people, "turn_seconds:0").await;
        let mut opener = None;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
            if !world.offers(user).await.is_empty() {
                opener = Some(user);
            }
        }
        // Nothing else is sent until somebody plays.
        let faults = world.sandbox.faults();
        faults.cut_requests(1, "POST", "/messages", true);
        let nudge = world.newest_public("it’s your turn.").await;
        let opener = opener.expect("somebody opens");
        world.slash(opener, "play card:AS").await;
        let gone = world.sandbox.wait_for("the mention to go", |view| {
            let message = view.message(nudge.id);
            message.is_some_and(|message| message.deleted).then_some(())
        });
        gone.await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mention_is_deleted_even_if_discord_fails_once() {
    with_bot(async |world| {
        let people = world.people(3);
        world.slash(&people[0], "settings nudge_seconds:1").await;
        world.deal(&people, "turn_seconds:0").await;
        let nudge = world.newest_public("it’s your turn.").await;
        let opener = people.iter().find(|user| user.was_notified_by(&nudge));
        let path = format!("/messages/{}", nudge.id);
        let faults = world.sandbox.faults();
        faults.fail_requests(1, "DELETE", &path, 503);
        world
            .slash(opener.expect("somebody opens"), "play card:AS")
            .await;
        let gone = world.sandbox.wait_for("the mention to go", |view| {
            let message = view.message(nudge.id);
            message.is_some_and(|message| message.deleted).then_some(())
        });
        gone.await;
    })
    .await;
}

//! The mention of somebody who does not act.

use crate::harness::with_bot;

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_act_is_mentioned_once_until_they_act() {
    with_bot(async |world| {
        let people = world.people(3);
        let saved = world.slash(&people[0], "settings nudge_seconds:1").await;
        assert!(
            saved.text().contains("1 seconds is mentioned"),
            "{}",
            saved.text()
        );
        world.deal(&people, "turn_seconds:0").await;
        let table = world.newest_public("Game 1, trick 1").await;
        assert_eq!(table.content(), "", "who is there needs no mention");
        let mut opener = None;
        for user in &people {
            assert!(!user.was_notified_by(&table));
            if !world.offers(user).await.is_empty() {
                opener = Some(user);
            }
        }
        let opener = opener.expect("somebody opens");
        // Everybody has just pressed something: it comes only when that is a while ago.
        let nudge = world.newest_public("it is your turn.").await;
        assert!(opener.was_notified_by(&nudge), "{}", nudge.text());
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
async fn a_mention_does_not_outlive_a_restart() {
    with_bot(async |world| {
        let people = world.people(3);
        world.slash(&people[0], "settings nudge_seconds:1").await;
        world.deal(&people, "turn_seconds:0").await;
        let nudge = world.newest_public("it is your turn.").await;
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
async fn a_mention_whose_answer_was_lost_goes_like_any_other() {
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
        faults.cut_requests(1, "POST", "/webhooks/", true);
        let nudge = world.newest_public("it is your turn.").await;
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

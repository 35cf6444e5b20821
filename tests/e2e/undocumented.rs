//! What Discord does without documenting it: limits that its headers don't announce, what looks
//! like a reply, and what becomes of old messages.

use std::time::Duration;

use discord_sandbox::Sandbox;

use crate::harness::{World, cards_in, with_pictures_in_process};
use crate::nudge::dealt;

tests! { with_bot
    an_old_message_is_edited_at_the_rate_that_discord_allows
    a_moved_table_and_a_mention_are_not_replies
}

async fn an_old_message_is_edited_at_the_rate_that_discord_allows(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.slash(&alice, "start").await;
    world.newest_public("1 taken").await;
    let hour = Duration::from_secs(3_601);
    world.faults().advance_clock(hour);
    let refused =
        || world.sandbox.requests().iter().any(|request| request.summary.contains("30046"));
    for _ in 0..20 {
        world.slash(&bob, "join").await;
        world.any_public("2 taken").await;
        world.slash(&bob, "leave").await;
        world.any_public("1 taken").await;
        if refused() {
            break;
        }
    }
    assert!(refused(), "Discord never refused an edit");
    world.slash(&bob, "join").await;
    assert_eq!(world.any_public("2 taken").await.id, lobby.id, "the message was given up");
}

async fn a_moved_table_and_a_mention_are_not_replies(world: &mut World) {
    let people = dealt(world).await;
    let game = world.any_public("Game 1, trick 1").await;
    let mention = world.newest_public("it’s your turn.").await;
    assert_eq!((game.reply_to, mention.reply_to), (None, None));
    assert_eq!(world.lose(&people[0], 1).await.reply_to, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_have_pictures_although_not_all_of_them_can_be_uploaded_yet() {
    const FIRST: usize = 50;
    let limited = |sandbox: &Sandbox| {
        let limit = (FIRST as u32, Duration::from_secs(20));
        sandbox.faults().limit_uploads(Some(limit));
    };
    with_pictures_in_process(&[], limited, async |world| {
        world.until("the first emojis", |view| view.emojis().count() == FIRST).await;
        let people = world.dealt(3).await;
        for user in &people {
            let hand = world.slash(user, "hand").await.text();
            let (all, drawn) = (cards_in(&hand).len(), hand.matches("<:").count());
            // What a server needs unless it has chosen otherwise comes first.
            assert!(drawn + 2 >= all, "{drawn} of {all} cards have pictures: {hand}");
        }
        super::pictures::all_uploaded(world).await;
        let is_refused = world.sandbox.requests().iter().any(|request| request.status == 429);
        assert!(is_refused, "nothing was refused");
        let warns = |line: &str| line.contains("WARN") && line.contains("emojis");
        assert!(world.process().has_logged(warns) <= 1);
    })
    .await;
}

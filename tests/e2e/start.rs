//! `/getaway start` and the lobby it opens.

use discord_sandbox::Permissions;

use crate::harness::{says, with_bot};
use crate::refusals::refused;

#[tokio::test(flavor = "multi_thread")]
async fn start_join_leave_and_deal() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));

        let lobby = world.slash(&alice, "start computers:2").await;
        assert!(!lobby.is_ephemeral());
        says(&lobby.text(), "3 taken");
        let again = world.slash(&bob, "start").await;
        assert!(again.is_ephemeral() && again.text().contains("already a table in this channel"));

        let joined = bob.click(&lobby, "Join").await.unwrap();
        assert!(
            joined.is_ephemeral() && joined.text().contains("You have seat"),
            "{}",
            joined.text()
        );
        world.any_public("Bob").await;
        let refused = bob.click(&lobby, "Deal").await.unwrap();
        says(&refused.text(), "Only the host");

        let left = bob.click(&lobby, "Leave").await.unwrap();
        says(&left.text(), "You’ve left");
        alice.click(&lobby, "Deal").await.unwrap();
        let hand = world.hand_when(&alice, "arrives", |_| true).await;
        assert!(hand.is_ephemeral());
        world.any_public("trick 1").await;
        world
            .sandbox
            .wait_for("the lobby to be closed", |view| {
                let lobby = view.message(lobby.id)?;
                lobby.buttons().is_empty().then_some(())
            })
            .await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn start_is_refused_if_the_bot_may_not_write() {
    with_bot(async |world| {
        world
            .sandbox
            .deny_bot(world.channel, Permissions::SEND_MESSAGES);
        let answer = world.slash(&world.user("Alice"), "start").await;
        assert!(answer.is_ephemeral());
        says(&answer.text(), "Send Messages");
        assert!(world.tables().all().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_is_explained_with_where_to_click() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let sandbox = world.sandbox.clone();
        sandbox.deny_bot(world.channel, Permissions::VIEW_CHANNEL);
        let told = world.slash(&alice, "start").await.text();
        for part in [
            "**View Channel**",
            "You can allow it: **Edit Channel → Permissions → ",
            "**Server Settings → Roles → ",
        ] {
            assert!(told.contains(part), "{told}");
        }
        assert!(!told.contains("thread"), "{told}");
        let told = world.slash(&bob, "start").await.text();
        assert!(
            told.contains("Ask somebody who manages the channel"),
            "{told}"
        );
        assert!(told.contains("**Edit Channel → Permissions → "), "{told}");
        sandbox.set_locale(bob.id(), "hi");
        let told = world.slash(&bob, "start").await.text();
        assert!(told.contains("चैनल देखें (View Channel)"), "{told}");
        assert!(told.contains("परमिशन (Permissions)"), "{told}");

        sandbox.deny_bot(world.channel, Permissions::default());
        let thread = sandbox.create_thread(world.channel, "side");
        sandbox.deny_bot(world.channel, Permissions::SEND_MESSAGES_IN_THREADS);
        let answer = alice.slash(thread, "/getaway start").await.unwrap();
        let told = answer.reply().await.text();
        assert!(told.contains("**Send Messages in Threads**"), "{told}");
        assert!(told.contains("the channel it belongs to"), "{told}");
        assert!(world.tables().all().is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn start_says_what_would_work() {
    with_bot(async |world| {
        let alice = world.people(1).remove(0);
        refused(world, &alice, "start computers:9", "at most 8").await;
        refused(world, &alice, "start turn_seconds:5", "15 to 3600").await;
        world
            .sandbox
            .deny_bot(world.channel, Permissions::EMBED_LINKS);
        refused(world, &alice, "start", "Embed Links").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_gets_a_single_person_into_a_game() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        let refused = bob.click(&lobby, "Fill up to 4 and deal").await.unwrap();
        says(&refused.text(), "Only the host");
        alice.click(&lobby, "Fill up to 4 and deal").await.unwrap();
        let hand = world.hand_when(&alice, "arrives", |_| true).await;
        assert!(hand.text().contains("13 cards") || hand.text().contains("You played"));
        let table = world.any_public("Game 1, trick").await;
        says(&table.text(), "Computer 3");
    })
    .await;
}

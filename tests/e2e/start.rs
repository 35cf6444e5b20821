//! `/getaway start` and the lobby it opens.

use discord_sandbox::{Message, Permissions, View};

use crate::harness::{World, says};
use crate::refusals::refused;

tests! { with_bot
    start_join_leave_and_deal
    a_missing_permission_is_explained_with_where_to_click
    start_says_what_would_work
    one_press_gets_a_single_person_into_a_game
}

async fn start_join_leave_and_deal(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));

    let lobby = world.slash(&alice, "start computers:2").await;
    assert!(!lobby.is_ephemeral());
    says(&lobby.text(), "3 taken");
    let again = world.slash(&bob, "start").await;
    assert!(again.is_ephemeral());
    says(&again.text(), "already a table in this channel");

    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(joined.is_ephemeral());
    says(&joined.text(), "You have seat");
    world.any_public("Bob").await;
    let refused = bob.click(&lobby, "Deal").await.unwrap();
    says(&refused.text(), "Only the host");

    let left = bob.click(&lobby, "Leave").await.unwrap();
    says(&left.text(), "You’ve left");
    alice.click(&lobby, "Deal").await.unwrap();
    let hand = world.hand_when(&alice, "arrives", |_| true).await;
    assert!(hand.is_ephemeral());
    world.any_public("trick 1").await;
    let is_closed = |lobby: &Message| lobby.buttons().is_empty();
    let closed = |view: &View<'_>| view.message(lobby.id).is_some_and(is_closed);
    world.until("the lobby to be closed", closed).await;
}

async fn a_missing_permission_is_explained_with_where_to_click(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let sandbox = world.sandbox.clone();
    sandbox.deny_bot(world.channel, Permissions::VIEW_CHANNEL);
    let told = world.slash(&alice, "start").await.text();
    for part in [
        "**View Channel**",
        "You can allow it: **Edit Channel → Permissions → ",
        "**Server Settings → Roles → ",
    ] {
        says(&told, part);
    }
    assert!(!told.contains("thread"), "{told}");
    let told = world.slash(&bob, "start").await.text();
    says(&told, "Ask somebody who manages the channel");
    says(&told, "**Edit Channel → Permissions → ");
    sandbox.set_locale(bob.id(), "hi");
    let told = world.slash(&bob, "start").await.text();
    says(&told, "चैनल देखें (View Channel)");
    says(&told, "परमिशन (Permissions)");

    world.deny(Permissions::SEND_MESSAGES);
    refused(world, &alice, "start", "Send Messages").await;
    sandbox.deny_bot(world.channel, Permissions::default());
    let thread = sandbox.create_thread(world.channel, "side");
    sandbox.deny_bot(world.channel, Permissions::SEND_MESSAGES_IN_THREADS);
    let answer = alice.slash(thread, "/getaway start").await.unwrap();
    let told = answer.reply().await.text();
    says(&told, "**Send Messages in Threads**");
    says(&told, "the channel it belongs to");
    assert!(world.tables().all().is_empty());
}

async fn start_says_what_would_work(world: &mut World) {
    let alice = world.people(1).remove(0);
    refused(world, &alice, "start computers:9", "at most 8").await;
    refused(world, &alice, "start turn_seconds:5", "15 to 3600").await;
    world.deny(Permissions::EMBED_LINKS);
    refused(world, &alice, "start", "Embed Links").await;
}

async fn one_press_gets_a_single_person_into_a_game(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.slash(&alice, "start").await;
    let fill_up = "Fill up to 4 and deal";
    says(
        &world.press(&bob, &lobby, fill_up).await.text(),
        "Only the host",
    );
    // Whoever deals with too few people is offered the same.
    let refused = world.press(&alice, &lobby, "Deal").await;
    says(&refused.text(), "it takes 3");
    world.press(&alice, &refused, fill_up).await;
    let hand = world.hand_when(&alice, "arrives", |_| true).await;
    assert!(hand.text().contains("13 cards") || hand.text().contains("You played"));
    let table = world.any_public("Game 1, trick").await;
    says(&table.text(), "🤖 Cleo");
}

//! `/getaway start` and the lobby it opens.

use discord_sandbox::{Message, Permissions, View};

use crate::harness::{World, plain, says, says_all, slash_in};
use crate::refusals::refused;

tests! { with_bot
    start_join_leave_and_deal
    a_missing_permission_is_explained_with_where_to_click
    one_press_gets_a_single_person_into_a_game
    something_else_is_played_by_the_same_people
    the_host_changes_an_open_lobby_by_menus
}

async fn the_host_changes_an_open_lobby_by_menus(world: &mut World) {
    let people = world.people(2);
    world.open(&people, "").await;
    let lobby = world.newest_public("2 taken").await;
    says(&world.press(&people[1], &lobby, "More options").await, "Only the host");
    let menus = world.press(&people[0], &lobby, "More options").await;
    assert!(menus.is_ephemeral());
    says(&menus, "This table");
    world.choose(&people[0], &menus, "How well computers play", "hard").await;
    world.choose(&people[0], &menus, "Computer players", "2").await;
    let lobby = world.newest_public("4 taken").await;
    says(&plain(&lobby), "🤖\u{a0}Bo (hard)");
    world.choose(&people[0], &menus, "Seconds for a turn", "30").await;
    world.any_public("30 seconds a turn").await;

    world.press(&people[0], &lobby, "Deal").await;
    world.is_deleted(menus.id).await;
    let late = world.press_raw(&people[0], &lobby, &menus.selects()[0].custom_id).await;
    says(&late, "That moment has passed");
}

async fn something_else_is_played_by_the_same_people(world: &mut World) {
    let people = world.dealt(3).await;
    let result = world.lose(&people[0], 1).await;
    let stranger = world.sandbox.create_user("Stranger");
    says(&slash_in(&stranger, world.channel, "/palace start").await, "already a table");

    let question = world.press(&people[1], &result, "Play something else").await;
    assert!(question.is_ephemeral());
    world.press(&people[1], &question, "Palace").await;
    let lobby = world.newest_public("3 taken").await;
    let text = plain(&lobby);
    says_all(&text, ["Palace", "1. Alice", "2. Bob (host)", "3. Carol"]);
    // A second press of the same button changes nothing.
    let again = world.press_raw(&people[1], &lobby, "start.palace").await;
    says(&again, "already a table in this channel");
    let closed = |view: &View<'_>| {
        let result = view.message(result.id);
        result.is_some_and(|result| result.buttons().is_empty())
    };
    world.until("the result to be closed", closed).await;
    world.is_deleted(question.id).await;

    // Whoever sits in a lobby opens another one, too, and computers have their seats there.
    world.game = "bus";
    says(&plain(&world.lobby(&people[2], "start computers:1").await), "4 taken");
    world.game = "king";
    let king = world.lobby(&people[0], "start").await;
    says_all(&plain(&king), ["King", "1. Alice (host)", "4. 🤖\u{a0}Ada"]);
    // Hands reach everyone, whichever table they joined.
    world.slash(&people[0], "deal").await;
    for user in &people {
        let is_dealt = |hand: &Message| hand.text().contains("(13 cards)");
        world.hand_when(user, "is dealt", is_dealt).await;
    }
}

async fn start_join_leave_and_deal(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));

    let lobby = world.lobby(&alice, "start computers:2").await;
    says(&lobby, "3 taken");
    let again = world.slash(&bob, "start").await;
    assert!(again.is_ephemeral());
    says(&again, "already a table in this channel");

    let odds = world.press(&bob, &lobby, "Odds").await;
    assert!(odds.is_ephemeral());
    says_all(&odds, ["If you joined now, you’d lose about 25 of 100 games.", "still uncertain"]);
    let joined = world.press(&bob, &lobby, "Join").await;
    assert!(joined.is_ephemeral());
    says(&joined, "You have seat");
    world.any_public("Bob").await;
    let odds = world.press(&bob, &lobby, "Odds").await;
    says(&odds, "At this table, you’d lose about 25 of 100 games.");
    says(&world.press(&bob, &lobby, "Deal").await, "Only the host");

    let left = world.press(&bob, &lobby, "Leave").await;
    says(&left, "You’ve left");
    says(&world.press(&bob, &left, "I’m back").await, "You have seat");
    bob.click(&lobby, "Leave").await.unwrap();
    alice.click(&lobby, "Deal").await.unwrap();
    assert!(world.hand_when(&alice, "arrives", |_| true).await.is_ephemeral());
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
    says_all(&told, ["**View Channel**", "**Server Settings → Roles → "]);
    says(&told, "You can allow it: **Edit Channel → Permissions → ");
    assert!(!told.contains("thread"), "{told}");
    let told = world.slash(&bob, "start").await.text();
    says_all(&told, ["Ask somebody who manages the channel", "**Edit Channel → Permissions → "]);
    sandbox.set_locale(bob.id(), "hi");
    let told = world.slash(&bob, "start").await.text();
    says_all(&told, ["चैनल देखें (View Channel)", "परमिशन (Permissions)"]);

    world.deny(Permissions::SEND_MESSAGES);
    refused(world, &alice, "start", "Send Messages").await;
    world.deny(Permissions::EMBED_LINKS);
    refused(world, &alice, "start", "Embed Links").await;
    sandbox.deny_bot(world.channel, Permissions::default());
    let thread = sandbox.create_thread(world.channel, "side");
    sandbox.deny_bot(world.channel, Permissions::SEND_MESSAGES_IN_THREADS);
    let told = slash_in(&alice, thread, "/getaway start").await;
    says_all(&told, ["**Send Messages in Threads**", "the channel it belongs to"]);
    assert!(world.tables().all().is_empty());
}

async fn one_press_gets_a_single_person_into_a_game(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.lobby(&alice, "start").await;
    let fill_up = "Fill up to 4 and deal";
    says(&world.press(&bob, &lobby, fill_up).await, "Only the host");
    // Whoever deals with too few people is offered the same.
    let refused = world.press(&alice, &lobby, "Deal").await;
    says(&refused, "it takes 3");
    world.press(&alice, &refused, fill_up).await;
    let hand = world.hand_when(&alice, "arrives", |_| true).await;
    assert!(hand.text().contains("13 cards") || hand.text().contains("You played"));
    says(&world.any_public("Game 1, trick").await, "🤖\u{a0}Cleo");
}

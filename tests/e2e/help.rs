//! `/getaway help` and the other games' help: a first game in four short pages.

use discord_sandbox::{Message, User};
use getaway::games::GameKind;
use getaway::games::options::Named;

use crate::harness::{World, final_reply, says, says_all};

tests! { with_bot
    the_pages_of_every_game_turn_in_one_message
    the_last_page_opens_a_table_if_there_is_none
    the_start_button_respects_the_settings
}

/// Presses a button on an ephemeral page. The result is still the same message.
async fn turn(user: &User, page: &Message, button: &str) -> Message {
    let turned = final_reply(user, &user.click(page, button).await.unwrap()).await;
    assert_eq!(turned.id, page.id, "{}", turned.text());
    turned
}

async fn last_page(world: &World, user: &User) -> Message {
    let mut page = world.slash(user, "help").await;
    for _ in 0..3 {
        page = turn(user, &page, "Next").await;
    }
    page
}

async fn the_pages_of_every_game_turn_in_one_message(world: &mut World) {
    let alice = world.user("Alice");
    for kind in GameKind::ALL {
        world.game = kind.name();
        let first = world.slash(&alice, "help").await;
        assert!(first.is_ephemeral());
        says(&first, "(1 of 4)");
        assert!(first.button("Previous").is_none());
        let mut pictures = vec![first.attachments().len()];
        let mut page = first;
        for number in 2..=4 {
            page = turn(&alice, &page, "Next").await;
            says(&page, &format!("({number} of 4)"));
            pictures.push(page.attachments().len());
        }
        let what = "no picture stays on a page without one";
        assert_eq!(pictures, [1, 1, 0, 0], "{what}");
        assert!(page.button("Next").is_none() && page.button("Start").is_some());
        let back = turn(&alice, &page, "Previous").await;
        says(&back, "(3 of 4)");
        assert!(back.button("Start").is_none());
    }
}

async fn the_last_page_opens_a_table_if_there_is_none(world: &mut World) {
    let people = world.people(3);
    let (alice, bob) = (&people[0], &people[1]);
    let page = last_page(world, alice).await;
    alice.click(&page, "Start").await.unwrap();
    assert_eq!(world.newest_public("a table is open").await.reply_to, None);

    // A second press is refused, and the page stays.
    let refused = turn(alice, &page, "Start").await;
    let said = refused.text();
    says_all(&said, ["already a table in this channel", "(4 of 4)"]);
    // A lobby has no hands, and no button for them.
    says(&said, "you have a seat at the table in this channel. Your hand appears when");
    assert!(refused.button("Start").is_none(), "{said}");
    assert_eq!(world.tables().all().len(), 1);

    // Another game's help knows of the table in this channel, too.
    world.game = "palace";
    let other = last_page(world, bob).await;
    says(&other, "there’s a table in this channel. **Join** gets you a seat");
    assert!(other.button("Start").is_none());

    // The same holds while a game is being played.
    world.game = "getaway";
    world.join(&people[1..]).await;
    world.slash(alice, "deal").await;
    says(&last_page(world, bob).await, "**My hand** below it shows your cards");
    let dave = world.user("Dave");
    world.slash(&dave, "join").await;
    says(&last_page(world, &dave).await, "already waiting for the next game");
}

async fn the_start_button_respects_the_settings(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    world.slash(&alice, "settings who_starts:managers computers:3 cards:text").await;
    let page = last_page(world, &bob).await;
    assert!(page.attachments().is_empty());
    says(&turn(&bob, &page, "Start").await, "only people who manage it");
    assert!(world.tables().all().is_empty());
    let page = last_page(world, &alice).await;
    alice.click(&page, "Start").await.unwrap();
    world.newest_public("4 taken").await;
}

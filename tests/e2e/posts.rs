//! The first message of a table in a thread of its own, where Discord accepts it without confirming it:
//! it is neither lost nor posted twice.

use discord_sandbox::{ChannelId, Message, Permissions, Request, View};

use crate::harness::{World, says};

tests! { with_bot
    a_lobby_that_is_deleted_before_it_is_confirmed_is_posted_again_soon
    a_table_that_ends_before_its_lobby_is_confirmed_says_so_in_one_message
}

/// Opens Alice's table in a thread. Its first message isn't confirmed, and can't be looked for until
/// requests no longer fail.
async fn open_unconfirmed(world: &World) -> ChannelId {
    let faults = world.faults();
    faults.cut_requests(1, "POST", "/messages$", true);
    faults.fail_requests(u32::MAX, "GET", "/messages$", 500);
    world.slash(&world.user("Alice"), "start thread:yes").await;
    let threads = world.sandbox.look(|view| view.threads(world.channel));
    let thread = threads.last().expect("a thread").id;
    let is_there = |view: &View<'_>| view.messages(thread).next().is_some();
    world.until("the table's first message", is_there).await;
    thread
}

async fn a_lobby_that_is_deleted_before_it_is_confirmed_is_posted_again_soon(world: &mut World) {
    world.faults().sweep_messages(true);
    let thread = open_unconfirmed(world).await;
    assert_eq!(world.sandbox.look(|view| view.public(thread).count()), 0);
    world.faults().sweep_messages(false);
    world.faults().stop_failing();
    world.channel = thread;
    let lobby = world.newest_public("a table is open").await;
    says(&world.press(&world.user("Bob"), &lobby, "Join").await, "You have seat 2");
    world.newest_public("2 taken").await;
}

async fn a_table_that_ends_before_its_lobby_is_confirmed_says_so_in_one_message(world: &mut World) {
    let (alice, parent) = (world.user("Alice"), world.channel);
    for denied in [Permissions::default(), Permissions::READ_MESSAGE_HISTORY] {
        world.channel = parent;
        world.deny(denied);
        let thread = open_unconfirmed(world).await;
        world.channel = thread;
        world.stop(&alice).await;
        world.faults().stop_failing();
        world.newest_public("This table is closed").await;
        // Once all of the table's messages are as they should be, the bot archives the thread.
        let path = format!("/channels/{thread}");
        let looked = |one: &Request| one.method == "GET" && one.path == path;
        world.until("a look at the thread", |view: &View<'_>| view.requests().any(looked)).await;
        let said = |view: &View<'_>| view.public(thread).map(Message::text).collect::<Vec<_>>();
        let said = world.sandbox.look(said);
        assert_eq!(said.len(), 1, "{said:?}");
        says(&said[0], "This table is closed");
    }
}

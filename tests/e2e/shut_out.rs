//! A table in a channel that the bot may no longer see, or no longer write in, or while it is timed out.

use discord_sandbox::{Message, Permissions, View};

use crate::harness::{World, says};

/// Shuts the bot out of the channel, or lets it in again.
type Way = fn(&World, bool);

tests! { with_bot
    a_table_that_cannot_be_edited_is_explained_to_the_host_once_and_catches_up
    a_table_that_ends_while_the_bot_is_shut_out_is_closed_once_it_is_let_in
}

fn denies(world: &World, permission: Permissions, is_shut_out: bool) {
    world.deny(if is_shut_out { permission } else { Permissions::default() });
}

async fn a_table_that_cannot_be_edited_is_explained_to_the_host_once_and_catches_up(
    world: &mut World,
) {
    let people = world.dealt(4).await;
    world.newest_public("Game 1, trick 1").await;
    let channel = world.channel;
    let words = |m: &Message| m.is_ephemeral() && m.text().contains("I may no longer see");
    let told = move |view: &View<'_>| view.messages(channel).filter(|m| words(m)).count();
    let ways: [Way; 3] = [
        |world, on| denies(world, Permissions::VIEW_CHANNEL, on),
        |world, on| denies(world, Permissions::SEND_MESSAGES, on),
        |world, on| {
            let (sandbox, bot) = (&world.sandbox, world.sandbox.application_id().get());
            sandbox.time_out(sandbox.guild(), bot.into(), on);
        },
    ];
    for (times, shut_out) in (1..).zip(ways) {
        // After this, the message is edited as the channel's, without an interaction.
        world.restart().await;
        shut_out(world, true);
        // The first try to tell them fails.
        world.faults().fail_requests(1, "POST", "/webhooks/", 503);
        world.leaves_in_turn(&people);
        world.until("words about the permissions", |view| told(view) == times).await;
        shut_out(world, false);
        let left = |view: &View<'_>| {
            let mut newest = view.public(channel).filter(|m| !m.buttons().is_empty());
            let text = newest.next_back().map(Message::text).unwrap_or_default();
            text.matches("(left; a computer plays)").count() == times
        };
        world.until("the table to catch up", left).await;
        assert_eq!(world.sandbox.look(|view| told(view)), times);
    }
}

async fn a_table_that_ends_while_the_bot_is_shut_out_is_closed_once_it_is_let_in(
    world: &mut World,
) {
    world.dealt(3).await;
    world.newest_public("Game 1, trick 1").await;
    world.deny(Permissions::VIEW_CHANNEL);
    says(&world.stop(&world.moderator()).await, "The table is closed");
    let is_refused = |view: &View<'_>| {
        view.requests().any(|one| one.status == 403 && one.path.ends_with("/messages"))
    };
    world.until("the end to be refused", is_refused).await;
    world.deny(Permissions::default());
    let is_over = |view: &View<'_>| {
        let mut buttons = view.public(world.channel).flat_map(|message| message.buttons());
        buttons.all(|button| ["New table", "Verify", "Record"].contains(&&button.label[..]))
    };
    world.until("no button of the game to be left", is_over).await;
    world.newest_public("This table is closed").await;
}

//! The bot introduces itself in a server that it joins: once, and where it may write. In others,
//! its commands say how to invite it.

use discord_sandbox::{ChannelId, ChannelKind, GuildId, Message, Permissions, View};

use crate::harness::{World, says};

tests! { with_bot
    the_bot_introduces_itself_once_in_a_new_server
    it_introduces_itself_where_it_may_write_and_in_the_servers_language
    without_a_channel_it_waits_for_another_invitation
    an_introduction_that_fails_is_not_repeated
    commands_in_a_server_without_the_bot_say_how_to_invite_it
}

tests! { with_process a_killed_bot_does_not_introduce_itself_again }

/// The bot joins a new server with channels of these names, which `before` has changed.
fn joins<const N: usize>(
    world: &World,
    channels: [&str; N],
    before: impl FnOnce(GuildId, [ChannelId; N]),
) -> (GuildId, [ChannelId; N]) {
    let sandbox = &world.sandbox;
    let guild = sandbox.create_guild("Club", world.user("Alice").id());
    sandbox.remove_bot(guild);
    let channels = channels.map(|name| sandbox.create_channel(guild, name, ChannelKind::Text));
    before(guild, channels);
    sandbox.add_bot(guild);
    (guild, channels)
}

/// The bot's introductions in a channel.
fn said(view: &View<'_>, channel: ChannelId) -> Vec<Message> {
    let all = view.public(channel);
    all.filter(|message| message.button("Help").is_some() || message.button("मदद").is_some())
        .cloned()
        .collect()
}

fn count(world: &World, channel: ChannelId) -> usize {
    world.sandbox.look(|view| said(view, channel).len())
}

async fn introduced(world: &World, channel: ChannelId) -> Message {
    let first = |view: &View<'_>| said(view, channel).first().cloned();
    world.sandbox.wait_for("an introduction", first).await
}

/// Makes the bot join one more server and introduce itself there. By then, it has handled all
/// earlier events.
async fn elsewhere(world: &World) -> Message {
    let (_, [hall]) = joins(world, ["elsewhere"], |_, _| {});
    introduced(world, hall).await
}

async fn the_bot_introduces_itself_once_in_a_new_server(world: &mut World) {
    let (alice, sandbox) = (world.user("Alice"), world.sandbox.clone());
    let (guild, [first, second]) = joins(world, ["first", "second"], |_, _| {});
    let message = introduced(world, first).await;
    says(&message, "/palace start");
    // As soon as the bot knows the ids of its commands, one press puts a command into the field.
    while !elsewhere(world).await.content().contains("</palace start:") {}
    assert_eq!([count(world, first), count(world, second)], [1, 0]);
    assert_eq!(count(world, world.channel), 0, "it was there before");

    sandbox.remove_bot(guild);
    sandbox.add_bot(guild);
    elsewhere(world).await;
    assert_eq!(count(world, first), 1, "it was kicked and is back");

    let help = alice.click(&message, "Help").await.unwrap();
    assert!(help.is_ephemeral());
    says(&help.reply().await, "(1 of 4)");
    for game in ["Getaway", "Palace", "Stop the Bus", "King"] {
        assert!(message.button(game).is_some(), "{game}");
    }
    let lobby = world.press(&alice, &message, "Palace").await;
    assert!(!lobby.is_ephemeral());
    says(&lobby, "Palace: a table is open");
}

async fn a_killed_bot_does_not_introduce_itself_again(world: &mut World) {
    let (_, [hall]) = joins(world, ["hall"], |_, _| {});
    introduced(world, hall).await;
    world.restart().await;
    elsewhere(world).await;
    assert_eq!(count(world, hall), 1);
}

async fn it_introduces_itself_where_it_may_write_and_in_the_servers_language(world: &mut World) {
    let sandbox = &world.sandbox;
    let silent = Permissions::SEND_MESSAGES;
    let (_, [first, second]) = joins(world, ["first", "second"], |guild, [first, _]| {
        sandbox.deny_bot(first, silent);
        sandbox.set_guild_locale(guild, "hi");
    });
    says(&introduced(world, second).await, "नमस्ते");
    assert_eq!(count(world, first), 0);

    let (_, [first, system]) = joins(world, ["first", "system"], |guild, [_, system]| {
        sandbox.set_system_channel(guild, Some(system));
        sandbox.set_guild_locale(guild, "fr");
    });
    says(&introduced(world, system).await, "Hi!");
    assert_eq!(count(world, first), 0);

    let (_, [first, system]) = joins(world, ["first", "system"], |guild, [_, system]| {
        sandbox.set_system_channel(guild, Some(system));
        sandbox.deny_bot(system, silent);
    });
    introduced(world, first).await;
    assert_eq!(count(world, system), 0);
}

async fn without_a_channel_it_waits_for_another_invitation(world: &mut World) {
    let sandbox = &world.sandbox;
    let (guild, [hall]) = joins(world, ["hall"], |_, [hall]| {
        sandbox.deny_bot(hall, Permissions::VIEW_CHANNEL);
    });
    elsewhere(world).await;
    assert_eq!(count(world, hall), 0);
    sandbox.remove_bot(guild);
    sandbox.deny_bot(hall, Permissions::default());
    sandbox.add_bot(guild);
    introduced(world, hall).await;
}

async fn an_introduction_that_fails_is_not_repeated(world: &mut World) {
    let sandbox = &world.sandbox;
    let path = |hall: ChannelId| format!("/channels/{hall}/messages");
    let (guild, [hall]) = joins(world, ["hall"], |_, [hall]| {
        sandbox.faults().fail_requests(1, "POST", &path(hall), 403);
    });
    world.answered_with(403, &path(hall)).await;
    sandbox.remove_bot(guild);
    sandbox.add_bot(guild);
    elsewhere(world).await;
    assert_eq!(count(world, hall), 0);
}

async fn commands_in_a_server_without_the_bot_say_how_to_invite_it(world: &mut World) {
    let alice = world.user("Alice");
    world.sandbox.leave_only_commands(world.sandbox.guild());
    let answer = world.answer(&alice, "start").await;
    let text = answer.reply().await.text();
    assert!(answer.is_ephemeral(), "{text}");
    says(&text, "I’m not a member of this server");
    says(&text, "https://discord.com/oauth2/authorize?client_id=");
    assert!(!text.contains("permission:"), "{text}");

    world.sandbox.add_bot(world.sandbox.guild());
    says(&world.lobby(&alice, "start").await, "**Alice**");
}

//! Access to records, shuffles and reviews of games that were played elsewhere: for those who see
//! the game's channel, and for those who were dealt in. Nobody else learns that there is such a
//! game.

use discord_sandbox::{ChannelId, ChannelKind, Message, Permissions, User, Whose};

use crate::harness::{World, is_of_a_table, says, slash_in};

tests! { with_bot
    a_hidden_channels_games_are_for_those_who_see_it_or_were_dealt_in
    a_private_threads_games_are_for_its_members_or_those_dealt_in
    a_threads_games_are_for_those_who_see_its_channel
}

/// What somebody who wasn't dealt in is told by everything that takes a game's number, in this
/// channel: both commands, and the buttons of a game's result.
async fn told(world: &World, user: &User, channel: ChannelId, game: u32) -> Vec<String> {
    let mut told = Vec::new();
    for command in ["record", "verify"] {
        let line = format!("/getaway {command} game:{game}");
        told.push(slash_in(user, channel, &line).await.text());
    }
    let with_buttons = notice(world, channel);
    let buttons = [
        format!("verify.getaway.{game}"),
        format!("review.{game}"),
        format!("replay.{game}.1"),
        format!("share-replay.{game}"),
    ];
    for id in buttons {
        told.push(world.press_raw(user, &with_buttons, &id).await.text());
    }
    told
}

/// A public message of the bot in this channel.
fn notice(world: &World, channel: ChannelId) -> Message {
    let found =
        world.sandbox.look(|view| view.public(channel).rfind(|m| is_of_a_table(m)).cloned());
    found.expect("the bot has posted something there")
}

async fn refused(world: &World, user: &User, channel: ChannelId) {
    let about = told(world, user, channel, 1).await;
    assert_eq!(about, told(world, user, channel, 999).await);
    says(&about[0], "no such game");
}

async fn allowed(world: &World, user: &User, channel: ChannelId) {
    let about = told(world, user, channel, 1).await;
    says(&about[0], "The record of game 1");
    says(&about[1], "How the cards of game 1 came about");
    assert_eq!(about[1], about[2]);
    says(&about[3], "You weren’t dealt into game 1");
}

/// Somebody who was dealt in gets the record.
async fn held(user: &User, channel: ChannelId) {
    says(&slash_in(user, channel, "/getaway record game:1").await, "The record of game 1");
}

/// The paths of the requests that somebody's wish to see a record costs.
async fn cost(world: &World, user: &User, channel: ChannelId) -> Vec<String> {
    let count = world.sandbox.requests().len();
    slash_in(user, channel, "/getaway record game:1").await;
    let requests = world.sandbox.requests().split_off(count);
    let paths = requests.into_iter().filter(|one| one.method == "GET").map(|one| one.path);
    // The look for players who have left the server may come at any time.
    paths.filter(|path| !path.contains("/members/")).collect()
}

/// Bob, Carol and Frank, who play game 1.
fn players(world: &World) -> [User; 3] {
    let frank = world.sandbox.create_user("Frank");
    [world.user("Bob"), world.user("Carol"), frank]
}

/// A channel that only the players, Erin and those who manage the server see.
fn back_room(world: &World, players: &[User]) -> ChannelId {
    let sandbox = &world.sandbox;
    let hidden = sandbox.create_channel(sandbox.guild(), "back-room", ChannelKind::Text);
    let erin = world.user("Erin");
    let see: Vec<_> = players.iter().chain([&erin]).map(User::id).collect();
    sandbox.hide(hidden, &see);
    hidden
}

/// Plays game 1 in this channel, while another table is open in the usual one. Returns the latter.
async fn played_in(world: &mut World, elsewhere: ChannelId, people: &[User]) -> ChannelId {
    let usual = std::mem::replace(&mut world.channel, elsewhere);
    world.deal(people, "take_window:0 turn_seconds:0").await;
    world.lose(&people[0], 1).await;
    slash_in(&people[0], usual, "/getaway start").await;
    usual
}

async fn a_hidden_channels_games_are_for_those_who_see_it_or_were_dealt_in(world: &mut World) {
    let [alice, dave, erin] = ["Alice", "Dave", "Erin"].map(|name| world.user(name));
    let (sandbox, guild, players) = (world.sandbox.clone(), world.sandbox.guild(), players(world));
    let [bob, carol, _] = &players;
    let hidden = back_room(world, &players);
    let usual = played_in(world, hidden, &players).await;

    refused(world, &dave, usual).await;
    let paths = [format!("/channels/{hidden}"), format!("/guilds/{guild}")];
    assert_eq!(cost(world, &dave, usual).await, paths);
    // For those who ask where it was played, or were dealt in, the bot asks Discord nothing.
    assert!(cost(world, &erin, hidden).await.is_empty());
    assert!(cost(world, bob, usual).await.is_empty());
    held(bob, usual).await;
    allowed(world, &erin, usual).await;
    allowed(world, &alice, usual).await;

    // A role lets somebody in.
    let friends = sandbox.create_role(guild, "friends", Permissions::default());
    let (view, none) = (Permissions::VIEW_CHANNEL, Permissions::default());
    sandbox.overwrite(hidden, Whose::Role(friends), view, none);
    refused(world, &dave, usual).await;
    sandbox.give_role(guild, dave.id(), friends);
    allowed(world, &dave, usual).await;

    // A game that was dealt to somebody stays theirs.
    sandbox.overwrite(hidden, Whose::Member(bob.id()), none, view);
    held(bob, usual).await;
    sandbox.delete_channel(hidden);
    for anyone in [&dave, &erin, &alice] {
        refused(world, anyone, usual).await;
    }
    held(carol, usual).await;
}

async fn a_private_threads_games_are_for_its_members_or_those_dealt_in(world: &mut World) {
    let (dave, erin) = (world.user("Dave"), world.user("Erin"));
    let (sandbox, guild, players) = (world.sandbox.clone(), world.sandbox.guild(), players(world));
    let thread = sandbox.create_private_thread(world.channel, "secret");
    sandbox.invite(thread, sandbox.application_id().get().into());
    players.iter().for_each(|user| sandbox.invite(thread, user.id()));
    let parent = played_in(world, thread, &players).await;

    refused(world, &dave, parent).await;
    let paths = [
        format!("/channels/{thread}"),
        format!("/channels/{parent}"),
        format!("/guilds/{guild}"),
        format!("/channels/{thread}/thread-members/{}", dave.id()),
    ];
    assert_eq!(cost(world, &dave, parent).await, paths);
    sandbox.invite(thread, dave.id());
    allowed(world, &dave, parent).await;
    refused(world, &erin, parent).await;
    world.grant(&erin, Permissions::MANAGE_THREADS);
    allowed(world, &erin, parent).await;
    held(&players[0], parent).await;
}

async fn a_threads_games_are_for_those_who_see_its_channel(world: &mut World) {
    let (dave, erin, players) = (world.user("Dave"), world.user("Erin"), players(world));
    let hidden = back_room(world, &players);
    let thread = world.sandbox.create_thread(hidden, "side");
    let usual = played_in(world, thread, &players).await;
    refused(world, &dave, usual).await;
    allowed(world, &erin, usual).await;
    // Somebody in the thread's channel sees the thread.
    let paths = [format!("/channels/{thread}")];
    assert_eq!(cost(world, &erin, hidden).await, paths);
}

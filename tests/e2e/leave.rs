//! `/getaway leave`, leaving the server, deleted channels, and coming back.

use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::ChannelKind;
use getaway::table::{Acting, ChannelId, Snapshot, Stage};

use crate::harness::{World, says, says_all, slash_in};

tests! { with_bot
    only_those_who_were_away_are_told_that_they_are_back
    a_deserted_game_shows_only_its_result
    a_deleted_channel_ends_its_table
    a_computer_plays_for_somebody_who_left_the_server_even_if_the_first_look_fails
    a_host_who_left_the_server_is_replaced_whatever_other_servers_do
    a_channel_or_a_server_that_goes_while_the_bot_is_away_ends_its_tables
}

async fn only_those_who_were_away_are_told_that_they_are_back(world: &mut World) {
    let people = world.dealt(3).await;
    world.hands_arrive(&people).await;
    // For the one who opens, a computer would play at once.
    let user = &people[(world.turn_of(&people).await + 1) % 3];
    says_all(&world.slash(user, "join").await, ["You already have seat", "**Your hand**"]);
    for _ in 0..2 {
        let left = world.slash(user, "leave").await;
        says_all(&left, ["You’ve left. A computer plays for you until", "/getaway join"]);
    }
    says(&world.slash(user, "join").await, "Your seat is yours again");
}

async fn a_deserted_game_shows_only_its_result(world: &mut World) {
    let people = world.people(3);
    // The computers need some time: otherwise, the game is over before anything can be shown.
    world.deal(&people, "level:hard take_window:0 turn_seconds:0").await;
    world.play_round(&people).await;
    for user in &people {
        world.slash(user, "leave").await;
    }
    // On a busy machine, the computers need longer than a wait for a message lasts.
    let is_over = |now: &Arc<Snapshot>| matches!(now.stage, Stage::Result(_));
    world.table().watch().wait_for(is_over).await.unwrap();
    let result = world.any_public("Game 1 is over").await;
    let tables = world.sandbox.look(|view| {
        view.public(world.channel).filter(|m| m.id != result.id).cloned().collect::<Vec<_>>()
    });
    // One version says that everyone has left; the next says that the game is over.
    let versions = tables.iter().flat_map(|message| message.history());
    let texts = versions.map(discord_sandbox::Version::text);
    let left = |text: &String| text.matches("(left; a computer plays)").count() == people.len();
    let after: Vec<_> = texts.skip_while(|text| !left(text)).collect();
    assert!((1..=2).contains(&after.len()), "{after:#?}");
}

async fn a_deleted_channel_ends_its_table(world: &mut World) {
    world.slash(&world.user("Alice"), "start").await;
    let gone = world.table_ends();
    world.sandbox.delete_channel(world.channel);
    gone.await;
}

async fn a_computer_plays_for_somebody_who_left_the_server_even_if_the_first_look_fails(
    world: &mut World,
) {
    let people = world.dealt(3).await;
    let table = world.table();
    world.faults().fail_requests(2, "GET", "/members/", 500);
    let gone = world.leaves_in_turn(&people);
    let mut watch = table.watch();
    let plays_on = |now: &Arc<Snapshot>| now.seats[gone].acting == Acting::ForAbsent;
    watch.wait_for(plays_on).await.unwrap();
    assert_eq!(table.snapshot().seats.iter().filter(|seat| seat.is_attended()).count(), 2);
}

async fn a_host_who_left_the_server_is_replaced_whatever_other_servers_do(world: &mut World) {
    let sandbox = &world.sandbox;
    let host = world.user("Alice");
    // If the bot asked one after the other, these would take longer than anyone waits here.
    for server in 0..7 {
        let guild = sandbox.create_guild("Silent", host.id());
        let path = format!("/guilds/{guild}/members/");
        sandbox.faults().hang_requests(u32::MAX, "GET", &path);
        let channel = sandbox.create_channel(guild, &format!("silent-{server}"), ChannelKind::Text);
        assert!(!slash_in(&host, channel, "/getaway start").await.is_ephemeral());
    }
    let people = world.people(2);
    world.open(&people, "").await;
    let table = world.tables().find(ChannelId(world.channel.get())).expect("it is open");
    sandbox.remove_member(sandbox.guild(), people[0].id());
    let heir = people[1].id().get();
    let mut watch = table.watch();
    let inherited = watch.wait_for(|now| now.host.0 == heir);
    tokio::time::timeout(Duration::from_secs(30), inherited).await.expect("it is noticed").unwrap();
    world.faults().stop_failing();
}

/// Lets something happen while the bot is away. No event tells it about that afterwards.
pub async fn while_away(world: &World, happens: impl FnOnce()) {
    let begun = world.sandbox.look(|view| view.sessions_begun());
    let faults = world.faults();
    faults.refuse_connections(true);
    faults.invalidate_sessions(false);
    faults.drop_connections();
    world.until("the bot to be away", |view| view.connections() == 0).await;
    happens();
    faults.refuse_connections(false);
    world.until("the bot to be back", |view| view.sessions_begun() > begun).await;
}

async fn a_channel_or_a_server_that_goes_while_the_bot_is_away_ends_its_tables(world: &mut World) {
    let (alice, sandbox) = (world.user("Alice"), &world.sandbox);
    let other = sandbox.create_guild("Other", alice.id());
    let there = sandbox.create_channel(other, "there", ChannelKind::Text);
    let [gone, stays] = [world.channel, sandbox.channel("general")];
    let mut tables = Vec::new();
    for channel in [gone, there, stays] {
        let said = slash_in(&alice, channel, "/getaway start").await.text();
        let table = world.tables().find(ChannelId(channel.get()));
        tables.push(table.unwrap_or_else(|| panic!("no table: {said}")));
    }
    let goes = || {
        sandbox.delete_channel(gone);
        sandbox.remove_bot(other);
    };
    while_away(world, goes).await;
    for table in &tables[..2] {
        let mut watch = table.watch();
        watch.wait_for(|now| now.has_ended()).await.unwrap();
    }
    assert!(matches!(tables[2].snapshot().stage, Stage::Lobby(_)));
}

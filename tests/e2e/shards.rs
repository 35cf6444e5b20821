//! Processes that share the servers between them: exactly one answers for each server.

use std::time::Duration;

use discord_sandbox::{ChannelId, ChannelKind, GuildId, Options, Request, User, View};

use crate::harness::{Crew, get, new_database, with_process_env, without_emojis};
use crate::metrics::figure;

/// The number of servers for each of two shards.
const EACH: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn each_server_is_answered_by_exactly_one_of_two_processes() {
    with_process_env(&[("SHARDS", "0-0/2")], async |world| {
        let mut other = world.start_second(&[("SHARDS", "1-1/2")]);
        other.logs("is online").await;
        let sandbox = &world.sandbox;
        world.until("both shards", |view| view.connections() == 2).await;
        // A server's shard follows from its id, by Discord's formula.
        let shard = |guild: GuildId| ((guild.get() >> 22) % 2) as usize;
        let alice = world.user("Alice");
        let mut servers: [Vec<(ChannelId, User)>; 2] = Default::default();
        while servers.iter().any(|of_shard| of_shard.len() < EACH) {
            let guild = sandbox.create_guild("A server", alice.id());
            let of_shard = &mut servers[shard(guild)];
            if of_shard.len() < EACH {
                let channel = sandbox.create_channel(guild, "cards", ChannelKind::Text);
                of_shard.push((channel, alice.clone()));
            }
            // Ids depend on the clock.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        for (channel, user) in servers.iter().flatten() {
            for line in ["start computers:3", "rules", "join"] {
                let answer = user.slash(*channel, &format!("/getaway {line}")).await;
                let answer = answer.expect("an answer");
                assert!(!answer.reply().await.text().is_empty());
                let callback = format!("/interactions/{}/", answer.interaction);
                // If the machine stands still, an answer that Discord has may be sent again.
                let is_one = |one: &&Request| one.path.starts_with(&callback) && one.status < 400;
                let answers = |view: &View<'_>| view.requests().filter(is_one).count();
                assert_eq!(sandbox.look(answers), 1, "{line}");
            }
        }
        // Each process has the tables of its own servers and no others.
        let tables = async |address: &str| {
            let page = get(address, "/metrics").await;
            figure(&page, "getaway_tables ") as usize
        };
        let first = world.process().figures().await;
        let second = other.figures().await;
        assert_eq!(tables(&first).await, EACH);
        assert_eq!(tables(&second).await, EACH);
        other.end(&[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_start_together_wait_for_each_others_shards() {
    let Some(database) = new_database().await else { return };
    let sandbox = without_emojis(Options { shards: 3, ..Options::default() }).await;
    sandbox.faults().enforce_rate_limits(true);
    let mut crew = Crew::new(&sandbox, &[("DATABASE_URL", &database)]);
    for range in ["0-0/3", "1-1/3", "2-2/3"] {
        crew.start_refused(range);
    }
    for (process, seconds) in [(1, 6), (2, 12)] {
        crew.logs(
            process,
            &format!(
                "waiting {seconds} s, so that other processes can start the shards before these"
            ),
        )
        .await;
    }
    sandbox.wait_for("all shards", |view| (view.connections() == 3).then_some(())).await;
    crew.end_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loop_does_not_use_up_a_days_sessions() {
    let sandbox = without_emojis(Options { session_starts: 3, ..Options::default() }).await;
    let mut crew = Crew::new(&sandbox, &[]);
    for _ in 0..2 {
        crew.start("automatic").await;
        crew.kill(0).await;
    }
    // The last session is left for somebody who may need it; after a fourth, Discord would reset
    // the token.
    crew.start_refused("automatic");
    crew.logs(0, "sessions are left that Discord lets this bot begin").await;
    crew.end(0).await;
    assert_eq!(sandbox.look(|view| view.sessions_begun()), 2);
    sandbox.shutdown().await;
}

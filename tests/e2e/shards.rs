//! Processes that share the servers between them: exactly one answers for each server.

use discord_sandbox::{ChannelKind, Options, Request, View};

use crate::harness::{Crew, get, new_database, without_emojis};
use crate::metrics::figure;
use crate::outgrow::servers;

#[tokio::test(flavor = "multi_thread")]
async fn each_server_is_answered_by_exactly_one_of_two_processes() {
    let (sandbox, servers) = servers().await;
    // Each process has a database of its own.
    let mut crews = [(); 2].map(|()| Crew::new(&sandbox, &[]));
    for (crew, range) in crews.iter_mut().zip(["0-0/2", "1-1/2"]) {
        crew.start(range).await;
    }
    sandbox.commands_registered(2).await;
    let alice = sandbox.user("Alice");
    for guild in &servers {
        sandbox.join_guild(*guild, alice.id());
        let channel = sandbox.create_channel(*guild, "cards", ChannelKind::Text);
        for line in ["start computers:3", "rules", "join"] {
            let answer = alice.slash(channel, &format!("/getaway {line}")).await;
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
    for crew in &mut crews {
        let page = get(&crew.figures(0).await, "/metrics").await;
        assert_eq!(figure(&page, "getaway_tables ") as usize, servers.len() / 2);
        crew.end(0).await;
    }
    sandbox.shutdown().await;
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
    // A session that begins too soon counts, but isn't begun.
    sandbox.wait_for("all shards", |view| (view.connections() == 3).then_some(())).await;
    let waited: usize = (0..3).map(|process| crew.has_logged(process, STARTS)).sum();
    assert_eq!(waited, 2, "one waits for nobody");
    // A process that takes shards over while no other one starts doesn't wait, either.
    let range = crew.kill(2).await;
    crew.start(&range).await;
    assert_eq!(crew.has_logged(2, STARTS), 0);
    crew.end_all().await;
}

/// What a process says that waits for others.
const STARTS: &str = "so that other processes can start their shards first";

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

//! The database is away for some seconds, behind a pooler that is killed and started again, while
//! people go on asking. Everyone gets a sentence in time, and everything works soon after. In the end
//! the bot is killed, and another process takes over its tables.
//!
//! `OUTAGES=20` sets how many. The figures are printed; `docs/performance.md` has them. Skipped if
//! there is no PostgreSQL or no PgBouncer.

use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, ChannelKind, Options, Sandbox, User};
use tokio::task::JoinSet;

use crate::harness::{Crew, Run, Server, new_database_on, without_emojis};

/// How many lobbies people are in.
const LOBBIES: usize = 12;
/// How long the pooler is away, in turn.
const AWAY: [Duration; 4] = [
    Duration::from_secs(3),
    Duration::from_secs(4),
    Duration::from_secs(5),
    Duration::from_secs(6),
];

/// Somebody in a lobby of their own.
#[derive(Clone)]
struct Host {
    user: User,
    channel: ChannelId,
}

impl Host {
    async fn of(sandbox: &Sandbox, lobby: usize) -> Host {
        let user = sandbox.create_user(&format!("Asker{lobby}"));
        let name = format!("lobby-{lobby}");
        let channel = sandbox.create_channel(sandbox.guild(), &name, ChannelKind::Text);
        user.slash(channel, "/getaway start").await.expect("an answer").reply().await;
        Host { user, channel }
    }

    /// Asks for something that has to be saved until this is enough: whether it was saved, this time.
    /// Returns how long the slowest answer took.
    async fn asks_until(self, is_enough: impl Fn(bool) -> bool) -> Duration {
        let mut slowest = Duration::ZERO;
        loop {
            let cut = format!("/getaway cut word:{}", rand::random::<u32>());
            let asked = Instant::now();
            let said = self.user.slash(self.channel, &cut).await.expect("an answer").reply().await;
            slowest = slowest.max(asked.elapsed());
            if is_enough(said.text().contains("You cut the cards")) {
                return slowest;
            }
        }
    }
}

/// All of them ask at the same time. Returns how long the slowest answer took.
async fn all_ask_until(
    hosts: &[Host],
    is_enough: impl Fn(bool) -> bool + Copy + Send + 'static,
) -> Duration {
    let asking = hosts.iter().map(|host| host.clone().asks_until(is_enough));
    asking.collect::<JoinSet<_>>().join_all().await.into_iter().max().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_short_outage_of_a_pooler_everyone_plays_on() {
    let count = Run::of("OUTAGES", 2).count;
    let Some(mut server) = Server::start() else { return };
    let pool = server.tell("pool");
    if pool.is_empty() {
        eprintln!("PgBouncer isn't installed: SKIPPED");
        return;
    }
    let database = new_database_on(&server.url).await;
    let by_way = database.replacen(&place(&server.url), &place(&pool), 1);
    let sandbox = without_emojis(Options::default()).await;
    // With the limit, an answer that is sent again and again would use up its channel's requests.
    let env = [("DATABASE_URL", &*by_way), ("LEASE_SECONDS", "5"), ("TOKEN_LIMIT", "expected")];
    let mut crew = Crew::new(&sandbox, &env);
    crew.start("0-0/1").await;
    sandbox.commands_registered(2).await;
    let mut hosts = Vec::new();
    for lobby in 0..LOBBIES {
        hosts.push(Host::of(&sandbox, lobby).await);
    }
    for away in AWAY.into_iter().cycle().take(count) {
        all_ask_until(&hosts, |saved| saved).await;
        server.tell("kill pool");
        let began = Instant::now();
        let slowest = all_ask_until(&hosts, move |saved| !saved && began.elapsed() > away).await;
        assert_eq!(server.tell("pool"), pool);
        let back = Instant::now();
        let after = all_ask_until(&hosts, |saved| saved).await;
        eprintln!(
            "away for {:.1?}: the slowest answer took {:.1?}, all play {:.1?} after",
            back - began,
            slowest.max(after),
            back.elapsed()
        );
    }
    crew.kill(0).await;
    let killed = Instant::now();
    crew.start("0-0/1").await;
    all_ask_until(&hosts, |saved| saved).await;
    eprintln!("killed: all play again {:.1?} after", killed.elapsed());
    crew.end_all().await;
}

/// The host and the port in an address.
fn place(url: &str) -> String {
    let (_, rest) = url.rsplit_once('@').expect("a user");
    rest.split_once('/').expect("a database").0.to_owned()
}

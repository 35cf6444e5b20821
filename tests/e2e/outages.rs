//! The database is away for some seconds, behind a pooler that is killed and started again, while
//! people go on asking. Everyone gets a sentence in time, and everything works soon after.
//!
//! `OUTAGES=20` sets how many. The figures are printed; `docs/performance.md` has them. Skipped if
//! there is no PostgreSQL or no PgBouncer.

use std::time::{Duration, Instant};

use discord_sandbox::{ChannelKind, Options, Sandbox};
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
/// How long people go on after it is back.
const AFTER: Duration = Duration::from_secs(8);
/// Without trouble of another kind, five seconds for an answer, and two until the first that is
/// saved. The test machine may be slow.
const LATE: Duration = Duration::from_secs(9);

/// A question and its answer.
#[derive(Clone, Copy, Debug)]
struct Asked {
    lobby: usize,
    at: Instant,
    answered: Instant,
    saved: bool,
}

/// Asks in a lobby of its own for something that has to be saved, until a time.
async fn ask(sandbox: Sandbox, lobby: usize, until: Instant) -> Vec<Asked> {
    let user = sandbox.create_user(&format!("Asker{lobby}"));
    let guild = sandbox.guild();
    let channel = sandbox.create_channel(guild, &format!("lobby-{lobby}"), ChannelKind::Text);
    user.slash(channel, "/getaway start").await.expect("an answer").reply().await;
    let mut all = Vec::new();
    while Instant::now() < until {
        let at = Instant::now();
        let cut = format!("/getaway cut word:word{}", all.len());
        let said = user.slash(channel, &cut).await.expect("an answer").reply().await;
        let saved = said.text().contains("You cut the cards");
        all.push(Asked { lobby, at, answered: Instant::now(), saved });
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    all
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
    let away: Vec<Duration> = AWAY.into_iter().cycle().take(count).collect();
    let length: Duration = away.iter().map(|away| *away + AFTER).sum();
    let until = Instant::now() + Duration::from_secs(3) + length;
    let mut people = JoinSet::new();
    for lobby in 0..LOBBIES {
        people.spawn(ask(sandbox.clone(), lobby, until));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut outages = Vec::new();
    for away in away {
        server.tell("kill pool");
        let began = Instant::now();
        tokio::time::sleep(away).await;
        assert_eq!(server.tell("pool"), pool);
        outages.push((began, Instant::now()));
        tokio::time::sleep(AFTER).await;
    }
    let asked = people.join_all().await.concat();
    crew.end_all().await;
    let mut worst = Duration::ZERO;
    for (began, back) in outages {
        let during = |one: &&Asked| one.answered > began && one.at < back + AFTER;
        let longest = asked.iter().filter(during).map(|one| one.answered - one.at).max();
        let firsts = (0..LOBBIES).map(|lobby| {
            let saved = |one: &&Asked| one.lobby == lobby && one.saved && one.answered > back;
            let first = asked.iter().filter(saved).map(|one| one.answered - back).min();
            first.unwrap_or(Duration::MAX)
        });
        let (longest, last) = (longest.unwrap_or_default(), firsts.max().unwrap_or_default());
        eprintln!(
            "away for {:.1?}: the slowest answer took {longest:.1?}, all play {last:.1?} after",
            back - began
        );
        worst = worst.max(longest).max(last);
    }
    eprintln!("{} answers, {} saved", asked.len(), asked.iter().filter(|one| one.saved).count());
    assert!(worst < LATE, "{worst:?}");
}

/// The host and the port in an address.
fn place(url: &str) -> String {
    let (_, rest) = url.rsplit_once('@').expect("a user");
    rest.split_once('/').expect("a database").0.to_owned()
}

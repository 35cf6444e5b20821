//! What it costs to save a play, on both databases beside each other: many tables at once, each of which
//! waits for one step to be on the disk before it makes the next, as they do.
//!
//! `TABLES` and `PLAYS` (of each) say how many. Both keep what is committed through a power cut, on the
//! same disk: the server is one to throw away with fsync, or the one that `TEST_POSTGRES_URL` names.
//! PostgreSQL is left out where there is none.

#[path = "../tests/postgres/mod.rs"]
#[allow(dead_code, reason = "tests need more of it")]
mod postgres;

use std::time::{Duration, Instant, SystemTime};

use postgres::{Server, new_database_on};

use getaway::store::{Batch, ChannelId, GameChange, GuildId, Place, Store, TableChange, TableDoc};
use sqlx::Connection;

/// How many tables there are, and how many plays are made at each.
const TABLES: u64 = 200;
const PLAYS: u64 = 50;

/// A document about as large as a table's.
const DOCUMENT: usize = 2_000;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("it is a number"))
}

/// Opens a table and plays at it; the time of each play.
async fn play(store: Store, at: u64, plays: u64) -> Vec<Duration> {
    let doc = || TableDoc {
        kind: "getaway",
        version: 1,
        text: "x".repeat(DOCUMENT),
    };
    let table = store.new_table().expect("there are numbers");
    let game = store.new_game().expect("there are numbers");
    let step = |from_version, change, games| Batch {
        table,
        place: Place {
            guild: GuildId(1),
            channel: ChannelId(at),
        },
        at: SystemTime::now(),
        from_version,
        change,
        games,
    };
    let begun = vec![GameChange::Commit {
        game,
        kind: "getaway",
        secret: "ab".repeat(32),
    }];
    let open = store.commit(step(0, TableChange::Open(doc()), begun)).await;
    open.expect("it is saved");
    let mut times = Vec::new();
    for n in 0..plays {
        let moves = vec![GameChange::Moves {
            game,
            from: usize::try_from(n).expect("it is small"),
            entries: vec![r#"{"do":"play","seat":0,"card":"AS"}"#.to_owned()],
        }];
        let started = Instant::now();
        let saved = store
            .commit(step(n + 1, TableChange::Keep(doc()), moves))
            .await;
        saved.expect("it is saved");
        times.push(started.elapsed());
    }
    times
}

/// The time that this process, or another one of this machine, has had on a processor.
fn worked(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    // The 14th and 15th of all, in hundredths of a second.
    let ticks = after_name.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.filter_map(|text| text.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// The time that all processes of a server have had.
async fn server_worked(url: &str) -> Duration {
    let processes = "SELECT CAST(pid AS TEXT) FROM pg_stat_activity";
    let mut server = sqlx::PgConnection::connect(url).await.expect("it is there");
    let processes: Vec<String> = sqlx::query_scalar(processes)
        .fetch_all(&mut server)
        .await
        .expect("it answers");
    processes.iter().map(|process| worked(process)).sum()
}

/// Plays a second. `server` is that of the database, where it is one of this machine.
async fn measure(name: &str, url: &str, server: Option<&Server>) -> f64 {
    let (tables, plays) = (number("TABLES", TABLES), number("PLAYS", PLAYS));
    let store = Store::open(url).await.expect("the database opens");
    let of_server = async || match server {
        Some(server) => server_worked(&server.url).await,
        None => Duration::ZERO,
    };
    let server_before = of_server().await;
    let (started, before) = (Instant::now(), worked("self"));
    let mut playing = tokio::task::JoinSet::new();
    for at in 0..tables {
        // Numbers come in blocks with what is saved.
        if at % 20 == 0 {
            store.ping().await.expect("it answers");
        }
        playing.spawn(play(store.clone(), at, plays));
    }
    let mut times = playing.join_all().await.concat();
    let (took, cpu) = (started.elapsed(), worked("self") - before);
    let of_server = of_server().await.saturating_sub(server_before);
    times.sort();
    let all = tables * plays;
    let a_second = all as f64 / took.as_secs_f64();
    println!(
        "{name}: {all} plays at {tables} tables: {a_second:.0} a second, median {:.1?}, 99th {:.1?}, {:.0?} of CPU a play and {:.0?} of the server's",
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        cpu / u32::try_from(all).unwrap_or(u32::MAX),
        of_server / u32::try_from(all).unwrap_or(u32::MAX),
    );
    store.close().await;
    a_second
}

#[tokio::main]
async fn main() {
    let dir = tempfile::tempdir().expect("there is room for a database");
    let file = dir.path().join("getaway.db");
    let sqlite = measure("SQLite", &format!("sqlite://{}", file.display()), None).await;
    let named = std::env::var("TEST_POSTGRES_URL").ok();
    let own = match &named {
        Some(_) => None,
        None => Server::start_durable(),
    };
    let server = named.or_else(|| Some(own.as_ref()?.url.clone()));
    if let Some(server) = server {
        let url = new_database_on(&server).await;
        let postgres = measure("PostgreSQL", &url, own.as_ref()).await;
        println!("PostgreSQL against SQLite: {:.2}", postgres / sqlite);
    }
}

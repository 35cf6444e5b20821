//! Measures saving a move on both kinds of database: many tables at once, each of which waits until
//! one step is on disk before it makes the next, as real tables do.
//!
//! `TABLES` and `PLAYS` (moves per table) set the amount. On both databases a commit survives a
//! power cut, and both are on the same disk: the server is a throw-away one with fsync, or the one
//! in `TEST_POSTGRES_URL`. Without a server, PostgreSQL is skipped.

#[path = "../tests/postgres/mod.rs"]
#[allow(dead_code, reason = "tests need more of it")]
mod postgres;

use std::time::{Duration, Instant, SystemTime};

use postgres::{Server, new_database_on};

use getaway::store::{Batch, ChannelId, GameChange, GuildId, Place, Store, TableChange, TableDoc};
use sqlx::Connection;

/// How many tables there are, and how many moves each makes.
const TABLES: u64 = 200;
const PLAYS: u64 = 50;

/// A document about as large as a table's.
const DOCUMENT: usize = 2_000;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("it is a number"))
}

/// Opens a table and plays; returns the time of each move.
async fn play(store: Store, at: u64, plays: u64) -> Vec<Duration> {
    let doc = || TableDoc { kind: "getaway", version: 1, text: "x".repeat(DOCUMENT) };
    let table = store.new_table().expect("there are numbers");
    let game = store.new_game().expect("there are numbers");
    let step = |from_version, change, games| Batch {
        plan: None,
        table,
        place: Place { guild: GuildId(1), channel: ChannelId(at) },
        at: SystemTime::now(),
        from_version,
        change,
        games,
    };
    let begun = vec![GameChange::Commit { game, kind: "getaway", secret: "ab".repeat(32) }];
    store.commit(step(0, TableChange::Open(doc()), begun)).await.expect("it is saved");
    let mut times = Vec::new();
    for n in 0..plays {
        let moves = vec![GameChange::Moves {
            game,
            from: usize::try_from(n).expect("it is small"),
            entries: vec![r#"{"do":"play","seat":0,"card":"AS"}"#.to_owned()],
        }];
        let started = Instant::now();
        let saved = store.commit(step(n + 1, TableChange::Keep(doc()), moves)).await;
        saved.expect("it is saved");
        times.push(started.elapsed());
    }
    times
}

/// The processor time of this process, or of another one on this machine.
fn worked(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    // The 14th and 15th of all fields, in hundredths of a second.
    let ticks = after_name.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.filter_map(|text| text.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// The processor time of all of a server's processes.
async fn server_worked(url: &str) -> Duration {
    let processes = "SELECT CAST(pid AS TEXT) FROM pg_stat_activity";
    let mut server = sqlx::PgConnection::connect(url).await.expect("it is there");
    let processes: Vec<String> =
        sqlx::query_scalar(processes).fetch_all(&mut server).await.expect("it answers");
    processes.iter().map(|process| worked(process)).sum()
}

/// Returns the moves per second. `server` is the database's server, if it runs on this machine.
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
        // Numbers come in blocks, with writes.
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
        "{name}: {all} moves at {tables} tables: {a_second:.0} per second, median {:.1?}, 99th {:.1?}, {:.0?} of CPU per move and {:.0?} of the server's",
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
        println!("PostgreSQL compared to SQLite: {:.2}", postgres / sqlite);
    }
}

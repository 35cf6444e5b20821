//! What leaderboards and stats cost in a server in which a million games were played.
//!
//! The games are made in the database itself, with the schema as it was before results were kept, and
//! counted as a host's would be: by a start of the program, which brings the database up to date. Of each
//! question the median and the 99th of a hundred answers are printed, for SQLite and, where there is one,
//! for PostgreSQL beside it. `cargo bench --bench results -- postgres` asks one of them alone.

#[path = "../tests/postgres/mod.rs"]
mod postgres;

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use getaway::store::{GuildId, Store, UserId};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, Connection, Executor};

/// How many games; `GAMES` says otherwise.
const GAMES: u64 = 1_000_000;

/// How many people play in the server.
const PEOPLE: i64 = 1000;

/// Games and players, four people a game, over three years up to now.
fn made(games: u64, numbers: &str) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.map_or(0, |d| d.as_millis());
    let step = u128::from(94_608_000_000 / games);
    let first = now - step * u128::from(games);
    // Who plays and who loses is spread by multiplying with primes.
    format!(
        "INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, opened_at, ended_at, version)
             VALUES (1, 1, 1, 'getaway', 0, 1, '{{}}', 1, 2, 1);
         INSERT INTO people (guild, \"user\", name) SELECT 1, n, 'somebody' FROM {numbers} WHERE n <= {PEOPLE};
         INSERT INTO games (number, table_id, guild, channel, kind, state, secret, people, finished_at)
             SELECT n, 1, 1, 1, 'getaway', 'finished', 'aa', 4, {first} + n * {step} FROM {numbers} WHERE n <= {games};
         INSERT INTO game_players (game, seat, \"user\", label, rank)
             SELECT n, seat, 1 + (n * 7919 + seat * 251) % {PEOPLE}, 'person', 1 + (n * 104729 + seat) % 4
             FROM {numbers}, (SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS seats
             WHERE n <= {games};
         INSERT INTO game_figures (game, seat, name, value)
             SELECT game, seat, 'picked_up', (game + seat) % 17 FROM game_players;"
    )
}

/// Fills an empty database, as a program left it that kept no results yet.
async fn fill(url: &str, games: u64) -> Result<(), Box<dyn std::error::Error>> {
    let (folder, before_results, numbers) = if url.starts_with("postgres") {
        let numbers = format!("generate_series(CAST(1 AS BIGINT), {games}) AS numbers(n)");
        ("migrations/postgres", 1, numbers)
    } else {
        let numbers = format!(
            "(WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT {games})
              SELECT n FROM numbers)"
        );
        ("migrations", 5, numbers)
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut database = AnyConnection::connect(url).await?;
    let mut migrations = Migrator::new(folder).await?;
    migrations.set_locking(false);
    migrations.run_to(before_results, &mut database).await?;
    let mut all = database.begin().await?;
    all.execute(sqlx::AssertSqlSafe(made(games, &numbers)))
        .await?;
    all.commit().await?;
    if url.starts_with("postgres") {
        // What a server does by itself, now and then, for a database that has grown.
        database.execute("ANALYZE").await?;
    }
    database.close().await?;
    Ok(())
}

/// Has the rows lie as they would have come: day by day, or in the order of a copy, and not as one
/// statement counted them.
async fn tidy(url: &str) -> sqlx::Result<()> {
    let steps: &[&str] = if url.starts_with("postgres") {
        &[
            "CLUSTER standings_by_day USING standings_by_day_pkey",
            "CLUSTER standings_by_week USING standings_by_week_pkey",
            "VACUUM ANALYZE",
        ]
    } else {
        &["PRAGMA wal_checkpoint(TRUNCATE)"]
    };
    let mut database = AnyConnection::connect(url).await?;
    for step in steps {
        database.execute(*step).await?;
    }
    database.close().await
}

/// The times of a hundred answers, the shortest first.
async fn times(mut ask: impl AsyncFnMut(i64)) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0..100 {
        let started = Instant::now();
        ask(number).await;
        times.push(started.elapsed());
    }
    times.sort();
    times
}

async fn measure(name: &str, url: &str, games: u64) {
    let started = Instant::now();
    fill(url, games).await.expect("games can be made");
    println!("{name}: {games} games made in {:.1?}", started.elapsed());
    let started = Instant::now();
    let store = Store::open(url).await.expect("it is brought up to date");
    println!("{name}: brought up to date in {:.1?}", started.elapsed());
    store.close().await;
    tidy(url).await.expect("it can be tidied");
    let store = Store::open(url).await.expect("the database opens");
    let guild = GuildId(1);
    let days = |days: u64| SystemTime::now() - Duration::from_secs(days * 86_400);
    let leaderboard = async |since: Option<SystemTime>| {
        let all = store.leaderboard(guild, "getaway", since, 0..20).await;
        assert_eq!(all.expect("it can be read").people, 1000, "games are there");
    };
    let all = times(async |_| leaderboard(None).await).await;
    let month = times(async |_| leaderboard(Some(days(30))).await).await;
    let week = times(async |_| leaderboard(Some(days(7))).await).await;
    let stats = times(async |number| {
        let user = UserId(u64::try_from(1 + number * 7 % PEOPLE).expect("it is above 0"));
        let stats = store.stats(guild, "getaway", user).await;
        assert!(stats.expect("it can be read").is_some(), "they have played");
    });
    for (what, times) in [
        ("leaderboard of all time", all),
        ("leaderboard of a month", month),
        ("leaderboard of a week", week),
        ("stats of one person", stats.await),
    ] {
        println!(
            "{name}: {what}: median {:.1?}, 99th {:.1?}",
            times[50], times[98]
        );
    }
    store.close().await;
}

#[tokio::main]
async fn main() {
    sqlx::any::install_default_drivers();
    let games =
        std::env::var("GAMES").map_or(GAMES, |text| text.parse().expect("GAMES is a number"));
    let asked = |name: &str| {
        let named = |name: &str| std::env::args().any(|arg| arg == name);
        named(name) || !(named("sqlite") || named("postgres"))
    };
    let dir = tempfile::tempdir().expect("there is room for a database");
    let file = dir.path().join("getaway.db");
    if asked("sqlite") {
        std::fs::File::create(&file).expect("there is room for a database");
        measure("SQLite", &format!("sqlite://{}", file.display()), games).await;
    }
    if asked("postgres")
        && let Some(url) = postgres::new_database().await
    {
        measure("PostgreSQL", &url, games).await;
    }
}

//! Measures leaderboards and stats in a server with a million games, and what it costs to end one
//! more game: with four people, which is counted and rated, and with one, which is not.
//!
//! SQL creates the games in the database itself, and the sums that would have been kept as they
//! ended. The benchmark prints the median and the 99th of a hundred answers to each query, for SQLite and, if
//! there is a server, for PostgreSQL. `cargo bench --bench results -- postgres` measures only one
//! of them.

#[path = "../tests/postgres/mod.rs"]
mod postgres;

use std::time::{Duration, Instant, SystemTime};

use getaway::store::{
    Batch, ChannelId, DealtIn, GameChange, GuildId, Order, Person, Place, Placed, Store,
    TableChange, TableDoc, UserId,
};
use sqlx::{AnyConnection, Connection, Executor};

/// How many games there are, unless `GAMES` is set.
const GAMES: u64 = 1_000_000;

/// How many people play in the server.
const PEOPLE: i64 = 1000;

/// The SQL for games with four people each, over the last three years.
fn made(games: u64, numbers: &str) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |d| d.as_millis());
    let step = u128::from(94_608_000_000 / games);
    let first = now - step * u128::from(games);
    // Multiplying by primes spreads the players and losers.
    format!(
        "INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, opened_at, ended_at, version)
             VALUES (1, 1, 1, 'getaway', 0, 1, '{{}}', 1, 2, 1);
         INSERT INTO people (guild, \"user\", name) SELECT 1, n, 'somebody' FROM {numbers} WHERE n <= {PEOPLE};
         INSERT INTO games (number, table_id, guild, channel, kind, state, secret, people, finished_at, rated)
             SELECT n, 1, 1, 1, 'getaway', 'finished', 'aa', 4, {first} + n * {step}, n FROM {numbers} WHERE n <= {games};
         INSERT INTO rated (guild, kind, games) VALUES (1, 'getaway', {games});
         INSERT INTO game_players (game, seat, \"user\", label, place, tallied, strength, uncertainty)
             SELECT n, seat, 1 + (n * 7919 + seat * 251) % {PEOPLE}, 'person', 1 + (n * 104729 + seat) % 4,
                    ((n * 104729 + seat) % 4) / 3, 1500000, 200000
             FROM {numbers}, (SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS seats
             WHERE n <= {games};
         INSERT INTO game_figures (game, seat, name, value)
             SELECT game, seat, 'picked_up', (game + seat) % 17 FROM game_players;"
    )
}

/// The SQL for what is kept of these games. A quarter of a game is 180180.
const COUNTED: &str = "
    INSERT INTO results (\"user\", guild, kind, finished_at, game, seat, place, tallied,
                         games, tally, share, scored, points, strength, uncertainty)
        SELECT p.\"user\", 1, 'getaway', g.finished_at, p.game, p.seat, p.place, p.tallied,
               row_number() OVER of_person, sum(p.tallied) OVER of_person,
               180180 * row_number() OVER of_person, 0, 0, 1500000, 200000
        FROM game_players p JOIN games g ON g.number = p.game
        WINDOW of_person AS (PARTITION BY p.\"user\" ORDER BY p.game);
    INSERT INTO standings (guild, kind, \"user\", games, tally, share, streak, longest_untallied,
                           longest_tallied, scored, points, last_at, strength, uncertainty)
        SELECT 1, 'getaway', \"user\", count(*), sum(tallied), 180180 * count(*), 1, 1, 1, 0, 0,
               max(finished_at), 1500000, 200000
        FROM results GROUP BY \"user\";
    INSERT INTO place_sums (guild, kind, \"user\", place, games, tallied)
        SELECT 1, 'getaway', \"user\", place, count(*), sum(tallied) FROM results GROUP BY \"user\", place;
    INSERT INTO figure_sums (guild, kind, \"user\", name, games, sum, highest)
        SELECT 1, 'getaway', p.\"user\", f.name, count(*), sum(f.value), max(f.value)
        FROM game_players p JOIN game_figures f ON f.game = p.game AND f.seat = p.seat
        GROUP BY p.\"user\", f.name;
    INSERT INTO meetings (guild, kind, \"user\", opponent, games, ahead)
        SELECT 1, 'getaway', p.\"user\", q.\"user\", count(*), sum(CASE WHEN p.place < q.place THEN 1 ELSE 0 END)
        FROM game_players p JOIN game_players q ON q.game = p.game AND q.\"user\" <> p.\"user\"
        GROUP BY p.\"user\", q.\"user\";";

/// Fills an empty database with games.
async fn fill(url: &str, games: u64) -> Result<(), Box<dyn std::error::Error>> {
    let is_server = url.starts_with("postgres");
    let numbers = if is_server {
        format!("generate_series(CAST(1 AS BIGINT), {games}) AS numbers(n)")
    } else {
        format!(
            "(WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT {games})
              SELECT n FROM numbers)"
        )
    };
    Store::open(url).await?.close().await;
    let mut database = AnyConnection::connect(url).await?;
    let mut all = database.begin().await?;
    for sql in [&made(games, &numbers), COUNTED] {
        all.execute(sqlx::AssertSqlSafe(sql)).await?;
    }
    all.commit().await?;
    if is_server {
        // A server does this by itself from time to time.
        database.execute("ANALYZE").await?;
    }
    database.close().await?;
    Ok(())
}

/// Arranges the rows as they would be after a copy, instead of in the order of one big statement.
async fn tidy(url: &str) -> sqlx::Result<()> {
    let steps: &[&str] = if url.starts_with("postgres") {
        &["CLUSTER results USING results_of_person", "VACUUM ANALYZE"]
    } else {
        &["PRAGMA wal_checkpoint(TRUNCATE)"]
    };
    let mut database = AnyConnection::connect(url).await?;
    for step in steps {
        database.execute(*step).await?;
    }
    database.close().await
}

/// Measures a hundred answers; returns the times, shortest first.
async fn sorted_times(mut ask: impl AsyncFnMut(i64)) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0..100 {
        let started = Instant::now();
        ask(number).await;
        times.push(started.elapsed());
    }
    times.sort();
    times
}

/// The times of a hundred steps in which a whole game of four seats is stored, with so many people.
async fn ending(store: &Store, people: u64) -> Vec<Duration> {
    let table = store.new_table().expect("there are numbers");
    let step = |from_version, change, games| Batch {
        plan: None,
        table,
        place: Place { guild: GuildId(1), channel: ChannelId(100 + people) },
        at: SystemTime::now(),
        from_version,
        change,
        games,
    };
    let doc = || TableDoc { kind: "getaway", version: 1, text: "{}".to_owned() };
    store.commit(step(0, TableChange::Open(doc()), Vec::new())).await.expect("it is saved");
    let whole = async |number: i64| {
        let game = store.new_game().expect("there are numbers");
        let number = u64::try_from(number).expect("it is not below 0");
        let player = |seat: u64| DealtIn {
            person: (seat < people).then(|| Person {
                id: UserId(1 + (number * 4 + seat) % 1000),
                name: "somebody".to_owned(),
            }),
            label: if seat < people { "person" } else { "easy" }.to_owned(),
        };
        let placed = |place: u8| Placed { place, tallied: place == 4, score: None };
        let games = vec![
            GameChange::Commit { game, kind: "getaway", secret: "ab".repeat(32) },
            GameChange::Begin {
                game,
                rules_version: 1,
                options: "{}".to_owned(),
                dealer: 0,
                mix: getaway::cards::Mix::default(),
                players: (0..4).map(player).collect(),
                deal: None,
                home: ChannelId(100 + people),
                settings: "{}".to_owned(),
                friendly: false,
            },
            GameChange::Finish {
                game,
                results: (1..=4).map(placed).collect(),
                figures: vec![vec![("picked_up", 3)]; 4],
                counts: true,
            },
        ];
        let keep = TableChange::Keep(doc());
        let saved = store.commit(step(1 + number, keep, games)).await;
        saved.expect("it is saved");
    };
    sorted_times(whole).await
}

async fn measure(name: &str, url: &str, games: u64) {
    let started = Instant::now();
    fill(url, games).await.expect("games can be made");
    println!("{name}: {games} games made in {:.1?}", started.elapsed());
    tidy(url).await.expect("the database can be tidied");
    let store = Store::open(url).await.expect("the database opens");
    let guild = GuildId(1);
    let days = |days: u64| SystemTime::now() - Duration::from_secs(days * 86_400);
    let leaderboard = async |since: Option<SystemTime>| {
        let all = store.leaderboard(guild, "getaway", Order::Fewest, since, 0..20).await;
        assert_eq!(all.expect("it can be read").people, 1000, "there are games");
    };
    let all = sorted_times(async |_| leaderboard(None).await).await;
    let month = sorted_times(async |_| leaderboard(Some(days(30))).await).await;
    let ratings = sorted_times(async |_| {
        let board = store.ratings_board(guild, "getaway", None, 0..20).await;
        assert_eq!(board.expect("it can be read").people, 1000, "games are there");
    });
    let week = sorted_times(async |_| leaderboard(Some(days(7))).await).await;
    let stats = sorted_times(async |number| {
        let user = UserId(u64::try_from(1 + number * 7 % PEOPLE).expect("it is above 0"));
        let stats = store.stats(guild, "getaway", user).await;
        assert!(stats.expect("it can be read").is_some(), "they have played");
    });
    for (what, times) in [
        ("leaderboard of all time", all),
        ("leaderboard of a month", month),
        ("leaderboard of a week", week),
        ("leaderboard by rating", ratings.await),
        ("stats of one person", stats.await),
        ("ending a game of four people", ending(&store, 4).await),
        ("ending a game of one person", ending(&store, 1).await),
    ] {
        println!("{name}: {what}: median {:.1?}, 99th {:.1?}", times[50], times[98]);
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

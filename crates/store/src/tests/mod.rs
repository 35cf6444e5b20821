//! Tests of the store, each with its own database.

/// Runs tests on both kinds of database, each with its own store.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::Fixture::new().await).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $test() {
                if let Some(fixture) = super::Fixture::postgres().await {
                    super::$test(fixture).await;
                }
            })*
        }
    };
}

/// Runs tests of PostgreSQL only: each with what a function prepares on a server, if there is one.
macro_rules! on_postgres {
    ($prepare:path: $($test:ident),* $(,)?) => {
        mod only_on_postgres {
            $(#[tokio::test]
            async fn $test() {
                if let Some(prepared) = $prepare().await {
                    super::$test(prepared).await;
                }
            })*
        }
    };
}

mod alive;
mod challenges;
mod choices;
mod copy;
mod daily;
mod documents;
mod evenings;
mod files;
mod forget;
mod interrupted;
pub(super) mod killed;
mod lease;
mod migrations;
mod months;
mod outdated;
mod plans;
mod postgres;
mod ratings;
mod results;
mod schema;
mod slow;
mod standings;
mod steps;
mod trouble;

use std::cmp::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::Connection;

use super::dialect::Dialect;
use super::sql::Run;
use super::testing::postgres::new_database;
use super::testing::{share, whole_leaderboard};
use super::*;
use getaway_games::rating::{self, Rating};

/// Two kinds of game, of which the store knows only the names.
const KIND: &str = "whist";
const OTHER: &str = "bridge";

const GUILD: GuildId = GuildId(u64::MAX - 7);
const CHANNEL: ChannelId = ChannelId(1 << 63);
const PLACE: Place = Place { guild: GUILD, channel: CHANNEL };

/// A day with a deal.
const DAY: u32 = 20_000;

fn at(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(seconds)
}

struct Fixture {
    /// Where the file of a SQLite database is.
    dir: tempfile::TempDir,
    url: String,
    store: Store,
}

impl Fixture {
    /// A SQLite database.
    async fn new() -> Fixture {
        let dir = tempfile::tempdir().unwrap();
        let url = url(&dir);
        Fixture::at(dir, url).await
    }

    /// A PostgreSQL database, if there is a server.
    async fn postgres() -> Option<Fixture> {
        let url = new_database().await?;
        Some(Fixture::at(tempfile::tempdir().unwrap(), url).await)
    }

    async fn at(dir: tempfile::TempDir, url: String) -> Fixture {
        let store = Store::open(&url).await.unwrap();
        Fixture { dir, url, store }
    }

    async fn reopened(self) -> Fixture {
        self.store.close().await;
        Fixture::at(self.dir, self.url).await
    }

    async fn commit(&self, table: TableId, change: TableChange, games: Vec<GameChange>, when: u64) {
        let batch = self.batch(table, change, games, when).await;
        self.store.commit(batch).await.unwrap();
    }

    /// A step on the stored version of a table.
    async fn batch(
        &self,
        table: TableId,
        change: TableChange,
        games: Vec<GameChange>,
        when: u64,
    ) -> Batch {
        let stored = self.store.open_table(table).await.unwrap();
        let from_version = stored.map_or(0, |stored| stored.version);
        Batch { from_version, change, games, ..opening(table, when) }
    }

    /// Saves changes of games at a table that stays open.
    async fn save(&self, table: TableId, games: Vec<GameChange>, when: u64) {
        let keep = TableChange::Keep(doc("{}"));
        self.commit(table, keep, games, when).await;
    }

    /// Saves a whole game in one commit: these people at a table of three.
    async fn finished(&self, table: TableId, people: &[u64], loser: u8, when: u64) -> GameNumber {
        let game = self.store.new_game().unwrap();
        self.save(table, whole_game(game, people, loser), when).await;
        game
    }

    /// Reads something that no method reads.
    async fn read<T: sql::Stored>(&self, sql: impl sqlx::SqlSafeStr) -> Vec<T> {
        self.store.reader.all("testing", sql, ()).await.unwrap()
    }

    /// Changes something behind the store's back.
    async fn execute(&self, statement: &'static str) {
        let mut writer = self.store.database.connect().await.unwrap();
        writer.run("testing", statement, ()).await.unwrap();
        writer.close().await.unwrap();
    }

    async fn open_table(&self) -> TableId {
        let table = self.store.new_table().unwrap();
        self.commit(table, TableChange::Open(doc("{}")), vec![], 1).await;
        table
    }
}

/// A step that opens a table.
fn opening(table: TableId, when: u64) -> Batch {
    Batch {
        table,
        place: PLACE,
        at: at(when),
        from_version: 0,
        change: TableChange::Open(doc("{}")),
        games: vec![],
        plan: None,
    }
}

/// Places by seat number, except that this seat is last and loses.
fn last_loses(loser: u8) -> Vec<Placed> {
    let place = |seat: u8| match seat.cmp(&loser) {
        Ordering::Less => seat + 1,
        Ordering::Equal => 3,
        Ordering::Greater => seat,
    };
    let placed = |seat| Placed { place: place(seat), tallied: seat == loser, score: None };
    (0..3).map(placed).collect()
}

/// Places by score, in a game that the first wins.
fn first_wins(scores: [i64; 3]) -> Vec<Placed> {
    let placed = |score: i64| {
        let better = scores.iter().filter(|other| **other > score).count();
        Placed { place: better as u8 + 1, tallied: better == 0, score: Some(score) }
    };
    scores.map(placed).into()
}

/// A game from its commitment to its end: these people at a table of three.
fn whole_game(game: GameNumber, people: &[u64], loser: u8) -> Vec<GameChange> {
    let figures = (0..3).map(|seat| vec![("picked_up", 10 + seat)]).collect();
    let players = table_of_three(people);
    game_of(KIND, game, players, last_loses(loser), figures)
}

fn table_of_three(people: &[u64]) -> Vec<DealtIn> {
    let computers = std::iter::repeat_with(|| computer("easy"));
    people.iter().map(|id| person(*id)).chain(computers).take(3).collect()
}

fn person(id: u64) -> DealtIn {
    DealtIn {
        person: Some(Person { id: UserId(id), name: format!("user {id}") }),
        label: "person".to_owned(),
    }
}

fn computer(level: &str) -> DealtIn {
    DealtIn { person: None, label: level.to_owned() }
}

/// A game from its commitment to its end.
fn game_of(
    kind: &'static str,
    game: GameNumber,
    players: Vec<DealtIn>,
    results: Vec<Placed>,
    figures: Vec<Vec<(&'static str, i64)>>,
) -> Vec<GameChange> {
    vec![
        GameChange::Commit { game, kind, secret: "ab".repeat(32) },
        GameChange::Begin {
            game,
            rules_version: 3,
            options: "some options".to_owned(),
            dealer: 0,
            mix: vec!["1".to_owned()].into(),
            players,
            deal: None,
            home: CHANNEL,
            settings: "some settings".to_owned(),
            friendly: false,
        },
        GameChange::Dealt { game, deal: "some cards".to_owned() },
        GameChange::Moves { game, from: 0, entries: vec!["a move".to_owned()] },
        GameChange::Finish { game, results, figures, counts: true },
    ]
}

fn doc(text: &str) -> TableDoc {
    TableDoc { kind: KIND, version: 5, text: text.to_owned() }
}

fn settings(version: u32, text: &str) -> StoredSettings {
    StoredSettings { version, text: text.to_owned() }
}

fn file(dir: &tempfile::TempDir) -> std::path::PathBuf {
    dir.path().join("getaway.db")
}

fn url(dir: &tempfile::TempDir) -> String {
    testing::url(&file(dir))
}

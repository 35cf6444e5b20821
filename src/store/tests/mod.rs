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

mod copy;
mod daily;
mod files;
mod forget;
mod interrupted;
mod lease;
mod migrations;
mod postgres;
mod ratings;
mod results;
mod sample;
mod schema;
mod standings;
mod trouble;

use std::cmp::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::dialect::Dialect;
use super::*;
use crate::rating::{self, Rating};
use results::{
    an_open_table_stays_marked_until_it_has_forgotten_or_ends,
    everyone_who_shares_first_place_wins_and_scores_can_be_negative,
    results_of_a_forgotten_person_belong_to_nobody, the_tally_counts_games_of_two_or_more_people,
};
use standings::{
    kept_results_equal_a_count_of_all_games, no_results_are_kept_of_a_forgotten_person,
    results_stay_in_order_when_the_clock_is_set_back,
};

on_both!(
    a_channel_has_at_most_one_open_table,
    a_step_is_saved_completely_or_not_at_all,
    numbers_are_never_reused,
    a_finished_game_reads_back_and_the_secret_is_hidden_until_the_end,
    results_must_cover_exactly_the_seats_that_were_dealt_in,
    a_game_without_a_result_is_finished_and_does_not_count,
    a_parked_table_stays_untouched_until_a_program_continues_it,
    the_tally_counts_games_of_two_or_more_people,
    results_of_a_forgotten_person_belong_to_nobody,
    an_open_table_stays_marked_until_it_has_forgotten_or_ends,
    settings_of_a_later_version_are_not_overwritten,
    settings_and_saved_messages_are_kept,
    the_tokens_of_saved_messages_are_removed_when_the_table_ends,
    a_failed_step_does_not_affect_others_saved_with_it,
    kept_results_equal_a_count_of_all_games,
    results_stay_in_order_when_the_clock_is_set_back,
    everyone_who_shares_first_place_wins_and_scores_can_be_negative,
    no_results_are_kept_of_a_forgotten_person,
);

/// Two kinds of game, of which the store knows only the names.
const KIND: &str = "whist";
const OTHER: &str = "bridge";

const GUILD: GuildId = GuildId(u64::MAX - 7);
const CHANNEL: ChannelId = ChannelId(1 << 63);
const PLACE: Place = Place {
    guild: GUILD,
    channel: CHANNEL,
};

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
        let url = testing::postgres::new_database().await?;
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
        Batch {
            table,
            place: PLACE,
            at: at(when),
            from_version: stored.map_or(0, |stored| stored.version),
            change,
            games,
        }
    }

    /// Saves a whole game in one commit: these people at a table of three.
    async fn finished(&self, table: TableId, people: &[u64], loser: u8, when: u64) -> GameNumber {
        let game = self.store.new_game().unwrap();
        let games = whole_game(game, people, loser);
        self.commit(table, TableChange::Keep(doc("{}")), games, when)
            .await;
        game
    }

    /// Saves a whole game with these results.
    async fn finished_with(
        &self,
        table: TableId,
        people: &[u64],
        results: Vec<Placed>,
        when: u64,
    ) -> GameNumber {
        let game = self.store.new_game().unwrap();
        let mut games = whole_game(game, people, 0);
        games.pop();
        games.push(GameChange::Finish {
            game,
            results,
            figures: vec![vec![("tricks", -4)]; 3],
        });
        self.commit(table, TableChange::Keep(doc("{}")), games, when)
            .await;
        game
    }

    async fn open_table(&self) -> TableId {
        let table = self.store.new_table().unwrap();
        self.commit(table, TableChange::Open(doc("{}")), vec![], 1)
            .await;
        table
    }
}

/// Places by seat number, except that this seat is last and loses.
fn last_loses(loser: u8) -> Vec<Placed> {
    let place = |seat: u8| match seat.cmp(&loser) {
        Ordering::Less => seat + 1,
        Ordering::Equal => 3,
        Ordering::Greater => seat,
    };
    let placed = |seat| Placed {
        place: place(seat),
        tallied: seat == loser,
        score: None,
    };
    (0..3).map(placed).collect()
}

/// Places by score, in a game that the first wins.
fn first_wins(scores: [i64; 3]) -> Vec<Placed> {
    let placed = |score: i64| {
        let better = scores.iter().filter(|other| **other > score).count();
        Placed {
            place: better as u8 + 1,
            tallied: better == 0,
            score: Some(score),
        }
    };
    scores.map(placed).into()
}

/// A game from its commitment to its end: these people at a table of three.
fn whole_game(game: GameNumber, people: &[u64], loser: u8) -> Vec<GameChange> {
    let person = |n: usize| {
        people.get(n).map(|id| Person {
            id: UserId(*id),
            name: format!("user {id}"),
        })
    };
    let players = (0..3).map(|n| DealtIn {
        label: if person(n).is_some() {
            "person"
        } else {
            "easy"
        }
        .to_owned(),
        person: person(n),
    });
    vec![
        GameChange::Commit {
            game,
            kind: KIND,
            secret: "ab".repeat(32),
        },
        GameChange::Deal {
            game,
            rules_version: 3,
            options: "some options".to_owned(),
            dealer: 0,
            mix: vec!["1".to_owned()].into(),
            players: players.collect(),
            deal: None,
        },
        GameChange::Dealt {
            game,
            deal: "some cards".to_owned(),
        },
        GameChange::Moves {
            game,
            from: 0,
            entries: vec!["a move".to_owned()],
        },
        GameChange::Finish {
            game,
            results: last_loses(loser),
            figures: (0..3).map(|seat| vec![("picked_up", 10 + seat)]).collect(),
        },
    ]
}

fn doc(text: &str) -> TableDoc {
    TableDoc {
        kind: KIND,
        version: 5,
        text: text.to_owned(),
    }
}

fn file(dir: &tempfile::TempDir) -> std::path::PathBuf {
    dir.path().join("getaway.db")
}

fn url(dir: &tempfile::TempDir) -> String {
    testing::url(&file(dir))
}

#[tokio::test]
async fn the_settings_of_sqlite_make_commits_durable() {
    let f = Fixture::new().await;
    let mut writer = f.store.database.connect().await.unwrap();
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
        .fetch_one(&mut writer)
        .await
        .unwrap();
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous")
        .fetch_one(&mut writer)
        .await
        .unwrap();
    let foreign_keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys")
        .fetch_one(&mut writer)
        .await
        .unwrap();
    assert_eq!((journal.as_str(), synchronous, foreign_keys), ("wal", 2, 1));
}

async fn a_channel_has_at_most_one_open_table(f: Fixture) {
    let first = f.open_table().await;
    let open = TableChange::Open(doc("{}"));
    let second = f.batch(f.store.new_table().unwrap(), open, vec![], 2).await;
    let refused = f.store.commit(second.clone()).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken)));
    f.commit(first, TableChange::End, vec![], 3).await;
    f.store.commit(second.clone()).await.unwrap();
    let open = f.store.open_tables().await.unwrap();
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].table, open[0].place), (second.table, PLACE));
}

async fn a_step_is_saved_completely_or_not_at_all(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let again = GameChange::Moves {
        game,
        from: 0,
        entries: vec!["{}".to_owned()],
    };
    let keep = TableChange::Keep(doc("lost"));
    let twice = f.batch(table, keep, vec![again], 11).await;
    assert!(f.store.commit(twice).await.is_err());
    assert_eq!(f.store.open_tables().await.unwrap()[0].doc, "{}");
    assert_eq!(f.store.game(game).await.unwrap().unwrap().moves.len(), 1);
}

async fn numbers_are_never_reused(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let f = f.reopened().await;
    assert!(f.store.new_game().unwrap() > game);
    assert!(f.store.new_table().unwrap() > table);
}

async fn a_finished_game_reads_back_and_the_secret_is_hidden_until_the_end(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 1, 10).await;
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((stored.kind.as_str(), stored.rules_version), (KIND, 3));
    assert_eq!((stored.state, stored.people), (GameState::Finished, 2));
    assert_eq!(stored.options.as_deref(), Some("some options"));
    assert_eq!(stored.deal.as_deref(), Some("some cards"));
    assert_eq!(
        (stored.dealer, stored.mix.ids),
        (Some(0), vec!["1".to_owned()])
    );
    assert_eq!(stored.moves, ["a move"]);
    assert_eq!(stored.results, last_loses(1));
    let labels: Vec<_> = stored.players.iter().map(|p| p.label.as_str()).collect();
    assert_eq!(labels, ["person", "person", "easy"]);
    assert_eq!(
        (stored.started, stored.finished),
        (Some(at(10)), Some(at(10)))
    );
    let last = async |channel, kind| f.store.last_finished(channel, kind).await.unwrap();
    assert_eq!(last(CHANNEL, KIND).await, Some(game));
    assert_eq!(last(CHANNEL, OTHER).await, None);
    assert_eq!(last(ChannelId(1), KIND).await, None);

    let next = f.store.new_game().unwrap();
    let secret = "cd".repeat(32);
    let commitment = GameChange::Commit {
        game: next,
        kind: OTHER,
        secret: secret.clone(),
    };
    f.commit(table, TableChange::Keep(doc("{}")), vec![commitment], 11)
        .await;
    let committed = f.store.game(next).await.unwrap().unwrap();
    assert_eq!(committed.state, GameState::Committed);
    assert_eq!(
        (committed.kind.as_str(), committed.shown_secret()),
        (OTHER, None)
    );
    assert_eq!(committed.secret_for_table(), secret);
    f.commit(table, TableChange::End, vec![], 12).await;
    let stopped = f.store.game(next).await.unwrap().unwrap();
    assert_eq!(stopped.state, GameState::Stopped);
    assert_eq!(stopped.shown_secret(), Some(secret.as_str()));
    assert_eq!(stopped.results, []);
}

async fn results_must_cover_exactly_the_seats_that_were_dealt_in(f: Fixture) {
    let table = f.open_table().await;
    let three = last_loses(0);
    for results in [three[..2].to_vec(), [&three[..], &three[..1]].concat()] {
        let game = f.store.new_game().unwrap();
        let mut games = whole_game(game, &[1, 2], 0);
        games.pop();
        games.push(GameChange::Finish {
            game,
            results,
            figures: Vec::new(),
        });
        let batch = f
            .batch(table, TableChange::Keep(doc("{}")), games, 10)
            .await;
        assert!(f.store.commit(batch).await.is_err());
        assert!(f.store.game(game).await.unwrap().is_none());
    }
}

async fn a_game_without_a_result_is_finished_and_does_not_count(f: Fixture) {
    let table = f.open_table().await;
    let game = f.store.new_game().unwrap();
    let mut games = whole_game(game, &[1, 2], 0);
    games.pop();
    games.push(GameChange::Finish {
        game,
        results: Vec::new(),
        figures: Vec::new(),
    });
    f.commit(table, TableChange::Keep(doc("{}")), games, 10)
        .await;
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!(stored.state, GameState::Finished);
    assert_eq!(stored.results, []);
    assert!(stored.shown_secret().is_some(), "it can be verified");
    let all = f.store.whole_leaderboard(GUILD, KIND, None).await.unwrap();
    assert_eq!(all, []);
    assert_eq!(f.store.stats(GUILD, KIND, UserId(1)).await.unwrap(), None);
}

async fn a_parked_table_stays_untouched_until_a_program_continues_it(f: Fixture) {
    let table = f.open_table().await;
    f.store.park(table, "0.2.0").await.unwrap();
    f.store.park(table, "0.3.0").await.unwrap();
    let parked = f.store.open_tables().await.unwrap().remove(0);
    assert_eq!(parked.parked_by.as_deref(), Some("0.3.0"));
    assert_eq!((parked.kind.as_str(), parked.doc_version), (KIND, 5));
    assert_eq!(parked.doc, "{}");
    f.commit(table, TableChange::Keep(doc("more")), vec![], 2)
        .await;
    let kept = f.store.open_tables().await.unwrap().remove(0);
    assert_eq!((kept.doc.as_str(), kept.parked_by), ("more", None));
    f.commit(table, TableChange::End, vec![], 3).await;
    assert!(f.store.park(table, "0.3.0").await.is_err());
}

fn settings(version: u32, text: &str) -> StoredSettings {
    StoredSettings {
        version,
        text: text.to_owned(),
    }
}

async fn settings_of_a_later_version_are_not_overwritten(f: Fixture) {
    let later = settings(3, "from the future");
    f.store.save_settings(GUILD, &later).await.unwrap();
    let refused = f.store.save_settings(GUILD, &settings(2, "older")).await;
    assert_eq!(
        refused.unwrap_err().to_string(),
        "the server's settings document is of version 3, from a later version of this program; this one knows versions up to 2"
    );
    assert_eq!(f.store.settings(GUILD).await.unwrap(), Some(later));
    let newer = settings(4, "newer still");
    f.store.save_settings(GUILD, &newer).await.unwrap();
    assert_eq!(f.store.settings(GUILD).await.unwrap(), Some(newer));
}

async fn settings_and_saved_messages_are_kept(f: Fixture) {
    let table = f.open_table().await;
    assert_eq!(f.store.settings(GUILD).await.unwrap(), None);
    for text in ["some", "others"] {
        f.store
            .save_settings(GUILD, &settings(2, text))
            .await
            .unwrap();
        let stored = f.store.settings(GUILD).await.unwrap();
        assert_eq!(stored, Some(settings(2, text)));
    }
    assert_eq!(f.store.saved_messages::<u64>(table).await.unwrap(), None);
    f.store.save_messages(table, &u64::MAX).await.unwrap();
    assert_eq!(f.store.saved_messages(table).await.unwrap(), Some(u64::MAX));
}

async fn the_tokens_of_saved_messages_are_removed_when_the_table_ends(f: Fixture) {
    let messages = serde_json::json!({"message": 5, MESSAGE_SECRETS: ["a token"]});
    let without = Some(serde_json::json!({"message": 5}));
    let table = f.open_table().await;
    f.store.save_messages(table, &messages).await.unwrap();
    let kept = f.store.saved_messages(table).await.unwrap();
    assert_eq!(kept, Some(messages.clone()));
    assert_eq!(ended(&f, None, 9).await, []);
    f.commit(table, TableChange::End, vec![], 2).await;
    assert_eq!(f.store.saved_messages(table).await.unwrap(), without);
    // It is too late to save more.
    f.store.save_messages(table, &messages).await.unwrap();
    assert_eq!(f.store.saved_messages(table).await.unwrap(), without);

    let parked = f.open_table().await;
    f.store.save_messages(parked, &messages).await.unwrap();
    f.store.end_parked(parked, at(3)).await.unwrap();
    assert_eq!(f.store.saved_messages(parked).await.unwrap(), without);

    assert_eq!(ended(&f, None, 9).await, [table, parked]);
    assert_eq!(ended(&f, Some(table), 9).await, [parked]);
    assert_eq!(ended(&f, None, 3).await, [table]);
    f.store
        .forget_messages_of(vec![table, parked])
        .await
        .unwrap();
    assert_eq!(ended(&f, None, 9).await, []);
    // If there was nothing else, nothing is left.
    let last = f.open_table().await;
    let only = serde_json::json!({MESSAGE_SECRETS: ["a token"]});
    f.store.save_messages(last, &only).await.unwrap();
    f.commit(last, TableChange::End, vec![], 4).await;
    let left: Option<serde_json::Value> = f.store.saved_messages(last).await.unwrap();
    assert_eq!(left, None);
}

/// The ended tables that still have saved messages.
async fn ended(f: &Fixture, after: Option<TableId>, before: u64) -> Vec<TableId> {
    let tables = f.store.ended_tables::<serde_json::Value>(after, at(before));
    let tables = tables.await.unwrap().into_iter();
    let tables = tables.inspect(|table| assert!(table.messages.is_some()));
    tables.map(|table| table.table).collect()
}

#[tokio::test]
async fn a_backup_is_complete_and_overwrites_nothing() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let target = f.dir.path().join("copy of it.db");
    let read_only = Store::open_read_only(&url(&f.dir)).await.unwrap();
    read_only.backup(&target).await.unwrap();
    assert!(matches!(
        read_only.backup(&target).await,
        Err(StoreError::BackupExists(_))
    ));
    assert!(
        read_only
            .save_settings(GUILD, &settings(1, ""))
            .await
            .is_err()
    );
    let copy = Store::open(&format!("sqlite://{}", target.display()))
        .await
        .unwrap();
    assert!(copy.game(game).await.unwrap().is_some());
}

#[tokio::test]
async fn a_reader_does_not_create_a_missing_database() {
    let dir = tempfile::tempdir().unwrap();
    let opened = Store::open_read_only(&url(&dir)).await;
    assert!(matches!(opened, Err(StoreError::Open { .. })));
}

async fn a_failed_step_does_not_affect_others_saved_with_it(f: Fixture) {
    let open = |channel| Batch {
        table: f.store.new_table().unwrap(),
        place: Place {
            guild: GUILD,
            channel: ChannelId(channel),
        },
        at: at(1),
        from_version: 0,
        change: TableChange::Open(doc("{}")),
        games: vec![],
    };
    // Polled together, they wait together. The second in the same channel fails, the third doesn't.
    let (first, second, third) = tokio::join!(
        f.store.commit(open(1)),
        f.store.commit(open(1)),
        f.store.commit(open(2)),
    );
    first.unwrap();
    assert!(matches!(second, Err(StoreError::ChannelTaken)));
    third.unwrap();
    assert_eq!(f.store.open_tables().await.unwrap().len(), 2);
    let late = open(3);
    f.store.close().await;
    let closed = f.store.commit(late).await;
    assert!(matches!(closed, Err(StoreError::Closed)));
}

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

use super::open::MIGRATIONS;
use super::*;

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
    dir: tempfile::TempDir,
    store: Store,
}

impl Fixture {
    async fn new() -> Fixture {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(&url(&dir)).await.unwrap();
        Fixture { dir, store }
    }

    async fn reopened(self) -> Fixture {
        self.store.close().await;
        let store = Store::open(&url(&self.dir)).await.unwrap();
        Fixture {
            dir: self.dir,
            store,
        }
    }

    async fn commit(&self, table: TableId, change: TableChange, games: Vec<GameChange>, when: u64) {
        let batch = Batch {
            table,
            place: PLACE,
            at: at(when),
            change,
            games,
        };
        self.store.commit(batch).await.unwrap();
    }

    /// A whole game in one commit: these people at a table of three.
    async fn finished(&self, table: TableId, people: &[u64], loser: u8, when: u64) -> GameNumber {
        let game = self.store.new_game();
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
        let options = serde_json::to_string(&crate::rules::Options::default()).unwrap();
        let games = vec![
            GameChange::Promise {
                game,
                secret: "ab".repeat(32),
            },
            GameChange::Deal {
                game,
                options,
                dealer: 0,
                ids: vec!["1".to_owned()],
                players: players.collect(),
            },
            GameChange::Hands {
                game,
                hands: r#"[["AS"],["2C"],["3D"]]"#.to_owned(),
            },
            GameChange::Moves {
                game,
                from: 0,
                entries: vec![r#"{"do":"play","seat":0,"card":"AS"}"#.to_owned()],
            },
            GameChange::Finish {
                game,
                away: (0..3).filter(|s| *s != loser).collect(),
                loser,
            },
        ];
        self.commit(table, TableChange::Keep("{}".to_owned()), games, when)
            .await;
        game
    }

    async fn open_table(&self) -> TableId {
        let table = self.store.new_table();
        self.commit(table, TableChange::Open("{}".to_owned()), vec![], 1)
            .await;
        table
    }
}

fn url(dir: &tempfile::TempDir) -> String {
    format!("sqlite://{}", dir.path().join("getaway.db").display())
}

#[tokio::test]
async fn each_migration_carries_sample_data_on() {
    let samples = [(1, include_str!("samples/0001.sql"))];
    assert_eq!(samples.len(), MIGRATIONS.iter().count(), "a sample each");
    for (version, sample) in samples {
        let dir = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(dir.path().join("getaway.db"))
            .create_if_missing(true);
        let pool = SqlitePoolOptions::new()
            .connect_with(options)
            .await
            .unwrap();
        let before = Migrator {
            migrations: MIGRATIONS
                .iter()
                .filter(|m| m.version <= version)
                .cloned()
                .collect(),
            ..Migrator::DEFAULT
        };
        before.run(&pool).await.unwrap();
        sqlx::raw_sql(sample).execute(&pool).await.unwrap();
        pool.close().await;

        let store = Store::open(&url(&dir)).await.unwrap();
        let open = store.open_tables().await.unwrap();
        assert_eq!(open.len(), 1);
        assert_eq!(open[0].doc, r#"{"some":"document"}"#);
        let standings = store.leaderboard(GuildId(10), None).await.unwrap();
        assert_eq!(standings.len(), 2);
        assert_eq!(standings[1].name.as_deref(), Some("Asha"));
        assert!(store.record(GameNumber(1)).await.unwrap().is_some());
        assert_eq!(store.new_game(), GameNumber(4));
        assert_eq!(store.new_table(), TableId(3));
    }
}

#[tokio::test]
async fn the_database_is_as_durable_as_promised() {
    let f = Fixture::new().await;
    let mut tx = f.store.write("testing").await.unwrap();
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
        .fetch_one(&mut *tx)
        .await
        .unwrap();
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous")
        .fetch_one(&mut *tx)
        .await
        .unwrap();
    let foreign_keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys")
        .fetch_one(&mut *tx)
        .await
        .unwrap();
    assert_eq!((journal.as_str(), synchronous, foreign_keys), ("wal", 2, 1));
}

#[tokio::test]
async fn one_open_table_a_channel() {
    let f = Fixture::new().await;
    let first = f.open_table().await;
    let second = Batch {
        table: f.store.new_table(),
        place: PLACE,
        at: at(2),
        change: TableChange::Open("{}".to_owned()),
        games: vec![],
    };
    let refused = f.store.commit(second.clone()).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken)));
    f.commit(first, TableChange::End, vec![], 3).await;
    f.store.commit(second.clone()).await.unwrap();
    let open = f.store.open_tables().await.unwrap();
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].table, open[0].place), (second.table, PLACE));
}

#[tokio::test]
async fn a_step_is_saved_whole_or_not_at_all() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let twice = Batch {
        table,
        place: PLACE,
        at: at(11),
        change: TableChange::Keep(r#"{"lost":true}"#.to_owned()),
        games: vec![GameChange::Moves {
            game,
            from: 0,
            entries: vec!["{}".to_owned()],
        }],
    };
    assert!(f.store.commit(twice).await.is_err());
    assert_eq!(f.store.open_tables().await.unwrap()[0].doc, "{}");
    assert_eq!(f.store.game(game).await.unwrap().unwrap().moves.len(), 1);
}

#[tokio::test]
async fn numbers_are_never_used_again() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let f = f.reopened().await;
    assert!(f.store.new_game() > game);
    assert!(f.store.new_table() > table);
}

#[tokio::test]
async fn a_finished_game_reads_back_as_a_record_and_a_promise_stays_secret() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 2, 10).await;
    let record = f.store.record(game).await.unwrap().unwrap();
    assert_eq!(record.seats, ["person", "person", "easy"]);
    assert_eq!(record.loser, crate::rules::Seat::new(2));
    assert_eq!(record.chance.unwrap().game, game.0);
    assert_eq!(f.store.last_finished(CHANNEL).await.unwrap(), Some(game));

    let next = f.store.new_game();
    let promise = GameChange::Promise {
        game: next,
        secret: "cd".repeat(32),
    };
    f.commit(table, TableChange::Keep("{}".to_owned()), vec![promise], 11)
        .await;
    let promised = f.store.game(next).await.unwrap().unwrap();
    assert_eq!(promised.state, GameState::Promised);
    assert_eq!(promised.shown_secret(), None);
    assert_eq!(f.store.record(next).await.unwrap(), None);
    assert_eq!(f.store.export(next).await.unwrap(), None);
    assert_eq!(f.store.last_finished(ChannelId(1)).await.unwrap(), None);
}

#[tokio::test]
async fn the_tally_counts_games_of_two_or_more_people() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 0, 10).await;
    f.finished(table, &[1, 2], 2, 20).await;
    f.finished(table, &[1, 2], 2, 30).await;
    f.finished(table, &[1], 0, 40).await;
    let all = f.store.leaderboard(GUILD, None).await.unwrap();
    let line = |s: &Standing| (s.user.0, s.games, s.losses, s.streak);
    assert_eq!(
        all.iter().map(line).collect::<Vec<_>>(),
        [(2, 3, 0, Streak::Safe(3)), (1, 3, 1, Streak::Safe(2))]
    );
    assert!((all[1].fair_share - 1.0).abs() < 1e-9);
    assert!((all[1].against_fair_share() - 1.0).abs() < 1e-9);
    let late = f.store.leaderboard(GUILD, Some(at(20))).await.unwrap();
    assert_eq!(late.iter().map(|s| s.games).collect::<Vec<_>>(), [2, 2]);
    assert!(
        f.store
            .leaderboard(GuildId(1), None)
            .await
            .unwrap()
            .is_empty()
    );

    let stats = f.store.stats(GUILD, UserId(2)).await.unwrap().unwrap();
    assert_eq!((stats.longest_safe, stats.longest_lost), (3, 0));
    assert_eq!(stats.first_away, 1);
    assert_eq!(f.store.stats(GUILD, UserId(3)).await.unwrap(), None);
}

#[tokio::test]
async fn somebody_forgotten_leaves_their_results_to_nobody() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    f.store.forget(UserId(1)).await.unwrap();
    let left = f.store.leaderboard(GUILD, None).await.unwrap();
    assert_eq!(left.len(), 1);
    assert!((left[0].fair_share - 1.0 / 3.0).abs() < 1e-9);
    let game = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((game.loser, game.people), (Some(0), 2));
    assert_eq!(game.players[0].user, None);
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM people")
        .fetch_all(&f.store.reader)
        .await
        .unwrap();
    assert_eq!(names, ["user 2"]);
}

#[tokio::test]
async fn settings_and_anchors_are_kept() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    assert_eq!(f.store.settings::<u32>(GUILD).await.unwrap(), None);
    f.store.save_settings(GUILD, &1_u32).await.unwrap();
    f.store.save_settings(GUILD, &2_u32).await.unwrap();
    assert_eq!(f.store.settings(GUILD).await.unwrap(), Some(2_u32));
    assert!(f.store.settings::<String>(GUILD).await.is_err());
    assert_eq!(f.store.anchor::<u64>(table).await.unwrap(), None);
    f.store.save_anchor(table, &u64::MAX).await.unwrap();
    assert_eq!(f.store.anchor(table).await.unwrap(), Some(u64::MAX));
}

#[tokio::test]
async fn a_backup_is_whole_and_overwrites_nothing() {
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
    assert!(read_only.save_settings(GUILD, &1).await.is_err());
    let copy = Store::open(&format!("sqlite://{}", target.display()))
        .await
        .unwrap();
    assert!(copy.record(game).await.unwrap().is_some());
}

#[tokio::test]
async fn a_missing_database_is_not_made_by_a_reader() {
    let dir = tempfile::tempdir().unwrap();
    let opened = Store::open_read_only(&url(&dir)).await;
    assert!(matches!(opened, Err(StoreError::Open { .. })));
}

#[tokio::test]
async fn steps_saved_together_fail_alone() {
    let f = Fixture::new().await;
    let open = |channel| Batch {
        table: f.store.new_table(),
        place: Place {
            guild: GUILD,
            channel: ChannelId(channel),
        },
        at: at(1),
        change: TableChange::Open("{}".to_owned()),
        games: vec![],
    };
    // Polled together, they wait together: the second of the channel fails, the third does not.
    let (first, second, third) = tokio::join!(
        f.store.commit(open(1)),
        f.store.commit(open(1)),
        f.store.commit(open(2)),
    );
    first.unwrap();
    assert!(matches!(second, Err(StoreError::ChannelTaken)));
    third.unwrap();
    assert_eq!(f.store.open_tables().await.unwrap().len(), 2);
    f.store.close().await;
    let closed = f.store.commit(open(3)).await;
    assert!(matches!(closed, Err(StoreError::Commit(_))));
}

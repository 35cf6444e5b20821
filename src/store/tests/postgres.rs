//! Tests for PostgreSQL only.

use super::*;
use crate::store::leaderboard::{BOARD, RATINGS};
use crate::store::ratings::recompute::PAST;
use crate::store::results::{LATEST_RESULTS, OPPONENTS, PLACES, STANDING, TOTALS};

#[tokio::test]
async fn a_commit_is_on_disk_before_it_is_answered() {
    let Some(f) = Fixture::postgres().await else {
        return;
    };
    let mut writer = f.store.database.connect().await.unwrap();
    let durable: String = sqlx::query_scalar("SELECT current_setting('synchronous_commit')")
        .fetch_one(&mut writer)
        .await
        .unwrap();
    assert_eq!(durable, "on");
}

#[tokio::test]
async fn processes_that_start_at_once_share_no_number() {
    let Some(url) = testing::postgres::new_database().await else {
        return;
    };
    let open = |shard| {
        let range = ShardRange {
            first: shard,
            last: shard,
            total: 3,
        };
        let share = Share {
            range,
            ..Share::default()
        };
        Store::open_share(&url, share)
    };
    let (a, b, c) = tokio::join!(open(0), open(1), open(2));
    let stores = [a.unwrap(), b.unwrap(), c.unwrap()];
    let mut games = std::collections::BTreeSet::new();
    for _ in 0..3 {
        for store in &stores {
            for _ in 0..80 {
                assert!(
                    games.insert(store.new_game().unwrap()),
                    "a number is used twice"
                );
                assert!(store.new_table().unwrap().0 > 0);
            }
            // Every write reserves more numbers if few are left.
            store.ping().await.unwrap();
        }
    }
}

#[tokio::test]
async fn numbers_run_out_without_the_database_and_come_back() {
    let Some(f) = Fixture::postgres().await else {
        return;
    };
    f.store.refuse_commits(true);
    while f.store.new_game().is_ok() {
        let _ = f.store.ping().await;
    }
    assert!(matches!(f.store.new_game(), Err(StoreError::NoNumbers)));
    f.store.refuse_commits(false);
    f.store.ping().await.unwrap();
    assert!(f.store.new_game().unwrap() > GameNumber(100));
}

#[tokio::test]
async fn file_operations_on_a_server_name_the_alternative() {
    let Some(f) = Fixture::postgres().await else {
        return;
    };
    let copy = f.dir.path().join("copy.db");
    let refused = f.store.backup(&copy).await.unwrap_err().to_string();
    assert!(refused.contains("pg_dump"), "{refused}");
    assert!(!copy.exists());
    let refused = Store::restore(&f.url, &copy).await.unwrap_err().to_string();
    assert!(refused.contains("pg_restore"), "{refused}");
}

#[tokio::test]
async fn results_are_found_through_indexes() {
    let Some(f) = Fixture::postgres().await else {
        return;
    };
    let mut reader = f.store.reader.pool.acquire().await.unwrap();
    // In an empty database the planner wouldn't bother to use indexes.
    let always = "SET enable_seqscan = off; SET enable_bitmapscan = off";
    sqlx::Executor::execute(&mut *reader, always).await.unwrap();
    for (query, index) in [
        (BOARD, "standings_pkey"),
        (BOARD, "results_of_person"),
        (RATINGS, "standings_pkey"),
        (PAST, "games_rated"),
        (PAST, "results_by_game"),
        (STANDING, "standings_pkey"),
        (LATEST_RESULTS, "results_of_person"),
        (PLACES, "results_of_person"),
        (TOTALS, "game_figures_pkey"),
        (OPPONENTS, "results_by_game"),
        (games::LAST_FINISHED, "games_by_channel"),
    ] {
        let explain = query
            .replace("$1", "1")
            .replace("$2", "'whist'")
            .replace("$3", "1")
            .replace("$4", "1")
            .replace("$5", "1")
            .replace("$6", "1");
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN {explain}"));
        let plan: Vec<String> = sqlx::query_scalar(explain)
            .fetch_all(&mut *reader)
            .await
            .unwrap();
        let plan = plan.join("\n");
        assert!(plan.contains(index), "{plan}");
        assert!(!plan.contains("Seq Scan"), "{plan}");
    }
}

#[tokio::test]
async fn errors_do_not_contain_the_password() {
    let refused = Store::open("postgres://me:secret@127.0.0.1:1/db").await;
    let refused = format!("{:?}", refused.unwrap_err());
    assert!(refused.contains("me@127.0.0.1:1/db"), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
    let refused = Store::open("mysql://me:secret@host/db").await.unwrap_err();
    let refused = refused.to_string();
    assert!(
        refused.contains("has to begin with sqlite:// or postgres://"),
        "{refused}"
    );
    assert!(!refused.contains("secret"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_times_out_when_the_server_freezes() {
    let Some(mut server) = testing::postgres::Server::start() else {
        return;
    };
    let store = Store::open(&server.url).await.unwrap();
    let reads: Vec<_> = (0..4)
        .map(|_| {
            let reader = store.reader.clone();
            tokio::spawn(async move {
                let long = sqlx::raw_sql("SELECT pg_sleep(60)");
                let read = async |r: &mut sqlx::AnyConnection| {
                    let slept = long.execute(r).await;
                    slept.map_err(StoreError::while_("sleeping"))
                };
                reader.read("sleeping", read).await
            })
        })
        .collect();
    let all = "SELECT count(*) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'";
    let mut looks = store.database.connect().await.unwrap();
    let under_way = async || -> i64 {
        let count = sqlx::query_scalar(all).fetch_one(&mut looks).await;
        count.unwrap()
    };
    wait_for(under_way, 4).await;
    server.tell("hang");
    for read in reads {
        let given_up = read.await.unwrap();
        assert!(
            matches!(
                &given_up,
                Err(StoreError::Sql {
                    source: sqlx::Error::Io(_),
                    ..
                })
            ),
            "{given_up:?}"
        );
    }
    // A read that begins meanwhile fails, too.
    assert!(store.open_tables().await.is_err());
    server.tell("go on");
    assert_eq!(store.open_tables().await.unwrap().len(), 0);
    store.close().await;
}

async fn wait_for(mut count: impl AsyncFnMut() -> i64, expected: i64) {
    while count().await != expected {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

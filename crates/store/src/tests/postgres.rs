//! Tests for PostgreSQL only.

use super::*;
use crate::leaderboard::{BOARD, RATINGS};
use crate::ratings::recompute::PAST;
use crate::results::{LATEST_RESULTS, OPPONENTS, PLACES, STANDING, TOTALS};

on_postgres!(super::Fixture::postgres:
    a_commit_is_on_disk_before_it_is_answered,
    numbers_run_out_without_the_database_and_come_back,
    file_operations_on_a_server_name_the_alternative,
    results_are_found_through_indexes,
);

async fn a_commit_is_on_disk_before_it_is_answered(f: Fixture) {
    let mut writer = f.store.database.connect().await.unwrap();
    let durable: String =
        writer.one("testing", "SELECT current_setting('synchronous_commit')", ()).await.unwrap();
    assert_eq!(durable, "on");
}

#[tokio::test]
async fn processes_that_start_at_once_share_no_number() {
    let Some(url) = new_database().await else { return };
    let open = |range| Store::open_share(&url, share(range, LEASE));
    let (a, b, c) = tokio::join!(open("0/3"), open("1/3"), open("2/3"));
    let stores = [a.unwrap(), b.unwrap(), c.unwrap()];
    let mut games = std::collections::BTreeSet::new();
    for _ in 0..3 {
        for store in &stores {
            for _ in 0..80 {
                assert!(games.insert(store.new_game().unwrap()), "a number is used twice");
                assert!(store.new_table().unwrap().0 > 0);
            }
            // Every write reserves more numbers if few are left.
            store.ping().await.unwrap();
        }
    }
}

async fn numbers_run_out_without_the_database_and_come_back(f: Fixture) {
    f.store.refuse_commits(true);
    // A write fails after every tenth number. Each connects anew, which takes a while.
    for taken in 1.. {
        if f.store.new_game().is_err() {
            break;
        }
        if taken % 10 == 0 {
            assert!(f.store.ping().await.is_err());
        }
    }
    assert!(f.store.ping().await.is_err());
    assert!(matches!(f.store.new_game(), Err(StoreError::NoNumbers)));
    f.store.refuse_commits(false);
    f.store.ping().await.unwrap();
    assert!(f.store.new_game().unwrap() > GameNumber(100));
}

async fn file_operations_on_a_server_name_the_alternative(f: Fixture) {
    let copy = f.dir.path().join("copy.db");
    let refused = f.store.backup(&copy).await.unwrap_err().to_string();
    assert!(refused.contains("pg_dump"), "{refused}");
    assert!(!copy.exists());
    let refused = Store::restore(&f.url, &copy).await.unwrap_err().to_string();
    assert!(refused.contains("pg_restore"), "{refused}");
}

async fn results_are_found_through_indexes(f: Fixture) {
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
        (PLACES, "place_sums_pkey"),
        (TOTALS, "figure_sums_pkey"),
        (OPPONENTS, "meetings_pkey"),
        (games::LAST_OVER, "games_ended"),
    ] {
        let mut explain = format!("EXPLAIN {query}").replace("$2", "'whist'");
        for parameter in ["$1", "$3", "$4", "$5", "$6"] {
            explain = explain.replace(parameter, "1");
        }
        let plan = reader.all::<String>("testing", sqlx::AssertSqlSafe(explain), ());
        let plan = plan.await.unwrap().join("\n");
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
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_times_out_when_the_server_freezes() {
    let Some(mut server) = testing::postgres::Server::start() else { return };
    let store = Store::open(&server.url).await.unwrap();
    let sleep = "SELECT pg_sleep(60)";
    let reads: Vec<_> = (0..3)
        .map(|_| {
            let reader = store.reader.clone();
            tokio::spawn(async move { reader.all::<String>("sleeping", sleep, ()).await })
        })
        .collect();
    let all = "SELECT count(*) FROM pg_stat_activity WHERE query = $1";
    let mut looks = store.database.connect().await.unwrap();
    while looks.one::<i64>("looking", all, (sleep,)).await.unwrap() != 3 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.tell("hang");
    // So does one that has to connect first: it needs the last of the four connections.
    let late = store.clone();
    let late = tokio::spawn(async move { late.open_tables().await });
    for read in reads {
        let given_up = read.await.unwrap();
        assert!(
            matches!(&given_up, Err(StoreError::Sql { source: sqlx::Error::Io(_), .. })),
            "{given_up:?}"
        );
    }
    assert!(late.await.unwrap().is_err());
    server.tell("go on");
    assert_eq!(store.open_tables().await.unwrap().len(), 0);
    store.close().await;
}

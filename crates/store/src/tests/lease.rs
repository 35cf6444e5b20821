//! Several processes on one database: every server belongs to exactly one.

use sqlx::{Connection, Executor};

use super::*;

on_postgres!(super::new_database:
    overlapping_ranges_are_refused_with_a_reason,
    a_range_is_free_once_its_process_ends_and_can_be_divided_differently,
    a_process_whose_lease_ran_out_cannot_overwrite_its_successor,
    an_expired_lease_that_nobody_took_can_be_renewed,
    a_range_is_not_taken_over_while_its_process_is_committing,
    a_process_frozen_in_a_commit_does_not_stop_its_successor,
    starts_in_one_lane_are_apart_and_nobody_waits_alone,
);

/// Short, so that tests that wait for it are quick.
const SHORT: Duration = Duration::from_millis(600);
/// Long enough for any machine.
const LONG: Duration = Duration::from_secs(60);

async fn open(url: &str, range: &str, lease: Duration) -> Result<Store> {
    Store::open_share(url, share(range, lease)).await
}

async fn overlapping_ranges_are_refused_with_a_reason(url: String) {
    // Renewed after a third of it, so it lasts if the machine stands still for seconds.
    let renewed = Duration::from_secs(9);
    let first = open(&url, "0-3/8", renewed).await.unwrap();
    let second = open(&url, "4-7/8", renewed).await.unwrap();
    // 1 of 4 is 1 and 5 of 8.
    let ranges = ["0-0/1", "2-5/8", "1-1/4"];
    let [a, b, c] = ranges.map(|range| open(&url, range, renewed));
    let (a, b, c) = tokio::join!(a, b, c);
    for (range, refused) in ranges.into_iter().zip([a, b, c]) {
        let refused = refused.unwrap_err();
        let said = refused.to_string();
        assert!(matches!(refused, StoreError::RangeTaken { .. }), "{said}");
        assert!(said.contains(range) && said.contains("overlap with"), "{said}");
        assert!(said.contains(&format!("process {}", std::process::id())), "{said}");
    }
    for store in [&first, &second] {
        store.ping().await.unwrap();
        assert!(store.lease().is_held());
    }
}

async fn a_range_is_free_once_its_process_ends_and_can_be_divided_differently(url: String) {
    for ranges in [&["0-3/4"][..], &["0-1/4", "2-3/4"], &["0-3/8", "4-7/8"], &["0-0/1"]] {
        let mut stores = Vec::new();
        for range in ranges {
            stores.push(open(&url, range, LONG).await.unwrap());
        }
        for store in stores {
            store.ping().await.unwrap();
            store.close().await;
        }
    }
}

async fn a_process_whose_lease_ran_out_cannot_overwrite_its_successor(url: String) {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&url, "0-0/1", SHORT).await.unwrap();
    let paused = Fixture { dir, url, store };
    let table = paused.open_table().await;
    let late = paused.batch(table, TableChange::Keep(doc("late")), vec![], 2).await;
    // Nothing from this process arrives any more, not even a renewal.
    paused.store.refuse_commits(true);
    let successor = open(&paused.url, "0-3/4", SHORT).await.unwrap();
    assert!(!paused.store.lease().is_held(), "it stops showing anything");
    let next = Batch { change: TableChange::Keep(doc("on")), ..late.clone() };
    paused.store.refuse_commits(false);
    // Even for a table that the successor has not touched yet.
    let refused = paused.store.commit(late).await;
    assert!(matches!(refused, Err(StoreError::LeaseLost)), "{refused:?}");
    successor.commit(next).await.unwrap();
    paused.store.lease().lost().await;
    let forgotten = paused.store.forget(UserId(1), DAY).await;
    assert!(matches!(forgotten, Err(StoreError::LeaseLost)));
    assert!(paused.store.wait_for_writes().await.is_err());
    // It can be closed without affecting the successor.
    paused.store.close().await;
    successor.ping().await.unwrap();
    let stored = successor.open_table(table).await.unwrap().unwrap();
    assert_eq!(stored.doc, "on");
}

async fn an_expired_lease_that_nobody_took_can_be_renewed(url: String) {
    let lease = Duration::from_secs(2);
    let store = open(&url, "0-0/1", lease).await.unwrap();
    store.refuse_commits(true);
    while store.lease().is_held() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(store.wait_for_writes().await.is_err());
    store.refuse_commits(false);
    // If the machine stands still, it runs out again at once.
    let mut is_held = false;
    for _ in 0..10 {
        store.wait_for_writes().await.unwrap();
        is_held = store.lease().is_held();
        if is_held {
            break;
        }
    }
    assert!(is_held && !store.lease().is_lost());
}

async fn a_range_is_not_taken_over_while_its_process_is_committing(url: String) {
    let store = open(&url, "0-0/1", SHORT).await.unwrap();
    store.refuse_commits(true);
    // A renewal that has begun would overwrite the one below.
    assert!(store.wait_for_writes().await.is_err());
    let mut committing = sqlx::PgConnection::connect(&url).await.unwrap();
    committing.execute("BEGIN").await.unwrap();
    let renew = "UPDATE leases SET expires_at = expires_at + 60000";
    committing.execute(renew).await.unwrap();
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE 'DELETE FROM leases%'";
    let commit = async {
        let count = async || store.reader.one::<i64>("looking", waits, ()).await;
        while count().await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        committing.execute("COMMIT").await.unwrap();
    };
    let (refused, ()) = tokio::join!(open(&url, "0-0/1", SHORT), commit);
    assert!(matches!(refused, Err(StoreError::RangeTaken { .. })), "{refused:?}");
}

async fn a_process_frozen_in_a_commit_does_not_stop_its_successor(url: String) {
    let store = open(&url, "0-0/1", SHORT).await.unwrap();
    store.refuse_commits(true);
    let mut frozen = sqlx::PgConnection::connect(&url).await.unwrap();
    // As long as in a connection of the bot: longer than the successor waits for a lock.
    let settings = "SET idle_in_transaction_session_timeout = '4s'";
    frozen.execute(settings).await.unwrap();
    frozen.execute("BEGIN").await.unwrap();
    let lock = "SELECT * FROM leases FOR UPDATE";
    frozen.execute(lock).await.unwrap();
    let successor = open(&url, "0-0/1", LONG).await.unwrap();
    successor.ping().await.unwrap();
}

async fn starts_in_one_lane_are_apart_and_nobody_waits_alone(url: String) {
    let apart = Duration::from_secs(60);
    let (first, second) = tokio::join!(open(&url, "0-1/3", LONG), open(&url, "2-2/3", LONG));
    let (first, second) = (first.unwrap(), second.unwrap());
    let wait = async |store: &Store, lanes: &[u64]| {
        store.reserve_starts(lanes.to_vec(), apart).await.unwrap().unwrap()
    };
    // However long the test takes, less of a wait is left by then, and never more.
    assert_eq!(wait(&first, &[0, 0]).await, Duration::ZERO);
    let behind = wait(&second, &[0]).await;
    assert!(behind > apart && behind <= 2 * apart, "{behind:?}");
    assert_eq!(wait(&second, &[1, 2]).await, Duration::ZERO);
    let (together, short) = (wait(&first, &[2, 1]).await, Duration::from_millis(1));
    assert!(together > apart && together <= 2 * apart, "{together:?}");
    // What is over holds nobody up.
    assert_eq!(first.reserve_starts(vec![3], short).await.unwrap(), Some(Duration::ZERO));
    tokio::time::sleep(short).await;
    assert_eq!(wait(&second, &[3]).await, Duration::ZERO);
}

//! A failing database: its answers meanwhile, and its recovery afterwards.

use super::*;

on_both!(
    the_next_commit_after_a_failed_one_succeeds,
    a_commit_that_took_effect_but_reported_a_failure_can_be_read,
    a_step_from_an_old_version_of_the_table_is_refused,
    messages_and_settings_are_saved_together_with_waiting_steps,
);

impl Fixture {
    async fn keep(&self, table: TableId, text: &str) -> Result<()> {
        let change = TableChange::Keep(doc(text));
        let batch = self.batch(table, change, vec![], 2).await;
        self.store.commit(batch).await
    }

    async fn stored(&self, table: TableId) -> String {
        self.store.open_table(table).await.unwrap().unwrap().doc
    }
}

async fn the_next_commit_after_a_failed_one_succeeds(f: Fixture) {
    let table = f.open_table().await;
    f.store.refuse_commits(true);
    for _ in 0..3 {
        let failed = f.keep(table, "unsaved").await;
        assert!(matches!(failed, Err(StoreError::Commit(_))), "{failed:?}");
        assert!(f.store.ping().await.is_err());
        assert_eq!(f.stored(table).await, "{}");
    }
    f.store.refuse_commits(false);
    f.keep(table, "saved").await.unwrap();
    f.store.ping().await.unwrap();
    assert_eq!(f.stored(table).await, "saved");
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_writes_resume_once_there_is_space() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let large = "x".repeat(1 << 20);
    f.store.fill_disk(true);
    for _ in 0..3 {
        assert!(f.keep(table, &large).await.is_err());
        assert_eq!(f.stored(table).await, "{}");
        // Writes that need no more space are saved.
        f.store.ping().await.unwrap();
    }
    f.store.fill_disk(false);
    f.keep(table, &large).await.unwrap();
    assert_eq!(f.stored(table).await, large);
}

async fn a_commit_that_took_effect_but_reported_a_failure_can_be_read(f: Fixture) {
    let table = f.open_table().await;
    f.store.lose_answers(true);
    assert!(f.keep(table, "saved").await.is_err());
    assert_eq!(f.stored(table).await, "saved");
    f.store.lose_answers(false);
    f.keep(table, "more").await.unwrap();
    assert_eq!(f.stored(table).await, "more");
}

async fn a_step_from_an_old_version_of_the_table_is_refused(f: Fixture) {
    let table = f.open_table().await;
    let made_before = f.batch(table, TableChange::Keep(doc("older")), vec![], 2).await;
    let end_before = f.batch(table, TableChange::End, vec![], 2).await;
    f.keep(table, "newer").await.unwrap();
    for late in [made_before, end_before.clone()] {
        let refused = f.store.commit(late).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert_eq!(f.stored(table).await, "newer");
    }
    f.commit(table, TableChange::End, vec![], 3).await;
    let ended_twice = f.store.commit(end_before).await;
    assert!(matches!(ended_twice, Err(StoreError::Conflict)));
}

async fn messages_and_settings_are_saved_together_with_waiting_steps(f: Fixture) {
    let table = f.open_table().await;
    f.store.refuse_commits(true);
    // Polled together, they wait together: one transaction, hence one error.
    let settings = settings(2, "{}");
    let (step, messages, others) = tokio::join!(
        f.keep(table, "unsaved"),
        f.store.save_messages(table, &1),
        f.store.save_settings(GUILD, &settings),
    );
    let cause = |saved: Result<()>| match saved {
        Err(StoreError::Commit(cause)) => cause,
        other => panic!("{other:?}"),
    };
    let (messages, others) = (cause(messages), cause(others));
    assert!(std::sync::Arc::ptr_eq(&messages, &others));
    cause(step);
}

#[tokio::test]
async fn a_reader_that_could_not_end_its_transaction_is_not_used_again() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let readers: Vec<_> = (0..4).map(|_| f.store.reader.pool.acquire()).collect();
    for reader in readers {
        let mut reader = reader.await.unwrap();
        let mut tx = sqlx::Connection::begin(&mut *reader).await.unwrap();
        // Behind the driver's back, as SQLite does after an error.
        sqlx::raw_sql("ROLLBACK").execute(&mut *tx).await.unwrap();
    }
    for n in 1..=4 {
        assert_eq!(
            f.store.game(game).await.unwrap().unwrap().moves.len(),
            n,
            "the read sees the last save"
        );
        let moves = vec![GameChange::Moves { game, from: n, entries: vec!["another".to_owned()] }];
        f.save(table, moves, 11).await;
    }
}

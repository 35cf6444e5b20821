//! Writes that take too long, on a server: they fail, and nothing is saved twice.

use super::*;

/// More rows than one statement inserts.
const MANY: usize = 150;

on_both!(long_steps_are_saved_in_order);

on_postgres!(super::Fixture::postgres:
    a_group_that_takes_too_long_fails_and_saves_nothing,
    nothing_is_repeated_once_a_commit_was_sent,
);

/// Adds a second to the time at which a table was opened, which nobody may do twice.
async fn add_a_second(f: &Fixture, table: TableId) -> Result<()> {
    let save = f.store.queue.save(table, |table, tx| {
        Box::pin(async move {
            let add = "UPDATE tables SET opened_at = opened_at + 1000 WHERE id = $1";
            tx.run("testing", add, (*table,)).await.map(drop)
        })
    });
    save.await
}

async fn opened_at(f: &Fixture, table: TableId) -> i64 {
    let read = "SELECT opened_at FROM tables WHERE id = $1";
    f.store.reader.one("testing", read, (table,)).await.unwrap()
}

/// Writes for longer than a group has, with statements that are short enough for the server.
async fn write_slowly(f: &Fixture) -> Result<()> {
    let save = f.store.queue.save((), |(), tx| {
        Box::pin(async move {
            for _ in 0..3 {
                tx.run("testing", "SELECT pg_sleep(2)", ()).await?;
            }
            Ok(())
        })
    });
    save.await
}

async fn long_steps_are_saved_in_order(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let entries: Vec<_> = (0..MANY).map(|n| format!("move {n}")).collect();
    let moves = vec![GameChange::Moves { game, from: 1, entries: entries.clone() }];
    f.save(table, moves, 11).await;
    assert_eq!(f.store.game(game).await.unwrap().unwrap().moves[1..], entries);
    daily::long_step(&f, &entries).await;
}

async fn a_group_that_takes_too_long_fails_and_saves_nothing(f: Fixture) {
    let table = f.open_table().await;
    let before = opened_at(&f, table).await;
    // Polled together, they wait together.
    let (other, slow) = tokio::join!(add_a_second(&f, table), write_slowly(&f));
    for failed in [other, slow] {
        assert!(matches!(failed, Err(StoreError::Commit(_))), "{failed:?}");
    }
    f.store.wait_for_writes().await.unwrap();
    assert_eq!(opened_at(&f, table).await, before);
    add_a_second(&f, table).await.unwrap();
    assert_eq!(opened_at(&f, table).await, before + 1000);
}

async fn nothing_is_repeated_once_a_commit_was_sent(f: Fixture) {
    let table = f.open_table().await;
    let before = opened_at(&f, table).await;
    f.store.hang_after_commits(true);
    let (one, two) = tokio::join!(add_a_second(&f, table), add_a_second(&f, table));
    for failed in [one, two] {
        assert!(matches!(failed, Err(StoreError::Commit(_))), "{failed:?}");
    }
    f.store.hang_after_commits(false);
    assert_eq!(opened_at(&f, table).await, before + 2000);
    add_a_second(&f, table).await.unwrap();
    assert_eq!(opened_at(&f, table).await, before + 3000);
}

//! Writes that take too long, on a server: they fail alone, and nothing is saved twice.

use super::*;

/// More rows than one statement inserts.
const MANY: usize = 150;

on_both!(long_steps_are_saved_in_order);

/// Adds a second to the time at which a table was opened, which nobody may do twice.
async fn add_a_second(f: &Fixture, table: TableId) -> Result<()> {
    let save = f.store.queue.save(table, |table, tx| {
        Box::pin(async move {
            let add = "UPDATE tables SET opened_at = opened_at + 1000 WHERE id = $1";
            let added = sqlx::query(add).bind(table.0).execute(tx).await;
            added.map(drop).map_err(StoreError::while_("testing"))
        })
    });
    save.await
}

async fn opened_at(f: &Fixture, table: TableId) -> i64 {
    let mut reader = f.store.reader.pool.acquire().await.unwrap();
    let read = sqlx::query_scalar("SELECT opened_at FROM tables WHERE id = $1").bind(table.0);
    read.fetch_one(&mut *reader).await.unwrap()
}

/// Writes for longer than a group has, with statements that are short enough for the server.
async fn write_slowly(f: &Fixture) -> Result<()> {
    let save = f.store.queue.save((), |(), tx| {
        Box::pin(async move {
            for _ in 0..3 {
                let sleep = sqlx::raw_sql("SELECT pg_sleep(2)").execute(&mut *tx).await;
                sleep.map_err(StoreError::while_("testing"))?;
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
    let moves = vec![GameChange::Moves {
        game,
        from: 1,
        entries: entries.clone(),
    }];
    f.commit(table, TableChange::Keep(doc("{}")), moves, 11)
        .await;
    assert_eq!(
        f.store.game(game).await.unwrap().unwrap().moves[1..],
        entries
    );
    daily::long_step(&f, &entries).await;
}

#[tokio::test]
async fn a_slow_write_takes_no_others_with_it_into_a_timeout() {
    let Some(f) = Fixture::postgres().await else {
        return;
    };
    let table = f.open_table().await;
    let before = opened_at(&f, table).await;
    let step = f
        .batch(table, TableChange::Keep(doc("saved")), vec![], 2)
        .await;
    // Polled together, they wait together.
    let settings = settings(2, "{}");
    let (step, slow, other, messages, settings) = tokio::join!(
        f.store.commit(step),
        write_slowly(&f),
        add_a_second(&f, table),
        f.store.save_messages(table, &1),
        f.store.save_settings(GUILD, &settings),
    );
    assert!(matches!(slow, Err(StoreError::Commit(_))), "{slow:?}");
    for saved in [step, other, messages, settings] {
        saved.unwrap();
    }
    assert_eq!(
        f.store.open_table(table).await.unwrap().unwrap().doc,
        "saved"
    );
    assert_eq!(opened_at(&f, table).await, before + 1000);
}

#[tokio::test]
async fn nothing_is_repeated_once_a_commit_was_sent() {
    let Some(f) = Fixture::postgres().await else {
        return;
    };
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

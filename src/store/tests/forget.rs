//! Forgetting people whose games still run, in this process or another.

use sqlx::Connection;

use super::*;
use crate::store::copy::{TABLES, Table};

on_both!(
    a_game_that_ends_later_does_not_bring_a_person_back,
    results_without_a_link_from_a_game_are_forgotten_too,
);

/// The database tables that still mention a person.
async fn tables_that_know(store: &Store, user: u64) -> Vec<&'static str> {
    let mut knowing = Vec::new();
    let mut reader = store.reader.pool.acquire().await.unwrap();
    for name in TABLES {
        let table = Table::of(store.database.dialect, &mut reader, name);
        let columns = table.await.unwrap().columns;
        if !columns.iter().any(|column| column.name == "user") {
            continue;
        }
        let count = format!("SELECT count(*) FROM {name} WHERE \"user\" = $1");
        let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(count))
            .bind(to_sql(user))
            .fetch_one(&mut *reader)
            .await
            .unwrap();
        if count > 0 {
            knowing.push(name);
        }
    }
    knowing
}

/// A game of two people up to the last step, and that last step.
async fn running(f: &Fixture, table: TableId) -> (GameNumber, Batch) {
    let game = f.store.new_game().unwrap();
    let mut games = whole_game(game, &[1, 2], 0);
    let end = games.split_off(games.len() - 1);
    f.commit(table, TableChange::Keep(doc("{}")), games, 10)
        .await;
    let end = f.batch(table, TableChange::Keep(doc("{}")), end, 20).await;
    (game, end)
}

/// Forgets the first person through `asked` while their game runs, then lets the game end.
async fn forgotten_meanwhile(f: &Fixture, asked: &Store) {
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 1, 5).await;
    let (game, end) = running(f, table).await;
    asked.forget(UserId(1)).await.unwrap();
    assert_eq!(tables_that_know(asked, 1).await, ["forgetting"]);
    f.store.forgotten_at(UserId(1), vec![table]).await.unwrap();
    f.store.commit(end).await.unwrap();
    assert_eq!(tables_that_know(asked, 1).await, [""; 0]);

    let all = f.store.whole_leaderboard(GUILD, KIND, None).await.unwrap();
    let line = |s: &Standing| (s.user.0, s.games, s.tally);
    assert_eq!(all.iter().map(line).collect::<Vec<_>>(), [(2, 2, 1)]);
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((stored.state, stored.people), (GameState::Finished, 2));
    assert_eq!(stored.players[0].user, None);
}

async fn a_game_that_ends_later_does_not_bring_a_person_back(f: Fixture) {
    forgotten_meanwhile(&f, &f.store).await;
}

async fn results_without_a_link_from_a_game_are_forgotten_too(f: Fixture) {
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 0, 10).await;
    let cut = "UPDATE game_players SET \"user\" = NULL";
    let mut writer = f.store.database.connect().await.unwrap();
    sqlx::raw_sql(cut).execute(&mut writer).await.unwrap();
    writer.close().await.unwrap();
    assert!(tables_that_know(&f.store, 1).await.contains(&"results"));
    f.store.forget(UserId(1)).await.unwrap();
    assert_eq!(tables_that_know(&f.store, 1).await, ["forgetting"]);
    f.commit(table, TableChange::End, vec![], 11).await;
    assert_eq!(tables_that_know(&f.store, 1).await, [""; 0]);
}

/// Two processes, each with half of the servers.
async fn two_processes() -> Option<(Fixture, Store)> {
    let url = testing::postgres::new_database().await?;
    let [store, other] = testing::two_stores(&url).await;
    let dir = tempfile::tempdir().unwrap();
    Some((Fixture { dir, url, store }, other))
}

#[tokio::test]
async fn a_game_that_ends_later_in_another_process_does_not_bring_a_person_back() {
    let Some((f, other)) = two_processes().await else {
        return;
    };
    forgotten_meanwhile(&f, &other).await;
}

/// Neither process sees what the other has not committed yet.
#[tokio::test]
async fn a_game_that_ends_at_that_moment_in_another_process_leaves_nothing_behind() {
    let Some((f, other)) = two_processes().await else {
        return;
    };
    let table = f.open_table().await;
    let (_, end) = running(&f, table).await;
    let mut process = f.store.database.connect().await.unwrap();
    let mut ending = process.begin().await.unwrap();
    end.save(&mut ending).await.unwrap();
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
                 AND datname = current_database() AND query LIKE 'UPDATE game_players%'";
    let count = async || -> i64 {
        let count = sqlx::query_scalar(waits).fetch_one(&f.store.reader.pool);
        count.await.unwrap()
    };
    let asked = other.clone();
    let forgetting = tokio::spawn(async move { asked.forget(UserId(1)).await });
    while count().await == 0 && !forgetting.is_finished() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    ending.commit().await.unwrap();
    forgetting.await.unwrap().unwrap();
    assert_eq!(tables_that_know(&other, 1).await, ["forgetting"]);
}

/// The same for a table that ends: no process runs it any more, so nobody else would remove its
/// mark.
#[tokio::test]
async fn the_mark_of_a_table_that_ends_at_that_moment_in_another_process_says_so() {
    let Some((f, other)) = two_processes().await else {
        return;
    };
    let table = f.open_table().await;
    let end = f.batch(table, TableChange::End, vec![], 2).await;
    let mut process = f.store.database.connect().await.unwrap();
    let mut ending = process.begin().await.unwrap();
    end.save(&mut ending).await.unwrap();
    other.forget(UserId(1)).await.unwrap();
    ending.commit().await.unwrap();
    let mark = Forgetting {
        user: UserId(1),
        table,
        place: PLACE,
        has_ended: true,
    };
    assert_eq!(f.store.to_forget().await.unwrap(), [mark]);
}

//! Forgetting a person who sits at a table.

use super::*;
use crate::store::testing::{execute, postgres, two_stores};

/// Whether the store has stats or a name of a person.
async fn is_known(tables: &Tables, person: u64) -> bool {
    let guild = GuildId(1);
    let stats = tables.store().stats(guild, "getaway", UserId(person));
    stats.await.unwrap().is_some()
}

/// Deals a game to two people and two computers.
async fn dealt(tables: &Tables) -> TableHandle {
    let table = seated(tables, 1, 2, 2).await;
    table.ask(request(1, RequestKind::Deal)).await.unwrap();
    table
}

#[tokio::test]
async fn a_running_game_ends_without_results_for_a_forgotten_person() {
    let dir = tempfile::tempdir().unwrap();
    let tables = tables(&dir).await;
    let table = dealt(&tables).await;
    tables.forget(UserId(2)).await.unwrap();
    play_until(&table, is_over).await;
    assert!(is_known(&tables, 1).await && !is_known(&tables, 2).await);
    assert_eq!(tables.store().to_forget().await.unwrap(), []);
}

#[tokio::test]
async fn a_game_of_another_process_ends_without_results_for_a_forgotten_person() {
    let Some(url) = postgres::new_database().await else {
        return;
    };
    let process = async |store| Tables::open(store, PACE).await.unwrap();
    let [one, other] = two_stores(&url).await;
    let (tables, other) = (process(one).await, process(other).await);
    let table = dealt(&tables).await;
    assert!(other.find(ChannelId(1)).is_none());
    other.forget(UserId(2)).await.unwrap();
    let mut watch = table.watch();
    let has_forgotten = |s: &std::sync::Arc<Snapshot>| s.seats[3].person().unwrap().name.is_empty();
    tokio::select! {
        never = tables.keep_forgetting() => match never {},
        seen = watch.wait_for(has_forgotten) => drop(seen.unwrap()),
    }
    play_until(&table, is_over).await;
    assert!(is_known(&other, 1).await && !is_known(&other, 2).await);
    tables.forget(UserId(9)).await.unwrap();
    assert_eq!(other.store().to_forget().await.unwrap(), []);
}

#[tokio::test]
async fn a_mark_on_a_table_that_has_just_ended_is_removed() {
    let dir = tempfile::tempdir().unwrap();
    let tables = tables(&dir).await;
    let table = seated(&tables, 1, 2, 2).await;
    tables.channel_gone(ChannelId(1)).await;
    let mut watch = table.watch();
    watch
        .wait_for(|s| matches!(s.stage, Stage::Ended(_)))
        .await
        .unwrap();
    // The mark of another process that does not know yet that the table has ended.
    let file = dir.path().join("getaway.db");
    execute(
        &file,
        "INSERT INTO forgetting (table_id, user) VALUES (1, 2)",
    )
    .await;
    tables.forget(UserId(9)).await.unwrap();
    assert_eq!(tables.store().to_forget().await.unwrap(), []);
}

//! What the computers of many tables share, and the limit on tables.

use super::*;
use crate::compute::tests::Held;
use getaway_games::Level;

/// Tables whose computers share one thread.
async fn on_one_thread(dir: &TempDir) -> Tables {
    let store = Store::open(&url(dir)).await.unwrap();
    let pace = Pace { thinkers: 1, ..PACE };
    Tables::open(store, pace).await.unwrap()
}

/// Waits until this many computers wait for a thread.
async fn until_waiting(tables: &Tables, computers: usize) {
    while tables.compute().waiting() != computers {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn computers_that_do_not_search_play_on_while_another_server_searches() {
    let dir = tempfile::tempdir().unwrap();
    let tables = on_one_thread(&dir).await;
    let search = {
        let compute = tables.compute().clone();
        let elsewhere = Some(GuildId(99));
        let for_ever = |slice: &TimeSlice<'_>| while slice.go_on() {};
        let long = Duration::from_secs(3600);
        tokio::spawn(async move { compute.run(Urgency::Search, elsewhere, long, for_ever).await })
    };
    let table = dealt(&tables, 1, 1, 3).await;
    play_until(&table, |s| tricks(s) >= 2 || is_over(s)).await;
    assert!(!search.is_finished());
    search.abort();
}

#[tokio::test]
async fn the_computers_of_an_ended_table_leave_the_queue() {
    let dir = tempfile::tempdir().unwrap();
    let tables = on_one_thread(&dir).await;
    let held = Held::new(tables.compute()).await;
    let hard = Settings { level: Level::Hard, ..quiet() };
    let table = dealt_with(&tables, hard, 1, 3).await;
    until_waiting(&tables, 1).await;
    table.ask(request(1, STOP)).await.unwrap();
    until_waiting(&tables, 0).await;
    held.release().await;
}

#[tokio::test]
async fn a_server_cannot_have_more_tables_than_the_limit() {
    let (_dir, tables) = fresh().await;
    let start = |channel, guild| {
        let tables = tables.clone();
        let place = Place { guild: GuildId(guild), channel: ChannelId(channel) };
        async move {
            let start = tables.start(place, person(1), InteractionId(1), quiet(), 3);
            start.await.map(|table| table.place().channel.0)
        }
    };
    let mut starts = tokio::task::JoinSet::new();
    for channel in 0..2 + TABLES_PER_SERVER as u64 {
        starts.spawn(start(channel, 1));
    }
    let (opened, refused): (Vec<_>, Vec<_>) =
        starts.join_all().await.into_iter().partition(Result::is_ok);
    assert_eq!(opened.len(), TABLES_PER_SERVER);
    assert_eq!(refused, [Err(Refusal::TooManyTables), Err(Refusal::TooManyTables)]);
    assert_eq!(start(1000, 2).await, Ok(1000), "another server has its own");
    let present = opened[0].clone().unwrap();
    let at = tables.find(ChannelId(present)).unwrap().place();
    let again = tables.start(at, person(2), InteractionId(2), quiet(), 3);
    assert!(matches!(again.await, Err(Refusal::TableExists)));

    tables.find(ChannelId(present)).unwrap().ask(request(1, STOP)).await.unwrap();
    assert_eq!(start(1001, 1).await, Ok(1001), "there is room for one again");
    assert_eq!(start(1002, 1).await, Err(Refusal::TooManyTables));
}

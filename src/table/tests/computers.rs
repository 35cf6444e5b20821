//! What the computers of many tables share.

use super::*;
use crate::games::Level;

/// The settings of a table with `hard` computers.
fn hard() -> Settings {
    Settings {
        level: Level::Hard,
        ..settings()
    }
}

/// Tables whose computers share one thread.
async fn on_one_thread(dir: &TempDir) -> Tables {
    let store = Store::open(&url(dir)).await.unwrap();
    let pace = Pace {
        thinkers: 1,
        ..PACE
    };
    Tables::open(store, pace).await.unwrap()
}

/// Waits until so many computers of all tables wait for a thread.
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
        let for_ever = |turn: &Turn<'_>| while turn.go_on() {};
        let long = Duration::from_secs(3600);
        tokio::spawn(async move {
            compute
                .run(Urgency::Search, elsewhere, long, for_ever)
                .await
        })
    };
    let table = seated(&tables, 1, 1, 3).await;
    table.ask(request(1, Ask::Deal)).await.unwrap();
    play_until(&table, |s| tricks(s) >= 2 || is_over(s)).await;
    assert!(!search.is_finished());
    search.abort();
}

#[tokio::test]
async fn a_table_that_ends_leaves_the_queue_of_the_computers() {
    let dir = tempfile::tempdir().unwrap();
    let tables = on_one_thread(&dir).await;
    let (release, released) = std::sync::mpsc::channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let hold = {
        let compute = tables.compute().clone();
        let hold = move |_: &Turn<'_>| {
            begin.send(()).unwrap();
            released.recv().is_err()
        };
        let time = Duration::ZERO;
        tokio::spawn(async move { compute.run(Urgency::Search, None, time, hold).await })
    };
    begun.await.unwrap();
    let opened = tables.start(place(1), person(1), InteractionId(1), hard(), 3);
    let table = opened.await.unwrap();
    table.ask(request(1, Ask::Deal)).await.unwrap();
    until_waiting(&tables, 1).await;
    let stop = Ask::Stop {
        as_moderator: false,
    };
    table.ask(request(1, stop)).await.unwrap();
    until_waiting(&tables, 0).await;
    drop(release);
    assert_eq!(hold.await.unwrap(), Some(true));
}

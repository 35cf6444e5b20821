//! Cards that are played by themselves: their pause, and how tables learn who has chosen that.

use super::*;
use crate::state::tests::{cut, without_takes};
use getaway_games::GameKind;

async fn paced(dir: &TempDir) -> Tables {
    let store = Store::open(&url(dir)).await.unwrap();
    let pace = Pace { computer: Duration::from_millis(900), ..PACE };
    Tables::open_at(store, pace, test_clock()).await.unwrap()
}

/// Deals a game to three people in the first channel. Returns who leads, too.
async fn led(tables: &Tables) -> (TableHandle, UserId) {
    let table = dealt_with(tables, without_takes(0), 3, 0).await;
    let now = table.snapshot();
    let leads = UserId(who(&now, due(&now).unwrap()));
    (table, leads)
}

#[tokio::test]
async fn a_forced_card_is_played_after_a_computers_pause_and_saved() {
    let dir = tempfile::tempdir().unwrap();
    let tables = paced(&dir).await;
    let (table, leads) = led(&tables).await;
    tokio::time::pause();
    // A blocking task keeps the paused clock from advancing by itself while the store works.
    let (release, held) = std::sync::mpsc::channel::<()>();
    let hold = tokio::task::spawn_blocking(move || held.recv().is_err());
    tables.choose_by_itself(leads, true).await.unwrap();
    let version = table.snapshot().version;
    // The choice is followed before the pause begins.
    tokio::task::yield_now().await;
    tokio::time::advance(Duration::from_millis(890)).await;
    tokio::task::yield_now().await;
    assert_eq!((table.snapshot().version, moves(&table)), (version, 0));
    tokio::time::advance(Duration::from_millis(20)).await;
    until(&table, |now| now.version > version).await;
    assert_eq!(moves(&table), 1);
    assert_eq!(tables.store().game(game(&table)).await.unwrap().unwrap().moves.len(), 1);
    drop(release);
    assert!(hold.await.unwrap());
}

#[tokio::test]
async fn a_choice_is_followed_at_every_table_at_once_and_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let tables = paced(&dir).await;
    let (first, leads) = led(&tables).await;
    let second = seated(&tables, 2, 3, 0).await;
    tables.choose_by_itself(leads, true).await.unwrap();
    for table in [&first, &second] {
        assert_eq!(table.snapshot().by_itself, [leads]);
    }
    tables.shutdown().await;

    let tables = paced(&dir).await;
    let played = |now: &Snapshot| match &now.stage {
        Stage::Playing(playing) => playing.changes.iter().any(|count| *count > 0),
        _ => false,
    };
    until(&tables.find(ChannelId(1)).unwrap(), played).await;
    // A person may take it back at any time.
    tables.choose_by_itself(leads, false).await.unwrap();
    for channel in [1, 2] {
        assert_eq!(tables.find(ChannelId(channel)).unwrap().snapshot().by_itself, []);
    }
    tables.shutdown().await;
}

#[tokio::test]
async fn people_who_go_along_to_another_table_keep_their_choice() {
    let (_dir, tables) = fresh().await;
    tables.choose_by_itself(UserId(2), true).await.unwrap();
    let first = seated(&tables, 1, 3, 0).await;
    assert_eq!(first.snapshot().by_itself, [], "the request said otherwise");
    tables.choose_by_itself(UserId(2), true).await.unwrap();
    let king = Settings::of(GameKind::King);
    let second = tables.start(place(1), person(1), InteractionId(9), king, 1);
    assert_eq!(second.await.unwrap().snapshot().by_itself, [UserId(2)]);
    tables.shutdown().await;
}

#[tokio::test]
async fn another_process_hears_of_a_choice_with_the_next_request() {
    let Some([tables, other]) = two_processes().await else { return };
    let table = seated(&tables, 1, 2, 0).await;
    other.choose_by_itself(UserId(2), true).await.unwrap();
    assert_eq!(table.snapshot().by_itself, []);
    let chosen = tables.store().choices(UserId(2)).await.unwrap();
    let asks = Request { by_itself: chosen.by_itself, ..request(2, cut("mango")) };
    table.ask(asks).await.unwrap();
    assert_eq!(table.snapshot().by_itself, [UserId(2)]);
}

//! After a kill at any moment every table goes on where it was.

use super::*;
use crate::computer::Level;
use crate::rules::{Course, Deal, Game, LastCard, Options, Packs};
use crate::store::{Batch, OpenTable, TableChange};
use crate::table::life::tests::Bench;
use crate::table::life::{Doc, Life};
use crate::table::snapshot::Snapshot;

async fn save(store: &Store, bench: &Bench, open: bool) {
    let text = bench.life.doc().map(|doc| doc.to_text().unwrap());
    let change = match text {
        Some(text) if open => TableChange::Open(text),
        Some(text) => TableChange::Keep(text),
        None => TableChange::End,
    };
    let batch = Batch {
        table: bench.life.table,
        place: bench.life.place,
        at: bench.now,
        change,
        games: bench.changes.clone(),
    };
    store.commit(batch).await.unwrap();
}

async fn load(store: &Store) -> Life {
    let open: Vec<OpenTable> = store.open_tables().await.unwrap();
    let doc: Doc = serde_json::from_str(&open[0].doc).unwrap();
    let mut games = Vec::new();
    for number in doc.games() {
        games.extend(store.game(number).await.unwrap());
    }
    Life::restore(&open[0], doc, &games).unwrap()
}

/// A snapshot with what it hides: the game and its course.
fn whole(snapshot: &Snapshot) -> (String, Option<(Game, Course)>) {
    (format!("{snapshot:?}"), snapshot.game.clone())
}

/// Plays two games of a series; after every step the table is read back from the store, found the
/// same, and it is the one read back that goes on.
async fn survives_every_step(settings: Settings, people: u64, computers: usize, seed: u8) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&dir)).await.unwrap();
    let mut bench = Bench::open(settings, computers, seed);
    save(&store, &bench, true).await;
    for n in 2..=people {
        bench.ask(n, Ask::Join).unwrap();
        save(&store, &bench, false).await;
    }
    for _ in 0..2 {
        bench.ask(1, Ask::Deal).unwrap();
        save(&store, &bench, false).await;
        while bench.is_playing() {
            let takes = bench.announce_now_and_then();
            if takes {
                save(&store, &bench, false).await;
            }
            bench.go_on();
            save(&store, &bench, false).await;
            let again = load(&store).await;
            assert_eq!(whole(&again.snapshot()), whole(&bench.snapshot()));
            assert_eq!(again.wake_at(), bench.life.wake_at());
            bench.life = again;
        }
    }
    let numbers = [1, 2].map(crate::store::GameNumber);
    for number in numbers {
        let record = store.record(number).await.unwrap().unwrap();
        record.verify().unwrap();
    }
}

#[tokio::test]
async fn a_classic_game_survives_every_step() {
    survives_every_step(SETTINGS, 2, 2, 1).await;
}

#[tokio::test]
async fn windows_clocks_piles_and_chosen_draws_survive_every_step() {
    let settings = Settings {
        options: Options {
            packs: Packs::Two,
            deal: Deal::ChooseAPile,
            last_card: LastCard::DrawFromAny,
            ..SETTINGS.options
        },
        level: Level::Easy,
        turn_seconds: 60,
        take_window: 3,
    };
    survives_every_step(settings, 5, 2, 2).await;
}

/// The whole process in one runtime, which dies without any shutdown.
fn dies_with<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

#[test]
fn a_killed_process_goes_on_with_every_table() {
    let dir = tempfile::tempdir().unwrap();
    dies_with(async {
        let tables = tables(&dir).await;
        for channel in 1..=3 {
            let table = seated(&tables, channel, 2, 2).await;
            table.ask(request(1, Ask::Deal)).await.unwrap();
            play_until(&table, |s| tricks(s) >= 2 && due(s).is_some()).await;
        }
    });
    for round in 1..=3 {
        let before = dies_with(async {
            let tables = tables(&dir).await;
            assert_eq!(tables.all().len(), 3);
            let table = tables.find(ChannelId(round)).unwrap();
            play_until(&table, is_over).await;
            table.snapshot()
        });
        dies_with(async {
            let after = tables(&dir)
                .await
                .find(ChannelId(round))
                .unwrap()
                .snapshot();
            assert_eq!(after.stage, before.stage);
            assert_eq!(after.seats, before.seats);
        });
    }
}

#[tokio::test]
async fn a_table_that_cannot_go_on_does_not_keep_the_others_from_it() {
    let dir = tempfile::tempdir().unwrap();
    let first = tables(&dir).await;
    let broken = seated(&first, 1, 2, 2).await.snapshot().table;
    seated(&first, 2, 2, 2).await;
    first.shutdown().await;
    let batch = Batch {
        table: broken,
        place: place(1),
        at: SystemTime::now(),
        change: TableChange::Keep("{}".to_owned()),
        games: vec![],
    };
    first.store().commit(batch).await.unwrap();
    let second = tables(&dir).await;
    assert!(second.find(ChannelId(1)).is_none());
    assert!(second.find(ChannelId(2)).is_some());
    assert_eq!(second.store().open_tables().await.unwrap().len(), 1);
    seated(&second, 1, 2, 2).await;
}

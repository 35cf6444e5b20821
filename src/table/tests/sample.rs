//! Tables of a schema 9 database, from before places could be shared, resume in every stage: see
//! `tests/data/schema-9.md`.

use std::time::UNIX_EPOCH;

use super::*;
use crate::games::GameKind;
use crate::store::testing::{self, SCHEMA_9_MADE, load_schema_9};
use crate::table::state::Document;

async fn opened(url: &str) -> Tables {
    load_schema_9(url).await;
    let store = Store::open(url).await.unwrap();
    let made = UNIX_EPOCH + Duration::from_millis(SCHEMA_9_MADE);
    let began = tokio::time::Instant::now();
    let clock = WallClock::new(move || made + began.elapsed());
    Tables::open_at(store, PACE, clock).await.unwrap()
}

fn table(tables: &Tables, channel: u64) -> TableHandle {
    tables.find(ChannelId(channel)).unwrap()
}

fn tallies(seats: &[SeatInfo]) -> Vec<u32> {
    seats.iter().map(|seat| seat.tally).collect()
}

/// Plays the game to its end with random moves.
async fn play_out(table: &TableHandle) -> Outcome {
    let mut watch = table.watch();
    loop {
        let now = watch.borrow_and_update().clone();
        if let Stage::Result(outcome) = &now.stage {
            return outcome.clone();
        }
        let Some(at) = due(&now) else {
            watch.changed().await.unwrap();
            continue;
        };
        let ask = Request {
            person: now.seat(at).unwrap().person().unwrap().clone(),
            ..request(0, RequestKind::Act(any_act(&now, at)))
        };
        let done = table.ask(ask).await;
        assert!(matches!(done, Ok(_) | Err(Refusal::Game(_))), "{done:?}");
    }
}

async fn assert_tables_go_on(url: &str) {
    let tables = opened(url).await;
    assert_eq!(tables.parked(), []);
    assert_eq!(tables.all().len(), 8);
    for (first, kind, playing, result) in [
        (1, GameKind::Getaway, [0, 0, 0, 2], [1, 0, 2, 0]),
        (11, GameKind::Palace, [0, 0, 1, 0], [2, 1, 0, 0]),
    ] {
        let lobby = table(&tables, first).snapshot();
        assert_eq!(lobby.settings.options.kind(), kind);
        let Stage::Lobby(next) = &lobby.stage else {
            panic!("a lobby");
        };
        assert_eq!(next.cuts[0].word.as_str(), "mango 🥭");

        let running = table(&tables, first + 1);
        assert_eq!(tallies(&running.snapshot().seats), playing);
        let over = table(&tables, first + 2);
        let now = over.snapshot();
        assert_eq!(tallies(&now.seats), result);
        assert_eq!(tallies(&outcome(&now).seats), result[..3]);

        // Each series continues where it stopped.
        let host = Request {
            person: now
                .seat_of(now.host)
                .and_then(|seat| now.seat(seat))
                .unwrap()
                .person()
                .unwrap()
                .clone(),
            ..request(0, RequestKind::Deal)
        };
        over.ask(host).await.unwrap();
        for (table, before) in [(running, &playing[..]), (over, &result[..])] {
            let outcome = play_out(&table).await;
            let mut expected = before.to_vec();
            if let Some(loser) = outcome.loser() {
                expected[loser.index()] += 1;
            }
            assert_eq!(tallies(&outcome.seats), expected, "{kind:?}");
            let record = record_of(tables.store(), outcome.commitment.game).await;
            record.verify().unwrap();
        }
    }
    let picking = play_out(&table(&tables, 6)).await;
    let exchanging = play_out(&table(&tables, 51)).await;
    for outcome in [picking, exchanging] {
        let record = record_of(tables.store(), outcome.commitment.game).await;
        record.verify().unwrap();
    }
    tables.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_resumes_where_it_stopped() {
    let dir = tempfile::tempdir().unwrap();
    assert_tables_go_on(&url(&dir)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_resumes_where_it_stopped_on_postgres() {
    if let Some(url) = testing::postgres::new_database().await {
        assert_tables_go_on(&url).await;
    }
}

#[tokio::test]
async fn documents_are_written_as_they_were() {
    let dir = tempfile::tempdir().unwrap();
    let url = testing::url(&dir.path().join("getaway.db"));
    load_schema_9(&url).await;
    let store = Store::open(&url).await.unwrap();
    let tables = store.open_tables().await.unwrap();
    assert_eq!(tables.len(), 8);
    for table in tables {
        let document = Document::read(&table).unwrap();
        let again = serde_json::to_string(&document).unwrap();
        // What a tally counted had its own name then.
        let doc = table.doc.replace("\"losses\"", "\"tally\"");
        assert_eq!(again, doc, "table {:?}", table.table);
    }
}

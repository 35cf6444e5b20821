//! Tables of a database with schema 1 resume in every stage: see `tests/data/schema-1.md`
//! for its contents.

use std::time::UNIX_EPOCH;

use super::*;
use crate::cards::SeatSet;
use crate::games::getaway::rules::Due;
use crate::games::getaway::session::{PlayingView, PublicView};
use crate::store::testing::{SCHEMA_1, execute, url};

/// When the sample was made, in milliseconds since 1970.
const MADE: u64 = 1_795_299_022_443;

/// The longest time that a take-window may last, in seconds.
const WINDOW: u64 = 30;

/// Opens the sample's tables this many seconds after it was made.
async fn opened(dir: &TempDir, after: u64) -> Tables {
    let file = dir.path().join("getaway.db");
    if !file.exists() {
        execute(&file, SCHEMA_1).await;
    }
    let store = Store::open(&url(&file)).await.unwrap();
    let made = UNIX_EPOCH + Duration::from_millis(MADE);
    let began = tokio::time::Instant::now();
    let clock = WallClock::new(move || made + Duration::from_secs(after) + began.elapsed());
    Tables::open_at(store, PACE, clock).await.unwrap()
}

fn table(tables: &Tables, id: i64) -> TableHandle {
    let mut all = tables.all().into_iter();
    all.find(|table| table.snapshot().table.0 == id).unwrap()
}

fn playing(snapshot: &Snapshot) -> (&Playing, &PlayingView) {
    let Stage::Playing(running) = &snapshot.stage else {
        panic!("no game is played: {snapshot:?}");
    };
    let games::PublicView::Getaway(PublicView::Playing(view)) = &running.game else {
        panic!("piles are picked: {snapshot:?}");
    };
    (running, view)
}

fn seat(n: usize) -> Seat {
    Seat::new(n).unwrap()
}

fn millis(time: Option<SystemTime>) -> u128 {
    time.unwrap()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_millis()
}

#[tokio::test]
async fn every_table_is_restored_where_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let tables = opened(&dir, 0).await;
    assert_eq!(tables.parked(), []);
    let mut ids: Vec<i64> = tables.all().iter().map(|t| t.snapshot().table.0).collect();
    ids.sort_unstable();
    assert_eq!(ids, [1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15]);

    let result = table(&tables, 1).snapshot();
    let outcome = outcome(&result);
    let order = [0, 1, 2].map(seat);
    assert_eq!(outcome.results, games::Results::in_order(order));
    assert_eq!((outcome.commitment.game.0, outcome.next.game.0), (3, 4));
    assert!(outcome.next.commit.starts_with("808ced1b979d"));
    assert_eq!((outcome.seats.len(), result.seats.len()), (3, 4));

    let lobby = table(&tables, 5).snapshot();
    assert!(matches!(&lobby.stage, Stage::Lobby(next) if next.game.0 == 17));
    let window = lobby.settings.options.get("take_window").unwrap();
    assert_eq!(window.number(), Some(5));
    let last_card = lobby.settings.options.get("last_card").unwrap();
    assert_eq!(last_card.text(), "lead_passes");
    assert_eq!(lobby.settings.level, crate::games::Level::Hard);
    assert_eq!(lobby.settings.turn_seconds, 90);

    let picking = table(&tables, 6).snapshot();
    let Stage::Playing(running) = &picking.stage else {
        panic!("piles are picked");
    };
    let games::PublicView::Getaway(PublicView::Picking(piles)) = &running.game else {
        panic!("piles are picked");
    };
    assert_eq!(piles.taken, [Some(seat(2)), None, Some(seat(1)), None]);
    assert_eq!(running.awaited, SeatSet::of(seat(3)));
    let ends = running.clock.map(|clock| clock.ends);
    assert_eq!(millis(ends), 1_795_299_585_492);

    let snapshot = table(&tables, 4).snapshot();
    let (_, view) = playing(&snapshot);
    assert!(matches!(view.board.phase(), Phase::Draw(DrawDue::Seats(_))));
    assert_eq!((view.board.power(), view.past.len()), (seat(2), 27));
}

#[tokio::test]
async fn announced_takes_held_leads_and_takeovers_are_restored() {
    let dir = tempfile::tempdir().unwrap();
    let tables = opened(&dir, 0).await;
    let snapshot = table(&tables, 7).snapshot();
    let (running, view) = playing(&snapshot);
    assert_eq!(view.announced, [seat(0), seat(1)].into_iter().collect());
    assert_eq!(view.counts, [10, 9, 9, 10]);
    assert_eq!(view.board.due(), Due::Play(seat(3)));
    let ends = running.clock.map(|clock| clock.ends);
    assert_eq!(millis(ends), 1_795_299_885_868);

    let snapshot = table(&tables, 12).snapshot();
    let (running, view) = playing(&snapshot);
    assert!(view.held && view.board.trick().is_none());
    // Five seconds from the restart.
    assert!(millis(running.pause) > 1_795_299_052_000);
    assert!(running.clock.is_none(), "the leader has already moved");

    let snapshot = table(&tables, 8).snapshot();
    assert_eq!(snapshot.seats[0].acting, Acting::ForAbsent);
    let host = snapshot.seat_of(snapshot.host).unwrap();
    assert_eq!(host, seat(1));
    assert_eq!(playing(&snapshot).1.counts, [11, 14, 11, 11]);

    let snapshot = table(&tables, 13).snapshot();
    assert_eq!(snapshot.seats[2].acting, Acting::ForSlow);

    let snapshot = table(&tables, 14).snapshot();
    let (running, _) = playing(&snapshot);
    assert_eq!(running.awaited, [seat(0), seat(2)].into_iter().collect());

    let snapshot = table(&tables, 15).snapshot();
    let (running, view) = playing(&snapshot);
    assert_eq!(view.board.away(), [seat(2)]);
    assert_eq!(view.counts, [13, 26, 0, 13]);
    assert!(running.pause.is_some() && !view.held);

    let snapshot = table(&tables, 10).snapshot();
    assert_eq!(playing(&snapshot).1.counts, [11, 13, 13, 13, 13, 13, 13]);
}

#[tokio::test]
async fn a_take_window_that_ended_during_the_downtime_shows_the_held_lead() {
    let dir = tempfile::tempdir().unwrap();
    let tables = opened(&dir, 60).await;
    let table = table(&tables, 12);
    pass(WINDOW).await;
    let mut watch = table.watch();
    let shown = |snapshot: &std::sync::Arc<Snapshot>| playing(snapshot).1.board.trick().is_some();
    let now = watch.wait_for(shown).await.unwrap().clone();
    let trick = playing(&now).1.board.trick().copied().unwrap();
    assert_eq!(trick.lead().seat, seat(0));
    assert_eq!(trick.lead().card.to_string(), "2S");
}

fn by(snapshot: &Snapshot, at: Seat, ask: RequestKind) -> Request {
    Request {
        person: snapshot.seat(at).unwrap().person().unwrap().clone(),
        ..request(0, ask)
    }
}

#[tokio::test]
async fn every_running_game_can_be_played_to_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let tables = opened(&dir, 0).await;
    for id in [4, 6, 7, 8, 9, 10, 12, 13, 14] {
        let table = table(&tables, id);
        let game = game(&table);
        if pauses(&table.snapshot()) {
            pass(WINDOW).await;
        }
        let mut watch = table.watch();
        for _ in 0..10 {
            let now = watch.borrow_and_update().clone();
            let Some(at) = due(&now) else { break };
            let act = RequestKind::Act(any_act(&now, at));
            let done = table.ask(by(&now, at, act)).await;
            assert!(matches!(done, Ok(_) | Err(Refusal::Game(_))), "{done:?}");
        }
        // Computers finish it without waiting for people or take-windows.
        let now = table.snapshot();
        for at in Seat::first(now.seats.len()).filter(|_| !is_over(&now)) {
            if now.seats[at.index()].is_attended() {
                table.ask(by(&now, at, RequestKind::Leave)).await.unwrap();
            }
        }
        watch.wait_for(|now| is_over(now)).await.unwrap();
        let record = record_of(tables.store(), game).await;
        record
            .verify()
            .unwrap_or_else(|why| panic!("table {id}: {why}"));
    }
}

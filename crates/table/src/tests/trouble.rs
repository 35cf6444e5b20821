//! Failing stores, and panics in a table's own task: nothing unsaved is shown, memory matches the
//! store, and everything continues by itself once the trouble is over.

use std::sync::atomic::{AtomicI64, Ordering::SeqCst};

use super::*;

type Shown = (Stage, Vec<SeatInfo>, UserId, Vec<Option<getaway_games::View>>);

/// What a table shows, and what every seat knows, without the version.
fn shown(snapshot: &Snapshot) -> Shown {
    let seats = Seat::first(snapshot.seats.len());
    let views = seats.map(|seat| snapshot.view(seat)).collect();
    let Snapshot { stage, seats, .. } = snapshot.clone();
    (stage, seats, snapshot.host, views)
}

/// The table as a restart would restore it.
async fn restored(tables: &Tables, channel: u64) -> Shown {
    let stored = stored(tables.store(), ChannelId(channel)).await;
    let restored = tables.shared().restore(&stored).await.unwrap().unwrap();
    shown(&restored.snapshot())
}

async fn assert_as_stored(tables: &Tables, table: &TableHandle) {
    let stored = restored(tables, table.place().channel.0).await;
    assert_eq!(shown(&table.snapshot()), stored);
}

/// Plays the lowest legal card of the player who is due.
fn next_play(table: &TableHandle) -> Request {
    let now = table.snapshot();
    let seat = due(&now).unwrap();
    request(who(&now, seat), play(card_of(&now, seat)))
}

/// A game of four people, in which nothing happens by itself.
async fn game_of_four(tables: &Tables, channel: u64) -> TableHandle {
    dealt(tables, channel, 4, 0).await
}

async fn within_seconds<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(60), what).await.unwrap()
}

#[tokio::test]
async fn tables_continue_after_failed_commits_without_a_restart() {
    let (_dir, tables) = fresh().await;
    let table = game_of_four(&tables, 1).await;
    let with_computers = seated(&tables, 2, 1, 3).await;
    tables.store().refuse_commits(true);
    let before = shown(&table.snapshot());
    let play = next_play(&table);
    for _ in 0..3 {
        assert_eq!(table.ask(play.clone()).await, Err(Refusal::NotSaved));
        assert!(shown(&table.snapshot()) == before);
        let start = tables.start(place(3), person(1), InteractionId(1), quiet(), 3);
        assert!(matches!(start.await, Err(Refusal::NotSaved)));
        assert!(tables.find(ChannelId(3)).is_none());
    }
    tables.store().refuse_commits(false);
    table.ask(play).await.unwrap();
    assert_as_stored(&tables, &table).await;
    seated(&tables, 3, 2, 2).await;
    with_computers.ask(request(1, RequestKind::Deal)).await.unwrap();
    // Computers retry moves that could not be saved.
    tables.store().refuse_commits(true);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_as_stored(&tables, &with_computers).await;
    tables.store().refuse_commits(false);
    for table in [&table, &with_computers] {
        within_seconds(play_until(table, is_over)).await;
        assert_as_stored(&tables, table).await;
    }
}

#[tokio::test]
async fn commits_that_take_effect_but_report_a_failure_count() {
    let (_dir, tables) = fresh().await;
    tables.store().lose_answers(true);
    let table = seated(&tables, 1, 2, 2).await;
    let other = seated(&tables, 2, 2, 2).await;
    let (first, second) = tokio::join!(
        table.ask(request(1, RequestKind::Deal)),
        other.ask(request(1, RequestKind::Deal)),
    );
    assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
    for table in [&table, &other] {
        play_until(table, is_over).await;
        assert_as_stored(&tables, table).await;
        let over = table.snapshot();
        let outcome = outcome(&over);
        record_of(tables.store(), outcome.commitment.game).await.verify().unwrap();
    }
    assert_eq!(table.ask(request(1, STOP)).await, Ok(RequestOutcome::Stopped));
    assert_eq!(table.snapshot().stage, Stage::Ended(End::Stopped(person(1))));
    seated(&tables, 1, 2, 2).await;
}

#[tokio::test]
async fn a_move_in_doubt_shows_once_the_store_can_be_read() {
    let (_dir, tables) = fresh().await;
    let table = game_of_four(&tables, 1).await;
    let before = shown(&table.snapshot());
    tables.store().lose_answers(true);
    tables.store().refuse_reads(true);
    let play = next_play(&table);
    assert_eq!(table.ask(play.clone()).await, Err(Refusal::NotSaved));
    tables.store().lose_answers(false);
    for _ in 0..3 {
        assert_eq!(table.ask(play.clone()).await, Err(Refusal::NotSaved));
        assert!(shown(&table.snapshot()) == before, "nothing in doubt shows");
    }
    tables.store().refuse_reads(false);
    let mut watch = table.watch();
    watch.mark_unchanged();
    within_seconds(watch.changed()).await.unwrap();
    assert!(shown(&table.snapshot()) != before, "it was saved");
    assert_as_stored(&tables, &table).await;
    assert!(matches!(table.ask(play).await, Err(Refusal::Game(_))), "not twice");
}

#[tokio::test]
async fn a_table_whose_opening_took_effect_but_failed_to_report_is_found() {
    for somebody_asks in [true, false] {
        let (_dir, tables) = fresh().await;
        let mut returned = tables.subscribe_returned();
        tables.store().lose_answers(true);
        tables.store().refuse_reads(true);
        let start = |who| tables.start(place(1), person(who), InteractionId(who), quiet(), 2);
        assert!(matches!(start(1).await, Err(Refusal::NotSaved)));
        tables.store().lose_answers(false);
        assert!(!somebody_asks || matches!(start(1).await, Err(Refusal::NotSaved)));
        tables.store().refuse_reads(false);
        assert!(!somebody_asks || matches!(start(2).await, Err(Refusal::TableExists)));
        let heard = within_seconds(returned.recv()).await.unwrap();
        let table = tables.find(ChannelId(1)).unwrap();
        assert_eq!(heard.snapshot().table, table.snapshot().table);
        table.ask(request(2, RequestKind::Join)).await.unwrap();
        assert_as_stored(&tables, &table).await;
    }
}

#[tokio::test]
async fn a_table_whose_end_could_not_be_saved_ends_once_it_can() {
    let (_dir, tables) = fresh().await;
    let table = game_of_four(&tables, 1).await;
    tables.store().refuse_commits(true);
    tables.channel_gone(ChannelId(1)).await;
    let start = || tables.start(place(1), person(9), InteractionId(9), quiet(), 3);
    let refused = start().await;
    assert!(matches!(refused, Err(Refusal::TableExists)), "{refused:?}");
    let found = tables.find(ChannelId(1));
    assert!(found.is_some(), "a table that exists is found");
    tables.store().refuse_commits(false);
    within_seconds(until(&table, |now| now.stage == Stage::Ended(End::ChannelGone))).await;
    start().await.unwrap();
}

#[tokio::test]
async fn a_deserted_table_makes_way_once_its_end_can_be_saved() {
    let (_dir, tables) = fresh().await;
    let table = game_of_four(&tables, 1).await;
    for who in 1..=4 {
        table.ask(request(who, RequestKind::Leave)).await.unwrap();
    }
    assert!(table.snapshot().is_deserted());
    tables.store().refuse_commits(true);
    let start = || tables.start(place(1), person(9), InteractionId(9), quiet(), 3);
    let refused = within_seconds(start()).await;
    assert!(matches!(refused, Err(Refusal::NotSaved)), "{refused:?}");
    tables.store().refuse_commits(false);
    let opened = start().await.unwrap();
    assert_ne!(opened.snapshot().table, table.snapshot().table);
}

#[tokio::test]
async fn a_table_that_something_else_changed_is_reread_from_the_store() {
    let (_dir, tables) = fresh().await;
    let table = seated(&tables, 1, 2, 0).await;
    let two = stored(tables.store(), ChannelId(1)).await;
    table.ask(request(3, RequestKind::Join)).await.unwrap();
    meddle(tables.store(), &two, document(two.doc_version, &two.doc)).await;
    let before = table.snapshot().version;
    assert_eq!(table.ask(request(4, RequestKind::Join)).await, Err(Refusal::NotSaved));
    assert_eq!(table.snapshot().seats.len(), 2);
    assert!(table.snapshot().version > before, "watchers see a change");
    assert_as_stored(&tables, &table).await;
    table.ask(request(4, RequestKind::Join)).await.unwrap();
    assert_as_stored(&tables, &table).await;

    meddle(tables.store(), &two, TableChange::End).await;
    assert_eq!(table.ask(request(3, RequestKind::Join)).await, Err(Refusal::NotSaved));
    assert!(table.snapshot().has_ended());
    seated(&tables, 1, 2, 0).await;

    let table = seated(&tables, 2, 2, 0).await;
    let one = stored(tables.store(), ChannelId(2)).await;
    meddle(tables.store(), &one, document(one.doc_version, "{}")).await;
    assert_eq!(table.ask(request(3, RequestKind::Join)).await, Err(Refusal::Parked));
    assert!(tables.find(ChannelId(2)).is_none());
    assert!(tables.parked_at(ChannelId(2)).is_some());
}

#[tokio::test]
async fn a_panic_outside_a_step_loses_no_table() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&dir)).await.unwrap();
    // The clock is read in a step, before saving, and before waiting; only the first is inside a
    // step.
    let calls = Arc::new(AtomicI64::new(i64::MAX));
    let left = Arc::clone(&calls);
    let clock = WallClock::with_fault(move || {
        assert!(left.fetch_sub(1, SeqCst) != 1, "a fault of the clock");
    });
    let tables = Tables::open_at(store, PACE, clock).await.unwrap();
    let settings = Settings { turn_seconds: 3600, ..quiet() };
    let table = dealt_with(&tables, settings, 4, 0).await;
    let mut saved = 0;
    // The second fault comes last: after it the table waits a little without looking at the clock.
    for fails_at in [1, 3, 2] {
        let before = shown(&table.snapshot());
        let play = next_play(&table);
        calls.store(fails_at, SeqCst);
        let asked = table.ask(play.clone()).await;
        // The table that was read back answers the next request.
        let unknown = request(77, RequestKind::Leave);
        let answer = within_seconds(table.ask(unknown.clone())).await;
        assert!(matches!(answer, Err(Refusal::NotSeated)), "{answer:?}");
        assert!(calls.load(SeqCst) <= 0, "the fault came");
        calls.store(i64::MAX, SeqCst);
        match asked {
            Ok(_) => saved += 1,
            Err(Refusal::NotSaved) => assert!(shown(&table.snapshot()) == before),
            other => panic!("{other:?}"),
        }
        assert_as_stored(&tables, &table).await;
        assert_eq!(tables.find(ChannelId(1)).unwrap().ask(unknown).await, Err(Refusal::NotSeated));
        if asked.is_err() {
            table.ask(play).await.unwrap();
        }
    }
    assert_eq!(saved, 1, "the fault after the save");
    play_until(&table, is_over).await;
}

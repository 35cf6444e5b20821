//! After a kill at any moment, every table resumes where it was.

use super::*;
use crate::compute::tests::Held;
use crate::snapshot::Snapshot;
use crate::state::tests::{Bench, cut, in_turn, with};
use crate::state::{DOC_VERSION, Document, TableState, Unrestorable};
use getaway_games::cards::ChanceProof;
use getaway_games::getaway::rules::{Dealing, LastCard, Options, Packs};
use getaway_games::options::Named;
use getaway_games::{GameKind, Level, Question, getaway};

/// Saves the last step. `keep`: as the first step of a table, or as a later one.
async fn save(store: &Store, bench: &Bench, keep: fn(TableDoc) -> TableChange) {
    let stored = store.open_table(bench.state.table).await.unwrap();
    let change = bench.state.document().unwrap().map_or(TableChange::End, keep);
    let batch = Batch {
        table: bench.state.table,
        place: bench.state.place,
        at: bench.now,
        from_version: stored.map_or(0, |stored| stored.version),
        change,
        games: bench.changes.clone(),
        plan: None,
    };
    store.commit(batch).await.unwrap();
}

async fn load(store: &Store) -> TableState {
    let open: Vec<OpenTable> = store.open_tables().await.unwrap();
    let document = Document::read(&open[0]).unwrap();
    let mut games = Vec::new();
    for number in document.games() {
        games.extend(store.game(number).await.unwrap());
    }
    TableState::restore(&open[0], document, &games).unwrap()
}

/// A snapshot together with its hidden part: what every seat knows.
fn whole(snapshot: &Snapshot) -> (String, Vec<Option<getaway_games::View>>) {
    let seats = Seat::first(snapshot.seats.len());
    let views = seats.map(|seat| snapshot.view(seat)).collect();
    (format!("{snapshot:?}"), views)
}

/// Saves the last step, reads the table back from the store, compares it, and continues from there.
async fn restart(store: &Store, bench: &mut Bench) {
    save(store, bench, TableChange::Keep).await;
    let again = load(store).await;
    assert_eq!(whole(&again.snapshot()), whole(&bench.snapshot()));
    assert_eq!(again.wake_at(), bench.state.wake_at());
    bench.resume(again);
}

/// Plays two games of a series. After every step the table is read back from the store, compared,
/// and continued from the copy read back.
async fn survives_every_step(settings: Settings, people: u64, computers: usize, seed: u8) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&dir)).await.unwrap();
    let mut bench = Bench::open(settings, computers, seed);
    save(&store, &bench, TableChange::Open).await;
    for n in 2..=people {
        bench.ask(n, RequestKind::Join).unwrap();
        save(&store, &bench, TableChange::Keep).await;
    }
    for game in 0..2 {
        // One game of the series has no cuts.
        let cutters = if u64::from(seed) % 2 == game { people } else { 0 };
        for n in (1..=cutters).rev() {
            bench.ask(n, cut(&format!("word {n} ♠"))).unwrap();
            restart(&store, &mut bench).await;
        }
        bench.ask(1, RequestKind::Deal).unwrap();
        save(&store, &bench, TableChange::Keep).await;
        while bench.is_playing() {
            if bench.announce_now_and_then() {
                save(&store, &bench, TableChange::Keep).await;
            }
            bench.go_on();
            // What a computer doesn't take isn't saved before all have decided.
            let asked = bench.state.query().map(|query| query.question);
            if asked == Some(Question::Getaway(getaway::session::Question::Take))
                && bench.changes.is_empty()
            {
                continue;
            }
            restart(&store, &mut bench).await;
            // Some computers are asked again whether they take, but nobody else is.
            let (asked, seats) = (bench.state.query(), bench.snapshot().seats);
            assert!(asked.is_none_or(|query| !seats[query.seat.index()].is_attended()));
        }
    }
    for number in [1, 2].map(GameNumber) {
        let record = record_of(&store, number).await;
        record.verify().unwrap();
        let cuts = &record.chance().and_then(ChanceProof::shuffle).unwrap().cuts;
        let is_cut = u64::from(seed) % 2 == number.0 - 1;
        assert_eq!(cuts.len() as u64, if is_cut { people } else { 0 });
    }
}

#[tokio::test]
async fn a_game_in_which_computers_take_survives_every_step() {
    survives_every_step(Settings { level: Level::Hard, ..quiet() }, 2, 2, 1).await;
}

#[tokio::test]
async fn windows_clocks_piles_and_chosen_draws_survive_every_step() {
    let settings = Settings {
        level: Level::Easy,
        turn_seconds: 60,
        ..with(
            Options {
                packs: Packs::Two,
                deal: Dealing::ChooseAPile,
                last_card: LastCard::DrawFromAny,
                ..Options::default()
            },
            3,
        )
    };
    survives_every_step(settings, 5, 2, 2).await;
}

/// Plays a game in which people do nothing, or which all have left, as far as it goes by itself. After
/// every step the table is read back from the store, and continued from there.
async fn goes_on_by_itself_from_every_step(kind: GameKind, all_leave: bool) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&dir)).await.unwrap();
    let settings = Settings { turn_seconds: 60, ..Settings::of(kind) };
    let mut bench = Bench::open(settings, 1, 1);
    save(&store, &bench, TableChange::Open).await;
    for (who, ask) in [(2, RequestKind::Join), (1, RequestKind::Deal)] {
        bench.ask(who, ask).unwrap();
        save(&store, &bench, TableChange::Keep).await;
    }
    let mut have_left = false;
    while bench.is_playing() {
        if all_leave && !have_left && bench.state.is_at_stake() {
            for who in [1, 2] {
                bench.ask(who, RequestKind::Leave).unwrap();
                save(&store, &bench, TableChange::Keep).await;
            }
            have_left = true;
        } else if !bench.think() {
            let wakes = bench.state.wake_at();
            bench.now = wakes.unwrap_or_else(|| panic!("{kind:?} waits for nothing"));
            bench.pass(0);
        }
        let waits_for = (bench.state.query(), bench.state.wake_at());
        restart(&store, &mut bench).await;
        assert_eq!((bench.state.query(), bench.state.wake_at()), waits_for);
    }
    assert_eq!(have_left, all_leave);
    record_of(&store, GameNumber(1)).await.verify().unwrap();
}

/// The same for a game of each kind, all at once.
fn each_kind_goes_on_from_every_step(all_leave: bool) {
    let play = |kind| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.unwrap().block_on(goes_on_by_itself_from_every_step(kind, all_leave));
    };
    std::thread::scope(|scope| {
        for kind in GameKind::ALL {
            scope.spawn(move || play(*kind));
        }
    });
}

#[test]
fn a_game_of_each_kind_goes_on_from_every_step_although_people_do_nothing() {
    each_kind_goes_on_from_every_step(false);
}

#[test]
fn a_game_of_each_kind_that_all_have_left_goes_on_from_every_step() {
    each_kind_goes_on_from_every_step(true);
}

/// Runs a whole process in one runtime, which dies without a shutdown.
fn dies_with<T>(work: impl Future<Output = T>) -> T {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let done = runtime.block_on(work);
    // Wait until its last task is gone, and the lock with it, as when a process dies.
    runtime.shutdown_timeout(Duration::from_secs(60));
    done
}

#[test]
fn every_table_resumes_after_the_process_was_killed() {
    let dir = tempfile::tempdir().unwrap();
    alone_dies_with(async {
        let tables = tables(&dir).await;
        for channel in 1..=3 {
            let table = dealt(&tables, channel, 2, 2).await;
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
            let after = tables(&dir).await.find(ChannelId(round)).unwrap().snapshot();
            assert_eq!(after.stage, before.stage);
            assert_eq!(after.seats, before.seats);
        });
    }
}

/// Whether every person is out of the game, and computers still play.
fn is_decided(snapshot: &Snapshot) -> bool {
    let in_play = match &snapshot.stage {
        Stage::Playing(playing) => match &playing.game {
            getaway_games::PublicView::Getaway(getaway::session::PublicView::Playing(view)) => {
                view.board.in_play()
            }
            _ => return false,
        },
        _ => return false,
    };
    !in_play.iter().any(|seat| snapshot.seats[seat.index()].person().is_some())
}

#[test]
fn what_is_decided_ends_in_one_step_also_after_a_kill_in_the_middle() {
    let dir = tempfile::tempdir().unwrap();
    let before = dies_with(async {
        let store = Store::open(&url(&dir)).await.unwrap();
        let tables = Tables::open(store, Pace { thinkers: 1, ..PACE }).await.unwrap();
        // These computers decide single moves without the pool, which is held.
        let _held = Held::new(tables.compute()).await;
        let easy = Settings { level: Level::Easy, ..quiet() };
        let table = dealt_with(&tables, easy, 1, 3).await;
        loop {
            play_until(&table, |s| is_decided(s) || is_over(s)).await;
            if is_decided(&table.snapshot()) {
                break;
            }
            // The person has lost.
            table.ask(request(1, RequestKind::Deal)).await.unwrap();
        }
        while tables.compute().waiting() == 0 {
            tokio::task::yield_now().await;
        }
        table.snapshot()
    });
    dies_with(async {
        let tables = tables(&dir).await;
        let table = tables.find(ChannelId(1)).unwrap();
        let after = until(&table, is_over).await;
        assert!(outcome(&after).played_on);
        // One step for whatever happens by itself after a restart, and one for the whole rest.
        assert!(after.version <= before.version + 2, "{} {}", before.version, after.version);
        let game = outcome(&after).commitment.game;
        record_of(tables.store(), game).await.verify().unwrap();
    });
    dies_with(async {
        let after = tables(&dir).await.find(ChannelId(1)).unwrap().snapshot();
        assert!(outcome(&after).played_on, "it is still told");
    });
}

/// Replaces a table's stored document.
async fn replace_document(dir: &TempDir, table: &TableHandle, version: u32, text: &str) {
    let store = Store::open(&url(dir)).await.unwrap();
    let stored = stored(&store, table.place().channel).await;
    meddle(&store, &stored, document(version, text)).await;
    store.close().await;
}

async fn open_tables(dir: &TempDir) -> Vec<OpenTable> {
    Store::open_read_only(&url(dir)).await.unwrap().open_tables().await.unwrap()
}

#[tokio::test]
async fn an_unreadable_table_is_parked_untouched_and_the_others_resume() {
    let dir = tempfile::tempdir().unwrap();
    let first = tables(&dir).await;
    let broken = seated(&first, 1, 2, 2).await;
    seated(&first, 2, 2, 2).await;
    let of_later = seated(&first, 3, 2, 2).await;
    first.shutdown().await;
    replace_document(&dir, &broken, DOC_VERSION, "{}").await;
    let later = r#"{"seats":"in a new form"}"#;
    replace_document(&dir, &of_later, DOC_VERSION + 1, later).await;
    let before = open_tables(&dir).await;

    let second = tables(&dir).await;
    assert!(second.find(ChannelId(2)).is_some());
    for channel in [1, 3] {
        assert!(second.find(ChannelId(channel)).is_none());
        let parked = second.parked_at(ChannelId(channel)).unwrap();
        assert!(!parked.announced);
        let start = second.start(place(channel), person(1), InteractionId(1), quiet(), 2);
        assert!(matches!(start.await, Err(Refusal::Parked)));
        second.mark_announced(parked).await.unwrap();
        assert!(second.parked_at(ChannelId(channel)).unwrap().announced);
    }
    second.shutdown().await;
    let third = tables(&dir).await;
    assert!(third.parked().iter().all(|parked| parked.announced), "announced once");
    assert_eq!(third.parked().len(), 2);
    let after = open_tables(&dir).await;
    let documents = |tables: &[OpenTable]| -> Vec<(u32, String)> {
        let parked = tables.iter().filter(|t| t.place.channel != ChannelId(2));
        parked.map(|t| (t.doc_version, t.doc.clone())).collect()
    };
    assert_eq!(documents(&after), documents(&before), "untouched");
}

#[tokio::test]
async fn a_running_game_with_more_players_than_its_table_has_seats_is_refused() {
    let (dir, tables) = fresh().await;
    let number = game(&dealt(&tables, 1, 2, 2).await);
    tables.shutdown().await;
    let store = Store::open(&url(&dir)).await.unwrap();
    let game = store.game(number).await.unwrap().unwrap();
    let mut table = stored(&store, ChannelId(1)).await;
    let mut json: serde_json::Value = serde_json::from_str(&table.doc).unwrap();
    json["core"]["seats"].as_array_mut().unwrap().pop();
    table.doc = json.to_string();
    let document = Document::read(&table).unwrap();
    let restored = TableState::restore(&table, document, &[game]);
    assert!(matches!(restored, Err(Unrestorable::Seats(of)) if of == number));
}

#[tokio::test]
async fn a_parked_table_that_was_ended_makes_way_although_the_answer_was_lost() {
    for can_be_asked in [true, false] {
        let dir = tempfile::tempdir().unwrap();
        let first = tables(&dir).await;
        let broken = seated(&first, 1, 2, 2).await;
        first.shutdown().await;
        replace_document(&dir, &broken, DOC_VERSION, "{}").await;
        let second = tables(&dir).await;
        let parked = second.parked_at(ChannelId(1)).unwrap();
        second.store().lose_answers(true);
        second.store().refuse_reads(!can_be_asked);
        let ended = second.end_parked(parked).await;
        assert_eq!(ended.is_ok(), can_be_asked, "{ended:?}");
        second.store().lose_answers(false);
        second.store().refuse_reads(false);
        if !can_be_asked {
            second.end_parked(parked).await.unwrap();
        }
        seated(&second, 1, 2, 2).await;
    }
}

/// The same for a process that has one thread, so that a test can let time pass.
fn alone_dies_with(work: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(work);
    runtime.shutdown_timeout(Duration::from_secs(60));
}

/// Somebody's clock stands still while the bot is away, also if that happens twice and nobody moves
/// in between.
#[test]
fn after_a_restart_everybody_has_what_was_left_at_the_last_sign_of_life() {
    let dir = tempfile::tempdir().unwrap();
    let began = SystemTime::now();
    // The table's version before the newest process.
    let before = std::cell::Cell::new(0);
    // A process that starts so many seconds later.
    let process = async |after: u64| {
        let store = Store::open(&url(&dir)).await.unwrap();
        if after > 0 {
            before.set(load(&store).await.core.version);
        }
        let (at, since) = (began + Duration::from_secs(after), tokio::time::Instant::now());
        let clock = WallClock::new(move || at + since.elapsed());
        Tables::open_at(store, PACE, clock).await.unwrap()
    };
    let left = |tables: &Tables| {
        let Stage::Playing(playing) = &tables.all()[0].snapshot().stage else { panic!() };
        let ends = playing.clock.expect("a clock").ends;
        ends.duration_since(tables.clock().now()).unwrap().as_secs()
    };
    let saved = async |tables: &Tables| {
        let mut watch = tables.all().remove(0).watch();
        let saved = watch.wait_for(|now| now.version > before.get());
        tokio::time::timeout(Duration::from_secs(60), saved).await.expect("it is saved").unwrap();
    };
    alone_dies_with(async {
        let tables = process(0).await;
        dealt_with(&tables, in_turn(60), 3, 0).await;
        pass(2).await;
        tables.note_life().await;
        // What happens afterwards has left no sign.
        pass(3).await;
    });
    alone_dies_with(async {
        let tables = process(75).await;
        assert!((56..=58).contains(&left(&tables)), "{}", left(&tables));
        saved(&tables).await;
        pass(20).await;
        tables.note_life().await;
    });
    alone_dies_with(async {
        let tables = process(3600).await;
        assert!((33..=38).contains(&left(&tables)), "{}", left(&tables));
        // A process that is told to stop gives a last sign.
        saved(&tables).await;
        pass(10).await;
        tables.shutdown().await;
    });
    alone_dies_with(async {
        let tables = process(7200).await;
        assert!((20..=28).contains(&left(&tables)), "{}", left(&tables));
        // It dies before its first sign, and so does the next one.
        saved(&tables).await;
    });
    for after in [7210, 7220] {
        alone_dies_with(async {
            let tables = process(after).await;
            assert!((16..=28).contains(&left(&tables)), "{after}: {}", left(&tables));
            saved(&tables).await;
        });
    }
}

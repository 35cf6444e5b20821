//! Tests of the tables' public interface.

use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::state::tests::in_turn;
use getaway_games::options::Named;
use getaway_games::{GameKind, Level};
use getaway_testing::whole_leaderboard;

#[tokio::test]
async fn people_and_computers_play_three_games_and_the_tally_is_right() {
    let (_dir, tables) = fresh().await;
    let table = seated(&tables, 1, 2, 2).await;
    let mut losses = [0; 2];
    for _ in 0..3 {
        table.ask(request(1, RequestKind::Deal)).await.unwrap();
        play_until(&table, is_over).await;
        let now = table.snapshot();
        let outcome = outcome(&now);
        if let Some(person) = outcome.seats[loser(outcome).index()].person() {
            losses[person.id.0 as usize - 1] += 1;
        }
        let game = outcome.commitment.game;
        let last = tables.store().last_over(ChannelId(1), "getaway").await;
        assert_eq!(last.unwrap(), Some(game));
        let record = record_of(tables.store(), game).await;
        record.verify().unwrap();
        let getaway_games::Record::Getaway(record) = record else {
            panic!("the record is of another game")
        };
        assert_eq!(record.seats, ["person", "normal", "normal", "person"]);
    }
    let standings = whole_leaderboard(tables.store(), GuildId(1), "getaway", None).await.unwrap();
    assert_eq!(standings.len(), 2);
    for standing in standings {
        assert_eq!(standing.games, 3);
        assert_eq!(standing.tally, losses[standing.user.0 as usize - 1]);
        assert_eq!(standing.fair_share, FairShare::of_games(3, 4));
        assert!(standing.streak.games > 0);
    }
}

#[tokio::test]
async fn hard_computers_play_on_for_a_person_who_left() {
    let (_dir, tables) = fresh().await;
    let settings = Settings { level: Level::Hard, ..quiet() };
    let table = dealt_with(&tables, settings, 2, 2).await;
    tables.person_gone(GuildId(1), UserId(2)).await;
    until(&table, |now| now.seats[3].acting == Acting::ForAbsent).await;
    play_until(&table, is_over).await;
    assert_eq!(table.snapshot().seats.len(), 3, "the seat is free again");
}

#[tokio::test]
async fn a_channel_has_one_table_at_a_time() {
    let (_dir, tables) = fresh().await;
    let mut news = tables.subscribe();
    let table = seated(&tables, 1, 3, 0).await;
    assert_eq!(news.recv().await.unwrap().place(), place(1));
    let again = tables.start(place(1), person(9), InteractionId(9), quiet(), 3);
    assert!(matches!(again.await, Err(Refusal::TableExists)));
    assert_eq!(table.ask(request(1, STOP)).await, Ok(RequestOutcome::Stopped));
    assert!(tables.find(ChannelId(1)).is_none());
    assert_eq!(table.ask(request(1, RequestKind::Join)).await, Err(Refusal::Ended));
    assert_eq!(table.snapshot().stage, Stage::Ended(End::Stopped(person(1))));

    let table = seated(&tables, 1, 1, 3).await;
    tables.channel_gone(ChannelId(1)).await;
    until(&table, |now| now.stage == Stage::Ended(End::ChannelGone)).await;
    assert!(tables.all().is_empty());
    seated(&tables, 1, 1, 3).await;
    tables.guild_gone(GuildId(1)).await;
    tables.shutdown().await;
}

#[tokio::test]
async fn a_table_that_stops_with_the_process_has_not_ended() {
    let (_dir, tables) = fresh().await;
    let table = seated(&tables, 1, 1, 3).await;
    tables.shutdown().await;
    assert_eq!(table.ask(request(2, RequestKind::Join)).await, Err(Refusal::NotSaved));
}

#[tokio::test]
async fn somebody_at_a_table_without_a_game_opens_another_one_with_its_people() {
    let (_dir, tables) = fresh().await;
    let [six, king] = [GameKind::Getaway, GameKind::King].map(Settings::of);
    let first = seated_with(&tables, 1, six, 5, 0).await;
    let again = |settings, who| tables.start(place(1), person(who), InteractionId(90), settings, 3);
    assert!(matches!(again(king, 9).await, Err(Refusal::TableExists)));

    // There are four seats. The one who opens it has one of them, whoever has to go.
    let second = again(king, 5).await.unwrap();
    assert_eq!(first.snapshot().stage, Stage::Ended(End::Replaced(person(5))));
    let seated = |table: &TableHandle| -> Vec<u64> {
        table.snapshot().seats.iter().map(|info| info.person().unwrap().id.0).collect()
    };
    assert_eq!(seated(&second), [1, 2, 3, 5]);
    assert_eq!(second.snapshot().host, UserId(5));

    // A game that runs goes on.
    second.ask(request(5, RequestKind::Deal)).await.unwrap();
    assert!(matches!(again(six, 5).await, Err(Refusal::TableExists)));
    tables.shutdown().await;
}

#[tokio::test]
async fn two_starts_at_once_open_one_table() {
    let (_dir, tables) = fresh().await;
    let start = |n| tables.start(place(1), person(n), InteractionId(n), quiet(), 3);
    let (first, second) = tokio::join!(start(1), start(2));
    assert_eq!(usize::from(first.is_ok()) + usize::from(second.is_ok()), 1);
    assert_eq!(tables.store().open_tables().await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_actor_runs_the_turn_clock() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&dir)).await.unwrap();
    tokio::time::pause();
    // A blocking task keeps the paused clock from advancing by itself while the store works.
    let (release, held) = std::sync::mpsc::channel::<()>();
    let hold = tokio::task::spawn_blocking(move || held.recv().is_err());
    let tables = Tables::open_at(store, PACE, test_clock()).await.unwrap();
    // In turn, no computer moves while a clock runs, so no commit sees the time jump.
    let table = dealt_with(&tables, in_turn(30), 2, 2).await;
    let slow = |now: &Snapshot| {
        now.seats.iter().all(|seat| seat.person().is_none() || seat.acting == Acting::ForSlow)
    };
    let clock = |now: &Snapshot| match &now.stage {
        Stage::Playing(p) => p.clock.is_some() || p.pause.is_some(),
        _ => true,
    };
    while !slow(&table.snapshot()) {
        let waiting = until(&table, |now| clock(now) || slow(now)).await.version;
        if slow(&table.snapshot()) {
            break;
        }
        // A little more, because timers are accurate to a millisecond.
        tokio::time::advance(Duration::from_millis(30_010)).await;
        until(&table, |now| now.version > waiting).await;
    }
    // From here on computers play for everyone, and the game ends by itself.
    until(&table, is_over).await;
    drop(release);
    assert!(hold.await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_tables_at_once() {
    let (dir, tables) = fresh().await;
    let mut games = Vec::new();
    for channel in 0..200 {
        let tables = tables.clone();
        games.push(tokio::spawn(async move {
            let table = dealt(&tables, channel, 1, 3).await;
            play_until(&table, |s| tricks(s) >= 2 || is_over(s)).await;
        }));
    }
    for game in games {
        game.await.unwrap();
    }
    assert_eq!(tables.all().len(), 200);
    tables.shutdown().await;
    let store = Store::open_read_only(&url(&dir)).await.unwrap();
    assert_eq!(store.open_tables().await.unwrap().len(), 200);
}

#[tokio::test]
async fn a_table_with_a_full_mailbox_is_busy() {
    let (_dir, tables) = fresh().await;
    let table = seated(&tables, 1, 3, 0).await;
    // Polled by hand, so the table cannot run in between.
    let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
    let ask = || Box::pin(table.ask(request(1, RequestKind::Join)));
    let mut waiting: Vec<_> = (0..super::super::handle::MAILBOX).map(|_| ask()).collect();
    for one in &mut waiting {
        assert!(one.as_mut().poll(&mut cx).is_pending());
    }
    assert_eq!(ask().await, Err(Refusal::Busy));
    for one in waiting {
        assert_eq!(one.await, Err(Refusal::AlreadySeated(Seat::FIRST)));
    }
}

/// However it ended: nobody can ask for it anywhere else, and it stays so.
#[tokio::test]
async fn a_game_that_a_moderator_ended_shows_its_secret_and_its_hints_and_can_be_checked() {
    for kind in GameKind::ALL {
        let (_dir, tables) = fresh().await;
        let table = dealt_with(&tables, Settings::of(*kind), 2, 2).await;
        let game = game(&table);
        for _ in 0..2 {
            let noted = table.ask(request(2, RequestKind::NoteHint)).await;
            assert_eq!(noted, Ok(RequestOutcome::HintNoted));
        }
        let stop = RequestKind::Stop { as_moderator: true };
        assert_eq!(table.ask(request(9, stop)).await, Ok(RequestOutcome::Stopped));
        assert_eq!(table.snapshot().unfinished, Some(game));
        let last = tables.store().last_over(ChannelId(1), kind.name()).await.unwrap();
        assert_eq!(last, Some(game), "{kind:?}");
        let record = record_of(tables.store(), game).await;
        record.verify().unwrap();
        let line = record.to_line().unwrap();
        assert!(line.contains(r#""person (1 hint)""#), "{line}");
        Record::from_line(&line).unwrap().verify().unwrap();
    }
}

/// The machine's clock, which a test sets.
#[derive(Clone)]
struct Wall(Arc<AtomicU64>);

impl Wall {
    /// Tables by this clock, and a game of three people with turns of this many seconds.
    async fn with_a_game(dir: &TempDir, turn_seconds: u32) -> (Wall, Tables, TableHandle) {
        let wall = Wall(Arc::new(AtomicU64::new(2_000_000_000)));
        let read = wall.clone();
        let clock = WallClock::new(move || read.now());
        let store = Store::open(&url(dir)).await.unwrap();
        let tables = Tables::open_at(store, PACE, clock).await.unwrap();
        let table = dealt_with(&tables, in_turn(turn_seconds), 3, 0).await;
        (wall, tables, table)
    }

    fn now(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(self.0.load(Ordering::Relaxed))
    }
}

/// When the present turn ends.
fn ends(now: &Snapshot) -> SystemTime {
    match &now.stage {
        Stage::Playing(playing) => playing.clock.unwrap().ends,
        other => panic!("no game: {other:?}"),
    }
}

fn are_attended(table: &TableHandle) -> bool {
    table.snapshot().seats.iter().all(SeatInfo::is_attended)
}

#[tokio::test]
async fn clocks_stop_while_nobody_can_play_and_leave_time_to_act() {
    let dir = tempfile::tempdir().unwrap();
    let (wall, tables, table) = Wall::with_a_game(&dir, 20).await;
    let began = ends(&table.snapshot()) - Duration::from_secs(20);

    tables.stop_clocks();
    // A day passes on the wall, and some of the runtime's time.
    wall.0.fetch_add(24 * 3600, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(600)).await;
    let still = ends(&table.snapshot()) - Duration::from_secs(20);
    assert_eq!(still, began, "nothing happened");
    tables.start_clocks().await;
    let left = ends(&table.snapshot()).duration_since(wall.now()).unwrap();
    assert!((15..=20).contains(&left.as_secs()), "{left:?}");
    assert!(are_attended(&table), "nobody was too slow");

    // The machine's clock is set back by a day while everything runs.
    wall.0.fetch_sub(24 * 3600, Ordering::Relaxed);
    let whole = Duration::from_secs(20);
    let mut watch = table.watch();
    let righted = watch.wait_for(|now| ends(now) <= wall.now() + whole);
    tokio::select! {
        never = tables.correct_clock() => match never {},
        righted = tokio::time::timeout(Duration::from_secs(60), righted) => {
            righted.expect("it is put right").unwrap();
        }
    }
    let left = ends(&table.snapshot()).duration_since(wall.now()).unwrap();
    assert!((12..=20).contains(&left.as_secs()), "{left:?}");
}

#[tokio::test]
async fn a_turn_that_begins_while_the_clock_is_put_right_has_its_whole_time() {
    for (step, plays_first) in [(7200, false), (7200, true), (-7200, false), (-7200, true)] {
        let dir = tempfile::tempdir().unwrap();
        let (wall, tables, table) = Wall::with_a_game(&dir, 3600).await;
        let now = table.snapshot();
        let (seat, before) = (due(&now).unwrap(), moves(&table));
        let play = request(who(&now, seat), play(card_of(&now, seat)));
        wall.0.fetch_add(i64::cast_unsigned(step), Ordering::Relaxed);
        // Polled by hand, so that the table gets both before it does either.
        let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
        let mut righted = Box::pin(tables.start_clocks());
        let mut played = Box::pin(table.ask(play));
        if plays_first {
            assert!(played.as_mut().poll(&mut cx).is_pending());
        }
        assert!(righted.as_mut().poll(&mut cx).is_pending());
        played.await.unwrap();
        righted.await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        let what = format!("a step of {step} s, {plays_first}");
        assert_eq!(moves(&table), before + 1, "{what}");
        let left = ends(&table.snapshot()).duration_since(wall.now()).unwrap();
        assert!((3595..=3605).contains(&left.as_secs()), "{what}: {left:?}");
    }
}

//! A database as version 0.1.0 wrote it, with tables of every game in every stage: this program goes
//! on with it. See `tests/data/README.md`.

use std::time::UNIX_EPOCH;

use serde_json::Value as Json;

use super::*;
use crate::state::Document;
use crate::state::tests::cut;
use getaway_games::getaway::rules::{DrawDue, Phase};
use getaway_games::getaway::session;
use getaway_games::options::{Named, Value};
use getaway_games::palace::rules::Act as PalaceAct;
use getaway_games::{Act, GameKind, View};
use getaway_testing::{self as testing, BASELINE, load_baseline, rows};

/// When the sample is made, in milliseconds since 1970. What happens in it is later.
const BEGIN: u64 = 1_795_752_000_000;

/// Opens the tables of a database when the machine's clock stands at this time.
async fn opened(url: &str, millis: u64) -> Tables {
    let store = Store::open(url).await.unwrap();
    let begin = UNIX_EPOCH + Duration::from_millis(millis);
    let began = tokio::time::Instant::now();
    let clock = WallClock::new(move || begin + began.elapsed());
    Tables::open_at(store, PACE, clock).await.unwrap()
}

/// Settings of this game without clocks and without a time for takes.
fn unhurried(kind: GameKind) -> Settings {
    let mut settings = Settings { turn_seconds: 0, ..Settings::of(kind) };
    settings.options.set("take_window", &Value::new("0"));
    settings
}

/// Opens a table in this channel with two people and two computers.
async fn open(tables: &Tables, channel: u64, settings: Settings) -> TableHandle {
    let opened = tables.start(place(channel), person(1), InteractionId(channel * 100), settings, 2);
    let table = opened.await.unwrap();
    table.ask(request(2, RequestKind::Join)).await.unwrap();
    table
}

/// A random legal act of the person who is due. Always the same choice can go round in circles.
fn any_act(now: &Snapshot, at: Seat) -> Act {
    let one_of = |count: usize| rand::random_range(0..count);
    let Stage::Playing(running) = &now.stage else {
        panic!("no game: {now:?}");
    };
    match now.view(at) {
        Some(View::Getaway(view)) => {
            if let Phase::Draw(DrawDue::Seats(from)) = view.board().phase() {
                return Act::Getaway(session::Act::DrawFrom(from.iter().next().unwrap()));
            }
            let legal = view.legal_cards();
            let card = legal.nth(rand::random_range(0..legal.len())).unwrap();
            Act::Getaway(session::Act::Play(card))
        }
        Some(View::Palace(view)) => {
            let mut acts = view.legal_acts();
            if acts.contains(&PalaceAct::Ready) {
                return Act::Palace(PalaceAct::Ready);
            }
            if acts.len() > 1 {
                acts.retain(|act| *act != PalaceAct::PickUp);
            }
            Act::Palace(acts[one_of(acts.len())])
        }
        Some(View::Bus(view)) => {
            let acts = view.legal_acts();
            Act::Bus(acts[one_of(acts.len())])
        }
        Some(View::King(view)) => {
            let acts = view.legal_acts();
            Act::King(acts[one_of(acts.len())])
        }
        None => {
            let getaway_games::PublicView::Getaway(session::PublicView::Picking(piles)) =
                &running.game
            else {
                panic!("there is nothing to see: {now:?}");
            };
            let free = piles.taken.iter().position(Option::is_none);
            Act::Getaway(session::Act::Pick(free.unwrap() + 1))
        }
    }
}

fn asked_by(now: &Snapshot, at: Seat, ask: RequestKind) -> Request {
    Request { person: now.seat(at).unwrap().person().unwrap().clone(), ..request(0, ask) }
}

/// Plays until enough has happened and a person is due, or the game is over.
async fn play_random(tables: &Tables, table: &TableHandle, enough: impl Fn(&Snapshot) -> bool) {
    let mut watch = table.watch();
    loop {
        let now = watch.borrow_and_update().clone();
        if is_over(&now) || (due(&now).is_some() && enough(&now)) {
            return;
        }
        let Some(at) = due(&now) else {
            // No more time passes than that, because other tables wait for people.
            if let Stage::Playing(playing) = &now.stage
                && let Some(until) = playing.pause
            {
                let left = until.duration_since(tables.clock().now());
                pass(left.map_or(1, |left| left.as_secs() + 1)).await;
            }
            watch.changed().await.unwrap();
            continue;
        };
        let act = RequestKind::Act(any_act(&now, at));
        let done = table.ask(asked_by(&now, at, act)).await;
        assert!(matches!(done, Ok(_) | Err(Refusal::Game(_))), "{done:?}");
    }
}

async fn play_out(tables: &Tables, table: &TableHandle) {
    play_random(tables, table, |_| false).await;
}

/// Plays tables of every game into every stage, and returns the time and the rows of the database.
async fn make() -> (u64, String) {
    let dir = tempfile::tempdir().unwrap();
    let tables = opened(&url(&dir), BEGIN).await;
    for (kind, channel) in GameKind::ALL.iter().zip((10..).step_by(10)) {
        // The third game of a series has begun.
        let table = open(&tables, channel + 1, unhurried(*kind)).await;
        for _ in 0..2 {
            table.ask(request(1, RequestKind::Deal)).await.unwrap();
            play_out(&tables, &table).await;
        }
        table.ask(request(1, RequestKind::Deal)).await.unwrap();
        play_random(&tables, &table, |now| tricks(now) >= 3).await;

        // A game has just begun.
        let table = open(&tables, channel + 3, unhurried(*kind)).await;
        table.ask(request(1, RequestKind::Deal)).await.unwrap();
        play_random(&tables, &table, |_| true).await;
    }
    let mut piles = unhurried(GameKind::Getaway);
    assert!(piles.options.set("deal", &Value::new("choose_a_pile")));
    let table = open(&tables, 5, piles).await;
    table.ask(request(1, RequestKind::Deal)).await.unwrap();
    // What waits for people comes last, because it closes after a while. The longest game is the
    // last in the list.
    for (kind, channel) in (GameKind::ALL.iter().zip([10, 20, 30, 40])).rev() {
        // A game is over, and somebody has cut the next one.
        let table = open(&tables, channel + 2, unhurried(*kind)).await;
        table.ask(request(1, RequestKind::Deal)).await.unwrap();
        play_out(&tables, &table).await;
        table.ask(request(2, cut("आम 🥭"))).await.unwrap();
    }
    for (kind, channel) in GameKind::ALL.iter().zip((10..).step_by(10)) {
        let table = open(&tables, channel, Settings::of(*kind)).await;
        table.ask(request(2, cut("mango"))).await.unwrap();
    }
    let made = tables.clock().now().duration_since(UNIX_EPOCH).unwrap();
    tables.shutdown().await;
    let made = u64::try_from(made.as_millis()).unwrap();
    (made, rows(&dir.path().join("getaway.db")).await)
}

/// Writes the sample again if the variable asks for it. That is right only until the version is
/// released.
#[tokio::test]
async fn the_sample_is_made_by_playing() {
    if std::env::var_os("MAKE_BASELINE").is_none() {
        return;
    }
    let (made, rows) = make().await;
    let text = format!("-- Rows of a database of version 0.1.0. Made at {made}.\n{rows}");
    std::fs::write(BASELINE, text).unwrap();
}

async fn every_table_goes_on(url: &str) {
    let made = load_baseline(url).await;
    let tables = opened(url, made).await;
    assert_eq!(tables.parked(), []);
    assert_eq!(tables.all().len(), 4 * GameKind::ALL.len() + 1);
    let at = |channel| tables.find(ChannelId(channel)).unwrap();
    for (kind, channel) in GameKind::ALL.iter().zip((10..).step_by(10)) {
        let lobby = at(channel).snapshot();
        let Stage::Lobby(next) = &lobby.stage else {
            panic!("a lobby: {lobby:?}");
        };
        assert_eq!(lobby.settings.options.kind(), *kind);
        assert_eq!(next.cuts[0].word.as_str(), "mango");
        let (running, over, begun) = (at(channel + 1), at(channel + 2), at(channel + 3));
        let result = over.snapshot();
        assert_eq!((running.snapshot().games, result.games), (2, 1));
        assert_eq!(outcome(&result).next.cuts[0].word.as_str(), "आम 🥭");
        over.ask(request(1, RequestKind::Deal)).await.unwrap();
        for table in [running, over, begun] {
            let game = game(&table);
            play_out(&tables, &table).await;
            let record = record_of(tables.store(), game).await;
            record.verify().unwrap_or_else(|why| panic!("{kind:?}: {why}"));
        }
    }
    let picking = at(5);
    let game = game(&picking);
    play_out(&tables, &picking).await;
    record_of(tables.store(), game).await.verify().unwrap();
    tables.shutdown().await;
}

#[tokio::test]
async fn every_table_of_the_baseline_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    every_table_goes_on(&url(&dir)).await;
}

#[tokio::test]
async fn every_table_of_the_baseline_goes_on_with_postgres() {
    if let Some(url) = testing::postgres::new_database().await {
        every_table_goes_on(&url).await;
    }
}

/// Whether a document still says everything that another one says.
fn says_all(now: &Json, before: &Json) -> bool {
    match (now, before) {
        (Json::Object(now), Json::Object(before)) => before.iter().all(|(name, before)| {
            let now = now.get(name);
            now.is_some_and(|now| says_all(now, before))
        }),
        (Json::Array(now), Json::Array(before)) => {
            let mut both = now.iter().zip(before);
            now.len() == before.len() && both.all(|(now, before)| says_all(now, before))
        }
        (now, before) => now == before,
    }
}

#[tokio::test]
async fn documents_of_the_baseline_lose_nothing() {
    let dir = tempfile::tempdir().unwrap();
    load_baseline(&url(&dir)).await;
    let store = Store::open(&url(&dir)).await.unwrap();
    for table in store.open_tables().await.unwrap() {
        let document = Document::read(&table).unwrap();
        let again = serde_json::to_value(&document).unwrap();
        let before = serde_json::from_str(&table.doc).unwrap();
        assert!(says_all(&again, &before), "{again} for {before}");
    }
}

#[tokio::test]
async fn games_of_the_baseline_can_be_checked_and_those_of_later_programs_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    load_baseline(&url(&dir)).await;
    let store = Store::open(&url(&dir)).await.unwrap();
    let (mut number, mut finished) = (1, None);
    while let Some(game) = store.game(GameNumber(number)).await.unwrap() {
        number += 1;
        match (record(&game).unwrap(), game.state) {
            (Some(record), getaway_store::GameState::Finished) => {
                record.verify().unwrap();
                finished = Some(game);
            }
            (Some(record), _) => record.check().unwrap(),
            (None, _) => {}
        }
    }
    let mut game = finished.expect("a game has ended");
    game.rules_version += 1;
    assert!(record(&game).unwrap_err().is_of_later_version());
    game.kind = "whist".to_owned();
    let refused = record(&game).unwrap_err();
    assert!(refused.is_of_later_version());
    assert_eq!(refused.to_string(), "this program doesn't know a game called whist");
}

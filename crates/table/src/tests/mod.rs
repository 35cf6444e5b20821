//! Tables with their store: durability, the registry, many at once.

mod again;
mod baseline;
mod by_itself;
mod computers;
mod forget;
mod plans;
mod resume;
mod shell;
mod stop;
mod trouble;

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tempfile::TempDir;
use tokio::runtime::{Handle, RuntimeFlavor};

use getaway_games::Record;
use getaway_games::cards::{Card, Seat};
use getaway_store::{
    Batch, ChannelId, FairShare, GuildId, InteractionId, OpenTable, Place, Store, TableChange,
    TableDoc, UserId,
};
use getaway_testing::{postgres, two_stores};

use super::state::tests::{STOP, loser, person, play, quiet};
use super::*;

/// Computers move at once and think little, also because their search isn't optimised here.
const PACE: Pace =
    Pace { computer: Duration::ZERO, think: Duration::from_secs(1), thinkers: 2, effort: 0.1 };

/// The time for takes before the first trick, in seconds.
const FIRST_WINDOW: u64 = 5;

fn url(dir: &TempDir) -> String {
    format!("sqlite://{}", dir.path().join("getaway.db").display())
}

/// A channel; the first fifty are in one server, the next in another.
fn place(channel: u64) -> Place {
    Place { guild: GuildId(1 + channel / TABLES_PER_SERVER as u64), channel: ChannelId(channel) }
}

fn request(who: u64, ask: RequestKind) -> Request {
    Request {
        person: person(who),
        interaction: InteractionId(100 + who),
        moment: None,
        by_itself: false,
        kind: ask,
    }
}

async fn tables(dir: &TempDir) -> Tables {
    let store = Store::open(&url(dir)).await.unwrap();
    Tables::open_at(store, PACE, test_clock()).await.unwrap()
}

/// No tables yet, in a new folder.
async fn fresh() -> (TempDir, Tables) {
    let dir = tempfile::tempdir().unwrap();
    let tables = tables(&dir).await;
    (dir, tables)
}

/// Opens a table with this many people (users 1 and up) and computers.
async fn seated(tables: &Tables, channel: u64, people: u64, computers: usize) -> TableHandle {
    seated_with(tables, channel, quiet(), people, computers).await
}

async fn seated_with(
    tables: &Tables,
    channel: u64,
    settings: Settings,
    people: u64,
    computers: usize,
) -> TableHandle {
    let opened = tables.start(place(channel), person(1), InteractionId(1), settings, computers);
    let table = opened.await.unwrap();
    for n in 2..=people {
        table.ask(request(n, RequestKind::Join)).await.unwrap();
    }
    table
}

/// The same, and deals.
async fn dealt(tables: &Tables, channel: u64, people: u64, computers: usize) -> TableHandle {
    let table = seated(tables, channel, people, computers).await;
    table.ask(request(1, RequestKind::Deal)).await.unwrap();
    table
}

/// Deals a game with these settings in the first channel.
async fn dealt_with(
    tables: &Tables,
    settings: Settings,
    people: u64,
    computers: usize,
) -> TableHandle {
    let table = seated_with(tables, 1, settings, people, computers).await;
    table.ask(request(1, RequestKind::Deal)).await.unwrap();
    table
}

/// The user in this seat.
fn who(snapshot: &Snapshot, seat: Seat) -> u64 {
    snapshot.seat(seat).unwrap().person().unwrap().id.0
}

/// How many moves players have made in the running game.
fn moves(table: &TableHandle) -> u32 {
    match &table.snapshot().stage {
        Stage::Playing(playing) => playing.changes.iter().sum(),
        other => panic!("no game: {other:?}"),
    }
}

/// Two processes that share a database, if there is a server.
async fn two_processes() -> Option<[Tables; 2]> {
    let url = postgres::new_database().await?;
    let process = async |store| Tables::open(store, PACE).await.unwrap();
    let [one, other] = two_stores(&url).await;
    Some([process(one).await, process(other).await])
}

/// Saves a step of a stored table behind its actor's back.
async fn meddle(store: &Store, table: &OpenTable, change: TableChange) {
    let stored = stored(store, table.place.channel).await;
    let batch = Batch {
        table: table.table,
        place: table.place,
        at: SystemTime::now(),
        from_version: stored.version,
        change,
        games: vec![],
        plan: None,
    };
    store.commit(batch).await.unwrap();
}

fn document(version: u32, text: &str) -> TableChange {
    TableChange::Keep(TableDoc { kind: "getaway", version, text: text.to_owned() })
}

/// A person who is due, if one is.
fn due(snapshot: &Snapshot) -> Option<Seat> {
    match &snapshot.stage {
        Stage::Playing(playing) => playing.awaited.iter().next(),
        _ => None,
    }
}

fn card_of(snapshot: &Snapshot, seat: Seat) -> Card {
    let Some(getaway_games::View::Getaway(view)) = snapshot.view(seat) else {
        panic!("{seat} sees nothing");
    };
    view.legal_cards().nth(0).unwrap()
}

/// Plays until `enough`; people play their lowest legal card. Nobody takes before the first trick, so
/// the time for that passes at once, where the runtime's clock can be advanced.
async fn play_until(table: &TableHandle, enough: impl Fn(&Snapshot) -> bool) {
    let mut watch = table.watch();
    loop {
        let now = watch.borrow_and_update().clone();
        if enough(&now) {
            return;
        }
        match due(&now) {
            Some(seat) => {
                let card = card_of(&now, seat);
                match table.ask(request(who(&now, seat), play(card))).await {
                    // A held lead may have been shown or become void before this test looks again.
                    Ok(_) | Err(Refusal::Game(_)) => {}
                    Err(other) => panic!("{other:?}"),
                }
            }
            None => {
                let flavor = Handle::current().runtime_flavor();
                if pauses(&now) && flavor == RuntimeFlavor::CurrentThread {
                    pass(FIRST_WINDOW).await;
                }
                watch.changed().await.unwrap();
            }
        }
    }
}

fn is_over(snapshot: &Snapshot) -> bool {
    matches!(snapshot.stage, Stage::Result(_))
}

fn tricks(snapshot: &Snapshot) -> u32 {
    match &snapshot.stage {
        Stage::Playing(playing) => playing.round,
        _ => 0,
    }
}

/// A clock that follows the runtime's clock, which the test controls.
fn test_clock() -> WallClock {
    let (wall, began) = (SystemTime::now(), tokio::time::Instant::now());
    WallClock::new(move || wall + began.elapsed())
}

/// Lets this much time pass at once, at tables with the [`test_clock`].
async fn pass(seconds: u64) {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(seconds)).await;
    tokio::time::resume();
}

/// Whether the game pauses, so that people can take.
fn pauses(snapshot: &Snapshot) -> bool {
    matches!(&snapshot.stage, Stage::Playing(playing) if playing.pause.is_some())
}

/// The number of the game that is being played.
fn game(table: &TableHandle) -> GameNumber {
    match &table.snapshot().stage {
        Stage::Playing(playing) => playing.commitment.game,
        other => panic!("no game: {other:?}"),
    }
}

/// How the table's last game ended.
fn outcome(snapshot: &Snapshot) -> &Outcome {
    match &snapshot.stage {
        Stage::Result(outcome) => outcome,
        other => panic!("no result: {other:?}"),
    }
}

/// Waits until the table is like this.
async fn until(table: &TableHandle, is: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
    let mut watch = table.watch();
    watch.wait_for(|now| is(now)).await.unwrap().clone()
}

/// The channel's table as stored.
async fn stored(store: &Store, channel: ChannelId) -> OpenTable {
    store.open_table_in(channel).await.unwrap().unwrap()
}

async fn record_of(store: &Store, game: GameNumber) -> Record {
    let stored = store.game(game).await.unwrap().unwrap();
    record::record(&stored).unwrap().unwrap()
}

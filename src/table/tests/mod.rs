//! Tables with their store: durability, the registry, many at once.

mod resume;
mod shell;

use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use crate::rules::{Due, Seat};
use crate::store::{ChannelId, GuildId, InteractionId, Person, Place, Store, UserId};

use super::*;

/// Computers act at once and think little.
const PACE: Pace = Pace {
    computer: Duration::ZERO,
    think: Duration::from_secs(1),
    playouts: 1,
    thinkers: 2,
};

const SETTINGS: Settings = Settings {
    options: crate::rules::Options {
        packs: crate::rules::Packs::One,
        direction: crate::rules::Direction::Clockwise,
        deal: crate::rules::Deal::Dealt,
        first_trick: crate::rules::FirstTrick::AnyOrder,
        last_card: crate::rules::LastCard::DrawFromWaste,
        mistakes: crate::rules::Mistakes::Refuse,
    },
    level: crate::computer::Level::Normal,
    turn_seconds: 0,
    take_window: 0,
};

fn url(dir: &TempDir) -> String {
    format!("sqlite://{}", dir.path().join("getaway.db").display())
}

fn place(channel: u64) -> Place {
    Place {
        guild: GuildId(1),
        channel: ChannelId(channel),
    }
}

fn person(n: u64) -> Person {
    Person {
        id: UserId(n),
        name: format!("person {n}"),
    }
}

fn request(who: u64, ask: Ask) -> Request {
    Request {
        person: person(who),
        interaction: InteractionId(100 + who),
        moment: None,
        ask,
    }
}

async fn tables(dir: &TempDir) -> Tables {
    let store = Store::open(&url(dir)).await.unwrap();
    Tables::open(store, PACE).await.unwrap()
}

/// A table with so many people, users 1 and on, and computers.
async fn seated(tables: &Tables, channel: u64, people: u64, computers: usize) -> TableHandle {
    let opened = tables.start(
        place(channel),
        person(1),
        InteractionId(1),
        SETTINGS,
        computers,
    );
    let table = opened.await.unwrap();
    for n in 2..=people {
        table.ask(request(n, Ask::Join)).await.unwrap();
    }
    table
}

/// Which person is due, if one is.
fn due(snapshot: &Snapshot) -> Option<Seat> {
    let Stage::Playing(playing) = &snapshot.stage else {
        return None;
    };
    let attended = |s: &Seat| snapshot.seat(*s).is_some_and(SeatInfo::is_attended);
    match playing.board.due() {
        Due::Lead(seat) | Due::Play(seat) => Some(seat).filter(attended),
        Due::PlayAny(seats) => seats.iter().find(attended),
        Due::Draw(..) | Due::Over(_) => None,
    }
}

/// Plays on, the people with the lowest legal card, until `enough`.
async fn play_until(table: &TableHandle, enough: impl Fn(&Snapshot) -> bool) {
    let mut watch = table.watch();
    loop {
        let now = watch.borrow_and_update().clone();
        if enough(&now) {
            return;
        }
        match due(&now) {
            Some(seat) => {
                let card = now.view(seat).unwrap().legal_cards().nth(0).unwrap();
                let who = now.seat(seat).unwrap().person().unwrap().id.0;
                match table.ask(request(who, Ask::Play(card))).await {
                    // A held lead may be shown, or be void, before this test looks again.
                    Ok(_) | Err(Refusal::Illegal(_)) => {}
                    Err(other) => panic!("{other}"),
                }
            }
            None => watch.changed().await.unwrap(),
        }
    }
}

fn is_over(snapshot: &Snapshot) -> bool {
    matches!(snapshot.stage, Stage::Result(_))
}

fn tricks(snapshot: &Snapshot) -> u32 {
    match &snapshot.stage {
        Stage::Playing(playing) => playing.board.tricks(),
        _ => 0,
    }
}

/// A clock that stands at a time unless the runtime's clock, which the test holds, goes on.
fn test_clock() -> WallClock {
    let (wall, began) = (SystemTime::now(), tokio::time::Instant::now());
    WallClock::new(move || wall + began.elapsed())
}

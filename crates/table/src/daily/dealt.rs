//! Makes a day's deal from the day's secret, and the games that begin with it.

use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::{DailyRefusal, Day, Result};
use crate::record::NoRecord;
use getaway_games::cards::{Chance, ChanceProof, Mix, Seat, Secret};
use getaway_games::kit::Fault;
use getaway_games::options::Named;
use getaway_games::{GameKind, Level, Options, Record, Session, Start, Stored};
use getaway_store::{DailyDay, NewDay, UserId};

pub const SEATS: usize = 4;
pub(super) const OWN: Seat = Seat::FIRST;

pub(super) fn new_day(kind: GameKind, day: Day, today: Day, secret: &Secret) -> Result<NewDay> {
    let start = start(Chance::new(secret, day.number().0, &[]), Seat::FIRST);
    let options = kind.defaults();
    let mut session = Session::begin(options, start).map_err(unreadable)?;
    Ok(NewDay {
        kind: kind.name(),
        day: day.index(),
        secret: secret.reveal().to_owned(),
        rules_version: kind.rules_version(),
        options: options.recorded().to_string(),
        dealer: session.dealer().into(),
        // Games that deal their cards later have no deal of the day.
        deal: session.take_unsaved().deal.ok_or(DailyRefusal::NoDay)?,
        today: today.index(),
    })
}

/// The state of a lesson besides its moves: there is none.
pub(super) const NOTHING: &str = "{}";

/// The deal of a guided first game, whose cards are chosen. What would be up to chance is among its
/// moves, so nothing follows from its secret.
pub(super) fn lesson(kind: GameKind) -> DailyDay {
    DailyDay::from(NewDay {
        kind: kind.name(),
        day: Day::LESSON.index(),
        secret: hex::encode([0; 32]),
        rules_version: kind.rules_version(),
        options: kind.defaults().recorded().to_string(),
        dealer: Seat::FIRST.into(),
        deal: kind.lesson().deal.to_owned(),
        today: Day::LESSON.index(),
    })
}

/// The options that the day was dealt with. A later program may have other defaults.
pub(super) fn options(kind: GameKind, day: &DailyDay) -> Result<Options> {
    let document = serde_json::from_str(&day.options).map_err(unreadable)?;
    kind.read_options(&document).map_err(unreadable)
}

/// The state besides its moves with which a game of this day begins.
pub(super) fn extra_state(kind: GameKind, day: &DailyDay) -> Result<String> {
    if day.day == Day::LESSON.index() {
        return Ok(NOTHING.to_owned());
    }
    let session = Session::begin(options(kind, day)?, start(chance(day)?, dealer(day)?));
    Ok(session.map_err(unreadable)?.extra_state().to_string())
}

/// Identifies a person's try on a day. Without the secret, nobody can tell whose try it is.
pub(super) fn tried(day: &DailyDay, user: UserId) -> String {
    hex::encode(Sha256::digest(format!("{}:tried:{user}", day.secret_for_game())))
}

pub(super) fn read_secret(text: &str) -> Result<Secret> {
    Secret::from_hex(text).ok_or_else(|| unreadable("a stored secret is none"))
}

pub(super) fn record(
    kind: GameKind,
    day: Day,
    dealt: &DailyDay,
    secret: &Secret,
    entries: &[String],
) -> Result<Record, NoRecord> {
    let proof = ChanceProof::new(secret, day.number().0, Mix::default());
    let stored = stored(dealt, entries, Some(proof));
    Record::of_stored(kind, &stored)?.ok_or_else(|| NoRecord::UnknownKind(kind.name().to_owned()))
}

fn stored<'a>(day: &'a DailyDay, entries: &'a [String], chance: Option<ChanceProof>) -> Stored<'a> {
    let label = |seat: Seat| if seat == OWN { "person" } else { Level::Hard.name() };
    Stored {
        rules_version: day.rules_version,
        labels: Seat::first(SEATS).map(|seat| label(seat).to_owned()).collect(),
        options: Some(&day.options),
        dealer: Some(day.dealer),
        deal: Some(&day.deal),
        entries,
        chance,
    }
}

fn chance(day: &DailyDay) -> Result<Chance> {
    Ok(Chance::new(&read_secret(day.secret_for_game())?, Day::of_index(day.day).number().0, &[]))
}

const fn start(chance: Chance, dealer: Seat) -> Start {
    Start { seats: SEATS, dealer, chance, previous_loser: None }
}

pub(super) fn dealer(day: &DailyDay) -> Result<Seat> {
    Seat::new(day.dealer.into()).ok_or_else(|| unreadable("there is no such seat"))
}

/// The error for what is wrong with stored data, or for a refusal of something that the game itself
/// calls legal.
pub(super) fn unreadable(why: impl Into<Fault>) -> DailyRefusal {
    DailyRefusal::Unreadable(why.into())
}

pub(super) fn session(
    kind: GameKind,
    day: &DailyDay,
    entries: &[String],
    extra_state: &Json,
) -> Result<Session> {
    let start = start(chance(day)?, dealer(day)?);
    let stored = stored(day, entries, None);
    Session::restore(options(kind, day)?, start, &stored, extra_state).map_err(unreadable)
}

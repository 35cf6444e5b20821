//! Makes a day's deal from the day's secret, and the games that begin with it.

use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::{DailyRefusal, Day, Result};
use crate::record::NoRecord;
use getaway_games::cards::{Chance, ChanceProof, Mix, Seat, Secret};
use getaway_games::options::Named;
use getaway_games::{GameKind, Level, Options, Record, Session, Start, Stored};
use getaway_store::{DailyDay, NewDay, UserId};

pub const SEATS: usize = 4;
pub(super) const OWN: Seat = Seat::FIRST;

pub(super) fn new_day(kind: GameKind, day: Day, today: Day, secret: &Secret) -> Result<NewDay> {
    let start = start(Chance::new(secret, day.number().0, &[]), Seat::FIRST);
    let options = kind.defaults();
    let mut session = Session::begin(options, start).map_err(impossible)?;
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

/// The options that the day was dealt with. A later program may have other defaults.
pub(super) fn options(kind: GameKind, day: &DailyDay) -> Result<Options> {
    let document = serde_json::from_str(&day.options);
    let document = document.map_err(|error| DailyRefusal::Unreadable(error.into()))?;
    kind.read_options(&document).map_err(|error| DailyRefusal::Unreadable(error.into()))
}

/// The state besides its moves with which a game of this day begins.
pub(super) fn extra_state(kind: GameKind, day: &DailyDay) -> Result<String> {
    let session = Session::begin(options(kind, day)?, start(chance(day)?, dealer(day)?));
    Ok(session.map_err(impossible)?.extra_state().to_string())
}

/// Identifies a person's try on a day. Without the secret, nobody can tell whose try it is.
pub(super) fn tried(day: &DailyDay, user: UserId) -> String {
    hex::encode(Sha256::digest(format!("{}:tried:{user}", day.secret_for_game())))
}

pub(super) fn read_secret(text: &str) -> Result<Secret> {
    let secret = Secret::from_hex(text);
    secret.ok_or_else(|| DailyRefusal::Unreadable("a stored secret is none".into()))
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
    let computer = || Level::Hard.name().to_owned();
    let mut labels: Vec<String> = std::iter::repeat_with(computer).take(SEATS).collect();
    if let Some(own) = labels.get_mut(OWN.index()) {
        "person".clone_into(own);
    }
    Stored {
        rules_version: day.rules_version,
        labels,
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

fn dealer(day: &DailyDay) -> Result<Seat> {
    let seat = Seat::new(day.dealer.into());
    seat.ok_or_else(|| DailyRefusal::Unreadable("there is no such seat".into()))
}

/// The error for a refusal of something that the game itself calls legal.
pub(super) fn impossible(refusal: getaway_games::MoveRefusal) -> DailyRefusal {
    DailyRefusal::Unreadable(refusal.into())
}

pub(super) fn session(
    kind: GameKind,
    day: &DailyDay,
    entries: &[String],
    extra_state: &Json,
) -> Result<Session> {
    let start = start(chance(day)?, dealer(day)?);
    let stored = stored(day, entries, None);
    let restored = Session::restore(options(kind, day)?, start, &stored, extra_state);
    restored.map_err(|error| DailyRefusal::Unreadable(error.into()))
}

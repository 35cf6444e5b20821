//! The record of any game: one JSON object on one line, replayed by its rules.
//!
//! Owns the envelope and the replay. Every claim of a record is checked, move by move; nothing is
//! trusted. Each game owns the fields of its deal and its end, and its entries. Knows nothing about
//! files: a fault is a [`BadRecord`] with its place.
//!
//! Verification recomputes all its chance from the secret.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value as Json;

use super::Rules;
use super::level::Strategy;
use super::options::{Named as _, RuleOptions};
use crate::cards::{Chance, ChanceProof, Seat, SeatSet, Shuffle, Unproven, present};

/// A game, running or over, in a form that anyone can replay.
///
/// ```
/// use getaway_games::bus::rules::Record;
///
/// let line = r#"{"format":"bus-record/1","rules":{"tokens":2,"keep":"yes","whole_hand":"yes"},
///     "seats":["normal","easy"],"dealer":0,"moves":[
///     {"do":"deal","hands":[["2C","9D","KH"],["4C","5D","7H"]],"middle":["3S","3H","10C"]},
///     {"do":"keep","seat":1}],"tokens":[2,2]}"#;
/// let mut record = Record::from_line(line).unwrap();
/// assert!(record.replay().is_ok());
/// record.end.tokens[0] = 1;
/// assert_eq!(record.replay().unwrap_err().to_string(), "`tokens` should be [2,2]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<R: Rules> {
    #[serde(deserialize_with = "known_format::<R, _>")]
    format: String,
    pub rules: R::Options,
    pub seats: Vec<String>,
    pub dealer: Seat,
    #[serde(flatten)]
    pub deal: R::Deal,
    /// Everything that happened, in order.
    pub moves: Vec<R::Entry>,
    #[serde(flatten)]
    pub end: R::End,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceProof>,
    /// The moves, by their place in `moves`, that a computer made in a person's seat. Only a stored game
    /// knows; no written record says it.
    #[serde(skip)]
    pub stood_in: BTreeSet<usize>,
}

/// The format that this program reads and writes.
fn format<R: Rules>() -> String {
    format!("{}-record/1", R::NAME)
}

fn known_format<'de, R: Rules, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let (name, known) = (String::deserialize(from)?, format::<R>());
    if name == known {
        Ok(name)
    } else {
        Err(D::Error::invalid_value(Unexpected::Str(&name), &known.as_str()))
    }
}

/// The reason a record is wrong: `D` for the deal, `F` for a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord<D, F> {
    /// The number of labels differs from the number of hands.
    #[error("{labels} seats are named, but there are {hands} hands")]
    Labels { labels: usize, hands: usize },
    #[error("the deal: {0}")]
    Deal(D),
    /// The move with this number, from 1.
    #[error("move {at}: {why}")]
    Move { at: usize, why: F },
    /// The game didn't end as the record says. The right value is as the record would write it.
    #[error("`{field}` should be {expected}")]
    End { field: String, expected: String },
}

/// The reason a record of these rules is wrong.
pub type Bad<R> = BadRecord<<R as Rules>::BadDeal, <R as Rules>::Fault>;

impl<R: Rules> Record<R> {
    /// Writes the record on one line, without a line break.
    pub fn to_line(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a record from a line. An error has the place in the line, or the field.
    pub fn from_line(line: &str) -> serde_json::Result<Record<R>> {
        let record: Record<R> = serde_json::from_str(line)?;
        match record.differs_from(serde_json::from_str(line)?)? {
            None => Ok(record),
            Some(field) => {
                let why = format_args!("`{field}` isn't written in the form of a record");
                Err(serde_json::Error::custom(why))
            }
        }
    }

    /// The first field that the record would write in another form than it was read from. A record
    /// has one form, but other readers accept more: numbers as text, or lists of values for objects.
    fn differs_from(&self, read: Json) -> serde_json::Result<Option<String>> {
        let (Json::Object(mut read), Json::Object(mut written)) =
            (read, serde_json::to_value(self)?)
        else {
            return Ok(Some("format".to_owned()));
        };
        // An option may be written although it has its default, and be left out where some came later.
        written.remove("rules");
        let rules = read.remove("rules").unwrap_or_default();
        for spec in R::Options::SPECS {
            let differs = match rules.get(spec.name) {
                Some(said) => *said != serde_json::to_value((spec.get)(&self.rules))?,
                None => R::Options::ALWAYS_WRITTEN,
            };
            if differs {
                return Ok(Some(spec.name.to_owned()));
            }
        }
        if self.seats.iter().any(|label| is_known_otherwise(label)) {
            return Ok(Some("seats".to_owned()));
        }
        let mut names = read.keys().chain(written.keys());
        Ok(names.find(|name| read.get(*name) != written.get(*name)).cloned())
    }

    /// The record of a game that was just dealt, without moves.
    pub(super) fn dealt(
        rules: R::Options,
        seats: Vec<String>,
        dealer: Seat,
        deal: R::Deal,
        chance: Option<ChanceProof>,
    ) -> Record<R> {
        Record {
            format: format::<R>(),
            rules,
            seats,
            dealer,
            deal,
            moves: Vec::new(),
            end: R::End::default(),
            chance,
            stood_in: BTreeSet::new(),
        }
    }

    /// The record of a game, running or over, with `labels` by seat and all `moves` from the first.
    pub fn of_game(
        rules: R::Options,
        labels: Vec<String>,
        dealer: Seat,
        deal: &R::Deal,
        moves: impl IntoIterator<Item = R::Move>,
        chance: Option<ChanceProof>,
    ) -> Result<Record<R>, Bad<R>> {
        let mut record = Record::dealt(rules, labels, dealer, deal.clone(), chance);
        let mut position: R = record.start()?;
        for (act, at) in moves.into_iter().zip(1..) {
            let entry = position.entry(&act);
            let follow_up = position.follow_up(&act).map(|(entry, _)| entry);
            make::<R>(&mut position, &act, at)?;
            record.moves.extend(entry.into_iter().chain(follow_up));
        }
        record.end = position.end();
        Ok(record)
    }

    /// The position as dealt, before the first move.
    pub fn start(&self) -> Result<R, Bad<R>> {
        let labels = self.seats.len();
        if let Some(hands) = R::seats_dealt(&self.deal).filter(|hands| *hands != labels) {
            return Err(BadRecord::Labels { labels, hands });
        }
        R::set_up(self.rules, labels, self.dealer, &self.deal).map_err(BadRecord::Deal)
    }

    /// Replays the record and returns its final position, which must match what the record says.
    pub fn replay(&self) -> Result<R, Bad<R>> {
        self.replay_with(&mut |_, _| {})
    }

    /// Like [`replay`](Self::replay), but shows `on` each move, including those without an entry,
    /// and the position just before it.
    pub fn replay_with(&self, on: &mut impl FnMut(&R, &R::Move)) -> Result<R, Bad<R>> {
        let position = self.play_moves(on)?;
        // Whoever writes down a game that still runs may leave its end open.
        let is_open = position.ending().is_none() && self.end == R::End::default();
        if !is_open {
            self.check_end(&position.end())?;
        }
        Ok(position)
    }

    /// The seats of people for whom a computer made some of the moves.
    pub fn stand_ins(&self) -> Result<SeatSet, Bad<R>> {
        let mut seats = SeatSet::EMPTY;
        // As in most games. What else could be wrong is for whoever looks at the moves.
        if self.stood_in.is_empty() {
            return Ok(seats);
        }
        self.play_marked_moves(&mut |_, act, stood_in| {
            if let Some(seat) = R::mover(act).filter(|_| stood_in) {
                seats = seats.with(seat);
            }
        })?;
        Ok(seats)
    }

    /// Replays only the moves, whatever the record says about the end.
    pub fn play_moves(&self, on: &mut impl FnMut(&R, &R::Move)) -> Result<R, Bad<R>> {
        self.play_marked_moves(&mut |position, act, _| on(position, act))
    }

    /// The same; each move comes with whether a computer made it in a person's seat.
    pub(super) fn play_marked_moves(
        &self,
        on: &mut impl FnMut(&R, &R::Move, bool),
    ) -> Result<R, Bad<R>> {
        let mut position = self.start()?;
        // A wrong proof is for `verify` to refuse.
        let shuffle = self.chance.as_ref().and_then(ChanceProof::shuffle);
        let chance = shuffle.and_then(|shuffle| shuffle.chance().ok());
        let mut entries = self.moves.iter().zip(1..).peekable();
        while let Some((entry, at)) = entries.next() {
            if let Some(act) = position.unrecorded(entry, chance.as_ref()) {
                on(&position, &act, false);
                make::<R>(&mut position, &act, at)?;
            }
            let judged = position.judge(entry);
            let act = judged.map_err(|why| BadRecord::Move { at, why })?;
            on(&position, &act, self.stood_in.contains(&(at - 1)));
            let follow_up = position.follow_up(&act);
            make::<R>(&mut position, &act, at)?;
            if let Some((expected, why)) = follow_up {
                match entries.peek() {
                    Some((next, _)) if **next == expected => drop(entries.next()),
                    next => {
                        let at = next.map_or(at, |(_, at)| *at);
                        return Err(BadRecord::Move { at, why });
                    }
                }
            }
        }
        Ok(position)
    }

    /// Checks what the record says about the end, field by field in alphabetical order.
    fn check_end(&self, expected: &R::End) -> Result<(), Bad<R>> {
        if self.end == *expected {
            return Ok(());
        }
        let (said, expected) = (fields(&self.end), fields(expected));
        let mut names = said.keys().chain(expected.keys());
        let field =
            names.find(|name| said.get(*name) != expected.get(*name)).cloned().unwrap_or_default();
        let expected = expected.get(&field);
        Err(BadRecord::End {
            expected: expected.map_or_else(|| "left out".to_owned(), Json::to_string),
            field,
        })
    }
}

/// Whether a label is that of a known player in other letters, such as `NORMAL`. Any other text can be
/// one.
fn is_known_otherwise(label: &str) -> bool {
    let plain = label.trim().to_lowercase();
    plain != label && (plain == "person" || Strategy::named(&plain).is_some())
}

fn make<R: Rules>(position: &mut R, act: &R::Move, at: usize) -> Result<(), Bad<R>> {
    position.make(act, &mut |_| {}).map_err(|why| BadRecord::Move { at, why: why.into() })
}

fn fields(end: &impl Serialize) -> BTreeMap<String, Json> {
    match serde_json::json!(end) {
        Json::Object(fields) => fields.into_iter().collect(),
        _ => BTreeMap::new(),
    }
}

/// A part of a record as the record writes it. Not by way of a [`Json`], which sorts the fields of
/// an object, unless some crate of the build has asked serde_json to keep their order.
pub(super) fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("every part of a record can be written")
}

/// The reason a record's chance can't be confirmed. `B` is the fault of the record itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unverified<B> {
    /// The record itself is wrong, or a move without an entry doesn't follow from the seed.
    #[error(transparent)]
    Record(B),
    /// The record doesn't say how its cards came about.
    #[error("there is no chance in this record")]
    NoChance,
    #[error("the cards and draws are those of game {0}, not a shuffle")]
    Again(u64),
    /// The game that was dealt again had other rules, seats or cards.
    #[error("it was not dealt like game {0}")]
    NotAgain(u64),
    #[error(transparent)]
    Secret(Unproven),
    /// Another seat dealt first.
    #[error("by the seed, seat {expected} deals first")]
    Dealer { expected: Seat },
    #[error("the cards are not what the seed deals")]
    Deal,
    /// A move of chance doesn't follow from the seed.
    #[error("by the seed, move {nth} of chance is {expected}")]
    Move {
        /// The number of the move among the moves of chance, from 1.
        nth: usize,
        /// The right move, as the record would write it.
        expected: String,
    },
}

impl<R: Rules> Record<R> {
    /// Recomputes the record's chance, the commit, the deal and every move of chance, and replays
    /// the record.
    pub fn verify(&self) -> Result<Chance, Unverified<Bad<R>>> {
        self.verify_by(self.shuffle()?)
    }

    fn shuffle(&self) -> Result<&Shuffle, Unverified<Bad<R>>> {
        match self.chance.as_ref().ok_or(Unverified::NoChance)? {
            ChanceProof::Shuffled(shuffle) => Ok(shuffle),
            ChanceProof::Again { again } => Err(Unverified::Again(*again)),
        }
    }

    /// The same for a game that was dealt again, with the record of the one that it was dealt from.
    pub fn verify_again(&self, of: &Record<R>) -> Result<Chance, Unverified<Bad<R>>> {
        let shuffle = of.shuffle()?;
        let dealt = |record: &Record<R>| (record.rules, record.seats.len(), record.dealer);
        if dealt(self) != dealt(of) || self.deal != of.deal {
            return Err(Unverified::NotAgain(shuffle.game));
        }
        self.verify_by(shuffle)
    }

    /// The same by this shuffle, whatever the record says about its chance.
    pub fn verify_by(&self, shuffle: &Shuffle) -> Result<Chance, Unverified<Bad<R>>> {
        let seats = self.seats.len();
        let chance = shuffle.chance_of(seats).map_err(Unverified::Secret)?;
        self.start().map_err(Unverified::Record)?;
        let dealer = R::dealer(&chance, seats);
        if let Some(expected) = dealer.filter(|dealer| *dealer != self.dealer) {
            return Err(Unverified::Dealer { expected });
        }
        if !R::is_fair(&self.deal, &chance, self.rules, self.dealer) {
            return Err(Unverified::Deal);
        }
        let (mut nth, mut wrong) = (0, None);
        let replayed = self.replay_with(&mut |before, act| {
            let Some(fair) = before.fair_move(act, nth + 1, &chance) else { return };
            nth += 1;
            if fair != *act && wrong.is_none() {
                wrong = Some((nth, before.entry(&fair)));
            }
        });
        replayed.map_err(Unverified::Record)?;
        match wrong {
            None => Ok(chance),
            Some((nth, fair)) => Err(Unverified::Move { nth, expected: written(&fair) }),
        }
    }
}

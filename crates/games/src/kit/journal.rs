//! The journal of a running game: its position, its record so far, and what everyone saw, round by
//! round.
//!
//! Owns who is told what: it keeps public events and only passes private ones on. The game's events
//! say where a round ends.
//!
//! Also the stored form of a game, its parts as plain text, and the record made from them. A game
//! that a newer program wrote is refused with a reason, never read as something else. Each game
//! owns the form of its deal and its moves. Knows nothing about databases.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::record::written;
use super::{Audience, Event, Record, Rules, Start};
use crate::cards::{ChanceProof, Seat, SeatSet};

/// The events that everyone saw in one round, in order: in a trick and just before it, on a stack,
/// or in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLog<E> {
    pub number: u32,
    pub events: Vec<E>,
}

impl<E> RoundLog<E> {
    const fn new(number: u32) -> RoundLog<E> {
        RoundLog { number, events: Vec::new() }
    }
}

/// A running game as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicView<B, E> {
    pub board: B,
    /// The finished rounds, oldest first.
    pub past: Vec<Arc<RoundLog<E>>>,
    /// The round in progress, or the one about to begin.
    pub present: RoundLog<E>,
}

/// The part of a game that isn't saved yet, in stored form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsaved {
    /// The deal, if it became known since.
    pub deal: Option<String>,
    /// How many entries the record had before these.
    pub from: usize,
    pub entries: Vec<String>,
}

/// A game from its deal to its end.
#[derive(Clone, Debug)]
pub struct Journal<R: Rules> {
    position: R,
    entries: usize,
    past: Vec<Arc<RoundLog<R::Event>>>,
    present: RoundLog<R::Event>,
    /// The seats of people in which a computer made the last decision.
    stand_ins: SeatSet,
    unsaved: Unsaved,
}

/// How a stored move ends that a computer made in a person's seat. Every entry is an object.
const STOOD_IN: &str = r#","stood_in":true}"#;

impl<R: Rules> Journal<R> {
    /// The journal of a game that was just dealt.
    pub fn new(options: R::Options, start: &Start, deal: &R::Deal) -> Result<Self, R::BadDeal> {
        Ok(Journal {
            position: R::set_up(options, start.seats, start.dealer, deal)?,
            entries: 0,
            past: Vec::new(),
            present: RoundLog::new(R::FIRST_ROUND),
            stand_ins: SeatSet::EMPTY,
            unsaved: Unsaved { deal: Some(deal_text(deal)), ..Unsaved::default() },
        })
    }

    /// Notes that what follows in the person's seat is decided by a computer, or by themselves.
    pub fn set_stand_in(&mut self, seat: Seat, stands_in: bool) {
        let without = self.stand_ins.without(seat);
        self.stand_ins = if stands_in { without.with(seat) } else { without };
    }

    /// Makes a move and returns the events that everyone saw.
    pub fn make(&mut self, act: &R::Move) -> Result<Vec<R::Event>, R::Illegal> {
        self.make_watched(act, &mut |_| {})
    }

    /// Like [`make`](Self::make), but also passes every event to `on`, private or not.
    pub fn make_watched(
        &mut self,
        act: &R::Move,
        on: &mut dyn FnMut(R::Event),
    ) -> Result<Vec<R::Event>, R::Illegal> {
        let entry = self.position.entry(act);
        let follow_up = self.position.follow_up(act).map(|(entry, _)| entry);
        let mut public = Vec::new();
        let mut ends_round = false;
        self.position.make(act, &mut |event| {
            if event.audience() == Audience::Everyone {
                public.push(event);
            }
            ends_round |= event.ends_round();
            on(event);
        })?;
        let stood_in = R::mover(act).is_some_and(|seat| self.stand_ins.contains(seat));
        for entry in entry.into_iter().chain(follow_up) {
            let mut stored = written(&entry);
            if stood_in {
                stored.truncate(stored.len() - 1);
                stored.push_str(STOOD_IN);
            }
            self.note(stored);
        }
        self.present.events.extend(&public);
        if ends_round {
            let next = RoundLog::new(self.present.number + 1);
            let over = std::mem::replace(&mut self.present, next);
            self.past.push(Arc::new(over));
        }
        Ok(public)
    }

    fn note(&mut self, entry: String) {
        if self.unsaved.entries.is_empty() {
            self.unsaved.from = self.entries;
        }
        self.unsaved.entries.push(entry);
        self.entries += 1;
    }

    pub const fn position(&self) -> &R {
        &self.position
    }

    #[cfg(test)]
    pub(crate) fn set_position(&mut self, position: R) {
        self.position = position;
    }

    pub fn past(&self) -> &[Arc<RoundLog<R::Event>>] {
        &self.past
    }

    /// The round in progress, or the one about to begin.
    pub const fn present(&self) -> &RoundLog<R::Event> {
        &self.present
    }

    pub fn public<B>(&self, board: B) -> PublicView<B, R::Event> {
        PublicView { board, past: self.past.clone(), present: self.present.clone() }
    }

    pub fn rounds(&self) -> impl Iterator<Item = &RoundLog<R::Event>> {
        self.past.iter().map(AsRef::as_ref).chain([&self.present])
    }

    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// Takes what has happened since the last call and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        std::mem::take(&mut self.unsaved)
    }
}

/// Everything that is stored of a game, as the game wrote it.
#[derive(Clone, Debug)]
pub struct Stored<'a> {
    /// The version of the rules that it was played by.
    pub rules_version: u32,
    /// The seats' labels in records, by seat number.
    pub labels: Vec<String>,
    /// Its options; `None` before the deal.
    pub options: Option<&'a str>,
    pub dealer: Option<u8>,
    /// The deal; `None` until it is known.
    pub deal: Option<&'a str>,
    /// The entries of its record, in order.
    pub entries: &'a [String],
    /// How its cards came about; `None` while that is secret.
    pub chance: Option<ChanceProof>,
}

/// The reason a stored game makes no record.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableGame {
    /// A newer program's rules may judge its moves differently.
    #[error(
        "it was played by version {played} of the rules; this program knows versions up to {known}"
    )]
    Newer { played: u32, known: u32 },
    #[error("its options cannot be understood")]
    Options(#[source] serde_json::Error),
    #[error("it names a seat {0}")]
    NoSuchSeat(u8),
    /// A part isn't written as it should be.
    #[error("{what} cannot be understood")]
    Document { what: String, source: serde_json::Error },
}

impl UnreadableGame {
    /// Whether a later version of the program can probably read it.
    pub fn is_of_later_version(&self) -> bool {
        match self {
            UnreadableGame::Newer { .. } => true,
            UnreadableGame::Options(why) => why.is_data(),
            _ => false,
        }
    }
}

/// The only field of a deal that consists of hands alone.
const HANDS: &str = "hands";

/// The stored form of a deal. A deal of hands alone is stored as their list.
fn deal_text(deal: &impl Serialize) -> String {
    match serde_json::json!(deal) {
        Json::Object(fields) if fields.len() == 1 && fields.contains_key(HANDS) => {
            written(&fields[HANDS])
        }
        _ => written(deal),
    }
}

pub(crate) fn read_deal<D: DeserializeOwned>(text: &str) -> Result<D, UnreadableGame> {
    let deal = match parse("the deal", text)? {
        Json::Array(hands) => serde_json::json!({ HANDS: hands }),
        deal => deal,
    };
    serde_json::from_value(deal).map_err(unreadable("the deal"))
}

impl<R: Rules> Record<R> {
    /// Builds the record of a game from its stored parts; `None` before the deal. How the game
    /// ended follows from its moves.
    pub fn of_stored(parts: &Stored) -> Result<Option<Record<R>>, UnreadableGame> {
        let (played, known) = (parts.rules_version, R::VERSION);
        if played > known {
            return Err(UnreadableGame::Newer { played, known });
        }
        let (Some(rules), Some(dealer), Some(deal)) = (parts.options, parts.dealer, parts.deal)
        else {
            return Ok(None);
        };
        let mut record = Record::dealt(
            serde_json::from_str(rules).map_err(UnreadableGame::Options)?,
            parts.labels.clone(),
            Seat::new(dealer.into()).ok_or(UnreadableGame::NoSuchSeat(dealer))?,
            read_deal(deal)?,
            parts.chance.clone(),
        );
        for (entry, n) in parts.entries.iter().zip(1..) {
            let what = format_args!("move {n}");
            record.moves.push(match entry.strip_suffix(STOOD_IN) {
                Some(start) => {
                    record.stood_in.insert(n - 1);
                    parse(what, &format!("{start}}}"))?
                }
                None => parse(what, entry)?,
            });
        }
        // If a move is wrong, the record says nothing about the end; a replay will find the wrong
        // move.
        if let Ok(position) = record.play_moves(&mut |_: &R, _| {}) {
            record.end = position.end();
        }
        Ok(Some(record))
    }
}

/// Parses a part in the form that the game writes.
fn parse<T: DeserializeOwned>(what: impl ToString, text: &str) -> Result<T, UnreadableGame> {
    serde_json::from_str(text).map_err(unreadable(what))
}

fn unreadable(what: impl ToString) -> impl FnOnce(serde_json::Error) -> UnreadableGame {
    move |source| UnreadableGame::Document { what: what.to_string(), source }
}

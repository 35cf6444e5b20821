//! The game record (rules, section 11): one JSON object on one line.
//!
//! Owns how a record writes the moves of a game, and what an entry can stand for. Every claim of an
//! entry is checked, and nothing in it is trusted. The [kit] uses this to replay and
//! verify the records of all games.

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::deal::{self, BadDeal};
use super::event::{Event, Illegal, Move, Slip};
use super::options::Options;
use super::position::Position;
use super::trick::Source;
use crate::cards::{Card, CardSet, Chance, Seat, present};
use crate::kit::{self, Ending, LastLeft, Rules};

/// A game, running or over, in a form that anyone can replay.
pub type Record = kit::Record<Position>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    /// The hands as dealt, by seat.
    pub hands: Vec<Vec<Card>>,
}

impl Hands {
    pub fn of(hands: &[CardSet]) -> Hands {
        Hands { hands: hands.iter().map(|hand| hand.iter().collect()).collect() }
    }

    /// The hands as sets. Duplicates are an error, because a set can't show them.
    pub fn sets(&self) -> Result<Vec<CardSet>, BadDeal> {
        let sets = self.hands.iter().map(|hand| CardSet::of_distinct(hand.iter().copied()));
        sets.collect::<Result<_, _>>().map_err(BadDeal::Twice)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", try_from = "Flat")]
pub enum Entry {
    Take {
        seat: Seat,
        from: Seat,
    },
    /// A card played, including one just drawn.
    Play {
        seat: Seat,
        card: Card,
        /// The mistake, if it was penalised.
        #[serde(skip_serializing_if = "Option::is_none")]
        slip: Option<Slip>,
    },
    /// A card drawn; its play is the next entry.
    Draw {
        seat: Seat,
        card: Card,
        from: Source,
    },
}

/// An entry as it is in the text, before its fields are checked against its type.
///
/// Flat reading avoids the buffer that an enum with an inner tag needs: records are read by the
/// million.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Flat {
    r#do: Deed,
    seat: Seat,
    #[serde(default, deserialize_with = "present")]
    card: Option<Card>,
    #[serde(default, deserialize_with = "present")]
    from: Option<Source>,
    #[serde(default, deserialize_with = "present")]
    slip: Option<Slip>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    Take,
    Play,
    Draw,
}

impl TryFrom<Flat> for Entry {
    type Error = &'static str;

    fn try_from(flat: Flat) -> Result<Entry, &'static str> {
        let seat = flat.seat;
        match (flat.r#do, flat.card, flat.from, flat.slip) {
            (Deed::Take, None, Some(Source::Seat(from)), None) => Ok(Entry::Take { seat, from }),
            (Deed::Take, ..) => Err("a take has a seat and the seat it takes from"),
            (Deed::Play, Some(card), None, slip) => Ok(Entry::Play { seat, card, slip }),
            (Deed::Play, ..) => Err("a play has a seat, a card and perhaps a slip"),
            (Deed::Draw, Some(card), Some(from), None) => Ok(Entry::Draw { seat, card, from }),
            (Deed::Draw, ..) => Err("a draw has a seat, a card and where it is from"),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Source::Waste => serializer.serialize_str("waste"),
            Source::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        deserializer.deserialize_any(SourceVisitor)
    }
}

struct SourceVisitor;

impl Visitor<'_> for SourceVisitor {
    type Value = Source;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("\"waste\" or the number of a seat")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Source, E> {
        match text {
            "waste" => Ok(Source::Waste),
            _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
        }
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Source, E> {
        usize::try_from(number)
            .ok()
            .and_then(Seat::new)
            .map(Source::Seat)
            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The take names a player other than the next one with cards.
    #[error("the cards taken are those of {expected:?}")]
    TakeFrom { expected: Seat },
    /// The play has the wrong slip, a needless one, or none: it is this mistake, if any.
    #[error("{}", match .expected {
        Some(Slip::Revoke) => "that play is a revoke",
        Some(Slip::OutOfTurn) => "that play is out of turn",
        None => "that play isn't a mistake",
    })]
    Slip { expected: Option<Slip> },
    /// The lead of the drawn card doesn't follow the draw.
    #[error("{seat:?} must lead the {card} just drawn")]
    NotLed { seat: Seat, card: Card },
}

impl Rules for Position {
    const NAME: &'static str = "getaway";

    type Options = Options;
    type Deal = Hands;
    type Move = Move;
    type Entry = Entry;
    type End = LastLeft;
    type Event = Event;
    type BadDeal = BadDeal;
    type Illegal = Illegal;
    type Fault = Fault;

    fn set_up(
        options: Options,
        _seats: usize,
        dealer: Seat,
        deal: &Hands,
    ) -> Result<Position, BadDeal> {
        Position::deal(options, dealer, &deal.sets()?)
    }

    fn seats_dealt(deal: &Hands) -> Option<usize> {
        Some(deal.hands.len())
    }

    fn make(&mut self, act: &Move, on: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.apply(*act, &mut |event| on(event))
    }

    fn mover(act: &Move) -> Option<Seat> {
        Some(act.seat())
    }

    fn ending(&self) -> Option<Ending> {
        self.board.loser().map(|_| self.end().ending())
    }

    fn end(&self) -> LastLeft {
        LastLeft::new(self.board.away(), self.board.loser())
    }

    fn entry(&self, act: &Move) -> Option<Entry> {
        Some(match *act {
            Move::Take { seat } => Entry::Take { seat, from: self.board.neighbour(seat)? },
            Move::Play { seat, card } => play(seat, card, None),
            Move::Slip { seat, card, slip } => play(seat, card, Some(slip)),
            Move::Draw { seat, from, card } => Entry::Draw { seat, card, from },
        })
    }

    /// The lead of a drawn card must follow.
    fn follow_up(&self, act: &Move) -> Option<(Entry, Fault)> {
        match *act {
            Move::Draw { seat, card, .. } => {
                Some((play(seat, card, None), Fault::NotLed { seat, card }))
            }
            Move::Take { .. } | Move::Play { .. } | Move::Slip { .. } => None,
        }
    }

    fn judge(&self, entry: &Entry) -> Result<Move, Fault> {
        match *entry {
            Entry::Take { seat, from } => {
                let expected = self.board.take_from(seat)?;
                if from == expected {
                    Ok(Move::Take { seat })
                } else {
                    Err(Fault::TakeFrom { expected })
                }
            }
            Entry::Play { seat, card, slip } => {
                let act = Position::judge(self, seat, card)?;
                let expected = match act {
                    Move::Slip { slip, .. } => Some(slip),
                    _ => None,
                };
                if slip == expected { Ok(act) } else { Err(Fault::Slip { expected }) }
            }
            Entry::Draw { seat, card, from } => {
                let act = Move::Draw { seat, from, card };
                self.check(act)?;
                Ok(act)
            }
        }
    }

    fn is_fair(deal: &Hands, chance: &Chance, options: Options, dealer: Seat) -> bool {
        deal.sets().is_ok_and(|hands| deal::gives(chance, options, dealer, &hands))
    }

    /// A draw comes from chance: it is the k-th of the game.
    fn fair_move(&self, act: &Move, k: usize, chance: &Chance) -> Option<Move> {
        match *act {
            Move::Draw { seat, from, .. } => {
                let card = chance.draw(k, self.drawable(from))?;
                Some(Move::Draw { seat, from, card })
            }
            Move::Take { .. } | Move::Play { .. } | Move::Slip { .. } => None,
        }
    }
}

const fn play(seat: Seat, card: Card, slip: Option<Slip>) -> Entry {
    Entry::Play { seat, card, slip }
}

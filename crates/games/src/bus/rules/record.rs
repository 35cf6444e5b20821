//! The game record (section 9): one JSON object on one line.
//!
//! Owns how a record writes the moves of a game, and what an entry can stand for. Every claim of an
//! entry is checked, and nothing in it is trusted. The [kit] uses this to replay and
//! verify the records of all games.

use std::cmp::Reverse;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use super::HAND;
use super::board::Due;
use super::event::{Act, Deal, Event, Illegal, Move};
use super::hand::Exchange;
use super::options::Options;
use super::position::{BadStart, Position};
use crate::cards::{Card, CardSet, Chance, Seat, present};
use crate::kit::{self, Ending, NoDeal, Results, Rules};

/// A game, running or over, in a form that anyone can replay.
pub type Record = kit::Record<Position>;

/// The fields of a record about the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The tokens by seat, after the last complete deal.
    #[serde(deserialize_with = "some_tokens")]
    pub tokens: Vec<u8>,
    /// The places by seat; `None` while the game runs, or if it was stopped early.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u8>>,
}

/// A deal or turn as a record writes it. Showdowns and lost tokens follow from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    Deal(Deal),
    Swap {
        seat: Seat,
        give: Vec<Card>,
        take: Vec<Card>,
        #[serde(default, deserialize_with = "only_true", skip_serializing_if = "is_false")]
        stop: bool,
    },
    Keep {
        seat: Seat,
        #[serde(default, deserialize_with = "only_true", skip_serializing_if = "is_false")]
        stop: bool,
    },
}

/// Reads the tokens, which no record leaves open.
fn some_tokens<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    let tokens = Vec::deserialize(from)?;
    if tokens.is_empty() {
        return Err(D::Error::invalid_length(0, &"the tokens of every seat"));
    }
    Ok(tokens)
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Reads `stop`, which appears only when true.
fn only_true<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    if bool::deserialize(from)? {
        Ok(true)
    } else {
        Err(D::Error::invalid_value(Unexpected::Bool(false), &"true, or no `stop` at all"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The rules forbid the deal or the turn.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The player must exchange one card or three for the same number.
    #[error("{give} cards are given for {take}: it must be one for one, or three for three")]
    Uneven { give: usize, take: usize },
    /// The three given cards aren't the player's hand.
    #[error("the cards given aren't the hand of {0:?}")]
    NotTheHand(Seat),
    #[error("the cards taken aren't the middle")]
    NotTheMiddle,
}

impl Rules for Position {
    const NAME: &'static str = "bus";

    type Options = Options;
    type Deal = NoDeal;
    type Move = Move;
    type Entry = Entry;
    type End = End;
    type Event = Event;
    type BadDeal = BadStart;
    type Illegal = Illegal;
    type Fault = Fault;

    fn set_up(
        options: Options,
        seats: usize,
        dealer: Seat,
        _deal: &NoDeal,
    ) -> Result<Position, BadStart> {
        Position::new(options, seats, dealer)
    }

    fn make(&mut self, act: &Move, on: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        match act {
            Move::Chance(deal) => Ok(self.deal(deal, &mut |event| on(event))?),
            Move::Player { seat, act } => self.apply(*seat, *act, &mut |event| on(event)),
        }
    }

    fn mover(act: &Move) -> Option<Seat> {
        act.seat()
    }

    fn ending(&self) -> Option<Ending> {
        let places = self.end().places?;
        let worth: Vec<Reverse<u8>> = places.into_iter().map(Reverse).collect();
        Results::by_worth(&worth).map(Ending::Placed)
    }

    fn end(&self) -> End {
        let board = self.board();
        let seats = || Seat::first(board.seats());
        let is_over = matches!(board.due(), Due::Over(_));
        End {
            tokens: seats().map(|seat| board.tokens(seat)).collect(),
            places: is_over.then(|| seats().filter_map(|seat| board.place(seat)).collect()),
        }
    }

    fn entry(&self, act: &Move) -> Option<Entry> {
        let (seat, Act { exchange, stop }) = match act {
            Move::Chance(deal) => return Some(Entry::Deal(deal.clone())),
            Move::Player { seat, act } => (*seat, *act),
        };
        let (give, take) = match exchange {
            Exchange::Keep => return Some(Entry::Keep { seat, stop }),
            Exchange::One { give, take } => (vec![give], vec![take]),
            Exchange::All => {
                let (hand, middle) = (self.hand(seat)?, self.board().middle()?);
                (hand.cards().to_vec(), middle.to_vec())
            }
        };
        Some(Entry::Swap { seat, give, take, stop })
    }

    fn judge(&self, entry: &Entry) -> Result<Move, Fault> {
        let (seat, exchange, stop) = match entry {
            Entry::Deal(deal) => {
                self.check_deal(deal).map_err(Illegal::from)?;
                return Ok(Move::Chance(deal.clone()));
            }
            Entry::Swap { seat, give, take, stop } => {
                (*seat, exchange(self, *seat, give, take)?, *stop)
            }
            Entry::Keep { seat, stop } => (*seat, Exchange::Keep, *stop),
        };
        let act = Act { exchange, stop };
        self.check(seat, act)?;
        Ok(Move::Player { seat, act })
    }

    /// There is nothing to check before the first move, since every deal is a move.
    fn is_fair(_deal: &NoDeal, _chance: &Chance, _options: Options, _dealer: Seat) -> bool {
        true
    }

    /// A deal is the same if the cards of its hands are written in another order.
    fn fair_move(&self, act: &Move, _nth: usize, chance: &Chance) -> Option<Move> {
        let Move::Chance(deal) = act else { return None };
        let fair = self.fair_deal(chance);
        let is_same = fair.is_same(deal);
        Some(Move::Chance(if is_same { deal.clone() } else { fair }))
    }
}

fn exchange(game: &Position, seat: Seat, give: &[Card], take: &[Card]) -> Result<Exchange, Fault> {
    let same = |cards: &[Card], all: [Card; HAND]| {
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        set(cards) == set(&all)
    };
    let (hand, middle) = (game.hand(seat), game.board().middle());
    match (give, take) {
        (&[give], &[take]) => Ok(Exchange::One { give, take }),
        _ if give.len() != HAND || take.len() != HAND => {
            Err(Fault::Uneven { give: give.len(), take: take.len() })
        }
        // The check for whose turn it is comes later.
        _ if game.board().turn() != Some(seat) => Ok(Exchange::All),
        _ if !hand.is_some_and(|hand| same(give, hand.cards())) => Err(Fault::NotTheHand(seat)),
        _ if !middle.is_some_and(|middle| same(take, middle)) => Err(Fault::NotTheMiddle),
        _ => Ok(Exchange::All),
    }
}

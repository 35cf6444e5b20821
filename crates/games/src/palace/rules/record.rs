//! The game record (rules, section 11): one JSON object on one line.
//!
//! Owns how a record writes the moves of a game, and what an entry can stand for. Every claim of an
//! entry is checked, and nothing in it is trusted. The [kit] uses this to replay and
//! verify the records of all games.

use serde::{Deserialize, Serialize};

use super::board::Due;
use super::deal::{BadDeal, Deal};
use super::event::{Act, Event, Illegal, Move};
use super::options::Options;
use super::position::Position;
use crate::cards::{Card, CardSet, Chance, Seat};
use crate::kit::{self, Ending, LastLeft, Rules};

/// A game, running or over, in a form that anyone can replay.
pub type Record = kit::Record<Position>;

/// A move as a record writes it. Who begins and what is refilled follow from the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// A card of the hand is exchanged with a face-up card.
    Swap { seat: Seat, hand: Card, up: Card },
    /// The player is done exchanging.
    Ready { seat: Seat },
    /// Cards are put on the stack.
    Play { seat: Seat, cards: Vec<Card> },
    /// A face-down card is shown, and played if possible.
    Flip { seat: Seat, at: u8, card: Card },
    /// The stack goes to the hand.
    PickUp { seat: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("{0} is played twice")]
    Twice(Card),
    #[error("the card at place {at} is {expected}")]
    OtherCard { at: u8, expected: Card },
}

impl Rules for Position {
    const NAME: &'static str = "palace";
    /// The exchange comes before the first stack.
    const FIRST_ROUND: u32 = 0;

    type Options = Options;
    type Deal = Deal;
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
        deal: &Deal,
    ) -> Result<Position, BadDeal> {
        Position::deal(options, dealer, deal)
    }

    fn seats_dealt(deal: &Deal) -> Option<usize> {
        Some(deal.hands.len())
    }

    fn make(&mut self, act: &Move, on: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.apply(*act, &mut |event| on(event))
    }

    fn mover(act: &Move) -> Option<Seat> {
        act.seat()
    }

    fn ending(&self) -> Option<Ending> {
        matches!(self.board.due(), Due::Over(_)).then(|| self.end().ending())
    }

    fn end(&self) -> LastLeft {
        LastLeft::new(self.board.away(), self.board.loser())
    }

    /// The choice of who begins has no entry, because it follows from the others.
    fn entry(&self, act: &Move) -> Option<Entry> {
        let (seat, act) = (act.seat()?, act.act()?);
        Some(match act {
            Act::Swap { hand, up } => Entry::Swap { seat, hand, up },
            Act::Ready => Entry::Ready { seat },
            Act::Play(cards) => {
                let cards = cards.iter().collect();
                Entry::Play { seat, cards }
            }
            Act::Flip(at) => {
                let card = self.face_down(seat, at)?;
                Entry::Flip { seat, at, card }
            }
            Act::PickUp => Entry::PickUp { seat },
        })
    }

    /// The choice of who begins, if it is due: by chance, or, if that is unknown, whoever plays
    /// next.
    fn unrecorded(&self, entry: &Entry, chance: Option<&Chance>) -> Option<Move> {
        if self.board.due() != Due::Begin {
            return None;
        }
        let seat = match (chance, entry) {
            (Some(chance), _) => chance.choose("begin", self.candidates())?,
            (None, Entry::Play { seat, .. }) => *seat,
            (None, _) => return None,
        };
        Some(Move::Chance(seat))
    }

    fn judge(&self, entry: &Entry) -> Result<Move, Fault> {
        let (seat, act) = match *entry {
            Entry::Swap { seat, hand, up } => (seat, Act::Swap { hand, up }),
            Entry::Ready { seat } => (seat, Act::Ready),
            Entry::Play { seat, ref cards } => {
                let set = CardSet::of_distinct(cards.iter().copied());
                (seat, Act::Play(set.map_err(Fault::Twice)?))
            }
            Entry::Flip { seat, at, card } => return judge_flip(self, seat, at, card),
            Entry::PickUp { seat } => (seat, Act::PickUp),
        };
        let act = Move::Player { seat, act };
        self.check(act)?;
        Ok(act)
    }

    fn is_fair(deal: &Deal, chance: &Chance, options: Options, dealer: Seat) -> bool {
        Deal::new(chance, options, deal.hands.len(), dealer).is_same(deal)
    }
}

/// A flip names its card and its place, counted as the cards were dealt: gaps aren't closed (section
/// 11).
fn judge_flip(game: &Position, seat: Seat, at: u8, card: Card) -> Result<Move, Fault> {
    let act = Move::Player { seat, act: Act::Flip(at) };
    game.check(act)?;
    match game.face_down(seat, at) {
        Some(expected) if expected != card => Err(Fault::OtherCard { at, expected }),
        _ => Ok(act),
    }
}

//! The referee: how a record writes the moves of a game, and what an entry can stand for.
//!
//! The referee checks every claim of an entry and trusts nothing in it. The [kit](crate::kit) uses
//! it to replay and verify the records of all games.

use super::deal;
use super::event::{Event, Illegal, Move, Slip};
use super::game::Game;
use super::options::Options;
use super::record::{Entry, Hands};
use super::setup::BadSetup;
use crate::cards::{Card, Chance, Seat};
use crate::kit::{Ending, LastLeft, Rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The take names a player other than the next one with cards.
    #[error("the cards taken are those of {expected:?}")]
    TakeFrom { expected: Seat },
    /// The play has the wrong slip, a needless one, or none.
    #[error("{}", match .expected {
        Some(Slip::Revoke) => "that play is a revoke",
        Some(Slip::OutOfTurn) => "that play is out of turn",
        None => "that play is no mistake",
    })]
    Slip {
        /// The mistake that the play is, if any.
        expected: Option<Slip>,
    },
    /// The lead of the drawn card doesn't follow the draw.
    #[error("{seat:?} must lead the {card} just drawn")]
    NotLed { seat: Seat, card: Card },
}

impl Rules for Game {
    const NAME: &'static str = "getaway";

    type Options = Options;
    type Deal = Hands;
    type Move = Move;
    type Entry = Entry;
    type End = LastLeft;
    type Event = Event;
    type BadDeal = BadSetup;
    type Illegal = Illegal;
    type Fault = Fault;

    fn set_up(
        options: Options,
        _seats: usize,
        dealer: Seat,
        deal: &Hands,
    ) -> Result<Game, BadSetup> {
        Game::deal(options, dealer, &deal.sets()?)
    }

    fn seats_dealt(deal: &Hands) -> Option<usize> {
        Some(deal.hands.len())
    }

    fn make(&mut self, act: &Move, on: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.apply(*act, &mut |event| on(event))
    }

    fn ending(&self) -> Option<Ending> {
        self.board.loser().map(|_| self.end().ending())
    }

    fn end(&self) -> LastLeft {
        LastLeft::new(self.board.away(), self.board.loser())
    }

    fn entry(&self, act: &Move) -> Option<Entry> {
        Some(match *act {
            Move::Take { seat } => Entry::Take {
                seat,
                from: self.board.neighbour(seat)?,
            },
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
                let act = Game::judge(self, seat, card)?;
                let expected = match act {
                    Move::Slip { slip, .. } => Some(slip),
                    _ => None,
                };
                if slip == expected {
                    Ok(act)
                } else {
                    Err(Fault::Slip { expected })
                }
            }
            Entry::Draw { seat, card, from } => {
                let act = Move::Draw { seat, from, card };
                self.check(act)?;
                Ok(act)
            }
        }
    }

    fn is_fair(deal: &Hands, chance: &Chance, options: Options, dealer: Seat) -> bool {
        let dealt = deal.sets();
        dealt.is_ok_and(|hands| deal::gives(chance, options, dealer, &hands))
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

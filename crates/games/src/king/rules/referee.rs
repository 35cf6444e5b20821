//! The referee: replays a record by the rules, recomputes its chance, and writes records that pass.
//!
//! Whatever a record claims is checked here, move by move; nothing in it is taken on trust. Knows
//! nothing of files or of what people are told: a fault is a [`BadRecord`] with its place.

use super::SEATS;
use super::bidding::Bid;
use super::board::Due;
use super::deal::{BadDeal, Hands, fair_deal, first_dealer};
use super::event::{Event, Illegal, Move};
use super::game::Game;
use super::options::Options;
use super::record::{Entry, Format, Record};
use super::round::Round;
use crate::cards::{Chance, ChanceProof, Seat, Unproven};

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// There aren't four labels.
    #[error("{0} seats are named, but four play")]
    Labels(usize),
    /// The first dealer has no seat.
    #[error("`dealer` should be 0, 1, 2 or 3")]
    Dealer,
    /// A move is wrong.
    #[error("move {at}: {why}")]
    Move {
        /// Which move, counted from 1.
        at: usize,
        /// What is wrong with it.
        why: Fault,
    },
    /// The scores are different.
    #[error("{}", should_be("scores", .expected.as_ref()))]
    Scores {
        /// What they are; none if the game isn't over.
        expected: Option<[i32; SEATS]>,
    },
    /// The places are different.
    #[error("{}", should_be("places", .expected.as_ref()))]
    Places {
        /// What they are; none if the game isn't over.
        expected: Option<[u8; SEATS]>,
    },
}

fn should_be<T: std::fmt::Debug>(name: &str, value: Option<&T>) -> String {
    match value {
        Some(value) => format!("`{name}` should be {value:?}"),
        None => format!("`{name}` shouldn't be there, because the game isn't over"),
    }
}

/// What is wrong with a move of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// Those hands are no deal.
    #[error(transparent)]
    Deal(#[from] BadDeal),
    /// Nobody can bid that.
    #[error("a bid is a number of tricks from 1 to 13, not {0}")]
    Bid(u8),
}

/// Why the chance of a record can't be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unverified {
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// The record doesn't say how its cards came about.
    #[error("there is no chance in this record")]
    NoChance,
    /// What the record says of its secret isn't true.
    #[error(transparent)]
    Secret(#[from] Unproven),
    /// Another seat should have dealt first.
    #[error("by the seed, {0:?} deals first")]
    Dealer(Seat),
    /// The cards of a round were dealt differently.
    #[error("the cards of hand {} aren't what the seed deals", .0.number())]
    Deal(Round),
}

impl Record {
    /// The game before its first deal.
    ///
    /// # Errors
    /// What is wrong with the seats.
    pub fn start(&self) -> Result<Game, BadRecord> {
        if self.seats.len() != SEATS {
            return Err(BadRecord::Labels(self.seats.len()));
        }
        Game::new(self.rules, self.dealer).map_err(|_| BadRecord::Dealer)
    }

    /// Plays the record through and returns the game as it then stands.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay(&self) -> Result<Game, BadRecord> {
        self.replay_with(&mut |_, _| {}, &mut |_| {})
    }

    /// Like [`replay`](Self::replay); shows `before` every move with the game before it, and tells
    /// `on` what happens.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay_with(
        &self,
        before: &mut impl FnMut(&Game, Move),
        on: &mut impl FnMut(Event),
    ) -> Result<Game, BadRecord> {
        let mut game = self.start()?;
        for (entry, at) in self.moves.iter().zip(1..) {
            let fault = |why| BadRecord::Move { at, why };
            let act = entry.to_move().map_err(fault)?;
            let illegal = |why| fault(Fault::Illegal(why));
            game.check(act).map_err(illegal)?;
            before(&game, act);
            game.apply(act, on).map_err(illegal)?;
        }
        let board = game.board();
        let scores = board.is_over().then(|| board.scores());
        if self.scores != scores {
            return Err(BadRecord::Scores { expected: scores });
        }
        let places = board.places();
        if self.places != places {
            return Err(BadRecord::Places { expected: places });
        }
        Ok(game)
    }

    /// Replays the record and recomputes its chance: the commit, the first dealer and every deal.
    ///
    /// # Errors
    /// The first thing that doesn't match.
    pub fn verify(&self) -> Result<Chance, Unverified> {
        let proof = self.chance.as_ref().ok_or(Unverified::NoChance)?;
        let chance = proof.chance_of(self.seats.len())?;
        let dealer = first_dealer(&chance);
        let mut stacked = None;
        let mut compare = |game: &Game, act: Move| {
            if let (Move::Deal(hands), Due::Deal(round)) = (act, game.board().due())
                && hands != fair_deal(&chance, round, game.board().dealer())
            {
                stacked.get_or_insert(round);
            }
        };
        self.replay_with(&mut compare, &mut |_| {})?;
        if self.dealer != dealer {
            return Err(Unverified::Dealer(dealer));
        }
        match stacked {
            Some(round) => Err(Unverified::Deal(round)),
            None => Ok(chance),
        }
    }

    /// The record of a game, running or over: `labels` by seat, `moves` from the first deal on.
    ///
    /// # Errors
    /// What is wrong with the seats, or which move is illegal.
    pub fn of_game(
        rules: Options,
        labels: Vec<String>,
        dealer: Seat,
        moves: impl IntoIterator<Item = Move>,
        chance: Option<ChanceProof>,
    ) -> Result<Record, BadRecord> {
        let mut record = Record {
            format: Format::V1,
            rules,
            seats: labels,
            dealer,
            moves: Vec::new(),
            scores: None,
            places: None,
            chance,
        };
        let mut game = record.start()?;
        for (act, at) in moves.into_iter().zip(1..) {
            let illegal = |why| BadRecord::Move {
                at,
                why: Fault::Illegal(why),
            };
            game.apply(act, &mut |_| {}).map_err(illegal)?;
            record.moves.push(act.into());
        }
        let board = game.board();
        record.scores = board.is_over().then(|| board.scores());
        record.places = board.places();
        Ok(record)
    }
}

impl From<Move> for Entry {
    fn from(act: Move) -> Entry {
        match act {
            Move::Deal(hands) => Entry::Deal {
                hands: hands.sets().map(|hand| hand.iter().collect()).into(),
            },
            Move::Choose { seat, choice } => Entry::Choose {
                seat,
                trumps: choice,
            },
            Move::Bid { seat, bid } => Entry::Bid {
                seat,
                tricks: bid.tricks(),
            },
            Move::Pass { seat } => Entry::Pass { seat },
            Move::Direct { seat, way } => Entry::Direct { seat, play: way },
            Move::Play { seat, card } => Entry::Play { seat, card },
        }
    }
}

impl Entry {
    /// The move that the entry stands for. Whether the game allows it isn't asked.
    ///
    /// # Errors
    /// Why it stands for none.
    pub fn to_move(&self) -> Result<Move, Fault> {
        Ok(match *self {
            Entry::Deal { ref hands } => Move::Deal(Hands::new(hands)?),
            Entry::Choose { seat, trumps } => Move::Choose {
                seat,
                choice: trumps,
            },
            Entry::Bid { seat, tricks } => Move::Bid {
                seat,
                bid: Bid::new(tricks).ok_or(Fault::Bid(tricks))?,
            },
            Entry::Pass { seat } => Move::Pass { seat },
            Entry::Direct { seat, play } => Move::Direct { seat, way: play },
            Entry::Play { seat, card } => Move::Play { seat, card },
        })
    }
}

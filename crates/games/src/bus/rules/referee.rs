//! The referee: replays a record by the rules, recomputes its chance, and writes records that pass.
//!
//! Every claim of a record is checked, entry by entry. Knows nothing of files or of what a person is
//! told: a fault is a [`BadRecord`] with its place.

use super::HAND;
use super::board::Due;
use super::deal::BadDeal;
use super::event::{Event, Exchange, Illegal, Move};
use super::game::Game;
use super::options::{Options, WrongSeats};
use super::record::{Entry, Format, Record};
use crate::cards::{Card, CardSet, Chance, ChanceProof, Seat, Unproven};

/// Why there is no such table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStart {
    /// Too few or too many seats.
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// The dealer isn't at the table.
    #[error("the dealer is {0:?}, which isn't at the table")]
    Dealer(Seat),
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// There is no such table.
    #[error(transparent)]
    Start(#[from] BadStart),
    /// A deal or a turn is wrong.
    #[error("move {at}: {why}")]
    Move {
        /// Which entry, counted from 1.
        at: usize,
        /// What is wrong with it.
        why: Fault,
    },
    /// The players have other numbers of tokens.
    #[error("`tokens` should be {expected:?}")]
    Tokens {
        /// The tokens by seat.
        expected: Vec<u8>,
    },
    /// The players reached other places, or the game isn't over.
    #[error("{}", match .expected {
        Some(places) => format!("`places` should be {places:?}"),
        None => "there should be no `places`: the game isn't over".to_owned(),
    })]
    Places {
        /// The places by seat, if the game is over.
        expected: Option<Vec<u8>>,
    },
}

/// What is wrong with an entry of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There can be no such deal.
    #[error("the deal: {0}")]
    Deal(#[from] BadDeal),
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// One card or three are exchanged for as many.
    #[error("{give} cards are given for {take}: it must be one for one, or three for three")]
    Uneven {
        /// How many are given.
        give: usize,
        /// How many are taken.
        take: usize,
    },
    /// A whole hand is given that isn't the player's.
    #[error("the cards given aren't the hand of {0:?}")]
    NotTheHand(Seat),
    /// A whole middle is taken that isn't there.
    #[error("the cards taken aren't the middle")]
    NotTheMiddle,
}

/// Why the chance of a record can't be confirmed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
    /// The cards were dealt otherwise.
    #[error("the cards of deal {0} aren't what the seed deals")]
    Deal(usize),
}

impl Record {
    /// The record of a game, running or over: `labels` by seat, `moves` from the first deal on.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(
        rules: Options,
        labels: Vec<String>,
        dealer: Seat,
        moves: Vec<Entry>,
        chance: Option<ChanceProof>,
    ) -> Result<Record, BadRecord> {
        let mut record = Record {
            format: Format::V1,
            rules,
            seats: labels,
            dealer,
            moves,
            tokens: Vec::new(),
            places: None,
            chance,
        };
        let game = record.replay_moves(&mut |_, _| Ok::<_, BadRecord>(()))?;
        (record.tokens, record.places) = (tokens(&game), places(&game));
        Ok(record)
    }

    /// Plays the record through and returns the game as it then stands.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay(&self) -> Result<Game, BadRecord> {
        self.replay_with(&mut |_, _| Ok(()))
    }

    /// Recomputes the record's chance and every deal, and replays it.
    ///
    /// # Errors
    /// The first thing that doesn't match.
    pub fn verify(&self) -> Result<Chance, Unverified> {
        let proof = self.chance.as_ref().ok_or(Unverified::NoChance)?;
        let chance = proof.chance_of(self.seats.len())?;
        self.replay_with(&mut |game, entry| match entry {
            Entry::Deal(deal) if !deal.is_same(&game.fair_deal(&chance)) => {
                Err(Unverified::Deal(game.board().deals() + 1))
            }
            _ => Ok(()),
        })?;
        Ok(chance)
    }

    /// Plays the record through; shows `judge` each entry that is allowed, and the game before it.
    fn replay_with<E: From<BadRecord>>(
        &self,
        judge: &mut impl FnMut(&Game, &Entry) -> Result<(), E>,
    ) -> Result<Game, E> {
        let game = self.replay_moves(judge)?;
        let (tokens, places) = (tokens(&game), places(&game));
        if self.tokens != tokens {
            return Err(BadRecord::Tokens { expected: tokens }.into());
        }
        if self.places != places {
            return Err(BadRecord::Places { expected: places }.into());
        }
        Ok(game)
    }

    fn replay_moves<E: From<BadRecord>>(
        &self,
        judge: &mut impl FnMut(&Game, &Entry) -> Result<(), E>,
    ) -> Result<Game, E> {
        let game = Game::new(self.rules, self.seats.len(), self.dealer);
        let mut game = game.map_err(BadRecord::from)?;
        for (entry, at) in self.moves.iter().zip(1..) {
            let before = game;
            let played = game.play(entry, &mut |_| {});
            played.map_err(|why| BadRecord::Move { at, why })?;
            judge(&before, entry)?;
        }
        Ok(game)
    }
}

impl Game {
    /// Carries out an entry of a record and tells `on` what happens.
    ///
    /// # Errors
    /// What is wrong with it; nothing has changed and nothing was told then.
    pub fn play(&mut self, entry: &Entry, on: &mut impl FnMut(Event)) -> Result<(), Fault> {
        match entry {
            Entry::Deal(deal) => Ok(self.deal(deal, on)?),
            Entry::Swap {
                seat,
                give,
                take,
                stop,
            } => {
                let exchange = self.exchange(*seat, give, take)?;
                let (seat, stop) = (*seat, *stop);
                Ok(self.apply(
                    Move {
                        seat,
                        exchange,
                        stop,
                    },
                    on,
                )?)
            }
            Entry::Keep { seat, stop } => {
                let act = Move {
                    seat: *seat,
                    exchange: Exchange::Keep,
                    stop: *stop,
                };
                Ok(self.apply(act, on)?)
            }
        }
    }

    /// The exchange that these cards stand for.
    fn exchange(&self, seat: Seat, give: &[Card], take: &[Card]) -> Result<Exchange, Fault> {
        let same = |cards: &[Card], all: [Card; HAND]| {
            let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
            set(cards) == set(&all)
        };
        match (give, take) {
            (&[give], &[take]) => Ok(Exchange::One { give, take }),
            _ if give.len() != HAND || take.len() != HAND => Err(Fault::Uneven {
                give: give.len(),
                take: take.len(),
            }),
            // Whether it's this player's turn at all is judged later.
            _ if self.board().turn() != Some(seat) => Ok(Exchange::All),
            _ if !self.hand(seat).is_some_and(|hand| same(give, hand.cards())) => {
                Err(Fault::NotTheHand(seat))
            }
            _ if !self
                .board()
                .middle()
                .is_some_and(|middle| same(take, middle)) =>
            {
                Err(Fault::NotTheMiddle)
            }
            _ => Ok(Exchange::All),
        }
    }
}

fn tokens(game: &Game) -> Vec<u8> {
    let board = game.board();
    let seats = Seat::first(board.seats());
    seats.map(|seat| board.tokens(seat)).collect()
}

/// The places by seat, if the game is over.
fn places(game: &Game) -> Option<Vec<u8>> {
    let board = game.board();
    let Due::Over(_) = board.due() else {
        return None;
    };
    let seats = Seat::first(board.seats());
    seats.map(|seat| board.place(seat)).collect()
}

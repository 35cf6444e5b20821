//! The referee: replays a record by the rules, recomputes its chance, and writes records that pass.
//!
//! Whatever a record claims is checked here, move by move; nothing in it is taken on trust. Knows
//! nothing of files or of what a person is told: a fault is a [`BadRecord`] with its place.

use super::deal;
use super::event::{Illegal, Move, Slip};
use super::game::Game;
use super::options::Options;
use super::record::{Entry, Format, Record};
use super::setup::BadSetup;
use crate::cards::{Card, CardSet, Chance, ChanceProof, Seat, Unproven};
use crate::kit::referee;

/// What is wrong with a record.
pub type BadRecord = referee::BadRecord<BadSetup, Fault>;

/// What is wrong with a move of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The take is from another player than the next one with cards.
    #[error("the cards taken are those of {expected:?}")]
    TakeFrom {
        /// Whose cards are taken.
        expected: Seat,
    },
    /// The play bears the wrong slip, one too many, or none.
    #[error("{}", match .expected {
        Some(Slip::Revoke) => "that play is a revoke",
        Some(Slip::OutOfTurn) => "that play is out of turn",
        None => "that play is no mistake",
    })]
    Slip {
        /// Which mistake the play is, if it is one.
        expected: Option<Slip>,
    },
    /// A draw is not followed by the lead of the drawn card.
    #[error("{seat:?} must lead the {card} just drawn")]
    NotLed {
        /// Who drew.
        seat: Seat,
        /// What they drew.
        card: Card,
    },
}

/// Why the chance of a record cannot be confirmed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unverified {
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// The record does not say how its cards came about.
    #[error("there is no chance in this record")]
    NoChance,
    /// What the record says of its secret or its cuts is not true.
    #[error(transparent)]
    Secret(#[from] Unproven),
    /// The cards were dealt otherwise.
    #[error("the hands are not what the seed deals")]
    Deal,
    /// A card was drawn otherwise.
    #[error("draw {nth} should be {expected}")]
    Draw {
        /// Which draw of the game, counted from 1.
        nth: usize,
        /// The card that the seed draws.
        expected: Card,
    },
}

impl Record {
    /// The game as dealt, before the first move.
    ///
    /// # Errors
    /// What is wrong with the deal.
    pub fn start(&self) -> Result<Game, BadRecord> {
        BadRecord::check_labels(self.seats.len(), self.hands.len())?;
        Ok(Game::deal(self.rules, self.dealer, &self.card_sets()?)?)
    }

    /// The hands as sets; a set could not tell that a hand names a card twice.
    fn card_sets(&self) -> Result<Vec<CardSet>, BadRecord> {
        let set_of = |hand: &Vec<Card>| {
            let mut set = CardSet::EMPTY;
            for &card in hand {
                if set.contains(card) {
                    return Err(BadSetup::Twice(card).into());
                }
                set.insert(card);
            }
            Ok(set)
        };
        self.hands.iter().map(set_of).collect()
    }

    /// Plays the record through and returns the game as it then stands.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay(&self) -> Result<Game, BadRecord> {
        self.replay_with(&mut |_, _| {})
    }

    /// As [`replay`](Self::replay); `on` sees each legal move and the game just before it.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay_with(&self, on: &mut impl FnMut(&Game, Move)) -> Result<Game, BadRecord> {
        let mut game = self.start()?;
        let mut entries = self.moves.iter().zip(1..).peekable();
        while let Some((entry, at)) = entries.next() {
            let fault = |why| BadRecord::Move { at, why };
            let act = entry.judge(&game).map_err(fault)?;
            on(&game, act);
            game.carry_out(act, &mut |_| {});
            if let Move::Draw { seat, card, .. } = act {
                let lead = Entry::Play {
                    seat,
                    card,
                    slip: None,
                };
                match entries.peek() {
                    Some((next, _)) if **next == lead => {
                        entries.next();
                    }
                    next => {
                        return Err(BadRecord::Move {
                            at: next.map_or(at, |(_, at)| *at),
                            why: Fault::NotLed { seat, card },
                        });
                    }
                }
            }
        }
        let board = game.board();
        let result = (board.away(), board.loser());
        BadRecord::check_result((&self.away, self.loser), result)?;
        Ok(game)
    }

    /// Replays the record and recomputes all its chance: the commit, the deal and every draw.
    ///
    /// # Errors
    /// The first thing that does not match.
    pub fn verify(&self) -> Result<Chance, Unverified> {
        let proof = self.chance.as_ref().ok_or(Unverified::NoChance)?;
        let chance = proof.chance_of(self.hands.len())?;
        let mut draws = Vec::new();
        self.replay_with(&mut |before, act| {
            if let Move::Draw { from, card, .. } = act {
                draws.push((before.drawable(from), card));
            }
        })?;
        if !deal::gives(&chance, self.rules, self.dealer, &self.card_sets()?) {
            return Err(Unverified::Deal);
        }
        for (&(cards, drawn), nth) in draws.iter().zip(1..) {
            let expected = chance.draw(nth, cards);
            debug_assert!(expected.is_some(), "what was drawn could be drawn");
            if let Some(expected) = expected.filter(|card| *card != drawn) {
                return Err(Unverified::Draw { nth, expected });
            }
        }
        Ok(chance)
    }

    /// The record of a game, running or over: `labels` and `hands` by seat, `hands` as dealt,
    /// `moves` from the first on.
    ///
    /// # Errors
    /// What is wrong with the deal, or which move is illegal.
    pub fn of_game(
        rules: Options,
        labels: Vec<String>,
        dealer: Seat,
        hands: &[CardSet],
        moves: impl IntoIterator<Item = Move>,
        chance: Option<ChanceProof>,
    ) -> Result<Record, BadRecord> {
        let mut record = Record {
            format: Format::V1,
            rules,
            seats: labels,
            dealer,
            hands: hands.iter().map(|hand| hand.iter().collect()).collect(),
            moves: Vec::new(),
            away: Vec::new(),
            loser: None,
            chance,
        };
        let mut game = record.start()?;
        for (act, at) in moves.into_iter().zip(1..) {
            let from = game.board().neighbour(act.seat());
            game.apply(act, &mut |_| {})
                .map_err(|why| BadRecord::Move {
                    at,
                    why: why.into(),
                })?;
            record.moves.extend(Entry::of(act, from));
        }
        record.away = game.board().away().to_vec();
        record.loser = game.board().loser();
        Ok(record)
    }
}

impl Entry {
    /// The move that the entry stands for at this point of the game, if it may be made and what the
    /// entry says of it is true.
    fn judge(&self, game: &Game) -> Result<Move, Fault> {
        match *self {
            Entry::Take { seat, from } => {
                let expected = game.board().take_from(seat)?;
                if from == expected {
                    Ok(Move::Take { seat })
                } else {
                    Err(Fault::TakeFrom { expected })
                }
            }
            Entry::Play { seat, card, slip } => {
                let act = game.judge(seat, card)?;
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
                game.check(act)?;
                Ok(act)
            }
        }
    }
}

//! The referee: replays a record by the rules, recomputes its chance, and writes records that pass.
//!
//! Whatever a record claims is checked here, move by move; nothing in it is taken on trust. Knows
//! nothing of files or of what a person is told: a fault is a [`BadRecord`] with its place.

use super::board::Due;
use super::deal::Deal;
use super::event::{Illegal, Move};
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
    /// A card is named twice.
    #[error("{0} is played twice")]
    Twice(Card),
    /// Another card lay there.
    #[error("the card at place {at} is {expected}")]
    OtherCard {
        /// The place.
        at: u8,
        /// The card that lies there.
        expected: Card,
    },
}

/// Why the chance of a record cannot be confirmed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unverified {
    /// The record itself is wrong, or another player began than the seed says.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// The record does not say how its cards came about.
    #[error("there is no chance in this record")]
    NoChance,
    /// What the record says of its secret is not true.
    #[error(transparent)]
    Secret(#[from] Unproven),
    /// The cards were dealt otherwise.
    #[error("the cards are not what the seed deals")]
    Deal,
}

impl Record {
    /// The game as dealt, before the first move.
    ///
    /// # Errors
    /// What is wrong with the deal.
    pub fn start(&self) -> Result<Game, BadRecord> {
        BadRecord::check_labels(self.seats.len(), self.hands.len())?;
        Ok(Game::deal(self.rules, self.dealer, &self.deal())?)
    }

    /// Plays the record through and returns the game as it then stands. Who begins follows from the
    /// record's chance if it has one, else from the first play.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay(&self) -> Result<Game, BadRecord> {
        self.replay_with(&mut |_| {})
    }

    /// Like [`replay`](Self::replay); tells `on` every move before it is made, who begins among them.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay_with(&self, on: &mut impl FnMut(Move)) -> Result<Game, BadRecord> {
        let mut game = self.start()?;
        // A proof that proves nothing is for `verify` to refuse.
        let chance = self.chance.as_ref().and_then(|proof| proof.chance().ok());
        for (entry, at) in self.moves.iter().zip(1..) {
            let fault = |why| BadRecord::Move { at, why };
            if let Some(begin) = entry.begins(&game, chance.as_ref()) {
                game.apply(begin, &mut |_| {})
                    .map_err(|why| fault(why.into()))?;
                on(begin);
            }
            let act = entry.judge(&game).map_err(fault)?;
            on(act);
            game.carry_out(act, &mut |_| {});
        }
        let board = game.board();
        let result = (board.away(), board.loser());
        BadRecord::check_result((&self.away, self.loser), result)?;
        Ok(game)
    }

    /// Recomputes the record's chance, the commit and the deal, and replays it: whoever began must be
    /// the one whom the seed chose.
    ///
    /// # Errors
    /// The first thing that does not match.
    pub fn verify(&self) -> Result<Chance, Unverified> {
        let proof = self.chance.as_ref().ok_or(Unverified::NoChance)?;
        let chance = proof.chance_of(self.hands.len())?;
        self.start()?;
        let fair = Deal::new(&chance, self.rules, self.hands.len(), self.dealer);
        if !fair.is_same(&self.deal()) {
            return Err(Unverified::Deal);
        }
        self.replay()?;
        Ok(chance)
    }

    /// The record of a game, running or over: `labels` by seat, `moves` from the first on.
    ///
    /// # Errors
    /// What is wrong with the deal, or which move is illegal.
    pub fn of_game(
        rules: Options,
        labels: Vec<String>,
        dealer: Seat,
        deal: &Deal,
        moves: impl IntoIterator<Item = Move>,
        chance: Option<ChanceProof>,
    ) -> Result<Record, BadRecord> {
        let Deal {
            down,
            up,
            hands,
            deck,
        } = deal.clone();
        let mut record = Record {
            format: Format::V1,
            rules,
            seats: labels,
            dealer,
            down,
            up,
            hands,
            deck,
            moves: Vec::new(),
            away: Vec::new(),
            loser: None,
            chance,
        };
        let mut game = record.start()?;
        for (act, at) in moves.into_iter().zip(1..) {
            let entry = Entry::of(&game, act);
            game.apply(act, &mut |_| {})
                .map_err(|why| BadRecord::Move {
                    at,
                    why: why.into(),
                })?;
            record.moves.extend(entry);
        }
        record.away = game.board().away().to_vec();
        record.loser = game.board().loser();
        Ok(record)
    }
}

impl Entry {
    /// The entry that records a move that is about to be made; none for who begins, which follows.
    #[must_use]
    pub fn of(game: &Game, act: Move) -> Option<Entry> {
        Some(match act {
            Move::Swap { seat, hand, up } => Entry::Swap { seat, hand, up },
            Move::Ready { seat } => Entry::Ready { seat },
            Move::Begin { .. } => return None,
            Move::Play { seat, cards } => {
                let cards = cards.iter().collect();
                Entry::Play { seat, cards }
            }
            Move::Flip { seat, at } => {
                let card = game.face_down(seat, at)?;
                Entry::Flip { seat, at, card }
            }
            Move::PickUp { seat } => Entry::PickUp { seat },
        })
    }

    /// Who begins, where that is to be decided before this entry.
    fn begins(&self, game: &Game, chance: Option<&Chance>) -> Option<Move> {
        if game.board().due() != Due::Begin {
            return None;
        }
        let seat = match (chance, self) {
            (Some(chance), _) => chance.choose("begin", game.candidates())?,
            (None, Entry::Play { seat, .. }) => *seat,
            (None, _) => return None,
        };
        Some(Move::Begin { seat })
    }

    /// The move that the entry stands for at this point of the game, if it may be made and what the
    /// entry says of it is true.
    fn judge(&self, game: &Game) -> Result<Move, Fault> {
        let act = match *self {
            Entry::Swap { seat, hand, up } => Move::Swap { seat, hand, up },
            Entry::Ready { seat } => Move::Ready { seat },
            Entry::Play { seat, ref cards } => {
                let mut set = CardSet::EMPTY;
                for &card in cards {
                    if set.contains(card) {
                        return Err(Fault::Twice(card));
                    }
                    set.insert(card);
                }
                Move::Play { seat, cards: set }
            }
            Entry::Flip { seat, at, card } => return judge_flip(game, seat, at, card),
            Entry::PickUp { seat } => Move::PickUp { seat },
        };
        game.check(act)?;
        Ok(act)
    }
}

/// A flip names its card, and so says without doubt which it was. Its place is counted as the cards
/// were dealt, as this program does, or among those that are left, as one may read section 11 too.
fn judge_flip(game: &Game, seat: Seat, at: u8, card: Card) -> Result<Move, Fault> {
    let left = game.board().tableau(seat).down;
    let among_left = left.iter().nth(at.into());
    let lies_at = |place: &u8| game.face_down(seat, *place) == Some(card);
    let place = [Some(at), among_left].into_iter().flatten().find(lies_at);
    let act = Move::Flip {
        seat,
        at: place.unwrap_or(at),
    };
    game.check(act)?;
    match game.face_down(seat, at) {
        Some(expected) if place.is_none() => Err(Fault::OtherCard { at, expected }),
        _ => Ok(act),
    }
}

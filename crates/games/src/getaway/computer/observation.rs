//! A policy's input: the parts of a view, borrowed.
//!
//! The same policies play a seat at the table, from its view, and every seat of a playout, from the
//! imagined game and its memory, without copying either.

use crate::cards::{Card, CardSet, Seat, SeatSet, Suit};
use crate::getaway::rules::{Board, Game, Memory, View};

/// Everything that the player in one seat knows, borrowed.
#[derive(Clone, Copy)]
pub struct Observation<'a> {
    pub seat: Seat,
    pub hand: CardSet,
    /// What everybody sees.
    pub board: &'a Board,
    pub memory: &'a Memory,
}

impl<'a> Observation<'a> {
    pub fn of(view: &'a View) -> Observation<'a> {
        Observation {
            seat: view.seat(),
            hand: view.hand(),
            board: view.board(),
            memory: view.memory(),
        }
    }

    pub fn of_game(game: &'a Game, memory: &'a Memory, seat: Seat) -> Observation<'a> {
        Observation {
            seat,
            hand: game.hand(seat),
            board: game.board(),
            memory,
        }
    }

    /// The cards that the player can play now.
    pub fn legal_cards(&self) -> CardSet {
        self.board.legal_cards(self.seat, self.hand)
    }

    /// The legal cards without equivalent ones. Of a run of cards with no other player's card and
    /// none of the trick in between, the lowest and the highest are kept.
    ///
    /// All cards of a run have the same effect on the trick, so a bridge solver would keep one.
    /// Here, it matters which one another player picks up.
    pub fn distinct_cards(&self) -> CardSet {
        let pack = CardSet::pack(self.board.options().packs.into());
        let mut out = pack.minus(self.board.waste().or(self.hand));
        if let Some(trick) = self.board.trick() {
            out = out.or(trick.cards());
        }
        let legal = self.legal_cards();
        let mut kept = CardSet::EMPTY;
        for suit in Suit::ALL {
            let mut previous: Option<Card> = None;
            for card in legal.of_suit(suit) {
                let same_run = previous.is_some_and(|lower| {
                    let between = out.minus(out.below(lower)).minus(out.above(card));
                    between.of_suit(suit).is_empty()
                });
                if !same_run {
                    kept = previous.map_or(kept, |last| kept.or(CardSet::of(last)));
                    kept.insert(card);
                }
                previous = Some(card);
            }
            kept = previous.map_or(kept, |last| kept.or(CardSet::of(last)));
        }
        kept
    }

    /// Whether everybody knows that the other seat has no card of the suit.
    pub fn known_void(&self, other: Seat, suit: Suit) -> bool {
        !self.memory.known(other).has(suit)
            && (self.memory.unknown(other) == 0 || self.memory.void(other).contains(suit))
    }

    pub fn others(&self) -> SeatSet {
        self.board.in_play().without(self.seat)
    }
}

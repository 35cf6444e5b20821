//! What a policy reads: the parts of a view, borrowed.
//!
//! The same rules of thumb play a seat at the table, from its view, and every seat of a game that a
//! searching player imagines, from that game and its memory, without a copy of either.

use crate::rules::{Board, Card, CardSet, Game, Memory, Seat, Suit, View};

/// All that the player in one seat knows, borrowed.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) seat: Seat,
    pub(super) hand: CardSet,
    pub(super) board: &'a Board,
    pub(super) memory: &'a Memory,
}

impl<'a> Sight<'a> {
    /// What the view holds.
    pub(super) fn of(view: &'a View) -> Sight<'a> {
        Sight {
            seat: view.seat(),
            hand: view.hand(),
            board: view.board(),
            memory: view.memory(),
        }
    }

    /// What the seat sees of an imagined game.
    pub(super) fn within(game: &'a Game, memory: &'a Memory, seat: Seat) -> Sight<'a> {
        Sight {
            seat,
            hand: game.hand(seat),
            board: game.board(),
            memory,
        }
    }

    /// The cards that the player may play now.
    pub(super) fn legal(&self) -> CardSet {
        self.board.legal_cards(self.seat, self.hand)
    }

    /// The legal cards worth telling apart: of a run between which no other player's card and none
    /// of the trick lies, the lowest and the highest. They take the same part in the trick; but if
    /// another picks it up, it matters which one they get.
    pub(super) fn distinct(&self) -> CardSet {
        let pack = CardSet::pack(self.board.options().packs.into());
        let mut out = pack.minus(self.board.waste().or(self.hand));
        if let Some(trick) = self.board.trick() {
            out = out.or(trick.cards());
        }
        let legal = self.legal();
        let mut kept = CardSet::EMPTY;
        for suit in Suit::ALL {
            let mut run: Option<Card> = None;
            for card in legal.of_suit(suit) {
                let goes_on = run.is_some_and(|lower| {
                    let between = out.minus(out.below(lower)).minus(out.above(card));
                    between.of_suit(suit).is_empty()
                });
                if !goes_on {
                    kept = run.map_or(kept, |last| kept.or(CardSet::of(last)));
                    kept.insert(card);
                }
                run = Some(card);
            }
            kept = run.map_or(kept, |last| kept.or(CardSet::of(last)));
        }
        kept
    }

    /// Whether it is public that the other seat has no card of the suit.
    pub(super) fn known_void(&self, other: Seat, suit: Suit) -> bool {
        !self.memory.known(other).has(suit)
            && (self.memory.unknown(other) == 0 || self.memory.void(other).contains(suit))
    }

    /// The players still in play but this one.
    pub(super) fn others(&self) -> crate::rules::SeatSet {
        self.board.in_play().without(self.seat)
    }
}

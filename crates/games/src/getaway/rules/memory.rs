//! An attentive player's memory of the hands.
//!
//! A [`Memory`] learns only from public events, so it is the same for everybody and holds no hidden
//! card.

use super::OPENER;
use super::event::{Event, Slip};
use super::game::Game;
use super::trick::Source;
use crate::cards::{Card, CardSet, MAX_SEATS, Seat, Suit, SuitSet};

/// Everything that everybody at the table has seen of each seat's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    known: [CardSet; MAX_SEATS],
    unknown: [u8; MAX_SEATS],
    void: [SuitSet; MAX_SEATS],
    lead: Option<Card>,
    tochooed: Option<Suit>,
}

impl Memory {
    /// The memory at the start of a game, or at a position with an unknown past.
    ///
    /// It is announced who opens the first trick, so the place of the opening card is known.
    pub fn new(game: &Game) -> Memory {
        let board = game.board();
        let mut memory = Memory {
            known: [CardSet::EMPTY; MAX_SEATS],
            unknown: [0; MAX_SEATS],
            void: [SuitSet::EMPTY; MAX_SEATS],
            lead: board.trick().map(|trick| trick.lead().card),
            tochooed: None,
        };
        for seat in Seat::first(board.seats()) {
            memory.unknown[seat.index()] = game.hand(seat).len() as u8;
        }
        if board.tricks() == 0 && board.trick().is_none() {
            memory.known[board.power().index()].insert(OPENER);
            memory.unknown[board.power().index()] -= 1;
        }
        memory
    }

    /// The cards that everybody knows to be in the seat's hand: picked up and not played since.
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// The number of other cards in the seat's hand.
    pub const fn unknown(&self, seat: Seat) -> u32 {
        self.unknown[seat.index()] as u32
    }

    /// The suits that none of the seat's *unknown* cards can have: it has shown that it had none of
    /// them, and the cards that it has picked up since are [`known`](Self::known).
    pub const fn void(&self, seat: Seat) -> SuitSet {
        self.void[seat.index()]
    }

    /// The suit led in the last trick, if somebody couldn't follow it.
    pub const fn tochooed(&self) -> Option<Suit> {
        self.tochooed
    }

    /// The number of cards that the seat holds.
    pub const fn count(&self, seat: Seat) -> u32 {
        self.known(seat).len() + self.unknown(seat)
    }

    /// The memory if all hands except that of `seat` lay open, for games that a player imagines.
    pub fn open(&self, game: &Game, seat: Seat) -> Memory {
        let mut open = *self;
        for other in game.board().in_play().without(seat).iter() {
            open.known[other.index()] = game.hand(other);
            open.unknown[other.index()] = 0;
        }
        open
    }

    /// Remembers an event. Events that not everybody may see don't change the memory.
    pub fn observe(&mut self, event: Event) {
        match event {
            Event::Played { seat, card } => {
                match self.lead.map(Card::suit) {
                    Some(led) if led != card.suit() => self.void[seat.index()].insert(led),
                    Some(_) => {}
                    None => self.lead = Some(card),
                }
                self.let_go(seat, card);
            }
            Event::Slipped { seat, card, slip } => {
                // Neither mistake shows that the player has none of the led suit.
                debug_assert!(matches!(slip, Slip::Revoke | Slip::OutOfTurn));
                self.let_go(seat, card);
            }
            Event::Drew { seat, from, card } => {
                if let Source::Seat(from) = from {
                    self.let_go(from, card);
                }
                self.known[seat.index()].insert(card);
            }
            Event::Took { seat, from, .. } => self.merge(seat, from),
            Event::PickedUp { seat, cards } => {
                self.known[seat.index()] = self.known(seat).or(cards);
                self.tochooed = self.lead.take().map(Card::suit);
            }
            Event::Wasted { .. } => (self.lead, self.tochooed) = (None, None),
            // A drawn lead stays with the player who drew it if nobody is left to follow.
            Event::Lost { seat } => self.known[seat.index()].extend(self.lead.take()),
            Event::Received { .. } | Event::GotAway { .. } | Event::PowerPassed { .. } => {}
        }
    }

    fn let_go(&mut self, seat: Seat, card: Card) {
        let seat = seat.index();
        if self.known[seat].contains(card) {
            self.known[seat].remove(card);
        } else {
            debug_assert!(self.unknown[seat] > 0, "{card} was in no hand");
            self.unknown[seat] = self.unknown[seat].saturating_sub(1);
        }
    }

    fn merge(&mut self, seat: Seat, from: Seat) {
        let (to, from) = (seat.index(), from.index());
        self.known[to] = self.known[to].or(self.known[from]);
        // A hand without unknown cards says nothing about the unknown cards of the other.
        self.void[to] = match (self.unknown[to], self.unknown[from]) {
            (_, 0) => self.void[to],
            (0, _) => self.void[from],
            _ => self.void[to].and(self.void[from]),
        };
        self.unknown[to] += self.unknown[from];
        self.known[from] = CardSet::EMPTY;
        self.unknown[from] = 0;
    }
}

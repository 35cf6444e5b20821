//! What one seat may know: its own hand, the board, and what an attentive player remembers.
//!
//! A [`Memory`] is fed with the public events alone, so it is the same for everybody; with a
//! player's own hand it is all that the player can know of the moment. How it came to it is the
//! [`Course`](super::course::Course)'s business. Nothing here holds a hidden card.

use super::board::Board;
use super::card_set::CardSet;
use super::cards::{Card, Suit, SuitSet};
use super::course::{Decision, Steps};
use super::event::{Event, Illegal, Slip};
use super::game::Game;
use super::seats::{MAX_SEATS, Seat};
use super::trick::Source;

/// What everybody at the table has seen of each seat's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    known: [CardSet; MAX_SEATS],
    unknown: [u8; MAX_SEATS],
    void: [SuitSet; MAX_SEATS],
    lead: Option<Card>,
}

impl Memory {
    /// The memory at the start of a game, or at a position of which nothing is remembered.
    ///
    /// Who opens the first trick is announced, so the opening card's place is known.
    #[must_use]
    pub fn new(game: &Game) -> Memory {
        let board = game.board();
        let mut memory = Memory {
            known: [CardSet::EMPTY; MAX_SEATS],
            unknown: [0; MAX_SEATS],
            void: [SuitSet::EMPTY; MAX_SEATS],
            lead: board.trick().map(|trick| trick.lead().card),
        };
        for seat in Seat::first(board.seats()) {
            memory.unknown[seat.index()] = game.hand(seat).len() as u8;
        }
        if board.tricks() == 0 && board.trick().is_none() {
            memory.known[board.power().index()].insert(Card::OPENER);
            memory.unknown[board.power().index()] -= 1;
        }
        memory
    }

    /// Cards that everybody knows to be in the seat's hand: picked up and not played since.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// How many more cards the seat holds.
    #[must_use]
    pub const fn unknown(&self, seat: Seat) -> u32 {
        self.unknown[seat.index()] as u32
    }

    /// The suits of which none of the seat's *unknown* cards can be: it has shown that it had none,
    /// and what it picked up since is [`known`](Self::known).
    #[must_use]
    pub const fn void(&self, seat: Seat) -> SuitSet {
        self.void[seat.index()]
    }

    /// How many cards the seat holds.
    #[must_use]
    pub const fn count(&self, seat: Seat) -> u32 {
        self.known(seat).len() + self.unknown(seat)
    }

    /// The same, were all hands open but that of `seat`: for games that a player imagines.
    #[must_use]
    pub fn open(&self, game: &Game, seat: Seat) -> Memory {
        let mut open = *self;
        for other in game.board().in_play().without(seat).iter() {
            open.known[other.index()] = game.hand(other);
            open.unknown[other.index()] = 0;
        }
        open
    }

    /// Remembers an event. Events that not everybody may see leave the memory as it is.
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
                // Neither mistake says that the player has none of the led suit.
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
                self.lead = None;
            }
            Event::Wasted { .. } => self.lead = None,
            // A lead to which nobody is left to follow stays with the one who drew it.
            Event::Lost { seat } => self.known[seat.index()].extend(self.lead.take()),
            Event::Received { .. } | Event::GotAway { .. } | Event::PowerPassed { .. } => {}
        }
    }

    fn let_go(&mut self, seat: Seat, card: Card) {
        let seat = seat.index();
        if self.known[seat].contains(card) {
            self.known[seat].remove(card);
        } else {
            self.unknown[seat] = self.unknown[seat].saturating_sub(1);
        }
    }

    fn merge(&mut self, seat: Seat, from: Seat) {
        let (to, from) = (seat.index(), from.index());
        self.known[to] = self.known[to].or(self.known[from]);
        // A hand without unknown cards says nothing about the unknown ones of the other.
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

/// All that the player in one seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    hand: CardSet,
    board: Board,
    memory: Memory,
    past: Steps,
}

impl View {
    /// What `seat` sees of the game, without its course: see [`Course::view`] for a view with it.
    ///
    /// [`Course::view`]: super::course::Course::view
    #[must_use]
    pub fn new(game: &Game, memory: &Memory, seat: Seat) -> View {
        View::with_past(game, memory, Steps::default(), seat)
    }

    pub(super) fn with_past(game: &Game, memory: &Memory, past: Steps, seat: Seat) -> View {
        View {
            seat,
            hand: game.hand(seat),
            board: *game.board(),
            memory: *memory,
            past,
        }
    }

    /// Whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's own hand.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// What everybody sees.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What everybody remembers.
    #[must_use]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The cards that `seat` chose to play, newest first; none if the view is without the course of
    /// the game.
    ///
    /// They go back to the last take by or from the seat, before which two hands were not yet one,
    /// or to the moment since which nothing of the seat's hand was hidden. Legal plays alone are
    /// decisions: not the first lead (rules, section 2), draws (section 5) or mistakes (section 7).
    #[must_use]
    pub fn decisions(&self, seat: Seat) -> Vec<Decision> {
        self.past.decisions(seat)
    }

    /// The cards that the player may play now.
    #[must_use]
    pub fn legal_cards(&self) -> CardSet {
        self.board.legal_cards(self.seat, self.hand)
    }

    /// Whose cards the player would take if they took now.
    pub fn take_from(&self) -> Result<Seat, Illegal> {
        self.board.take_from(self.seat)
    }

    /// The cards of which the player cannot tell who holds them: in a hand, not in the player's own
    /// and not [known](Memory::known) to be in another's.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let board = &self.board;
        let mut seen = self.hand.or(board.waste());
        if let Some(trick) = board.trick() {
            seen = seen.or(trick.cards());
        }
        for seat in Seat::first(board.seats()) {
            if seat != self.seat {
                seen = seen.or(self.memory.known(seat));
            }
        }
        CardSet::pack(board.options().packs.into()).minus(seen)
    }

    /// A game that the player holds possible: this board with these hands, by seat number.
    ///
    /// `None` if they contradict what the player knows: the own hand, a hand's size, a known card,
    /// a shown void, or a card that is in two places.
    #[must_use]
    pub fn imagine(&self, hands: &[CardSet; MAX_SEATS]) -> Option<Game> {
        let mut left = self.unseen();
        for seat in Seat::first(MAX_SEATS) {
            let hand = hands[seat.index()];
            if seat == self.seat {
                if hand != self.hand {
                    return None;
                }
                continue;
            }
            let guessed = hand.minus(self.memory.known(seat));
            let void = self.memory.void(seat);
            let sound = hand.len() == self.memory.count(seat)
                && guessed.len() == self.memory.unknown(seat)
                && guessed.minus(left).is_empty()
                && Suit::ALL
                    .iter()
                    .all(|s| !void.contains(*s) || !guessed.has(*s));
            if !sound {
                return None;
            }
            left = left.minus(guessed);
        }
        left.is_empty().then_some(Game {
            board: self.board,
            hands: *hands,
        })
    }
}

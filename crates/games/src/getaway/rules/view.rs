//! What one seat may know: its own hand, the board, what an attentive player remembers, and the
//! history of the game where it is kept.
//!
//! Nothing here holds a hidden card.

use super::board::Board;
use super::event::Illegal;
use super::game::Game;
use super::history::{Decision, History, Steps};
use super::memory::Memory;
use crate::cards::{CardSet, MAX_SEATS, Seat, Suit};

impl History {
    /// What `seat` sees of the game whose history this is, its past included.
    #[must_use]
    pub fn view(&self, game: &Game, seat: Seat) -> View {
        View::with_past(game, self.memory(), self.steps(), seat)
    }
}

/// All that the player in one seat knows.
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::getaway::rules::{Game, Memory, Options, View, deal};
///
/// let (options, dealer) = (Options::default(), Seat::FIRST);
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let game = Game::deal(options, dealer, &deal::hands(&chance, options, 4, dealer))?;
///
/// let view = View::new(&game, &Memory::new(&game), dealer);
/// assert_eq!(view.hand(), game.hand(dealer));
/// // The opener's place is announced; who holds the other cards is hidden.
/// let announced = if view.board().power() == dealer { 0 } else { 1 };
/// assert_eq!(view.unseen().len() + view.hand().len() + announced, 52);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    hand: CardSet,
    board: Board,
    memory: Memory,
    past: Steps,
}

impl View {
    /// What `seat` sees of the game, without its history: see [`History::view`] for a view with it.
    #[must_use]
    pub fn new(game: &Game, memory: &Memory, seat: Seat) -> View {
        View::with_past(game, memory, Steps::default(), seat)
    }

    fn with_past(game: &Game, memory: &Memory, past: Steps, seat: Seat) -> View {
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

    /// The cards that `seat` chose to play, newest first; none if the view is without history.
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
    /// `None` if they contradict what the player knows: the own hand, the size of a hand, a known
    /// card, a shown void, or that no card is in two places.
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
            let hidden = hand.minus(self.memory.known(seat));
            let void = self.memory.void(seat);
            let sound = hand.len() == self.memory.count(seat)
                && hidden.len() == self.memory.unknown(seat)
                && hidden.minus(left).is_empty()
                && Suit::ALL
                    .iter()
                    .all(|s| !void.contains(*s) || !hidden.has(*s));
            if !sound {
                return None;
            }
            left = left.minus(hidden);
        }
        left.is_empty().then_some(Game {
            board: self.board,
            hands: *hands,
        })
    }
}

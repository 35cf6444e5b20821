//! What one seat may know: its own hand and the board.
//!
//! Nothing here holds a hidden card: no other player's hand, no face-down card (not even the
//! player's own), no deck.

use super::board::Board;
use super::event::Move;
use super::game::Game;
use super::{DECK, MOST_DEALT, MOST_SEATS};
use crate::cards::{Card, CardSet, Seat};
use crate::kit;

/// Everything that the player in one seat knows.
///
/// ```
/// use getaway_games::cards::{Card, Chance, Seat, Secret};
/// use getaway_games::palace::rules::{Deal, Game, Options, View};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let deal = Deal::new(&chance, Options::default(), 4, Seat::FIRST);
/// let game = Game::deal(Options::default(), Seat::FIRST, &deal)?;
///
/// let view = View::new(&game, Seat::FIRST);
/// assert_eq!(view.hand(), game.hand(Seat::FIRST));
/// // Three in the own hand and three times four on the table are seen.
/// assert_eq!(view.unseen().len(), 52 - 3 - 12);
/// // The others can be anywhere: one of many games that the player holds possible.
/// let order: Vec<Card> = view.unseen().iter().collect();
/// let imagined = view.imagine(&order).unwrap();
/// assert_eq!(View::new(&imagined, Seat::FIRST), view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type View = kit::View<CardSet, Board>;

impl View {
    pub fn new(game: &Game, seat: Seat) -> View {
        View::of(seat, game.hand(seat), *game.board())
    }

    /// Every move that the player can make now.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.board().legal_moves(self.seat(), self.hand())
    }

    /// The cards that the player can play now, alone or together with equal ones.
    pub fn legal_cards(&self) -> CardSet {
        self.board().legal_cards(self.seat(), self.hand())
    }

    /// The cards that the player can't place: in another player's hand and not
    /// [known](super::Tableau::known) to be there, face down, in the deck, or out of play.
    pub fn unseen(&self) -> CardSet {
        let board = self.board();
        let mut seen = self.hand().or(board.burnt()).or(board.stack().cards());
        for tableau in &board.tableaus {
            seen = seen.or(tableau.up).or(tableau.known);
        }
        CardSet::pack(1).minus(seen)
    }

    /// A possible game from the player's point of view, where the [unseen](Self::unseen) cards lie
    /// in this order: first in the hands of the other seats, by number, with as many in each as it
    /// has [unknown](super::Tableau::unknown) cards; then face down, by seat and place; then in the
    /// deck from its top. The rest is out of play.
    ///
    /// `None` unless these are exactly the unseen cards, each once. Allocates nothing.
    pub fn imagine(&self, unseen: &[Card]) -> Option<Game> {
        let set: CardSet = unseen.iter().copied().collect();
        if set != self.unseen() || set.len() as usize != unseen.len() {
            return None;
        }
        let board = *self.board();
        let mut game = Game {
            board,
            hands: [CardSet::EMPTY; MOST_SEATS],
            down: [[None; MOST_DEALT]; MOST_SEATS],
            deck: [None; DECK],
        };
        let mut left = unseen.iter().copied();
        for seat in Seat::first(board.seats()) {
            let tableau = board.tableau(seat);
            game.hands[seat.index()] = if seat == self.seat() {
                self.hand()
            } else {
                let hidden = left.by_ref().take(tableau.unknown() as usize);
                tableau.known.or(hidden.collect())
            };
        }
        for (places, tableau) in game.down.iter_mut().zip(&board.tableaus) {
            for at in tableau.down.iter() {
                *places.get_mut(usize::from(at))? = Some(left.next()?);
            }
        }
        for place in game.deck[..board.deck() as usize].iter_mut().rev() {
            *place = Some(left.next()?);
        }
        Some(game)
    }
}

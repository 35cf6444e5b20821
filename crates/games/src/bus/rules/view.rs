//! What one seat may know (section 7): its own hand and the board.
//!
//! Nothing here holds a hidden card: no other player's hand, and no card of the rest of the pack.

use super::MOST_SEATS;
use super::board::Board;
use super::event::Move;
use super::game::Game;
use super::hand::{Exchange, Hand};
use crate::cards::{CardSet, Seat};
use crate::kit;

/// Everything that the player in one seat knows.
///
/// ```
/// use getaway_games::bus::rules::{Game, Options, View};
/// use getaway_games::cards::{Chance, Seat, Secret};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let mut game = Game::new(Options::default(), 4, Seat::FIRST)?;
/// game.deal(&game.fair_deal(&chance), &mut |_| {})?;
///
/// let view = View::new(&game, Seat::FIRST);
/// assert_eq!(view.hand(), game.hand(Seat::FIRST));
/// // The own hand and the middle are seen.
/// assert_eq!(view.unseen().len(), 52 - 3 - 3);
/// // The others may have any cards: this is one of many games that look the same from here.
/// let mut unseen = view.unseen().iter();
/// let hidden = std::array::from_fn(|seat| unseen.by_ref().take(if seat > 0 { 3 } else { 0 }).collect());
/// let imagined = view.imagine(&hidden).unwrap();
/// assert_eq!(View::new(&imagined, Seat::FIRST), view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type View = kit::View<Option<Hand>, Board>;

impl View {
    pub fn new(game: &Game, seat: Seat) -> View {
        View::of(seat, game.hand(seat), *game.board())
    }

    /// Every exchange that the player can make now.
    pub fn legal_exchanges(&self) -> Vec<Exchange> {
        let exchanges = |hand| self.board().legal_exchanges(self.seat(), hand);
        self.hand().map_or_else(Vec::new, exchanges)
    }

    /// Every move that the player can make now.
    pub fn legal_moves(&self) -> Vec<Move> {
        let moves = |hand| self.board().legal_moves(self.seat(), hand);
        self.hand().map_or_else(Vec::new, moves)
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let dealt = self.board().middle().is_some();
        let others = self.board().in_play().without(self.seat());
        others.iter().filter(move |_| dealt)
    }

    /// The cards that the player can't place: in another player's hand and not
    /// [known](Board::known) to be there, or in the rest of the pack.
    pub fn unseen(&self) -> CardSet {
        let mut seen: CardSet = self.board().middle().into_iter().flatten().collect();
        seen.extend(self.hand().into_iter().flat_map(Hand::cards));
        let known = self.others().map(|seat| self.board().known(seat));
        CardSet::pack(1).minus(known.fold(seen, CardSet::or))
    }

    /// A game that looks like this one from the player's seat, where each other player has these
    /// hidden cards in addition to the [known](Board::known) ones.
    ///
    /// `None` if a player has too few or too many cards, or cards that this player has seen, or if
    /// two players have the same card.
    pub fn imagine(&self, hidden: &[CardSet; MOST_SEATS]) -> Option<Game> {
        let mut left = self.unseen();
        let mut hands = [None; MOST_SEATS];
        *hands.get_mut(self.seat().index())? = self.hand();
        for seat in self.others() {
            let cards = hidden[seat.index()];
            if !cards.minus(left).is_empty() {
                return None;
            }
            left = left.minus(cards);
            hands[seat.index()] = Some(Hand::of_set(self.board().known(seat).or(cards))?);
        }
        let board = *self.board();
        Some(Game { board, hands })
    }
}

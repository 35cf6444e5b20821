//! What one seat may know (section 7): its own hand and the board.
//!
//! Nothing here holds a hidden card: no other hand, nothing of the pack that is set aside.

use super::MOST_SEATS;
use super::board::Board;
use super::event::{Exchange, Move};
use super::game::Game;
use super::hand::Hand;
use crate::cards::{CardSet, Seat};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    hand: Option<Hand>,
    board: Board,
}

impl View {
    /// What `seat` sees of the game.
    #[must_use]
    pub fn new(game: &Game, seat: Seat) -> View {
        View {
            seat,
            hand: game.hand(seat),
            board: game.board,
        }
    }

    /// Whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's own hand; `None` between deals, and for players who are out.
    #[must_use]
    pub const fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// What everyone sees.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Every exchange that the player may make now.
    #[must_use]
    pub fn legal_exchanges(&self) -> Vec<Exchange> {
        let exchanges = |hand| self.board.legal_exchanges(self.seat, hand);
        self.hand.map_or_else(Vec::new, exchanges)
    }

    /// Every move that the player may make now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let moves = |hand| self.board.legal_moves(self.seat, hand);
        self.hand.map_or_else(Vec::new, moves)
    }

    /// The other players of this deal.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let dealt = self.board.middle().is_some();
        let others = self.board.in_play().without(self.seat);
        others.iter().filter(move |_| dealt)
    }

    /// The cards whose place the player doesn't know: in another's hand and not
    /// [known](Board::known) to be there, or set aside.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let mut seen: CardSet = self.board.middle().into_iter().flatten().collect();
        seen.extend(self.hand.into_iter().flat_map(Hand::cards));
        let known = self.others().map(|seat| self.board.known(seat));
        CardSet::pack(1).minus(known.fold(seen, CardSet::or))
    }

    /// A game that looks like this one from the player's seat, where each other player has these
    /// hidden cards beside those that are [known](Board::known).
    ///
    /// `None` if someone has too few or too many, or cards that the player has seen, or if two have
    /// the same.
    #[must_use]
    pub fn imagine(&self, hidden: &[CardSet; MOST_SEATS]) -> Option<Game> {
        let mut left = self.unseen();
        let mut hands = [None; MOST_SEATS];
        *hands.get_mut(self.seat.index())? = self.hand;
        for seat in self.others() {
            let cards = hidden[seat.index()];
            if !cards.minus(left).is_empty() {
                return None;
            }
            left = left.minus(cards);
            hands[seat.index()] = Some(Hand::of_set(self.board.known(seat).or(cards))?);
        }
        let board = self.board;
        Some(Game { board, hands })
    }
}

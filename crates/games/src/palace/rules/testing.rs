//! Positions in the middle of play, for tests.

use super::MOST_PLAYS;
use super::board::Phase;
use super::deal::Deal;
use super::options::Options;
use super::position::Position;
use crate::cards::{Card, CardSet, Seat};

/// A position at the beginning of a turn, with the names of its cards, separated by spaces. Players
/// without cards have got away, in the order of their seats. Cards that are nowhere have burnt,
/// except those that a short game doesn't deal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setup<'a> {
    pub options: Options,
    /// The hand, the face-up and the face-down cards of each seat.
    pub rows: &'a [[&'a str; 3]],
    /// The stack, from its lowest card up.
    pub stack: &'a str,
    /// The draw deck, from its top.
    pub deck: &'a str,
    pub turn: usize,
    pub plays: u32,
}

impl Options {
    /// The number of cards that are out of play and unseen.
    pub const fn out_of_play(&self, seats: usize) -> usize {
        self.packs.cards() - self.deck(seats) - 3 * seats * self.length.dealt(seats)
    }
}

impl Setup<'_> {
    /// The game in this position.
    ///
    /// # Panics
    /// No game comes to this position.
    pub fn game(&self) -> Position {
        let (options, seats) = (self.options, self.rows.len());
        let kind = |n: usize| self.rows.iter().map(|row| list(row[n])).collect();
        let deal = Deal { hands: kind(0), up: kind(1), down: kind(2), deck: list(self.deck) };
        let turn = Seat::new(self.turn).expect("a seat");
        let phase = Phase::Play { turn, opening: None };
        let mut game = Position::lay_out(options, Seat::FIRST, &deal, phase);
        let (board, stack, length) = (&mut game.board, list(self.stack), options.length);
        for seat in Seat::first(seats) {
            let tableau = board.tableau(seat);
            let most = tableau.up.len().max(tableau.down.len()) as usize;
            assert!(most <= length.dealt(seats), "{seat:?} was dealt fewer");
            if tableau.is_empty() {
                board.in_play = board.in_play.without(seat);
                board.away.push(seat);
            } else if !deal.deck.is_empty() {
                let full = tableau.hand as usize >= length.dealt(seats);
                assert!(full, "{seat:?} would have drawn");
            }
        }
        assert!(board.in_play.len() > 1, "the game is over");
        assert!(board.in_play.contains(turn), "{turn:?} got away");
        for card in &stack {
            board.stack.put(CardSet::of(*card));
            assert!(!board.stack.burns(), "{card} burns the stack");
        }
        let seen = [deal.hands, deal.up, deal.down].into_iter().flatten();
        let seen: Vec<Card> = seen.chain([deal.deck, stack]).flatten().collect();
        let (count, seen) = (seen.len(), seen.into_iter().collect());
        let rest = board.pack().minus(seen);
        let all = rest.len() as usize + count;
        assert_eq!(all, options.packs.cards(), "a card is there twice");
        let out = rest.iter().take(options.out_of_play(seats)).collect();
        board.burnt = rest.minus(out);
        assert!(board.deck as usize <= options.deck(seats) && self.plays < MOST_PLAYS);
        board.plays = self.plays;
        game
    }
}

fn list(names: &str) -> Vec<Card> {
    names.split_whitespace().map(str::parse).map(|card| card.expect("a card")).collect()
}

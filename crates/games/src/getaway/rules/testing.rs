//! Positions in the middle of a game, for tests.

use super::options::Options;
use super::position::Position;
use crate::cards::{CardSet, Seat};

impl Position {
    /// A position between two tricks, the first of which are over. Players without a card have got
    /// away, and the cards that nobody holds are in the waste.
    pub fn between_tricks(
        options: Options,
        hands: &[CardSet],
        power: Seat,
        tricks: u32,
    ) -> Position {
        let mut game = Position::new(options, Seat::FIRST, power, hands);
        let board = &mut game.board;
        board.tricks = tricks;
        board.waste = CardSet::pack(options.packs.into());
        for (seat, hand) in Seat::first(hands.len()).zip(hands) {
            assert_eq!(hand.and(board.waste), *hand, "each card is in one place");
            board.waste = board.waste.minus(*hand);
            if hand.is_empty() {
                board.in_play = board.in_play.without(seat);
                board.away.push(seat);
            }
        }
        assert!(board.in_play.len() > 1 && board.in_play.contains(power));
        assert!(tricks > 0 && !board.waste.is_empty());
        game
    }
}

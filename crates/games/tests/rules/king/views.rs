//! Section 7: what everyone knows, and what only the owner of a hand knows.

use super::common::*;
use getaway_games::Event as _;
use getaway_games::king::rules::*;

#[test]
fn s7_each_hand_is_known_only_to_its_owner() {
    let mut game = before(1, Options::default());
    let events = go(&mut game, [Move::Chance(suits())]);
    for viewer in 0..4 {
        let viewer = seat(viewer);
        let received: Vec<_> = events.iter().filter(|event| event.is_for(viewer)).collect();
        let cards = suits().of(viewer);
        assert_eq!(received.len(), 2, "the deal, and their own hand");
        assert_eq!(*received[1], Event::Received { seat: viewer, cards });
        let view = View::new(&game, viewer);
        assert_eq!((view.seat(), view.hand()), (viewer, cards));
        assert_eq!(view.unseen().len(), 39);
    }
}

#[test]
fn s7_everything_else_is_known_to_everyone() {
    let walk = walk(Options::default(), 5).run(usize::MAX);
    let mut game = Position::new(walk.options, walk.dealer).expect("a game");
    for act in walk.moves {
        for event in go(&mut game, [act]) {
            let private = matches!(event, Event::Received { .. });
            assert_eq!(event.audience() == Audience::Everyone, !private, "{event:?}");
        }
        for viewer in 0..4 {
            assert_eq!(View::new(&game, seat(viewer)).board(), game.board());
        }
    }
}

#[test]
fn s3_only_the_player_whose_turn_it_is_has_cards_to_play() {
    let game = dealt(5, Options::default(), [""; 4]);
    let turn = turn(&game).expect("somebody leads");
    for viewer in 0..4 {
        let cards = View::new(&game, seat(viewer)).legal_cards();
        assert_eq!(cards.is_empty(), viewer != turn, "{viewer}");
    }
}

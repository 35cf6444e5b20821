//! What King's own buttons ask for.

use crate::cards::Card;
use crate::discord::custom_id::fields::{actions, by_name};
use crate::discord::games::kit::buttons::OwnAction;
use crate::games::king::rules::{Scoring, Trumps};
use crate::table::{GameNumber, Moment};

by_name!(Trumps, Scoring);

actions! {
    pub enum KingAction {
        Play(at: Moment, card: Card) = "play",
        Trumps(at: Moment, trumps: Trumps) = "trumps",
        Auction(at: Moment) = "auction",
        Bid(at: Moment, tricks: u8) = "bid",
        Pass(at: Moment) = "pass",
        Direction(at: Moment, way: Scoring) = "direction",
        Sheet(game: GameNumber) = "sheet",
    }
}

impl OwnAction for KingAction {
    fn of_a_hand(self) -> Option<GameNumber> {
        match self {
            KingAction::Sheet(_) => None,
            KingAction::Play(at, _)
            | KingAction::Trumps(at, _)
            | KingAction::Auction(at)
            | KingAction::Bid(at, _)
            | KingAction::Pass(at)
            | KingAction::Direction(at, _) => Some(at.game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::games::kit::testing::{LONGEST, assert_read_back, assert_unknown};
    use crate::games::options::Named;

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let trumps = Trumps::ALL.iter().map(|it| KingAction::Trumps(at, *it));
        let ways = Scoring::ALL.iter().map(|it| KingAction::Direction(at, *it));
        let others = [
            KingAction::Play(at, Card::KING_OF_HEARTS),
            KingAction::Auction(at),
            KingAction::Bid(at, 13),
            KingAction::Pass(at),
            KingAction::Sheet(at.game),
        ];
        let all = trumps.chain(ways).chain(others);
        assert_read_back(all.clone());
        for action in all {
            let own = action.of_a_hand();
            assert_eq!(own.is_none(), matches!(action, KingAction::Sheet(_)));
        }
    }

    #[test]
    fn malformed_and_unknown_ids_are_refused() {
        assert_unknown(&[
            "king",
            "king.play.1.2",
            "king.play.1.2.1S",
            "king.trumps.1.2.X",
            "king.trumps.1.2.auction",
            "king.bid.1.2.300",
            "king.direction.1.2.sideways",
            "king.pass.1.2.3",
            "king.take.1.2",
        ]);
    }
}

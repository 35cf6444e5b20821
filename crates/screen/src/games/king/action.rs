//! The ids of King's own buttons and menus.

use std::fmt;

use crate::custom_id::fields::{At, Field, Fields, UnknownAction, actions, acts, by_name};
use crate::games::kit::pressed::{Makes, Pressed};
use getaway_games::cards::Card;
use getaway_games::king::King;
use getaway_games::king::rules::{Act, Bid, Choice, Scoring, Trumps};
use getaway_table::{GameNumber, Moment};

impl Pressed for King {
    type Action = KingAction;

    fn makes(action: KingAction, chosen: Option<&str>) -> Option<Makes<Act>> {
        match action {
            KingAction::Act(At { at, act }) => Some(Makes::At(at, act)),
            KingAction::Bids(_) => {
                Bid::new(chosen?.parse().ok()?).map(|bid| Makes::Asked(Act::Bid(bid)))
            }
            KingAction::Sheet(_) => None,
        }
    }
}

impl Field for Bid {
    fn read(fields: &mut Fields) -> Result<Bid, UnknownAction> {
        Bid::new(fields.parse()?).ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.tricks())
    }
}

by_name!(Trumps, Scoring);

acts! {
    Act:
    "play" (card: Card) => { Act::Play(card) },
    "trumps" (trumps: Trumps) => { Act::Choose(Choice::Trumps(trumps)) },
    "auction" => { Act::Choose(Choice::Auction) },
    "bid" (bid: Bid) => { Act::Bid(bid) },
    "pass" => { Act::Pass },
    "direction" (way: Scoring) => { Act::Direct(way) },
}

actions! {
    pub enum KingAction {
        Sheet(game: GameNumber) = "sheet",
        /// Bid as chosen in a menu.
        Bids(at: Moment) = "bids",
        => Act(At<Act>),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::{LONGEST, assert_read_back};
    use getaway_games::options::Named;

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let acts = Choice::all().map(Act::Choose);
        let ways = Scoring::ALL.iter().map(|way| Act::Direct(*way));
        let others = [Act::Play(Card::KING_OF_HEARTS), Act::Bid(Bid::MOST), Act::Pass];
        let acts = acts.chain(ways).chain(others).map(|act| KingAction::Act(At { at, act }));
        assert_read_back(acts.chain([KingAction::Sheet(at.game), KingAction::Bids(at)]));
    }
}

//! Words that King's messages share: trumps, and what a hand is played for.

use super::keys::KingCatalog;
use crate::cards::Suit;
use crate::discord::render::cards::suit_name;
use crate::discord::render::numbers::signed;
use crate::games::king::rules::{Contract, Penalty, Round, Scoring, Trumps};

/// A suit by its sign and its name.
pub fn suit(catalog: KingCatalog, suit: Suit) -> String {
    format!("{} {}", suit.symbol(), suit_name(&catalog, suit))
}

pub fn trumps(catalog: KingCatalog, trumps: Trumps) -> String {
    match trumps.suit() {
        Some(named) => suit(catalog, named),
        None => catalog.no_trumps(),
    }
}

/// What a hand is played for, in one line. `contract` is `None` in a positive hand before its
/// trumps and direction are chosen.
pub fn stakes(catalog: KingCatalog, round: Round, contract: Option<Contract>) -> String {
    match (round.penalty(), contract) {
        (Some(penalty), _) => penalised(catalog, penalty),
        (None, Some(Contract::Positive { trumps, way, .. })) => {
            let trumps = self::trumps(catalog, trumps);
            match way {
                Scoring::Up => catalog.stakes_up(trumps),
                Scoring::Down => catalog.stakes_down(trumps),
            }
        }
        (None, _) => catalog.stakes_open(),
    }
}

fn penalised(catalog: KingCatalog, penalty: Penalty) -> String {
    let each = signed(-penalty.each());
    match penalty {
        Penalty::Tricks => catalog.stakes_tricks(each),
        Penalty::Hearts => catalog.stakes_hearts(each),
        Penalty::Queens => catalog.stakes_queens(each),
        Penalty::KingsAndJacks => catalog.stakes_kings_and_jacks(each),
        Penalty::KingOfHearts => catalog.stakes_king_of_hearts(each),
        Penalty::LastTwo => catalog.stakes_last_two(each),
    }
}

//! A game as it is kept, and the record that its parts make (rules, section 11).

use serde::{Deserialize, Serialize};

use super::rules::record::Format;
use super::rules::{BadRecord, Deal, Options, Record};
use crate::cards::Card;
use crate::kit::stored::{Stored, UnreadableGame, options, parse};

/// The version of the rules that this program plays. Rules that would judge a game otherwise than
/// before are a new version.
pub const RULES_VERSION: u32 = 1;

/// The deal as it is kept.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredDeal {
    down: Vec<Vec<Card>>,
    up: Vec<Vec<Card>>,
    hands: Vec<Vec<Card>>,
    deck: Vec<Card>,
}

impl From<Deal> for StoredDeal {
    fn from(deal: Deal) -> StoredDeal {
        StoredDeal {
            down: deal.down,
            up: deal.up,
            hands: deal.hands,
            deck: deal.deck,
        }
    }
}

/// The record of a game; none until it is dealt.
///
/// # Errors
/// Why the parts make none.
pub fn record(parts: &Stored) -> Result<Option<Record>, UnreadableGame> {
    let Some(dealt) = parts.dealt(RULES_VERSION)? else {
        return Ok(None);
    };
    let (away, loser) = parts.ending()?;
    let deal: StoredDeal = parse("the deal", dealt.deal)?;
    let mut record = Record {
        format: Format::V1,
        rules: options(Options::SPECS, dealt.options)?,
        seats: parts.labels.clone(),
        dealer: dealt.dealer,
        down: deal.down,
        up: deal.up,
        hands: deal.hands,
        deck: deal.deck,
        moves: parts.moves()?,
        away,
        loser,
        chance: parts.chance.clone(),
    };
    // Who got away is kept with the loser; until there is one, and where the game was stopped
    // without one, it follows from the moves.
    if record.loser.is_none()
        && let Err(BadRecord::Away { expected }) = record.replay()
    {
        record.away = expected;
    }
    Ok(Some(record))
}

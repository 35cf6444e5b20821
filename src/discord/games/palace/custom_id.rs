//! What Palace's own buttons and selects ask for, and the text of their ids, which begin with the
//! game's name.

use std::fmt;

use crate::cards::{Card, CardSet};
use crate::discord::incoming::custom_id::fields::{At, Fields, UnknownAction};
use crate::table::{GameNumber, Moment};

/// What stands before every id of Palace.
pub const PREFIX: &str = "palace";

/// What a button or a select of Palace asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PalaceAction {
    /// To play these cards.
    Play(Moment, CardSet),
    /// To play the cards chosen in a select; the number tells the selects of a message apart.
    Choose(Moment, u8),
    /// To exchange the cards chosen in a select; the number as for [`PalaceAction::Choose`].
    Swap(Moment, u8),
    /// To need no more exchange.
    Ready(Moment),
    /// To play the face-down card at this place.
    Flip(Moment, u8),
    /// To take the stack into the hand.
    PickUp(Moment),
}

impl PalaceAction {
    /// The game that it is about. Among ephemeral messages only hands have buttons for it.
    pub const fn game(self) -> GameNumber {
        match self {
            PalaceAction::Play(at, _)
            | PalaceAction::Choose(at, _)
            | PalaceAction::Swap(at, _)
            | PalaceAction::Ready(at)
            | PalaceAction::Flip(at, _)
            | PalaceAction::PickUp(at) => at.game,
        }
    }

    /// The action with this name, whose further fields follow.
    pub fn read(fields: &mut Fields) -> Result<PalaceAction, UnknownAction> {
        Ok(match fields.text()? {
            "play" => {
                let at = fields.moment()?;
                let cards = cards_written(fields.text()?, '-').ok_or(UnknownAction)?;
                PalaceAction::Play(at, cards)
            }
            "choose" => PalaceAction::Choose(fields.moment()?, fields.parse()?),
            "swap" => PalaceAction::Swap(fields.moment()?, fields.parse()?),
            "ready" => PalaceAction::Ready(fields.moment()?),
            "flip" => PalaceAction::Flip(fields.moment()?, fields.parse()?),
            "pickup" => PalaceAction::PickUp(fields.moment()?),
            _ => return Err(UnknownAction),
        })
    }
}

impl fmt::Display for PalaceAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}.")?;
        match *self {
            PalaceAction::Play(at, cards) => {
                write!(f, "play.{}.{}", At(at), written(cards, "-"))
            }
            PalaceAction::Choose(at, menu) => write!(f, "choose.{}.{menu}", At(at)),
            PalaceAction::Swap(at, menu) => write!(f, "swap.{}.{menu}", At(at)),
            PalaceAction::Ready(at) => write!(f, "ready.{}", At(at)),
            PalaceAction::Flip(at, place) => write!(f, "flip.{}.{place}", At(at)),
            PalaceAction::PickUp(at) => write!(f, "pickup.{}", At(at)),
        }
    }
}

/// Cards as ids and values of options write them.
pub fn written(cards: CardSet, between: &str) -> String {
    let texts: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    texts.join(between)
}

/// The cards that a text writes, none of them twice; none if it writes anything else.
pub fn cards_written(text: &str, between: char) -> Option<CardSet> {
    let mut set = CardSet::EMPTY;
    for part in text.split(between) {
        let card: Card = part.parse().ok()?;
        if set.contains(card) {
            return None;
        }
        set.insert(card);
    }
    Some(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::incoming::custom_id::Action;

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = Moment {
            game: GameNumber(u64::MAX),
            round: u32::MAX,
        };
        let tens: CardSet = ["10S", "10H", "10D", "10C"]
            .map(|card| card.parse::<Card>().unwrap())
            .into_iter()
            .collect();
        for action in [
            PalaceAction::Play(at, tens),
            PalaceAction::Choose(at, u8::MAX),
            PalaceAction::Swap(at, u8::MAX),
            PalaceAction::Ready(at),
            PalaceAction::Flip(at, u8::MAX),
            PalaceAction::PickUp(at),
        ] {
            let id = Action::from(action).to_string();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(id.parse(), Ok(Action::from(action)), "{id}");
        }
    }

    #[test]
    fn what_is_not_ours_is_refused() {
        for id in [
            "palace",
            "palace.play.1.2",
            "palace.play.1.2.",
            "palace.play.1.2.XX",
            "palace.play.1.2.7H-7H",
            "palace.flip.1.2.300",
            "palace.ready.1.2.3",
            "palace.take.1.2",
        ] {
            assert_eq!(id.parse::<Action>(), Err(UnknownAction), "{id:?}");
        }
    }
}

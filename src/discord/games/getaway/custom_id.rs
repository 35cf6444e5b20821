//! What Getaway's own buttons and selects ask for, and the text of their ids.

use std::fmt;

use crate::cards::{Card, Seat};
use crate::discord::incoming::custom_id::fields::{At, Fields, UnknownAction};
use crate::table::{GameNumber, Moment};

/// What a button or a select of Getaway asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GetawayAction {
    /// To play this card.
    Play(Moment, Card),
    /// To play the card chosen in a select; the number tells the selects of a message apart.
    Choose(Moment, u8),
    /// To take the next player's cards, or to announce it.
    Take(Moment),
    /// To take the cards of this player, the next one, in this game: now if no trick is open, else
    /// when it is over.
    TakeFrom(GameNumber, Seat),
    /// The same, after the question whether another hand is to be taken.
    TakeAlso(GameNumber, Seat),
    /// To withdraw the announced take of this player's cards.
    TakeNot(GameNumber, Seat),
    /// To take although it makes the taker the loser.
    TakeAnyway(Moment),
    /// To draw from this player's hand.
    DrawFrom(Moment, Seat),
    /// To pick the pile with this number, from 1.
    Pick(Moment, u8),
}

impl GetawayAction {
    /// The game whose hand it is on, if among ephemeral messages only hands have buttons for it: the
    /// question before a take is a message of its own, and so is the one before another take.
    pub const fn of_a_hand(self) -> Option<GameNumber> {
        match self {
            GetawayAction::Play(at, _)
            | GetawayAction::Choose(at, _)
            | GetawayAction::Take(at)
            | GetawayAction::DrawFrom(at, _)
            | GetawayAction::Pick(at, _) => Some(at.game),
            GetawayAction::TakeFrom(game, _) | GetawayAction::TakeNot(game, _) => Some(game),
            GetawayAction::TakeAnyway(_) | GetawayAction::TakeAlso(..) => None,
        }
    }

    /// The action with this name, whose further fields follow.
    pub fn read(name: &str, fields: &mut Fields) -> Result<GetawayAction, UnknownAction> {
        Ok(match name {
            "play" => GetawayAction::Play(fields.moment()?, fields.parse()?),
            "choose" => GetawayAction::Choose(fields.moment()?, fields.parse()?),
            "take" => GetawayAction::Take(fields.moment()?),
            "take-from" => GetawayAction::TakeFrom(fields.game()?, fields.seat()?),
            "take-also" => GetawayAction::TakeAlso(fields.game()?, fields.seat()?),
            "take-not" => GetawayAction::TakeNot(fields.game()?, fields.seat()?),
            "take-anyway" => GetawayAction::TakeAnyway(fields.moment()?),
            "draw" => GetawayAction::DrawFrom(fields.moment()?, fields.seat()?),
            "pick" => GetawayAction::Pick(fields.moment()?, fields.parse()?),
            _ => return Err(UnknownAction),
        })
    }
}

impl fmt::Display for GetawayAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            GetawayAction::Play(at, card) => write!(f, "play.{}.{card}", At(at)),
            GetawayAction::Choose(at, menu) => write!(f, "choose.{}.{menu}", At(at)),
            GetawayAction::Take(at) => write!(f, "take.{}", At(at)),
            GetawayAction::TakeFrom(game, seat) => write!(f, "take-from.{game}.{seat}"),
            GetawayAction::TakeAlso(game, seat) => write!(f, "take-also.{game}.{seat}"),
            GetawayAction::TakeNot(game, seat) => write!(f, "take-not.{game}.{seat}"),
            GetawayAction::TakeAnyway(at) => write!(f, "take-anyway.{}", At(at)),
            GetawayAction::DrawFrom(at, seat) => write!(f, "draw.{}.{seat}", At(at)),
            GetawayAction::Pick(at, pile) => write!(f, "pick.{}.{pile}", At(at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(id: &str) -> Result<GetawayAction, UnknownAction> {
        let mut fields = Fields::new(id);
        let action = GetawayAction::read(fields.text()?, &mut fields)?;
        fields.end()?;
        Ok(action)
    }

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = Moment {
            game: GameNumber(u64::MAX),
            round: u32::MAX,
        };
        let card = Card::ACE_OF_SPADES.second_copy();
        for action in [
            GetawayAction::Play(at, card),
            GetawayAction::Choose(at, u8::MAX),
            GetawayAction::Take(at),
            GetawayAction::TakeFrom(at.game, Seat::new(15).unwrap()),
            GetawayAction::TakeAlso(at.game, Seat::new(15).unwrap()),
            GetawayAction::TakeNot(at.game, Seat::new(15).unwrap()),
            GetawayAction::TakeAnyway(at),
            GetawayAction::DrawFrom(at, Seat::new(15).unwrap()),
            GetawayAction::Pick(at, u8::MAX),
        ] {
            let id = action.to_string();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(read(&id), Ok(action), "{id}");
        }
    }

    #[test]
    fn ids_of_earlier_versions_are_still_read() {
        for id in [
            "play.7.3.QH",
            "play.7.3.QH'",
            "choose.7.3.0",
            "take.7.3",
            "take-from.7.2",
            "take-not.7.2",
            "take-anyway.7.3",
            "draw.7.3.2",
            "pick.7.0.16",
        ] {
            let action = read(id).map(|action| action.to_string());
            assert_eq!(action.as_deref(), Ok(id));
        }
    }

    #[test]
    fn what_is_not_ours_is_refused() {
        for id in ["play.1.2.XX", "play.1.2", "draw.1.2.16", "take.1.2.3"] {
            assert_eq!(read(id), Err(UnknownAction), "{id:?}");
        }
    }
}

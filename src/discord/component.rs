//! The ids of buttons and selects: a closed enum, written in one place and read in one place.
//!
//! An id says what is asked and at which moment of which game, so that an old button can be told
//! from a good one. It names a card only on the hand's own, ephemeral message; nothing here decides
//! whether what is asked may be done.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Card, Seat};
use crate::table::{GameNumber, Moment};

/// What a button or a select asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A seat in the lobby.
    Join(Moment),
    /// To give up the seat.
    Leave(Moment),
    /// To deal, also the next game of the series.
    Deal(Moment),
    /// To see the own hand.
    Hand,
    /// To have the own seat back from the computer.
    Back,
    /// The rules, with this table's options.
    Rules,
    /// To play this card.
    Play(Moment, Card),
    /// To play the card chosen in a select; the number tells the selects of a message apart.
    Choose(Moment, u8),
    /// To take the next player's cards, to announce it, or to withdraw it.
    Take(Moment),
    /// To take although it makes the taker the loser.
    TakeAnyway(Moment),
    /// To draw from this player's hand.
    DrawFrom(Moment, Seat),
    /// To pick the pile with this number, from 1.
    Pick(Moment, u8),
    /// To end the table on which this game is next or running.
    Stop(GameNumber),
    /// To look back on this finished game.
    Review(GameNumber),
    /// To have the own name removed.
    Forget,
    /// Not to do what was asked about.
    Never,
}

/// The text is no id of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id of this bot")]
pub struct UnknownAction;

struct At(Moment);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0.game, self.0.tricks)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Join(at) => write!(f, "join.{}", At(at)),
            Action::Leave(at) => write!(f, "leave.{}", At(at)),
            Action::Deal(at) => write!(f, "deal.{}", At(at)),
            Action::Hand => f.write_str("hand"),
            Action::Back => f.write_str("back"),
            Action::Rules => f.write_str("rules"),
            Action::Play(at, card) => write!(f, "play.{}.{card}", At(at)),
            Action::Choose(at, menu) => write!(f, "choose.{}.{menu}", At(at)),
            Action::Take(at) => write!(f, "take.{}", At(at)),
            Action::TakeAnyway(at) => write!(f, "take-anyway.{}", At(at)),
            Action::DrawFrom(at, seat) => write!(f, "draw.{}.{seat}", At(at)),
            Action::Pick(at, pile) => write!(f, "pick.{}.{pile}", At(at)),
            Action::Stop(game) => write!(f, "stop.{game}"),
            Action::Review(game) => write!(f, "review.{game}"),
            Action::Forget => f.write_str("forget"),
            Action::Never => f.write_str("never"),
        }
    }
}

/// The parts of an id, read one after the other.
struct Parts<'a>(std::str::Split<'a, char>);

impl Parts<'_> {
    fn next<T: FromStr>(&mut self) -> Result<T, UnknownAction> {
        let part = self.0.next().ok_or(UnknownAction)?;
        part.parse().map_err(|_| UnknownAction)
    }

    fn moment(&mut self) -> Result<Moment, UnknownAction> {
        Ok(Moment {
            game: GameNumber(self.next()?),
            tricks: self.next()?,
        })
    }

    fn seat(&mut self) -> Result<Seat, UnknownAction> {
        Seat::new(self.next()?).ok_or(UnknownAction)
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(id: &str) -> Result<Action, UnknownAction> {
        let mut parts = Parts(id.split('.'));
        let action = match parts.0.next().ok_or(UnknownAction)? {
            "join" => Action::Join(parts.moment()?),
            "leave" => Action::Leave(parts.moment()?),
            "deal" => Action::Deal(parts.moment()?),
            "hand" => Action::Hand,
            "back" => Action::Back,
            "rules" => Action::Rules,
            "play" => Action::Play(parts.moment()?, parts.next()?),
            "choose" => Action::Choose(parts.moment()?, parts.next()?),
            "take" => Action::Take(parts.moment()?),
            "take-anyway" => Action::TakeAnyway(parts.moment()?),
            "draw" => Action::DrawFrom(parts.moment()?, parts.seat()?),
            "pick" => Action::Pick(parts.moment()?, parts.next()?),
            "stop" => Action::Stop(GameNumber(parts.next()?)),
            "review" => Action::Review(GameNumber(parts.next()?)),
            "forget" => Action::Forget,
            "never" => Action::Never,
            _ => return Err(UnknownAction),
        };
        match parts.0.next() {
            None => Ok(action),
            Some(_) => Err(UnknownAction),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = Moment {
            game: GameNumber(u64::MAX),
            tricks: u32::MAX,
        };
        let card = Card::OPENER.second_copy();
        for action in [
            Action::Join(at),
            Action::Leave(at),
            Action::Deal(at),
            Action::Hand,
            Action::Back,
            Action::Rules,
            Action::Play(at, card),
            Action::Choose(at, u8::MAX),
            Action::Take(at),
            Action::TakeAnyway(at),
            Action::DrawFrom(at, Seat::new(15).unwrap()),
            Action::Pick(at, u8::MAX),
            Action::Stop(GameNumber(u64::MAX)),
            Action::Review(GameNumber(u64::MAX)),
            Action::Forget,
            Action::Never,
        ] {
            let id = action.to_string();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(id.parse(), Ok(action), "{id}");
        }
    }

    #[test]
    fn what_is_not_ours_is_refused() {
        for id in [
            "",
            "join",
            "join.1",
            "join.1.2.3",
            "play.1.2.XX",
            "hand.1",
            "draw.1.2.16",
            "other",
        ] {
            assert_eq!(id.parse::<Action>(), Err(UnknownAction), "{id:?}");
        }
    }
}

//! The fields of a custom id, separated by dots: how they are written and read, for all actions.

use std::fmt;
use std::str::FromStr;

use crate::cards::Seat;
use crate::games::options::Named;
use crate::table::{GameNumber, Moment};

/// The text is no id of this bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id of this bot")]
pub struct UnknownAction;

/// A moment as it is written in an id: two fields.
pub struct At(pub Moment);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0.game, self.0.round)
    }
}

/// The fields of an id, read one after the other.
pub struct Fields<'a>(std::str::Split<'a, char>);

impl<'a> Fields<'a> {
    /// The fields of this text.
    pub fn new(id: &'a str) -> Fields<'a> {
        Fields(id.split('.'))
    }

    /// The next field as text.
    pub fn text(&mut self) -> Result<&'a str, UnknownAction> {
        self.0.next().ok_or(UnknownAction)
    }

    /// The next field.
    pub fn parse<T: FromStr>(&mut self) -> Result<T, UnknownAction> {
        self.text()?.parse().map_err(|_| UnknownAction)
    }

    /// The next field, the name of a value.
    pub fn named<T: Named>(&mut self) -> Result<T, UnknownAction> {
        T::named(self.text()?).ok_or(UnknownAction)
    }

    /// The next two fields.
    pub fn moment(&mut self) -> Result<Moment, UnknownAction> {
        Ok(Moment {
            game: self.game()?,
            round: self.parse()?,
        })
    }

    /// The next field, the number of a game.
    pub fn game(&mut self) -> Result<GameNumber, UnknownAction> {
        Ok(GameNumber(self.parse()?))
    }

    /// The next field, the number of a seat.
    pub fn seat(&mut self) -> Result<Seat, UnknownAction> {
        Seat::new(self.parse()?).ok_or(UnknownAction)
    }

    /// Whether there is a further field.
    pub fn rest(&self) -> bool {
        self.0.clone().next().is_some()
    }

    /// There is no further field.
    pub fn end(mut self) -> Result<(), UnknownAction> {
        match self.0.next() {
            None => Ok(()),
            Some(_) => Err(UnknownAction),
        }
    }
}

//! Deals a game that is over again: the same cards and draws, seat by seat, for whoever sits there.
//!
//! Nothing is shuffled, so there is no secret to commit to: that of the earlier game is known. What a lobby
//! needs to know about it is in the table's document until the cards are dealt, and then in the
//! game's row. If that game was dealt again itself, this is about the one that was shuffled.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::settings::Settings;
use crate::snapshot::DealtAgain;
use getaway_games::cards::{Cut, Mix, Seat, Secret};
use getaway_games::options::Named;
use getaway_games::{GameKind, Options};
use getaway_store::{GameNumber, StoredGame};

/// A game that is over, to be dealt again.
#[derive(Clone, Debug)]
pub struct Again {
    /// The options of its rules, and the usual ones of a table.
    pub options: Options,
    pub(crate) secret: Secret,
    pub(crate) cards: Cards,
}

/// Where the cards and draws come from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Cards {
    pub(crate) game: GameNumber,
    pub(crate) ids: Vec<String>,
    pub(crate) cuts: Vec<Cut>,
    pub(crate) seats: usize,
    pub(crate) dealer: Seat,
    /// As it was stored.
    pub(crate) deal: String,
}

impl Again {
    /// `None` unless the game is over, and this program can read what it was dealt from.
    pub fn of(game: &StoredGame) -> Option<Again> {
        let kind = GameKind::named(&game.kind)?;
        let options = serde_json::from_str(game.options.as_deref()?).ok()?;
        let Mix { ids, cuts, again } = game.mix.clone();
        Some(Again {
            options: kind.read_options(&options).ok()?,
            secret: Secret::from_hex(game.shown_secret()?)?,
            cards: Cards {
                game: again.map_or(game.number, GameNumber),
                ids,
                cuts,
                seats: game.players.len(),
                dealer: Seat::new(game.dealer?.into())?,
                deal: game.deal.clone()?,
            },
        })
    }
}

impl Cards {
    pub(crate) fn mix(&self) -> Mix {
        let (ids, cuts) = (self.ids.clone(), self.cuts.clone());
        Mix { ids, cuts, again: Some(self.game.0) }
    }

    pub(crate) const fn shown(&self) -> DealtAgain {
        DealtAgain { game: self.game, seats: self.seats }
    }
}

/// How many seats a table with these settings can have for its next game, if this one is dealt again.
pub fn seats_allowed(settings: &Settings, again: Option<DealtAgain>) -> RangeInclusive<usize> {
    again.map_or_else(|| settings.options.seats(), |again| again.seats..=again.seats)
}

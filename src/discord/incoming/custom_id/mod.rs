//! The custom ids of buttons, selects and forms: a closed enum of what they ask for, and its text.
//!
//! An id names the moment of the game for which its button was made, so that an old button can be
//! told from a current one. It names a card only on a player's own, ephemeral hand. Messages stay in
//! channels for a long time: an id that was ever written can still be read. Owns the actions of
//! every game; a game's own ones are a [`GameAction`]. Nothing here decides whether an action is
//! allowed.

pub mod fields;

use std::fmt;
use std::str::FromStr;

use crate::discord::games::custom_id::GameAction;
use crate::discord::incoming::commands::one_of::Period;
use crate::discord::render::settings as settings_page;
use crate::games::GameKind;
use crate::games::options::Named;
use crate::table::{GameNumber, Moment, TableId, UserId};
use fields::{At, Fields, UnknownAction};

/// What a button, a select or a form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A seat in the lobby.
    Join(Moment),
    /// To give up the seat.
    Leave(Moment),
    /// To deal, also the next game of the series.
    Deal(Moment),
    /// To deal, after computers have taken free seats.
    Fill(Moment),
    /// To cut the cards of the next game: the button asks for the form, the form for the cut.
    Cut(Moment),
    /// To see one's own hand.
    Hand,
    /// To have one's own seat in this game back from the computer. Earlier versions did not name it.
    Back(Option<GameNumber>),
    /// The rules of this game, with this table's options.
    Rules(GameKind),
    /// To end the table on which this game is next or running.
    Stop(GameNumber),
    /// To end this table, which this program cannot go on with.
    EndParked(TableId),
    /// How the cards of this finished game came about.
    Verify(GameKind, GameNumber),
    /// A review of one's play in this finished game.
    Review(GameNumber),
    /// The tricks of this game so far, on this page, from 1; 0 is the last one there is.
    History(GameNumber, u32),
    /// A page of a game's leaderboard, from 1.
    Leaderboard(GameKind, Period, u32),
    /// The figures of this person in a game, with this page of those whom they met.
    Stats(GameKind, UserId, u32),
    /// A page of the server's settings, with the defaults of this game, from 1.
    Settings(GameKind, u32),
    /// To change this setting of the server, as chosen on this page.
    Setting(GameKind, &'static str, u32),
    /// To have one's name removed.
    Forget,
    /// To answer a question with no.
    Never,
    /// An action of one game alone.
    Game(GameAction),
}

/// The buttons of games are made of their own actions.
impl<T> From<T> for Action
where
    GameAction: From<T>,
{
    fn from(action: T) -> Action {
        Action::Game(GameAction::from(action))
    }
}

impl Action {
    /// The game that it is about, whatever is played where it is pressed; none where it is about the
    /// channel's table.
    pub const fn game(self) -> Option<GameKind> {
        match self {
            Action::Rules(kind)
            | Action::Verify(kind, _)
            | Action::Leaderboard(kind, ..)
            | Action::Stats(kind, ..)
            | Action::Settings(kind, ..)
            | Action::Setting(kind, ..) => Some(kind),
            _ => None,
        }
    }

    /// The game whose hand it is on, if among ephemeral messages only hands have buttons for it.
    pub const fn of_a_hand(self) -> Option<GameNumber> {
        match self {
            Action::Back(game) => game,
            Action::Game(action) => action.of_a_hand(),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Join(at) => write!(f, "join.{}", At(at)),
            Action::Leave(at) => write!(f, "leave.{}", At(at)),
            Action::Deal(at) => write!(f, "deal.{}", At(at)),
            Action::Fill(at) => write!(f, "fill.{}", At(at)),
            Action::Cut(at) => write!(f, "cut.{}", At(at)),
            Action::Hand => f.write_str("hand"),
            Action::Back(None) => f.write_str("back"),
            Action::Back(Some(game)) => write!(f, "back.{game}"),
            // The first release had one game.
            Action::Rules(GameKind::Getaway) => f.write_str("rules"),
            Action::Rules(kind) => write!(f, "rules-{kind}"),
            Action::Stop(game) => write!(f, "stop.{game}"),
            Action::EndParked(table) => write!(f, "end-parked.{}", table.0),
            Action::Verify(kind, game) => write!(f, "verify.{kind}.{game}"),
            Action::Review(game) => write!(f, "review.{game}"),
            Action::History(game, page) => write!(f, "history.{game}.{page}"),
            Action::Leaderboard(kind, period, page) => {
                write!(f, "leaderboard.{kind}.{}.{page}", period.name())
            }
            Action::Stats(kind, user, page) => write!(f, "stats.{kind}.{user}.{page}"),
            Action::Settings(kind, page) => write!(f, "settings.{kind}.{page}"),
            Action::Setting(kind, name, page) => write!(f, "setting.{kind}.{name}.{page}"),
            Action::Forget => f.write_str("forget"),
            Action::Never => f.write_str("never"),
            Action::Game(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(id: &str) -> Result<Action, UnknownAction> {
        let mut fields = Fields::new(id);
        let action = match fields.text()? {
            "join" => Action::Join(fields.moment()?),
            "leave" => Action::Leave(fields.moment()?),
            "deal" => Action::Deal(fields.moment()?),
            "fill" => Action::Fill(fields.moment()?),
            "cut" => Action::Cut(fields.moment()?),
            "hand" => Action::Hand,
            "back" => Action::Back(fields.rest().then(|| fields.game()).transpose()?),
            "rules" => Action::Rules(GameKind::Getaway),
            "stop" => Action::Stop(fields.game()?),
            "end-parked" => Action::EndParked(TableId(fields.parse()?)),
            "verify" => Action::Verify(fields.named()?, fields.game()?),
            "review" => Action::Review(fields.game()?),
            "history" => Action::History(fields.game()?, fields.parse()?),
            "leaderboard" => {
                let kind = fields.named()?;
                Action::Leaderboard(kind, fields.named()?, fields.parse()?)
            }
            "stats" => Action::Stats(fields.named()?, UserId(fields.parse()?), fields.parse()?),
            "settings" => Action::Settings(fields.named()?, fields.parse()?),
            "setting" => {
                let kind = fields.named()?;
                let name = settings_page::name(kind, fields.text()?).ok_or(UnknownAction)?;
                Action::Setting(kind, name, fields.parse()?)
            }
            "forget" => Action::Forget,
            "never" => Action::Never,
            name => match name.strip_prefix("rules-").and_then(GameKind::named) {
                Some(kind) => Action::Rules(kind),
                None => Action::Game(GameAction::read(name, &mut fields)?),
            },
        };
        fields.end()?;
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = Moment {
            game: GameNumber(u64::MAX),
            round: u32::MAX,
        };
        for action in [
            Action::Join(at),
            Action::Leave(at),
            Action::Deal(at),
            Action::Fill(at),
            Action::Cut(at),
            Action::Hand,
            Action::Back(None),
            Action::Back(Some(GameNumber(u64::MAX))),
            Action::Rules(GameKind::Getaway),
            Action::Rules(GameKind::Palace),
            Action::Stop(GameNumber(u64::MAX)),
            Action::EndParked(TableId(i64::MAX)),
            Action::Verify(GameKind::Palace, GameNumber(u64::MAX)),
            Action::Review(GameNumber(u64::MAX)),
            Action::History(GameNumber(u64::MAX), u32::MAX),
            Action::Leaderboard(GameKind::Getaway, Period::Month, u32::MAX),
            Action::Stats(GameKind::Getaway, UserId(u64::MAX), u32::MAX),
            Action::Settings(GameKind::Getaway, u32::MAX),
            Action::Setting(GameKind::Getaway, "first_trick", u32::MAX),
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
        for id in ["", "join", "join.1", "join.1.2.3", "hand.1", "other"] {
            assert_eq!(id.parse::<Action>(), Err(UnknownAction), "{id:?}");
        }
    }
}

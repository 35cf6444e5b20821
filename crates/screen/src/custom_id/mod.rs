//! The custom ids of buttons, selects and forms: a closed enum of actions, and their text.
//!
//! An id names the moment of the game that its button was made for. This tells old buttons from
//! current ones. It names a card only on a player's own, ephemeral hand. Messages stay in channels
//! for a long time, so every id that a release has written can still be read. Owns the actions of every
//! game. A game's own actions are a [`GameAction`], and their ids begin with the game's name.
//! Nothing here decides whether an action is allowed.

mod daily;
pub mod fields;
pub mod named;

use std::str::FromStr;

use crate::games::kit::pressed::GameAction;
use crate::guild_settings::Setting;
pub use daily::{DailyAction, GameOfDay};
use fields::{Actions as _, Fields, UnknownAction, actions};
use getaway_games::{GameKind, Level};
use getaway_table::{GameNumber, InteractionId, Moment, PlanId, TableId, UserId};
pub use named::{Challenge, HelpPage, Period, PlanButton, SortBy};

actions! {
    pub enum Action {
        Join(at: Moment) = "join",
        Leave(at: Moment) = "leave",
        /// To deal, also the next game of the series.
        Deal(at: Moment) = "deal",
        /// To fill free seats with computers, then deal.
        Fill(at: Moment) = "fill",
        /// To cut the cards of the next game. The button asks for the form, and the form asks for
        /// the cut.
        Cut(at: Moment) = "cut",
        /// To agree that this game ends as it certainly will, or to play on.
        EndForegone(game: GameNumber, agrees: bool) = "end-foregone",
        /// To agree that whoever is out of the next game may look at all hands, or no longer.
        LetWatch(at: Moment, agrees: bool) = "let-watch",
        /// To choose whom to take out of the table before this game is dealt, or after it.
        Remove(game: GameNumber) = "remove",
        /// To take out whom one chooses, who then may come back or not.
        RemoveOne(at: Moment, bars: bool) = "remove-one",
        Hand = "hand",
        /// To look at all hands of this game, in which one is out.
        Watch(game: GameNumber) = "watch",
        /// To get one's own seat in this game back from the computer.
        Back(game: GameNumber) = "back",
        /// To see in one's hand what a strong player would do with it.
        Hint(game: GameNumber) = "hint",
        /// To see in one's hand why the hint there is one.
        Why(game: GameNumber) = "why",
        /// To have one's card played by itself when it is the only one, or not any more.
        ByItself(wanted: bool) = "by-itself",
        /// To see how likely one is to lose at this table.
        Odds(game: GameNumber) = "odds",
        /// To see the rules of this game, with this table's options.
        Rules(kind: GameKind) = "rules",
        /// To see a page of the guide to a first game of this kind.
        Help(kind: GameKind, page: HelpPage) = "help",
        Start(kind: GameKind) = "start",
        /// To ask this person whether they play this game now.
        Challenge(kind: GameKind, asked: UserId) = "challenge",
        /// To play with the one who asks.
        Accept(challenge: Challenge) = "accept",
        Decline(challenge: Challenge) = "decline",
        Stop(game: GameNumber) = "stop",
        /// To agree in this vote that the game ends without a result.
        AgreeToStop(game: GameNumber, vote: InteractionId) = "agree-to-stop",
        /// To say in this vote that the game shall go on.
        KeepPlaying(game: GameNumber, vote: InteractionId) = "keep-playing",
        /// To take the question of this vote back.
        TakeBackStop(game: GameNumber, vote: InteractionId) = "take-back-stop",
        /// To let a computer play for those whose turn it is, without a clock.
        LetComputerPlay(game: GameNumber) = "let-computer-play",
        /// To open a table of this game in a thread of its own.
        StartInThread(kind: GameKind) = "start-in-thread",
        EndParked(table: TableId) = "end-parked",
        Verify(kind: GameKind, game: GameNumber) = "verify",
        /// To see how the cards of this game came about in detail.
        Details(kind: GameKind, game: GameNumber) = "details",
        Review(game: GameNumber) = "review",
        /// To see a step of this game, which is over, from 1; 0 is the one that decided it.
        Replay(game: GameNumber, step: u32) = "replay",
        /// To show everyone here what decided this game.
        ShareReplay(game: GameNumber) = "share-replay",
        /// To get the record of this game as a file.
        Record(kind: GameKind, game: GameNumber) = "record",
        /// To open a lobby in which this game is dealt again.
        DealAgain(kind: GameKind, game: GameNumber) = "deal-again",
        /// To see what else there is to do with this game, which is over.
        More(game: GameNumber) = "more",
        /// To choose another game for the people at this table, whose game is over.
        Other(game: GameNumber) = "other",
        /// To see a page of this game's history so far, from 1; 0 is the last page.
        History(game: GameNumber, page: u32) = "history",
        /// To see a page of a game's leaderboard in this order, from 1.
        Leaderboard(kind: GameKind, period: Period, page: u32, by: SortBy) = "leaderboard",
        /// To see the leaderboard of the chosen period, in this order.
        LeaderboardSince(kind: GameKind, by: SortBy) = "leaderboard-since",
        /// To see the leaderboard of this period in the chosen order.
        LeaderboardBy(kind: GameKind, period: Period) = "leaderboard-by",
        /// To see this person's stats in a game, with this page of the people whom they met.
        Stats(kind: GameKind, user: UserId, page: u32) = "stats",
        /// To see a page of the server's settings with the defaults of this game, from 1; or of a
        /// plan's options.
        Settings(kind: GameKind, page: u32, plan: Option<PlanId>) = "settings",
        /// To change this setting of the server, or this option of a plan, as chosen on this page.
        Setting(setting: Setting, page: u32, plan: Option<PlanId>) = "setting",
        /// To change what this lobby plays by on one form. The button asks for the form, and the form
        /// for the changes.
        Sheet(game: GameNumber) = "sheet",
        /// To see a page of what this lobby plays by, from 1.
        Options(game: GameNumber, page: u32) = "options",
        /// To change this option of the lobby, as chosen on this page.
        Choose(game: GameNumber, setting: Setting, page: u32) = "option",
        /// To plan in the chosen time zone what this interaction has asked for.
        Zone(kind: GameKind, asked_by: InteractionId) = "zone",
        /// To read in the chosen language what only oneself sees.
        Language(kind: GameKind) = "language",
        Daily(action: DailyAction) = "daily",
        /// A button of a plan's invitation, with which of its evenings it is.
        Plan(kind: GameKind, plan: PlanId, round: u32, button: PlanButton) = "plan",
        /// To plan an evening a week after this game began, with its options. The button asks for the
        /// form, and the form plans it.
        Again(
            kind: GameKind,
            game: GameNumber,
            turn_seconds: u32,
            level: Level,
            cup: Option<u32>
        ) = "again",
        Forget = "forget",
        Never = "never",
        =>
        Game(GameAction),
    }
}

/// Lets a game's buttons be made from its own actions.
impl<T> From<T> for Action
where
    GameAction: From<T>,
{
    fn from(action: T) -> Action {
        Action::Game(GameAction::from(action))
    }
}

impl Action {
    /// Whether everyone's presses change the public message that has it.
    pub const fn is_shared(self) -> bool {
        matches!(
            self,
            Action::Leaderboard(..) | Action::LeaderboardSince(..) | Action::LeaderboardBy(..)
        )
    }

    /// Whether a press may only show something of a table to somebody there, who asks it for nothing
    /// then.
    pub const fn may_only_show(self) -> bool {
        matches!(
            self,
            Action::Verify(..)
                | Action::Details(..)
                | Action::Record(..)
                | Action::Review(_)
                | Action::Replay(..)
                | Action::ShareReplay(_)
                | Action::More(_)
                | Action::Other(_)
                | Action::Odds(_)
                | Action::History(..)
                | Action::Watch(_)
                | Action::ByItself(_)
                | Action::Never
        )
    }

    /// Whether it is about a table, one of its games, a plan or a question to play, and so about
    /// nothing that others ask for elsewhere.
    pub fn is_of_a_table(self) -> bool {
        let named = matches!(
            self,
            Action::Verify(..)
                | Action::Details(..)
                | Action::Record(..)
                | Action::DealAgain(..)
                | Action::Plan(..)
                | Action::Again(..)
                | Action::Accept(_)
                | Action::Decline(_)
        );
        self.named_kind().is_none() || named
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(id: &str) -> Result<Action, UnknownAction> {
        let mut fields = Fields::new(id);
        let action = Action::read(fields.text()?, &mut fields)?;
        fields.end()?;
        Ok(action)
    }
}

#[cfg(test)]
mod tests;

//! A game's part on Discord: the one trait that each game's folder implements for its session type.
//!
//! It is pure functions from views to messages. What its commands and buttons ask for is in
//! [`asked`](super::asked).

use super::hand::Hand;
use super::moments::{Highlight, Narrator};
use super::pressed::Pressed;
use super::running::Running;
use super::steps::{OpenStep, Reviewed, Step};
use crate::i18n::Catalog;
use crate::pictures::Rows;
use crate::render::message::{Message, Picture};
use crate::render::{Scene, options};
use getaway_games::cards::{CardSet, Seat};
use getaway_games::kit::{Bad, Record, Rules};
use getaway_games::{Limits, Rand};
use getaway_table::GameNumber;

/// A game that people play on Discord: what they read of it.
///
/// Public messages are made from a [`Scene`] and the public view, which give no access to a hand. A
/// hand is made from the view of one seat and sent only to that seat's player.
pub trait OnDiscord: Pressed {
    /// The pictures on the help page about the game's aim and on the one about a turn.
    const HELP_AIM: Rows;
    const HELP_TURN: Rows;

    /// The game's own options as the lobby lists them, one per line.
    fn option_lines(catalog: &Catalog, options: &Self::Options) -> Vec<String> {
        options::lines::<Self>(catalog, options)
    }

    /// The rules in short with these options, in paragraphs.
    fn rules(catalog: &Catalog, options: &Self::Options) -> Vec<String>;

    /// The part of the game that is being played: 0 before play begins, then the tricks, or what
    /// the game has instead. The public message may move between two parts.
    fn part(view: &Self::PublicView) -> u32;

    fn playing(scene: &Scene, game: Running<Self::PublicView>) -> Message;

    /// Retells the finished parts of the game, one text for each, oldest first. A trick is a line.
    fn history(scene: &Scene, view: &Self::PublicView) -> Vec<String>;

    /// Retells the last part of a game that is over.
    fn ending(scene: &Scene, view: &Self::PublicView) -> Option<String> {
        Self::history(scene, view).pop()
    }

    /// What the player in the seat did last, as everyone saw it. `None` if nobody saw anything.
    fn last_move(scene: &Scene, view: &Self::PublicView, seat: Seat) -> Option<LastMove>;

    fn result_words(scene: &Scene, view: &Self::PublicView) -> ResultWords;

    /// The hand of the player with this view. `None` while they have no hand.
    fn hand(scene: &Scene, game: Running<Self::PublicView>, view: &Self::View) -> Option<Hand>;

    fn held(view: &Self::View) -> CardSet;

    /// What a player sees instead of a hand while they have none.
    fn without_hand(
        _scene: &Scene,
        _game: Running<Self::PublicView>,
        _seat: Seat,
    ) -> Option<Message> {
        None
    }

    /// Says what was dealt: cards, or what the game has instead.
    fn dealt(scene: &Scene, game: GameNumber) -> String {
        scene.catalog.done_dealt(game.0)
    }

    /// The sentence for a move that was made.
    fn done(scene: &Scene, done: Self::MoveOutcome) -> String;

    /// The sentence for a refusal. The player's view, if they have one, shows what they can do
    /// instead.
    fn refusal(scene: &Scene, view: Option<&Self::View>, refusal: Self::MoveRefusal) -> String;

    /// Whether a move is refused only because somebody else's turn comes first.
    fn is_too_early(refusal: &Self::MoveRefusal) -> bool;

    /// What a strong player would do with this view and why. `None` if there is nothing to decide.
    fn hint(
        scene: &Scene,
        view: &Self::View,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Option<Hint<Self::Act>>;

    /// A figure's highest value in words. `None` if the number itself is shown.
    fn highest(_catalog: &Catalog, _figure: &str, _value: i64) -> Option<String> {
        None
    }

    /// The decisions in a finished game that cost the player in the seat the most.
    fn review(
        catalog: &Catalog,
        record: &Record<Self::Rules>,
        seat: Seat,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Result<Vec<Reviewed>, Bad<Self::Rules>>;

    /// The moments of a finished game that are worth telling, from everything that happened in it.
    fn moments(narrator: &Narrator<'_>, events: &[<Self::Rules as Rules>::Event])
    -> Vec<Highlight>;

    /// Whether this move begins a step of a replay: a trick, or a round of turns. `step`: what has
    /// happened in the step so far; `None` before the first one, which a player's move begins.
    fn begins_step(
        before: &Self::Rules,
        act: &<Self::Rules as Rules>::Move,
        step: Option<&[<Self::Rules as Rules>::Event]>,
    ) -> bool;

    /// A step of a game that is over, with all cards open.
    fn step(scene: &Scene, step: &Step<Self::Rules>) -> OpenStep;

    /// Which of a game's steps decided it. `None` if that was the last one.
    fn deciding(_steps: &[Step<Self::Rules>]) -> Option<usize> {
        None
    }

    /// The game as rows of signs, which say how it went for the player in the seat and nothing about
    /// the cards. Only for games that have a deal of the day.
    fn squares(_view: &Self::PublicView, _seat: Seat) -> String {
        String::new()
    }
}

/// A hint in words, and the move that it advises, if it is one.
pub type Hint<A> = (String, Option<A>);

/// What somebody did: the cards that they played, or a sentence for anything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastMove {
    Played(String),
    Did(String),
}

/// What a game says about its result.
#[derive(Clone, Debug, Default)]
pub struct ResultWords {
    /// How the loser lost or the winner won, as the rest of the sentence that names them.
    pub story: Option<String>,
    /// The announcement if nobody has lost or won. Most games always have a result.
    pub without_result: String,
    pub picture: Option<Box<Picture>>,
}

//! What people read of a game: pure functions in each game's folder, from views to messages.

use rand::rngs::Xoshiro256PlusPlus;

use super::buttons::Buttons;
use super::hand::Hand;
use crate::cards::Seat;
use crate::discord::custom_id::HelpPage;
use crate::discord::i18n::Catalog;
use crate::discord::render::Scene;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::ResultWords;
use crate::discord::render::scene::countdown;
use crate::games::kit::Record;
use crate::games::{Game, In, Limits, Listed, PublicView};
use crate::pictures::Spot;
use crate::table::daily::Difference;
use crate::table::{GameNumber, Moment, Playing};

/// A game that is shown to people.
///
/// Public messages are made from a [`Scene`] and the public view, which give no access to a hand. A
/// hand is made from the view of one seat and sent only to that seat's player.
pub trait Shown: Buttons {
    type Advice: Send + 'static;

    /// The game's own options as the lobby lists them, one per line.
    fn option_lines(catalog: &Catalog, options: &Self::Options) -> Vec<String>;

    /// The rules in short with these options, in paragraphs.
    fn rules(catalog: &Catalog, options: &Self::Options) -> Vec<String>;

    /// The picture for a help page; `None` if words are enough.
    fn help_picture(page: HelpPage) -> Option<Vec<Vec<Spot>>>;

    /// The part of the game that is being played: 0 before play begins, then the tricks, or what
    /// the game has instead. The public message may move between two parts.
    fn part(view: &Self::PublicView) -> u32;

    fn playing(scene: &Scene, game: Running<Self>) -> Message;

    /// Retells the finished parts of the game, one text for each, oldest first.
    fn history(scene: &Scene, view: &Self::PublicView) -> Vec<String>;

    /// What the result message says about a finished game.
    fn result_words(scene: &Scene, view: &Self::PublicView) -> ResultWords;

    /// The hand of the player with this view. `None` while they have no hand.
    fn hand(scene: &Scene, game: Running<Self>, view: &Self::View) -> Option<Hand>;

    /// What a player sees instead of a hand while they have none.
    fn without_hand(_scene: &Scene, _game: Running<Self>, _seat: Seat) -> Option<Message> {
        None
    }

    /// Says what was dealt: cards, or what the game has instead.
    fn dealt(scene: &Scene, game: GameNumber) -> String;

    /// The sentence for a move that was made.
    fn done(scene: &Scene, done: Self::MoveOutcome) -> String;

    /// The sentence for a refusal. The player's view, if they have one, shows what they can do
    /// instead.
    fn refusal(scene: &Scene, view: Option<&Self::View>, refusal: Self::MoveRefusal) -> String;

    /// Works out what a strong player would do with this view.
    fn advise(view: &Self::View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Self::Advice;

    /// The advice in words. `None` if there is nothing to decide.
    fn hint(scene: &Scene, advice: &Self::Advice) -> Option<String>;

    /// A figure's highest value in words. `None` if the number itself is shown.
    fn highest(_catalog: &Catalog, _figure: &str, _value: i64) -> Option<String> {
        None
    }

    /// Says what many people chose in this position of the deal of the day, and how they fared.
    /// `None` if nothing can be said.
    fn difference(_scene: &Scene, _view: &Self::View, _told: &Difference) -> Option<String> {
        None
    }

    /// The decisions in a finished game that cost the player in the seat the most. `None` if the
    /// record cannot be replayed.
    fn review(
        catalog: &Catalog,
        game: GameNumber,
        record: &Record<Self::Rules>,
        seat: Seat,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Message>;
}

/// A running game as everybody sees it, with what its table knows about it.
#[derive(Debug)]
pub struct Running<'a, G: Game> {
    /// What the table shows: the game's number and clocks.
    pub table: &'a Playing,
    /// What everybody sees of the game.
    pub view: &'a G::PublicView,
}

impl<G: Game> Clone for Running<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Running<'_, G> {}

impl<'a, G: Listed> Running<'a, G> {
    /// The table's running game. `None` if it is a different game.
    pub fn of(table: &'a Playing) -> Option<Running<'a, G>> {
        let view = <G as In<PublicView>>::peek(&table.game)?;
        Some(Running { table, view })
    }
}

impl<G: Game> Running<'_, G> {
    pub const fn number(&self) -> GameNumber {
        self.table.commitment.game
    }

    pub const fn moment(&self) -> Moment {
        moment(self.table)
    }
}

/// The moment that new buttons of a running game belong to.
pub const fn moment(table: &Playing) -> Moment {
    Moment {
        game: table.commitment.game,
        round: table.round,
    }
}

/// Says who is due, and when their time is up if a clock is running.
pub fn timed(scene: &Scene, table: &Playing, due: String) -> String {
    match &table.clock {
        Some(clock) => scene.catalog.turn_clock(due, countdown(clock.ends)),
        None => due,
    }
}

/// Says whose turn it is. `say` gets a mention of the person who acts for the seat. A computer
/// isn't addressed.
pub fn turn(scene: &Scene, seat: Seat, say: impl FnOnce(String) -> String) -> String {
    match scene.attended_by(seat) {
        Some(_) => say(scene.mention(seat)),
        None => scene.catalog.due_computer(scene.name(seat)),
    }
}

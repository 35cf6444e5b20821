//! What a table asks of whichever game is played.

use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;

use crate::cards::{Seat, SeatSet};
use crate::kit::{
    self, Due, Ending, Game, Journal, Level, NotRestored, Pause, Players, Rules, Start, Stored,
    TableOptions, Unsaved,
};
use crate::list::{
    Act, Decision, Done, GameKind, In, Options, PublicView, Question, Refusal, Session, Task, View,
};
use crate::{by_game, by_kind};

impl PublicView {
    /// Of which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        by_game!(PublicView, self, |G, _| <G as crate::Listed>::KIND)
    }
}

impl Done {
    /// Whether it is what players do when it is their turn, and at no other time.
    #[must_use]
    pub fn is_of_a_turn(self) -> bool {
        by_game!(Done, self, |G, done| G::is_of_a_turn(done))
    }
}

impl Decision {
    /// Whether nothing happens by it that people would have to follow.
    #[must_use]
    pub fn is_silent(self) -> bool {
        by_game!(Decision, self, |G, decision| G::is_silent(decision))
    }
}

impl Task {
    /// What a computer of this strength decides. A search makes the share `effort` of its usual
    /// playouts, and asks `go_on` now and then whether to think on.
    #[must_use]
    pub fn decide(
        &self,
        level: Level,
        effort: f64,
        go_on: &dyn Fn() -> bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Decision> {
        by_game!(Task, self, |G, task| {
            task.decide(level, effort, go_on, rng).map(G::wrap)
        })
    }

    /// A decision that is legal, made without thinking.
    #[must_use]
    pub fn any(&self) -> Option<Decision> {
        by_game!(Task, self, |G, task| task.any().map(G::wrap))
    }
}

impl Session {
    /// The first game with these options and this chance.
    ///
    /// # Errors
    /// The number of seats does not go with the options.
    pub fn begin(options: Options, mut start: Start) -> Result<Session, Refusal> {
        if !options.seats().contains(&start.seats) {
            return Err(Refusal::Seats);
        }
        by_game!(Options, options, |G, options| {
            let dealer = <G as Game>::Rules::dealer(&start.chance, start.seats);
            start.dealer = dealer.unwrap_or(start.dealer);
            let game = G::begin(options, start).map_err(|_| Refusal::Seats)?;
            Ok(G::wrap(Box::new(game)))
        })
    }

    /// The game as it stands after everything that is stored of it.
    ///
    /// # Errors
    /// Why it cannot go on.
    pub fn restore(
        options: Options,
        start: Start,
        stored: &Stored,
        beside: &Json,
    ) -> Result<Session, NotRestored> {
        by_game!(Options, options, |G, options| {
            let game: G = kit::restore(options, start, stored, beside)?;
            Ok(G::wrap(Box::new(game)))
        })
    }

    /// The player in the seat does something.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Refusal> {
        by_game!(Session, self, |G, game| {
            let act = <G as In<Act>>::unwrap(act).ok_or(Refusal::OtherGame)?;
            game.act(seat, act).map(G::wrap).map_err(G::wrap)
        })
    }

    /// Carries out what nobody has to be waited for.
    ///
    /// # Errors
    /// None that the game itself could cause.
    pub fn settle(&mut self, players: &Players) -> Result<(), Refusal> {
        by_game!(Session, self, |G, game| game
            .settle(players)
            .map_err(G::wrap))
    }

    /// The pause that the game asked for is over.
    pub fn end_pause(&mut self) {
        by_game!(Session, self, |G, game| game.end_pause());
    }

    /// What a computer decided for the seat.
    ///
    /// # Errors
    /// It does not answer the present question, or is against the rules.
    pub fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        by_game!(Session, self, |G, game| {
            let decision = <G as In<Decision>>::unwrap(decision).ok_or(Refusal::OtherGame)?;
            game.decided(seat, decision).map_err(G::wrap)
        })
    }

    /// The player in the seat has left: what they had laid down for later is taken back.
    pub fn person_left(&mut self, seat: Seat) {
        by_game!(Session, self, |G, game| game.person_left(seat));
    }

    /// Who is due; nobody while only computers are waited for, or at the end.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        by_game!(Session, self, |G, game| game.due())
    }

    /// The seats for which the game still goes on.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        by_game!(Session, self, |G, game| game.in_play())
    }

    /// The pause that the game asks for, as long as it does.
    #[must_use]
    pub fn pause(&self) -> Option<Pause> {
        by_game!(Session, self, |G, game| game.pause())
    }

    /// What a computer is to decide now, and for which seat.
    #[must_use]
    pub fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        by_game!(Session, self, |G, game| {
            let (seat, question) = game.question(players)?;
            Some((seat, G::wrap(question)))
        })
    }

    /// A question with all that may be known of it in that seat, to be thought about elsewhere;
    /// none if it is one of another game.
    #[must_use]
    pub fn task(&self, seat: Seat, question: Question) -> Option<Task> {
        by_game!(Session, self, |G, game| Some(G::wrap(kit::Task {
            question: <G as In<Question>>::unwrap(question)?,
            view: game.view(seat).map(Box::new),
        })))
    }

    /// What the player in the seat knows; none while there is nothing to know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        by_game!(Session, self, |G, game| {
            game.view(seat).map(|view| G::wrap(Box::new(view)))
        })
    }

    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> PublicView {
        by_game!(Session, self, |G, game| G::wrap(game.public()))
    }

    /// How the game is over; none while it runs.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        by_game!(Session, self, |G, game| game.ending())
    }

    /// What each seat did so far, by seat number: figures with names of [`GameKind::figures`].
    #[must_use]
    pub fn figures(&self) -> Vec<Vec<(&'static str, i64)>> {
        by_game!(Session, self, |G, game| game.figures())
    }

    /// Grows in the course of the game: a button that was made in an earlier round is stale.
    #[must_use]
    pub fn round(&self) -> u32 {
        by_game!(Session, self, |G, game| game.round())
    }

    /// The seat that deals first: the table's, unless chance decides it.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        by_game!(Session, self, |G, game| game.start().dealer)
    }

    /// How many entries the record has.
    #[must_use]
    pub fn entries(&self) -> usize {
        by_game!(Session, self, |G, game| {
            game.journal().map_or(0, Journal::entries)
        })
    }

    /// What happened since this was last asked and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        by_game!(Session, self, |G, game| {
            let journal = game.journal_mut();
            journal.map(Journal::take_unsaved).unwrap_or_default()
        })
    }

    /// The game's options as its record has them, as a document.
    #[must_use]
    pub fn recorded_options(&self) -> Json {
        by_game!(Session, self, |G, game| serde_json::json!(
            game.options().rules()
        ))
    }

    /// What the game is beside its moves, to be stored with its table.
    #[must_use]
    pub fn beside(&self) -> Json {
        by_game!(Session, self, |G, game| game.beside())
    }
}

/// What the first release stored of a running game beside its moves, in the present form; and when
/// the pause of which it knew ended, if there was one.
#[must_use]
pub fn upgrade_v1(kind: GameKind, old: &Json) -> (Json, Option<Json>) {
    by_kind!(kind, |G| G::upgrade_v1(old))
}

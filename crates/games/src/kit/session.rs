//! What a table holds of the game that is played: closed enums, one variant a game.

use serde_json::{Map, Value as Json};

use super::{
    Decision, Due, GameKind, Options, Pause, Players, Question, Start, Stored, Task, Unsaved,
};
use crate::cards::{Seat, SeatSet};
use crate::getaway::{rules, session as getaway};
use crate::palace::{rules as palace_rules, session as palace};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// In Getaway.
    Getaway(getaway::Act),
    /// In Palace.
    Palace(palace::Act),
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// In Getaway.
    Getaway(getaway::Done),
    /// In Palace.
    Palace(palace::Done),
}

impl Done {
    /// Whether it is what players do when it is their turn, and at no other time.
    #[must_use]
    pub const fn is_of_a_turn(self) -> bool {
        match self {
            Done::Getaway(done) => done.is_of_a_turn(),
            Done::Palace(done) => done.is_of_a_turn(),
        }
    }
}

/// Why the game refuses an act. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// In Getaway.
    #[error(transparent)]
    Getaway(#[from] getaway::Refusal),
    /// In Palace.
    #[error(transparent)]
    Palace(#[from] palace_rules::Illegal),
    /// The act is one of another game.
    #[error("that belongs to another game")]
    OtherGame,
    /// The seats do not go with the options.
    #[error("the seats do not go with the options")]
    Seats,
}

/// What everybody at the table sees of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicView {
    /// Of Getaway.
    Getaway(getaway::PublicView),
    /// Of Palace.
    Palace(palace::PublicView),
}

/// What the player in one seat knows of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// Of Getaway.
    Getaway(Box<rules::View>),
    /// Of Palace.
    Palace(Box<palace_rules::View>),
}

/// Why a stored game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    /// A game of Getaway.
    #[error(transparent)]
    Getaway(#[from] getaway::NotRestored),
    /// A game of Palace.
    #[error(transparent)]
    Palace(#[from] palace::NotRestored),
}

/// A game, from the deal to its end.
#[derive(Clone, Debug)]
pub enum Session {
    /// Of Getaway.
    Getaway(Box<getaway::Session>),
    /// Of Palace.
    Palace(Box<palace::Session>),
}

impl Session {
    /// The first game with these options and this chance.
    ///
    /// # Errors
    /// The number of seats does not go with the options.
    pub fn begin(options: Options, start: Start) -> Result<Session, Refusal> {
        match options {
            Options::Getaway(options) => getaway::Session::begin(options, start)
                .map(|session| Session::Getaway(Box::new(session)))
                .map_err(|_| Refusal::Seats),
            Options::Palace(options) => palace::Session::begin(options, start)
                .map(|session| Session::Palace(Box::new(session)))
                .map_err(|_| Refusal::Seats),
        }
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
        match options {
            Options::Getaway(options) => {
                let session = getaway::Session::restore(options, start, stored, beside)?;
                Ok(Session::Getaway(Box::new(session)))
            }
            // Its moves tell all of it, and there is nothing beside them.
            Options::Palace(_) => {
                let session = palace::Session::restore(start, stored)?;
                Ok(Session::Palace(Box::new(session)))
            }
        }
    }

    /// The player in the seat does something.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Refusal> {
        match (self, act) {
            (Session::Getaway(session), Act::Getaway(act)) => {
                Ok(Done::Getaway(session.act(seat, act)?))
            }
            (Session::Palace(session), Act::Palace(act)) => {
                Ok(Done::Palace(session.act(seat, act)?))
            }
            (Session::Getaway(_) | Session::Palace(_), _) => Err(Refusal::OtherGame),
        }
    }

    /// Carries out what nobody has to be waited for.
    ///
    /// # Errors
    /// None that the game itself could cause.
    pub fn settle(&mut self, players: &Players) -> Result<(), Refusal> {
        match self {
            Session::Getaway(session) => Ok(session.settle(players)?),
            Session::Palace(session) => Ok(session.settle(players)?),
        }
    }

    /// The pause that the game asked for is over.
    pub fn end_pause(&mut self) {
        match self {
            Session::Getaway(session) => session.end_pause(),
            Session::Palace(_) => {}
        }
    }

    /// What a computer decided for the seat.
    ///
    /// # Errors
    /// It does not answer the present question, or is against the rules.
    pub fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match (self, decision) {
            (Session::Getaway(session), Decision::Getaway(decision)) => {
                Ok(session.decided(seat, decision)?)
            }
            (Session::Palace(session), Decision::Palace(act)) => Ok(session.decided(seat, act)?),
            (Session::Getaway(_) | Session::Palace(_), _) => Err(Refusal::OtherGame),
        }
    }

    /// The player in the seat has left: what they had laid down for later is taken back.
    pub fn person_left(&mut self, seat: Seat) {
        match self {
            Session::Getaway(session) => session.person_left(seat),
            Session::Palace(_) => {}
        }
    }

    /// Who is due; nobody while only computers are waited for, or at the end.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        match self {
            Session::Getaway(session) => session.due(),
            Session::Palace(session) => session.due(),
        }
    }

    /// The seats for which the game still goes on.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        match self {
            Session::Getaway(session) => session.in_play(),
            Session::Palace(session) => session.in_play(),
        }
    }

    /// The pause that the game asks for, as long as it does.
    #[must_use]
    pub fn pause(&self) -> Option<Pause> {
        match self {
            Session::Getaway(session) => session.pause(),
            Session::Palace(_) => None,
        }
    }

    /// What a computer is to decide now, and for which seat.
    #[must_use]
    pub fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        match self {
            Session::Getaway(session) => {
                let (seat, question) = session.question(players)?;
                Some((seat, Question::Getaway(question)))
            }
            Session::Palace(session) => {
                let (seat, question) = session.question(players)?;
                Some((seat, Question::Palace(question)))
            }
        }
    }

    /// A question with all that may be known of it in that seat, to be thought about elsewhere;
    /// none if it is one of another game.
    #[must_use]
    pub fn task(&self, seat: Seat, question: Question) -> Option<Task> {
        match (self, question) {
            (Session::Getaway(session), Question::Getaway(question)) => Some(Task::Getaway {
                question,
                view: session.view(seat).map(Box::new),
            }),
            (Session::Palace(session), Question::Palace(question)) => Some(Task::Palace {
                question,
                view: Box::new(session.view(seat)?),
            }),
            (Session::Getaway(_) | Session::Palace(_), _) => None,
        }
    }

    /// What the player in the seat knows; none while there is nothing to know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        match self {
            Session::Getaway(session) => Some(View::Getaway(Box::new(session.view(seat)?))),
            Session::Palace(session) => Some(View::Palace(Box::new(session.view(seat)?))),
        }
    }

    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> PublicView {
        match self {
            Session::Getaway(session) => PublicView::Getaway(session.public()),
            Session::Palace(session) => PublicView::Palace(session.public()),
        }
    }

    /// The seats in the order in which they ended, the loser last; nobody if it ended without a
    /// loser, and none while it runs.
    #[must_use]
    pub fn ranking(&self) -> Option<Vec<Seat>> {
        match self {
            Session::Getaway(session) => session.ranking(),
            Session::Palace(session) => session.ranking(),
        }
    }

    /// What each seat did so far, by seat number: figures with names of
    /// [`GameKind::figures`].
    #[must_use]
    pub fn figures(&self) -> Vec<Vec<(&'static str, u32)>> {
        match self {
            Session::Getaway(session) => session.figures(),
            Session::Palace(session) => session.figures(),
        }
    }

    /// Grows in the course of the game: a button that was made in an earlier round is stale.
    #[must_use]
    pub fn round(&self) -> u32 {
        match self {
            Session::Getaway(session) => session.round(),
            Session::Palace(session) => session.round(),
        }
    }

    /// How many entries the record has.
    #[must_use]
    pub fn entries(&self) -> usize {
        match self {
            Session::Getaway(session) => session.entries(),
            Session::Palace(session) => session.entries(),
        }
    }

    /// What happened since this was last asked and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        match self {
            Session::Getaway(session) => session.take_unsaved(),
            Session::Palace(session) => session.take_unsaved(),
        }
    }

    /// The game's options as its record has them, as a document.
    #[must_use]
    pub fn recorded_options(&self) -> Json {
        match self {
            Session::Getaway(session) => serde_json::json!(session.options().rules),
            Session::Palace(session) => serde_json::json!(session.options()),
        }
    }

    /// What the game is beside its moves, to be stored with its table.
    #[must_use]
    pub fn beside(&self) -> Json {
        match self {
            Session::Getaway(session) => session.beside(),
            Session::Palace(_) => Json::Null,
        }
    }
}

/// What the first release stored of a running game beside its moves, in the present form; and when
/// the pause of which it knew ended, if there was one.
#[must_use]
pub fn upgrade_v1(
    kind: GameKind,
    taken: Option<Json>,
    margin: &Map<String, Json>,
) -> (Json, Option<Json>) {
    match kind {
        GameKind::Getaway => getaway::upgrade_v1(taken, margin),
        // The first release had no other game.
        GameKind::Palace => (Json::Null, None),
    }
}

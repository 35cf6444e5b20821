//! A game at a table: what a table asks of whichever game is played, and what follows from a game's
//! own parts for all of them.

use std::error::Error;
use std::fmt::Debug;

use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;

use super::{
    Due, Ending, Figures, Journal, Level, Limits, Pause, Players, Record, Rules, Start, Stored,
    TableOptions, Tally, UnreadableGame,
};
use crate::cards::{Seat, SeatSet};

/// A value that tables pass around: small, and compared to tell whether something has changed.
pub trait Token: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {}

impl<T> Token for T where T: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {}

/// A game, from its deal to its end.
///
/// Owns what happens between two acts of people: what is due, what chance or a rule decides, what is
/// laid down for later. The [`Journal`] keeps what has happened. What has a default is what simple
/// games need not say.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The game's name in commands and in the store.
    const NAME: &'static str = <Self::Rules as Rules>::NAME;
    /// What its tally counts.
    const TALLY: Tally;
    /// The names of the figures that it keeps of a player, in the order in which people read them.
    const FIGURES: &'static [&'static str];
    /// How many playouts a searching computer makes for one decision at a table.
    const PLAYOUTS: u32;

    /// Its rules.
    type Rules: Rules;
    /// The options of its table.
    type Options: TableOptions<Rules = <Self::Rules as Rules>::Options>;
    /// What a player does.
    type Act: Token;
    /// What became of an act.
    type Done: Token;
    /// Why an act is refused. Nothing has changed then.
    type Refusal: Token + Error;
    /// What the player in one seat knows.
    type View: Clone + Debug + PartialEq + Eq + Send + Sync + 'static;
    /// What everybody sees.
    type PublicView: Clone + Debug + PartialEq + Eq + Send + Sync + 'static;
    /// What a computer is to decide for a seat.
    type Question: Token;
    /// What it has decided.
    type Decision: Token;

    /// A game with this deal, before its first move.
    ///
    /// # Errors
    /// What is wrong with the deal.
    fn dealt(
        options: Self::Options,
        start: Start,
        deal: &<Self::Rules as Rules>::Deal,
    ) -> Result<Self, <Self::Rules as Rules>::BadDeal>;

    /// The first game with these options and this chance; its seats go with the options.
    ///
    /// # Errors
    /// None that the game itself could cause.
    fn begin(options: Self::Options, start: Start)
    -> Result<Self, <Self::Rules as Rules>::BadDeal>;

    /// The options of its table.
    fn options(&self) -> &Self::Options;

    /// How it was begun.
    fn start(&self) -> &Start;

    /// What has happened; none before the deal.
    fn journal(&self) -> Option<&Journal<Self::Rules>>;

    /// What has happened, to be taken note of.
    fn journal_mut(&mut self) -> Option<&mut Journal<Self::Rules>>;

    /// The player in the seat does something.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    fn act(&mut self, seat: Seat, act: Self::Act) -> Result<Self::Done, Self::Refusal>;

    /// Carries out what needs nobody: the game then waits for a person, for a computer's answer to a
    /// [`question`](Self::question), or for a [`pause`](Self::pause), or it is over.
    ///
    /// # Errors
    /// None that the game itself could cause: everything carried out here is legal.
    fn settle(&mut self, players: &Players) -> Result<(), Self::Refusal>;

    /// Who is due; nobody while only computers are waited for, or at the end.
    fn due(&self) -> Option<Due>;

    /// The seats for which the game still goes on.
    fn in_play(&self) -> SeatSet;

    /// What a computer is to decide now, and for which seat.
    fn question(&self, players: &Players) -> Option<(Seat, Self::Question)>;

    /// What a computer of this strength decides, knowing this.
    fn decide(
        question: Self::Question,
        view: Option<&Self::View>,
        level: Level,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Self::Decision>;

    /// A decision that is legal, made without thinking.
    fn any(question: Self::Question, view: Option<&Self::View>) -> Option<Self::Decision>;

    /// What a computer decided for the seat.
    ///
    /// # Errors
    /// It does not answer the present question, or is against the rules.
    fn decided(&mut self, seat: Seat, decision: Self::Decision) -> Result<(), Self::Refusal>;

    /// What the player in the seat knows; none while there is nothing to know.
    fn view(&self, seat: Seat) -> Option<Self::View>;

    /// What everybody sees.
    fn public(&self) -> Self::PublicView;

    /// Grows in the course of the game: a button that was made in an earlier round is stale.
    fn round(&self) -> u32;

    /// Counts what happened in a round.
    fn count(events: &[<Self::Rules as Rules>::Event], figures: &mut Figures);

    /// Whether this is what players do in their turn, and at no other time.
    fn is_of_a_turn(_done: Self::Done) -> bool {
        true
    }

    /// Whether nothing happens by the decision that people would have to follow.
    fn is_silent(_decision: Self::Decision) -> bool {
        false
    }

    /// The pause that the game asks for, as long as it does.
    fn pause(&self) -> Option<Pause> {
        None
    }

    /// The pause that the game asked for is over.
    fn end_pause(&mut self) {}

    /// The player in the seat has left: what they had laid down for later is taken back.
    fn person_left(&mut self, _seat: Seat) {}

    /// What the game is beside its moves, to be stored with its table.
    fn beside(&self) -> Json {
        Json::Null
    }

    /// A stored game that is not dealt yet, with what is stored beside its moves; none if there is
    /// no such game.
    fn undealt(_options: Self::Options, _start: Start, _beside: &Json) -> Option<Self> {
        None
    }

    /// Makes a move of the record again, as far as the record tells of it.
    ///
    /// # Errors
    /// Why it is illegal.
    fn repeat(
        &mut self,
        act: &<Self::Rules as Rules>::Move,
    ) -> Result<(), <Self::Rules as Rules>::Illegal>;

    /// All moves of the record are made again: takes up what was stored beside them, and what follows
    /// without an entry.
    ///
    /// # Errors
    /// What is stored cannot be taken up.
    fn resume(&mut self, _beside: &Json) -> Result<(), Fault> {
        Ok(())
    }

    /// What the first release stored of a running game beside its moves, in the present form; and
    /// when the pause of which it knew ended, if there was one. It had Getaway alone.
    fn upgrade_v1(_old: &Json) -> (Json, Option<Json>) {
        (Json::Null, None)
    }

    /// How the game is over; none while it runs.
    fn ending(&self) -> Option<Ending> {
        self.journal()?.position().ending()
    }

    /// What each seat did so far, by seat number.
    fn figures(&self) -> Vec<Vec<(&'static str, i64)>> {
        let mut figures = Figures::new(Self::FIGURES, self.start().seats);
        for round in self.journal().into_iter().flat_map(Journal::rounds) {
            Self::count(&round.events, &mut figures);
        }
        figures.named()
    }
}

/// Why a stored game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    /// What is stored of it cannot be read.
    #[error(transparent)]
    Unreadable(#[from] UnreadableGame),
    /// It is not dealt, and what is stored beside its moves does not say how far it was.
    #[error("the deal is missing")]
    NoDeal,
    /// What is stored beside its moves cannot be taken up.
    #[error("what the game is beside its moves cannot be read")]
    Beside(#[source] Fault),
    /// The deal or a move is wrong.
    #[error("its record is wrong")]
    Record(#[source] Fault),
}

/// Whatever is wrong with a stored game, as the game has it.
pub type Fault = Box<dyn Error + Send + Sync>;

/// The game as it stands after everything that is stored of it.
///
/// # Errors
/// Why it cannot go on.
pub fn restore<G: Game>(
    mut options: G::Options,
    start: Start,
    stored: &Stored,
    beside: &Json,
) -> Result<G, NotRestored> {
    let Some(record) = Record::<G::Rules>::of_stored(stored)? else {
        return G::undealt(options, start, beside).ok_or(NotRestored::NoDeal);
    };
    *options.rules_mut() = record.rules;
    let mut game =
        G::dealt(options, start, &record.deal).map_err(|why| NotRestored::Record(why.into()))?;
    let mut moves = Vec::with_capacity(record.moves.len());
    record
        .play_moves(&mut |_, act: &<G::Rules as Rules>::Move| moves.push(act.clone()))
        .map_err(|why| NotRestored::Record(why.into()))?;
    for act in &moves {
        game.repeat(act)
            .map_err(|why| NotRestored::Record(why.into()))?;
    }
    game.resume(beside).map_err(NotRestored::Beside)?;
    if let Some(journal) = game.journal_mut() {
        // All of it came out of the store.
        drop(journal.take_unsaved());
    }
    Ok(game)
}

/// A decision that a computer is to make, with all that its seat may know and nothing else.
#[derive(Clone, Debug)]
pub struct Task<G: Game> {
    /// What is to be decided.
    pub question: G::Question,
    /// What the seat knows, if there is anything to know.
    pub view: Option<Box<G::View>>,
}

impl<G: Game> Task<G> {
    /// What a computer of this strength decides. A search makes the share `effort` of its usual
    /// playouts, and asks `go_on` now and then whether to think on.
    #[must_use]
    pub fn decide(
        &self,
        level: Level,
        effort: f64,
        go_on: &dyn Fn() -> bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<G::Decision> {
        let limits = Limits {
            playouts: (f64::from(G::PLAYOUTS) * effort) as u32,
            go_on,
        };
        G::decide(self.question, self.view.as_deref(), level, &limits, rng)
    }

    /// A decision that is legal, made without thinking: a game must not stand still because a
    /// computer player has a fault.
    #[must_use]
    pub fn any(&self) -> Option<G::Decision> {
        G::any(self.question, self.view.as_deref())
    }
}

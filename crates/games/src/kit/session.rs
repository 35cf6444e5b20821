//! A game at a table: what a table asks of any game, and the code that all games can share because
//! of it.

use std::error::Error;
use std::fmt::Debug;

use serde_json::Value as Json;

use super::{
    Due, Ending, Event as _, Figures, Journal, Level, Limits, Pause, Players, Rand, Rules, Start,
    Strengths, TableOptions, Tally,
};
use crate::cards::{Seat, SeatSet};

/// A value that tables pass around: small, and comparable to detect changes.
pub trait SmallValue: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {}

impl<T> SmallValue for T where T: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {}

/// A game, from its deal to its end.
///
/// Owns what happens between two moves of people: whose move it is, what chance or a rule decides,
/// and what players have prepared for later. The [`Journal`] keeps what has happened. Simple games
/// can leave the items with defaults alone.
///
/// A game of four computers, from its deal to its end:
///
/// ```
/// use getaway_games::bus::Bus;
/// use getaway_games::cards::{Chance, MAX_SEATS, Seat, SeatSet, Secret};
/// use getaway_games::kit::{Session, Next, Task};
/// use getaway_games::{Level, Players, Rand, Start};
/// use rand::SeedableRng;
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let start = Start { seats: 4, dealer: Seat::FIRST, chance, previous_loser: None };
/// let (people, levels) = (SeatSet::EMPTY, [Level::Normal; MAX_SEATS]);
/// let players = Players { people, overdue: people, by_itself: people, levels };
/// let mut game = Bus::begin(Default::default(), start).unwrap();
/// let mut rng = Rand::seed_from_u64(1);
/// loop {
///     match game.next(&players).unwrap() {
///         Next::Over => break,
///         Next::Pause => game.end_pause(),
///         Next::Ask(seat, question) => {
///             let task = Task::<Bus> { question, view: game.view(seat).map(Box::new) };
///             let decision = task.decide(Level::Normal, 1.0, &|| true, &mut rng);
///             game.decided(seat, decision.unwrap()).unwrap();
///         }
///         Next::People => unreachable!("nobody plays"),
///     }
/// }
/// assert!(game.ending().unwrap().results().is_some());
/// ```
pub trait Session: Clone + Debug + Send + Sync + Sized + 'static {
    /// The game's name in commands and in the store.
    const NAME: &'static str = <Self::Rules as Rules>::NAME;
    const TALLY: Tally;
    /// The names of the figures that the game keeps for a player, in display order.
    const FIGURES: &'static [&'static str];
    /// The figures where the highest value of all games counts, not the sum.
    const HIGHEST: &'static [&'static str] = &[];
    const COUNT: fn(&[<Self::Rules as Rules>::Event], &mut Figures);
    /// The figure that breaks ties between equal places in the deal of the day. Lower is better.
    /// `None` if the game has no deal of the day.
    const DAILY: Option<&'static str> = None;
    /// The file of its guided first game; see [`Lesson`](super::Lesson).
    const LESSON: &'static str;
    /// The number of playouts that a searching computer makes for one decision at a table.
    const PLAYOUTS: u32;
    /// Whether a turn can be [forced](Self::is_forced). In other games, there is always a choice.
    const FORCES: bool = false;
    const STRENGTHS: Strengths;

    type Rules: Rules;
    type Options: TableOptions<Rules = <Self::Rules as Rules>::Options>;
    type Act: SmallValue;
    type MoveOutcome: SmallValue;
    /// The reason a move is refused. Nothing has changed then.
    type MoveRefusal: SmallValue + Error;
    type View: Clone + Debug + PartialEq + Eq + Send + Sync + 'static;
    /// What everyone sees.
    type PublicView: Clone + Debug + PartialEq + Eq + Send + Sync + 'static;
    /// A question that a computer decides for a seat.
    type Question: SmallValue;
    type Decision: SmallValue;

    /// Starts a game from this deal, before its first move.
    fn dealt(
        options: Self::Options,
        start: Start,
        deal: &<Self::Rules as Rules>::Deal,
    ) -> Result<Self, <Self::Rules as Rules>::BadDeal>;

    /// Begins the first game with these options and this chance. The number of seats must fit the
    /// options. Only a bug can cause an error.
    fn begin(options: Self::Options, start: Start)
    -> Result<Self, <Self::Rules as Rules>::BadDeal>;

    fn options(&self) -> &Self::Options;

    fn start(&self) -> &Start;

    /// The journal, or `None` before the deal.
    fn journal(&self) -> Option<&Journal<Self::Rules>>;

    fn journal_mut(&mut self) -> Option<&mut Journal<Self::Rules>>;

    /// Whether the players have seen their cards.
    fn is_dealt(&self) -> bool {
        self.journal().is_some()
    }

    /// Makes a player's move. If it is refused, nothing has changed.
    fn act(&mut self, seat: Seat, act: Self::Act) -> Result<Self::MoveOutcome, Self::MoveRefusal>;

    /// Refuses a move of a button that was there before the player's turn, if it can't be made now.
    /// Nobody means that as a mistake, even where the rules penalise mistakes.
    fn check_ahead(&self, _seat: Seat, _act: Self::Act) -> Result<(), Self::MoveRefusal> {
        Ok(())
    }

    /// Carries out everything that needs no player. Afterwards the game waits for a person, for a
    /// computer's answer to a [`question`](Self::question), or for a [`pause`](Self::pause), or it
    /// is over.
    ///
    /// # Errors
    /// Only a bug can cause one: every move made here is legal.
    fn advance(&mut self, players: &Players) -> Result<(), Self::MoveRefusal>;

    /// The seats whose move it is. `None` while the game waits only for computers, or is over.
    fn due(&self) -> Option<Due>;

    /// The seats that are still in the game.
    fn in_play(&self) -> SeatSet;

    /// Whether all that the player in the seat can do in this turn is to play one card.
    fn is_forced(&self, _seat: Seat) -> bool {
        false
    }

    /// The question that a computer has to decide now, and for which seat.
    fn question(&self, players: &Players) -> Option<(Seat, Self::Question)>;

    /// Carries out everything that needs no player, and says what the game waits for then.
    fn next(&mut self, players: &Players) -> Result<Next<Self::Question>, Self::MoveRefusal> {
        self.advance(players)?;
        Ok(if self.ending().is_some() {
            Next::Over
        } else if self.pause().is_some() {
            Next::Pause
        } else if let Some((seat, question)) = self.question(players) {
            Next::Ask(seat, question)
        } else {
            Next::People
        })
    }

    /// Decides like a computer at this level that knows this view.
    fn decide(
        question: Self::Question,
        view: Option<&Self::View>,
        level: Level,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Option<Self::Decision>;

    fn any(question: Self::Question, view: Option<&Self::View>) -> Option<Self::Decision>;

    /// Carries out a computer's decision for the seat.
    ///
    /// # Errors
    /// The decision does not answer the current question, or is against the rules.
    fn decided(&mut self, seat: Seat, decision: Self::Decision) -> Result<(), Self::MoveRefusal>;

    /// What the player in the seat knows, or `None` while there is nothing to know.
    fn view(&self, seat: Seat) -> Option<Self::View>;

    /// What everyone sees.
    fn public(&self) -> Self::PublicView;

    /// The seat of two left that loses if both play as well as they can, whatever is played next, and
    /// as both can tell from what they may see. `None` if that isn't so, or isn't known. May take some
    /// milliseconds.
    fn foregone(&self) -> Option<Seat> {
        None
    }

    /// The current round, which never decreases. A button from an earlier round is stale.
    fn round(&self) -> u32;

    /// Counts the rounds that are over in which the player in the seat was in play.
    fn rounds_of(&self, _seat: Seat) -> u32 {
        self.round()
    }

    /// Counts how often the player in the seat has moved, or has got or lost cards.
    fn changes(&self, seat: Seat) -> u32 {
        let rounds = self.journal().into_iter().flat_map(Journal::rounds);
        rounds.flat_map(|round| &round.events).map(|event| u32::from(event.changes(seat))).sum()
    }

    /// Whether players do this only in their turn.
    fn is_of_a_turn(_done: Self::MoveOutcome) -> bool {
        true
    }

    /// Whether the decision causes nothing that people would have to follow.
    fn is_silent(_decision: Self::Decision) -> bool {
        false
    }

    fn pause(&self) -> Option<Pause> {
        None
    }

    fn end_pause(&mut self) {}

    /// Tells the game that a player has left; takes back what they had prepared for later.
    fn person_left(&mut self, _seat: Seat) {}

    /// The game's state besides its moves, to be stored with its table.
    fn extra_state(&self) -> Json {
        Json::Null
    }

    /// Restores a game that is not dealt yet from what is stored besides its moves. `None` if there
    /// is no such game.
    fn undealt(_options: Self::Options, _start: Start, _extra_state: &Json) -> Option<Self> {
        None
    }

    /// Repeats a move of the record, as far as the record tells about it.
    fn repeat(
        &mut self,
        act: &<Self::Rules as Rules>::Move,
    ) -> Result<(), <Self::Rules as Rules>::Illegal>;

    /// Called after all moves of the record have been repeated. Restores what was stored besides
    /// them, and what follows without an entry.
    ///
    /// # Errors
    /// The stored state doesn't fit the game.
    fn resume(&mut self, _extra_state: &Json) -> Result<(), Fault> {
        Ok(())
    }

    /// How the game ended, or `None` while it runs.
    fn ending(&self) -> Option<Ending> {
        self.journal()?.position().ending()
    }

    /// Each seat's figures so far, by seat number.
    fn figures(&self) -> Vec<Vec<(&'static str, i64)>> {
        let mut figures = Figures::new(Self::FIGURES, self.start().seats);
        for round in self.journal().into_iter().flat_map(Journal::rounds) {
            (Self::COUNT)(&round.events, &mut figures);
        }
        figures.named()
    }
}

/// What a game waits for when everything has happened that needs nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<Q> {
    Over,
    /// For the [pause](Session::pause) that it has asked for.
    Pause,
    /// For a computer to decide this for the seat.
    Ask(Seat, Q),
    /// For people who are due.
    People,
}

/// The question what to do next: the only one that computers are asked in most games. They answer
/// with an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextAct;

/// Implements what most games have in common: they are dealt at once, and while there is no pause,
/// a computer decides what its seat does. It uses the fields `options`, `start` and `journal`, the
/// game's `View` for what a seat sees, the position's board for what everyone sees, and the module
/// `computer`, whose players need no more than a view and decide on an act.
macro_rules! dealt_at_once {
    () => {
        type Question = $crate::kit::NextAct;
        type Decision = Self::Act;

        fn options(&self) -> &Self::Options {
            &self.options
        }

        fn start(&self) -> &Start {
            &self.start
        }

        fn journal(&self) -> Option<&Journal<Self::Rules>> {
            Some(&self.journal)
        }

        fn journal_mut(&mut self) -> Option<&mut Journal<Self::Rules>> {
            Some(&mut self.journal)
        }

        fn view(&self, seat: Seat) -> Option<View> {
            let is_seat = seat.index() < self.start.seats;
            is_seat.then(|| View::new(self.journal.position(), seat))
        }

        fn public(&self) -> PublicView {
            self.journal.public(*self.journal.position().board())
        }

        fn question(&self, players: &Players) -> Option<(Seat, Self::Question)> {
            let mut seats = self.due().filter(|_| self.pause().is_none())?.seats.iter();
            let seat = seats.find(|seat| players.asks_nobody(*seat, || self.is_forced(*seat)))?;
            Some((seat, $crate::kit::NextAct))
        }

        fn decide(
            _question: Self::Question,
            view: Option<&View>,
            level: $crate::kit::Level,
            limits: &$crate::kit::Limits,
            rng: &mut $crate::kit::Rand,
        ) -> Option<Self::Decision> {
            computer::decide(level.into(), view?, limits, rng)
        }

        fn any(_question: Self::Question, view: Option<&View>) -> Option<Self::Decision> {
            computer::any(view?)
        }

        fn decided(&mut self, seat: Seat, act: Self::Act) -> Result<(), Self::MoveRefusal> {
            self.act(seat, act).map(drop)
        }
    };
}
pub(crate) use dealt_at_once;

/// A game's own error about a stored game.
pub type Fault = Box<dyn Error + Send + Sync>;

/// A decision for a computer to make, with everything that its seat may know and nothing else.
#[derive(Clone, Debug)]
pub struct Task<G: Session> {
    pub question: G::Question,
    /// The seat's view, if there is anything to know.
    pub view: Option<Box<G::View>>,
}

impl<G: Session> Task<G> {
    /// Decides like a computer at this level. A search makes the share `effort` of its usual
    /// playouts, and asks `go_on` now and then whether to keep thinking.
    pub fn decide(
        &self,
        level: Level,
        effort: f64,
        go_on: &dyn Fn() -> bool,
        rng: &mut Rand,
    ) -> Option<G::Decision> {
        let limits = Limits { playouts: (f64::from(G::PLAYOUTS) * effort) as u32, go_on };
        G::decide(self.question, self.view.as_deref(), level, &limits, rng)
    }

    /// Any legal decision, made without thinking, so that a faulty computer player can't bring the
    /// game to a halt.
    pub fn any(&self) -> Option<G::Decision> {
        G::any(self.question, self.view.as_deref())
    }
}

/// Everything that the player in one seat knows: their own hand, and the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<H, B> {
    seat: Seat,
    hand: H,
    board: B,
}

impl<H: Copy, B: Copy> View<H, B> {
    pub(crate) const fn of(seat: Seat, hand: H, board: B) -> View<H, B> {
        View { seat, hand, board }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    pub const fn hand(&self) -> H {
        self.hand
    }

    pub const fn board(&self) -> &B {
        &self.board
    }
}

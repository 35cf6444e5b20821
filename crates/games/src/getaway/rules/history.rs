//! The history of a game: everything that everybody at the table has seen, from its start.
//!
//! A player who infers a hand asks whether its owner would have played as they did. For that the
//! history keeps every move with the board and the memory that everybody had before it, and which
//! cards it brought into a hand; a [`Decision`] turns a hand of now back into the hand of then. All
//! of it is public: a card that only its owner knows never enters a history.
//!
//! What has happened is shared by all clones, so a copy costs little more than a pointer a move.

use std::sync::Arc;

use super::board::Board;
use super::event::{Event, Illegal, Move};
use super::game::Game;
use super::memory::Memory;
use super::trick::Source;
use crate::cards::{Card, CardSet, Seat};

/// What everybody at the table has seen, from the start of a game.
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::getaway::rules::{Due, Game, History, Move, Options, deal};
///
/// let (options, dealer) = (Options::default(), Seat::FIRST);
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let mut game = Game::deal(options, dealer, &deal::hands(&chance, options, 4, dealer))?;
/// let mut history = History::new(&game);
///
/// // The lead of the first trick is prescribed, the next card is a decision.
/// let leader = game.board().power();
/// let follower = game.board().neighbour(leader).unwrap();
/// for seat in [leader, follower] {
///     let card = game.legal_cards(seat).iter().next().unwrap();
///     history.apply(&mut game, Move::Play { seat, card }, &mut |_| {})?;
/// }
/// let view = history.view(&game, leader);
/// assert_eq!(view.decisions(follower).len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    memory: Memory,
    steps: Steps,
}

impl History {
    /// The history at the start of a game, or at a position whose past is unknown.
    #[must_use]
    pub fn new(game: &Game) -> History {
        History {
            memory: Memory::new(game),
            steps: Steps::default(),
        }
    }

    /// What everybody remembers of the hands.
    #[must_use]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Carries out a move in the game whose history this is, remembers it, and tells `on` what
    /// happens, in order, as [`Game::apply`] does.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed and nothing was told then.
    pub fn apply(
        &mut self,
        game: &mut Game,
        act: Move,
        on: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        self.remember(*game.board(), act, |seen| {
            game.apply(act, &mut |event| {
                seen(event);
                on(event);
            })
        })
    }

    /// Remembers a move that `make` carries out on this board, telling what happens, in order.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed then.
    pub fn remember<T>(
        &mut self,
        board: Board,
        act: Move,
        make: impl FnOnce(&mut dyn FnMut(Event)) -> Result<T, Illegal>,
    ) -> Result<T, Illegal> {
        let mut step = Step {
            board,
            memory: self.memory,
            act,
            gained: None,
        };
        let memory = &mut self.memory;
        let made = make(&mut |event| {
            memory.observe(event);
            step.observe(event);
        })?;
        self.steps.0.push(Arc::new(step));
        Ok(made)
    }

    /// The moves so far; the clone shares them.
    pub(super) fn steps(&self) -> Steps {
        self.steps.clone()
    }
}

/// A card that a seat chose from its hand, seen from the present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What everybody saw when the seat chose.
    pub board: Board,
    /// What everybody remembered then.
    pub memory: Memory,
    /// What it chose.
    pub card: Card,
    /// The cards that came into its hand since; some may have gone again.
    minus: CardSet,
    /// The cards that were in the hand then and went since: the chosen one is among them.
    plus: CardSet,
}

impl Decision {
    /// The hand that the seat chose from, if it holds `now` at present: without the cards that came
    /// since, with those that went since.
    #[must_use]
    pub const fn hand(&self, now: CardSet) -> CardSet {
        now.minus(self.minus).or(self.plus)
    }
}

/// The moves of a game so far, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps(Vec<Arc<Step>>);

/// A move as everybody saw it.
#[derive(Debug, PartialEq, Eq)]
struct Step {
    /// The board before the move.
    board: Board,
    /// What everybody remembered before it.
    memory: Memory,
    act: Move,
    /// Who got which cards at its end, for everybody to see.
    gained: Option<(Seat, CardSet)>,
}

impl Steps {
    /// The seat's decisions, newest first, as far back as its hand can be followed and hid anything.
    pub(super) fn decisions(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = Vec::new();
        let (mut minus, mut plus) = (CardSet::EMPTY, CardSet::EMPTY);
        for step in self.0.iter().rev() {
            if step.mixes(seat) {
                break;
            }
            // Backwards: what a move brought came after its card had gone.
            let gained = step.gained_by(seat);
            minus = minus.or(gained);
            plus = plus.minus(gained).or(step.given_by(seat));
            if let Some(card) = step.chosen_by(seat) {
                if step.memory.unknown(seat) == 0 {
                    break;
                }
                decisions.push(Decision {
                    board: step.board,
                    memory: step.memory,
                    card,
                    minus,
                    plus,
                });
            }
        }
        decisions
    }
}

impl Step {
    fn observe(&mut self, event: Event) {
        match (event, self.act) {
            (Event::PickedUp { seat, cards }, _) => self.gained = Some((seat, cards)),
            // A drawn lead to which nobody is left to follow stays with the one who drew it.
            (Event::Lost { seat }, Move::Draw { card, .. }) => {
                self.gained = Some((seat, CardSet::of(card)));
            }
            _ => {}
        }
    }

    /// Whether the seat's hand was taken or came together with another: nobody but the taker can
    /// tell which card was in which.
    fn mixes(&self, seat: Seat) -> bool {
        match self.act {
            Move::Take { seat: by } => by == seat || self.board.neighbour(by) == Some(seat),
            Move::Play { .. } | Move::Slip { .. } | Move::Draw { .. } => false,
        }
    }

    fn gained_by(&self, seat: Seat) -> CardSet {
        match self.gained {
            Some((by, cards)) if by == seat => cards,
            _ => CardSet::EMPTY,
        }
    }

    /// The card that left the seat's hand. What is drawn is led at once and never is in the hand of
    /// the one who draws (rules, section 5).
    fn given_by(&self, seat: Seat) -> CardSet {
        match self.act {
            Move::Play { seat: by, card } | Move::Slip { seat: by, card, .. } if by == seat => {
                CardSet::of(card)
            }
            Move::Draw {
                from: Source::Seat(from),
                card,
                ..
            } if from == seat => CardSet::of(card),
            _ => CardSet::EMPTY,
        }
    }

    /// The card that the seat chose to play. A slip was not meant, chance chooses what is drawn, and
    /// the first lead is prescribed (rules, section 2).
    fn chosen_by(&self, seat: Seat) -> Option<Card> {
        let opens = self.board.tricks() == 0 && self.board.trick().is_none();
        match self.act {
            Move::Play { seat: by, card } if by == seat && !opens => Some(card),
            _ => None,
        }
    }
}

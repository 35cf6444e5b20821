//! The history of a game: everything that everyone at the table has seen since its start.
//!
//! To infer a hand, a player asks whether its owner would have played as they did. For that, the
//! history keeps every move with the board and the shared memory before it, and the cards that it
//! brought into a hand. A [`Decision`] turns a present hand back into the hand of that time. All of
//! it is public: a card that only its owner knows never enters a history.
//!
//! All clones share the past, so a copy costs little more than one pointer per move.
//!
//! A [`Memory`] is what an attentive player remembers of the hands. It learns only from public
//! events, so it is the same for everyone and holds no hidden card.

use std::sync::Arc;

use super::OPENER;
use super::board::Board;
use super::event::{Event, Illegal, Move, Slip};
use super::position::Position;
use super::trick::Source;
use crate::cards::{Card, CardSet, MAX_SEATS, Seat, Suit, SuitSet};

/// Everything that everyone at the table has seen since the start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    memory: Memory,
    steps: Steps,
}

impl History {
    /// The history at the start of a game, or at a position whose past is unknown.
    pub fn new(game: &Position) -> History {
        History { memory: Memory::new(game), steps: Steps::default() }
    }

    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Makes a move in this history's game, remembers it, and tells `on` what happens, in order,
    /// like [`Position::apply`].
    pub fn apply(
        &mut self,
        game: &mut Position,
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

    /// Remembers a move on this board; `make` carries it out and tells what happens, in order.
    pub fn remember<T>(
        &mut self,
        board: Board,
        act: Move,
        make: impl FnOnce(&mut dyn FnMut(Event)) -> Result<T, Illegal>,
    ) -> Result<T, Illegal> {
        let mut step = Step { board, memory: self.memory, act, gained: None };
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

/// A card that a seat chose from its hand in the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    pub board: Board,
    pub memory: Memory,
    pub card: Card,
    /// The cards that have come into its hand since; some may have left again.
    minus: CardSet,
    /// The cards that were in the hand then and have left since, including the chosen one.
    plus: CardSet,
}

impl Decision {
    /// The hand that the seat chose from, if it holds `now` at present: without the cards that have
    /// come since, and with those that have left since.
    pub const fn hand(&self, now: CardSet) -> CardSet {
        now.minus(self.minus).or(self.plus)
    }
}

/// The moves of a game so far, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps(Vec<Arc<Step>>);

#[derive(Debug, PartialEq, Eq)]
struct Step {
    /// The board before the move.
    board: Board,
    /// Everyone's memory before the move.
    memory: Memory,
    act: Move,
    /// The player who publicly got cards at its end, with the cards.
    gained: Option<(Seat, CardSet)>,
}

impl Steps {
    /// The seat's decisions, newest first, as far back as its hand can be traced and had hidden
    /// cards.
    pub(super) fn decisions(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = Vec::new();
        let (mut minus, mut plus) = (CardSet::EMPTY, CardSet::EMPTY);
        for step in self.0.iter().rev() {
            if step.mixes(seat) {
                break;
            }
            // Going backwards: the cards that a move brought came after its own card had left.
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
            // A drawn lead stays with the player who drew it if nobody is left to follow.
            (Event::Lost { seat }, Move::Draw { card, .. }) => {
                self.gained = Some((seat, CardSet::of(card)));
            }
            _ => {}
        }
    }

    /// Whether the seat's hand was taken or joined with another: nobody but the taker can tell
    /// which card was in which hand.
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

    /// The card that left the seat's hand. A drawn card is led at once, so it is never in the
    /// drawer's hand (rules, section 5).
    fn given_by(&self, seat: Seat) -> CardSet {
        match self.act {
            Move::Play { seat: by, card } | Move::Slip { seat: by, card, .. } if by == seat => {
                CardSet::of(card)
            }
            Move::Draw { from: Source::Seat(from), card, .. } if from == seat => CardSet::of(card),
            _ => CardSet::EMPTY,
        }
    }

    /// The card that the seat chose to play. A slip wasn't intended, chance chooses drawn cards,
    /// and the first lead is prescribed (rules, section 2).
    fn chosen_by(&self, seat: Seat) -> Option<Card> {
        let opens = self.board.tricks() == 0 && self.board.trick().is_none();
        match self.act {
            Move::Play { seat: by, card } if by == seat && !opens => Some(card),
            _ => None,
        }
    }
}

/// Everything that everyone at the table has seen of each seat's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    known: [CardSet; MAX_SEATS],
    unknown: [u8; MAX_SEATS],
    void: [SuitSet; MAX_SEATS],
    lead: Option<Card>,
    tochooed: Option<Suit>,
}

impl Memory {
    /// The memory at the start of a game, or at a position with an unknown past.
    ///
    /// It is announced who opens the first trick, so the place of the opening card is known.
    pub fn new(game: &Position) -> Memory {
        let board = game.board();
        let mut memory = Memory {
            known: [CardSet::EMPTY; MAX_SEATS],
            unknown: [0; MAX_SEATS],
            void: [SuitSet::EMPTY; MAX_SEATS],
            lead: board.trick().map(|trick| trick.lead().card),
            tochooed: None,
        };
        for seat in Seat::first(board.seats()) {
            memory.unknown[seat.index()] = game.hand(seat).len() as u8;
        }
        if board.tricks() == 0 && board.trick().is_none() {
            memory.known[board.power().index()].insert(OPENER);
            memory.unknown[board.power().index()] -= 1;
        }
        memory
    }

    /// The cards that everyone knows to be in the seat's hand: picked up and not played since.
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// The number of other cards in the seat's hand.
    pub const fn unknown(&self, seat: Seat) -> u32 {
        self.unknown[seat.index()] as u32
    }

    /// The suits that none of the seat's *unknown* cards can have: it has shown that it had none of
    /// them, and the cards that it has picked up since are [`known`](Self::known).
    pub const fn void(&self, seat: Seat) -> SuitSet {
        self.void[seat.index()]
    }

    /// The suit led in the last trick, if somebody couldn't follow it.
    pub const fn tochooed(&self) -> Option<Suit> {
        self.tochooed
    }

    pub const fn count(&self, seat: Seat) -> u32 {
        self.known(seat).len() + self.unknown(seat)
    }

    /// The memory if all hands except that of `seat` lay open, for games that a player imagines.
    pub fn open(&self, game: &Position, seat: Seat) -> Memory {
        let mut open = *self;
        for other in game.board().in_play().without(seat).iter() {
            open.known[other.index()] = game.hand(other);
            open.unknown[other.index()] = 0;
        }
        open
    }

    /// Remembers an event. Events that not everyone may see don't change the memory.
    pub fn observe(&mut self, event: Event) {
        match event {
            Event::Played { seat, card } => {
                match self.lead.map(Card::suit) {
                    Some(led) if led != card.suit() => self.void[seat.index()].insert(led),
                    Some(_) => {}
                    None => self.lead = Some(card),
                }
                self.let_go(seat, card);
            }
            Event::Slipped { seat, card, slip } => {
                // Neither mistake shows that the player has none of the led suit.
                debug_assert!(matches!(slip, Slip::Revoke | Slip::OutOfTurn));
                self.let_go(seat, card);
            }
            Event::Drew { seat, from, card } => {
                if let Source::Seat(from) = from {
                    self.let_go(from, card);
                }
                self.known[seat.index()].insert(card);
            }
            Event::Took { seat, from, .. } => self.merge(seat, from),
            Event::PickedUp { seat, cards } => {
                self.known[seat.index()] = self.known(seat).or(cards);
                self.tochooed = self.lead.take().map(Card::suit);
            }
            Event::Wasted { .. } => (self.lead, self.tochooed) = (None, None),
            // A drawn lead stays with the player who drew it if nobody is left to follow.
            Event::Lost { seat } => self.known[seat.index()].extend(self.lead.take()),
            Event::Received { .. } | Event::GotAway { .. } | Event::PowerPassed { .. } => {}
        }
    }

    fn let_go(&mut self, seat: Seat, card: Card) {
        let seat = seat.index();
        if self.known[seat].contains(card) {
            self.known[seat].remove(card);
        } else {
            debug_assert!(self.unknown[seat] > 0, "{card} was in no hand");
            self.unknown[seat] = self.unknown[seat].saturating_sub(1);
        }
    }

    fn merge(&mut self, seat: Seat, from: Seat) {
        let (to, from) = (seat.index(), from.index());
        self.known[to] = self.known[to].or(self.known[from]);
        // A hand without unknown cards says nothing about the unknown cards of the other.
        self.void[to] = match (self.unknown[to], self.unknown[from]) {
            (_, 0) => self.void[to],
            (0, _) => self.void[from],
            _ => self.void[to].and(self.void[from]),
        };
        self.unknown[to] += self.unknown[from];
        self.known[from] = CardSet::EMPTY;
        self.unknown[from] = 0;
    }
}

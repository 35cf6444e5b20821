//! A game of Palace at a table: what a table asks of it.
//!
//! Owns what happens between two people's acts: who is ready because their time ran out, the chance
//! of who begins; what is to be recorded of it, and what each may see. Knows no person and no clock:
//! it is told for which seats people act.

mod figures;
mod restore;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;

use super::computer::{self, Kind};
use super::rules::{
    self, Audience, BadSetup, Board, Deal, Entry, Event, Game, Illegal, Move, Options, Phase, View,
};
use super::stored::StoredDeal;
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::kit::{Due, Level, Limits, Players, Start, Turn, Unsaved};

pub use figures::FIGURES;
pub use restore::NotRestored;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Exchanges a card of the hand with a face-up card.
    Swap {
        /// The card of the hand.
        hand: Card,
        /// The face-up card.
        up: Card,
    },
    /// Needs no more exchange.
    Ready,
    /// Plays equal cards, from the hand or the face-up cards.
    Play(CardSet),
    /// Plays the face-down card at this place, from 0.
    Flip(u8),
    /// Takes the stack into the hand.
    PickUp,
}

impl Act {
    const fn of(self, seat: Seat) -> Move {
        match self {
            Act::Swap { hand, up } => Move::Swap { seat, hand, up },
            Act::Ready => Move::Ready { seat },
            Act::Play(cards) => Move::Play { seat, cards },
            Act::Flip(at) => Move::Flip { seat, at },
            Act::PickUp => Move::PickUp { seat },
        }
    }

    /// What the player of the move does; nothing where chance made it.
    #[must_use]
    pub const fn of_move(act: Move) -> Option<Act> {
        Some(match act {
            Move::Swap { hand, up, .. } => Act::Swap { hand, up },
            Move::Ready { .. } => Act::Ready,
            Move::Play { cards, .. } => Act::Play(cards),
            Move::Flip { at, .. } => Act::Flip(at),
            Move::PickUp { .. } => Act::PickUp,
            Move::Begin { .. } => return None,
        })
    }

    /// Whether it belongs to the exchange, in which nobody waits for anybody.
    #[must_use]
    pub const fn is_of_the_exchange(self) -> bool {
        matches!(self, Act::Swap { .. } | Act::Ready)
    }
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The cards are exchanged.
    Swapped {
        /// The card that lies face up now.
        hand: Card,
        /// The card that is in the hand now.
        up: Card,
    },
    /// The player is ready.
    Ready,
    /// The cards are played.
    Played {
        /// Which cards.
        cards: CardSet,
        /// Whether the stack burnt.
        burns: bool,
    },
    /// The face-down card could be played.
    Flipped {
        /// Which card it was.
        card: Card,
        /// Whether the stack burnt.
        burns: bool,
    },
    /// The face-down card could not be played: it and the stack are in the hand.
    FlippedInVain {
        /// Which card it was.
        card: Card,
        /// How many cards were picked up with it, itself among them.
        count: u32,
    },
    /// The stack is picked up.
    PickedUp {
        /// How many cards.
        count: u32,
    },
}

impl Done {
    /// Whether it is what players do when it is their turn, and at no other time.
    #[must_use]
    pub const fn is_of_a_turn(self) -> bool {
        !matches!(self, Done::Swapped { .. } | Done::Ready)
    }

    /// What became of an act by what then happened; none if nothing did.
    fn of(act: Act, events: &[Event]) -> Option<Done> {
        let burns = events.iter().any(|e| matches!(e, Event::Burnt { .. }));
        let picked_up = events.iter().find_map(|event| match event {
            Event::PickedUp { cards, .. } => Some(cards.len()),
            _ => None,
        });
        let flipped = events.iter().find_map(|event| match event {
            Event::Flipped { card, .. } => Some(*card),
            _ => None,
        });
        Some(match (act, picked_up) {
            (Act::Swap { hand, up }, _) => Done::Swapped { hand, up },
            (Act::Ready, _) => Done::Ready,
            (Act::Play(cards), _) => Done::Played { cards, burns },
            (Act::Flip(_), None) => Done::Flipped {
                card: flipped?,
                burns,
            },
            (Act::Flip(_), Some(count)) => Done::FlippedInVain {
                card: flipped?,
                count,
            },
            (Act::PickUp, count) => Done::PickedUp { count: count? },
        })
    }
}

/// What a computer is to decide for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What to exchange, or that it is ready.
    Exchange,
    /// What to play, or to pick up.
    Turn,
}

/// What happened on one stack: the plays, who got away, and how it ended. Public events only, in
/// order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StackLog {
    /// The stack's number, from 1; 0 for the exchange.
    pub number: u32,
    /// What happened.
    pub events: Vec<Event>,
}

/// A game as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// What the rules say that everybody sees.
    pub board: Board,
    /// The exchange and the stacks that are gone, the oldest first.
    pub past: Vec<Arc<StackLog>>,
    /// The stack that lies there or is about to be begun.
    pub present: StackLog,
}

/// A game, from the deal to its end.
#[derive(Clone, Debug)]
pub struct Session {
    start: Start,
    game: Game,
    /// How many entries its record has.
    entries: usize,
    round: u32,
    past: Vec<Arc<StackLog>>,
    present: StackLog,
    unsaved: Unsaved,
}

impl Session {
    /// The first game with these options and this chance, dealt.
    ///
    /// # Errors
    /// The number of seats does not go with the options.
    pub fn begin(options: Options, start: Start) -> Result<Session, BadSetup> {
        options.check_seats(start.seats)?;
        let deal = Deal::new(&start.chance, options, start.seats, start.dealer);
        let mut session = Session::dealt(options, start, &deal)?;
        session.unsaved.deal = Some(serde_json::json!(StoredDeal::from(deal)).to_string());
        Ok(session)
    }

    fn dealt(options: Options, start: Start, deal: &Deal) -> Result<Session, BadSetup> {
        Ok(Session {
            game: Game::deal(options, start.dealer, deal)?,
            start,
            entries: 0,
            round: 0,
            past: Vec::new(),
            present: StackLog {
                number: 0,
                events: Vec::new(),
            },
            unsaved: Unsaved::default(),
        })
    }

    /// Carries out a move, notes it for the record, and tells what everybody saw of it.
    fn apply(&mut self, act: Move) -> Result<Vec<Event>, Illegal> {
        let entry = Entry::of(&self.game, act);
        let mut events = Vec::new();
        self.game.apply(act, &mut |event: Event| {
            if event.audience() == Audience::Everyone {
                events.push(event);
            }
        })?;
        if let Some(entry) = entry {
            let text = serde_json::json!(entry).to_string();
            self.unsaved.append(self.entries, std::iter::once(text));
            self.entries += 1;
        }
        self.present.events.extend(&events);
        let ends = |event: &Event| {
            matches!(
                event,
                Event::Begins { .. }
                    | Event::Burnt { .. }
                    | Event::PickedUp { .. }
                    | Event::Lost { .. }
                    | Event::Stopped
            )
        };
        if events.iter().any(ends) {
            self.close_log();
        }
        if !matches!(
            self.game.board().phase(),
            Phase::Exchange { .. } | Phase::Begin
        ) {
            self.round += 1;
        }
        Ok(events)
    }

    fn close_log(&mut self) {
        let next = StackLog {
            number: self.present.number + 1,
            events: Vec::new(),
        };
        self.past
            .push(Arc::new(std::mem::replace(&mut self.present, next)));
    }

    /// The player in the seat does something.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Illegal> {
        let events = self.apply(act.of(seat))?;
        let done = Done::of(act, &events);
        debug_assert!(
            done.is_some(),
            "{act:?} was carried out, and nothing happened"
        );
        Ok(done.unwrap_or(Done::Ready))
    }

    /// Carries out what nobody has to be waited for: who ran out of time in the exchange is ready,
    /// and chance says who begins.
    ///
    /// # Errors
    /// None that the game itself could cause: everything carried out here is legal.
    pub fn settle(&mut self, players: &Players) -> Result<(), Illegal> {
        if let rules::Due::Exchange(seats) = self.game.board().due() {
            for seat in seats.iter().filter(|seat| players.overdue.contains(*seat)) {
                self.apply(Move::Ready { seat })?;
            }
        }
        self.let_begin()
    }

    /// If all are ready, chance lets one of those who hold the lowest card begin.
    fn let_begin(&mut self) -> Result<(), Illegal> {
        match self.start.chance.choose("begin", self.game.candidates()) {
            Some(seat) => self.apply(Move::Begin { seat }).map(drop),
            None => Ok(()),
        }
    }

    /// What a computer decided for the seat.
    ///
    /// # Errors
    /// It is against the rules.
    pub fn decided(&mut self, seat: Seat, act: Act) -> Result<(), Illegal> {
        self.apply(act.of(seat)).map(drop)
    }

    /// The seats that may still lose.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        self.game.board().in_play()
    }

    /// Whose turn it is; everybody's who is not ready, before play.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let (seat, seats) = match self.game.board().due() {
            rules::Due::Exchange(seats) => (None, seats),
            rules::Due::Play(seat) => (Some(seat), SeatSet::of(seat)),
            rules::Due::Begin | rules::Due::Over(_) => return None,
        };
        let round = self.round;
        Some(Due {
            turn: Turn { round, seat },
            seats,
        })
    }

    /// What a computer is to decide now, and for which seat.
    #[must_use]
    pub fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        let (seats, question) = match self.game.board().due() {
            rules::Due::Exchange(seats) => (seats, Question::Exchange),
            rules::Due::Play(seat) => (SeatSet::of(seat), Question::Turn),
            rules::Due::Begin | rules::Due::Over(_) => return None,
        };
        let seat = seats.iter().find(|seat| players.is_computers(*seat))?;
        Some((seat, question))
    }

    /// What the player in the seat knows; none if there is no such seat.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        (seat.index() < self.start.seats).then(|| View::new(&self.game, seat))
    }

    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> PublicView {
        PublicView {
            board: *self.game.board(),
            past: self.past.clone(),
            present: self.present.clone(),
        }
    }

    /// The seats in the order in which they ended, the loser last; nobody if the game was stopped
    /// without a loser, and none while it runs.
    #[must_use]
    pub fn ranking(&self) -> Option<Vec<Seat>> {
        let board = self.game.board();
        match board.due() {
            rules::Due::Over(Some(loser)) => {
                Some(board.away().iter().copied().chain([loser]).collect())
            }
            rules::Due::Over(None) => Some(Vec::new()),
            rules::Due::Exchange(_) | rules::Due::Begin | rules::Due::Play(_) => None,
        }
    }

    /// 0 in the exchange, in which a button stays good whatever the others do; then it grows with
    /// every turn.
    #[must_use]
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// How many entries the record has.
    #[must_use]
    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// What happened since this was last asked and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        std::mem::take(&mut self.unsaved)
    }

    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.game.board().options()
    }
}

impl Question {
    /// What a computer of this strength decides, knowing this.
    #[must_use]
    pub fn decide(
        self,
        view: &View,
        level: Level,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Act> {
        Kind::from(level)
            .decide(view, limits, rng)
            .and_then(Act::of_move)
    }

    /// Any decision that is legal.
    #[must_use]
    pub fn any(self, view: &View) -> Option<Act> {
        computer::any(view).and_then(Act::of_move)
    }
}

//! The board: everything that everyone at the table knows (section 7), and nothing else.
//!
//! It remembers every middle of the current deal, from which the known cards of a hand and each
//! player's exchanges follow.

use super::hand::Exchange;
use super::options::Options;
use super::{HAND, MOST_SEATS, MOST_TURNS_OF_ALL};
use crate::cards::{Card, CardSet, Direction, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) deals: usize,
    pub(super) in_play: SeatSet,
    pub(super) tokens: [u8; MOST_SEATS],
    /// A player's place, or 0 while they are still in.
    pub(super) places: [u8; MOST_SEATS],
    pub(super) phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "playouts copy games, and a box can't be copied"
)]
pub(super) enum Phase {
    Deal,
    Turns(Round),
    Over { winner: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    pub(super) turn: Seat,
    pub(super) called: Option<Seat>,
    /// The middle as dealt, then after each turn. The unused rest repeats the middle as dealt.
    middles: [[Card; HAND]; MOST_TURNS_OF_ALL + 1],
    turns: u8,
}

impl Round {
    pub(super) const fn new(turn: Seat, middle: [Card; HAND]) -> Round {
        Round {
            turn,
            called: None,
            middles: [middle; MOST_TURNS_OF_ALL + 1],
            turns: 0,
        }
    }

    pub(super) fn middle(&self) -> [Card; HAND] {
        self.middles[usize::from(self.turns)]
    }

    pub(super) fn turns(&self) -> usize {
        self.turns.into()
    }

    pub(super) fn push(&mut self, middle: [Card; HAND]) {
        self.turns += 1;
        self.middles[usize::from(self.turns)] = middle;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Deal,
    Turn(Seat),
    /// Nothing: the game is over, and this player has won.
    Over(Seat),
}

/// A turn that has been played, as everyone saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub seat: Seat,
    /// The middle before it, by place.
    pub before: [Card; HAND],
    /// The middle after it, by place.
    pub after: [Card; HAND],
}

impl Turn {
    pub fn took(&self) -> CardSet {
        self.changed(self.before, self.after)
    }

    pub fn gave(&self) -> CardSet {
        self.changed(self.after, self.before)
    }

    pub fn exchange(&self) -> Exchange {
        let (gave, took) = (self.gave(), self.took());
        match (gave.iter().next(), took.iter().next()) {
            (Some(give), Some(take)) if took.len() == 1 => Exchange::One { give, take },
            (Some(_), Some(_)) => Exchange::All,
            _ => Exchange::Keep,
        }
    }

    /// The cards that changed. A card never moves from one place to another, so comparing places is
    /// enough.
    fn changed(&self, from: [Card; HAND], to: [Card; HAND]) -> CardSet {
        let pairs = from.into_iter().zip(to);
        pairs
            .filter_map(|(from, to)| (from != to).then_some(from))
            .collect()
    }
}

impl Board {
    #[inline]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The number of seats, including players who are out.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The dealer of the current deal, or between deals, of the next one.
    #[inline]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The number of deals so far, including the current one.
    #[inline]
    pub const fn deals(&self) -> usize {
        self.deals
    }

    #[inline]
    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    #[inline]
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens.get(seat.index()).copied().unwrap_or_default()
    }

    /// The place of the winner or of a player who is out (section 6).
    pub fn place(&self, seat: Seat) -> Option<u8> {
        let place = *self.places.get(seat.index())?;
        (place > 0).then_some(place)
    }

    #[inline]
    pub const fn due(&self) -> Due {
        match &self.phase {
            Phase::Deal => Due::Deal,
            Phase::Turns(round) => Due::Turn(round.turn),
            Phase::Over { winner } => Due::Over(*winner),
        }
    }

    /// The player whose turn it is; `None` between deals and after the game.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        match self.due() {
            Due::Turn(seat) => Some(seat),
            Due::Deal | Due::Over(_) => None,
        }
    }

    #[inline]
    const fn current(&self) -> Option<&Round> {
        match &self.phase {
            Phase::Turns(round) => Some(round),
            Phase::Deal | Phase::Over { .. } => None,
        }
    }

    /// The cards of the middle, by place; `None` between deals and after the game.
    #[inline]
    pub fn middle(&self) -> Option<[Card; HAND]> {
        self.current().map(Round::middle)
    }

    #[inline]
    pub fn called(&self) -> Option<Seat> {
        self.current()?.called
    }

    /// The players who still have their last turn after a call; empty before a call.
    pub fn last_turns(&self) -> SeatSet {
        let (Some(turn), Some(caller)) = (self.turn(), self.called()) else {
            return SeatSet::EMPTY;
        };
        let order = self.in_play.in_turn_after(caller, Direction::Clockwise);
        order
            .skip_while(|seat| *seat != turn)
            .filter(|seat| *seat != caller)
            .collect()
    }

    /// The turns of this deal so far, in order.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        let first = self.in_play.next_after(self.dealer, Direction::Clockwise);
        let round = self.current();
        let middles = round.map_or(&[][..], |round| &round.middles[..=round.turns()]);
        let mut next = first.unwrap_or(self.dealer);
        middles.windows(2).map(move |pair| {
            let seat = next;
            let after = self.in_play.next_after(seat, Direction::Clockwise);
            next = after.unwrap_or(seat);
            Turn {
                seat,
                before: pair[0],
                after: pair[1],
            }
        })
    }

    /// The number of turns that everyone has had in this deal.
    #[inline]
    pub fn round(&self) -> usize {
        let turns = self.current().map_or(0, Round::turns);
        turns / self.in_play.len().max(1) as usize
    }

    /// The cards of a hand that everyone knows because they came from the middle and haven't left
    /// the hand.
    pub fn known(&self, seat: Seat) -> CardSet {
        let own = self.turns().filter(|turn| turn.seat == seat);
        own.fold(CardSet::EMPTY, |known, turn| {
            known.or(turn.took()).minus(turn.gave())
        })
    }

    /// The next player still in after this one.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        let next = self.in_play.next_after(seat, Direction::Clockwise);
        next.unwrap_or(seat)
    }
}

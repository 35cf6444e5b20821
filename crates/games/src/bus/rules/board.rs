//! The board: everything that everyone at the table knows (section 7), and nothing else.
//!
//! It remembers every middle of the current deal, from which the known cards of a hand and each
//! player's exchanges follow. It is also the only source of legality (sections 3 and 4): given a
//! player's hand, it says what that player can do. The game asks it before it makes a move, and
//! commands, buttons and computer players ask it for the list.

use super::event::{Act, Deal, Illegal};
use super::hand::{Exchange, Hand};
use super::options::{Keep, Options, WholeHand};
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
#[expect(clippy::large_enum_variant, reason = "playouts copy games, and a box can't be copied")]
pub(super) enum Phase {
    Deal,
    Turns(CurrentDeal),
    Over { winner: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CurrentDeal {
    pub(super) turn: Seat,
    pub(super) called: Option<Seat>,
    /// The middle as dealt, then after each turn. The unused rest repeats the middle as dealt.
    middles: [[Card; HAND]; MOST_TURNS_OF_ALL + 1],
    turns: u8,
}

impl CurrentDeal {
    pub(super) const fn new(turn: Seat, middle: [Card; HAND]) -> CurrentDeal {
        CurrentDeal { turn, called: None, middles: [middle; MOST_TURNS_OF_ALL + 1], turns: 0 }
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
pub struct PlayedTurn {
    pub seat: Seat,
    /// The middle before it, by place.
    pub before: [Card; HAND],
    /// The middle after it, by place.
    pub after: [Card; HAND],
}

impl PlayedTurn {
    pub fn took(&self) -> CardSet {
        self.changed(self.before, self.after)
    }

    pub fn gave(&self) -> CardSet {
        self.changed(self.after, self.before)
    }

    /// The cards that changed. A card never moves from one place to another, so comparing places is
    /// enough.
    fn changed(&self, from: [Card; HAND], to: [Card; HAND]) -> CardSet {
        from.into_iter().zip(to).filter_map(|(from, to)| (from != to).then_some(from)).collect()
    }
}

impl Board {
    pub const fn options(&self) -> Options {
        self.options
    }

    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The number of deals so far, including the current one.
    pub const fn deals(&self) -> usize {
        self.deals
    }

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
    const fn current(&self) -> Option<&CurrentDeal> {
        match &self.phase {
            Phase::Turns(round) => Some(round),
            Phase::Deal | Phase::Over { .. } => None,
        }
    }

    /// The cards of the middle, by place; `None` between deals and after the game.
    #[inline]
    pub fn middle(&self) -> Option<[Card; HAND]> {
        self.current().map(CurrentDeal::middle)
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
        order.skip_while(|seat| *seat != turn).filter(|seat| *seat != caller).collect()
    }

    pub fn turns(&self) -> impl Iterator<Item = PlayedTurn> {
        let round = self.current();
        let middles = round.map_or(&[][..], |round| &round.middles[..=round.turns()]);
        let mut seat = self.dealer;
        middles.windows(2).map(move |pair| {
            seat = self.next(seat);
            PlayedTurn { seat, before: pair[0], after: pair[1] }
        })
    }

    /// The number of turns that everyone has had in this deal.
    #[inline]
    pub fn round(&self) -> usize {
        let turns = self.current().map_or(0, CurrentDeal::turns);
        turns / self.in_play.len().max(1) as usize
    }

    /// The cards of a hand that everyone knows because they came from the middle and haven't left
    /// the hand.
    pub fn known(&self, seat: Seat) -> CardSet {
        let own = self.turns().filter(|turn| turn.seat == seat);
        own.fold(CardSet::EMPTY, |known, turn| known.or(turn.took()).minus(turn.gave()))
    }

    /// The next deal if the pack lies in this order (section 2): one card at a time from the player
    /// after the dealer, then the middle.
    pub fn next_deal(&self, pack: impl IntoIterator<Item = Card>) -> Deal {
        let mut pack = pack.into_iter();
        let mut hands = vec![Vec::new(); self.seats()];
        for _ in 0..HAND {
            for seat in (self.in_play).in_turn_after(self.dealer, Direction::Clockwise) {
                hands[seat.index()].extend(pack.next());
            }
        }
        let middle = pack.take(HAND).collect();
        Deal { hands, middle }
    }

    /// The next player still in after this one.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        self.in_play.next_after(seat, Direction::Clockwise).unwrap_or(seat)
    }
}

impl Board {
    /// Every legal exchange of `seat`, who holds `hand`. Keeping comes first, then the cards of the
    /// hand from the lowest, each for the places of the middle in order, then the whole hand. Empty
    /// when it isn't the seat's turn.
    pub fn legal_exchanges(&self, seat: Seat, hand: Hand) -> Vec<Exchange> {
        let mut exchanges = Vec::new();
        let Some(middle) = self.middle().filter(|_| self.turn() == Some(seat)) else {
            return exchanges;
        };
        let options = self.options();
        if options.keep == Keep::Yes {
            exchanges.push(Exchange::Keep);
        }
        for give in hand.cards() {
            exchanges.extend(middle.map(|take| Exchange::One { give, take }));
        }
        if options.whole_hand == WholeHand::Yes {
            exchanges.push(Exchange::All);
        }
        exchanges
    }

    /// Whether the seat can call at the end of its current turn.
    #[inline]
    pub fn may_stop(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) && self.called().is_none()
    }

    /// Everything that `seat`, holding `hand`, can do now; turns without a call come first.
    pub fn legal_acts(&self, seat: Seat, hand: Hand) -> Vec<Act> {
        let exchanges = self.legal_exchanges(seat, hand);
        let stops = [false, true].into_iter().filter(|stop| !stop || self.may_stop(seat));
        let exchanges = &exchanges;
        let with = |stop| exchanges.iter().map(move |&exchange| Act { exchange, stop });
        stops.flat_map(with).collect()
    }

    /// Checks that `seat`, holding `hand`, can do this; agrees with
    /// [`legal_acts`](Self::legal_acts).
    #[inline]
    pub fn check(&self, seat: Seat, hand: Option<Hand>, act: Act) -> Result<(), Illegal> {
        let turn = match self.due() {
            Due::Turn(turn) => turn,
            Due::Deal => return Err(Illegal::NotDealt),
            Due::Over(_) => return Err(Illegal::GameOver),
        };
        let (Some(hand), Some(middle)) = (hand, self.middle()) else {
            return Err(Illegal::NotInPlay(seat));
        };
        if turn != seat {
            return Err(Illegal::NotYourTurn { turn });
        }
        match act.exchange {
            Exchange::Keep if self.options().keep == Keep::No => Err(Illegal::MustExchange),
            Exchange::All if self.options().whole_hand == WholeHand::No => {
                Err(Illegal::OneCardOnly)
            }
            Exchange::One { give, take } if give == take => Err(Illegal::Itself(give)),
            Exchange::One { give, .. } if !hand.contains(give) => Err(Illegal::NotInHand(give)),
            Exchange::One { take, .. } if !middle.contains(&take) => {
                Err(Illegal::NotInMiddle(take))
            }
            _ => Ok(()),
        }?;
        match self.called() {
            Some(by) if act.stop => Err(Illegal::AlreadyCalled { by }),
            _ => Ok(()),
        }
    }
}

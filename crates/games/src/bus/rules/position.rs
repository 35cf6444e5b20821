//! The game: the board and all hands, what deals and moves do to them, and what one seat may know.
//!
//! `apply` is check, then change: an error leaves the game as it was. The state has a fixed size
//! and is `Copy`, and a move allocates nothing, so that computer players can play out millions of
//! deals. The game knows every hand; a view holds only its seat's own hand and the board (section
//! 7).

use super::board::{Board, CurrentDeal, Due, Phase};
use super::event::{Act, BadDeal, Deal, Event, Illegal, Move};
use super::hand::{Exchange, Hand};
use super::options::Options;
use super::{HAND, MOST_SEATS, MOST_TURNS};
use crate::cards::{Card, CardSet, Chance, Seat, SeatSet};
use crate::kit;
use crate::kit::options::{RuleOptions, WrongSeats};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStart {
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    #[error("the dealer is {0:?}, which isn't at the table")]
    Dealer(Seat),
}

/// A running or finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    /// `Some` for the players in the current deal.
    pub(super) hands: [Option<Hand>; MOST_SEATS],
}

impl Position {
    /// A game before its first deal.
    pub fn new(options: Options, seats: usize, dealer: Seat) -> Result<Position, BadStart> {
        options.check_seats(seats)?;
        let in_play = SeatSet::first(seats);
        if !in_play.contains(dealer) {
            return Err(BadStart::Dealer(dealer));
        }
        let mut tokens = [0; MOST_SEATS];
        tokens[..seats].fill(options.tokens.get() as u8);
        let board = Board {
            options,
            seats: seats as u8,
            dealer,
            deals: 0,
            in_play,
            tokens,
            places: [0; MOST_SEATS],
            phase: Phase::Deal,
        };
        let hands = [None; MOST_SEATS];
        Ok(Position { board, hands })
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        *self.hands.get(seat.index())?
    }

    /// The next deal that follows from this chance.
    pub fn fair_deal(&self, chance: &Chance) -> Deal {
        (self.board).next_deal(chance.deal(self.board.deals + 1))
    }

    /// Deals (section 2) and tells `on` what happens.
    pub fn deal(&mut self, deal: &Deal, on: &mut impl FnMut(Event)) -> Result<(), BadDeal> {
        let (hands, middle) = self.check_deal(deal)?;
        let board = &mut self.board;
        board.deals += 1;
        board.phase = Phase::Turns(CurrentDeal::new(board.next(board.dealer), middle));
        self.hands = hands;
        on(Event::Dealt {
            deal: board.deals,
            dealer: board.dealer,
            players: board.in_play,
            middle,
        });
        for seat in board.in_play.iter() {
            if let Some(hand) = self.hands[seat.index()] {
                on(Event::Received { seat, hand });
            }
        }
        Ok(())
    }

    /// Checks that a deal is due and everyone gets the right cards; returns the hands and the
    /// middle.
    pub(super) fn check_deal(
        &self,
        deal: &Deal,
    ) -> Result<([Option<Hand>; MOST_SEATS], [Card; HAND]), BadDeal> {
        if self.board.due() != Due::Deal {
            return Err(BadDeal::NotDue);
        }
        let (hands, seats) = (deal.hands.len(), self.board.seats());
        if hands != seats {
            return Err(BadDeal::Seats { hands, seats });
        }
        let mut seen = CardSet::EMPTY;
        for &card in deal.hands.iter().flatten().chain(&deal.middle) {
            if card.is_second_copy() {
                return Err(BadDeal::Foreign(card));
            }
            if seen.contains(card) {
                return Err(BadDeal::Twice(card));
            }
            seen.insert(card);
        }
        let mut hands = [None; MOST_SEATS];
        for (seat, cards) in Seat::first(seats).zip(&deal.hands) {
            let expected = if self.board.in_play.contains(seat) { HAND } else { 0 };
            if cards.len() != expected {
                return Err(BadDeal::Hand { seat, cards: cards.len(), expected });
            }
            let hand = <[Card; HAND]>::try_from(&cards[..]);
            hands[seat.index()] = hand.ok().and_then(Hand::new);
        }
        let middle = <[Card; HAND]>::try_from(&deal.middle[..])
            .map_err(|_| BadDeal::Middle(deal.middle.len()))?;
        Ok((hands, middle))
    }

    /// Every legal move of the player whose turn it is.
    pub fn legal_moves(&self) -> Vec<Move> {
        let hand = |seat| Some((seat, self.hand(seat)?));
        let moves = self.board.turn().and_then(hand).map(|(seat, hand)| {
            self.board.legal_acts(seat, hand).into_iter().map(|act| (seat, act).into()).collect()
        });
        moves.unwrap_or_default()
    }

    /// Checks that the player in the seat can do this now.
    #[inline]
    pub fn check(&self, seat: Seat, act: Act) -> Result<(), Illegal> {
        self.board.check(seat, self.hand(seat), act)
    }

    /// Carries out a player's turn and tells `on` what happens, in order.
    #[inline]
    pub fn apply(
        &mut self,
        seat: Seat,
        act: Act,
        on: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        self.check(seat, act)?;
        self.carry_out(seat, act, on);
        Ok(())
    }

    #[inline]
    fn carry_out(&mut self, seat: Seat, act: Act, on: &mut impl FnMut(Event)) {
        let Act { exchange, stop } = act;
        let Phase::Turns(round) = &mut self.board.phase else {
            debug_assert!(false, "there are turns in a deal only");
            return;
        };
        let (hand, middle) = (self.hands[seat.index()], round.middle());
        let Some((before, hand)) =
            hand.and_then(|hand| Some((hand, hand.after(exchange, middle)?)))
        else {
            debug_assert!(false, "the exchange has been checked");
            return;
        };
        let middle = before.leaves(exchange, middle);
        self.hands[seat.index()] = Some(hand);
        round.push(middle);
        on(seen(seat, exchange, hand, middle));
        if stop {
            round.called = Some(seat);
            on(Event::Called { seat });
        }
        let (turns, called) = (round.turns(), round.called);
        let next = self.board.next(seat);
        if called == Some(next) || (called.is_none() && self.is_at_limit(turns)) {
            self.end_deal(on);
        } else if let Phase::Turns(round) = &mut self.board.phase {
            round.turn = next;
        }
    }

    /// Whether everyone has had all turns of a deal without a call (section 4).
    #[inline]
    fn is_at_limit(&self, turns: usize) -> bool {
        turns >= MOST_TURNS * self.board.in_play.len() as usize
    }

    /// Ends the deal with the showdown and its consequences (sections 4 and 6).
    fn end_deal(&mut self, on: &mut impl FnMut(Event)) {
        let hands = std::mem::replace(&mut self.hands, [None; MOST_SEATS]);
        let worst = worst(&hands);
        let board = &mut self.board;
        let lasts = |seat: Seat| !worst.contains(seat) || board.tokens(seat) > 1;
        let losers = if board.in_play.iter().any(lasts) { worst } else { SeatSet::EMPTY };
        on(Event::Showdown { hands, worst, losers });
        let mut out = SeatSet::EMPTY;
        for seat in losers.iter() {
            let tokens = &mut board.tokens[seat.index()];
            *tokens -= 1;
            if *tokens == 0 {
                out = out.with(seat);
                board.in_play = board.in_play.without(seat);
            }
        }
        let place = board.in_play.len() as u8 + 1;
        for seat in out.iter() {
            board.places[seat.index()] = place;
        }
        board.dealer = board.next(board.dealer);
        board.phase = Phase::Deal;
        if let Some(winner) = board.in_play.only() {
            board.places[winner.index()] = 1;
            board.phase = Phase::Over { winner };
        }
    }
}

/// The event that everyone sees for an exchange.
#[inline]
fn seen(seat: Seat, exchange: Exchange, hand: Hand, middle: [Card; HAND]) -> Event {
    match exchange {
        Exchange::Keep => Event::Kept { seat },
        Exchange::One { give, take } => Event::Exchanged { seat, gave: give, took: take },
        Exchange::All => Event::ExchangedAll { seat, gave: middle, took: hand },
    }
}

fn worst(hands: &[Option<Hand>; MOST_SEATS]) -> SeatSet {
    let worth = |seat: Seat| hands[seat.index()].map(Hand::worth);
    let seats = || Seat::first(MOST_SEATS).filter(|seat| worth(*seat).is_some());
    let least = seats().map(worth).min();
    seats().filter(|seat| Some(worth(*seat)) == least).collect()
}

/// Everything that the player in one seat knows.
pub type View = kit::View<Option<Hand>, Board>;

impl View {
    pub fn new(game: &Position, seat: Seat) -> View {
        View::of(seat, game.hand(seat), *game.board())
    }

    /// Every exchange that the player can make now.
    pub fn legal_exchanges(&self) -> Vec<Exchange> {
        let exchanges = |hand| self.board().legal_exchanges(self.seat(), hand);
        self.hand().map_or_else(Vec::new, exchanges)
    }

    /// Everything that the player can do now.
    pub fn legal_acts(&self) -> Vec<Act> {
        let acts = |hand| self.board().legal_acts(self.seat(), hand);
        self.hand().map_or_else(Vec::new, acts)
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let dealt = self.board().middle().is_some();
        self.board().in_play().without(self.seat()).iter().filter(move |_| dealt)
    }

    /// The cards that the player can't place: in another player's hand and not
    /// [known](Board::known) to be there, or in the rest of the pack.
    pub fn unseen(&self) -> CardSet {
        let mut seen: CardSet = self.board().middle().into_iter().flatten().collect();
        seen.extend(self.hand().into_iter().flat_map(Hand::cards));
        let known = self.others().map(|seat| self.board().known(seat));
        CardSet::pack(1).minus(known.fold(seen, CardSet::or))
    }

    /// A game that looks like this one from the player's seat, where each other player has these
    /// hidden cards in addition to the [known](Board::known) ones.
    ///
    /// `None` if a player has too few or too many cards, or cards that this player has seen, or if
    /// two players have the same card.
    pub fn imagine(&self, hidden: &[CardSet; MOST_SEATS]) -> Option<Position> {
        let mut left = self.unseen();
        let mut hands = [None; MOST_SEATS];
        *hands.get_mut(self.seat().index())? = self.hand();
        for seat in self.others() {
            let cards = hidden[seat.index()];
            if !cards.minus(left).is_empty() {
                return None;
            }
            left = left.minus(cards);
            hands[seat.index()] = Some(Hand::of_set(self.board().known(seat).or(cards))?);
        }
        let board = *self.board();
        Some(Position { board, hands })
    }
}

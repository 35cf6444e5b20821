//! The game: the board and all hands, and what deals and moves do to them.
//!
//! `apply` is check, then change: an error leaves the game as it was. The state has a fixed size
//! and is `Copy`, and a move allocates nothing, so that computer players can play out millions of
//! deals. The game knows every hand; [`view`](super::view) decides who may see what.

use super::board::{Board, Due, Phase, Round};
use super::deal::{BadDeal, Deal};
use super::event::{Event, Illegal, Move};
use super::hand::{Exchange, Hand};
use super::options::Options;
use super::{HAND, MOST_SEATS, MOST_TURNS};
use crate::cards::{Card, CardSet, Chance, Seat, SeatSet};
use crate::kit::options::WrongSeats;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStart {
    /// Too few or too many seats.
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    #[error("the dealer is {0:?}, which isn't at the table")]
    Dealer(Seat),
}

/// A running or finished game.
///
/// ```
/// use getaway_games::bus::rules::{Due, Event, Exchange, Game, Illegal, Move, Options};
/// use getaway_games::cards::{Chance, Seat, Secret};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let mut game = Game::new(Options::default(), 2, Seat::FIRST)?;
/// assert_eq!(game.board().due(), Due::Deal);
/// game.deal(&game.fair_deal(&chance), &mut |_| {})?;
///
/// // The player after the dealer starts: they keep their hand and call.
/// let Due::Turn(seat) = game.board().due() else { panic!("cards have been dealt") };
/// assert_ne!(seat, Seat::FIRST);
/// let act = Move { seat, exchange: Exchange::Keep, stop: true };
/// game.apply(act, &mut |_| {})?;
///
/// // An illegal move is refused and changes nothing.
/// let again = game.apply(act, &mut |_| {});
/// assert_eq!(again, Err(Illegal::NotYourTurn { turn: Seat::FIRST }));
///
/// // The other player's only turn ends the deal.
/// let act = Move { seat: Seat::FIRST, exchange: Exchange::Keep, stop: false };
/// let mut events = Vec::new();
/// game.apply(act, &mut |event| events.push(event))?;
/// assert!(matches!(events[1], Event::Showdown { .. }));
/// assert_eq!(game.board().due(), Due::Deal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) board: Board,
    /// `Some` for the players in the current deal.
    pub(super) hands: [Option<Hand>; MOST_SEATS],
}

impl Game {
    /// A game before its first deal.
    ///
    /// # Errors
    /// There is no such table.
    pub fn new(options: Options, seats: usize, dealer: Seat) -> Result<Game, BadStart> {
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
        Ok(Game { board, hands })
    }

    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        *self.hands.get(seat.index())?
    }

    /// The next deal that follows from this chance.
    pub fn fair_deal(&self, chance: &Chance) -> Deal {
        let board = &self.board;
        let (k, seats) = (board.deals + 1, board.seats());
        Deal::new(chance, k, board.in_play, seats, board.dealer)
    }

    /// Deals (section 2) and tells `on` what happens.
    ///
    /// # Errors
    /// The deal is impossible; nothing has changed and `on` has heard nothing then.
    pub fn deal(&mut self, deal: &Deal, on: &mut impl FnMut(Event)) -> Result<(), BadDeal> {
        let (hands, middle) = self.check_deal(deal)?;
        let board = &mut self.board;
        board.deals += 1;
        board.phase = Phase::Turns(Round::new(board.next(board.dealer), middle));
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
            let in_play = self.board.in_play.contains(seat);
            let hand = <[Card; HAND]>::try_from(&cards[..]);
            hands[seat.index()] = hand.ok().and_then(Hand::new);
            if cards.len() != HAND * usize::from(in_play) {
                return Err(BadDeal::Hand {
                    seat,
                    cards: cards.len(),
                    expected: HAND * usize::from(in_play),
                });
            }
        }
        let middle = <[Card; HAND]>::try_from(&deal.middle[..]);
        let middle = middle.map_err(|_| BadDeal::Middle(deal.middle.len()))?;
        Ok((hands, middle))
    }

    /// Every legal move of the player whose turn it is.
    pub fn legal_moves(&self) -> Vec<Move> {
        let hand = |seat| Some((seat, self.hand(seat)?));
        let turn = self.board.turn().and_then(hand);
        turn.map_or_else(Vec::new, |(seat, hand)| self.board.legal_moves(seat, hand))
    }

    /// Checks that the move is legal now.
    ///
    /// # Errors
    /// The move is illegal.
    #[inline]
    pub fn check(&self, act: Move) -> Result<(), Illegal> {
        self.board.check(self.hand(act.seat), act)
    }

    /// Makes a move and tells `on` what happens, in order.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed and `on` has heard nothing then.
    #[inline]
    pub fn apply(&mut self, act: Move, on: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check(act)?;
        self.carry_out(act, on);
        Ok(())
    }

    #[inline]
    fn carry_out(
        &mut self,
        Move {
            seat,
            exchange,
            stop,
        }: Move,
        on: &mut impl FnMut(Event),
    ) {
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
        let losers = if board.in_play.iter().any(lasts) {
            worst
        } else {
            SeatSet::EMPTY
        };
        on(Event::Showdown {
            hands,
            worst,
            losers,
        });
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
        if !out.is_empty() {
            on(Event::Out { seats: out, place });
        }
        board.dealer = board.next(board.dealer);
        board.phase = Phase::Deal;
        if let Some(winner) = board.in_play.only() {
            board.places[winner.index()] = 1;
            board.phase = Phase::Over { winner };
            on(Event::Won { seat: winner });
        }
    }
}

/// The event that everyone sees for an exchange.
#[inline]
fn seen(seat: Seat, exchange: Exchange, hand: Hand, middle: [Card; HAND]) -> Event {
    match exchange {
        Exchange::Keep => Event::Kept { seat },
        Exchange::One { give, take } => Event::Exchanged {
            seat,
            gave: give,
            took: take,
        },
        Exchange::All => Event::ExchangedAll {
            seat,
            gave: middle,
            took: hand,
        },
    }
}

fn worst(hands: &[Option<Hand>; MOST_SEATS]) -> SeatSet {
    let worth = |seat: Seat| hands[seat.index()].map(Hand::worth);
    let seats = || Seat::first(MOST_SEATS).filter(|seat| worth(*seat).is_some());
    let least = seats().map(worth).min();
    seats().filter(|seat| Some(worth(*seat)) == least).collect()
}

//! The game: the board and all hidden cards, and the effects of moves on them.
//!
//! `apply` is check, then change: an error leaves the game as it was. The state has a fixed size
//! and is `Copy`, and nothing here allocates, so computer players can play out millions of games.
//! The game knows every card; `view` decides who may see what.

use rand::Rng;

use super::board::{Board, Due, Phase, Source, Stack};
use super::event::{Act, Event, Illegal, Move};
use super::{MOST_DEALT, MOST_DECK, MOST_PLAYS, MOST_SEATS};
use crate::cards::{Card, CardSet, Rank, Seat, SeatSet};
use crate::kit::race::below;

/// A running or finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) hands: [CardSet; MOST_SEATS],
    /// The face-down cards by place; `None` where no card lies any more.
    pub(super) down: [[Option<Card>; MOST_DEALT]; MOST_SEATS],
    /// The draw deck; the last card is drawn next.
    pub(super) deck: [Option<Card>; MOST_DECK],
}

impl Position {
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The hand of a seat; empty if there is no such seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The face-down card at a place, which nobody sees.
    pub fn face_down(&self, seat: Seat, at: u8) -> Option<Card> {
        *self.down.get(seat.index())?.get(usize::from(at))?
    }

    /// The draw deck from its top, which nobody sees.
    pub fn deck(&self) -> impl Iterator<Item = Card> {
        self.deck.iter().rev().flatten().copied()
    }

    /// The players among whom chance chooses who begins: the holders of the lowest card. Empty when
    /// there is nothing to choose.
    pub fn candidates(&self) -> SeatSet {
        match self.board.phase {
            Phase::Begin => self.holders(self.lowest()),
            _ => SeatSet::EMPTY,
        }
    }

    /// The lowest rank in any hand from three up, or two if there is none (rules, section 4).
    fn lowest(&self) -> Rank {
        let all = self.hands.iter().fold(CardSet::EMPTY, |a, b| a.or(*b));
        all.at_least(Rank::THREE).ranks().next().unwrap_or(Rank::TWO)
    }

    fn holders(&self, rank: Rank) -> SeatSet {
        let holds = |seat: &Seat| !self.hand(*seat).of_rank(rank).is_empty();
        self.board.in_play.iter().filter(holds).collect()
    }

    /// Every legal move of every player, or every outcome that chance can have.
    pub fn legal_moves(&self) -> Vec<Move> {
        let begins = self.candidates().iter().map(Move::Chance);
        let moves = self.board.in_play.iter().flat_map(|seat| {
            let acts = self.board.legal_acts(seat, self.hand(seat)).into_iter();
            acts.map(move |act| Move::Player { seat, act })
        });
        begins.chain(moves).collect()
    }

    /// Checks that the move is legal now.
    #[inline]
    pub fn check(&self, act: Move) -> Result<(), Illegal> {
        match act {
            Move::Player { seat, act } => self.board.check(seat, self.hand(seat), act),
            Move::Chance(seat) if self.candidates().contains(seat) => Ok(()),
            Move::Chance(seat) => Err(match self.board.phase {
                Phase::Over { .. } => Illegal::GameOver,
                _ if !self.board.in_play.contains(seat) => Illegal::NotInPlay(seat),
                // The candidates follow from all hands, which nobody sees.
                _ => Illegal::NotACandidate(seat),
            }),
        }
    }

    /// Makes a move and tells `on` what happens, in order.
    #[inline]
    pub fn apply(&mut self, act: Move, on: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match act {
            Move::Player { seat, act } => self.act(seat, act, on),
            Move::Chance(seat) => {
                self.check(act)?;
                self.begin(seat, on);
                Ok(())
            }
        }
    }

    /// Does what a player does and tells `on` what happens, in order. Playouts spend most of their
    /// time here.
    #[inline]
    pub fn act(&mut self, seat: Seat, act: Act, on: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.board.check(seat, self.hand(seat), act)?;
        self.carry_out(seat, act, on);
        Ok(())
    }

    /// Carries out an act that has been [checked](Self::check), or was chosen among the legal ones.
    #[inline]
    fn carry_out(&mut self, seat: Seat, act: Act, on: &mut impl FnMut(Event)) {
        match act {
            Act::Swap { hand, up } => self.swap(seat, hand, up, on),
            Act::Ready => self.ready(seat, on),
            Act::Play(cards) => self.play(seat, cards, on),
            Act::Flip(at) => self.flip(seat, at, on),
            Act::PickUp => {
                self.pick_up(seat, CardSet::EMPTY, on);
                self.end_turn(seat, false, CardSet::EMPTY, on);
            }
        }
    }

    fn swap(&mut self, seat: Seat, hand: Card, up: Card, on: &mut impl FnMut(Event)) {
        let (n, tableau) = (seat.index(), &mut self.board.tableaus[seat.index()]);
        self.hands[n].remove(hand);
        self.hands[n].insert(up);
        tableau.up.remove(up);
        tableau.up.insert(hand);
        tableau.known.remove(hand);
        tableau.known.insert(up);
        on(Event::Swapped { seat, hand, up });
    }

    fn ready(&mut self, seat: Seat, on: &mut impl FnMut(Event)) {
        let Phase::Exchange { ready } = &mut self.board.phase else {
            debug_assert!(false, "who is ready was asked in the exchange");
            return;
        };
        *ready = ready.with(seat);
        let all = *ready == self.board.in_play;
        on(Event::Ready { seat });
        if all {
            self.board.phase = Phase::Begin;
            if let Some(seat) = self.candidates().only() {
                self.begin(seat, on);
            }
        }
    }

    fn begin(&mut self, seat: Seat, on: &mut impl FnMut(Event)) {
        let rank = self.lowest();
        self.board.phase = Phase::Play { turn: seat, opening: Some(rank) };
        on(Event::Begins { seat, rank });
    }

    #[inline]
    fn play(&mut self, seat: Seat, cards: CardSet, on: &mut impl FnMut(Event)) {
        let (n, tableau) = (seat.index(), &mut self.board.tableaus[seat.index()]);
        let from = tableau.source();
        if from == Source::Up {
            tableau.up = tableau.up.minus(cards);
        } else {
            self.hands[n] = self.hands[n].minus(cards);
            tableau.known = tableau.known.minus(cards);
            tableau.hand -= cards.len();
        }
        self.put(seat, cards, from, on);
    }

    /// Plays a face-down card, or picks it up with the stack (rules, section 6).
    fn flip(&mut self, seat: Seat, at: u8, on: &mut impl FnMut(Event)) {
        let place = &mut self.down[seat.index()][usize::from(at) % MOST_DEALT];
        let Some(card) = place.take() else {
            debug_assert!(false, "no card lies at {at}");
            return;
        };
        let tableau = &mut self.board.tableaus[seat.index()];
        tableau.down = tableau.down.without(at);
        on(Event::Flipped { seat, at, card });
        let cards = CardSet::of(card);
        if self.board.takes().contains(card) {
            self.put(seat, cards, Source::Down, on);
        } else {
            self.pick_up(seat, cards, on);
            self.end_turn(seat, false, CardSet::EMPTY, on);
        }
    }

    #[inline]
    fn put(&mut self, seat: Seat, cards: CardSet, from: Source, on: &mut impl FnMut(Event)) {
        on(Event::Played { seat, cards, from });
        self.board.plays += 1;
        self.board.stack.put(cards);
        let burns = self.board.stack.burns();
        if burns {
            let cards = std::mem::take(&mut self.board.stack).cards();
            self.board.burnt = self.board.burnt.or(cards);
            on(Event::Burnt { seat, cards });
        }
        self.refill(seat, on);
        self.end_turn(seat, burns, cards, on);
    }

    /// Draws from the deck until the hand is as large as it was dealt (rules, section 5).
    #[inline]
    fn refill(&mut self, seat: Seat, on: &mut impl FnMut(Event)) {
        let board = &mut self.board;
        let full = board.options.length.dealt(board.seats.into()) as u32;
        let tableau = &mut board.tableaus[seat.index()];
        let count = full.saturating_sub(tableau.hand).min(board.deck.into());
        if count == 0 {
            return;
        }
        let left = usize::from(board.deck) - count as usize;
        let drawn = self.deck[left..usize::from(board.deck)].iter_mut();
        let cards: CardSet = drawn.filter_map(Option::take).collect();
        debug_assert_eq!(cards.len(), count, "the deck has as many cards as is said");
        board.deck = left as u8;
        tableau.hand += count;
        self.hands[seat.index()] = self.hands[seat.index()].or(cards);
        on(Event::Refilled { seat, count });
        on(Event::Received { seat, cards });
    }

    fn pick_up(&mut self, seat: Seat, with: CardSet, on: &mut impl FnMut(Event)) {
        let stack = std::mem::replace(&mut self.board.stack, Stack::EMPTY);
        let cards = stack.cards().or(with);
        let (n, tableau) = (seat.index(), &mut self.board.tableaus[seat.index()]);
        self.hands[n] = self.hands[n].or(cards);
        tableau.known = tableau.known.or(cards);
        tableau.hand += cards.len();
        on(Event::PickedUp { seat, cards });
    }

    /// Ends the turn: chooses the next player, if the game goes on (rules, sections 8 and 12).
    /// `played`: the cards that were put on the stack.
    #[inline]
    fn end_turn(&mut self, seat: Seat, burns: bool, played: CardSet, on: &mut impl FnMut(Event)) {
        let gone = self.board.tableau(seat).is_empty();
        if gone {
            self.board.in_play = self.board.in_play.without(seat);
            self.board.away.push(seat);
            on(Event::GotAway { seat });
            if let Some(loser) = self.board.in_play.only() {
                self.board.phase = Phase::Over { loser: Some(loser) };
                on(Event::Lost { seat: loser });
                return;
            }
        }
        if self.board.plays >= MOST_PLAYS {
            self.board.phase = Phase::Over { loser: None };
            on(Event::Stopped);
            return;
        }
        let (skipped, next) = match burns {
            true => (SeatSet::EMPTY, self.board.next(seat)),
            false => self.board.after(seat, played),
        };
        debug_assert!(next.is_some(), "two are left at least");
        if !skipped.is_empty() {
            on(Event::Skipped { seats: skipped });
        }
        let turn = match next {
            Some(next) if gone || !burns => next,
            _ => seat,
        };
        self.board.phase = Phase::Play { turn, opening: None };
    }
}

/// Plays random moves until the game is over, and returns the loser; `None` if it was stopped.
pub fn random_playout(game: &mut Position, rng: &mut impl Rng) -> Option<Seat> {
    while let Some(act) = random_move(game, rng) {
        match act {
            Move::Player { seat, act } => game.carry_out(seat, act, &mut |_| {}),
            Move::Chance(seat) => game.begin(seat, &mut |_| {}),
        }
    }
    game.board().loser()
}

/// A random legal move; `None` when the game is over. Before play, each exchange is as likely as
/// being ready.
#[inline]
pub fn random_move(game: &Position, rng: &mut impl Rng) -> Option<Move> {
    match game.board().due() {
        Due::Play(seat) => random_turn(game, seat, rng),
        Due::Begin => {
            let seats = game.candidates();
            let seat = seats.iter().nth(below(seats.len(), rng) as usize)?;
            Some(Move::Chance(seat))
        }
        Due::Exchange(seats) => {
            let seat = seats.iter().nth(below(seats.len(), rng) as usize)?;
            let (hand, up) = (game.hand(seat), game.board().tableau(seat).up);
            let swap = hand.nth(below(hand.len(), rng)).zip(up.nth(below(up.len(), rng)));
            let act = match swap {
                Some((hand, up)) if below(2, rng) == 0 => Act::Swap { hand, up },
                _ => Act::Ready,
            };
            Some(Move::Player { seat, act })
        }
        Due::Over(_) => None,
    }
}

fn random_turn(game: &Position, seat: Seat, rng: &mut impl Rng) -> Option<Move> {
    let (mut chosen, mut count) = (None, 0);
    game.board().each_distinct(seat, game.hand(seat), &mut |act| {
        // A player who can play doesn't pick up; the pick-up comes last.
        if chosen.is_some() && matches!(act, Act::PickUp) {
            return;
        }
        // The n-th act replaces the one chosen before with a chance of one in n.
        count += 1;
        if below(count, rng) == 0 {
            chosen = Some(act);
        }
    });
    chosen.map(|act| Move::Player { seat, act })
}

#[cfg(test)]
mod tests {
    use super::super::{Deal, Options};
    use super::*;
    use crate::cards::{Chance, Secret};

    /// No deal leads to this position: the two hands have more cards than there are twos.
    #[test]
    fn s4_if_no_hand_has_a_three_or_higher_the_holders_of_twos_are_candidates() {
        let chance = Chance::new(&Secret::new([1; 32]), 1, &[]);
        let deal = Deal::new(&chance, Options::default(), 3, Seat::FIRST);
        let mut game = Position::deal(Options::default(), Seat::FIRST, &deal).unwrap();
        let twos: Vec<Card> = CardSet::pack(1).of_rank(Rank::TWO).iter().collect();
        game.hands = [CardSet::EMPTY; MOST_SEATS];
        game.hands[0] = CardSet::of(twos[0]);
        game.hands[2] = twos[1..].iter().copied().collect();
        game.board.phase = Phase::Begin;
        let seats: Vec<usize> = game.candidates().iter().map(Seat::index).collect();
        assert_eq!(seats, [0, 2]);
        let seat = Seat::FIRST;
        let mut events = Vec::new();
        game.apply(Move::Chance(seat), &mut |event| events.push(event)).unwrap();
        let rank = Rank::TWO;
        assert_eq!(events, [Event::Begins { seat, rank }]);
    }
}

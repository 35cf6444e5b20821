//! Positions in the middle of play, for tests.

use super::board::Phase;
use super::deal::{BadSetup, check_cards, check_seats};
use super::game::Game;
use super::options::Options;
use super::{DECK, MOST_PLAYS};
use crate::cards::{Card, CardSet, Seat, SeatSet};

/// A position at the beginning of a turn. Cards that are nowhere have burnt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub options: Options,
    pub dealer: Seat,
    /// The face-down cards of each seat, at the places from 0 up.
    pub down: Vec<Vec<Card>>,
    pub up: Vec<CardSet>,
    pub hands: Vec<CardSet>,
    pub deck: Vec<Card>,
    /// The cards that are out of play and unseen; empty in a full game.
    pub out: CardSet,
    /// The stack, from its lowest card up.
    pub stack: Vec<Card>,
    /// The players who got away, in order.
    pub away: Vec<Seat>,
    pub turn: Seat,
    pub plays: u32,
}

impl Default for Setup {
    /// An empty position: no seats and no cards.
    fn default() -> Setup {
        Setup {
            options: Options::default(),
            dealer: Seat::FIRST,
            down: Vec::new(),
            up: Vec::new(),
            hands: Vec::new(),
            deck: Vec::new(),
            out: CardSet::EMPTY,
            stack: Vec::new(),
            away: Vec::new(),
            turn: Seat::FIRST,
            plays: 0,
        }
    }
}

impl Setup {
    /// Checks the seats against the players who got away and the turn; returns the number of seats.
    fn check_players(&self) -> Result<usize, BadSetup> {
        let named = self.away.iter().copied().chain([self.dealer, self.turn]);
        let kinds = [self.down.len(), self.up.len(), self.hands.len()];
        let seats = check_seats(self.options, kinds, named)?;
        let away: SeatSet = self.away.iter().copied().collect();
        let empty = |seat: &Seat| {
            let n = seat.index();
            self.hands[n].is_empty() && self.up[n].is_empty() && self.down[n].is_empty()
        };
        if away != Seat::first(seats).filter(empty).collect()
            || away.len() as usize != self.away.len()
            || self.away.len() + 2 > seats
        {
            return Err(BadSetup::InPlay);
        }
        if away.contains(self.turn) {
            return Err(BadSetup::Turn);
        }
        Ok(seats)
    }

    /// Checks that each card is in one place; returns all cards except the burnt ones.
    fn check_cards(&self) -> Result<CardSet, BadSetup> {
        let sets = self.up.iter().chain(&self.hands).chain([&self.out]);
        let cards: Vec<Card> = sets.flat_map(|set| set.iter()).collect();
        let down = self.down.iter().flatten();
        check_cards(
            cards
                .iter()
                .chain(down)
                .chain(&self.deck)
                .chain(&self.stack),
        )
    }

    /// Checks that nobody has more cards than were dealt, or fewer in the hand than the deck would
    /// have given.
    fn check_numbers(&self, seats: usize) -> Result<(), BadSetup> {
        let dealt = self.options.length.dealt(seats);
        for seat in Seat::first(seats).filter(|seat| !self.away.contains(seat)) {
            let n = seat.index();
            let (down, up) = (self.down[n].len(), self.up[n].len() as usize);
            if down.max(up) > dealt {
                return Err(BadSetup::Dealt(seat, down.max(up)));
            }
            let hand = self.hands[n].len() as usize;
            if hand < dealt && !self.deck.is_empty() {
                return Err(BadSetup::Dealt(seat, hand));
            }
        }
        if self.deck.len() > DECK {
            return Err(BadSetup::Deck(self.deck.len()));
        }
        if self.out.len() as usize != self.options.length.out_of_play(seats) {
            return Err(BadSetup::OutOfPlay(self.out.len()));
        }
        if self.plays >= MOST_PLAYS {
            return Err(BadSetup::Plays(self.plays));
        }
        Ok(())
    }
}

impl TryFrom<&Setup> for Game {
    type Error = BadSetup;

    fn try_from(setup: &Setup) -> Result<Game, BadSetup> {
        let seats = setup.check_players()?;
        let cards = setup.check_cards()?;
        setup.check_numbers(seats)?;
        let phase = Phase::Play {
            turn: setup.turn,
            opening: None,
        };
        let Setup {
            options,
            dealer,
            down,
            up,
            hands,
            deck,
            ..
        } = setup;
        let mut game = Game::lay_out(*options, *dealer, down, up, hands, deck, phase);
        let board = &mut game.board;
        for card in &setup.stack {
            board.stack.put(CardSet::of(*card));
            if board.stack.burns() {
                return Err(BadSetup::Stack);
            }
        }
        board.burnt = CardSet::pack(1).minus(cards);
        board.plays = setup.plays;
        for &seat in &setup.away {
            board.in_play = board.in_play.without(seat);
            board.away.push(seat);
        }
        Ok(game)
    }
}

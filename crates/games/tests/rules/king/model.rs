//! A second, simple implementation of King to compare the engine with: lists and loops, straight
//! from the text. It uses nothing of the engine but cards, seats and the names of moves.

use getaway_games::cards::*;
use getaway_games::king::rules::{
    Act, Auctions, Choice, Ending, Hearts, Move, Options, Scoring, Trumps,
};

use crate::rules::any_game::{rank, suit};

/// The move that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Deal,
    /// The dealer's first choice, or trumps after an auction.
    Choose {
        after_auction: bool,
    },
    Auction,
    Direction,
    Tricks,
    Over,
}

pub struct Model {
    options: Options,
    first_dealer: usize,
    /// The round, from 1; 11 when the game is over.
    pub round: usize,
    pub stage: Stage,
    pub hands: Vec<Vec<Card>>,
    /// The seats and their calls in the auction; 0 is a pass.
    calls: Vec<(usize, u8)>,
    trumps: Option<char>,
    up: bool,
    /// The cards of the trick, with the seats that played them.
    pub table: Vec<(usize, Card)>,
    /// The seats that took the tricks, with the cards, trick by trick.
    pub taken: Vec<(usize, Vec<Card>)>,
    pub turn: Option<usize>,
    pub scores: Vec<i32>,
}

fn is_king_of_hearts(card: &Card) -> bool {
    card.to_string() == "KH"
}

impl Model {
    pub fn new(options: Options, first_dealer: usize) -> Model {
        Model {
            options,
            first_dealer,
            round: 1,
            stage: Stage::Deal,
            hands: vec![Vec::new(); 4],
            calls: Vec::new(),
            trumps: None,
            up: true,
            table: Vec::new(),
            taken: Vec::new(),
            turn: None,
            scores: vec![0; 4],
        }
    }

    pub fn dealer(&self) -> usize {
        (self.first_dealer + self.round - 1) % 4
    }

    /// The last bid, with the seat that made it.
    fn last_bid(&self) -> Option<(usize, u8)> {
        self.calls.iter().rev().copied().find(|call| call.1 > 0)
    }

    fn is_hearts_round(&self) -> bool {
        self.options.hearts == Hearts::HeldBack && (self.round == 2 || self.round == 5)
    }

    fn may_play(&self, seat: usize, card: Card) -> bool {
        let hand = &self.hands[seat];
        if !hand.contains(&card) {
            return false;
        }
        let Some((_, led)) = self.table.first() else {
            let only_hearts = hand.iter().all(|card| suit(*card) == 'H');
            return !self.is_hearts_round() || suit(card) != 'H' || only_hearts;
        };
        if hand.iter().any(|card| suit(*card) == suit(*led)) {
            return suit(card) == suit(*led);
        }
        let must_throw = self.options.hearts == Hearts::HeldBack
            && self.round == 5
            && hand.iter().any(is_king_of_hearts);
        !must_throw || is_king_of_hearts(&card)
    }

    pub fn may(&self, act: Move) -> bool {
        let Move::Player { seat, act } = act else { return self.stage == Stage::Deal };
        if Some(seat.index()) != self.turn {
            return false;
        }
        match (act, self.stage) {
            (Act::Choose(choice), Stage::Choose { after_auction }) => {
                choice != Choice::Auction
                    || (!after_auction && self.options.auction == Auctions::Allowed)
            }
            (Act::Bid(bid), Stage::Auction) => match self.last_bid() {
                Some((_, last)) => bid.tricks() > last,
                None => true,
            },
            (Act::Pass, Stage::Auction) | (Act::Direct(_), Stage::Direction) => true,
            (Act::Play(card), Stage::Tricks) => self.may_play(seat.index(), card),
            _ => false,
        }
    }

    /// Makes a move, which must be legal.
    pub fn make(&mut self, act: Move) {
        assert!(self.may(act), "{act:?}");
        let (seat, act) = match act {
            Move::Player { seat, act } => (seat.index(), act),
            Move::Chance(hands) => {
                self.hands = hands.sets().map(|hand| hand.iter().collect()).into();
                self.calls.clear();
                self.taken.clear();
                self.trumps = None;
                if self.round <= 6 {
                    self.stage = Stage::Tricks;
                    self.turn = Some((self.dealer() + 1) % 4);
                } else {
                    self.stage = Stage::Choose { after_auction: false };
                    self.turn = Some(self.dealer());
                }
                return;
            }
        };
        match act {
            Act::Choose(choice) => self.choose(choice),
            Act::Bid(bid) => self.call(seat, bid.tricks()),
            Act::Pass => self.call(seat, 0),
            Act::Direct(way) => {
                self.up = way == Scoring::Up;
                self.stage = Stage::Tricks;
                self.turn = Some((self.dealer() + 1) % 4);
            }
            Act::Play(card) => self.play(seat, card),
        }
    }

    fn choose(&mut self, choice: Choice) {
        self.trumps = match choice {
            Choice::Trumps(Trumps::Spades) => Some('S'),
            Choice::Trumps(Trumps::Hearts) => Some('H'),
            Choice::Trumps(Trumps::Diamonds) => Some('D'),
            Choice::Trumps(Trumps::Clubs) => Some('C'),
            Choice::Trumps(Trumps::None) => None,
            Choice::Auction => {
                self.stage = Stage::Auction;
                self.turn = Some((self.dealer() + 1) % 4);
                return;
            }
        };
        self.stage = Stage::Direction;
        self.turn = Some(self.dealer());
    }

    fn call(&mut self, seat: usize, tricks: u8) {
        self.calls.push((seat, tricks));
        let passes = self.calls.iter().rev().take_while(|c| c.1 == 0).count();
        let after_auction = true;
        match self.last_bid() {
            Some((bidder, last)) if last == 13 || passes == 2 => {
                self.stage = Stage::Choose { after_auction };
                self.turn = Some(bidder);
            }
            None if passes == 3 => {
                self.stage = Stage::Choose { after_auction };
                self.turn = Some(self.dealer());
            }
            _ => {
                let mut next = (seat + 1) % 4;
                if next == self.dealer() {
                    next = (next + 1) % 4;
                }
                self.turn = Some(next);
            }
        }
    }

    fn play(&mut self, seat: usize, card: Card) {
        self.hands[seat].retain(|held| *held != card);
        self.table.push((seat, card));
        self.turn = Some((seat + 1) % 4);
        if self.table.len() < 4 {
            return;
        }
        let led = suit(self.table[0].1);
        let trumped = self.table.iter().any(|(_, c)| Some(suit(*c)) == self.trumps);
        let wins = match self.trumps {
            Some(trumps) if trumped => trumps,
            _ => led,
        };
        let mut candidates: Vec<(usize, Card)> = self.table.clone();
        candidates.retain(|(_, card)| suit(*card) == wins);
        candidates.sort_by_key(|(_, card)| rank(*card));
        let winner = candidates[candidates.len() - 1].0;
        let cards = self.table.drain(..).map(|(_, card)| card).collect();
        self.taken.push((winner, cards));
        self.turn = Some(winner);
        if self.taken.len() == 13 || (self.options.ending == Ending::Decided && self.decided()) {
            self.end_round();
        }
    }

    /// How many of the cards taken so far have one of these ranks.
    fn taken_of(&self, ranks: &[&str]) -> usize {
        let cards = self.taken.iter().flat_map(|(_, cards)| cards);
        cards
            .filter(|card| ranks.contains(&&card.to_string()[..card.to_string().len() - 1]))
            .count()
    }

    fn decided(&self) -> bool {
        let mut taken = self.taken.iter().flat_map(|(_, cards)| cards);
        match self.round {
            2 => taken.filter(|card| suit(**card) == 'H').count() == 13,
            3 => self.taken_of(&["Q"]) == 4,
            4 => self.taken_of(&["K", "J"]) == 8,
            5 => taken.any(is_king_of_hearts),
            _ => false,
        }
    }

    fn end_round(&mut self) {
        let mut tricks = [0; 4];
        for (number, (winner, cards)) in self.taken.iter().enumerate() {
            tricks[*winner] += 1;
            let named = |names: &[&str]| {
                let named = |card: &&Card| names.iter().any(|n| card.to_string().starts_with(n));
                cards.iter().filter(named).count() as i32
            };
            self.scores[*winner] -= match self.round {
                1 => 20,
                2 => 20 * cards.iter().filter(|card| suit(**card) == 'H').count() as i32,
                3 => 50 * named(&["Q"]),
                4 => 30 * named(&["K", "J"]),
                5 => 160 * named(&["KH"]),
                6 if number >= 11 => 90,
                _ => 0,
            };
        }
        if self.round > 6 {
            if let Some((bidder, bid)) = self.last_bid() {
                tricks[bidder] -= i32::from(bid);
                tricks[self.dealer()] += i32::from(bid);
            }
            for (score, tricks) in self.scores.iter_mut().zip(tricks) {
                *score += if self.up { 25 * tricks } else { 325 - 75 * tricks };
            }
        }
        self.hands = vec![Vec::new(); 4];
        self.taken.clear();
        self.calls.clear();
        self.turn = None;
        self.round += 1;
        self.stage = if self.round > 10 { Stage::Over } else { Stage::Deal };
    }

    /// 1 for the most points; equal scores share the better place.
    pub fn places(&self) -> Vec<u8> {
        let mut sorted = self.scores.clone();
        sorted.sort();
        sorted.reverse();
        let place = |score: &i32| sorted.iter().position(|s| s == score).expect("a place");
        self.scores.iter().map(|score| place(score) as u8 + 1).collect()
    }
}

//! A second, simple implementation of Stop the Bus to compare the engine with: lists and loops,
//! straight from the text. It uses nothing of the engine but cards, seats and the names of moves.

use getaway_games::bus::rules::{Act, Deal, Exchange, Keep, Options, WholeHand};
use getaway_games::cards::Seat;
use getaway_games::cards::*;

use crate::rules::any_game::{RANKS, rank, suit};

/// The place of a hand's kind among the six kinds of section 5, best first.
fn kind(hand: &[Card]) -> usize {
    let suited = hand.iter().all(|card| suit(*card) == suit(hand[0]));
    let same = |n: usize, m: usize| rank(hand[n]) == rank(hand[m]);
    match (run(hand), suited) {
        _ if same(0, 1) && same(1, 2) => 1,
        (Some(_), true) => 2,
        (Some(_), false) => 3,
        (None, true) => 4,
        _ if same(0, 1) || same(1, 2) || same(0, 2) => 5,
        _ => 6,
    }
}

/// The place of a run in "A 2 3, A K Q, K Q J, … down to 4 3 2", from 0; `None` if it isn't a run.
fn run(hand: &[Card]) -> Option<usize> {
    let mut sequences = vec!["A 2 3".to_owned()];
    for top in (2..13).rev() {
        sequences.push(format!("{} {} {}", RANKS[top], RANKS[top - 1], RANKS[top - 2]));
    }
    let is = |sequence: &String| {
        sequence.split(' ').clone().all(|name| hand.iter().any(|card| RANKS[rank(*card)] == name))
    };
    sequences.iter().position(is)
}

/// The place of a prial's rank in "3, A, K, … down to 2".
fn prial(rank: usize) -> usize {
    "3 A K Q J 10 9 8 7 6 5 4 2".split(' ').position(|name| name == RANKS[rank]).expect("a rank")
}

/// The value of a hand: its kind, then the numbers that are compared within the kind, in order.
/// Higher is better.
pub fn value(hand: &[Card]) -> (usize, Vec<usize>) {
    let mut ranks: Vec<usize> = hand.iter().map(|card| rank(*card)).collect();
    ranks.sort();
    ranks.reverse();
    let kind = kind(hand);
    let within = match kind {
        1 => vec![13 - prial(ranks[0])],
        2 | 3 => vec![13 - run(hand).expect("it is one")],
        5 => {
            let twice = |r: &usize| ranks.iter().filter(|other| *other == r).count() == 2;
            let pair = ranks.iter().find(|r| twice(r)).expect("a pair");
            let third = ranks.iter().find(|r| !twice(r)).expect("a third card");
            vec![*pair, *third]
        }
        _ => ranks,
    };
    (6 - kind, within)
}

pub struct Model {
    options: Options,
    pub dealer: usize,
    pub tokens: Vec<u8>,
    pub places: Vec<Option<u8>>,
    /// The hands, empty for players who are out, and between deals.
    pub hands: Vec<Vec<Card>>,
    pub middle: Vec<Card>,
    /// For each hand, the cards that came from the middle and haven't left it since.
    pub known: Vec<Vec<Card>>,
    pub turn: Option<usize>,
    pub called: Option<usize>,
    /// Turns in this deal, by seat.
    turns: Vec<u32>,
    /// Turns of this deal since the call.
    since_call: usize,
    pub winner: Option<usize>,
    /// The seats with the worst hand at the last showdown, and the seats that lost a token.
    pub last: (Vec<usize>, Vec<usize>),
}

impl Model {
    pub fn new(options: Options, seats: usize, dealer: usize) -> Model {
        Model {
            options,
            dealer,
            tokens: vec![options.tokens.get() as u8; seats],
            places: vec![None; seats],
            hands: vec![Vec::new(); seats],
            middle: Vec::new(),
            known: vec![Vec::new(); seats],
            turn: None,
            called: None,
            turns: vec![0; seats],
            since_call: 0,
            winner: None,
            last: (Vec::new(), Vec::new()),
        }
    }

    pub fn playing(&self) -> Vec<usize> {
        let seats = 0..self.tokens.len();
        seats.filter(|seat| self.tokens[*seat] > 0).collect()
    }

    /// The next player with tokens.
    fn after(&self, seat: usize) -> usize {
        let mut next = (seat + 1) % self.tokens.len();
        while self.tokens[next] == 0 {
            next = (next + 1) % self.tokens.len();
        }
        next
    }

    pub fn deal(&mut self, deal: &Deal) {
        assert!(self.turn.is_none() && self.winner.is_none());
        self.hands.clone_from(&deal.hands);
        self.middle.clone_from(&deal.middle);
        self.known.iter_mut().for_each(Vec::clear);
        self.turns.fill(0);
        (self.called, self.since_call) = (None, 0);
        self.turn = Some(self.after(self.dealer));
    }

    pub fn may(&self, seat: Seat, act: Act) -> bool {
        let seat = seat.index();
        if self.turn != Some(seat) || (act.stop && self.called.is_some()) {
            return false;
        }
        match act.exchange {
            Exchange::Keep => self.options.keep == Keep::Yes,
            Exchange::One { give, take } => {
                self.hands[seat].contains(&give) && self.middle.contains(&take)
            }
            Exchange::All => self.options.whole_hand == WholeHand::Yes,
        }
    }

    /// Carries out a turn, which must be legal.
    pub fn make(&mut self, seat: Seat, act: Act) {
        assert!(self.may(seat, act), "{act:?}");
        let seat = seat.index();
        match act.exchange {
            Exchange::Keep => {}
            Exchange::One { give, take } => {
                let place = self.middle.iter().position(|card| *card == take);
                self.middle[place.expect("it is there")] = give;
                self.hands[seat].retain(|card| *card != give);
                self.hands[seat].push(take);
                self.known[seat].retain(|card| *card != give);
                self.known[seat].push(take);
            }
            Exchange::All => {
                let mut given = std::mem::take(&mut self.hands[seat]);
                let suits = "CDHS";
                given.sort_by_key(|card| (rank(*card), suits.find(suit(*card))));
                self.hands[seat].clone_from(&self.middle);
                self.known[seat].clone_from(&self.middle);
                self.middle = given;
            }
        }
        self.turns[seat] += 1;
        if self.called.is_some() {
            self.since_call += 1;
        }
        if act.stop {
            self.called = Some(seat);
        }
        let playing = self.playing();
        let all_called = self.called.is_some() && self.since_call == playing.len() - 1;
        let all_had_20 = playing.iter().all(|seat| self.turns[*seat] == 20);
        if all_called || (self.called.is_none() && all_had_20) {
            self.show();
        } else {
            self.turn = Some(self.after(seat));
        }
    }

    fn show(&mut self) {
        let playing = self.playing();
        let hands = &self.hands;
        let is_worst = |seat: &usize| {
            playing.iter().all(|other| value(&hands[*seat]) <= value(&hands[*other]))
        };
        let worst: Vec<usize> = playing.iter().copied().filter(is_worst).collect();
        let survivors = playing.iter();
        let mut survivors =
            survivors.filter(|seat| self.tokens[**seat] > 1 || !worst.contains(seat));
        let losers = if survivors.next().is_none() { Vec::new() } else { worst.clone() };
        for seat in &losers {
            self.tokens[*seat] -= 1;
        }
        let left = self.playing();
        for seat in losers.iter().filter(|seat| self.tokens[**seat] == 0) {
            self.places[*seat] = Some(left.len() as u8 + 1);
        }
        self.last = (worst, losers);
        self.turn = None;
        self.called = None;
        self.middle.clear();
        self.hands.iter_mut().for_each(Vec::clear);
        self.dealer = self.after(self.dealer);
        if left.len() == 1 {
            self.winner = Some(left[0]);
            self.places[left[0]] = Some(1);
        }
    }
}

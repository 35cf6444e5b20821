//! The game: the board and all hands, and the effects of moves on them.
//!
//! `apply` is check, then change: an error leaves the game as it was. The state has a fixed size
//! and is `Copy`, and nothing here allocates. The game knows every card; a [`View`](super::View)
//! decides who may see what.

use rand::Rng;

use super::bidding::{Bid, Bidding};
use super::board::{Board, Due, Phase, Play};
use super::contract::{Choice, Contract, Row, Scoring, Sheet};
use super::event::{Act, Event, Illegal, Move};
use super::options::{Ending, Options};
use super::round::{Hands, Round};
use super::trick::Trick;
use super::{SEATS, TRICKS, next};
use crate::cards::{Card, CardSet, Seat};
use crate::kit::race::any_of;

/// A running or finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) hands: [CardSet; SEATS],
}

impl Position {
    /// A game before its first deal.
    pub fn new(options: Options, first_dealer: Seat) -> Result<Position, Illegal> {
        if first_dealer.index() >= SEATS {
            return Err(Illegal::NoSuchSeat(first_dealer));
        }
        Ok(Position {
            board: Board { options, first_dealer, sheet: Sheet::default(), phase: Phase::Deal },
            hands: [CardSet::EMPTY; SEATS],
        })
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The hand of a seat; empty between rounds, or if there is no such seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Every legal move of the player whose turn it is. Deals aren't listed: there are too many.
    pub fn legal_moves(&self) -> Vec<Move> {
        let turn = self.board.due().seat();
        let moves = turn.into_iter().flat_map(|seat| {
            let acts = self.board.legal_acts(seat, self.hand(seat)).into_iter();
            acts.map(move |act| Move::Player { seat, act })
        });
        moves.collect()
    }

    /// Checks that the move is legal now.
    pub fn check(&self, act: Move) -> Result<(), Illegal> {
        let hand = act.seat().map(|seat| self.hand(seat));
        self.board.check(hand.unwrap_or_default(), act)
    }

    /// Makes a move and tells `on` what happens, in order.
    pub fn apply(&mut self, act: Move, on: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check(act)?;
        let (seat, act) = match act {
            Move::Chance(hands) => {
                self.deal(&hands, on);
                return Ok(());
            }
            Move::Player { seat, act } => (seat, act),
        };
        on(Event::Did { seat, act });
        match act {
            Act::Choose(choice) => self.choose(choice),
            Act::Bid(bid) => self.call(Some(bid), on),
            Act::Pass => self.call(None, on),
            Act::Direct(way) => self.direct(seat, way),
            Act::Play(card) => self.play(seat, card, on),
        }
        Ok(())
    }

    fn deal(&mut self, hands: &Hands, on: &mut impl FnMut(Event)) {
        self.hands = hands.sets();
        let (round, dealer) = (self.board.round(), self.board.dealer());
        self.board.phase = match round.penalty() {
            Some(penalty) => {
                let contract = Contract::Negative(penalty);
                Phase::Play(Play::new(contract, None, next(dealer)))
            }
            None => Phase::Choose { bidding: None },
        };
        on(Event::Dealt { round, dealer });
        for seat in Seat::first(SEATS) {
            let cards = hands.of(seat);
            on(Event::Received { seat, cards });
        }
    }

    fn choose(&mut self, choice: Choice) {
        self.board.phase = match choice {
            Choice::Trumps(trumps) => {
                Phase::Direct { trumps, bidding: self.board.bidding().copied() }
            }
            Choice::Auction => Phase::Bid { bidding: Bidding::new(self.board.dealer()) },
        };
    }

    /// Makes a call in the auction. Another call follows, or trumps are named.
    fn call(&mut self, call: Option<Bid>, on: &mut impl FnMut(Event)) {
        let Phase::Bid { bidding } = &mut self.board.phase else {
            debug_assert!(false, "calls are checked to belong to an auction");
            return;
        };
        bidding.call(call);
        if bidding.turn().is_some() {
            return;
        }
        on(match bidding.best() {
            Some(sold) => Event::Sold { to: sold.to, bid: sold.bid },
            None => Event::NotSold,
        });
        self.board.phase = Phase::Choose { bidding: Some(*bidding) };
    }

    fn direct(&mut self, seat: Seat, way: Scoring) {
        let Phase::Direct { trumps, bidding } = self.board.phase else {
            debug_assert!(false, "a direction is checked to be due");
            return;
        };
        let sold = bidding.and_then(|bidding| bidding.best());
        let contract = Contract::Positive { trumps, way, sold };
        self.board.phase = Phase::Play(Play::new(contract, bidding, next(seat)));
    }

    fn play(&mut self, seat: Seat, card: Card, on: &mut impl FnMut(Event)) {
        let Phase::Play(play) = &mut self.board.phase else {
            debug_assert!(false, "a card is checked to be due");
            return;
        };
        self.hands[seat.index() % SEATS].remove(card);
        let Some(trick) = play.trick.add(card, play.contract.trumps()) else { return };
        play.tricks.push(trick);
        play.trick = Trick::new(trick.winner);
        let number = play.tricks().len();
        on(Event::Took { number, trick });
        let decided =
            self.board.options.ending == Ending::Decided && play.contract.is_decided(play.tricks());
        if decided || number == TRICKS {
            let (contract, counts) = (play.contract, play.counts());
            self.end_round(contract, counts, on);
        }
    }

    /// Scores the round; cards still held leave the game unseen.
    fn end_round(&mut self, contract: Contract, counts: [u8; SEATS], on: &mut impl FnMut(Event)) {
        let (round, dealer) = (self.board.round(), self.board.dealer());
        let scores = contract.scores(counts, dealer);
        self.hands = [CardSet::EMPTY; SEATS];
        self.board.sheet.push(Row { dealer, contract, counts, scores });
        on(Event::RoundOver { round, contract, scores });
        if round == Round::LAST {
            self.board.phase = Phase::Over;
            let scores = self.board.scores();
            on(Event::GameOver { scores });
        } else {
            self.board.phase = Phase::Deal;
        }
    }
}

/// A random legal move, all equally likely, or a random deal; `None` when the game is over.
pub fn random_move(game: &Position, rng: &mut impl Rng) -> Option<Move> {
    if let Due::Deal(_) = game.board().due() {
        return Some(Move::Chance(random_deal(rng)));
    }
    any_of(&game.legal_moves(), rng)
}

pub fn random_deal(rng: &mut impl Rng) -> Hands {
    Hands::dealt(CardSet::pack(1).shuffled(rng), Seat::FIRST)
}

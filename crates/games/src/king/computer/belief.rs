//! A player's belief about the other hands: games that agree with everything seen.
//!
//! No imagined hand holds a suit that its owner failed to follow. A possible hand is more probable
//! if experienced players would have bid and played the same way with it, so cards that weren't
//! played are informative as well. The hands come from a random walk (Metropolis): two cards of two
//! hands change places. The better a step explains what was seen, the more likely it is accepted.

use rand::Rng;

use super::normal;
use super::table::{HEARTS, Lanes, Pip, SUIT, Table, lanes, len, pips};
use crate::cards::{Card, CardSet, Seat};
use crate::king::rules::{Bid, Bidding, Board, Choice, Position, SEATS, View};
use crate::kit::Rand;
use crate::kit::race::below;

/// The relative probability of a card or call that experience wouldn't have chosen, compared with
/// the one that it would have.
const UNLIKELY: f32 = 0.3;
/// The steps between two games that are used.
const STEPS: u32 = 12;
/// The steps before the first game.
const FIRST_STEPS: u32 = 60;

/// A walk through the games that are possible from a player's point of view.
pub(super) struct Belief<'a> {
    view: &'a View,
    may: [Lanes; SEATS],
    hands: [Lanes; SEATS],
    /// How well the hands explain what was seen, as a logarithm.
    fit: f32,
    others: [usize; SEATS - 1],
}

impl<'a> Belief<'a> {
    /// The start of the walk, before the first game is imagined. `None` between hands.
    pub(super) fn new(view: &'a View, rng: &mut Rand) -> Option<Belief<'a>> {
        let me = view.seat().index();
        let mut belief = Belief {
            view,
            may: may_hold(view),
            hands: [[0; 4]; SEATS],
            fit: 0.0,
            others: [1, 2, 3].map(|n| (me + n) & 3),
        };
        belief.hands[me & 3] = lanes(view.hand());
        belief.deal(rng)?;
        belief.fit = belief.explains();
        for _ in 0..FIRST_STEPS {
            belief.step(rng);
        }
        Some(belief)
    }

    pub(super) fn imagine(&mut self, rng: &mut Rand) -> Option<Position> {
        for _ in 0..STEPS {
            self.step(rng);
        }
        self.view.imagine(self.hands.map(card_set))
    }

    /// Deals the unseen cards, those with the fewest possible owners first.
    fn deal(&mut self, rng: &mut Rand) -> Option<()> {
        let mut cards: Vec<Pip> = pips(&lanes(self.view.unseen())).collect();
        for n in (1..cards.len()).rev() {
            cards.swap(n, below(n as u32 + 1, rng) as usize);
        }
        let owners = |card: &Pip| {
            let may = |seat: &&usize| card.is_in(&self.may[**seat]);
            self.others.iter().filter(may).count()
        };
        cards.sort_by_key(owners);
        for card in cards {
            let seat = self.make_room(card, 0)?;
            self.give(seat, card);
            self.others.rotate_left(1);
        }
        Some(())
    }

    fn give(&mut self, seat: usize, card: Pip) {
        self.hands[seat][usize::from(card.suit)] |= 1 << card.rank;
    }

    fn take(&mut self, seat: usize, card: Pip) {
        self.hands[seat][usize::from(card.suit)] &= !(1 << card.rank);
    }

    /// The number of cards that the seat still lacks.
    fn room(&self, seat: usize) -> u32 {
        let held = Seat::new(seat).map_or(0, |seat| self.view.board().held(seat));
        (held as u32).saturating_sub(len(&self.hands[seat]))
    }

    /// Finds a seat that can hold the card and has room for it. If necessary, moves another card on
    /// to a seat that isn't `barred`.
    fn make_room(&mut self, card: Pip, barred: u8) -> Option<usize> {
        let may = |seat: &usize| barred >> seat & 1 == 0 && card.is_in(&self.may[*seat]);
        let (open, full): (Vec<usize>, Vec<usize>) =
            { self.others.into_iter().filter(may).partition(|seat| self.room(*seat) > 0) };
        if let Some(seat) = open.first() {
            return Some(*seat);
        }
        for seat in full {
            for passed in pips(&self.hands[seat]) {
                if let Some(to) = self.make_room(passed, barred | 1 << seat) {
                    self.take(seat, passed);
                    self.give(to, passed);
                    return Some(seat);
                }
            }
        }
        None
    }

    /// Swaps two cards of two hands, if that explains what was seen well enough.
    fn step(&mut self, rng: &mut Rand) {
        let skip = self.others[below(3, rng) as usize];
        let mut two = self.others.into_iter().filter(|seat| *seat != skip);
        let (Some(a), Some(b)) = (two.next(), two.next()) else { return };
        let mut one = |seat: usize| {
            let hand = &self.hands[seat];
            let n = below(len(hand), rng) as usize;
            pips(hand).nth(n)
        };
        let (Some(x), Some(y)) = (one(a), one(b)) else { return };
        if !x.is_in(&self.may[b]) || !y.is_in(&self.may[a]) {
            return;
        }
        let before = (self.hands, self.fit);
        self.take(a, x);
        self.take(b, y);
        self.give(a, y);
        self.give(b, x);
        self.fit = self.explains();
        let luck = rng.next_u32() as f32 / u32::MAX as f32;
        if luck >= (self.fit - before.1).exp() {
            (self.hands, self.fit) = before;
        }
    }

    /// How well the hands explain the other players' moves, as a logarithm.
    fn explains(&self) -> f32 {
        let (board, me) = (self.view.board(), self.view.seat());
        let mut surprises = 0.0;
        let mut dealt = self.hands;
        if let Some(play) = board.play() {
            let mut before = |table: &Table, card: Pip| {
                dealt[usize::from(table.turn)][usize::from(card.suit)] |= 1 << card.rank;
                if usize::from(table.turn) != me.index() && normal::card(table) != card {
                    surprises += 1.0;
                }
            };
            Table::replay(self.hands, play, board.options(), &mut before);
        }
        surprises += calls(board, &dealt, me);
        surprises * UNLIKELY.ln()
    }
}

/// The number of calls before the first trick that experience wouldn't have made with these hands.
fn calls(board: &Board, dealt: &[Lanes; SEATS], me: Seat) -> f32 {
    let dealer = board.dealer();
    let mut surprises = 0_u8;
    let mut expect = |seat: Seat, expected: &dyn Fn(&Lanes) -> bool| {
        surprises += u8::from(seat != me && !expected(&dealt[seat.index() % SEATS]));
    };
    let bidding = board.bidding();
    let mut last: Option<Bid> = None;
    for (seat, call) in bidding.iter().flat_map(|bidding| bidding.calls()) {
        let next = Bid::above(last).next();
        expect(seat, &|hand| match call {
            Some(bid) => normal::most(hand) >= Some(bid),
            None => normal::most(hand) < next,
        });
        last = call.or(last);
    }
    if bidding.is_some() {
        expect(dealer, &|hand| normal::choice(hand, true) == Choice::Auction);
    }
    let Some(trumps) = board.trumps() else { return surprises.into() };
    let sold = bidding.and_then(Bidding::best);
    match sold {
        Some(sold) => expect(sold.to, &|hand| normal::bought(hand) == trumps),
        None => expect(dealer, &|hand| {
            normal::choice(hand, board.has_unused_auction()) == Choice::Trumps(trumps)
        }),
    }
    if let Some(way) = board.play().and_then(|play| play.contract().way()) {
        expect(dealer, &|hand| normal::way(hand, trumps, sold.map(|sold| sold.bid)) == way);
    }
    surprises.into()
}

/// The cards that each seat can hold, judging by the suits that it failed to follow and, where
/// hearts are held back, by what it would have had to play.
fn may_hold(view: &View) -> [Lanes; SEATS] {
    let (board, mut may) = (view.board(), [[SUIT; 4]; SEATS]);
    let Some(play) = board.play() else { return may };
    let king = Pip::of(Card::KING_OF_HEARTS);
    let mut before = |table: &Table, card: Pip| {
        let (may, suit) = (&mut may[usize::from(table.turn)], usize::from(card.suit));
        if table.lying == 0 {
            if table.goal.hearts_wait && suit == HEARTS {
                *may = [0, may[HEARTS], 0, 0];
            }
        } else if card.suit != table.led {
            may[usize::from(table.led)] = 0;
            if table.goal.king_goes {
                may[HEARTS] &= !(1 << king.rank);
            }
        }
    };
    Table::replay([[0; 4]; SEATS], play, board.options(), &mut before);
    may
}

fn card_set(lanes: Lanes) -> CardSet {
    pips(&lanes).filter_map(Pip::card).collect()
}

//! The `hard` player's belief about the other hands.
//!
//! The cards that came from the middle are known. For the hidden ones, a set of cards is as likely
//! as it makes the player's turns: what they took, what they gave, whether they kept, and whether
//! they called. The model is that players follow the rules of thumb, but not always.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::heuristic;
use crate::bus::rules::{Board, HAND, Hand, MOST_SEATS, Turn, View};
use crate::cards::{CardSet, Seat};
use crate::kit::race::below;

/// How often a player doesn't make their best hand.
const SLIP: f32 = 0.1;
/// How often a player calls with a weaker hand, or doesn't call with a stronger one.
const CALL_SLIP: f32 = 0.1;
/// The number of a player's last turns that count. Players who keep their hands for longer reveal
/// nothing more.
const TURNS: usize = 4;
/// How many times hands are drawn by likelihood before any hands will do. A draw fails if two
/// players get the same card.
const ATTEMPTS: usize = 100;

pub(super) struct Belief {
    unseen: CardSet,
    /// Players with the most cards to guess come first.
    others: Vec<(Seat, Hidden)>,
}

enum Hidden {
    Any(usize),
    /// Sets of cards, each with its weight plus the weights of all sets before it.
    Weighed(Vec<(CardSet, f32)>),
}

/// A turn of another player, as seen now.
struct Seen {
    /// The part of the hand before the turn that is no longer hidden.
    known: CardSet,
    turn: Turn,
    round: usize,
    /// Whether the player called; `None` if they couldn't.
    stop: Option<bool>,
}

impl Belief {
    /// The belief of a player with this view.
    pub(super) fn new(view: &View) -> Belief {
        let unseen = view.unseen();
        let hidden = |seat| (seat, hidden(view.board(), seat, unseen));
        let mut others: Vec<(Seat, Hidden)> = view.others().map(hidden).collect();
        // Players with unweighed cards get theirs from what the weighed sets leave.
        others.sort_by_key(|(_, hidden)| matches!(hidden, Hidden::Any(_)));
        Belief { unseen, others }
    }

    /// Draws hidden cards for everyone, by their likelihood.
    pub(super) fn sample(&self, rng: &mut Xoshiro256PlusPlus) -> [CardSet; MOST_SEATS] {
        let mut drawn = (0..ATTEMPTS).filter_map(|_| self.draw(rng));
        drawn.next().unwrap_or_else(|| self.draw_any(rng))
    }

    /// Draws once; `None` if two players would have the same card.
    fn draw(&self, rng: &mut Xoshiro256PlusPlus) -> Option<[CardSet; MOST_SEATS]> {
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut left = self.unseen;
        for (seat, hidden) in &self.others {
            let cards = match hidden {
                Hidden::Any(count) => any(*count, left, rng),
                Hidden::Weighed(sets) => weighed(sets, rng),
            };
            if !cards.minus(left).is_empty() {
                return None;
            }
            left = left.minus(cards);
            hands[seat.index()] = cards;
        }
        Some(hands)
    }

    fn draw_any(&self, rng: &mut Xoshiro256PlusPlus) -> [CardSet; MOST_SEATS] {
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut left = self.unseen;
        for (seat, hidden) in &self.others {
            let count = match hidden {
                Hidden::Any(count) => *count,
                Hidden::Weighed(sets) => sets.first().map_or(0, |(set, _)| set.len() as usize),
            };
            let cards = any(count, left, rng);
            left = left.minus(cards);
            hands[seat.index()] = cards;
        }
        hands
    }
}

fn any(count: usize, from: CardSet, rng: &mut Xoshiro256PlusPlus) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for _ in 0..count {
        let left = from.minus(cards);
        cards.extend(left.nth(below(left.len(), rng)));
    }
    cards
}

/// One of the sets, by weight.
fn weighed(sets: &[(CardSet, f32)], rng: &mut Xoshiro256PlusPlus) -> CardSet {
    let all = sets.last().map_or(0.0, |(_, weight)| *weight);
    let at = all * rng.random::<f32>();
    let n = sets.partition_point(|(_, weight)| *weight <= at);
    let set = sets.get(n).or(sets.last());
    set.map_or(CardSet::EMPTY, |(set, _)| *set)
}

/// The possible hidden cards in another player's hand.
fn hidden(board: &Board, seat: Seat, unseen: CardSet) -> Hidden {
    let known = board.known(seat);
    let count = HAND.saturating_sub(known.len() as usize);
    let seen = seen(board, seat, known);
    if count == 0 || seen.is_empty() {
        return Hidden::Any(count);
    }
    let (mut sets, mut sum) = (Vec::new(), 0.0);
    each_set(count, unseen, CardSet::EMPTY, &mut |set| {
        sum += seen
            .iter()
            .map(|seen| likelihood(board, seen, set))
            .product::<f32>();
        sets.push((set, sum));
    });
    Hidden::Weighed(sets)
}

/// The last turns of a player who now holds these known cards.
fn seen(board: &Board, seat: Seat, mut known: CardSet) -> Vec<Seen> {
    let turns: Vec<Turn> = board.turns().collect();
    let called = board.called();
    // A caller calls in their last turn.
    let call = turns.iter().rposition(|turn| Some(turn.seat) == called);
    let own = turns
        .iter()
        .enumerate()
        .filter(|(_, turn)| turn.seat == seat);
    let own = own.rev().take(TURNS).map(|(n, turn)| {
        known = known.minus(turn.took()).or(turn.gave());
        Seen {
            known,
            turn: *turn,
            round: n / board.in_play().len() as usize,
            stop: call.is_none_or(|call| n <= call).then_some(call == Some(n)),
        }
    });
    own.collect()
}

/// Shows `on` every set of `count` of the cards, together with those given.
fn each_set(count: usize, from: CardSet, with: CardSet, on: &mut impl FnMut(CardSet)) {
    if count == 0 {
        return on(with);
    }
    let mut left = from;
    for card in from {
        left.remove(card);
        each_set(count - 1, left, with.or(CardSet::of(card)), on);
    }
}

/// The likelihood of the turn if these cards were hidden in the hand.
fn likelihood(board: &Board, seen: &Seen, hidden: CardSet) -> f32 {
    let before = seen.known.or(hidden);
    let after = before.minus(seen.turn.gave()).or(seen.turn.took());
    let (Some(before), Some(after)) = (Hand::of_set(before), Hand::of_set(after)) else {
        return 0.0;
    };
    let (_, best) = heuristic::best(board, before, seen.turn.before);
    let slip = |likely, slip| if likely { 1.0 - slip } else { slip };
    let exchange = if after.worth() >= best {
        1.0 - SLIP
    } else {
        SLIP / 9.0
    };
    let calls = |stop| stop == heuristic::calls(board, seen.round, after.worth());
    exchange * seen.stop.map_or(1.0, |stop| slip(calls(stop), CALL_SLIP))
}

//! The `hard` player: tries every move in many deals that the others may have, in which everyone
//! continues by the rules of thumb, and counts what the remaining tokens are worth. So it considers
//! what it leaves in the middle for the players after it, when a call comes too early, and whose
//! loss of a token helps most.
//!
//! Its belief about the other hands: the cards that came from the middle are known. For the hidden
//! ones, a set of cards is as likely as it makes the player's turns: what they took, what they
//! gave, whether they kept, and whether they called. The model is that players follow the rules of
//! thumb, but not always.

use std::sync::LazyLock;

use rand::RngExt;

use super::{Estimate, Limits, heuristic};
use crate::bus::rules::{
    Act, Board, Event, HAND, Hand, MOST_SEATS, PlayedTurn, Position, Tokens, View,
};
use crate::cards::{CardSet, Seat, SeatSet};
use crate::kit::Rand;
use crate::kit::race::{below, race, to_front};

/// The number of imagined deals in one playout. Playing a deal takes less time than comparing the
/// moves after it.
const DEALS: usize = 16;

/// The act after which the player loses least often; `None` if it isn't their turn.
pub(super) fn turn(view: &View, limits: &Limits, rng: &mut Rand) -> Option<Act> {
    evaluate(view, &acts(view), limits, rng).first().map(|best| best.candidate)
}

/// The legal acts; the first is the choice of the rules of thumb.
pub(super) fn acts(view: &View) -> Vec<Act> {
    let mut acts = view.legal_acts();
    let first = view.hand().and_then(|hand| heuristic::turn(view.board(), view.seat(), hand));
    to_front(&mut acts, |act| Some(*act) == first);
    acts
}

/// The acts with their estimates, best first. The first one given stays first unless the trials
/// speak against it.
pub(super) fn evaluate(
    view: &View,
    acts: &[Act],
    limits: &Limits,
    rng: &mut Rand,
) -> Vec<Estimate> {
    if acts.is_empty() {
        return Vec::new();
    }
    let (belief, losses) = (Belief::new(view), Losses::new(view));
    let sample = || {
        let deals: Vec<Position> =
            (0..DEALS).filter_map(|_| view.imagine(&belief.sample(rng))).collect();
        (!deals.is_empty()).then_some(deals)
    };
    let me = view.seat();
    race(acts, limits, sample, |deals, act| {
        let lost = deals.iter().map(|game| losses.after(losers(*game, me, act)));
        lost.sum::<f32>() / deals.len() as f32
    })
}

/// The players who lose a token if this player does this and everyone then follows the rules of
/// thumb.
fn losers(mut game: Position, mut seat: Seat, mut act: Act) -> SeatSet {
    let mut lost = SeatSet::EMPTY;
    loop {
        let done = game.apply(seat, act, &mut |event| {
            if let Event::Showdown { losers, .. } = event {
                lost = losers;
            }
        });
        debug_assert!(done.is_ok(), "{act:?}: {done:?}");
        let next = game
            .board()
            .turn()
            .filter(|_| done.is_ok())
            .and_then(|seat| Some((seat, game.hand(seat)?)));
        let Some((turn, hand)) = next else { return lost };
        let Some(then) = heuristic::turn(game.board(), turn, hand) else { return lost };
        (seat, act) = (turn, then);
    }
}

/// The player's probability of losing the game, by the set of players who lose a token in this
/// deal.
struct Losses([f32; 1 << MOST_SEATS]);

impl Losses {
    fn new(view: &View) -> Losses {
        let board = view.board();
        let mut losses = [0.0; 1 << MOST_SEATS];
        for (set, loss) in losses.iter_mut().enumerate() {
            let has = |seat: &Seat| set >> seat.index() & 1 == 1;
            let losers: SeatSet = board.in_play().iter().filter(has).collect();
            if index(losers) == set {
                *loss = 1.0 - win_probability(board, view.seat(), losers) as f32;
            }
        }
        Losses(losses)
    }

    fn after(&self, losers: SeatSet) -> f32 {
        self.0[index(losers)]
    }
}

fn index(seats: SeatSet) -> usize {
    seats.iter().map(|seat| 1 << seat.index()).sum::<usize>() % (1 << MOST_SEATS)
}

/// The maximum number of tokens that a player can have.
const MOST: u8 = Tokens::MOST as u8;
const STEP: f64 = 0.1;
/// The number of steps in the sum. After that time, hardly anyone has a token left.
const STEPS: usize = 350;

/// The loss of a number of tokens, by step.
struct Curve {
    /// The probability that all are lost by then.
    gone: [f64; STEPS],
    /// The probability that the last one is lost in this step.
    going: [f64; STEPS],
}

static CURVES: LazyLock<Vec<Curve>> = LazyLock::new(|| (0..=MOST).map(curve).collect());

fn curve(tokens: u8) -> Curve {
    let (mut gone, mut going) = ([1.0; STEPS], [0.0; STEPS]);
    for step in 0..STEPS {
        let time = (step as f64 + 0.5) * STEP;
        // The probability of exactly this many losses by then: a Poisson distribution.
        let mut exactly = (-time).exp();
        for losses in 0..tokens {
            gone[step] -= exactly;
            going[step] = exactly * STEP;
            exactly *= time / f64::from(losses + 1);
        }
    }
    Curve { gone, going }
}

/// The probability that `seat` wins the game once these players have lost a token.
pub(super) fn win_probability(board: &Board, seat: Seat, losers: SeatSet) -> f64 {
    let left = |seat| board.tokens(seat).saturating_sub(losers.contains(seat).into());
    let others = board.in_play().without(seat);
    if others.iter().all(|seat| left(seat) == 0) {
        return 1.0;
    }
    let curve = |seat| &CURVES[usize::from(left(seat).min(MOST))];
    let mut rivals = [None; MOST_SEATS];
    for (rival, seat) in rivals.iter_mut().zip(others.iter()) {
        *rival = Some(curve(seat));
    }
    let won = |step: usize| {
        let gone = rivals.iter().flatten().map(|rival| rival.gone[step]);
        curve(seat).going[step] * gone.product::<f64>()
    };
    (0..STEPS).map(won).sum()
}

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

/// The hidden cards in another player's hand.
struct Hidden {
    count: usize,
    /// The possible sets, each with its weight plus the weights of all sets before it; empty if
    /// nothing is known about them.
    weighed: Vec<(CardSet, f32)>,
}

/// A turn of another player, as seen now.
struct Seen {
    /// The part of the hand before the turn that is no longer hidden.
    known: CardSet,
    turn: PlayedTurn,
    round: usize,
    /// Whether the player called; `None` if they couldn't.
    stop: Option<bool>,
}

impl Belief {
    pub(super) fn new(view: &View) -> Belief {
        let unseen = view.unseen();
        let hidden = |seat| (seat, hidden(view.board(), seat, unseen));
        let mut others: Vec<(Seat, Hidden)> = view.others().map(hidden).collect();
        // Players with unweighed cards get theirs from what the weighed sets leave.
        others.sort_by_key(|(_, hidden)| hidden.weighed.is_empty());
        Belief { unseen, others }
    }

    /// Draws hidden cards for everyone, by their likelihood.
    pub(super) fn sample(&self, rng: &mut Rand) -> [CardSet; MOST_SEATS] {
        let drawn = (0..ATTEMPTS).find_map(|_| self.draw(rng));
        drawn.unwrap_or_else(|| self.draw_any(rng))
    }

    /// Draws once, by likelihood; `None` if two players would have the same card.
    fn draw(&self, rng: &mut Rand) -> Option<[CardSet; MOST_SEATS]> {
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut left = self.unseen;
        for (seat, Hidden { count, weighed }) in &self.others {
            let cards = match &weighed[..] {
                [] => any(*count, left, rng),
                sets => one_of(sets, rng),
            };
            if !cards.minus(left).is_empty() {
                return None;
            }
            left = left.minus(cards);
            hands[seat.index()] = cards;
        }
        Some(hands)
    }

    fn draw_any(&self, rng: &mut Rand) -> [CardSet; MOST_SEATS] {
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut left = self.unseen;
        for (seat, Hidden { count, .. }) in &self.others {
            let cards = any(*count, left, rng);
            left = left.minus(cards);
            hands[seat.index()] = cards;
        }
        hands
    }
}

fn any(count: usize, from: CardSet, rng: &mut Rand) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for _ in 0..count {
        let left = from.minus(cards);
        cards.extend(left.nth(below(left.len(), rng)));
    }
    cards
}

/// One of the sets, by weight.
fn one_of(sets: &[(CardSet, f32)], rng: &mut Rand) -> CardSet {
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
    let (mut weighed, mut sum) = (Vec::new(), 0.0);
    if count > 0 && !seen.is_empty() {
        each_set(count, unseen, CardSet::EMPTY, &mut |set| {
            sum += seen.iter().map(|seen| likelihood(board, seen, set)).product::<f32>();
            weighed.push((set, sum));
        });
    }
    Hidden { count, weighed }
}

/// The last turns of a player who now holds these known cards.
fn seen(board: &Board, seat: Seat, mut known: CardSet) -> Vec<Seen> {
    let turns: Vec<PlayedTurn> = board.turns().collect();
    let called = board.called();
    // A caller calls in their last turn.
    let call = turns.iter().rposition(|turn| Some(turn.seat) == called);
    let own = turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat).rev().take(TURNS).map(
        |(n, turn)| {
            known = known.minus(turn.took()).or(turn.gave());
            Seen {
                known,
                turn: *turn,
                round: n / board.in_play().len() as usize,
                stop: call.is_none_or(|call| n <= call).then_some(call == Some(n)),
            }
        },
    );
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
    let exchange = if after.worth() >= best { 1.0 - SLIP } else { SLIP / 9.0 };
    let calls = |stop| stop == heuristic::calls(board, seen.round, after.worth());
    exchange * seen.stop.map_or(1.0, |stop| slip(calls(stop), CALL_SLIP))
}

//! The `hard` player: solves the endgame for two players; otherwise tries its moves in many
//! possible games, with the rules of thumb as a second opinion.
//!
//! Where nothing lies face down any more, `endgame` knows what can be forced. Of acts that leave
//! everything open, the trials choose one.
//!
//! With a few cards face down, the solver here assumes that the other player sees all hands and
//! plays perfectly, and that a face-down card is any of the hidden ones, all equally likely. A game
//! can go round in circles, so the search gets deeper until the best move is certain or the
//! allowance is used up. Anything can happen beyond the depth, so each position has an interval that
//! contains the probability of losing.

use std::collections::HashMap;

use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use super::endgame::{self, Fate};
use super::{Estimate, Limits, distinct, heuristic};
use crate::cards::{Card, CardSet, Seat};
use crate::kit::Rand;
use crate::kit::race::{race, to_front};
use crate::palace::rules::{Act, Due, Illegal, Move, Position, View};

/// The act after which the player loses least often.
pub(super) fn turn(view: &View, limits: &Limits, rng: &mut Rand) -> Option<Act> {
    let acts = acts(view, rng);
    if acts.len() < 2 {
        return acts.first().copied();
    }
    evaluate(view, &acts, limits, rng).first().map(|best| best.candidate)
}

/// The acts worth trying, the choice of the rules of thumb first.
pub(super) fn acts(view: &View, rng: &mut Rand) -> Vec<Act> {
    let mut acts = distinct(view);
    let first = heuristic::turn(view.board(), view.seat(), view.hand(), rng);
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
    if let Some(fates) = fates(view, acts, limits) {
        return by_fate(view, fates, limits, rng);
    }
    let Some(mut exact) = solve(view, acts, limits) else {
        return try_out(view, acts, limits, rng);
    };
    let best = exact.first().map_or(1.0, |best| best.loss_probability);
    let equal: Vec<Act> = exact
        .iter()
        .filter(|e| e.loss_probability <= best)
        .map(|estimate| estimate.candidate)
        .collect();
    // Acts that are equal against perfect play may differ against people. The trials decide
    // between them, except where the game is won.
    if best > 0.0 && equal.len() > 1 {
        let tried = try_out(view, &equal, limits, rng);
        let rank = |act: Act| tried.iter().position(|e| e.candidate == act);
        exact[..equal.len()].sort_by_key(|e| rank(e.candidate));
    }
    exact
}

/// The acts with what can be forced after them, the best first; `None` if the player can't tell.
pub(super) fn fates(view: &View, acts: &[Act], limits: &Limits) -> Option<Vec<(Act, Fate)>> {
    let board = view.board();
    let other = board.in_play().without(view.seat()).only()?;
    let unseen: Vec<Card> = view.unseen().iter().collect();
    // What the other player may hold has to be all that is hidden.
    let unknown = board.tableau(other).unknown() as usize;
    if unknown != 0 && unknown != unseen.len() {
        return None;
    }
    let fates = endgame::fates(&view.imagine(&unseen)?, acts, limits.go_on)?;
    let mut fates: Vec<(Act, Fate)> = acts.iter().copied().zip(fates).collect();
    fates.sort_by_key(|(_, fate)| *fate);
    Some(fates)
}

/// The number of plays after which the player no longer holds what nobody can win. Two players who
/// never do anything else would go on until they are stopped.
const HOLDS_UNTIL: u32 = 400;

/// The estimates of acts with known fates, which come best first. Beside a won act, open ones have
/// none.
fn by_fate(
    view: &View,
    mut fates: Vec<(Act, Fate)>,
    limits: &Limits,
    rng: &mut Rand,
) -> Vec<Estimate> {
    let is_won = fates.first().is_some_and(|(_, best)| matches!(best, Fate::Won(_)));
    if is_won {
        fates.retain(|(_, fate)| *fate != Fate::Open);
    }
    let certain = |(act, fate): &(Act, Fate)| Estimate {
        candidate: *act,
        loss_probability: if matches!(fate, Fate::Won(_)) { 0.0 } else { 1.0 },
        playouts: 0,
    };
    let Some((_, best)) = fates.first().copied().filter(|_| !is_won) else {
        return fates.iter().map(certain).collect();
    };
    if best == Fate::Open && view.board().plays() > HOLDS_UNTIL {
        let acts: Vec<Act> = fates.iter().map(|(act, _)| *act).collect();
        return try_out(view, &acts, limits, rng);
    }
    // Equal acts may differ against people.
    let (equal, rest) = fates.split_at(fates.partition_point(|(_, fate)| *fate == best));
    let equal: Vec<Act> = equal.iter().map(|(act, _)| *act).collect();
    let mut tried = try_out(view, &equal, limits, rng);
    if best == Fate::Lost {
        tried.iter_mut().for_each(|e| (e.loss_probability, e.playouts) = (1.0, 0));
    }
    tried.into_iter().chain(rest.iter().map(certain)).collect()
}

/// Tries the acts in many games that are possible from the player's point of view.
fn try_out(view: &View, acts: &[Act], limits: &Limits, rng: &mut Rand) -> Vec<Estimate> {
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    let sample = || {
        unseen.shuffle(rng);
        let game = view.imagine(&unseen)?;
        // All acts get the same random numbers, so the differences come from the acts alone.
        Some((game, Rand::seed_from_u64(rng.next_u64())))
    };
    race(acts, limits, sample, |(game, common), act| {
        let lost = loss_probability(*game, view.seat(), act, &mut common.clone());
        debug_assert!(lost.is_ok(), "after {act:?}: {lost:?}");
        // An act that is illegal, which only a bug can cause, counts as lost.
        lost.unwrap_or(1.0)
    })
}

/// The maximum number of moves in a playout; after that, nobody has lost it.
const MOST_MOVES: u32 = 400;

/// Carries out the act and plays on; returns the probability that the seat loses.
pub(super) fn loss_probability(
    mut game: Position,
    seat: Seat,
    act: Act,
    rng: &mut Rand,
) -> Result<f32, Illegal> {
    game.act(seat, act, &mut |_| {})?;
    for _ in 0..MOST_MOVES {
        if !game.board().in_play().contains(seat) {
            return Ok(0.0);
        }
        let board = game.board();
        let act = match board.due() {
            Due::Play(turn) => {
                let act = heuristic::turn(board, turn, game.hand(turn), rng);
                act.map(|act| (turn, act))
            }
            Due::Exchange(seats) => seats.iter().next().map(|turn| (turn, Act::Ready)),
            Due::Begin => {
                let Some(first) = game.candidates().iter().next() else { break };
                game.apply(Move::Chance(first), &mut |_| {})?;
                continue;
            }
            Due::Over(loser) => return Ok(f32::from(u8::from(loser == Some(seat)))),
        };
        let Some((turn, act)) = act else { break };
        game.act(turn, act, &mut |_| {})?;
    }
    Ok(1.0 / game.board().in_play().len().max(1) as f32)
}

/// The number of positions searched per allowed playout, since both take about as long.
const POSITIONS_PER_PLAYOUT: u32 = 40;

/// The maximum number of hidden cards; with more, the game can continue in too many ways.
const MOST_HIDDEN: u32 = 4;

/// The width below which an interval counts as a number.
const NARROW: f32 = 0.01;

/// The acts whose probability of losing is certain, best first, if the best of all acts is among
/// them; `None` if that can't be found out.
pub(super) fn solve(view: &View, acts: &[Act], limits: &Limits) -> Option<Vec<Estimate>> {
    let board = view.board();
    let other = board.next(view.seat())?;
    let unseen: Vec<Card> = view.unseen().iter().collect();
    if board.in_play().len() != 2
        || board.deck() > 0
        || board.tableau(other).unknown() > 0
        || unseen.len() as u32 > MOST_HIDDEN
    {
        return None;
    }
    let game = view.imagine(&unseen)?;
    let mut solver = Solver {
        seat: view.seat(),
        known: HashMap::new(),
        left: limits.playouts.saturating_mul(POSITIONS_PER_PLAYOUT),
        go_on: limits.go_on,
    };
    for depth in (1..).step_by(2) {
        let after = |act: &Act| solver.after(&game, *act, depth);
        let intervals = acts.iter().map(after).collect::<Option<Vec<Interval>>>()?;
        let best = intervals.iter().fold(1.0_f32, |best, i| best.min(i.high));
        let certain = |i: &Interval| i.high - i.low < NARROW;
        if intervals.iter().all(|i| certain(i) || i.low >= best)
            && intervals.iter().any(|i| certain(i) && i.high <= best)
        {
            let certain = acts.iter().zip(&intervals).filter(|(_, i)| certain(i));
            let mut estimates: Vec<Estimate> = certain
                .map(|(act, i)| Estimate {
                    candidate: *act,
                    loss_probability: i.high.into(),
                    playouts: 0,
                })
                .collect();
            estimates.sort_by(|a, b| a.loss_probability.total_cmp(&b.loss_probability));
            return Some(estimates);
        }
    }
    None
}

/// The interval that contains the probability of losing.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Interval {
    low: f32,
    high: f32,
}

impl Interval {
    const UNKNOWN: Interval = Interval { low: 0.0, high: 1.0 };

    const fn exactly(value: f32) -> Interval {
        Interval { low: value, high: value }
    }
}

struct Solver<'a> {
    seat: Seat,
    /// The results so far, with the depth that was searched for each.
    known: HashMap<Known, (u32, Interval)>,
    /// The number of positions that may still be searched.
    left: u32,
    go_on: &'a dyn Fn() -> bool,
}

impl Solver<'_> {
    /// The interval after an act of the player whose turn it is; `None` when the allowance is used
    /// up.
    fn after(&mut self, game: &Position, act: Act, depth: u32) -> Option<Interval> {
        let seat = game.board().turn()?;
        if let Act::Flip(at) = act {
            let mut sum = Interval::exactly(0.0);
            for (game, chance) in flips(game, seat, at)? {
                let interval = self.played(&game, seat, act, depth)?;
                sum.low += chance * interval.low;
                sum.high += chance * interval.high;
            }
            return Some(sum);
        }
        self.played(game, seat, act, depth)
    }

    fn played(&mut self, game: &Position, seat: Seat, act: Act, depth: u32) -> Option<Interval> {
        let mut game = *game;
        let done = game.act(seat, act, &mut |_| {});
        debug_assert!(done.is_ok(), "{act:?}: {done:?}");
        self.value(&game, depth)
    }

    fn value(&mut self, game: &Position, depth: u32) -> Option<Interval> {
        let board = game.board();
        let Some(turn) = board.turn() else {
            let lost = board.loser() == Some(self.seat);
            return Some(Interval::exactly(f32::from(u8::from(lost))));
        };
        if depth == 0 {
            return Some(Interval::UNKNOWN);
        }
        let position = Known::of(game, turn)?;
        if let Some((searched, interval)) = self.known.get(&position)
            && (*searched >= depth || interval.low >= interval.high)
        {
            return Some(*interval);
        }
        self.left = self.left.checked_sub(1)?;
        if self.left.is_multiple_of(256) && !(self.go_on)() {
            return None;
        }
        let mut acts = Vec::new();
        let mut on = |act| acts.push(act);
        board.each_distinct(turn, game.hand(turn), &mut on);
        let own = turn == self.seat;
        let mut value = Interval::exactly(if own { 1.0 } else { 0.0 });
        for act in acts {
            let after = self.after(game, act, depth - 1)?;
            value = if own {
                Interval { low: value.low.min(after.low), high: value.high.min(after.high) }
            } else {
                Interval { low: value.low.max(after.low), high: value.high.max(after.high) }
            };
            // Nothing can be better for the player whose turn it is.
            if (own && value.high <= 0.0) || (!own && value.low >= 1.0) {
                break;
            }
        }
        self.known.insert(position, (depth, value));
        Some(value)
    }
}

/// Everything that matters about a position: how many cards of each rank are where.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Known {
    /// The hand and face-up cards of the player whose turn it is, then of the other player.
    cards: [u64; 4],
    /// The stack, and its top cards of equal rank.
    stack: [u64; 2],
    hidden: u64,
    /// The number of face-down cards of both players.
    down: [u32; 2],
    turn: Seat,
}

impl Known {
    fn of(game: &Position, turn: Seat) -> Option<Known> {
        let board = game.board();
        let other = board.next(turn)?;
        let up = |seat| board.tableau(seat).up;
        let cards = [game.hand(turn), up(turn), game.hand(other), up(other)];
        let stack = board.stack();
        Some(Known {
            cards: cards.map(ranks),
            stack: [ranks(stack.cards()), ranks(stack.run())],
            hidden: ranks(hidden(game)),
            down: [turn, other].map(|seat| board.tableau(seat).down.len()),
            turn,
        })
    }
}

/// The number of cards of each rank, four bits each.
fn ranks(cards: CardSet) -> u64 {
    let bits = |card: Card| 1 << (4 * u32::from(card.rank().number()));
    cards.iter().map(bits).sum()
}

/// The cards that nobody sees.
fn hidden(game: &Position) -> CardSet {
    let board = game.board();
    let mut seen = board.burnt().or(board.stack().cards());
    for seat in board.in_play().iter() {
        seen = seen.or(game.hand(seat)).or(board.tableau(seat).up);
    }
    board.pack().minus(seen)
}

/// The game with each hidden rank at that place, and its probability.
fn flips(game: &Position, seat: Seat, at: u8) -> Option<Vec<(Position, f32)>> {
    let view = View::new(game, seat);
    let board = game.board();
    let hidden = hidden(game);
    // A view's order: first the cards of the other hand that the player doesn't know, then the
    // face-down cards, by seat and place.
    let mut order: Vec<Card> = view.unseen().minus(hidden).iter().collect();
    let before = Seat::first(seat.index()).map(|other| board.tableau(other).down.len() as usize);
    let places = board.tableau(seat).down.iter().take_while(|n| *n < at);
    let place = order.len() + before.sum::<usize>() + places.count();
    order.extend(hidden.iter());
    let mut flips = Vec::new();
    for rank in hidden.ranks() {
        let equal = hidden.of_rank(rank);
        let from = order.iter().position(|card| equal.contains(*card))?;
        let mut order = order.clone();
        order.get(place)?;
        order.swap(from, place);
        flips.push((view.imagine(&order)?, equal.len() as f32 / hidden.len() as f32));
    }
    Some(flips)
}

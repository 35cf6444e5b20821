//! The endgame solver: two players, no draw deck and nothing face down, so each can tell what the
//! other holds, and chance has no part any more.
//!
//! A game can go round in circles, so there are three fates: won, lost, or open, where nobody can
//! force a win. The solver walks through the positions that can be reached, from near to far. As
//! soon as it has one that is decided, it decides, backwards, all positions from which that follows:
//! a retrograde analysis. What is still open when all positions are known is open for ever. Beyond
//! [`MOST_POSITIONS`], it isn't known to be decided.
//!
//! Suits don't matter. The cards in play are numbered from 0 by rank, so a place is one word. Equal
//! cards are interchangeable: they are told apart only by their places, in a fixed order.

use std::cell::Cell;
use std::num::NonZeroU32;

use super::GIVE_IN;
use crate::cards::{Card, CardSet, Rank, Seat};
use crate::palace::rules::{Act, Due, Eight, Options, Position, Stack};

/// What follows from an act, if both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// The player can get away, with this many acts to come.
    Won(u16),
    /// Nobody is known to be able to force anything.
    Open,
    Lost,
}

/// The maximum number of positions looked at: about a tenth of a second.
const MOST_POSITIONS: usize = 400_000;

/// The maximum number of positions looked at after each act to foresee the end: some milliseconds.
const MOST_FORESEEN: usize = 5 * ASK_EVERY;

/// The number of positions between two questions whether to go on: about a millisecond.
const ASK_EVERY: usize = 4096;

/// A set of cards, one bit per card.
type Cards = u32;

/// The maximum number of cards in both hands and on the stack: three such sets have to fit into a
/// [`Packed::key`].
const MOST_CARDS: u32 = 18;

const RANKS: usize = Rank::COUNT as usize;

/// The fate of the player whose turn it is after each of these acts. `None` if the position is too
/// large or has hidden cards.
pub(super) fn fates(game: &Position, acts: &[Act], go_on: &dyn Fn() -> bool) -> Option<Vec<Fate>> {
    let (solver, root, _) = Solver::explored(game, go_on)?;
    let fate = |act: &Act| {
        let after = match act {
            Act::Play(cards) => {
                let rank = usize::from(cards.only_rank()?.number());
                solver.pack.play(&root, rank, cards.len())
            }
            Act::PickUp => Some(solver.pack.pick_up(&root)),
            Act::Flip(_) | Act::Swap { .. } | Act::Ready => return None,
        };
        let Some(after) = after else { return Some(Fate::Won(0)) };
        let node = solver.find(solver.pack.key(&after)).map(|at| solver.nodes[at as usize]);
        Some(match node {
            Some(Node { winner: Some(0), distance, .. }) => Fate::Won(distance),
            Some(Node { winner: Some(_), .. }) => Fate::Lost,
            _ => Fate::Open,
        })
    };
    acts.iter().map(fate).collect()
}

/// The seat that loses a game of two players, whatever the one whose turn it is does now, if both play
/// perfectly, as both can tell. `None` if that isn't so, or would take long to find out.
pub(in crate::palace) fn certain_loser(game: &Position) -> Option<Seat> {
    let board = game.board();
    // Later, computers no longer play for what is best.
    let turn = board.turn().filter(|_| board.plays() < GIVE_IN / 2)?;
    let mut acts = Vec::new();
    board.each_distinct(turn, game.hand(turn), &mut |act| acts.push(act));
    let mut losers = acts.into_iter().map(|act| {
        let mut after = *game;
        after.act(turn, act, &mut |_| {}).ok()?;
        loser(&after)
    });
    let first = losers.next()??;
    losers.all(|other| other == Some(first)).then_some(first)
}

/// The seat that loses if both play perfectly, if that is found out soon.
fn loser(game: &Position) -> Option<Seat> {
    if let Due::Over(loser) = game.board().due() {
        return loser;
    }
    let left = Cell::new(MOST_FORESEEN / ASK_EVERY);
    let go_on = || left.replace(left.get().saturating_sub(1)) > 0;
    let (solver, _, [turn, other]) = Solver::explored(game, &go_on)?;
    solver.nodes[0].winner.map(|winner| if winner == 0 { other } else { turn })
}

/// The cards of the game, and its rules for them.
struct Pack {
    /// The cards of each rank.
    of_rank: [Cards; RANKS],
    /// The cards that can be played on each rank.
    takes: [Cards; RANKS],
    all: Cards,
    /// Whether a card of the rank burns the stack by itself.
    burns: [bool; RANKS],
    /// Whether a card of the rank skips the other player, so that its own player goes on.
    skips: [bool; RANKS],
    rank_of: [u8; MOST_CARDS as usize],
}

/// A position at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Packed {
    hands: [Cards; 2],
    stack: Cards,
    /// The rank on top of the stack, by its number, or one of equal effect; anything without a stack.
    top: u8,
    /// How many cards of that rank lie on top, where they can become four.
    run: u8,
    mover: u8,
}

/// The maximum number of acts in a turn: one for each card, and picking up.
const MOST_ACTS: usize = MOST_CARDS as usize + 1;

impl Packed {
    const NONE: Packed = Packed { hands: [0; 2], stack: 0, top: 0, run: 0, mover: 0 };

    const fn hand(&self) -> Cards {
        self.hands[self.mover as usize & 1]
    }
}

impl Pack {
    /// The cards of the hands and the stack; `None` if they are too many.
    fn new(live: CardSet, options: Options) -> Option<Pack> {
        if live.len() > MOST_CARDS {
            return None;
        }
        let mut cards: Vec<Card> = live.iter().collect();
        cards.sort_by_key(|card| card.rank());
        let mut pack = Pack {
            of_rank: [0; RANKS],
            takes: [0; RANKS],
            all: (1 << cards.len()) - 1,
            burns: [false; RANKS],
            skips: [false; RANKS],
            rank_of: [0; MOST_CARDS as usize],
        };
        for (n, card) in cards.iter().enumerate() {
            let rank = card.rank().number();
            pack.of_rank[usize::from(rank)] |= 1 << n;
            pack.rank_of[n] = rank;
        }
        pack.skips[usize::from(Rank::EIGHT.number())] = options.eight == Eight::Skips;
        for card in &cards {
            let rank = usize::from(card.rank().number());
            let stack = Stack::EMPTY.with(CardSet::of(*card));
            pack.burns[rank] = stack.burns();
            let of_stack = stack.takes(options);
            let takes = (cards.iter().zip(0..)).filter(|(card, _)| of_stack.contains(**card));
            pack.takes[rank] = takes.fold(0, |all, (_, n)| all | 1 << n);
        }
        Some(pack)
    }

    /// The position of a game between these two, the first of whom has the turn.
    fn root(&self, game: &Position, seats: [Seat; 2]) -> Packed {
        let stack = game.board().stack();
        // Equal cards are interchangeable, so any partition with the right numbers will do.
        let mut free = self.of_rank;
        let mut take = |cards: CardSet| {
            cards.iter().fold(0, |all, card| {
                let of_rank = &mut free[usize::from(card.rank().number())];
                let lowest = *of_rank & of_rank.wrapping_neg();
                *of_rank &= !lowest;
                all | lowest
            })
        };
        let position = Packed {
            hands: seats.map(|seat| take(game.hand(seat))),
            stack: take(stack.cards()),
            top: stack.top().map_or(0, Rank::number),
            run: stack.run().len() as u8,
            mover: 0,
        };
        self.canonical(position)
    }

    /// The position in the form that all positions share which differ in nothing that matters.
    fn canonical(&self, mut position: Packed) -> Packed {
        let top = usize::from(position.top);
        let Packed { hands: [one, two], stack, .. } = &mut position;
        for of_rank in self.of_rank.into_iter().filter(|cards| cards.count_ones() > 1) {
            let mut first = of_rank.trailing_zeros();
            for place in [&mut *one, &mut *two, &mut *stack] {
                let count = (*place & of_rank).count_ones();
                *place = *place & !of_rank | ((1 << count) - 1) << first;
                first += count;
            }
        }
        let hands = *one | *two;
        if *stack == 0 {
            (position.top, position.run) = (0, 0);
        } else if u32::from(position.run) + (hands & self.of_rank[top]).count_ones() < 4 {
            // It can't become four, so all that matters is what can be played on it.
            position.run = 0;
            let is_alike = |rank: &usize| {
                self.of_rank[*rank] != 0 && (self.takes[*rank] ^ self.takes[top]) & hands == 0
            };
            position.top = (0..top).find(is_alike).unwrap_or(top) as u8;
        }
        position
    }

    /// A canonical position as one number.
    fn key(&self, position: &Packed) -> u64 {
        let Packed { hands, stack, top, run, mover } = *position;
        let sets = [hands[0], hands[1], stack]
            .into_iter()
            .fold(0, |key, set| key << MOST_CARDS | u64::from(set));
        sets << 7 | u64::from(top) << 3 | u64::from(run) << 1 | u64::from(mover)
    }

    fn position(&self, key: u64) -> Packed {
        let set = |n: u32| (key >> (7 + n * MOST_CARDS)) as Cards & ((1 << MOST_CARDS) - 1);
        Packed {
            hands: [set(2), set(1)],
            stack: set(0),
            top: (key >> 3 & 15) as u8,
            run: (key >> 1 & 3) as u8,
            mover: (key & 1) as u8,
        }
    }

    fn playable(&self, position: &Packed) -> Cards {
        let is_empty = position.stack == 0;
        let takes = if is_empty { self.all } else { self.takes[usize::from(position.top)] };
        position.hand() & takes
    }

    /// Whether the player whose turn it is can get away at once.
    fn gets_away(&self, position: &Packed) -> bool {
        let (hand, playable) = (position.hand(), self.playable(position));
        let lowest = self.rank_of[playable.trailing_zeros() as usize % self.rank_of.len()];
        playable != 0 && hand & !self.of_rank[usize::from(lowest)] == 0
    }

    /// The position after so many cards of the rank; `None` if the player gets away with them.
    fn play(&self, position: &Packed, rank: usize, count: u32) -> Option<Packed> {
        let mut after = *position;
        let mover = usize::from(position.mover & 1);
        for _ in 0..count {
            let left = after.hands[mover] & self.of_rank[rank];
            let card = left & left.wrapping_neg();
            after.hands[mover] &= !card;
            after.stack |= card;
        }
        if after.hands[mover] == 0 {
            return None;
        }
        let on_equal = position.stack != 0 && usize::from(position.top) == rank;
        after.run = count as u8 + if on_equal { position.run } else { 0 };
        after.top = rank as u8;
        if self.burns[rank] || after.run >= 4 {
            after.stack = 0;
        } else if !self.skips[rank] {
            after.mover ^= 1;
        }
        Some(self.canonical(after))
    }

    fn pick_up(&self, position: &Packed) -> Packed {
        let mut after = *position;
        after.hands[usize::from(position.mover & 1)] |= position.stack;
        after.stack = 0;
        after.mover ^= 1;
        self.canonical(after)
    }

    /// The positions after each act of a player who can't get away at once.
    fn each_next(&self, position: &Packed, on: &mut impl FnMut(Packed)) {
        let playable = self.playable(position);
        // High cards first, since they are more often decisive.
        for rank in (0..RANKS).rev() {
            for count in 1..=(playable & self.of_rank[rank]).count_ones() {
                self.play(position, rank, count).into_iter().for_each(&mut *on);
            }
        }
        if position.stack != 0 {
            on(self.pick_up(position));
        }
    }
}

/// What is known about a position.
#[derive(Clone, Copy)]
struct Node {
    key: u64,
    /// The first link to a position from which this one can be reached.
    links: Option<NonZeroU32>,
    /// The number of acts to come until the winner is away.
    distance: u16,
    /// The number of acts that aren't known to lose.
    open: u8,
    /// Who can force a win: 0 for the player whose turn it was at first.
    winner: Option<u8>,
}

struct Solver {
    pack: Pack,
    /// The positions, in the order in which they were found. The first one is the root.
    nodes: Vec<Node>,
    /// A hash table of the numbers of nodes, with linear probing; 0 is free, others are one higher.
    table: Vec<u32>,
    /// From where a position can be reached, and the next link of that position. The first one isn't
    /// used.
    links: Vec<(u32, Option<NonZeroU32>)>,
    /// The decided nodes from which nothing has been concluded yet.
    decided: Vec<u32>,
}

impl Solver {
    /// Looks ahead from this position. Returns it, too, and the player whose turn it is before the
    /// other one. `None` if the position is too large or has hidden cards.
    fn explored(game: &Position, go_on: &dyn Fn() -> bool) -> Option<(Solver, Packed, [Seat; 2])> {
        let board = game.board();
        let turn = board.turn()?;
        let seats = [turn, board.in_play().without(turn).only()?];
        let on_table = |seat: Seat| board.tableau(seat).down.len() + board.tableau(seat).up.len();
        if board.deck() > 0 || seats.iter().any(|seat| on_table(*seat) > 0) {
            return None;
        }
        let mut solver = Solver::new(game, seats)?;
        let root = solver.pack.root(game, seats);
        solver.explore(root, go_on);
        Some((solver, root, seats))
    }

    fn new(game: &Position, seats: [Seat; 2]) -> Option<Solver> {
        let stack = game.board().stack().cards();
        let live = seats.iter().fold(stack, |live, seat| live.or(game.hand(*seat)));
        Some(Solver {
            pack: Pack::new(live, game.board().options())?,
            nodes: Vec::new(),
            table: vec![0; 1 << 12],
            links: vec![(0, None)],
            decided: Vec::new(),
        })
    }

    /// Looks at positions until the root is decided, there are no more, or the search must not go on.
    fn explore(&mut self, root: Packed, go_on: &dyn Fn() -> bool) {
        self.node(&root);
        let mut at = 0;
        while at < self.nodes.len() && self.nodes.len() < MOST_POSITIONS {
            if self.nodes[0].winner.is_some() || at % ASK_EVERY == ASK_EVERY - 1 && !go_on() {
                return;
            }
            if self.nodes[at].winner.is_none() {
                self.expand(at as u32);
            }
            at += 1;
        }
    }

    /// Looks at what follows from the position.
    fn expand(&mut self, at: u32) {
        let position = self.pack.position(self.nodes[at as usize].key);
        let (mut open, mut furthest, mut won) = (0, 0, None);
        let mut next = [Packed::NONE; MOST_ACTS];
        let mut count = 0;
        self.pack.each_next(&position, &mut |after| {
            next[count % MOST_ACTS] = after;
            count += 1;
        });
        for after in &next[..count.min(MOST_ACTS)] {
            let to = self.node(after);
            let node = &mut self.nodes[to as usize];
            match node.winner {
                Some(winner) if winner == position.mover => {
                    won = Some(node.distance);
                    break;
                }
                Some(_) => furthest = furthest.max(node.distance),
                None => {
                    open += 1;
                    self.links.push((at, node.links));
                    node.links = NonZeroU32::new(self.links.len() as u32 - 1);
                }
            }
        }
        self.nodes[at as usize].open = open;
        match won {
            Some(distance) => self.decide(at, position.mover, distance),
            None if open == 0 => self.decide(at, position.mover ^ 1, furthest),
            None => {}
        }
        self.conclude();
    }

    fn decide(&mut self, at: u32, winner: u8, distance: u16) {
        let node = &mut self.nodes[at as usize];
        (node.winner, node.distance) = (Some(winner), distance.saturating_add(1));
        self.decided.push(at);
    }

    /// Decides all positions that follow from those just decided.
    fn conclude(&mut self) {
        while let Some(at) = self.decided.pop() {
            let Node { winner: Some(winner), distance, mut links, .. } = self.nodes[at as usize]
            else {
                continue;
            };
            while let Some(link) = links {
                let (from, next) = self.links[link.get() as usize];
                links = next;
                let node = &mut self.nodes[from as usize];
                if node.winner.is_some() {
                    continue;
                }
                let mover = (node.key & 1) as u8;
                node.open = node.open.saturating_sub(u8::from(mover != winner));
                if mover == winner || node.open == 0 {
                    self.decide(from, winner, distance);
                }
            }
        }
    }

    /// The number of the position's node, which may be new.
    fn node(&mut self, position: &Packed) -> u32 {
        let key = self.pack.key(position);
        match self.slot(key) {
            Ok(at) => at,
            Err(slot) => {
                let at = self.nodes.len() as u32;
                self.table[slot] = at + 1;
                let winner = self.pack.gets_away(position).then_some(position.mover);
                self.nodes.push(Node { key, links: None, distance: 1, open: 0, winner });
                if self.nodes.len() * 2 > self.table.len() {
                    self.grow();
                }
                at
            }
        }
    }

    fn find(&self, key: u64) -> Option<u32> {
        self.slot(key).ok()
    }

    /// The node with this key, or else the free slot of the table where it belongs.
    fn slot(&self, key: u64) -> Result<u32, usize> {
        let mask = self.table.len() - 1;
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut slot = (hash >> 32 ^ hash >> 20) as usize & mask;
        loop {
            match self.table[slot].checked_sub(1) {
                None => return Err(slot),
                Some(at) if self.nodes[at as usize].key == key => return Ok(at),
                Some(_) => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        self.table = vec![0; self.table.len() * 4];
        for at in 0..self.nodes.len() {
            if let Err(slot) = self.slot(self.nodes[at].key) {
                self.table[slot] = at as u32 + 1;
            }
        }
    }
}

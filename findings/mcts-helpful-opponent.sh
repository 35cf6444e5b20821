#!/usr/bin/env bash
# mcts-lib 0.3.2 and monte_carlo 0.1.1 (Rust), tree search: the opponent plays for us. Both count our victories in every node
# and go on with the child that has most of them, also where it's the opponent's turn; and what is known to the end isn't
# visited again, so that at last each ending counts about alike. A move that the other one can answer in many ways looks
# good, if only few of them beat us, however long they search. And mcts-lib, which proves moves lost ("DefoLose"), suggests
# such a move before a draw.
# Expected: in the opponent's nodes the search follows the opponent's victories, and so comes to the best move with time
# (Kocsis and Szepesvári, "Bandit based Monte-Carlo Planning"); mcts-lib: "wins: The number of times simulations from this
# node have resulted in a win for the current player". With alpha-beta pruning, which its example switches off, its moves are
# right here.
# Seen, taking one to three matches from a heap, where the last one wins: for how many of eight heaps the move is right after
# 20000 rounds, which is all there is to know; then what is suggested, a move that is lost for certain or a draw.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "search"
version = "0.1.0"
edition = "2021"
[dependencies]
mcts-lib = "=0.3.2"
monte_carlo = "=0.1.1"
[profile.dev]
debug = false
opt-level = 1
END
cat > src/main.rs <<'END'
use mcts_lib::board::{Board, GameOutcome, Player};
use mcts_lib::mcts::MonteCarloTreeSearch;
use mcts_lib::random::CustomNumberGenerator;
use monte_carlo::{Game, Move, MovePolicy, State, Terminal, Turn, WonTerminal};

const ROUNDS: u32 = 20000;

#[derive(Clone, Debug, Default)]
struct Heap { matches: u32, we_took: bool }
#[derive(Clone, Debug, PartialEq, Eq)]
struct Take(u32);
#[derive(Clone, Debug, PartialEq, Eq)]
struct We(bool);
#[derive(Debug)]
struct Matches;

impl Turn for We { fn next(self) -> Self { We(!self.0) } }
impl Move<Heap, We> for Take {
    fn play(&self, heap: &mut Heap, turn: We) { heap.matches -= self.0; heap.we_took = turn.0; }
}
impl monte_carlo::Board<Take, We> for Heap {
    fn legal_moves(&self) -> Vec<Take> { (1..=self.matches.min(3)).map(Take).collect() }
    fn completion_state(&self) -> Option<Terminal<We>> {
        (self.matches == 0).then(|| Terminal::Won(WonTerminal::new(1.0, We(self.we_took))))
    }
}
impl Game for Matches { type Turn = We; type Move = Take; type Board = Heap; }

impl Board for Heap {
    type Move = u32;
    fn get_current_player(&self) -> Player { if self.we_took { Player::Other } else { Player::Me } }
    fn get_outcome(&self) -> GameOutcome {
        match (self.matches, self.we_took) {
            (0, true) => GameOutcome::Win,
            (0, false) => GameOutcome::Lose,
            _ => GameOutcome::InProgress,
        }
    }
    fn get_available_moves(&self) -> Vec<u32> { (1..=self.matches.min(3)).collect() }
    fn perform_move(&mut self, taken: &u32) { self.matches -= taken; self.we_took = !self.we_took; }
    fn get_hash(&self) -> u128 { self.matches as u128 * 2 + self.we_took as u128 }
}

/// We choose between a draw (1) and a move (0) that the opponent answers in three ways, of which one beats us.
#[derive(Clone)]
struct Trap(Vec<u8>);
impl Board for Trap {
    type Move = u8;
    fn get_current_player(&self) -> Player { if self.0.len() == 1 { Player::Other } else { Player::Me } }
    fn get_outcome(&self) -> GameOutcome {
        match self.0[..] {
            [1] => GameOutcome::Draw,
            [0, 2] => GameOutcome::Lose,
            [0, _] => GameOutcome::Win,
            _ => GameOutcome::InProgress,
        }
    }
    fn get_available_moves(&self) -> Vec<u8> { if self.0.is_empty() { vec![0, 1] } else { vec![0, 1, 2] } }
    fn perform_move(&mut self, chosen: &u8) { self.0.push(*chosen); }
    fn get_hash(&self) -> u128 { self.0.iter().fold(1, |hash, &chosen| hash * 4 + chosen as u128) }
}

fn search<B: Board>(board: B, pruning: bool) -> MonteCarloTreeSearch<B, CustomNumberGenerator> {
    let mut tree = MonteCarloTreeSearch::builder(board)
        .with_alpha_beta_pruning(pruning)
        .with_random_generator(CustomNumberGenerator::default())
        .build();
    tree.iterate_n_times(ROUNDS);
    tree
}

fn main() {
    let heaps = [5, 6, 7, 9, 10, 11, 13, 14];
    for pruning in [false, true] {
        let right = heaps.iter().filter(|&&matches| {
            let tree = search(Heap { matches, we_took: false }, pruning);
            tree.get_root().get_best_child().unwrap().value().prev_move == Some(matches % 4)
        });
        println!("mcts-lib, pruning {pruning}: {} of {}", right.count(), heaps.len());
    }
    let right = heaps.iter().filter(|&&matches| {
        let mut state: State<Matches> = State::new(We(true), We(true), Heap { matches, we_took: false });
        state.mcts(ROUNDS as usize);
        state.suggest_move(MovePolicy::RobustChild) == Some(Take(matches % 4))
    });
    println!("monte_carlo: {} of {}", right.count(), heaps.len());
    let tree = search(Trap(vec![]), true);
    let best = tree.get_root().get_best_child().unwrap();
    println!("lost for certain or a draw: {:?}, {:?}", best.value().outcome, best.value().bound);
}
END
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'mcts-lib, pruning false: 5 of 8' 'mcts-lib, pruning true: 8 of 8' 'monte_carlo: 3 of 8' \
  'lost for certain or a draw: InProgress, DefoLose')" ]

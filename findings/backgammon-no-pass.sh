#!/usr/bin/env bash
# backgammon 0.20.0 (Rust), a game: whoever can't move is stuck. There's no move to make, an empty one is invalid, and nobody can
# roll before it's made. Where both dice can be used in one way only, the other way, with one die, is allowed all the same. And a
# checker on the bar isn't in the pips.
# Expected: in Backgammon one loses the turn if there's no legal move, and must use both numbers if that's possible; "the number
# of points a player must move their checkers to bear off", which are 25 from the bar.
# Seen: a checker on the bar with all entries closed; two checkers with a 6 and a 3 where only one of them can make both moves.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "turn"
version = "0.1.0"
edition = "2024"
[dependencies]
backgammon = "=0.20.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use backgammon::prelude::*;
use Player::{Player0, Player1};
use Position::{Bar, Board};

/// A game where it's the turn of the first player, with these points of the other one closed, seen from the first.
fn game(checkers: &[Position], closed: &[usize], dice: (u8, u8)) -> Game {
    let mut game = Game::new();
    game.empty_board().unwrap();
    for &checker in checkers {
        game.set_checkers(Player0, checker, 1).unwrap();
    }
    for point in closed {
        game.set_checkers(Player1, Board(25 - point), 2).unwrap();
    }
    game.set_player(Player0).unwrap();
    game.set_dice(Player0, dice).unwrap();
    game
}

fn main() {
    let mut stuck = game(&[Bar, Board(6)], &[19, 20, 21, 22, 23, 24], (6, 5));
    println!("on the bar, all closed: moves {:?}, pips {}", stuck.available_moves(Player0).unwrap(), stuck.pip(Player0).unwrap());
    println!("no move: {:?}, first rolls: {:?}, second rolls: {:?}, {}",
        stuck.move_checkers(Player0, vec![]), stuck.roll(Player0), stuck.roll(Player1), stuck.state());
    let mut both = game(&[Board(10), Board(8)], &[5, 7], (6, 3));
    println!("10 and 8 with 6 and 3: {:?}", both.available_moves(Player0).unwrap());
    println!("8 to 2: {:?}, {}", both.move_checkers(Player0, vec![(Board(8), Board(2))]), both.state());
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
on the bar, all closed: moves [], pips 6
no move: Err(MoveInvalid), first rolls: Err(MoveFirst), second rolls: Err(NotYourTurn), Moving: Player 0
10 and 8 with 6 and 3: [[(8, 2)], [(10, 4), (4, 1)]]
8 to 2: Ok(()), Rolling: Player 1
END
)" ]

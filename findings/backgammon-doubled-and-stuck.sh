#!/usr/bin/env bash
# backgammon 0.20.0 (Rust), a match: after a double has been accepted nobody can go on. The player must move before rolling, and
# roll before moving. If it's refused, nobody gets a point, and it's stuck in the same way. Who offered it can accept it, too.
# And after the first game of a match there's no second one: the finished game stays where it is.
# Expected: "After a double has been offered, the other player can accept it", or "reject it", and in Backgammon who refuses loses
# the game; "The amount points to reach for declaring a winner of the match, default is 7", while one game is worth one to
# three.
# Seen: the steps, and what each of them answers.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "stuck"
version = "0.1.0"
edition = "2024"
[dependencies]
backgammon = "=0.20.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use backgammon::prelude::*;

/// A match where somebody has made the first move, and the other one offers a double; both of them.
fn offered() -> (Match, Player, Player) {
    let mut game = Match::new();
    while game.player().unwrap() == Player::Nobody {
        game.roll(Player::Nobody).unwrap();
    }
    let first = game.player().unwrap();
    let moves = game.available_moves(first).unwrap().into_iter().max_by_key(Vec::len).unwrap();
    game.move_checkers(first, moves).unwrap();
    game.offer_double(first.other()).unwrap();
    (game, first, first.other())
}

/// A move of one checker by one point.
fn one_step() -> Vec<(Position, Position)> {
    vec![(Position::Board(24), Position::Board(23))]
}

fn main() {
    let (mut game, first, second) = offered();
    println!("accepted: {:?}, cube {}", game.accept_double(first), game.cube_value().unwrap());
    println!("roll: {:?}, move: {:?}", game.roll(second), game.move_checkers(second, one_step()));
    let (mut game, first, second) = offered();
    println!("refused: {:?}, score {:?}", game.reject_double(first), game.score().unwrap());
    println!("roll: {:?}, move: {:?}", game.roll(second), game.move_checkers(second, one_step()));
    let (mut game, _, second) = offered();
    println!("accepted by who offered: {:?}, theirs: {}", game.accept_double(second), game.cube_owner().unwrap() == second);

    let mut game = Match::new();
    while game.player().unwrap() == Player::Nobody {
        game.empty_board().unwrap();
        for player in [Player::Player0, Player::Player1] {
            game.set_checkers(player, Position::Off, 14).unwrap();
            game.set_checkers(player, Position::Board(1), 1).unwrap();
        }
        game.roll(Player::Nobody).unwrap();
    }
    let first = game.player().unwrap();
    let won = game.move_checkers(first, vec![(Position::Board(1), Position::Off)]);
    let score = game.score().unwrap();
    let points = score.0 + score.1;
    println!("last checker: {won:?}, points {points} of {}, {:?}", game.points().unwrap(), game.match_state().unwrap());
    println!("roll: {:?}", game.roll(Player::Nobody));
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
accepted: Ok(()), cube 2
roll: Err(MoveFirst), move: Err(RollFirst)
refused: Ok(()), score (0, 0)
roll: Err(MoveFirst), move: Err(RollFirst)
accepted by who offered: Ok(()), theirs: true
last checker: Ok(()), points 1 of 7, Start
roll: Err(GameEnded)
END
)" ]

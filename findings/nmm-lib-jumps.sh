#!/usr/bin/env bash
# nmm_lib 0.2.0 (Rust), nine men's morris: a man may go from one end of a line to the other, over whatever is between, as all
# three points of a line are neighbours to it. A move from an empty point, or with a man of the opponent, is taken: nothing
# moves and the turn goes on, so that one can pass. With three men left nobody can fly, and who has no move hasn't lost.
# Expected: its own page: "Moving men to adjacent points", "Moving men to any vacant point when the player has been reduced to
# three men", "A player wins by reducing the opponent to two pieces, or by leaving him without a legal move"; a false from
# `submit` for what isn't a move.
# Seen: moves of Player One in a position, whether they're taken, and whose turn it is; then the status if Two can't move.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "morris"
version = "0.1.0"
edition = "2021"
[dependencies]
nmm_lib = "=0.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use nmm_lib::{Game, GameMove, Location, Player};

fn game(one: &str, two: &str, turn: u8) -> Game {
    let mut pieces = vec![];
    for (player, men) in [(1, one), (2, two)] {
        let mut men: Vec<_> = men.split(' ').collect();
        men.resize(9, "Captured");
        pieces.extend(men.iter().map(|place| format!(r#"{{"location":"{place}","player":{player}}}"#)));
    }
    Game::load(&format!(r#"{{"pieces":[{}],"turn":18,"player_turn":{turn}}}"#, pieces.join(","))).unwrap()
}

fn main() {
    let (four, three, two) = ("A7 B2 E5 F6", "A7 B2 E5", "A4 C4 D1 G4");
    for (what, one, from, to) in [
        ("to the next point", four, "F6", "D6"), ("to a point of another line", four, "F6", "G7"),
        ("over the opponent's man", four, "A7", "A1"), ("over an empty point", four, "A7", "G7"),
        ("from an empty point", four, "C3", "D3"), ("with the opponent's man", four, "C4", "C3"),
        ("flying with three men", three, "A7", "G1"),
    ] {
        let mut game = game(one, two, 1);
        let before = game.get_pieces();
        let taken = game.submit(GameMove::new(Player::One, Location::from_str(from), Location::from_str(to), None));
        println!("{what}, {from} to {to}: {taken}, {} moved, next {:?}", before != game.get_pieces(), game.get_next_player());
    }
    println!("Two can't move: {:?}", game("A1 B4 D6 G4", "A7 D7 G7 A4", 2).get_status());
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'to the next point, F6 to D6: true, true moved, next Two' \
  'to a point of another line, F6 to G7: false, false moved, next One' \
  "over the opponent's man, A7 to A1: true, true moved, next Two" \
  'over an empty point, A7 to G7: true, true moved, next Two' 'from an empty point, C3 to D3: true, false moved, next Two' \
  "with the opponent's man, C4 to C3: true, false moved, next Two" \
  'flying with three men, A7 to G1: false, false moved, next One' "Two can't move: Playing")" ]

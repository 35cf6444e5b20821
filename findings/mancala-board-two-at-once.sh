#!/usr/bin/env bash
# mancala_board 0.2.0 (Rust): who has enough stones in the hand for two laps doesn't sow them one by one. The first dish gets two
# at once, and from then on there are too few for that, so each of the others gets one. So the dishes come out wrong, and the
# last stone falls a dish too early, which decides captures and extra turns. On a board of six dishes it takes 26 stones, on
# one of two ten.
# Expected: "Moves the selected dish into the hand and moves them in an anti-clockwise direction"; "Arbitrary board size". Two
# laps of all places that are sown give each of them two.
# Seen: boards of two, three and six dishes, a dish with enough for two laps, sown here and one by one: left dishes and
# bank, right dishes, and where it ended.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dishes"
version = "0.1.0"
edition = "2021"
[dependencies]
mancala_board = "=0.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use mancala_board::{MancalaBoard, Side};

fn sow<const DISHES: usize>(stones: usize) {
    let mut board = MancalaBoard::<DISHES>::new(0);
    board.left[0] = stones;
    board.right = [1; DISHES];
    // Places: the left dishes, the left bank, the right dishes.
    let mut places = vec![0; DISHES + 1];
    places.extend([1; DISHES]);
    for stone in 0..stones {
        places[(stone + 1) % (2 * DISHES + 1)] += 1;
    }
    let end = board.move_piece(Side::Left, 0);
    println!("{DISHES} dishes, {stones} stones: {:?} {} {:?}, {end:?}", board.left, board.left_bank, board.right);
    println!("  one by one: {:?} {} {:?}, last in place {}", &places[..DISHES], places[DISHES], &places[DISHES + 1..],
        stones % (2 * DISHES + 1));
}

fn main() {
    sow::<2>(9);
    sow::<2>(10);
    sow::<3>(14);
    sow::<3>(18);
    sow::<6>(25);
    sow::<6>(26);
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2 dishes, 9 stones: [1, 2] 2 [3, 3], Done(Right, 1)
  one by one: [1, 2] 2 [3, 3], last in place 4
2 dishes, 10 stones: [1, 3] 2 [3, 3], Done(Right, 1)
  one by one: [2, 2] 2 [3, 3], last in place 0
3 dishes, 14 stones: [1, 3, 2] 2 [3, 3, 3], Done(Right, 2)
  one by one: [2, 2, 2] 2 [3, 3, 3], last in place 0
3 dishes, 18 stones: [2, 4, 3] 3 [3, 3, 3], Done(Left, 1)
  one by one: [2, 3, 3] 3 [4, 3, 3], last in place 4
6 dishes, 25 stones: [1, 2, 2, 2, 2, 2] 2 [3, 3, 3, 3, 3, 3], Done(Right, 5)
  one by one: [1, 2, 2, 2, 2, 2] 2 [3, 3, 3, 3, 3, 3], last in place 12
6 dishes, 26 stones: [1, 3, 2, 2, 2, 2] 2 [3, 3, 3, 3, 3, 3], Done(Right, 5)
  one by one: [2, 2, 2, 2, 2, 2] 2 [3, 3, 3, 3, 3, 3], last in place 0
END
)" ]

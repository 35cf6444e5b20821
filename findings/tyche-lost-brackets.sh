#!/usr/bin/env bash
# tyche 0.3.1 (Rust), dice: what it writes isn't what it has read: "10 - (3 + 2)" becomes "10 - 3 + 2", and "12 / (2 * 3)" becomes
# "12 / 2 * 3", and read again they are 9 and 18 where it were 5 and 2. Brackets remain only between sums and products. And
# "4d6r", "4d6rr", examples on its page, are refused; and -7 / 2 isn't rounded down, but up, and -7 \ 2 up by one more.
# Expected: the text of an expression is that expression; "Reroll (once): 4d6r - With specific condition: 4d6r>4"; "Division
# (integer, rounded down): 2d6 / 2", "rounded up: 2d6 \ 2". In Foundry VTT, whose notation it has, "r" alone rerolls the lowest.
# Seen: expressions, their values, how they're written, and the value of that.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dice"
version = "0.1.0"
edition = "2021"
[dependencies]
tyche = "=0.3.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use tyche::{dice::roller::Max, expr::Describe, Expr};

fn value(text: &str) -> (String, String) {
    match text.parse::<Expr>() {
        Ok(expression) => {
            let thrown = expression.eval(&mut Max).unwrap();
            (thrown.calc().unwrap().to_string(), thrown.describe(None))
        }
        Err(_) => ("an error".to_string(), String::new()),
    }
}

fn main() {
    for text in ["10 - (3 + 2)", "10 - (1d6 - 2)", "12 / (2 * 3)", "12 / (6 / 2)", "(3 + 2) * 2", "2 * (3 + 2)", "-(3 + 2)"] {
        let written = text.parse::<Expr>().unwrap().to_string();
        println!("{text} = {}, written {written} = {}, shown {}", value(text).0, value(&written).0, value(text).1);
    }
    for text in ["4d6r1", "4d6r", "4d6rr", "7 / 2", "7 \\ 2", "-7 / 2", "-7 \\ 2"] {
        println!("{text} = {}", value(text).0);
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
10 - (3 + 2) = 5, written 10 - 3 + 2 = 9, shown 10 - 3 + 2
10 - (1d6 - 2) = 6, written 10 - 1d6 - 2 = 2, shown 10 - 1d6[6] - 2
12 / (2 * 3) = 2, written 12 / 2 * 3 = 18, shown 12 / 2 * 3
12 / (6 / 2) = 4, written 12 / 6 / 2 = 1, shown 12 / 6 / 2
(3 + 2) * 2 = 10, written (3 + 2) * 2 = 10, shown (3 + 2) * 2
2 * (3 + 2) = 10, written 2 * (3 + 2) = 10, shown 2 * (3 + 2)
-(3 + 2) = -5, written -(3 + 2) = -5, shown -(3 + 2)
4d6r1 = 24
4d6r = an error
4d6rr = an error
7 / 2 = 3
7 \ 2 = 4
-7 / 2 = -3
-7 \ 2 = -2
END
)" ]

#!/usr/bin/env bash
# ultra_tournament 0.1.0 (Rust), single elimination: a match that has been solved is fought again each time that one after it is
# solved. With four entrants, whose semifinals were solved one by one, everybody has fought one fight too many after the final,
# and who loses strength in each fight has lost it twice. If the second fight ends otherwise, the final still has the first
# winner, but the match says that the other one has won.
# Expected: "Solves rounds only up to the specified round"; "reduce a fighter's HP during a round, and retain the change in
# later rounds".
# Seen: how often each of four has fought, after the final at once, and after both semifinals and then the final; then two
# matches that the other one wins if they're fought twice: who fights the final, and who has won the semifinals by the bracket.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "fights"
version = "0.1.0"
edition = "2021"
[dependencies]
ultra_tournament = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use std::fmt;
use std::sync::{Arc, RwLock};
use ultra_tournament::{BattleResult, BattleSystem, EntrantId, Tournament, TournamentEdge, TournamentRoundResult};

#[derive(Clone, Debug)]
struct Fighter {
    name: char,
    strength: i32,
    fights: i32,
}

impl fmt::Display for Fighter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {} fights", self.name, self.fights)
    }
}

/// The stronger one wins, and has three less strength then.
#[derive(Clone, Debug)]
struct Fights;

impl BattleSystem<Fighter, String> for Fights {
    fn battle(one: Arc<RwLock<Fighter>>, two: Arc<RwLock<Fighter>>) -> BattleResult<String> {
        let (mut one, mut two) = (one.write().unwrap(), two.write().unwrap());
        one.fights += 1;
        two.fights += 1;
        let text = format!("{} against {}", one.name, two.name);
        if one.strength > two.strength {
            one.strength -= 3;
            BattleResult::Solved(TournamentRoundResult::A, text)
        } else {
            two.strength -= 3;
            BattleResult::Solved(TournamentRoundResult::B, text)
        }
    }
    fn tiebreaker(_: Arc<RwLock<Fighter>>, _: Arc<RwLock<Fighter>>) -> (TournamentRoundResult, String) {
        unreachable!()
    }
}

fn main() {
    for strengths in [[40, 10, 50, 20], [12, 10, 22, 20]] {
        for step_by_step in [false, true] {
            let fighters = strengths.iter().zip('a'..).map(|(&strength, name)| Fighter { name, strength, fights: 0 }).collect();
            let mut tournament = Tournament::<Fighter, String, Fights>::new(fighters).unwrap();
            let last = *tournament.grand_finals();
            let semifinals = [TournamentEdge::A, TournamentEdge::B].map(|edge| tournament.child_node(last, edge).unwrap());
            if step_by_step {
                for semifinal in semifinals {
                    tournament.solve_round(semifinal).unwrap();
                }
            }
            tournament.solve().unwrap();
            let final_fight = tournament.graph()[last].metadata().unwrap();
            let winners = semifinals.map(|node| tournament.winner_entrant(node).unwrap().unwrap().read().unwrap().name);
            let fights: Vec<_> = (0..4).map(|id| tournament.entrant(EntrantId(id)).read().unwrap().to_string()).collect();
            println!("{strengths:?}, step by step {step_by_step}: {}", fights.join(", "));
            println!("  final {final_fight}, semifinals won by {winners:?}");
        }
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
[40, 10, 50, 20], step by step false: a 2 fights, b 1 fights, c 2 fights, d 1 fights
  final c against a, semifinals won by ['c', 'a']
[40, 10, 50, 20], step by step true: a 3 fights, b 2 fights, c 3 fights, d 2 fights
  final c against a, semifinals won by ['c', 'a']
[12, 10, 22, 20], step by step false: a 2 fights, b 1 fights, c 2 fights, d 1 fights
  final c against a, semifinals won by ['c', 'a']
[12, 10, 22, 20], step by step true: a 3 fights, b 2 fights, c 3 fights, d 2 fights
  final c against a, semifinals won by ['d', 'b']
END
)" ]

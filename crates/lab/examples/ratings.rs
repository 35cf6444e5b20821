//! Prints the figures in docs/ratings.md.
//!
//! `levels [GAME] [GAMES]` measures how strong the computers are. `order [GAME] [SERVERS]` measures
//! how many games it takes until ratings find the order of players of known strength.

use getaway_games::GameKind;
use getaway_games::options::Named;
use getaway_lab::ratings::{Server, order_found_on_average, pairs};
use getaway_lab::simulate::Run;

fn levels(kind: GameKind, games: u64, threads: usize) -> Result<(), String> {
    let run = Run { seed: 1, games, budget: None, records: false };
    let pairs = pairs(kind, run, &["easy", "normal", "hard", "normal"], threads)?;
    for (label, points) in pairs.labels.iter().zip(pairs.strengths()) {
        println!("{kind}: {label} has {points:.0} points");
    }
    for (a, one) in pairs.labels.iter().enumerate() {
        for (b, other) in pairs.labels.iter().enumerate().skip(a + 1) {
            let (above, below) = (pairs.above[a][b], pairs.above[b][a]);
            let (all, share) = (above + below, 100.0 * above / (above + below));
            println!("{kind}: {one} above {other} in {share:.1} % of {all} pairs");
        }
    }
    Ok(())
}

fn order(kind: GameKind, servers: u64, threads: usize) -> Result<(), String> {
    for seats in [3, 4, 8] {
        if kind == GameKind::Palace && seats > 5 || kind == GameKind::King && seats != 4 {
            continue;
        }
        for players in [["easy", "normal"], ["random", "normal"]] {
            let server = Server { kind, people: 12, players, seats, games: 200, seed: 1 };
            let found = order_found_on_average(&server, servers, threads)?;
            let after = |least: f64| {
                let at = found.iter().position(|found| *found >= least);
                at.map_or_else(|| "more than 200".to_owned(), |at| (at + 1).to_string())
            };
            let [weak, strong] = players;
            println!(
                "{kind}, {seats} seats, from {weak} to {strong}: 0.8 after {}, 0.9 after {}, 0.95 after {}; {:.2} after 10, {:.2} after 50, {:.2} after 200 games",
                after(0.8),
                after(0.9),
                after(0.95),
                found[9],
                found[49],
                found[199]
            );
        }
    }
    Ok(())
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [what, rest @ ..] = &args[..] else {
        return Err("ratings levels|order [GAME] [NUMBER]".to_owned());
    };
    let kind = rest.first().map_or(Some(GameKind::default()), |name| GameKind::named(name));
    let kind = kind.ok_or("there is no such game")?;
    let number = rest.get(1).map_or(Ok(100), |number| number.parse());
    let number = number.map_err(|_| "the number is none")?;
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    match what.as_str() {
        "levels" => levels(kind, number, threads),
        "order" => order(kind, number, threads),
        _ => Err("ratings levels|order [GAME] [NUMBER]".to_owned()),
    }
}

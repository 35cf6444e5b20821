//! `ratings [GAME] [GAMES]` measures how strong the computers are: the figures in docs/ratings.md.

use getaway_games::GameKind;
use getaway_games::options::Named;
use getaway_lab::ratings::pairs;
use getaway_lab::simulate::Run;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let kind = args.first().map_or(Some(GameKind::default()), |name| GameKind::named(name));
    let kind = kind.ok_or("there is no such game")?;
    let games = args.get(1).map_or(Ok(100), |number| number.parse());
    let games = games.map_err(|_| "the number is none")?;
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
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

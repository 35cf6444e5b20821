//! Prints the figures in docs/ratings.md.
//!
//! - `levels [GAME] [GAMES] [LEVEL] [BUDGET]`: how strong the computers are; where the last player loses,
//!   how often a level loses at which table, and how often ratings expect it.
//! - `order [GAME] [SERVERS]`: how many games it takes until ratings find the order of players of known
//!   strength, whether ± is true, and how well ratings foretell who loses.
//! - `meetings [GAME] [SERVERS]`: the same where equals play equals, and where groups rarely meet.
//! - `jump [GAME] [SERVERS]`: how soon they find somebody who has improved.
//! - `normal [GAME]`: the ratings of people who play like `normal`, at every table with `easy` computers.
//! - `never [GAME] [EASY]`: the rating of two people who never lose beside so many `easy` computers.
//! - `speed [GAME] [GAMES]`: how long so many ratings take.

use std::time::Instant;

use getaway_games::options::Named;
use getaway_games::rating::{Player, RatedSeat, Rating, rate};
use getaway_games::{GameKind, Level, Tally};
use getaway_lab::ratings::{CHECKED, Meeting, Server, like_normal, pairs, share};
use getaway_lab::simulate::Run;

const USAGE: &str = "ratings levels|order|meetings|jump|normal|never|speed [GAME] [NUMBER] …";

fn pairs_of_levels(kind: GameKind, run: Run, threads: usize) -> Result<(), String> {
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

fn shares(kind: GameKind, run: Run, level: Level, threads: usize) -> Result<(), String> {
    for seats in tables(kind, 3..=8) {
        for alike in 1..=seats - 2 {
            let found = share(kind, run, level, alike, seats - alike, threads)?;
            let seen = found.lost as f64 / found.games as f64;
            let error = 100.0 * (seen * (1.0 - seen) / found.games as f64).sqrt();
            println!(
                "{kind}, {seats} seats, {alike} {}: lost {:.1} % (± {error:.1}) of {}, expected {:.1} %: {:+.1}; would be {:.0} points",
                level.name(),
                100.0 * seen,
                found.games,
                100.0 * found.predicted,
                100.0 * (found.predicted - seen),
                found.strength,
            );
        }
    }
    Ok(())
}

/// The numbers of seats that the game has among these.
fn tables(kind: GameKind, seats: std::ops::RangeInclusive<usize>) -> Vec<usize> {
    let range = kind.defaults().seats();
    seats.filter(|seats| range.contains(seats)).collect()
}

fn order(kind: GameKind, meeting: Meeting, servers: u64, threads: usize) -> Result<(), String> {
    for seats in [3, 4, 8].into_iter().filter(|seats| tables(kind, 3..=8).contains(seats)) {
        // Groups of six have no table of eight.
        if meeting == Meeting::Apart && seats > 6 {
            continue;
        }
        for players in [["easy", "normal"], ["random", "normal"]] {
            let server = Server {
                kind,
                people: 12,
                players,
                seats,
                meeting,
                improves: None,
                games: 200,
                seed: 1,
            };
            let judged = server.judge(&server.play_all(servers, threads)?);
            let found = &judged.order;
            let after = |least: f64| {
                let at = found.iter().position(|found| *found >= least);
                at.map_or_else(|| "more than 200".to_owned(), |at| (at + 1).to_string())
            };
            let [weak, strong] = players;
            println!(
                "{kind}, {seats} seats, from {weak} to {strong}: 0.8 after {}, 0.9 after {}; {:.2} after 10, {:.2} after 50, {:.2} after 200 games (fair shares {:.2})",
                after(0.8),
                after(0.9),
                found[9],
                found[49],
                found[199],
                judged.order_of_shares,
            );
            if kind.tally() == Tally::LastLoses {
                let within: Vec<String> = CHECKED
                    .iter()
                    .zip(judged.within)
                    .map(|(games, [one, two])| {
                        format!("{:.0} and {:.0} % after {games}", 100.0 * one, 100.0 * two)
                    })
                    .collect();
                println!(
                    "  within ± and twice that: {}; log loss {:.4}",
                    within.join(", "),
                    judged.log_loss
                );
            }
        }
    }
    Ok(())
}

fn jump(kind: GameKind, servers: u64, threads: usize) -> Result<(), String> {
    for seats in [3, 4, 8].into_iter().filter(|seats| tables(kind, 3..=8).contains(seats)) {
        let server = Server {
            kind,
            people: 12,
            players: ["easy", "normal"],
            seats,
            meeting: Meeting::Anybody,
            improves: Some(200),
            games: 600,
            seed: 1,
        };
        let found = server
            .caught_up(&server.play_all(servers, threads)?, 0.8)
            .map_or_else(|| "more than 400".to_owned(), |games| games.to_string());
        println!("{kind}, {seats} seats: 80 % of the way from easy to normal after {found} games");
    }
    Ok(())
}

fn normal(kind: GameKind, threads: usize) -> Result<(), String> {
    for seats in tables(kind, 3..=8) {
        for easy in 0..=seats - 2 {
            let means = like_normal(kind, 1, seats, easy, threads)?;
            let said: Vec<String> = (2..)
                .zip(means)
                .map(|(people, mean)| format!("{people} people {mean:.0}"))
                .collect();
            println!("{kind}, {seats} seats, {easy} easy: {}", said.join(", "));
        }
    }
    Ok(())
}

fn never(kind: GameKind, easy: usize) {
    let mut people = [Rating::start(kind.name()); 2];
    let seat = |player, tallied| RatedSeat { player, place: 1 + u8::from(tallied), tallied };
    for game in 1..=200 {
        let mut seats: Vec<RatedSeat> = people.map(|one| seat(Player::Person(one), false)).into();
        seats.extend((0..easy).map(|n| seat(Player::Computer(Level::Easy), n == 0)));
        let changes = rate(kind.name(), &seats);
        for (person, change) in people.iter_mut().zip(changes.into_iter().flatten()) {
            *person = change.after;
        }
        if [1, 10, 50, 100, 200].contains(&game) {
            println!("{kind}, beside {easy} easy: {} after {game} games", people[0].points());
        }
    }
}

fn speed(kind: GameKind, games: u64) {
    let mut people = [Rating::start(kind.name()); 12];
    let began = Instant::now();
    for game in 0..games as usize {
        let who = [0, 1, 2, 3].map(|seat| (game + seat * (1 + game % 2)) % people.len());
        let place = |seat: usize| 1 + ((seat + game) % 4) as u8;
        let seats = [0, 1, 2, 3].map(|seat| RatedSeat {
            player: Player::Person(people[who[seat]]),
            place: place(seat),
            tallied: place(seat) == 4,
        });
        for (person, change) in who.iter().zip(rate(kind.name(), &seats).into_iter().flatten()) {
            people[*person] = change.after;
        }
    }
    println!("{kind}: {games} games of four in {:.2} s", began.elapsed().as_secs_f64());
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [what, rest @ ..] = &args[..] else { return Err(USAGE.to_owned()) };
    let kind = rest
        .first()
        .map_or(Some(GameKind::default()), |name| GameKind::named(name))
        .ok_or("there is no such game")?;
    let number = |at: usize| {
        let given = rest.get(at).map(|number| number.parse::<u64>());
        given.transpose().map_err(|_| "the number is none")
    };
    let count = number(1)?;
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let servers = count.unwrap_or(200);
    match what.as_str() {
        "levels" => {
            let games = count.unwrap_or(100);
            let budget = number(3)?.and_then(|budget| u32::try_from(budget).ok());
            let run = Run { seed: 1, games, budget, records: false };
            match rest.get(2) {
                Some(level) if kind.tally() == Tally::LastLoses => {
                    let level = Level::named(level).ok_or("there is no such level")?;
                    shares(kind, run, level, threads)
                }
                _ => pairs_of_levels(kind, run, threads),
            }
        }
        "order" => order(kind, Meeting::Anybody, servers, threads),
        "meetings" => {
            println!("Equals play equals:");
            order(kind, Meeting::Alike, servers, threads)?;
            println!("Two groups, one table in ten is mixed:");
            order(kind, Meeting::Apart, servers, threads)
        }
        "jump" => jump(kind, servers, threads),
        "normal" => normal(kind, threads),
        "never" => {
            never(kind, count.unwrap_or(6) as usize);
            Ok(())
        }
        "speed" => {
            speed(kind, count.unwrap_or(200_000));
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    }
}

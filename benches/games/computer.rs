//! Measures the computers' decisions at tables of all games, with as much thinking as a table
//! allows: the decisions of a few whole games by `normal` and by `hard`, and the one that took
//! `hard` longest.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use getaway_games::cards::{Chance, Seat, SeatSet, Secret};
use getaway_games::options::Named;
use getaway_games::{Decision, GameKind, Level, Next, Players, Session, Start, Task};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// How many games of each kind the decisions come from.
const GAMES: u64 = 3;

/// How many seats the tables have.
const SEATS: usize = 4;

fn decide(task: &Task, level: Level, rng: &mut Xoshiro256PlusPlus) -> Option<Decision> {
    task.decide(level, 1.0, &|| true, rng)
}

/// Lets four `normal` play a game, and returns everything that they had to decide.
fn decisions(kind: GameKind, number: u64, rng: &mut Xoshiro256PlusPlus) -> Vec<Task> {
    let players = Players {
        people: SeatSet::EMPTY,
        overdue: SeatSet::EMPTY,
        by_itself: SeatSet::EMPTY,
        levels: [Level::Normal; _],
    };
    let start = Start {
        seats: SEATS,
        dealer: Seat::FIRST,
        chance: Chance::new(&Secret::new([1; 32]), number, &[]),
        previous_loser: None,
    };
    let mut game = Session::begin(kind.defaults(), start).expect("four can play");
    let mut tasks = Vec::new();
    loop {
        match game.next(&players).expect("it goes on by itself") {
            Next::Over => return tasks,
            Next::Pause => game.end_pause(),
            Next::People => panic!("only computers play"),
            Next::Ask(seat, question) => {
                let task = game.task(seat, question).expect("a question of its own");
                let decision = decide(&task, Level::Normal, rng).expect("something can be done");
                game.decided(seat, decision).expect("it is legal");
                tasks.push(task);
            }
        }
    }
}

/// How long `hard` takes. Measured twice, so that other work on the machine doesn't decide.
fn time(task: &Task) -> Duration {
    let once = || {
        let start = Instant::now();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        black_box(decide(task, Level::Hard, &mut rng));
        start.elapsed()
    };
    once().min(once())
}

fn games(criterion: &mut Criterion) {
    for &kind in GameKind::ALL {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let tasks: Vec<Task> =
            (1..=GAMES).flat_map(|number| decisions(kind, number, &mut rng)).collect();
        for level in [Level::Normal, Level::Hard] {
            let mut each = tasks.iter().cycle();
            let name = format!("{kind}, {level}: a decision, of {}", tasks.len());
            criterion.bench_function(&name, |bencher| {
                bencher.iter(|| each.next().map(|task| decide(task, level, &mut rng)));
            });
        }
        let slowest = tasks.iter().max_by_key(|task| time(task));
        criterion.bench_function(&format!("{kind}, hard: the slowest decision"), |bencher| {
            bencher.iter(|| slowest.map(|task| decide(task, Level::Hard, &mut rng)));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .measurement_time(Duration::from_secs(5));
    targets = games
}
criterion_main!(benches);

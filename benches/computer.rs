//! Measures decisions in the middle of a game for four: a card by `normal`, and by `hard` with as
//! many playouts as a table allows, on average and for the slowest position. Also measures Palace
//! with two seats, which has the longest playouts.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use getaway::cards::{Chance, Seat, Secret};
use getaway::games::getaway::computer::{Limits, PLAYOUTS, Player};
use getaway::games::getaway::rules::{Due, Game, History, Move, Options, View, deal};
use getaway::games::palace::{computer as palace_computer, rules as palace};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// How many games the decisions come from.
const GAMES: u64 = 12;

const LIMITS: Limits = Limits {
    playouts: PLAYOUTS,
    go_on: &|| true,
};

/// The views of a game's players at their decisions in tricks 6 to 9.
fn middle(number: u64, rng: &mut Xoshiro256PlusPlus) -> Option<Vec<View>> {
    let options = Options::default();
    let dealer = Seat::new(0)?;
    let chance = Chance::new(&Secret::new([1; 32]), number, &[]);
    let mut game = Game::deal(options, dealer, &deal::hands(&chance, options, 4, dealer)).ok()?;
    let mut history = History::new(&game);
    let mut views = Vec::new();
    while game.board().tricks() < 9 {
        let seat = match game.board().due() {
            Due::Lead(seat) | Due::Play(seat) => seat,
            Due::PlayAny(seats) => seats.iter().next()?,
            Due::Draw(..) | Due::Over(_) => break,
        };
        let view = history.view(&game, seat);
        let card = Player::Normal.card(&view, &LIMITS, rng);
        if game.board().tricks() >= 5 && view.legal_cards().len() > 1 {
            views.push(view);
        }
        history
            .apply(&mut game, Move::Play { seat, card }, &mut |_| {})
            .ok()?;
    }
    Some(views)
}

fn time(player: Player, view: &View, rng: &mut Xoshiro256PlusPlus) -> Duration {
    let start = Instant::now();
    black_box(player.card(view, &LIMITS, rng));
    start.elapsed()
}

fn decisions(criterion: &mut Criterion) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let games = (1..=GAMES).filter_map(|number| middle(number, &mut rng));
    let views: Vec<View> = games.flatten().collect();
    for (name, player) in [("normal", Player::Normal), ("hard", Player::Hard)] {
        let mut each = views.iter().cycle();
        criterion.bench_function(&format!("{name}: a card, of {}", views.len()), |bencher| {
            bencher.iter(|| each.next().map(|view| player.card(view, &LIMITS, &mut rng)));
        });
    }
    // Measured twice, so that other work on the machine doesn't decide.
    let longest = |view: &&View| {
        let once = || {
            time(
                Player::Hard,
                view,
                &mut Xoshiro256PlusPlus::seed_from_u64(2),
            )
        };
        once().min(once())
    };
    let Some(slowest) = views.iter().max_by_key(longest) else {
        return;
    };
    criterion.bench_function("hard: the card that took longest", |bencher| {
        bencher.iter(|| Player::Hard.card(slowest, &LIMITS, &mut rng));
    });
}

/// The views of the players in a game of Palace for two at their first moves.
fn palace_views(number: u64, rng: &mut Xoshiro256PlusPlus) -> Option<Vec<palace::View>> {
    let options = palace::Options::default();
    let chance = Chance::new(&Secret::new([1; 32]), number, &[]);
    let deal = palace::Deal::new(&chance, options, 2, Seat::FIRST);
    let mut game = palace::Game::deal(options, Seat::FIRST, &deal).ok()?;
    let mut views = Vec::new();
    while game.board().plays() < 60 {
        let act = match game.board().due() {
            palace::Due::Begin => palace::Move::Begin {
                seat: chance.choose("begin", game.candidates())?,
            },
            palace::Due::Exchange(seats) => palace::Move::Ready {
                seat: seats.iter().next()?,
            },
            palace::Due::Play(seat) => {
                let view = palace::View::new(&game, seat);
                views.push(view);
                palace_computer::decide(palace_computer::Kind::Normal, &view, &LIMITS, rng)?
            }
            palace::Due::Over(_) => break,
        };
        game.apply(act, &mut |_| {}).ok()?;
    }
    views.retain(|view| view.legal_cards().ranks().count() > 1);
    Some(views)
}

fn palace_decisions(criterion: &mut Criterion) {
    let limits = Limits {
        playouts: palace_computer::PLAYOUTS,
        go_on: &|| true,
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let games = (1..=GAMES).filter_map(|number| palace_views(number, &mut rng));
    let views: Vec<palace::View> = games.flatten().collect();
    for kind in [palace_computer::Kind::Normal, palace_computer::Kind::Hard] {
        let mut each = views.iter().cycle();
        let name = format!("palace, {kind}: a decision, of {}", views.len());
        criterion.bench_function(&name, |bencher| {
            bencher.iter(|| {
                each.next()
                    .map(|view| palace_computer::decide(kind, view, &limits, &mut rng))
            });
        });
    }
    let time = |view: &palace::View| {
        let start = Instant::now();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        black_box(palace_computer::decide(
            palace_computer::Kind::Hard,
            view,
            &limits,
            &mut rng,
        ));
        start.elapsed()
    };
    let Some(slowest) = views.iter().max_by_key(|view| time(view).min(time(view))) else {
        return;
    };
    criterion.bench_function("palace, hard: the decision that took longest", |bencher| {
        let hard = palace_computer::Kind::Hard;
        bencher.iter(|| palace_computer::decide(hard, slowest, &limits, &mut rng));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = decisions, palace_decisions
}
criterion_main!(benches);

//! Measures the rules, from one card to whole games. Run with `cargo bench`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use getaway_games::palace::rules as palace;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// The default options with this many packs.
fn table(packs: Packs) -> Options {
    Options { packs, ..Options::default() }
}

/// Shuffles the pack in place and deals it.
fn deal(options: Options, seats: usize, pack: &mut [Card], rng: &mut impl Rng) -> Position {
    pack.shuffle(rng);
    let dealer = Seat::first(seats).next().expect("a seat");
    let mut hands = [CardSet::EMPTY; MAX_SEATS];
    for (n, card) in pack.iter().enumerate() {
        hands[(n + 1) % seats].insert(*card);
    }
    Position::deal(options, dealer, &hands[..seats]).expect("a deal")
}

fn pack(options: Options) -> Vec<Card> {
    CardSet::pack(options.packs.into()).iter().collect()
}

fn deals(c: &mut Criterion) {
    let mut group = c.benchmark_group("deal");
    group.throughput(Throughput::Elements(1));
    for (name, packs, seats) in [("4 seats", Packs::One, 4), ("8 seats, two packs", Packs::Two, 8)]
    {
        let options = table(packs);
        let (mut cards, mut rng) = (pack(options), rng());
        group.bench_function(format!("random, {name}"), |b| {
            b.iter(|| black_box(deal(options, seats, &mut cards, &mut rng)));
        });
        let dealer = Seat::first(1).next().expect("a seat");
        let mut game = 0;
        let secret = Secret::new([7; 32]);
        group.bench_function(format!("fair shuffle, {name}"), |b| {
            b.iter(|| {
                game += 1;
                deal::hands(&Chance::new(&secret, game, &[]), options, seats, dealer)
            });
        });
    }
    group.finish();
}

fn moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("move");
    group.throughput(Throughput::Elements(1));
    let options = table(Packs::One);
    let mut game = deal(options, 4, &mut pack(options), &mut rng());
    for _ in 0..18 {
        let act = random_move(&game, &mut rng()).expect("the game runs");
        game.apply(act, &mut |_| {}).expect("a legal move");
    }
    let Due::Play(seat) = game.board().due() else { panic!("a trick is open") };
    group.bench_function("legal cards", |b| {
        b.iter(|| black_box(&game).legal_cards(black_box(seat)));
    });
    let act = random_move(&game, &mut rng()).expect("the game runs");
    group.bench_function("apply", |b| {
        b.iter_batched_ref(
            || game,
            |game| game.apply(black_box(act), &mut |event| _ = black_box(event)),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    for (name, packs, seats) in [
        ("4 seats", Packs::One, 4),
        ("8 seats", Packs::One, 8),
        ("8 seats, two packs", Packs::Two, 8),
        ("16 seats, two packs", Packs::Two, 16),
    ] {
        let options = table(packs);
        let (mut cards, mut rng) = (pack(options), rng());
        group.bench_function(name, |b| {
            b.iter(|| {
                let mut game = deal(options, seats, &mut cards, &mut rng);
                random_moves(&mut game, &mut rng)
            });
        });
    }
    group.finish();
}

/// Random games of Palace with the fewest and the most seats; a long game may end by being stopped.
fn palace_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("palace");
    group.throughput(Throughput::Elements(1));
    let (options, secret) = (palace::Options::default(), Secret::new([7; 32]));
    let mut number = 0;
    let mut deal = |seats| {
        number += 1;
        let chance = Chance::new(&secret, number, &[]);
        let deal = palace::Deal::new(&chance, options, seats, Seat::FIRST);
        palace::Position::deal(options, Seat::FIRST, &deal).expect("a deal")
    };
    group.bench_function("fair shuffle and deal, 4 seats", |b| b.iter(|| deal(4)));
    for seats in [2, 4] {
        // Dealt beforehand: the fair shuffle would take most of the time.
        let games: Vec<palace::Position> = (0..64).map(|_| deal(seats)).collect();
        let (mut each, mut rng) = (games.iter().cycle(), rng());
        group.bench_function(format!("random game, {seats} seats"), |b| {
            b.iter(|| {
                let mut game = *each.next().expect("there are games");
                palace::random_playout(&mut game, &mut rng)
            });
        });
    }
    group.finish();
}

fn records(c: &mut Criterion) {
    let mut group = c.benchmark_group("record");
    group.throughput(Throughput::Elements(1));
    let options = table(Packs::One);
    let mut rng = rng();
    let mut game = deal(options, 4, &mut pack(options), &mut rng);
    let hands: Vec<CardSet> = Seat::first(4).map(|seat| game.hand(seat)).collect();
    let hands = Hands::of(&hands);
    let mut moves = Vec::new();
    while let Some(act) = random_move(&game, &mut rng) {
        game.apply(act, &mut |_| {}).expect("a legal move");
        moves.push(act);
    }
    let dealer = game.board().dealer();
    let labels = || vec!["random".to_owned(); 4];
    let write = || Record::of_game(options, labels(), dealer, &hands, moves.iter().copied(), None);
    let line = write().expect("a record").to_line().expect("a line");
    group.bench_function("write", |b| {
        b.iter(|| write().map(|record| record.to_line()));
    });
    group.bench_function("read", |b| b.iter(|| Record::from_line(&line)));
    group.bench_function("read and replay", |b| {
        b.iter(|| Record::from_line(&line).map(|record| record.replay()));
    });
    group.finish();
}

criterion_group!(benches, deals, moves, games, palace_games, records);
criterion_main!(benches);

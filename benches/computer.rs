//! How long a decision takes: a card of `normal` and of `hard`, early in a game of four.

use criterion::{Criterion, criterion_group, criterion_main};
use getaway::computer::{Kind, Limits};
use getaway::rules::{Chance, Course, Due, Game, Move, Options, Seat, Secret, View};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// What a player sees at the first decision after so many tricks.
fn view(tricks: u32, rng: &mut Xoshiro256PlusPlus) -> Option<View> {
    let options = Options::default();
    let dealer = Seat::new(0)?;
    let chance = Chance::new(&Secret::new([1; 32]), 1, &[]);
    let mut game = Game::deal(options, dealer, &chance.hands(options, 4, dealer)).ok()?;
    let mut course = Course::new(&game);
    let limits = Limits {
        playouts: 0,
        go_on: &|| true,
    };
    loop {
        let seat = match game.board().due() {
            Due::Lead(seat) | Due::Play(seat) => seat,
            Due::PlayAny(seats) => seats.iter().next()?,
            Due::Draw(..) | Due::Over(_) => return None,
        };
        let view = course.view(&game, seat);
        if game.board().tricks() >= tricks && view.legal_cards().len() > 3 {
            return Some(view);
        }
        let card = Kind::Normal.card(&view, &limits, rng);
        course
            .apply(&mut game, Move::Play { seat, card }, &mut |_| {})
            .ok()?;
    }
}

fn decisions(criterion: &mut Criterion) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let Some(view) = view(6, &mut rng) else {
        return;
    };
    for (kind, playouts) in [(Kind::Normal, 0), (Kind::Hard, 500), (Kind::Hard, 2000)] {
        let limits = Limits {
            playouts,
            go_on: &|| true,
        };
        criterion.bench_function(&format!("card of {kind}, {playouts} playouts"), |b| {
            b.iter(|| kind.card(&view, &limits, &mut rng));
        });
    }
}

criterion_group!(benches, decisions);
criterion_main!(benches);

//! Measures how long `hard` takes for the end of a game between two, which it solves: the mean and
//! the worst of many random endings. Run with `cargo bench -p games-bench --bench endings`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use getaway_games::cards::{Card, CardSet, Seat};
use getaway_games::getaway::computer::{self as getaway_computer, Player};
use getaway_games::getaway::rules::{History, Options, Position};
use getaway_games::kit::{Limits, Strategy};
use getaway_games::palace::computer as palace_computer;
use getaway_games::palace::rules::{Setup, View};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

/// How many endings each row is about.
const ENDINGS: u64 = 10_000;

/// Two random hands, with so many cards together, and the rest of the shuffled pack.
fn hands(cards: usize, rng: &mut impl Rng) -> [Vec<Card>; 3] {
    let mut hands = CardSet::pack(1).shuffled(rng);
    let rest = hands.split_off(cards);
    let other = hands.split_off(rng.random_range(1..cards));
    [hands, other, rest]
}

fn getaway(cards: usize, rng: &mut Xoshiro256PlusPlus) -> Duration {
    let [one, two, _] = hands(cards, rng);
    let hands = [one, two, Vec::new()].map(|hand| hand.into_iter().collect::<CardSet>());
    let game = Position::between_tricks(Options::default(), &hands, Seat::FIRST, 20);
    let view = History::new(&game).view(&game, Seat::FIRST);
    let limits = Limits { playouts: getaway_computer::PLAYOUTS, go_on: &|| true };
    let start = Instant::now();
    black_box(Player::Hard.card(&view, &limits, rng));
    start.elapsed()
}

fn palace(cards: usize, rng: &mut Xoshiro256PlusPlus) -> Duration {
    let [one, two, rest] = hands(cards, rng);
    let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let (one, two) = (text(&one), text(&two));
    // A ten would have burnt the stack.
    let top = rest.iter().filter(|card| card.rank().name() != "10");
    let stack: Vec<Card> = top.take(rng.random_range(0..3)).copied().collect();
    let rows = [[one.as_str(), "", ""], [two.as_str(), "", ""]];
    let game = Setup { rows: &rows, stack: &text(&stack), ..Setup::default() }.game();
    let view = View::new(&game, Seat::FIRST);
    let limits = Limits { playouts: palace_computer::PLAYOUTS, go_on: &|| true };
    let start = Instant::now();
    black_box(palace_computer::decide(Strategy::Hard, &view, &limits, rng));
    start.elapsed()
}

fn measure(what: &str, cards: usize, one: fn(usize, &mut Xoshiro256PlusPlus) -> Duration) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut times: Vec<Duration> = (0..ENDINGS).map(|_| one(cards, &mut rng)).collect();
    times.sort();
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    let (most, worst) = (times[times.len() * 99 / 100], times[times.len() - 1]);
    println!(
        "{what}, {cards} cards: {mean:.2?} on average, 99% below {most:.2?}, worst {worst:.2?}"
    );
}

fn main() {
    for cards in [8, 10, 13] {
        measure("Getaway", cards, getaway);
    }
    for cards in [6, 8, 10] {
        measure("Palace", cards, palace);
    }
}

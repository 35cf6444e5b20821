//! Computer players: they only make legal moves, they use nothing that they can't know, and each
//! level is stronger than the one below.

mod advice;
mod beliefs;

use rand::SeedableRng;

use super::belief::Belief;
use super::hard::Prospects;
use super::table::Table;
use super::*;
use crate::cards::{CardSet, Seat};
use crate::king::rules::{
    Bid, Choice, Contract, Due, Ending, Event, Hands, Move, Options, Position, Round, SEATS,
    Scoring, random_deal, random_move,
};
use crate::kit::NoDeal;
use crate::kit::options::Named;
use crate::kit::testing::{assert_worst_first, limits, play_on, record_of, seat, stood_in};

const LIMITS: Limits = limits(60);

fn rand(seed: u64) -> Rand {
    Rand::seed_from_u64(seed)
}

/// The next move, with a player of the given kind in each seat and random deals.
fn next(game: &Position, kinds: [Strategy; SEATS], rng: &mut Rand) -> Option<Move> {
    let Some(seat) = game.board().due().seat() else {
        return (!game.board().is_over()).then(|| Move::Chance(random_deal(rng)));
    };
    let act = decide(kinds[seat.index()], &View::new(game, seat), &LIMITS, rng).unwrap();
    Some(Move::Player { seat, act })
}

fn play(options: Options, kinds: [Strategy; SEATS], rng: &mut Rand) -> Position {
    let mut game = Position::new(options, Seat::FIRST).unwrap();
    play_on(&mut game, |game| next(game, kinds, rng));
    game
}

/// The views of all players in a game of `normal` and `random` players.
fn views(options: Options, seed: u64) -> Vec<(Position, View)> {
    let (mut rng, mut views) = (rand(seed), Vec::new());
    let kinds = [Strategy::Normal, Strategy::Random, Strategy::Normal, Strategy::Easy];
    let mut game = Position::new(options, seat(seed as usize % SEATS)).unwrap();
    play_on(&mut game, |game| {
        let turn = game.board().due().seat();
        views.extend(turn.map(|seat| (*game, View::new(game, seat))));
        next(game, kinds, &mut rng)
    });
    views
}

#[test]
fn every_kind_plays_every_game_to_its_end_with_legal_moves() {
    let all: Vec<Options> = Options::all().collect();
    for seed in 0..200 {
        let mut kinds = [Strategy::Random, Strategy::Easy, Strategy::Normal, Strategy::Normal];
        kinds.rotate_left(seed as usize % SEATS);
        if seed % 25 == 0 {
            kinds[0] = Strategy::Hard;
        }
        let options = all[seed as usize % all.len()];
        let game = play(options, kinds, &mut rand(seed));
        assert!(game.board().is_over());
        assert_eq!(game.board().scores().iter().sum::<i32>(), 0);
    }
}

#[test]
fn a_playout_table_follows_the_rules() {
    let all: Vec<Options> = Options::all().collect();
    for seed in 0..40 {
        let mut rng = rand(seed);
        let options = all[seed as usize % all.len()];
        let mut game = Position::new(options, Seat::FIRST).unwrap();
        let mut table: Option<Table> = None;
        while let Some(act) = random_move(&game, &mut rng) {
            let before = game;
            let mut scored = None;
            game.apply(act, &mut |event| {
                if let Event::RoundOver { contract, scores, .. } = event {
                    scored = Some((contract, scores));
                }
            })
            .unwrap();
            let Move::Player { seat, act: Act::Play(card) } = act else {
                table = None;
                continue;
            };
            let play = before.board().play().unwrap();
            let table = table.get_or_insert_with(|| Table::of(&before, play));
            assert_eq!(usize::from(table.turn), seat.index());
            let legal = before.board().legal_cards(seat, before.hand(seat));
            assert_eq!(table.legal(), table::lanes(legal), "{before:?}");
            table.play(table::Pip::of(card));
            if let Some((contract, scores)) = scored {
                assert!(table.over);
                assert_eq!(contract.scores(table.counts, before.board().dealer()), scores);
            }
        }
    }
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
    for (seed, options) in (0..).zip(Options::all()) {
        let mut rng = rand(seed);
        for (_, view) in views(options, seed).into_iter().step_by(29) {
            let mut unseen = view.unseen().shuffled(&mut rng).into_iter();
            let hands = Seat::first(SEATS).map(|seat| match view.board().held(seat) {
                _ if seat == view.seat() => view.hand(),
                held => unseen.by_ref().take(held).collect(),
            });
            let hands: Vec<CardSet> = hands.collect();
            let other = view.imagine(hands.try_into().unwrap()).unwrap();
            let other = View::new(&other, view.seat());
            for kind in Strategy::ALL {
                let decided = |view| decide(*kind, view, &LIMITS, &mut rand(seed));
                assert_eq!(decided(&other), decided(&view), "{kind}");
            }
        }
    }
}

#[test]
fn no_computer_decides_out_of_turn() {
    for (game, view) in views(Options::default(), 3).into_iter().step_by(11) {
        let other = crate::king::rules::next(view.seat());
        let other = View::new(&game, other);
        for kind in Strategy::ALL {
            assert_eq!(decide(*kind, &other, &LIMITS, &mut rand(1)), None, "{kind}");
        }
        assert_eq!(any(&other), None);
        assert_eq!(advise(&other, &LIMITS, &mut rand(1)), Advice::default());
    }
}

#[test]
fn a_search_that_is_told_to_stop_answers_at_once() {
    let limits = Limits { playouts: u32::MAX, go_on: &|| false };
    for (_, view) in views(Options::default(), 5).into_iter().step_by(13) {
        let act = decide(Strategy::Hard, &view, &limits, &mut rand(1)).unwrap();
        assert!(view.legal_acts().contains(&act));
    }
}

#[test]
fn a_lead_is_worth_more_with_fewer_hands_to_come() {
    let mut game = Position::new(Options::default(), Seat::FIRST).unwrap();
    let mut rng = rand(1);
    let mut worth = Vec::new();
    loop {
        let prospects = Prospects::new(game.board());
        let points = game.board().scores().map(|score| -score);
        let ahead = |by| {
            let mut points = points;
            points[0] += by;
            prospects.wins(Seat::FIRST, points)
        };
        worth.push(ahead(60) - ahead(0));
        let all: f32 = Seat::first(SEATS).map(|seat| prospects.wins(seat, points)).sum();
        let last = game.board().round() == Round::LAST;
        assert!(last || (all - 1.0).abs() < 0.001, "{all}");
        if last {
            // A shared first place is a win.
            assert_eq!((ahead(0), ahead(60), ahead(-5)), (1.0, 1.0, 0.0));
            break;
        }
        let round = game.board().round();
        while game.board().round() == round {
            let act = random_move(&game, &mut rng).unwrap();
            game.apply(act, &mut |_| {}).unwrap();
        }
    }
    assert!(worth[7] > 1.5 * worth[0], "{worth:?}");
}

/// The mean score of the first kind in this many games, alone against three of the other kind.
fn mean(first: Strategy, others: Strategy, games: usize) -> i32 {
    let mut rng = rand(5);
    let one = |n: usize| {
        let mut kinds = [others; SEATS];
        kinds[n % SEATS] = first;
        play(Options::default(), kinds, &mut rng).board().scores()[n % SEATS]
    };
    (0..games).map(one).sum::<i32>() / games as i32
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    let easy = mean(Strategy::Easy, Strategy::Random, 100);
    assert!(easy > 0, "easy has {easy} against random play");
    let normal = mean(Strategy::Normal, Strategy::Easy, 60);
    assert!(normal > 150, "normal has {normal} against easy");
    let hard = mean(Strategy::Hard, Strategy::Normal, 16);
    assert!(hard > 50, "hard has {hard} against normal");
}

#[test]
fn equivalent_cards_are_tried_once() {
    for (_, view) in views(Options::default(), 6) {
        let (legal, distinct) = (view.legal_cards(), hard::distinct(&view));
        assert!(distinct.minus(legal).is_empty());
        assert_eq!(distinct.is_empty(), legal.is_empty());
        let table = Table::seen(&view);
        // Neighbours of a suit with nothing between them, in a hand in which no card costs points.
        let plain = table.is_some_and(|table| table::is_empty(&table.goal.cards));
        for card in legal {
            let next = legal.above(card).and(CardSet::pack(1)).iter().next();
            let Some(next) = next.filter(|_| plain) else { continue };
            if next.rank().number() == card.rank().number() + 1 {
                assert!(!distinct.contains(next), "{next} is as good as {card}");
            }
        }
    }
}

//! The players at play: legal moves only, an end to every game, and the order of their strength.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::*;
use crate::cards::{Card, CardSet, Seat};
use crate::games::options::Named;
use crate::games::palace::rules::{Deal, Game, Length, MOST_PLAYS, Options, Setup};

const LIMITS: Limits = Limits {
    playouts: 24,
    go_on: &|| true,
};

fn options(length: Length) -> Options {
    Options { length }
}

fn dealt(length: Length, seats: usize, rng: &mut Xoshiro256PlusPlus) -> Game {
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.shuffle(rng);
    let deal = Deal::of_pack(pack, options(length), seats, Seat::FIRST);
    Game::deal(options(length), Seat::FIRST, &deal).unwrap()
}

/// Plays on until it is decided who begins, or somebody has to decide: what that player sees.
fn next_view(game: &mut Game) -> Option<View> {
    loop {
        let seat = match game.board().due() {
            Due::Exchange(seats) => seats.iter().next()?,
            Due::Play(seat) => seat,
            Due::Over(_) => return None,
            Due::Begin => {
                let seat = game.candidates().iter().next().unwrap();
                game.apply(Move::Begin { seat }, &mut |_| {}).unwrap();
                continue;
            }
        };
        return Some(View::new(game, seat));
    }
}

/// Plays a game to its end, and shows every view with what is done.
fn play(
    mut game: Game,
    kinds: &[Kind],
    rng: &mut Xoshiro256PlusPlus,
    on: &mut dyn FnMut(&View, Move),
) -> Game {
    let limits = Limits {
        playouts: 24,
        go_on: &|| true,
    };
    while let Some(view) = next_view(&mut game) {
        let kind = kinds[view.seat().index()];
        let act = kind.decide(&view, &limits, rng).unwrap();
        on(&view, act);
        let done = game.apply(act, &mut |_| {});
        assert_eq!(done, Ok(()), "{kind} does {act:?} with {view:?}");
    }
    game
}

/// How many of so many games the seats lost that are played by the first kind, all others by the
/// second; the first one moves round the table.
fn losses(first: Kind, others: Kind, seats: usize, games: usize) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let one = |n: usize| {
        let mut kinds = vec![others; seats];
        kinds[n % seats] = first;
        let game = dealt(Length::Full, seats, &mut rng);
        let game = play(game, &kinds, &mut rng, &mut |_, _| {});
        usize::from(game.board().loser() == Seat::new(n % seats))
    };
    (0..games).map(one).sum()
}

#[test]
fn computers_end_every_game_long_before_it_would_be_stopped() {
    for (kind, games) in [(Kind::Easy, 300), (Kind::Normal, 300), (Kind::Hard, 4)] {
        for length in [Length::Full, Length::Short] {
            for seats in 2..=4 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats as u64);
                for n in 0..games {
                    let game = dealt(length, seats, &mut rng);
                    let game = play(game, &vec![kind; seats], &mut rng, &mut |_, _| {});
                    let plays = game.board().plays();
                    let what = format!("game {n} of {seats} {kind}, {length}: {plays} plays");
                    assert!(game.board().loser().is_some(), "{what}");
                    assert!(plays < MOST_PLAYS / 2, "{what}");
                }
            }
        }
    }
}

#[test]
fn cards_that_a_player_cannot_see_change_no_decision() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for seats in 2..=4 {
        let game = dealt(Length::Short, seats, &mut rng);
        let mut shuffling = rng.clone();
        play(
            game,
            &vec![Kind::Normal; seats],
            &mut rng,
            &mut |view, _| {
                let mut unseen: Vec<Card> = view.unseen().iter().collect();
                unseen.shuffle(&mut shuffling);
                let other = View::new(&view.imagine(&unseen).unwrap(), view.seat());
                for kind in Kind::ALL {
                    let decide = |view| {
                        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
                        kind.decide(view, &LIMITS, &mut rng)
                    };
                    assert_eq!(decide(view), decide(&other), "{kind}: {view:?}");
                }
            },
        );
    }
}

#[test]
fn advice_ranks_what_is_legal_and_nobody_is_advised_out_of_turn() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let game = dealt(Length::Full, 3, &mut rng);
    let mut advising = rng.clone();
    play(game, &[Kind::Easy; 3], &mut rng, &mut |view, _| {
        let advice = advise(view, &LIMITS, &mut advising);
        assert!(!advice.estimates.is_empty() && advice.why.is_some());
        let legal = view.legal_moves();
        for estimate in &advice.estimates {
            assert!(legal.contains(&estimate.candidate), "{estimate:?}");
            assert!((0.0..=1.0).contains(&estimate.loss_probability));
        }
        assert!(legal.contains(&any(view).unwrap()));
    });
    let mut game = dealt(Length::Full, 2, &mut rng);
    for seat in Seat::first(2) {
        game.apply(Move::Ready { seat }, &mut |_| {}).unwrap();
    }
    let turn = next_view(&mut game).unwrap().seat();
    let other = Seat::first(2).find(|seat| *seat != turn).unwrap();
    let view = View::new(&game, other);
    assert_eq!(advise(&view, &LIMITS, &mut rng), Advice::default());
    assert_eq!(any(&view), None);
    for kind in Kind::ALL {
        assert_eq!(kind.decide(&view, &LIMITS, &mut rng), None);
    }
}

/// A fair share is 50 % of 200.
#[test]
fn each_level_is_stronger_than_the_one_below() {
    assert!(losses(Kind::Easy, Kind::Random, 2, 200) < 75);
    assert!(losses(Kind::Normal, Kind::Easy, 2, 200) < 75);
    assert!(losses(Kind::Normal, Kind::Random, 2, 200) < 30);
}

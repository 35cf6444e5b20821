//! Computer players: they only make legal moves, every game ends, and each level is stronger than
//! the one below.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::*;
use crate::cards::{Card, CardSet, Seat};
use crate::kit::options::Named;
use crate::kit::testing::{assert_worst_first, limits};
use crate::palace::rules::{Deal, Event, Game, Length, MOST_PLAYS, Move, Options, Record, Setup};

const LIMITS: Limits = limits(24);

fn options(length: Length) -> Options {
    Options { length }
}

fn dealt(length: Length, seats: usize, rng: &mut Xoshiro256PlusPlus) -> Game {
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.shuffle(rng);
    let deal = Deal::of_pack(pack, options(length), seats, Seat::FIRST);
    Game::deal(options(length), Seat::FIRST, &deal).unwrap()
}

/// The view of the next player who has to decide; the first candidate begins.
fn next_view(game: &mut Game) -> Option<View> {
    loop {
        let seat = match game.board().due() {
            Due::Exchange(seats) => seats.iter().next()?,
            Due::Play(seat) => seat,
            Due::Over(_) => return None,
            Due::Begin => {
                let seat = game.candidates().iter().next().unwrap();
                game.apply(Move::Chance(seat), &mut |_| {}).unwrap();
                continue;
            }
        };
        return Some(View::new(game, seat));
    }
}

/// Plays a game to its end, and passes on every view with the move made.
fn play(
    mut game: Game,
    kinds: &[Kind],
    rng: &mut Xoshiro256PlusPlus,
    on: &mut dyn FnMut(&View, Act),
) -> Game {
    while let Some(view) = next_view(&mut game) {
        let kind = kinds[view.seat().index()];
        let act = decide(kind, &view, &LIMITS, rng).unwrap();
        on(&view, act);
        let done = game.apply((view.seat(), act).into(), &mut |_| {});
        assert_eq!(done, Ok(()), "{kind} does {act:?} with {view:?}");
    }
    game
}

/// The number of games lost by seats with the first kind of player, with the second kind in all
/// other seats. The first one moves round the table.
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
fn computer_games_end_long_before_they_would_be_stopped() {
    for (kind, games) in [(Kind::Easy, 200), (Kind::Normal, 200), (Kind::Hard, 2)] {
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

/// A game for two with these hands, face-up and face-down cards. It is the first player's turn, and
/// all other cards have burnt.
fn laid_out(rows: [[&str; 3]; 2], stack: &str, plays: u32) -> Game {
    let setup = Setup {
        rows: &rows,
        stack,
        plays,
        ..Setup::default()
    };
    setup.game()
}

/// Nothing can burn here, so the cards could go round for as long as the players like.
const UNBURNT: [[&str; 3]; 2] = [
    ["3C 5C 7C JC KC", "QC AC", "4C"],
    ["3D 5D 7D JD KD", "QD AD", "4D"],
];

#[test]
fn the_longest_games_end_because_somebody_gives_in() {
    for kind in [Kind::Easy, Kind::Normal, Kind::Hard] {
        let game = laid_out(UNBURNT, "", 1_500);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
        let game = play(game, &[kind; 2], &mut rng, &mut |_, _| {});
        assert!(game.board().loser().is_some(), "{kind}");
        assert!(game.board().plays() < 1_540, "{kind}");
    }
}

/// A game has at most 2,000 plays.
#[test]
fn a_search_in_the_longest_games_ends_when_told_to() {
    let game = laid_out(UNBURNT, "", MOST_PLAYS - 200);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(18);
    let mut chance = rng.clone();
    let mut looked = 0;
    play(game, &[Kind::Random; 2], &mut rng, &mut |view, _| {
        let asked = std::cell::Cell::new(0);
        let go_on = || {
            asked.set(asked.get() + 1);
            false
        };
        let limits = |playouts| Limits {
            playouts,
            go_on: &go_on,
        };
        hard::turn(view, &limits(PLAYOUTS), &mut chance);
        advise(view, &limits(4000), &mut chance);
        // Once each in the solver and in the search that follows.
        assert!(asked.get() <= 4, "{}", asked.get());
        looked += 1;
    });
    assert!(looked > 20, "{looked}");
}

/// The solver's result for each move of the player whose turn it is.
fn solved(game: &mut Game) -> Vec<(Act, f64)> {
    let view = next_view(game).unwrap();
    let exact = hard::solve(&view, &distinct(&view), &limits(200)).unwrap();
    let probability = |e: Estimate| (e.candidate, e.loss_probability);
    exact.into_iter().map(probability).collect()
}

#[test]
fn a_known_endgame_is_solved() {
    let mut game = laid_out([["", "5D", ""], ["4C KC", "", ""]], "9D", 0);
    let pick_up = (Seat::FIRST, Act::PickUp);
    game.apply(pick_up.into(), &mut |_| {}).unwrap();
    // After the king, the nine doesn't fit and seat 0 picks up, so the four gets seat 1 away. After
    // the four, the nine fits, and the king doesn't go on a nine.
    let playing = |card: &str| Act::Play(CardSet::of(card.parse().unwrap()));
    let by_move = solved(&mut game);
    assert_eq!(by_move, [(playing("KC"), 0.0), (playing("4C"), 1.0)]);

    // Either hidden card can be mine: the ace gets me away; after the three, the other player gets
    // away.
    let mut game = laid_out([["", "", "3C"], ["", "", "AD"]], "JH KH", 0);
    let by_move = solved(&mut game);
    assert_eq!(by_move[0], (Act::Flip(0), 0.5));

    // The other player's cards are unknown.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
    let mut game = dealt(Length::Full, 2, &mut rng);
    for seat in Seat::first(2) {
        game.apply((seat, Act::Ready).into(), &mut |_| {}).unwrap();
    }
    let view = next_view(&mut game).unwrap();
    assert_eq!(hard::solve(&view, &distinct(&view), &LIMITS), None);
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
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
                        decide(*kind, view, &LIMITS, &mut rng)
                    };
                    assert_eq!(decide(view), decide(&other), "{kind}: {view:?}");
                }
            },
        );
    }
}

#[test]
fn advice_ranks_legal_moves_and_only_in_the_players_turn() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let game = dealt(Length::Full, 3, &mut rng);
    let mut advising = rng.clone();
    play(game, &[Kind::Easy; 3], &mut rng, &mut |view, _| {
        let advice = advise(view, &LIMITS, &mut advising);
        assert!(!advice.estimates.is_empty() && advice.why.is_some());
        let legal = view.legal_acts();
        for estimate in &advice.estimates {
            assert!(legal.contains(&estimate.candidate), "{estimate:?}");
            assert!((0.0..=1.0).contains(&estimate.loss_probability));
        }
        assert!(legal.contains(&any(view).unwrap()));
    });
    let mut game = dealt(Length::Full, 2, &mut rng);
    for seat in Seat::first(2) {
        game.apply((seat, Act::Ready).into(), &mut |_| {}).unwrap();
    }
    let turn = next_view(&mut game).unwrap().seat();
    let other = Seat::first(2).find(|seat| *seat != turn).unwrap();
    let view = View::new(&game, other);
    assert_eq!(advise(&view, &LIMITS, &mut rng), Advice::default());
    assert_eq!(any(&view), None);
    for kind in Kind::ALL {
        assert_eq!(decide(*kind, &view, &LIMITS, &mut rng), None);
    }
}

/// A fair share is half of the games for two, and a quarter of the games for four.
#[test]
fn each_level_is_stronger_than_the_one_below() {
    assert!(losses(Kind::Hard, Kind::Normal, 4, 40) < 7);

    assert!(losses(Kind::Easy, Kind::Random, 2, 200) < 75);
    assert!(losses(Kind::Normal, Kind::Easy, 2, 200) < 40);
    assert!(losses(Kind::Normal, Kind::Random, 2, 200) < 20);
    assert!(losses(Kind::Normal, Kind::Random, 4, 200) < 8);
}

#[test]
fn a_review_names_the_worst_decisions_of_a_random_player() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.shuffle(&mut rng);
    let rules = options(Length::Short);
    let deal = Deal::of_pack(pack, rules, 3, Seat::FIRST);
    let mut game = Game::deal(rules, Seat::FIRST, &deal).unwrap();
    let (mut moves, mut stacks) = (Vec::new(), 0);
    let kinds = [Kind::Random, Kind::Normal, Kind::Normal];
    while let Some(view) = {
        if game.board().due() == Due::Begin {
            let seat = game.candidates().iter().next().unwrap();
            moves.push(Move::Chance(seat));
        }
        next_view(&mut game)
    } {
        let act = decide(kinds[view.seat().index()], &view, &LIMITS, &mut rng).unwrap();
        let act = (view.seat(), act).into();
        game.apply(act, &mut |event| {
            let ends = matches!(event, Event::Burnt { .. } | Event::PickedUp { .. });
            stacks += u32::from(ends);
        })
        .unwrap();
        moves.push(act);
    }
    let labels = vec![String::new(); 3];
    let record = Record::of_game(rules, labels, Seat::FIRST, &deal, moves, None).unwrap();
    let found = review(&record, Seat::FIRST, &limits(600), &mut rng).unwrap();
    assert_worst_first(&found);
    for decision in found {
        // The last stack doesn't have to be finished.
        assert!((1..=stacks + 1).contains(&decision.when));
    }
}

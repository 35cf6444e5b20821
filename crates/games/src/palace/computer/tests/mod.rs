//! Computer players: they only make legal moves, every game ends, and each level is stronger than
//! the one below.

mod endings;

use rand::SeedableRng;

use super::*;
use crate::cards::{CardSet, Seat, SeatSet};
use crate::kit::options::{Named, RuleOptions as _};
use crate::kit::testing::{assert_worst_first, limits, play_on, record_of, stood_in};
use crate::palace::rules::{
    Deal, Eight, Length, MOST_PLAYS, Move, Options, Packs, Position, Setup, Seven, Source, Ten,
};

const LIMITS: Limits = limits(24);

const FULL: Options = Options {
    length: Length::Full,
    ten: Ten::Order,
    seven: Seven::Off,
    eight: Eight::Off,
    packs: Packs::One,
};
const SHORT: Options = Options { length: Length::Short, ..FULL };
/// The house rules, for up to four players and for more.
const HOUSE: [Options; 2] = {
    let one = Options { ten: Ten::Anything, seven: Seven::OrLower, eight: Eight::Skips, ..FULL };
    [one, Options { packs: Packs::Two, ..one }]
};

fn dealt(options: Options, seats: usize, rng: &mut Rand) -> (Deal, Position) {
    let pack = CardSet::pack(options.packs.into()).shuffled(rng);
    let deal = Deal::of_pack(pack, options, seats, Seat::FIRST);
    let game = Position::deal(options, Seat::FIRST, &deal).unwrap();
    (deal, game)
}

/// A full game for two in which nobody has exchanged anything, with the view of its first turn.
fn begun(rng: &mut Rand) -> (Position, View) {
    let (_, mut game) = dealt(FULL, 2, rng);
    let ready = |seats: SeatSet| Some((seats.iter().next()?, Act::Ready).into());
    play_on(&mut game, |game| match game.board().due() {
        Due::Exchange(seats) => ready(seats),
        _ => game.candidates().iter().next().map(Move::Chance),
    });
    (game, View::new(&game, game.board().turn().unwrap()))
}

/// Plays a game to its end, and passes on every view with the act chosen. The first candidate
/// begins.
fn play(
    game: &mut Position,
    kinds: &[Strategy],
    rng: &mut Rand,
    on: &mut dyn FnMut(&View, Act),
) -> Vec<Move> {
    play_on(game, |game| {
        let seat = match game.board().due() {
            Due::Over(_) => return None,
            Due::Begin => return game.candidates().iter().next().map(Move::Chance),
            Due::Exchange(seats) => seats.iter().next()?,
            Due::Play(seat) => seat,
        };
        let view = View::new(game, seat);
        let act = decide(kinds[seat.index()], &view, &LIMITS, rng).unwrap();
        on(&view, act);
        Some((seat, act).into())
    })
}

/// The number of games lost by seats with the first kind of player, with the second kind in all
/// other seats. The first one moves round the table.
fn losses(first: Strategy, others: Strategy, seats: usize, games: usize) -> usize {
    losses_with(FULL, first, others, seats, games)
}

fn losses_with(
    options: Options,
    first: Strategy,
    others: Strategy,
    seats: usize,
    games: usize,
) -> usize {
    let mut rng = Rand::seed_from_u64(5);
    let one = |n: usize| {
        let mut kinds = vec![others; seats];
        kinds[n % seats] = first;
        let (_, mut game) = dealt(options, seats, &mut rng);
        play(&mut game, &kinds, &mut rng, &mut |_, _| {});
        usize::from(game.board().loser() == Seat::new(n % seats))
    };
    (0..games).map(one).sum()
}

#[test]
fn computer_games_end_long_before_they_would_be_stopped() {
    for (kind, games) in [(Strategy::Easy, 200_usize), (Strategy::Normal, 200), (Strategy::Hard, 2)]
    {
        let house =
            Options::all().filter(|options| kind != Strategy::Hard || HOUSE.contains(options));
        let cases = [FULL, SHORT].map(|options| (options, games)).into_iter();
        for (options, games) in cases.chain(house.map(|options| (options, games.div_ceil(20)))) {
            for seats in options.seats() {
                let mut rng = Rand::seed_from_u64(seats as u64);
                for n in 0..games {
                    let (_, mut game) = dealt(options, seats, &mut rng);
                    play(&mut game, &vec![kind; seats], &mut rng, &mut |_, _| {});
                    let plays = game.board().plays();
                    let what = format!("game {n} of {seats} {kind}, {options:?}: {plays} plays");
                    assert!(game.board().loser().is_some(), "{what}");
                    assert!(plays < MOST_PLAYS / 2, "{what}");
                }
            }
        }
    }
}

/// A game for two with these hands, face-up and face-down cards. It is the first player's turn, and
/// all other cards have burnt.
fn laid_out(rows: [[&str; 3]; 2], stack: &str, plays: u32) -> Position {
    let setup = Setup { rows: &rows, stack, plays, ..Setup::default() };
    setup.game()
}

/// Nothing can burn here, so the cards could go round for as long as the players like.
const UNBURNT: [[&str; 3]; 2] =
    [["3C 5C 7C JC KC", "QC AC", "4C"], ["3D 5D 7D JD KD", "QD AD", "4D"]];

#[test]
fn the_longest_games_end_because_somebody_gives_in() {
    for kind in [Strategy::Easy, Strategy::Normal, Strategy::Hard] {
        let mut game = laid_out(UNBURNT, "", 1_500);
        let mut rng = Rand::seed_from_u64(17);
        play(&mut game, &[kind; 2], &mut rng, &mut |_, _| {});
        assert!(game.board().loser().is_some(), "{kind}");
        assert!(game.board().plays() < 1_540, "{kind}");
    }
}

/// A game has at most 2,000 plays.
#[test]
fn a_search_in_the_longest_games_ends_when_told_to() {
    let mut game = laid_out(UNBURNT, "", MOST_PLAYS - 200);
    let mut rng = Rand::seed_from_u64(18);
    let mut chance = rng.clone();
    let (mut looked, mut asked_in) = (0, 0);
    play(&mut game, &[Strategy::Random; 2], &mut rng, &mut |view, _| {
        let asked = std::cell::Cell::new(0);
        let go_on = || {
            asked.set(asked.get() + 1);
            false
        };
        let never = |playouts| Limits { playouts, go_on: &go_on };
        hard::turn(view, &never(PLAYOUTS), &mut chance);
        let by_turn = asked.take();
        advise(view, &never(4000), &mut chance);
        let acts = distinct(view);
        for asked in [by_turn, asked.get()] {
            // Once in the solver and once in the search that follows.
            assert!(asked <= 2, "{asked}");
            // A position that is solved at once needs no questions.
            let is_solved = || {
                let exact = hard::solve(view, &acts, &limits(PLAYOUTS));
                exact.is_some() || hard::fates(view, &acts, &limits(PLAYOUTS)).is_some()
            };
            assert!(asked > 0 || acts.len() < 2 || is_solved(), "{view:?}");
            asked_in += usize::from(asked > 0);
        }
        looked += 1;
    });
    assert!(looked > 20 && asked_in > 20, "{looked}, {asked_in}");
}

/// The solver's result for each move of the player whose turn it is.
fn solved(game: &Position) -> Vec<(Act, f64)> {
    let view = View::new(game, game.board().turn().unwrap());
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
    let by_move = solved(&game);
    assert_eq!(by_move, [(playing("KC"), 0.0), (playing("4C"), 1.0)]);

    // Either hidden card can be mine: the ace gets me away; after the three, the other player gets
    // away.
    let game = laid_out([["", "", "3C"], ["", "", "AD"]], "JH KH", 0);
    let by_move = solved(&game);
    assert_eq!(by_move[0], (Act::Flip(0), 0.5));

    // The other player's cards are unknown.
    let mut rng = Rand::seed_from_u64(19);
    let (_, view) = begun(&mut rng);
    assert_eq!(hard::solve(&view, &distinct(&view), &LIMITS), None);
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
    let mut rng = Rand::seed_from_u64(11);
    let house = HOUSE.iter().flat_map(|options| options.seats().map(|seats| (*options, seats)));
    for (options, seats) in (2..=4).map(|seats| (SHORT, seats)).chain(house) {
        let (_, mut game) = dealt(options, seats, &mut rng);
        let (mut shuffling, kinds) = (rng.clone(), vec![Strategy::Normal; seats]);
        play(&mut game, &kinds, &mut rng, &mut |view, _| {
            let unseen = view.unseen().shuffled(&mut shuffling);
            let other = View::new(&view.imagine(&unseen).unwrap(), view.seat());
            for kind in Strategy::ALL {
                let decide = |view| {
                    let mut rng = Rand::seed_from_u64(3);
                    decide(*kind, view, &LIMITS, &mut rng)
                };
                assert_eq!(decide(view), decide(&other), "{kind}: {view:?}");
            }
        });
    }
}

#[test]
fn advice_ranks_legal_moves_and_only_in_the_players_turn() {
    let mut rng = Rand::seed_from_u64(13);
    let (_, mut game) = dealt(FULL, 3, &mut rng);
    let mut advising = rng.clone();
    play(&mut game, &[Strategy::Easy; 3], &mut rng, &mut |view, _| {
        let advice = advise(view, &LIMITS, &mut advising);
        let best = advice.estimates[0].candidate;
        match advice.why {
            Some(Why::Fits) => assert!(view.board().stack().takes(FULL).len() < 26, "{view:?}"),
            Some(Why::ExchangeDone) => {
                assert_eq!(heuristic::towards(view, heuristic::worth), Act::Ready);
            }
            Some(_) => {}
            None => {
                let is_unseen = view.board().tableau(view.seat()).source() == Source::Down;
                assert!(is_unseen || matches!(best, Act::Play(_) | Act::Ready), "{best:?}");
            }
        }
        let legal = view.legal_acts();
        for estimate in &advice.estimates {
            assert!(legal.contains(&estimate.candidate), "{estimate:?}");
            assert!((0.0..=1.0).contains(&estimate.loss_probability));
        }
        assert!(legal.contains(&any(view).unwrap()));
    });
    let (game, view) = begun(&mut rng);
    let other = game.board().next(view.seat()).unwrap();
    let view = View::new(&game, other);
    assert_eq!(advise(&view, &LIMITS, &mut rng), Advice::default());
    assert_eq!(any(&view), None);
    for kind in Strategy::ALL {
        assert_eq!(decide(*kind, &view, &LIMITS, &mut rng), None);
    }
}

#[test]
fn a_card_that_fits_where_all_do_has_no_reason() {
    let rows = [["KC AD", "QC", "4C"], ["3D 5D 7D", "JD", "8D"]];
    let mut rng = Rand::seed_from_u64(21);
    for (stack, reason) in [("", None), ("JH", Some(Why::Fits))] {
        let view = View::new(&laid_out(rows, stack, 0), Seat::FIRST);
        let advice = advise(&view, &LIMITS, &mut rng);
        if matches!(advice.estimates[0].candidate, Act::Play(_)) {
            assert_eq!(advice.why, reason);
        } else {
            assert!(!stack.is_empty());
        }
    }
}

#[test]
fn nobody_is_told_that_a_card_they_have_not_seen_does_not_fit() {
    let rows = [["", "", "QC 6H"], ["3D 5D 7D", "JD", "8D"]];
    let view = View::new(&laid_out(rows, "3H 4H 5H 6S", 0), Seat::FIRST);
    assert!(view.legal_acts().contains(&Act::PickUp));
    assert_eq!(advice::why(&view, Act::PickUp), None);
}

/// A fair share is half of the games for two, and a quarter of the games for four.
#[test]
fn each_level_is_stronger_than_the_one_below() {
    assert!(losses(Strategy::Hard, Strategy::Normal, 4, 40) < 7);

    assert!(losses(Strategy::Easy, Strategy::Random, 2, 200) < 75);
    assert!(losses(Strategy::Normal, Strategy::Easy, 2, 200) < 40);
    assert!(losses(Strategy::Normal, Strategy::Random, 2, 200) < 20);
    assert!(losses(Strategy::Normal, Strategy::Random, 4, 200) < 8);

    let [one, two] = HOUSE;
    for (options, seats) in [(one, 2), (one, 4), (two, 5), (two, 6)] {
        let lost = losses_with(options, Strategy::Normal, Strategy::Random, seats, 200);
        assert!(lost < 8, "{lost} with {options:?}");
    }
    assert!(losses_with(one, Strategy::Hard, Strategy::Normal, 4, 40) < 7);
}

#[test]
fn a_review_names_the_worst_decisions_of_a_random_player() {
    let mut rng = Rand::seed_from_u64(8);
    let (deal, mut game) = dealt(SHORT, 3, &mut rng);
    let (kinds, mut stacks) = ([Strategy::Random, Strategy::Normal, Strategy::Normal], 0);
    let moves = play(&mut game, &kinds, &mut rng, &mut |view, act| {
        let begins = view.board().stack().is_empty() && matches!(act, Act::Play(_) | Act::Flip(_));
        stacks += u32::from(begins);
    });
    let record = record_of(SHORT, 3, &deal, moves);
    let found = review(&record, Seat::FIRST, &limits(600), &mut rng).unwrap();
    assert_worst_first(&found);
    let stood_in_for = review(&stood_in(&record), Seat::FIRST, &limits(600), &mut rng).unwrap();
    assert!(stood_in_for.is_empty(), "{stood_in_for:?}");
    for decision in found {
        assert!((1..=stacks).contains(&decision.when));
    }
}

//! Computer players: they only make legal moves, every game ends, each level is stronger than the
//! one below, and positions with known answers.

use rand::SeedableRng;

use super::hard::Belief;
use super::*;
use crate::bus::rules::{
    Act, Combination, Deal, Due, Exchange, HAND, Hand, MOST_SEATS, Move, Options, Position, Tokens,
    WholeHand,
};
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::kit::NoDeal;
use crate::kit::options::Named;
use crate::kit::review::Judged;
use crate::kit::testing::{assert_worst_first, limits, play_on, record_of, seat, stood_in};

const LIMITS: Limits = limits(100);

fn cards<const N: usize>(names: [&str; N]) -> [Card; N] {
    names.map(|name| name.parse().unwrap())
}

/// Plays a game to its end with random deals, and passes on every view with the act chosen.
fn play(
    game: &mut Position,
    kinds: &[Strategy],
    limits: &Limits,
    rng: &mut Rand,
    on: &mut dyn FnMut(&View, Act),
) -> Vec<Move> {
    play_on(game, |game| {
        let board = game.board();
        Some(match board.due() {
            Due::Over(_) => return None,
            Due::Deal => Move::Chance(board.next_deal(CardSet::pack(1).shuffled(rng))),
            Due::Turn(seat) => {
                let view = View::new(game, seat);
                let act = decide(kinds[seat.index()], &view, limits, rng).unwrap();
                on(&view, act);
                (seat, act).into()
            }
        })
    })
}

fn new(seats: usize) -> Position {
    Position::new(Options::default(), seats, Seat::FIRST).unwrap()
}

/// A game in which these hands have just been dealt, the middle last; seat 0 has the first turn.
fn dealt(options: Options, mut rows: Vec<[&str; 3]>) -> Position {
    let middle = cards(rows.pop().unwrap()).to_vec();
    let hands: Vec<Vec<Card>> = rows.into_iter().map(|row| cards(row).to_vec()).collect();
    let dealer = seat(hands.len() - 1);
    let mut game = Position::new(options, hands.len(), dealer).unwrap();
    game.deal(&Deal { hands, middle }, &mut |_| {}).unwrap();
    game
}

fn swap(game: &mut Position, give: &str, take: &str) {
    let [give, take] = cards([give, take]);
    turn(game, Exchange::One { give, take }, false);
}

fn turn(game: &mut Position, exchange: Exchange, stop: bool) {
    let seat = game.board().turn().unwrap();
    let act = Act { exchange, stop };
    game.apply(seat, act, &mut |_| {}).unwrap();
}

#[test]
fn every_kind_plays_every_game_to_its_end_with_legal_moves() {
    let (few, mut rng) = (limits(3), Rand::seed_from_u64(1));
    let tokens = Tokens::default();
    for options in Options::all().filter(|options| options.tokens == tokens) {
        for seats in 2..=MOST_SEATS {
            for kind in Strategy::ALL {
                let mut game = Position::new(options, seats, seat(seats - 1)).unwrap();
                play(&mut game, &vec![*kind; seats], &few, &mut rng, &mut |_, _| {});
            }
        }
    }
}

#[test]
fn deals_between_computers_end_before_the_limit_of_turns() {
    let mut rng = Rand::seed_from_u64(2);
    for seats in [2, 3, 6] {
        for kind in [Strategy::Easy, Strategy::Normal] {
            for _ in 0..200 {
                let on = &mut |view: &View, _| assert!(view.board().round() < 15, "{kind}");
                play(&mut new(seats), &vec![kind; seats], &LIMITS, &mut rng, on);
            }
        }
    }
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
    let mut rng = Rand::seed_from_u64(3);
    for seats in [2, 4, 6] {
        let mut shuffling = rng.clone();
        let on = &mut |view: &View, _| {
            let mut unseen = view.unseen().shuffled(&mut shuffling);
            let mut hidden = [CardSet::EMPTY; MOST_SEATS];
            for seat in view.others() {
                let count = HAND - view.board().known(seat).len() as usize;
                hidden[seat.index()] = unseen.drain(..count).collect();
            }
            let other = View::new(&view.imagine(&hidden).unwrap(), view.seat());
            for kind in Strategy::ALL {
                let decide = |view| decide(*kind, view, &LIMITS, &mut Rand::seed_from_u64(4));
                assert_eq!(decide(view), decide(&other), "{kind}: {view:?}");
            }
        };
        let kinds = vec![Strategy::Normal; seats];
        play(&mut new(seats), &kinds, &LIMITS, &mut rng, on);
    }
}

#[test]
fn no_computer_decides_out_of_turn() {
    let mut rng = Rand::seed_from_u64(5);
    let mut game = new(3);
    for dealt in [false, true] {
        let turn = game.board().turn();
        for seat in Seat::first(4).filter(|seat| Some(*seat) != turn) {
            let view = View::new(&game, seat);
            for kind in Strategy::ALL {
                assert_eq!(decide(*kind, &view, &LIMITS, &mut rng), None, "{kind}");
            }
            assert_eq!(any(&view), None);
            assert_eq!(advise(&view, &LIMITS, &mut rng), Advice::default());
        }
        if !dealt {
            let deal = game.board().next_deal(CardSet::pack(1).shuffled(&mut rng));
            game.deal(&deal, &mut |_| {}).unwrap();
        }
    }
}

#[test]
fn advice_estimates_every_exchange_once_and_gives_reasons() {
    let mut rng = Rand::seed_from_u64(6);
    for whole_hand in [WholeHand::No, WholeHand::Yes] {
        let options = Options { whole_hand, ..Options::default() };
        let mut game = Position::new(options, 3, Seat::FIRST).unwrap();
        let (mut advising, kinds) = (rng.clone(), [Strategy::Easy; 3]);
        play(&mut game, &kinds, &LIMITS, &mut rng, &mut |view, _| {
            let advice = advise(view, &LIMITS, &mut advising);
            let legal = view.legal_acts();
            let mut exchanges = Vec::new();
            for estimate in &advice.estimates {
                assert!(legal.contains(&estimate.candidate));
                assert!(!exchanges.contains(&estimate.candidate.exchange));
                assert!((0.0..=1.0).contains(&estimate.loss_probability));
                exchanges.push(estimate.candidate.exchange);
            }
            assert_eq!(exchanges.len(), view.legal_exchanges().len());
            assert_eq!(advice.why.len(), 2);
            assert!(legal.contains(&any(view).unwrap()));
        });
    }
}

/// The number of games that the first kind wins against others of the second kind. It moves round
/// the table.
fn wins(first: Strategy, others: Strategy, seats: usize, games: usize) -> usize {
    let mut rng = Rand::seed_from_u64(7);
    let one = |n: usize| {
        let mut kinds = vec![others; seats];
        kinds[n % seats] = first;
        let dealer = seat(n / seats % seats);
        let mut game = Position::new(Options::default(), seats, dealer).unwrap();
        play(&mut game, &kinds, &LIMITS, &mut rng, &mut |_, _| {});
        usize::from(game.board().due() == Due::Over(seat(n % seats)))
    };
    (0..games).map(one).sum()
}

/// A fair share is half of the games for two, and a quarter of the games for four.
#[test]
fn each_level_is_stronger_than_the_one_below() {
    assert!(wins(Strategy::Hard, Strategy::Normal, 2, 200) > 110);
    assert!(wins(Strategy::Normal, Strategy::Easy, 2, 200) > 130);
    assert!(wins(Strategy::Normal, Strategy::Random, 4, 200) > 190);
    let easy = wins(Strategy::Easy, Strategy::Random, 4, 200);
    assert!((170..198).contains(&easy), "{easy}");
}

/// The move of `hard`, and the reasons in a hint.
fn best(game: &Position) -> (Act, Vec<Why>) {
    let view = View::new(game, game.board().turn().unwrap());
    let limits = limits(2_000);
    let act = decide(Strategy::Hard, &view, &limits, &mut Rand::seed_from_u64(8));
    let advice = advise(&view, &limits, &mut Rand::seed_from_u64(8));
    assert_eq!(Some(advice.estimates[0].candidate), act);
    (act.unwrap(), advice.why)
}

/// Seat 1's whole hand came from the middle, so it is known to be 9 9 4.
#[test]
fn hard_prefers_a_worse_hand_to_leaving_the_next_player_their_card() {
    let mut game =
        dealt(Options::default(), vec![["KS", "KH", "2C"], ["9D", "AC", "6H"], ["9S", "9H", "4D"]]);
    for (give, take) in [("9D", "9S"), ("AC", "9H"), ("6H", "4D")] {
        turn(&mut game, Exchange::Keep, false);
        swap(&mut game, give, take);
    }
    assert_eq!(game.board().known(seat(1)).len(), 3);
    // The ace would make K K A, but leave seat 1 a third nine.
    let (act, why) = best(&game);
    let [give, take] = cards(["2C", "9D"]);
    assert_eq!(act.exchange, Exchange::One { give, take });
    assert_eq!(why[0], Why::HelpsNextLess);
    // Keeping after a call would leave it to them, too.
    turn(&mut game, Exchange::Keep, true);
    let (act, why) = best(&game);
    let [give, take] = cards(["4D", "9D"]);
    assert_eq!(act.exchange, Exchange::One { give, take });
    assert_eq!(why, [Why::BestHand, Why::LastTurn]);
}

/// A player who gives a nine for a six has something that goes with the six.
#[test]
fn exchanges_reveal_what_players_hold() {
    let mut game =
        dealt(Options::default(), vec![["4S", "8H", "JC"], ["KD", "6D", "9S"], ["QS", "6H", "2C"]]);
    let better_than_high_card = |game: &Position| {
        let mut rng = Rand::seed_from_u64(9);
        let view = View::new(game, seat(0));
        let belief = Belief::new(&view);
        let sample = |_: &i32| {
            let game = view.imagine(&belief.sample(&mut rng)).unwrap();
            game.hand(seat(1)).unwrap().worth().combination() > Combination::HighCard
        };
        (0..1_000).filter(sample).count()
    };
    turn(&mut game, Exchange::Keep, false);
    let before = better_than_high_card(&game);
    swap(&mut game, "9S", "6H");
    let after = better_than_high_card(&game);
    assert!(before < 350 && after > 700, "{before}, then {after}");
}

#[test]
fn the_worth_of_tokens_matches_random_deals() {
    fn recursion(tokens: &mut [u8], who: usize) -> f64 {
        let alive: Vec<usize> = (0..tokens.len()).filter(|n| tokens[*n] > 0).collect();
        if alive.len() == 1 || tokens[who] == 0 {
            return f64::from(u8::from(tokens[who] > 0));
        }
        let mut sum = 0.0;
        for &loser in &alive {
            tokens[loser] -= 1;
            sum += recursion(tokens, who);
            tokens[loser] += 1;
        }
        sum / alive.len() as f64
    }
    for tokens in 1..=3 {
        let options = Options { tokens: Tokens::new(tokens.into()).unwrap(), ..Options::default() };
        for seats in 2..=4 {
            let game = Position::new(options, seats, Seat::FIRST).unwrap();
            for number in 0..(1 << seats) - 1 {
                let losers: SeatSet =
                    Seat::first(seats).filter(|seat| number >> seat.index() & 1 == 1).collect();
                let mut left = vec![tokens; seats];
                losers.iter().for_each(|seat| left[seat.index()] -= 1);
                for seat in Seat::first(seats) {
                    let expected = recursion(&mut left, seat.index());
                    let found = hard::win_probability(game.board(), seat, losers);
                    assert!((found - expected).abs() < 1e-3, "{left:?}: {found} {expected}");
                }
            }
        }
    }
    // The maximum number of tokens at the fullest table.
    let options = Options { tokens: Tokens::new(Tokens::MOST).unwrap(), ..Options::default() };
    let game = Position::new(options, MOST_SEATS, Seat::FIRST).unwrap();
    let found = hard::win_probability(game.board(), Seat::FIRST, SeatSet::EMPTY);
    assert!((found - 1.0 / 6.0).abs() < 1e-3, "{found}");
}

#[test]
fn the_strength_of_a_hand_is_the_share_of_worse_hands() {
    let strength = |names| heuristic::strength(Hand::new(cards(names)).unwrap().worth());
    assert!(strength(["2C", "3D", "5H"]) < 0.01);
    assert!((strength(["2C", "2D", "3H"]) - 0.745).abs() < 0.01);
    assert!(strength(["3C", "3D", "3H"]) > 0.999);
}

#[test]
fn a_review_names_the_worst_decisions_of_a_random_player() {
    let mut rng = Rand::seed_from_u64(4);
    let (mut game, kinds) = (new(3), [Strategy::Random, Strategy::Normal, Strategy::Normal]);
    let moves = play(&mut game, &kinds, &LIMITS, &mut rng, &mut |_, _| {});
    let record = record_of(Options::default(), 3, &NoDeal {}, moves);
    let found = review(&record, Seat::FIRST, &limits(600), &mut rng).unwrap();
    assert_worst_first(&found);
    let stood_in_for = review(&stood_in(&record), Seat::FIRST, &limits(600), &mut rng).unwrap();
    assert!(stood_in_for.is_empty(), "{stood_in_for:?}");
    for decision in found {
        assert!((1..=game.board().deals()).contains(&decision.when));
    }
    let time_is_up = Limits { go_on: &|| false, ..limits(600) };
    let judge = |_: &Position, _: &Move, _: bool| -> Option<Judged<usize, Act>> {
        panic!("the time is up")
    };
    assert_eq!(
        crate::kit::review::review(&record, Seat::FIRST, 0.0, &time_is_up, judge),
        Ok(Vec::new())
    );
}

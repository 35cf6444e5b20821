//! Games in the way a table runs them.

use rand::SeedableRng;

use super::*;
use crate::cards::{Chance, Secret};
use crate::king::rules::{Bid, Choice, Contract, Penalty, Scoring, Sold, Trumps, random_move};
use crate::kit::testing::{counted, limits, play_and_restore, players, seat};
use crate::kit::{Ending, Level, NextAct, Rand, Results, Rules as _, Session as _};

fn start(seed: u8) -> Start {
    let chance = Chance::new(&Secret::new([seed; 32]), 1, &[]);
    kit::testing::start(SEATS, Position::dealer(&chance, SEATS).unwrap(), seed)
}

fn begun(options: Options, seed: u8) -> King {
    let mut game = King::begin(options, start(seed)).unwrap();
    game.advance(&players(SeatSet::EMPTY)).unwrap();
    game
}

/// The outcome of an act that leads to nothing else.
fn done(did: Act) -> MoveOutcome {
    MoveOutcome::of(did, &[], Seat::FIRST)
}

/// The options for a seed, such that all of them occur.
fn options(seed: u8) -> Options {
    let all: Vec<Options> = Options::all().collect();
    all[usize::from(seed) % all.len()]
}

/// A random decision, which covers more of the rules than a good one.
fn decision(game: &King, seat: Seat, rng: &mut Rand) -> Act {
    let act = random_move(game.journal.position(), rng).unwrap();
    assert_eq!(act.seat(), Some(seat));
    act.act().unwrap()
}

/// Plays at random until the game is over or waits.
fn play(game: &mut King, rng: &mut Rand) {
    while let Some((seat, _)) = game.question(&players(SeatSet::EMPTY)) {
        let decision = decision(game, seat, rng);
        game.decided(seat, decision).unwrap();
        game.advance(&players(SeatSet::EMPTY)).unwrap();
    }
}

#[test]
fn random_games_end_and_can_be_restored_at_any_moment() {
    for seed in 0..4 {
        let game = King::begin(options(seed), start(seed)).unwrap();
        let mut rng = Rand::seed_from_u64(seed.into());
        let random = |game: &King, seat, _| decision(game, seat, &mut rng);
        let (game, record) = play_and_restore(game, seed, random, |_| {});
        let scores = record.end.scores.unwrap();
        assert_eq!(game.ending(), Results::of_scores(&scores).map(Ending::Placed));
        assert_eq!(scores.iter().sum::<i32>(), 0);
    }
}

#[test]
fn the_next_hand_is_dealt_after_a_pause_to_read_the_score_sheet() {
    let mut game = begun(Options::default(), 1);
    let mut rng = Rand::seed_from_u64(1);
    assert_eq!(game.pause(), None, "there is nothing to read before the first hand");
    game.end_pause();
    for number in 1..=10 {
        assert_eq!(game.board().round().number(), number);
        assert!(game.due().is_some());
        play(&mut game, &mut rng);
        assert_eq!(game.board().sheet().rows().count(), number);
        assert_eq!(game.due(), None, "nobody is due in the pause or at the end");
        let last = game.public();
        assert_eq!(last.past.len(), number);
        assert!(last.last_trick().is_some(), "the last trick stays in sight");
        if number == 10 {
            break;
        }
        let pause = Pause { seconds: PAUSE_SECONDS, is_to_read: true };
        assert_eq!(game.pause(), Some(pause));
        game.advance(&players(SeatSet::EMPTY)).unwrap();
        assert_eq!(game.pause(), Some(pause), "the pause goes on");
        game.end_pause();
        game.advance(&players(SeatSet::EMPTY)).unwrap();
        assert_eq!(game.pause(), None);
    }
    assert_eq!(game.pause(), None, "nothing follows the last hand");
    assert!(game.ending().is_some());
    assert!(game.in_play().is_empty());
}

#[test]
fn a_computer_is_asked_only_for_seats_without_a_person() {
    let mut game = begun(Options::default(), 2);
    let turn = game.board().due().seat().unwrap();
    assert_eq!(game.due().unwrap().seats.only(), Some(turn));
    assert_eq!(game.question(&players(SeatSet::of(turn))), None);
    let overdue = Players { overdue: SeatSet::of(turn), ..players(SeatSet::first(SEATS)) };
    assert_eq!(game.question(&overdue), Some((turn, NextAct)));
    assert_eq!(game.question(&players(SeatSet::EMPTY)), Some((turn, NextAct)));
    let view = game.view(turn).unwrap();
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        let mut rng = Rand::seed_from_u64(1);
        let act = King::decide(NextAct, Some(&view), level, &limits(60), &mut rng).unwrap();
        let mut probe = game.clone();
        assert!(probe.act(turn, act).is_ok(), "{level} does {act:?}");
    }
    let other = rules::next(turn);
    let round = game.round();
    let card = game.view(other).unwrap().hand().nth(0).unwrap();
    assert_eq!(game.act(other, Act::Play(card)), Err(Illegal::NotYourTurn { turn }));
    assert_eq!(game.round(), round, "nothing has changed");
    let card = view.legal_cards().nth(0).unwrap();
    let played = Act::Play(card);
    assert_eq!(game.act(turn, played), Ok(done(played)));
    assert_eq!(game.round(), round + 1, "an older button is stale");
}

/// A game in which the ninth hand has just been dealt, and the seat that dealt it.
fn ninth(seed: u8) -> (King, Seat) {
    let mut game = begun(Options::default(), seed);
    let mut rng = Rand::seed_from_u64(seed.into());
    while game.board().round().number() < 9 {
        play(&mut game, &mut rng);
        game.end_pause();
        game.advance(&players(SeatSet::EMPTY)).unwrap();
    }
    let dealer = game.board().dealer();
    (game, dealer)
}

#[test]
fn an_auction_says_who_names_trumps() {
    let (mut game, dealer) = ninth(3);
    let won = |game: &King| game.figures().iter().map(|own| own[2].1).sum::<i64>();
    let before = won(&game);
    let [a, b, c] = [1, 2, 3].map(|n| dealer.after(n, SEATS, Default::default()));
    let called = |did, names| Ok(MoveOutcome { names, ..done(did) });
    let auction = Act::Choose(Choice::Auction);
    assert_eq!(game.act(dealer, auction), Ok(done(auction)));
    assert_eq!(game.act(a, Act::Pass), called(Act::Pass, None));
    let four = Bid::new(4).unwrap();
    assert_eq!(game.act(b, Act::Bid(four)), called(Act::Bid(four), None));
    assert_eq!(game.act(c, Act::Pass), called(Act::Pass, None));
    assert_eq!(game.act(a, Act::Bid(four)), Err(Illegal::TooLow(four)));
    assert_eq!(game.act(a, Act::Pass), called(Act::Pass, Some(b)));
    for (seat, act) in
        [(b, Act::Choose(Choice::Trumps(Trumps::Hearts))), (dealer, Act::Direct(Scoring::Up))]
    {
        assert_eq!(game.act(seat, act), Ok(done(act)));
    }
    assert_eq!(won(&game), before + 1);

    let (mut game, dealer) = ninth(3);
    game.act(dealer, auction).unwrap();
    game.act(a, Act::Pass).unwrap();
    game.act(b, Act::Pass).unwrap();
    assert_eq!(game.act(c, Act::Pass), called(Act::Pass, Some(dealer)));
    assert_eq!(won(&game), before, "nobody won the auction");
    let (mut game, _) = ninth(3);
    game.act(dealer, auction).unwrap();
    let all = Act::Bid(Bid::MOST);
    assert_eq!(game.act(a, all), called(all, Some(a)));
}

#[test]
fn a_card_that_ends_a_trick_says_who_took_it() {
    let mut game = begun(Options::default(), 4);
    let mut last = None;
    for _ in 0..4 {
        let turn = game.board().due().seat().unwrap();
        let card = game.view(turn).unwrap().legal_cards().nth(0).unwrap();
        last = game.act(turn, Act::Play(card)).ok();
    }
    let public = game.public();
    let trick = public.last_trick().unwrap();
    let took = MoveOutcome { taken_by: Some(trick.winner), ..done(Act::Play(trick.cards[3])) };
    assert_eq!(last, Some(took));
    assert_eq!(game.board().play().unwrap().tricks(), [*trick]);
}

#[test]
fn the_figures_count_clean_hands_the_hand_dealt_and_auctions() {
    let over = |number, contract, scores| Event::RoundOver {
        round: Round::new(number).unwrap(),
        contract,
        scores,
    };
    let sold = Sold { to: seat(1), bid: Bid::new(4).unwrap() };
    let positive =
        Contract::Positive { trumps: Trumps::Spades, way: Scoring::Down, sold: Some(sold) };
    let dealt =
        |number, dealer| Event::Dealt { round: Round::new(number).unwrap(), dealer: seat(dealer) };
    let queens = Contract::Negative(Penalty::Queens);
    let hands = [
        vec![dealt(3, 2), over(3, queens, [0, -150, 0, -50])],
        vec![
            dealt(9, 3),
            Event::Sold { to: sold.to, bid: sold.bid },
            over(9, positive, [175, 50, 75, 25]),
        ],
    ];
    assert_eq!(counted::<King>(SEATS, &hands), [[1, 0, 0], [0, 0, 1], [1, 0, 0], [0, 25, 0]]);
}

#[test]
fn a_card_is_forced_if_no_other_is_legal_and_nothing_else_ever_is() {
    let everyone = players(SeatSet::first(SEATS));
    let chosen = Players { by_itself: SeatSet::first(SEATS), ..everyone.clone() };
    let mut rng = Rand::seed_from_u64(5);
    let mut game = begun(Options::default(), 5);
    let (mut forced, mut free, mut others) = (0, 0, 0);
    while game.ending().is_none() {
        if game.pauses() {
            assert_eq!(game.question(&chosen), None);
            game.end_pause();
            game.advance(&everyone).unwrap();
            continue;
        }
        let due = game.board().due();
        let turn = due.seat().unwrap();
        let legal = game.view(turn).unwrap().legal_cards().len();
        let count = match (due, legal) {
            (rules::Due::Play(_), 1) => &mut forced,
            (rules::Due::Play(_), _) => &mut free,
            _ => &mut others,
        };
        *count += 1;
        let expected = matches!(due, rules::Due::Play(_)) && legal == 1;
        assert_eq!(game.is_forced(turn), expected, "{due:?}");
        let asked = expected.then_some((turn, NextAct));
        assert_eq!(game.question(&chosen), asked);
        assert_eq!(game.question(&everyone), None);
        let next = seat((turn.index() + 1) % SEATS);
        assert!(!game.is_forced(next), "it isn't their turn");
        let act = decision(&game, turn, &mut rng);
        game.act(turn, act).unwrap();
        game.advance(&everyone).unwrap();
    }
    assert!(forced > 40 && free > 100 && others > 0, "{forced} {free} {others}");
}

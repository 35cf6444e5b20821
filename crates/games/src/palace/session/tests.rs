//! Games in the way a table runs them.

use rand::SeedableRng;

use super::*;
use crate::kit::options::RuleOptions as _;
use crate::kit::testing::{counted, limits, play_and_restore, players, seat, start};
use crate::kit::{Ending, NextAct, Rand, Results, Session as _};
use crate::palace::computer::Strategy;
use crate::palace::rules::{MOST_PLAYS, Setup, Source};

#[test]
fn random_games_end_and_can_be_restored_at_any_moment() {
    for seed in 0..15 {
        let start = start(2 + usize::from(seed) % 5, Seat::FIRST, seed);
        let house = Options::all().skip(usize::from(seed) * 7);
        let options = house.chain(Options::all()).find(|o| o.check_seats(start.seats).is_ok());
        let game = Palace::begin(options.unwrap(), start).unwrap();
        let mut rng = Rand::seed_from_u64(seed.into());
        // Random play covers more of the rules than good play.
        let random = |game: &Palace, seat, _| {
            let view = game.view(seat).unwrap();
            computer::decide(Strategy::Random, &view, &limits(1), &mut rng).unwrap()
        };
        play_and_restore(game, seed, random, |_| {});
    }
}

#[test]
fn everyone_exchanges_at_the_same_time_and_late_players_become_ready() {
    let (first, second, third) = (seat(0), seat(1), seat(2));
    let people = SeatSet::of(first).with(second);
    let mut session = Palace::begin(Options::default(), start(3, Seat::FIRST, 1)).unwrap();
    let nobody_late = players(people);
    session.advance(&nobody_late).unwrap();
    assert_eq!(session.due().unwrap().seats, people.with(third));
    assert_eq!(session.due().unwrap().turn, Turn { round: 0, seat: None });
    // The computer swaps by itself until it is ready.
    assert_eq!(session.question(&nobody_late), Some((third, NextAct)));
    session.decided(third, Act::Ready).unwrap();
    assert_eq!(session.question(&nobody_late), None);

    let view = session.view(first).unwrap();
    let hand = view.hand().iter().next().unwrap();
    let up = view.board().tableau(first).up.iter().next().unwrap();
    let swap = Act::Swap { hand, up };
    assert_eq!(session.act(first, swap), Ok(MoveOutcome::Swapped { hand, up }));
    assert_eq!(session.round(), 0, "a swap doesn't make other players' buttons stale");
    assert_eq!(session.act(first, swap), Err(Illegal::NotInHand(hand)));
    let play = Act::Play(CardSet::of(up));
    assert_eq!(session.act(first, play), Err(Illegal::NotBegun));
    assert_eq!(session.act(second, Act::Ready), Ok(MoveOutcome::Ready));
    assert_eq!(session.act(second, Act::Ready), Err(Illegal::AlreadyReady(second)));

    let before = session.view(first).unwrap();
    let late = Players { overdue: SeatSet::of(first), ..nobody_late };
    session.advance(&late).unwrap();
    let after = session.view(first).unwrap();
    assert_eq!(after.hand(), before.hand(), "late players don't swap");
    assert!(session.board().turn().is_some(), "everyone is ready, and play begins");
    assert_eq!(session.round(), 1);
}

/// A game with two seats, one card each and no deck, after this many plays.
fn nearly_over(plays: u32) -> Palace {
    let setup = Setup {
        rows: &[["5C 6C", "", ""], ["7C", "", "4C"]],
        stack: "3C",
        plays,
        ..Setup::default()
    };
    let start = start(2, Seat::FIRST, 1);
    let mut session = Palace::begin(Options::default(), start).unwrap();
    session.journal.set_position(setup.game());
    session
}

#[test]
fn a_game_that_is_too_long_ends_without_a_loser() {
    let five = Act::Play(CardSet::of("5C".parse().unwrap()));
    let mut session = nearly_over(MOST_PLAYS - 1);
    assert_eq!(session.ending(), None);
    session.act(seat(0), five).unwrap();
    assert_eq!(session.ending(), Some(Ending::Stopped));
    assert_eq!(session.due(), None);
    let last = session.public().past.last().cloned().unwrap();
    assert!(last.events.contains(&Event::Stopped));

    let mut session = nearly_over(7);
    session.act(seat(0), five).unwrap();
    session.act(seat(1), Act::Play(CardSet::of("7C".parse().unwrap()))).unwrap();
    let vain = session.act(seat(0), Act::PickUp).unwrap();
    assert_eq!(vain, MoveOutcome::PickedUp { count: 3 });
    let four = "4C".parse().unwrap();
    let flipped = session.act(seat(1), Act::Flip(0)).unwrap();
    assert_eq!(flipped, MoveOutcome::Flipped { card: four, burns: false });
    let order = Results::in_order([seat(1), seat(0)]);
    assert_eq!(session.ending(), order.map(Ending::Placed));
}

#[test]
fn a_face_down_card_is_played_if_it_fits_or_else_picked_up_with_the_stack() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let cards = |texts: &[&str]| texts.iter().copied().map(card).collect::<CardSet>();
    let played =
        |by, texts: &[&str], from| Event::Played { seat: seat(by), cards: cards(texts), from };
    let flipped = |by, text| Event::Flipped { seat: seat(by), at: 0, card: card(text) };
    let stacks = [
        vec![
            flipped(0, "8H"),
            played(0, &["8H"], Source::Down),
            flipped(1, "3S"),
            Event::PickedUp { seat: seat(1), cards: cards(&["8H", "3S"]) },
        ],
        vec![
            flipped(2, "5H"),
            played(2, &["5H"], Source::Down),
            Event::PickedUp { seat: seat(0), cards: cards(&["5H"]) },
        ],
        vec![
            played(1, &["10C"], Source::Hand),
            Event::Burnt { seat: seat(1), cards: cards(&["10C"]) },
        ],
    ];
    assert_eq!(counted::<Palace>(3, &stacks), [[1, 0, 0], [2, 1, 1], [0, 0, 0]]);
}

#[test]
fn a_play_is_forced_if_the_stack_cannot_be_picked_up_instead() {
    let forced = |row: [&str; 3], stack: &str| {
        let setup = Setup { rows: &[row, ["7C", "", "4C"]], stack, ..Setup::default() };
        let mut session = Palace::begin(Options::default(), start(2, Seat::FIRST, 1)).unwrap();
        session.journal.set_position(setup.game());
        assert!(!session.is_forced(seat(1)), "it isn't their turn");
        let chosen = Players { by_itself: SeatSet::first(2), ..players(SeatSet::first(2)) };
        let forced = session.is_forced(seat(0));
        let asked = forced.then_some((seat(0), NextAct));
        assert_eq!(session.question(&chosen), asked);
        forced
    };
    for (row, stack, expected) in [
        (["5C", "", ""], "", true),
        (["5C", "", ""], "3C", false),
        (["3C", "", ""], "5C", false),
        (["5C 6C", "", ""], "", false),
        (["5C 5D", "", ""], "", false),
        (["", "5C", "6C"], "", true),
        (["", "", "6C"], "", true),
        (["", "", "6C 8C"], "", false),
    ] {
        assert_eq!(forced(row, stack), expected, "{row:?} on {stack:?}");
    }
    let session = Palace::begin(Options::default(), start(2, Seat::FIRST, 1)).unwrap();
    assert!(!session.is_forced(seat(0)), "the exchange");
}

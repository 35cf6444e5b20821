//! Computer players: they only make legal moves, they use nothing that they can't know, and each
//! level is stronger than the one below.

use rand::SeedableRng;

use super::belief::Belief;
use super::standing::Standing;
use super::table::Table;
use super::*;
use crate::cards::{CardSet, Seat};
use crate::king::rules::{
    Bid, Choice, Contract, Due, Event, Game, Hands, Options, Record, Round, SEATS, Scoring,
    random_deal, random_move,
};
use crate::kit::NoDeal;
use crate::kit::options::Named;

type Rand = Xoshiro256PlusPlus;

const LIMITS: Limits = Limits {
    playouts: 60,
    go_on: &|| true,
};

fn rand(seed: u64) -> Rand {
    Rand::seed_from_u64(seed)
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Makes one move, with a player of the given kind in each seat. Returns a player's move with that
/// player's view; `None` when the game is over.
fn step(game: &mut Game, kinds: [Kind; SEATS], rng: &mut Rand) -> Option<Option<(View, Move)>> {
    if let Due::Deal(_) = game.board().due() {
        let deal = Move::Deal(random_deal(rng));
        game.apply(deal, &mut |_| {}).unwrap();
        return Some(None);
    }
    let seat = game.board().due().seat()?;
    let view = View::new(game, seat);
    let kind = kinds[seat.index()];
    let act = decide(kind, &view, &LIMITS, rng).unwrap();
    let done = game.apply(act, &mut |_| {});
    assert_eq!(done, Ok(()), "{kind} does {act:?} with {view:?}");
    Some(Some((view, act)))
}

fn play(options: Options, kinds: [Kind; SEATS], rng: &mut Rand) -> Game {
    let mut game = Game::new(options, Seat::FIRST).unwrap();
    while step(&mut game, kinds, rng).is_some() {}
    game
}

/// The views of all players in a game of `normal` and `random` players.
fn views(options: Options, seed: u64) -> Vec<(Game, View)> {
    let mut rng = rand(seed);
    let mut game = Game::new(options, seat(seed as usize % SEATS)).unwrap();
    let mut views = Vec::new();
    loop {
        let before = game;
        match step(
            &mut game,
            [Kind::Normal, Kind::Random, Kind::Normal, Kind::Easy],
            &mut rng,
        ) {
            Some(Some((view, _))) => views.push((before, view)),
            Some(None) => {}
            None => return views,
        }
    }
}

#[test]
fn every_kind_plays_every_game_to_its_end_with_legal_moves() {
    let all: Vec<Options> = Options::all().collect();
    for seed in 0..200 {
        let mut kinds = [Kind::Random, Kind::Easy, Kind::Normal, Kind::Normal];
        kinds.rotate_left(seed as usize % SEATS);
        if seed % 25 == 0 {
            kinds[0] = Kind::Hard;
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
        let mut game = Game::new(options, Seat::FIRST).unwrap();
        let mut table: Option<Table> = None;
        while let Some(act) = random_move(&game, &mut rng) {
            let before = game;
            let mut scored = None;
            game.apply(act, &mut |event| {
                if let Event::RoundOver {
                    contract, scores, ..
                } = event
                {
                    scored = Some((contract, scores));
                }
            })
            .unwrap();
            let Move::Play { seat, card } = act else {
                table = None;
                continue;
            };
            let play = before.board().play().unwrap();
            let table = table.get_or_insert_with(|| Table::of(&before, play));
            assert_eq!(usize::from(table.turn), seat.index());
            let legal = before.board().legal_cards(seat, before.hand(seat));
            assert_eq!(table.legal(), lanes::lanes(legal), "{before:?}");
            table.play(lanes::Pip::of(card));
            if let Some((contract, scores)) = scored {
                assert!(table.over);
                assert_eq!(
                    contract.scores(table.counts, before.board().dealer()),
                    scores
                );
            }
        }
    }
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
    for (seed, options) in (0..).zip(Options::all()) {
        for (n, (game, view)) in views(options, seed).into_iter().enumerate().step_by(29) {
            let me = view.seat();
            let mut hands = Seat::first(SEATS)
                .map(|seat| game.hand(seat))
                .collect::<Vec<_>>();
            let size = |n: usize| hands[n].len();
            let others: Vec<usize> = (0..SEATS).filter(|n| *n != me.index()).collect();
            let (a, b) = match others[..] {
                [a, b, _] if size(a) == size(b) => (a, b),
                [_, b, c] if size(b) == size(c) => (b, c),
                [a, _, c] => (a, c),
                _ => unreachable!("there are three others"),
            };
            hands.swap(a, b);
            let other = view.imagine(hands.try_into().unwrap());
            let Some(other) = other else { continue };
            for kind in Kind::ALL {
                let decided = |game: &Game| {
                    let view = View::new(game, me);
                    decide(*kind, &view, &LIMITS, &mut rand(n as u64))
                };
                assert_eq!(decided(&other), decided(&game), "{kind}");
            }
        }
    }
}

#[test]
fn imagined_hands_agree_with_everything_seen() {
    let mut imagined = 0;
    for (seed, options) in (0..).zip(Options::all().chain(Options::all())) {
        for (game, view) in views(options, seed).into_iter().step_by(7) {
            let mut rng = rand(seed);
            let mut belief = Belief::new(&view, &mut rng).unwrap();
            for _ in 0..3 {
                let world = belief.imagine(&mut rng).unwrap();
                assert_eq!(View::new(&world, view.seat()), view);
                assert_could_be_played(&world, &game);
                imagined += 1;
            }
        }
    }
    assert!(imagined > 1_000);
}

/// Asserts that the tricks so far could be played, card by card, with the hands of this game.
fn assert_could_be_played(world: &Game, truth: &Game) {
    let Some(play) = truth.board().play() else {
        return;
    };
    let tricks = play.tricks().iter().flat_map(|trick| trick.plays());
    let plays: Vec<_> = tricks.chain(play.trick().plays()).collect();
    let mut hands = Seat::first(SEATS)
        .map(|seat| world.hand(seat))
        .collect::<Vec<_>>();
    for (seat, card) in &plays {
        hands[seat.index()].insert(*card);
    }
    let hands: Vec<Vec<_>> = hands.iter().map(|hand| hand.iter().collect()).collect();
    let mut again = Game::new(truth.board().options(), truth.board().first_dealer()).unwrap();
    let mut rng = rand(0);
    while again.board().due() != Due::Deal(truth.board().round()) {
        let act = random_move(&again, &mut rng).unwrap();
        again.apply(act, &mut |_| {}).unwrap();
    }
    let deal = Move::Deal(Hands::new(&hands).unwrap());
    again.apply(deal, &mut |_| {}).unwrap();
    let trumps = play.contract();
    if let crate::king::rules::Contract::Positive { trumps, .. } = trumps {
        let seat = again.board().dealer();
        let choice = Choice::Trumps(trumps);
        again
            .apply(Move::Choose { seat, choice }, &mut |_| {})
            .unwrap();
        let way = Scoring::Up;
        again
            .apply(Move::Direct { seat, way }, &mut |_| {})
            .unwrap();
    }
    for (seat, card) in plays {
        let done = again.apply(Move::Play { seat, card }, &mut |_| {});
        assert_eq!(done, Ok(()), "{card}");
    }
}

/// A game before the ninth round's auction, which the dealer has just chosen.
fn auction(seed: u64) -> Game {
    let (mut game, mut rng) = (
        Game::new(Options::default(), Seat::FIRST).unwrap(),
        rand(seed),
    );
    while game.board().round().number() < 9 || !matches!(game.board().due(), Due::Choose(_)) {
        let act = random_move(&game, &mut rng).unwrap();
        game.apply(act, &mut |_| {}).unwrap();
    }
    let (seat, choice) = (game.board().dealer(), Choice::Auction);
    game.apply(Move::Choose { seat, choice }, &mut |_| {})
        .unwrap();
    game
}

#[test]
fn a_bid_suggests_a_strong_hand_and_a_pass_a_weak_one() {
    let strength = |call: Option<u8>| {
        let mut all = 0.0;
        for seed in 0..20 {
            let (mut game, mut rng) = (auction(seed), rand(seed));
            let seat = game.board().due().seat().unwrap();
            let act = match call.and_then(Bid::new) {
                Some(bid) => Move::Bid { seat, bid },
                None => Move::Pass { seat },
            };
            game.apply(act, &mut |_| {}).unwrap();
            let view = View::new(&game, game.board().due().seat().unwrap());
            let mut belief = Belief::new(&view, &mut rng).unwrap();
            for _ in 0..20 {
                let world = belief.imagine(&mut rng).unwrap();
                let hand = lanes::lanes(world.hand(seat));
                let best = crate::king::rules::Trumps::ALL.iter();
                let tricks = best.map(|trumps| estimate::up(&hand, *trumps));
                all += tricks.fold(0.0, f32::max);
            }
        }
        all / 400.0
    };
    let (weak, strong) = (strength(None), strength(Some(4)));
    assert!(
        strong > weak + 0.7,
        "{weak} tricks after a pass, {strong} after a bid"
    );
}

#[test]
fn no_computer_decides_out_of_turn() {
    for (game, view) in views(Options::default(), 3).into_iter().step_by(11) {
        let other = crate::king::rules::next(view.seat());
        let other = View::new(&game, other);
        for kind in Kind::ALL {
            assert_eq!(decide(*kind, &other, &LIMITS, &mut rand(1)), None, "{kind}");
        }
        assert_eq!(any(&other), None);
        assert_eq!(advise(&other, &LIMITS, &mut rand(1)), Advice::default());
    }
}

#[test]
fn advice_estimates_every_choice_once() {
    let limits = Limits {
        playouts: 200,
        go_on: &|| true,
    };
    for (_, view) in views(Options::default(), 4).into_iter().step_by(17) {
        let Advice { estimates, why } = advise(&view, &limits, &mut rand(1));
        assert!(why.is_some(), "{view:?}");
        let mut legal = view.legal_moves();
        // High bids get no advice.
        legal.retain(|act| match act {
            Move::Bid { .. } => estimates.iter().any(|estimate| estimate.act == *act),
            _ => true,
        });
        assert!(
            legal
                .iter()
                .all(|act| estimates.iter().any(|e| e.act == *act))
        );
        assert_eq!(estimates.len(), legal.len(), "{estimates:?}");
        for estimate in estimates {
            assert!((0.0..=1.0).contains(&estimate.win_probability));
            assert!((-1_000.0..=1_400.0).contains(&estimate.points));
            assert!(estimate.playouts > 0);
        }
    }
}

#[test]
fn a_search_that_is_told_to_stop_answers_at_once() {
    let limits = Limits {
        playouts: u32::MAX,
        go_on: &|| false,
    };
    for (_, view) in views(Options::default(), 5).into_iter().step_by(13) {
        let act = decide(Kind::Hard, &view, &limits, &mut rand(1)).unwrap();
        assert!(view.legal_moves().contains(&act));
    }
}

#[test]
fn a_lead_is_worth_more_with_fewer_hands_to_come() {
    let mut game = Game::new(Options::default(), Seat::FIRST).unwrap();
    let mut rng = rand(1);
    let mut worth = Vec::new();
    loop {
        let standing = Standing::new(game.board());
        let points = game.board().scores().map(|score| -score);
        let ahead = |by| {
            let mut points = points;
            points[0] += by;
            standing.wins(Seat::FIRST, points)
        };
        worth.push(ahead(60) - ahead(0));
        let all: f32 = Seat::first(SEATS)
            .map(|seat| standing.wins(seat, points))
            .sum();
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
fn mean(first: Kind, others: Kind, games: usize) -> i32 {
    let mut rng = rand(5);
    let one = |n: usize| {
        let mut kinds = [others; SEATS];
        kinds[n % SEATS] = first;
        let game = play(Options::default(), kinds, &mut rng);
        game.board().scores()[n % SEATS]
    };
    (0..games).map(one).sum::<i32>() / games as i32
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    let easy = mean(Kind::Easy, Kind::Random, 100);
    assert!(easy > 0, "easy has {easy} against random play");
    let normal = mean(Kind::Normal, Kind::Easy, 60);
    assert!(normal > 150, "normal has {normal} against easy");
    let hard = mean(Kind::Hard, Kind::Normal, 16);
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
        let plain = table.is_some_and(|table| lanes::is_empty(&table.goal.cards));
        for card in legal {
            let next = legal.above(card).and(CardSet::pack(1));
            let next = next.iter().next();
            let Some(next) = next.filter(|_| plain) else {
                continue;
            };
            if next.rank().number() == card.rank().number() + 1 {
                assert!(!distinct.contains(next), "{next} is as good as {card}");
            }
        }
    }
}

#[test]
fn the_reason_of_a_hint_fits_its_choice() {
    let mut seen = std::collections::BTreeSet::new();
    for (_, view) in views(Options::default(), 9).into_iter().step_by(5) {
        let Advice { estimates, why } = advise(&view, &LIMITS, &mut rand(2));
        let (best, why) = (estimates[0], why.unwrap());
        let name = format!("{why:?}");
        let name = name.split(['(', ' ']).next().unwrap();
        let fits: &[&str] = match best.act {
            _ if estimates.len() == 1 => &["Forced"],
            Move::Play { .. } => match view.board().play().unwrap().contract() {
                Contract::Positive {
                    way: Scoring::Up, ..
                } => &["TakesMore", "KeepsBetterCards", "BetterLater"],
                Contract::Positive { .. } => &["CostsLess", "CostsButBetterLater", "BetterLater"],
                Contract::Negative(_) => &[
                    "CostsLess",
                    "CostsButBetterLater",
                    "BetterLater",
                    "ThrowsPenalty",
                ],
            },
            Move::Choose {
                choice: Choice::Auction,
                ..
            } => &["BidsAreGifts"],
            Move::Choose { .. } => &["LongSuit", "HighCards", "LowCards"],
            Move::Bid { .. } => &["WorthTheBid"],
            Move::Pass { .. } => &["TooDear"],
            Move::Direct {
                way: Scoring::Up, ..
            } => &["Up"],
            Move::Direct {
                way: Scoring::Down, ..
            } => &["Down"],
            Move::Deal(_) => &[],
        };
        assert!(fits.contains(&name), "{name} for {:?}", best.act);
        seen.insert(name.to_owned());
        match why {
            Why::CostsLess { best, next } => assert!((0.0..next).contains(&best)),
            Why::TakesMore { best, next } => assert!((next..=1.0).contains(&best)),
            Why::LongSuit(count) => assert!(count > 0),
            _ => {}
        }
    }
    for name in ["Forced", "CostsLess", "TakesMore", "BetterLater"] {
        assert!(seen.contains(name), "{name}: {seen:?}");
    }
}

#[test]
fn a_review_names_a_random_players_worst_decisions_and_ends_when_time_is_up() {
    let (mut rng, options) = (rand(6), Options::default());
    let mut game = Game::new(options, Seat::FIRST).unwrap();
    let mut moves = Vec::new();
    while game.board().sheet().rows().count() < 3 {
        let act = match game.board().due().seat() {
            None => Move::Deal(random_deal(&mut rng)),
            Some(seat) => {
                let random = seat == Seat::FIRST;
                let kind = if random { Kind::Random } else { Kind::Normal };
                decide(kind, &View::new(&game, seat), &LIMITS, &mut rng).unwrap()
            }
        };
        game.apply(act, &mut |_| {}).unwrap();
        moves.push(act);
    }
    let labels = vec![String::new(); SEATS];
    let record = Record::of_game(options, labels, Seat::FIRST, &NoDeal {}, moves, None).unwrap();
    let mut limits = Limits {
        playouts: 600,
        go_on: &|| true,
    };
    let found = review(&record, Seat::FIRST, &limits, &mut rng).unwrap();
    assert!((1..=3).contains(&found.len()), "{found:?}");
    assert!(found.is_sorted_by(|a, b| a.cost >= b.cost), "{found:?}");
    for decision in found {
        assert!(decision.cost > 0.0 && decision.did != decision.better);
        assert!((1..=3).contains(&decision.when.round.number()));
        assert!(decision.when.trick.is_some_and(|trick| trick <= 13));
    }
    limits.go_on = &|| false;
    assert_eq!(review(&record, Seat::FIRST, &limits, &mut rng), Ok(vec![]));
}

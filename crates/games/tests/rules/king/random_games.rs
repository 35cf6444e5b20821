//! Properties of random games of King with all options. A failure names the options and the seed.
//!
//! A few games by default. To play many:
//! `KING_GAMES=20000 cargo test --release -p getaway-games-tests rules::king::random_games`

use super::common::*;
use super::model::{Model, Stage};
use getaway_games::cards::*;
use getaway_games::king::rules::*;
use getaway_games::options::Named;
use rand::RngExt;

/// How many games each test plays by default.
const GAMES: u64 = 240;

/// Calls the test with a seed for each game, cycling through all combinations of options.
fn everywhere(mut test: impl FnMut(Options, u64)) {
    let all: Vec<Options> = Options::all().collect();
    for seed in 0..how_many("KING_GAMES", GAMES) {
        let options = all[seed as usize % all.len()];
        let name = format_args!("seed {seed}, {options:?}");
        with_name(name, || test(options, seed));
    }
}

fn assert_as_the_model(game: &Position, model: &Model) {
    let board = game.board();
    for (number, hand) in model.hands.iter().enumerate() {
        assert_eq!(game.hand(seat(number)), set(hand), "hand of seat {number}");
        assert_eq!(board.held(seat(number)), hand.len(), "hand of seat {number}");
    }
    let stage = match board.due() {
        Due::Deal(_) => Stage::Deal,
        Due::Choose(_) => Stage::Choose { after_auction: board.bidding().is_some() },
        Due::Bid(_) => Stage::Auction,
        Due::Direct(_) => Stage::Direction,
        Due::Play(_) => Stage::Tricks,
        Due::Over => Stage::Over,
    };
    assert_eq!(stage, model.stage);
    assert_eq!(turn(game), model.turn, "turn");
    assert_eq!(board.scores().to_vec(), model.scores, "scores");
    if model.round <= 10 {
        assert_eq!(board.round().number(), model.round);
        assert_eq!(board.dealer().index(), model.dealer());
    }
    if let Some(play) = board.play() {
        let lying: Vec<_> = play.trick().plays().map(|(s, c)| (s.index(), c)).collect();
        assert_eq!(lying, model.table, "trick");
        let tricks = play.tricks().iter();
        let taken: Vec<_> = tricks.map(|t| (t.winner.index(), t.cards.to_vec())).collect();
        assert_eq!(taken, model.taken, "tricks");
    }
}

/// Checks that during a round every card is in exactly one place, and that there are none between
/// rounds.
fn assert_cards_conserved(game: &Position) {
    let all = match game.board().due() {
        Due::Deal(_) | Due::Over => CardSet::EMPTY,
        _ => CardSet::pack(1),
    };
    let hands = Seat::first(SEATS).map(|seat| game.hand(seat));
    assert_in_one_place(hands.chain(game.board().play().map(Play::played)), all);
}

fn assert_only_the_legal_is_accepted(game: &Position, model: &Model, rng: &mut Rand) {
    let chance = Move::Chance(random_deal(rng));
    attempt(game, chance, model.may(chance));
    let ways = Scoring::ALL.iter().copied().map(Act::Direct);
    let acts = [Act::Pass].into_iter().chain(ways).chain(Choice::all().map(Act::Choose));
    let acts = acts.chain(Bid::above(None).map(Act::Bid));
    let acts = acts.chain(CardSet::pack(2).into_iter().map(Act::Play));
    let all =
        acts.flat_map(|act| Seat::first(SEATS + 1).map(move |seat| Move::Player { seat, act }));
    assert_just_the_legal_is_accepted(game, &game.legal_moves(), all, |act| model.may(*act));
}

/// Checks that the truth is one of the games that look the same to a player, and that their view
/// lists the legal moves.
fn assert_views_are_sound(game: &Position, viewer: Seat) {
    let view = View::new(game, viewer);
    let others = Seat::first(SEATS).filter(|seat| *seat != viewer);
    let hidden = others.map(|seat| game.hand(seat)).fold(CardSet::EMPTY, CardSet::or);
    assert_eq!(view.unseen(), hidden, "{viewer:?}");
    let mut hands = [0, 1, 2, 3].map(|number| game.hand(seat(number)));
    assert_eq!(view.imagine(hands), Some(*game), "{viewer:?}");
    let own = game.legal_moves().into_iter().filter(|act| act.seat() == Some(viewer));
    let own: Vec<_> = own.filter_map(|act| act.act()).collect();
    assert_eq!(view.legal_acts(), own, "{viewer:?}");
    hands.rotate_left(1);
    if !hidden.is_empty() {
        assert_eq!(view.imagine(hands), None, "{viewer:?}");
    }
}

fn a_game_keeps_all_promises(options: Options, seed: u64) {
    let mut rng = rand(!seed);
    let mut walk = walk(options, seed);
    let mut model = Model::new(options, walk.dealer.index());
    loop {
        assert_as_the_model(&walk.game, &model);
        assert_cards_conserved(&walk.game);
        assert_views_are_sound(&walk.game, seat(rng.random_range(0..SEATS)));
        // Trying everything is slow, so it is done only now and then, and more often at rare
        // moments.
        let rare = !matches!(walk.game.board().due(), Due::Play(_));
        if rng.random_ratio(1, if rare { 4 } else { 60 }) {
            assert_only_the_legal_is_accepted(&walk.game, &model, &mut rng);
        }
        let Some((act, events)) = walk.step() else { break };
        model.make(act);
        assert_eq!(changed(&events, SEATS), act.seat().map_or(SeatSet::first(SEATS), SeatSet::of));
        let sum: i32 = walk.game.board().scores().iter().sum();
        for event in events {
            match event {
                Event::Dealt { round, dealer } => {
                    assert_eq!((round.number(), dealer.index()), (model.round, model.dealer()));
                }
                Event::RoundOver { round, .. } if round.number() == 6 => assert_eq!(sum, -1_300),
                Event::RoundOver { contract, scores, .. } => {
                    let all: i32 = scores.iter().sum();
                    match contract {
                        Contract::Negative(_) => assert!(all < 0),
                        Contract::Positive { .. } => assert_eq!(all, 325),
                    }
                }
                Event::GameOver { scores } => {
                    assert_eq!(sum, 0);
                    assert_eq!(scores.to_vec(), model.scores);
                }
                _ => {}
            }
        }
    }
    assert!(walk.game.board().is_over());
    assert_eq!(walk.game.board().places().map(Vec::from), Some(model.places()));
    assert_replays_to(&walk.record(), &walk.game);
}

#[test]
fn random_games_agree_with_the_model() {
    everywhere(a_game_keeps_all_promises);
}

/// The moves with two cards of different hands swapped in the last deal.
fn swapped(moves: &[Move], x: Card, y: Card) -> Option<Vec<Move>> {
    let at = moves.iter().rposition(|act| matches!(act, Move::Chance(_)))?;
    let Move::Chance(hands) = moves[at] else { return None };
    let mut hands = hands.sets().map(|hand| hand.iter().collect::<Vec<_>>());
    swap_cards(hands.iter_mut().flatten(), x, y);
    let mut moves = moves.to_vec();
    moves[at] = Move::Chance(Hands::new(&hands).ok()?);
    Some(moves)
}

/// Swaps two cards that a player hasn't seen, where the same moves are still legal, and checks that
/// the player sees the same game. Returns how many swaps could be compared.
fn swaps_unseen(options: Options, seed: u64) -> usize {
    let mut rng = rand(!seed);
    let length = rng.random_range(1..540);
    let walk = walk(options, seed).run(length);
    let me = seat(rng.random_range(0..SEATS));
    let told = |moves: &[Move]| walk.told(&walk.deal, moves, me, View::new);
    let truth = told(&walk.moves).expect("the true game");
    let hidden = truth.1[truth.1.len() - 1].unseen();
    let mut compared = 0;
    for _ in 0..6 {
        let (Some(x), Some(y)) = (any_card(hidden, &mut rng), any_card(hidden, &mut rng)) else {
            break;
        };
        let moves = swapped(&walk.moves, x, y).expect("something was dealt");
        if let Some(other) = told(&moves) {
            assert_eq!(other, truth, "{me:?} can tell {x} from {y}");
            compared += usize::from(moves != walk.moves);
        }
    }
    compared
}

#[test]
fn s7_nobody_sees_what_is_hidden_from_them() {
    let (mut compared, mut games) = (0, 0);
    everywhere(|options, seed| {
        compared += swaps_unseen(options, seed);
        games += 1;
    });
    assert!(compared > games, "only {compared} swaps in {games} games");
}

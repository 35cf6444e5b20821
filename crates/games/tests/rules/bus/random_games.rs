//! Properties of random games of Stop the Bus, with all options and every number of seats. A
//! failure names the options, the seats and the seed.
//!
//! A few hundred games by default. To play many:
//! `BUS_GAMES=100000 cargo test --release -p getaway-games-tests rules::bus::random_games`

use super::common::*;
use super::model::Model;
use getaway_games::bus::rules::*;
use getaway_games::cards::*;
use rand::RngExt;

/// How many games each test plays by default: one for each combination of options and seats.
const GAMES: u64 = 200;

/// Calls the test with a seed for each game, cycling through all options and numbers of seats.
fn everywhere(mut test: impl FnMut(Options, usize, u64)) {
    let all: Vec<Options> = Options::all().collect();
    for seed in 0..how_many("BUS_GAMES", GAMES) {
        let options = all[seed as usize % all.len()];
        let seats = 2 + seed as usize / all.len() % 5;
        let name = format_args!("{seats} seats, seed {seed}, {options:?}");
        with_name(name, || test(options, seats, seed));
    }
}

fn assert_as_the_model(game: &Position, model: &Model) {
    let board = game.board();
    for n in 0..model.hands.len() {
        let hand = game.hand(seat(n)).map_or(CardSet::EMPTY, Hand::set);
        assert_eq!(hand, set(&model.hands[n]), "hand of seat {n}");
        if model.turn.is_some() {
            assert_eq!(board.known(seat(n)), set(&model.known[n]), "known of seat {n}");
        }
        assert_eq!(board.place(seat(n)), model.places[n], "place of seat {n}");
    }
    assert_eq!(all_tokens(game), model.tokens);
    assert_eq!(middle(game), model.middle);
    assert_eq!(turn(game), model.turn);
    assert_eq!(board.called().map(Seat::index), model.called);
    let playing: Vec<usize> = board.in_play().iter().map(Seat::index).collect();
    assert_eq!(playing, model.playing());
    let due = match (model.turn, model.winner) {
        (Some(turn), _) => Due::Turn(seat(turn)),
        (None, Some(winner)) => Due::Over(seat(winner)),
        (None, None) => Due::Deal,
    };
    assert_eq!(board.due(), due);
    if due == Due::Deal {
        assert_eq!(board.dealer().index(), model.dealer);
    }
}

/// All moves that somebody could try now, legal or not.
fn tries(game: &Position, rng: &mut Rand) -> Vec<Move> {
    let mut some: CardSet = middle(game).into_iter().collect();
    if let Some(hand) = game.board().turn().and_then(|seat| game.hand(seat)) {
        some = some.or(hand.set());
    }
    some.extend((0..3).filter_map(|_| CardSet::pack(2).nth(rng.random_range(0..104))));
    let pairs = some.iter().flat_map(|give| some.iter().map(move |take| (give, take)));
    let swaps = pairs.map(|(give, take)| Exchange::One { give, take });
    let exchanges: Vec<_> = swaps.chain([Exchange::Keep, Exchange::All]).collect();
    let mut all = Vec::new();
    for seat in Seat::first(MOST_SEATS + 1) {
        for stop in [false, true] {
            let act = |exchange: &Exchange| Act { exchange: *exchange, stop };
            all.extend(exchanges.iter().map(|exchange| Move::from((seat, act(exchange)))));
        }
    }
    all
}

fn assert_just_the_legal_is_accepted(game: &Position, model: &Model, rng: &mut Rand) {
    let may = |act: &Move| match act {
        Move::Player { seat, act } => model.may(*seat, *act),
        Move::Chance(_) => false,
    };
    crate::rules::any_game::assert_just_the_legal_is_accepted(
        game,
        &game.legal_moves(),
        tries(game, rng),
        may,
    );
}

/// Checks that the cards of this deal are conserved: none lost, doubled or added.
fn assert_cards_conserved(game: &Position, dealt: CardSet) {
    let hands = Seat::first(MOST_SEATS).filter_map(|seat| Some(game.hand(seat)?.set()));
    let is_dealt = game.board().turn().is_some();
    let all = if is_dealt { dealt } else { CardSet::EMPTY };
    assert_in_one_place(hands.chain([middle(game).into_iter().collect()]), all);
}

/// Checks that everything known about each hand is true, and that a player considers the truth
/// possible.
fn assert_views_are_sound(game: &Position, viewer: Seat) {
    let board = game.board();
    let view = View::new(game, viewer);
    assert_eq!(view.hand(), game.hand(viewer));
    let mut hidden = [CardSet::EMPTY; MOST_SEATS];
    for seat in view.others() {
        let hand = game.hand(seat).expect("a player has a hand").set();
        let known = board.known(seat);
        assert!(known.minus(hand).is_empty(), "{seat:?}");
        hidden[seat.index()] = hand.minus(known);
        assert!(hidden[seat.index()].minus(view.unseen()).is_empty());
    }
    assert_eq!(view.imagine(&hidden), Some(*game), "{viewer:?}");
    let own = game.legal_moves().into_iter().filter(|act| act.seat() == Some(viewer));
    let own: Vec<Act> = own.filter_map(|act| act.act()).collect();
    assert_eq!(view.legal_acts(), own);
}

fn in_deal(deal: &Deal) -> CardSet {
    let cards = deal.hands.iter().flatten().chain(&deal.middle);
    set(&cards.copied().collect::<Vec<_>>())
}

/// Compares the announced showdown, if there was one, with the model's.
fn assert_showdown(events: &[Event], model: &Model) {
    let is_one = |event: &Event| matches!(event, Event::Showdown { .. });
    if events.iter().any(is_one) {
        assert_eq!(showdown(events), model.last);
    }
}

fn a_game_keeps_all_promises(options: Options, seats: usize, seed: u64) {
    let mut rng = rand(!seed);
    let mut walk = walk(options, seats, seed);
    let mut model = Model::new(options, seats, walk.dealer.index());
    let mut dealt = CardSet::EMPTY;
    loop {
        // Trying everything is slow, so it is done only now and then.
        if rng.random_ratio(1, 100) {
            assert_just_the_legal_is_accepted(&walk.game, &model, &mut rng);
        }
        let before = walk.game;
        let Some((act, events)) = walk.step() else { break };
        assert_its_entry_is_its_own(&before, &act);
        assert_eq!(changed(&events, seats), act.seat().map_or(SeatSet::first(seats), SeatSet::of));
        match act {
            Move::Chance(deal) => {
                dealt = in_deal(&deal);
                model.deal(&deal);
                let Event::Dealt { deal, dealer, players, .. } = events[0] else {
                    panic!("{events:?}");
                };
                let board = walk.game.board();
                let expected = (board.deals(), model.dealer, board.in_play());
                assert_eq!((deal, dealer.index(), players), expected);
            }
            Move::Player { seat, act } => model.make(seat, act),
        }
        assert_as_the_model(&walk.game, &model);
        assert_showdown(&events, &model);
        assert_cards_conserved(&walk.game, dealt);
        assert_views_are_sound(&walk.game, seat(rng.random_range(0..seats)));
    }
    assert_just_the_legal_is_accepted(&walk.game, &model, &mut rng);
    assert_replays_to(&walk.record(), &walk.game);
}

/// Checks that the entry of this move stands for it and for no other legal move.
fn assert_its_entry_is_its_own(game: &Position, act: &Move) {
    let entry = game.entry(act).expect("every move is written");
    assert_eq!(game.judge(&entry).as_ref(), Ok(act));
    let moves = game.legal_moves();
    let same = moves.iter().filter(|one| game.entry(one).as_ref() == Some(&entry));
    let expected = usize::from(act.act().is_some());
    assert_eq!(same.count(), expected, "{entry:?}");
}

#[test]
fn random_games_agree_with_the_model() {
    everywhere(a_game_keeps_all_promises);
}

/// Swaps cards that a player hasn't seen in the last deal, one of them in another player's hand,
/// and checks that the player sees the same game. Returns how many swaps were compared.
fn swaps_unseen(options: Options, seats: usize, seed: u64) -> usize {
    let mut rng = rand(!seed);
    let length = rng.random_range(1..60);
    let walk = walk(options, seats, seed).run(length);
    let me = seat(rng.random_range(0..seats));
    let view = View::new(&walk.game, me);
    let told = |moves: &[Move]| walk.told(&walk.deal, moves, me, View::new);
    let truth = told(&walk.moves).expect("the true game");
    let mut compared = 0;
    for other in view.others() {
        let hand = walk.game.hand(other).expect("a hand").set();
        let hidden = hand.minus(walk.game.board().known(other));
        let Some(x) = hidden.iter().next() else { continue };
        let unseen = view.unseen().minus(hidden);
        let y = any_card(unseen, &mut rng).expect("a card");
        let mut moves = walk.moves.clone();
        let last = moves.iter_mut().rev().find_map(|act| match act {
            Move::Chance(deal) => Some(deal),
            Move::Player { .. } => None,
        });
        let hands = &mut last.expect("a deal").hands;
        swap_cards(hands.iter_mut().flatten(), x, y);
        assert_ne!(moves, walk.moves);
        let other = told(&moves).expect("it is possible");
        assert_eq!(other, truth, "{me:?} can tell {x} from {y}");
        compared += 1;
    }
    compared
}

#[test]
fn s7_nobody_sees_what_is_hidden_from_them() {
    let (mut compared, mut games) = (0, 0);
    everywhere(|options, seats, seed| {
        compared += swaps_unseen(options, seats, seed);
        games += 1;
    });
    assert!(compared > games / 2, "only {compared} swaps in {games} games");
}

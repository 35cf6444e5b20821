//! Properties of random games of Palace, with all options and every number of seats. A failure names
//! the options, the seats and the seed.
//!
//! A few games by default. To play many:
//! `PALACE_GAMES=100000 cargo test --release -p getaway-games-tests rules::palace::random_games`

use super::common::*;
use super::model::Model;
use getaway_games::cards::*;
use getaway_games::palace::rules::*;
use rand::RngExt;

/// How many games each test plays by default.
const GAMES: u64 = 240;

/// Calls the test with a seed for each game, cycling through all options and numbers of seats.
fn everywhere(games: u64, mut test: impl FnMut(Options, usize, u64)) {
    for (seed, (options, seats)) in
        (0..how_many("PALACE_GAMES", games)).zip(everything().collect::<Vec<_>>().iter().cycle())
    {
        let (options, seats) = (*options, *seats);
        let name = format_args!("{seats} seats, seed {seed}, {options:?}");
        with_name(name, || test(options, seats, seed));
    }
}

fn assert_as_the_model(game: &Position, model: &Model) {
    let board = game.board();
    for n in 0..model.hands.len() {
        let tableau = board.tableau(seat(n));
        assert_eq!(hand(game, n), set(&model.hands[n]), "hand of seat {n}");
        assert_eq!(tableau.hand, hand(game, n).len(), "hand of seat {n}");
        assert_eq!(tableau.up, set(&model.up[n]), "face up of seat {n}");
        for (at, card) in (0..).zip(&model.down[n]) {
            assert_eq!(game.face_down(seat(n), at), *card, "place {at} of seat {n}");
            assert_eq!(tableau.down.contains(at), card.is_some());
        }
    }
    assert_eq!(game.deck().collect::<Vec<_>>(), model.deck, "deck");
    assert_eq!(board.deck() as usize, model.deck.len(), "deck");
    assert_eq!(board.stack().cards(), set(&model.stack), "stack");
    let top = model.stack.last().map(|card| card.rank());
    assert_eq!(board.stack().top(), top, "top of the stack");
    assert_eq!(board.burnt(), set(&model.burnt), "burnt");
    assert_eq!(turn(game), model.turn, "turn");
    assert_eq!(away(game), model.away, "away");
    assert_eq!(board.is_over(), model.over);
    assert_eq!(board.loser().map(Seat::index), model.loser, "loser");
    assert_eq!(board.plays(), model.plays, "plays");
}

/// Checks that every card is in exactly one place, and that the cards out of play haven't moved.
fn assert_cards_conserved(game: &Position, out: CardSet) {
    let board = game.board();
    let mut places = vec![out, board.stack().cards(), board.burnt()];
    places.push(game.deck().collect());
    for seat in Seat::first(MOST_SEATS) {
        let down = (0..8).filter_map(|at| game.face_down(seat, at));
        places.extend([game.hand(seat), board.tableau(seat).up, down.collect()]);
    }
    assert_in_one_place(places, board.pack());
}

/// All acts that the player in this seat could try now, legal or not.
fn tries(game: &Position, seat: Seat, rng: &mut Rand) -> Vec<Act> {
    let pack: Vec<Card> = CardSet::pack(2).iter().collect();
    let mut all = vec![Act::Ready, Act::PickUp, Act::Play(CardSet::EMPTY)];
    all.extend((0..=8).map(Act::Flip));
    for rank in game.board().pack().ranks() {
        let of_rank = game.board().pack().of_rank(rank).subsets();
        all.extend(of_rank.map(Act::Play));
    }
    for _ in 0..20 {
        let mut one = || pack[rng.random_range(0..pack.len())];
        let (a, b) = (one(), one());
        if a.rank() != b.rank() {
            all.push(Act::Play([a, b].into_iter().collect()));
        }
    }
    if let Due::Exchange(_) = game.board().due() {
        // Of the cards to take, those that lie there and some others.
        let up = game.board().tableau(seat).up;
        let others: CardSet = (0..4).map(|_| pack[rng.random_range(0..pack.len())]).collect();
        let swaps = up
            .or(others)
            .iter()
            .flat_map(|up| pack.iter().map(move |&hand| Act::Swap { hand, up }));
        all.extend(swaps);
    } else {
        let hand = game.hand(seat).iter().next().unwrap_or(pack[0]);
        let up = game.board().tableau(seat).up.iter().next().unwrap_or(pack[1]);
        all.push(Act::Swap { hand, up });
    }
    all
}

fn assert_just_the_legal_is_accepted(game: &Position, model: &Model, rng: &mut Rand) {
    let mut all: Vec<Move> = Seat::first(game.board().seats() + 1).map(Move::Chance).collect();
    for seat in Seat::first(game.board().seats() + 1) {
        let acts = tries(game, seat, rng).into_iter();
        all.extend(acts.map(|act| Move::Player { seat, act }));
    }
    crate::rules::any_game::assert_just_the_legal_is_accepted(
        game,
        &game.legal_moves(),
        all,
        |act| model.may(*act),
    );
}

/// Checks that the distinct moves are legal, and that every legal move has an equal among them.
fn assert_distinct_moves_stand_for_all(game: &Position) {
    let Some(seat) = game.board().turn() else { return };
    let kind = |act: &Act| match act {
        Act::Play(cards) => (cards.only_rank(), cards.len()),
        Act::Flip(_) => (None, 1),
        _ => (None, 0),
    };
    let mut distinct = Vec::new();
    game.board().each_distinct(seat, game.hand(seat), &mut |act| distinct.push(act));
    let is_legal = |act: &Act| game.check((seat, *act).into()).is_ok();
    assert!(distinct.iter().all(is_legal));
    let mut kinds: Vec<_> = distinct.iter().map(kind).collect();
    let legal = game.board().legal_acts(seat, game.hand(seat));
    let mut all: Vec<_> = legal.iter().map(kind).collect();
    all.sort();
    all.dedup();
    kinds.sort();
    assert_eq!(kinds, all);
}

/// Checks that everything known about each hand is true, and that the truth is one of the games
/// that a player considers possible.
fn assert_views_are_sound(game: &Position, out: CardSet, viewer: Seat) {
    let board = game.board();
    for seat in Seat::first(MOST_SEATS) {
        let known = board.tableau(seat).known;
        assert!(known.minus(game.hand(seat)).is_empty(), "{seat:?}");
    }
    let view = View::new(game, viewer);
    let mut order = Vec::new();
    for seat in Seat::first(board.seats()).filter(|s| *s != viewer) {
        order.extend(game.hand(seat).minus(board.tableau(seat).known));
    }
    for seat in Seat::first(board.seats()) {
        order.extend((0..8).filter_map(|at| game.face_down(seat, at)));
    }
    order.extend(game.deck());
    order.extend(out);
    assert_eq!(view.imagine(&order), Some(*game), "{viewer:?}");
    assert_eq!(view.legal_acts(), board.legal_acts(viewer, game.hand(viewer)));
    if order.len() > 1 {
        assert_eq!(view.imagine(&order[1..]), None);
        order[0] = order[1];
        assert_eq!(view.imagine(&order), None);
    }
}

fn out_of_play(options: Options, deal: &Deal) -> CardSet {
    let dealt = [&deal.down, &deal.up, &deal.hands].into_iter().flatten();
    let dealt: CardSet = dealt.flatten().chain(&deal.deck).copied().collect();
    CardSet::pack(options.packs.into()).minus(dealt)
}

fn a_game_keeps_all_promises(options: Options, seats: usize, seed: u64) {
    let mut rng = rand(!seed);
    let mut walk = walk(options, seats, seed);
    let mut model = Model::new(options, &walk.deal);
    let out = out_of_play(options, &walk.deal);
    assert_as_the_model(&walk.game, &model);
    loop {
        // Trying everything is slow, so it is done only now and then.
        if rng.random_ratio(1, 100) {
            assert_just_the_legal_is_accepted(&walk.game, &model, &mut rng);
        }
        let Some((act, events)) = walk.step() else { break };
        model.make(act);
        let skipped = events.iter().find_map(|event| match event {
            Event::Skipped { seats } => Some(seats.iter().map(Seat::index).collect()),
            _ => None,
        });
        assert_eq!(skipped.unwrap_or(Vec::new()), model.skipped, "skipped");
        assert_eq!(changed(&events, seats), act.seat().map_or(SeatSet::EMPTY, SeatSet::of));
        assert_as_the_model(&walk.game, &model);
        assert_cards_conserved(&walk.game, out);
        assert_distinct_moves_stand_for_all(&walk.game);
        let viewer = seat(rng.random_range(0..seats));
        assert_views_are_sound(&walk.game, out, viewer);
    }
    assert_just_the_legal_is_accepted(&walk.game, &model, &mut rng);
    let board = walk.game.board();
    assert_eq!(board.options(), options);
    match board.loser() {
        Some(loser) => {
            assert_eq!(board.away().len(), seats - 1, "all others got away");
            assert!(!board.away().contains(&loser));
        }
        None => assert_eq!(board.plays(), MOST_PLAYS),
    }
    assert_replays_to(&walk.record(), &walk.game);
}

#[test]
fn random_games_agree_with_the_model() {
    everywhere(GAMES, a_game_keeps_all_promises);
}

#[test]
fn s8_few_random_games_are_stopped() {
    let (mut games, mut stopped) = (0, 0);
    everywhere(3_000, |options, seats, seed| {
        let mut rng = rand(seed);
        let mut game = walk(options, seats, seed).game;
        let loser = random_playout(&mut game, &mut rng);
        assert_eq!(loser, game.board().loser());
        assert!(game.board().is_over());
        games += 1;
        stopped += u32::from(loser.is_none());
    });
    eprintln!("{stopped} of {games} games were stopped");
    assert!(stopped > 0, "none of {games} games was stopped");
    assert!(20 * stopped < games, "{stopped} of {games} were stopped");
}

/// Swaps two cards that a player hasn't seen, where the same moves are still legal and the same
/// player begins, and checks that the player sees the same game. Returns how many swaps could be
/// compared.
fn swaps_unseen(options: Options, seats: usize, seed: u64) -> usize {
    let mut rng = rand(!seed);
    let length = rng.random_range(0..120);
    let walk = walk(options, seats, seed).run(length);
    let me = seat(rng.random_range(0..seats));
    let told = |deal: &Deal| walk.told(deal, &walk.moves, me, View::new);
    let truth = told(&walk.deal).expect("the true game");
    let mut hidden = truth.1[truth.1.len() - 1].unseen();
    for event in &truth.0 {
        if let Event::Received { cards, .. } = event {
            hidden = hidden.minus(*cards);
        }
    }
    let announced = |events: &[Event]| -> Vec<Event> {
        events.iter().filter(|e| matches!(e, Event::Begins { .. })).copied().collect()
    };
    let mut compared = 0;
    for _ in 0..6 {
        let (Some(x), Some(y)) = (any_card(hidden, &mut rng), any_card(hidden, &mut rng)) else {
            break;
        };
        let mut deal = walk.deal.clone();
        let hands = deal.down.iter_mut().chain(&mut deal.hands).flatten();
        swap_cards(hands.chain(&mut deal.deck), x, y);
        if let Some(other) = told(&deal)
            && announced(&other.0) == announced(&truth.0)
        {
            assert_eq!(other, truth, "{me:?} can tell {x} from {y}");
            compared += usize::from(x != y);
        }
    }
    compared
}

#[test]
fn s9_nobody_sees_what_is_hidden_from_them() {
    let (mut compared, mut games) = (0, 0);
    everywhere(GAMES, |options, seats, seed| {
        compared += swaps_unseen(options, seats, seed);
        games += 1;
    });
    assert!(compared > games, "only {compared} swaps in {games} games");
}

/// The random moves in this position by many seeds, each listed once.
fn random_moves_of(game: &Position) -> Vec<Move> {
    let mut seen = Vec::new();
    for seed in 0..2_000 {
        let act = random_move(game, &mut rand(seed)).expect("a move");
        if !seen.contains(&act) {
            seen.push(act);
        }
    }
    seen
}

#[test]
fn a_random_move_can_be_any_move() {
    let mut rng = rand(1);
    let deal = random_deal(FULL, 2, seat(0), &mut rng);
    let exchange = Position::deal(FULL, seat(0), &deal).expect("a deal");
    assert_eq!(random_moves_of(&exchange).len(), exchange.legal_moves().len());
    // A player who can play doesn't pick up.
    let hands = [["5C 6D 7H JH", "", ""], ["3C", "", ""]];
    let turn = random_moves_of(&position(0, "4S", &hands));
    let plays = ["5C", "6D", "7H", "JH"].map(|name| play(0, name));
    assert!(turn.len() == 4 && plays.iter().all(|act| turn.contains(act)));
    let hands = [["5C 6D", "", ""], ["3C", "", ""]];
    assert_eq!(random_moves_of(&position(0, "AS", &hands)), [pick_up(0)]);
}

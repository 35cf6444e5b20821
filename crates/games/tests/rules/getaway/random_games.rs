//! Properties of random games in every combination of options and with every number of seats,
//! including takes and penalised mistakes. A failure names the options, the seats and the seed.

use super::common::*;
use super::model::Model;
use crate::rules::any_game::assert_in_one_place;
use getaway_games::Event as _;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use getaway_games::options::RuleOptions as _;
use rand::RngExt;
use rand::seq::IndexedRandom;

/// Calls the test with a seed for every combination of options and number of seats.
fn everywhere(packs: Packs, test: impl Fn(Options, usize, u64)) {
    let options = Options::all().filter(|options| options.packs == packs);
    for (n, options) in options.enumerate() {
        for seats in options.seats() {
            let seed = (n * 100 + seats) as u64;
            let name = format_args!("{seats} seats, seed {seed}, {options:?}");
            with_name(name, || test(options, seats, seed));
        }
    }
}

fn hands(walk: &Walk<Position>) -> Vec<CardSet> {
    walk.deal.sets().expect("a deal")
}

/// Cards and seats as plain lists, sorted.
fn sorted<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    items.sort();
    items
}

fn assert_as_the_model(game: &Position, model: &Model) {
    let board = game.board();
    for (n, hand) in model.hands.iter().enumerate() {
        let held: Vec<Card> = game.hand(seat(n)).iter().collect();
        assert_eq!(held, sorted(hand.iter().copied()), "seat {n}");
    }
    let waste: Vec<Card> = board.waste().iter().collect();
    assert_eq!(waste, sorted(model.waste.iter().copied()), "waste");
    let numbers = |seats: &[Seat]| -> Vec<usize> { seats.iter().map(|s| s.index()).collect() };
    assert_eq!(numbers(board.away()), model.away, "away");
    assert_eq!(board.loser().map(Seat::index), model.loser, "loser");
    assert_eq!(board.power().index(), model.power, "power");
    assert_eq!(board.tricks(), model.tricks, "tricks");
    let plays: Vec<(usize, Card)> = board.trick().map_or_else(Vec::new, |trick| {
        trick.plays().iter().map(|p| (p.seat.index(), p.card)).collect()
    });
    assert_eq!(plays, model.trick, "trick");
    assert_eq!(matches!(board.phase(), Phase::Draw(_)), model.must_draw, "draw");
    assert_eq!(
        board.in_play().iter().map(Seat::index).collect::<Vec<_>>(),
        model.in_play(),
        "in play"
    );
}

fn assert_cards_conserved(game: &Position) {
    let board = game.board();
    let trick = board.trick().map_or(CardSet::EMPTY, Trick::cards);
    let hands = Seat::first(MAX_SEATS).map(|seat| game.hand(seat));
    let pack = CardSet::pack(board.options().packs.into());
    assert_in_one_place(hands.chain([board.waste(), trick]), pack);
}

/// Tries every move on a copy: exactly the moves that the model allows are accepted, and a refused
/// move changes nothing.
fn assert_just_the_legal_is_accepted(game: &Position, model: &Model, rng: &mut Rand) {
    let legal = legal_moves(game);
    let mut accepted = 0;
    let mut probe = *game;
    let mut attempt = |act: Move, expected: bool| {
        let mut told = false;
        let outcome = probe.apply(act, &mut |_| told = true);
        assert_eq!(outcome.is_ok(), expected, "{act:?}: {outcome:?}");
        assert_eq!(told, expected, "{act:?} was told of");
        if !matches!(act, Move::Slip { .. }) {
            assert_eq!(legal.contains(&act), expected, "{act:?} in the list");
            accepted += usize::from(expected);
        }
        if expected {
            probe = *game;
        }
    };
    for seat in Seat::first(MAX_SEATS) {
        attempt(Move::Take { seat }, model.may_take(seat.index()));
        for card in CardSet::pack(2) {
            let judged = model.judge(seat.index(), card);
            assert_eq!(
                game.judge(seat, card).ok(),
                judged.map(|slip| match slip {
                    None => Move::Play { seat, card },
                    Some(slip) => Move::Slip { seat, card, slip },
                }),
                "{seat:?} puts down {card}"
            );
            attempt(Move::Play { seat, card }, judged == Some(None));
            for slip in [Slip::Revoke, Slip::OutOfTurn] {
                attempt(Move::Slip { seat, card, slip }, judged == Some(Some(slip)));
            }
        }
    }
    for from in Seat::first(MAX_SEATS).map(Source::Seat).chain([Source::Waste]) {
        let drawable = model.drawable(from);
        for card in CardSet::pack(2) {
            let seat = game.board().power();
            attempt(Move::Draw { seat, from, card }, drawable.contains(&card));
        }
        if let Some(&card) = drawable.choose(rng) {
            for seat in Seat::first(MAX_SEATS).filter(|s| *s != game.board().power()) {
                attempt(Move::Draw { seat, from, card }, false);
            }
        }
    }
    assert_eq!(probe, *game, "a refusal changed something");
    assert_eq!(accepted, legal.len(), "something is listed twice or not accepted");
}

fn assert_a_draw_has_cards(game: &Position) {
    match game.board().phase() {
        Phase::Draw(DrawDue::Waste(cards)) => {
            assert!(!cards.is_empty(), "the waste is empty at a draw");
            assert!(cards.minus(game.board().waste()).is_empty());
        }
        Phase::Draw(DrawDue::Seats(seats)) => {
            assert!(!seats.is_empty());
            assert!(seats.iter().all(|seat| !game.hand(seat).is_empty()));
        }
        _ => {}
    }
}

fn assert_memory_is_sound(game: &Position, memory: &Memory, viewer: Seat) {
    let hands: Vec<CardSet> = Seat::first(MAX_SEATS).map(|seat| game.hand(seat)).collect();
    let hands: [CardSet; MAX_SEATS] = hands.try_into().expect("a hand a seat");
    for seat in Seat::first(game.board().seats()) {
        let (hand, known) = (game.hand(seat), memory.known(seat));
        assert!(known.minus(hand).is_empty(), "{seat:?} is said to hold {known:?}");
        assert_eq!(memory.count(seat), hand.len(), "{seat:?}");
        for suit in Suit::ALL {
            let shown = memory.void(seat).contains(suit);
            assert!(!shown || !hand.minus(known).has(suit), "{seat:?} has {suit:?}");
        }
    }
    let view = View::new(game, memory, viewer);
    let imagined = view.imagine(&hands);
    assert_eq!(imagined, Some(*game), "{viewer:?} can imagine the truth");
}

/// A choice in the true game: the board, the memory, the hand, the card.
type Chosen = (Board, Memory, CardSet, Card);

/// The choices of each seat since its hand was last mixed with another or wholly known.
struct Choices(Vec<Vec<Chosen>>);

impl Choices {
    /// Notes a move before it is made.
    fn note(&mut self, game: &Position, memory: &Memory, act: Move) {
        let board = game.board();
        match act {
            Move::Take { seat } => {
                let from = board.take_from(seat).expect("a take");
                self.0[seat.index()].clear();
                self.0[from.index()].clear();
            }
            Move::Play { seat, .. } if memory.unknown(seat) == 0 => self.0[seat.index()].clear(),
            Move::Play { card, .. } if board.tricks() == 0 && card == Card::ACE_OF_SPADES => {}
            Move::Play { seat, card } => {
                let chosen = (*board, *memory, game.hand(seat), card);
                self.0[seat.index()].push(chosen);
            }
            Move::Slip { .. } | Move::Draw { .. } => {}
        }
    }
}

fn assert_decisions_are_true(game: &Position, history: &History, choices: &Choices, viewer: Seat) {
    let view = history.view(game, viewer);
    for seat in game.board().in_play().iter() {
        let decisions = view.decisions(seat).into_iter();
        let told: Vec<Chosen> =
            decisions.map(|d| (d.board, d.memory, d.hand(game.hand(seat)), d.card)).collect();
        let mut chosen = choices.0[seat.index()].clone();
        chosen.reverse();
        assert_eq!(told, chosen, "{seat:?}, newest first");
        for (board, _, hand, card) in told {
            assert!(board.legal_cards(seat, hand).contains(card), "{card}");
        }
    }
}

/// Makes the move through the history in a copy of the game, and checks that the same happens.
fn follow(history: &mut History, before: &Position, after: &Position, act: Move, events: &[Event]) {
    let (mut game, mut told) = (*before, Vec::new());
    let done = history.apply(&mut game, act, &mut |event| told.push(event));
    assert_eq!(done, Ok(()), "{act:?}");
    assert_eq!((&game, told.as_slice()), (after, events), "{act:?}");
}

fn a_game_keeps_all_promises(options: Options, seats: usize, seed: u64) {
    let mut rng = rand(!seed);
    let mut walk = walk(options, seats, seed);
    let mut model = Model::new(options, &hands(&walk));
    let mut history = History::new(&walk.game);
    let mut choices = Choices(vec![Vec::new(); seats]);
    while walk.moves.len() < MOST_MOVES {
        // Trying everything is slow, so it is done only now and then, and more often when a draw is
        // due.
        let drawing = matches!(walk.game.board().phase(), Phase::Draw(_));
        if rng.random_ratio(1, if drawing { 4 } else { 30 }) {
            assert_just_the_legal_is_accepted(&walk.game, &model, &mut rng);
        }
        let before = walk.game;
        let Some((act, events)) = walk.step() else { break };
        model.make(act);
        choices.note(&before, history.memory(), act);
        follow(&mut history, &before, &walk.game, act, &events);
        assert_as_the_model(&walk.game, &model);
        assert_cards_conserved(&walk.game);
        assert_a_draw_has_cards(&walk.game);
        let viewer = seat(rng.random_range(0..seats));
        assert_memory_is_sound(&walk.game, history.memory(), viewer);
        if rng.random_ratio(1, 20) || walk.game.board().loser().is_some() {
            assert_decisions_are_true(&walk.game, &history, &choices, viewer);
        }
    }
    assert_just_the_legal_is_accepted(&walk.game, &model, &mut rng);
    let board = walk.game.board();
    let loser = board.loser().expect("the game ends");
    assert_eq!(board.away().len(), seats - 1, "all but the loser got away");
    assert!(!board.away().contains(&loser));
    assert_replays_to(&walk.record(), &walk.game);
}

#[test]
fn random_games_with_one_pack_agree_with_the_model() {
    everywhere(Packs::One, a_game_keeps_all_promises);
}

#[test]
fn random_games_with_two_packs_agree_with_the_model() {
    everywhere(Packs::Two, a_game_keeps_all_promises);
}

/// What one seat sees of a game: the events meant for it, and its final view with everything that
/// it remembers.
fn told(
    options: Options,
    dealer: Seat,
    hands: &[CardSet],
    moves: &[Move],
    seat: Seat,
) -> Option<(Vec<Event>, View)> {
    let mut game = Position::deal(options, dealer, hands).ok()?;
    let mut history = History::new(&game);
    let mut events = Vec::new();
    for &act in moves {
        let mut on = |event: Event| events.extend(event.is_for(seat).then_some(event));
        history.apply(&mut game, act, &mut on).ok()?;
    }
    Some((events, history.view(&game, seat)))
}

/// Swaps two cards that nobody has shown between the dealt hands of two other players, where the
/// same moves are still legal, and checks that the player sees the same game. Returns how many
/// swaps could be compared.
fn swaps_unseen(options: Options, seats: usize, seed: u64) -> usize {
    let mut rng = rand(!seed);
    let length = rng.random_range(0..60);
    let walk = walk(options, seats, seed).run(length);
    let (dealt, mut compared) = (hands(&walk), 0);
    for _ in 0..6 {
        let me = seat(rng.random_range(0..seats));
        let (events, view) =
            told(options, walk.dealer, &dealt, &walk.moves, me).expect("the true game");
        let mut hidden = view.unseen();
        for event in &events {
            // The player saw the cards that came with a take, wherever they are now.
            if let Event::Received { cards, .. } = event {
                hidden = hidden.minus(*cards);
            }
        }
        if walk.game.board().tricks() == 0 {
            hidden.remove(Card::ACE_OF_SPADES);
        }
        let (a, b) = (rng.random_range(0..seats), rng.random_range(0..seats));
        let mut hands = dealt.clone();
        let mut pick = |seat: usize| any_card(hands[seat].and(hidden), &mut rng);
        let (Some(x), Some(y)) = (pick(a), pick(b)) else { continue };
        if a == b || a == me.index() || b == me.index() {
            continue;
        }
        hands[a].remove(x);
        hands[a].insert(y);
        hands[b].remove(y);
        hands[b].insert(x);
        if let Some(other) = told(options, walk.dealer, &hands, &walk.moves, me) {
            assert_eq!(other, (events, view), "{me:?} can tell {x} from {y}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn nobody_sees_what_is_hidden_from_them() {
    let compared = std::cell::Cell::new(0);
    for packs in [Packs::One, Packs::Two] {
        everywhere(packs, |options, seats, seed| {
            compared.set(compared.get() + swaps_unseen(options, seats, seed));
        });
    }
    assert!(compared.get() > 1_000, "only {} swaps", compared.get());
}

#[test]
fn a_playout_makes_random_moves_and_counts_them() {
    for seed in 0..20 {
        let game = walk(classic(), 4, seed).run(seed as usize % 10).game;
        let (mut played, mut step_by_step) = (game, game);
        let made = random_moves(&mut played, &mut rand(seed));
        let (mut rng, mut count) = (rand(seed), 0);
        while let Some(act) = random_move(&step_by_step, &mut rng) {
            if let Due::PlayAny(seats) = step_by_step.board().due() {
                assert_eq!(Some(act.seat()), seats.iter().next(), "in the order of the seats");
            }
            step_by_step.apply(act, &mut |_| {}).expect("a legal move");
            count += 1;
        }
        assert_eq!((made, played), (count, step_by_step));
        assert!(count > 20 && loser(&played).is_some());
    }
}

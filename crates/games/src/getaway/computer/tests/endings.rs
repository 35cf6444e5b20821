//! The end of a game for two: known positions, and a second solver, which is slow and knows nothing
//! but the rules.

use std::collections::HashMap;

use super::*;
use crate::cards::Card;
use crate::getaway::rules::{LastCard, Record, random_move};

/// Games up to a decision that was once wrong, and the cards that lose least. In the last three,
/// the draws decide.
const REAL: &str = include_str!("../../../../tests/data/getaway-endings.jsonl");
const BEST: [&str; 6] = ["5D 8H", "6D", "8D 9D", "9D 10D", "10D", "6C"];

/// What matters of a position: the hands, what can be drawn, the trick and its source, whose turn.
type Key = ([CardSet; 2], CardSet, CardSet, Option<Source>, Seat);

/// Tries everything that the rules allow, to the end of the game.
#[derive(Default)]
struct Slow {
    known: HashMap<Key, f64>,
}

impl Slow {
    /// The probability that the player in seat 0 loses.
    fn loss(&mut self, game: &Position) -> f64 {
        let board = game.board();
        let (turn, drawable) = match board.due() {
            Due::Over(loser) => return f64::from(u8::from(loser == Seat::FIRST)),
            Due::Lead(turn) | Due::Play(turn) => (turn, CardSet::EMPTY),
            Due::PlayAny(_) => panic!("the first trick is over"),
            Due::Draw(turn, due) => (turn, game.drawable(source(due))),
        };
        let (trick, drawn) =
            board.trick().map_or_else(Default::default, |t| (t.cards(), t.drawn()));
        let hands = [0, 1].map(|n| game.hand(seat(n)));
        let key = (hands, drawable, trick, drawn, turn);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let loss = if let Due::Draw(seat, due) = board.due() {
            let from = source(due);
            let all = drawable.iter().map(|card| self.after(game, Move::Draw { seat, from, card }));
            all.sum::<f64>() / f64::from(drawable.len())
        } else {
            let all = self.after_each(game, turn).into_iter().map(|(_, loss)| loss);
            if turn == Seat::FIRST { all.fold(1.0, f64::min) } else { all.fold(0.0, f64::max) }
        };
        self.known.insert(key, loss);
        loss
    }

    fn after(&mut self, game: &Position, act: Move) -> f64 {
        let mut after = *game;
        after.apply(act, &mut |_| {}).unwrap();
        self.loss(&after)
    }

    fn after_each(&mut self, game: &Position, seat: Seat) -> Vec<(Card, f64)> {
        let legal = game.legal_cards(seat).iter();
        legal.map(|card| (card, self.after(game, Move::Play { seat, card }))).collect()
    }
}

fn source(due: DrawDue) -> Source {
    match due {
        DrawDue::Waste(_) => Source::Waste,
        DrawDue::Seats(seats) => Source::Seat(seats.only().unwrap()),
    }
}

/// Two hands of random cards, `count` of them. Few ranks and suits make more of them matter.
fn random_ending(options: Options, count: u32, rng: &mut Rand) -> Position {
    let suits = rng.random_range(1..=4);
    let narrow = rng.random_bool(0.5);
    let pack = CardSet::pack(options.packs.into())
        .iter()
        .filter(|card| (card.suit() as u32) < suits && (!narrow || card.rank().number() % 3 == 0));
    let pack: CardSet = pack.collect();
    let cards = pack.shuffled(rng).into_iter().take(count as usize).collect::<Vec<Card>>();
    let one = rng.random_range(1..cards.len());
    let hands = [&cards[..one], &cards[one..], &[]].map(|hand| hand.iter().copied().collect());
    Position::between_tricks(options, &hands, seat(rng.random_range(0..2)), 20)
}

/// Compares both solvers in this position and in those that random play leads to. Returns how many
/// positions were compared, in how many of them chance has a part, and in how many the end is certain.
fn compare(mut game: Position, rng: &mut Rand) -> [u32; 3] {
    let (mut slow, mut compared) = (Slow::default(), [0, 0, 0]);
    while let Some(act) = random_move(&game, rng) {
        if let (Due::Lead(turn) | Due::Play(turn), 2) =
            (game.board().due(), game.board().in_play().len())
        {
            let (cards, expected): (Vec<Card>, Vec<f64>) =
                slow.after_each(&game, turn).into_iter().unzip();
            let found = endgame::loss_probabilities(&game, turn, &cards, &limits(0)).unwrap();
            for ((card, expected), found) in cards.iter().zip(expected).zip(found) {
                let expected = if turn == Seat::FIRST { expected } else { 1.0 - expected };
                assert!((expected - found).abs() < 1e-9, "{card}: {expected}, {found}: {game:?}");
                compared[1] += u32::from(0.0 < expected && expected < 1.0);
            }
            compared[0] += 1;
            if let Some(loser) = endgame::certain_loser(&game) {
                let loses = f64::from(u8::from(loser == Seat::FIRST));
                let all = slow.after_each(&game, turn);
                assert!(all.iter().all(|(_, loss)| *loss == loses), "{loser}: {all:?} {game:?}");
                compared[2] += 1;
            }
        }
        game.apply(act, &mut |_| {}).unwrap();
    }
    compared
}

#[test]
fn a_second_solver_that_only_knows_the_rules_agrees() {
    let mut rng = Rand::seed_from_u64(21);
    let mut total = HashMap::<LastCard, [u32; 3]>::new();
    let all: Vec<Options> = Options::all().collect();
    for n in 0..200 {
        let options = all[rng.random_range(0..all.len())];
        let from_waste =
            matches!(options.last_card, LastCard::DrawFromWaste | LastCard::LeadPasses);
        let most = if from_waste { 6 } else { 8 };
        let [compared, by_chance, certain] =
            compare(random_ending(options, 2 + n % (most - 1), &mut rng), &mut rng);
        let total = total.entry(options.last_card).or_default();
        *total = [total[0] + compared, total[1] + by_chance, total[2] + certain];
    }
    for (last_card, [compared, by_chance, certain]) in total {
        let all = format!("{last_card}: {compared}, {by_chance}, {certain}");
        assert!(compared > 50 && by_chance > 15 && certain > 15, "{all}");
    }
}

#[test]
fn hard_finds_the_best_card_at_the_end_of_real_games() {
    let mut rng = Rand::seed_from_u64(22);
    assert_eq!(REAL.lines().count(), BEST.len());
    for (line, best) in REAL.lines().zip(BEST) {
        let record = Record::from_line(line).unwrap();
        let mut game = record.start().unwrap();
        let mut history = History::new(&game);
        let mut follow = |_: &Position, act: &Move| {
            history.apply(&mut game, *act, &mut |_| {}).unwrap();
        };
        record.play_moves(&mut follow).unwrap();
        let (Due::Lead(turn) | Due::Play(turn)) = game.board().due() else { panic!("{game:?}") };
        let view = history.view(&game, turn);
        for playouts in [0, PLAYOUTS] {
            let chosen = Player::Hard.card(&view, &limits(playouts), &mut rng);
            assert!(cards(best).contains(chosen), "{chosen} in {view:?}");
            let hint = advise(&view, &limits(playouts), &mut rng).estimates[0];
            let Candidate::Card(hinted) = hint.candidate else { panic!("{hint:?}") };
            assert!(cards(best).contains(hinted), "{hint:?} in {view:?}");
        }
    }
}

#[test]
fn thirteen_cards_are_solved_and_a_solver_that_must_not_go_on_stops() {
    let mut rng = Rand::seed_from_u64(23);
    for _ in 0..100 {
        let game = random_ending(Options::default(), 13, &mut rng);
        let Due::Lead(turn) = game.board().due() else { panic!("{game:?}") };
        let legal: Vec<Card> = game.legal_cards(turn).iter().collect();
        assert!(endgame::loss_probabilities(&game, turn, &legal, &limits(0)).is_some());
        let asked = asks_in_vain(0, |limits| {
            endgame::loss_probabilities(&game, turn, &legal, limits);
        });
        assert!(asked <= 1, "{asked}");
    }
}

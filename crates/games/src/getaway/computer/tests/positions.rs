//! Single positions with known answers.

use super::super::opponent::OpponentModel;
use super::*;

/// A search without assumptions about the others.
static PLAIN: Mind = Mind::plain(OpponentModel::Style(&population::CAREFUL));

/// A position between two tricks of a game with only two players left.
fn two_left(mine: &str, theirs: &str, power: usize) -> Position {
    let hands = [mine, theirs, ""].map(cards);
    Position::between_tricks(Options::default(), &hands, seat(power), 20)
}

#[test]
fn the_end_of_a_game_for_two_is_solved() {
    let table = [
        // The other player sheds their last card, or follows with it and gets away.
        ("KH 5S", "2C", 0, 1.0),
        ("KC 5S", "2C", 0, 1.0),
        // The lead is beaten with the other player's last card; they must draw against one
        // remaining card.
        ("2H 3H", "4H 5H", 0, 0.0),
        // The other player can never follow: the player picks everything up until they are away.
        ("2H 3H 4H", "2C 3C", 0, 1.0),
        ("2H 3H 4H", "2C 3C", 1, 0.0),
        // It matters which of two equivalent cards is thrown, since the other player leads it next.
        // After the ace, the king ducks; after the king, the ace must not win.
        ("KH AH 7D 8D", "2S JC", 1, 0.0),
    ];
    for (mine, theirs, power, expected) in table {
        let game = two_left(mine, theirs, power);
        let leader = game.board().power();
        let cards: Vec<_> = game.hand(leader).iter().collect();
        let Some(each) = endgame::loss_probabilities(&game, leader, &cards, &limits(500)) else {
            panic!("{mine} against {theirs} is too large");
        };
        let best = each.into_iter().fold(1.0, f64::min);
        let mine_loses = if power == 0 { best } else { 1.0 - best };
        assert!((mine_loses - expected).abs() < 0.35, "{mine} against {theirs}: {mine_loses}");
    }
}

#[test]
fn a_low_card_is_kept_even_if_nobody_else_has_its_suit() {
    let mut game = two_left("5C 9C 4S", "2H KS", 0);
    let mut history = History::new(&game);
    let lead = Move::Play { seat: seat(0), card: "5C".parse().unwrap() };
    history.apply(&mut game, lead, &mut |_| {}).unwrap();
    let view = history.view(&game, seat(1));
    let observation = Observation::of(&view);
    let mut rng = Rand::seed_from_u64(12);
    let thrown = heuristic::card(&observation, &mut rng);
    assert_eq!(thrown.to_string(), "KS");
    // The card is chosen by the scores that are passed on.
    let mut best = f32::MIN;
    heuristic::scores(&observation, view.legal_cards(), |_, score| best = best.max(score));
    heuristic::scores(&observation, view.legal_cards(), |card, score| {
        assert_eq!(score >= best, card == thrown, "{card}: {score}");
    });
}

#[test]
fn the_first_trick_is_not_solved_as_an_endgame() {
    // One of three players takes another's hand before the first trick, which is wasted even if
    // somebody can't follow.
    let options = Options { first_trick: FirstTrick::InTurn, ..Options::default() };
    let mut rng = Rand::seed_from_u64(16);
    let mut game = shuffled(options, 3, &mut rng);
    let mut history = History::new(&game);
    let power = game.board().power();
    let seat = game.board().neighbour(power).unwrap();
    history.apply(&mut game, Move::Take { seat }, &mut |_| {}).unwrap();
    let lead = Move::Play { seat: power, card: Card::ACE_OF_SPADES };
    history.apply(&mut game, lead, &mut |_| {}).unwrap();
    let view = history.view(&game, seat);
    assert!(view.legal_cards().len() > 1);
    let first = heuristic::card(&Observation::of(&view), &mut rng);
    let search = Search { mind: mind::hard(), view: &view, limits: &limits(100) };
    for estimate in search.cards(first, &mut rng) {
        assert!(estimate.playouts > 0, "{estimate:?} was solved");
    }
}

/// Positions in which a take prevents a loss: the player's cards, the next player's cards, the
/// cards that the player has thrown on the last player's only card (so that nothing is hidden), and
/// that card. The last player leads.
const WORTH_A_TAKE: [[&str; 4]; 6] = [
    ["5S 9S KC AC", "AS 5C", "7S QH", "AD"],
    ["JS 9H QC AC", "3S 6C", "9S 10S", "9D"],
    ["9H 2C 9C KC", "7S 4H", "7H 8H", "9D"],
    ["2H 4H AH AC", "5C JC", "2S 6C", "9D"],
    ["8S KS AS 6C", "3S 5S", "4S 2H", "2D"],
    ["AS 7C 10C JC", "2S 2C", "3S 8S", "9D"],
];

#[test]
fn a_take_is_made_where_it_prevents_a_loss() {
    let (seat, last) = (Seat::FIRST, seat(2));
    for [mine, theirs, thrown, led] in WORTH_A_TAKE {
        let hands = [cards(mine).or(cards(thrown)), cards(theirs), cards(led)];
        let mut game = Position::between_tricks(Options::default(), &hands, last, 15);
        let mut history = History::new(&game);
        for card in thrown.split(' ') {
            for (seat, card) in [(last, led), (seat, card)] {
                let card = card.parse().unwrap();
                let play = Move::Play { seat, card };
                history.apply(&mut game, play, &mut |_| {}).unwrap();
            }
        }
        let view = history.view(&game, seat);
        let mut rng = Rand::seed_from_u64(21);
        assert!(Player::Hard.takes(&view, &limits(100), &mut rng), "{mine}");
        // The take is right: a searching player that takes nothing loses without those cards, and
        // doesn't lose with them.
        let kinds = [Player::Search(&PLAIN), Player::Normal, Player::Normal];
        let mut lost = |start: Position| {
            let play_on = |_: &u32| play(start, &kinds, 0, &mut rng, |_, _, _, _| {}).1 == seat;
            (0..10).filter(play_on).count()
        };
        let mut taken = game;
        taken.apply(Move::Take { seat }, &mut |_| {}).unwrap();
        let (without, with) = (lost(game), lost(taken));
        assert!(without >= 8 && with <= 2, "{mine}: {without} without, {with} with");
    }
}

//! What a view says about how the others have played: every decision with the hand behind it.

use getaway_games::cards::*;
use getaway_games::getaway::rules::*;

use super::common::*;

/// A game and its history.
struct Recorded {
    game: Game,
    history: History,
}

impl Recorded {
    fn of(game: Game) -> Recorded {
        let history = History::new(&game);
        Recorded { game, history }
    }

    fn go(&mut self, script: &str) {
        let history = &mut self.history;
        go_by(&mut self.game, script, |game, act| history.apply(game, act, &mut |_| {}));
    }

    /// The decisions of a seat, newest first, as another seat sees them.
    fn decisions(&self, of: usize) -> Vec<Decision> {
        let other = seat(usize::from(of == 0));
        self.history.view(&self.game, other).decisions(seat(of))
    }

    /// The same in short, given the seat's true hand: the card, and the hand it was played from.
    fn chosen(&self, of: usize) -> Vec<(Card, CardSet)> {
        let hand = |d: Decision| (d.card, d.hand(hand(&self.game, of)));
        self.decisions(of).into_iter().map(hand).collect()
    }
}

fn three(options: Options) -> Recorded {
    let hands = ["5H 9C 2D", "9H 3C 4D", "7H QC 8S"];
    Recorded::of(position(options, 0, &hands))
}

/// In the trick of 5H 9H KC, seat 1 picks up three cards.
fn four() -> Recorded {
    let hands = ["5H 9C 2D", "9H 3C 4D", "KC QC 8S", "7H 6C 5D"];
    Recorded::of(position(classic(), 0, &hands))
}

/// Pairs of a card and a hand, to compare with [`Recorded::chosen`].
fn pairs(pairs: &[(&str, &str)]) -> Vec<(Card, CardSet)> {
    let pair = |(name, hand): &(&str, &str)| (card(name), cards(hand));
    pairs.iter().map(pair).collect()
}

#[test]
fn a_card_picked_up_and_played_again_is_told_apart() {
    let mut told = four();
    // Seat 1 picks up 5H 9H KC, then 9H 8S.
    told.go("0:5H 1:9H 2:KC 1:9H 2:8S");
    assert_eq!(told.chosen(0), pairs(&[("5H", "5H 9C 2D")]));
    assert_eq!(told.chosen(1), pairs(&[("9H", "9H 3C 4D 5H KC"), ("9H", "9H 3C 4D")]));
    assert_eq!(told.chosen(2), pairs(&[("8S", "QC 8S"), ("KC", "KC QC 8S")]));
    assert_eq!(told.chosen(3), []);
}

#[test]
fn a_decision_comes_with_what_everyone_knew_then() {
    let mut told = four();
    told.go("0:5H 1:9H");
    let (board, memory) = (*told.game.board(), *told.history.memory());
    told.go("2:KC 1:9H 2:8S");
    let decisions = told.decisions(2);
    assert_eq!((decisions[1].board, decisions[1].memory), (board, memory));
    assert!(!memory.void(seat(2)).contains(Suit::Hearts));
    assert!(decisions[0].memory.void(seat(2)).contains(Suit::Hearts));
    // A guess at the present hand gives the guess at the earlier hand.
    assert_eq!(decisions[1].hand(cards("AD")), cards("AD 8S KC"));
}

#[test]
fn decisions_before_a_take_are_forgotten_for_both_seats() {
    let mut told = three(classic());
    told.go("0:5H 1:9H 2:7H 0<1");
    assert_eq!(told.chosen(0), []);
    assert_eq!(told.chosen(1), []);
    assert_eq!(told.chosen(2), pairs(&[("7H", "7H QC 8S")]));
    told.go("0:9C 2:QC");
    assert_eq!(told.chosen(0), pairs(&[("9C", "9C 2D 3C 4D")]));
    assert_eq!(told.chosen(2), pairs(&[("QC", "QC 8S"), ("7H", "7H QC 8S")]));
}

#[test]
fn a_mistake_is_not_a_decision_but_its_card_was_in_the_hand() {
    let mut told = three(penalise());
    told.go("0:5H 1:9H 2:7H 1:3C 2:8S");
    assert_eq!(hand(&told.game, 2), cards("3C QC 8S"));
    assert_eq!(told.chosen(2), pairs(&[("7H", "7H QC 8S")]));
    assert_eq!(told.chosen(1), pairs(&[("3C", "3C 4D"), ("9H", "9H 3C 4D")]));
}

#[test]
fn a_draw_is_not_a_decision_but_its_card_was_in_the_neighbours_hand() {
    let options = last_card(LastCard::DrawFromNeighbour);
    let mut told = Recorded::of(position(options, 0, &["9H", "2H 9C 4D 5D", "4H 6C 7C"]));
    told.go("0:9H 1:2H 2:4H 0^1/9C 1:4D");
    assert_eq!(hand(&told.game, 0), cards("9C 4D"));
    assert_eq!(told.chosen(0), pairs(&[("9H", "9H")]));
    assert_eq!(told.chosen(1), pairs(&[("4D", "4D 5D"), ("2H", "2H 9C 4D 5D")]));
}

#[test]
fn decisions_are_forgotten_once_the_whole_hand_is_known() {
    let mut told = Recorded::of(position(classic(), 0, &["5H 9C 2D", "9H", "KC QC 8S"]));
    told.go("0:5H 1:9H 2:KC");
    assert_eq!(told.chosen(1), pairs(&[("9H", "9H")]));
    told.go("1:9H 2:8S");
    assert_eq!(told.chosen(1), []);
}

#[test]
fn the_prescribed_first_lead_is_not_a_decision() {
    let hands = random_deal(in_turn(), 4, seat(0), &mut rand(1));
    let mut told = Recorded::of(Game::deal(in_turn(), seat(0), &hands).expect("a deal"));
    let first = power(&told.game);
    told.go(&format!("{first}:{}", Card::ACE_OF_SPADES));
    let Due::Play(second) = told.game.board().due() else {
        panic!("the next seat is to play");
    };
    let before = told.game.hand(second);
    let card = told.game.legal_cards(second).nth(0).expect("a legal card");
    told.go(&format!("{}:{card}", second.index()));
    assert_eq!(told.chosen(first), []);
    assert_eq!(told.chosen(second.index()), [(card, before)]);
}

#[test]
fn a_refused_move_leaves_the_history_as_it_was() {
    let mut told = three(classic());
    told.go("0:5H");
    let (game, history) = (told.game, told.history.clone());
    let mut events = 0;
    let revoke = Move::Play { seat: seat(1), card: card("3C") };
    let done = told.history.apply(&mut told.game, revoke, &mut |_| events += 1);
    assert_eq!(done, Err(Illegal::MustFollow(Suit::Hearts)));
    assert_eq!((told.game, told.history, events), (game, history, 0));
}

#[test]
fn a_view_without_a_history_knows_no_decisions() {
    let mut told = three(classic());
    told.go("0:5H");
    let view = View::new(&told.game, told.history.memory(), seat(1));
    assert_eq!(view.decisions(seat(0)), []);
    assert_ne!(view, told.history.view(&told.game, seat(1)));
}

//! Section 8: the worked examples.

use super::common::*;
use getaway_games::bus::rules::*;
use getaway_games::cards::*;

/// Plays a deal of these hands in which everyone keeps their hand. Returns the seats that lost a token.
fn losers_of(hands: &[&str]) -> Vec<usize> {
    let used: CardSet = hands.iter().flat_map(|names| list(names)).collect();
    let rest = CardSet::pack(1).minus(used).iter().take(3);
    let middle: Vec<String> = rest.map(|card| card.to_string()).collect();
    let mut game = dealt(Options::default(), hands, &middle.join(" "));
    let others = (1..hands.len()).map(keep);
    let events = go(&mut game, [stop(keep(A))].into_iter().chain(others));
    showdown(&events).1
}

#[test]
fn s8_hands_are_compared_as_in_the_examples() {
    for (hands, losers) in [
        // Any prial beats any running flush, and threes are the best.
        (&["3S 3H 3D", "AS AH AD", "AC 2C 3C"][..], &[2][..]),
        (&["3S 3H 3D", "AS AH AD"], &[1]),
        // Ace, two, three is the best run, and four, three, two the worst.
        (&["AS 2H 3D", "AH KS QD", "4C 3H 2S"], &[2]),
        (&["AS 2H 3D", "AH KS QD"], &[1]),
        // King, ace, two isn't a run, but ace high is still higher.
        (&["KS AD 2H", "9C 7D 5H"], &[1]),
        // The pair counts before the third card.
        (&["9S 9H 4D", "9D 9C 4S", "8S 8H AD"], &[2]),
        (&["9S 9H 4D", "9D 9C 4S"], &[0, 1]),
        // Suits have no rank.
        (&["QH 9H 2H", "QS 9S 2S", "QD 9D 3D"], &[0, 1]),
    ] {
        assert_eq!(losers_of(hands), losers, "{hands:?}");
    }
}

/// A, B and C have one token each, A deals: B keeps and calls, C exchanges, A exchanges, and the
/// deal is over.
fn three_with_a_token(hands: [&str; 3]) -> (Position, Vec<Event>) {
    let mut game = Position::new(tokens(1), 3, seat(A)).expect("a table");
    deal_out(&mut game, &hands, "5S 5C 9S");
    assert_eq!(turn(&game), Some(B));
    let moves = [stop(keep(B)), swap(C, "2C", "5S"), swap(A, "2D", "5C")];
    let events = go(&mut game, moves);
    (game, events)
}

#[test]
fn s8_two_equally_worst_players_go_out_and_share_second_place() {
    let (game, events) = three_with_a_token(["2D AC AD", "5D QH KH", "2C QD KD"]);
    assert_eq!(showdown(&events), (vec![B, C], vec![B, C]));
    assert_eq!(game.board().due(), Due::Over(seat(A)));
    assert_eq!(places(&game), [Some(1), Some(2), Some(2)]);
}

#[test]
fn s8_if_all_three_were_equal_nobody_would_lose_a_token_and_b_would_deal() {
    let (game, events) = three_with_a_token(["2D QC KS", "5D QH KH", "2C QD KD"]);
    assert_eq!(showdown(&events), (vec![A, B, C], vec![]));
    assert_eq!(all_tokens(&game), [1, 1, 1]);
    assert_eq!(game.board().due(), Due::Deal);
    assert_eq!(game.board().dealer(), seat(B));
}

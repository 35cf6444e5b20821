//! Section 5: trumps, the auction, the direction.

use super::common::*;
use getaway_games::king::rules::*;

/// The ninth round before the dealer's choice. Seat 0 is the dealer.
fn ninth(options: Options) -> Position {
    dealt(9, options, [""; 4])
}

fn auction() -> Position {
    let mut game = ninth(Options::default());
    go(&mut game, [choose(0, "auction")]);
    game
}

#[test]
fn s5_the_dealer_chooses_before_the_first_trick() {
    let game = ninth(Options::default());
    assert_eq!(game.board().due(), Due::Choose(seat(0)));
    let choices: Vec<_> = game.board().legal_choices(seat(0)).map(Choice::name).collect();
    assert_eq!(choices, ["S", "H", "D", "C", "none", "auction"]);
    assert_eq!(game.board().legal_choices(seat(1)).count(), 0);
    let held = game.hand(seat(0)).iter().next().expect("a card");
    assert_eq!(refusal(&game, play(0, &held.to_string())), Illegal::NotNow(Due::Choose(seat(0))));
    assert_eq!(refusal(&game, choose(1, "S")), Illegal::NotYourTurn { turn: seat(0) });
    for name in ["S", "H", "D", "C", "none"] {
        let mut game = ninth(Options::default());
        go(&mut game, [choose(0, name)]);
        assert_eq!(game.board().due(), Due::Direct(seat(0)));
        assert_eq!(game.board().trumps().map(|t| t.to_string()).as_deref(), Some(name));
        assert_eq!(refusal(&game, choose(0, "S")), Illegal::NotNow(Due::Direct(seat(0))));
        go(&mut game, [direct(0, Scoring::Down)]);
        assert_eq!(turn(&game), Some(1), "the player after the dealer leads");
        assert_eq!(game.board().trumps().map(|t| t.to_string()).as_deref(), Some(name));
    }
}

#[test]
fn s5_negative_rounds_have_no_trumps_to_choose() {
    let game = dealt(1, Options::default(), [""; 4]);
    let due = Due::Play(seat(1));
    assert_eq!(refusal(&game, choose(1, "S")), Illegal::NotNow(due));
    assert_eq!(refusal(&game, call(1, 3)), Illegal::NotNow(due));
    assert_eq!(refusal(&game, call(1, 0)), Illegal::NotNow(due));
    assert_eq!(refusal(&game, direct(1, Scoring::Up)), Illegal::NotNow(due));
    assert_eq!(game.board().trumps(), None);
}

#[test]
fn s5_an_auction_cannot_be_chosen_if_the_options_forbid_it() {
    let never = Options { auction: Auctions::Never, ..Options::default() };
    let game = ninth(never);
    assert_eq!(refusal(&game, choose(0, "auction")), Illegal::NoAuctions);
    assert_eq!(game.legal_moves().len(), 5);
}

#[test]
fn s5_each_bid_is_higher_than_the_last() {
    let mut game = auction();
    assert_eq!(game.board().due(), Due::Bid(seat(1)));
    assert_eq!(game.legal_moves().len(), 14);
    go(&mut game, [call(1, 4)]);
    assert_eq!(refusal(&game, call(2, 4)), Illegal::TooLow(Bid::new(4).expect("a bid")));
    assert_eq!(refusal(&game, call(0, 5)), Illegal::NotYourTurn { turn: seat(2) });
    let bids: Vec<u8> = game.board().legal_bids(seat(2)).map(Bid::tricks).collect();
    assert_eq!(bids, [5, 6, 7, 8, 9, 10, 11, 12, 13]);
    assert_eq!(game.board().legal_bids(seat(3)).count(), 0);
    assert_eq!(refusal(&game, choose(2, "S")), Illegal::NotNow(Due::Bid(seat(2))));
}

#[test]
fn s5_the_dealer_is_skipped_and_passing_is_not_final() {
    let mut game = auction();
    for (caller, tricks) in [(1, 0), (2, 1), (3, 0), (1, 2), (2, 3), (3, 4), (1, 0), (2, 5)] {
        assert_eq!(turn(&game), Some(caller));
        go(&mut game, [call(caller, tricks)]);
    }
    let bidding = game.board().bidding().expect("an auction");
    let calls = bidding.calls().map(|(s, bid)| (s.index(), bid.map_or(0, Bid::tricks)));
    assert_eq!(
        calls.collect::<Vec<_>>(),
        [(1, 0), (2, 1), (3, 0), (1, 2), (2, 3), (3, 4), (1, 0), (2, 5)]
    );
    let events = go(&mut game, [call(3, 0), call(1, 0)]);
    let sold = Event::Sold { to: seat(2), bid: Bid::new(5).expect("a bid") };
    assert_eq!(events[events.len() - 1], sold);
    assert_eq!(game.board().due(), Due::Choose(seat(2)));
}

#[test]
fn s5_the_winner_of_the_auction_names_trumps_and_the_dealer_the_direction() {
    let mut game = auction();
    go(&mut game, [call(1, 0), call(2, 3), call(3, 0), call(1, 0)]);
    assert_eq!(refusal(&game, choose(2, "auction")), Illegal::AuctionIsOver);
    assert_eq!(game.legal_moves().len(), 5);
    go(&mut game, [choose(2, "none")]);
    assert_eq!(game.board().due(), Due::Direct(seat(0)));
    go(&mut game, [direct(0, Scoring::Down)]);
    let sold = Bid::new(3).map(|bid| Sold { to: seat(2), bid });
    let contract = Contract::Positive { trumps: Trumps::None, way: Scoring::Down, sold };
    let play = game.board().play().expect("tricks are played");
    assert_eq!(play.contract(), contract);
    assert_eq!(play.contract().way(), Some(Scoring::Down));
    assert_eq!(play.bidding().map(|bidding| bidding.calls().count()), Some(4));
    assert_eq!(turn(&game), Some(1));
}

#[test]
fn s5_if_all_pass_the_dealer_names_trumps_without_another_auction() {
    let mut game = auction();
    let events = go(&mut game, [call(1, 0), call(2, 0), call(3, 0)]);
    assert_eq!(events[events.len() - 1], Event::NotSold);
    assert_eq!(game.board().due(), Due::Choose(seat(0)));
    assert_eq!(refusal(&game, choose(0, "auction")), Illegal::AuctionIsOver);
    go(&mut game, [choose(0, "H"), direct(0, Scoring::Up)]);
    let contract = game.board().play().map(|play| play.contract());
    let expected = Contract::Positive { trumps: Trumps::Hearts, way: Scoring::Up, sold: None };
    assert_eq!(contract, Some(expected));
}

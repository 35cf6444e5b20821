//! The public message, hands, answers and the result in single positions.

use super::*;
use crate::games::kit::display;
use getaway_games::GameKind;

#[test]
fn the_lobby_says_what_is_played_and_that_it_takes_four() {
    let table = Table::new(Options::default());
    let said = table.lobby();
    assert!(said.contains("**Seats:** 4 of 4 taken; it takes all 4"), "{said}");
    assert!(!said.contains("**Options"), "{said}");
    let special = Options { auction: Auctions::Never, ..Options::default() };
    let said = Table::new(special).lobby();
    let (_, told) = said.split_once("**Options:** ").unwrap();
    assert!(told.starts_with("Auctions for the trumps: "), "{said}");
    assert!(!told.contains("Hearts: "), "{said}");
}

#[test]
fn the_table_shows_the_stakes_the_scores_and_the_trick() {
    let mut table = Table::new(Options::default());
    insta::assert_snapshot!("opening", table.public());
    for _ in 0..6 {
        table.go_on();
    }
    insta::assert_snapshot!("second_trick", table.public());
    insta::assert_snapshot!("to_follow", table.own_turn());
    let waits = (table.turn().index() + 1) % 4;
    insta::assert_snapshot!("waiting", table.own(waits, ActsBy::Buttons));
    let waiting = table.own(waits, ActsBy::Commands);
    assert!(waiting.contains("`/king play` offers"), "{waiting}");
}

#[test]
fn penalty_cards_are_shown_with_the_player_who_took_them() {
    let mut table = Table::at_hand(4, Options::default());
    for _ in 0..12 {
        table.go_on();
    }
    let said = table.public();
    assert!(said.contains("**each king and jack −30**"), "{said}");
    assert!(said.contains("has taken"), "{said}");
}

#[test]
fn between_two_hands_its_points_are_shown_and_the_score_sheet_has_all_hands() {
    let mut table = Table::new(Options::default());
    table.end_hand();
    insta::assert_snapshot!("between", table.public());
    let stage = table.stage();
    let view = table.session.public();
    let sheet = table::sheet(&table.scene(&stage), GameNumber(7), &view);
    assert!(read(&sheet).contains("1. each trick −20"), "{}", read(&sheet));
    let picture = sheet.picture.expect("there is a curve");
    assert_eq!(picture.alt.lines().count(), 5, "{}", picture.alt);
    picture.chart.png().expect("it can be drawn");
    let own = table.own(0, ActsBy::Buttons);
    assert!(own.contains("The next hand will be dealt in a moment."), "{own}");
    table.next_hand();
    assert!(table.public().contains("**each heart −20**"));
}

#[test]
fn a_dealer_chooses_and_an_auction_is_followed() {
    let mut table = Table::at_hand(7, Options::default());
    insta::assert_snapshot!("to_choose", table.own_turn());
    assert_eq!(table.answer(Act::Choose(Choice::Auction)), "The auction begins.");
    insta::assert_snapshot!("to_bid", table.own_turn());
    assert_eq!(table.answer(Act::Bid(Bid::new(2).unwrap())), "You bid 2.");
    let said = table.own_turn();
    assert!(said.contains("bid above 2, or pass"), "{said}");
    assert!(said.contains("[3] [4] [5]"), "{said}");
    table.act(Act::Pass);
    insta::assert_snapshot!("auction", table.public());
    let said = table.answer(Act::Pass);
    assert!(said.starts_with("You passed. The auction is over: "), "{said}");
    let said = table.own_turn();
    assert!(said.contains("You won the auction with 2 tricks."), "{said}");
    assert!(!said.contains("[Auction]"), "{said}");
    let named = table.answer(Act::Choose(Choice::Trumps(Trumps::Spades)));
    assert_eq!(named, "You named trumps: ♠ spades.");
    insta::assert_snapshot!("to_direct", table.own_turn());
    assert_eq!(table.answer(Act::Direct(Scoring::Down)), "This hand is played down.");
    let said = table.public();
    assert!(said.contains("**♠ spades, down (everyone +325"), "{said}");
    assert!(said.contains("owes the dealer 2 tricks."), "{said}");
}

#[test]
fn an_auction_is_explained_to_each_player_once_in_a_game() {
    let mut table = Table::at_hand(7, Options::default());
    let explains = |table: &Table| table.own_turn().contains("If you pass");
    let all_pass = |table: &mut Table| {
        table.act(Act::Choose(Choice::Auction));
        let explained = [(); 3].map(|()| {
            let explained = explains(table);
            table.act(Act::Pass);
            explained
        });
        assert!(table.public().contains("**Auction:** "), "{}", table.public());
        explained
    };
    assert_eq!(all_pass(&mut table), [true; 3]);
    table.end_hand();
    table.next_hand();
    // Only the dealer of the hand before hasn't been asked yet.
    assert_eq!(all_pass(&mut table).into_iter().filter(|it| *it).count(), 1);
    table.act(Act::Choose(Choice::Trumps(Trumps::Spades)));
    table.act(Act::Direct(Scoring::Up));
    let said = table.public();
    assert!(!said.contains("passes"), "nothing came of it: {said}");
}

#[test]
fn a_table_shows_what_each_bidder_called_last() {
    let mut table = Table::at_hand(7, Options::default());
    table.act(Act::Choose(Choice::Auction));
    table.act(Act::Pass);
    table.act(Act::Bid(Bid::new(1).unwrap()));
    table.act(Act::Pass);
    assert_eq!(table.public().matches(" passes").count(), 2, "{}", table.public());
    table.act(Act::Bid(Bid::new(2).unwrap()));
    assert_eq!(table.public().matches(" passes").count(), 1, "{}", table.public());
}

#[test]
fn a_table_without_auctions_offers_none() {
    let table = Table::at_hand(7, Options { auction: Auctions::Never, ..Options::default() });
    let said = table.own_turn();
    assert!(!said.contains("uction"), "{said}");
}

#[test]
fn a_refusal_says_what_to_do_instead() {
    let mut table = Table::at_hand(7, Options::default());
    let turn = table.turn();
    let refused = |act| table.refused(table.session.clone().act(turn, act).unwrap_err());
    let first = "First the trumps must be named. Use the buttons of your hand or `/king trumps`.";
    assert_eq!(refused(Act::Pass), first);
    let card = table.session.view(turn).unwrap().hand().nth(0).unwrap();
    assert_eq!(refused(Act::Play(card)), first);
    table.act(Act::Choose(Choice::Auction));
    table.act(Act::Bid(Bid::MOST));
    let turn = table.turn();
    let again = table.session.act(turn, Act::Choose(Choice::Auction));
    let again = table.refused(again.unwrap_err());
    assert!(again.contains("There has already been an auction for this hand."), "{again}");
}

#[test]
fn the_result_shows_places_and_the_curve_and_history_every_trick() {
    let mut table = Table::at_hand(10, Options::default());
    table.end_hand();
    let message = table.result(&table.outcome(Some(table.results())));
    let said = read(&message);
    insta::assert_snapshot!("result", said);
    assert!(!said.contains("loser"), "{said}");
    let picture = message.picture.expect("the result has a curve");
    insta::assert_snapshot!("curve", plain(&picture.alt));
    picture.chart.png().expect("it can be drawn");
    let stage = table.stage();
    let told = <King as OnDiscord>::history(&table.scene(&stage), &table.session.public());
    assert_eq!(told.len(), 10);
    insta::assert_snapshot!("hand_retold", plain(&told[9]));
}

#[test]
fn a_finished_table_shows_the_last_trick_and_the_points_and_no_other_trick() {
    let mut table = Table::at_hand(10, Options::default());
    table.end_hand();
    let stage = table.stage();
    let scene = table.scene(&stage);
    let closed = read(&display::closed(&scene, &table.outcome(Some(table.results()))));
    let lines: Vec<&str> = closed.lines().collect();
    let [title, hand, trick, points] = lines[..] else { panic!("{closed}") };
    assert_eq!(title, "# Game 7 is over");
    assert!(hand.starts_with("**Hand 10**, dealt by "), "{closed}");
    assert!(trick.starts_with("**Last trick ("), "{closed}");
    assert!(points.starts_with("**Points:** "), "{closed}");
}

#[test]
fn advice_goes_on_in_the_sentence() {
    let english = Language::English.catalog_of(GameKind::King);
    let acts = [
        Act::Pass,
        Act::Bid(Bid::new(2).unwrap()),
        Act::Choose(Choice::Auction),
        Act::Direct(Scoring::Up),
        Act::Direct(Scoring::Down),
    ];
    let told = acts.map(|act| words::advice(english, act));
    assert_eq!(told, ["pass", "bid 2 tricks", "hold an auction", "up", "down"]);
}

#[test]
fn a_hint_gives_points_and_the_chance_to_win() {
    let table = Table::new(Options::default());
    let view = table.session.view(table.turn()).unwrap();
    let mut rng = Rand::seed_from_u64(1);
    let stage = table.stage();
    let hint =
        King::hint(&table.scene(&stage), &view, &limits(), &mut rng).expect("there is a choice");
    let hint = plain(&hint.0);
    assert!(hint.starts_with("**Best:** "), "{hint}");
    assert!(hint.contains("points in this hand on average"), "{hint}");
    assert!(!hint.contains("lost"), "{hint}");
    assert_eq!(hint.lines().count(), 5, "{hint}");
    let why = hint.lines().nth(1);
    assert!(why.is_some_and(|why| why.starts_with("Why: ")), "{hint}");
    let waits = seat((table.turn().index() + 1) % 4);
    let view = table.session.view(waits).unwrap();
    let none = King::hint(&table.scene(&stage), &view, &limits(), &mut rng);
    assert_eq!(none, None);
}

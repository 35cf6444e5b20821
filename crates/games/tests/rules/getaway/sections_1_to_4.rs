//! The rules sentence by sentence, sections 1 to 4. A test's name begins with its section.

use super::common::*;
use super::worked_example::deal as example;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use getaway_games::options::Named;

/// A game for six with two packs: the named cards, then all others in turn to seats that are short
/// of cards.
fn two_packs(options: Options, named: [&str; 6]) -> Game {
    let options = Options { packs: Packs::Two, ..options };
    let mut hands = named.map(cards);
    let given = hands.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
    let mut rest = CardSet::pack(2).minus(given).iter();
    for (hand, who) in hands.iter_mut().zip(Seat::first(6)) {
        let size = deal::dealt_to(options, 6, seat(0), who);
        hand.extend(rest.by_ref().take((size - hand.len()) as usize));
    }
    Game::deal(options, seat(0), &hands).expect("a deal")
}

// Section 1

#[test]
fn s1_the_packs_decide_the_number_of_seats() {
    for packs in [Packs::One, Packs::Two] {
        let options = Options { packs, ..classic() };
        let good: Vec<usize> = (0..=20)
            .filter(|&seats| {
                let mut hands = vec![CardSet::EMPTY; seats];
                for (n, card) in
                    CardSet::pack(packs.into()).iter().enumerate().filter(|_| seats > 0)
                {
                    hands[seat(0).after(n + 1, seats, Direction::Clockwise).index()].insert(card);
                }
                Game::deal(options, seat(0), &hands).is_ok()
            })
            .collect();
        let expected = if packs == Packs::One { 3..=8 } else { 6..=16 };
        assert_eq!(good, expected.collect::<Vec<_>>(), "{packs} packs");
    }
}

#[test]
fn s1_cards_are_dealt_one_at_a_time_from_the_next_seat_on() {
    let chance = Chance::new(&Secret::new([1; 32]), 1, &[]);
    let pack = chance.shuffled(1);
    assert_eq!(pack.len(), 52);
    for (options, round) in [(classic(), [3, 4, 0, 1, 2]), (anticlockwise(), [1, 0, 4, 3, 2])] {
        let hands = deal::hands(&chance, options, 5, seat(2));
        for (n, card) in pack.iter().enumerate() {
            assert!(hands[round[n % 5]].contains(*card), "card {n}");
        }
        assert!(Game::deal(options, seat(2), &hands).is_ok());
        // The odd cards go to the seats just after the dealer, so another dealer would deal
        // differently.
        assert!(Game::deal(options, seat(0), &hands).is_err());
    }
}

#[test]
fn s1_hands_differ_by_at_most_one_card() {
    for packs in [Packs::One, Packs::Two] {
        for direction in [Direction::Clockwise, Direction::Anticlockwise] {
            let options = Options { packs, direction, ..classic() };
            for seats in packs.seats() {
                let sizes: Vec<u32> = Seat::first(seats)
                    .map(|s| deal::dealt_to(options, seats, seat(1), s))
                    .collect();
                assert_eq!(sizes.iter().sum::<u32>() as usize, packs.cards());
                assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
                assert!(sizes[seat(1).after(1, seats, direction).index()] >= sizes[1]);
            }
        }
    }
}

#[test]
fn s1_only_the_holder_of_the_marked_ace_opens() {
    let game = two_packs(classic(), ["", "AS'", "", "", "AS", ""]);
    assert_eq!(game.board().due(), Due::Lead(seat(4)));
    assert_eq!(refusal(&game, 1, "AS'"), Illegal::NotYourLead { power: seat(4) });
    assert_eq!(game.legal_cards(seat(4)), cards("AS"));
    let both = two_packs(classic(), ["", "", "AS AS'", "", "", ""]);
    assert_eq!(both.legal_cards(seat(2)), cards("AS"));
    assert_eq!(refusal(&both, 2, "AS'"), Illegal::MustOpen);
}

#[test]
fn s1_the_first_played_of_two_equal_cards_is_higher() {
    let options = Options { packs: Packs::Two, ..classic() };
    for (first, second) in [("KH", "KH'"), ("KH'", "KH")] {
        let equal = [format!("{first} 5C"), format!("{second} 5D")];
        let hands = ["2H 2C", &equal[0], &equal[1], "3H 3C", "", ""];
        let mut game = position(options, 0, &hands);
        go(&mut game, &format!("0:2H 1:{first} 2:{second} 3:3H"));
        assert_eq!(power(&game), 1, "{first} before {second}");
    }
}

#[test]
fn s1_the_marked_ace_keeps_the_power_over_its_equal() {
    let mut game = two_packs(in_turn(), ["AS", "AS'", "2S", "3S", "4S", "5S"]);
    go(&mut game, "0:AS 1:AS' 2:2S 3:3S 4:4S 5:5S");
    assert_eq!((power(&game), game.board().tricks()), (0, 1));
}

// Section 2

#[test]
fn s2_the_ace_of_spades_must_be_led() {
    let game = example(classic());
    assert_eq!(game.legal_cards(seat(3)), cards("AS"));
    assert_eq!(refusal(&game, 3, "KS"), Illegal::MustOpen);
    assert_eq!(refusal(&game, 3, "2C"), Illegal::NotInHand(card("2C")));
    assert_eq!(refusal(&game, 0, "JS"), Illegal::NotYourLead { power: seat(3) });
}

#[test]
fn s2_any_order_is_legal_and_only_in_this_trick() {
    for order in ["0:JS 1:AH 2:10S", "2:10S 0:JS 1:AH", "1:AH 2:10S 0:JS", "1:KC 0:JS 2:2S"] {
        let mut game = example(classic());
        let events = go(&mut game, &format!("3:AS {order}"));
        assert!(matches!(events.last(), Some(Event::Wasted { power, .. }) if *power == seat(3)));
        assert_eq!(power(&game), 3, "the ace's player has the power");
        assert_eq!(game.board().waste().len(), 4, "also when somebody could not follow");
        assert_eq!(game.board().in_play().len(), 4);
        go(&mut game, "3:5H");
        assert_eq!(refusal(&game, 1, "QH"), Illegal::NotYourTurn { turn: seat(0) });
    }
}

#[test]
fn s2_in_turn_makes_players_wait() {
    let mut game = example(in_turn());
    go(&mut game, "3:AS");
    assert_eq!(game.board().due(), Due::Play(seat(0)));
    assert_eq!(refusal(&game, 1, "AH"), Illegal::NotYourTurn { turn: seat(0) });
    go(&mut game, "0:JS 1:AH 2:10S");
    assert_eq!((power(&game), game.board().waste().len()), (3, 4));
}

#[test]
fn s2_everyone_plays_one_card_and_a_spade_if_they_hold_one() {
    let mut game = example(classic());
    go(&mut game, "3:AS");
    assert_eq!(game.board().due(), Due::PlayAny([0, 1, 2].map(seat).into_iter().collect()));
    assert_eq!(refusal(&game, 0, "9H"), Illegal::MustFollow(Suit::Spades));
    assert_eq!(game.legal_cards(seat(0)), cards("JS 6S 5S 4S"));
    assert_eq!(game.legal_cards(seat(1)), hand(&game, 1), "anything, without a spade");
    assert_eq!(game.legal_cards(seat(3)), CardSet::EMPTY);
    assert_eq!(refusal(&game, 3, "KS"), Illegal::AlreadyPlayed);
    go(&mut game, "1:AH");
    assert_eq!(refusal(&game, 1, "QH"), Illegal::AlreadyPlayed);
}

// Section 3

#[test]
fn s3_the_power_leads_any_card_and_play_goes_round() {
    for (options, after, last) in [(classic(), 2, 0), (anticlockwise(), 0, 2)] {
        let mut game = position(options, 1, &["2H 3C", "KH QC 5S", "4H 5C"]);
        assert_eq!(game.legal_cards(seat(1)), cards("KH QC 5S"));
        assert_eq!(refusal(&game, 0, "2H"), Illegal::NotYourLead { power: seat(1) });
        go(&mut game, "1:KH");
        assert_eq!(game.board().due(), Due::Play(seat(after)));
        assert_eq!(game.legal_cards(seat(last)), CardSet::EMPTY);
        let follow = if after == 2 { "2:4H 0:2H" } else { "0:2H 2:4H" };
        go(&mut game, follow);
        assert_eq!(power(&game), 1);
    }
}

#[test]
fn s3_suit_must_be_followed_with_any_card_of_it() {
    let mut game = position(classic(), 0, &["7H 2C", "KH 3H 9H QC", "4H 5C"]);
    go(&mut game, "0:7H");
    assert_eq!(game.legal_cards(seat(1)), cards("3H 9H KH"));
    assert_eq!(refusal(&game, 1, "QC"), Illegal::MustFollow(Suit::Hearts));
    assert_eq!(refusal(&game, 1, "AC"), Illegal::NotInHand(card("AC")));
    assert_eq!(refusal(&game, 1, "AH"), Illegal::NotInHand(card("AH")));
    assert_eq!(refusal(&game, 0, "2C"), Illegal::AlreadyPlayed);
}

#[test]
fn s3_all_follow_the_highest_of_the_led_suit_wins_from_ace_to_two() {
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    for pair in ranks.windows(2) {
        let (low, high) = (format!("{}H", pair[0]), format!("{}H", pair[1]));
        for (names, winner) in [([&low, &high], 1), ([&high, &low], 0)] {
            let hands = names.map(|name| format!("{name} KC QC JC"));
            let second = hands[1].replace("KC QC JC", "KS QS JS");
            let mut game = position(classic(), 0, &[&hands[0], &second, ""]);
            let waste = game.board().waste();
            let events = go(&mut game, &format!("0:{} 1:{}", names[0], names[1]));
            let trick = cards(&format!("{low} {high}"));
            let end = Event::Wasted { power: seat(winner), cards: trick };
            assert_eq!(events.last(), Some(&end));
            assert_eq!(game.board().waste(), waste.or(trick));
            assert_eq!(game.board().due(), Due::Lead(seat(winner)));
        }
    }
}

#[test]
fn s3_a_tochoo_ends_the_trick_at_once() {
    let mut game = position(classic(), 0, &["7H 2C", "KH 3H", "AC 5C", "2H 9S"]);
    let waste = game.board().waste();
    let events = go(&mut game, "0:7H 1:KH 2:AC");
    let picked_up = Event::PickedUp { seat: seat(1), cards: cards("7H KH AC") };
    assert_eq!(events.last(), Some(&picked_up), "the highest of the led suit picks everything up");
    assert_eq!(game.board().due(), Due::Lead(seat(1)), "and has the power; seat 3 does not play");
    assert_eq!(hand(&game, 1), cards("3H 7H KH AC"));
    assert_eq!(hand(&game, 3), cards("2H 9S"));
    assert_eq!(game.board().waste(), waste);
    assert_eq!(game.board().trick(), None);
}

#[test]
fn s3_a_tochoo_hits_the_leader_if_nobody_is_higher() {
    let mut game = position(classic(), 0, &["7H 2C", "6H 3H", "AC 5C"]);
    go(&mut game, "0:7H 1:6H 2:AC");
    assert_eq!(hand(&game, 0), cards("2C 7H 6H AC"));
    assert_eq!(power(&game), 0);
}

// Section 4

#[test]
fn s4_empty_hands_get_away_when_the_trick_is_over_in_order_of_play() {
    let mut game = position(classic(), 2, &["3H", "4H", "KH 2C", "2H", "5H 5C"]);
    go(&mut game, "2:KH 3:2H");
    assert!(away(&game).is_empty(), "the trick still runs");
    assert!(game.board().in_play().contains(seat(3)));
    go(&mut game, "4:5H 0:3H");
    assert!(away(&game).is_empty());
    let events = go(&mut game, "1:4H");
    assert_eq!(away(&game), [3, 0, 1], "as they played, not by seat");
    let gone = [3, 0, 1].map(|n| Event::GotAway { seat: seat(n) });
    assert_eq!(events[events.len() - 3..], gone);
    assert_eq!(game.board().due(), Due::Lead(seat(2)));
}

#[test]
fn s4_a_last_card_may_still_be_the_one_that_picks_up() {
    let mut game = position(classic(), 0, &["7H 2C", "KH", "AC 5C"]);
    go(&mut game, "0:7H 1:KH 2:AC");
    assert!(away(&game).is_empty());
    assert_eq!(hand(&game, 1), cards("7H KH AC"));
    assert_eq!(game.board().due(), Due::Lead(seat(1)));
}

#[test]
fn s4_a_last_card_played_as_a_tochoo_gets_away() {
    let mut game = position(classic(), 0, &["7H 2C", "6H 4C", "AC"]);
    go(&mut game, "0:7H 1:6H 2:AC");
    assert_eq!(away(&game), [2]);
    let mut leader = position(classic(), 0, &["7H", "KH 4C", "AC 2S"]);
    go(&mut leader, "0:7H 1:KH 2:AC");
    assert_eq!(away(&leader), [0], "the leader's last card was beaten");
}

#[test]
fn s4_the_power_holder_does_not_get_away_with_an_empty_hand() {
    let mut game = position(classic(), 0, &["KH", "6H 4C", "AH 2C"]);
    go(&mut game, "0:KH 1:6H 2:AH");
    assert_eq!(away(&game), [0]);
    let mut game = position(classic(), 0, &["KH", "6H 4C", "3H 2C"]);
    go(&mut game, "0:KH 1:6H 2:3H");
    assert!(away(&game).is_empty());
    assert!(matches!(game.board().due(), Due::Draw(who, _) if who == seat(0)));
}

#[test]
fn s4_the_last_player_loses_even_with_an_empty_hand() {
    for last_card in LastCard::ALL.iter().map(|l| last_card(*l)) {
        let mut game = position(last_card, 0, &["7H", "KH", ""]);
        let events = go(&mut game, "0:7H 1:KH");
        assert_eq!((loser(&game), away(&game)), (Some(1), vec![2, 0]));
        assert!(hand(&game, 1).is_empty());
        assert_eq!(events.last(), Some(&Event::Lost { seat: seat(1) }));
        assert_eq!(game.board().due(), Due::Over(seat(1)));
        assert!(legal_moves(&game).is_empty());
    }
    let mut three = position(classic(), 1, &["7H", "KH", "QH"]);
    go(&mut three, "1:KH 2:QH 0:7H");
    assert_eq!((loser(&three), away(&three)), (Some(1), vec![2, 0]));
}

#[test]
fn s4_the_only_player_left_with_cards_loses() {
    let mut game = position(classic(), 0, &["7H", "KH 2C", ""]);
    go(&mut game, "0:7H 1:KH");
    assert_eq!(loser(&game), Some(1));
    assert_eq!(refusal(&game, 1, "2C"), Illegal::GameOver);
    assert_eq!(game.board().take_from(seat(1)), Err(Illegal::GameOver));
}

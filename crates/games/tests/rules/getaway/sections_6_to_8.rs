//! The rules sentence by sentence, sections 6 to 8. A test's name begins with its section.

use super::common::*;
use super::worked_example::deal as example;
use getaway_games::Event as _;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;

// Section 6

#[test]
fn s6_the_next_players_cards_are_taken_before_any_trick() {
    for (options, from) in [(classic(), 1), (anticlockwise(), 3)] {
        let mut game = example(options);
        let both = hand(&game, 0).or(hand(&game, from));
        let cards = hand(&game, from);
        let events = go(&mut game, &format!("0<{from}"));
        assert_eq!((hand(&game, 0), hand(&game, from)), (both, CardSet::EMPTY));
        assert_eq!(away(&game), [from], "that player cannot lose");
        let who = seat(0);
        let told = [
            Event::Took { seat: who, from: seat(from), count: 13 },
            Event::Received { seat: who, cards },
            Event::GotAway { seat: seat(from) },
        ];
        assert_eq!(events[..3], told);
        let others = Seat::first(4).filter(|s| s.index() != 0);
        assert!(others.clone().all(|s| !told[1].is_for(s)) && told[1].is_for(who));
        assert!(others.clone().all(|s| told[0].is_for(s) && told[2].is_for(s)));
    }
}

#[test]
fn s6_seats_that_are_away_are_passed_over_and_players_may_take_again() {
    let mut game = position(classic(), 1, &["2H", "3H", "", "4H", "5H", "6H"]);
    assert_eq!(game.board().take_from(seat(1)), Ok(seat(3)));
    assert_eq!(game.board().take_from(seat(2)), Err(Illegal::NotInPlay(seat(2))));
    assert_eq!(game.board().take_from(seat(9)), Err(Illegal::NotInPlay(seat(9))));
    go(&mut game, "1<3 1<4 0<1");
    assert_eq!(away(&game), [2, 3, 4, 1]);
    assert_eq!(hand(&game, 0), cards("2H 3H 4H 5H"));
    assert_eq!(game.board().due(), Due::Lead(seat(0)), "the power went with the cards");
}

#[test]
fn s6_the_power_goes_with_the_cards_of_its_holder() {
    let mut game = position(classic(), 1, &["2H 2C", "3H", "4H"]);
    let events = go(&mut game, "0<1");
    assert_eq!(events.last(), Some(&Event::PowerPassed { to: seat(0) }));
    assert_eq!(game.board().due(), Due::Lead(seat(0)));
    let mut other = position(classic(), 1, &["2H 2C", "3H", "4H"]);
    go(&mut other, "2<0");
    assert_eq!(other.board().due(), Due::Lead(seat(1)), "other cards leave it where it is");
    let mut own = position(classic(), 1, &["2H 2C", "3H", "4H"]);
    go(&mut own, "1<2");
    assert_eq!(own.board().due(), Due::Lead(seat(1)));
}

#[test]
fn s6_taking_the_ace_of_spades_before_the_first_trick_makes_the_taker_open_it() {
    let mut game = example(classic());
    go(&mut game, "2<3");
    assert_eq!(game.board().due(), Due::Lead(seat(2)));
    assert_eq!(game.legal_cards(seat(2)), cards("AS"));
    assert_eq!(refusal(&game, 2, "KS"), Illegal::MustOpen);
    go(&mut game, "2:AS 1:AH 0:JS");
    assert_eq!((power(&game), game.board().waste().len()), (2, 3));
}

#[test]
fn s6_with_two_in_play_the_taker_loses() {
    for who in [0, 1] {
        let mut game = position(classic(), 0, &["2H 2C", "3H", ""]);
        let events = go(&mut game, &format!("{who}<{}", 1 - who));
        assert_eq!((loser(&game), away(&game)), (Some(who), vec![2, 1 - who]));
        assert_eq!(events.last(), Some(&Event::Lost { seat: seat(who) }));
        assert_eq!(hand(&game, who).len(), 3);
    }
}

#[test]
fn s6_before_a_trick_means_before_its_lead() {
    for mut game in
        [example(classic()), position(classic(), 3, &["2H 2C", "3H 2D", "4H 3D", "AS 5H"])]
    {
        go(&mut game, "3:AS");
        for who in 0..4 {
            assert_eq!(game.board().take_from(seat(who)), Err(Illegal::TrickIsOpen));
            let take = Move::Take { seat: seat(who) };
            assert_eq!(game.apply(take, &mut |_| {}), Err(Illegal::TrickIsOpen));
        }
    }
}

/// Four players; the last one must draw, and the others have cards.
fn a_draw_is_due(last_card: LastCard) -> Game {
    let options = Options { last_card, ..classic() };
    let mut game = position(options, 3, &["2H 4C", "3H 5C 6C", "4H 7D", "9H"]);
    go(&mut game, "3:9H 0:2H 1:3H 2:4H");
    assert!(matches!(game.board().due(), Due::Draw(who, _) if who == seat(3)));
    game
}

#[test]
fn s6_takes_come_before_a_draw_but_not_by_the_player_who_must_draw() {
    let mut game = a_draw_is_due(LastCard::DrawFromWaste);
    assert_eq!(game.board().take_from(seat(3)), Err(Illegal::DrawFirst));
    let drawable = game.drawable(Source::Waste);
    // The next player after 2 has no cards, so the one after that counts.
    let events = go(&mut game, "2<0");
    let took = Event::Took { seat: seat(2), from: seat(0), count: 1 };
    assert_eq!(events[0], took);
    assert!(!events.contains(&Event::PowerPassed { to: seat(2) }));
    go(&mut game, "1<2");
    assert_eq!((away(&game), power(&game)), (vec![0, 2], 3));
    assert_eq!(game.drawable(Source::Waste), drawable);
    go(&mut game, "3^8C");
    assert_eq!(
        game.board().take_from(seat(1)),
        Err(Illegal::TrickIsOpen),
        "nothing comes between the draw and the lead"
    );
}

#[test]
fn s6_a_take_that_leaves_two_makes_the_draw_a_shootout() {
    let mut game = a_draw_is_due(LastCard::DrawFromWaste);
    go(&mut game, "1<2 1<0 3^8S 1:5C");
    assert_eq!((loser(&game), away(&game)), (Some(3), vec![2, 0, 1]));
}

#[test]
fn s6_with_two_left_nobody_can_take_from_a_player_who_must_draw() {
    let mut game = a_draw_is_due(LastCard::DrawFromWaste);
    go(&mut game, "1<2 1<0");
    assert_eq!(game.board().take_from(seat(1)), Err(Illegal::NothingToTake));
    let take = Move::Take { seat: seat(1) };
    assert_eq!(game.apply(take, &mut |_| {}), Err(Illegal::NothingToTake));
}

#[test]
fn s6_a_card_is_drawn_from_whoever_has_cards_when_it_is_drawn() {
    let mut game = a_draw_is_due(LastCard::DrawFromNeighbour);
    let from = |game: &Game| match game.board().due() {
        Due::Draw(_, DrawDue::Seats(seats)) => seats,
        due => panic!("{due:?}"),
    };
    assert_eq!(from(&game), SeatSet::of(seat(0)));
    go(&mut game, "2<0");
    assert_eq!(from(&game), SeatSet::of(seat(1)));
    go(&mut game, "3^1/5C");
    let mut any = a_draw_is_due(LastCard::DrawFromAny);
    go(&mut any, "2<0 1<2");
    assert_eq!(from(&any), SeatSet::of(seat(1)), "there is no choice left");
}

#[test]
fn s6_the_lead_that_has_passed_stays_where_it_is() {
    let options = last_card(LastCard::LeadPasses);
    let mut game = position(options, 3, &["2H 4C", "3H 5C 6C", "4H 7D", "9H"]);
    go(&mut game, "3:9H 0:2H 1:3H 2:4H 1<2 1<0");
    assert_eq!((loser(&game), away(&game)), (Some(1), vec![3, 2, 0]));
}

// Section 7

#[test]
fn s7_refused_mistakes_change_nothing() {
    let mut game = position(classic(), 0, &["7H 2C", "KH QC", "4H 5C"]);
    go(&mut game, "0:7H");
    assert_eq!(refusal(&game, 1, "QC"), Illegal::MustFollow(Suit::Hearts));
    assert_eq!(refusal(&game, 2, "4H"), Illegal::NotYourTurn { turn: seat(1) });
    let before = game;
    for slip in [Slip::Revoke, Slip::OutOfTurn] {
        let act = Move::Slip { seat: seat(1), card: card("QC"), slip };
        assert_eq!(game.apply(act, &mut |_| {}), Err(Illegal::NoSuchSlip));
    }
    assert_eq!(game, before);
}

#[test]
fn s7_a_revoke_picks_up_the_trick() {
    let mut game = position(penalise(), 0, &["7H 2C", "KH QC", "4H 5C", "9H 9C"]);
    let waste = game.board().waste();
    let events = go(&mut game, "0:7H 1:KH 2:5C");
    let slipped = Event::Slipped { seat: seat(2), card: card("5C"), slip: Slip::Revoke };
    let picked_up = Event::PickedUp { seat: seat(2), cards: cards("7H KH 5C") };
    assert_eq!(events[2..], [slipped, picked_up]);
    assert_eq!(hand(&game, 2), cards("4H 7H KH 5C"));
    assert_eq!(game.board().waste(), waste);
    assert_eq!(game.board().due(), Due::Lead(seat(2)));
}

#[test]
fn s7_a_play_out_of_turn_picks_up_the_trick() {
    // Even if the card follows suit, and even if it would have been a revoke.
    for (wrong, left) in [("9H", "9C"), ("9C", "9H")] {
        let mut game = position(penalise(), 0, &["7H 2C", "KH QC", "4H 5C", "9H 9C"]);
        let events = go(&mut game, &format!("0:7H 3:{wrong}"));
        let slipped = Event::Slipped { seat: seat(3), card: card(wrong), slip: Slip::OutOfTurn };
        assert_eq!(events[1], slipped);
        assert_eq!(hand(&game, 3), cards(&format!("{left} {wrong} 7H")));
        assert_eq!(game.board().due(), Due::Lead(seat(3)));
    }
}

#[test]
fn s7_the_others_get_away_when_a_mistake_ends_the_trick() {
    let mut game = position(penalise(), 0, &["7H", "KH", "4H 5C", "9H 9C"]);
    go(&mut game, "0:7H 1:KH 2:5C");
    assert_eq!(away(&game), [0, 1]);
    let mut two = position(penalise(), 0, &["7H", "KH 2C", ""]);
    go(&mut two, "0:7H 1:2C");
    assert_eq!((loser(&two), away(&two)), (Some(1), vec![2, 0]));
    let mut drawn = shootout(penalise(), "8C", "9C 4D");
    go(&mut drawn, "1:4D");
    assert_eq!((loser(&drawn), away(&drawn)), (Some(1), vec![2, 0]));
}

#[test]
fn s7_everything_else_is_refused_in_both_settings() {
    for options in [classic(), penalise()] {
        let mut game = position(options, 0, &["7H 2C", "KH QC", "4H 5C"]);
        assert_eq!(
            refusal(&game, 1, "KH"),
            Illegal::NotYourLead { power: seat(0) },
            "no trick is open"
        );
        assert_eq!(refusal(&game, 0, "KH"), Illegal::NotInHand(card("KH")));
        go(&mut game, "0:7H");
        assert_eq!(refusal(&game, 1, "AC"), Illegal::NotInHand(card("AC")));
        assert_eq!(refusal(&game, 0, "2C"), Illegal::AlreadyPlayed);
        for first_trick in [FirstTrick::AnyOrder, FirstTrick::InTurn] {
            let mut first = example(Options { first_trick, ..options });
            assert_eq!(refusal(&first, 3, "KS"), Illegal::MustOpen);
            go(&mut first, "3:AS");
            assert_eq!(refusal(&first, 0, "9H"), Illegal::MustFollow(Suit::Spades));
            if first_trick == FirstTrick::InTurn {
                assert_eq!(refusal(&first, 1, "AH"), Illegal::NotYourTurn { turn: seat(0) });
            }
        }
    }
}

#[test]
fn s7_a_play_out_of_turn_of_a_card_not_held_is_refused() {
    let mut game = position(penalise(), 0, &["7H 2C", "KH QC", "4H 5C"]);
    go(&mut game, "0:7H");
    assert_eq!(refusal(&game, 2, "AC"), Illegal::NotYourTurn { turn: seat(1) });
    assert_eq!(refusal(&game, 7, "7H"), Illegal::NotInPlay(seat(7)));
}

// Section 8

#[test]
fn s8_only_the_leader_takes_and_once_before_each_lead() {
    let options = Options { taking: Taking::Leader, ..classic() };
    let mut game = position(options, 1, &["2H 4C", "3H 5C 6C", "4H 7D", "9H 9C", "8H 9D"]);
    for who in [0, 2, 3, 4] {
        assert_eq!(game.board().take_from(seat(who)), Err(Illegal::LeaderTakes));
    }
    go(&mut game, "1<2");
    assert_eq!(game.board().take_from(seat(1)), Err(Illegal::TookAlready));
    go(&mut game, "1:3H");
    for who in [0, 1, 3, 4] {
        assert_eq!(game.board().take_from(seat(who)), Err(Illegal::LeaderTakes));
    }
    go(&mut game, "3:9H 4:8H 0:2H 3<4");
    assert_eq!(away(&game), [2, 4]);
}

#[test]
fn s8_the_leader_who_must_draw_has_nothing_to_take_with() {
    let options = Options { taking: Taking::Leader, ..classic() };
    let mut game = position(options, 2, &["2H 4C", "3H 5C 6C", "9H"]);
    go(&mut game, "2:9H 0:2H 1:3H");
    assert_eq!(game.board().take_from(seat(2)), Err(Illegal::DrawFirst));
    assert_eq!(game.board().take_from(seat(0)), Err(Illegal::LeaderTakes));
}

#[test]
fn s8_where_taking_is_off_nobody_takes() {
    let options = Options { taking: Taking::Off, ..classic() };
    let mut game = position(options, 1, &["2H 4C", "3H 5C 6C", "4H 7D"]);
    for open in [false, true] {
        for who in 0..3 {
            assert_eq!(game.board().take_from(seat(who)), Err(Illegal::TakingIsOff));
        }
        assert_eq!(game.board().trick().is_some(), open);
        if !open {
            go(&mut game, "1:3H");
        }
    }
}

#[test]
fn s8_piles_are_about_equal_and_any_player_may_have_any() {
    for packs in [Packs::One, Packs::Two] {
        let options = Options { packs, deal: Dealing::ChooseAPile, ..classic() };
        for seats in packs.seats() {
            for byte in 0..20 {
                let chance = Chance::new(&Secret::new([byte; 32]), 1, &[]);
                let piles = deal::piles(&chance, packs, seats).into_iter();
                let mut hands: Vec<CardSet> = piles.map(CardSet::from_iter).collect();
                hands.rotate_right(usize::from(byte) % seats);
                let share = packs.cards() as f64 / seats as f64;
                assert!(hands.iter().all(|h| (f64::from(h.len()) - share).abs() <= 3.0));
                assert!(Game::deal(options, seat(0), &hands).is_ok());
                assert!(deal::gives(&chance, options, seat(0), &hands));
            }
        }
    }
}

#[test]
fn s8_a_pile_is_within_three_cards_of_the_equal_share() {
    let options = Options { deal: Dealing::ChooseAPile, ..classic() };
    // An equal share of 52 cards for 4 is 13, for 8 six and a half.
    for (seats, sizes, good) in [
        (4, vec![10, 16, 13, 13], true),
        (4, vec![9, 16, 14, 13], false),
        (4, vec![10, 17, 12, 13], false),
        (8, vec![4, 9, 4, 9, 6, 6, 7, 7], true),
        (8, vec![3, 9, 5, 9, 6, 6, 7, 7], false),
        (8, vec![4, 10, 4, 8, 6, 6, 7, 7], false),
    ] {
        let mut pack = CardSet::pack(1).iter();
        let hands: Vec<CardSet> = sizes.iter().map(|n| pack.by_ref().take(*n).collect()).collect();
        assert_eq!(hands.len(), seats);
        assert_eq!(Game::deal(options, seat(0), &hands).is_ok(), good, "{sizes:?}");
        assert!(Game::deal(classic(), seat(0), &hands).is_err(), "a deal is even");
    }
}

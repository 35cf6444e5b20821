//! Section 12: the options, one by one and together.

use super::common::*;
use getaway_games::cards::*;
use getaway_games::options::{RuleOptions as _, Values};
use getaway_games::palace::rules::*;

const TEN: Options = Options { ten: Ten::Anything, ..SHORT };
const SEVEN: Options = Options { seven: Seven::OrLower, ..SHORT };
const EIGHT: Options = Options { eight: Eight::Skips, ..SHORT };
const TWO_PACKS: Options = Options { packs: Packs::Two, ..SHORT };

#[test]
fn the_options_and_their_values_the_default_first() {
    let specs = Options::SPECS.iter().map(|spec| match (spec.values)() {
        Values::Names(names) => (spec.name, names.join(" ")),
        other => panic!("{other:?}"),
    });
    let expected = [
        ("length", "full short"),
        ("ten", "order anything"),
        ("seven", "off or_lower"),
        ("eight", "off skips"),
        ("packs", "1 2"),
    ];
    let expected = expected.map(|(name, values)| (name, values.to_owned()));
    assert_eq!(specs.collect::<Vec<_>>(), expected);
}

#[test]
fn what_goes_on_what_with_each_option_and_with_both() {
    let both = Options { ten: Ten::Anything, ..SEVEN };
    let all = "2 3 4 5 6 7 8 9 10 J Q K A";
    for (options, top, allowed) in [
        (TEN, "9", "2 3 4 5 6 7 8 9 10"),
        (TEN, "7", "2 7 8 9 10 J Q K A"),
        (TEN, "J", "2 10 J Q K A"),
        (TEN, "A", "2 10 A"),
        (TEN, "2", all),
        (TEN, "", all),
        (SEVEN, "7", "2 3 4 5 6 7"),
        (SEVEN, "9", "2 3 4 5 6 7 8 9"),
        (SEVEN, "6", "2 6 7 8 9 10 J Q K A"),
        (SEVEN, "8", "2 8 9 10 J Q K A"),
        (SEVEN, "A", "2 A"),
        (both, "7", "2 3 4 5 6 7 10"),
        (both, "9", "2 3 4 5 6 7 8 9 10"),
        (both, "8", "2 8 9 10 J Q K A"),
        (both, "Q", "2 10 Q K A"),
        (EIGHT, "7", "2 7 8 9 10 J Q K A"),
        (EIGHT, "8", "2 8 9 10 J Q K A"),
    ] {
        assert_goes_on(options, top, allowed);
        if top != "Q" {
            let packs = Packs::Two;
            let game = Setup {
                options: Options { packs, ..options },
                rows: &[["4D'", "", ""], ["5D'", "", ""], [""; 3], [""; 3], [""; 3]],
                stack: &if top.is_empty() { String::new() } else { format!("{top}S'") },
                ..Setup::default()
            };
            let takes = game.game().board().takes();
            let ranks: Vec<_> = takes.ranks().map(Rank::name).collect();
            assert_eq!(ranks.join(" "), allowed, "{options:?} on {top}");
            assert_eq!(takes.len() as usize, 8 * ranks.len(), "both copies");
        }
    }
}

#[test]
fn a_refusal_says_what_would_go() {
    let said = |options, stack: &str, card: &str| {
        let game = position_with(options, 0, stack, &[["3C 8C QC", "", ""], ["4D", "", ""]]);
        refusal(&game, play(0, card)).to_string()
    };
    assert_eq!(said(SHORT, "9S", "QC"), "only a 9 or lower goes on a 9");
    assert_eq!(said(TEN, "9S", "QC"), "only a 9 or lower, or a 10, goes on a 9");
    assert_eq!(said(SEVEN, "7S", "8C"), "only a 7 or lower goes on a 7");
    assert_eq!(said(SHORT, "KS", "QC"), "it must be of rank K or higher, or a 2");
    assert_eq!(said(TEN, "KS", "QC"), "it must be of rank K or higher, or a 2 or a 10");
    assert_eq!(said(TEN, "5S", "3C"), "it must be of rank 5 or higher, or a 2");
}

#[test]
fn a_ten_burns_wherever_it_goes_but_does_not_begin_a_game() {
    let mut game = position_with(TEN, 0, "3S AS", &[["10C 4C", "", ""], ["4D", "", ""]]);
    let events = go(&mut game, [play(0, "10C")]);
    assert_eq!(events[1], Event::Burnt { seat: seat(0), cards: cards("3S AS 10C") });
    assert_eq!(turn(&game), Some(0));
    // The first play has the lowest rank all the same.
    let deal = Deal::new(&chance(3), TEN, 2, seat(0));
    let mut game = Position::deal(TEN, seat(0), &deal).expect("a deal");
    go(&mut game, [ready(0), ready(1)]);
    if let Due::Begin = game.board().due() {
        let first = game.candidates().iter().next().expect("a candidate");
        go(&mut game, [Move::Chance(first)]);
    }
    assert!(!game.board().takes().ranks().any(|rank| rank == Rank::TEN));
}

#[test]
fn a_face_down_ten_or_seven_fits_by_the_options_too() {
    let rows = [["", "", "10C 8C 3C"], ["4D", "", ""]];
    for (options, stack, at, fits) in [
        (SHORT, "9S", 0, false),
        (TEN, "9S", 0, true),
        (SHORT, "7S", 1, true),
        (SEVEN, "7S", 1, false),
        (SHORT, "7S", 2, false),
        (SEVEN, "7S", 2, true),
    ] {
        let mut game = position_with(options, 0, stack, &rows);
        let events = go(&mut game, [flip(0, at)]);
        let played = events.iter().any(|event| matches!(event, Event::Played { .. }));
        assert_eq!(played, fits, "place {at} on {stack} with {options:?}");
    }
}

/// Three spare cards for each of so many players, the first of whom also holds these.
fn table(seats: usize, held: &str) -> Vec<[String; 3]> {
    let spare = ["3D 4D 5D", "3H 4H 5H", "3S 4S 5S", "3C 4C 5C"];
    let hands = (0..seats).map(|n| format!("{}{}", spare[n], if n == 0 { held } else { "" }));
    hands.map(|hand| [hand, String::new(), String::new()]).collect()
}

#[test]
fn each_eight_skips_one_of_the_next_players() {
    for (options, seats, stack, eights, next, skipped) in [
        (SHORT, 3, "6S", "8C", 1, &[][..]),
        (EIGHT, 4, "6S", "8C", 2, &[1]),
        (EIGHT, 4, "6S", "8C 8D", 3, &[1, 2]),
        // It comes round to the player of the eights.
        (EIGHT, 4, "6S", "8C 8D 8H", 0, &[1, 2, 3]),
        (EIGHT, 3, "6S", "8C 8D", 0, &[1, 2]),
        (EIGHT, 3, "6S", "8C 8D 8H", 0, &[1, 2]),
        (EIGHT, 2, "6S", "8C", 0, &[1]),
        (EIGHT, 2, "6S", "8C 8D", 0, &[1]),
        // A burn goes first.
        (EIGHT, 4, "6S", "8C 8D 8H 8S", 0, &[]),
        (EIGHT, 4, "8S", "8C 8D 8H", 0, &[]),
        // The eights that lie there already skip nobody any more.
        (EIGHT, 4, "8S 8H", "8C", 2, &[1]),
    ] {
        let table = table(seats, &format!(" {eights}"));
        let rows: Vec<_> = table.iter().map(|row| row.each_ref().map(String::as_str)).collect();
        let mut game = position_with(options, 0, stack, &rows);
        let events = go(&mut game, [play(0, eights)]);
        assert_eq!(turn(&game), Some(next), "{eights} among {seats}");
        assert_eq!(skips(&events), skipped, "{eights} among {seats}");
    }
}

/// The players whom these events say to be skipped.
fn skips(events: &[Event]) -> Vec<usize> {
    let seats = events.iter().filter_map(|event| match event {
        Event::Skipped { seats } => Some(seats.iter().map(Seat::index)),
        _ => None,
    });
    seats.flatten().collect()
}

#[test]
fn players_who_got_away_are_not_skipped() {
    // The second has got away.
    let rows = [["3D 8C 8D", "", ""], [""; 3], ["3H 4H", "", ""], ["3S 4S", "", ""]];
    for (eights, next, skipped) in [("8C", 3, &[2][..]), ("8C 8D", 0, &[2, 3])] {
        let mut game = position_with(EIGHT, 0, "6S", &rows);
        let events = go(&mut game, [play(0, eights)]);
        assert_eq!((turn(&game), &*skips(&events)), (Some(next), skipped));
    }
}

#[test]
fn eights_with_which_their_player_gets_away() {
    let rows = |eights| [[eights, "", ""], ["3H 4H", "", ""], ["3S 4S", "", ""]];
    for (eights, stack, next, skipped) in [
        ("8C", "6S", 2, &[1][..]),
        // Both others are skipped, so it comes round to the first of them.
        ("8C 8D", "6S", 1, &[1, 2]),
        // A burn goes first: the next player goes on.
        ("8C 8D", "8H 8S", 1, &[]),
    ] {
        let mut game = position_with(EIGHT, 0, stack, &rows(eights));
        let events = go(&mut game, [play(0, eights)]);
        assert_eq!(away(&game), [0]);
        assert_eq!((turn(&game), &*skips(&events)), (Some(next), skipped), "{eights} on {stack}");
    }
    // The last but one: the game is over, and nobody is skipped.
    let mut game = position_with(EIGHT, 0, "6S", &[["8C", "", ""], ["3H 4H", "", ""]]);
    let events = go(&mut game, [play(0, "8C")]);
    assert_eq!(events[1..], [Event::GotAway { seat: seat(0) }, Event::Lost { seat: seat(1) }]);
}

#[test]
fn eights_from_the_table_skip_too() {
    let rows = |up, down| [["", up, down], ["3H 4H", "", ""], ["3S 4S", "", ""]];
    let mut game = position_with(EIGHT, 0, "6S", &rows("8C KC", "5C"));
    assert_eq!(skips(&go(&mut game, [play(0, "8C")])), [1]);
    let mut game = position_with(EIGHT, 0, "6S", &rows("", "8C 5C"));
    let events = go(&mut game, [flip(0, 0)]);
    assert_eq!((skips(&events), turn(&game)), (vec![1], Some(2)));
    // One that doesn't fit isn't played.
    let mut game = position_with(EIGHT, 0, "KS", &rows("", "8C 5C"));
    let events = go(&mut game, [flip(0, 0)]);
    assert_eq!((skips(&events), turn(&game)), (vec![], Some(1)));
}

#[test]
fn a_player_whom_the_skipping_comes_round_to_can_do_anything() {
    let mut game = position_with(EIGHT, 0, "6S", &[["8C 8D 9C", "", ""], ["3H 4H", "", ""]]);
    go(&mut game, [play(0, "8C")]);
    let moves = [play(0, "8D"), play(0, "9C"), pick_up(0)];
    assert!(moves.iter().all(|act| game.legal_moves().contains(act)));
    assert_eq!(refusal(&game, play(1, "3H")), Illegal::NotYourTurn { turn: seat(0) });
    go(&mut game, [play(0, "8D"), pick_up(0)]);
    assert_eq!(turn(&game), Some(1));
}

#[test]
fn a_skipped_player_of_a_refilled_hand_has_nothing_new() {
    let setup = Setup {
        options: EIGHT,
        rows: &[["8C 3C 4C", "5C", "6C"], ["3H 4H 5H", "6H", "7H"], ["3S 4S 5S", "6S", "7S"]],
        deck: "KC QC",
        ..Setup::default()
    };
    let mut game = setup.game();
    let events = go(&mut game, [play(0, "8C")]);
    let (seats, seat) = (SeatSet::of(seat(1)), seat(0));
    let received = Event::Received { seat, cards: cards("KC") };
    assert_eq!(events[2..], [received, Event::Skipped { seats }]);
    assert_eq!(changed(&events, 3), SeatSet::of(seat));
}

#[test]
fn two_packs_are_for_five_and_six_players_with_three_cards_of_each_kind() {
    for options in Options::all().filter(|options| options.packs == Packs::Two) {
        let good: Vec<usize> = (0..9).filter(|n| options.check_seats(*n).is_ok()).collect();
        assert_eq!(good, [5, 6]);
        for (seats, deck) in [(5, 59), (6, 50)] {
            let deal = Deal::new(&chance(3), options, seats, seat(2));
            for kind in [&deal.down, &deal.up, &deal.hands] {
                assert!(kind.len() == seats && kind.iter().all(|cards| cards.len() == 3));
            }
            assert_eq!(deal.deck.len(), deck);
            assert_eq!(options.out_of_play(seats), 0);
            // As in Getaway: one shuffle of all 104 cards.
            let pack = chance(3).shuffled(2);
            assert_eq!(deal.down[3][0], pack[0], "the seat after the dealer is first");
            assert_eq!(deal.deck[..], pack[104 - deck..]);
            assert!(Position::deal(options, seat(2), &deal).is_ok());
        }
    }
    let mut deal = Deal::new(&chance(3), TWO_PACKS, 5, seat(0));
    let first = deal.deck.pop().expect("a card");
    assert_eq!(Position::deal(TWO_PACKS, seat(0), &deal), Err(BadDeal::Deck(58)));
    deal.deck.push(deal.hands[0][0]);
    assert_ne!(first, deal.hands[0][0]);
    assert_eq!(Position::deal(TWO_PACKS, seat(0), &deal), Err(BadDeal::Twice(deal.hands[0][0])));
}

#[test]
fn four_of_a_rank_are_any_four_from_both_packs() {
    fn rows(held: &str) -> [[&str; 3]; 5] {
        [[held, "", ""], ["3H 4H", "", ""], [""; 3], [""; 3], [""; 3]]
    }
    for (stack, held, burns) in [
        ("6S", "KC KC' KD", false),
        ("6S", "KC KC' KD KD'", true),
        ("6S", "KC KC' KD KD' KH KH'", true),
        ("KS KS'", "KC KC'", true),
        // More than four, because the last play had several.
        ("KS KS' KD'", "KC KC' KD", true),
        ("KS KS' KD' AS", "AC", false),
    ] {
        let held = format!("{held} 5C");
        let mut game = position_with(TWO_PACKS, 0, stack, &rows(&held));
        go(&mut game, [play(0, held.trim_end_matches(" 5C"))]);
        assert_eq!(game.board().stack().is_empty(), burns, "{held} on {stack}");
        assert_eq!(turn(&game), Some(usize::from(!burns)));
    }
    // The same face twice isn't the same card twice.
    let game = position_with(TWO_PACKS, 0, "6S", &rows("KC KC' 5C"));
    for names in ["KC", "KC'", "KC KC'"] {
        assert!(game.legal_moves().contains(&play(0, names)), "{names}");
    }
    assert_eq!(refusal(&game, play(0, "5C'")), Illegal::NotInHand(card("5C'")));
}

#[test]
fn seven_ten_and_two_packs_together() {
    let options = Options { packs: Packs::Two, ..HOUSE };
    let rows = [["8C 8C' 8D 10C' KC", "", ""], ["3H", "", ""], ["4H", "", ""], [""; 3], [""; 3]];
    let mut game = position_with(options, 0, "7S' 7S", &rows);
    assert_eq!(refusal(&game, play(0, "8C'")), Illegal::TooHigh { top: Rank::SEVEN, ten: true });
    go(&mut game, [play(0, "10C'")]);
    let events = go(&mut game, [play(0, "8C 8C'")]);
    assert_eq!((skips(&events), turn(&game)), (vec![1, 2], Some(0)));
}

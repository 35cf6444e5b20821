//! Palace sentence by sentence, sections 5 to 9. A test's name begins with its section.

use super::common::*;
use getaway_games::Event as _;
use getaway_games::palace::rules::*;

/// A game for two with four cards in each hand, so that nobody runs out of cards.
fn two(turn: usize, stack: &str, first: &str, second: &str) -> Position {
    position(turn, stack, &[[first, "", ""], [second, "", ""]])
}

/// A short game for two with a draw deck: each player was dealt three cards of each kind.
fn with_deck(stack: &str, hands: [&str; 2], deck: &str) -> Position {
    let setup = Setup {
        options: SHORT,
        rows: &[[hands[0], "AS", "KS"], [hands[1], "AH", "KH"]],
        stack,
        deck,
        ..Setup::default()
    };
    setup.game()
}

// Section 5

#[test]
fn s5_ranks_can_be_played_on_the_right_ranks_only() {
    let all = "2 3 4 5 6 7 8 9 10 J Q K A";
    for (top, allowed) in [
        ("", all),
        ("2", all),
        ("3", "2 3 4 5 6 7 8 9 10 J Q K A"),
        ("4", "2 4 5 6 7 8 9 10 J Q K A"),
        ("5", "2 5 6 7 8 9 10 J Q K A"),
        ("6", "2 6 7 8 9 10 J Q K A"),
        ("7", "2 7 8 9 10 J Q K A"),
        ("8", "2 8 9 10 J Q K A"),
        ("9", "2 3 4 5 6 7 8 9"),
        ("J", "2 J Q K A"),
        ("Q", "2 Q K A"),
        ("K", "2 K A"),
        ("A", "2 A"),
    ] {
        assert_goes_on(SHORT, top, allowed);
    }
}

#[test]
fn s5_one_card_or_several_of_the_same_rank() {
    let game = two(0, "3S", "5C 5D 5H 6C", "4D 7D");
    let moves = game.legal_moves();
    for names in ["5C", "5D", "5H", "5C 5D", "5D 5H", "5C 5H", "5C 5D 5H", "6C"] {
        assert!(moves.contains(&play(0, names)), "{names}");
    }
    assert_eq!(moves.len(), 9, "and the stack can be picked up");
    assert_eq!(refusal(&game, play(0, "5C 6C")), Illegal::NotEqual);
    assert_eq!(refusal(&game, play(0, "")), Illegal::NoCards);
    assert_eq!(refusal(&game, play(0, "5S")), Illegal::NotInHand(card("5S")));
    assert_eq!(refusal(&game, play(0, "4D")), Illegal::NotInHand(card("4D")));
}

#[test]
fn s5_four_of_a_rank_burn_no_matter_who_completed_them() {
    // In one play, on another card or on an empty stack.
    for stack in ["", "3S"] {
        let mut game = two(0, stack, "4C 4D 4H 4S 5C", "6D 7D");
        go(&mut game, [play(0, "4C 4D 4H 4S")]);
        assert!(game.board().stack().is_empty());
        assert_eq!(turn(&game), Some(0));
    }
    // Over several plays: the player of the last card plays again.
    let mut game = two(0, "", "4C 4D KC", "4H 4S KD");
    go(&mut game, [play(0, "4C"), play(1, "4H"), play(0, "4D")]);
    assert_eq!(game.board().stack().run(), cards("4C 4D 4H"));
    let events = go(&mut game, [play(1, "4S")]);
    let burnt = Event::Burnt { seat: seat(1), cards: cards("4C 4D 4H 4S") };
    assert_eq!(events[1], burnt);
    assert_eq!(turn(&game), Some(1));
    // Four twos and four nines burn the stack too.
    for (three, last) in [("2C 2D 2H", "2S"), ("9C 9D 9H", "9S")] {
        let mut game = two(0, three, &format!("{last} KC"), "4H 4S");
        go(&mut game, [play(0, last)]);
        assert!(game.board().stack().is_empty(), "{last}");
        assert_eq!(turn(&game), Some(0));
    }
}

#[test]
fn s5_only_the_last_four_cards_count() {
    let mut game = two(0, "4C 4D 4H 2C", "4S KC", "KD 5D");
    go(&mut game, [play(0, "4S")]);
    assert_eq!(game.board().stack().height(), 5);
    assert_eq!(game.board().stack().run(), cards("4S"));
    assert_eq!(turn(&game), Some(1));
}

// Section 6

#[test]
fn s6_with_an_empty_hand_a_player_plays_from_the_face_up_cards() {
    let mut game = position(0, "3S", &[["", "5C 5D 2C", "KC"], ["7D 8D", "", ""]]);
    assert_eq!(game.legal_moves().len(), 5, "5C, 5D, both, 2C, pick up");
    let events = go(&mut game, [play(0, "5C 5D")]);
    assert_eq!(events[0], Event::Played { seat: seat(0), cards: cards("5C 5D"), from: Source::Up });
    assert_eq!(up(&game, 0), cards("2C"));
    // The same rules apply.
    let game = position(0, "KS", &[["", "5C 5D", "KC"], ["7D 8D", "", ""]]);
    let top = card("KS").rank();
    assert_eq!(refusal(&game, play(0, "5C")), Illegal::TooLow { top, ten: false });
    assert_eq!(refusal(&game, play(0, "6C")), Illegal::NotFaceUp(card("6C")));
}

#[test]
fn s6_a_face_down_card_is_chosen_by_its_place_and_shown() {
    let rows = [["", "", "KC 4C 5C"], ["7D 8D", "", ""]];
    let mut game = position(0, "3S", &rows);
    let places = [flip(0, 0), flip(0, 1), flip(0, 2), pick_up(0)];
    assert_eq!(game.legal_moves(), places);
    let events = go(&mut game, [flip(0, 1)]);
    let shown = Event::Flipped { seat: seat(0), at: 1, card: card("4C") };
    let played = Event::Played { seat: seat(0), cards: cards("4C"), from: Source::Down };
    assert_eq!(events, [shown, played], "if it may be played, it is");
    assert_eq!(turn(&game), Some(1));
    // The other cards keep their places.
    go(&mut game, [pick_up(1)]);
    assert_eq!(game.legal_moves(), [flip(0, 0), flip(0, 2)]);
    assert_eq!(refusal(&game, flip(0, 1)), Illegal::NoSuchPlace(1));
    assert_eq!(refusal(&game, flip(0, 9)), Illegal::NoSuchPlace(9));
    assert_eq!(refusal(&game, play(0, "KC")), Illegal::MustFlip);
}

#[test]
fn s6_an_unplayable_face_down_card_goes_to_the_hand_with_the_stack() {
    let rows = [["", "", "KC 4C"], ["7D 8D", "", ""]];
    let mut game = position(0, "3S 6S", &rows);
    let events = go(&mut game, [flip(0, 1)]);
    let taken = Event::PickedUp { seat: seat(0), cards: cards("3S 6S 4C") };
    assert_eq!(events[1], taken);
    assert_eq!(hand(&game, 0), cards("3S 6S 4C"));
    assert_eq!(game.board().tableau(seat(0)).known, cards("3S 6S 4C"));
    assert!(game.board().stack().is_empty());
    assert_eq!(turn(&game), Some(1), "the turn passes");
    assert_eq!(game.board().plays(), 0, "nothing was played");
    // The hand comes first again.
    go(&mut game, [play(1, "7D")]);
    assert_eq!(refusal(&game, flip(0, 0)), Illegal::FaceDownLast);
}

// Section 7

#[test]
fn s7_cards_picked_up_are_known_until_they_are_played() {
    let mut game = two(0, "3S KS", "4C 5C", "6D 7D");
    go(&mut game, [pick_up(0)]);
    let known = |game: &Position| game.board().tableau(seat(0)).known;
    assert_eq!(known(&game), cards("3S KS"));
    assert_eq!(game.board().tableau(seat(0)).unknown(), 2);
    go(&mut game, [play(1, "6D"), play(0, "KS")]);
    assert_eq!(known(&game), cards("3S"));
    let view = View::new(&game, seat(1));
    assert!(!view.unseen().contains(card("3S")) && view.unseen().contains(card("4C")));
}

// Section 8

#[test]
fn s8_a_burn_that_gets_its_player_away_gives_the_turn_to_the_next() {
    let rows = [["10C", "", ""], ["7D 8D", "", ""], ["7C 8C", "", ""]];
    let mut game = position(0, "3S", &rows);
    let events = go(&mut game, [play(0, "10C")]);
    assert_eq!(events[2..], [Event::GotAway { seat: seat(0) }]);
    assert_eq!(away(&game), [0]);
    assert_eq!(turn(&game), Some(1));
    assert!(game.board().stack().is_empty());
    assert_eq!(refusal(&game, pick_up(0)), Illegal::NotInPlay(seat(0)));
    go(&mut game, [play(1, "7D"), play(2, "7C"), pick_up(1)]);
    assert_eq!(turn(&game), Some(2), "players who got away are passed over");
}

#[test]
fn s8_after_2000_plays_a_game_is_stopped_without_a_loser() {
    let after = |plays| {
        let setup = Setup {
            options: SHORT,
            rows: &[["4C 5C", "", ""], ["7D 8D", "", ""], ["", "", ""]],
            stack: "3S",
            plays,
            ..Setup::default()
        };
        setup.game()
    };
    // Picking up isn't a play.
    let mut game = after(1_998);
    go(&mut game, [pick_up(0), play(1, "7D"), pick_up(0)]);
    assert_eq!(game.board().plays(), 1_999);
    // The last play has a loser if it ends the game anyway.
    let events = go(&mut game, [play(1, "8D")]);
    assert_eq!(events.last(), Some(&Event::Lost { seat: seat(0) }));
    assert_eq!(game.board().loser(), Some(seat(0)));

    let mut game = after(1_999);
    let events = go(&mut game, [play(0, "4C")]);
    assert_eq!(events.last(), Some(&Event::Stopped));
    assert_eq!(game.board().due(), Due::Over(None));
    assert_eq!(refusal(&game, play(1, "7D")), Illegal::GameOver);
}

// Section 9

#[test]
fn s9_a_player_sees_what_the_rules_say() {
    let mut game =
        position(0, "3S", &[["10C 4C", "KC", "5C"], ["7D 8D", "KD", "5D"], ["9C 9D", "", ""]]);
    go(&mut game, [play(0, "10C"), play(0, "4C"), play(1, "7D")]);
    let view = View::new(&game, seat(2));
    assert_eq!(view.hand(), cards("9C 9D"));
    let board = view.board();
    assert_eq!(board.tableau(seat(0)).up, cards("KC"));
    assert_eq!(board.tableau(seat(1)).up, cards("KD"));
    assert_eq!(board.stack().cards(), cards("4C 7D"));
    assert!(cards("3S 10C").minus(board.burnt()).is_empty());
    let counts = [0, 1, 2].map(|n| board.tableau(seat(n)).hand);
    assert_eq!(counts, [0, 1, 2]);
    assert_eq!(board.tableau(seat(0)).down.len(), 1);
    // Face-down cards and other hands are unseen, even the player's own face-down cards.
    let own = View::new(&game, seat(0));
    for name in ["5C", "5D", "8D"] {
        assert!(view.unseen().contains(card(name)), "{name}");
        assert!(own.unseen().contains(card(name)), "{name}");
    }
}

#[test]
fn s9_refills_are_seen_only_by_their_owners() {
    let mut game = with_deck("3S", ["5C 5D 6C", "7D 7H 8D"], "JC QC JD");
    let events = go(&mut game, [play(0, "5C 5D")]);
    let refilled = Event::Refilled { seat: seat(0), count: 2 };
    let received = Event::Received { seat: seat(0), cards: cards("JC QC") };
    assert_eq!(events[1..], [refilled, received]);
    let for_seat = |n: usize| events.iter().filter(|e| e.is_for(seat(n))).count();
    assert_eq!([for_seat(0), for_seat(1)], [3, 2]);
    assert_eq!(events[2].audience(), Audience::Only(seat(0)));
    let view = View::new(&game, seat(1));
    assert!(cards("JC QC").minus(view.unseen()).is_empty());
    assert_eq!(view.board().tableau(seat(0)).hand, 3, "their number is seen");
}

#[test]
fn s9_a_player_sees_which_cards_can_be_played_now() {
    let game = two(0, "8S", "7C 8D JH 10S", "9C 4D");
    let playable = |who: usize| View::new(&game, seat(who)).legal_cards();
    assert_eq!(playable(0), cards("8D JH 10S"));
    assert_eq!(playable(1), cards(""));
}

#[test]
fn s4_nobody_but_a_candidate_begins() {
    let game = two(0, "8S", "7C 8D", "9C 4D");
    let begins = |who: usize| refusal(&game, Move::Chance(seat(who)));
    assert_eq!(begins(1), Illegal::NotACandidate(seat(1)));
    assert_eq!(begins(2), Illegal::NotInPlay(seat(2)));
    let over = walk(SHORT, 2, 1).run(MOST_MOVES).game;
    assert_eq!(refusal(&over, Move::Chance(seat(0))), Illegal::GameOver);
}

//! Section 9: good and bad records, written by hand and by the program; and their chance.

use super::common::*;
use getaway_games::bus::rules::*;
use getaway_games::{BadRecord, Unverified};

/// The record of section 9, with cards in place of its dots: B loses two tokens, A one.
const GOOD: &str = r#"{"format":"bus-record/1","rules":{"tokens":2,"keep":"yes","whole_hand":"yes"},"seats":["normal","hard","easy"],"dealer":0,
 "moves":[
  {"do":"deal","hands":[["2C","9D","KH"],["4C","5D","7H"],["AC","AD","QH"]],"middle":["3S","3H","10C"]},
  {"do":"swap","seat":1,"give":["5D"],"take":["3S"]},
  {"do":"keep","seat":2,"stop":true},
  {"do":"swap","seat":0,"give":["2C","9D","KH"],"take":["5D","3H","10C"]},
  {"do":"keep","seat":1},
  {"do":"deal","hands":[["AC","AD","KH"],["4C","5D","7H"],["JC","JD","QH"]],"middle":["3S","3H","10C"]},
  {"do":"swap","seat":2,"give":["QH"],"take":["10C"],"stop":true},
  {"do":"keep","seat":0},
  {"do":"keep","seat":1},
  {"do":"deal","hands":[["2C","9D","KH"],[],["AC","AD","QH"]],"middle":["3S","3H","10C"]},
  {"do":"keep","seat":0}],
 "tokens":[2,0,2]}"#;

fn good() -> Record {
    Record::from_line(&GOOD.replace('\n', "")).expect("a record")
}

fn deal_of(record: &mut Record, number: usize) -> &mut Deal {
    let mut deals = record.moves.iter_mut().filter_map(|entry| match entry {
        Entry::Deal(deal) => Some(deal),
        _ => None,
    });
    deals.nth(number - 1).expect("a deal")
}

/// A whole game whose chance follows from a secret.
fn fair(options: Options, seats: usize, number: u8) -> Record {
    let dealer = seat(usize::from(number) % seats);
    let rng = rand(number.into());
    Walk::from(options, (seats, dealer), NoDeal {}, rng, any_move).fair(&secret(number), uncut())
}

#[test]
fn s9_a_record_written_by_hand_is_replayed() {
    let record = good();
    let game = record.replay().expect("a good record");
    assert_eq!(game.board().deals(), 3);
    assert_eq!(turn(&game), Some(C));
    assert_eq!(all_tokens(&game), [2, 0, 2]);
    assert_eq!(game.hand(seat(A)), Some(hand("2C 9D KH")));
    assert_eq!(game.hand(seat(B)), None);
    assert_is_written(&record, GOOD);
}

#[test]
fn s9_the_first_wrong_entry_is_named() {
    let flaws = r#"
        /moves/0 - => move 1: the next hands haven't been dealt yet
        /moves/0/middle/1 "2C" => move 1: the deal: 2C occurs twice
        /moves/0/hands/1/2 - => move 1: the deal: seat 1 is dealt 2 cards instead of 3
        /moves/0/middle/2 - => move 1: the deal: the middle has 2 cards instead of 3
        /seats/3 "easy" => move 1: the deal: there are 3 hands for 4 seats
        /moves/9/hands/1 ["4C","5D","7H"] => move 10: the deal: seat 1 is dealt 3 cards instead of 0
        /moves/1 @/moves/0 => move 2: the deal: no deal is due
        /moves/1 {"do":"keep","seat":0} => move 2: it's the turn of seat 1
        /moves/1 @/moves/3 => move 2: it's the turn of seat 1
        /moves/1/seat 4 => move 2: seat 4 isn't in play
        /moves/1/give ["9D"] => move 2: 9D isn't in that hand
        /moves/1/take ["3D"] => move 2: 3D isn't in the middle
        /moves/1/give ["3S"] => move 2: giving 3S for itself changes nothing: that's keeping the hand
        /moves/1/give ["4C","5D"]; /moves/1/take ["3S","3H"] => move 2: 2 cards are given for 2: it must be one for one, or three for three
        /moves/1/give ["4C","5D","7H"] => move 2: 3 cards are given for 1: it must be one for one, or three for three
        /moves/1/give ["4C","5D","5D"]; /moves/1/take ["3S","3H","10C"] => move 2: the cards given aren't the hand of seat 1
        /moves/1 {"do":"swap","seat":2,"give":["4C","5D","7H"],"take":["3S","3H","10C"]} => move 2: it's the turn of seat 1
        /moves/1/give ["4C","5D","7H"]; /moves/1/take ["3S","3H","10D"] => move 2: the cards taken aren't the middle
        /rules/whole_hand "no" => move 4: only one card can be exchanged at this table
        /rules/keep "no" => move 3: a card must be exchanged at this table
        /moves/4/stop true => move 5: seat 2 has already stopped the bus
        /tokens/1 1 => `tokens` should be [2,0,2]
        /places [1,3,2] => `places` should be left out
        /seats ["a","b","c","d","e","f","g"] => the deal: 7 seats can't play: it takes 2 to 6
        /dealer 3 => the deal: the dealer is seat 3, which isn't at the table
    "#;
    assert_flaws_are_named(&good(), flaws);
}

/// The rules explain the format with a whole game.
#[test]
fn s9_the_record_in_the_text_is_good() {
    let text = include_str!("../../../../../docs/rules/bus.md");
    let after = text.split("```json").nth(1).expect("an example");
    let example = after.split("```").next().expect("its end");
    let record = Record::from_line(&example.replace('\n', "")).expect("a record");
    let game = record.replay().expect("a good record");
    assert_eq!(places(&game), [Some(2), Some(1)]);
    assert_is_written(&record, example);
}

#[test]
fn s9_a_whole_hand_is_given_and_taken_in_any_order() {
    let mut record = good();
    let (give, take) = (list("KH 2C 9D"), list("10C 5D 3H"));
    record.moves[3] = Entry::Swap { seat: seat(0), give, take, stop: false };
    assert_eq!(record.replay(), good().replay());
    deal_of(&mut record, 1).hands[0].reverse();
    assert_eq!(record.replay(), good().replay());
    // The middle has places, so a different order is a different game.
    deal_of(&mut record, 3).middle.reverse();
    assert_ne!(record.replay(), good().replay());
}

#[test]
fn s9_a_record_with_a_spoilt_field_is_refused() {
    assert_spoilt_fields_are_refused([good(), fair(tokens(1), 4, 3)]);
}

#[test]
fn s9_places_are_written_when_the_game_is_over() {
    let record = fair(tokens(1), 4, 3);
    let places = record.end.places.clone().expect("places");
    assert_eq!(places.iter().filter(|place| **place == 1).count(), 1);
    let left = record.end.tokens.iter().filter(|tokens| **tokens > 0);
    assert_eq!(left.count(), 1);
    assert_end_is_checked(&record, &["places", "tokens"], ["the deal: no deal is due", OVER]);
}

#[test]
fn s9_a_game_stopped_early_has_the_tokens_of_the_last_completed_deal() {
    let whole = fair(tokens(2), 3, 5);
    for length in 0..whole.moves.len() {
        let moves = whole.moves[..length].to_vec();
        let (labels, dealer) = (whole.seats.clone(), whole.dealer);
        let record = record_of(whole.rules, labels, dealer, &moves, None);
        assert_eq!(record.end.places, None);
        assert!(record.replay().is_ok());
        assert!(!record.to_line().expect("a line").contains("places"));
    }
}

/// Unlike who has got away, the tokens are never left open.
#[test]
fn s9_a_running_game_has_tokens() {
    let line = GOOD.replace('\n', "").replace("[2,0,2]}", "[]}");
    let why = Record::from_line(&line).expect_err("no tokens").to_string();
    assert!(why.contains("expected the tokens of every seat"), "{why}");
}

#[test]
fn s9_records_of_whole_games_are_good() {
    for (number, options) in (0..).zip(Options::all()) {
        let seats = 2 + usize::from(number) % 5;
        assert_whole_game_is_good(&fair(options, seats, number));
    }
}

#[test]
fn the_chance_of_every_deal_is_recomputed() {
    let record = fair(Options::default(), 4, 7);
    let deals = record.moves.iter().filter(|e| matches!(e, Entry::Deal(_))).count();
    assert!(deals > 5);
    assert_proof_is_needed(&record);
    let nth = |why| match why {
        Unverified::Move { nth, .. } => nth,
        why => panic!("{why}"),
    };
    assert_eq!(nth(unverified(&record, |_, p| p.game += 1)), 1);
    assert_eq!(nth(unverified(&record, |_, p| p.ids.reverse())), 1);
    // A stacked card in any deal, and a stacked place of the middle. The game ends there, so
    // everything after it stays legal.
    for number in 1..=deals {
        let stacked = |change: &dyn Fn(&mut Deal)| {
            unverified(&record, |r, _| {
                let deal = deal_of(r, number);
                change(deal);
                let at = r.moves.iter().enumerate();
                let deals = at.filter(|(_, entry)| matches!(entry, Entry::Deal(_)));
                let at = deals.map(|(at, _)| at).nth(number - 1).expect("a deal");
                r.moves.truncate(at + 1);
                r.end = r.play_moves(&mut |_, _| {}).expect("legal moves").end();
            })
        };
        let swapped = stacked(&|deal| deal.middle.swap(0, 2));
        let expected = serde_json::json!(deal_of(&mut record.clone(), number));
        let Unverified::Move { expected: said, .. } = &swapped else {
            panic!("{swapped}");
        };
        assert!(said.contains(&expected["middle"].to_string()), "{said}");
        assert_eq!(nth(swapped), number);
        let exchanged = stacked(&|deal| {
            let Deal { hands, middle } = deal;
            let hand = hands.iter_mut().find(|hand| !hand.is_empty());
            std::mem::swap(&mut hand.expect("a hand")[0], &mut middle[0]);
        });
        assert_eq!(nth(exchanged), number);
    }
    // The order within a hand doesn't matter.
    let mut turned = record.clone();
    deal_of(&mut turned, 2).hands.iter_mut().for_each(|hand| hand.reverse());
    assert!(turned.verify().is_ok());
    // A record with a wrong entry isn't verified, however fair its cards are.
    let mut wrong = record;
    wrong.end.tokens[0] += 1;
    let why = wrong.verify().expect_err("wrong tokens");
    assert!(matches!(why, Unverified::Record(BadRecord::End { .. })));
}

#[test]
fn mutated_records_cause_no_panic() {
    let all = (0..).zip(Options::all());
    assert_mutations_cause_no_panic(all.map(|(number, options)| fair(options, 3, number)));
}

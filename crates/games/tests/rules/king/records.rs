//! Section 9: good and bad records, written by hand and by the program; and their chance.

use super::common::*;
use getaway_games::cards::*;
use getaway_games::king::rules::*;
use getaway_games::{NoDeal, Unverified};

/// The first trick of a game, and the lead to the second.
const GOOD: &str = r#"{"format":"king-record/1","rules":{"hearts":"free","ending":"decided","auction":"allowed"},"seats":["Ann","normal","hard","easy"],"dealer":2,
 "moves":[
  {"do":"deal","hands":[
   ["2S","3S","4S","5S","6S","7S","8S","9S","10S","JS","QS","KS","AS"],
   ["2H","3H","4H","5H","6H","7H","8H","9H","10H","JH","QH","KH","AH"],
   ["2D","3D","4D","5D","6D","7D","8D","9D","10D","JD","QD","KD","2C"],
   ["3C","4C","5C","6C","7C","8C","9C","10C","JC","QC","KC","AC","AD"]]},
  {"do":"play","seat":3,"card":"AD"},
  {"do":"play","seat":0,"card":"AS"},
  {"do":"play","seat":1,"card":"10H"},
  {"do":"play","seat":2,"card":"KD"},
  {"do":"play","seat":3,"card":"3C"}]}"#;

fn good() -> Record {
    Record::from_line(&GOOD.replace('\n', "")).expect("a record")
}

/// The record of a whole game of random moves whose chance follows from a secret.
fn fair(options: Options, number: u8) -> Record {
    let dealer = first_dealer(&chance(number));
    let choose = |game: &Position, rng: &mut Rand| random_move(game, rng);
    let rng = rand(number.into());
    Walk::from(options, (SEATS, dealer), NoDeal {}, rng, choose).fair(&secret(number), uncut())
}

/// The hands of the deal at this place.
fn dealt(record: &mut Record, at: usize) -> &mut Vec<Vec<Card>> {
    match &mut record.moves[at] {
        Entry::Deal { hands } => hands,
        other => panic!("not a deal: {other:?}"),
    }
}

#[test]
fn s9_a_record_written_by_hand_is_replayed() {
    let record = good();
    let game = record.replay().expect("a good record");
    assert_eq!(turn(&game), Some(0));
    let play = game.board().play().expect("tricks are played");
    assert_eq!(play.taken(seat(3)), cards("AD AS 10H KD"));
    assert_is_written(&record, GOOD);
}

#[test]
fn s9_every_kind_of_move_is_written_as_in_the_rules() {
    let moves = [
        (choose(0, "auction"), r#"{"do":"choose","seat":0,"trumps":"auction"}"#),
        (choose(1, "S"), r#"{"do":"choose","seat":1,"trumps":"S"}"#),
        (choose(1, "none"), r#"{"do":"choose","seat":1,"trumps":"none"}"#),
        (call(1, 4), r#"{"do":"bid","seat":1,"tricks":4}"#),
        (call(2, 0), r#"{"do":"pass","seat":2}"#),
        (direct(0, Scoring::Up), r#"{"do":"direct","seat":0,"play":"up"}"#),
        (direct(0, Scoring::Down), r#"{"do":"direct","seat":0,"play":"down"}"#),
        (play(3, "10H"), r#"{"do":"play","seat":3,"card":"10H"}"#),
    ];
    for (act, text) in moves {
        let entry = Entry::from(act);
        assert_eq!(serde_json::to_string(&entry).expect("an entry"), text);
        assert_eq!(serde_json::from_str::<Entry>(text).expect("an entry"), entry);
        assert_eq!(entry.to_move(), Ok(act));
    }
}

#[test]
fn s9_the_first_wrong_move_is_named() {
    let flaws = r#"
        /moves/0 - => move 1: that has to wait: hand 1 has to be dealt
        /moves/1 @/moves/0 => move 2: that has to wait: seat 3 has to play a card
        /moves/0/hands/1/0 "AS" => move 1: AS is dealt twice
        /moves/0/hands/2/12 - => move 1: seat 2 has 12 cards instead of 13
        /moves/0/hands/3 - => move 1: there are 3 hands, but four play
        /moves/1 {"do":"play","seat":2,"card":"2C"} => move 2: it's the turn of seat 3
        /moves/1/card "2S" => move 2: 2S isn't in that hand
        /moves/4/card "2C" => move 5: ♦ must be followed
        /moves/2 {"do":"bid","seat":0,"tricks":14} => move 3: a bid is a number of tricks from 1 to 13, not 14
        /moves/2 {"do":"pass","seat":0} => move 3: that has to wait: seat 0 has to play a card
        /moves/5 {"do":"play","seat":4,"card":"3C"} => move 6: there is no seat 4
        /scores [0,0,0,0] => `scores` should be left out
        /places [1,1,1,1] => `places` should be left out
        /scores [0,0,0,0]; /places [1,1,1,1] => `places` should be left out
        /seats/3 - => the deal: there are 3 seats, but four play
        /dealer 4 => the deal: `dealer` should be 0, 1, 2 or 3
    "#;
    assert_flaws_are_named(&good(), flaws);
}

#[test]
fn s9_a_finished_game_has_its_scores_and_places() {
    assert_end_is_checked(&fair(Options::default(), 1), &["places", "scores"], [OVER; 2]);
}

#[test]
fn s9_a_record_with_a_spoilt_field_is_refused() {
    let auctions = (0..4).map(|number| fair(Options::default(), number));
    assert_spoilt_fields_are_refused(auctions.chain([good()]));
}

#[test]
fn s9_records_of_whole_games_are_good() {
    for (number, options) in (0..).zip(Options::all()) {
        assert_whole_game_is_good(&fair(options, number));
    }
}

#[test]
fn s9_the_order_within_a_hand_does_not_matter() {
    let mut record = fair(Options::default(), 2);
    let truth = record.replay();
    for entry in &mut record.moves {
        if let Entry::Deal { hands } = entry {
            hands[3].reverse();
        }
    }
    assert_eq!(record.replay(), truth);
    assert!(record.verify().is_ok());
}

#[test]
fn s9_the_chance_of_a_record_is_recomputed() {
    let record = fair(Options::default(), 7);
    assert_proof_is_needed(&record);
    let other_game = unverified(&record, |_, proof| proof.game += 1);
    assert!(matches!(other_game, Unverified::Dealer { .. } | Unverified::Move { nth: 1, .. }));
}

#[test]
fn s9_a_stacked_deal_and_a_stacked_dealer_are_found() {
    // The last deal with two cards swapped, and nothing played after it.
    let mut record = fair(Options::default(), 9);
    let last = record.moves.iter().rposition(|entry| matches!(entry, Entry::Deal { .. }));
    let last = last.expect("ten deals");
    record.moves.truncate(last + 1);
    record.end = End::default();
    assert!(record.verify().is_ok());
    let hands = dealt(&mut record, last);
    let (one, other) = (hands[0][0], hands[1][0]);
    (hands[0][0], hands[1][0]) = (other, one);
    assert!(record.replay().is_ok());
    assert!(matches!(record.verify().expect_err("stacked"), Unverified::Move { nth: 10, .. }));

    let chance = chance(9);
    let right = first_dealer(&chance);
    let wrong = seat((right.index() + 1) % 4);
    let moves = [Move::Chance(fair_deal(&chance, Round::FIRST, wrong))];
    let proof = ChanceProof::new(&secret(9), 12, uncut());
    let labels = vec!["person".to_owned(); SEATS];
    let record = Record::of_game(Options::default(), labels, wrong, &NoDeal {}, moves, Some(proof));
    let why = record.expect("a record").verify().expect_err("stacked");
    assert_eq!(why, Unverified::Dealer { expected: right });
}

#[test]
fn mutated_records_cause_no_panic() {
    let all: Vec<Options> = Options::all().collect();
    let games = (0..24).zip(all.into_iter().cycle());
    assert_mutations_cause_no_panic(games.map(|(number, options)| fair(options, number)));
}

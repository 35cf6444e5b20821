//! Section 11: good and bad records, written by hand and by the program; and their chance.

use super::common::*;
use getaway_games::cards::*;
use getaway_games::palace::rules::*;
use getaway_games::{BadRecord, Unverified};

/// The beginning of a short game for two: an exchange, a nine that is picked up, refills.
const GOOD: &str = r#"{"format":"palace-record/1","rules":{"length":"short"},"seats":["Ann","normal"],"dealer":1,
 "down":[["5C","KC","8D"],["6S","7S","8S"]],
 "up":[["JC","JD","QC"],["4S","5S","3S"]],
 "hands":[["3C","3D","AS"],["3H","4C","2D"]],
 "deck":["9C","9D","9H","9S","10C","10D","6C","6D","6H","10H","10S","7C","7D","7H","8C","8H"],
 "moves":[
  {"do":"swap","seat":0,"hand":"AS","up":"JC"},
  {"do":"ready","seat":1},{"do":"ready","seat":0},
  {"do":"play","seat":0,"cards":["3C","3D"]},
  {"do":"play","seat":1,"cards":["3H"]},
  {"do":"play","seat":0,"cards":["9C"]},
  {"do":"pickup","seat":1},
  {"do":"play","seat":0,"cards":["JC"]}],
 "away":[],"loser":null}"#;

fn good() -> Record {
    Record::from_line(&GOOD.replace('\n', "")).expect("a record")
}

/// A record whose chance follows from a secret.
fn fair(options: Options, seats: usize, number: u8) -> Record {
    let (dealer, chance) = (seat(usize::from(number) % seats), chance(number));
    let deal = Deal::new(&chance, options, seats, dealer);
    let rng = rand(number.into());
    let walk = Walk::from(options, (seats, dealer), deal, rng, move |game: &Position, rng| {
        let begins = || chance.choose("begin", game.candidates());
        Some(match random_move(game, rng)? {
            Move::Chance(_) => Move::Chance(begins().expect("there are candidates")),
            act => act,
        })
    });
    walk.fair(&secret(number), uncut())
}

#[test]
fn s11_a_record_written_by_hand_is_replayed() {
    let record = good();
    let game = record.replay().expect("a good record");
    // The first play shows who begins, since both hold a three and there is no chance.
    assert_eq!(turn(&game), Some(1));
    // The refills follow: two cards after the threes, one after each later play.
    assert_eq!(hand(&game, 0), cards("9D 9S 10C"));
    assert_eq!(hand(&game, 1), cards("4C 2D 9H 3C 3D 3H 9C"));
    assert_eq!(up(&game, 0), cards("AS JD QC"));
    assert_eq!(game.board().deck(), 11);
    assert_is_written(&record, GOOD);
}

#[test]
fn s11_the_first_wrong_move_is_named() {
    let flaws = r#"
        /moves/0/hand "2H" => move 1: 2H is not in that hand
        /moves/1 - => move 3: play begins when everyone is ready
        /moves/2 @/moves/1 => move 3: seat 1 is ready already
        /moves/3 {"do":"pickup","seat":0} => move 4: play begins when everyone is ready
        /moves/3/cards ["JC"] => move 4: the first play must be of rank 3
        /moves/3/cards ["3C","3C"] => move 4: 3C is played twice
        /moves/4 @/moves/5 => move 5: it is the turn of seat 1
        /moves/4/cards ["3H","4C"] => move 5: cards played together must have the same rank
        /moves/5/cards ["AS"] => move 6: AS lies on the table, and the hand comes first
        /deck/2 "KD"; /down/0/1 "9H"; /moves/6 {"do":"play","seat":1,"cards":["KD"]} => move 7: only a 9 or lower goes on a 9
        /moves/6 {"do":"flip","seat":1,"at":0,"card":"6S"} => move 7: the hand and the face-up cards come before the face-down ones
        /moves/7 {"do":"pickup","seat":0} => move 8: there is nothing to pick up
        /loser 1 => `loser` should be null
        /away/0 0 => `away` should be []
        /seats/2 "easy" => 3 seats are named, but there are 2 hands
        /deck/3 "5C" => the deal: 5C occurs twice
        /hands/1/2 - => the deal: seat 1 has 2 cards of a kind, which is not what the deal gives
    "#;
    assert_flaws_are_named(&good(), flaws);
}

#[test]
fn s11_a_record_with_a_spoilt_field_is_refused() {
    assert_spoilt_fields_are_refused([good(), with_flips().0]);
}

/// The record of a finished game in which somebody flipped a card out of order.
fn with_flips() -> (Record, Vec<usize>) {
    let flips = |record: &Record| -> Vec<usize> {
        let moves = record.moves.iter().enumerate();
        moves.filter(|(_, entry)| matches!(entry, Entry::Flip { .. })).map(|(n, _)| n).collect()
    };
    (0..200)
        .map(|number| fair(SHORT, 3, number))
        .map(|record| (flips(&record), record))
        .find(|(flips, record)| flips.len() > 4 && record.end.loser.is_some())
        .map(|(flips, record)| (record, flips))
        .expect("many games end with face-down cards")
}

#[test]
fn s11_a_flip_says_which_card_it_was() {
    let (record, flips) = with_flips();
    for n in flips {
        let mut wrong = record.clone();
        let Entry::Flip { card, at, .. } = &mut wrong.moves[n] else {
            unreachable!("it is a flip")
        };
        let (lay, expected) = (*at, *card);
        *card = wrong.deal.deck[0];
        let why = Fault::OtherCard { at: lay, expected };
        assert_eq!(wrong.replay(), Err(BadRecord::Move { at: n + 1, why }));
    }
}

#[test]
fn s11_gaps_among_the_face_down_cards_are_not_closed() {
    // These players begin with the last place; turned round, they leave gaps before the next one.
    let (mut record, flips) = with_flips();
    record.chance = None;
    record.deal.down.iter_mut().for_each(|down| down.reverse());
    for n in &flips {
        let Entry::Flip { seat, at, .. } = &mut record.moves[*n] else {
            unreachable!("it is a flip")
        };
        *at = record.deal.down[seat.index()].len() as u8 - 1 - *at;
    }
    record.replay().unwrap();
    let mut left = record.deal.down.clone();
    let mut moved = 0;
    for n in flips {
        let mut wrong = record.clone();
        let Entry::Flip { seat, at, card } = &mut wrong.moves[n] else {
            unreachable!("it is a flip")
        };
        let left = &mut left[seat.index()];
        let place = left.iter().position(|c| c == card).expect("it lies there");
        left.remove(place);
        let place = u8::try_from(place).expect("a place");
        if place != *at {
            *at = place;
            moved += 1;
            assert!(matches!(wrong.replay(), Err(BadRecord::Move { at, .. }) if at == n + 1));
        }
    }
    assert!(moved > 0, "no flip after a gap");
}

#[test]
fn s11_records_of_whole_games_are_good() {
    for (number, (options, seats)) in (0..).zip(everything()) {
        assert_whole_game_is_good(&fair(options, seats, number));
    }
    assert_end_is_checked(&fair(SHORT, 3, 0), &["away", "loser"], [OVER; 2]);
}

#[test]
fn the_chance_of_a_record_is_recomputed() {
    let record = fair(FULL, 4, 7);
    assert_proof_is_needed(&record);
    let with = |change: fn(&mut Record, &mut Shuffle)| unverified(&record, change);
    assert_eq!(with(|_, p| p.game += 1), Unverified::Deal);
    assert_eq!(with(|_, p| p.ids.reverse()), Unverified::Deal);
    // A stacked card, and a face-down card in a stacked place.
    assert_eq!(with(|r, _| r.deal.deck.swap(0, 1)), Unverified::Deal);
    assert_eq!(with(|r, _| r.deal.down[2].swap(0, 2)), Unverified::Deal);
    let stacked = with(|r, _| std::mem::swap(&mut r.deal.hands[0][0], &mut r.deal.up[1][0]));
    assert_eq!(stacked, Unverified::Deal);
    // The order of hands and face-up cards doesn't matter.
    let mut turned = record.clone();
    turned.deal.hands[0].reverse();
    turned.deal.up[3].reverse();
    assert!(turned.verify().is_ok());
}

#[test]
fn a_player_who_begins_against_the_seed_is_found() {
    let mut drawn = 0;
    for number in 0..60 {
        let record = fair(FULL, 4, number);
        let is_play = |entry: &Entry| matches!(entry, Entry::Play { .. });
        let at = record.moves.iter().position(is_play).expect("a play");
        // The record up to the first play, without saying who begins.
        let mut stacked = record.clone();
        stacked.moves.truncate(at);
        (stacked.end.away, stacked.end.loser) = (Vec::new(), None);
        let mut game = stacked.play_moves(&mut |_, _| {}).expect("legal moves");
        let Entry::Play { seat: first, .. } = record.moves[at] else {
            unreachable!("it is a play")
        };
        let candidates = game.candidates();
        let Some(other) = candidates.iter().find(|seat| *seat != first) else { continue };
        drawn += 1;
        // It is legal without chance.
        go(&mut game, [Move::Chance(other)]);
        let first_act = game.legal_moves().first().and_then(Move::act);
        let Some(Act::Play(cards)) = first_act else { panic!("who begins plays") };
        stacked.moves.push(Entry::Play { seat: other, cards: cards.iter().collect() });
        let why = Fault::Illegal(Illegal::NotYourTurn { turn: first });
        let found = BadRecord::Move { at: at + 1, why };
        let refused = stacked.verify().expect_err("stacked");
        assert_eq!(refused, Unverified::Record(found));
        stacked.chance = None;
        assert!(stacked.replay().is_ok());
    }
    assert!(drawn > 5, "only {drawn} games had several candidates");
}

#[test]
fn mutated_records_cause_no_panic() {
    let seats = |number| 2 + usize::from(number) % 3;
    assert_mutations_cause_no_panic((0..60).map(|number| fair(SHORT, seats(number), number)));
}

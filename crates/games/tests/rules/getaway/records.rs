//! Section 11: records are written, read and replayed, and refused if anything in them is wrong.

use super::common::*;
use crate::rules::wrong_records::{
    OVER, assert_end_is_checked, assert_flaws_are_named, assert_spoilt_fields_are_refused,
};
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use getaway_games::options::RuleOptions as _;
use getaway_games::{Bad, BadRecord, LastLeft};
use proptest::prelude::*;

/// A finished default game for four with at least one draw and one take.
fn good() -> Record {
    SEEDS
        .map(|seed| walk(Options::default(), 4, seed).run(2_000))
        .filter(|walk| walk.game.board().loser().is_some())
        .map(|walk| walk.record())
        .find(|record| {
            let count = |kind: fn(&Entry) -> bool| record.moves.iter().filter(|e| kind(e)).count();
            count(|e| matches!(e, Entry::Draw { .. })) > 0
                && count(|e| matches!(e, Entry::Take { .. })) > 0
        })
        .expect("such a game")
}

fn place(record: &Record, kind: fn(&Entry) -> bool) -> usize {
    record.moves.iter().position(kind).expect("such a move")
}

fn refused(record: &Record) -> Bad<Position> {
    record.replay().expect_err("the record is wrong")
}

#[test]
fn the_example_of_the_format_is_read() {
    let line = r#"{"format":"getaway-record/1",
 "rules":{"packs":1,"direction":"clockwise","deal":"dealt","first_trick":"any_order","last_card":"draw_from_waste","mistakes":"refuse"},
 "seats":["normal","hard","normal"],
 "dealer":0,
 "hands":[["AS","10H","2C"],["KD","3C"],["QS","4H"]],
 "moves":[
   {"do":"take","seat":0,"from":1},
   {"do":"play","seat":0,"card":"AS"},
   {"do":"draw","seat":2,"card":"5C","from":"waste"},
   {"do":"play","seat":2,"card":"5C"},
   {"do":"play","seat":1,"card":"KD","slip":"revoke"}],
 "away":[1,2],
 "loser":0}"#;
    let record = Record::from_line(line).unwrap();
    let (card, seat) = (card, seat);
    assert_eq!(
        record.moves,
        [
            Entry::Take { seat: seat(0), from: seat(1) },
            Entry::Play { seat: seat(0), card: card("AS"), slip: None },
            Entry::Draw { seat: seat(2), card: card("5C"), from: Source::Waste },
            Entry::Play { seat: seat(2), card: card("5C"), slip: None },
            Entry::Play { seat: seat(1), card: card("KD"), slip: Some(Slip::Revoke) },
        ]
    );
    let compact: String = line.split('\n').map(str::trim).collect();
    assert_eq!(record.to_line().unwrap(), compact);
    assert!(matches!(refused(&record), BadRecord::Deal(BadDeal::Missing(_))));
}

#[test]
fn a_record_with_a_spoilt_field_is_refused() {
    let has_slip = |record: &Record| {
        record.moves.iter().any(|entry| matches!(entry, Entry::Play { slip: Some(_), .. }))
    };
    let slip = (0..128).map(any_record).find(has_slip);
    assert_spoilt_fields_are_refused([good(), slip.expect("a mistake")]);
}

#[test]
fn the_first_wrong_part_is_named() {
    let good = good();
    let hands = &good.deal.hands;
    let (one, other, second) = (hands[0][0], hands[1][1], hands[0][0].second_copy());
    let (missing, last) = (hands[2][12], hands[0][12]);
    let take = place(&good, |e| matches!(e, Entry::Take { .. }));
    let draw = place(&good, |e| matches!(e, Entry::Draw { .. }));
    let play = place(&good, |e| matches!(e, Entry::Play { .. }));
    let (at_take, at_draw, at_lead, at_play) = (take + 1, draw + 1, draw + 2, play + 1);
    let Entry::Take { from, .. } = good.moves[take] else { unreachable!("it is a take") };
    let Entry::Draw { seat: who, card, .. } = good.moves[draw] else {
        unreachable!("it is a draw")
    };
    let (wrong, drawn, end) = ((from.index() + 1) % 4, card.second_copy(), good.moves.len());
    let past = end + 1;
    let flaws = format!(
        r#"
        /seats/3 - => 3 seats are named, but there are 4 hands
        /hands/1/0 "{one}" => the deal: {one} occurs twice
        /hands/1/0 "{other}" => the deal: {other} occurs twice
        /hands/0/13 "{one}" => the deal: {one} occurs twice
        /hands/2/12 - => the deal: {missing} is missing
        /hands/0/0 "{second}" => the deal: {second} does not belong to the packs in use
        /hands/0/12 -; /hands/1/13 "{last}" => the deal: seat 0 has 12 cards, which is not what the deal gives
        /dealer 4 => the deal: there is no seat 4
        /seats ["a","b"]; /hands/3 -; /hands/2 - => the deal: 2 seats can't play: it takes 3 to 8
        /moves/{take}/from {wrong} => move {at_take}: the cards taken are those of {from:?}
        /moves/{play}/slip "revoke" => move {at_play}: that play isn't a mistake
        /moves/{draw} - => move {at_draw}: a card must be drawn first
        /moves/{at_draw} - => move {at_lead}: {who:?} must lead the {card} just drawn
        /moves/{draw}/from 0 => move {at_draw}: a card cannot be drawn from there
        /moves/{draw}/card "{drawn}" => move {at_draw}: {drawn} cannot be drawn there
        /moves/0 +@/moves/{draw} => move 1: no draw is due for that seat
        /moves/{end} @/moves/0 => move {past}: the game is over
    "#
    );
    assert_flaws_are_named(&good, &flaws);
    // The play is missing at the end.
    let mut wrong = good.clone();
    wrong.moves.truncate(draw + 1);
    let why = format!("move {at_draw}: {who:?} must lead the {card} just drawn");
    assert_eq!(refused(&wrong).to_string(), why);
    assert_end_is_checked(&good, &["away", "loser"], [OVER; 2]);
}

#[test]
fn a_slip_must_be_marked_where_there_was_one_and_only_there() {
    let options = Options { mistakes: Mistakes::Penalise, ..Options::default() };
    let is_slip = |e: &Entry| matches!(e, Entry::Play { slip: Some(_), .. });
    let record = SEEDS
        .map(|seed| walk(options, 4, seed).run(300).record())
        .find(|record| record.moves.iter().any(is_slip))
        .unwrap();
    let at = record.moves.iter().position(is_slip).unwrap();
    let Entry::Play { slip: was, .. } = record.moves[at] else { unreachable!("it is a play") };
    let other = match was {
        Some(Slip::Revoke) => Slip::OutOfTurn,
        _ => Slip::Revoke,
    };
    for wrong in [None, Some(other)] {
        let mut record = record.clone();
        if let Entry::Play { slip, .. } = &mut record.moves[at] {
            *slip = wrong;
        }
        let why = Fault::Slip { expected: was };
        assert_eq!(refused(&record), BadRecord::Move { at: at + 1, why });
    }
    let mut refusing = record;
    refusing.rules.mistakes = Mistakes::Refuse;
    assert!(
        matches!(refused(&refusing), BadRecord::Move { at: n, why: Fault::Illegal(_) } if n == at + 1)
    );
}

#[test]
fn a_record_that_does_not_say_who_takes_lets_anyone_take() {
    let good = good();
    let line = good.to_line().unwrap();
    assert!(!line.contains("taking"), "{line}");
    assert_eq!(Record::from_line(&line).unwrap().rules.taking, Taking::Anyone);
    let said = |taking: &str| {
        line.replace("\"mistakes\"", &format!("\"taking\":\"{taking}\",\"mistakes\""))
    };
    let anyone = Record::from_line(&said("anyone")).unwrap();
    assert_eq!(anyone, good);
    let off = Record::from_line(&said("off")).unwrap();
    assert_eq!(off.rules.taking, Taking::Off);
    let at = place(&good, |e| matches!(e, Entry::Take { .. })) + 1;
    let why = Fault::Illegal(Illegal::TakingIsOff);
    assert_eq!(refused(&off), BadRecord::Move { at, why });
    assert!(off.to_line().unwrap().contains(r#""mistakes":"refuse","taking":"off"}"#));
}

fn wrong_end(field: &str, expected: &impl serde::Serialize) -> Bad<Position> {
    BadRecord::End { field: field.to_owned(), expected: serde_json::to_string(expected).unwrap() }
}

#[test]
fn a_record_of_a_running_game_may_leave_its_end_open() {
    let walk = SEEDS
        .map(|seed| walk(Options::default(), 4, seed).run(60))
        .find(|walk| walk.game.board().loser().is_none() && !away(&walk.game).is_empty())
        .expect("somebody has got away");
    let mut record = walk.record();
    assert_eq!(record.replay(), Ok(walk.game));
    record.end.loser = Some(seat(0));
    assert_eq!(refused(&record), wrong_end("loser", &None::<u8>));
    record.end = LastLeft::default();
    assert_eq!(record.replay(), Ok(walk.game));
    // But not a wrong one, and not when the game is over.
    record.end.away = vec![walk.game.board().power()];
    assert_eq!(refused(&record), wrong_end("away", &walk.record().end.away));
    let mut over = good();
    let away = std::mem::take(&mut over.end).away;
    assert_eq!(refused(&over), wrong_end("away", &away));
}

/// A record with random options, and with a proof of its chance to mutate too.
fn any_record(seed: u64) -> Record {
    let all: Vec<Options> = Options::all().collect();
    let options = all[seed as usize % all.len()];
    let seats = *options.seats().start() + seed as usize % 5;
    let mut record = walk(options, seats, seed).run(400).record();
    let secret = Secret::new([seed as u8; 32]);
    record.chance = Some(ChanceProof::new(&secret, seed, vec![seed.to_string()]));
    record
}

#[test]
fn mutated_records_cause_no_panic() {
    assert_mutations_cause_no_panic((0..128).map(any_record));
}

proptest! {
    #[test]
    fn random_text_is_not_a_record(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(!digest::<Position>(&text));
        let _ = (text.parse::<Card>(), parse_typed(&text));
    }
}

/// Takes that tables have played: of a hand, just after another one; a trick late; and before a
/// draw.
#[test]
fn takes_at_every_moment_before_a_lead_are_read_and_replayed() {
    let taken = include_str!("../../data/announced-hand-gone.jsonl");
    let late = include_str!("../../data/take-after-draw.jsonl");
    for line in [taken, late] {
        let record = Record::from_line(line).unwrap();
        assert_replays_to(&record, &record.replay().unwrap());
        record.verify().unwrap();
    }
    let line = include_str!("../../data/take-before-draw.jsonl");
    let mut record = Record::from_line(line).unwrap();
    let taken = record.replay().unwrap();
    assert!(matches!(record.moves.pop(), Some(Entry::Take { .. })));
    let before = record.replay().unwrap();
    assert!(matches!(before.board().due(), Due::Draw(..)));
    assert_eq!(taken.board().in_play().len() + 1, before.board().in_play().len());
}

/// A lead of the two of hearts, diamonds and spades in turn, each tochooed with the next suit's two,
/// moves six cards round the table and back in three tricks.
#[test]
fn three_players_who_all_want_to_can_play_for_ever() {
    let record = Record::from_line(include_str!("../../data/getaway-circle.jsonl").trim()).unwrap();
    let mut leads = Vec::new();
    let mut look = |game: &Position| {
        if let Due::Lead(leader) = game.board().due() {
            leads.push((leader, [0, 1, 2].map(|n| game.hand(seat(n)))));
        }
    };
    let last = record.replay_with(&mut |before, _| look(before)).unwrap();
    look(&last);
    let (end, before) = leads.split_last().unwrap();
    let again = before.iter().position(|lead| lead == end).unwrap();
    assert_eq!(before.len() - again, 3, "tricks in the circle");
}

//! Section 11: records are written, read and replayed, and refused if anything in them is wrong.

use crate::common::*;
use getaway::games::getaway::rules::*;
use getaway::games::{Bad, BadRecord};

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

fn refused(record: &Record) -> Bad<Game> {
    record.replay().expect_err("the record is wrong")
}

#[test]
fn a_good_record_is_read_back_and_replayed() {
    let record = good();
    let line = record.to_line().unwrap();
    assert!(!line.contains('\n'));
    assert_eq!(Record::from_line(&line).unwrap(), record);
    let game = record.replay().unwrap();
    assert_eq!(game.board().loser(), record.end.loser);
    assert_eq!(game.board().away(), record.end.away);
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
            Entry::Take {
                seat: seat(0),
                from: seat(1)
            },
            Entry::Play {
                seat: seat(0),
                card: card("AS"),
                slip: None
            },
            Entry::Draw {
                seat: seat(2),
                card: card("5C"),
                from: Source::Waste
            },
            Entry::Play {
                seat: seat(2),
                card: card("5C"),
                slip: None
            },
            Entry::Play {
                seat: seat(1),
                card: card("KD"),
                slip: Some(Slip::Revoke)
            },
        ]
    );
    let compact: String = line.split('\n').map(str::trim).collect();
    assert_eq!(record.to_line().unwrap(), compact);
    assert!(matches!(
        refused(&record),
        BadRecord::Deal(BadSetup::Missing(_))
    ));
}

#[test]
fn malformed_records_are_refused() {
    let line = good().to_line().unwrap();
    for (from, to) in [
        ("getaway-record/1", "getaway-record/2"),
        ("\"clockwise\"", "\"widdershins\""),
        ("\"packs\":1", "\"packs\":3"),
        ("\"packs\":1", "\"packs\":1,\"jokers\":0"),
        ("\"packs\":1", "\"packs\":1,\"packs\":1"),
        ("\"dealer\":", "\"dealt_by\":"),
        ("\"dealer\":", "\"dealer\":7"),
        ("\"dealer\":", "\"extra\":0,\"dealer\":"),
        ("\"do\":\"play\"", "\"do\":\"pass\""),
        ("\"do\":\"play\"", "\"do\":\"play\",\"slip\":null"),
        ("\"do\":\"play\"", "\"do\":\"play\",\"slip\":\"slow\""),
        ("\"do\":\"play\"", "\"do\":\"play\",\"from\":1"),
        ("\"do\":\"play\"", "\"do\":\"play\",\"at\":1"),
        ("\"do\":\"play\"", "\"do\":\"take\""),
        ("\"do\":\"take\"", "\"do\":\"play\""),
        ("\"do\":\"draw\"", "\"do\":\"draw\",\"slip\":\"revoke\""),
        ("\"from\":\"waste\"", "\"from\":\"hand\""),
        ("\"from\":\"waste\"", "\"from\":16"),
        ("\"from\":\"waste\"", "\"from\":-1"),
        (",\"loser\":", ",\"winner\":"),
        (",\"loser\":", ",\"chance\":null,\"loser\":"),
        ("\"AS\"", "\"1S\""),
    ] {
        let wrong = line.replacen(from, to, 1);
        assert_ne!(wrong, line, "{from} is in a record");
        assert!(Record::from_line(&wrong).is_err(), "{to} instead of {from}");
    }
    let cut = line.rfind(",\"loser\"").unwrap();
    assert!(
        Record::from_line(&format!("{}}}", &line[..cut])).is_err(),
        "a loser is named or null"
    );
}

#[test]
fn a_wrong_deal_is_refused() {
    let good = good();
    let with = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        refused(&record)
    };
    assert!(matches!(
        with(|r| r.seats.truncate(3)),
        BadRecord::Labels {
            labels: 3,
            hands: 4
        }
    ));
    let twice = with(|r| r.deal.hands[1][0] = r.deal.hands[0][0]);
    assert!(
        matches!(twice, BadRecord::Deal(BadSetup::Twice(_))),
        "in two hands"
    );
    let twice = with(|r| r.deal.hands[1][0] = r.deal.hands[1][1]);
    assert!(
        matches!(twice, BadRecord::Deal(BadSetup::Twice(_))),
        "twice in a hand"
    );
    let twice = with(|r| {
        let again = r.deal.hands[0][0];
        r.deal.hands[0].push(again);
    });
    assert!(
        matches!(twice, BadRecord::Deal(BadSetup::Twice(_))),
        "a card too many"
    );
    let missing = with(|r| r.deal.hands[2].truncate(12));
    assert!(matches!(missing, BadRecord::Deal(BadSetup::Missing(_))));
    let foreign = with(|r| r.deal.hands[0][0] = r.deal.hands[0][0].second_copy());
    assert!(matches!(foreign, BadRecord::Deal(BadSetup::Foreign(_))));
    let size = with(|r| {
        let moved = r.deal.hands[0].pop().unwrap();
        r.deal.hands[1].push(moved);
    });
    assert!(matches!(size, BadRecord::Deal(BadSetup::HandSize(..))));
    let dealer = with(|r| r.dealer = seat(4));
    assert_eq!(dealer, BadRecord::Deal(BadSetup::NoSuchSeat(seat(4))));
    let seats = with(|r| {
        r.seats.truncate(2);
        r.deal.hands.truncate(2);
    });
    assert!(matches!(seats, BadRecord::Deal(BadSetup::Seats(_))));
}

#[test]
fn a_wrong_move_is_named() {
    let good = good();
    let (take, draw) = (
        place(&good, |e| matches!(e, Entry::Take { .. })),
        place(&good, |e| matches!(e, Entry::Draw { .. })),
    );
    let with = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut record = good.clone();
        change(&mut record.moves);
        match refused(&record) {
            BadRecord::Move { at, why } => (at, why),
            other => panic!("{other}"),
        }
    };

    let (at, why) = with(&|moves| moves.insert(0, moves[moves.len() - 1]));
    assert_eq!(at, 1);
    assert!(matches!(why, Fault::Illegal(_)), "{why}");

    let (at, why) = with(&|moves| {
        if let Entry::Take { from, .. } = &mut moves[take] {
            *from = seat((from.index() + 1) % 4);
        }
    });
    assert_eq!(at, take + 1);
    assert!(matches!(why, Fault::TakeFrom { .. }), "{why}");

    let (at, why) = with(&|moves| {
        let first = moves.iter().position(|e| matches!(e, Entry::Play { .. }));
        if let Entry::Play { slip, .. } = &mut moves[first.unwrap()] {
            *slip = Some(Slip::Revoke);
        }
    });
    assert_eq!(why, Fault::Slip { expected: None }, "move {at}");

    let (at, why) = with(&|moves| {
        moves.remove(draw);
    });
    assert_eq!((at, why), (draw + 1, Fault::Illegal(Illegal::DrawFirst)));

    let (at, why) = with(&|moves| {
        moves.remove(draw + 1);
    });
    assert_eq!(at, draw + 2);
    assert!(matches!(why, Fault::NotLed { .. }), "{why}");

    let (at, why) = with(&|moves| moves.truncate(draw + 1));
    assert_eq!(at, draw + 1, "the missing play at the end");
    assert!(matches!(why, Fault::NotLed { .. }), "{why}");

    let (at, why) = with(&|moves| {
        if let Entry::Draw { from, .. } = &mut moves[draw] {
            *from = Source::Seat(seat(0));
        }
    });
    assert_eq!((at, why), (draw + 1, Fault::Illegal(Illegal::WrongSource)));

    let (at, why) = with(&|moves| {
        if let Entry::Draw { card, .. } = &mut moves[draw] {
            *card = card.second_copy();
        }
    });
    assert_eq!(at, draw + 1);
    assert!(
        matches!(why, Fault::Illegal(Illegal::NotDrawable(_))),
        "{why}"
    );

    let (at, why) = with(&|moves| moves.insert(0, moves[draw]));
    assert_eq!((at, why), (1, Fault::Illegal(Illegal::NoDrawDue)));

    let (at, why) = with(&|moves| moves.push(moves[0]));
    assert_eq!(
        (at, why),
        (good.moves.len() + 1, Fault::Illegal(Illegal::GameOver))
    );
}

#[test]
fn a_slip_must_be_marked_where_there_was_one_and_only_there() {
    let options = Options {
        mistakes: Mistakes::Penalise,
        ..Options::default()
    };
    let is_slip = |e: &Entry| matches!(e, Entry::Play { slip: Some(_), .. });
    let record = SEEDS
        .map(|seed| walk(options, 4, seed).run(300).record())
        .find(|record| record.moves.iter().any(is_slip))
        .unwrap();
    let at = record.moves.iter().position(is_slip).unwrap();
    let Entry::Play { slip: was, .. } = record.moves[at] else {
        unreachable!("it is a play")
    };
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

fn wrong_end(field: &str, expected: &impl serde::Serialize) -> Bad<Game> {
    BadRecord::End {
        field: field.to_owned(),
        expected: serde_json::to_string(expected).unwrap(),
    }
}

#[test]
fn a_wrong_result_is_refused() {
    let good = good();
    let mut order = good.clone();
    order.end.away.reverse();
    assert_eq!(refused(&order), wrong_end("away", &good.end.away));
    let mut short = good.clone();
    short.end.away.pop();
    assert_eq!(refused(&short), wrong_end("away", &good.end.away));
    for wrong in [None, Some(good.end.away[0])] {
        let mut record = good.clone();
        record.end.loser = wrong;
        assert_eq!(refused(&record), wrong_end("loser", &good.end.loser));
    }
}

#[test]
fn a_running_game_makes_a_record_too() {
    let walk = walk(Options::default(), 4, 1).run(20);
    let record = walk.record();
    assert_eq!(record.end.loser, None);
    assert_eq!(record.replay(), Ok(walk.game));
    let mut ended = record;
    ended.end.loser = Some(seat(0));
    assert_eq!(refused(&ended), wrong_end("loser", &None::<u8>));
}

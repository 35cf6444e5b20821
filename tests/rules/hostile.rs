//! Reading and replaying never panics, whatever comes as a record or as a card.

use crate::common::*;
use getaway::cards::*;
use getaway::games::getaway::rules::*;
use proptest::prelude::*;
use rand::RngExt;

/// Reads a line and does everything with it that the command line does.
fn digest(line: &str) -> bool {
    let Ok(record) = Record::from_line(line) else {
        return false;
    };
    let _ = record.verify();
    match record.replay() {
        Ok(game) => {
            assert_eq!(game.board().loser(), record.end.loser);
            true
        }
        Err(why) => {
            assert!(!why.to_string().is_empty());
            false
        }
    }
}

/// A record with random options, and with a proof of its chance to mutate too.
fn line(seed: u64) -> String {
    let all: Vec<Options> = Options::all().collect();
    let options = all[seed as usize % all.len()];
    let seats = *options.packs.seats().start() + seed as usize % 5;
    let mut record = Walk::new(options, seats, seed).run(400).record();
    let secret = Secret::new([seed as u8; 32]);
    record.chance = Some(ChanceProof {
        commit: secret.commit(),
        secret: secret.reveal().to_owned(),
        game: seed,
        ids: vec![seed.to_string()],
        cuts: Vec::new(),
    });
    record.to_line().expect("a line")
}

/// Pieces of records, to put in wrong places.
const PIECES: [&str; 16] = [
    "null",
    "\"AS\"",
    "16",
    "-1",
    "255",
    "18446744073709551616",
    "1e9",
    "[]",
    "{}",
    "\"waste\"",
    "\"take\"",
    "\"draw\"",
    "\"revoke\"",
    "\"2C'\"",
    "{\"do\":\"take\",\"seat\":0,\"from\":1}",
    "\"\\u0000\"",
];

/// Changes one place in a line.
fn mutate(line: &str, rng: &mut Rand) -> String {
    let tokens: Vec<&str> = line
        .split_inclusive([',', ':', '[', ']', '{', '}'])
        .collect();
    let mut tokens: Vec<String> = tokens.into_iter().map(str::to_owned).collect();
    let (at, other) = (
        rng.random_range(0..tokens.len()),
        rng.random_range(0..tokens.len()),
    );
    match rng.random_range(0..5) {
        0 => drop(tokens.remove(at)),
        1 => tokens.swap(at, other),
        2 => tokens.insert(at, tokens[other].clone()),
        3 => {
            let end = tokens[at].pop().into_iter();
            let piece = PIECES[rng.random_range(0..PIECES.len())];
            tokens[at] = piece.chars().chain(end).collect();
        }
        _ => {
            let mut bytes = tokens[at].clone().into_bytes();
            let byte = rng.random_range(0..bytes.len());
            bytes[byte] = rng.random();
            tokens[at] = String::from_utf8_lossy(&bytes).into_owned();
        }
    }
    tokens.concat()
}

#[test]
fn mutated_records_cause_no_panic() {
    let (mut refused, mut passed) = (0, 0);
    for seed in 0..128 {
        let mut rng = rand(seed);
        let good = line(seed);
        assert!(digest(&good), "seed {seed}");
        for n in 0..16 {
            let mut wrong = mutate(&good, &mut rng);
            for _ in 0..n % 4 {
                wrong = mutate(&wrong, &mut rng);
            }
            if digest(&wrong) {
                passed += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 10 * passed, "{refused} refused, {passed} passed");
}

#[test]
fn swapped_moves_cause_no_panic() {
    for seed in 0..128 {
        let mut rng = rand(seed);
        let mut record = Record::from_line(&line(seed)).expect("a record");
        let count = record.moves.len();
        for _ in 0..4 {
            record
                .moves
                .swap(rng.random_range(0..count), rng.random_range(0..count));
            let _ = (record.replay(), record.verify());
        }
    }
}

proptest! {
    #[test]
    fn random_text_is_not_a_record(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(!digest(&text));
        let _ = (text.parse::<Card>(), parse_typed(&text));
    }
}

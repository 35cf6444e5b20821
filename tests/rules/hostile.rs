//! Reading and replaying never panics, whatever comes as a record or as a card.

use crate::common::*;
use getaway::cards::*;
use getaway::games::getaway::rules::*;
use proptest::prelude::*;
use rand::RngExt;

/// A record with random options, and with a proof of its chance to mutate too.
fn record(seed: u64) -> Record {
    let all: Vec<Options> = Options::all().collect();
    let options = all[seed as usize % all.len()];
    let seats = *options.packs.seats().start() + seed as usize % 5;
    let mut record = walk(options, seats, seed).run(400).record();
    let secret = Secret::new([seed as u8; 32]);
    record.chance = Some(ChanceProof {
        commit: secret.commit(),
        secret: secret.reveal().to_owned(),
        game: seed,
        ids: vec![seed.to_string()],
        cuts: Vec::new(),
    });
    record
}

#[test]
fn mutated_records_cause_no_panic() {
    assert_mutations_cause_no_panic((0..128).map(record));
}

#[test]
fn swapped_moves_cause_no_panic() {
    for seed in 0..128 {
        let mut rng = rand(seed);
        let mut record = record(seed);
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
        prop_assert!(!digest::<Game>(&text));
        let _ = (text.parse::<Card>(), parse_typed(&text));
    }
}

//! The fair shuffle: what a record says of its chance is recomputed, and a stacked card is found.

use crate::common::*;
use getaway::cards::*;
use getaway::games::Rules;
use getaway::games::getaway::rules::*;

/// A record whose chance follows from a secret.
fn fair(options: Options, seats: usize, seed: u64) -> Record {
    let secret = Secret::new([seed as u8; 32]);
    let ids = vec!["71".to_owned(), "5".to_owned(), "90".to_owned()];
    let chance = Chance::new(&secret, 12, &ids);
    let dealer = seat(1);
    let hands = match options.deal {
        Deal::Dealt => deal::hands(&chance, options, seats, dealer),
        // Piles are picked in any order.
        Deal::ChooseAPile => {
            let piles = deal::piles(&chance, options.packs, seats).into_iter();
            let mut hands: Vec<CardSet> = piles.map(CardSet::from_iter).collect();
            hands.rotate_left(1);
            hands
        }
    };
    let mut walk = Walk::new(options, seats, seed);
    walk.game = Game::deal(options, dealer, &hands).unwrap();
    (walk.hands, walk.dealer) = (hands, dealer);
    let mut draws = 0;
    while walk.moves.len() < 2_000 {
        let Some(mut act) = walk.choose() else { break };
        if let Move::Draw { from, card, .. } = &mut act {
            draws += 1;
            *card = chance.draw(draws, walk.game.drawable(*from)).unwrap();
        }
        walk.game.apply(act, &mut |_| {}).unwrap();
        walk.moves.push(act);
    }
    let mut record = walk.record();
    record.chance = Some(ChanceProof {
        commit: secret.commit(),
        secret: secret.reveal().to_owned(),
        game: 12,
        ids,
    });
    record
}

#[test]
fn the_chance_of_a_record_is_recomputed() {
    for deal in [Deal::Dealt, Deal::ChooseAPile] {
        let options = Options {
            deal,
            ..Options::default()
        };
        let record = SEEDS
            .map(|seed| fair(options, 5, seed))
            .find(|r| {
                r.moves
                    .iter()
                    .filter(|e| matches!(e, Entry::Draw { .. }))
                    .count()
                    > 1
            })
            .unwrap();
        let proof = record.chance.clone().unwrap();
        let chance = record.verify().expect("the chance is true");
        assert_eq!(chance.seed().len(), 64);
        let with = |change: &dyn Fn(&mut ChanceProof)| {
            let mut record = record.clone();
            record.chance = Some({
                let mut proof = proof.clone();
                change(&mut proof);
                proof
            });
            record.verify().expect_err("the chance is wrong")
        };
        assert_eq!(
            with(&|p| p.commit = "0".repeat(64)),
            Unverified::Secret(UnprovenSecret::WrongCommit)
        );
        assert_eq!(
            with(&|p| p.secret.truncate(63)),
            Unverified::Secret(UnprovenSecret::NotASecret)
        );
        assert_eq!(
            with(&|p| p.secret = p.secret.to_uppercase() + "A"),
            Unverified::Secret(UnprovenSecret::NotASecret)
        );
        assert_eq!(with(&|p| p.game += 1), Unverified::Deal);
        assert_eq!(with(&|p| p.ids.reverse()), Unverified::Deal);
        let other = Secret::new([255; 32]);
        let stacked = |p: &mut ChanceProof| {
            p.commit = other.commit();
            p.secret = other.reveal().to_owned();
        };
        assert_eq!(with(&stacked), Unverified::Deal);
    }
}

#[test]
fn a_draw_that_the_seed_does_not_give_is_found() {
    let (record, at) = SEEDS
        .map(|seed| fair(Options::default(), 3, seed))
        .find_map(|r| {
            let at = r
                .moves
                .iter()
                .position(|e| matches!(e, Entry::Draw { .. }))?;
            Some((r, at))
        })
        .unwrap();
    let Entry::Draw {
        seat, card: fair, ..
    } = record.moves[at]
    else {
        unreachable!("it is a draw")
    };
    let mut stacked = record.clone();
    stacked.moves.truncate(at);
    let game = stacked.play_moves(&mut |_, _| {}).unwrap();
    stacked.end = game.end();
    let card = game
        .drawable(Source::Waste)
        .iter()
        .find(|c| *c != fair)
        .unwrap();
    stacked.moves.push(Entry::Draw {
        seat,
        card,
        from: Source::Waste,
    });
    stacked.moves.push(Entry::Play {
        seat,
        card,
        slip: None,
    });
    assert_eq!(
        stacked.verify().unwrap_err(),
        Unverified::Move {
            nth: 1,
            expected: format!(r#"{{"do":"draw","seat":{seat},"card":"{fair}","from":"waste"}}"#),
        }
    );
}

#[test]
fn a_record_without_chance_says_so() {
    assert_eq!(
        Walk::new(classic(), 4, 1).record().verify().unwrap_err(),
        Unverified::NoChance
    );
    let mut wrong = fair(Options::default(), 4, 1);
    wrong.moves.remove(0);
    assert!(matches!(wrong.verify(), Err(Unverified::Record(_))));
}

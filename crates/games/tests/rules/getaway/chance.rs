//! The fair shuffle: a record's chance is recomputed, and stacked cards are found.

use super::common::*;
use crate::rules::wrong_records::{assert_proof_is_needed, unverified};
use getaway_games::Rules;
use getaway_games::Unverified;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;

/// The mix with the same ids and these cuts.
fn cut_with(words: &[(usize, &str)]) -> Mix {
    let cut =
        |(at, word): &(usize, &str)| Cut { seat: seat(*at), word: CutWord::new(word).unwrap() };
    Mix { cuts: words.iter().map(cut).collect(), ..uncut() }
}

/// A record whose chance follows from a secret.
fn fair(options: Options, seats: usize, seed: u64) -> Record {
    fair_with(uncut(), options, seats, seed)
}

/// Like [`fair`], with what the players added to the shuffle.
fn fair_with(mix: Mix, options: Options, seats: usize, seed: u64) -> Record {
    let (secret, dealer) = (secret(seed as u8), seat(1));
    let chance = mix.chance(&secret, 12);
    let hands = match options.deal {
        Dealing::Dealt => deal::hands(&chance, options, seats, dealer),
        // Players pick piles in any order.
        Dealing::ChooseAPile => {
            let piles = deal::piles(&chance, options.packs, seats).into_iter();
            let mut hands: Vec<CardSet> = piles.map(CardSet::from_iter).collect();
            hands.rotate_left(1);
            hands
        }
    };
    let (hands, rng) = (Hands::of(&hands), rand(seed));
    let choose = |game: &Position, rng: &mut Rand| any_move(game, rng);
    Walk::from(options, (seats, dealer), hands, rng, choose).fair(&secret, mix)
}

#[test]
fn the_chance_of_a_record_is_recomputed() {
    for deal in [Dealing::Dealt, Dealing::ChooseAPile] {
        let options = Options { deal, ..Options::default() };
        let record = SEEDS
            .map(|seed| fair(options, 5, seed))
            .find(|r| r.moves.iter().filter(|e| matches!(e, Entry::Draw { .. })).count() > 1)
            .unwrap();
        let chance = record.verify().expect("the chance is true");
        assert_eq!(chance.seed().len(), 64);
        assert_proof_is_needed(&record);
        let with = |change: fn(&mut Shuffle)| unverified(&record, |_, proof| change(proof));
        let upper = with(|p| p.secret = p.secret.to_uppercase() + "A");
        assert_eq!(upper, Unverified::Secret(Unproven::NotASecret));
        assert_eq!(with(|p| p.game += 1), Unverified::Deal);
        assert_eq!(with(|p| p.ids.reverse()), Unverified::Deal);
        let stacked = |p: &mut Shuffle| {
            let other = secret(255);
            p.commit = other.commit();
            p.secret = other.reveal().to_owned();
        };
        assert_eq!(with(stacked), Unverified::Deal);
    }
}

/// SHA-256 in hex, as anyone would compute it.
fn sha256(text: &str) -> String {
    use sha2::{Digest, Sha256};
    hex::encode(Sha256::digest(text))
}

#[test]
fn records_of_cut_games_survive_a_round_trip_and_tampering_is_found() {
    let words = [(3, "mango"), (0, "ripe आम 🥭"), (1, "mango")];
    let record = fair_with(cut_with(&words), Options::default(), 4, 6);
    let line = record.to_line().unwrap();
    let written = r#""ids":["71","5","90"],"cuts":[{"seat":3,"word":"mango"},{"seat":0,"word":"ripe आम 🥭"},{"seat":1,"word":"mango"}]"#;
    assert!(line.contains(written), "{line}");
    let read = Record::from_line(&line).unwrap();
    assert_eq!(read, record);
    let chance = read.verify().expect("a fair record");
    let hashes = words.map(|(_, word)| sha256(word)).join(",");
    let Some(ChanceProof::Shuffled(proof)) = record.chance.clone() else { panic!("no shuffle") };
    assert_eq!(chance.seed(), sha256(&format!("{}:12:cut:{hashes}", proof.secret)));
    let with = |change: &dyn Fn(&mut Shuffle)| unverified(&record, |_, proof| change(proof));
    let word = |word: &str| CutWord::new(word).unwrap();
    let wrong: [&dyn Fn(&mut Shuffle); 6] = [
        &|p| p.cuts[0].word = word("mangoes"),
        &|p| p.cuts[2].word = word("Mango"),
        &|p| p.cuts.swap(0, 1),
        &|p| p.cuts.truncate(2),
        &|p| p.cuts.clear(),
        &|p| p.game += 1,
    ];
    for (at, change) in wrong.iter().enumerate() {
        assert_eq!(with(change), Unverified::Deal, "{at}");
    }
    let nobody = with(&|p| p.cuts[1].seat = seat(4));
    assert_eq!(nobody, Unverified::Secret(Unproven::NoSuchSeat(seat(4))));
    assert!(nobody.to_string().contains("seat 4 has a word in `cuts`"));
    // The ids don't count once anyone has cut.
    let mut turned = record;
    let Some(ChanceProof::Shuffled(proof)) = &mut turned.chance else { panic!("no shuffle") };
    proof.ids.reverse();
    assert!(turned.verify().is_ok());
}

#[test]
fn malformed_cuts_are_refused_with_the_reason() {
    let record = fair_with(cut_with(&[(0, "mango")]), Options::default(), 4, 6);
    let line = record.to_line().unwrap();
    let uncut = fair(Options::default(), 4, 6).to_line().unwrap();
    assert!(!uncut.contains("cuts"), "the key is absent");
    let good = r#"[{"seat":0,"word":"mango"}]"#;
    assert!(line.contains(good));
    for (cuts, why) in [
        ("[]", "left out if nobody has cut"),
        ("null", "invalid type: null"),
        (r#"{"0":"mango"}"#, "expected a sequence"),
        (r#"[{"seat":0,"word":""}]"#, "1 to 40 visible characters"),
        (r#"[{"seat":0,"word":" mango"}]"#, "without spaces around it"),
        (r#"[{"seat":0,"word":"man\ngo"}]"#, "on one line"),
        (r#"[{"seat":0,"word":"man\u2028go"}]"#, "on one line"),
        (r#"[{"seat":0,"word":"man\u0007go"}]"#, "visible"),
        (r#"[{"seat":0,"word":"mangomangomangomangomangomangomangomangom"}]"#, "1 to 40"),
        (r#"[{"seat":0}]"#, "missing field `word`"),
        (r#"[{"seat":16,"word":"mango"}]"#, "seat"),
        (r#"[{"seat":0,"word":"mango","by":"Ann"}]"#, "unknown field"),
        (r#"[{"seat":0,"word":"mango"},{"seat":0,"word":"kite"}]"#, "seat 0 has two words"),
    ] {
        let refused = Record::from_line(&line.replace(good, cuts));
        let said = refused.expect_err(cuts).to_string();
        assert!(said.contains(why), "{cuts}: {said}");
    }
}

#[test]
fn a_draw_that_the_seed_does_not_give_is_found() {
    let (record, at) = SEEDS
        .map(|seed| fair(Options::default(), 3, seed))
        .find_map(|r| {
            let at = r.moves.iter().position(|e| matches!(e, Entry::Draw { .. }))?;
            Some((r, at))
        })
        .unwrap();
    let Entry::Draw { seat, card: fair, .. } = record.moves[at] else {
        unreachable!("it is a draw")
    };
    let mut stacked = record.clone();
    stacked.moves.truncate(at);
    let game = stacked.play_moves(&mut |_, _| {}).unwrap();
    stacked.end = game.end();
    let card = game.drawable(Source::Waste).iter().find(|c| *c != fair).unwrap();
    stacked.moves.push(Entry::Draw { seat, card, from: Source::Waste });
    stacked.moves.push(Entry::Play { seat, card, slip: None });
    assert_eq!(
        stacked.verify().unwrap_err(),
        Unverified::Move {
            nth: 1,
            expected: format!(r#"{{"do":"draw","seat":{seat},"card":"{fair}","from":"waste"}}"#),
        }
    );
}

#[test]
fn a_game_that_was_dealt_again_is_verified_by_the_one_that_was_shuffled() {
    for deal in [Dealing::Dealt, Dealing::ChooseAPile] {
        let options = Options { deal, ..Options::default() };
        let first = fair(options, 4, 3);
        let mix = Mix { again: Some(12), ..uncut() };
        let play = |seed, hands: &Hands| {
            let choose = |position: &Position, rng: &mut Rand| any_move(position, rng);
            let seats = (4, seat(1));
            Walk::from(options, seats, hands.clone(), rand(seed), choose)
                .fair(&secret(3), mix.clone())
        };
        let drawn = |record: &Record| record.moves.iter().any(|e| matches!(e, Entry::Draw { .. }));
        let others = SEEDS.map(|seed| play(seed, &first.deal));
        let played_otherwise = |record: &Record| drawn(record) && record.moves != first.moves;
        let record = others.into_iter().find(played_otherwise).unwrap();
        let line = record.to_line().unwrap();
        assert!(line.ends_with(r#""chance":{"again":12}}"#), "{line}");
        assert_eq!(Record::from_line(&line).unwrap(), record);
        assert!(record.replay().is_ok());
        assert!(record.verify_again(&first).is_ok());
        // Alone, it proves nothing.
        assert_eq!(record.verify().unwrap_err(), Unverified::Again(12));
        assert_eq!(first.verify_again(&record).unwrap_err(), Unverified::Again(12));
        // The same cards in other seats, another dealer, other cards, another draw.
        let not_again = Err(Unverified::NotAgain(12));
        let mut hands = first.deal.clone();
        hands.hands.rotate_left(1);
        assert_eq!(play(4, &hands).verify_again(&first).map(drop), not_again);
        let mut dealer = record.clone();
        dealer.dealer = seat(2);
        assert_eq!(dealer.verify_again(&first).map(drop), not_again);
        let mut others = fair(options, 4, 4);
        others.chance.clone_from(&record.chance);
        assert_eq!(others.verify_again(&first).map(drop), not_again);
        let mut stacked = first.clone();
        let Some(ChanceProof::Shuffled(shuffle)) = &mut stacked.chance else {
            panic!("no shuffle")
        };
        shuffle.ids.reverse();
        assert_eq!(record.verify_again(&stacked).unwrap_err(), Unverified::Deal);
    }
}

#[test]
fn a_record_says_either_how_it_was_shuffled_or_what_was_dealt_again() {
    let shuffled = fair(Options::default(), 4, 6);
    let mut again = shuffled.clone();
    again.chance = Some(ChanceProof::Again { again: 12 });
    let (shuffled, again) = (shuffled.to_line().unwrap(), again.to_line().unwrap());
    for wrong in [
        "{}", r#"{"again":0}"#, r#"{"again":-1}"#, r#"{"again":1.5}"#, r#"{"again":"12"}"#,
        r#"{"again":null}"#, r#"{"again":[12]}"#, r#"{"again":12,"again":12}"#,
        r#"{"again":12,"game":12}"#, r#"{"again":12,"cuts":[]}"#, r#"{"again":12,"ids":null}"#,
        r#"{"again":12,"from":1}"#, r#"[12]"#, "12",
    ] {
        let line = again.replace(r#"{"again":12}"#, wrong);
        assert_ne!(line, again);
        assert!(Record::from_line(&line).is_err(), "{wrong}");
    }
    assert!(Record::from_line(&shuffled).is_ok() && Record::from_line(&again).is_ok());
    let both = shuffled.replace(r#""game":12"#, r#""game":12,"again":12"#);
    let neither = shuffled.replace(r#""game":12,"#, "");
    for line in [both, neither] {
        let why = Record::from_line(&line).unwrap_err().to_string();
        assert!(why.contains("nothing but the number of a game in `again`"), "{why}");
    }
}

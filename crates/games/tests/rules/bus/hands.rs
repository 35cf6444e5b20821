//! Section 5: how hands rank, in words and for all 22,100 hands.

use std::cmp::Ordering;

use super::common::*;
use super::model::value;
use getaway_games::bus::rules::*;
use getaway_games::cards::*;

fn worth(names: &str) -> Worth {
    hand(names).worth()
}

/// Checks that the hands are in this order, best first. Hands on the same line are equal.
fn assert_order(lines: &[&str]) {
    for pair in lines.windows(2) {
        for better in pair[0].split(" = ") {
            for worse in pair[1].split(" = ") {
                assert!(worth(better) > worth(worse), "{better} beats {worse}");
            }
        }
    }
    for line in lines {
        for (one, other) in line.split(" = ").zip(line.split(" = ").skip(1)) {
            assert_eq!(worth(one), worth(other), "{one} and {other}");
        }
    }
}

#[test]
fn s5_the_kinds_are_in_the_order_of_the_rules() {
    assert_order(&["2S 2H 2D", "AS 2S 3S", "AS 2S 3D", "AS KS JS", "AS AH KD", "AS KD JS"]);
    for (names, kind) in [
        ("2S 2H 2D", Kind::Prial),
        ("4C 2C 3C", Kind::RunningFlush),
        ("4C 2C 3D", Kind::Run),
        ("2C 3C 5C", Kind::Flush),
        ("2C 3C 2D", Kind::Pair),
        ("2C 3C 5D", Kind::HighCard),
    ] {
        assert_eq!(worth(names).kind(), kind, "{names}");
    }
}

#[test]
fn s5_three_threes_are_the_best_prial_and_three_twos_the_worst() {
    assert_order(&[
        "3S 3H 3D = 3C 3H 3D",
        "AS AH AD",
        "KS KH KD",
        "QS QH QD",
        "JS JH JD",
        "10S 10H 10D",
        "9S 9H 9D",
        "8S 8H 8D",
        "7S 7H 7D",
        "6S 6H 6D",
        "5S 5H 5D",
        "4S 4H 4D",
        "2S 2H 2D",
    ]);
}

#[test]
fn s5_king_ace_two_is_not_a_run() {
    assert_eq!(worth("KS AD 2H").kind(), Kind::HighCard);
    assert_eq!(worth("KS AS 2S").kind(), Kind::Flush);
    assert_order(&["4S 3D 2H", "2S AS KS", "KS AD 2H"]);
}

#[test]
fn the_ranks_of_a_hand_are_listed_in_the_order_in_which_they_count() {
    for (names, ranks) in [
        ("3S 3H 3D", "3 3 3"),
        ("2S 3H AD", "A 2 3"),
        ("2S 3S AS", "A 2 3"),
        ("QS KH AD", "A K Q"),
        ("2S 3H 4D", "4 3 2"),
        ("4S 9H 9D", "9 9 4"),
        ("KS 9H 9D", "9 9 K"),
        ("2S 10S KS", "K 10 2"),
        ("2S 10S KD", "K 10 2"),
    ] {
        assert_eq!(worth(names).ranks().map(Rank::name).join(" "), ranks);
    }
}

/// Compares the engine's table with the model's simple comparison.
#[test]
fn s5_all_hands_rank_as_in_the_model() {
    let pack: Vec<Card> = CardSet::pack(1).iter().collect();
    let mut hands = Vec::new();
    for (n, &a) in pack.iter().enumerate() {
        for (m, &b) in pack.iter().enumerate().skip(n + 1) {
            hands.extend(pack[m + 1..].iter().map(|&c| [a, b, c]));
        }
    }
    assert_eq!(hands.len(), 22_100);
    let mut hands: Vec<_> = hands.into_iter().map(|cards| (value(&cards), cards)).collect();
    hands.sort();
    let mut different = 1;
    for pair in hands.windows(2) {
        let [(worse, one), (better, other)] = pair else { unreachable!("there are two") };
        let order = worse.cmp(better);
        assert_eq!(Worth::of(*one).cmp(&Worth::of(*other)), order, "{one:?} {other:?}");
        different += u32::from(order == Ordering::Less);
    }
    // 13 prials, twice 12 runs, twice 274 hands without a pair, 13 times 12 pairs.
    assert_eq!(different, 13 + 24 + 548 + 156);
    let of = |kind| hands.iter().filter(|(_, cards)| Worth::of(*cards).kind() == kind).count();
    assert_eq!(Kind::ALL.map(of), [16_440, 3_744, 1_096, 720, 48, 52]);
}

#[test]
fn s3_only_a_card_of_the_middle_is_taken_for_one_of_the_hand() {
    let middle = ["9C", "10C", "JC"].map(card);
    let after = |give: &str, take: &str| {
        let (give, take) = (card(give), card(take));
        hand("2S 3H KD").after(Exchange::One { give, take }, middle)
    };
    assert_eq!(after("3H", "9C"), Some(hand("2S 9C KD")));
    assert_eq!(after("3H", "QC"), None);
    assert_eq!(after("4H", "9C"), None);
}

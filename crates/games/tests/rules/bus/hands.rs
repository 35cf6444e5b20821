//! Section 5: how all 22,100 hands rank.

use std::cmp::Ordering;

use super::common::*;
use super::model::value;
use getaway_games::bus::rules::*;
use getaway_games::cards::*;

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
        assert_eq!(hand(names).worth().ranks().map(Rank::name).join(" "), ranks);
    }
}

/// Compares the engine's table with the model's simple comparison, which reads as the rules do.
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
    let of =
        |kind| hands.iter().filter(|(_, cards)| Worth::of(*cards).combination() == kind).count();
    assert_eq!(Combination::ALL.map(of), [16_440, 3_744, 1_096, 720, 48, 52]);
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

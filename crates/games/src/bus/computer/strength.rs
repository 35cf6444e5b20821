//! The strength of a hand among all 22,100 hands of the pack.

use std::sync::LazyLock;

use crate::bus::rules::Worth;
use crate::cards::{Card, CardSet};

/// The strengths, by the number of a worth.
static STRENGTHS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let pack: Vec<Card> = CardSet::pack(1).iter().collect();
    let mut hands = vec![0_u32; Worth::NUMBERS];
    for (n, &a) in pack.iter().enumerate() {
        for (m, &b) in pack.iter().enumerate().skip(n + 1) {
            for &c in &pack[m + 1..] {
                hands[Worth::of([a, b, c]).number()] += 1;
            }
        }
    }
    let all: u32 = hands.iter().sum();
    let mut worse = 0;
    let strength = hands.into_iter().map(|equal| {
        let strength = (worse as f32 + equal as f32 / 2.0) / all as f32;
        worse += equal;
        strength
    });
    strength.collect()
});

/// The share of all hands that are worse than this worth, from 0 to 1; equal ones count half.
#[inline]
pub(super) fn of(worth: Worth) -> f32 {
    STRENGTHS[worth.number()]
}

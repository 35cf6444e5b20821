//! Random numbers for random play: fast, from any generator that the caller brings.

use rand::Rng;

/// A number below `n`. Its bias is less than `n` in 2³², too small to notice.
#[inline]
pub(crate) fn below(n: u32, rng: &mut impl Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

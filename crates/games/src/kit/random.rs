//! Random numbers for random play: quick, and from whatever generator the caller brings.

use rand::Rng;

/// A number below `n`. Its bias, of less than `n` in 2³², cannot be seen.
#[inline]
pub(crate) fn below(n: u32, rng: &mut impl Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

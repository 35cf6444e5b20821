//! A bare version of the default game of four: 64-bit hands, no options, no events, no records, no
//! checks. The difference from the real rules is the cost of everything else they do.

use rand::Rng;
use rand::seq::SliceRandom;

const SUIT: u64 = 0xffff;
const ACE_OF_SPADES: u64 = 1 << 12;

/// The cards as bits: 16 bits per suit, spades lowest, the two at bit 0.
pub fn pack() -> [u64; 52] {
    std::array::from_fn(|n| 1 << (n / 13 * 16 + n % 13))
}

fn random_bit(mut bits: u64, rng: &mut impl Rng) -> u64 {
    let n = (u64::from(rng.next_u32()) * u64::from(bits.count_ones())) >> 32;
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

fn next_in(seats: u32, seat: usize) -> usize {
    let later = seats & !((2 << seat) - 1);
    (if later != 0 { later } else { seats }).trailing_zeros() as usize
}

fn suit_of(card: u64) -> u64 {
    SUIT << (card.trailing_zeros() & !15)
}

/// Shuffles, deals, and plays random cards to the end; returns the loser.
pub fn random_game(pack: &mut [u64; 52], rng: &mut impl Rng) -> usize {
    pack.shuffle(rng);
    let mut hands = [0u64; 4];
    for (n, card) in pack.iter().enumerate() {
        hands[(n + 1) & 3] |= card;
    }
    let mut power = 0;
    while hands[power] & ACE_OF_SPADES == 0 {
        power += 1;
    }
    let (mut waste, mut in_play) = (0u64, 0b1111u32);
    let (mut first, mut drawn) = (true, false);
    let mut lead = ACE_OF_SPADES;
    loop {
        // A drawn card is not in the hand, so removing it changes nothing.
        hands[power] &= !lead;
        let suit = suit_of(lead);
        let (mut best, mut winner, mut trick) = (lead, power, lead);
        let (mut seat, mut order, mut count) = (power, [power; 4], 1);
        let mut tochoo = false;
        let players = in_play.count_ones() as usize;
        while count < players && !tochoo {
            seat = next_in(in_play, seat);
            let follow = hands[seat] & suit;
            let card = random_bit(if follow != 0 { follow } else { hands[seat] }, rng);
            hands[seat] &= !card;
            trick |= card;
            order[count] = seat;
            count += 1;
            if card & suit == 0 {
                tochoo = !first;
            } else if card > best {
                (best, winner) = (card, seat);
            }
        }
        first = false;
        let old_waste = waste;
        if tochoo {
            hands[winner] |= trick;
        } else {
            waste |= trick;
        }
        for &seat in &order[..count] {
            if seat != winner && hands[seat] == 0 {
                in_play &= !(1 << seat);
            }
        }
        if in_play.is_power_of_two() || (tochoo && drawn && players == 2) {
            return winner;
        }
        power = winner;
        drawn = hands[power] == 0;
        if drawn {
            lead = random_bit(old_waste, rng);
            waste &= !lead;
        } else {
            lead = random_bit(hands[power], rng);
        }
    }
}

//! The deal, from the fair shuffle (rules, sections 1 and 8).
//!
//! Owns which hand or pile each card of the shuffled pack goes to, but not where the chance comes
//! from.

use super::options::{Deal, Options, Packs};
use crate::cards::{Card, CardSet, Chance, Seat};

/// The hands of a dealt game by seat: the shuffled pack one card at a time, beginning with the seat
/// after the dealer (rules, section 1).
pub fn hands(chance: &Chance, options: Options, seats: usize, dealer: Seat) -> Vec<CardSet> {
    let mut hands = vec![CardSet::EMPTY; seats];
    for (n, card) in (1..).zip(chance.shuffled(options.packs.into())) {
        hands[dealer.after(n, seats, options.direction).index()].insert(card);
    }
    hands
}

/// The piles to choose from (rules, section 8), each from its top card down.
///
/// The shuffled pack is cut into equal piles; if it doesn't divide, the first piles get one card
/// more. Then, pile by pile, the first byte of SHA-256 of `SEED:pileI`, mod 3, says how many cards
/// go from the top of the pile onto the next one, in the same order.
pub fn piles(chance: &Chance, packs: Packs, seats: usize) -> Vec<Vec<Card>> {
    let mut pack = chance.shuffled(packs.into()).into_iter();
    let (size, larger) = (packs.cards() / seats, packs.cards() % seats);
    let mut piles: Vec<Vec<Card>> = (0..seats)
        .map(|i| pack.by_ref().take(size + usize::from(i < larger)).collect())
        .collect();
    for i in 0..seats {
        let count = usize::from(chance.byte(&format!(":pile{i}")) % 3);
        let moved: Vec<Card> = piles[i].drain(..count).collect();
        piles[(i + 1) % seats].splice(0..0, moved);
    }
    piles
}

/// Whether these hands, by seat, follow from this chance. Piles can go to any seats.
pub fn gives(chance: &Chance, options: Options, dealer: Seat, dealt: &[CardSet]) -> bool {
    match options.deal {
        Deal::Dealt => hands(chance, options, dealt.len(), dealer) == dealt,
        Deal::ChooseAPile => {
            let piles = piles(chance, options.packs, dealt.len());
            let piles: Vec<CardSet> = piles.into_iter().map(CardSet::from_iter).collect();
            dealt.iter().all(|hand| piles.contains(hand))
        }
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;
    use crate::cards::Secret;

    #[test]
    fn piles_are_cut_and_then_cards_move_on_to_the_next_pile() {
        let chance = Chance::new(&Secret::new([9; 32]), 31, &[]);
        for (packs, seats) in [(Packs::One, 5), (Packs::One, 8), (Packs::Two, 16)] {
            let mut left = chance.shuffled(packs.into()).into_iter();
            let (size, larger) = (packs.cards() / seats, packs.cards() % seats);
            let mut piles: Vec<Vec<Card>> = Vec::new();
            for i in 0..seats {
                let size = if i < larger { size + 1 } else { size };
                piles.push(left.by_ref().take(size).collect());
            }
            for i in 0..seats {
                let text = format!("{}:pile{i}", chance.seed());
                let hash = hex::encode(Sha256::digest(text));
                let count = u8::from_str_radix(&hash[..2], 16).unwrap() % 3;
                for n in (0..usize::from(count)).rev() {
                    let card = piles[i].remove(n);
                    piles[(i + 1) % seats].insert(0, card);
                }
            }
            assert_eq!(super::piles(&chance, packs, seats), piles, "{seats} seats");
        }
    }
}

//! The deal, from the fair shuffle (rules, sections 1 and 8), and the check that hands are a deal:
//! the only way into a [`Position`].

use super::OPENER;
use super::options::{Dealing, Options, Packs};
use super::position::Position;
use crate::cards::{Card, CardSet, Chance, Seat};
use crate::kit::options::{RuleOptions, WrongSeats};

/// The reason hands aren't a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// The dealer isn't at the table.
    #[error("there is no {0:?}")]
    NoSuchSeat(Seat),
    #[error("{0} occurs twice")]
    Twice(Card),
    #[error("{0} is missing")]
    Missing(Card),
    /// A card doesn't belong to the packs in use.
    #[error("{0} does not belong to the packs in use")]
    Foreign(Card),
    /// A hand has an impossible number of cards for the deal.
    #[error("{0:?} has {1} cards, which is not what the deal gives")]
    HandSize(Seat, u32),
}

/// Checks that each card of the packs is in one hand.
fn check_cards(options: Options, hands: &[CardSet]) -> Result<(), BadDeal> {
    let pack = CardSet::pack(options.packs.into());
    let mut seen = CardSet::EMPTY;
    for &hand in hands {
        if let Some(card) = hand.minus(pack).iter().next() {
            return Err(BadDeal::Foreign(card));
        }
        if let Some(card) = hand.and(seen).iter().next() {
            return Err(BadDeal::Twice(card));
        }
        seen = seen.or(hand);
    }
    match pack.minus(seen).iter().next() {
        Some(card) => Err(BadDeal::Missing(card)),
        None => Ok(()),
    }
}

/// The number of cards that the deal gives a seat (rules, section 1): the whole pack one card at a
/// time, beginning with the seat after the dealer.
pub fn dealt_to(options: Options, seats: usize, dealer: Seat, seat: Seat) -> u32 {
    let cards = options.packs.cards();
    let extra = (1..=cards % seats).any(|n| dealer.after(n, seats, options.direction) == seat);
    (cards / seats) as u32 + u32::from(extra)
}

impl Position {
    /// Starts a game from this deal, before its first trick (rules, sections 1 and 8).
    pub fn deal(options: Options, dealer: Seat, hands: &[CardSet]) -> Result<Position, BadDeal> {
        let seats = hands.len();
        options.check_seats(seats)?;
        if dealer.index() >= seats {
            return Err(BadDeal::NoSuchSeat(dealer));
        }
        check_cards(options, hands)?;
        let cards = options.packs.cards() as u32;
        let mut power = None;
        for (seat, hand) in Seat::first(seats).zip(hands) {
            let good = match options.deal {
                Dealing::Dealt => hand.len() == dealt_to(options, seats, dealer, seat),
                // Within 3 of the equal share, which isn't always a whole number.
                Dealing::ChooseAPile => {
                    (hand.len() * seats as u32).abs_diff(cards) <= 3 * seats as u32
                }
            };
            if !good {
                return Err(BadDeal::HandSize(seat, hand.len()));
            }
            if hand.contains(OPENER) {
                power = Some(seat);
            }
        }
        let power = power.ok_or(BadDeal::Missing(OPENER))?;
        Ok(Position::new(options, dealer, power, hands))
    }
}

/// The hands of a dealt game by seat: the shuffled pack one card at a time, beginning with the seat
/// after the dealer (rules, section 1).
pub fn hands(chance: &Chance, options: Options, seats: usize, dealer: Seat) -> Vec<CardSet> {
    of_pack(chance.shuffled(options.packs.into()), options, seats, dealer)
}

pub fn of_pack(
    pack: impl IntoIterator<Item = Card>,
    options: Options,
    seats: usize,
    dealer: Seat,
) -> Vec<CardSet> {
    let mut hands = vec![CardSet::EMPTY; seats];
    for (n, card) in (1..).zip(pack) {
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
    let mut piles: Vec<Vec<Card>> =
        (0..seats).map(|i| pack.by_ref().take(size + usize::from(i < larger)).collect()).collect();
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
        Dealing::Dealt => hands(chance, options, dealt.len(), dealer) == dealt,
        Dealing::ChooseAPile => {
            let piles: Vec<CardSet> = piles(chance, options.packs, dealt.len())
                .into_iter()
                .map(CardSet::from_iter)
                .collect();
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

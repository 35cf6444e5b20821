//! Deals simulated games: by the fair shuffle, or by the game's own generator where nobody could
//! check the shuffle. The generator is several times as fast.

use getaway_games::cards::{Card, CardSet, Chance, MAX_SEATS, Seat};
use getaway_games::getaway::rules::{Deal, Options, Packs, deal};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The dealt hands, by seat. Hands beyond the table's seats are empty.
pub(super) type Hands = [CardSet; MAX_SEATS];

/// Shuffles and deals one card at a time, without touching the heap.
pub(super) fn shuffled_hands(
    options: Options,
    seats: usize,
    dealer: Seat,
    rng: &mut impl Rng,
) -> Hands {
    let mut pack = [Card::ACE_OF_SPADES; Packs::Two.cards()];
    let pack = &mut pack[..options.packs.cards()];
    for (slot, card) in pack.iter_mut().zip(CardSet::pack(options.packs.into())) {
        *slot = card;
    }
    pack.shuffle(rng);
    let mut order = [dealer; MAX_SEATS];
    for (n, seat) in order[..seats].iter_mut().enumerate() {
        *seat = dealer.after(n + 1, seats, options.direction);
    }
    let mut hands = Hands::default();
    for round in pack.chunks(seats) {
        for (card, seat) in round.iter().zip(&order) {
            hands[seat.index()].insert(*card);
        }
    }
    hands
}

/// Deals the hands by the fair shuffle. Piles are picked blindly, starting with the seat after the
/// dealer.
pub(super) fn fair_hands(
    chance: &Chance,
    options: Options,
    seats: usize,
    dealer: Seat,
    rng: &mut impl Rng,
) -> Hands {
    let mut hands = Hands::default();
    match options.deal {
        Deal::Dealt => hands[..seats].copy_from_slice(&deal::hands(chance, options, seats, dealer)),
        Deal::ChooseAPile => {
            let mut piles = deal::piles(chance, options.packs, seats);
            for n in 1..=seats {
                let pile = piles.swap_remove(rng.random_range(0..piles.len()));
                let seat = dealer.after(n, seats, options.direction);
                hands[seat.index()] = pile.into_iter().collect();
            }
        }
    }
    hands
}

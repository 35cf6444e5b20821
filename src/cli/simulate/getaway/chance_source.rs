//! Where a simulated game's cards come from.
//!
//! With a record from the fair shuffle, so that the record can be verified. Without one nobody could
//! check it, and the game's own generator deals and draws, which is several times as fast. Either
//! way all follows from the run's seed and the game's number.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::super::simulation::{FairShuffle, Table};
use super::Plan;
use crate::cards::{Card, CardSet, Chance, ChanceProof, MAX_SEATS, Seat};
use crate::games::getaway::rules::{Deal, Options, Packs, deal};

/// The hands as dealt, by seat; those beyond the table's seats are empty.
pub(super) type Hands = [CardSet; MAX_SEATS];

/// What decides the chance of one game.
pub(super) enum ChanceSource {
    /// The fair shuffle.
    FairShuffle(Box<FairShuffle>),
    /// The game's own generator.
    Generator,
}

impl ChanceSource {
    /// The chance of one game. Only the fair shuffle can cut piles.
    pub(super) fn of(plan: &Plan, table: &mut Table) -> ChanceSource {
        let piles = match plan.options.deal {
            Deal::Dealt => false,
            Deal::ChooseAPile => true,
        };
        if !plan.run.records && !piles {
            return ChanceSource::Generator;
        }
        ChanceSource::FairShuffle(Box::new(table.fair_shuffle()))
    }

    /// The hands as dealt. Piles are picked blindly, from the seat after the dealer on.
    pub(super) fn deal(
        &self,
        options: Options,
        seats: usize,
        dealer: Seat,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Hands {
        match self {
            ChanceSource::Generator => shuffled_hands(options, seats, dealer, rng),
            ChanceSource::FairShuffle(fair) => {
                fair_hands(&fair.chance, options, seats, dealer, rng)
            }
        }
    }

    /// The outcome of the game's `k`-th draw (from 1); `None` if there is no card.
    pub(super) fn draw(
        &self,
        k: usize,
        cards: CardSet,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Card> {
        match self {
            ChanceSource::Generator => cards.nth(rng.random_range(0..cards.len().max(1))),
            ChanceSource::FairShuffle(fair) => fair.chance.draw(k, cards),
        }
    }

    /// What the record needs to show that the chance was fair.
    pub(super) fn proof(&self) -> Option<ChanceProof> {
        match self {
            ChanceSource::Generator => None,
            ChanceSource::FairShuffle(fair) => Some(fair.proof()),
        }
    }
}

/// Shuffles and deals one card at a time, without touching the heap.
fn shuffled_hands(options: Options, seats: usize, dealer: Seat, rng: &mut impl Rng) -> Hands {
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

/// The hands by the fair shuffle. Piles are picked at random.
fn fair_hands(
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

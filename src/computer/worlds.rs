//! Deals the cards that a player cannot see to the other seats, in agreement with all that the
//! player knows: which cards others have picked up, how many they hold, which suits they lack.
//!
//! Every card goes to a seat with a probability in proportion to the room left there, the suits
//! that few seats can hold first. A card never goes where the rest could not be dealt any more.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use crate::rules::{CardSet, Game, MAX_SEATS, Seat, Suit, View};

/// A seat to which hidden cards can be dealt.
#[derive(Clone, Copy)]
struct Place {
    seat: Seat,
    room: u32,
    /// Which suits may come here, a bit each.
    suits: u8,
}

/// All worlds that a player holds possible.
pub(super) struct Worlds<'a> {
    view: &'a View,
    places: Vec<Place>,
    /// The hidden cards, the suits that fewest seats can hold first.
    suits: [CardSet; 4],
    /// What is known of every hand.
    known: [CardSet; MAX_SEATS],
}

impl<'a> Worlds<'a> {
    pub(super) fn new(view: &'a View) -> Worlds<'a> {
        let memory = view.memory();
        let mut known = [CardSet::EMPTY; MAX_SEATS];
        known[view.seat().index()] = view.hand();
        let mut places = Vec::new();
        for seat in view.board().in_play().without(view.seat()).iter() {
            known[seat.index()] = memory.known(seat);
            let void = memory.void(seat);
            let suits = Suit::ALL
                .into_iter()
                .filter(|suit| !void.contains(*suit))
                .fold(0, |bits, suit| bits | 1 << suit as u8);
            places.push(Place {
                seat,
                room: memory.unknown(seat),
                suits,
            });
        }
        let unseen = view.unseen();
        let mut order = Suit::ALL;
        order.sort_by_key(|suit| room(&places, 1 << *suit as u8));
        Worlds {
            view,
            places,
            suits: order.map(|suit| unseen.of_suit(suit)),
            known,
        }
    }

    /// One of them; `None` only if the view contradicts itself.
    pub(super) fn deal(&self, rng: &mut Xoshiro256PlusPlus) -> Option<Game> {
        self.view.imagine(&self.hands(rng)?)
    }

    /// The hands of one of them, by seat.
    pub(super) fn hands(&self, rng: &mut Xoshiro256PlusPlus) -> Option<[CardSet; MAX_SEATS]> {
        let mut places = self.places.clone();
        let mut hands = self.known;
        let mut left = self.suits.map(CardSet::len);
        let bits = self.suits.map(|cards| {
            cards
                .iter()
                .next()
                .map_or(0, |card| 1u8 << card.suit() as u8)
        });
        for (n, cards) in self.suits.iter().enumerate() {
            for card in *cards {
                left[n] -= 1;
                let mut open: u32 = u32::MAX;
                let place = loop {
                    let mut pick = {
                        let total: u32 = candidates(&places, bits[n], open).map(|(_, r)| r).sum();
                        if total == 0 {
                            return None;
                        }
                        rng.random_range(0..total)
                    };
                    let (at, _) = candidates(&places, bits[n], open).find(|(_, room)| {
                        let here = pick < *room;
                        pick = pick.wrapping_sub(if here { 0 } else { *room });
                        here
                    })?;
                    places[at].room -= 1;
                    if can_deal(&places, &left, &bits) {
                        break at;
                    }
                    places[at].room += 1;
                    open &= !(1 << at);
                };
                hands[places[place].seat.index()].insert(card);
            }
        }
        Some(hands)
    }
}

fn candidates(places: &[Place], suit: u8, open: u32) -> impl Iterator<Item = (usize, u32)> {
    places
        .iter()
        .enumerate()
        .filter(move |(at, place)| place.suits & suit != 0 && open & 1 << at != 0)
        .map(|(at, place)| (at, place.room))
}

/// The room for cards of these suits.
fn room(places: &[Place], suits: u8) -> u32 {
    places
        .iter()
        .filter(|place| place.suits & suits != 0)
        .map(|place| place.room)
        .sum()
}

/// Whether the rest can be dealt (Hall's theorem): for every set of suits, the seats that can hold
/// any of them have room for all their cards.
fn can_deal(places: &[Place], left: &[u32; 4], bits: &[u8; 4]) -> bool {
    if places.iter().all(|place| place.suits == 0b1111) {
        return true;
    }
    (1u8..16).all(|set| {
        let (mut cards, mut suits) = (0, 0);
        for n in 0..4 {
            if set & 1 << n != 0 {
                cards += left[n];
                suits |= bits[n];
            }
        }
        cards <= room(places, suits)
    })
}

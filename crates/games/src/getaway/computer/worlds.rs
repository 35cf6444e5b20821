//! Determinization: deals the cards that a player can't see to the other seats, in agreement with
//! all that the player knows: the cards that others have picked up, the number that they hold, and
//! the suits that they lack.
//!
//! Every card goes to a seat with a probability in proportion to the room left there. The suits
//! that few seats can hold go first. A card never goes where it would make it impossible to deal
//! the rest.

use rand::RngExt;

use crate::cards::{CardSet, MAX_SEATS, Seat, Suit};
use crate::getaway::rules::{Position, View};
use crate::kit::Rand;

#[derive(Clone, Copy)]
struct Receiver {
    seat: Seat,
    room: u32,
    /// The suits that it can hold, one bit each.
    suits: u8,
}

/// All worlds that are possible from a player's point of view.
pub(super) struct Worlds<'a> {
    view: &'a View,
    receivers: Vec<Receiver>,
    /// The hidden cards; the suits that the fewest seats can hold come first.
    suits: [CardSet; 4],
    /// The bits of these suits.
    bits: [u8; 4],
    known: [CardSet; MAX_SEATS],
}

impl<'a> Worlds<'a> {
    pub(super) fn new(view: &'a View) -> Worlds<'a> {
        let memory = view.memory();
        let mut known = [CardSet::EMPTY; MAX_SEATS];
        known[view.seat().index()] = view.hand();
        let mut receivers = Vec::new();
        for seat in view.board().in_play().without(view.seat()).iter() {
            known[seat.index()] = memory.known(seat);
            let void = memory.void(seat);
            let suits = Suit::ALL
                .into_iter()
                .filter(|suit| !void.contains(*suit))
                .fold(0, |bits, suit| bits | bit(suit));
            receivers.push(Receiver { seat, room: memory.unknown(seat), suits });
        }
        let unseen = view.unseen();
        let mut order = Suit::ALL;
        order.sort_by_key(|suit| room(&receivers, bit(*suit)));
        Worlds {
            view,
            receivers,
            suits: order.map(|suit| unseen.of_suit(suit)),
            bits: order.map(bit),
            known,
        }
    }

    /// A random world; `None` only if the view contradicts itself.
    pub(super) fn sample(&self, rng: &mut Rand) -> Option<Position> {
        self.view.imagine(&self.sample_hands(rng)?)
    }

    /// The hands of a random world, by seat.
    pub(super) fn sample_hands(&self, rng: &mut Rand) -> Option<[CardSet; MAX_SEATS]> {
        let mut receivers = self.receivers.clone();
        let mut hands = self.known;
        let mut left = self.suits.map(CardSet::len);
        for (n, cards) in self.suits.iter().enumerate() {
            for card in *cards {
                left[n] -= 1;
                let mut open: u32 = u32::MAX;
                let receiver = loop {
                    let mut pick = {
                        let rooms = open_receivers(&receivers, self.bits[n], open);
                        let total: u32 = rooms.map(|(_, room)| room).sum();
                        if total == 0 {
                            return None;
                        }
                        rng.random_range(0..total)
                    };
                    let (at, _) =
                        open_receivers(&receivers, self.bits[n], open).find(|(_, room)| {
                            let here = pick < *room;
                            pick = pick.wrapping_sub(if here { 0 } else { *room });
                            here
                        })?;
                    receivers[at].room -= 1;
                    if can_deal(&receivers, &left, &self.bits) {
                        break at;
                    }
                    receivers[at].room += 1;
                    open &= !(1 << at);
                };
                hands[receivers[receiver].seat.index()].insert(card);
            }
        }
        Some(hands)
    }
}

const fn bit(suit: Suit) -> u8 {
    1 << suit as u8
}

/// The receivers that can hold the suit and are `open`, with the room in each.
fn open_receivers(
    receivers: &[Receiver],
    suit: u8,
    open: u32,
) -> impl Iterator<Item = (usize, u32)> {
    receivers
        .iter()
        .enumerate()
        .filter(move |(at, receiver)| receiver.suits & suit != 0 && open & 1 << at != 0)
        .map(|(at, receiver)| (at, receiver.room))
}

fn room(receivers: &[Receiver], suits: u8) -> u32 {
    receivers
        .iter()
        .filter(|receiver| receiver.suits & suits != 0)
        .map(|receiver| receiver.room)
        .sum()
}

/// Whether the rest can be dealt (Hall's theorem): for every set of suits, the seats that can hold
/// any of them have room for all their cards.
fn can_deal(receivers: &[Receiver], left: &[u32; 4], bits: &[u8; 4]) -> bool {
    if receivers.iter().all(|receiver| receiver.suits == 0b1111) {
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
        cards <= room(receivers, suits)
    })
}

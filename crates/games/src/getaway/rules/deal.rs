//! Checked ways into a game: the deal, from the fair shuffle (rules, sections 1 and 8), or a
//! position between two tricks.
//!
//! A [`Setup`] is unchecked data; only a checked conversion yields a playable [`Game`].

use super::OPENER;
use super::board::Phase;
use super::game::Game;
use super::options::{Deal, Options, Packs};
use crate::cards::{Card, CardSet, Chance, Seat, SeatList, SeatSet};
use crate::kit::options::WrongSeats;

/// The reason the data isn't a position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// The dealer or another named seat isn't at the table.
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
    /// A player in play has no cards, one who got away has some, or fewer than two are in play.
    #[error("the seats in play are not those with cards")]
    InPlay,
    /// The player with the power isn't in play, or doesn't hold the opening ace of spades.
    #[error("the power is with the wrong seat")]
    Power,
    /// The waste can't be empty after the first trick.
    #[error("the waste does not fit the number of tricks")]
    Waste,
}

/// A position between two tricks. The waste consists of all cards that are in nobody's hand.
///
/// ```
/// use getaway_games::cards::{CardSet, NotACard, Seat};
/// use getaway_games::getaway::rules::{BadSetup, Game, Options, Setup};
///
/// fn hand(names: &[&str]) -> Result<CardSet, NotACard> {
///     names.iter().map(|name| name.parse()).collect()
/// }
///
/// let seats: Vec<Seat> = Seat::first(3).collect();
/// let mut setup = Setup {
///     options: Options::default(),
///     dealer: seats[0],
///     hands: vec![hand(&["KH", "5S"])?, hand(&["2C"])?, CardSet::EMPTY],
///     away: vec![seats[2]],
///     power: seats[0],
///     tricks: 20,
/// };
/// let game = Game::try_from(&setup)?;
/// assert_eq!(game.board().waste().len(), 49);
///
/// // Only a player with cards can have the power.
/// setup.power = seats[2];
/// assert_eq!(Game::try_from(&setup), Err(BadSetup::Power));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub options: Options,
    pub dealer: Seat,
    /// The hand of each seat, by seat number; empty for those in `away`.
    pub hands: Vec<CardSet>,
    pub away: Vec<Seat>,
    pub power: Seat,
    pub tricks: u32,
}

fn check_cards(options: Options, hands: &[CardSet]) -> Result<CardSet, BadSetup> {
    let pack = CardSet::pack(options.packs.into());
    let mut seen = CardSet::EMPTY;
    for &hand in hands {
        if let Some(card) = hand.minus(pack).iter().next() {
            return Err(BadSetup::Foreign(card));
        }
        if let Some(card) = hand.and(seen).iter().next() {
            return Err(BadSetup::Twice(card));
        }
        seen = seen.or(hand);
    }
    Ok(pack.minus(seen))
}

/// The number of cards that the deal gives a seat (rules, section 1): the whole pack one card at a
/// time, beginning with the seat after the dealer.
pub fn dealt_to(options: Options, seats: usize, dealer: Seat, seat: Seat) -> u32 {
    let cards = options.packs.cards();
    let extra = (1..=cards % seats).any(|n| dealer.after(n, seats, options.direction) == seat);
    (cards / seats) as u32 + u32::from(extra)
}

impl Game {
    /// Starts a game from this deal, before its first trick (rules, sections 1 and 8).
    pub fn deal(options: Options, dealer: Seat, hands: &[CardSet]) -> Result<Game, BadSetup> {
        let seats = hands.len();
        options.check_seats(seats)?;
        if dealer.index() >= seats {
            return Err(BadSetup::NoSuchSeat(dealer));
        }
        if let Some(card) = check_cards(options, hands)?.iter().next() {
            return Err(BadSetup::Missing(card));
        }
        let cards = options.packs.cards() as u32;
        let mut power = None;
        for (seat, hand) in Seat::first(seats).zip(hands) {
            let good = match options.deal {
                Deal::Dealt => hand.len() == dealt_to(options, seats, dealer, seat),
                // Within 3 of the equal share, which isn't always a whole number.
                Deal::ChooseAPile => {
                    (hand.len() * seats as u32).abs_diff(cards) <= 3 * seats as u32
                }
            };
            if !good {
                return Err(BadSetup::HandSize(seat, hand.len()));
            }
            if hand.contains(OPENER) {
                power = Some(seat);
            }
        }
        let power = power.ok_or(BadSetup::Missing(OPENER))?;
        Ok(Game::new(options, dealer, power, hands))
    }
}

impl TryFrom<&Setup> for Game {
    type Error = BadSetup;

    fn try_from(setup: &Setup) -> Result<Game, BadSetup> {
        let seats = setup.hands.len();
        setup.options.check_seats(seats)?;
        let named = setup.away.iter().chain([&setup.dealer, &setup.power]);
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= seats) {
            return Err(BadSetup::NoSuchSeat(*seat));
        }
        let waste = check_cards(setup.options, &setup.hands)?;
        let away: SeatSet = setup.away.iter().copied().collect();
        let empty = Seat::first(seats)
            .filter(|s| setup.hands[s.index()].is_empty())
            .collect();
        if away != empty
            || away.len() as usize != setup.away.len()
            || away.len() as usize + 2 > seats
        {
            return Err(BadSetup::InPlay);
        }
        let opening = setup.tricks == 0;
        let power_hand = setup.hands[setup.power.index()];
        if power_hand.is_empty() || (opening && !power_hand.contains(OPENER)) {
            return Err(BadSetup::Power);
        }
        if waste.is_empty() != opening {
            return Err(BadSetup::Waste);
        }
        let mut game = Game::new(setup.options, setup.dealer, setup.power, &setup.hands);
        game.board.tricks = setup.tricks;
        game.board.waste = waste;
        game.board.phase = Phase::Lead;
        game.board.away = SeatList::EMPTY;
        for &seat in &setup.away {
            game.board.in_play = game.board.in_play.without(seat);
            game.board.away.push(seat);
        }
        Ok(game)
    }
}

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

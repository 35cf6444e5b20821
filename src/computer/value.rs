//! How likely a player loses a game in which all hands lie open: a small neural network that has
//! learned it from games.
//!
//! It looks at each suit alone: at the cards still held, in their order, and at who holds each. Of
//! what it makes of the four suits it takes the sum, so that no suit counts for more than another.
//! A card's rank means nothing to it, only how many cards lie above and below. In the games that
//! it has learned from, the player saw all hands and played the card that the network of the round
//! before thought best; the others went by the rules of thumb. [`super::learn`] plays such games and
//! learns from them.

mod slopes;

use std::sync::LazyLock;

use crate::rules::{Card, CardSet, Game, LastCard, Seat, Suit};

pub(super) use slopes::Slopes;

/// The most players in play whom the network knows.
const PLAYERS: usize = 4;

/// The most cards of a suit that it knows.
const CARDS: usize = 13;

/// How many things it knows about a position beside the cards: who leads, how many are in play,
/// the rule for who has no card to lead.
const FACTS: usize = 11;

/// How many numbers each layer hands on.
const WIDTH: usize = 32;

type Row = [f32; WIDTH];

/// What the network sees of a game at a lead.
///
/// Players are numbered from 0, the one who may lose, in the direction of play.
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// For each suit, who holds its cards, lowest first, and how many there are.
    suits: [([u8; CARDS], u8); 4],
    /// Which of the [`FACTS`] hold.
    facts: [u8; 3],
}

impl Position {
    /// The position of the game for the seat, one in play; `None` if it is too large: more than four
    /// are in play, or hold more than 13 cards of a suit.
    pub(super) fn of(game: &Game, seat: Seat) -> Option<Position> {
        let board = game.board();
        let in_play = board.in_play();
        if in_play.len() as usize > PLAYERS {
            return None;
        }
        let direction = board.options().direction;
        let others = in_play.without(seat).in_turn_after(seat, direction);
        let mut hands = [CardSet::EMPTY; PLAYERS];
        let (mut all, mut leader) = (CardSet::EMPTY, 0);
        for (number, seat) in std::iter::once(seat).chain(others).enumerate() {
            hands[number] = game.hand(seat);
            all = all.or(hands[number]);
            if seat == board.power() {
                leader = number as u8;
            }
        }
        let holder = |card: Card| {
            let holds = |hand: &CardSet| hand.contains(card);
            hands.iter().position(holds).unwrap_or(0) as u8
        };
        let mut suits = [([0; CARDS], 0); 4];
        for suit in Suit::ALL {
            let cards = all.of_suit(suit);
            let (holders, len) = &mut suits[suit as usize];
            *len = cards.len() as u8;
            for (at, card) in cards.iter().enumerate() {
                *holders.get_mut(at)? = holder(card);
            }
        }
        let last_card = match board.options().last_card {
            LastCard::DrawFromWaste => 0,
            LastCard::DrawFromNeighbour => 1,
            LastCard::DrawFromAny => 2,
            LastCard::LeadPasses => 3,
        };
        // Two to four are in play.
        let players = (in_play.len() as u8).saturating_sub(2);
        Some(Position {
            suits,
            facts: [leader, 4 + players, 7 + last_card],
        })
    }
}

/// What was learned: the numbers of a [`Net`] in the order of its fields.
static LEARNED: &[u8; 4 * Net::NUMBERS] = include_bytes!("value/learned.f32");

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(LEARNED));

/// The network of the computer players.
pub(super) fn built_in() -> &'static Net {
    &NET
}

/// The network.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    /// What each card of a suit adds to what is made of it, by its place from below and its holder.
    from_below: [[Row; PLAYERS]; CARDS],
    /// The same by its place from above.
    from_above: [[Row; PLAYERS]; CARDS],
    /// What each fact adds to it.
    of_suit: [Row; FACTS],
    of_suit_bias: Row,
    /// From one suit to its part in the sum of the suits.
    suit: [Row; WIDTH],
    suit_bias: Row,
    /// From the sum of the suits to the whole.
    whole: [Row; WIDTH],
    /// What each fact adds to that.
    of_whole: [Row; FACTS],
    of_whole_bias: Row,
    /// From the whole to the log of the odds.
    odds: Row,
    odds_bias: f32,
}

impl Net {
    /// How many numbers it is made of.
    pub(super) const NUMBERS: usize = (2 * PLAYERS * CARDS + 2 * FACTS + 2 * WIDTH + 4) * WIDTH + 1;

    /// The network of which all numbers are 0.
    pub(super) const NOUGHT: Net = Net {
        from_below: [[[0.0; WIDTH]; PLAYERS]; CARDS],
        from_above: [[[0.0; WIDTH]; PLAYERS]; CARDS],
        of_suit: [[0.0; WIDTH]; FACTS],
        of_suit_bias: [0.0; WIDTH],
        suit: [[0.0; WIDTH]; WIDTH],
        suit_bias: [0.0; WIDTH],
        whole: [[0.0; WIDTH]; WIDTH],
        of_whole: [[0.0; WIDTH]; FACTS],
        of_whole_bias: [0.0; WIDTH],
        odds: [0.0; WIDTH],
        odds_bias: 0.0,
    };

    /// The network of these numbers, in the order of its fields, four bytes each, the lowest first.
    pub(super) fn read(bytes: &[u8; 4 * Net::NUMBERS]) -> Net {
        let mut net = Net::NOUGHT;
        let (numbers, _) = bytes.as_chunks::<4>();
        let mine = net.layers_mut().into_iter().flatten();
        for (mine, bytes) in mine.zip(numbers) {
            *mine = f32::from_le_bytes(*bytes);
        }
        net
    }

    /// What [`Net::read`] reads.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let numbers = self.layers().into_iter().flatten();
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    /// All its numbers, layer by layer, in the order of its fields.
    pub(super) fn layers(&self) -> [&[f32]; 11] {
        [
            self.from_below.as_flattened().as_flattened(),
            self.from_above.as_flattened().as_flattened(),
            self.of_suit.as_flattened(),
            &self.of_suit_bias,
            self.suit.as_flattened(),
            &self.suit_bias,
            self.whole.as_flattened(),
            self.of_whole.as_flattened(),
            &self.of_whole_bias,
            &self.odds,
            std::slice::from_ref(&self.odds_bias),
        ]
    }

    /// The same, to be changed.
    pub(super) fn layers_mut(&mut self) -> [&mut [f32]; 11] {
        [
            self.from_below.as_flattened_mut().as_flattened_mut(),
            self.from_above.as_flattened_mut().as_flattened_mut(),
            self.of_suit.as_flattened_mut(),
            &mut self.of_suit_bias,
            self.suit.as_flattened_mut(),
            &mut self.suit_bias,
            self.whole.as_flattened_mut(),
            self.of_whole.as_flattened_mut(),
            &mut self.of_whole_bias,
            &mut self.odds,
            std::slice::from_mut(&mut self.odds_bias),
        ]
    }

    /// How likely the player loses, 0 to 1.
    pub(super) fn loses(&self, position: &Position) -> f32 {
        chance(self.pass(position).odds)
    }

    /// All that the network makes of a position.
    #[inline(always)]
    fn pass(&self, position: &Position) -> Pass {
        let mut facts = self.of_suit_bias;
        let mut whole = self.of_whole_bias;
        for fact in position.facts {
            add(&mut facts, &self.of_suit[usize::from(fact)]);
            add(&mut whole, &self.of_whole[usize::from(fact)]);
        }
        let mut pass = Pass {
            cards: [facts; 4],
            suits: [self.suit_bias; 4],
            sum: [0.0; WIDTH],
            whole,
            odds: 0.0,
        };
        let made = pass.cards.iter_mut().zip(&mut pass.suits);
        for (suit_seen, (cards, suit)) in position.suits.iter().zip(made) {
            for (below, above, holder) in places(suit_seen) {
                add(cards, &self.from_below[below][holder]);
                add(cards, &self.from_above[above][holder]);
            }
            add_times(suit, &cards.map(above_nought), &self.suit);
            add(&mut pass.sum, &suit.map(above_nought));
        }
        add_times(&mut pass.whole, &pass.sum, &self.whole);
        let parts = pass.whole.iter().zip(&self.odds);
        let odds: f32 = parts.map(|(x, weight)| above_nought(*x) * weight).sum();
        pass.odds = odds + self.odds_bias;
        pass
    }
}

/// What each layer of the network makes of a position, before what is below 0 is cut off.
struct Pass {
    /// Of the cards of each suit.
    cards: [Row; 4],
    /// Of each suit.
    suits: [Row; 4],
    /// The sum of the suits, with nothing below 0.
    sum: Row,
    whole: Row,
    /// The natural logarithm of the odds that the player loses.
    odds: f32,
}

/// Each card of a suit: how many lie below it and above it, and who holds it.
fn places((holders, len): &([u8; CARDS], u8)) -> impl Iterator<Item = (usize, usize, usize)> {
    let holders = &holders[..usize::from(*len)];
    let place = |(at, holder): (usize, &u8)| (at, holders.len() - 1 - at, usize::from(*holder));
    holders.iter().enumerate().map(place)
}

/// The probability, of the logarithm of its odds.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn above_nought(x: f32) -> f32 {
    x.max(0.0)
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, x) in sum.iter_mut().zip(row) {
        *sum += x;
    }
}

/// Adds the rows, each times its factor.
fn add_times(sum: &mut Row, factors: &Row, rows: &[Row; WIDTH]) {
    for (factor, row) in factors.iter().zip(rows) {
        for (sum, x) in sum.iter_mut().zip(row) {
            *sum += factor * x;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Setup};

    /// How likely seat 0 loses with the lead and the first of these hands.
    fn leader_loses(hands: &[&str]) -> f32 {
        let hand = |text: &&str| text.split(' ').map(|c| c.parse().unwrap()).collect();
        let seats: Vec<Seat> = Seat::first(4).collect();
        let mut cards: Vec<CardSet> = hands.iter().map(hand).collect();
        cards.resize(4, CardSet::EMPTY);
        let setup = Setup {
            options: Options::default(),
            dealer: seats[0],
            hands: cards,
            away: seats[hands.len()..].to_vec(),
            power: seats[0],
            tricks: 20,
        };
        let game = Game::try_from(&setup).unwrap();
        built_in().loses(&Position::of(&game, seats[0]).unwrap())
    }

    #[test]
    fn lost_games_look_lost_and_won_games_won() {
        // Whatever is led, the other throws their last card on it.
        let lost = leader_loses(&["KH 5S 9S", "2C"]);
        // The lead goes to another, and the player has no card left.
        let won = leader_loses(&["2H", "AH KS QS JS 10S", "KH 9S 8S 7S 6S", "QH AC KC QC JC"]);
        assert!(
            lost > 0.9 && won < 0.1,
            "{lost} where lost, {won} where won"
        );
    }

    #[test]
    fn neither_suits_nor_ranks_as_such_matter() {
        let here = leader_loses(&["2H 9H QS", "5H KS", "3H AS 7D"]);
        let other_suits = leader_loses(&["2C 9C QH", "5C KH", "3C AH 7S"]);
        let other_ranks = leader_loses(&["6H KH 2S", "9H 3S", "8H 4S AD"]);
        assert!((here - other_suits).abs() < 1e-4, "{here}, {other_suits}");
        assert!((here - other_ranks).abs() < 1e-4, "{here}, {other_ranks}");
    }

    #[test]
    fn numbers_are_written_as_they_are_read() {
        assert_eq!(Net::read(LEARNED).bytes(), LEARNED);
        assert_eq!(
            built_in().layers().into_iter().flatten().count(),
            Net::NUMBERS
        );
    }
}

//! How likely a player loses a game in which all hands lie open: a small neural network that has
//! learned it from games.
//!
//! It looks at each suit alone: at the cards still held, in their order, and at who holds each. Of
//! what it makes of the four suits it takes the sum, so that no suit counts for more than another.
//! A card's rank means nothing to it, only how many cards lie above and below. In the games that
//! it has learned from, the player saw all hands and played the card that the network of the round
//! before thought best; the others went by the rules of thumb.

use std::sync::LazyLock;

use crate::rules::{Card, CardSet, Game, LastCard, Seat, Suit};

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
    /// The position of the game for the seat, one in play; `None` if it is too large: more than four are in
    /// play, or hold more than 13 cards of a suit.
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

/// How likely the player loses, 0 to 1.
pub(super) fn loses(position: &Position) -> f32 {
    1.0 / (1.0 + (-NET.sum(position)).exp())
}

/// What was learned: the numbers of a [`Net`] in the order of its fields.
static LEARNED: &[u8; 4 * Net::NUMBERS] = include_bytes!("value/learned.f32");

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(LEARNED));

/// The network.
struct Net {
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
    const NUMBERS: usize = (2 * PLAYERS * CARDS + 2 * FACTS + 2 * WIDTH + 4) * WIDTH + 1;

    fn read(bytes: &[u8; 4 * Net::NUMBERS]) -> Net {
        let (numbers, _) = bytes.as_chunks::<4>();
        let mut numbers = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes));
        let mut number = || numbers.next().unwrap_or_default();
        let mut row = || Row::map([0.0; WIDTH], |_| number());
        Net {
            from_below: [[(); PLAYERS]; CARDS].map(|holders| holders.map(|()| row())),
            from_above: [[(); PLAYERS]; CARDS].map(|holders| holders.map(|()| row())),
            of_suit: [(); FACTS].map(|()| row()),
            of_suit_bias: row(),
            suit: [(); WIDTH].map(|()| row()),
            suit_bias: row(),
            whole: [(); WIDTH].map(|()| row()),
            of_whole: [(); FACTS].map(|()| row()),
            of_whole_bias: row(),
            odds: row(),
            odds_bias: number(),
        }
    }

    /// The natural logarithm of the odds that the player loses.
    fn sum(&self, position: &Position) -> f32 {
        let mut facts = self.of_suit_bias;
        let mut whole = self.of_whole_bias;
        for fact in position.facts {
            add(&mut facts, &self.of_suit[usize::from(fact)]);
            add(&mut whole, &self.of_whole[usize::from(fact)]);
        }
        let mut suits = [0.0; WIDTH];
        for (holders, len) in &position.suits {
            let mut cards = facts;
            let holders = &holders[..usize::from(*len)];
            for (at, holder) in holders.iter().enumerate() {
                let (above, holder) = (holders.len() - 1 - at, usize::from(*holder));
                add(&mut cards, &self.from_below[at][holder]);
                add(&mut cards, &self.from_above[above][holder]);
            }
            let mut suit = self.suit_bias;
            add_times(&mut suit, &cards.map(above_nought), &self.suit);
            add(&mut suits, &suit.map(above_nought));
        }
        add_times(&mut whole, &suits, &self.whole);
        let parts = whole.iter().zip(&self.odds);
        let odds: f32 = parts.map(|(x, weight)| above_nought(*x) * weight).sum();
        odds + self.odds_bias
    }
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

//! Two players left: each can tell what the other holds, so the rest of the game can be worked out.
//!
//! A [`Duel`] numbers the cards of both hands from 0 by suit and rank, so that a hand is one word.
//! The leader's hand only shrinks when the other follows, and the other's shrinks with every trick
//! that they do not lead, so play never comes round to the same position and the search ends.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::rules::{Card, CardSet, Game, LastCard, Seat, Trick};

/// A hand, a bit a card.
type Hand = u32;

/// The cards of a game for two, and what has been worked out about it.
pub(super) struct Duel {
    /// The cards by number.
    cards: Vec<Card>,
    /// The cards of each suit.
    suits: [Hand; 4],
    /// What can be drawn; what is wasted on the way is left out of account.
    waste: CardSet,
    from_waste: bool,
    /// The chance that the leader loses, by the leader's and the other's hand.
    solved: HashMap<(Hand, Hand), f32, Quick>,
    /// The chance that a drawer from the waste loses, by the other's hand.
    drawn: HashMap<Hand, f32, Quick>,
    /// How many more positions may be looked at.
    left: u32,
}

/// The position is too large to be worked out.
pub(super) struct TooLarge;

/// From so many cards on nothing is worked out: the words have 32 bits.
const MOST_CARDS: u32 = 28;

/// A hand of so many cards is not followed through all draws from the waste.
const MOST_DRAWS: u32 = 8;

/// The chance that `seat` loses a game of two players after each of the cards, which it may play
/// now, if both play perfectly; at most so many positions are looked at.
pub(super) fn loses_after(
    game: &Game,
    seat: Seat,
    cards: &[Card],
    positions: u32,
) -> Result<Vec<f32>, TooLarge> {
    let board = game.board();
    let other = board.in_play().without(seat).only().ok_or(TooLarge)?;
    let mut duel = Duel::new(game, seat, other, positions)?;
    let (mine, theirs) = (duel.hand(game.hand(seat)), duel.hand(game.hand(other)));
    cards
        .iter()
        .map(|card| {
            let card_bit = duel.hand(CardSet::of(*card));
            match board.trick() {
                None => duel.led(mine, theirs, card_bit),
                // A drawn lead was in neither hand.
                Some(trick) if trick.drawn().is_some() => Err(TooLarge),
                Some(trick) => {
                    let led = duel.hand(trick.cards());
                    let leader_loses = if card.suit() == trick.suit() {
                        duel.answered(theirs | led, mine, led, card_bit)?
                    } else {
                        duel.dumped(theirs | led, mine, card_bit)?
                    };
                    Ok(1.0 - leader_loses)
                }
            }
        })
        .collect()
}

impl Duel {
    fn new(game: &Game, one: Seat, two: Seat, positions: u32) -> Result<Duel, TooLarge> {
        let on_table = game.board().trick().map_or(CardSet::EMPTY, Trick::cards);
        let all = game.hand(one).or(game.hand(two)).or(on_table);
        if all.len() > MOST_CARDS {
            return Err(TooLarge);
        }
        let mut suits = [0; 4];
        for (n, card) in all.iter().enumerate() {
            suits[card.suit() as usize] |= 1 << n;
        }
        let last_card = game.board().options().last_card;
        Ok(Duel {
            cards: all.iter().collect(),
            suits,
            waste: game.board().waste(),
            from_waste: matches!(last_card, LastCard::DrawFromWaste | LastCard::LeadPasses),
            solved: HashMap::default(),
            drawn: HashMap::default(),
            left: positions,
        })
    }

    fn hand(&self, cards: CardSet) -> Hand {
        (self.cards.iter().enumerate())
            .filter(|(_, card)| cards.contains(**card))
            .fold(0, |hand, (n, _)| hand | 1 << n)
    }

    /// The chance that the leader loses: the leader plays for the least, the other for the most.
    fn lead(&mut self, leads: Hand, follows: Hand) -> Result<f32, TooLarge> {
        if let Some(known) = self.solved.get(&(leads, follows)) {
            return Ok(*known);
        }
        self.left = self.left.checked_sub(1).ok_or(TooLarge)?;
        let mut best = 1.0_f32;
        for suit in self.suits {
            let mine = leads & suit;
            if mine == 0 {
                continue;
            }
            if follows & suit == 0 {
                best = best.min(self.dumped_on(leads, follows)?);
            } else {
                for card in apart(mine, follows) {
                    best = best.min(self.follow(leads, follows, card, follows & suit)?);
                    if best <= 0.0 {
                        break;
                    }
                }
            }
            if best <= 0.0 {
                break;
            }
        }
        self.solved.insert((leads, follows), best);
        Ok(best)
    }

    /// The leader leads the card.
    fn led(&mut self, leads: Hand, follows: Hand, card: Hand) -> Result<f32, TooLarge> {
        let suit = self.suits.iter().find(|suit| *suit & card != 0);
        let with = follows & suit.copied().unwrap_or(0);
        if with == 0 {
            self.dumped_on(leads, follows)
        } else {
            self.follow(leads, follows, card, with)
        }
    }

    /// The leader leads a suit that the other has not got, and picks up what the other throws.
    /// Which of several equal ones that is does matter: they then are in another hand.
    fn dumped_on(&mut self, leads: Hand, follows: Hand) -> Result<f32, TooLarge> {
        let mut worst = 0.0_f32;
        for card in bits(follows) {
            worst = worst.max(self.dumped(leads, follows, card)?);
            if worst >= 1.0 {
                break;
            }
        }
        Ok(worst)
    }

    /// The other has thrown the card on the lead.
    fn dumped(&mut self, leads: Hand, follows: Hand, card: Hand) -> Result<f32, TooLarge> {
        let rest = follows & !card;
        if rest == 0 {
            Ok(1.0)
        } else {
            self.lead(leads | card, rest)
        }
    }

    /// The leader leads the card, and the other follows with one of these.
    fn follow(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        with: Hand,
    ) -> Result<f32, TooLarge> {
        let mut worst = 0.0_f32;
        for answer in apart(with, leads) {
            worst = worst.max(self.answered(leads, follows, card, answer)?);
            if worst >= 1.0 {
                break;
            }
        }
        Ok(worst)
    }

    /// The leader has led the card, and the other followed with the answer.
    fn answered(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        answer: Hand,
    ) -> Result<f32, TooLarge> {
        let (mine, theirs) = (leads & !card, follows & !answer);
        if self.rank(answer) > self.rank(card) {
            return Ok(match (mine, theirs) {
                (0, _) => 0.0,
                (_, 0) => 1.0 - self.draw(mine)?,
                _ => 1.0 - self.lead(theirs, mine)?,
            });
        }
        match (mine, theirs) {
            (_, 0) => Ok(1.0),
            (0, _) => self.draw(theirs),
            _ => self.lead(mine, theirs),
        }
    }

    fn rank(&self, card: Hand) -> u8 {
        let at = card.trailing_zeros() as usize;
        self.cards.get(at).map_or(0, |card| card.rank().number())
    }

    /// The chance that a player without cards, who has to draw, loses against this hand.
    fn draw(&mut self, other: Hand) -> Result<f32, TooLarge> {
        if let Some(known) = self.drawn.get(&other) {
            return Ok(*known);
        }
        self.left = self.left.checked_sub(1).ok_or(TooLarge)?;
        let loses = if self.from_waste {
            self.shoot_out(other)?
        } else {
            self.draw_from(other)?
        };
        self.drawn.insert(other, loses);
        Ok(loses)
    }

    /// A card drawn from the other's hand is an ordinary lead.
    fn draw_from(&mut self, other: Hand) -> Result<f32, TooLarge> {
        let mut sum = 0.0;
        for card in bits(other) {
            let rest = other & !card;
            sum += if rest == 0 {
                1.0
            } else {
                self.led(card, rest, card)?
            };
        }
        Ok(sum / other.count_ones().max(1) as f32)
    }

    /// The shootout (rules, section 5).
    fn shoot_out(&mut self, other: Hand) -> Result<f32, TooLarge> {
        if other.count_ones() > MOST_DRAWS {
            return Err(TooLarge);
        }
        let mut sum = 0.0;
        for card in self.waste {
            let suit = other & self.suits[card.suit() as usize];
            let mut loses = if suit == 0 { 1.0_f32 } else { 0.0 };
            for answer in bits(suit) {
                if self.rank(answer) <= card.rank().number() {
                    let rest = other & !answer;
                    loses = loses.max(if rest == 0 { 1.0 } else { self.draw(rest)? });
                }
            }
            sum += loses;
        }
        Ok(sum / self.waste.len().max(1) as f32)
    }
}

/// Each card of the hand, lowest first.
fn bits(hand: Hand) -> impl Iterator<Item = Hand> {
    let mut left = hand;
    std::iter::from_fn(move || {
        let lowest = left & left.wrapping_neg();
        left &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The cards of a hand, all of one suit, that are worth telling apart: of those with no card of
/// the other hand between them, the highest.
fn apart(cards: Hand, other: Hand) -> impl Iterator<Item = Hand> {
    bits(cards).filter(move |card| {
        let above = cards & !(card | (card - 1));
        let next = above & above.wrapping_neg();
        // The cards of the other strictly between this one and the next of the hand.
        next == 0 || other & (next - 1) & !(card | (card - 1)) != 0
    })
}

/// Hands are well spread by one multiplication; nobody chooses them to make the table slow.
#[derive(Default)]
struct Mix(u64);

type Quick = BuildHasherDefault<Mix>;

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u32(u32::from(*byte));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.0 = (self.0.rotate_left(29) ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

//! The endgame solver. With two players left, each can tell what the other holds, so the rest is a
//! game of perfect information except for the draws. An exhaustive search (expectiminimax with a
//! transposition table) solves it.
//!
//! The solver numbers the cards of both hands from 0 by suit and rank, so a hand is one word. The
//! leader's hand only shrinks when the other player follows, and the other player's hand shrinks
//! with every trick that they don't lead. So no position repeats, and the search ends.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::Limits;
use crate::cards::{Card, CardSet, Direction, Seat};
use crate::getaway::rules::{
    Dealing, FirstTrick, Game, LastCard, Mistakes, Options, Packs, Taking, Trick,
};

/// A hand, one bit per card.
type Hand = u32;

/// The cards of a game for two, and the positions solved so far.
struct Solver<'a> {
    cards: Vec<Card>,
    ranks: [u8; Hand::BITS as usize],
    suits: [Hand; 4],
    /// The cards that can be drawn from the waste. Cards wasted during the search aren't added.
    waste: CardSet,
    draw_source: DrawSource,
    /// The transposition table: the probability that the leader loses, by the leader's and the
    /// other player's hand.
    leads: HashMap<(Hand, Hand), f32, FastHash>,
    /// The probability that a player who has to draw loses, by the other player's hand.
    draws: HashMap<Hand, f32, FastHash>,
    /// The number of positions that may still be searched.
    budget: u32,
    go_on: &'a dyn Fn() -> bool,
}

/// The number of positions searched per allowed playout, since both take about as long.
const POSITIONS_PER_PLAYOUT: u32 = 20;

/// The number of positions between two questions whether to go on: less than a millisecond.
const ASK_EVERY: u32 = 256;

/// The source of a draw for a player without cards, with two players left.
#[derive(Clone, Copy)]
enum DrawSource {
    Waste,
    OtherHand,
}

impl DrawSource {
    /// The effect of the options on the end of a game for two. The pattern names every option and
    /// every value, so a new one doesn't compile until the solver supports it.
    fn of(options: Options) -> DrawSource {
        let Options {
            // Of two equal cards, the one played first counts as higher, as in `after_follow`.
            packs: Packs::One | Packs::Two,
            // Both are the same for two players.
            direction: Direction::Clockwise | Direction::Anticlockwise,
            // The cards have long been dealt.
            deal: Dealing::Dealt | Dealing::ChooseAPile,
            // The caller makes sure that the first trick is over, because the solver doesn't know
            // its rules.
            first_trick: FirstTrick::AnyOrder | FirstTrick::InTurn,
            // Perfect players make no mistakes.
            mistakes: Mistakes::Refuse | Mistakes::Penalise,
            // With two players left, the taker loses.
            taking: Taking::Anyone | Taking::Leader | Taking::Off,
            last_card,
        } = options;
        match last_card {
            // The lead can't pass with two players left.
            LastCard::DrawFromWaste | LastCard::LeadPasses => DrawSource::Waste,
            LastCard::DrawFromNeighbour | LastCard::DrawFromAny => DrawSource::OtherHand,
        }
    }
}

/// The maximum number of cards: the words have 32 bits.
const MAX_CARDS: u32 = 28;

/// The maximum size of a hand that is searched through all draws from the waste.
const MAX_SHOOTOUT_HAND: u32 = 8;

/// The probabilities that `seat` loses a game of two players after each of these cards, which it
/// can play now, if both play perfectly. `None` if the position is too large to solve in time, or
/// of an unsupported kind.
pub(super) fn loss_probabilities(
    game: &Game,
    seat: Seat,
    cards: &[Card],
    limits: &Limits,
) -> Option<Vec<f32>> {
    let board = game.board();
    debug_assert!(board.tricks() > 0, "the first trick is not solved");
    let other = board.in_play().without(seat).only()?;
    let mut solver = Solver::new(game, seat, other, limits)?;
    let (mine, theirs) = (solver.hand(game.hand(seat)), solver.hand(game.hand(other)));
    cards
        .iter()
        .map(|card| {
            let card_bit = solver.hand(CardSet::of(*card));
            match board.trick() {
                None => solver.after_lead(mine, theirs, card_bit),
                // A drawn lead came from neither hand.
                Some(trick) if trick.drawn().is_some() => None,
                Some(trick) => {
                    let led = solver.hand(trick.cards());
                    let leader_loses = if card.suit() == trick.suit() {
                        solver.after_follow(theirs | led, mine, led, card_bit)?
                    } else {
                        solver.after_tochoo(theirs | led, mine, card_bit)?
                    };
                    Some(1.0 - leader_loses)
                }
            }
        })
        .collect()
}

impl<'a> Solver<'a> {
    fn new(game: &Game, one: Seat, two: Seat, limits: &Limits<'a>) -> Option<Solver<'a>> {
        let on_table = game.board().trick().map_or(CardSet::EMPTY, Trick::cards);
        let all = game.hand(one).or(game.hand(two)).or(on_table);
        if all.len() > MAX_CARDS {
            return None;
        }
        let (mut suits, mut ranks) = ([0; 4], [0; Hand::BITS as usize]);
        for (n, card) in all.iter().enumerate() {
            suits[card.suit() as usize] |= 1 << n;
            ranks[n] = card.rank().number();
        }
        Some(Solver {
            cards: all.iter().collect(),
            ranks,
            suits,
            waste: game.board().waste(),
            draw_source: DrawSource::of(game.board().options()),
            leads: HashMap::default(),
            draws: HashMap::default(),
            budget: limits.playouts.saturating_mul(POSITIONS_PER_PLAYOUT),
            go_on: limits.go_on,
        })
    }

    /// Counts one more position, if the budget allows it.
    fn spend(&mut self) -> Option<()> {
        self.budget = self.budget.checked_sub(1)?;
        if self.budget.is_multiple_of(ASK_EVERY) && !(self.go_on)() {
            return None;
        }
        Some(())
    }

    fn hand(&self, cards: CardSet) -> Hand {
        (self.cards.iter().enumerate())
            .filter(|(_, card)| cards.contains(**card))
            .fold(0, |hand, (n, _)| hand | 1 << n)
    }

    /// The probability that the leader loses; the leader minimizes it, and the other player
    /// maximizes it.
    fn lead(&mut self, leads: Hand, follows: Hand) -> Option<f32> {
        if let Some(known) = self.leads.get(&(leads, follows)) {
            return Some(*known);
        }
        self.spend()?;
        let mut best = 1.0_f32;
        for suit in self.suits {
            let mine = leads & suit;
            if mine == 0 {
                continue;
            }
            if follows & suit == 0 {
                best = best.min(self.lead_into_void(leads, follows)?);
            } else {
                for card in distinct(mine, follows) {
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
        self.leads.insert((leads, follows), best);
        Some(best)
    }

    /// The probability after the leader has led the card.
    fn after_lead(&mut self, leads: Hand, follows: Hand, card: Hand) -> Option<f32> {
        let suit = self.suits.into_iter().find(|suit| suit & card != 0);
        let with = follows & suit.unwrap_or_default();
        if with == 0 {
            self.lead_into_void(leads, follows)
        } else {
            self.follow(leads, follows, card, with)
        }
    }

    /// The probability if the leader leads a suit that the other player lacks, and picks up what
    /// they throw. Tries all equivalent cards, since it matters which one changes hands.
    fn lead_into_void(&mut self, leads: Hand, follows: Hand) -> Option<f32> {
        let mut worst = 0.0_f32;
        for card in bits(follows) {
            worst = worst.max(self.after_tochoo(leads, follows, card)?);
            if worst >= 1.0 {
                break;
            }
        }
        Some(worst)
    }

    /// The probability after the other player has thrown the card on the lead: a tochoo.
    fn after_tochoo(&mut self, leads: Hand, follows: Hand, card: Hand) -> Option<f32> {
        let rest = follows & !card;
        if rest == 0 { Some(1.0) } else { self.lead(leads | card, rest) }
    }

    /// The probability if the leader leads the card and the other player follows with one of these.
    fn follow(&mut self, leads: Hand, follows: Hand, card: Hand, with: Hand) -> Option<f32> {
        let mut worst = 0.0_f32;
        for answer in distinct(with, leads) {
            worst = worst.max(self.after_follow(leads, follows, card, answer)?);
            if worst >= 1.0 {
                break;
            }
        }
        Some(worst)
    }

    /// The probability after the leader has led the card and the other player has followed.
    fn after_follow(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        answer: Hand,
    ) -> Option<f32> {
        let (mine, theirs) = (leads & !card, follows & !answer);
        if self.rank(answer) > self.rank(card) {
            return Some(match (mine, theirs) {
                (0, _) => 0.0,
                (_, 0) => 1.0 - self.draw(mine)?,
                _ => 1.0 - self.lead(theirs, mine)?,
            });
        }
        match (mine, theirs) {
            (_, 0) => Some(1.0),
            (0, _) => self.draw(theirs),
            _ => self.lead(mine, theirs),
        }
    }

    fn rank(&self, card: Hand) -> u8 {
        debug_assert!(card.is_power_of_two(), "it is one card");
        self.ranks[card.trailing_zeros() as usize % self.ranks.len()]
    }

    /// The probability that a player without cards, who has to draw, loses against this hand.
    fn draw(&mut self, other: Hand) -> Option<f32> {
        if let Some(known) = self.draws.get(&other) {
            return Some(*known);
        }
        self.spend()?;
        let loses = match self.draw_source {
            DrawSource::Waste => self.shootout(other)?,
            DrawSource::OtherHand => self.draw_from_hand(other)?,
        };
        self.draws.insert(other, loses);
        Some(loses)
    }

    /// The probability for a draw from the other player's hand, all cards equally likely. The drawn
    /// card is an ordinary lead.
    fn draw_from_hand(&mut self, other: Hand) -> Option<f32> {
        debug_assert!(other != 0, "who has no card has got away");
        let mut sum = 0.0;
        for card in bits(other) {
            let rest = other & !card;
            sum += if rest == 0 { 1.0 } else { self.after_lead(card, rest, card)? };
        }
        Some(sum / other.count_ones().max(1) as f32)
    }

    /// The probability in a shootout (rules, section 5): a draw from the waste, all cards equally
    /// likely.
    fn shootout(&mut self, other: Hand) -> Option<f32> {
        if other.count_ones() > MAX_SHOOTOUT_HAND {
            return None;
        }
        debug_assert!(!self.waste.is_empty(), "the first trick was wasted");
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
        Some(sum / self.waste.len().max(1) as f32)
    }
}

/// The cards of the hand, lowest first.
fn bits(hand: Hand) -> impl Iterator<Item = Hand> {
    let mut left = hand;
    std::iter::from_fn(move || {
        let lowest = left & left.wrapping_neg();
        left &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The cards of a hand, all of one suit, without equivalent ones. Cards with no card of the other
/// hand between them are equivalent; the highest is kept.
fn distinct(cards: Hand, other: Hand) -> impl Iterator<Item = Hand> {
    bits(cards).filter(move |card| {
        let above = cards & !(card | (card - 1));
        let next = above & above.wrapping_neg();
        // The other player's cards strictly between this card and the next one of the hand.
        next == 0 || other & (next - 1) & !(card | (card - 1)) != 0
    })
}

/// A multiplicative hash. It spreads hands well, and nobody can choose them to slow the table down.
#[derive(Default)]
struct MultiplyHasher(u64);

type FastHash = BuildHasherDefault<MultiplyHasher>;

impl Hasher for MultiplyHasher {
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

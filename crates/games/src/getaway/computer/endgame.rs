//! The endgame solver. With two players left, each can tell what the other holds, so the rest is a
//! game of perfect information except for the draws. An exhaustive search (alpha-beta with a
//! transposition table) solves it.
//!
//! The solver numbers the cards of both hands from 0 by suit and rank, so a hand is one word. The
//! leader's hand only shrinks when the other player follows, and the other player's hand shrinks
//! with every trick that they don't lead. So no position repeats, and the search ends.
//!
//! Draws from the waste are solved, too. All cards that nobody holds lie there, except those of the
//! trick just over. So a shootout depends on nothing but the other player's hand and that trick.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::Limits;
use crate::cards::{Card, CardSet, Direction, Rank, Seat, Suit};
use crate::getaway::rules::{
    Dealing, Due, FirstTrick, LastCard, Mistakes, Options, Packs, Position, Source, Taking, Trick,
};

/// A hand, one bit per card.
type Hand = u32;

/// The bounds between which a value matters, or between which it is known to be.
#[derive(Clone, Copy)]
struct Bounds {
    low: f64,
    high: f64,
}

impl Bounds {
    const ALL: Bounds = Bounds { low: 0.0, high: 1.0 };

    /// The same bounds for the other player, who wins what this one loses.
    const fn turned(self) -> Bounds {
        Bounds { low: 1.0 - self.high, high: 1.0 - self.low }
    }
}

/// The place of a card among those of a hand: its suit, and how many cards of that suit it is above,
/// or equal to. More isn't needed to tell what can be played on it.
#[derive(Clone, Copy)]
struct Place {
    suit: usize,
    above: usize,
}

/// What is known about draws from the waste against a hand.
#[derive(Clone, Copy)]
struct Drawn {
    /// The sum of the probabilities that the drawer loses, over all cards outside of the hand.
    sum: f64,
    /// Where the hand's places begin in [`Solver::after_drawn`].
    begins: usize,
}

/// The cards of a game for two, and the positions solved so far.
struct Solver<'a> {
    cards: Vec<Card>,
    suits: [Hand; 4],
    packs: u8,
    draw_source: DrawSource,
    /// The transposition table: bounds of the probability that the leader loses, by the leader's
    /// and the other player's hand.
    leads: HashMap<(Hand, Hand), Bounds, FastHash>,
    /// The probability that a player who has to draw from the other player's hand loses, by that
    /// hand.
    draws: HashMap<Hand, f64, FastHash>,
    /// The draws from the waste, by the other player's hand.
    shootouts: HashMap<Hand, Drawn, FastHash>,
    /// The probability that the drawer loses with a drawn card, by its place: for each hand, the
    /// places of each suit.
    after_drawn: Vec<f64>,
    /// The number of positions that may still be searched.
    budget: u32,
    go_on: &'a dyn Fn() -> bool,
}

/// The number of cards in both hands that are always solved, whatever the limits: a few thousand
/// positions at most.
const ALWAYS_SOLVED: u32 = 13;

/// The number of positions searched per allowed playout, since both take about as long.
const POSITIONS_PER_PLAYOUT: u32 = 20;

/// The number of positions between two questions whether to go on: less than a millisecond.
const ASK_EVERY: u32 = 256;

/// The source of a draw for a player without cards, with two players left.
#[derive(Clone, Copy)]
enum DrawSource {
    Waste,
    OtherHand,
    /// Nothing is solved that a draw would decide.
    Nowhere,
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

/// The maximum size of a hand that is searched through all draws from the waste. Against a larger
/// one, the result is a guess.
const MAX_SHOOTOUT_HAND: u32 = 14;

/// The probabilities that `seat` loses a game of two players after each of these cards, which it
/// can play now, if both play perfectly. `None` if the position is too large to solve in time.
pub(super) fn loss_probabilities(
    game: &Position,
    seat: Seat,
    cards: &[Card],
    limits: &Limits,
) -> Option<Vec<f64>> {
    let board = game.board();
    debug_assert!(board.tricks() > 0, "the first trick is not solved");
    let other = board.in_play().without(seat).only()?;
    losses(&mut Solver::new(game, seat, other, limits)?, game, [seat, other], cards)
}

/// The seat that loses a game of two players, whatever the one who is due plays now, if both play
/// perfectly and no card is drawn any more. `None` if that isn't so, or the position is too large to
/// be solved at once.
pub(super) fn certain_loser(game: &Position) -> Option<Seat> {
    let board = game.board();
    let (Due::Lead(seat) | Due::Play(seat)) = board.due() else { return None };
    let other = board.in_play().without(seat).only()?;
    let is_drawn = board.trick().is_some_and(|trick| trick.drawn().is_some());
    let limits = Limits { playouts: 0, go_on: &|| true };
    let mut solver = Solver::new(game, seat, other, &limits)?;
    if board.tricks() == 0 || is_drawn || solver.cards.len() > ALWAYS_SOLVED as usize {
        return None;
    }
    solver.draw_source = DrawSource::Nowhere;
    let cards: Vec<Card> = game.legal_cards(seat).iter().collect();
    let losses = losses(&mut solver, game, [seat, other], &cards)?;
    let all = |loss: f64| losses.iter().all(|one| (one - loss).abs() < f64::EPSILON);
    all(1.0).then_some(seat).or_else(|| all(0.0).then_some(other))
}

/// The probabilities that the first of these seats loses after each of these cards.
fn losses(
    solver: &mut Solver,
    game: &Position,
    [seat, other]: [Seat; 2],
    cards: &[Card],
) -> Option<Vec<f64>> {
    let board = game.board();
    let (mine, theirs) = (solver.hand(game.hand(seat)), solver.hand(game.hand(other)));
    cards
        .iter()
        .map(|card| {
            let card_bit = solver.hand(CardSet::of(*card));
            let Some(trick) = board.trick() else {
                return solver.after_lead(mine, theirs, card_bit, Bounds::ALL);
            };
            let led = solver.hand(trick.cards());
            let follows = card.suit() == trick.suit();
            let leader_loses = match (trick.drawn(), follows) {
                (Some(Source::Waste), true) if solver.beats(card_bit, led) => 0.0,
                (Some(Source::Waste), true) => {
                    let drawn = solver.place(mine & !card_bit, led);
                    solver.after_duck(mine, card_bit, drawn)?
                }
                (Some(Source::Waste), false) => 1.0,
                (_, true) => solver.after_follow(theirs | led, mine, led, card_bit, Bounds::ALL)?,
                (_, false) => solver.after_tochoo(theirs | led, mine, card_bit, Bounds::ALL)?,
            };
            Some(1.0 - leader_loses)
        })
        .collect()
}

impl<'a> Solver<'a> {
    fn new(game: &Position, one: Seat, two: Seat, limits: &Limits<'a>) -> Option<Solver<'a>> {
        let on_table = game.board().trick().map_or(CardSet::EMPTY, Trick::cards);
        let all = game.hand(one).or(game.hand(two)).or(on_table);
        if all.len() > MAX_CARDS {
            return None;
        }
        let mut suits = [0; 4];
        for (n, card) in all.iter().enumerate() {
            suits[card.suit() as usize] |= 1 << n;
        }
        let options = game.board().options();
        Some(Solver {
            cards: all.iter().collect(),
            suits,
            packs: options.packs.into(),
            draw_source: DrawSource::of(options),
            leads: HashMap::default(),
            draws: HashMap::default(),
            shootouts: HashMap::default(),
            after_drawn: Vec::new(),
            budget: if all.len() <= ALWAYS_SOLVED {
                u32::MAX
            } else {
                limits.playouts.saturating_mul(POSITIONS_PER_PLAYOUT)
            },
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
    /// maximizes it. Outside of the bounds it is only a bound itself, as everywhere below.
    fn lead(&mut self, leads: Hand, follows: Hand, mut within: Bounds) -> Option<f64> {
        let known = self.leads.get(&(leads, follows)).copied().unwrap_or(Bounds::ALL);
        if known.low >= known.high || known.low >= within.high {
            return Some(known.low);
        }
        if known.high <= within.low {
            return Some(known.high);
        }
        self.spend()?;
        let (asked, mut best) = (within, 1.0_f64);
        // First the suits that the other player has to follow.
        'all: for is_void in [false, true] {
            for suit in self.suits {
                let (mine, with) = (leads & suit, follows & suit);
                if (with == 0) != is_void {
                    continue;
                }
                for card in bits(mine) {
                    best = best.min(self.follow(leads, follows, card, with, within)?);
                    within.high = within.high.min(best);
                    if best <= within.low {
                        break 'all;
                    }
                    // Before a tochoo, all cards of the suit are alike, since the leader keeps them.
                    if is_void {
                        break;
                    }
                }
            }
        }
        let found = if best <= asked.low {
            Bounds { high: best, ..known }
        } else if best >= asked.high {
            Bounds { low: best, ..known }
        } else {
            Bounds { low: best, high: best }
        };
        self.leads.insert((leads, follows), found);
        Some(best)
    }

    /// The probability after the leader has led the card.
    fn after_lead(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        within: Bounds,
    ) -> Option<f64> {
        let suit = self.suits.into_iter().find(|suit| suit & card != 0);
        let with = follows & suit.unwrap_or_default();
        self.follow(leads, follows, card, with, within)
    }

    /// The probability if the leader leads the card and the other player follows with one of these,
    /// or throws any card if there are none. All cards that can be thrown are tried, since it
    /// matters which one changes hands.
    fn follow(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        with: Hand,
        mut within: Bounds,
    ) -> Option<f64> {
        let mut worst = 0.0_f64;
        let answers = if with == 0 { follows } else { with };
        for answer in bits(answers) {
            let value = if with == 0 {
                self.after_tochoo(leads, follows, answer, within)?
            } else {
                self.after_follow(leads, follows, card, answer, within)?
            };
            worst = worst.max(value);
            within.low = within.low.max(worst);
            if worst >= within.high {
                break;
            }
        }
        Some(worst)
    }

    /// The probability after the other player has thrown the card on the lead: a tochoo.
    fn after_tochoo(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        within: Bounds,
    ) -> Option<f64> {
        let rest = follows & !card;
        if rest == 0 { Some(1.0) } else { self.lead(leads | card, rest, within) }
    }

    /// The probability after the leader has led the card and the other player has followed.
    fn after_follow(
        &mut self,
        leads: Hand,
        follows: Hand,
        card: Hand,
        answer: Hand,
        within: Bounds,
    ) -> Option<f64> {
        let (mine, theirs) = (leads & !card, follows & !answer);
        if self.beats(answer, card) {
            return Some(match (mine, theirs) {
                (0, _) => 0.0,
                (_, 0) => 1.0 - self.draw(mine, [card, answer])?,
                _ => 1.0 - self.lead(theirs, mine, within.turned())?,
            });
        }
        match (mine, theirs) {
            (_, 0) => Some(1.0),
            (0, _) => self.draw(theirs, [card, answer]),
            _ => self.lead(mine, theirs, within),
        }
    }

    /// Whether the card beats a lead of its suit; of two equal cards, the lead counts as higher.
    fn beats(&self, card: Hand, lead: Hand) -> bool {
        self.rank(card) > self.rank(lead)
    }

    fn rank(&self, card: Hand) -> Option<Rank> {
        debug_assert!(card.is_power_of_two(), "it is one card");
        self.cards.get(card.trailing_zeros() as usize).map(|card| card.rank())
    }

    /// The probability that a player without cards, who has to draw after this trick, loses against
    /// this hand.
    fn draw(&mut self, other: Hand, trick: [Hand; 2]) -> Option<f64> {
        match self.draw_source {
            DrawSource::Waste => self.shootout(other, trick.map(|card| self.place(other, card))),
            DrawSource::OtherHand => self.draw_from_hand(other),
            DrawSource::Nowhere => None,
        }
    }

    /// The probability for a draw from the other player's hand, all cards equally likely. The drawn
    /// card is an ordinary lead.
    fn draw_from_hand(&mut self, other: Hand) -> Option<f64> {
        if let Some(known) = self.draws.get(&other) {
            return Some(*known);
        }
        self.spend()?;
        debug_assert!(other != 0, "who has no card has got away");
        let mut sum = 0.0;
        for card in bits(other) {
            let rest = other & !card;
            sum += if rest == 0 { 1.0 } else { self.after_lead(card, rest, card, Bounds::ALL)? };
        }
        let loses = sum / f64::from(other.count_ones().max(1));
        self.draws.insert(other, loses);
        Some(loses)
    }

    /// The probability in a shootout (rules, section 5): a draw from the waste, all cards equally
    /// likely. They are all cards outside of the hand but the two of the trick just over, whose
    /// places are given.
    fn shootout(&mut self, other: Hand, trick: [Place; 2]) -> Option<f64> {
        if other.count_ones() > MAX_SHOOTOUT_HAND {
            return Some(self.guess(other));
        }
        let drawn = self.drawn(other)?;
        let of_trick = trick.map(|place| self.after_place(&drawn, other, place));
        let cards = self.outside(other) - 2.0;
        Some((drawn.sum - of_trick[0] - of_trick[1]) / cards.max(1.0))
    }

    /// The number of cards that aren't in the hand.
    fn outside(&self, hand: Hand) -> f64 {
        f64::from(CardSet::pack(self.packs).len() - hand.count_ones())
    }

    /// The place of a card among those of a hand.
    fn place(&self, hand: Hand, card: Hand) -> Place {
        let suit = self.suits.iter().position(|suit| suit & card != 0).unwrap_or_default();
        let below = |held: &Hand| !self.beats(*held, card);
        Place { suit, above: bits(hand & self.suits[suit]).filter(below).count() }
    }

    /// The probability that the drawer loses with a card at this place of the hand.
    fn after_place(&self, drawn: &Drawn, hand: Hand, place: Place) -> f64 {
        let at = drawn.begins + self.first_of(hand, place.suit) + place.above;
        self.after_drawn.get(at).copied().unwrap_or_default()
    }

    /// Where the places of a suit begin among those of a hand: each suit has one more than cards.
    fn first_of(&self, hand: Hand, suit: usize) -> usize {
        let before = self.suits[..suit].iter().fold(0, |all, suit| all | suit);
        (hand & before).count_ones() as usize + suit
    }

    /// Solves the draws against this hand.
    fn drawn(&mut self, other: Hand) -> Option<Drawn> {
        if let Some(known) = self.shootouts.get(&other) {
            return Some(*known);
        }
        self.spend()?;
        let (mut after, mut sum) = ([0.0; MAX_CARDS as usize + Suit::ALL.len()], 0.0);
        for suit in 0..Suit::ALL.len() {
            let first = self.first_of(other, suit);
            let held = other & self.suits[suit];
            for above in 0..=held.count_ones() as usize {
                after[first + above] = self.after_draw_at(other, Place { suit, above })?;
            }
            for rank in (0..Rank::COUNT).map(Rank::new) {
                let equal = bits(held).filter(|card| self.rank(*card) == rank).count();
                let above = bits(held).filter(|card| self.rank(*card) <= rank).count();
                sum += (f64::from(self.packs) - equal as f64) * after[first + above];
            }
        }
        let drawn = Drawn { sum, begins: self.after_drawn.len() };
        self.after_drawn.extend(&after[..other.count_ones() as usize + Suit::ALL.len()]);
        self.shootouts.insert(other, drawn);
        Some(drawn)
    }

    /// The probability that the drawer loses with a card at this place of the other player's hand.
    fn after_draw_at(&mut self, other: Hand, drawn: Place) -> Option<f64> {
        let held = other & self.suits[drawn.suit];
        // Whoever can't follow wins at once; whoever has only higher cards loses.
        let mut loses = if held == 0 { 1.0_f64 } else { 0.0 };
        for answer in bits(held).take(drawn.above) {
            let left = Place { above: drawn.above - 1, ..drawn };
            loses = loses.max(self.after_duck(other, answer, left)?);
        }
        Some(loses)
    }

    /// The probability that the drawer loses after the other player has played the card below the
    /// drawn one, whose place is that among the cards left.
    fn after_duck(&mut self, other: Hand, answer: Hand, drawn: Place) -> Option<f64> {
        let rest = other & !answer;
        if rest == 0 {
            return Some(1.0);
        }
        let answered = self.place(rest, answer);
        self.shootout(rest, [drawn, answered])
    }

    /// A guess for a large hand, as if it stayed the same until a draw decides: the drawer loses
    /// with suits that it lacks, and wins with cards below all that it has.
    fn guess(&self, other: Hand) -> f64 {
        let (mut lost, mut won) = (0.0, 0.0);
        for suit in self.suits {
            let lowest = bits(other & suit).next().and_then(|card| self.rank(card));
            match lowest {
                None => lost += f64::from(Rank::COUNT),
                Some(lowest) => won += f64::from(lowest.number()),
            }
        }
        if won > 0.0 { lost / (lost + won) } else { 1.0 }
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

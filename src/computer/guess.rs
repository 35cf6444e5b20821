//! Guesses at the hidden hands that grow better: of all the worlds that agree with what a player
//! knows, those in which the others would have played as they did come up the more often.
//!
//! A Markov chain over the worlds (Metropolis): two hidden cards change hands, or a player's style
//! changes, and the change stands if it explains the past better, or else with the chance by which
//! it explains it worse. In the long run every world comes up in proportion to the chance that the
//! players' decisions would have been what they were.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::sight::Sight;
use super::style::Style;
use super::worlds::Worlds;
use crate::rules::{Card, CardSet, Decision, Game, MAX_SEATS, Seat, View};

/// How far a player's decisions are traced back. Older ones say little about the cards still held.
const LOOK_BACK: usize = 24;

/// After how many rounds the first guess is worth something.
const SETTLE: u32 = 20;

/// How many cards change hands in a round, if that stands: enough for another guess.
const SWAPS: u32 = 10;

/// A player with hidden cards.
struct Other {
    seat: Seat,
    decisions: Vec<Decision>,
    style: Style,
    /// How likely their decisions are, as a natural logarithm.
    likely: f32,
}

/// A hidden card, and which of the others is guessed to hold it.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    holder: usize,
}

/// A world that may be the true one.
#[derive(Clone, Copy)]
pub(super) struct World {
    pub(super) game: Game,
    /// How the others are thought to play, by seat.
    pub(super) styles: [Style; MAX_SEATS],
}

/// The chain.
pub(super) struct Guess<'a> {
    view: &'a View,
    hands: [CardSet; MAX_SEATS],
    hidden: Vec<Hidden>,
    others: Vec<Other>,
    /// How many rounds there are to be before the next guess.
    due: u32,
}

impl<'a> Guess<'a> {
    /// Begins with any world that agrees with the view; `None` only if the view contradicts itself.
    /// It takes no longer to settle than is right for a decision on `playouts` games.
    pub(super) fn new(
        view: &'a View,
        playouts: u32,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Guess<'a>> {
        let hands = Worlds::new(view).hands(rng)?;
        let memory = view.memory();
        let mut guess = Guess {
            view,
            hands,
            hidden: Vec::new(),
            others: Vec::new(),
            due: SETTLE.min(playouts.div_ceil(SWAPS)),
        };
        for seat in view.board().in_play().without(view.seat()).iter() {
            if memory.unknown(seat) == 0 {
                continue;
            }
            let mut decisions = view.decisions(seat);
            decisions.truncate(LOOK_BACK);
            let hand = hands[seat.index()];
            let holder = guess.others.len();
            let cards = hand.minus(memory.known(seat)).iter();
            (guess.hidden).extend(cards.map(|card| Hidden { card, holder }));
            let mut other = Other {
                seat,
                decisions,
                style: Style::Thumb,
                likely: 0.0,
            };
            other.likely = other.explains(hand, other.style);
            guess.others.push(other);
        }
        Some(guess)
    }

    /// The next guess.
    pub(super) fn next(&mut self, rng: &mut Xoshiro256PlusPlus) -> Option<World> {
        for _ in 0..self.due {
            for _ in 0..SWAPS {
                self.swap(rng);
            }
            for at in 0..self.others.len() {
                self.restyle(at, rng);
            }
        }
        self.due = 1;
        let mut styles = [Style::Thumb; MAX_SEATS];
        for other in &self.others {
            styles[other.seat.index()] = other.style;
        }
        let game = self.view.imagine(&self.hands)?;
        Some(World { game, styles })
    }

    /// Lets two hidden cards change hands, if that stands.
    fn swap(&mut self, rng: &mut Xoshiro256PlusPlus) {
        let cards = self.hidden.len();
        if cards < 2 {
            return;
        }
        let (a, b) = (rng.random_range(0..cards), rng.random_range(0..cards));
        let (one, two) = (self.hidden[a], self.hidden[b]);
        if one.holder == two.holder || self.is_void(one, two) || self.is_void(two, one) {
            return;
        }
        let first = self.with(one, two);
        let second = self.with(two, one);
        let now = self.others[one.holder].likely + self.others[two.holder].likely;
        if !stands(first.1 + second.1 - now, rng) {
            return;
        }
        for (holder, (hand, likely)) in [(one.holder, first), (two.holder, second)] {
            self.hands[self.others[holder].seat.index()] = hand;
            self.others[holder].likely = likely;
        }
        self.hidden[a].holder = two.holder;
        self.hidden[b].holder = one.holder;
    }

    /// Whether it is public that the holder of the first cannot hold the second.
    fn is_void(&self, one: Hidden, two: Hidden) -> bool {
        let seat = self.others[one.holder].seat;
        self.view.memory().void(seat).contains(two.card.suit())
    }

    /// The hand of the first card's holder with the second instead, and how well it explains them.
    fn with(&self, one: Hidden, two: Hidden) -> (CardSet, f32) {
        let other = &self.others[one.holder];
        let mut hand = self.hands[other.seat.index()];
        hand.remove(one.card);
        hand.insert(two.card);
        (hand, other.explains(hand, other.style))
    }

    /// Thinks of the player as one of the other style, if that stands.
    fn restyle(&mut self, at: usize, rng: &mut Xoshiro256PlusPlus) {
        let other = &self.others[at];
        let style = other.style.other();
        let likely = other.explains(self.hands[other.seat.index()], style);
        if stands(likely - other.likely, rng) {
            let other = &mut self.others[at];
            (other.style, other.likely) = (style, likely);
        }
    }
}

impl Other {
    /// How likely the player would have decided as they did, had they held this hand and that style.
    fn explains(&self, hand: CardSet, style: Style) -> f32 {
        (self.decisions.iter())
            .map(|decision| {
                let then = Sight {
                    seat: self.seat,
                    hand: decision.hand(hand),
                    board: &decision.board,
                    memory: &decision.memory,
                };
                style.likely(&then, decision.card)
            })
            .sum()
    }
}

/// Whether a change stands that makes the past likelier by so much, as a natural logarithm.
fn stands(gain: f32, rng: &mut Xoshiro256PlusPlus) -> bool {
    gain >= 0.0 || rng.random::<f32>() < gain.exp()
}

//! A policy's input: the parts of a view, borrowed, and what a good card player estimates from them
//! at a glance: the probabilities that another player can't follow, or must play over a card.
//!
//! The same policies play a seat at the table, from its view, and every seat of a playout, from the
//! imagined game and its memory, without copying either.

use crate::cards::{Card, CardSet, MAX_SEATS, Rank, Seat, SeatSet, Suit};
use crate::getaway::rules::{Board, Memory, Position, View};

/// Everything that the player in one seat knows, borrowed.
#[derive(Clone, Copy)]
pub struct Observation<'a> {
    pub seat: Seat,
    pub hand: CardSet,
    pub board: &'a Board,
    pub memory: &'a Memory,
}

impl<'a> Observation<'a> {
    pub fn of(view: &'a View) -> Observation<'a> {
        Observation {
            seat: view.seat(),
            hand: view.hand(),
            board: view.board(),
            memory: view.memory(),
        }
    }

    pub fn of_game(game: &'a Position, memory: &'a Memory, seat: Seat) -> Observation<'a> {
        Observation { seat, hand: game.hand(seat), board: game.board(), memory }
    }

    pub fn legal_cards(&self) -> CardSet {
        self.board.legal_cards(self.seat, self.hand)
    }

    /// The legal cards without equivalent ones. Of a run of cards with no other player's card and
    /// none of the trick in between, the lowest and the highest are kept.
    ///
    /// All cards of a run have the same effect on the trick, so a bridge solver would keep one.
    /// Here, it matters which one another player picks up.
    pub fn distinct_cards(&self) -> CardSet {
        // The cards of other hands and of the trick.
        let pack = CardSet::pack(self.board.options().packs.into());
        let out = pack.minus(self.board.waste().or(self.hand));
        let legal = self.legal_cards();
        let mut kept = CardSet::EMPTY;
        for suit in Suit::ALL {
            let mut previous: Option<Card> = None;
            for card in legal.of_suit(suit) {
                let same_run = previous.is_some_and(|lower| {
                    out.minus(out.below(lower)).minus(out.above(card)).of_suit(suit).is_empty()
                });
                if !same_run {
                    kept.extend(previous);
                    kept.insert(card);
                }
                previous = Some(card);
            }
            kept.extend(previous);
        }
        kept
    }

    /// Whether everyone knows that the other seat has no card of the suit.
    pub fn known_void(&self, other: Seat, suit: Suit) -> bool {
        !self.memory.known(other).has(suit)
            && (self.memory.unknown(other) == 0 || self.memory.void(other).contains(suit))
    }

    pub fn others(&self) -> SeatSet {
        self.board.in_play().without(self.seat)
    }
}

/// The hidden cards of one suit as one seat sees them.
#[derive(Clone, Copy)]
pub(super) struct SuitOdds {
    suit: Suit,
    /// The cards of the suit that the player can't place.
    hidden: CardSet,
    /// For each other seat, the probability that a hidden card of the suit is in a different hand,
    /// judging by the room in the hands that can have the suit.
    elsewhere: [f32; MAX_SEATS],
}

/// The cards in other hands that the player can't place.
pub(super) fn hidden_cards(observation: &Observation) -> CardSet {
    let others = observation.others().iter();
    let hidden = observation.board.in_other_hands(observation.hand);
    others.fold(hidden, |hidden, other| hidden.minus(observation.memory.known(other)))
}

/// 0 for a two, 1 for an ace.
pub(super) fn rank(card: Card) -> f32 {
    f32::from(card.rank().number()) / f32::from(Rank::ACE.number())
}

/// The share of the suit's cards in other hands, `out`, that the card beats. A card of a suit that
/// nobody else holds is the worst, because its leader picks it up again.
pub(super) fn danger(card: Card, out: CardSet) -> f32 {
    match out.count(card.suit()) {
        0 => 1.0,
        all => out.below(card).count(card.suit()) as f32 / all as f32,
    }
}

impl SuitOdds {
    pub(super) fn new(observation: &Observation, hidden: CardSet, suit: Suit) -> SuitOdds {
        let memory = observation.memory;
        let room = |other: Seat| {
            if memory.void(other).contains(suit) { 0 } else { memory.unknown(other) }
        };
        let all = observation.others().iter().map(room).sum::<u32>().max(1) as f32;
        let mut elsewhere = [1.0; MAX_SEATS];
        for other in observation.others().iter() {
            elsewhere[other.index()] = 1.0 - room(other) as f32 / all;
        }
        SuitOdds { suit, hidden: hidden.of_suit(suit), elsewhere }
    }

    /// The probability that the other player holds none of these hidden cards of the suit.
    fn none_of(&self, cards: CardSet, other: Seat) -> f32 {
        self.elsewhere[other.index()].powi(cards.count(self.suit) as i32)
    }

    /// The probability that the other player has no card of the suit.
    pub(super) fn void(&self, observation: &Observation, other: Seat) -> f32 {
        if observation.memory.known(other).has(self.suit) {
            return 0.0;
        }
        self.none_of(self.hidden, other)
    }

    /// The probability that the other player, who follows, has no card below this one to duck with.
    pub(super) fn must_beat(&self, observation: &Observation, other: Seat, card: Card) -> f32 {
        let known = observation.memory.known(other).of_suit(self.suit);
        if !known.below(card).is_empty() {
            return 0.0;
        }
        let (below, above) = (self.hidden.below(card), self.hidden.above(card));
        let none_below = self.none_of(below, other);
        if !known.is_empty() {
            return none_below;
        }
        // Given that they follow, they hold at least one card: none below and one above.
        let none_above = self.none_of(above, other);
        let follows = 1.0 - none_below * none_above;
        if follows <= 0.0 { 0.0 } else { none_below * (1.0 - none_above) / follows }
    }
}

//! The population: players of rules of thumb, of one make and many tempers. `hard` learns from games
//! with some of them; others are kept for measuring it alone, as strangers.
//!
//! Owns how such a player chooses a card and when it takes, and the tempers by name. It knows what
//! everybody remembers, and searches nothing. No belief and no game of learning may name a
//! [kept](KEPT) one.

use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::observation::Observation;
use super::odds::{SuitOdds, hidden_cards};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::getaway::rules::Trick;

/// What a card is worth to a player who leads or throws it: a weight for each thing about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Taste {
    /// Its rank, 0 for a two and 1 for an ace.
    rank: f32,
    /// How many others cannot follow, as far as the player notices.
    void: f32,
    /// The share of the suit that is in other hands.
    out: f32,
    /// How many cards of the suit the player holds, as a share of it.
    own: f32,
    /// The share of the suit's cards in other hands that it beats; 1 if there are none.
    danger: f32,
}

/// Whom a player takes for unable to follow.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Voids {
    /// Who has shown it.
    Shown,
    /// Everybody, by how likely it is.
    Counted,
}

/// What a player plays who follows suit.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    Lowest,
    Highest,
    /// The highest card under the trick's highest.
    Under,
}

/// A player of rules of thumb.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    lead: Taste,
    /// Of the cards thrown on a suit that the player does not have.
    throw: Taste,
    voids: Voids,
    /// When the player can stay under the highest card, and others have still to play.
    duck: Choice,
    /// When they cannot.
    forced: Choice,
    /// When all others have played.
    last: Choice,
    /// The player takes a neighbour's hand of no more cards than that.
    takes: u32,
}

/// Leads the lowest card where nobody has shown a void, ducks, throws its highest.
pub(super) const DUCK: Style = Style {
    lead: Taste {
        rank: -1.0,
        void: -10.0,
        out: 0.0,
        own: 0.0,
        danger: 0.0,
    },
    throw: Taste {
        rank: 1.0,
        void: 0.0,
        out: 0.0,
        own: 0.0,
        danger: 0.0,
    },
    voids: Voids::Shown,
    duck: Choice::Under,
    forced: Choice::Lowest,
    last: Choice::Highest,
    takes: 0,
};

/// Leads where many cards are out, throws what beats most of them.
pub(super) const CAREFUL: Style = Style {
    lead: Taste {
        rank: -0.3,
        void: -2.0,
        out: 4.0,
        own: -0.5,
        danger: 0.0,
    },
    throw: Taste {
        rank: 0.5,
        void: 0.0,
        out: 1.0,
        own: -1.5,
        danger: 1.2,
    },
    ..DUCK
};

/// Wants suits to be empty: leads and throws from the shortest.
pub(super) const VOIDER: Style = Style {
    lead: Taste {
        rank: -0.5,
        void: -3.0,
        out: 0.3,
        own: -3.0,
        danger: -0.2,
    },
    throw: Taste {
        rank: 0.5,
        void: 0.0,
        out: 0.2,
        own: -3.0,
        danger: 0.3,
    },
    last: Choice::Under,
    ..DUCK
};

/// Hoards low cards: leads high from its longest suit while all follow, wins with its highest.
pub(super) const HOARDER: Style = Style {
    lead: Taste {
        rank: 0.3,
        void: -3.0,
        out: 2.0,
        own: 1.0,
        danger: -1.0,
    },
    throw: Taste {
        rank: 1.0,
        void: 0.0,
        out: 0.0,
        own: 1.0,
        danger: 0.0,
    },
    forced: Choice::Highest,
    ..DUCK
};

/// Leads its highest while suits are fresh, and wins while others have still to play: to be rid of
/// high cards before anybody is void.
pub(super) const BOLD: Style = Style {
    lead: Taste {
        rank: 0.2,
        void: -3.3,
        out: 1.6,
        own: 0.0,
        danger: 0.7,
    },
    throw: Taste {
        rank: 1.1,
        void: 0.0,
        out: 1.0,
        own: -1.2,
        danger: 1.0,
    },
    voids: Voids::Counted,
    duck: Choice::Highest,
    forced: Choice::Lowest,
    last: Choice::Under,
    takes: 0,
};

/// Ducks, and takes a neighbour's last cards.
pub(super) const TAKER: Style = Style {
    throw: Taste {
        rank: 1.0,
        void: 0.0,
        out: 0.0,
        own: -0.5,
        danger: 0.2,
    },
    takes: 1,
    ..DUCK
};

/// What the network learns against, and what `hard` takes others to go by.
pub(super) static LEARNED_FROM: [Style; 6] = [DUCK, CAREFUL, VOIDER, HOARDER, BOLD, TAKER];

/// Kept: leads where nobody has shown a void and most cards are out, ducks even when last, throws
/// from short suits.
pub(super) const DUCKER: Style = Style {
    lead: Taste {
        rank: 0.3,
        void: -1.0,
        out: 6.5,
        own: -1.4,
        danger: 0.0,
    },
    throw: Taste {
        rank: 0.2,
        void: 0.0,
        out: 1.9,
        own: -2.7,
        danger: 1.7,
    },
    last: Choice::Under,
    ..DUCK
};

/// Kept: reckons how likely somebody cannot follow.
pub(super) const COUNTER: Style = Style {
    lead: Taste {
        rank: -0.2,
        void: -5.0,
        out: 3.0,
        own: -0.5,
        danger: 0.3,
    },
    throw: Taste {
        rank: 0.8,
        void: 0.0,
        out: 0.6,
        own: -1.0,
        danger: 0.8,
    },
    voids: Voids::Counted,
    last: Choice::Under,
    ..DUCK
};

/// Kept: parts with low cards in small steps, even when last, and never sees a void.
pub(super) const MISER: Style = Style {
    lead: Taste {
        rank: -1.0,
        void: 0.0,
        out: 0.6,
        own: 0.8,
        danger: 0.0,
    },
    throw: Taste {
        rank: 0.7,
        void: 0.0,
        out: 0.0,
        own: 0.6,
        danger: 0.0,
    },
    voids: Voids::Shown,
    duck: Choice::Under,
    forced: Choice::Lowest,
    last: Choice::Under,
    takes: 0,
};

/// Those that nothing learns from.
#[cfg(test)]
pub(super) const KEPT: [Style; 3] = [DUCKER, COUNTER, MISER];

impl Style {
    /// Some mixture of two: how the one leads, how the other throws.
    pub(super) fn crossed(self, other: Style) -> Style {
        Style {
            throw: other.throw,
            forced: other.forced,
            ..self
        }
    }

    /// The card that the player plays.
    pub(super) fn card(&self, observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
        if baseline::breaks_cycle(observation.board, rng) {
            return baseline::random_card(observation.legal_cards(), rng);
        }
        baseline::chosen(self.choice(observation))
    }

    /// The same, without regard to the cycles of very long games; `None` without a legal card.
    pub(super) fn choice(&self, observation: &Observation) -> Option<Card> {
        let legal = observation.legal_cards();
        if legal.len() < 2 {
            return legal.nth(0);
        }
        match observation.board.trick() {
            None => self.best(&self.lead, self.voids, observation, legal),
            // In the first trick nobody picks up: what counts is which card to be rid of.
            Some(trick) if legal.has(trick.suit()) && observation.board.tricks() > 0 => {
                self.follow(trick, legal)
            }
            Some(_) => self.best(&self.throw, Voids::Shown, observation, legal),
        }
    }

    /// Whether the player takes the next player's cards, which they may.
    pub(super) fn takes(&self, observation: &Observation) -> bool {
        let neighbour = observation.board.take_from(observation.seat);
        // With two in play the taker is the loser.
        observation.board.in_play().len() > 2
            && neighbour.is_ok_and(|seat| observation.memory.count(seat) <= self.takes)
    }

    pub(super) const fn ever_takes(&self) -> bool {
        self.takes > 0
    }

    fn follow(&self, trick: &Trick, legal: CardSet) -> Option<Card> {
        let under = legal.below(trick.highest().card);
        let choice = if trick.waiting().len() == 1 {
            self.last
        } else if under.has(trick.suit()) {
            self.duck
        } else {
            self.forced
        };
        match choice {
            Choice::Lowest => legal.lowest(trick.suit()),
            Choice::Highest => legal.highest(trick.suit()),
            Choice::Under => (under.highest(trick.suit())).or_else(|| legal.lowest(trick.suit())),
        }
    }

    /// The card of the greatest worth.
    fn best(
        &self,
        taste: &Taste,
        voids: Voids,
        observation: &Observation,
        legal: CardSet,
    ) -> Option<Card> {
        let board = observation.board;
        let mut out = CardSet::pack(board.options().packs.into()).minus(board.waste());
        out = out.minus(observation.hand);
        if let Some(trick) = board.trick() {
            out = out.minus(trick.cards());
        }
        let all = f32::from(Rank::COUNT * u8::from(board.options().packs));
        let mut best: Option<(f32, Card)> = None;
        for suit in Suit::ALL {
            if !legal.has(suit) {
                continue;
            }
            let left = out.count(suit) as f32;
            let of_suit = taste.out * left / all
                + taste.own * observation.hand.count(suit) as f32 / all
                + taste.void
                    * if taste.void == 0.0 {
                        0.0
                    } else {
                        voids.count(observation, suit)
                    };
            for card in legal.of_suit(suit) {
                let rank = f32::from(card.rank().number()) / f32::from(Rank::ACE.number());
                let danger = if left > 0.0 {
                    out.below(card).count(suit) as f32 / left
                } else {
                    1.0
                };
                let worth = of_suit + taste.rank * rank + taste.danger * danger;
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, card));
                }
            }
        }
        best.map(|(_, card)| card)
    }
}

impl Voids {
    /// How many others cannot follow the suit.
    fn count(self, observation: &Observation, suit: Suit) -> f32 {
        let others = observation.others().iter();
        match self {
            Voids::Shown => others
                .filter(|other| observation.known_void(*other, suit))
                .count() as f32,
            Voids::Counted => {
                let odds = SuitOdds::new(observation, hidden_cards(observation), suit);
                others.map(|other| odds.void(observation, other)).sum()
            }
        }
    }
}

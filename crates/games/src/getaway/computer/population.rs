//! The population: players of rules of thumb, with the same design and different tempers. `hard`
//! learns from games with them.
//!
//! Owns how such a player chooses a card and when it takes, and the tempers by name. It uses
//! everyone's memory, and doesn't search.

use super::easy;
use super::observation::{Observation, SuitOdds, danger, hidden_cards, rank};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::getaway::rules::Trick;
use crate::kit::Rand;

/// The worth of a card to a player who leads or throws it: one weight for each property.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// Its rank, 0 for a two and 1 for an ace.
    pub rank: f32,
    /// The number of others who can't follow, as far as the player notices.
    pub void: f32,
    /// The share of the suit's cards that are in other hands.
    pub out: f32,
    /// The number of the player's cards of the suit, as a share of the suit.
    pub own: f32,
    /// The share of the suit's cards in other hands that it beats; 1 if there are none.
    pub danger: f32,
}

/// The players that a player expects to be unable to follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Voids {
    Shown,
    Counted,
}

/// The card of a player who follows suit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Lowest,
    Highest,
    /// The highest card below the trick's highest.
    Under,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The worth of a card as a lead.
    pub lead: Taste,
    /// The worth of a card to throw on a suit that the player doesn't have.
    pub throw: Taste,
    /// The voids that the player avoids when it leads.
    pub voids: Voids,
    /// The card when the player can stay below the highest card and others still have to play.
    pub duck: Choice,
    pub forced: Choice,
    pub last: Choice,
    /// The maximum size of a neighbour's hand that the player takes.
    pub takes: u32,
}

/// Leads its lowest card where nobody has shown a void, ducks, throws its highest.
pub const DUCK: Style = Style {
    lead: Taste { rank: -1.0, void: -10.0, out: 0.0, own: 0.0, danger: 0.0 },
    throw: Taste { rank: 1.0, void: 0.0, out: 0.0, own: 0.0, danger: 0.0 },
    voids: Voids::Shown,
    duck: Choice::Under,
    forced: Choice::Lowest,
    last: Choice::Highest,
    takes: 0,
};

/// Leads where many cards are out, throws cards that beat most of them.
pub const CAREFUL: Style = Style {
    lead: Taste { rank: -0.3, void: -2.0, out: 4.0, own: -0.5, danger: 0.0 },
    throw: Taste { rank: 0.5, void: 0.0, out: 1.0, own: -1.5, danger: 1.2 },
    ..DUCK
};

/// Wants empty suits: leads and throws from the shortest.
pub const VOIDER: Style = Style {
    lead: Taste { rank: -0.5, void: -3.0, out: 0.3, own: -3.0, danger: -0.2 },
    throw: Taste { rank: 0.5, void: 0.0, out: 0.2, own: -3.0, danger: 0.3 },
    last: Choice::Under,
    ..DUCK
};

/// Hoards low cards: leads high from its longest suit while all follow, wins with its highest.
pub const HOARDER: Style = Style {
    lead: Taste { rank: 0.3, void: -3.0, out: 2.0, own: 1.0, danger: -1.0 },
    throw: Taste { rank: 1.0, void: 0.0, out: 0.0, own: 1.0, danger: 0.0 },
    forced: Choice::Highest,
    ..DUCK
};

/// Leads its highest while suits are fresh, and wins while others still have to play, to get rid of
/// high cards before anybody is void.
pub const BOLD: Style = Style {
    lead: Taste { rank: 0.2, void: -3.3, out: 1.6, own: 0.0, danger: 0.7 },
    throw: Taste { rank: 1.1, void: 0.0, out: 1.0, own: -1.2, danger: 1.0 },
    voids: Voids::Counted,
    duck: Choice::Highest,
    last: Choice::Under,
    ..DUCK
};

/// Ducks, and takes a neighbour's last cards.
pub const TAKER: Style = Style {
    throw: Taste { rank: 1.0, void: 0.0, out: 0.0, own: -0.5, danger: 0.2 },
    takes: 1,
    ..DUCK
};

/// The styles that the network learns against, and that `hard` expects of others.
pub static LEARNED_FROM: [Style; 6] = [DUCK, CAREFUL, VOIDER, HOARDER, BOLD, TAKER];

impl Style {
    /// A mixture of two: one's way to lead, the other's way to throw.
    pub fn crossed(self, other: Style) -> Style {
        Style { throw: other.throw, forced: other.forced, ..self }
    }

    pub fn card(&self, observation: &Observation, rng: &mut Rand) -> Card {
        if easy::breaks_cycle(observation.board, rng) {
            return easy::random_card(observation.legal_cards(), rng);
        }
        easy::chosen(self.choice(observation))
    }

    /// The same, without breaking the cycles of very long games; `None` without a legal card.
    pub fn choice(&self, observation: &Observation) -> Option<Card> {
        let legal = observation.legal_cards();
        if legal.len() < 2 {
            return legal.nth(0);
        }
        match observation.board.trick() {
            None => self.best(&self.lead, self.voids, observation, legal),
            // Nobody picks up in the first trick, so only the value of getting rid of the card
            // counts.
            Some(trick) if legal.has(trick.suit()) && observation.board.tricks() > 0 => {
                self.follow(trick, legal)
            }
            Some(_) => self.best(&self.throw, Voids::Shown, observation, legal),
        }
    }

    /// Whether the player takes the next player's cards; a take must be possible.
    pub fn takes(&self, observation: &Observation) -> bool {
        let neighbour = observation.board.take_from(observation.seat);
        // With two players left, the taker loses.
        observation.board.in_play().len() > 2
            && neighbour.is_ok_and(|seat| observation.memory.count(seat) <= self.takes)
    }

    pub const fn ever_takes(&self) -> bool {
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

    /// The card with the highest worth.
    fn best(
        &self,
        taste: &Taste,
        voids: Voids,
        observation: &Observation,
        legal: CardSet,
    ) -> Option<Card> {
        let board = observation.board;
        let out = board.in_other_hands(observation.hand);
        let all = f32::from(Rank::COUNT * u8::from(board.options().packs));
        let mut best: Option<(f32, Card)> = None;
        for suit in Suit::ALL {
            if !legal.has(suit) {
                continue;
            }
            let of_suit = taste.out * out.count(suit) as f32 / all
                + taste.own * observation.hand.count(suit) as f32 / all
                + taste.void * if taste.void == 0.0 { 0.0 } else { voids.count(observation, suit) };
            for card in legal.of_suit(suit) {
                let worth = of_suit + taste.rank * rank(card) + taste.danger * danger(card, out);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, card));
                }
            }
        }
        best.map(|(_, card)| card)
    }
}

impl Voids {
    /// The number of others who can't follow the suit.
    fn count(self, observation: &Observation, suit: Suit) -> f32 {
        let others = observation.others().iter();
        match self {
            Voids::Shown => {
                others.filter(|other| observation.known_void(*other, suit)).count() as f32
            }
            Voids::Counted => {
                let odds = SuitOdds::new(observation, hidden_cards(observation), suit);
                others.map(|other| odds.void(observation, other)).sum()
            }
        }
    }
}

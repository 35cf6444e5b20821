//! Rules of thumb: what the `normal` player goes by, and the policy by which a searching player plays games out.
//!
//! Every card that may be played is weighed by what the trick will probably come to: that the
//! player picks it up, that another does, that all follow and the player leads again; and by how
//! good it is to be rid of the card. A decision takes about a microsecond and needs no chance.

use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::odds::{SuitOdds, hidden};
use super::sight::Sight;
use crate::rules::{Card, CardSet, LastCard, MAX_SEATS, Seat, SeatSet, Suit, Trick};

/// What the outcomes of a trick are worth, in one arbitrary unit. Found by playing many games
/// between variants of this player.
struct Worth {
    /// To be rid of the most dangerous card there can be.
    shed: f32,
    /// To pick up, whatever the number of cards.
    pick_up: f32,
    /// To pick up, for each card.
    per_card: f32,
    /// That another picks up.
    given: f32,
    /// To have to lead again.
    lead_again: f32,
    /// To have to lead again without a card to do so.
    lead_bare: f32,
    /// To be left with none of the suit.
    suit_gone: f32,
    /// How much worse a dangerous card is in a suit that others are void in: less so, for it will
    /// seldom be led.
    risky: f32,
    /// To have to lead again with no safe lead.
    again_risk: f32,
    /// How dangerous a card is in a suit that nobody else holds.
    stuck: f32,
    /// To pick up the most dangerous card there can be.
    pick_danger: f32,
}

/// The worths in use.
const WORTH: Worth = Worth {
    shed: 1.37,
    pick_up: 4.03,
    per_card: -0.25,
    given: 0.38,
    lead_again: 0.49,
    lead_bare: 3.31,
    suit_gone: 0.45,
    risky: -0.37,
    again_risk: 1.07,
    stuck: 1.87,
    pick_danger: 0.31,
};

/// What a trick will come to, as probabilities.
struct Outcome {
    /// The player picks up.
    mine: f32,
    /// Another picks up.
    theirs: f32,
    /// All follow, and the player has the highest card.
    again: f32,
    /// How many cards lie in the trick when it is picked up, if the player does.
    cards: f32,
}

/// The card that the rules of thumb play.
pub(super) fn card(sight: &Sight, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = sight.legal();
    if baseline::whim(sight.board, rng) {
        return baseline::random(legal, rng);
    }
    if legal.len() == 1 {
        return legal.nth(0).unwrap_or(Card::OPENER);
    }
    let mut best: Option<(f32, Card)> = None;
    scores(sight, legal, |card, score| {
        if best.is_none_or(|(top, _)| score > top) {
            best = Some((score, card));
        }
    });
    best.map_or(Card::OPENER, |(_, card)| card)
}

/// Hands out how good each of these legal cards is; the rules of thumb play the first of the best.
pub(super) fn scores(sight: &Sight, legal: CardSet, mut each: impl FnMut(Card, f32)) {
    let mind = Mind::new(sight);
    for suit in Suit::ALL {
        for card in legal.of_suit(suit) {
            each(card, mind.score(card));
        }
    }
}

/// From whom to draw: of a player with few cards, who would get away the sooner without one, as
/// late as possible. So from the one with most cards.
pub(super) fn draws_from(sight: &Sight, from: SeatSet) -> Seat {
    from.iter()
        .max_by_key(|seat| sight.memory.count(*seat))
        .unwrap_or(sight.seat)
}

/// What the player knows, worked out once for a decision.
struct Mind<'a> {
    sight: &'a Sight<'a>,
    /// The cards that the others hold.
    out: CardSet,
    odds: [SuitOdds; 4],
    /// For each suit and seat, how likely the seat is void.
    void: [[f32; MAX_SEATS]; 4],
    /// For each suit, how many of the others are probably void, as a part of one.
    voids: [f32; 4],
    /// The danger of all cards in the trick.
    pile: f32,
}

impl<'a> Mind<'a> {
    fn new(sight: &'a Sight) -> Mind<'a> {
        let unseen = hidden(sight);
        let others = sight.others();
        let out = others
            .iter()
            .fold(unseen, |all, other| all.or(sight.memory.known(other)));
        let odds = Suit::ALL.map(|suit| SuitOdds::new(sight, unseen, suit));
        let mut void = [[0.0; MAX_SEATS]; 4];
        let mut voids = [0.0; 4];
        for (suit, odds) in odds.iter().enumerate() {
            for other in others.iter() {
                void[suit][other.index()] = odds.void(sight, other);
            }
            voids[suit] = void[suit].iter().sum::<f32>() / others.len().max(1) as f32;
        }
        let mut mind = Mind {
            sight,
            out,
            odds,
            void,
            voids,
            pile: 0.0,
        };
        if let Some(trick) = sight.board.trick() {
            mind.pile = trick.cards().iter().map(|card| mind.danger(card)).sum();
        }
        mind
    }

    /// How good it is to play the card now.
    fn score(&self, card: Card) -> f32 {
        match self.sight.board.trick() {
            None => self.lead(card),
            Some(trick) if card.suit() == trick.suit() && self.sight.board.tricks() > 0 => {
                self.follow(trick, card)
            }
            // The first trick is wasted whatever happens, and a tochoo ends its trick: nothing
            // counts but which card to be rid of.
            Some(_) => self.relief(card),
        }
    }

    fn lead(&self, card: Card) -> f32 {
        let outcome = self.foresee(card, self.sight.others(), 0, true);
        self.value(card, &outcome)
    }

    fn follow(&self, trick: &Trick, card: Card) -> f32 {
        let waiting = trick.waiting().without(self.sight.seat);
        let before = trick.plays().len() as u32;
        let over = card.rank() > trick.highest().card.rank();
        let outcome = self.foresee(card, waiting, before, over);
        self.value(card, &outcome)
    }

    /// How good it is to be rid of the card.
    fn relief(&self, card: Card) -> f32 {
        let gone = if self.sight.hand.count(card.suit()) == 1 {
            WORTH.suit_gone
        } else {
            0.0
        };
        let risk = 1.0 + WORTH.risky * self.voids[card.suit() as usize];
        WORTH.shed * self.danger(card) * risk + gone
    }

    /// How much of a burden a card is: the part of the suit's cards in other hands that it beats.
    /// A card of a suit that nobody else holds is the worst, for whoever leads it picks it up.
    fn danger(&self, card: Card) -> f32 {
        let all = self.out.count(card.suit());
        if all == 0 {
            return WORTH.stuck;
        }
        let below = self.out.below(card).count(card.suit());
        below as f32 / all as f32
    }

    fn value(&self, card: Card, outcome: &Outcome) -> f32 {
        let burden = self.pile + self.danger(card);
        let mut value = (1.0 - outcome.mine) * self.relief(card)
            - outcome.mine
                * (WORTH.pick_up + WORTH.per_card * outcome.cards + WORTH.pick_danger * burden)
            + outcome.theirs * WORTH.given;
        if outcome.again > 0.05 {
            value -= outcome.again * self.again(card);
        }
        value
    }

    /// What it costs to win the power with this card when all follow.
    fn again(&self, card: Card) -> f32 {
        let sight = self.sight;
        if sight.hand.len() > 1 {
            let mut rest = sight.hand;
            rest.remove(card);
            let risk = Suit::ALL
                .iter()
                .filter_map(|suit| rest.lowest(*suit))
                .map(|lead| self.foresee(lead, sight.others(), 0, true).mine)
                .fold(1.0, f32::min);
            WORTH.lead_again + WORTH.again_risk * risk
        } else if sight.board.options().last_card == LastCard::LeadPasses {
            0.0
        } else {
            WORTH.lead_bare
        }
    }

    /// Walks round the players who have still to play after the card, whose chances to be void and
    /// to beat it are taken as independent.
    fn foresee(&self, card: Card, waiting: SeatSet, before: u32, over: bool) -> Outcome {
        let sight = self.sight;
        let odds = &self.odds[card.suit() as usize];
        let (mut highest, mut under) = if over { (1.0, 0.0) } else { (0.0, 1.0) };
        let mut outcome = Outcome {
            mine: 0.0,
            theirs: 0.0,
            again: 0.0,
            cards: 0.0,
        };
        let mut in_trick = before as f32 + 1.0;
        let direction = sight.board.options().direction;
        for other in waiting.in_turn_after(sight.seat, direction) {
            in_trick += 1.0;
            let void = self.void[card.suit() as usize][other.index()];
            outcome.mine += highest * void;
            outcome.cards += highest * void * in_trick;
            outcome.theirs += under * void;
            let beats = odds.must_beat(sight, other, card);
            under = (under + highest * beats) * (1.0 - void);
            highest *= (1.0 - beats) * (1.0 - void);
        }
        if outcome.mine > 0.0 {
            outcome.cards /= outcome.mine;
        } else {
            outcome.cards = in_trick;
        }
        outcome.again = highest;
        outcome
    }
}

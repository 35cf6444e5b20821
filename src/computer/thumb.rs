//! Rules of thumb: the `normal` player, and the policy by which a searching player plays games out.
//!
//! Every card that may be played is weighed by what the trick will probably come to: that the
//! player picks it up, that another does, that all follow and the player leads again; and by how
//! good it is to be rid of the card. A decision takes about a microsecond and needs no chance.

use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::odds::{SuitOdds, hidden};
use super::sight::Sight;
use crate::rules::{Card, CardSet, LastCard, Seat, SeatSet, Suit, Trick};

/// What the outcomes of a trick are worth, in one arbitrary unit. Found by playing many games
/// between variants of this player.
pub(super) struct Worth {
    /// To be rid of the most dangerous card there can be.
    pub(super) shed: f32,
    /// To pick up, whatever the number of cards.
    pub(super) pick_up: f32,
    /// To pick up, for each card.
    pub(super) per_card: f32,
    /// That another picks up.
    pub(super) given: f32,
    /// That another picks up, for each card.
    pub(super) given_card: f32,
    /// To have to lead again.
    pub(super) lead_again: f32,
    /// To have to lead again without a card to do so.
    pub(super) lead_bare: f32,
    /// To be left with none of the suit.
    pub(super) suit_gone: f32,
    /// To lead a suit, for each card of it beyond one.
    pub(super) length: f32,
}

/// What `normal` goes by.
pub(super) const WORTH: Worth = Worth {
    shed: 1.0,
    pick_up: 1.5,
    per_card: 0.5,
    given: 1.0,
    given_card: 0.1,
    lead_again: 0.3,
    lead_bare: 2.0,
    suit_gone: 0.1,
    length: 0.0,
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
    weighed(sight, &WORTH, rng)
}

/// The same with other ideas of what is worth what.
pub(super) fn weighed(sight: &Sight, worth: &Worth, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = sight.legal();
    if baseline::whim(sight.board, rng) {
        return baseline::random(legal, rng);
    }
    let only = legal.len() == 1;
    let best = match sight.board.trick() {
        _ if only => legal.nth(0),
        None => lead(sight, legal, worth),
        Some(trick) if legal.has(trick.suit()) && sight.board.tricks() > 0 => {
            follow(sight, trick, legal, worth)
        }
        // The first trick is wasted whatever happens, and a tochoo ends its trick: nothing counts
        // but which card to be rid of.
        Some(_) => shed(sight, legal, worth),
    };
    best.unwrap_or(Card::OPENER)
}

/// From whom to draw: of a player with few cards, who would get away the sooner without one, as
/// late as possible. So from the one with most cards.
pub(super) fn draws_from(sight: &Sight, from: SeatSet) -> Seat {
    from.iter()
        .max_by_key(|seat| sight.memory.count(*seat))
        .unwrap_or(sight.seat)
}

fn lead(sight: &Sight, legal: CardSet, worth: &Worth) -> Option<Card> {
    let unseen = hidden(sight);
    let out = outstanding(sight, unseen);
    let waiting = sight.others();
    best_of(legal, |card| {
        let odds = SuitOdds::new(sight, unseen, card.suit());
        let outcome = foresee(sight, &odds, card, waiting, 0, true);
        value(sight, out, card, &outcome, worth)
            + worth.length * (sight.hand.count(card.suit()) as f32 - 1.0)
    })
}

fn follow(sight: &Sight, trick: &Trick, legal: CardSet, worth: &Worth) -> Option<Card> {
    let unseen = hidden(sight);
    let out = outstanding(sight, unseen);
    let odds = SuitOdds::new(sight, unseen, trick.suit());
    let waiting = trick.waiting().without(sight.seat);
    let before = trick.plays().len() as u32;
    best_of(legal, |card| {
        let over = card.rank() > trick.highest().card.rank();
        let outcome = foresee(sight, &odds, card, waiting, before, over);
        value(sight, out, card, &outcome, worth)
    })
}

fn shed(sight: &Sight, legal: CardSet, worth: &Worth) -> Option<Card> {
    let out = outstanding(sight, hidden(sight));
    best_of(legal, |card| {
        worth.shed * danger(out, card) + gone(sight, card, worth)
    })
}

/// The cards that the others hold.
fn outstanding(sight: &Sight, unseen: CardSet) -> CardSet {
    let others = sight.others().iter();
    others.fold(unseen, |all, other| all.or(sight.memory.known(other)))
}

/// How much of a burden a card is: the part of the suit's cards in other hands that it beats. A
/// card of a suit that nobody else holds is the worst, for whoever leads it picks it up.
fn danger(out: CardSet, card: Card) -> f32 {
    let all = out.count(card.suit());
    if all == 0 {
        return 1.0;
    }
    let below = out.below(card).count(card.suit());
    below as f32 / all as f32
}

fn gone(sight: &Sight, card: Card, worth: &Worth) -> f32 {
    if sight.hand.count(card.suit()) == 1 {
        worth.suit_gone
    } else {
        0.0
    }
}

fn value(sight: &Sight, out: CardSet, card: Card, outcome: &Outcome, worth: &Worth) -> f32 {
    let again = if sight.hand.len() > 1 {
        worth.lead_again
    } else if sight.board.options().last_card == LastCard::LeadPasses {
        0.0
    } else {
        worth.lead_bare
    };
    (1.0 - outcome.mine) * (worth.shed * danger(out, card) + gone(sight, card, worth))
        - outcome.mine * (worth.pick_up + worth.per_card * outcome.cards)
        + outcome.theirs * (worth.given + worth.given_card * outcome.cards)
        - outcome.again * again
}

/// Walks round the players who have still to play after the card, whose chances to be void and to
/// beat it are taken as independent.
fn foresee(
    sight: &Sight,
    odds: &SuitOdds,
    card: Card,
    waiting: SeatSet,
    before: u32,
    over: bool,
) -> Outcome {
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
        let void = odds.void(sight, other);
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

fn best_of(cards: CardSet, mut score: impl FnMut(Card) -> f32) -> Option<Card> {
    let mut best: Option<(f32, Card)> = None;
    for suit in Suit::ALL {
        for card in cards.of_suit(suit) {
            let score = score(card);
            if best.is_none_or(|(top, _)| score > top) {
                best = Some((score, card));
            }
        }
    }
    best.map(|(_, card)| card)
}

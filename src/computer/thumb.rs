//! Rules of thumb: what the `normal` player goes by, and what a searching player
//! takes the others to go by.
//!
//! Every card that may be played is weighed by what the trick will probably come to: that the
//! player picks it up, that another does, that all follow and the player leads again; and by how
//! good it is to be rid of the card. What each of these counts for is in [`worth`]. A decision
//! takes about a microsecond and needs no chance.

mod worth;

use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::odds::{SuitOdds, hidden};
use super::sight::Sight;
use crate::rules::{Card, CardSet, MAX_SEATS, Rank, Seat, SeatSet, Suit, Trick};
use worth::Worth;

/// What a trick will come to, as probabilities; the rest is that all follow and another leads.
#[derive(Default)]
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
    worth: &'static Worth,
    /// The cards that the others hold.
    out: CardSet,
    odds: [SuitOdds; 4],
    /// For each suit and seat, how likely the seat is void.
    void: [[f32; MAX_SEATS]; 4],
    /// For each suit, how likely the player picks up who leads their lowest card of it; 1 for a
    /// suit that they have not got.
    lead_risk: [f32; 4],
    /// The danger of all cards in the trick.
    pile_danger: f32,
    /// The rank of all cards in the trick.
    pile_rank: f32,
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
        for (suit, odds) in odds.iter().enumerate() {
            for other in others.iter() {
                void[suit][other.index()] = odds.void(sight, other);
            }
        }
        let mut mind = Mind {
            sight,
            worth: worth::against(others.len()),
            out,
            odds,
            void,
            lead_risk: [1.0; 4],
            pile_danger: 0.0,
            pile_rank: 0.0,
        };
        if let Some(trick) = sight.board.trick() {
            mind.pile_danger = trick.cards().iter().map(|card| mind.danger(card)).sum();
            mind.pile_rank = trick.cards().iter().map(rank).sum();
        }
        mind.lead_risk = Suit::ALL.map(|suit| mind.lead_risk(sight.hand.lowest(suit)));
        mind
    }

    /// Whether the player follows the led suit and may have to pick up.
    fn follows(&self, led: Suit) -> bool {
        self.sight.hand.has(led) && self.sight.board.tricks() > 0
    }

    /// How good it is to play the card now.
    fn score(&self, card: Card) -> f32 {
        match self.sight.board.trick() {
            None => self.lead(card),
            Some(trick) if self.follows(trick.suit()) => self.follow(trick, card),
            // A tochoo ends its trick, and the first trick is wasted: what counts is which card to be
            // rid of.
            Some(_) => self.value(card, &Outcome::default()) + self.worth.rank_thrown * rank(card),
        }
    }

    fn lead(&self, card: Card) -> f32 {
        let outcome = self.foresee(card, self.sight.others(), 0, true);
        let led = self.worth.rank_led * rank(card) + self.worth.danger_led * self.danger(card);
        self.value(card, &outcome) + (1.0 - outcome.mine) * led
    }

    fn follow(&self, trick: &Trick, card: Card) -> f32 {
        let waiting = trick.waiting().without(self.sight.seat);
        let before = trick.plays().len() as u32;
        let over = card.rank() > trick.highest().card.rank();
        self.value(card, &self.foresee(card, waiting, before, over))
    }

    fn value(&self, card: Card, outcome: &Outcome) -> f32 {
        let worth = self.worth;
        let kept_off = 1.0 - outcome.mine;
        let pile_rank = self.pile_rank + rank(card);
        let picked_up = worth.pick_up
            + worth.per_card * outcome.cards
            + worth.pick_danger * (self.pile_danger + self.danger(card))
            + worth.pick_rank * pile_rank;
        let risk = self.next_risk(card);
        kept_off * self.relief(card)
            + outcome.mine * picked_up
            + outcome.theirs * (worth.given + worth.given_rank * pile_rank)
            + outcome.again * (worth.again + worth.again_risk * risk)
            + (kept_off - outcome.again) * worth.later_risk * risk
    }

    /// How good it is to be rid of the card.
    fn relief(&self, card: Card) -> f32 {
        let worth = self.worth;
        let suit = card.suit();
        let (danger, out) = (self.danger(card), self.out_of(suit));
        let mut relief = worth.rank * rank(card) + danger * (worth.danger + worth.danger_out * out);
        match self.sight.hand.count(suit) {
            1 => relief += worth.suit_gone + worth.gone_out * out + worth.gone_danger * danger,
            2 => relief += worth.one_left,
            _ => {}
        }
        if danger <= 0.0 {
            relief += worth.weapon;
        }
        if let Some(next) = self.next_lowest(card) {
            relief += worth.floor * (self.danger(next) - danger);
        }
        relief
    }

    /// The part of the suit's cards in other hands that the card beats. A card of a suit that
    /// nobody else holds is the worst, for whoever leads it picks it up.
    fn danger(&self, card: Card) -> f32 {
        match self.out.count(card.suit()) {
            0 => 1.0,
            all => self.out.below(card).count(card.suit()) as f32 / all as f32,
        }
    }

    /// The part of the suit that is in other hands.
    fn out_of(&self, suit: Suit) -> f32 {
        let packs = u8::from(self.sight.board.options().packs);
        self.out.count(suit) as f32 / f32::from(Rank::COUNT * packs)
    }

    /// The card that becomes the lowest of its suit without this one, which is the lowest now.
    fn next_lowest(&self, card: Card) -> Option<Card> {
        let mut rest = self.sight.hand.of_suit(card.suit());
        if rest.lowest(card.suit()) != Some(card) {
            return None;
        }
        rest.remove(card);
        rest.lowest(card.suit())
    }

    /// How likely the player picks up with the best of the leads that are left without the card.
    fn next_risk(&self, card: Card) -> f32 {
        let without = |suit: Suit| {
            if self.sight.hand.lowest(suit) == Some(card) {
                self.lead_risk(self.next_lowest(card))
            } else {
                self.lead_risk[suit as usize]
            }
        };
        Suit::ALL.into_iter().map(without).fold(1.0, f32::min)
    }

    /// How likely the player picks up who leads the card.
    fn lead_risk(&self, lead: Option<Card>) -> f32 {
        lead.map_or(1.0, |lead| {
            self.foresee(lead, self.sight.others(), 0, true).mine
        })
    }

    /// Walks round the players who have still to play after the card, whose chances to be void and
    /// to beat it are taken as independent.
    fn foresee(&self, card: Card, waiting: SeatSet, before: u32, over: bool) -> Outcome {
        let sight = self.sight;
        let odds = &self.odds[card.suit() as usize];
        let (mut highest, mut under) = if over { (1.0, 0.0) } else { (0.0, 1.0) };
        let mut outcome = Outcome::default();
        let mut in_trick = before as f32 + 1.0;
        let direction = sight.board.options().direction;
        for other in waiting.in_turn_after(sight.seat, direction) {
            in_trick += 1.0;
            let void = self.void[card.suit() as usize][other.index()];
            outcome.mine += highest * void;
            outcome.cards += highest * void * in_trick;
            outcome.theirs += under * void;
            let follows = 1.0 - void;
            if highest * follows > 0.0 {
                let beats = odds.must_beat(sight, other, card);
                under += highest * beats;
                highest *= (1.0 - beats) * follows;
            } else {
                highest = 0.0;
            }
            under *= follows;
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

/// 0 for a two, 1 for an ace.
fn rank(card: Card) -> f32 {
    f32::from(card.rank().number()) / f32::from(Rank::ACE.number())
}

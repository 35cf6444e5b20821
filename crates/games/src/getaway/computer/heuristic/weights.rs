//! The weights of the heuristic's features: one column for each number of players in play.
//!
//! They were fitted to games of this player against its own kind and against weaker players. From a
//! position in such a game, play continued once after each legal card; with these weights, the
//! player would have lost least often. Only the proportions within a column have a meaning. Bad
//! outcomes are negative.

/// The weight of each ending of a trick, and of getting rid of a card.
///
/// The danger of a card is the share of its suit's cards in other hands that it beats. Its rank is
/// 0 for a two and 1 for an ace.
pub(super) struct Weights {
    pub(super) own_pickup: f32,
    /// The player picks up, times the number of cards.
    pub(super) own_pickup_per_card: f32,
    /// The player picks up, times the danger of the cards.
    pub(super) own_pickup_danger: f32,
    /// The player picks up, times the rank of the cards.
    pub(super) own_pickup_rank: f32,
    pub(super) other_pickup: f32,
    /// Another player picks up, times the rank of the cards.
    pub(super) other_pickup_rank: f32,
    /// The player has to lead again.
    pub(super) lead_again: f32,
    /// The player has to lead again, times the risk of picking up after the best remaining lead.
    pub(super) lead_again_risk: f32,
    /// Another player leads next, times the same risk, since the player's own turn to lead may
    /// come.
    pub(super) later_lead_risk: f32,
    /// Getting rid of a card, times its rank. A high card is a burden to the end: what others throw
    /// on its suit comes back. A low one gets its player out of the lead, however few of the suit
    /// are left.
    pub(super) rank: f32,
    /// The same, added for a lead.
    pub(super) rank_led: f32,
    /// The same, added for a tochoo and in the first trick, which is wasted anyway.
    pub(super) rank_thrown: f32,
    /// Getting rid of a card, times its danger.
    pub(super) danger: f32,
    /// The same, added for a lead.
    pub(super) danger_led: f32,
    /// The same, times the share of the suit's cards that are in other hands.
    pub(super) danger_out: f32,
    pub(super) new_void: f32,
    /// The same, times the share of the suit's cards that are in other hands.
    pub(super) new_void_out: f32,
    /// The same, times the danger of the card.
    pub(super) new_void_danger: f32,
    pub(super) one_left: f32,
    pub(super) no_danger: f32,
    /// Parting with the lowest card of the suit, times how much more dangerous the next one is.
    pub(super) next_lowest: f32,
}

/// The columns for two, three, and more players in play.
const WEIGHTS: [Weights; 3] = [
    Weights {
        own_pickup: -0.12,
        own_pickup_per_card: -0.24,
        own_pickup_danger: -0.12,
        own_pickup_rank: -0.04,
        other_pickup: 0.0,
        other_pickup_rank: 0.0,
        lead_again: -0.06,
        lead_again_risk: -0.63,
        later_lead_risk: 0.64,
        rank: 1.18,
        rank_led: -0.07,
        rank_thrown: 1.61,
        danger: 0.48,
        danger_led: 0.41,
        danger_out: -0.02,
        new_void: 0.26,
        new_void_out: -0.09,
        new_void_danger: 0.37,
        one_left: 0.0,
        no_danger: -0.15,
        next_lowest: -0.06,
    },
    Weights {
        own_pickup: -1.01,
        own_pickup_per_card: 0.62,
        own_pickup_danger: -1.76,
        own_pickup_rank: -0.07,
        other_pickup: 0.37,
        other_pickup_rank: 1.70,
        lead_again: -0.95,
        lead_again_risk: -0.58,
        later_lead_risk: -0.02,
        rank: 1.54,
        rank_led: 0.57,
        rank_thrown: 1.87,
        danger: 0.57,
        danger_led: -0.89,
        danger_out: 1.19,
        new_void: 0.79,
        new_void_out: 0.38,
        new_void_danger: 0.89,
        one_left: 0.51,
        no_danger: -0.63,
        next_lowest: -1.80,
    },
    Weights {
        own_pickup: -1.68,
        own_pickup_per_card: 0.51,
        own_pickup_danger: -1.41,
        own_pickup_rank: -0.66,
        other_pickup: 0.67,
        other_pickup_rank: 2.04,
        lead_again: -0.82,
        lead_again_risk: -0.93,
        later_lead_risk: 0.68,
        rank: 1.39,
        rank_led: -0.17,
        rank_thrown: 1.26,
        danger: 0.46,
        danger_led: -1.11,
        danger_out: 1.54,
        new_void: 0.42,
        new_void_out: 1.31,
        new_void_danger: 0.57,
        one_left: 0.51,
        no_danger: -0.52,
        next_lowest: -1.08,
    },
];

/// The column for this many other players in play.
pub(super) fn against(others: u32) -> &'static Weights {
    match others {
        0 | 1 => &WEIGHTS[0],
        2 => &WEIGHTS[1],
        _ => &WEIGHTS[2],
    }
}

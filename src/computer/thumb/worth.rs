//! What the rules of thumb go by in numbers: one table, a column for each phase of the game.
//!
//! The numbers were fitted to games of this player among its like and among weaker players: from a
//! position in such a game, play went on once after each of the cards that might be played, and the
//! worths are those by which the player would have lost the fewest. Only their proportions within
//! a column mean anything. What is bad to happen is below nought.

/// What the outcomes of a trick are worth, and what it is worth to be rid of a card.
///
/// Danger is the part of its suit's cards in other hands that a card beats; rank is 0 for a two and
/// 1 for an ace.
pub(super) struct Worth {
    /// To pick up, whatever the cards.
    pub(super) pick_up: f32,
    /// To pick up, for each card.
    pub(super) per_card: f32,
    /// To pick up, for the danger of the cards.
    pub(super) pick_danger: f32,
    /// To pick up, for the rank of the cards.
    pub(super) pick_rank: f32,
    /// That another picks up.
    pub(super) given: f32,
    /// That another picks up, for the rank of the cards.
    pub(super) given_rank: f32,
    /// To have to lead again.
    pub(super) again: f32,
    /// To have to lead again, times the chance to pick up with the best of the leads left.
    pub(super) again_risk: f32,
    /// That another leads, times the same chance: the player's own turn to lead may come.
    pub(super) later_risk: f32,
    /// To be rid of a card, for its rank. A high card is a burden to the end: what others throw of
    /// its suit comes back, and a low one gets its player out of the lead however few of the suit
    /// are left.
    pub(super) rank: f32,
    /// The same, added in a lead.
    pub(super) rank_led: f32,
    /// The same, added in a tochoo and in the first trick, which is wasted anyway.
    pub(super) rank_thrown: f32,
    /// To be rid of a card, for its danger.
    pub(super) danger: f32,
    /// The same, added in a lead.
    pub(super) danger_led: f32,
    /// The same, times the part of the suit that is in other hands.
    pub(super) danger_out: f32,
    /// To be left with none of the suit.
    pub(super) suit_gone: f32,
    /// The same, times the part of the suit that is in other hands.
    pub(super) gone_out: f32,
    /// The same, times the danger of the card.
    pub(super) gone_danger: f32,
    /// To be left with one card of the suit.
    pub(super) one_left: f32,
    /// To part with a card without danger.
    pub(super) weapon: f32,
    /// To part with the lowest card of the suit, times how much more dangerous the next is.
    pub(super) floor: f32,
}

/// With two, three, and more players in play.
const WORTHS: [Worth; 3] = [
    Worth {
        pick_up: -0.12,
        per_card: -0.24,
        pick_danger: -0.12,
        pick_rank: -0.04,
        given: 0.0,
        given_rank: 0.0,
        again: -0.06,
        again_risk: -0.63,
        later_risk: 0.64,
        rank: 1.18,
        rank_led: -0.07,
        rank_thrown: 1.61,
        danger: 0.48,
        danger_led: 0.41,
        danger_out: -0.02,
        suit_gone: 0.26,
        gone_out: -0.09,
        gone_danger: 0.37,
        one_left: 0.0,
        weapon: -0.15,
        floor: -0.06,
    },
    Worth {
        pick_up: -1.01,
        per_card: 0.62,
        pick_danger: -1.76,
        pick_rank: -0.07,
        given: 0.37,
        given_rank: 1.70,
        again: -0.95,
        again_risk: -0.58,
        later_risk: -0.02,
        rank: 1.54,
        rank_led: 0.57,
        rank_thrown: 1.87,
        danger: 0.57,
        danger_led: -0.89,
        danger_out: 1.19,
        suit_gone: 0.79,
        gone_out: 0.38,
        gone_danger: 0.89,
        one_left: 0.51,
        weapon: -0.63,
        floor: -1.80,
    },
    Worth {
        pick_up: -1.68,
        per_card: 0.51,
        pick_danger: -1.41,
        pick_rank: -0.66,
        given: 0.67,
        given_rank: 2.04,
        again: -0.82,
        again_risk: -0.93,
        later_risk: 0.68,
        rank: 1.39,
        rank_led: -0.17,
        rank_thrown: 1.26,
        danger: 0.46,
        danger_led: -1.11,
        danger_out: 1.54,
        suit_gone: 0.42,
        gone_out: 1.31,
        gone_danger: 0.57,
        one_left: 0.51,
        weapon: -0.52,
        floor: -1.08,
    },
];

/// The column for so many other players in play.
pub(super) fn against(others: u32) -> &'static Worth {
    match others {
        0 | 1 => &WORTHS[0],
        2 => &WORTHS[1],
        _ => &WORTHS[2],
    }
}

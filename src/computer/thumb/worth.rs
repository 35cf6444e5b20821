//! What the rules of thumb go by in numbers: one table, a column for each phase of the game.
//!
//! The numbers were fitted to games that players of this kind played out from the same position
//! once for each card that might be played; against one another, and against weaker players.
//! Only their proportions within a column mean anything.

/// What the outcomes of a trick are worth, and what it is worth to be rid of a card.
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
    /// To have to lead again.
    pub(super) again: f32,
    /// To have to lead again, times the chance to pick up with the best of the leads left.
    pub(super) again_risk: f32,
    /// To be rid of an ace, where a two is nought. A high card is a burden to the end: what others
    /// shed of its suit comes back, and a low one gets its player out of the lead however few of
    /// the suit are left.
    pub(super) rank: f32,
    /// To be rid of a card that beats all the cards of its suit in other hands.
    pub(super) danger: f32,
    /// The same, times the part of the suit that is in other hands.
    pub(super) danger_out: f32,
    /// To be left with none of the suit.
    pub(super) suit_gone: f32,
    /// The same, times the part of the suit that is in other hands.
    pub(super) gone_out: f32,
    /// To be left with one card of the suit.
    pub(super) one_left: f32,
    /// To part with a card that beats none of those in other hands.
    pub(super) weapon: f32,
    /// To part with the lowest card of the suit, times how much more dangerous the next is.
    pub(super) floor: f32,
}

/// With two, three, and more players in play.
const WORTHS: [Worth; 3] = [
    Worth {
        pick_up: -0.13,
        per_card: -0.24,
        pick_danger: -0.23,
        pick_rank: -0.04,
        given: 0.00,
        again: -0.30,
        again_risk: -0.90,
        rank: 1.72,
        danger: 0.74,
        danger_out: 0.01,
        suit_gone: 0.88,
        gone_out: 0.23,
        one_left: -0.12,
        weapon: -0.40,
        floor: -0.01,
    },
    Worth {
        pick_up: -1.30,
        per_card: 0.51,
        pick_danger: -1.61,
        pick_rank: 0.07,
        given: -0.11,
        again: -0.74,
        again_risk: -0.99,
        rank: 2.22,
        danger: 0.46,
        danger_out: 0.21,
        suit_gone: 0.58,
        gone_out: 0.16,
        one_left: -0.07,
        weapon: -0.30,
        floor: -1.26,
    },
    Worth {
        pick_up: -1.52,
        per_card: 0.43,
        pick_danger: -1.57,
        pick_rank: -0.37,
        given: 0.32,
        again: -0.73,
        again_risk: -1.46,
        rank: 1.48,
        danger: 0.39,
        danger_out: 0.12,
        suit_gone: 0.81,
        gone_out: 0.40,
        one_left: 0.19,
        weapon: -0.52,
        floor: -0.77,
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

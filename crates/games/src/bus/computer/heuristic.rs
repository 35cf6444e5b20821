//! The `normal` player's rules of thumb: the exchange that makes the best hand, and a call when
//! that hand is good enough for the number of players and the length of the deal.
//!
//! They only need the board and the player's hand, which is all that a view has, so playouts can
//! use them for any seat of an imagined game. They allocate nothing.

use std::sync::LazyLock;

use crate::bus::rules::{Act, Board, Exchange, HAND, Hand, Keep, MOST_SEATS, WholeHand, Worth};
use crate::cards::{Card, CardSet, Seat};

/// The strength that a hand needs for a call in the first round, by the number of players. Fewer
/// opponents need a better hand. Tuned in games against each other.
const CALL: [f32; MOST_SEATS + 1] = [1.0, 1.0, 0.9, 0.88, 0.86, 0.84, 0.82];

/// The decrease of that strength with each round without a call. Otherwise two players who can't
/// improve their hands would keep them until the limit of turns.
const LESS_EACH_ROUND: f32 = 0.1;

/// The turn of `normal`; `None` if it isn't the seat's turn.
#[inline]
pub(super) fn turn(board: &Board, seat: Seat, hand: Hand) -> Option<Act> {
    let middle = board.middle()?;
    let (exchange, worth) = best(board, hand, middle);
    Some(Act { exchange, stop: board.may_stop(seat) && calls(board, board.round(), worth) })
}

/// Whether a hand is good enough to call in this round (from 0).
#[inline]
pub(super) fn calls(board: &Board, round: usize, worth: Worth) -> bool {
    let least = CALL[board.in_play().len() as usize % CALL.len()];
    strength(worth) >= least - LESS_EACH_ROUND * round as f32
}

/// The exchange that makes the best hand, and that hand's worth. The first one wins a tie.
#[inline]
pub(super) fn best(board: &Board, hand: Hand, middle: [Card; HAND]) -> (Exchange, Worth) {
    const KEEP: usize = 0;
    const ALL: usize = 1 + HAND * HAND;
    let cards @ [a, b, c] = hand.cards();
    // Half of all branches would be mispredicted here, so one maximum finds both the best worth and
    // its exchange.
    let rated = |worth: Worth, which: usize| worth.number() << 4 | (15 - which);
    let options = board.options();
    let mut best = match options.keep {
        Keep::Yes => rated(hand.worth(), KEEP),
        Keep::No => 0,
    };
    if options.whole_hand == WholeHand::Yes {
        best = best.max(rated(Worth::of(middle), ALL));
    }
    for (n, [x, y]) in [[b, c], [a, c], [a, b]].into_iter().enumerate() {
        for (place, take) in middle.into_iter().enumerate() {
            let which = 1 + n * HAND + place;
            best = best.max(rated(Worth::of([x, y, take]), which));
        }
    }
    match 15 - best % 16 {
        KEEP => (Exchange::Keep, hand.worth()),
        ALL => (Exchange::All, Worth::of(middle)),
        which => {
            let (n, take) = ((which - 1) / HAND, middle[(which - 1) % HAND]);
            let (give, mut after) = (cards[n % HAND], cards);
            after[n % HAND] = take;
            (Exchange::One { give, take }, Worth::of(after))
        }
    }
}

/// The strengths, by the number of a worth.
static STRENGTHS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let pack: Vec<Card> = CardSet::pack(1).iter().collect();
    let mut hands = vec![0_u32; Worth::NUMBERS];
    for (n, &a) in pack.iter().enumerate() {
        for (m, &b) in pack.iter().enumerate().skip(n + 1) {
            for &c in &pack[m + 1..] {
                hands[Worth::of([a, b, c]).number()] += 1;
            }
        }
    }
    let all: u32 = hands.iter().sum();
    let mut worse = 0;
    let strength = hands.into_iter().map(|equal| {
        let strength = (worse as f32 + equal as f32 / 2.0) / all as f32;
        worse += equal;
        strength
    });
    strength.collect()
});

/// The share of all hands that are worse than this worth, from 0 to 1; equal ones count half.
#[inline]
pub(super) fn strength(worth: Worth) -> f32 {
    STRENGTHS[worth.number()]
}

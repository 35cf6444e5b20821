//! The `normal` player's rules of thumb. The worth of a move depends on what it sheds, what it
//! keeps for later, what it burns, and how likely it is that the next player can't follow.
//!
//! They only need the board and the player's hand, which is all that a view has, so playouts can
//! use them for any seat of an imagined game.

use rand::RngExt;

use crate::cards::{Card, CardSet, Rank, Seat};
use crate::kit::Rand;
use crate::palace::rules::{Act, Board, Source, Tableau, View};

/// The number of plays after which most games are over. Many of the others would never end:
/// deterministic players repeat the same positions forever, handing each other the same cards. So
/// from then on, one move in [`RANDOM_ONE_IN`] is a random play, and two in three of those games
/// end with each further hundred plays.
const LONG_GAME: u32 = 150;
const RANDOM_ONE_IN: u32 = 8;

// The weights below were tuned in games against each other.

/// The worth of keeping each card of a rank, by the rank's number.
const KEEP: [f32; Rank::COUNT as usize] = [
    // 2  3    4    5    6    7    8    9    10   J    Q    K    A
    4.7, 0.0, 0.5, 1.0, 2.3, 1.3, 2.6, 3.4, 3.5, 3.0, 3.5, 3.6, 6.0,
];
/// The worth of getting rid of a card: while the draw deck lasts, and after that.
const SHED: [f32; 2] = [2.0, 3.6];
/// The worth of leaving the next player unable to follow, and more for each card of the stack.
const BLOCK: [f32; 2] = [2.0, 0.45];
/// The worth of burning the stack, and more for each of its cards.
const BURN: [f32; 2] = [1.0, 0.1];
/// The worth of playing again because everybody else is skipped.
const AGAIN: f32 = 1.0;
/// The cost of picking up the stack, and more for each of its cards.
const PICK_UP: [f32; 2] = [5.0, 1.0];

/// The move with the highest worth; `None` if it isn't the seat's turn.
pub(super) fn turn(board: &Board, seat: Seat, hand: CardSet, rng: &mut Rand) -> Option<Act> {
    let random = board.plays() > LONG_GAME && rng.random_range(0..RANDOM_ONE_IN) == 0;
    let position = Position::new(board, seat, hand);
    let mut best: Option<(Act, f32)> = None;
    board.each_distinct(seat, hand, &mut |act| {
        let worth =
            if random && !matches!(act, Act::PickUp) { rng.random() } else { position.worth(act) };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((act, worth));
        }
    });
    best.map(|(act, _)| act)
}

struct Position<'a> {
    board: &'a Board,
    seat: Seat,
    hand: CardSet,
    unseen: CardSet,
    /// How many those are; at least one.
    unseen_count: f32,
}

impl Position<'_> {
    fn new(board: &Board, seat: Seat, hand: CardSet) -> Position<'_> {
        let unseen = board.unseen(hand);
        Position { board, seat, hand, unseen, unseen_count: unseen.len().max(1) as f32 }
    }

    fn worth(&self, act: Act) -> f32 {
        let height = self.board.stack().height() as f32;
        match act {
            Act::Play(cards) => self.worth_of_play(cards),
            Act::PickUp => -PICK_UP[0] - PICK_UP[1] * height,
            Act::Flip(_) => 0.0,
            Act::Swap { .. } | Act::Ready => f32::MIN,
        }
    }

    fn worth_of_play(&self, cards: CardSet) -> f32 {
        let Some(rank) = cards.only_rank() else { return f32::MIN };
        let count = cards.len() as f32;
        let deck_gone = usize::from(self.board.deck() == 0);
        let own = SHED[deck_gone] - KEEP[usize::from(rank.number())];
        let stack = self.board.stack().with(cards);
        let height = stack.height() as f32;
        let effect = if stack.burns() {
            BURN[0] + BURN[1] * height
        } else {
            let takes = stack.takes(self.board.options());
            match self.board.after(self.seat, cards).1 {
                Some(next) if next == self.seat => self.goes_on(cards, takes, height),
                next => {
                    let stuck =
                        next.map_or(0.0, |next| self.is_stuck(self.board.tableau(next), takes));
                    stuck * (BLOCK[0] + BLOCK[1] * height)
                }
            }
        };
        own * count + effect
    }

    /// The worth of playing again after these cards, which skip everybody else: the stack has to be
    /// picked up if nothing that is left fits.
    fn goes_on(&self, played: CardSet, takes: CardSet, height: f32) -> f32 {
        let (board, own) = (self.board, self.board.tableau(self.seat));
        let (hand, up) = (self.hand.minus(played), own.up.minus(played));
        let full = board.options().length.dealt(board.seats()) as u32;
        let drawn = full.saturating_sub(hand.len()).min(board.deck());
        let stuck = if !hand.is_empty() || drawn > 0 {
            match hand.and(takes) {
                CardSet::EMPTY => self.unfit(takes).powi(drawn as i32),
                _ => 0.0,
            }
        } else if !up.is_empty() {
            f32::from(u8::from(up.and(takes).is_empty()))
        } else if own.down.is_empty() {
            0.0
        } else {
            self.unfit(takes)
        };
        AGAIN - stuck * (AGAIN + PICK_UP[0] + PICK_UP[1] * height)
    }

    /// The probability that an unseen card can't follow.
    fn unfit(&self, takes: CardSet) -> f32 {
        self.unseen.minus(takes).len() as f32 / self.unseen_count
    }

    /// The probability that the next player, with these cards, has none that can follow.
    fn is_stuck(&self, tableau: &Tableau, takes: CardSet) -> f32 {
        match tableau.source() {
            Source::Hand if !tableau.known.and(takes).is_empty() => 0.0,
            Source::Hand => self.unfit(takes).powi(tableau.unknown() as i32),
            Source::Up if tableau.up.and(takes).is_empty() => 1.0,
            Source::Up => 0.0,
            Source::Down => self.unfit(takes),
        }
    }
}

/// The next exchange towards the best face-up cards by this measure, or being ready.
pub(super) fn towards(view: &View, worth: impl Fn(Rank) -> u8) -> Act {
    let of = |card: &Card| worth(card.rank());
    let best = view.hand().iter().max_by_key(of);
    let worst = view.board().tableau(view.seat()).up.iter().min_by_key(of);
    match best.zip(worst) {
        Some((hand, up)) if of(&hand) > of(&up) => Act::Swap { hand, up },
        _ => Act::Ready,
    }
}

/// The worth of a card face up. It is played late there, on whatever the others leave, so it has to
/// go on nearly everything. The ten burns, the two goes on all cards, and high cards go on most.
pub(super) fn worth(rank: Rank) -> u8 {
    match rank {
        Rank::TEN => 30,
        Rank::TWO => 20,
        rank => rank.number(),
    }
}

//! The `normal` player's rules of thumb. The worth of a move depends on what it sheds, what it
//! keeps for later, what it burns, and how likely it is that the next player can't follow.
//!
//! They only need the board and the player's hand, which is all that a view has, so playouts can
//! use them for any seat of an imagined game.

use rand::RngExt;

use crate::cards::{Card, CardSet, Rank, Seat};
use crate::kit::Rand;
use crate::palace::rules::{Act, Board, Eight, Options, Seven, Source, Tableau, Ten, View};

/// Of the plays in a long game, one in this many is random.
const RANDOM_ONE_IN: u32 = 8;

/// What a move is worth. The numbers were tuned in games against other players.
struct Weights {
    /// The worth of keeping each card of a rank, by the rank's number.
    keep: [f32; Rank::COUNT as usize],
    /// The worth of getting rid of a card: while the draw deck lasts, and after that.
    shed: [f32; 2],
    /// The worth of leaving the next player unable to follow, and more for each card of the stack.
    block: [f32; 2],
    /// The worth of burning the stack, and more for each of its cards.
    burn: [f32; 2],
    /// The cost of picking up the stack, and more for each of its cards.
    pick_up: [f32; 2],
    /// The worth of playing again because everybody else is skipped.
    again: f32,
    /// The number of plays, for each pack, after which most games are over. Many of the others would
    /// never end: deterministic players repeat the same positions forever, handing each other the
    /// same cards. So from then on, some plays are random, and two in three of those games end with
    /// each further hundred plays.
    long_game: u32,
}

/// For the rules without the options that change what a card does.
const USUAL: Weights = Weights {
    //     2    3    4    5    6    7    8    9    10   J    Q    K    A
    keep: [4.7, 0.0, 0.5, 1.0, 2.3, 1.3, 2.6, 3.4, 3.5, 3.0, 3.5, 3.6, 6.0],
    shed: [2.0, 3.6],
    block: [2.0, 0.45],
    burn: [1.0, 0.1],
    pick_up: [5.0, 1.0],
    again: 1.0,
    long_game: 150,
};

/// For the others, where more depends on what the next player can't follow.
const HOUSE: Weights = Weights {
    keep: [3.1, 0.0, 1.0, 1.5, 2.3, 1.3, 2.6, 3.4, 4.7, 3.0, 4.7, 4.9, 7.5],
    shed: [1.3, 3.6],
    block: [2.0, 0.7],
    burn: [0.4, 0.1],
    pick_up: [1.5, 1.0],
    again: 1.0,
    long_game: 200,
};

impl Weights {
    fn of(options: Options) -> &'static Weights {
        let Options { ten, seven, eight, .. } = options;
        let usual = (Ten::default(), Seven::default(), Eight::default());
        if (ten, seven, eight) == usual { &USUAL } else { &HOUSE }
    }
}

/// The move with the highest worth; `None` if it isn't the seat's turn.
pub(super) fn turn(board: &Board, seat: Seat, hand: CardSet, rng: &mut Rand) -> Option<Act> {
    let outlook = Outlook::new(board, seat, hand);
    let long_game = outlook.weights.long_game * u32::from(u8::from(board.options().packs));
    let random = board.plays() > long_game && rng.random_range(0..RANDOM_ONE_IN) == 0;
    let mut best: Option<(Act, f32)> = None;
    board.each_distinct(seat, hand, &mut |act| {
        let worth =
            if random && !matches!(act, Act::PickUp) { rng.random() } else { outlook.worth(act) };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((act, worth));
        }
    });
    best.map(|(act, _)| act)
}

struct Outlook<'a> {
    weights: &'static Weights,
    board: &'a Board,
    seat: Seat,
    hand: CardSet,
    unseen: CardSet,
    /// How many those are; at least one.
    unseen_count: f32,
}

impl Outlook<'_> {
    fn new(board: &Board, seat: Seat, hand: CardSet) -> Outlook<'_> {
        let unseen = board.unseen(hand);
        Outlook {
            weights: Weights::of(board.options()),
            board,
            seat,
            hand,
            unseen,
            unseen_count: unseen.len().max(1) as f32,
        }
    }

    fn worth(&self, act: Act) -> f32 {
        let height = self.board.stack().height() as f32;
        match act {
            Act::Play(cards) => self.worth_of_play(cards),
            Act::PickUp => -self.to_pick_up(height),
            Act::Flip(_) => 0.0,
            Act::Swap { .. } | Act::Ready => f32::MIN,
        }
    }

    /// The cost of picking up a stack of this height.
    fn to_pick_up(&self, height: f32) -> f32 {
        self.weights.pick_up[0] + self.weights.pick_up[1] * height
    }

    fn worth_of_play(&self, cards: CardSet) -> f32 {
        let Some(rank) = cards.only_rank() else { return f32::MIN };
        let (weights, count) = (self.weights, cards.len() as f32);
        let deck_gone = usize::from(self.board.deck() == 0);
        let own = weights.shed[deck_gone] - weights.keep[usize::from(rank.number())];
        let stack = self.board.stack().with(cards);
        let height = stack.height() as f32;
        let effect = if stack.burns() {
            weights.burn[0] + weights.burn[1] * height
        } else {
            let takes = stack.takes(self.board.options());
            match self.board.after(self.seat, cards).1 {
                Some(next) if next == self.seat => self.goes_on(cards, takes, height),
                next => {
                    let stuck =
                        next.map_or(0.0, |next| self.is_stuck(self.board.tableau(next), takes));
                    stuck * (weights.block[0] + weights.block[1] * height)
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
        self.weights.again - stuck * (self.weights.again + self.to_pick_up(height))
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

//! The hint and the review: what the searching player thinks of somebody else's decisions.
//!
//! Both see what the player in the seat could see at that moment, and no more.

use rand::rngs::Xoshiro256PlusPlus;

use super::search::{Choice, Estimate};
use super::{Limits, hard};
use crate::rules::{
    BadSetup, Board, CardSet, Course, DrawDue, Due, Event, Game, Illegal, Move, Options, Seat,
    Source, View,
};

/// What there is to do, with the estimated chance of losing, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// The choices; none if the player has nothing to decide now.
    pub choices: Vec<Estimate>,
}

/// What a strong player would do with this view: cards when it is the seat's turn, a take where
/// one is possible, a source for a draw.
pub fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
    let drawing = match view.board().due() {
        Due::Draw(seat, DrawDue::Seats(seats)) if seat == view.seat() => Some(seats),
        _ => None,
    };
    if let Some(seats) = drawing {
        return Advice {
            choices: hard::sources(view, seats, limits, rng),
        };
    }
    let half = Limits {
        playouts: limits.playouts / 2,
        go_on: limits.go_on,
    };
    let mut takes = hard::take_or_wait(view, &half, rng);
    let take = hard::speak_for_a_take(&takes);
    if view.legal_cards().is_empty() {
        // What promises too little of a take is no reason for one.
        takes.sort_by_key(|e| (e.choice == Choice::Take) != take);
        return Advice { choices: takes };
    }
    let mut choices = hard::cards(view, &half, rng);
    if take {
        // The better of the two is the take then.
        choices.extend(takes.first());
    }
    choices.sort_by(|a, b| a.loses.total_cmp(&b.loses));
    Advice { choices }
}

/// A decision that cost a player something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The number of the trick, from 1.
    pub trick: u32,
    /// What the player did.
    pub played: Choice,
    /// What would have been better.
    pub better: Choice,
    /// By how much the estimated chance of losing was higher, 0 to 1.
    pub cost: f64,
    /// How many cards the player picked up with this trick.
    pub picked_up: u32,
}

/// A review names no more moments than this.
const MOMENTS: usize = 3;

/// A choice that cost less is as good as the best.
const WORTH_NAMING: f64 = 0.04;

/// Estimates from fewer games say too little.
const FEWEST_GAMES: u32 = 32;

/// Why a game cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAGame {
    /// The deal is none.
    #[error(transparent)]
    Deal(#[from] BadSetup),
    /// A move is illegal.
    #[error(transparent)]
    Move(#[from] Illegal),
}

/// The moments of a finished game that cost the player in `seat` most, the costliest first. Every
/// decision is thought over within the limits, from what the player knew then.
///
/// # Errors
/// That these are not the moves of a game.
pub fn review(
    options: Options,
    dealer: Seat,
    hands: &[CardSet],
    moves: &[Move],
    seat: Seat,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<Vec<Moment>, NotAGame> {
    let mut game = Game::deal(options, dealer, hands)?;
    let mut course = Course::new(&game);
    let mut moments: Vec<Moment> = Vec::new();
    for act in moves {
        let decided = decision(&game, *act, seat);
        let moment = match decided {
            Some(played) if (limits.go_on)() => {
                costly(&course.view(&game, seat), played, limits, rng)
            }
            _ => None,
        };
        moments.extend(moment);
        let trick = game.board().tricks() + 1;
        course.apply(&mut game, *act, &mut |event| {
            if let Event::PickedUp { seat: who, cards } = event
                && who == seat
            {
                let this = moments.iter_mut().filter(|moment| moment.trick == trick);
                this.for_each(|moment| moment.picked_up = cards.len());
            }
        })?;
    }
    moments.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    moments.truncate(MOMENTS);
    Ok(moments)
}

/// What the seat decided with the move, if it was its own and there was something to decide.
fn decision(game: &Game, act: Move, seat: Seat) -> Option<Choice> {
    if act.seat() != seat {
        return None;
    }
    match act {
        Move::Play { card, .. } => (game.legal_cards(seat).len() > 1).then_some(Choice::Card(card)),
        Move::Take { .. } => (game.board().in_play().len() > 2).then_some(Choice::Take),
        Move::Draw {
            from: Source::Seat(from),
            ..
        } => several(game.board()).then_some(Choice::DrawFrom(from)),
        // A slip is none: it was not meant.
        Move::Draw { .. } | Move::Slip { .. } => None,
    }
}

fn several(board: &Board) -> bool {
    matches!(board.due(), Due::Draw(_, DrawDue::Seats(seats)) if seats.len() > 1)
}

fn costly(
    view: &View,
    played: Choice,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Moment> {
    let estimates = match (played, view.board().due()) {
        (Choice::Card(card), _) => hard::cards_with(view, card, limits, rng),
        (Choice::DrawFrom(_), Due::Draw(_, DrawDue::Seats(seats))) => {
            hard::sources(view, seats, limits, rng)
        }
        _ => hard::take_or_wait(view, limits, rng),
    };
    let best = estimates.first()?;
    let own = estimates.iter().find(|e| e.choice == played)?;
    let cost = own.loses - best.loses;
    let sure = |e: &Estimate| e.games == 0 || e.games >= FEWEST_GAMES;
    (cost >= WORTH_NAMING && sure(own) && sure(best) && best.choice != played).then_some(Moment {
        trick: view.board().tricks() + 1,
        played,
        better: best.choice,
        cost,
        picked_up: 0,
    })
}

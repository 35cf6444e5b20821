//! The hint and the review: how the searching player judges somebody else's decisions, and why.
//!
//! Both get only what the player in the seat can see.

use super::{Estimate, Limits, hard, heuristic};
use crate::cards::{Rank, Seat};
use crate::kit::review::{self, Costly, Judged, LEAST_COST};
use crate::kit::{Bad, Rand};
use crate::palace::rules::{Act, Due, Position, Record, Source, View};

/// The acts with their estimated probability of losing, and the reason for the best.
pub type Advice = review::Advice<Estimate, Option<Why>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Face-up cards are played late, on whatever the others leave.
    BetterFaceUp,
    /// The best cards are already face up.
    ExchangeDone,
    /// It burns the stack, so the player plays again.
    Burns,
    /// It is the player's last card.
    LastCards,
    /// Its eights skip whoever comes next.
    Skips,
    /// The next player has no face-up card that can follow.
    NextIsStuck,
    /// It sheds a low card, which goes on few others, while it fits.
    ShedsLow,
    /// It fits where fewer than half of the pack's cards do.
    Fits,
    NothingFits,
    /// The playable cards will be worth more later than the stack costs now.
    SavesCards,
    /// One face-down card is as good as any other.
    Unseen,
}

pub fn advise(view: &View, limits: &Limits, rng: &mut Rand) -> Advice {
    let acts = match view.board().due() {
        Due::Exchange(seats) if seats.contains(view.seat()) => exchanges(view),
        Due::Play(seat) if seat == view.seat() => hard::acts(view, rng),
        _ => return Advice::default(),
    };
    let estimates = hard::evaluate(view, &acts, limits, rng);
    let why = estimates.first().and_then(|best| why(view, best.candidate));
    Advice { estimates, why }
}

/// The next exchange that experience makes, if any, and being ready.
fn exchanges(view: &View) -> Vec<Act> {
    let mut acts = vec![heuristic::towards(view, heuristic::worth)];
    if acts[0] != Act::Ready {
        acts.push(Act::Ready);
    }
    acts
}

/// The reason for the act, from what the player can see; `None` if there is none to name.
pub(super) fn why(view: &View, act: Act) -> Option<Why> {
    let board = view.board();
    Some(match act {
        Act::Swap { .. } => Why::BetterFaceUp,
        Act::Ready if exchanges(view) == [Act::Ready] => Why::ExchangeDone,
        // There is a better card to lay down, but that would not help.
        Act::Ready => return None,
        Act::Flip(_) => Why::Unseen,
        // What lies face down may well fit.
        Act::PickUp if board.tableau(view.seat()).source() == Source::Down => return None,
        Act::PickUp if view.legal_cards().is_empty() => Why::NothingFits,
        Act::PickUp => Why::SavesCards,
        Act::Play(cards) => {
            let seat = view.seat();
            let stack = board.stack().with(cards);
            let tableau = board.tableau(seat);
            let all = view.hand().or(tableau.up).minus(cards).is_empty();
            let (skipped, _) = board.after(seat, cards);
            let stuck = board.next(seat).is_some_and(|next| {
                let (next, takes) = (board.tableau(next), board.takes_after(cards));
                next.hand == 0 && !next.up.is_empty() && next.up.and(takes).is_empty()
            });
            if all && tableau.down.is_empty() && board.deck() == 0 {
                Why::LastCards
            } else if stack.burns() {
                Why::Burns
            } else if !skipped.is_empty() {
                Why::Skips
            } else if stuck {
                Why::NextIsStuck
            } else if cards.only_rank() > Some(Rank::TWO) && cards.only_rank() < Some(Rank::TEN) {
                Why::ShedsLow
            } else if board.stack().takes(board.options()).len() * 2 < board.pack().len() {
                Why::Fits
            } else {
                return None;
            }
        }
    })
}

/// The decisions in play that cost the player in `seat` of a finished game most, each with the
/// number of its stack, from 1.
pub fn review(
    record: &Record,
    seat: Seat,
    limits: &Limits,
    rng: &mut Rand,
) -> Result<Vec<Costly<u32, Act>>, Bad<Position>> {
    let mut stacks = 0;
    review::review(record, seat, LEAST_COST, limits, |game: &Position, act, is_own| {
        // A play on an empty stack begins a new one; an empty stack can't be picked up.
        let is_play = matches!(act.act(), Some(Act::Play(_) | Act::Flip(_)));
        stacks += u32::from(is_play && game.board().stack().is_empty());
        if !is_own || game.board().due() != Due::Play(seat) {
            return None;
        }
        let (did, view) = (act.act()?, View::new(game, seat));
        let acts = hard::acts(&view, rng);
        let did = *acts.iter().find(|other| is_alike(**other, did))?;
        (acts.len() > 1).then(|| Judged {
            when: stacks,
            did,
            estimates: hard::evaluate(&view, &acts, limits, rng),
        })
    })
}

/// Whether two acts differ in nothing that matters: as many cards of the same rank.
fn is_alike(one: Act, other: Act) -> bool {
    match (one, other) {
        (Act::Play(one), Act::Play(other)) => {
            one.only_rank() == other.only_rank() && one.len() == other.len()
        }
        (Act::Flip(_), Act::Flip(_)) => true,
        _ => one == other,
    }
}

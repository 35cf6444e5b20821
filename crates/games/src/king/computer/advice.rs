//! The hint and the review: how the `hard` player judges somebody else's decisions, and why.
//!
//! Both get only what the player in the seat can see.

use super::table::lanes;
use super::{Estimate, Limits, hard, normal};
use crate::cards::{Card, Seat};
use crate::king::rules::{
    Act, Choice, Contract, Play, Position, Record, Round, Scoring, Trumps, View,
};
use crate::kit::review::{self, Costly, Judged};
use crate::kit::{self, Bad, Rand};

/// Every legal card, choice or direction, and the lowest bids; and the reason for the best.
pub type Advice = review::Advice<Estimate, Option<Why>>;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// There is no other choice.
    Forced,
    /// The trick costs points less often than after the next choice: so often, 0 to 1, after each.
    CostsLess { best: f64, next: f64 },
    /// The trick is taken more often than after the next choice, and brings points.
    TakesMore { best: f64, next: f64 },
    /// It throws a card that costs points on a trick of another suit.
    ThrowsPenalty,
    /// The trick costs points this often, 0 to 1, but the remaining hand is better.
    CostsButBetterLater(f64),
    /// The trick is taken only this often, 0 to 1, but better cards are kept.
    KeepsBetterCards(f64),
    /// It hardly matters for this trick, but the remaining hand is better.
    BetterLater,
    /// The hand has this many cards of the suit.
    LongSuit(u32),
    /// High cards take tricks.
    HighCards,
    /// Low cards take few tricks if the hand is played down.
    LowCards,
    /// The dealer receives the tricks that are bid, and nobody has to bid.
    BidsAreGifts,
    /// Naming trumps brings more tricks than the bid takes away.
    WorthTheBid,
    /// A bid takes away more tricks than naming trumps brings.
    TooDear,
    /// Played up, the dealer can expect to count this many tricks.
    Up(f64),
    /// Played down, the dealer can expect to count this many tricks.
    Down(f64),
}

/// The difference in frequency from which a card matters for a trick.
const MAKES_A_DIFFERENCE: f64 = 0.05;
/// The number of imagined games used to see what happens in a trick.
const WORLDS: u32 = 120;

pub fn advise(view: &View, limits: &Limits, rng: &mut Rand) -> Advice {
    let plans = hard::plans(view, view.legal_cards());
    if plans.is_empty() {
        return Advice::default();
    }
    let estimates = hard::evaluate(view, &plans, limits, rng);
    let why = match &estimates[..] {
        [] => None,
        [_] => Some(Why::Forced),
        [best, next, ..] => why(view, best, next, rng),
    };
    Advice { estimates, why }
}

fn why(view: &View, best: &Estimate, next: &Estimate, rng: &mut Rand) -> Option<Why> {
    Some(match (best.act, next.act) {
        (Act::Play(card), Act::Play(other)) => return why_card(view, card, other, rng),
        (Act::Choose(Choice::Auction), _) => Why::BidsAreGifts,
        (Act::Choose(Choice::Trumps(trumps)), _) => return why_trumps(view, trumps),
        (Act::Bid(_), _) => Why::WorthTheBid,
        (Act::Pass, _) => Why::TooDear,
        (Act::Direct(Scoring::Up), _) => Why::Up(best.points / 25.0),
        (Act::Direct(Scoring::Down), _) => Why::Down((325.0 - best.points) / 75.0),
        (Act::Play(_), _) => return None,
    })
}

/// The reason for these trumps; `None` for a suit that the player doesn't hold. Only the dealer
/// chooses the direction.
fn why_trumps(view: &View, trumps: Trumps) -> Option<Why> {
    let board = view.board();
    let bid = board.bidding().and_then(|bidding| bidding.best());
    let way = normal::way(&lanes(view.hand()), trumps, bid.map(|sold| sold.bid));
    let count = trumps.suit().map(|suit| view.hand().of_suit(suit).len());
    match count {
        _ if view.seat() == board.dealer() && way == Scoring::Down => Some(Why::LowCards),
        Some(0) => None,
        Some(count) => Some(Why::LongSuit(count)),
        None => Some(Why::HighCards),
    }
}

/// The reason for one card rather than the other.
fn why_card(view: &View, card: Card, other: Card, rng: &mut Rand) -> Option<Why> {
    let play: &Play = view.board().play()?;
    if play.contract().is_decided(play.tricks()) {
        return None;
    }
    let counting = hard::counting(view, &[card, other], WORLDS, rng)?;
    let [best, next] = counting[..] else { return None };
    let is_thrown = play.trick().led().is_some_and(|led| led != card.suit());
    let (more, less) = (best - next >= MAKES_A_DIFFERENCE, next - best >= MAKES_A_DIFFERENCE);
    let wanted = play.contract().way() == Some(Scoring::Up);
    Some(match play.contract() {
        _ if wanted && more => Why::TakesMore { best, next },
        _ if wanted && less => Why::KeepsBetterCards(best),
        _ if wanted => Why::BetterLater,
        _ if less => Why::CostsLess { best, next },
        Contract::Negative(penalty) if is_thrown && penalty.cards().contains(card) => {
            Why::ThrowsPenalty
        }
        _ if more => Why::CostsButBetterLater(best),
        _ => Why::BetterLater,
    })
}

/// The lowest cost, in chances to win, of a decision that is named. A game of ten hands is decided
/// little by little, and twenty points cost about this much.
const LEAST_COST: f64 = 0.015;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    pub round: Round,
    /// The trick, from 1; `None` before the first.
    pub trick: Option<usize>,
}

/// The decisions that cost the player in `seat` of a finished game most.
pub fn review(
    record: &Record,
    seat: Seat,
    limits: &Limits,
    rng: &mut Rand,
) -> Result<Vec<Costly<When, Act>>, Bad<Position>> {
    review::review(record, seat, LEAST_COST, limits, |game: &Position, act, is_own| {
        let board = game.board();
        let did = act.act().filter(|_| is_own)?;
        let view = View::new(game, seat);
        let plans = hard::plans_including(&view, did);
        if plans.len() < 2 {
            return None;
        }
        let estimates =
            hard::evaluate(&view, &plans, limits, rng).into_iter().map(|estimate| kit::Estimate {
                candidate: estimate.act,
                loss_probability: 1.0 - estimate.win_probability,
                playouts: estimate.playouts,
            });
        Some(Judged {
            when: When {
                round: board.round(),
                trick: board.play().map(|play| play.tricks().len() + 1),
            },
            did,
            estimates: estimates.collect(),
        })
    })
}

//! The `normal` player before the first trick: the worth of thirteen cards in a positive hand, by
//! rules of thumb and from the player's own cards alone. [`policy`] plays the cards.

use super::policy;
use super::table::{Lanes, Table, lanes};
use crate::cards::{CardSet, Seat};
use crate::king::rules::{
    Auctions, Bid, Bidding, Board, Choice, Due, Game, Move, Phase, Scoring, Trumps, View,
};
use crate::kit::options::Named;

/// The choice of experience; `None` if it isn't the player's turn.
pub(super) fn turn(view: &View) -> Option<Move> {
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Play(turn) if turn == seat => {
            let card = policy::card(&Table::seen(view)?).card()?;
            Some(Move::Play { seat, card })
        }
        _ => before_play(board, seat, view.hand()),
    }
}

/// The move before the first trick of the player whose turn it is, with all hands given.
pub(super) fn imagined(game: &Game) -> Option<Move> {
    let seat = game.board().due().seat()?;
    before_play(game.board(), seat, game.hand(seat))
}

/// The player's move before the first trick; `None` if they have nothing to do.
fn before_play(board: &Board, seat: Seat, hand: CardSet) -> Option<Move> {
    if board.due().seat() != Some(seat) {
        return None;
    }
    let hand = lanes(hand);
    let accepted = |bidding: &Option<Bidding>| Some(bidding.as_ref()?.best()?.bid);
    Some(match board.phase() {
        Phase::Choose { bidding } if accepted(bidding).is_some() => Move::Choose {
            seat,
            choice: Choice::Trumps(bought(&hand)),
        },
        Phase::Choose { bidding } => {
            let auction = bidding.is_none() && board.options().auction == Auctions::Allowed;
            let choice = choice(&hand, auction);
            Move::Choose { seat, choice }
        }
        Phase::Bid { bidding } => {
            let next = Bid::above(bidding.best().map(|best| best.bid)).next();
            let most = most(&hand);
            match next.filter(|next| most >= Some(*next)) {
                Some(bid) => Move::Bid { seat, bid },
                None => Move::Pass { seat },
            }
        }
        Phase::Direct { trumps, bidding } => Move::Direct {
            seat,
            way: way(&hand, *trumps, accepted(bidding)),
        },
        Phase::Deal | Phase::Play(_) | Phase::Over => return None,
    })
}

const ACE: u16 = 1 << 12;
const KING: u16 = 1 << 11;
const QUEEN: u16 = 1 << 10;
const JACK: u16 = 1 << 9;
const TEN: u16 = 1 << 8;

/// The points below which a dealer holds an auction: if nobody bids, nothing is lost, and every
/// trick bid is a gift.
const AUCTION: f32 = 280.0;
/// The tricks that a player can expect without winning the auction.
const WITHOUT: f32 = 2.4;

/// The expected tricks if everyone wants them.
pub(super) fn up(hand: &Lanes, trumps: Trumps) -> f32 {
    let trump = trumps.suit().map_or(4, |suit| suit as usize);
    let length = hand.get(trump).map_or(0, |lane| lane.count_ones());
    let mut tricks = 0.0;
    for (suit, &lane) in hand.iter().enumerate() {
        let n = lane.count_ones();
        let has = |rank: u16| lane & rank != 0;
        let honors = |worth: [f32; 5]| -> f32 {
            let ranks = [ACE, KING, QUEEN, JACK, TEN];
            let held = ranks.into_iter().zip(worth).filter(|(rank, _)| has(*rank));
            held.map(|(_, worth)| worth).sum()
        };
        tricks += if suit == trump {
            honors([1.0, 0.9, 0.7, 0.5, 0.3]) + 0.55 * n.saturating_sub(3) as f32
        } else {
            let guarded = |cards: u32, worth: f32| if n >= cards { worth } else { 0.3 * worth };
            let side = if trump < 4 { 0.85 } else { 1.0 };
            let high = honors([
                0.95,
                guarded(2, 0.75),
                guarded(3, 0.45),
                guarded(4, 0.2),
                0.0,
            ]);
            let long = if trump < 4 { 0.1 } else { 0.45 };
            let ruffs = match n {
                0 => 0.3,
                1 => 0.15,
                _ => 0.0,
            };
            side * high + long * n.saturating_sub(3) as f32 + ruffs * length.min(4) as f32
        };
    }
    tricks
}

/// The expected tricks if nobody wants them.
pub(super) fn down(hand: &Lanes, trumps: Trumps) -> f32 {
    let trump = trumps.suit().map_or(4, |suit| suit as usize);
    let mut tricks = 0.0;
    for (suit, &lane) in hand.iter().enumerate() {
        let (mut left, mut lower) = (lane, 0.0);
        while left != 0 {
            let rank = left.trailing_zeros() as f32;
            left &= left - 1;
            let high = ((rank - 1.5 - 2.5 * lower) / 10.0).clamp(0.0, 1.0);
            tricks += if suit == trump { high + 0.15 } else { high };
            lower += 1.0;
        }
    }
    0.85 * tricks
}

/// The dealer's expected points with these trumps, this direction and this bid.
fn points(hand: &Lanes, trumps: Trumps, way: Scoring, bid: f32) -> f32 {
    match way {
        Scoring::Up => 25.0 * (up(hand, trumps) + bid),
        Scoring::Down => 325.0 - 75.0 * (down(hand, trumps) + bid),
    }
}

/// The better direction for the dealer, and its points.
fn direction(hand: &Lanes, trumps: Trumps, bid: Option<Bid>) -> (Scoring, f32) {
    let bid = bid.map_or(0.0, |bid| f32::from(bid.tricks()));
    let [up, down] = [Scoring::Up, Scoring::Down].map(|way| points(hand, trumps, way, bid));
    if down > up {
        (Scoring::Down, down)
    } else {
        (Scoring::Up, up)
    }
}

pub(super) fn way(hand: &Lanes, trumps: Trumps, bid: Option<Bid>) -> Scoring {
    direction(hand, trumps, bid).0
}

pub(super) fn choice(hand: &Lanes, auction: bool) -> Choice {
    let (trumps, points) = best(|trumps| direction(hand, trumps, None).1);
    if auction && points < AUCTION {
        Choice::Auction
    } else {
        Choice::Trumps(trumps)
    }
}

/// The trumps that the winner of an auction names. The dealer will most likely play up.
pub(super) fn bought(hand: &Lanes) -> Trumps {
    best(|trumps| up(hand, trumps)).0
}

/// The highest bid that the hand is worth.
pub(super) fn most(hand: &Lanes) -> Option<Bid> {
    let (_, tricks) = best(|trumps| up(hand, trumps));
    Bid::new((tricks - WITHOUT).max(0.0) as u8)
}

fn best(worth: impl Fn(Trumps) -> f32) -> (Trumps, f32) {
    let all = Trumps::ALL.iter().map(|trumps| (*trumps, worth(*trumps)));
    let better = |a: (Trumps, f32), b: (Trumps, f32)| if b.1 > a.1 { b } else { a };
    all.reduce(better).unwrap_or((Trumps::None, 0.0))
}

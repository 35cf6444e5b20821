//! Hints in words, with what a strong player would do now and why: each choice's points in this
//! hand, and how often the game is won after it. Also the words
//! of a review.

use super::keys::KingCatalog;
use super::words;
use crate::discord::render::hint::percent;
use crate::discord::render::{cards, numbers};
use crate::games::king::computer::{Advice, Estimate, When, Why};
use crate::games::king::rules::{Choice, Move, Scoring};

const SHOWN: usize = 3;

/// The advice in words: the best choice first, and why it is best. `None` if there is nothing to
/// decide.
pub fn hint(catalog: KingCatalog, advice: &Advice) -> Option<String> {
    let (best, others) = advice.estimates.split_first()?;
    let told = |estimate: &Estimate| {
        let points = numbers::signed(estimate.points.round() as i32);
        let chance = percent(estimate.win_probability);
        (choice(catalog, estimate.act), points, chance)
    };
    let (what, points, chance) = told(best);
    let mut lines = vec![catalog.advice_best(what, points, chance)];
    lines.extend(advice.why.map(|why| reason(catalog, why)));
    lines.extend(others.iter().take(SHOWN - 1).map(|other| {
        let (what, points, chance) = told(other);
        catalog.advice_other(what, points, chance)
    }));
    lines.push(catalog.hint_note());
    Some(lines.join("\n"))
}

pub fn when(catalog: KingCatalog, when: &When) -> String {
    match when.trick {
        Some(trick) => catalog.review_when(when.round.number(), trick),
        None => catalog.review_before(when.round.number()),
    }
}

pub fn choice(catalog: KingCatalog, choice: Move) -> String {
    match choice {
        Move::Play { card, .. } => cards::text(card),
        Move::Choose {
            choice: Choice::Trumps(trumps),
            ..
        } => words::trumps(catalog, trumps),
        Move::Choose {
            choice: Choice::Auction,
            ..
        } => catalog.button_auction(),
        Move::Bid { bid, .. } => catalog.advice_bid(bid.tricks()),
        Move::Pass { .. } => catalog.button_pass(),
        Move::Direct {
            way: Scoring::Up, ..
        } => catalog.button_up(),
        Move::Direct {
            way: Scoring::Down, ..
        } => catalog.button_down(),
        // Nobody is asked to deal.
        Move::Deal(_) => catalog.refuse_stale(),
    }
}

fn reason(catalog: KingCatalog, why: Why) -> String {
    match why {
        Why::Forced => catalog.why_forced(),
        Why::CostsLess { best, next } => catalog.why_costs_less(percent(best), percent(next)),
        Why::TakesMore { best, next } => catalog.why_takes_more(percent(best), percent(next)),
        Why::ThrowsPenalty => catalog.why_throws(),
        Why::CostsButBetterLater(best) => catalog.why_costs(percent(best)),
        Why::KeepsBetterCards(best) => catalog.why_keeps(percent(best)),
        Why::BetterLater => catalog.why_later(),
        Why::LongSuit(count) => catalog.why_long_suit(count),
        Why::HighCards => catalog.why_high_cards(),
        Why::LowCards => catalog.why_low_cards(),
        Why::BidsAreGifts => catalog.why_gifts(),
        Why::WorthTheBid => catalog.why_worth(),
        Why::TooDear => catalog.why_dear(),
        Why::Up(tricks) => catalog.why_up(numbers::minus(&format!("{tricks:.1}"))),
        Why::Down(tricks) => catalog.why_down(numbers::minus(&format!("{tricks:.1}"))),
    }
}

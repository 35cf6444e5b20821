//! The sentences that answer a move in King: what was done, or why it was refused and what to do
//! instead.

use super::keys::KingCatalog;
use super::words;
use crate::discord::render::Scene;
use crate::discord::render::cards::{self, suit_name};
use crate::games::king::rules::{Choice, Due, Illegal, Scoring};
use crate::games::king::session::MoveOutcome;

/// The sentence for a move that was made.
pub fn done(scene: &Scene, done: MoveOutcome) -> String {
    let catalog = KingCatalog(scene.catalog);
    match done {
        MoveOutcome::Chosen(Choice::Trumps(trumps)) => {
            catalog.done_trumps(words::trumps(catalog, trumps))
        }
        MoveOutcome::Chosen(Choice::Auction) => catalog.done_auction(),
        MoveOutcome::Called { bid, names } => {
            let called = match bid {
                Some(bid) => catalog.done_bid(bid.tricks()),
                None => catalog.done_passed(),
            };
            match names {
                Some(seat) => format!("{called} {}", catalog.done_sold(scene.name(seat))),
                None => called,
            }
        }
        MoveOutcome::Directed(Scoring::Up) => catalog.done_up(),
        MoveOutcome::Directed(Scoring::Down) => catalog.done_down(),
        MoveOutcome::Played {
            card,
            taken_by,
            hand_over,
        } => {
            let mut said = vec![catalog.done_played(cards::text(card))];
            said.extend(taken_by.map(|seat| catalog.takes(scene.name(seat))));
            said.extend(hand_over.then(|| catalog.hand_over()));
            said.join(" ")
        }
    }
}

pub fn refusal(scene: &Scene, illegal: Illegal) -> String {
    let catalog = KingCatalog(scene.catalog);
    match illegal {
        Illegal::GameOver | Illegal::NotNow(Due::Over) => catalog.refuse_game_over(),
        Illegal::NoSuchSeat(_) => catalog.refuse_internal(),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
        Illegal::NotNow(Due::Deal(_)) => catalog.refuse_not_dealt(),
        Illegal::NotNow(Due::Choose(_)) => catalog.refuse_choose_first(),
        Illegal::NotNow(Due::Bid(_)) => catalog.refuse_bid_first(),
        Illegal::NotNow(Due::Direct(_)) => catalog.refuse_direct_first(),
        Illegal::NotNow(Due::Play(_)) => catalog.refuse_play_now(),
        Illegal::NoAuctions => catalog.refuse_no_auctions(),
        Illegal::AuctionIsOver => catalog.refuse_auction_is_over(),
        Illegal::TooLow(bid) => catalog.refuse_bid_too_low(bid.tricks()),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::MustFollow(suit) => catalog.refuse_must_follow(suit_name(&catalog, suit)),
        Illegal::HeartsHeldBack => catalog.refuse_hearts_held_back(),
        Illegal::MustThrowKing => catalog.refuse_must_throw_king(),
    }
}

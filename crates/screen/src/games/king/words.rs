//! The words of King: trumps, what a hand is played for, and what a player may choose.

use super::keys::KingMessages;
use crate::i18n::Catalog;
use crate::render::cards;
use crate::render::numbers::signed;
use getaway_games::king::rules::{Act, Choice, Contract, Penalty, Round, Scoring, Trumps};

pub fn trumps(catalog: &Catalog, trumps: Trumps) -> String {
    match trumps.suit() {
        Some(suit) => cards::suit(catalog, suit),
        None => catalog.no_trumps(),
    }
}

/// What a hand is played for, in one line. `contract` is `None` in a positive hand before its
/// trumps and direction are chosen.
pub fn stakes(catalog: &Catalog, round: Round, contract: Option<Contract>) -> String {
    match (round.penalty(), contract) {
        (Some(penalty), _) => penalised(catalog, penalty),
        (None, Some(Contract::Positive { trumps, way, .. })) => {
            let trumps = self::trumps(catalog, trumps);
            match way {
                Scoring::Up => catalog.stakes_up(trumps),
                Scoring::Down => catalog.stakes_down(trumps),
            }
        }
        (None, _) => catalog.stakes_open(),
    }
}

/// The same without a positive hand's points, which the table shows.
pub fn stakes_in_short(catalog: &Catalog, round: Round, contract: Option<Contract>) -> String {
    match contract {
        Some(Contract::Positive { trumps, way, .. }) => {
            let trumps = self::trumps(catalog, trumps);
            match way {
                Scoring::Up => catalog.stakes_up_short(trumps),
                Scoring::Down => catalog.stakes_down_short(trumps),
            }
        }
        _ => stakes(catalog, round, contract),
    }
}

fn penalised(catalog: &Catalog, penalty: Penalty) -> String {
    let each = signed(-penalty.each());
    match penalty {
        Penalty::Tricks => catalog.stakes_tricks(each),
        Penalty::Hearts => catalog.stakes_hearts(each),
        Penalty::Queens => catalog.stakes_queens(each),
        Penalty::KingsAndJacks => catalog.stakes_kings_and_jacks(each),
        Penalty::KingOfHearts => catalog.stakes_king_of_hearts(each),
        Penalty::LastTwo => catalog.stakes_last_two(each),
    }
}

/// A choice in the middle of a sentence.
pub fn advice(catalog: &Catalog, act: Act) -> String {
    match act {
        Act::Choose(Choice::Auction) => catalog.advice_auction(),
        Act::Pass => catalog.advice_pass(),
        Act::Direct(Scoring::Up) => catalog.advice_up(),
        Act::Direct(Scoring::Down) => catalog.advice_down(),
        Act::Choose(Choice::Trumps(_)) | Act::Bid(_) | Act::Play(_) => choice(catalog, act),
    }
}

pub fn choice(catalog: &Catalog, choice: Act) -> String {
    match choice {
        Act::Play(card) => cards::label(card),
        Act::Choose(Choice::Trumps(trumps)) => self::trumps(catalog, trumps),
        Act::Choose(Choice::Auction) => catalog.button_auction(),
        Act::Bid(bid) => catalog.advice_bid(bid.tricks()),
        Act::Pass => catalog.button_pass(),
        Act::Direct(Scoring::Up) => catalog.button_up(),
        Act::Direct(Scoring::Down) => catalog.button_down(),
    }
}

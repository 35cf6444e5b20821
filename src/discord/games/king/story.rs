//! What happened in a hand: the auction, the tricks, and what they scored.

use super::keys::KingCatalog;
use super::{sheet, words};
use crate::cards::{Card, Seat};
use crate::discord::render::{Scene, cards};
use crate::games::king::rules::{Bid, Choice, Event, Round, Scoring, Taken};
use crate::games::king::session::HandLog;

/// A finished hand, from the deal to its scores.
pub fn whole(scene: &Scene, log: &HandLog) -> String {
    let catalog = KingCatalog(scene.catalog);
    let (mut lines, mut called) = (Vec::new(), Vec::new());
    for event in &log.events {
        match *event {
            Event::Dealt { round, dealer } => lines.push(heading(scene, log, round, dealer)),
            Event::Bid { seat, bid } => called.push(call(scene, seat, Some(bid))),
            Event::Passed { seat } => called.push(call(scene, seat, None)),
            Event::Sold { to, bid } => {
                lines.push(catalog.auction(called.join(" · ")));
                lines.push(catalog.sold(scene.name(to), bid.tricks()));
            }
            Event::NotSold => lines.push(catalog.auction(called.join(" · "))),
            Event::Chosen { seat, choice } => lines.push(chosen(scene, seat, choice)),
            Event::Directed { seat, way } => lines.push(directed(scene, seat, way)),
            Event::Took { number, trick } => {
                lines.push(catalog.trick_retold(number, taken(scene, &trick)));
            }
            Event::RoundOver { scores, .. } => {
                lines.push(catalog.hand_scored(sheet::scores(scene, scores)));
            }
            Event::Received { .. } | Event::Played { .. } | Event::GameOver { .. } => {}
        }
    }
    lines.join("\n")
}

fn heading(scene: &Scene, log: &HandLog, round: Round, dealer: Seat) -> String {
    let catalog = KingCatalog(scene.catalog);
    let contract = log.events.iter().find_map(|event| match event {
        Event::RoundOver { contract, .. } => Some(*contract),
        _ => None,
    });
    let stakes = words::stakes(catalog, round, contract);
    catalog.hand_retold(round.number(), stakes, scene.name(dealer))
}

pub fn call(scene: &Scene, seat: Seat, bid: Option<Bid>) -> String {
    let catalog = KingCatalog(scene.catalog);
    match bid {
        Some(bid) => catalog.call_bid(scene.name(seat), bid.tricks()),
        None => catalog.call_pass(scene.name(seat)),
    }
}

fn chosen(scene: &Scene, seat: Seat, choice: Choice) -> String {
    let catalog = KingCatalog(scene.catalog);
    match choice {
        Choice::Trumps(trumps) => {
            catalog.chose_trumps(scene.name(seat), words::trumps(catalog, trumps))
        }
        Choice::Auction => catalog.chose_auction(scene.name(seat)),
    }
}

fn directed(scene: &Scene, seat: Seat, way: Scoring) -> String {
    let catalog = KingCatalog(scene.catalog);
    match way {
        Scoring::Up => catalog.chose_up(scene.name(seat)),
        Scoring::Down => catalog.chose_down(scene.name(seat)),
    }
}

/// Cards in the order they were played, with their players.
pub fn plays(scene: &Scene, plays: impl Iterator<Item = (Seat, Card)>) -> String {
    let catalog = KingCatalog(scene.catalog);
    let said = plays.map(|(seat, card)| catalog.play(scene.name(seat), cards::text(card)));
    said.collect::<Vec<_>>().join(" · ")
}

pub fn taken(scene: &Scene, trick: &Taken) -> String {
    let catalog = KingCatalog(scene.catalog);
    let takes = catalog.takes(scene.name(trick.winner));
    format!("{}. {takes}", plays(scene, trick.plays()))
}

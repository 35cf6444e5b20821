//! What happened in a deal: the exchanges in a row, how it ended, and what hands are worth ("a pair of
//! nines").

use super::keys::BusCatalog;
use super::row;
use crate::cards::Seat;
use crate::discord::render::{Scene, cards};
use crate::games::bus::rules::{Event, Kind, Worth};
use crate::games::bus::session::{DealEnd, DealLog};

/// How many of a deal's latest turns are shown. A deal can have more than a hundred.
const SHOWN: usize = 18;

/// A finished deal: its turns in a row, then all hands.
pub fn whole(scene: &Scene, log: &DealLog, end: &DealEnd) -> String {
    let catalog = BusCatalog(scene.catalog);
    let mut turns: Vec<String> = Vec::new();
    for event in &log.events {
        match *event {
            Event::Called { .. } => {
                if let Some(turn) = turns.last_mut() {
                    *turn = catalog.told_called(turn.clone());
                }
            }
            event => turns.extend(in_short(scene, event)),
        }
    }
    if turns.len() > SHOWN {
        turns.drain(..turns.len() - SHOWN);
        turns.insert(0, "…".to_owned());
    }
    let dealt = log.events.iter().find_map(|event| match *event {
        Event::Dealt { dealer, middle, .. } => {
            Some(catalog.deal_told(log.number, scene.name(dealer), row(middle)))
        }
        _ => None,
    });
    let dealt = dealt.unwrap_or_else(|| catalog.deal_retold(log.number));
    format!(
        "{dealt}\n{}\n{}",
        turns.join(" · "),
        hands(scene, end).join("\n")
    )
}

/// What somebody did in their turn, as part of a row of turns. `None` if the event isn't a turn.
fn in_short(scene: &Scene, event: Event) -> Option<String> {
    let catalog = BusCatalog(scene.catalog);
    Some(match event {
        Event::Kept { seat } => catalog.told_kept(scene.name(seat)),
        Event::Exchanged { seat, gave, took } => {
            let exchange = catalog.exchange(cards::text(gave), cards::text(took));
            catalog.told_exchanged(scene.name(seat), exchange)
        }
        Event::ExchangedAll { seat, .. } => catalog.told_exchanged_all(scene.name(seat)),
        _ => return None,
    })
}

/// What somebody did in their turn, in a sentence. `None` if the event isn't a turn.
pub fn turn(scene: &Scene, event: Event) -> Option<String> {
    let catalog = BusCatalog(scene.catalog);
    Some(match event {
        Event::Kept { seat } => catalog.turn_kept(scene.name(seat)),
        Event::Exchanged { seat, gave, took } => {
            catalog.turn_exchanged(scene.name(seat), cards::text(gave), cards::text(took))
        }
        Event::ExchangedAll { seat, .. } => catalog.turn_exchanged_all(scene.name(seat)),
        _ => return None,
    })
}

/// How a deal ended: its number, all hands, and who loses a token.
pub fn showdown(scene: &Scene, end: &DealEnd) -> String {
    let catalog = BusCatalog(scene.catalog);
    let heading = catalog.deal_retold(end.deal);
    format!("{heading}\n{}", hands(scene, end).join("\n"))
}

/// All hands with what they're worth, the losing ones marked, and who loses a token.
fn hands(scene: &Scene, end: &DealEnd) -> Vec<String> {
    let catalog = BusCatalog(scene.catalog);
    let shown = Seat::first(end.hands.len()).zip(end.hands);
    let shown = shown.filter_map(|(seat, hand)| {
        let hand = hand?;
        let worth = worth_in_words(catalog, hand.worth());
        let line = catalog.shown_hand(scene.name(seat), row(hand.cards()), worth);
        Some(if end.worst.contains(seat) {
            catalog.shown_worst(line)
        } else {
            line
        })
    });
    let mut lines: Vec<String> = shown.collect();
    let mut said = vec![match end.losers.len() {
        0 => catalog.nobody_loses(),
        count => catalog.loses_token(scene.names(end.losers.iter()), count),
    }];
    if !end.out.is_empty() {
        said.push(catalog.goes_out(scene.names(end.out.iter()), end.out.len()));
    }
    lines.push(said.join(" "));
    lines
}

pub fn worth_in_words(catalog: BusCatalog, worth: Worth) -> String {
    let ranks = worth.ranks().map(|rank| rank.name().to_owned());
    let row = || ranks.join(" ");
    let [first, ..] = &ranks;
    match worth.kind() {
        Kind::Prial => catalog.worth_prial(catalog.ranks(key(first))),
        Kind::RunningFlush => catalog.worth_running_flush(row()),
        Kind::Run => catalog.worth_run(row()),
        Kind::Flush => catalog.worth_flush(catalog.rank(first.clone())),
        Kind::Pair => catalog.worth_pair(catalog.ranks(key(first))),
        Kind::HighCard => catalog.worth_high_card(catalog.rank(first.clone())),
    }
}

/// The key by which a message selects a rank: a message can't select by a text of digits.
fn key(rank: &str) -> String {
    let key = match rank {
        "2" => "two",
        "3" => "three",
        "4" => "four",
        "5" => "five",
        "6" => "six",
        "7" => "seven",
        "8" => "eight",
        "9" => "nine",
        "10" => "ten",
        letter => letter,
    };
    key.to_owned()
}

/// The worth with this [number](Worth::number) in words. `None` if no hand has it.
pub fn numbered_worth(catalog: BusCatalog, number: i64) -> Option<String> {
    Some(worth_in_words(catalog, Worth::numbered(number)?))
}

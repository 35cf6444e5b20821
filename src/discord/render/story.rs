//! What happened, told in words: the cards of a trick in a row, and everything else in sentences.

use super::cards::{self, suit_name};
use super::scene::Scene;
use crate::rules::trick::Source;
use crate::rules::{Card, Event, Seat, Slip};
use crate::table::Story;

/// The cards that were played, in order: `Ann Q♥ · Bob 9♥`. None if the trick has no card yet.
pub fn plays(scene: &Scene, story: &Story) -> Option<String> {
    let mut led = None;
    let mut said = Vec::new();
    for event in &story.events {
        let (seat, card, slip) = match *event {
            Event::Played { seat, card } => (seat, card, None),
            Event::Slipped { seat, card, slip } => (seat, card, Some(slip)),
            _ => continue,
        };
        let suit = *led.get_or_insert(card.suit());
        let (name, card) = (scene.name(seat), cards::text(card));
        said.push(match slip {
            Some(_) => scene.words.play_slip(name, card),
            None if !card.ends_with(suit.symbol()) && story.number > 1 => {
                scene.words.play_tochoo(name, card)
            }
            None => scene.words.play(name, card),
        });
    }
    (!said.is_empty()).then(|| said.join(" · "))
}

/// What happened before the lead, a sentence each: takes and draws.
pub fn opening(scene: &Scene, story: &Story) -> Vec<String> {
    let (before, _) = halves(story);
    sentences(scene, story, before)
}

/// What happened from the moment when the cards moved: how the trick ended, and what followed.
pub fn ending(scene: &Scene, story: &Story) -> Vec<String> {
    let (_, after) = halves(story);
    sentences(scene, story, after)
}

/// The story up to its lead, and from there on.
fn halves(story: &Story) -> (&[Event], &[Event]) {
    let led = |event: &Event| matches!(event, Event::Played { .. });
    let lead = story.events.iter().position(led);
    story.events.split_at(lead.unwrap_or(story.events.len()))
}

/// A sentence for each event that is more than a plain play.
fn sentences(scene: &Scene, story: &Story, events: &[Event]) -> Vec<String> {
    let said = events.iter().filter_map(|event| match *event {
        Event::Wasted { power, .. } => Some(wasted(scene, story, power)),
        event => sentence(scene, event),
    });
    said.collect()
}

/// A whole trick in one paragraph, for when its own message was never shown.
pub fn whole(scene: &Scene, story: &Story) -> String {
    let mut said = opening(scene, story);
    said.extend(plays(scene, story).map(|plays| plays + "."));
    said.extend(ending(scene, story));
    scene.words.trick_retold(story.number, said.join(" "))
}

fn wasted(scene: &Scene, story: &Story, power: Seat) -> String {
    let name = scene.name(power);
    match card_of(story, power) {
        Some(card) => scene.words.wasted(name, cards::text(card)),
        None => scene.words.wasted_simply(name),
    }
}

fn card_of(story: &Story, seat: Seat) -> Option<Card> {
    story.events.iter().rev().find_map(|event| match event {
        Event::Played { seat: by, card } if *by == seat => Some(*card),
        _ => None,
    })
}

fn sentence(scene: &Scene, event: Event) -> Option<String> {
    let words = scene.words;
    Some(match event {
        Event::Played { .. } | Event::Received { .. } | Event::Wasted { .. } => return None,
        Event::Slipped { seat, card, slip } => {
            let (name, card_text) = (scene.name(seat), cards::text(card));
            match slip {
                Slip::Revoke => words.slip_revoke(name, card_text),
                Slip::OutOfTurn => words.slip_out_of_turn(name, card_text),
            }
        }
        Event::Drew { seat, from, card } => {
            let (name, card) = (scene.name(seat), cards::text(card));
            match from {
                Source::Waste => words.drew_from_waste(name, card),
                Source::Seat(from) => words.drew_from_seat(name, card, scene.name(from)),
            }
        }
        Event::Took { seat, from, count } => words.took(scene.name(seat), scene.name(from), count),
        Event::PickedUp { seat, cards } => words.picked_up(scene.name(seat), cards.len()),
        Event::GotAway { seat } => words.got_away(scene.name(seat)),
        Event::PowerPassed { to } => words.power_passed(scene.name(to)),
        Event::Lost { seat } => words.lost(scene.name(seat)),
    })
}

/// The led suit of the trick, in symbol and words.
pub fn led(scene: &Scene, story: &Story) -> Option<String> {
    story.events.iter().find_map(|event| match event {
        Event::Played { card, .. } => {
            let suit = card.suit();
            Some(format!(
                "{} {}",
                suit.symbol(),
                suit_name(scene.words, suit)
            ))
        }
        _ => None,
    })
}

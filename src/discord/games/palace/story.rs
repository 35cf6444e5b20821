//! What happened on a stack: the cards in a row, and a sentence for everything else.

use super::keys::PalaceCatalog;
use super::row;
use crate::discord::render::{Scene, cards};
use crate::games::palace::rules::{Event, Source};
use crate::games::palace::session::StackLog;

/// How many of a stack's latest parts are shown. A stack can have many plays if nobody burns it.
const SHOWN: usize = 12;

/// What happened on a stack from its first card to its end, or in the exchange.
pub fn whole(scene: &Scene, log: &StackLog) -> String {
    let catalog = PalaceCatalog(scene.catalog);
    let story = told(scene, log);
    match log.number {
        0 => catalog.exchange_retold(story),
        number => catalog.stack_retold(number, story),
    }
}

/// What has happened on the stack so far. `None` if nothing has.
pub fn present(scene: &Scene, log: &StackLog) -> Option<String> {
    (!log.events.is_empty()).then(|| told(scene, log))
}

enum Part {
    /// A play, shown in a row with others.
    Play(String),
    /// Anything else.
    Sentence(String),
}

fn told(scene: &Scene, log: &StackLog) -> String {
    let mut parts = parts(scene, log);
    let mut text = String::new();
    if parts.len() > SHOWN {
        parts.drain(..parts.len() - SHOWN);
        text.push_str(&PalaceCatalog(scene.catalog).more());
    }
    let mut after_play = false;
    for part in parts {
        let (between, said, play) = match part {
            Part::Play(said) if after_play => (" · ", said, true),
            Part::Play(said) => (" ", said, true),
            Part::Sentence(said) if after_play => (". ", said, false),
            Part::Sentence(said) => (" ", said, false),
        };
        if !text.is_empty() {
            text.push_str(between);
        }
        text.push_str(&said);
        after_play = play;
    }
    text
}

fn parts(scene: &Scene, log: &StackLog) -> Vec<Part> {
    let catalog = PalaceCatalog(scene.catalog);
    let name = |seat| scene.name(seat);
    let mut parts = Vec::new();
    let mut turned_up = None;
    for event in &log.events {
        parts.push(match *event {
            Event::Swapped { seat, hand, up } => {
                let (hand, up) = (cards::text(hand), cards::text(up));
                Part::Sentence(catalog.swapped(name(seat), hand, up))
            }
            Event::Begins { seat, rank } => Part::Sentence(catalog.begins(name(seat), rank.name())),
            Event::Flipped { card, .. } => {
                turned_up = Some(card);
                continue;
            }
            Event::Played {
                seat,
                cards,
                from: Source::Down,
            } => {
                turned_up = None;
                Part::Play(catalog.turned_up(name(seat), row(cards)))
            }
            Event::Played { seat, cards, .. } => Part::Play(catalog.play(name(seat), row(cards))),
            Event::Burnt { .. } => Part::Sentence(catalog.burns()),
            Event::PickedUp { seat, cards } => Part::Sentence(match turned_up.take() {
                Some(card) => catalog.turned_up_in_vain(name(seat), cards::text(card), cards.len()),
                None => catalog.picked_up(name(seat), cards.len()),
            }),
            Event::GotAway { seat } => Part::Sentence(catalog.got_away(name(seat))),
            Event::Lost { seat } => Part::Sentence(catalog.lost(name(seat))),
            Event::Stopped => Part::Sentence(catalog.stopped()),
            // Ready players are marked next to their cards while it matters.
            Event::Ready { .. } | Event::Refilled { .. } | Event::Received { .. } => continue,
        });
    }
    parts
}

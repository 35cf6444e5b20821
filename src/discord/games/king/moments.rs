//! The moments of a game of King: the king of hearts caught late, and the best score.

use super::keys::KingMessages;
use crate::cards::{Card, Seat};
use crate::discord::games::kit::moments::{Highlight, Teller};
use crate::games::king::rules::{Event, Penalty};

pub fn moments(teller: &Teller<'_>, events: &[Event]) -> Vec<Highlight> {
    let catalog = teller.catalog;
    let mut told = Vec::new();
    let mut counts = false;
    for event in events {
        match event {
            Event::Dealt { round, .. } => counts = round.penalty() == Some(Penalty::KingOfHearts),
            Event::Took { number, trick }
                if counts && trick.cards.contains(&Card::KING_OF_HEARTS) =>
            {
                told.push(Highlight {
                    what: "caught",
                    worth: *number,
                    text: catalog.moment_caught(teller.name(trick.winner), *number),
                });
            }
            Event::GameOver { scores, .. } => {
                let best = Seat::first(scores.len())
                    .zip(scores)
                    .max_by_key(|(_, score)| **score);
                told.extend(best.map(|(seat, score)| Highlight {
                    what: "score",
                    worth: usize::try_from(*score).unwrap_or(0),
                    text: catalog.moment_score(teller.name(seat), *score),
                }));
            }
            _ => {}
        }
    }
    told
}

//! What a game says about its parts when it is over: about a step of its replay, and about a decision
//! that a review names. [`replay`](super::replay) puts them together.

use crate::pictures::Spot;
use crate::render::cards;
use getaway_games::cards::{Card, CardSet, Seat};
use getaway_games::kit::Rules;

/// A part of a game from one position to the next.
#[derive(Clone, Debug)]
pub struct Step<R: Rules> {
    /// The position before its first move.
    pub before: R,
    /// The number of the trick, the stack or the deal, as the game counts.
    pub round: u32,
    /// Everything that happened, whoever saw it.
    pub events: Vec<R::Event>,
    /// How many moves the game had before it.
    pub moves: usize,
}

/// What there is to see in a step.
#[derive(Clone, Debug)]
pub struct OpenStep {
    /// Which step it is, in words.
    pub when: String,
    /// What lies on the table before it, in lines.
    pub lying: Vec<String>,
    /// What the cards of the seats are, if that has to be said.
    pub heading: Option<String>,
    /// The cards of each seat in play before it, in groups: first those that their owner knows.
    pub hands: Vec<(Seat, Vec<Vec<Card>>)>,
    /// How many groups those are.
    pub known: usize,
    /// Whether suits matter. If so, the cards are in their order.
    pub by_suit: bool,
    /// What happened in it, in lines.
    pub told: Vec<String>,
    /// The same as a picture, in rows.
    pub cards: Vec<Vec<Spot>>,
}

impl Default for OpenStep {
    /// Where every seat has one group of cards, which its owner knows.
    fn default() -> OpenStep {
        OpenStep {
            when: String::new(),
            lying: Vec::new(),
            heading: None,
            hands: Vec::new(),
            known: 1,
            by_suit: true,
            told: Vec::new(),
            cards: Vec::new(),
        }
    }
}

/// A choice that a player had: in words, with the cards that it names, and the sign that marks them.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub said: String,
    pub cards: CardSet,
    pub sign: &'static str,
}

impl Chosen {
    /// In words, with the sign if cards are marked with it.
    pub fn signed(&self) -> String {
        if self.cards.is_empty() {
            self.said.clone()
        } else {
            format!("{} {}", self.said, self.sign)
        }
    }
}

/// A decision that a review names.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// When it was, what was done and what was better, in words.
    pub line: String,
    /// How many moves were made before it.
    pub moves: usize,
    /// What was done, and what was better.
    pub choices: [Chosen; 2],
}

impl Reviewed {
    /// The cards in a text, with signs behind those of both choices.
    pub fn marked(&self, text: String) -> String {
        let marks =
            self.choices.iter().flat_map(|one| one.cards.iter().map(|card| (card, one.sign)));
        marks.fold(text, |text, (card, sign)| {
            let card = cards::picture(card);
            text.replacen(&card, &format!("{card}{sign}"), 1)
        })
    }
}

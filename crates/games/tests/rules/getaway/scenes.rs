//! Sections 1 to 8 in scenes, and the worked example of section 10: see `scenes.txt`.
//!
//! A position has its options, then the seat with the power and the hands after a few tricks
//! (`position`), or `example` for the worked example. Moves are written as in the scripts of
//! `common.rs`, and `0<` is a take that is refused.

use super::common::*;
use crate::rules::scenes::{Scenes, listed, play_all};
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use getaway_games::kit::TableOptions as _;
use getaway_games::options::Value;

/// The hands of the worked example (section 10), N E S W, with the cards that it names. The other
/// cards are chosen so that its statements about hands are true.
const HANDS: [&str; 4] = [
    "JS 6S 5S 4S 9H 8H 6H QD 6D 4D 8C 7C 6C",
    "AH QH 3H JD 10D 9D 8D 7D KC AC QC JC 10C",
    "10S 3S 2S JH 7H AD 5D 3D 2D 5C 4C 3C 2C",
    "AS KS QS 9S 8S 7S KH 10H 5H 4H 2H KD 9C",
];

/// The worked example before its first trick.
pub fn example(options: Options) -> Position {
    Position::deal(options, seat(0), &HANDS.map(cards)).expect("a deal")
}

impl Scenes for Position {
    fn at(text: &str) -> Position {
        let mut options = classic();
        let mut rest = text.trim();
        while let Some((name, after)) = rest.split_once('=') {
            let (value, after) = after.split_once(' ').unwrap_or((after, ""));
            assert!(options.set(name, &Value::new(value)), "{text}");
            rest = after;
        }
        match rest.split_once(": ") {
            Some((power, hands)) => {
                let hands: Vec<&str> =
                    hands.split('|').map(|h| h.trim_matches([' ', '-'])).collect();
                position(options, power.parse().expect("a seat"), &hands)
            }
            None if rest == "example" => example(options),
            None => panic!("{text} is no position"),
        }
    }

    fn said(&self, word: &str) -> Result<Move, Illegal> {
        match word.strip_suffix('<') {
            Some(who) => Ok(Move::Take { seat: seat(who.parse().expect("a seat")) }),
            None => scripted(self, word),
        }
    }

    fn seen(&self, what: &str) -> String {
        let board = self.board();
        let at = |who: &str| seat(who.parse().expect("a seat"));
        match what.split_once(' ').unwrap_or((what, "")) {
            ("hand", who) => listed(self.hand(at(who))),
            ("legal", who) => listed(self.legal_cards(at(who))),
            ("away", _) => listed(board.away()),
            ("loser", _) => listed(board.loser()),
            ("power", _) => board.power().to_string(),
            ("waste", _) => board.waste().len().to_string(),
            ("drawable", _) => self.drawable(Source::Waste).len().to_string(),
            ("counts", _) => listed(Seat::first(board.seats()).map(|seat| self.hand(seat).len())),
            ("moves", _) => legal_moves(self).len().to_string(),
            ("drawn", _) => format!("{:?}", board.trick().and_then(Trick::drawn).expect("a draw")),
            ("trick", _) => {
                let plays = board.trick().map_or(&[][..], Trick::plays);
                listed(plays.iter().map(|play| format!("{}:{}", play.seat, play.card)))
            }
            ("due", _) => match board.due() {
                Due::Lead(seat) => format!("{seat} leads"),
                Due::Play(seat) => format!("{seat} plays"),
                Due::PlayAny(any) => format!("{} play", listed(any.iter())),
                Due::Draw(seat, DrawDue::Waste(_)) => format!("{seat} draws"),
                Due::Draw(seat, DrawDue::Seats(any)) => {
                    format!("{seat} draws from {}", listed(any.iter()))
                }
                Due::Over(seat) => format!("{seat} has lost"),
            },
            _ => panic!("{what} isn't known"),
        }
    }
}

#[test]
fn the_rules_hold_in_scenes() {
    play_all::<Position>(include_str!("scenes.txt"));
}

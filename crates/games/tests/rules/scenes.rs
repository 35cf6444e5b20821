//! Rules told in scenes, one sentence each: a position, moves, what is refused, and what there is to
//! see then.
//!
//! A scene begins with `#`, the section and what it shows. Then come lines:
//! - `at POSITION`: it holds from each of these positions, and with each value in
//!   `option=these/values`.
//! - `MOVE … => WHAT: VALUE; …`: moves that are made, and what there is to see then.
//! - `is WHAT: VALUE; …`: what there is to see now.
//! - `no MOVE …: why; …`: moves that are refused, and change nothing.
//! - `told EVENT; …`: what happened last in the last line of moves.

use getaway_games::Rules;

use crate::rules::any_game::{cards, go, refusal, with_name};

/// A game for which scenes can be written.
pub trait Scenes: Rules {
    fn at(position: &str) -> Self;

    /// The move that this word stands for, if it can be one here.
    fn said(&self, word: &str) -> Result<Self::Move, Self::Illegal>;

    /// What there is to see of this.
    fn seen(&self, what: &str) -> String;
}

/// The cards, the seats or the moves, separated by spaces; `-` if there are none.
pub fn listed(items: impl IntoIterator<Item: ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}

/// The line with each of the words in place of the alternatives.
fn each(line: &str) -> Vec<String> {
    let Some(words) = line.split(' ').find(|word| word.contains('/')) else {
        return vec![line.to_owned()];
    };
    let (option, values) = words.split_once('=').expect("an option");
    let with = |value| line.replacen(words, &format!("{option}={value}"), 1);
    values.split('/').flat_map(|value| each(&with(value))).collect()
}

/// The text with its cards in the order of hands, if it has nothing but cards.
fn in_order(text: &str) -> String {
    let is_cards = |word: &str| word.parse::<getaway_games::cards::Card>().is_ok();
    if text.split(' ').all(is_cards) { listed(cards(text)) } else { text.to_owned() }
}

fn assert_seen<R: Scenes>(game: &R, facts: &str) {
    for fact in facts.split("; ").filter(|fact| !fact.is_empty()) {
        let (what, value) = fact.split_once(": ").expect("a value");
        assert_eq!(game.seen(what), in_order(value), "{fact}");
    }
}

fn play<R: Scenes>(at: &str, lines: &[&str]) {
    let mut game = R::at(at);
    let mut told = Vec::new();
    for line in lines {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "no" => {
                for refused in rest.split("; ") {
                    let (words, why) = refused.split_once(": ").expect("a reason");
                    for word in words.split(' ') {
                        let refused = game.said(word).map(|act| refusal(&game, act));
                        assert_eq!(refused.unwrap_or_else(|why| why).to_string(), why, "{word}");
                    }
                }
            }
            "is" => assert_seen(&game, rest),
            "told" => {
                let last: Vec<&str> = rest.split("; ").collect();
                let events: Vec<String> = told.iter().map(|e| format!("{e:?}")).collect();
                assert!(events.len() >= last.len(), "{events:?}");
                assert_eq!(events[events.len() - last.len()..], last);
            }
            _ => {
                let (moves, facts) = line.split_once(" => ").unwrap_or((line, ""));
                told.clear();
                for word in moves.split(' ') {
                    let act = game.said(word).unwrap_or_else(|why| panic!("{word}: {why}"));
                    told.extend(go(&mut game, [act]));
                }
                assert_seen(&game, facts);
            }
        }
    }
}

/// Plays these scenes from each of their positions.
pub fn play_all<R: Scenes>(text: &str) {
    let mut wrong = 0;
    for scene in text.split("# ").skip(1) {
        let (title, lines) = scene.split_once('\n').expect("lines");
        let lines = lines.lines().filter(|line| !line.is_empty());
        let (at, lines): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("at "));
        assert!(!at.is_empty() && !lines.is_empty(), "{title}");
        for at in at.iter().flat_map(|at| each(&at[3..])) {
            let name = format!("{title}, at {at}");
            let played = std::panic::catch_unwind(|| with_name(&name, || play::<R>(&at, &lines)));
            wrong += usize::from(played.is_err());
        }
    }
    assert_eq!(wrong, 0, "scenes that are wrong");
}

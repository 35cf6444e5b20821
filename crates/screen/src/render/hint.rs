//! A hint in words: the best choice, why, and the next best ones. Also the review of a finished
//! game: its costliest decisions. The words for choices and reasons are each game's own.

use crate::custom_id::Action;
use crate::games::kit::replay::Review;
use crate::games::kit::steps::{Chosen, Reviewed};
use crate::i18n::Catalog;
use crate::render::message::{Button, Colour, Message};
use getaway_games::cards::CardSet;
use getaway_games::kit::review::Costly;
use getaway_games::{Estimate, Tally};
use getaway_table::GameNumber;

/// The most choices in a hint.
pub const SHOWN: usize = 3;

/// The choices, best first, in the words of `choice`. Each comes with the chance of losing or
/// winning after it, depending on the tally. Also the best one. `None` if there is nothing to
/// decide.
pub fn hint<C: Copy>(
    catalog: &Catalog,
    tally: Tally,
    estimates: &[Estimate<C>],
    choice: impl Fn(C) -> String,
    why: Option<String>,
) -> Option<(String, C)> {
    let told = |estimate: &Estimate<C>| {
        let chance = match tally {
            Tally::LastLoses => estimate.loss_probability,
            Tally::FirstWins => 1.0 - estimate.loss_probability,
        };
        (choice(estimate.candidate), percent(chance))
    };
    let first = estimates.first()?;
    let (best, chance) = told(first);
    let next = estimates.get(1).map(told);
    // The first line is the hint in short.
    let mut lines = vec![match (tally, next) {
        (Tally::LastLoses, None) => catalog.hint_best(best, chance),
        (Tally::FirstWins, None) => catalog.hint_best_won(best, chance),
        (Tally::LastLoses, Some((next, other))) => catalog.hint_better(best, chance, next, other),
        (Tally::FirstWins, Some((next, other))) => {
            catalog.hint_better_won(best, chance, next, other)
        }
    }];
    lines.extend(why);
    let others = estimates.iter().take(SHOWN).skip(2).map(told);
    lines.extend(others.map(|(other, chance)| catalog.hint_other(other, chance)));
    lines.push(catalog.hint_note());
    Some((lines.join("\n"), first.candidate))
}

/// The review of a finished game: the costliest decisions, each with a button that leads `to` its step
/// of the replay.
pub fn review(
    catalog: &Catalog,
    game: GameNumber,
    Review { moments, had_stand_in }: &Review,
    to: impl Fn(u32) -> Action,
) -> Message {
    let mut body: Vec<String> = moments.iter().map(|moment| moment.text.clone()).collect();
    if body.is_empty() {
        body.push(if *had_stand_in { catalog.review_none_own() } else { catalog.review_none() });
    }
    body.extend(had_stand_in.then(|| catalog.review_stood_in()));
    body.push(catalog.review_note());
    let mut buttons: Vec<Button> = Vec::new();
    for moment in moments {
        let action = to(moment.step);
        // Two of them may be in one step.
        if buttons.iter().all(|button| button.action != action) {
            buttons.push(Button::secondary(action, format!("▶ {}", moment.when)));
        }
    }
    let message = Message::embed(catalog.review_title(game.0), body.join("\n\n"), Colour::Result);
    message.with_buttons(buttons)
}

/// What a review says of costly decisions. `when` puts the moment into words, `choice` what was done,
/// and `cards` are those that it names.
pub fn reviewed<W, C: Copy>(
    catalog: &Catalog,
    decisions: &[Costly<W, C>],
    when: impl Fn(&W) -> String,
    choice: impl Fn(C) -> String,
    cards: impl Fn(C) -> CardSet,
) -> Vec<Reviewed> {
    let reviewed = decisions.iter().map(|decision| {
        let of = |choose, sign| Chosen { said: choice(choose), cards: cards(choose), sign };
        let (did, better) = (of(decision.did, DID), of(decision.better, BETTER));
        let when = when(&decision.when);
        let line = review_line(catalog, when, did.signed(), better.signed(), decision.cost);
        Reviewed { line, moves: decision.moves, choices: [did, better] }
    });
    reviewed.collect()
}

/// Behind the cards that somebody chose, and behind the better ones.
pub const DID: &str = "✗";
pub const BETTER: &str = "★";

/// The line for one decision: when, what was done and what was better, and what the difference is.
pub fn review_line(
    catalog: &Catalog,
    when: String,
    did: String,
    better: String,
    cost: f64,
) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 100")]
    let points = (cost * 100.0).round().clamp(0.0, 100.0) as u32;
    catalog.review_line(when, did, better, points)
}

/// A probability as a whole number of percent.
pub fn percent(chance: f64) -> String {
    format!("{:.0}", chance * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::replay::Moment;
    use crate::games::kit::testing::read;
    use crate::i18n::Language;

    #[test]
    fn a_review_names_what_was_done_and_what_was_better() {
        let english = Language::English.catalog();
        let game = GameNumber(7);
        let told = |decisions: &[Costly<u32, &str>], had_stand_in| {
            let when = |trick: &u32| format!("Trick {trick}");
            let none = |_| CardSet::EMPTY;
            let reviewed = reviewed(english, decisions, when, str::to_owned, none);
            let moment = |one: Reviewed| Moment { text: one.line, when: when(&3), step: 3 };
            let moments = reviewed.into_iter().map(moment).collect();
            let review_of = Review { moments, had_stand_in };
            read(&review(english, game, &review_of, |step| Action::Replay(game, step)))
        };
        let decision = Costly { when: 3, moves: 9, did: "a", better: "b", cost: 0.114 };
        // Two decisions in one trick have one button.
        insta::assert_snapshot!(told(&[decision, decision], false), @r"
        # A look back at your game 7
        **Trick 3.** You chose: a. Better: b. Cost: 11 points.

        **Trick 3.** You chose: a. Better: b. Cost: 11 points.

        A point is one game in 100. Assumes that everyone, you included, plays on like a normal computer. Judged by what you could know at the time.
        ---
        [▶ Trick 3]
        ");
        let none = told(&[], false);
        assert!(none.contains("Well played: no other choice"), "{none}");
        // Nobody is praised for what a computer did.
        let none = told(&[], true);
        assert!(!none.contains("Well played"), "{none}");
        assert!(none.contains("A computer made some of your moves"), "{none}");
    }
}

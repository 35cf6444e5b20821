//! Hints and reviews in words.

use super::cards;
use crate::computer::{Advice, Choice, Moment};
use crate::discord::look::{Look, Tone};
use crate::discord::words::Words;
use crate::rules::Seat;

/// The words, and how the seats of the game are called.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// The words.
    pub words: &'static Words,
    /// The name of a seat.
    pub name: &'a dyn Fn(Seat) -> String,
}

/// How many choices a hint weighs against each other.
const SHOWN: usize = 3;

/// What a strong player would do, and why: the chance of losing after each of the best choices.
pub fn hint(telling: Telling, advice: &Advice) -> Option<String> {
    let words = telling.words;
    let best = advice.choices.first()?;
    let mut lines = vec![words.hint_best(choice(telling, best.choice), percent(best.loses))];
    let others = advice.choices.iter().skip(1).take(SHOWN - 1);
    lines.extend(others.map(|e| words.hint_other(choice(telling, e.choice), percent(e.loses))));
    lines.push(words.hint_note());
    Some(lines.join("\n"))
}

/// The moments of a finished game that cost a player most.
pub fn review(telling: Telling, game: u64, moments: &[Moment]) -> Look {
    let words = telling.words;
    let lines: Vec<String> = if moments.is_empty() {
        vec![words.review_none()]
    } else {
        moments.iter().map(|moment| line(telling, moment)).collect()
    };
    let body = format!("{}\n\n{}", lines.join("\n"), words.review_note());
    Look::panel(words.review_title(game), body, Tone::Result)
}

fn line(telling: Telling, moment: &Moment) -> String {
    let words = telling.words;
    let did = did(telling, moment);
    let points = percent(moment.cost);
    words.review_line(moment.trick, did, choice(telling, moment.better), points)
}

fn did(telling: Telling, moment: &Moment) -> String {
    let played = choice(telling, moment.played);
    match moment.picked_up {
        0 => telling.words.review_did(played),
        count => telling.words.review_did_and_picked_up(played, count),
    }
}

fn choice(telling: Telling, choice: Choice) -> String {
    let words = telling.words;
    match choice {
        Choice::Card(card) => words.advice_card(cards::text(card)),
        Choice::Take => words.advice_take(),
        Choice::Wait => words.advice_wait(),
        Choice::DrawFrom(seat) => words.advice_draw((telling.name)(seat)),
    }
}

/// A chance as a whole number of a hundred.
fn percent(chance: f64) -> String {
    format!("{:.0}", chance * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::computer::Estimate;
    use crate::discord::words::Language;
    use crate::rules::Card;

    fn card(text: &str) -> Choice {
        Choice::Card(text.parse::<Card>().unwrap())
    }

    fn telling() -> Telling<'static> {
        Telling {
            words: Language::English.words(),
            name: &|_| "Ann".to_owned(),
        }
    }

    #[test]
    fn a_hint_weighs_the_best_choices() {
        let estimate = |choice, loses| Estimate {
            choice,
            loses,
            games: 400,
        };
        let advice = Advice {
            choices: vec![
                estimate(card("QH"), 0.12),
                estimate(card("2H"), 0.2),
                estimate(Choice::Take, 0.554),
                estimate(card("AH"), 0.9),
            ],
        };
        insta::assert_snapshot!(hint(telling(), &advice).unwrap(), @r"
        **Best:** play Q♥. From here you would lose 12 of 100 games.
        Next: play 2♥, 20 of 100.
        Next: take the next player’s cards, 55 of 100.
        Estimated from what you can know: your hand, what was played, and who has shown a suit to be empty.
        ");
        assert_eq!(hint(telling(), &Advice::default()), None);
    }

    #[test]
    fn a_review_says_what_was_done_and_what_was_better() {
        let moment = Moment {
            trick: 14,
            played: card("9H"),
            better: card("4H"),
            cost: 0.11,
            picked_up: 5,
        };
        let look = review(telling(), 7, &[moment]);
        insta::assert_snapshot!(look.panel.unwrap().body, @r"
        **Trick 14:** you chose to play 9♥, and picked up 5 cards. To play 4♥ would have lost 11 fewer of 100 games.

        Judged by what you could know at the time.
        ");
    }
}

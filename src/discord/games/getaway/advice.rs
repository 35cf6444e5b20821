//! The texts of hints and reviews.

use super::keys::GetawayCatalog;
use crate::cards::Seat;
use crate::discord::render::cards;
use crate::discord::render::hint::{self, percent};
use crate::discord::render::message::{Colour, Message};
use crate::games::Estimate;
use crate::games::getaway::computer::{Advice, Candidate, ReviewedDecision};

/// The language of an advice, and the names of the players in it.
#[derive(Clone, Copy)]
pub struct AdviceContext<'a> {
    /// The messages.
    pub catalog: GetawayCatalog<'a>,
    /// The name of the player in a seat.
    pub name: &'a dyn Fn(Seat) -> String,
}

/// From so many percent on it makes a difference to this trick what is chosen.
const MAKES_A_DIFFERENCE: f64 = 0.05;

/// What a strong player would do, and why: the chance of losing after each of the best choices, and
/// what they make of the trick.
pub fn hint(context: AdviceContext, advice: &Advice) -> Option<String> {
    let catalog = context.catalog;
    let named = |candidate| choice(context, candidate);
    let why = why(context, advice);
    hint::hint(&catalog, &advice.estimates, named, why, catalog.hint_note())
}

/// Why the best card is better than the next.
fn why(context: AdviceContext, advice: &Advice) -> Option<String> {
    let [best, next, ..] = &advice.estimates[..] else {
        return None;
    };
    let (Candidate::Card(_), Candidate::Card(_)) = (best.candidate, next.candidate) else {
        return None;
    };
    let of = |estimate: &Estimate<Candidate>| {
        let mut pickups = advice.pickups.iter();
        let found = pickups.find(|(candidate, _)| *candidate == estimate.candidate);
        found.map(|(_, pickups)| *pickups)
    };
    let (of_best, of_next) = (of(best)?, of(next)?);
    let catalog = context.catalog;
    Some(if of_next - of_best >= MAKES_A_DIFFERENCE {
        catalog.hint_why_trick(percent(of_best), percent(of_next))
    } else if of_best - of_next >= MAKES_A_DIFFERENCE {
        catalog.hint_why_pickup(percent(of_best))
    } else {
        catalog.hint_why_hand()
    })
}

/// The decisions in a finished game that cost a player most.
pub fn review(context: AdviceContext, game: u64, moments: &[ReviewedDecision]) -> Message {
    let catalog = context.catalog;
    let lines: Vec<String> = if moments.is_empty() {
        vec![catalog.review_none()]
    } else {
        moments.iter().map(|moment| line(context, moment)).collect()
    };
    let body = format!("{}\n\n{}", lines.join("\n"), catalog.review_note());
    Message::embed(catalog.review_title(game), body, Colour::Result)
}

fn line(context: AdviceContext, moment: &ReviewedDecision) -> String {
    let catalog = context.catalog;
    let did = did(context, moment);
    let points = percent(moment.cost);
    catalog.review_line(moment.trick, did, choice(context, moment.better), points)
}

fn did(context: AdviceContext, moment: &ReviewedDecision) -> String {
    let played = choice(context, moment.played);
    match moment.picked_up {
        0 => context.catalog.review_did(played),
        count => context.catalog.review_did_and_picked_up(played, count),
    }
}

fn choice(context: AdviceContext, choice: Candidate) -> String {
    let catalog = context.catalog;
    match choice {
        Candidate::Card(card) => catalog.advice_card(cards::text(card)),
        Candidate::Take => catalog.advice_take(),
        Candidate::Wait => catalog.advice_wait(),
        Candidate::DrawFrom(seat) => catalog.advice_draw((context.name)(seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::discord::i18n::Language;
    use crate::discord::render::look::plain;

    fn card(text: &str) -> Candidate {
        Candidate::Card(text.parse::<Card>().unwrap())
    }

    fn context() -> AdviceContext<'static> {
        AdviceContext {
            catalog: GetawayCatalog(Language::English.catalog()),
            name: &|_| "Ann".to_owned(),
        }
    }

    #[test]
    fn a_hint_weighs_the_best_choices() {
        let estimate = |candidate, loss_probability| Estimate {
            candidate,
            loss_probability,
            playouts: 400,
        };
        let advice = Advice {
            estimates: vec![
                estimate(card("QH"), 0.12),
                estimate(card("2H"), 0.2),
                estimate(Candidate::Take, 0.554),
                estimate(card("AH"), 0.9),
            ],
            pickups: vec![(card("QH"), 0.3), (card("2H"), 0.3)],
        };
        insta::assert_snapshot!(plain(&hint(context(), &advice).unwrap()), @r"
        **Best:** play Q♥. From here about 12 of 100 games are lost.
        Why: for this trick it makes little difference; the hand that is left to you is better.
        Next: play 2♥, about 20 of 100.
        Next: take the next player’s cards, about 55 of 100.
        Supposed that all play on like `normal`, you too. Estimated from what you can know: your hand, what was played, and who has shown a suit to be empty.
        ");
        assert_eq!(hint(context(), &Advice::default()), None);
    }

    #[test]
    fn a_hint_says_why() {
        let why = |best: f64, next: f64| {
            let estimate = |candidate| Estimate {
                candidate,
                loss_probability: 0.1,
                playouts: 400,
            };
            let advice = Advice {
                estimates: vec![estimate(card("QH")), estimate(card("2H"))],
                pickups: vec![(card("QH"), best), (card("2H"), next)],
            };
            super::why(context(), &advice).unwrap()
        };
        insta::assert_snapshot!(why(0.1, 0.45), @"Why: you pick this trick up about 10 times of 100, after the next choice 45 times.");
        insta::assert_snapshot!(why(0.3, 0.28), @"Why: for this trick it makes little difference; the hand that is left to you is better.");
        insta::assert_snapshot!(why(0.45, 0.1), @"Why: you may pick this trick up (about 45 times of 100), but the hand that you have then is better.");
    }

    #[test]
    fn a_review_says_what_was_done_and_what_was_better() {
        let moment = ReviewedDecision {
            trick: 14,
            played: card("9H"),
            better: card("4H"),
            cost: 0.11,
            picked_up: 5,
        };
        let message = review(context(), 7, &[moment]);
        insta::assert_snapshot!(plain(&message.embed.unwrap().description), @r"
        **Trick 14:** you chose to play 9♥, and picked up 5 cards. To play 4♥ would have lost about 11 fewer of 100 games.

        Supposed that all play on like `normal`, you too. Judged by what you could know at the time.
        ");
    }
}

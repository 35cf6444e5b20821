//! The story of a game of Getaway, trick by trick, as a chart and in words.

use crate::cards::Seat;
use crate::discord::render::Scene;
use crate::discord::render::chart;
use crate::discord::render::message::Picture;
use crate::games::getaway::rules::Event;
use crate::games::getaway::rules::trick::Source;
use crate::games::getaway::session::PlayingView;
use crate::pictures::{Mark, Story};

/// The story of a finished game, with the names of its seats.
pub fn picture(scene: &Scene, game: &PlayingView) -> Picture {
    chart::picture(scene, story(game))
}

/// How many cards each seat held after each trick, and what it picked up or took in it.
fn story(game: &PlayingView) -> Story {
    let past = game.past.iter().map(AsRef::as_ref);
    let present = (!game.present.events.is_empty()).then_some(&game.present);
    let logs = past.chain(present).map(|log| &log.events[..]);
    chart::story(&game.counts, &logs.collect::<Vec<_>>(), change, mark)
}

/// The number of cards by which an event changed a seat's hand.
fn change(event: Event, of: Seat) -> i64 {
    let when = |seat: Seat, cards: u32| if seat == of { i64::from(cards) } else { 0 };
    match event {
        Event::Played { seat, .. } | Event::Slipped { seat, .. } => -when(seat, 1),
        Event::Drew { seat, from, .. } => {
            let lost = match from {
                Source::Waste => 0,
                Source::Seat(from) => when(from, 1),
            };
            when(seat, 1) - lost
        }
        Event::Took { seat, from, count } => when(seat, count) - when(from, count),
        Event::PickedUp { seat, cards } => when(seat, cards.len()),
        Event::Received { .. }
        | Event::Wasted { .. }
        | Event::GotAway { .. }
        | Event::PowerPassed { .. }
        | Event::Lost { .. } => 0,
    }
}

fn mark(event: Event, of: Seat) -> Option<Mark> {
    let (seat, mark) = match event {
        Event::PickedUp { seat, cards } => (seat, Mark::PickedUp(cards.len())),
        Event::Took { seat, count, .. } => (seat, Mark::Took(count)),
        Event::GotAway { seat } => (seat, Mark::Out),
        Event::Lost { seat } => (seat, Mark::Last),
        _ => return None,
    };
    (seat == of).then_some(mark)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::games::getaway::testing::TestTable;
    use crate::games::getaway::rules::random_move;
    use crate::games::getaway::rules::{Due, LastCard, Mistakes, Move, Options};
    use crate::games::{PublicView, getaway::session};
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    fn view(table: &TestTable) -> PlayingView {
        let PublicView::Getaway(session::PublicView::Playing(view)) = table.playing().game else {
            panic!("cards are played");
        };
        view
    }

    /// Plays a game to its end, and takes a hand now and then.
    fn played(options: Options, seed: u64) -> (Vec<u32>, PlayingView) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = TestTable::with(options);
        let dealt = view(&table).counts;
        for turn in 0u64.. {
            let take = match table.game().board().due() {
                Due::Lead(seat)
                    if turn % 11 == 10 && table.view(seat.index()).take_from().is_ok() =>
                {
                    Some(Move::Take { seat })
                }
                _ => None,
            };
            match take.or_else(|| random_move(table.game(), &mut rng)) {
                Some(act) => table.act(act),
                None => break,
            }
        }
        (dealt, view(&table))
    }

    #[test]
    fn the_story_begins_with_the_deal_and_ends_as_the_game_did() {
        let rules = [
            LastCard::DrawFromWaste,
            LastCard::DrawFromNeighbour,
            LastCard::LeadPasses,
        ];
        for (seed, last_card) in (0..30).zip(rules.into_iter().cycle()) {
            let options = Options {
                last_card,
                mistakes: Mistakes::Penalise,
                ..Options::default()
            };
            let (dealt, view) = played(options, seed);
            let story = story(&view);
            println!("seed {seed}");
            chart::assert_tells(&story, &dealt, true);
        }
    }
}

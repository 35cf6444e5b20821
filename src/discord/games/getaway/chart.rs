//! The story of a game as a chart, and the same in words.

use super::keys::GetawayCatalog;
use crate::cards::Seat;
use crate::discord::message::{ALT_MAX, Picture};
use crate::discord::render::{Scene, signs};
use crate::games::getaway::rules::Event;
use crate::games::getaway::rules::trick::Source;
use crate::games::getaway::session::{PlayingView, TrickLog};
use crate::pictures::{Chart, Line, Mark, Story};

/// The story of a game that is over, with its seats' names.
pub fn picture(scene: &Scene, game: &PlayingView) -> Picture {
    let story = story(game);
    let catalog = GetawayCatalog(scene.catalog);
    let seats = || Seat::first(story.lines.len());
    let names: Vec<String> = seats().map(|seat| signs::named(scene, seat)).collect();
    let mut alt = catalog.story_alt(in_words(scene, &story, all));
    if alt.chars().count() > ALT_MAX {
        alt = catalog.story_alt(in_words(scene, &story, sums));
    }
    Picture {
        legend: catalog.story_legend(names.join(" · ")),
        chart: Chart::Story(story),
        name: "story",
        alt,
    }
}

/// How many cards each seat held after each trick, and what it picked up and took in it. Told from
/// the end back: how many cards there are at the end is known.
fn story(game: &PlayingView) -> Story {
    let mut logs: Vec<&TrickLog> = game.past.iter().map(AsRef::as_ref).collect();
    if !game.present.events.is_empty() {
        logs.push(&game.present);
    }
    let lines = Seat::first(game.counts.len()).zip(&game.counts);
    let lines = lines.map(|(seat, last)| {
        let mut line = Line {
            counts: vec![*last],
            marks: Vec::new(),
        };
        let mut count = i64::from(*last);
        for (step, log) in logs.iter().enumerate().rev() {
            for event in log.events.iter().rev() {
                count -= change(*event, seat);
                line.marks
                    .extend(mark(*event, seat).map(|mark| (step + 1, mark)));
            }
            debug_assert!(count >= 0, "seat {seat} held less than nothing");
            line.counts.push(u32::try_from(count).unwrap_or(0));
        }
        line.counts.reverse();
        line.marks.reverse();
        line
    });
    Story {
        lines: lines.collect(),
    }
}

/// By how many cards an event changed a seat's hand.
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
        Event::GotAway { seat } => (seat, Mark::GotAway),
        Event::Lost { seat } => (seat, Mark::Lost),
        _ => return None,
    };
    (seat == of).then_some(mark)
}

/// Each seat's line in words.
fn in_words(
    scene: &Scene,
    story: &Story,
    tell: fn(GetawayCatalog, &Line) -> Vec<String>,
) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    let lines = Seat::first(story.lines.len()).zip(&story.lines);
    let lines = lines.map(|(seat, line)| {
        let dealt = line.counts.first().copied().unwrap_or(0);
        let told = tell(catalog, line).join(", ");
        catalog.story_player(seat.index() + 1, scene.label(seat), dealt, told)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// All that happened to a player.
fn all(catalog: GetawayCatalog, line: &Line) -> Vec<String> {
    let told = line.marks.iter().map(|(trick, mark)| match mark {
        Mark::PickedUp(count) => catalog.story_picked_up(*count, *trick),
        Mark::Took(count) => catalog.story_took(*count, *trick),
        Mark::GotAway | Mark::Lost => end(catalog, line, *trick, *mark),
    });
    told.collect()
}

/// The same without saying when.
fn sums(catalog: GetawayCatalog, line: &Line) -> Vec<String> {
    let (mut times, mut cards) = (0, 0);
    let mut told = Vec::new();
    for (trick, mark) in &line.marks {
        match mark {
            Mark::PickedUp(count) | Mark::Took(count) => {
                times += 1;
                cards += count;
            }
            Mark::GotAway | Mark::Lost => told.push(end(catalog, line, *trick, *mark)),
        }
    }
    if times > 0 {
        told.insert(0, catalog.story_sum(times, cards));
    }
    told
}

fn end(catalog: GetawayCatalog, line: &Line, trick: usize, mark: Mark) -> String {
    match mark {
        Mark::Lost => catalog.story_lost(line.counts.last().copied().unwrap_or(0)),
        _ => catalog.story_away(trick),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::games::getaway::testing::TestTable;
    use crate::games::getaway::rules::playout::random_move;
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

    /// Plays to the end, now and then taking a hand.
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
            let mut away = 0;
            for (line, dealt) in story.lines.iter().zip(&dealt) {
                assert_eq!(line.counts[0], *dealt, "seed {seed}");
                assert!(
                    line.marks.is_sorted_by_key(|(step, _)| *step),
                    "seed {seed}"
                );
                let (end, mark) = line.marks.last().expect("everybody ends");
                match mark {
                    Mark::GotAway => {
                        away += 1;
                        assert_eq!(line.counts[*end..].iter().max(), Some(&0), "seed {seed}");
                    }
                    Mark::Lost => assert_eq!(*end + 1, line.counts.len(), "seed {seed}"),
                    other => panic!("seed {seed}: ends with {other:?}"),
                }
            }
            assert_eq!(away, dealt.len() - 1, "seed {seed}");
            Chart::Story(story).png().expect("it can be drawn");
        }
    }
}

//! The story of a game as a chart and in words: the part that all games share. It tells how many
//! cards each seat had left, step by step, and what happened to it. Each game decides what a step
//! is and what changes a seat's cards. The words are messages that such games have.

use super::Scene;
use crate::games::kit::on_discord::ResultWords;
use crate::i18n::Catalog;
use crate::pictures::{Chart, Line, Mark, Story};
use crate::render::message::{ALT_MAX, Picture};
use getaway_games::cards::Seat;

/// How many cards each seat had after each step, and what happened to the seat in it. Works
/// backwards from the end, where the number of cards is known. `change` says by how many cards an
/// event changed what a seat has, and `mark` which mark the event leaves on whose line.
pub fn story<E: Copy>(
    left: &[u32],
    steps: &[&[E]],
    change: fn(E, Seat) -> i64,
    mark: fn(E) -> Option<(Seat, Mark)>,
) -> Story {
    let lines = Seat::first(left.len()).zip(left).map(|(seat, left)| {
        let mut line = Line { counts: vec![*left], marks: Vec::new() };
        let mut count = i64::from(*left);
        for (step, events) in steps.iter().enumerate().rev() {
            for event in events.iter().rev() {
                count -= change(*event, seat);
                let own = mark(*event).filter(|(of, _)| *of == seat);
                line.marks.extend(own.map(|(_, mark)| (step + 1, mark)));
            }
            debug_assert!(count >= 0, "seat {seat} had less than nothing");
            line.counts.push(u32::try_from(count).unwrap_or(0));
        }
        line.counts.reverse();
        line.marks.reverse();
        line
    });
    Story { lines: lines.collect() }
}

/// What a result says: the story as a picture, and the loser's in words.
pub fn result_words(scene: &Scene, story: Story) -> ResultWords {
    let loser = of_loser(scene, &story);
    let picture = Some(Box::new(picture(scene, story)));
    ResultWords { story: loser, picture, ..ResultWords::default() }
}

/// The story as a picture, with its seats' names.
fn picture(scene: &Scene, story: Story) -> Picture {
    let catalog = scene.catalog;
    let names = signed_names(scene, story.lines.len());
    let mut alt = catalog.story_alt(in_words(scene, &story, all));
    if alt.chars().count() > ALT_MAX {
        alt = catalog.story_alt(in_words(scene, &story, in_short));
    }
    Picture { legend: catalog.story_legend(names), chart: Chart::Story(story), name: "story", alt }
}

/// The story of the seat that lost, as the rest of a sentence: how often it picked up, what it has
/// left, and who was away first. `None` if nobody has lost or got away.
fn of_loser(scene: &Scene, story: &Story) -> Option<String> {
    let seats = || Seat::first(story.lines.len()).zip(&story.lines);
    let is_last = |line: &Line| line.marks.iter().any(|(_, mark)| *mark == Mark::Last);
    let (_, loser) = seats().find(|(_, line)| is_last(line))?;
    let picked_up = |(_, mark): &&(usize, Mark)| matches!(mark, Mark::PickedUp(_));
    let times = loser.marks.iter().filter(picked_up).count();
    let away = seats().filter_map(|(seat, line)| {
        line.marks.iter().find(|(_, mark)| *mark == Mark::Out).map(|(step, _)| (*step, seat))
    });
    let (step, first) = away.min()?;
    Some(scene.catalog.story_result(times, left(loser), scene.name(first), step))
}

fn in_words(scene: &Scene, story: &Story, tell: fn(&Catalog, &Line) -> Vec<String>) -> String {
    let lines = Seat::first(story.lines.len()).zip(&story.lines).map(|(seat, line)| {
        let dealt = line.counts.first().copied().unwrap_or(0);
        let told = scene.catalog.list(tell(scene.catalog, line));
        scene.catalog.story_player(seat.index() + 1, scene.label(seat), dealt, told)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What happened at a step, counted from 1. `left` is how many cards the seat has at the end.
fn mark(catalog: &Catalog, step: usize, mark: Mark, left: u32) -> String {
    match mark {
        Mark::PickedUp(count) => catalog.story_picked_up(count, step),
        Mark::Took(count) => catalog.story_took(count, step),
        Mark::Burnt(count) => catalog.story_burnt(count, step),
        Mark::Out => catalog.story_away(step),
        Mark::Last => catalog.story_lost(left),
    }
}

fn all(catalog: &Catalog, line: &Line) -> Vec<String> {
    line.marks.iter().map(|(step, what)| mark(catalog, *step, *what, left(line))).collect()
}

/// The same, without saying when.
fn in_short(catalog: &Catalog, line: &Line) -> Vec<String> {
    let (mut gained, mut burnt, mut ends) = (Vec::new(), 0, Vec::new());
    for (step, what) in &line.marks {
        match *what {
            Mark::PickedUp(count) | Mark::Took(count) => gained.push(count),
            Mark::Burnt(_) => burnt += 1,
            Mark::Out | Mark::Last => ends.push(mark(catalog, *step, *what, left(line))),
        }
    }
    let mut told = Vec::new();
    if !gained.is_empty() {
        told.push(catalog.story_sum(gained.len(), gained.iter().sum::<u32>()));
    }
    if burnt > 0 {
        told.push(catalog.story_burns(burnt));
    }
    told.extend(ends);
    told
}

fn left(line: &Line) -> u32 {
    line.counts.last().copied().unwrap_or(0)
}

/// Asserts what is true of the story of every finished game.
#[cfg(test)]
pub(crate) fn assert_tells(story: &Story, dealt: &[u32], lost: bool) {
    let mut away = 0;
    for (line, dealt) in story.lines.iter().zip(dealt) {
        assert_eq!(line.counts[0], *dealt);
        assert!(line.marks.is_sorted_by_key(|(step, _)| *step));
        match line.marks.last() {
            Some((end, Mark::Out)) => {
                away += 1;
                assert_eq!(line.counts[*end..].iter().max(), Some(&0));
            }
            Some((end, Mark::Last)) => assert_eq!(*end + 1, line.counts.len()),
            other => assert!(!lost, "ends with {other:?}"),
        }
    }
    assert!(!lost || away == dealt.len() - 1);
    Chart::Story(story.clone()).png().expect("it can be drawn");
}

/// A sign for each seat, in the colour in which [`Story`](crate::pictures::Story) draws its line.
const SIGNS: [char; 16] = [
    '🔴', '🔵', '🟢', '🟡', '🟣', '🟠', '🟤', '⚪', '🟥', '🟦', '🟩', '🟨', '🟪', '🟧', '🟫', '⬜',
];

/// The names of the first seats, each with a sign that matches its line in a picture, which has no
/// names.
pub fn signed_names(scene: &Scene, seats: usize) -> String {
    signed(scene.catalog, Seat::first(seats).map(|seat| scene.name(seat)))
}

/// The same for any names.
pub fn signed(catalog: &Catalog, names: impl Iterator<Item = String>) -> String {
    let signed = names.enumerate().map(|(at, name)| {
        let sign = SIGNS[at % SIGNS.len()].to_string();
        // As one word, so that a line is broken only before it.
        catalog.seat_sign(sign, at + 1, name).replace(' ', "\u{a0}")
    });
    signed.collect::<Vec<_>>().join(" · ")
}

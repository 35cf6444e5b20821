//! The story of a game as a chart, and the same in words, as far as all games are alike: how many
//! cards each seat had left, step by step, and what happened to it. What a step is, what changes a
//! seat's cards and how it is said is each game's own.

use super::{Scene, signs};
use crate::cards::Seat;
use crate::discord::render::message::{ALT_MAX, Picture};
use crate::pictures::{Chart, Line, Mark, Story};

/// What a game says of its story.
pub trait Words {
    /// What the picture shows, with each seat's sign and name.
    fn legend(&self, names: String) -> String;
    /// The picture in words, with a line for each seat.
    fn alt(&self, lines: String) -> String;
    /// A seat's line: how many cards it was dealt, and what happened to it.
    fn player(&self, number: usize, name: String, dealt: u32, told: String) -> String;
    /// What happened at a step, from 1; `left` is how many cards the seat has at the end. None if
    /// nothing of the kind happens in the game.
    fn mark(&self, step: usize, mark: Mark, left: u32) -> Option<String>;
    /// Everything that happened to a seat before its end, without saying when; none if nothing did.
    fn sums(&self, marks: &[Mark]) -> Vec<String>;
}

/// How many cards each seat had after each step, and what happened to it in it. Told from the end
/// back: how many cards there are at the end is known. `change` says by how many cards an event
/// changed what a seat has, and `mark` what of it is marked.
pub fn story<E: Copy>(
    left: &[u32],
    steps: &[&[E]],
    change: fn(E, Seat) -> i64,
    mark: fn(E, Seat) -> Option<Mark>,
) -> Story {
    let lines = Seat::first(left.len()).zip(left).map(|(seat, left)| {
        let mut line = Line {
            counts: vec![*left],
            marks: Vec::new(),
        };
        let mut count = i64::from(*left);
        for (step, events) in steps.iter().enumerate().rev() {
            for event in events.iter().rev() {
                count -= change(*event, seat);
                line.marks
                    .extend(mark(*event, seat).map(|mark| (step + 1, mark)));
            }
            debug_assert!(count >= 0, "seat {seat} had less than nothing");
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

/// The story as a picture, with its seats' names.
pub fn picture(scene: &Scene, story: Story, words: &impl Words) -> Picture {
    let seats = || Seat::first(story.lines.len());
    let names: Vec<String> = seats().map(|seat| signs::named(scene, seat)).collect();
    let mut alt = words.alt(in_words(scene, &story, words, all));
    if alt.chars().count() > ALT_MAX {
        alt = words.alt(in_words(scene, &story, words, in_short));
    }
    Picture {
        legend: words.legend(names.join(" · ")),
        chart: Chart::Story(story),
        name: "story",
        alt,
    }
}

/// Each seat's line in words.
fn in_words<W: Words>(
    scene: &Scene,
    story: &Story,
    words: &W,
    tell: fn(&W, &Line) -> Vec<String>,
) -> String {
    let lines = Seat::first(story.lines.len()).zip(&story.lines);
    let lines = lines.map(|(seat, line)| {
        let dealt = line.counts.first().copied().unwrap_or(0);
        let told = tell(words, line).join(", ");
        words.player(seat.index() + 1, scene.label(seat), dealt, told)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// All that happened to a seat.
fn all<W: Words>(words: &W, line: &Line) -> Vec<String> {
    let marks = line.marks.iter();
    let told = marks.filter_map(|(step, mark)| words.mark(*step, *mark, left(line)));
    told.collect()
}

/// The same without saying when.
fn in_short<W: Words>(words: &W, line: &Line) -> Vec<String> {
    let (ends, before): (Vec<_>, Vec<_>) = line
        .marks
        .iter()
        .partition(|(_, mark)| matches!(mark, Mark::GotAway | Mark::Lost));
    let before: Vec<Mark> = before.into_iter().map(|(_, mark)| mark).collect();
    let mut told = words.sums(&before);
    let ends = ends.into_iter();
    told.extend(ends.filter_map(|(step, mark)| words.mark(step, mark, left(line))));
    told
}

fn left(line: &Line) -> u32 {
    line.counts.last().copied().unwrap_or(0)
}

/// What holds of the story of every game that is over.
#[cfg(test)]
pub fn assert_tells(story: &Story, dealt: &[u32], lost: bool) {
    let mut away = 0;
    for (line, dealt) in story.lines.iter().zip(dealt) {
        assert_eq!(line.counts[0], *dealt);
        assert!(line.marks.is_sorted_by_key(|(step, _)| *step));
        match line.marks.last() {
            Some((end, Mark::GotAway)) => {
                away += 1;
                assert_eq!(line.counts[*end..].iter().max(), Some(&0));
            }
            Some((end, Mark::Lost)) => assert_eq!(*end + 1, line.counts.len()),
            other => assert!(!lost, "ends with {other:?}"),
        }
    }
    assert!(!lost || away == dealt.len() - 1);
    Chart::Story(story.clone()).png().expect("it can be drawn");
}

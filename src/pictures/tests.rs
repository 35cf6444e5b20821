//! The drawings as pictures.

use std::collections::BTreeSet;

use super::*;
use crate::cards::CardSet;

/// The most bytes that Discord takes for an emoji.
const EMOJI_MAX: usize = 256 * 1024;

/// Width and height, as a PNG's head says.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert!(png.starts_with(b"\x89PNG"));
    (number(16), number(20))
}

#[test]
fn every_face_is_another_picture_and_always_the_same_one() {
    let mut seen = BTreeSet::new();
    for colours in [Colours::Two, Colours::Four] {
        for card in CardSet::pack(1).iter() {
            let drawing = face(card, colours);
            let png = drawing.png().unwrap();
            assert_eq!(size(&png), (EMOJI_SIDE, EMOJI_SIDE));
            assert!(png.len() < EMOJI_MAX, "{card} has {} bytes", png.len());
            assert_eq!(face(card, colours).png().unwrap(), png, "{card}");
            assert_eq!(face(card.second_copy(), colours), drawing, "{card}");
            seen.insert(png);
        }
    }
    let down = back().png().unwrap();
    assert_eq!(size(&down), (EMOJI_SIDE, EMOJI_SIDE));
    seen.insert(down);
    // Spades and hearts are the same in two colours and in four.
    assert_eq!(seen.len(), 52 + 26 + 1);
}

#[test]
fn digests_are_those_of_the_drawings() {
    let queen = face("QD".parse().unwrap(), Colours::Two);
    assert_eq!(queen.digest(), queen.clone().digest());
    assert_ne!(
        queen.digest(),
        face("QD".parse().unwrap(), Colours::Four).digest()
    );
}

#[test]
fn charts_of_nothing_and_of_much_are_drawn() {
    let line = |seat: u32, steps: u32| Line {
        counts: (0..=steps).map(|step| (step * 7 + seat) % 104).collect(),
        marks: vec![
            (1, Mark::Took(3)),
            (1, Mark::Burnt(4)),
            (steps as usize / 2, Mark::PickedUp(9)),
            (
                steps as usize,
                if seat == 0 { Mark::Lost } else { Mark::GotAway },
            ),
        ],
    };
    let story = |seats, steps| {
        Chart::Story(Story {
            lines: (0..seats).map(|seat| line(seat, steps)).collect(),
        })
    };
    let bars = |rows: u32| {
        Chart::Bars(Bars {
            hundredths: (0..rows).map(|row| row * 97).collect(),
        })
    };
    let record = |games: u32| {
        Chart::Record(Record {
            first: 7,
            games: (0..games)
                .map(|game| RecordedGame {
                    lost: game % 4 == 0,
                    hundredths: game * 31 % 900,
                })
                .collect(),
        })
    };
    let mut seen = BTreeSet::new();
    for chart in [
        story(0, 0),
        story(1, 1),
        story(4, 30),
        story(16, 300),
        bars(0),
        bars(1),
        bars(20),
        record(0),
        record(1),
        record(100),
    ] {
        let began = std::time::Instant::now();
        let png = chart.png().unwrap();
        let (width, height) = size(&png);
        println!(
            "{height} high: {} bytes in {:?}",
            png.len(),
            began.elapsed()
        );
        assert!(
            width == 760 && (50..=1000).contains(&height),
            "{width} by {height}"
        );
        assert!(png.len() < 1024 * 1024, "{} bytes", png.len());
        assert_eq!(chart.png().unwrap(), png);
        seen.insert(png);
    }
    // Without a seat there is only the grid, as with a single empty hand; all others differ.
    assert!(seen.len() >= 9);
}

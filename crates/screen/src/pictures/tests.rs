//! Tests of the drawings as PNGs.

use std::collections::BTreeSet;

use super::*;
use getaway_games::cards::CardSet;

/// The maximum size of an emoji in Discord, in bytes.
const EMOJI_MAX: usize = 256 * 1024;

/// Width and height from a PNG's header.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert!(png.starts_with(b"\x89PNG"));
    (number(16), number(20))
}

#[test]
fn every_face_has_its_own_picture_with_stable_bytes() {
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
fn empty_and_large_charts_are_drawn() {
    let line = |seat: u32, steps: u32| Line {
        counts: (0..=steps).map(|step| (step * 7 + seat) % 104).collect(),
        marks: vec![
            (1, Mark::Took(3)),
            (1, Mark::Burnt(4)),
            (steps as usize / 2, Mark::PickedUp(9)),
            (steps as usize, if seat == 0 { Mark::Last } else { Mark::Out }),
        ],
    };
    let story = |seats, steps| {
        Chart::Story(Story { lines: (0..seats).map(|seat| line(seat, steps)).collect() })
    };
    let bars = |rows: u32| {
        Chart::Bars(Bars {
            rows: (0..rows).map(|row| (row + 1, row * 97)).collect(),
            more_is_better: false,
        })
    };
    let record = |games: u32| {
        Chart::Results(ResultsCurve {
            first: 7,
            games: (0..games)
                .map(|game| RecordedGame { tallied: game % 4 == 0, hundredths: game * 31 % 900 })
                .collect(),
            ratings: (0..i64::from(games)).map(|game| 1500 + game * 37 % 600 - 250).collect(),
            more_is_better: false,
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
        bars(10),
        record(0),
        record(1),
        record(100),
    ] {
        let began = std::time::Instant::now();
        let png = chart.png().unwrap();
        let (width, height) = size(&png);
        println!("{height} high: {} bytes in {:?}", png.len(), began.elapsed());
        // Twice 400 by 300, which is what Discord shows of a picture in an embed.
        assert!(width == 800 && (80..=600).contains(&height), "{width} by {height}");
        assert!(png.len() < 1024 * 1024, "{} bytes", png.len());
        assert_eq!(chart.png().unwrap(), png);
        seen.insert(png);
    }
    // Without a seat there is only the grid, as with a single empty hand. All others differ.
    assert!(seen.len() >= 9);
}

#[test]
fn score_curves_are_drawn_above_and_below_zero_and_when_empty() {
    let scores = |lines: Vec<Vec<i32>>| Chart::Scores(Scores { lines, won: 1 }).png().unwrap();
    let mixed = scores(vec![vec![0, -20, 320], vec![0, 0, 0], vec![0, -260, -320]]);
    assert_eq!(size(&mixed), (800, 600));
    let all = [
        scores(Vec::new()),
        scores(vec![vec![0; 11]; 4]),
        scores(vec![vec![0, -1300], vec![0, 0], vec![0, 0], vec![0, 0]]),
        mixed,
    ];
    let different: BTreeSet<_> = all.iter().collect();
    assert_eq!(different.len(), all.len());
}

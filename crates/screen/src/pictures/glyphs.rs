//! Digits, letters and suits as paths.
//!
//! A digit or letter is a line to draw with a round pen, 100 high. A suit is a shape to fill, 100
//! by 100.

use std::fmt::Write as _;

use getaway_games::cards::Suit;

/// The line of a character, and its width with the space next to it. Unknown characters have an
/// empty line.
const fn glyph(c: char) -> (&'static str, f32) {
    match c {
        '0' => ("M32 8C15 8 9 24 9 50C9 76 15 92 32 92C49 92 55 76 55 50C55 24 49 8 32 8Z", 72.0),
        '1' => ("M10 26L28 8V92", 46.0),
        '2' => ("M10 30C10 16 19 8 31 8C44 8 53 17 53 30C53 41 46 50 37 60L10 92H55", 72.0),
        '3' => ("M11 8H51L29 41C45 41 55 51 55 66C55 82 44 92 29 92C19 92 12 87 8 78", 72.0),
        '4' => ("M44 92V8L8 67H58", 74.0),
        '5' => (
            "M50 8H16L12 45C18 41 24 39 31 39C45 39 55 49 55 65C55 82 44 92 29 92C19 92 12 88 8 80",
            72.0,
        ),
        '6' => (
            "M46 8C24 18 9 40 9 64C9 82 17 92 32 92C47 92 55 81 55 66C55 51 47 42 33 42C20 42 10 51 9 64",
            72.0,
        ),
        '7' => ("M9 8H55L25 92", 70.0),
        '8' => (
            "M32 46C19 46 12 38 12 27C12 15 20 8 32 8C44 8 52 15 52 27C52 38 45 46 32 46C17 46 8 56 8 69C8 83 17 92 32 92C47 92 56 83 56 69C56 56 47 46 32 46Z",
            72.0,
        ),
        '9' => (
            "M18 92C40 82 55 60 55 36C55 18 47 8 32 8C17 8 9 19 9 34C9 49 17 58 31 58C44 58 54 49 55 36",
            72.0,
        ),
        'A' => ("M7 92L33 8L59 92M17 64H49", 72.0),
        'J' => ("M26 8H50V66C50 84 42 92 29 92C17 92 9 84 9 70", 68.0),
        'Q' => (
            "M34 8C17 8 8 23 8 50C8 77 17 92 34 92C51 92 60 77 60 50C60 23 51 8 34 8ZM39 68L59 96",
            76.0,
        ),
        'K' => ("M11 8V92M55 8L11 58M29 39L57 92", 72.0),
        '.' => ("M12 92h.01", 32.0),
        '-' => ("M9 54H41", 58.0),
        _ => ("", 40.0),
    }
}

/// The width of a text that is 100 high.
pub fn width(text: &str) -> f32 {
    text.chars().map(|c| glyph(c).1).sum()
}

/// Draws a text: its top left corner, its height, its colour, and the pen's width if the text were
/// 100 high.
pub fn text(text: &str, (x, y): (f32, f32), height: f32, colour: &str, pen: f32) -> String {
    let scale = height / 100.0;
    let mut drawn = format!(
        r#"<g transform="translate({x:.2} {y:.2}) scale({scale:.4})" fill="none" stroke="{colour}" stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round">"#
    );
    let mut at = 0.0;
    for c in text.chars() {
        let (path, width) = glyph(c);
        if !path.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(drawn, r#"<path transform="translate({at} 0)" d="{path}"/>"#);
        }
        at += width;
    }
    drawn.push_str("</g>");
    drawn
}

pub fn centred(said: &str, (x, y): (f32, f32), height: f32, colour: &str, pen: f32) -> String {
    let left = x - width(said) * height / 200.0;
    text(said, (left, y - height / 2.0), height, colour, pen)
}

pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => {
            "M50 3C60 24 95 38 95 63C95 77 85 86 74 86C66 86 59 82 55 76C56 85 60 92 68 97H32C40 92 44 85 45 76C41 82 34 86 26 86C15 86 5 77 5 63C5 38 40 24 50 3Z"
        }
        Suit::Hearts => {
            "M50 95C18 68 4 52 4 32C4 17 15 6 29 6C38 6 46 11 50 20C54 11 62 6 71 6C85 6 96 17 96 32C96 52 82 68 50 95Z"
        }
        Suit::Diamonds => {
            "M50 2C58 20 70 36 88 50C70 64 58 80 50 98C42 80 30 64 12 50C30 36 42 20 50 2Z"
        }
        Suit::Clubs => {
            "M28 26a22 22 0 1 1 44 0a22 22 0 1 1 -44 0ZM3 60a22 22 0 1 1 44 0a22 22 0 1 1 -44 0ZM53 60a22 22 0 1 1 44 0a22 22 0 1 1 -44 0ZM42 38H58L62 60H54C54 78 59 91 68 97H32C41 91 46 78 46 60H38Z"
        }
    }
}

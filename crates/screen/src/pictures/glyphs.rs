//! Digits, letters and suits as paths, 100 high.
//!
//! A digit or letter is a line to draw with a round pen, a suit is a shape to fill. Their steps: `M`
//! moves to a point, `L` is a line to one, `C` a curve (two controls and its end), and `Z` leads back
//! to the beginning.

use tiny_skia::{Path, PathBuilder};

/// The steps of a character, and its width with the space next to it. Unknown characters have none.
const fn glyph(c: char) -> (&'static str, f32) {
    match c {
        '0' => ("M32 8C15 8 9 24 9 50C9 76 15 92 32 92C49 92 55 76 55 50C55 24 49 8 32 8Z", 72.0),
        '1' => ("M10 26L28 8L28 92", 46.0),
        '2' => ("M10 30C10 16 19 8 31 8C44 8 53 17 53 30C53 41 46 50 37 60L10 92L55 92", 72.0),
        '3' => ("M11 8L51 8L29 41C45 41 55 51 55 66C55 82 44 92 29 92C19 92 12 87 8 78", 72.0),
        '4' => ("M44 92L44 8L8 67L58 67", 74.0),
        '5' => (
            "M50 8L16 8L12 45C18 41 24 39 31 39C45 39 55 49 55 65C55 82 44 92 29 92C19 92 12 88 8 80",
            72.0,
        ),
        '6' => (
            "M46 8C24 18 9 40 9 64C9 82 17 92 32 92C47 92 55 81 55 66C55 51 47 42 33 42C20 42 10 51 9 64",
            72.0,
        ),
        '7' => ("M9 8L55 8L25 92", 70.0),
        '8' => (
            "M32 46C19 46 12 38 12 27C12 15 20 8 32 8C44 8 52 15 52 27C52 38 45 46 32 46C17 46 8 56 8 69C8 83 17 92 32 92C47 92 56 83 56 69C56 56 47 46 32 46Z",
            72.0,
        ),
        '9' => (
            "M18 92C40 82 55 60 55 36C55 18 47 8 32 8C17 8 9 19 9 34C9 49 17 58 31 58C44 58 54 49 55 36",
            72.0,
        ),
        'A' => ("M7 92L33 8L59 92M17 64L49 64", 72.0),
        'J' => ("M26 8L50 8L50 66C50 84 42 92 29 92C17 92 9 84 9 70", 68.0),
        'Q' => (
            "M34 8C17 8 8 23 8 50C8 77 17 92 34 92C51 92 60 77 60 50C60 23 51 8 34 8ZM39 68L59 96",
            76.0,
        ),
        'K' => ("M11 8L11 92M55 8L11 58M29 39L57 92", 72.0),
        '.' => ("M12 92L12.01 92", 32.0),
        '-' => ("M9 54L41 54", 58.0),
        '♠' => (
            "M50 3C60 24 95 38 95 63C95 77 85 86 74 86C66 86 59 82 55 76C56 85 60 92 68 97L32 97C40 92 44 85 45 76C41 82 34 86 26 86C15 86 5 77 5 63C5 38 40 24 50 3Z",
            100.0,
        ),
        '♥' => (
            "M50 95C18 68 4 52 4 32C4 17 15 6 29 6C38 6 46 11 50 20C54 11 62 6 71 6C85 6 96 17 96 32C96 52 82 68 50 95Z",
            100.0,
        ),
        '♦' => {
            ("M50 2C58 20 70 36 88 50C70 64 58 80 50 98C42 80 30 64 12 50C30 36 42 20 50 2Z", 100.0)
        }
        '♣' => (
            "M28 26C28 14 38 4 50 4C62 4 72 14 72 26C72 38 62 48 50 48C38 48 28 38 28 26ZM3 60C3 48 13 38 25 38C37 38 47 48 47 60C47 72 37 82 25 82C13 82 3 72 3 60ZM53 60C53 48 63 38 75 38C87 38 97 48 97 60C97 72 87 82 75 82C63 82 53 72 53 60ZM42 38L58 38L62 60L54 60C54 78 59 91 68 97L32 97C41 91 46 78 46 60L38 60Z",
            100.0,
        ),
        _ => ("", 40.0),
    }
}

/// The width of a text.
pub fn width(text: &str) -> f32 {
    text.chars().map(|c| glyph(c).1).sum()
}

/// A text, from its top left corner.
pub fn text(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut left = 0.0;
    for (steps, width) in text.chars().map(glyph) {
        for (at, step) in steps.match_indices(char::is_alphabetic) {
            let numbers = steps[at + 1..].split(char::is_alphabetic).next().unwrap_or_default();
            let numbers: Vec<f32> = numbers.split_whitespace().flat_map(str::parse).collect();
            match (step, &numbers[..]) {
                ("M", [x, y]) => path.move_to(left + x, *y),
                ("L", [x, y]) => path.line_to(left + x, *y),
                ("C", [a, b, c, d, x, y]) => {
                    path.cubic_to(left + a, *b, left + c, *d, left + x, *y);
                }
                _ => path.close(),
            }
        }
        left += width;
    }
    path.finish()
}

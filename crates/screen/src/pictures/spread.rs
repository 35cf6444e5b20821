//! Cards laid out in rows: an example to read beside.

use super::canvas::{Canvas, DrawError, HIGHEST, Point, WIDTH, around, ink, soft};
use super::faces::{Colours, EMOJI_SIDE, back, face};
use getaway_games::cards::{Card, Rank, Suit};

/// Cards in rows, the topmost first.
pub type Rows = &'static [&'static [Spot]];

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spread {
    pub rows: Vec<Vec<Spot>>,
    pub colours: Colours,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    Face(Card),
    Marked(Card),
    Back,
    /// What lies to the left becomes what lies to the right.
    Arrow,
}

impl Spot {
    /// The card with this text, such as `10H`. For constants, where any other text doesn't compile.
    pub const fn face(text: &str) -> Spot {
        Spot::Face(card(text))
    }

    /// The same, marked.
    pub const fn marked(text: &str) -> Spot {
        Spot::Marked(card(text))
    }
}

const fn card(text: &str) -> Card {
    let (rank, suit) = match text.as_bytes() {
        [b'1', b'0', suit] => (Rank::TEN, *suit),
        [b'J', suit] => (Rank::JACK, *suit),
        [b'Q', suit] => (Rank::QUEEN, *suit),
        [b'K', suit] => (Rank::KING, *suit),
        [b'A', suit] => (Rank::ACE, *suit),
        [number @ b'2'..=b'9', suit] => match Rank::new(*number - b'2') {
            Some(rank) => (rank, *suit),
            None => panic!("these are ranks"),
        },
        _ => panic!("a constant isn't a card"),
    };
    let suit = match suit {
        b'S' => Suit::Spades,
        b'H' => Suit::Hearts,
        b'D' => Suit::Diamonds,
        b'C' => Suit::Clubs,
        _ => panic!("a constant isn't a card"),
    };
    Card::new(rank, suit)
}

/// How wide a card is with the room beside it, and how high a row is.
const ACROSS: f32 = 140.0;
const ROW: f32 = 158.0;
const MARGIN: f32 = 12.0;

impl Spread {
    pub(super) fn draw(&self) -> Result<Canvas, DrawError> {
        let most = self.rows.iter().map(|row| row.len()).max().unwrap_or(1);
        let (columns, rows) = (most.max(1) as f32, self.rows.len().max(1) as f32);
        let wide = (WIDTH - 2.0 * MARGIN) / (columns * ACROSS);
        let high = (HIGHEST - 2.0 * MARGIN) / (rows * ROW);
        let scale = wide.min(high).min(1.0);
        let (across, down) = (ACROSS * scale, ROW * scale);
        let side = EMOJI_SIDE as f32 * scale;
        let mut canvas = Canvas::new(rows * down + 2.0 * MARGIN)?;
        for (number, row) in self.rows.iter().enumerate() {
            let middle = MARGIN + (number as f32 + 0.5) * down;
            let left = (WIDTH - across * row.len() as f32) / 2.0;
            for (place, spot) in row.iter().enumerate() {
                let x = left + (place as f32 + 0.5) * across;
                let at = (x - side / 2.0, middle - side / 2.0);
                let drawing = match *spot {
                    Spot::Face(card) => face(card, self.colours),
                    Spot::Marked(card) => {
                        mark(&mut canvas, (x, middle), side);
                        face(card, self.colours)
                    }
                    Spot::Back => back(),
                    Spot::Arrow => {
                        arrow(&mut canvas, (x, middle), scale);
                        continue;
                    }
                };
                canvas.within(at, (scale, scale), |canvas| drawing.draw(canvas));
            }
        }
        Ok(canvas)
    }
}

/// A bright frame around a card, and a triangle above it: not by colour alone.
fn mark(canvas: &mut Canvas, (x, y): Point, side: f32) {
    let (right, down) = (side * 0.47, side * 0.53);
    let frame = [(-right, -down), (right, -down), (right, down), (-right, down)];
    let frame = around((x, y), &frame);
    canvas.fill(&frame, ink::GOOD);
    canvas.stroke(&frame, ink::GOOD, &soft(10.0));
    let tip = [(-13.0, -18.0), (13.0, -18.0), (0.0, 0.0)];
    canvas.fill(&around((x, y - down + 2.0), &tip), ink::BRIGHT);
}

fn arrow(canvas: &mut Canvas, at: Point, scale: f32) {
    let points = [
        (-34.0, -7.0),
        (8.0, -7.0),
        (8.0, -24.0),
        (36.0, 0.0),
        (8.0, 24.0),
        (8.0, 7.0),
        (-34.0, 7.0),
    ]
    .map(|(right, down)| (right * scale, down * scale));
    canvas.fill(&around(at, &points), ink::BRIGHT);
}

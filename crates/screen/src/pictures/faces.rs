//! Card faces for use within a line of text, with rank and suit as large as possible.

use serde::{Deserialize, Serialize};
use tiny_skia::PathBuilder;

use super::canvas::{Canvas, DrawError, Ink, pen, round, rounded};
use super::glyphs;
use getaway_games::cards::{Card, Suit};

/// The width and height of an emoji's drawing in pixels, as Discord recommends.
pub const EMOJI_SIDE: u32 = 128;

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Colours {
    #[default]
    Two,
    /// Four colours: clubs are green, diamonds are blue.
    Four,
}

/// What is drawn of a card: its face in the suit's colour, or its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Drawing(Option<(Card, Ink)>);

/// A card face up. Court cards have another paper colour.
pub fn face(card: Card, colours: Colours) -> Drawing {
    let ink = match (card.suit(), colours) {
        (Suit::Hearts, _) | (Suit::Diamonds, Colours::Two) => 0xd01f2e,
        (Suit::Diamonds, Colours::Four) => 0x1560d4,
        (Suit::Clubs, Colours::Four) => 0x0d7f38,
        (Suit::Spades, _) | (Suit::Clubs, Colours::Two) => 0x16181d,
    };
    Drawing(Some((card.face(), ink)))
}

pub fn back() -> Drawing {
    Drawing(None)
}

const RANK: f32 = 61.0;
const PAPER: Ink = 0xffffff;

impl Drawing {
    pub fn png(self) -> Result<Vec<u8>, DrawError> {
        let side = EMOJI_SIDE as f32;
        let mut canvas = Canvas::clear((side, side), EMOJI_SIDE)?;
        self.draw(&mut canvas);
        canvas.png()
    }

    /// Draws it as high and wide as an emoji has pixels.
    pub(super) fn draw(self, canvas: &mut Canvas) {
        match self.0 {
            Some((card, ink)) => draw_face(canvas, card, ink),
            None => draw_back(canvas),
        }
    }
}

fn draw_face(canvas: &mut Canvas, card: Card, ink: Ink) {
    let rank = card.rank().name();
    let paper = if matches!(rank, "J" | "Q" | "K") { 0xfff0c9 } else { PAPER };
    draw_paper(canvas, paper);
    // A ten must not be wider than the widest of the others.
    let narrow = (55.0 / (glyphs::width(rank) * RANK / 100.0)).min(1.0);
    canvas.within((16.0, 12.0), (narrow * RANK / 100.0, RANK / 100.0), |canvas| {
        canvas.stroke(&glyphs::text(rank), ink, &round(17.0));
    });
    canvas.within((54.0, 59.0), (0.59, 0.59), |canvas| {
        let suit = glyphs::text(&card.suit().symbol().to_string());
        canvas.stroke(&suit, paper, &pen(9.0));
        canvas.fill(&suit, ink);
    });
}

fn draw_back(canvas: &mut Canvas) {
    draw_paper(canvas, PAPER);
    let inside = rounded((18.0, 12.0), (92.0, 104.0), 10.0);
    canvas.fill(&inside, 0x28479b);
    let mut lattice = PathBuilder::new();
    for n in 0..9 {
        let x = n as f32 * 26.0;
        lattice.move_to(x - 104.0, 0.0);
        lattice.line_to(x + 24.0, 128.0);
        lattice.move_to(x, 0.0);
        lattice.line_to(x - 128.0, 128.0);
    }
    canvas.stroke_inside(&inside, &lattice.finish(), 0x86a3ee, &pen(5.0));
}

fn draw_paper(canvas: &mut Canvas, paper: Ink) {
    let edge = rounded((9.0, 3.0), (110.0, 122.0), 17.0);
    canvas.fill(&edge, paper);
    canvas.stroke(&edge, 0x8d96a3, &pen(3.0));
}

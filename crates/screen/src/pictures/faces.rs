//! Card faces for use within a line of text, with rank and suit as large as possible.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::canvas::{DrawError, rasterise};
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    svg: String,
}

impl Drawing {
    /// The first characters of the drawing's digest, which tell drawings apart.
    pub fn digest(&self) -> String {
        let mut digest = hex::encode(Sha256::digest(&self.svg));
        digest.truncate(6);
        digest
    }

    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        rasterise(&self.svg, EMOJI_SIDE, EMOJI_SIDE)
    }
}

const fn colour(suit: Suit, colours: Colours) -> &'static str {
    match (suit, colours) {
        (Suit::Hearts, _) | (Suit::Diamonds, Colours::Two) => "#d01f2e",
        (Suit::Diamonds, Colours::Four) => "#1560d4",
        (Suit::Clubs, Colours::Four) => "#0d7f38",
        (Suit::Spades, _) | (Suit::Clubs, Colours::Two) => "#16181d",
    }
}

/// Draws a card face up. Court cards have another paper colour.
pub fn face(card: Card, colours: Colours) -> Drawing {
    Drawing { svg: card_of(&face_inside(card, colours)) }
}

/// The same as a part of another drawing.
pub(super) fn face_inside(card: Card, colours: Colours) -> String {
    let (name, suit) = (card.rank().name(), card.suit());
    let colour = colour(suit, colours);
    let paper = match name {
        "J" | "Q" | "K" => "#fff0c9",
        _ => "#fff",
    };
    // A ten must not be wider than the widest of the others.
    let narrow = (55.0 / (glyphs::width(name) * RANK / 100.0)).min(1.0);
    let rank = glyphs::text(name, (0.0, 0.0), RANK, colour, 17.0);
    let shape = glyphs::suit(suit);
    format!(
        r##"<rect x="9" y="3" width="110" height="122" rx="17" fill="{paper}" stroke="#8d96a3" stroke-width="3"/><g transform="translate(16 12) scale({narrow:.3} 1)">{rank}</g><path transform="translate(54 59) scale(.59)" fill="{colour}" stroke="{paper}" stroke-width="9" paint-order="stroke" d="{shape}"/>"##
    )
}

const RANK: f32 = 61.0;

pub fn back() -> Drawing {
    Drawing { svg: card_of(&back_inside()) }
}

/// The same as a part of another drawing.
pub(super) fn back_inside() -> String {
    let mut lattice = String::new();
    for n in 0..9 {
        let (a, b) = (n * 26 - 104, n * 26);
        lattice.push_str(&format!("M{a} 0L{} 128M{b} 0L{} 128", a + 128, b - 128));
    }
    format!(
        r##"<clipPath id="in"><rect x="18" y="12" width="92" height="104" rx="10"/></clipPath><rect x="9" y="3" width="110" height="122" rx="17" fill="#fff" stroke="#8d96a3" stroke-width="3"/><g clip-path="url(#in)"><rect width="128" height="128" fill="#28479b"/><path d="{lattice}" fill="none" stroke="#86a3ee" stroke-width="5"/></g>"##
    )
}

fn card_of(inside: &str) -> String {
    let side = EMOJI_SIDE;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">{inside}</svg>"#
    )
}

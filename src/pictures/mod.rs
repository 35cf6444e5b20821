//! Pictures that the project draws itself: the faces of cards, and charts.
//!
//! Owns how they look. A picture is a text in SVG, made by pure functions from plain data, and then
//! a PNG: the same data give the same bytes. Ranks and numbers are paths of [`glyphs`], so that no
//! font is needed and none of this machine's can change a picture; words and names stay in the text
//! beside it. Knows no game, no server and no language.

mod bars;
mod chart;
mod faces;
mod glyphs;
mod png;
mod record;
mod story;

pub use bars::Bars;
pub use chart::Chart;
pub use faces::{Colours, Drawing, EMOJI_SIDE, back, face};
pub use png::DrawError;
pub use record::{Record, RecordedGame};
pub use story::{Line, Mark, Story};

#[cfg(test)]
mod tests;

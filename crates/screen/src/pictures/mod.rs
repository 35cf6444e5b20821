//! Pictures that the bot draws itself: card faces and charts.
//!
//! Owns how they look. Pure functions turn plain data into SVG text, and that into a PNG: the same
//! data give the same bytes. Ranks and numbers are paths of [`glyphs`], so no font is needed, and
//! none on this machine can change a picture. Words and names stay in the text next to a picture.
//! Knows nothing about games, servers and languages.

mod bars;
mod canvas;
mod chart;
mod faces;
mod glyphs;
mod png;
mod results_curve;
mod scores;
mod spread;
mod story;

pub use bars::Bars;
pub use chart::Chart;
pub use faces::{Colours, Drawing, EMOJI_SIDE, back, face};
pub use png::DrawError;
pub use results_curve::{RecordedGame, ResultsCurve};
pub use scores::Scores;
pub use spread::{Rows, Spot, Spread};
pub use story::{Line, Mark, Story};

#[cfg(test)]
mod tests;

//! Pictures that the bot draws itself: card faces and charts.
//!
//! Owns how they look. Pure functions turn plain data into a PNG: the same data give the same bytes. Ranks and numbers are paths of [`glyphs`], so no font is needed, and
//! none on this machine can change a picture. Words and names stay in the text next to a picture.
//! Knows nothing about games, servers and languages.

mod bars;
mod canvas;
mod faces;
mod glyphs;
mod results_curve;
mod scores;
mod spread;
mod story;

pub use bars::Bars;
pub use canvas::DrawError;
pub use faces::{Colours, Drawing, EMOJI_SIDE, back, face};
pub use results_curve::{RecordedGame, ResultsCurve};
pub use scores::Scores;
pub use spread::{Rows, Spot, Spread};
pub use story::{Line, Mark, Story};

/// A chart, which contains only digits and marks, no words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Chart {
    /// A game from the deal to its end.
    Story(Story),
    Scores(Scores),
    Bars(Bars),
    Results(ResultsCurve),
    Spread(Spread),
}

impl Chart {
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let canvas = match self {
            Chart::Story(story) => story.draw(),
            Chart::Scores(scores) => scores.draw(),
            Chart::Bars(bars) => bars.draw(),
            Chart::Results(record) => record.draw(),
            Chart::Spread(spread) => spread.draw(),
        };
        canvas?.png()
    }
}

#[cfg(test)]
mod tests;

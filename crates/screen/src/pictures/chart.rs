//! Any chart.

use super::png::DrawError;
use super::{Bars, ResultsCurve, Scores, Spread, Story};

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
        canvas.png()
    }
}

//! A bar chart that compares people with the average.

use super::canvas::{Canvas, DrawError, WIDTH, dashed, ink, line, pen, rounded};

/// One bar for each person, the first on top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bars {
    /// The place of each person and the length of their bar, in hundredths of the average.
    pub rows: Vec<(u32, u32)>,
    pub more_is_better: bool,
}

const LEFT: f32 = 62.0;
const RIGHT: f32 = WIDTH - 94.0;
const TOP: f32 = 46.0;
const ROW: f32 = 36.0;
/// The longest bar that isn't cut off, in hundredths.
const LONGEST: u32 = 400;

impl Bars {
    pub(super) fn draw(&self) -> Result<Canvas, DrawError> {
        let rows = self.rows.len() as f32;
        let bottom = TOP + rows * ROW;
        let mut canvas = Canvas::new(bottom + 14.0)?;
        let most = self.rows.iter().map(|(_, value)| *value).max().unwrap_or(0).clamp(150, LONGEST);
        let place = |value: u32| LEFT + value as f32 / most as f32 * (RIGHT - LEFT);
        for (row, (number, value)) in self.rows.iter().enumerate() {
            let y = TOP + row as f32 * ROW;
            let middle = y + ROW / 2.0;
            canvas.number_before(&number.to_string(), (LEFT - 14.0, middle), ink::NUMBER);
            let end = place((*value).min(most)).max(LEFT + 4.0);
            let is_good = *value == 100 || (*value > 100) == self.more_is_better;
            let colour = if is_good { ink::GOOD } else { ink::BAD };
            let bar = rounded((LEFT, y + 5.0), (end - LEFT, ROW - 10.0), 4.0);
            canvas.fill(&bar, colour);
            canvas.number_before(&written(*value), (WIDTH - 18.0, middle), ink::BRIGHT);
        }
        let average = place(100);
        let pen = dashed(pen(2.5), 7.0, 6.0);
        canvas.stroke(&line(&[(average, TOP - 8.0), (average, bottom)]), ink::BRIGHT, &pen);
        canvas.number("1.00", (average, TOP - 24.0), ink::BRIGHT);
        Ok(canvas)
    }
}

pub(super) fn written(hundredths: u32) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

//! A line chart of everyone's scores, step by step and also below zero: a curve for each seat with
//! its number at the end.

use super::canvas::{Axes, Canvas, DrawError, HIGHEST, WIDTH, line, soft};
use super::story::{BADGE, badge, colour};

/// The course of the scores: a line for each seat, in order, at the start and after each step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scores {
    pub lines: Vec<Vec<i32>>,
    /// How many of them have won, from the first one on.
    pub won: usize,
}

const LEFT: f32 = 82.0;
/// To the right are the badges, side by side for equal scores.
const RIGHT: f32 = WIDTH - 96.0;
/// Below the grid are the numbers of the steps.
const BELOW: f32 = 50.0;

impl Scores {
    pub(super) fn draw(&self) -> Result<Canvas, DrawError> {
        let all = || self.lines.iter().flatten().copied();
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(0));
        let steps = self.lines.iter().map(|line| line.len().saturating_sub(1));
        let axes = Axes {
            sides: (LEFT, RIGHT),
            bottom: HIGHEST - BELOW,
            steps: steps.max().unwrap_or(0).max(1),
            // The range must not be empty.
            values: (least, most.max(least + 1)),
            numbers: (6, 10),
        };
        let mut canvas = Canvas::new(HIGHEST)?;
        axes.draw(&mut canvas);
        for (seat, scores) in self.lines.iter().enumerate().rev() {
            let points: Vec<_> =
                scores.iter().enumerate().map(|(step, score)| axes.at(step, *score)).collect();
            canvas.stroke(&line(&points), colour(seat), &soft(3.2));
        }
        for (seat, at) in self.badges(&axes) {
            badge(&mut canvas, at, seat, seat < self.won);
        }
        Ok(canvas)
    }

    /// Places the badges at the ends of the lines; badges that would overlap go side by side.
    fn badges(&self, axes: &Axes) -> Vec<(usize, (f32, f32))> {
        let mut placed: Vec<(usize, (f32, f32))> = Vec::new();
        for (seat, line) in self.lines.iter().enumerate() {
            let Some(last) = line.last() else { continue };
            let (end, y) = axes.at(line.len() - 1, *last);
            let mut x = end + BADGE + 4.0;
            let covers = |x: f32| {
                let near = |at: f32, there: f32| (at - there).abs() < 2.0 * BADGE;
                placed.iter().any(|(_, at)| near(x, at.0) && near(y, at.1))
            };
            while covers(x) {
                x += 2.0 * BADGE + 2.0;
            }
            placed.push((seat, (x, y)));
        }
        placed
    }
}

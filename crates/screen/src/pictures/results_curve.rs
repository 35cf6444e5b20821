//! A line chart of one person's games: their standing after each, which ones the tally counts, and
//! below it their rating after each.

use super::bars::written;
use super::canvas::{
    Canvas, DrawError, Ink, NUMBER, WIDTH, circle, dashed, grid_step, ink, line, pen, round, soft,
};

/// One person's games, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ResultsCurve {
    /// The number of the first of these games, counted from 1.
    pub first: u32,
    pub games: Vec<RecordedGame>,
    /// Their rating after each of them, in points.
    pub ratings: Vec<i64>,
    pub more_is_better: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordedGame {
    pub tallied: bool,
    /// The person's standing after it, in hundredths of the average.
    pub hundredths: u32,
}

const LEFT: f32 = 84.0;
const RIGHT: f32 = WIDTH - 30.0;
const TOP: f32 = 30.0;
const BOTTOM: f32 = 240.0;
/// The highest standing that isn't cut off, in hundredths.
const MOST: u32 = 400;
/// How far below the standing the ratings begin, and how high they are.
const GAP: f32 = 62.0;
const RATINGS: f32 = 94.0;
/// The rating of an average player: it has a line of its own, and is always there.
const AVERAGE: i64 = 1500;
const CURVE: Ink = 0x5ab3f5;

impl ResultsCurve {
    pub(super) fn draw(&self) -> Result<Canvas, DrawError> {
        let mut canvas = Canvas::new(BOTTOM + GAP + RATINGS + 24.0)?;
        let most =
            self.games.iter().map(|game| game.hundredths).max().unwrap_or(0).clamp(150, MOST);
        let last = self.games.len().saturating_sub(1).max(1);
        let x = |game: usize| LEFT + game as f32 / last as f32 * (RIGHT - LEFT);
        let y = |value: u32| BOTTOM - value.min(most) as f32 / most as f32 * (BOTTOM - TOP);

        for value in (0..=most).step_by(if most > 250 { 100 } else { 50 }) {
            let (ink, pen) = match value {
                100 => (ink::BRIGHT, dashed(pen(1.5), 7.0, 6.0)),
                0 => (ink::STRONG, pen(1.5)),
                _ => (ink::GRID, pen(1.5)),
            };
            canvas.stroke(&line(&[(LEFT, y(value)), (RIGHT, y(value))]), ink, &pen);
            canvas.number_before(&written(value), (LEFT - 12.0, y(value)), ink::NUMBER);
        }
        let step = grid_step(self.games.len(), 8);
        for game in 0..self.games.len() {
            let number = self.first as usize + game;
            if number.is_multiple_of(step) {
                let at = (x(game), BOTTOM + NUMBER / 2.0 + 14.0);
                canvas.number(&number.to_string(), at, ink::NUMBER);
            }
        }
        let points: Vec<_> =
            self.games.iter().enumerate().map(|(n, game)| (x(n), y(game.hundredths))).collect();
        canvas.stroke(&line(&points), CURVE, &round(3.5));
        for (at, game) in points.iter().zip(&self.games) {
            if game.tallied {
                let fill = if self.more_is_better { ink::GOOD } else { ink::BAD };
                let disc = circle(*at, 9.0);
                canvas.fill(&disc, fill);
                canvas.stroke(&disc, ink::GROUND, &pen(2.5));
            } else if self.games.len() <= 60 {
                canvas.fill(&circle(*at, 4.0), CURVE);
            }
        }
        self.draw_ratings(&mut canvas, x);
        Ok(canvas)
    }

    /// The ratings, a game below the same game above.
    fn draw_ratings(&self, canvas: &mut Canvas, x: impl Fn(usize) -> f32) {
        let all = || self.ratings.iter().copied().chain([AVERAGE]);
        let (least, most) = (all().min().unwrap_or(AVERAGE), all().max().unwrap_or(AVERAGE));
        // Small changes look small.
        let (least, most) = (least.min(AVERAGE - 100), most.max(AVERAGE + 100));
        let (top, bottom) = (BOTTOM + GAP, BOTTOM + GAP + RATINGS);
        let y =
            |rating: i64| bottom - (rating - least) as f32 / (most - least) as f32 * (bottom - top);
        let lines = [
            (least, ink::GRID, pen(1.5)),
            (AVERAGE, ink::BRIGHT, dashed(pen(1.5), 7.0, 6.0)),
            (most, ink::GRID, pen(1.5)),
        ];
        for (rating, ink, pen) in lines {
            canvas.stroke(&line(&[(LEFT, y(rating)), (RIGHT, y(rating))]), ink, &pen);
            canvas.number_before(&rating.to_string(), (LEFT - 12.0, y(rating)), ink::NUMBER);
        }
        let points: Vec<_> =
            self.ratings.iter().enumerate().map(|(n, rating)| (x(n), y(*rating))).collect();
        canvas.stroke(&line(&points), CURVE, &soft(3.0));
        if let Some(last) = points.last() {
            canvas.fill(&circle(*last, 5.0), CURVE);
        }
    }
}

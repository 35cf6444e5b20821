//! One person's games in order: how they stood after each, and which they lost.

use super::bars::written;
use super::chart::{Canvas, NUMBER, WIDTH, grid_step, ink};

/// One person's games, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Record {
    /// Of which game, from 1, the first of these is.
    pub first: u32,
    /// The games.
    pub games: Vec<RecordedGame>,
}

/// One game of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordedGame {
    /// Whether they lost it.
    pub lost: bool,
    /// How they stood after it, in hundredths of the average.
    pub hundredths: u32,
}

const LEFT: f32 = 84.0;
const RIGHT: f32 = WIDTH - 30.0;
const TOP: f32 = 30.0;
const BOTTOM: f32 = 270.0;
/// The highest standing that is drawn where it is, in hundredths.
const HIGHEST: u32 = 400;

impl Record {
    pub(super) fn draw(&self) -> Canvas {
        let mut canvas = Canvas::new(BOTTOM + 46.0);
        let most = self.games.iter().map(|game| game.hundredths).max();
        let most = most.unwrap_or(0).clamp(150, HIGHEST);
        let last = self.games.len().saturating_sub(1).max(1);
        let x = |game: usize| LEFT + game as f32 / last as f32 * (RIGHT - LEFT);
        let y = |value: u32| BOTTOM - value.min(most) as f32 / most as f32 * (BOTTOM - TOP);

        for value in (0..=most).step_by(if most > 250 { 100 } else { 50 }) {
            let (colour, dashes) = match value {
                100 => (ink::BRIGHT, r#" stroke-dasharray="7 6""#),
                0 => (ink::STRONG, ""),
                _ => (ink::GRID, ""),
            };
            let style = format!(r#"stroke="{colour}" stroke-width="1.5"{dashes}"#);
            canvas.line((LEFT, y(value)), (RIGHT, y(value)), &style);
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
        let points = self.games.iter().enumerate();
        let points: Vec<_> = points.map(|(n, game)| (x(n), y(game.hundredths))).collect();
        let style = format!(
            r#"stroke="{}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round""#,
            "#5ab3f5"
        );
        canvas.path(&points, &style);
        for (at, game) in points.iter().zip(&self.games) {
            if game.lost {
                let style = format!(
                    r#"fill="{}" stroke="{}" stroke-width="2.5""#,
                    ink::BAD,
                    ink::GROUND
                );
                canvas.circle(*at, 9.0, &style);
            } else if self.games.len() <= 60 {
                canvas.circle(*at, 4.0, r##"fill="#5ab3f5""##);
            }
        }
        canvas
    }
}

//! What charts are drawn on: background and grid; and how every drawing becomes a PNG.

use std::fmt::Write as _;

use resvg::{tiny_skia, usvg};

use super::glyphs;

pub(super) mod ink {
    pub(in super::super) const GROUND: &str = "#1e2026";
    pub(in super::super) const GRID: &str = "#383c45";
    pub(in super::super) const STRONG: &str = "#8b919c";
    pub(in super::super) const NUMBER: &str = "#c3c8d0";
    pub(in super::super) const BRIGHT: &str = "#f4f5f7";
    pub(in super::super) const GOOD: &str = "#4fae7b";
    pub(in super::super) const BAD: &str = "#ef7d57";
}

pub(super) const NUMBER: f32 = 21.0;

/// The width of every chart, and the height that it has at most where that is possible. Discord shows
/// pictures in embeds within 400 by 300, where a number is then 15 high, and within about 280 by
/// 210 on a phone.
pub(super) const WIDTH: f32 = 560.0;
pub(super) const HIGHEST: f32 = 420.0;
/// How many pixels a chart is wide: twice what Discord shows, for screens with small pixels.
const PIXELS: u32 = 800;

/// A canvas to draw on, [`WIDTH`] wide.
#[derive(Debug)]
pub(super) struct Canvas {
    height: f32,
    drawn: String,
}

impl Canvas {
    pub(super) fn new(height: f32) -> Canvas {
        Canvas { height, drawn: String::new() }
    }

    // Writing to a string cannot fail, here and below.

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), style: &str) {
        self.path(&[from, to], style);
    }

    pub(super) fn path(&mut self, points: &[(f32, f32)], style: &str) {
        self.outline(points, "", &format!(r#"fill="none" {style}"#));
    }

    fn outline(&mut self, points: &[(f32, f32)], end: &str, style: &str) {
        self.drawn.push_str(r#"<path d=""#);
        for (n, (x, y)) in points.iter().enumerate() {
            let step = if n == 0 { 'M' } else { 'L' };
            let _ = write!(self.drawn, "{step}{x:.1} {y:.1}");
        }
        let _ = write!(self.drawn, r#"{end}" {style}/>"#);
    }

    pub(super) fn bar(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), style: &str) {
        let _ = write!(
            self.drawn,
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" {style}/>"#
        );
    }

    pub(super) fn circle(&mut self, (x, y): (f32, f32), radius: f32, style: &str) {
        let _ = write!(self.drawn, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" {style}/>"#);
    }

    /// Draws a closed shape around a point, with corners relative to it.
    pub(super) fn shape(&mut self, (x, y): (f32, f32), corners: &[(f32, f32)], style: &str) {
        let corners = corners.iter().map(|(right, down)| (x + right, y + down));
        self.outline(&corners.collect::<Vec<_>>(), "Z", style);
    }

    /// Draws another drawing, scaled, with its upper left corner at a point.
    pub(super) fn drawing(&mut self, inside: &str, (x, y): (f32, f32), scale: f32) {
        let _ = write!(
            self.drawn,
            r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.3})">{inside}</g>"#
        );
    }

    pub(super) fn number(&mut self, said: &str, at: (f32, f32), colour: &str) {
        self.drawn.push_str(&glyphs::centred(said, at, NUMBER, colour, 11.0));
    }

    /// Draws a number whose right end is at a point.
    pub(super) fn number_before(&mut self, said: &str, (x, y): (f32, f32), colour: &str) {
        let middle = x - glyphs::width(said) * NUMBER / 200.0;
        self.number(said, (middle, y), colour);
    }

    /// Draws a small number centred on a point.
    pub(super) fn small(&mut self, said: &str, at: (f32, f32), colour: &str) {
        self.drawn.push_str(&glyphs::centred(said, at, 17.0, colour, 15.0));
    }

    pub(super) fn png(&self) -> Result<Vec<u8>, DrawError> {
        let (width, height) = (WIDTH, self.height);
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" rx="14" fill="{}"/>{}</svg>"#,
            ink::GROUND,
            self.drawn
        );
        rasterise(&svg, PIXELS, (height * PIXELS as f32 / width) as u32)
    }
}

/// The grid of a line chart: steps to the right, values upwards.
pub(super) struct Axes {
    /// Where it begins and ends, from left to right.
    pub(super) sides: (f32, f32),
    pub(super) bottom: f32,
    pub(super) steps: usize,
    /// The lowest and the highest value.
    pub(super) values: (i32, i32),
    /// How many values and how many steps have a number, at most.
    pub(super) numbers: (usize, usize),
}

impl Axes {
    pub(super) const TOP: f32 = 30.0;

    pub(super) fn at(&self, step: usize, value: i32) -> (f32, f32) {
        let ((left, right), (least, most)) = (self.sides, self.values);
        let along = step as f32 / self.steps as f32;
        let up = (value - least) as f32 / (most - least) as f32;
        let y = self.bottom - up * (self.bottom - Axes::TOP);
        (left + along * (right - left), y)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let grid = |colour: &str| format!(r#"stroke="{colour}" stroke-width="1.5""#);
        let ((left, right), (least, most)) = (self.sides, self.values);
        let span = usize::try_from(most - least).unwrap_or(1);
        let step = i32::try_from(grid_step(span, self.numbers.0)).unwrap_or(i32::MAX);
        for value in (least / step)..=(most / step) {
            let value = value * step;
            let (_, y) = self.at(0, value);
            let colour = if value == 0 { ink::STRONG } else { ink::GRID };
            canvas.line((left, y), (right, y), &grid(colour));
            canvas.number_before(&value.to_string(), (left - 12.0, y), ink::NUMBER);
        }
        let step = grid_step(self.steps, self.numbers.1);
        for at in (step..=self.steps).step_by(step) {
            let (x, bottom) = (self.at(at, 0).0, self.bottom);
            canvas.line((x, bottom), (x, bottom + 6.0), &grid(ink::STRONG));
            let below = (x, bottom + NUMBER / 2.0 + 10.0);
            canvas.number(&at.to_string(), below, ink::NUMBER);
        }
    }
}

/// The distance between grid lines that needs at most `lines` of them up to `most`: 1, 2 or 5,
/// times a power of ten.
pub(super) fn grid_step(most: usize, lines: usize) -> usize {
    let mut steps = (0..6).flat_map(|power| [1, 2, 5].map(|step| step * 10usize.pow(power)));
    steps.find(|step| most / step <= lines).unwrap_or(most.max(1))
}

/// A drawing that can't become a picture, which is a bug in this program.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    #[error("a drawing cannot be read")]
    Svg(#[from] usvg::Error),
    /// The drawing is larger than a picture can be.
    #[error("a picture of {0} by {1} pixels is too large")]
    Size(u32, u32),
    #[error("a picture cannot be written: {0}")]
    Png(String),
}

/// Renders a drawing at this size; its `viewBox` fills the picture.
pub(super) fn rasterise(svg: &str, width: u32, height: u32) -> Result<Vec<u8>, DrawError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(DrawError::Size(width, height))?;
    let size = tree.size();
    let fit = tiny_skia::Transform::from_scale(
        width as f32 / size.width(),
        height as f32 / size.height(),
    );
    resvg::render(&tree, fit, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| DrawError::Png(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::grid_step;

    #[test]
    fn a_grid_has_few_lines() {
        for (most, step) in [(0, 1), (5, 1), (13, 5), (26, 5), (52, 10), (104, 20), (900, 200)] {
            assert_eq!(grid_step(most, 5), step, "{most}");
        }
    }
}

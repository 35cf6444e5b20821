//! What pictures are drawn on: background and grid of charts, shapes, and how all becomes a PNG.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash,
    Transform,
};

use super::glyphs;

/// Red, green and blue.
pub(super) type Ink = u32;

pub(super) mod ink {
    use super::Ink;

    pub(in super::super) const GROUND: Ink = 0x1e2026;
    pub(in super::super) const GRID: Ink = 0x383c45;
    pub(in super::super) const STRONG: Ink = 0x8b919c;
    pub(in super::super) const NUMBER: Ink = 0xc3c8d0;
    pub(in super::super) const BRIGHT: Ink = 0xf4f5f7;
    pub(in super::super) const GOOD: Ink = 0x4fae7b;
    pub(in super::super) const BAD: Ink = 0xef7d57;
}

pub(super) const NUMBER: f32 = 21.0;

/// The width of every chart, and the height that it has at most where that is possible. Discord shows
/// pictures in embeds within 400 by 300, where a number is then 15 high, and within about 280 by
/// 210 on a phone.
pub(super) const WIDTH: f32 = 560.0;
pub(super) const HIGHEST: f32 = 420.0;
/// How many pixels a chart is wide: twice what Discord shows, for screens with small pixels.
const PIXELS: u32 = 800;

pub(super) type Point = (f32, f32);

/// A shape to fill, or a line to draw. `None`: there is nothing to see of it.
pub(super) type Shape = Option<Path>;

pub(super) fn line(points: &[Point]) -> Shape {
    let ((x, y), others) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(*x, *y);
    others.iter().for_each(|(x, y)| path.line_to(*x, *y));
    path.finish()
}

/// A closed shape around a point, with corners relative to it.
pub(super) fn around((x, y): Point, corners: &[Point]) -> Shape {
    let mut path = PathBuilder::new();
    path.push_path(&line(corners)?);
    path.close();
    path.finish()?.transform(Transform::from_translate(x, y))
}

pub(super) fn circle((x, y): Point, radius: f32) -> Shape {
    PathBuilder::from_circle(x, y, radius)
}

/// A rectangle with round corners.
pub(super) fn rounded((left, top): Point, (width, height): Point, radius: f32) -> Shape {
    let radius = radius.min(width / 2.0).min(height / 2.0);
    let (right, bottom) = (left + width, top + height);
    // A curve with its controls this far from the corner looks like a quarter of a circle.
    let near = radius * 0.4477;
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - near, top, right, top + near, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - near, right - near, bottom, right - radius, bottom);
    path.line_to(left + radius, bottom);
    path.cubic_to(left + near, bottom, left, bottom - near, left, bottom - radius);
    path.line_to(left, top + radius);
    path.cubic_to(left, top + near, left + near, top, left + radius, top);
    path.close();
    path.finish()
}

pub(super) fn pen(width: f32) -> Stroke {
    Stroke { width, ..Stroke::default() }
}

/// A pen for lines with round corners.
pub(super) fn soft(width: f32) -> Stroke {
    Stroke { line_join: LineJoin::Round, ..pen(width) }
}

/// A pen for lines with round corners and ends.
pub(super) fn round(width: f32) -> Stroke {
    Stroke { line_cap: LineCap::Round, ..soft(width) }
}

pub(super) fn dashed(pen: Stroke, dash: f32, gap: f32) -> Stroke {
    Stroke { dash: StrokeDash::new(vec![dash, gap], 0.0), ..pen }
}

/// A canvas to draw on. What is drawn later is on top.
pub(super) struct Canvas {
    pixels: Pixmap,
    /// Where on the pixels a point is.
    fit: Transform,
}

impl Canvas {
    /// The background of a chart, [`WIDTH`] wide.
    pub(super) fn new(height: f32) -> Result<Canvas, DrawError> {
        let mut canvas = Canvas::clear((WIDTH, height), PIXELS)?;
        canvas.fill(&rounded((0.0, 0.0), (WIDTH, height), 14.0), ink::GROUND);
        Ok(canvas)
    }

    /// A transparent canvas that is so many pixels wide.
    pub(super) fn clear((width, height): Point, across: u32) -> Result<Canvas, DrawError> {
        let down = (height * across as f32 / width) as u32;
        let pixels = Pixmap::new(across, down).ok_or(DrawError::Size(across, down))?;
        let fit = Transform::from_scale(across as f32 / width, down as f32 / height);
        Ok(Canvas { pixels, fit })
    }

    pub(super) fn fill(&mut self, shape: &Shape, ink: Ink) {
        if let Some(path) = shape {
            self.pixels.fill_path(path, &paint(ink), FillRule::Winding, self.fit, None);
        }
    }

    pub(super) fn stroke(&mut self, shape: &Shape, ink: Ink, pen: &Stroke) {
        if let Some(path) = shape {
            self.pixels.stroke_path(path, &paint(ink), pen, self.fit, None);
        }
    }

    /// Draws a line as far as it is inside a shape.
    pub(super) fn stroke_inside(&mut self, shape: &Shape, line: &Shape, ink: Ink, pen: &Stroke) {
        let mask = Mask::new(self.pixels.width(), self.pixels.height());
        if let (Some(shape), Some(line), Some(mut mask)) = (shape, line, mask) {
            mask.fill_path(shape, FillRule::Winding, true, self.fit);
            self.pixels.stroke_path(line, &paint(ink), pen, self.fit, Some(&mask));
        }
    }

    /// Draws something with its upper left corner at a point, so many times as wide and high.
    pub(super) fn within(&mut self, at: Point, scale: Point, draw: impl FnOnce(&mut Canvas)) {
        let outside = self.fit;
        self.fit = outside.pre_translate(at.0, at.1).pre_scale(scale.0, scale.1);
        draw(self);
        self.fit = outside;
    }

    fn centred(&mut self, said: &str, (x, y): Point, height: f32, ink: Ink, pen: f32) {
        let scale = height / 100.0;
        let corner = (x - glyphs::width(said) * scale / 2.0, y - height / 2.0);
        self.within(corner, (scale, scale), |it| it.stroke(&glyphs::text(said), ink, &round(pen)));
    }

    pub(super) fn number(&mut self, said: &str, at: Point, ink: Ink) {
        self.centred(said, at, NUMBER, ink, 11.0);
    }

    /// Draws a number whose right end is at a point.
    pub(super) fn number_before(&mut self, said: &str, (x, y): Point, ink: Ink) {
        let middle = x - glyphs::width(said) * NUMBER / 200.0;
        self.number(said, (middle, y), ink);
    }

    /// Draws a small number centred on a point.
    pub(super) fn small(&mut self, said: &str, at: Point, ink: Ink) {
        self.centred(said, at, 17.0, ink, 15.0);
    }

    pub(super) fn png(&self) -> Result<Vec<u8>, DrawError> {
        self.pixels.encode_png().map_err(|error| DrawError::Png(error.to_string()))
    }
}

fn paint(ink: Ink) -> Paint<'static> {
    let [_, red, green, blue] = ink.to_be_bytes();
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
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
        let ((left, right), (least, most)) = (self.sides, self.values);
        let span = usize::try_from(most - least).unwrap_or(1);
        let step = i32::try_from(grid_step(span, self.numbers.0)).unwrap_or(i32::MAX);
        for value in (least / step)..=(most / step) {
            let value = value * step;
            let (_, y) = self.at(0, value);
            let colour = if value == 0 { ink::STRONG } else { ink::GRID };
            canvas.stroke(&line(&[(left, y), (right, y)]), colour, &pen(1.5));
            canvas.number_before(&value.to_string(), (left - 12.0, y), ink::NUMBER);
        }
        let step = grid_step(self.steps, self.numbers.1);
        for at in (step..=self.steps).step_by(step) {
            let (x, bottom) = (self.at(at, 0).0, self.bottom);
            canvas.stroke(&line(&[(x, bottom), (x, bottom + 6.0)]), ink::STRONG, &pen(1.5));
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
    /// The drawing is larger than a picture can be.
    #[error("a picture of {0} by {1} pixels is too large")]
    Size(u32, u32),
    #[error("a picture cannot be written: {0}")]
    Png(String),
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

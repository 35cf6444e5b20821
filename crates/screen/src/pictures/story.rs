//! The story of a game as a line chart: how many cards or tokens each player had, step by step, and
//! what happened to them.
//!
//! It suits any game in which people get rid of cards or lose tokens. Each player has a line with a
//! number, a colour and, from the ninth player on, dashes.

use super::canvas::{
    Axes, Canvas, DrawError, HIGHEST, Ink, Point, WIDTH, around, circle, dashed, ink, line, pen,
    round, rounded, soft,
};

/// A game from the deal to its end: a line for each seat, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Story {
    pub lines: Vec<Line>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// How many cards or tokens the seat had: at the start, then after each step.
    pub counts: Vec<u32>,
    /// What happened, with the step, counted from 1.
    pub marks: Vec<(usize, Mark)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// They had to pick up this many cards.
    PickedUp(u32),
    Took(u32),
    /// They burnt this many cards, including those of others.
    Burnt(u32),
    /// They had nothing left, and were out of the game.
    Out,
    /// They were the last with any left.
    Last,
}

/// The seats' colours. The first eight seats get discs and solid lines, the next eight squares and
/// dashed lines.
const COLOURS: [Ink; 8] =
    [0xf0485c, 0x5ab3f5, 0x7cc45c, 0xfdcb58, 0xb79ae6, 0xf7951d, 0xc98a63, 0xeceef0];

const LEFT: f32 = 58.0;
const RIGHT: f32 = WIDTH - 44.0;
/// The maximum distance between lines that would otherwise cover each other (`APART`), and from the
/// first to the last of them (`SPREAD`).
const APART: f32 = 4.0;
const SPREAD: f32 = 20.0;
pub(super) const BADGE: f32 = 14.0;
/// How far below the grid the first row of badges of players who are out is, and the distance
/// between rows.
const LANE: f32 = 50.0;
const ROW: f32 = 2.0 * BADGE + 6.0;
/// The least height of the grid, however many rows are below it, and how many there may be.
const LEAST: f32 = 160.0;
const ROWS: usize = ((HIGHEST - LANE - LEAST - Axes::TOP) / ROW) as usize;

const STAR: [(f32, f32); 8] = [
    (0.0, -13.0),
    (3.5, -3.5),
    (13.0, 0.0),
    (3.5, 3.5),
    (0.0, 13.0),
    (-3.5, 3.5),
    (-13.0, 0.0),
    (-3.5, -3.5),
];

impl Story {
    fn steps(&self) -> usize {
        self.lines.iter().map(|line| line.counts.len()).max().unwrap_or(0).saturating_sub(1)
    }

    fn most(&self) -> u32 {
        self.lines.iter().flat_map(|line| &line.counts).copied().max().unwrap_or(0)
    }

    pub(super) fn draw(&self) -> Result<Canvas, DrawError> {
        let mut places = Places {
            axes: Axes {
                sides: (LEFT, RIGHT),
                bottom: HIGHEST,
                steps: self.steps().max(1),
                values: (0, i32::try_from(self.most()).unwrap_or(i32::MAX).max(1)),
                numbers: (5, 9),
            },
            apart: (SPREAD / self.lines.len().max(1) as f32).min(APART),
            middle: (self.lines.len() as f32 - 1.0) / 2.0,
        };
        let lane = self.lane(&places);
        let rows = lane.iter().map(|(_, (_, row))| row + 1).max().unwrap_or(0);
        let below = LANE + rows as f32 * ROW;
        places.axes.bottom = HIGHEST - below;
        let first = places.axes.bottom + LANE;
        let mut canvas = Canvas::new(places.axes.bottom + below)?;
        places.axes.draw(&mut canvas);
        for (seat, (x, row)) in &lane {
            let y = first + *row as f32 * ROW;
            let end = self.end_of(*seat, &places);
            canvas.stroke(&line(&[end, (*x, y)]), colour(*seat), &dashed(round(2.0), 1.0, 6.0));
        }
        for seat in (0..self.lines.len()).rev() {
            self.draw_line(&mut canvas, seat, &places);
        }
        for seat in 0..self.lines.len() {
            self.draw_marks(&mut canvas, seat, &places);
        }
        for (seat, (x, row)) in &lane {
            let y = first + *row as f32 * ROW;
            badge(&mut canvas, (*x, y), *seat, false);
        }
        Ok(canvas)
    }

    fn end_of(&self, seat: usize, places: &Places) -> (f32, f32) {
        let line = self.lines.get(seat);
        let away = line.and_then(|line| line.step_of(Mark::Out));
        match (away, line.and_then(|line| line.counts.last())) {
            (Some(step), _) => places.place(seat, step, 0),
            (None, last) => places.place(seat, places.axes.steps, last.copied().unwrap_or(0)),
        }
    }

    /// Places the badges of players who are out, in rows below the grid: each below the end of its
    /// line, in the first row with space, or as far to the left as it takes if no row has any.
    fn lane(&self, places: &Places) -> Vec<(usize, (f32, usize))> {
        let mut away: Vec<(usize, usize)> = self
            .lines
            .iter()
            .enumerate()
            .filter_map(|(seat, line)| Some((line.step_of(Mark::Out)?, seat)))
            .collect();
        away.sort_unstable();
        // Up to where each row is free.
        let mut free: Vec<f32> = Vec::new();
        let placed = away.into_iter().rev().map(|(step, seat)| {
            let x = places.at(step, 0).0;
            let row = free.iter().position(|free| x + BADGE <= *free).unwrap_or_else(|| {
                if free.len() < ROWS {
                    free.push(f32::INFINITY);
                    return free.len() - 1;
                }
                (0..ROWS).rev().max_by(|a, b| free[*a].total_cmp(&free[*b])).unwrap_or(0)
            });
            let x = x.min(free[row] - BADGE);
            free[row] = x - BADGE - 2.0;
            (seat, (x, row))
        });
        placed.collect()
    }

    fn draw_line(&self, canvas: &mut Canvas, seat: usize, places: &Places) {
        let of = &self.lines[seat];
        let end = of.step_of(Mark::Out).unwrap_or(places.axes.steps);
        let counts = of.counts.iter().enumerate().take(end + 1);
        let points: Vec<_> = counts.map(|(step, count)| places.place(seat, step, *count)).collect();
        let pen = if is_square(seat) { dashed(soft(3.2), 11.0, 7.0) } else { soft(3.2) };
        canvas.stroke(&line(&points), colour(seat), &pen);
    }

    fn draw_marks(&self, canvas: &mut Canvas, seat: usize, places: &Places) {
        let line = &self.lines[seat];
        for (step, mark) in &line.marks {
            let count = line.counts.get(*step).copied().unwrap_or(0);
            let at = places.place(seat, *step, count);
            let corners: &[Point] = match mark {
                Mark::PickedUp(_) => &[(0.0, -11.0), (10.0, 8.0), (-10.0, 8.0)],
                Mark::Took(_) => &[(0.0, -11.0), (11.0, 0.0), (0.0, 11.0), (-11.0, 0.0)],
                Mark::Burnt(_) => &STAR,
                Mark::Out => continue,
                Mark::Last => {
                    badge(canvas, (at.0 + 6.0, at.1), seat, true);
                    continue;
                }
            };
            let shape = around(at, corners);
            canvas.fill(&shape, colour(seat));
            canvas.stroke(&shape, ink::GROUND, &soft(2.5));
        }
    }
}

impl Line {
    fn step_of(&self, wanted: Mark) -> Option<usize> {
        self.marks.iter().find_map(|(step, mark)| (*mark == wanted).then_some(*step))
    }
}

/// Where the lines go in the grid.
struct Places {
    axes: Axes,
    /// The distance between neighbouring lines with equal counts (`apart`), and the line that is
    /// exactly at its count (`middle`).
    apart: f32,
    middle: f32,
}

impl Places {
    fn at(&self, step: usize, count: u32) -> (f32, f32) {
        self.axes.at(step, i32::try_from(count).unwrap_or(i32::MAX))
    }

    fn place(&self, seat: usize, step: usize, count: u32) -> (f32, f32) {
        let (x, y) = self.at(step, count);
        (x, y + (seat as f32 - self.middle) * self.apart)
    }
}

pub(super) const fn colour(seat: usize) -> Ink {
    COLOURS[seat % COLOURS.len()]
}

const fn is_square(seat: usize) -> bool {
    seat / COLOURS.len() % 2 == 1
}

/// Draws a seat's number in its colour, with a ring for the last player.
pub(super) fn badge(canvas: &mut Canvas, at: (f32, f32), seat: usize, ring: bool) {
    let (radius, edge, pen) =
        if ring { (BADGE + 1.0, ink::BRIGHT, pen(3.5)) } else { (BADGE, ink::GROUND, pen(2.0)) };
    let shape = if is_square(seat) {
        rounded((at.0 - radius, at.1 - radius), (2.0 * radius, 2.0 * radius), 3.0)
    } else {
        circle(at, radius)
    };
    canvas.fill(&shape, colour(seat));
    canvas.stroke(&shape, edge, &pen);
    canvas.small(&(seat + 1).to_string(), at, ink::GROUND);
}

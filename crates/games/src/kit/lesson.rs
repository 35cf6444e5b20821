//! A guided first game: a deal of chosen cards, and one way through it on which everything happens
//! that a beginner should have seen. The first seat is the learner's. What the other seats do is
//! written down, too.
//!
//! Owns the form of these files: the deal, then the entries of the record, each on a line of its own.
//! A line before each of the learner's moves names two sentences: what to do and why, and why anything
//! else would be worse. Knows no game, no words, and nobody who learns.

/// A lesson as its file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub deal: &'static str,
    moves: Vec<&'static str>,
    steps: Vec<Step>,
}

/// A move of the learner's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which of the learner's moves it is, from 1.
    pub number: usize,
    /// How many moves come before it.
    at: usize,
    /// The name of the sentence that says what to do, and why.
    pub says: &'static str,
    /// The name of the sentence for somebody who wants to do something else.
    pub warns: &'static str,
}

impl Lesson {
    pub fn read(text: &'static str) -> Lesson {
        let mut lines = text.lines();
        let deal = lines.next().unwrap_or_default();
        let (mut moves, mut steps) = (Vec::new(), Vec::new());
        for line in lines {
            match line.strip_prefix("# ").and_then(|names| names.split_once(' ')) {
                Some((says, warns)) => {
                    let (number, at) = (steps.len() + 1, moves.len());
                    steps.push(Step { number, at, says, warns });
                }
                None => moves.push(line),
            }
        }
        Lesson { deal, moves, steps }
    }

    /// All of the learner's moves.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The learner's move after so many moves. `None` if it's not their turn, or all is over.
    pub fn step(&self, moves: usize) -> Option<Step> {
        self.steps.iter().find(|step| step.at == moves).copied()
    }

    /// What happens after so many moves, up to the learner's next one or the end.
    pub fn until_step(&self, moves: usize) -> &[&'static str] {
        let mut ahead = self.steps.iter().map(|step| step.at).filter(|at| *at >= moves);
        self.moves.get(moves..ahead.next().unwrap_or(self.moves.len())).unwrap_or_default()
    }

    /// Whether these entries come next after so many moves.
    pub fn goes_on(&self, moves: usize, entries: &[String]) -> bool {
        let next = self.moves.get(moves..).unwrap_or_default();
        entries.len() <= next.len() && next.iter().zip(entries).all(|(next, entry)| next == entry)
    }
}

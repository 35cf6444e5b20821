//! What a computer decides for a seat: the question, what its seat may know, the answer.

use rand::rngs::Xoshiro256PlusPlus;

use super::{Level, Limits};
use crate::getaway::{computer, rules, session as getaway};
use crate::palace::{computer as palace_computer, rules as palace_rules, session as palace};

/// What a computer is to decide for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// In Getaway.
    Getaway(getaway::Question),
    /// In Palace.
    Palace(palace::Question),
}

/// What a computer has decided for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// In Getaway.
    Getaway(getaway::Decision),
    /// In Palace.
    Palace(palace::Act),
}

/// A decision that a computer is to make, with all that its seat may know and nothing else.
#[derive(Clone, Debug)]
pub enum Task {
    /// In Getaway.
    Getaway {
        /// What is to be decided.
        question: getaway::Question,
        /// What the seat knows; none while piles are picked.
        view: Option<Box<rules::View>>,
    },
    /// In Palace.
    Palace {
        /// What is to be decided.
        question: palace::Question,
        /// What the seat knows.
        view: Box<palace_rules::View>,
    },
}

impl Task {
    /// What a computer of this strength decides; it asks `go_on` now and then whether to think on.
    #[must_use]
    pub fn decide(
        &self,
        level: Level,
        go_on: &dyn Fn() -> bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Decision> {
        match self {
            Task::Getaway { question, view } => {
                let limits = Limits {
                    playouts: computer::PLAYOUTS,
                    go_on,
                };
                let decision = question.decide(view.as_deref(), level, &limits, rng)?;
                Some(Decision::Getaway(decision))
            }
            Task::Palace { question, view } => {
                let limits = Limits {
                    playouts: palace_computer::PLAYOUTS,
                    go_on,
                };
                let act = question.decide(view, level, &limits, rng)?;
                Some(Decision::Palace(act))
            }
        }
    }

    /// A decision that is legal, made without thinking: a game must not stand still because a
    /// computer player has a fault.
    #[must_use]
    pub fn any(&self) -> Option<Decision> {
        match self {
            Task::Getaway { question, view } => {
                Some(Decision::Getaway(question.any(view.as_deref())?))
            }
            Task::Palace { question, view } => Some(Decision::Palace(question.any(view)?)),
        }
    }
}

impl Decision {
    /// Whether nothing happens by it that people would have to follow.
    #[must_use]
    pub const fn is_silent(self) -> bool {
        match self {
            Decision::Getaway(decision) => matches!(decision, getaway::Decision::Take(false)),
            Decision::Palace(act) => act.is_of_the_exchange(),
        }
    }
}

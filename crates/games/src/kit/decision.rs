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
    /// What a computer of this strength decides. A search makes the share `effort` of its usual
    /// playouts, and asks `go_on` now and then whether to think on.
    #[must_use]
    pub fn decide(
        &self,
        level: Level,
        effort: f64,
        go_on: &dyn Fn() -> bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Decision> {
        let limits = |playouts: u32| Limits {
            playouts: (f64::from(playouts) * effort) as u32,
            go_on,
        };
        match self {
            Task::Getaway { question, view } => {
                let limits = limits(computer::PLAYOUTS);
                let decision = question.decide(view.as_deref(), level, &limits, rng)?;
                Some(Decision::Getaway(decision))
            }
            Task::Palace { question, view } => {
                let limits = limits(palace_computer::PLAYOUTS);
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use rand::SeedableRng;

    use super::*;
    use crate::cards::{Chance, Seat, Secret};
    use crate::getaway::rules::{Due, Game, History, Move, Options, deal};

    /// The lead of the second trick, with many cards to choose from.
    fn task() -> Task {
        let options = Options::default();
        let chance = Chance::new(&Secret::new([1; 32]), 1, &[]);
        let hands = deal::hands(&chance, options, 4, Seat::FIRST);
        let mut game = Game::deal(options, Seat::FIRST, &hands).unwrap();
        let mut history = History::new(&game);
        loop {
            let seat = match game.board().due() {
                Due::Lead(seat) if game.board().tricks() == 1 => {
                    return Task::Getaway {
                        question: getaway::Question::Card,
                        view: Some(Box::new(history.view(&game, seat))),
                    };
                }
                Due::Lead(seat) | Due::Play(seat) => seat,
                Due::PlayAny(seats) => seats.iter().next().unwrap(),
                other => panic!("{other:?} in the first trick"),
            };
            let card = game.legal_cards(seat).iter().next().unwrap();
            let act = Move::Play { seat, card };
            history.apply(&mut game, act, &mut |_| {}).unwrap();
        }
    }

    /// How often a search of that effort asks whether to go on: before each world but the first.
    fn asks(effort: f64) -> u32 {
        let asked = Cell::new(0);
        let go_on = || {
            asked.set(asked.get() + 1);
            true
        };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let decision = task().decide(Level::Hard, effort, &go_on, &mut rng);
        assert!(matches!(decision, Some(Decision::Getaway(_))));
        asked.get()
    }

    #[test]
    fn less_effort_makes_fewer_playouts() {
        let (all, half, least) = (asks(1.0), asks(0.5), asks(0.125));
        assert!(
            0 < least && 3 * least < half && 3 * half < 2 * all,
            "{least} {half} {all}"
        );
    }
}

//! What the players of a simulated game have seen: as much of it as any of them looks at, because
//! games between simple players are played by the million.

use crate::computer::Kind;
use crate::rules::{Course, Event, Game, Illegal, Memory, Move, Seat, View};

/// What is kept of a game while it is played.
pub(super) enum Seen {
    /// Nothing: nobody looks at more than their legal cards.
    Nothing,
    /// What is known of the hands.
    Hands(Memory),
    /// Also how it came to that.
    Course(Course),
}

impl Seen {
    /// What is to be kept of a game that begins between these players.
    pub(super) fn by(kinds: &[Kind], game: &Game) -> Seen {
        if kinds.iter().any(|kind| kind.looks_back()) {
            Seen::Course(Course::new(game))
        } else if kinds.iter().any(|kind| *kind != Kind::Random) {
            Seen::Hands(Memory::new(game))
        } else {
            Seen::Nothing
        }
    }

    /// What the seat sees of the game.
    pub(super) fn view(&self, game: &Game, seat: Seat) -> View {
        match self {
            Seen::Nothing => View::new(game, &Memory::new(game), seat),
            Seen::Hands(memory) => View::new(game, memory, seat),
            Seen::Course(course) => course.view(game, seat),
        }
    }

    /// Carries out a move in the game.
    pub(super) fn apply(&mut self, game: &mut Game, act: Move) -> Result<(), Illegal> {
        match self {
            Seen::Nothing => game.apply(act, &mut |_| {}),
            Seen::Hands(memory) => game.apply(act, &mut |event: Event| memory.observe(event)),
            Seen::Course(course) => course.apply(game, act, &mut |_| {}),
        }
    }
}

//! What the players of a simulated game have seen: only as much of it as any of them uses, because
//! games between simple players are played by the million.

use crate::cards::Seat;
use crate::games::getaway::computer::Kind;
use crate::games::getaway::rules::{Event, Game, History, Illegal, Memory, Move, View};

/// What is kept of a game while it is played.
pub(super) enum ObservationSource {
    /// Nothing: nobody looks at more than their legal cards.
    Nothing,
    /// What everybody remembers of the hands.
    Memory(Memory),
    /// Also every move so far.
    History(History),
}

impl ObservationSource {
    /// What these players need of a game that begins.
    pub(super) fn for_players(kinds: &[Kind], game: &Game) -> ObservationSource {
        if kinds.iter().any(|kind| kind.searches()) {
            ObservationSource::History(History::new(game))
        } else if kinds.iter().any(|kind| *kind != Kind::Random) {
            ObservationSource::Memory(Memory::new(game))
        } else {
            ObservationSource::Nothing
        }
    }

    /// What the seat sees of the game.
    pub(super) fn view(&self, game: &Game, seat: Seat) -> View {
        match self {
            ObservationSource::Nothing => View::new(game, &Memory::new(game), seat),
            ObservationSource::Memory(memory) => View::new(game, memory, seat),
            ObservationSource::History(history) => history.view(game, seat),
        }
    }

    /// Carries out a move in the game.
    pub(super) fn apply(&mut self, game: &mut Game, act: Move) -> Result<(), Illegal> {
        match self {
            ObservationSource::Nothing => game.apply(act, &mut |_| {}),
            ObservationSource::Memory(memory) => {
                game.apply(act, &mut |event: Event| memory.observe(event))
            }
            ObservationSource::History(history) => history.apply(game, act, &mut |_| {}),
        }
    }
}

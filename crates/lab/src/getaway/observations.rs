//! The players' observations in a simulated game. Keeps only those that some player uses, because
//! games between simple players are played by the million.

use getaway_games::cards::Seat;
use getaway_games::getaway::rules::{Event, Game, History, Illegal, Memory, Move, View};

use super::Kind;

pub(super) enum Observations {
    /// Nothing: nobody looks at more than their legal cards.
    Nothing,
    Memory(Memory),
    History(History),
}

impl Observations {
    /// Starts keeping what these players need in a new game.
    pub(super) fn new(game: &Game, mut kinds: impl Iterator<Item = Kind> + Clone) -> Observations {
        if kinds.clone().any(|kind| kind.player().searches()) {
            Observations::History(History::new(game))
        } else if kinds.any(|kind| kind != Kind::Random) {
            Observations::Memory(Memory::new(game))
        } else {
            Observations::Nothing
        }
    }

    pub(super) fn view(&self, game: &Game, seat: Seat) -> View {
        match self {
            Observations::Nothing => View::new(game, &Memory::new(game), seat),
            Observations::Memory(memory) => View::new(game, memory, seat),
            Observations::History(history) => history.view(game, seat),
        }
    }

    pub(super) fn apply(&mut self, game: &mut Game, act: Move) -> Result<(), Illegal> {
        match self {
            Observations::Nothing => game.apply(act, &mut |_| {}),
            Observations::Memory(memory) => {
                game.apply(act, &mut |event: Event| memory.observe(event))
            }
            Observations::History(history) => history.apply(game, act, &mut |_| {}),
        }
    }
}

//! Players of Getaway that can be simulated, by name: the players of a table, and a population to
//! learn from and to measure against.
//!
//! Nothing learns from a *kept* player, and `hard` has no model of one: they are strangers to it.
//!
//! Observations of a game are kept only as far as some player uses them, because games between
//! simple players are played by the million.

use getaway_games::cards::Seat;
use getaway_games::getaway::computer::Player;
use getaway_games::getaway::computer::mind::Mind;
use getaway_games::getaway::computer::opponent::OpponentModel;
use getaway_games::getaway::computer::population::{
    BOLD, CAREFUL, Choice, DUCK, HOARDER, Style, TAKER, Taste, VOIDER, Voids,
};
use getaway_games::getaway::rules::{Event, History, Illegal, Memory, Move, Position, View};
use getaway_games::options::named;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    /// Plays any legal card, and never takes.
    Random,
    Easy,
    /// A heuristic evaluation of each legal card, and a perfect memory.
    Normal,
    Hard,
    /// Learned from: a simple ducking player.
    Duck,
    /// Learned from: leads suits of which many cards are out.
    Careful,
    /// Learned from: wants empty suits.
    Voider,
    /// Learned from: keeps its low cards.
    Hoarder,
    /// Learned from: leads its highest early.
    Bold,
    /// Learned from: ducks, and takes last cards.
    Taker,
    /// Tuned against: a plain search of 300 worlds, played out by rules of thumb.
    Plain,
    /// Kept for measuring: a ducking player that knows who is void.
    Ducker,
    /// Kept for measuring: estimates how likely it is that somebody can't follow.
    Counter,
    /// Kept for measuring: never wins a trick unless it has to.
    Miser,
    /// Kept for measuring: a plain search of 300 worlds, played out by rules kept for measuring.
    Dealer,
}

named!(Character {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Random = "random",
    Duck = "duck",
    Careful = "careful",
    Voider = "voider",
    Hoarder = "hoarder",
    Bold = "bold",
    Taker = "taker",
    Plain = "plain",
    Ducker = "ducker",
    Counter = "counter",
    Miser = "miser",
    Dealer = "dealer",
});

impl Character {
    pub const fn player(self) -> Player {
        match self {
            Character::Random => Player::Random,
            Character::Easy => Player::Easy,
            Character::Normal => Player::Normal,
            Character::Hard => Player::Hard,
            Character::Duck => Player::Style(&DUCK),
            Character::Careful => Player::Style(&CAREFUL),
            Character::Voider => Player::Style(&VOIDER),
            Character::Hoarder => Player::Style(&HOARDER),
            Character::Bold => Player::Style(&BOLD),
            Character::Taker => Player::Style(&TAKER),
            Character::Ducker => Player::Style(&DUCKER),
            Character::Counter => Player::Style(&COUNTER),
            Character::Miser => Player::Style(&MISER),
            Character::Plain => Player::Search(&PLAIN),
            Character::Dealer => Player::Search(&DEALER),
        }
    }
}

/// Kept: leads suits in which nobody has shown a void and most cards are out, ducks even when last,
/// and throws from short suits.
const DUCKER: Style = Style {
    lead: Taste { rank: 0.3, void: -1.0, out: 6.5, own: -1.4, danger: 0.0 },
    throw: Taste { rank: 0.2, void: 0.0, out: 1.9, own: -2.7, danger: 1.7 },
    last: Choice::Under,
    ..DUCK
};

/// Kept: estimates how likely it is that somebody can't follow.
const COUNTER: Style = Style {
    lead: Taste { rank: -0.2, void: -5.0, out: 3.0, own: -0.5, danger: 0.3 },
    throw: Taste { rank: 0.8, void: 0.0, out: 0.6, own: -1.0, danger: 0.8 },
    voids: Voids::Counted,
    last: Choice::Under,
    ..DUCK
};

/// Kept: gives away low cards in small steps, even when last, and never notices a void.
const MISER: Style = Style {
    lead: Taste { rank: -1.0, void: 0.0, out: 0.6, own: 0.8, danger: 0.0 },
    throw: Taste { rank: 0.7, void: 0.0, out: 0.0, own: 0.6, danger: 0.0 },
    last: Choice::Under,
    ..DUCK
};

static PLAIN: Mind = Mind::plain(OpponentModel::Style(&CAREFUL));

/// Kept: a plain search with the rules of another kept player.
static DEALER: Mind = Mind::plain(OpponentModel::Style(&DUCKER));

#[derive(Default)]
pub(super) enum Observations {
    /// Nothing: nobody looks at more than their legal cards.
    #[default]
    Nothing,
    Memory(Memory),
    History(History),
}

impl Observations {
    /// Starts keeping what these players need in a new game.
    pub(super) fn new(
        game: &Position,
        mut kinds: impl Iterator<Item = Character> + Clone,
    ) -> Observations {
        if kinds.clone().any(|kind| kind.player().searches()) {
            Observations::History(History::new(game))
        } else if kinds.any(|kind| kind != Character::Random) {
            Observations::Memory(Memory::new(game))
        } else {
            Observations::Nothing
        }
    }

    pub(super) fn view(&self, game: &Position, seat: Seat) -> View {
        match self {
            Observations::Nothing => View::new(game, &Memory::new(game), seat),
            Observations::Memory(memory) => View::new(game, memory, seat),
            Observations::History(history) => history.view(game, seat),
        }
    }

    pub(super) fn apply(&mut self, game: &mut Position, act: Move) -> Result<(), Illegal> {
        match self {
            Observations::Nothing => game.apply(act, &mut |_| {}),
            Observations::Memory(memory) => {
                game.apply(act, &mut |event: Event| memory.observe(event))
            }
            Observations::History(history) => history.apply(game, act, &mut |_| {}),
        }
    }
}

#[cfg(test)]
mod tests {
    use getaway_games::getaway::Getaway;
    use getaway_games::getaway::computer::mind;
    use getaway_games::getaway::computer::population::LEARNED_FROM;
    use getaway_games::getaway::rules::Options;
    use getaway_games::options::Named;

    use super::*;
    use crate::simulate::{CannotGoOn, Run, plan, run};

    #[test]
    fn names_read_back() {
        for kind in Character::ALL {
            assert_eq!(kind.to_string().parse(), Ok(*kind));
        }
        let unknown = "grandmaster".parse::<Character>().unwrap_err().to_string();
        assert!(unknown.starts_with("it must be one of: normal, easy, hard, random, duck, "));
    }

    #[test]
    fn nothing_is_learned_from_kept_players() {
        for kept in [DUCKER, COUNTER, MISER] {
            assert!(!LEARNED_FROM.contains(&kept));
            let supposed = mind::hard().models;
            assert!(supposed.iter().all(|(model, _)| match model {
                OpponentModel::Style(style) => **style != kept,
                OpponentModel::Heuristic | OpponentModel::Stranger => true,
            }));
        }
    }

    #[test]
    fn strangers_lose_more_often_than_hard() {
        // With this few playouts `hard` loses 6 % of many games against each of these.
        for three in ["counter", "ducker"] {
            let games = Run { seed: 11, games: 30, budget: Some(24), records: false };
            let seats = ["hard", three, three, three].map(str::to_owned);
            let plan = plan::<Getaway>(games, Options::default(), &seats).unwrap();
            let totals = run(&plan, 2, |_, _| Ok::<(), CannotGoOn>(())).unwrap();
            assert!(totals.counted("hard") <= 3, "{totals:?}");
        }
    }
}

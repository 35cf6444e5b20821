//! Shared by the tests of Stop the Bus: games with chosen cards, short names for moves, and random
//! games.

use getaway::cards::*;
use getaway::games::bus::rules::*;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

pub use getaway::games::{Event as _, NoDeal, Rules as _};

pub use crate::any_game::*;

pub const A: usize = 0;
pub const B: usize = 1;
pub const C: usize = 2;
pub const D: usize = 3;

pub fn three(names: &str) -> [Card; 3] {
    list(names).try_into().expect("three cards")
}

/// A hand with the named cards.
pub fn hand(names: &str) -> Hand {
    Hand::new(three(names)).expect("three different cards")
}

/// Options with this number of tokens.
pub fn tokens(count: u8) -> Options {
    let tokens = Tokens::new(count.into()).expect("1 to 10");
    Options {
        tokens,
        ..Options::default()
    }
}

/// A deal with these hands, empty for players who are out, and this middle.
pub fn deal(hands: &[&str], middle: &str) -> Deal {
    Deal {
        hands: hands.iter().map(|names| list(names)).collect(),
        middle: list(middle),
    }
}

/// A game in which the last seat has just dealt these hands, and A has the first turn.
pub fn dealt(options: Options, hands: &[&str], middle: &str) -> Game {
    let mut game = Game::new(options, hands.len(), seat(hands.len() - 1)).expect("a table");
    deal_out(&mut game, hands, middle);
    game
}

/// Deals these hands and returns what happened.
pub fn deal_out(game: &mut Game, hands: &[&str], middle: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.deal(&deal(hands, middle), &mut |event| events.push(event))
        .expect("a deal");
    events
}

/// A player's turn: the seat, and what they do.
pub type Doing = (Seat, Act);

fn exchange(number: usize, exchange: Exchange) -> Doing {
    let stop = false;
    (seat(number), Act { exchange, stop })
}

pub fn keep(number: usize) -> Doing {
    exchange(number, Exchange::Keep)
}

pub fn swap(number: usize, give: &str, take: &str) -> Doing {
    let (give, take) = (card(give), card(take));
    exchange(number, Exchange::One { give, take })
}

pub fn swap_all(number: usize) -> Doing {
    exchange(number, Exchange::All)
}

/// The same turn, with a call at its end.
pub fn stop((seat, act): Doing) -> Doing {
    (seat, Act { stop: true, ..act })
}

/// The seats with the worst hand at the last showdown, and the seats that lost a token.
pub fn showdown(events: &[Event]) -> (Vec<usize>, Vec<usize>) {
    let numbers = |seats: SeatSet| seats.iter().map(Seat::index).collect();
    let shown = events.iter().rev().find_map(|event| match event {
        Event::Showdown { worst, losers, .. } => Some((numbers(*worst), numbers(*losers))),
        _ => None,
    });
    shown.expect("the hands were shown")
}

pub fn turn(game: &Game) -> Option<usize> {
    game.board().turn().map(Seat::index)
}

pub fn middle(game: &Game) -> Vec<Card> {
    game.board().middle().into_iter().flatten().collect()
}

pub fn all_tokens(game: &Game) -> Vec<u8> {
    let seats = Seat::first(game.board().seats());
    seats.map(|seat| game.board().tokens(seat)).collect()
}

pub fn places(game: &Game) -> Vec<Option<u8>> {
    let seats = Seat::first(game.board().seats());
    seats.map(|seat| game.board().place(seat)).collect()
}

/// Carries out an entry; returns its step and the events.
pub fn play(game: &mut Game, entry: &Entry) -> (Move, Vec<Event>) {
    let step = game.judge(entry);
    let step = step.unwrap_or_else(|why| panic!("{entry:?}: {why}"));
    let mut events = Vec::new();
    game.make(&step, &mut |event| events.push(event))
        .expect("it is legal");
    (step, events)
}

/// The record of a game with these entries.
pub fn record_of(
    options: Options,
    labels: Vec<String>,
    dealer: Seat,
    entries: &[Entry],
    chance: Option<ChanceProof>,
) -> Record {
    let mut game = Game::new(options, labels.len(), dealer).expect("a table");
    let steps = entries.iter().map(|entry| play(&mut game, entry).0);
    Record::of_game(options, labels, dealer, &NoDeal {}, steps, chance).expect("a record")
}

/// A random way through a game.
pub struct Walk {
    pub options: Options,
    pub seats: usize,
    pub dealer: Seat,
    pub entries: Vec<Entry>,
    pub game: Game,
    /// One in this many moves is a call, where a call is allowed.
    calls: u32,
    rng: Rand,
}

impl Walk {
    pub fn new(options: Options, seats: usize, seed: u64) -> Walk {
        let mut rng = rand(seed);
        let dealer = seat(rng.random_range(0..seats));
        Walk {
            options,
            seats,
            dealer,
            entries: Vec::new(),
            game: Game::new(options, seats, dealer).expect("a table"),
            // Once in a while, a deal continues until its limit.
            calls: *[2, 2, 10, 10, 10, 100_000].choose(&mut rng).expect("one"),
            rng,
        }
    }

    /// The next entry, chosen at random; `None` when the game is over.
    pub fn choose(&mut self) -> Option<Entry> {
        let board = self.game.board();
        match board.due() {
            Due::Over(_) => None,
            Due::Deal => {
                let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
                pack.shuffle(&mut self.rng);
                let deal = Deal::of_pack(pack, board.in_play(), self.seats, board.dealer());
                Some(Entry::Deal(deal))
            }
            Due::Turn(_) => {
                let mut moves = self.game.legal_moves();
                let call = self.rng.random_ratio(1, self.calls);
                let last = board.called().is_some();
                moves.retain(|act| last || act.act().is_some_and(|act| act.stop == call));
                let act = moves.choose(&mut self.rng).expect("a legal move");
                self.game.entry(act)
            }
        }
    }

    /// Carries out a random entry; returns it with its events.
    pub fn step(&mut self) -> Option<(Entry, Vec<Event>)> {
        let entry = self.choose()?;
        let (_, events) = play(&mut self.game, &entry);
        self.entries.push(entry.clone());
        Some((entry, events))
    }

    /// Continues the walk until the game is over or this many entries are made.
    pub fn run(mut self, most: usize) -> Walk {
        while self.entries.len() < most && self.step().is_some() {}
        self
    }

    /// The record of everything so far.
    pub fn record(&self) -> Record {
        let labels = vec!["random".to_owned(); self.seats];
        record_of(self.options, labels, self.dealer, &self.entries, None)
    }
}

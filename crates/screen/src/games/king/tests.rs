//! What people read, message by message.

mod languages;
mod shown;

use rand::SeedableRng;

use super::*;
use crate::games::kit::testing::{self, person, read, seat, seats, with_hostile_names};
use crate::i18n::Language;
use crate::render::ActsBy;
use crate::render::card_style::plain;
use getaway_games::king::computer::{self, Strategy};
use getaway_games::king::rules::{Act, Bid, Choice, Due, Scoring, Trumps};
use getaway_games::kit::Session as _;
use getaway_table::SeatInfo;

/// Ann, Bob, Cid and a computer.
type Table = testing::Table<King>;

impl Table {
    fn new(options: Options) -> Table {
        let cid = SeatInfo::new(person(13, "Cid"));
        let mut seats = seats();
        seats.insert(2, cid);
        Table::of(options, seats)
    }

    fn turn(&self) -> Seat {
        self.session.public().board.due().seat().unwrap()
    }

    /// The player whose turn it is does this.
    fn act(&mut self, act: Act) -> MoveOutcome {
        self.make(self.turn(), act)
    }

    /// The same, with the answer that they get.
    fn answer(&mut self, act: Act) -> String {
        let done = self.act(act);
        self.done(done)
    }

    /// The player whose turn it is does what a computer would do.
    fn go_on(&mut self) {
        let view = self.session.view(self.turn()).unwrap();
        let (mut rng, limits) = (Rand::seed_from_u64(1), limits());
        let act = computer::decide(Strategy::Normal, &view, &limits, &mut rng).unwrap();
        self.act(act);
    }

    fn end_hand(&mut self) {
        while self.session.due().is_some() {
            self.go_on();
        }
    }

    /// Ends the pause.
    fn next_hand(&mut self) {
        self.session.end_pause();
        self.advance();
    }

    /// A game in which this hand was just dealt.
    fn at_hand(number: usize, options: Options) -> Table {
        let mut table = Table::new(options);
        while table.session.public().board.round().number() < number {
            table.end_hand();
            table.next_hand();
        }
        table
    }

    fn own_turn(&self) -> String {
        self.own(self.turn().index(), ActsBy::Buttons)
    }
}

fn limits() -> Limits<'static> {
    Limits { playouts: 60, go_on: &|| true }
}

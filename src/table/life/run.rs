//! A game in progress: the rules' game with its chance, its course and its story so far.

use std::sync::Arc;

use crate::rules::{
    Audience, BadSetup, CardSet, Course, DrawDue, Due, Entry, Event, Game, Illegal, Move, Options,
    Source,
};

use super::Dealt;
use crate::table::snapshot::Story;

/// A game, running or just over.
#[derive(Clone, Debug)]
pub(in crate::table) struct Run {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) game: Game,
    pub(in crate::table) course: Course,
    /// How many entries its record has.
    pub(in crate::table) moves: usize,
    draws: usize,
    pub(in crate::table) past: Vec<Arc<Story>>,
    pub(in crate::table) present: Story,
}

impl Run {
    /// The game before its first trick.
    pub(super) fn new(dealt: Dealt, options: Options, hands: &[CardSet]) -> Result<Run, BadSetup> {
        let game = Game::deal(options, dealt.dealer, hands)?;
        Ok(Run {
            dealt,
            game,
            course: Course::new(&game),
            moves: 0,
            draws: 0,
            past: Vec::new(),
            present: Story {
                number: 1,
                events: Vec::new(),
            },
        })
    }

    /// Carries out a move; the entries are what the record says of it.
    pub(super) fn apply(&mut self, act: Move) -> Result<Vec<Entry>, Illegal> {
        let tricks = self.game.board().tricks();
        let from = self.game.board().neighbour(act.seat());
        let events = &mut self.present.events;
        self.course
            .apply(&mut self.game, act, &mut |event: Event| {
                if event.audience() == Audience::Everyone {
                    events.push(event);
                }
            })?;
        if let Move::Draw { .. } = act {
            self.draws += 1;
        }
        let board = self.game.board();
        if board.tricks() > tricks || board.loser().is_some() {
            self.close_story();
        }
        let entries = Entry::of(act, from);
        self.moves += entries.len();
        Ok(entries)
    }

    fn close_story(&mut self) {
        let next = Story {
            number: self.present.number + 1,
            events: Vec::new(),
        };
        self.past
            .push(Arc::new(std::mem::replace(&mut self.present, next)));
    }

    /// The draw that is due and leaves nobody a choice: chance alone decides it.
    pub(super) fn draw_due(&self) -> Option<Move> {
        match self.game.board().due() {
            Due::Draw(_, DrawDue::Waste(_)) => self.draw(Source::Waste),
            Due::Draw(_, DrawDue::Seats(seats)) => self.draw(Source::Seat(seats.only()?)),
            Due::Lead(_) | Due::Play(_) | Due::PlayAny(_) | Due::Over(_) => None,
        }
    }

    /// The draw from there, if one is due: the k-th of the game, by the fair shuffle.
    pub(super) fn draw(&self, from: Source) -> Option<Move> {
        let card = self
            .dealt
            .chance
            .draw(self.draws + 1, self.game.drawable(from))?;
        let seat = self.game.board().power();
        Some(Move::Draw { seat, from, card })
    }
}

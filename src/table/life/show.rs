//! What a table shows of itself.

use crate::rules::Seat;
use crate::table::snapshot::{self, Clock, Outcome, Promise, Snapshot, Window};

use super::clock::Timer;
use super::{Life, Over, Picking, Playing, Pledge, Stage, Waiting};

impl Life {
    /// The table at this instant.
    pub(in crate::table) fn snapshot(&self) -> Snapshot {
        let core = &self.core;
        Snapshot {
            table: self.table,
            place: self.place,
            version: core.version,
            host: core.host,
            settings: core.settings,
            seats: core.seats.iter().map(|c| c.info.clone()).collect(),
            games: core.games,
            stage: match &self.stage {
                Stage::Lobby(waiting) => snapshot::Stage::Lobby(waiting.next.promise()),
                Stage::Picking(picking) => self.show_picking(picking),
                Stage::Playing(playing) => self.show_playing(playing),
                Stage::Result(over, waiting) => show_result(over, waiting),
                Stage::Ended(end) => snapshot::Stage::Ended(*end),
            },
            game: match &self.stage {
                Stage::Playing(p) => Some((p.run.game, p.run.course.clone())),
                _ => None,
            },
        }
    }

    fn show_picking(&self, picking: &Picking) -> snapshot::Stage {
        let dealer = picking.dealt.dealer;
        snapshot::Stage::Picking(snapshot::Picking {
            promise: picking.dealt.pledge.promise(),
            dealer,
            taken: picking.taken.clone(),
            turn: self.picks_now(picking).unwrap_or(dealer),
            clock: picking.margin.timer.map(Timer::show),
        })
    }

    fn show_playing(&self, playing: &Playing) -> snapshot::Stage {
        let (run, margin) = (&playing.run, &playing.margin);
        let board = run.game.board();
        let count = |seat: Seat| run.game.hand(seat).len();
        snapshot::Stage::Playing(snapshot::Playing {
            promise: run.dealt.pledge.promise(),
            board: *board,
            counts: Seat::first(board.seats()).map(count).collect(),
            past: run.past.clone(),
            present: run.present.clone(),
            announced: margin.announced,
            window: self.window_ends().map(|ends| Window {
                ends,
                held: margin.held.is_some(),
            }),
            clock: margin.timer.map(Timer::show),
        })
    }
}

fn show_result(over: &Over, waiting: &Waiting) -> snapshot::Stage {
    snapshot::Stage::Result(Outcome {
        promise: over.dealt.pledge.promise(),
        secret: over.dealt.pledge.secret.reveal().to_owned(),
        seats: over.seats.clone(),
        loser: over.loser,
        away: over.away.clone(),
        past: over.past.clone(),
        counts: over.dealt.people >= 2,
        next: waiting.next.promise(),
    })
}

impl Timer {
    fn show(self) -> Clock {
        Clock {
            ends: self.ends,
            short: self.short,
        }
    }
}

impl Pledge {
    fn promise(&self) -> Promise {
        Promise {
            game: self.game,
            commit: self.secret.commit(),
        }
    }
}

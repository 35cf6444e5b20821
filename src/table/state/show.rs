//! What a table shows of itself.

use crate::table::snapshot::{self, Clock, Commitment, Outcome, Snapshot};

use super::clock::Timer;
use super::{CommittedSecret, Finished, NextGame, Playing, Stage, TableState};

impl TableState {
    /// The table at this instant.
    pub(in crate::table) fn snapshot(&self) -> Snapshot {
        let core = &self.core;
        Snapshot {
            table: self.table,
            place: self.place,
            version: core.version,
            host: core.host,
            settings: core.settings,
            seats: core.seats.iter().map(|seat| seat.info.clone()).collect(),
            waiting: core.waiting.iter().map(|w| w.person.clone()).collect(),
            games: core.games,
            stage: match &self.stage {
                Stage::Lobby(next) => snapshot::Stage::Lobby(next.committed.commitment()),
                Stage::Playing(playing) => self.show_playing(playing),
                Stage::Result(over, next) => show_result(over, next),
                Stage::Ended(end) => snapshot::Stage::Ended(*end),
            },
            session: self.stage.session().cloned(),
        }
    }

    fn show_playing(&self, playing: &Playing) -> snapshot::Stage {
        snapshot::Stage::Playing(snapshot::Playing {
            commitment: playing.dealt.committed.commitment(),
            round: playing.session.round(),
            game: playing.session.public(),
            awaited: self.awaited().map(|(_, people)| people).unwrap_or_default(),
            pause: playing.timing.pause,
            clock: playing.timing.timer.map(Timer::show),
        })
    }
}

fn show_result(over: &Finished, next: &NextGame) -> snapshot::Stage {
    snapshot::Stage::Result(Outcome {
        commitment: over.dealt.committed.commitment(),
        secret: over.dealt.committed.secret.reveal().to_owned(),
        seats: over.seats.clone(),
        results: over.results.clone(),
        game: over.session.public(),
        counts: over.dealt.people >= 2 && over.results.is_some(),
        next: next.committed.commitment(),
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

impl CommittedSecret {
    fn commitment(&self) -> Commitment {
        Commitment {
            game: self.game,
            commit: self.secret.commit(),
        }
    }
}

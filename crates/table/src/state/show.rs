//! Takes snapshots of a table.

use crate::again::Cards;
use crate::snapshot::{
    self, ChangedFrom, Clock, Commitment, DealtAgain, Hidden, Outcome, Snapshot,
};
use getaway_games::cards::Cut;
use getaway_store::GameNumber;

use super::{CommittedSecret, Dealt, Finished, NextGame, RunningGame, Stage, TableState};

impl TableState {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let core = &self.core;
        Snapshot {
            table: self.table,
            place: self.place,
            version: core.version,
            host: core.host,
            absent_host: core.absent_host,
            settings: core.settings,
            seats: core.seats.iter().map(|seat| seat.info.clone()).collect(),
            waiting: core.waiting.iter().map(|w| w.person.clone()).collect(),
            games: core.games,
            late: core.late.clone(),
            expected: self.expected(),
            by_itself: core.by_itself.clone(),
            lets_watch: core.lets_watch.clone(),
            hosts_first: core.hosts_first && core.games == 0,
            unfinished: core.unfinished,
            stage: match &self.stage {
                Stage::Lobby(next) => snapshot::Stage::Lobby(self.show_next(next)),
                Stage::Playing(playing) => self.show_playing(playing),
                Stage::Result(over, next) => self.show_result(over, self.show_next(next)),
                Stage::Ended(end) => snapshot::Stage::Ended(end.clone()),
            },
            session: self.stage.playing().map(|playing| Hidden(playing.session.clone())),
        }
    }

    fn show_playing(&self, playing: &RunningGame) -> snapshot::Stage {
        snapshot::Stage::Playing(snapshot::GameSnapshot {
            commitment: playing.dealt.commitment(),
            round: playing.session.round(),
            changes: playing.session.changes(),
            game: playing.session.public(),
            awaited: self.awaited(),
            pause: playing.timing.pause,
            clock: playing.timing.timer.map(|timer| Clock {
                ends: timer.ends,
                short: timer.short,
                last_call: timer.last_call,
            }),
            at_stake: self.is_at_stake().then(|| self.who_still_plays()),
            vote: self.show_vote(),
            offer: self.show_offer(),
            stand_in: self.show_stand_in(),
            watchers: self.watchers(),
            changed_from: self.core.changed.filter(|_| playing.is_young()).map(|changed| {
                // Nobody has chosen those that stand in for somebody.
                let stand_in =
                    self.core.seats.iter().filter(|seat| seat.kept_for.is_some()).count();
                let computers = changed.computers.map(|sat| sat + stand_in);
                ChangedFrom { settings: changed.before, computers }
            }),
        })
    }

    fn show_result(&self, over: &Finished, next: Commitment) -> snapshot::Stage {
        let friendly = over.dealt.is_friendly(&self.core.settings);
        snapshot::Stage::Result(Outcome {
            commitment: over.dealt.commitment(),
            secret: over.dealt.committed.secret.reveal().to_owned(),
            seats: over.seats.clone(),
            results: over.results.clone(),
            game: over.session.public(),
            played_on: over.played_on,
            counts: over.dealt.people >= 2 && over.results.is_some() && !friendly,
            cup: self.core.show_cup(),
            next,
        })
    }

    fn show_next(&self, next: &NextGame) -> Commitment {
        Commitment {
            voided: next.cuts.voided,
            again: self.core.again.as_deref().map(Cards::shown),
            ..next.committed.commitment(self.cuts(next))
        }
    }
}

impl Dealt {
    fn commitment(&self) -> Commitment {
        let Some(game) = self.mix.again.map(GameNumber) else {
            return self.committed.commitment(self.mix.cuts.clone());
        };
        let again = Some(DealtAgain { game, seats: self.start.seats });
        Commitment { again, ..self.committed.commitment(Vec::new()) }
    }
}

impl CommittedSecret {
    fn commitment(&self, cuts: Vec<Cut>) -> Commitment {
        Commitment { game: self.game, commit: self.secret.commit(), again: None, cuts, voided: 0 }
    }
}

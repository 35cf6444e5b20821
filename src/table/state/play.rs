//! What people do in a running game, and what then happens by itself.

use std::time::Duration;

use crate::games::{Act, Unsaved};
use crate::store::{GameChange, GameNumber, UserId};
use crate::table::request::{Done, Refusal};

use super::{Stage, Transaction};

impl Transaction<'_> {
    /// A person acts for their seat.
    pub(super) fn act(&mut self, person: UserId, act: Act) -> Result<Done, Refusal> {
        let seat = self.state.seat_of(person).ok_or(Refusal::NotSeated)?;
        // Whoever acts is back; if this is refused, so is their return.
        self.come_back(seat);
        match &mut self.state.stage {
            Stage::Playing(playing) => Ok(Done::Acted(playing.session.act(seat, act)?)),
            Stage::Lobby(_) | Stage::Result(..) => Err(Refusal::NoGame),
            Stage::Ended(_) => Err(Refusal::Ended),
        }
    }

    /// Carries out what nobody has to be waited for, notes what has to be saved, and sets the clocks
    /// for whoever is due.
    pub(super) fn settle(&mut self) -> Result<(), Refusal> {
        let players = self.state.players();
        if let Stage::Playing(playing) = &mut self.state.stage {
            playing.session.settle(&players)?;
            let ending = playing.session.ending();
            self.note_unsaved();
            if let Some(ending) = ending {
                self.finish(ending)?;
            }
        }
        self.set_pause();
        self.set_clock();
        Ok(())
    }

    /// Passes on to the store what the game has not saved yet.
    pub(super) fn note_unsaved(&mut self) {
        let Stage::Playing(playing) = &mut self.state.stage else {
            return;
        };
        let game = playing.dealt.committed.game;
        let unsaved = playing.session.take_unsaved();
        self.note(game, unsaved);
    }

    pub(super) fn note(&mut self, game: GameNumber, unsaved: Unsaved) {
        if let Some(deal) = unsaved.deal {
            self.changes.push(GameChange::Dealt { game, deal });
        }
        if !unsaved.entries.is_empty() {
            self.changes.push(GameChange::Moves {
                game,
                from: unsaved.from,
                entries: unsaved.entries,
            });
        }
    }

    /// Begins the pause that the game asks for, keeps one that goes on.
    fn set_pause(&mut self) {
        let now = self.ctx.now;
        if let Stage::Playing(playing) = &mut self.state.stage {
            let pause = playing.session.pause();
            let running = playing.timing.pause;
            playing.timing.pause = pause
                .map(|pause| running.unwrap_or(now + Duration::from_secs(pause.seconds.into())));
        }
    }

    /// The pause of the game is over.
    pub(super) fn end_pause(&mut self) {
        if let Stage::Playing(playing) = &mut self.state.stage {
            playing.session.end_pause();
            playing.timing.pause = None;
        }
    }
}

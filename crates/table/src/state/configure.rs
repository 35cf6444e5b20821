//! Changing what an open lobby plays by, and how many computers sit there.

use std::time::{Duration, SystemTime};

use crate::again::{Cards, seats_allowed};
use crate::request::{Refusal, RequestOutcome, Result};
use crate::settings::Settings;
use crate::snapshot::Owner;
use getaway_store::UserId;

use super::{Changed, SeatState, Stage, TableState, Transaction};

/// How long people need to notice a change.
const TO_NOTICE: Duration = Duration::from_secs(10);

impl Changed {
    /// Whether people have had time to see it.
    pub(super) fn was_seen(&self, now: SystemTime) -> bool {
        now.duration_since(self.at).is_ok_and(|since| since >= TO_NOTICE)
    }
}

impl Transaction<'_> {
    /// For the host, before the first deal. Computers come and go at the end of the table.
    pub(super) fn configure(
        &mut self,
        person: UserId,
        settings: Settings,
        computers: usize,
    ) -> Result<RequestOutcome> {
        if !matches!(self.state.stage, Stage::Lobby(_)) {
            return Err(Refusal::AlreadyDealt);
        }
        self.state.check_host(person)?;
        let core = &mut self.state.core;
        if core.settings.options.kind() != settings.options.kind() {
            return Err(Refusal::Stale);
        }
        let played_by = |settings: &Settings| (settings.options.recorded(), settings.cup);
        if let Some(cards) = &core.again
            && played_by(&settings) != played_by(&core.settings)
        {
            return Err(Refusal::DealtAgain(cards.game));
        }
        let is_computer = |seat: &SeatState| seat.computer_number().is_some();
        let sitting = core.seats.iter().filter(|seat| is_computer(seat)).count();
        let people = core.seats.len() - sitting;
        let seats = seats_allowed(&settings, core.again.as_deref().map(Cards::shown));
        TableState::check_seats(&seats, computers + people.saturating_sub(1))?;
        // The first of several changes that nobody has had time to see.
        let recent = core.changed.filter(|changed| !changed.was_seen(self.ctx.now));
        let now = Changed { at: self.ctx.now, before: core.settings, computers: Some(sitting) };
        core.changed = Some(Changed { at: now.at, ..recent.unwrap_or(now) });
        core.settings = settings;
        for _ in computers..sitting {
            if let Some(last) = core.seats.iter().rposition(is_computer) {
                core.seats.remove(last);
            }
        }
        core.seat_computers(computers.saturating_sub(sitting));
        for seat in &mut core.seats {
            if let Owner::Computer { level, .. } = &mut seat.info.owner {
                *level = settings.level;
            }
        }
        Ok(RequestOutcome::Configured)
    }
}

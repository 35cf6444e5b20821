//! Changing what an open lobby plays by, and how many computers sit there.

use crate::request::{Refusal, RequestOutcome, Result};
use crate::settings::Settings;
use crate::snapshot::Owner;
use getaway_store::UserId;

use super::{SeatState, Stage, TableState, Transaction};

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
        let is_computer = |seat: &SeatState| seat.computer_number().is_some();
        let sitting = core.seats.iter().filter(|seat| is_computer(seat)).count();
        let people = core.seats.len() - sitting;
        TableState::check_seats(&settings, computers + people.saturating_sub(1))?;
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

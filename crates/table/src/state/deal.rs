//! Dealing: the step from a lobby or a result to a game.

use std::ops::RangeInclusive;

use crate::request::{Refusal, RequestOutcome, Result};
use crate::snapshot::Owner;
use getaway_games::cards::Mix;
use getaway_games::{Session, Start};
use getaway_store::{DealtIn, GameChange, InteractionId, UserId};

use super::{Dealt, RunningGame, Stage, Timing, Transaction};

impl Transaction<'_> {
    /// Deals for the host. Where only one number of seats will do, computers take the free ones.
    pub(super) fn deal(&mut self, person: UserId, with: InteractionId) -> Result<RequestOutcome> {
        let seats = self.state.core.seats_allowed();
        if seats.start() == seats.end() {
            self.fill_and_deal(person, with)
        } else {
            self.deal_to_seated(person, with)
        }
    }

    /// Fills up with computers to a good number of seats, then deals. If that changes the seats for
    /// which people have cut, it deals nothing, so that they can cut again.
    pub(super) fn fill_and_deal(
        &mut self,
        person: UserId,
        with: InteractionId,
    ) -> Result<RequestOutcome> {
        // This is a copy: if the deal is refused, nobody has sat down.
        if self.state.stage.next().is_some() && self.fill_up() > 0 && self.cut_for.is_some() {
            self.state.check_dealer(person)?;
            return Ok(RequestOutcome::FilledUp);
        }
        self.deal_to_seated(person, with)
    }

    fn deal_to_seated(&mut self, person: UserId, with: InteractionId) -> Result<RequestOutcome> {
        let next = self.state.stage.next().ok_or(Refusal::AlreadyDealt)?;
        let (committed, cuts) = (next.committed.clone(), self.state.cuts(next));
        self.state.check_dealer(person)?;
        // Not whoever presses while the host is late: they could choose after the last cut.
        let dealer = self.state.next_dealer();
        let is_open = self.state.core.all_let_watch();
        // Also for players whom a computer is about to replace: they may come back during this game.
        for seat in &mut self.state.core.seats {
            (seat.info.lapses, seat.info.hints, seat.hinted_at) = (0, 0, None);
        }
        self.stand_in();
        let core = &self.state.core;
        let options = core.settings.options;
        check_seats(&core.seats_allowed(), core.seats.len())?;
        let presser = self.state.seat_of(person).ok_or(Refusal::NotSeated)?;
        let joins = core.seats.iter().filter_map(|seat| seat.join);
        let ids = joins.chain([with]).map(|id| id.to_string()).collect();
        let again = core.again.clone();
        let mix = match &again {
            Some(cards) => cards.mix(),
            None => Mix { ids, cuts, again: None },
        };
        let game = committed.game;
        let dealer = again.as_ref().map(|cards| cards.dealer).or(dealer);
        let start = Start {
            seats: core.seats.len(),
            dealer: dealer.unwrap_or(presser),
            chance: mix.chance(&committed.secret, game.0),
            previous_loser: core.loser,
        };
        let people = core.seats.iter().filter(|s| s.info.person().is_some());
        let dealt = Dealt {
            start: start.clone(),
            mix: mix.clone(),
            people: people.count() as u32,
            committed,
        };
        let friendly = dealt.is_friendly(&core.settings);
        let mut session = match &again {
            Some(cards) => Session::dealt(options, start, &cards.deal)?,
            None => Session::begin(options, start)?,
        };
        let mut unsaved = session.take_unsaved();
        self.changes.push(GameChange::Begin {
            game,
            rules_version: options.kind().rules_version(),
            options: options.recorded().to_string(),
            dealer: session.dealer().into(),
            mix,
            players: core.seats.iter().map(|s| dealt_in(&s.info.owner)).collect(),
            deal: unsaved.deal.take(),
            home: self.state.home(),
            settings: core.settings.document(),
            friendly,
        });
        self.note(game, unsaved);
        let core = &mut self.state.core;
        (core.absent_host, core.again) = (None, None);
        core.changed = core.changed.filter(|changed| !changed.was_seen(self.ctx.now));
        self.state.stage = Stage::Playing(Box::new(RunningGame {
            dealt,
            session,
            timing: Timing::default(),
            vote: None,
            played_on: false,
            is_open,
            offer: None,
        }));
        Ok(RequestOutcome::Dealt(game))
    }
}

fn check_seats(seats: &RangeInclusive<usize>, have: usize) -> Result<()> {
    if seats.contains(&have) {
        return Ok(());
    }
    Err(Refusal::WrongSeats { have, least: *seats.start(), most: *seats.end() })
}

fn dealt_in(owner: &Owner) -> DealtIn {
    match owner {
        Owner::Person(person) => {
            DealtIn { person: Some(person.clone()), label: "person".to_owned() }
        }
        Owner::Computer { level, .. } => DealtIn { person: None, label: level.to_string() },
    }
}

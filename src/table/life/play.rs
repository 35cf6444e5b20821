//! What players do in a running game: play, take, draw; and what the computers decided.

use crate::rules::{Card, Illegal, Move, Phase, Seat, SeatSet, Source};
use crate::store::{GameChange, UserId};
use crate::table::request::{Done, Refusal};

use super::{Between, Choice, Decide, Draft, Effect, Held, Playing, Query, Stage};

impl Draft<'_> {
    /// The running game and the person's seat in it.
    fn seat_in_game(&mut self, person: UserId) -> Result<(Seat, &mut Playing), Refusal> {
        let seat = self.life.seat_of(person).ok_or(Refusal::NotSeated)?;
        // Whoever acts is back; if this is refused, so is their return.
        self.come_back(seat);
        match &mut self.life.stage {
            Stage::Playing(playing) => Ok((seat, playing)),
            Stage::Picking(_) => Err(Refusal::Picking),
            Stage::Lobby(_) | Stage::Result(..) => Err(Refusal::NoGame),
            Stage::Ended(_) => Err(Refusal::Ended),
        }
    }

    /// Plays a card, or lays the lead face down until the takes are over.
    pub(super) fn play(&mut self, person: UserId, card: Card) -> Result<Done, Refusal> {
        let (seat, playing) = self.seat_in_game(person)?;
        let act = playing.run.game.judge(seat, card)?;
        let before_trick = matches!(playing.run.game.board().phase(), Phase::Lead);
        if before_trick && !matches!(playing.margin.between, Between::Open) {
            playing.margin.held = Some(Held { seat, card });
            return Ok(Done::Held(card));
        }
        self.apply(act)?;
        Ok(match act {
            Move::Slip { slip, .. } => Done::Slipped(card, slip),
            _ => Done::Played(card),
        })
    }

    /// Takes now, or announces a take or withdraws it while a trick runs.
    pub(super) fn take(&mut self, person: UserId) -> Result<Done, Refusal> {
        let (seat, playing) = self.seat_in_game(person)?;
        let board = playing.run.game.board();
        match board.take_from(seat) {
            Ok(from) => {
                let count = playing.run.game.hand(from).len();
                playing.margin.announced = playing.margin.announced.without(seat);
                self.apply(Move::Take { seat })?;
                Ok(Done::Took { from, count })
            }
            Err(Illegal::TrickIsOpen) if playing.margin.announced.contains(seat) => {
                playing.margin.announced = playing.margin.announced.without(seat);
                Ok(Done::TakeWithdrawn)
            }
            Err(Illegal::TrickIsOpen) => {
                playing.margin.announced = playing.margin.announced.with(seat);
                Ok(Done::TakeAnnounced)
            }
            Err(why) => Err(why.into()),
        }
    }

    /// Draws from the hand of another player (`draw_from_any`).
    pub(super) fn draw_from(&mut self, person: UserId, from: Seat) -> Result<Done, Refusal> {
        let (seat, playing) = self.seat_in_game(person)?;
        let board = playing.run.game.board();
        let due = matches!(board.phase(), Phase::Draw(_)) && board.power() == seat;
        let why = if due {
            Illegal::WrongSource
        } else {
            Illegal::NoDrawDue
        };
        let draw = playing.run.draw(Source::Seat(from)).filter(|_| due);
        let act = draw.ok_or(why)?;
        self.apply(act)?;
        match act {
            Move::Draw { card, .. } => Ok(Done::Drew { from, card }),
            _ => Err(Illegal::NoDrawDue.into()),
        }
    }

    /// Carries out a move of the game.
    pub(super) fn apply(&mut self, act: Move) -> Result<(), Refusal> {
        let Stage::Playing(playing) = &mut self.life.stage else {
            return Err(Refusal::NoGame);
        };
        let (run, margin) = (&mut playing.run, &mut playing.margin);
        let (from, tricks) = (run.moves, run.game.board().tricks());
        let players = run.game.board().in_play().len();
        let entries = run.apply(act)?;
        let board = run.game.board();
        margin.forced = margin.forced.without(act.seat());
        // Whoever got away has nothing left to take with, and their lead is void.
        let in_play = board.in_play();
        let announced = margin.announced.iter();
        margin.announced = announced.filter(|s| in_play.contains(*s)).collect();
        // With two left a take loses the game: nobody who announced it among more meant that.
        if players > 2 && in_play.len() == 2 {
            margin.announced = SeatSet::EMPTY;
        }
        margin.held = margin
            .held
            .filter(|h| h.seat == board.power() && run.game.hand(h.seat).contains(h.card));
        if board.tricks() > tricks {
            margin.between = super::between::takes(board);
        }
        let entries = entries.iter().map(serde_json::to_string);
        self.changes.push(GameChange::Moves {
            game: run.dealt.pledge.game,
            from,
            entries: entries
                .collect::<Result<_, _>>()
                .map_err(|_| Refusal::NotSaved)?,
        });
        Ok(())
    }

    /// A computer has decided. An answer to anything but the present question is refused.
    pub(in crate::table) fn decided(
        &mut self,
        query: &Query,
        choice: Choice,
    ) -> Result<Effect, Refusal> {
        if self.life.query().as_ref() != Some(query) {
            return Err(Refusal::Stale);
        }
        let seat = query.seat;
        match (query.what, choice) {
            (Decide::Card, Choice::Card(card)) => self.apply(Move::Play { seat, card })?,
            (Decide::Take, Choice::Take(takes)) => self.take_or_pass(seat, takes)?,
            (Decide::DrawFrom(_), Choice::DrawFrom(from)) => {
                let Stage::Playing(playing) = &self.life.stage else {
                    return Err(Refusal::NoGame);
                };
                let draw = playing.run.draw(Source::Seat(from));
                self.apply(draw.ok_or(Illegal::WrongSource)?)?;
            }
            (Decide::Pick, Choice::Pick) => {
                let pile = self.first_free_pile().ok_or(Refusal::NotPicking)?;
                self.pick_for(seat, pile)?;
            }
            _ => return Err(Refusal::Stale),
        }
        self.settle()?;
        Ok(self.effect_of(query.what))
    }

    /// A computer that did not take has changed nothing, unless a clock began to run after it: asked
    /// again after a restart it may as well answer again.
    fn effect_of(&self, what: Decide) -> Effect {
        let waits = match &self.life.stage {
            Stage::Playing(p) => {
                p.margin.timer.is_some() || matches!(p.margin.between, Between::Window(_))
            }
            _ => true,
        };
        if what == Decide::Take && self.changes.is_empty() && !waits {
            Effect::Silent
        } else {
            Effect::Save
        }
    }

    fn take_or_pass(&mut self, seat: Seat, takes: bool) -> Result<(), Refusal> {
        if let Stage::Playing(playing) = &mut self.life.stage
            && let Between::Takes(left) = &mut playing.margin.between
        {
            left.pop_front();
        }
        if takes {
            self.apply(Move::Take { seat })?;
        }
        Ok(())
    }

    /// Piles lie face down: to a computer one is as good as another.
    fn first_free_pile(&self) -> Option<usize> {
        match &self.life.stage {
            Stage::Picking(picking) => Some(picking.taken.iter().position(Option::is_none)? + 1),
            _ => None,
        }
    }
}

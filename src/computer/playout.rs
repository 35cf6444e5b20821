//! Plays an imagined game on for two tricks and judges it then: the others play in their style, each
//! from what it would know; the player with all hands open, because by then much more will be
//! known.

use rand::rngs::Xoshiro256PlusPlus;

use super::sight::Sight;
use super::style::Style;
use super::value::{Net, Position};
use super::{baseline, thumb};
use crate::rules::{
    Card, DrawDue, Due, Event, Game, Illegal, MAX_SEATS, Memory, Move, Seat, Source,
};

/// At which lead the game is judged. The first is too early: what comes next then is left to the
/// judge, who sees all hands and holds every secret for known.
const LEADS: u32 = 2;

/// An imagined game, and what its players remember.
#[derive(Clone, Copy)]
pub(super) struct Imagined<'a> {
    pub(super) game: Game,
    pub(super) memory: Memory,
    /// Whose thoughts these are.
    pub(super) seat: Seat,
    /// How the others play, by seat.
    pub(super) styles: [Style; MAX_SEATS],
    /// Who judges positions.
    pub(super) net: &'a Net,
}

/// How the player's own cards are chosen.
#[derive(Clone, Copy)]
pub(super) enum Own {
    /// The card after whose trick the position is best.
    Weighed,
    /// By the rules of thumb.
    Thumb,
}

impl Imagined<'_> {
    /// Carries out a move.
    pub(super) fn apply(&mut self, act: Move) -> Result<(), Illegal> {
        let memory = &mut self.memory;
        self.game
            .apply(act, &mut |event: Event| memory.observe(event))
    }

    /// Draws from there, a card at random.
    pub(super) fn draw(
        &mut self,
        seat: Seat,
        from: Source,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<(), Illegal> {
        let card = baseline::random(self.game.drawable(from), rng);
        self.apply(Move::Draw { seat, from, card })
    }

    /// Plays on, and says how likely the player loses.
    pub(super) fn loses(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<f32, Illegal> {
        self.judged(LEADS, Own::Weighed, rng)
    }

    /// Plays on to the lead of that number, or the first after it that can be judged, and says how
    /// likely the player loses from there.
    fn judged(
        &mut self,
        lead: u32,
        own: Own,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<f32, Illegal> {
        let mut leads = 0;
        loop {
            let board = self.game.board();
            let turn = match board.due() {
                Due::Over(loser) => return Ok(if loser == self.seat { 1.0 } else { 0.0 }),
                _ if !board.in_play().contains(self.seat) => return Ok(0.0),
                Due::Lead(leader) => {
                    leads += 1;
                    if leads >= lead
                        && let Some(position) = Position::of(&self.game, self.seat)
                    {
                        return Ok(self.net.loses(&position));
                    }
                    leader
                }
                Due::Play(turn) => turn,
                Due::PlayAny(seats) => seats
                    .next_after(board.power(), board.options().direction)
                    .unwrap_or(self.seat),
                Due::Draw(drawer, due) => {
                    self.draw_due(drawer, due, rng)?;
                    continue;
                }
            };
            let card = if turn == self.seat {
                self.own_card(own, rng)?
            } else {
                let sight = Sight::within(&self.game, &self.memory, turn);
                self.styles[turn.index()].card(&sight, rng)
            };
            self.apply(Move::Play { seat: turn, card })?;
        }
    }

    /// Draws what is due, as the rules of thumb do.
    pub(super) fn draw_due(
        &mut self,
        drawer: Seat,
        due: DrawDue,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<(), Illegal> {
        let from = match due {
            DrawDue::Waste(_) => Source::Waste,
            DrawDue::Seats(seats) => {
                let sight = Sight::within(&self.game, &self.memory, drawer);
                Source::Seat(thumb::draws_from(&sight, seats))
            }
        };
        self.draw(drawer, from, rng)
    }

    /// The card that the player plays, who sees all hands.
    pub(super) fn own_card(&self, own: Own, rng: &mut Xoshiro256PlusPlus) -> Result<Card, Illegal> {
        let seat = self.seat;
        let open = self.memory.open(&self.game, seat);
        let sight = Sight::within(&self.game, &open, seat);
        let weighed = matches!(own, Own::Weighed) && Position::of(&self.game, seat).is_some();
        if !weighed || sight.legal().len() == 1 {
            return Ok(thumb::card(&sight, rng));
        }
        let mut best = (f32::INFINITY, Card::OPENER);
        for card in sight.distinct() {
            let mut next = *self;
            next.apply(Move::Play { seat, card })?;
            let loses = next.judged(1, Own::Thumb, rng)?;
            if loses < best.0 {
                best = (loses, card);
            }
        }
        Ok(best.1)
    }
}

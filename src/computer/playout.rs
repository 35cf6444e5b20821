//! Plays an imagined game to its end: the others in their style, each from what it would know; the
//! player by the rules of thumb and with all hands open, because by then much more will be known.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::sight::Sight;
use super::style::Style;
use super::{baseline, endgame, thumb};
use crate::rules::{DrawDue, Due, Event, Game, Illegal, MAX_SEATS, Memory, Move, Seat, Source};

/// With so few cards left between two players the end is worked out rather than played.
const DUEL_CARDS: u32 = 12;

/// Unless that needs more positions than this.
const DUEL_POSITIONS: u32 = 200;

/// An imagined game, and what its players remember.
#[derive(Clone, Copy)]
pub(super) struct Imagined {
    pub(super) game: Game,
    pub(super) memory: Memory,
    /// Whose thoughts these are.
    pub(super) seat: Seat,
    /// How the others play, by seat.
    pub(super) styles: [Style; MAX_SEATS],
}

impl Imagined {
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

    /// Plays on, and says whether the player loses. It is enough to know that they got away.
    pub(super) fn loses(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<bool, Illegal> {
        let seat = self.seat;
        let mut tried = 0;
        loop {
            let board = self.game.board();
            match board.due() {
                Due::Over(loser) => return Ok(loser == seat),
                _ if !board.in_play().contains(seat) => return Ok(false),
                Due::Lead(turn) => {
                    if board.in_play().len() == 2 && tried < 2 && self.cards_left() <= DUEL_CARDS {
                        tried += 1;
                        if let Ok(loses) = endgame::loses(&self.game, seat, DUEL_POSITIONS) {
                            return Ok(rng.random::<f32>() < loses);
                        }
                    }
                    self.play(turn, rng)?;
                }
                Due::Play(turn) => self.play(turn, rng)?,
                Due::PlayAny(seats) => {
                    let next = seats.next_after(board.power(), board.options().direction);
                    self.play(next.unwrap_or(seat), rng)?;
                }
                Due::Draw(drawer, due) => {
                    let from = match due {
                        DrawDue::Waste(_) => Source::Waste,
                        DrawDue::Seats(seats) => Source::Seat(thumb::draws_from(
                            &Sight::within(&self.game, &self.memory, drawer),
                            seats,
                        )),
                    };
                    self.draw(drawer, from, rng)?;
                }
            }
        }
    }

    fn cards_left(&self) -> u32 {
        let seats = self.game.board().in_play().iter();
        seats.map(|seat| self.game.hand(seat).len()).sum()
    }

    fn play(&mut self, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Result<(), Illegal> {
        let card = if seat == self.seat {
            let open = self.memory.open(&self.game, seat);
            thumb::card(&Sight::within(&self.game, &open, seat), rng)
        } else {
            let sight = Sight::within(&self.game, &self.memory, seat);
            self.styles[seat.index()].card(&sight, rng)
        };
        self.apply(Move::Play { seat, card })
    }
}

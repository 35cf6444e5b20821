//! One simulated game: deals, asks the players in turn, writes the record.

use rand::rngs::Xoshiro256PlusPlus;

use super::super::simulation::{GameResult, Table};
use super::Plan;
use super::chance_source::ChanceSource;
use super::observation_source::ObservationSource;
use crate::cards::{MAX_SEATS, Seat, SeatSet};
use crate::games::getaway::computer::{Kind, Limits, random_card};
use crate::games::getaway::rules::{
    Board, DrawDue, Due, Game, Hands, Illegal, Move, Record, Source, View, random_moves,
};

/// Plays one game of the plan. Its record, if the plan wants records, is written to `lines`.
pub(super) fn play(
    plan: &Plan,
    table: &mut Table,
    lines: &mut String,
) -> Result<GameResult, String> {
    let chance = ChanceSource::of(plan, table);
    let (seats, dealer) = (plan.seats.len(), table.dealer);
    let hands = chance.deal(plan.options, seats, dealer, &mut table.rng);
    let hands = &hands[..seats];
    let mut game = Game::deal(plan.options, dealer, hands).map_err(|why| why.to_string())?;
    let result = |loser: Seat, game: &Game, plays| GameResult {
        counted: SeatSet::of(loser),
        lengths: [game.board().tricks(), plays],
    };
    if plan.is_random_play() {
        let plays = random_moves(&mut game, &mut table.rng);
        let loser = game.board().loser();
        let loser = loser.ok_or_else(|| "it does not end".to_owned())?;
        return Ok(result(loser, &game, plays));
    }

    let kinds = std::array::from_fn(|seat| plan.seats[table.label(seat)]);
    let mut simulated = SimulatedGame {
        observations: ObservationSource::for_players(&kinds[..seats], &game),
        game,
        kinds,
        anybody_takes: kinds[..seats].iter().any(|kind| kind.ever_takes()),
        limits: Limits {
            playouts: plan.run.budget,
            go_on: &|| true,
        },
        chance: &chance,
        draws: 0,
        plays: 0,
        moves: plan.run.records.then(Vec::new),
    };
    let loser = simulated
        .play(&mut table.rng)
        .map_err(|why| why.to_string())?;
    let result = result(loser, &simulated.game, simulated.plays);
    if let Some(moves) = simulated.moves {
        let labels = kinds[..seats].iter().map(ToString::to_string).collect();
        let (deal, proof) = (Hands::of(hands), chance.proof());
        let record = Record::of_game(plan.options, labels, dealer, &deal, moves, proof)
            .map_err(|why| why.to_string())?;
        lines.push_str(&record.to_line().map_err(|why| why.to_string())?);
        lines.push('\n');
    }
    Ok(result)
}

/// A game being played by computers.
struct SimulatedGame<'a> {
    game: Game,
    observations: ObservationSource,
    kinds: [Kind; MAX_SEATS],
    /// Whether anybody has to be asked for takes.
    anybody_takes: bool,
    limits: Limits<'a>,
    chance: &'a ChanceSource,
    draws: usize,
    plays: u32,
    /// What the record will hold, if one is wanted.
    moves: Option<Vec<Move>>,
}

impl SimulatedGame<'_> {
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<Seat, Illegal> {
        loop {
            let act = match self.game.board().due() {
                Due::Over(loser) => return Ok(loser),
                Due::Lead(_) => {
                    if self.anybody_takes {
                        self.ask_for_takes(rng)?;
                    }
                    match self.game.board().due() {
                        Due::Lead(seat) => self.ask_for_card(seat, rng),
                        _ => continue,
                    }
                }
                Due::Play(seat) => self.ask_for_card(seat, rng),
                // They may play in any order; here they do so in turn.
                Due::PlayAny(seats) => {
                    self.ask_for_card(self.game.board().first_in_turn(seats), rng)
                }
                Due::Draw(seat, due) => self.draw(seat, due, rng)?,
            };
            self.apply(act)?;
        }
    }

    fn view(&self, seat: Seat) -> View {
        self.observations.view(&self.game, seat)
    }

    fn ask_for_card(&mut self, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Move {
        self.plays += 1;
        let card = match self.kinds[seat.index()] {
            // It needs no view, and games between random players are played by the million.
            Kind::Random => random_card(self.game.legal_cards(seat), rng),
            kind => kind.card(&self.view(seat), &self.limits, rng),
        };
        Move::Play { seat, card }
    }

    /// Every player is asked once, as at a table, in the direction of play,
    /// beginning with the power.
    fn ask_for_takes(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<(), Illegal> {
        let board: Board = *self.game.board();
        let first = board.power();
        let others = board.in_play().without(first);
        let order = others.in_turn_after(first, board.options().direction);
        for seat in std::iter::once(first).chain(order) {
            let kind = self.kinds[seat.index()];
            if kind.ever_takes()
                && self.game.board().take_from(seat).is_ok()
                && kind.takes(&self.view(seat), &self.limits, rng)
            {
                self.apply(Move::Take { seat })?;
            }
        }
        Ok(())
    }

    fn draw(
        &mut self,
        seat: Seat,
        due: DrawDue,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<Move, Illegal> {
        let from = match due {
            DrawDue::Waste(_) => Source::Waste,
            DrawDue::Seats(seats) => Source::Seat(match seats.only() {
                Some(only) => only,
                None => self.ask_for_source(seat, seats, rng),
            }),
        };
        self.draws += 1;
        self.plays += 1;
        let drawable = self.game.drawable(from);
        let card = self.chance.draw(self.draws, drawable, rng);
        let card = card.ok_or(Illegal::WrongSource)?;
        Ok(Move::Draw { seat, from, card })
    }

    fn ask_for_source(&self, seat: Seat, from: SeatSet, rng: &mut Xoshiro256PlusPlus) -> Seat {
        self.kinds[seat.index()].draws_from(&self.view(seat), from, &self.limits, rng)
    }

    fn apply(&mut self, act: Move) -> Result<(), Illegal> {
        if let Some(moves) = &mut self.moves {
            moves.push(act);
        }
        self.observations.apply(&mut self.game, act)
    }
}

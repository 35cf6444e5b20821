//! One simulated game: deals, asks the players in turn, writes the record.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::chance_source::ChanceSource;
use super::observation_source::ObservationSource;
use super::plan::Plan;
use crate::cards::{MAX_SEATS, Seat, SeatSet};
use crate::games::getaway::computer::{Kind, Limits, random_card};
use crate::games::getaway::rules::record::Format;
use crate::games::getaway::rules::{
    Board, DrawDue, Due, Entry, Game, Illegal, Move, Record, Source, View, random_moves,
};

/// What a run needs to know of a finished game.
pub(super) struct GameResult {
    /// Which of the plan's labels lost.
    pub(super) loser: usize,
    /// How many tricks it took.
    pub(super) tricks: u32,
    /// How many cards were played.
    pub(super) plays: u32,
}

/// A game cannot go on: a mistake of the program, which nothing that was asked for could cause.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: {why}")]
pub(super) struct CannotGoOn {
    game: u64,
    why: String,
}

/// Plays game number `number` (from 1) of the plan. Its record, if the plan wants records, is
/// written to `lines`.
pub(super) fn play(plan: &Plan, number: u64, lines: &mut String) -> Result<GameResult, CannotGoOn> {
    let failed = |why: String| CannotGoOn { game: number, why };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed ^ number.rotate_left(32));
    let chance = ChanceSource::of(plan, number, &mut rng);
    let seats = plan.seats.len();
    let rotation = ((number - 1) % seats as u64) as usize;
    let dealer = Seat::first(seats)
        .nth(rotation)
        .ok_or_else(|| failed("no seat".to_owned()))?;
    let hands = chance.deal(plan.options, seats, dealer, &mut rng);
    let hands = &hands[..seats];
    let mut game =
        Game::deal(plan.options, dealer, hands).map_err(|why| failed(why.to_string()))?;
    let result = |loser: Seat, game: &Game, plays| GameResult {
        loser: (loser.index() + rotation) % seats,
        tricks: game.board().tricks(),
        plays,
    };
    if plan.is_random_play() {
        let plays = random_moves(&mut game, &mut rng);
        let loser = game.board().loser();
        let loser = loser.ok_or_else(|| failed("it does not end".to_owned()))?;
        return Ok(result(loser, &game, plays));
    }

    let kinds = std::array::from_fn(|seat| plan.seats[(seat + rotation) % seats]);
    let mut simulated = SimulatedGame {
        observations: ObservationSource::for_players(&kinds[..seats], &game),
        game,
        kinds,
        anybody_takes: kinds[..seats].iter().any(|kind| kind.ever_takes()),
        limits: Limits {
            playouts: plan.budget,
            go_on: &|| true,
        },
        chance: &chance,
        draws: 0,
        plays: 0,
        moves: plan.records.then(Vec::new),
    };
    let loser = simulated
        .play(&mut rng)
        .map_err(|why| failed(why.to_string()))?;
    let result = result(loser, &simulated.game, simulated.plays);
    if let Some(moves) = simulated.moves {
        let record = Record {
            format: Format::V1,
            rules: plan.options,
            seats: kinds[..seats].iter().map(ToString::to_string).collect(),
            dealer,
            hands: hands.iter().map(|hand| hand.iter().collect()).collect(),
            moves,
            away: simulated.game.board().away().to_vec(),
            loser: Some(loser),
            chance: chance.proof(number),
        };
        lines.push_str(&record.to_line().map_err(|why| failed(why.to_string()))?);
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
    moves: Option<Vec<Entry>>,
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

    /// Every player is asked once, again after each take of their own, in the direction of play,
    /// beginning with the power.
    fn ask_for_takes(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<(), Illegal> {
        let board: Board = *self.game.board();
        let first = board.power();
        let others = board.in_play().without(first);
        let order = others.in_turn_after(first, board.options().direction);
        for seat in std::iter::once(first).chain(order) {
            let kind = self.kinds[seat.index()];
            while kind.ever_takes()
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
            let neighbour = self.game.board().neighbour(act.seat());
            moves.extend(Entry::of(act, neighbour));
        }
        self.observations.apply(&mut self.game, act)
    }
}

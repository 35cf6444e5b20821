//! One simulated game: the deal, the players asked in turn, the record.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::luck::Luck;
use super::seen::Seen;
use super::work::Plan;
use crate::computer::{Kind, Limits, random_card};
use crate::rules::record::Format;
use crate::rules::{
    Board, DrawDue, Due, Entry, Game, Illegal, MAX_SEATS, Move, Record, Seat, SeatSet, Source,
    View, random_moves,
};

/// How a game went.
pub(super) struct Outcome {
    /// Which of the plan's labels lost.
    pub(super) loser: usize,
    /// How many tricks it took.
    pub(super) tricks: u32,
    /// How many cards were played.
    pub(super) plays: u32,
}

/// A game cannot go on: nothing that a player or the data given could cause.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: {why}")]
pub(super) struct Stuck {
    game: u64,
    why: String,
}

/// Plays game number `number` (from 1) of the plan. Its record, if the plan wants records, is
/// written to `lines`.
pub(super) fn play(plan: &Plan, number: u64, lines: &mut String) -> Result<Outcome, Stuck> {
    let stuck = |why: String| Stuck { game: number, why };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed ^ number.rotate_left(32));
    let luck = Luck::of(plan, number, &mut rng);
    let seats = plan.seats.len();
    let turn = ((number - 1) % seats as u64) as usize;
    let dealer = Seat::first(seats)
        .nth(turn)
        .ok_or_else(|| stuck("no seat".to_owned()))?;
    let hands = luck.deal(plan.options, seats, dealer, &mut rng);
    let hands = &hands[..seats];
    let mut game = Game::deal(plan.options, dealer, hands).map_err(|why| stuck(why.to_string()))?;
    let outcome = |loser: Seat, game: &Game, plays| Outcome {
        loser: (loser.index() + turn) % seats,
        tricks: game.board().tricks(),
        plays,
    };
    if plan.is_random_play() {
        let plays = random_moves(&mut game, &mut rng);
        let loser = game.board().loser();
        let loser = loser.ok_or_else(|| stuck("it does not end".to_owned()))?;
        return Ok(outcome(loser, &game, plays));
    }

    let kinds = std::array::from_fn(|seat| plan.seats[(seat + turn) % seats]);
    let mut table = Table {
        seen: Seen::by(&kinds[..seats], &game),
        game,
        kinds,
        takers: kinds[..seats].iter().any(|kind| kind.ever_takes()),
        limits: Limits {
            playouts: plan.budget,
            go_on: &|| true,
        },
        luck: &luck,
        draws: 0,
        plays: 0,
        moves: plan.records.then(Vec::new),
    };
    let loser = table.play(&mut rng).map_err(|why| stuck(why.to_string()))?;
    let outcome = outcome(loser, &table.game, table.plays);
    if let Some(moves) = table.moves {
        let record = Record {
            format: Format::V1,
            rules: plan.options,
            seats: kinds[..seats].iter().map(ToString::to_string).collect(),
            dealer,
            hands: hands.iter().map(|hand| hand.iter().collect()).collect(),
            moves,
            away: table.game.board().away().to_vec(),
            loser: Some(loser),
            chance: luck.proof(number),
        };
        lines.push_str(&record.to_line().map_err(|why| stuck(why.to_string()))?);
        lines.push('\n');
    }
    Ok(outcome)
}

/// A game being played by computers.
struct Table<'a> {
    game: Game,
    seen: Seen,
    kinds: [Kind; MAX_SEATS],
    /// Whether anybody has to be asked for takes.
    takers: bool,
    limits: Limits<'a>,
    luck: &'a Luck,
    draws: usize,
    plays: u32,
    moves: Option<Vec<Entry>>,
}

impl Table<'_> {
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<Seat, Illegal> {
        loop {
            let act = match self.game.board().due() {
                Due::Over(loser) => return Ok(loser),
                Due::Lead(_) => {
                    if self.takers {
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
                    let board = self.game.board();
                    let next = seats.next_after(board.power(), board.options().direction);
                    self.ask_for_card(next.unwrap_or(board.power()), rng)
                }
                Due::Draw(seat, due) => self.draw(seat, due, rng),
            };
            self.apply(act)?;
        }
    }

    fn view(&self, seat: Seat) -> View {
        self.seen.view(&self.game, seat)
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

    fn draw(&mut self, seat: Seat, due: DrawDue, rng: &mut Xoshiro256PlusPlus) -> Move {
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
        // With no card to draw the game refuses the move, whichever card it names.
        let card = self.luck.draw(self.draws, drawable, rng);
        Move::Draw {
            seat,
            from,
            card: card.unwrap_or(crate::rules::Card::OPENER),
        }
    }

    fn ask_for_source(&self, seat: Seat, from: SeatSet, rng: &mut Xoshiro256PlusPlus) -> Seat {
        self.kinds[seat.index()].draws_from(&self.view(seat), from, &self.limits, rng)
    }

    fn apply(&mut self, act: Move) -> Result<(), Illegal> {
        if let Some(moves) = &mut self.moves {
            let from = match act {
                Move::Take { seat } => self.game.board().take_from(seat).ok(),
                _ => None,
            };
            moves.extend(Entry::of(act, from));
        }
        self.seen.apply(&mut self.game, act)
    }
}

//! One simulated game of Getaway: how it is dealt, and which player is asked for what.
//!
//! Deals come from the fair shuffle, or from the game's own generator where nobody could check the
//! shuffle. The generator is several times as fast.

use std::vec;

use getaway_games::RuleOptions as _;
use getaway_games::cards::{Card, CardSet, Chance, MAX_SEATS, Seat, SeatSet};
use getaway_games::getaway::Getaway;
use getaway_games::getaway::computer::easy::random_card;
use getaway_games::getaway::rules::{
    Dealing, DrawDue, Due, Hands, Illegal, Move, Options, Packs, Position, Source, deal,
    random_moves,
};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::Character;
use super::players::Observations;
use crate::simulate::{Simulated, Table};

/// The notes on a running game, besides its position.
#[derive(Default)]
pub struct Seen {
    observations: Observations,
    anybody_takes: bool,
    /// The seats still to be asked about a take before this trick or its draw. `None` if nobody has been asked
    /// yet.
    to_ask: Option<vec::IntoIter<Seat>>,
    draws: usize,
    plays: u32,
}

impl Simulated for Getaway {
    type Player = Character;
    type Seen = Seen;

    const UNITS: [&'static str; 2] = ["tricks", "plays"];

    fn searches(player: Character) -> bool {
        player.player().searches()
    }

    fn what_works(options: &Options, seats: usize) -> String {
        let what_works = match seats {
            9..=16 => "; --packs 2 makes room for 6 to 16",
            3..=5 => "; --packs 1 serves 3 to 8",
            _ => "",
        };
        let (packs, range) = (options.packs, options.seats());
        let (least, most) = (range.start(), range.end());
        format!("with --packs {packs} it takes {least} to {most}{what_works}")
    }

    /// Only the fair shuffle can cut piles.
    fn needs_fair_shuffle(options: &Options) -> bool {
        match options.deal {
            Dealing::Dealt => false,
            Dealing::ChooseAPile => true,
        }
    }

    fn deal(table: &mut Table<Getaway>) -> Result<(Position, Option<Hands>), String> {
        let (options, seats, dealer) = (table.options, table.seats(), table.dealer);
        let hands = match &table.chance {
            Some(chance) => fair_hands(chance, options, seats, dealer, &mut table.rng),
            None => shuffled_hands(options, seats, dealer, &mut table.rng),
        };
        let hands = &hands[..seats];
        let game = Position::deal(options, dealer, hands).map_err(|why| why.to_string())?;
        Ok((game, table.wants_record().then(|| Hands::of(hands))))
    }

    fn watch(game: &Position, table: &Table<Getaway>) -> Seen {
        Seen {
            observations: Observations::new(game, table.players()),
            anybody_takes: table.players().any(|kind| kind.player().ever_takes()),
            ..Seen::default()
        }
    }

    fn next(game: &Position, seen: &mut Seen, table: &mut Table<Getaway>) -> Option<Move> {
        if let Due::Lead(_) | Due::Draw(..) = game.board().due()
            && seen.anybody_takes
            && seen.to_ask.is_none()
        {
            seen.to_ask = Some(all_in_turn(game));
        }
        if let Some(act) = seen.take(game, table) {
            return Some(act);
        }
        let act = match game.board().due() {
            Due::Over(_) => return None,
            Due::Lead(seat) | Due::Play(seat) => seen.card(game, seat, table),
            // Players may play in any order. Here they play in turn.
            Due::PlayAny(seats) => seen.card(game, game.board().first_in_turn(seats), table),
            Due::Draw(seat, due) => seen.draw(game, seat, due, table)?,
        };
        seen.to_ask = None;
        seen.plays += 1;
        Some(act)
    }

    fn make(game: &mut Position, seen: &mut Seen, act: &Move) -> Result<(), Illegal> {
        seen.observations.apply(game, *act)
    }

    fn lengths(game: &Position, seen: &Seen) -> [u32; 2] {
        [game.board().tricks(), seen.plays]
    }

    /// Only for random games: they need no players, and are played by the million.
    fn rush(game: &mut Position, table: &mut Table<Getaway>) -> Option<[u32; 2]> {
        let random = !table.wants_record() && table.players().all(|kind| kind == Character::Random);
        random.then(|| {
            let plays = random_moves(game, &mut table.rng);
            [game.board().tricks(), plays]
        })
    }
}

/// All players, in the direction of play, starting with the power.
fn all_in_turn(game: &Position) -> vec::IntoIter<Seat> {
    let board = game.board();
    let (first, direction) = (board.power(), board.options().direction);
    let all: Vec<Seat> = board.in_play().in_turn_from(first, direction).collect();
    all.into_iter()
}

impl Seen {
    /// The next take. Every player is asked once before a trick, as at a table.
    fn take(&mut self, game: &Position, table: &mut Table<Getaway>) -> Option<Move> {
        while let Some(seat) = self.to_ask.as_mut()?.next() {
            let player = table.player(seat.index()).player();
            if player.ever_takes() && game.board().take_from(seat).is_ok() {
                let view = self.observations.view(game, seat);
                if player.takes(&view, &table.limits(), &mut table.rng) {
                    return Some(Move::Take { seat });
                }
            }
        }
        None
    }

    fn card(&self, game: &Position, seat: Seat, table: &mut Table<Getaway>) -> Move {
        let card = match table.player(seat.index()) {
            // A random player needs no view, and games between them are played by the million.
            Character::Random => random_card(game.legal_cards(seat), &mut table.rng),
            kind => {
                let view = self.observations.view(game, seat);
                kind.player().card(&view, &table.limits(), &mut table.rng)
            }
        };
        Move::Play { seat, card }
    }

    fn draw(
        &mut self,
        game: &Position,
        seat: Seat,
        due: DrawDue,
        table: &mut Table<Getaway>,
    ) -> Option<Move> {
        let from = match due {
            DrawDue::Waste(_) => Source::Waste,
            DrawDue::Seats(seats) => Source::Seat(match seats.only() {
                Some(only) => only,
                None => self.source(game, seat, seats, table),
            }),
        };
        self.draws += 1;
        let cards = game.drawable(from);
        let card = match &table.chance {
            Some(chance) => chance.draw(self.draws, cards),
            None => cards.nth(table.rng.random_range(0..cards.len().max(1))),
        };
        Some(Move::Draw { seat, from, card: card? })
    }

    fn source(
        &self,
        game: &Position,
        seat: Seat,
        from: SeatSet,
        table: &mut Table<Getaway>,
    ) -> Seat {
        let view = self.observations.view(game, seat);
        table.player(seat.index()).player().draws_from(&view, from, &table.limits(), &mut table.rng)
    }
}

/// The dealt hands, by seat. Hands beyond the table's seats are empty.
type Dealt = [CardSet; MAX_SEATS];

/// Shuffles and deals one card at a time, without touching the heap.
fn shuffled_hands(options: Options, seats: usize, dealer: Seat, rng: &mut impl Rng) -> Dealt {
    let mut pack = [Card::ACE_OF_SPADES; Packs::Two.cards()];
    let pack = &mut pack[..options.packs.cards()];
    for (slot, card) in pack.iter_mut().zip(CardSet::pack(options.packs.into())) {
        *slot = card;
    }
    pack.shuffle(rng);
    let mut order = [dealer; MAX_SEATS];
    for (n, seat) in order[..seats].iter_mut().enumerate() {
        *seat = dealer.after(n + 1, seats, options.direction);
    }
    let mut hands = Dealt::default();
    for round in pack.chunks(seats) {
        for (card, seat) in round.iter().zip(&order) {
            hands[seat.index()].insert(*card);
        }
    }
    hands
}

/// Deals the hands by the fair shuffle. Piles are picked blindly, starting with the seat after the
/// dealer.
fn fair_hands(
    chance: &Chance,
    options: Options,
    seats: usize,
    dealer: Seat,
    rng: &mut impl Rng,
) -> Dealt {
    let mut hands = Dealt::default();
    match options.deal {
        Dealing::Dealt => {
            hands[..seats].copy_from_slice(&deal::hands(chance, options, seats, dealer))
        }
        Dealing::ChooseAPile => {
            let mut piles = deal::piles(chance, options.packs, seats);
            for n in 1..=seats {
                let pile = piles.swap_remove(rng.random_range(0..piles.len()));
                let seat = dealer.after(n, seats, options.direction);
                hands[seat.index()] = pile.into_iter().collect();
            }
        }
    }
    hands
}

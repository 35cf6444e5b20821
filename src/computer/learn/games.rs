//! The games from which the network learns: one player who sees all hands, against others who go by
//! the rules of thumb and know what everybody knows.
//!
//! A game follows from the number its chance is seeded with, and from nothing else.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use crate::computer::baseline;
use crate::computer::playout::{Imagined, Own};
use crate::computer::sight::Sight;
use crate::computer::style::Style;
use crate::computer::value::{Net, Position};
use crate::rules::{
    Card, CardSet, Due, Game, Illegal, LastCard, MAX_SEATS, Memory, Move, Options, Seat,
};

/// A position, and whether the player lost from there.
#[derive(Clone, Copy)]
pub(super) struct Example {
    pub(super) position: Position,
    pub(super) lost: bool,
}

/// Before this trick at the latest the moves are no longer disturbed.
const DISTURBED: u32 = 20;

/// How often a disturbed move is any legal card, of which a game has one: without such games the
/// network would only know what good players let happen.
const ASTRAY: [f64; 4] = [0.0, 0.05, 0.15, 0.3];

/// A game of more tricks is given up.
const GIVEN_UP: u32 = 600;

/// Plays a game. The player goes by the network, or without one by the rules of thumb. What is kept
/// of it is added to `kept`; nothing, if it is given up.
pub(super) fn play(net: Option<&Net>, seed: u64, kept: &mut Vec<Example>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let before = kept.len();
    let lost = deal(&mut rng).and_then(|game| follow(game, net, &mut rng, kept).ok().flatten());
    match lost {
        Some(lost) => kept[before..]
            .iter_mut()
            .for_each(|example| example.lost = lost),
        None => kept.truncate(before),
    }
}

/// A game for four or three, with one of the rules for who has no card to lead.
fn deal(rng: &mut Xoshiro256PlusPlus) -> Option<Game> {
    let seats = if rng.random_range(0..6) == 0 { 3 } else { 4 };
    let last_card = match rng.random_range(0..8) {
        0 => LastCard::DrawFromNeighbour,
        1 => LastCard::DrawFromAny,
        2 => LastCard::LeadPasses,
        _ => LastCard::DrawFromWaste,
    };
    let options = Options {
        last_card,
        ..Options::default()
    };
    let mut pack: Vec<Card> = CardSet::pack(options.packs.into()).iter().collect();
    pack.shuffle(rng);
    let dealer = Seat::first(seats).next()?;
    let mut hands = [CardSet::EMPTY; 4];
    for (n, card) in pack.into_iter().enumerate() {
        let seat = dealer.after(n + 1, seats, options.direction);
        hands[seat.index()].insert(card);
    }
    Game::deal(options, dealer, &hands[..seats]).ok()
}

/// Plays the game to its end, and says whether the player loses; `None` if it is given up.
fn follow(
    game: Game,
    net: Option<&Net>,
    rng: &mut Xoshiro256PlusPlus,
    kept: &mut Vec<Example>,
) -> Result<Option<bool>, Illegal> {
    let board = game.board();
    let seat = baseline::any_seat(board.in_play(), board.power(), rng);
    let mut table = Imagined {
        game,
        memory: Memory::new(&game),
        seat,
        styles: [Style::Thumb; MAX_SEATS],
        net: net.unwrap_or(&Net::NOUGHT),
    };
    let undisturbed_from = rng.random_range(0..DISTURBED);
    let astray = ASTRAY.choose(rng).copied().unwrap_or_default();
    loop {
        let board = table.game.board();
        let tricks = board.tricks();
        let turn = match board.due() {
            Due::Over(loser) => return Ok(Some(loser == seat)),
            _ if !board.in_play().contains(seat) => return Ok(Some(false)),
            _ if tricks > GIVEN_UP => return Ok(None),
            Due::Lead(leader) => {
                if tricks >= undisturbed_from.max(1)
                    && rng.random()
                    && let Some(position) = Position::of(&table.game, seat)
                {
                    kept.push(Example {
                        position,
                        lost: false,
                    });
                }
                leader
            }
            Due::Play(turn) => turn,
            Due::PlayAny(seats) => seats
                .next_after(board.power(), board.options().direction)
                .unwrap_or(seat),
            Due::Draw(drawer, due) => {
                table.draw_due(drawer, due, rng)?;
                continue;
            }
        };
        let sight = Sight::within(&table.game, &table.memory, turn);
        let card = if tricks < undisturbed_from && rng.random_bool(astray) {
            baseline::random(sight.legal(), rng)
        } else if turn == seat {
            // The network has no whims: it could go on for ever.
            let weighed = net.is_some() && tricks < baseline::LONG_GAME;
            let own = if weighed { Own::Weighed } else { Own::Thumb };
            table.own_card(own, rng)?
        } else {
            Style::Thumb.card(&sight, rng)
        };
        table.apply(Move::Play { seat: turn, card })?;
    }
}

/// Plays that many games on the threads; what is kept of them comes in the order of the games, so
/// that it is the same whatever the number of threads.
pub(super) fn play_all(net: Option<&Net>, games: u64, seed: u64, threads: usize) -> Vec<Example> {
    let threads = (threads as u64).clamp(1, games.max(1));
    let mut all = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let range = games * thread / threads..games * (thread + 1) / threads;
                scope.spawn(move || {
                    let mut kept = Vec::new();
                    for number in range {
                        play(net, seed ^ (number + 1).rotate_left(32), &mut kept);
                    }
                    kept
                })
            })
            .collect();
        for worker in workers {
            match worker.join() {
                Ok(mut kept) => all.append(&mut kept),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all
}

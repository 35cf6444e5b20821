//! The games from which the network learns: one player who sees all hands, against others who go by
//! the heuristic and know what everybody knows.
//!
//! A game depends on the number that seeds its random numbers, and on nothing else.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::cards::{Card, CardSet, Direction, MAX_SEATS, Seat};
use crate::games::getaway::computer::baseline;
use crate::games::getaway::computer::observation::Observation;
use crate::games::getaway::computer::opponent_model::OpponentModel;
use crate::games::getaway::computer::playout::{OwnPolicy, Playout};
use crate::games::getaway::computer::value::{Net, Position};
use crate::games::getaway::rules::{
    BadSetup, Deal, Due, FirstTrick, Game, Illegal, LastCard, Memory, Mistakes, Move, Options,
    Packs,
};
use crate::games::options::Named;

/// A position, and its label: whether the player lost from there.
#[derive(Clone, Copy)]
pub(super) struct Example {
    pub(super) position: Position,
    pub(super) lost: bool,
}

/// Exploration ends before this trick at the latest.
const EXPLORATION_TRICKS: u32 = 20;

/// How often a card is chosen at random while a game explores, one rate a game (the ε of an ε-greedy
/// policy): otherwise the network would only know what good players let happen.
const EXPLORATION_RATES: [f64; 4] = [0.0, 0.05, 0.15, 0.3];

/// A game of more tricks is given up.
const MAX_TRICKS: u32 = 600;

/// Plays a game. The player goes by the network, or without one by the heuristic. The game's
/// positions are added to `examples`; none, if it is given up.
pub(super) fn play(net: Option<&Net>, seed: u64, examples: &mut Vec<Example>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let before = examples.len();
    let game = deal(&mut rng);
    debug_assert!(game.is_ok(), "{game:?}");
    let Ok(game) = game else { return };
    let lost = play_to_end(game, net, &mut rng, examples);
    debug_assert!(lost.is_ok(), "{lost:?}");
    match lost {
        Ok(Some(lost)) => examples[before..]
            .iter_mut()
            .for_each(|example| example.lost = lost),
        Ok(None) | Err(_) => examples.truncate(before),
    }
}

/// A game for four or three, with one of the rules for who has no card to lead.
fn deal(rng: &mut Xoshiro256PlusPlus) -> Result<Game, BadSetup> {
    let seats = if rng.random_range(0..6) == 0 { 3 } else { 4 };
    // Of the other options the network sees nothing: see `Position`.
    let options = Options {
        packs: Packs::default(),
        direction: Direction::default(),
        deal: Deal::default(),
        first_trick: FirstTrick::default(),
        last_card: random_last_card(rng),
        mistakes: Mistakes::default(),
    };
    let mut pack: Vec<Card> = CardSet::pack(options.packs.into()).iter().collect();
    pack.shuffle(rng);
    let dealer = Seat::FIRST;
    let mut hands = [CardSet::EMPTY; 4];
    for (n, card) in pack.into_iter().enumerate() {
        let seat = dealer.after(n + 1, seats, options.direction);
        hands[seat.index()].insert(card);
    }
    Game::deal(options, dealer, &hands[..seats])
}

/// One of the rules for who has no card to lead, some more often than others.
fn random_last_card(rng: &mut Xoshiro256PlusPlus) -> LastCard {
    let tickets = |rule: &LastCard| match rule {
        LastCard::DrawFromWaste => 5,
        LastCard::DrawFromNeighbour | LastCard::DrawFromAny | LastCard::LeadPasses => 1,
    };
    // The default comes last.
    let (default, others) = LastCard::ALL.split_at(1);
    let drum: Vec<LastCard> = (others.iter().chain(default))
        .flat_map(|rule| std::iter::repeat_n(*rule, tickets(rule)))
        .collect();
    drum[rng.random_range(0..drum.len() as u32) as usize]
}

/// Plays the game to its end, and says whether the player loses; `None` if it is given up.
fn play_to_end(
    game: Game,
    net: Option<&Net>,
    rng: &mut Xoshiro256PlusPlus,
    examples: &mut Vec<Example>,
) -> Result<Option<bool>, Illegal> {
    let board = game.board();
    let seat = baseline::random_seat(board.in_play(), board.power(), rng);
    let mut playout = Playout {
        game,
        memory: Memory::new(&game),
        seat,
        models: [OpponentModel::Heuristic; MAX_SEATS],
        net: net.unwrap_or(&Net::ZERO),
    };
    let explores_until = rng.random_range(0..EXPLORATION_TRICKS);
    let exploration_rate = EXPLORATION_RATES[rng.random_range(..EXPLORATION_RATES.len())];
    loop {
        let board = playout.game.board();
        let tricks = board.tricks();
        let turn = match board.due() {
            Due::Over(loser) => return Ok(Some(loser == seat)),
            _ if !board.in_play().contains(seat) => return Ok(Some(false)),
            _ if tricks > MAX_TRICKS => return Ok(None),
            Due::Lead(leader) => {
                if tricks >= explores_until.max(1)
                    && rng.random()
                    && let Some(position) = Position::of(&playout.game, seat)
                {
                    examples.push(Example {
                        position,
                        lost: false,
                    });
                }
                leader
            }
            Due::Play(turn) => turn,
            Due::PlayAny(seats) => board.first_in_turn(seats),
            Due::Draw(drawer, due) => {
                playout.draw_due(drawer, due, rng)?;
                continue;
            }
        };
        let observation = Observation::of_game(&playout.game, &playout.memory, turn);
        let card = if tricks < explores_until && rng.random_bool(exploration_rate) {
            baseline::random_card(observation.legal_cards(), rng)
        } else if turn == seat {
            // The greedy policy is deterministic: it could repeat the same positions for ever.
            let own = if net.is_some() && tricks < baseline::LONG_GAME {
                OwnPolicy::Greedy
            } else {
                OwnPolicy::Heuristic
            };
            playout.own_card(own, rng)?
        } else {
            OpponentModel::Heuristic.card(&observation, rng)
        };
        playout.apply(Move::Play { seat: turn, card })?;
    }
}

/// Plays that many games on the threads; the examples come in the order of the games, so that they
/// are the same whatever the number of threads.
pub(super) fn play_all(net: Option<&Net>, games: u64, seed: u64, threads: usize) -> Vec<Example> {
    let threads = (threads as u64).clamp(1, games.max(1));
    let mut all = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let range = games * thread / threads..games * (thread + 1) / threads;
                scope.spawn(move || {
                    let mut examples = Vec::new();
                    for number in range {
                        play(net, seed ^ (number + 1).rotate_left(32), &mut examples);
                    }
                    examples
                })
            })
            .collect();
        for worker in workers {
            match worker.join() {
                Ok(mut examples) => all.append(&mut examples),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all
}

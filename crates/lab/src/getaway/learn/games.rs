//! The games that the network learns from. Network players mostly see all hands. Their opponents
//! use the heuristic or rules of thumb, and know only what everyone knows. In some games the
//! network players know no more than that, either, and search.
//!
//! A game depends only on the seed of its random numbers.

use std::sync::LazyLock;

use rand::{RngExt, SeedableRng};

use getaway_games::Rand;
use getaway_games::cards::{Card, CardSet, Direction, MAX_SEATS, Seat};
use getaway_games::getaway::computer::mind::Mind;
use getaway_games::getaway::computer::observation::Observation;
use getaway_games::getaway::computer::opponent::OpponentModel;
use getaway_games::getaway::computer::population::{LEARNED_FROM, Style};
use getaway_games::getaway::computer::search::{OwnPolicy, Playout, Search};
use getaway_games::getaway::computer::value::{Inputs, Net};
use getaway_games::getaway::computer::{Limits, easy};
use getaway_games::getaway::rules::{
    BadDeal, Dealing, Due, FirstTrick, History, Illegal, LastCard, Memory, Mistakes, Move, Options,
    Packs, Position, Taking, deal,
};
use getaway_games::options::Named;

use crate::threads::in_order;

/// A position, and its label: whether the player lost from there.
#[derive(Clone, Copy)]
pub(super) struct Example {
    pub(super) position: Inputs,
    pub(super) lost: bool,
}

/// Exploration ends before this trick at the latest.
const EXPLORATION_TRICKS: u32 = 20;

/// How often a card is chosen at random while a game explores (the ε of an ε-greedy policy), one
/// rate for each game. Without this the network would only know what good players let happen.
const EXPLORATION_RATES: [f64; 4] = [0.0, 0.05, 0.15, 0.3];

/// A game with more tricks than this is given up.
const MAX_TRICKS: u32 = 600;

/// In one game out of this many the network players search, as `hard` does: they see only what
/// their seats may see. It takes so much longer that there are few such games.
const SEARCH_ONE_IN: u32 = 40;

/// How many playouts they make for a decision when they search.
const SEARCH_PLAYOUTS: u32 = 24;

/// How far they trust their models of the others, and in what share of the worlds the others may
/// have played arbitrarily: less trust and a larger blind share than `hard` has, to make the games
/// differ.
const SEARCH_TRUST: f32 = 0.6;
const SEARCH_BLIND_SHARE: f32 = 0.15;

/// How many tricks they imagine: fewer than `hard`, because there are many games to play.
const SEARCH_TRICKS: u32 = 2;

/// All mixtures of two of the rules of thumb to learn from.
static MIXTURES: LazyLock<Vec<Style>> = LazyLock::new(|| {
    let each = |one: &Style| LEARNED_FROM.map(|other| one.crossed(other));
    LEARNED_FROM.iter().flat_map(each).collect()
});

/// How a seat plays in a game to learn from.
#[derive(Clone, Copy)]
enum Policy {
    Net,
    /// Like this model, which others may or may not recognise.
    Model(OpponentModel),
}

/// Plays a game. At least one player uses the network, or the heuristic if there is no network.
/// Adds the game's positions to `examples`, or none if the game is given up.
pub(super) fn play(net: Option<&Net>, seed: u64, examples: &mut Vec<Example>) {
    let mut rng = Rand::seed_from_u64(seed);
    let game = random_deal(&mut rng);
    debug_assert!(game.is_ok(), "{game:?}");
    let Ok(game) = game else { return };
    let mut seen = Vec::new();
    let loser = LearningGame::new(game, net, &mut rng).play_to_end(&mut rng, &mut seen);
    debug_assert!(loser.is_ok(), "{loser:?}");
    if let Ok(Some(loser)) = loser {
        examples.extend(
            seen.into_iter().map(|(seat, position)| Example { position, lost: seat == loser }),
        );
    }
}

fn random_deal(rng: &mut Rand) -> Result<Position, BadDeal> {
    let seats = if rng.random_range(0..6) == 0 { 3 } else { 4 };
    // The network doesn't see the other options: see `Inputs`.
    let options = Options {
        packs: Packs::default(),
        direction: Direction::default(),
        deal: Dealing::default(),
        first_trick: FirstTrick::default(),
        last_card: random_last_card(rng),
        mistakes: Mistakes::default(),
        taking: Taking::default(),
    };
    let pack = CardSet::pack(options.packs.into()).shuffled(rng);
    Position::deal(options, Seat::FIRST, &deal::of_pack(pack, options, seats, Seat::FIRST))
}

/// Draws one of the rules for a leader who has no card, some more often than others.
fn random_last_card(rng: &mut Rand) -> LastCard {
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

struct LearningGame<'a> {
    playout: Playout<'a>,
    policies: [Policy; MAX_SEATS],
    learned: bool,
    /// Only kept if the network players search.
    history: Option<History>,
    explores_until: u32,
    exploration_rate: f64,
}

impl<'a> LearningGame<'a> {
    /// Creates a game in which one seat uses the network. The others all play in one way, or each
    /// in its own.
    fn new(game: Position, net: Option<&'a Net>, rng: &mut Rand) -> LearningGame<'a> {
        let board = game.board();
        let seat = easy::random_seat(board.in_play(), board.power(), rng);
        let mut models = [OpponentModel::Stranger; MAX_SEATS];
        let mut policies = [Policy::Net; MAX_SEATS];
        let of_one_kind: bool = rng.random();
        let mut drawn = random_opponent(rng);
        for other in board.in_play().without(seat).iter() {
            (models[other.index()], policies[other.index()]) = drawn;
            if !of_one_kind {
                drawn = random_opponent(rng);
            }
        }
        let searches = net.is_some() && rng.random_range(0..SEARCH_ONE_IN) == 0;
        LearningGame {
            playout: Playout {
                game,
                memory: Memory::new(&game),
                seat,
                picks_up: None,
                models,
                net: net.unwrap_or(&Net::ZERO),
            },
            policies,
            learned: net.is_some(),
            history: searches.then(|| History::new(&game)),
            explores_until: rng.random_range(0..EXPLORATION_TRICKS),
            exploration_rate: EXPLORATION_RATES[rng.random_range(..EXPLORATION_RATES.len())],
        }
    }

    /// Plays until it is known whether a network player loses. Returns the loser, or any other seat
    /// if no network player loses; `None` if the game is given up. Adds the network players'
    /// positions to `seen`.
    fn play_to_end(
        mut self,
        rng: &mut Rand,
        seen: &mut Vec<(Seat, Inputs)>,
    ) -> Result<Option<Seat>, Illegal> {
        loop {
            let board = self.playout.game.board();
            let (tricks, in_play) = (board.tricks(), board.in_play());
            let by_net = |seat: &Seat| matches!(self.policies[seat.index()], Policy::Net);
            let turn = match board.due() {
                Due::Over(loser) => return Ok(Some(loser)),
                _ if !in_play.iter().any(|seat| by_net(&seat)) => return Ok(in_play.iter().next()),
                _ if tricks > MAX_TRICKS => return Ok(None),
                Due::Lead(leader) => {
                    if tricks >= self.explores_until.max(1) && rng.random() {
                        for seat in in_play.iter().filter(by_net) {
                            let Playout { game, models, .. } = &self.playout;
                            seen.extend(Inputs::of(game, seat, models).map(|p| (seat, p)));
                        }
                    }
                    leader
                }
                Due::Play(turn) => turn,
                Due::PlayAny(seats) => board.first_in_turn(seats),
                Due::Draw(drawer, due) => {
                    let act = self.playout.due_draw(drawer, due, rng);
                    self.apply(act)?;
                    continue;
                }
            };
            let card = self.card(turn, tricks, rng)?;
            self.apply(Move::Play { seat: turn, card })?;
        }
    }

    fn card(&self, turn: Seat, tricks: u32, rng: &mut Rand) -> Result<Card, Illegal> {
        let playout = &self.playout;
        let observation = Observation::of_game(&playout.game, &playout.memory, turn);
        if tricks < self.explores_until && rng.random_bool(self.exploration_rate) {
            return Ok(easy::random_card(observation.legal_cards(), rng));
        }
        match (self.policies[turn.index()], &self.history) {
            (Policy::Model(model), _) => Ok(model.card(&observation, rng)),
            // The greedy policy is deterministic: it could repeat the same positions for ever.
            (Policy::Net, _) if !self.learned || tricks >= easy::LONG_GAME => {
                Ok(OpponentModel::Heuristic.card(&observation, rng))
            }
            (Policy::Net, Some(history)) => {
                let limits = Limits { playouts: SEARCH_PLAYOUTS, go_on: &|| true };
                let view = history.view(&playout.game, turn);
                let mind = Mind {
                    trust: SEARCH_TRUST,
                    blind_share: SEARCH_BLIND_SHARE,
                    tricks: SEARCH_TRICKS,
                    ..Mind::by(playout.net)
                };
                Ok(Search { mind, view: &view, limits: &limits }.card(rng))
            }
            (Policy::Net, None) => {
                let own = Playout { seat: turn, ..*playout };
                own.own_card(OwnPolicy::Greedy, rng)
            }
        }
    }

    fn apply(&mut self, act: Move) -> Result<(), Illegal> {
        let Some(history) = &mut self.history else { return self.playout.apply(act) };
        history.apply(&mut self.playout.game, act, &mut |_| {})?;
        self.playout.memory = *history.memory();
        Ok(())
    }
}

/// Draws another player: what the network is told about it, and how it plays.
fn random_opponent(rng: &mut Rand) -> (OpponentModel, Policy) {
    let mixture = OpponentModel::Style(&MIXTURES[rng.random_range(0..MIXTURES.len())]);
    match rng.random_range(0..10) {
        0..3 => {
            let model = OpponentModel::Heuristic;
            (model, Policy::Model(model))
        }
        3..6 => {
            let model =
                OpponentModel::Style(&LEARNED_FROM[rng.random_range(0..LEARNED_FROM.len())]);
            (model, Policy::Model(model))
        }
        6..8 => (OpponentModel::Stranger, Policy::Model(mixture)),
        _ => (OpponentModel::Stranger, Policy::Net),
    }
}

/// Plays this many games on the threads. The examples come in the order of the games, so they are
/// the same for any number of threads.
pub(super) fn play_all(net: Option<&Net>, games: u64, seed: u64, threads: usize) -> Vec<Example> {
    in_order(games, threads, |numbers| {
        let mut examples = Vec::new();
        for number in numbers {
            play(net, seed ^ (number + 1).rotate_left(32), &mut examples);
        }
        examples
    })
}

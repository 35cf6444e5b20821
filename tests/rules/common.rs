//! What the tests share: short names for cards and seats, and random games.

use getaway::rules::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

pub type Rand = Xoshiro256PlusPlus;

pub fn rand(seed: u64) -> Rand {
    Rand::seed_from_u64(seed)
}

pub fn card(name: &str) -> Card {
    name.parse()
        .unwrap_or_else(|_| panic!("{name:?} is a card"))
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The cards named, separated by spaces.
pub fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

/// A deal by the options, at random.
pub fn random_deal(options: Options, seats: usize, dealer: Seat, rng: &mut Rand) -> Vec<CardSet> {
    let mut pack: Vec<Card> = CardSet::pack(options.packs.into()).iter().collect();
    pack.shuffle(rng);
    let mut hands = vec![CardSet::EMPTY; seats];
    match options.deal {
        Deal::Dealt => {
            for (n, card) in pack.into_iter().enumerate() {
                hands[dealer.after(n + 1, seats, options.direction).index()].insert(card);
            }
        }
        Deal::ChooseAPile => {
            // Cards go at random from one pile to the next while both stay near their share.
            let share = pack.len() / seats;
            let mut sizes: Vec<usize> = (0..seats)
                .map(|i| share + usize::from(i < pack.len() % seats))
                .collect();
            for _ in 0..seats {
                let (from, to) = (rng.random_range(0..seats), rng.random_range(0..seats));
                if sizes[from] >= share && sizes[to] <= share + 1 {
                    sizes[from] -= 1;
                    sizes[to] += 1;
                }
            }
            let mut pack = pack.into_iter();
            for (hand, size) in hands.iter_mut().zip(sizes) {
                *hand = pack.by_ref().take(size).collect();
            }
        }
    }
    hands
}

/// A random way through a game.
pub struct Walk {
    pub options: Options,
    pub dealer: Seat,
    pub hands: Vec<CardSet>,
    pub moves: Vec<Move>,
    pub game: Game,
    /// One move in so many is a take, where one can be made; 0 for none.
    pub takes: u32,
    /// One move in so many is a penalised mistake, where one can be made; 0 for none.
    pub slips: u32,
    rng: Rand,
}

impl Walk {
    pub fn new(options: Options, seats: usize, seed: u64) -> Walk {
        let mut rng = rand(seed);
        let dealer = seat(rng.random_range(0..seats));
        let hands = random_deal(options, seats, dealer, &mut rng);
        let game = Game::deal(options, dealer, &hands).expect("a deal");
        Walk {
            options,
            dealer,
            hands,
            moves: Vec::new(),
            game,
            takes: 40,
            slips: 25,
            rng,
        }
    }

    /// A random move; none when the game is over.
    pub fn choose(&mut self) -> Option<Move> {
        let (takes, mut moves): (Vec<_>, Vec<_>) = self
            .game
            .legal_moves()
            .into_iter()
            .partition(|act| matches!(act, Move::Take { .. }));
        if !takes.is_empty() && self.takes > 0 && self.rng.random_ratio(1, self.takes) {
            moves = takes;
        } else if self.slips > 0 && self.rng.random_ratio(1, self.slips) {
            let slips = slips(&self.game);
            if !slips.is_empty() {
                moves = slips;
            }
        }
        moves.choose(&mut self.rng).copied()
    }

    /// Makes a random move and returns it with its events.
    pub fn step(&mut self) -> Option<(Move, Vec<Event>)> {
        let act = self.choose()?;
        let mut events = Vec::new();
        self.game
            .apply(act, &mut |event| events.push(event))
            .expect("a legal move");
        self.moves.push(act);
        Some((act, events))
    }

    /// Walks on to the end of the game, or for so many moves.
    pub fn run(mut self, most: usize) -> Walk {
        while self.moves.len() < most && self.step().is_some() {}
        self
    }

    /// The record of what happened so far.
    pub fn record(&self) -> Record {
        let labels = self.hands.iter().map(|_| "random".to_owned()).collect();
        let moves = self.moves.iter().copied();
        Record::of_game(self.options, labels, self.dealer, &self.hands, moves, None)
            .expect("a record")
    }
}

/// Every penalised mistake that can be made.
pub fn slips(game: &Game) -> Vec<Move> {
    let mut slips = Vec::new();
    for seat in game.board().in_play().iter() {
        for card in game.hand(seat) {
            if let Some(slip) = game.board().slip(seat, game.hand(seat), card) {
                slips.push(Move::Slip { seat, card, slip });
            }
        }
    }
    slips
}

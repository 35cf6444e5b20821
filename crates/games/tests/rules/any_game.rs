//! Shared by the tests of all games: short names for cards and seats, moves and their refusals,
//! and what holds for every record.

use std::fmt::Display;

use getaway_games::cards::*;
use getaway_games::kit::Record;
use getaway_games::{Event, Rules};
use rand::{RngExt, SeedableRng};

pub use getaway_games::Rand;

pub fn rand(seed: u64) -> Rand {
    Rand::seed_from_u64(seed)
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|_| panic!("{name:?} is a card"))
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The ranks from low to high, by their names.
pub const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/// A card's place in [`RANKS`], read from its name: the models use nothing else of the engine.
pub fn rank(card: Card) -> usize {
    let name = card.to_string();
    let name = name.trim_end_matches('\'');
    let rank = RANKS.iter().position(|r| *r == &name[..name.len() - 1]);
    rank.expect("a rank")
}

/// The letter of a card's suit, read from its name.
pub fn suit(card: Card) -> char {
    let name = card.to_string();
    name.trim_end_matches('\'').chars().last().expect("a suit")
}

/// The named cards; names are separated by spaces.
pub fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

/// The named cards in order; names are separated by spaces.
pub fn list(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

/// The set of these cards. Checks that each is there once.
pub fn set(cards: &[Card]) -> CardSet {
    let set: CardSet = cards.iter().copied().collect();
    assert_eq!(set.len() as usize, cards.len(), "a card is there twice");
    set
}

/// Makes moves and returns what happened.
pub fn go<R: Rules>(game: &mut R, moves: impl IntoIterator<Item: Into<R::Move>>) -> Vec<R::Event> {
    let mut events = Vec::new();
    for act in moves {
        let act = act.into();
        game.make(&act, &mut |event| events.push(event))
            .unwrap_or_else(|why| panic!("{act:?}: {why}"));
    }
    events
}

/// The seats that have moved, or have got or lost cards, in these events.
pub fn changed(events: &[impl Event], seats: usize) -> SeatSet {
    let any = |seat: &Seat| events.iter().any(|event| event.changes(*seat));
    Seat::first(seats).filter(any).collect()
}

/// The reason why a move is refused. Checks that nothing has changed.
pub fn refusal<R: Rules>(game: &R, act: impl Into<R::Move>) -> R::Illegal {
    let (mut probe, act) = (game.clone(), act.into());
    let why = probe
        .make(&act, &mut |event| panic!("{event:?} was told"))
        .expect_err("the move is refused");
    assert_eq!(probe, *game, "{act:?} was refused and changed something");
    why
}

/// Tries a move on a copy, and checks that it is accepted or refused as expected, and that a
/// refused move changes nothing.
pub fn attempt<R: Rules>(game: &R, act: impl Into<R::Move>, expected: bool) {
    let (mut probe, mut told, act) = (game.clone(), false, act.into());
    let outcome = probe.make(&act, &mut |_| told = true);
    assert_eq!(outcome.is_ok(), expected, "{act:?}: {outcome:?}");
    assert_eq!(told, expected, "{act:?} was told of");
    assert_eq!(probe != *game, expected, "{act:?} changed something");
}

/// Tries all these moves on copies of a game: exactly those that an independent model allows are
/// listed and accepted, and a refused move changes nothing.
pub fn assert_just_the_legal_is_accepted<R: Rules>(
    game: &R,
    legal: &[R::Move],
    all: impl IntoIterator<Item = R::Move>,
    may: impl Fn(&R::Move) -> bool,
) {
    let mut accepted = 0;
    for act in all {
        let expected = may(&act);
        attempt(game, act.clone(), expected);
        assert_eq!(legal.contains(&act), expected, "{act:?} in the list");
        accepted += usize::from(expected);
    }
    assert_eq!(accepted, legal.len(), "listed twice, or not accepted");
}

/// Checks that these places hold all these cards, each of them once.
pub fn assert_in_one_place(places: impl IntoIterator<Item = CardSet>, all: CardSet) {
    let add =
        |(union, count): (CardSet, u32), place: CardSet| (union.or(place), count + place.len());
    let found = places.into_iter().fold((CardSet::EMPTY, 0), add);
    assert_eq!(found, (all, all.len()), "lost or doubled");
}

/// Far more moves than any game in these tests: all end sooner or later.
pub const MOST_MOVES: usize = 20_000;

/// Picks a random move of a game; `None` when the game is over.
type Choose<R> = Box<dyn FnMut(&R, &mut Rand) -> Option<<R as Rules>::Move>>;

/// A random way through a game.
pub struct Walk<R: Rules> {
    pub options: R::Options,
    pub dealer: Seat,
    pub deal: R::Deal,
    pub moves: Vec<R::Move>,
    pub game: R,
    seats: usize,
    rng: Rand,
    choose: Choose<R>,
}

impl<R: Rules> Walk<R> {
    /// A walk from this deal on.
    pub fn from(
        options: R::Options,
        (seats, dealer): (usize, Seat),
        deal: R::Deal,
        rng: Rand,
        choose: impl FnMut(&R, &mut Rand) -> Option<R::Move> + 'static,
    ) -> Walk<R> {
        Walk {
            options,
            dealer,
            game: R::set_up(options, seats, dealer, &deal).expect("a deal"),
            deal,
            moves: Vec::new(),
            seats,
            rng,
            choose: Box::new(choose),
        }
    }

    /// Makes a random move and returns it with its events; `None` when the game is over.
    pub fn step(&mut self) -> Option<(R::Move, Vec<R::Event>)> {
        let act = (self.choose)(&self.game, &mut self.rng)?;
        let events = go(&mut self.game, [act.clone()]);
        self.moves.push(act.clone());
        Some((act, events))
    }

    /// Continues the walk until the game is over or this many moves are made.
    pub fn run(mut self, most: usize) -> Walk<R> {
        while self.moves.len() < most && self.step().is_some() {}
        self
    }

    /// The record of everything so far.
    pub fn record(&self) -> Record<R> {
        self.record_with(&self.moves, None)
    }

    fn record_with(&self, moves: &[R::Move], chance: Option<ChanceProof>) -> Record<R> {
        let labels = vec!["random".to_owned(); self.seats];
        let moves = moves.iter().cloned();
        Record::of_game(self.options, labels, self.dealer, &self.deal, moves, chance)
            .expect("a record")
    }

    /// Continues the walk to its end, where chance decides everything by this secret and mix, and
    /// returns the record with its proof.
    pub fn fair(mut self, secret: &Secret, mix: Mix) -> Record<R> {
        let (chance, mut nth) = (mix.chance(secret, NUMBER), 1);
        while self.moves.len() < MOST_MOVES {
            let Some(act) = (self.choose)(&self.game, &mut self.rng) else { break };
            let fair = self.game.fair_move(&act, nth, &chance);
            nth += usize::from(fair.is_some());
            let act = fair.unwrap_or(act);
            go(&mut self.game, [act.clone()]);
            self.moves.push(act);
        }
        let proof = ChanceProof::new(secret, NUMBER, mix);
        self.record_with(&self.moves, Some(proof))
    }

    /// What one seat would see with this deal and these moves: the events meant for it, and its
    /// view after each move. `None` if they aren't possible.
    pub fn told<V>(
        &self,
        deal: &R::Deal,
        moves: &[R::Move],
        me: Seat,
        view: impl Fn(&R, Seat) -> V,
    ) -> Option<(Vec<R::Event>, Vec<V>)> {
        let mut game = R::set_up(self.options, self.seats, self.dealer, deal).ok()?;
        let (mut events, mut views) = (Vec::new(), vec![view(&game, me)]);
        for act in moves {
            let mut on = |event: R::Event| events.extend(event.is_for(me).then_some(event));
            game.make(act, &mut on).ok()?;
            views.push(view(&game, me));
        }
        Some((events, views))
    }
}

/// The number of the games whose chance is fair.
const NUMBER: u64 = 12;

/// The secret with this number.
pub fn secret(number: u8) -> Secret {
    Secret::new([number; 32])
}

/// The mix of a game that nobody has cut: only ids.
pub fn uncut() -> Mix {
    ["71", "5", "90"].map(str::to_owned).to_vec().into()
}

/// The chance of a game that nobody has cut.
pub fn chance(number: u8) -> Chance {
    uncut().chance(&secret(number), NUMBER)
}

/// One of these cards.
pub fn any_card(cards: CardSet, rng: &mut Rand) -> Option<Card> {
    let nth = rng.random_range(0..cards.len().max(1));
    cards.nth(nth)
}

/// Exchanges two cards wherever they are.
pub fn swap_cards<'a>(cards: impl IntoIterator<Item = &'a mut Card>, x: Card, y: Card) {
    for card in cards {
        *card = match *card {
            card if card == x => y,
            card if card == y => x,
            card => card,
        };
    }
}

/// Checks that the record reads back and passes `getaway check` and `getaway verify`, among records
/// of any game, and that its game is over.
pub fn assert_whole_game_is_good<R: Rules>(record: &Record<R>) {
    let line = record.to_line().expect("a line");
    let read = Record::<R>::from_line(&line).expect("a record");
    assert_eq!(read, *record);
    let game = read.replay().expect("a good record");
    assert!(game.ending().is_some());
    assert!(read.verify().is_ok());
    let any = getaway_games::Record::from_line(&line).expect("a record");
    assert!(any.check().is_ok() && any.verify().is_ok());
    assert_eq!(any.to_line().expect("a line"), line);
}

/// Checks that the record is written like this, without its spaces.
pub fn assert_is_written<R: Rules>(record: &Record<R>, text: &str) {
    let line = record.to_line().expect("a line");
    assert_eq!(line, text.split_whitespace().collect::<String>());
}

/// The number of random games to play: what this environment variable says, or the default.
pub fn how_many(variable: &str, default: u64) -> u64 {
    match std::env::var(variable) {
        Ok(number) => number.parse().unwrap_or_else(|_| panic!("{variable} is a number")),
        Err(_) => default,
    }
}

/// Runs the test of one game, and prints on a panic which game it was.
pub fn with_name(name: impl Display, test: impl FnOnce()) {
    struct Name<D: Display>(D);

    impl<D: Display> Drop for Name<D> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("{}", self.0);
            }
        }
    }

    let name = Name(name);
    test();
    drop(name);
}

/// Checks that the record reads back unchanged, and that its replay ends in this game.
pub fn assert_replays_to<R: Rules>(record: &Record<R>, game: &R) {
    let read = Record::from_line(&record.to_line().expect("a line")).expect("a record");
    assert_eq!(read, *record);
    assert_eq!(read.replay().as_ref(), Ok(game));
}

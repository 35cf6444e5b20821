//! Checked ways into a game: a new deal, or a position in the middle of play.
//!
//! A [`Deal`] and a [`Setup`] are unchecked data; only a checked conversion yields a playable
//! [`Game`].

use super::board::{Board, Phase, Tableau};
use super::deal::Deal;
use super::game::Game;
use super::options::Options;
use super::places::Places;
use super::stack::Stack;
use super::{DECK, MOST_DEALT, MOST_PLAYS, MOST_SEATS};
use crate::cards::{Card, CardSet, Seat, SeatList, SeatSet};
use crate::kit::options::WrongSeats;

/// The reason the data isn't a position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// Too few or too many seats.
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// The kinds of cards aren't given for the same number of seats.
    #[error("face-down cards, face-up cards and hands are not those of the same seats")]
    Uneven,
    /// The dealer or another named seat isn't at the table.
    #[error("there is no {0:?}")]
    NoSuchSeat(Seat),
    #[error("{0} is there twice")]
    Twice(Card),
    #[error("{0} does not belong to the pack in use")]
    Foreign(Card),
    /// A seat has an impossible number of cards of one kind.
    #[error("{0:?} has {1} cards of a kind, which is not what the deal gives")]
    Dealt(Seat, usize),
    /// The draw deck has an impossible number of cards.
    #[error("the draw deck has {0} cards")]
    Deck(usize),
    /// The number of cards out of play doesn't fit the deal.
    #[error("{0} cards are out of play")]
    OutOfPlay(u32),
    /// A player who got away holds cards, a player in play holds none, or fewer than two are in
    /// play.
    #[error("who is in play and who holds cards do not go together")]
    InPlay,
    /// The player whose turn it is isn't in play.
    #[error("the turn is with the wrong seat")]
    Turn,
    #[error("that stack would have burnt")]
    Stack,
    /// Such a long game would have been stopped.
    #[error("a game of {0} plays has been stopped")]
    Plays(u32),
}

/// A position at the beginning of a turn. Cards that are nowhere have burnt.
///
/// ```
/// use getaway_games::cards::{Card, NotACard, Seat};
/// use getaway_games::palace::rules::{BadSetup, Game, Move, Setup};
///
/// fn cards<C: FromIterator<Card>>(names: &[&str]) -> Result<C, NotACard> {
///     names.iter().map(|name| name.parse()).collect()
/// }
///
/// let seats: Vec<Seat> = Seat::first(2).collect();
/// let mut setup = Setup {
///     hands: vec![cards(&["9H", "10H"])?, cards(&["3C"])?],
///     up: vec![cards(&["KC"])?, cards(&[])?],
///     down: vec![cards(&["2S"])?, cards(&["4D"])?],
///     stack: cards(&["JD", "QD"])?,
///     turn: seats[0],
///     ..Setup::default()
/// };
/// let game = Game::try_from(&setup)?;
/// // Neither card goes on a queen, and the king lies on the table.
/// assert_eq!(game.legal_moves(), [Move::PickUp { seat: seats[0] }]);
///
/// // Nobody without cards can have the turn.
/// (setup.turn, setup.hands[1], setup.down[1]) = (seats[1], cards(&[])?, cards(&[])?);
/// assert_eq!(Game::try_from(&setup), Err(BadSetup::InPlay));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub options: Options,
    pub dealer: Seat,
    /// The face-down cards of each seat, at the places from 0 up.
    pub down: Vec<Vec<Card>>,
    pub up: Vec<CardSet>,
    pub hands: Vec<CardSet>,
    pub deck: Vec<Card>,
    /// The cards that are out of play and unseen; empty in a full game.
    pub out: CardSet,
    /// The stack, from its lowest card up.
    pub stack: Vec<Card>,
    /// The players who got away, in order.
    pub away: Vec<Seat>,
    pub turn: Seat,
    pub plays: u32,
}

impl Default for Setup {
    /// An empty position: no seats and no cards.
    fn default() -> Setup {
        Setup {
            options: Options::default(),
            dealer: Seat::FIRST,
            down: Vec::new(),
            up: Vec::new(),
            hands: Vec::new(),
            deck: Vec::new(),
            out: CardSet::EMPTY,
            stack: Vec::new(),
            away: Vec::new(),
            turn: Seat::FIRST,
            plays: 0,
        }
    }
}

/// Checks that each card belongs to the pack and appears once; returns all of them.
fn check_cards<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Result<CardSet, BadSetup> {
    let mut seen = CardSet::EMPTY;
    for &card in cards {
        if !CardSet::pack(1).contains(card) {
            return Err(BadSetup::Foreign(card));
        }
        if seen.contains(card) {
            return Err(BadSetup::Twice(card));
        }
        seen.insert(card);
    }
    Ok(seen)
}

/// Checks that all kinds of cards and all named seats fit the same number of seats; returns that
/// number.
fn check_seats(
    options: Options,
    [down, up, hands]: [usize; 3],
    named: impl IntoIterator<Item = Seat>,
) -> Result<usize, BadSetup> {
    options.check_seats(hands)?;
    if down != hands || up != hands {
        return Err(BadSetup::Uneven);
    }
    match named.into_iter().find(|seat| seat.index() >= hands) {
        Some(seat) => Err(BadSetup::NoSuchSeat(seat)),
        None => Ok(hands),
    }
}

impl Game {
    /// Starts a game from this deal, before the exchange (rules, section 2).
    ///
    /// # Errors
    /// The deal is wrong.
    pub fn deal(options: Options, dealer: Seat, deal: &Deal) -> Result<Game, BadSetup> {
        let kinds = [&deal.down, &deal.up, &deal.hands];
        let seats = check_seats(options, kinds.map(Vec::len), [dealer])?;
        check_cards(kinds.into_iter().flatten().flatten().chain(&deal.deck))?;
        for kind in kinds {
            for (seat, cards) in Seat::first(seats).zip(kind) {
                if cards.len() != options.length.dealt(seats) {
                    return Err(BadSetup::Dealt(seat, cards.len()));
                }
            }
        }
        if deal.deck.len() != DECK {
            return Err(BadSetup::Deck(deal.deck.len()));
        }
        let sets = |kind: &[Vec<Card>]| -> Vec<CardSet> {
            let sets = kind.iter().map(|cards| cards.iter().copied().collect());
            sets.collect()
        };
        let (up, hands) = (sets(&deal.up), sets(&deal.hands));
        let ready = SeatSet::EMPTY;
        let phase = Phase::Exchange { ready };
        Ok(Game::lay_out(
            options, dealer, &deal.down, &up, &hands, &deal.deck, phase,
        ))
    }

    fn lay_out(
        options: Options,
        dealer: Seat,
        down: &[Vec<Card>],
        up: &[CardSet],
        hands: &[CardSet],
        deck: &[Card],
        phase: Phase,
    ) -> Game {
        let empty = Tableau {
            up: CardSet::EMPTY,
            down: Places::EMPTY,
            hand: 0,
            known: CardSet::EMPTY,
        };
        let mut game = Game {
            board: Board {
                options,
                seats: hands.len() as u8,
                dealer,
                in_play: SeatSet::first(hands.len()),
                tableaus: [empty; MOST_SEATS],
                stack: Stack::EMPTY,
                burnt: CardSet::EMPTY,
                deck: deck.len() as u8,
                plays: 0,
                away: SeatList::EMPTY,
                phase,
            },
            hands: [CardSet::EMPTY; MOST_SEATS],
            down: [[None; MOST_DEALT]; MOST_SEATS],
            deck: [None; DECK],
        };
        for (n, tableau) in game.board.tableaus[..hands.len()].iter_mut().enumerate() {
            tableau.up = up[n];
            tableau.down = Places::first(down[n].len());
            tableau.hand = hands[n].len();
            game.hands[n] = hands[n];
            for (place, card) in game.down[n].iter_mut().zip(&down[n]) {
                *place = Some(*card);
            }
        }
        for (place, card) in game.deck.iter_mut().zip(deck.iter().rev()) {
            *place = Some(*card);
        }
        game
    }
}

impl Setup {
    /// Checks the seats against the players who got away and the turn; returns the number of seats.
    fn check_players(&self) -> Result<usize, BadSetup> {
        let named = self.away.iter().copied().chain([self.dealer, self.turn]);
        let kinds = [self.down.len(), self.up.len(), self.hands.len()];
        let seats = check_seats(self.options, kinds, named)?;
        let away: SeatSet = self.away.iter().copied().collect();
        let empty = |seat: &Seat| {
            let n = seat.index();
            self.hands[n].is_empty() && self.up[n].is_empty() && self.down[n].is_empty()
        };
        if away != Seat::first(seats).filter(empty).collect()
            || away.len() as usize != self.away.len()
            || self.away.len() + 2 > seats
        {
            return Err(BadSetup::InPlay);
        }
        if away.contains(self.turn) {
            return Err(BadSetup::Turn);
        }
        Ok(seats)
    }

    /// Checks that each card is in one place; returns all cards except the burnt ones.
    fn check_cards(&self) -> Result<CardSet, BadSetup> {
        let sets = self.up.iter().chain(&self.hands).chain([&self.out]);
        let cards: Vec<Card> = sets.flat_map(|set| set.iter()).collect();
        let down = self.down.iter().flatten();
        check_cards(
            cards
                .iter()
                .chain(down)
                .chain(&self.deck)
                .chain(&self.stack),
        )
    }

    /// Checks that nobody has more cards than were dealt, or fewer in the hand than the deck would
    /// have given.
    fn check_numbers(&self, seats: usize) -> Result<(), BadSetup> {
        let dealt = self.options.length.dealt(seats);
        for seat in Seat::first(seats).filter(|seat| !self.away.contains(seat)) {
            let n = seat.index();
            let (down, up) = (self.down[n].len(), self.up[n].len() as usize);
            if down.max(up) > dealt {
                return Err(BadSetup::Dealt(seat, down.max(up)));
            }
            let hand = self.hands[n].len() as usize;
            if hand < dealt && !self.deck.is_empty() {
                return Err(BadSetup::Dealt(seat, hand));
            }
        }
        if self.deck.len() > DECK {
            return Err(BadSetup::Deck(self.deck.len()));
        }
        if self.out.len() as usize != self.options.length.out_of_play(seats) {
            return Err(BadSetup::OutOfPlay(self.out.len()));
        }
        if self.plays >= MOST_PLAYS {
            return Err(BadSetup::Plays(self.plays));
        }
        Ok(())
    }
}

impl TryFrom<&Setup> for Game {
    type Error = BadSetup;

    fn try_from(setup: &Setup) -> Result<Game, BadSetup> {
        let seats = setup.check_players()?;
        let cards = setup.check_cards()?;
        setup.check_numbers(seats)?;
        let phase = Phase::Play {
            turn: setup.turn,
            opening: None,
        };
        let Setup {
            options,
            dealer,
            down,
            up,
            hands,
            deck,
            ..
        } = setup;
        let mut game = Game::lay_out(*options, *dealer, down, up, hands, deck, phase);
        let board = &mut game.board;
        for card in &setup.stack {
            board.stack.put(CardSet::of(*card));
            if board.stack.burns() {
                return Err(BadSetup::Stack);
            }
        }
        board.burnt = CardSet::pack(1).minus(cards);
        board.plays = setup.plays;
        for &seat in &setup.away {
            board.in_play = board.in_play.without(seat);
            board.away.push(seat);
        }
        Ok(game)
    }
}

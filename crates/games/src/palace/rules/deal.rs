//! The deal, from the fair shuffle (rules, section 2), and the game that begins with it.
//!
//! A [`Deal`] is unchecked data, which may come from a record; [`Game::deal`] checks it.

use serde::{Deserialize, Serialize};

use super::board::{Board, Phase, Places, Stack, Tableau};
use super::game::Game;
use super::options::Options;
use super::{DECK, MOST_DEALT, MOST_SEATS};
use crate::cards::{Card, CardSet, Chance, Direction, Seat, SeatList, SeatSet};
use crate::kit::options::WrongSeats;

/// The places of all cards before the exchange, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    pub down: Vec<Vec<Card>>,
    pub up: Vec<Vec<Card>>,
    pub hands: Vec<Vec<Card>>,
    pub deck: Vec<Card>,
}

impl Deal {
    /// The deal of a game that follows from this chance: the shuffled pack one card at a time,
    /// beginning with the seat after the dealer. For any number of seats that can
    /// [play](Options::check_seats).
    pub fn new(chance: &Chance, options: Options, seats: usize, dealer: Seat) -> Deal {
        Deal::of_pack(chance.shuffled(1), options, seats, dealer)
    }

    /// Deals a pack in this order.
    pub fn of_pack(
        pack: impl IntoIterator<Item = Card>,
        options: Options,
        seats: usize,
        dealer: Seat,
    ) -> Deal {
        let mut pack = pack.into_iter();
        let rounds = options.length.dealt(seats);
        let mut by_seat = || {
            let mut dealt = vec![Vec::with_capacity(rounds); seats];
            for (card, n) in pack.by_ref().take(rounds * seats).zip(1..) {
                dealt[dealer.after(n, seats, Direction::Clockwise).index()].push(card);
            }
            dealt
        };
        let (down, up, hands) = (by_seat(), by_seat(), by_seat());
        let deck = pack.take(DECK).collect();
        Deal {
            down,
            up,
            hands,
            deck,
        }
    }

    /// Whether both are the same deal. The order matters for face-down cards and the deck, but not
    /// for face-up cards and hands.
    pub fn is_same(&self, other: &Deal) -> bool {
        let sorted = |cards: &[Vec<Card>]| {
            let mut cards = cards.to_vec();
            cards.iter_mut().for_each(|cards| cards.sort());
            cards
        };
        self.down == other.down
            && sorted(&self.up) == sorted(&other.up)
            && sorted(&self.hands) == sorted(&other.hands)
            && self.deck == other.deck
    }
}

/// The reason the data isn't a position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// The kinds of cards aren't given for the same number of seats.
    #[error("face-down cards, face-up cards and hands are not those of the same seats")]
    Uneven,
    /// The dealer or another named seat isn't at the table.
    #[error("there is no {0:?}")]
    NoSuchSeat(Seat),
    #[error("{0} occurs twice")]
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
    #[error("the seats in play are not those with cards")]
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

/// Checks that each card belongs to the pack and appears once; returns all of them.
pub(super) fn check_cards<'a>(
    cards: impl IntoIterator<Item = &'a Card>,
) -> Result<CardSet, BadSetup> {
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
pub(super) fn check_seats(
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

    pub(super) fn lay_out(
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

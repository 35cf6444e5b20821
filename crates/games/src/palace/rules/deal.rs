//! The deal, from the fair shuffle (rules, section 2), and the game that begins with it.
//!
//! A [`Deal`] is unchecked data, which may come from a record; [`Position::deal`] checks it.

use serde::{Deserialize, Serialize};

use super::board::{Board, Phase, Places, Stack, Tableau};
use super::options::Options;
use super::position::Position;
use super::{MOST_DEALT, MOST_DECK, MOST_SEATS};
use crate::cards::{Card, CardSet, Chance, Direction, Seat, SeatList, SeatSet};
use crate::kit::options::{RuleOptions, WrongSeats};

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
        Deal::of_pack(chance.shuffled(options.packs.into()), options, seats, dealer)
    }

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
        let deck = pack.take(options.deck(seats)).collect();
        Deal { down, up, hands, deck }
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// The kinds of cards aren't given for the same number of seats.
    #[error("face-down cards, face-up cards and hands are not those of the same seats")]
    Uneven,
    /// The dealer isn't at the table.
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
}

impl Position {
    /// Starts a game from this deal, before the exchange (rules, section 2).
    pub fn deal(options: Options, dealer: Seat, deal: &Deal) -> Result<Position, BadDeal> {
        let (kinds, seats) = ([&deal.down, &deal.up, &deal.hands], deal.hands.len());
        options.check_seats(seats)?;
        if kinds.iter().any(|kind| kind.len() != seats) {
            return Err(BadDeal::Uneven);
        }
        if dealer.index() >= seats {
            return Err(BadDeal::NoSuchSeat(dealer));
        }
        let mut seen = CardSet::EMPTY;
        for &card in kinds.into_iter().flatten().flatten().chain(&deal.deck) {
            if !CardSet::pack(options.packs.into()).contains(card) {
                return Err(BadDeal::Foreign(card));
            }
            if seen.contains(card) {
                return Err(BadDeal::Twice(card));
            }
            seen.insert(card);
        }
        for kind in kinds {
            for (seat, cards) in Seat::first(seats).zip(kind) {
                if cards.len() != options.length.dealt(seats) {
                    return Err(BadDeal::Dealt(seat, cards.len()));
                }
            }
        }
        if deal.deck.len() != options.deck(seats) {
            return Err(BadDeal::Deck(deal.deck.len()));
        }
        let ready = SeatSet::EMPTY;
        let phase = Phase::Exchange { ready };
        Ok(Position::lay_out(options, dealer, deal, phase))
    }

    /// The game with these cards in front of its players, where everyone is in play.
    pub(super) fn lay_out(options: Options, dealer: Seat, deal: &Deal, phase: Phase) -> Position {
        let seats = deal.hands.len();
        let mut game = Position {
            board: Board {
                options,
                seats: seats as u8,
                dealer,
                in_play: SeatSet::first(seats),
                tableaus: [Tableau::NOTHING; MOST_SEATS],
                stack: Stack::EMPTY,
                burnt: CardSet::EMPTY,
                deck: deal.deck.len() as u8,
                plays: 0,
                away: SeatList::EMPTY,
                phase,
            },
            hands: [CardSet::EMPTY; MOST_SEATS],
            down: [[None; MOST_DEALT]; MOST_SEATS],
            deck: [None; MOST_DECK],
        };
        for (n, tableau) in game.board.tableaus[..seats].iter_mut().enumerate() {
            game.hands[n] = deal.hands[n].iter().copied().collect();
            tableau.hand = game.hands[n].len();
            tableau.up = deal.up[n].iter().copied().collect();
            tableau.down = Places::first(deal.down[n].len());
            for (place, card) in game.down[n].iter_mut().zip(&deal.down[n]) {
                *place = Some(*card);
            }
        }
        for (place, card) in game.deck.iter_mut().zip(deal.deck.iter().rev()) {
            *place = Some(*card);
        }
        game
    }
}

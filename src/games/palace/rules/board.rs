//! The board: everything about a running game that all players may see.
//!
//! It has no hand and no face-down card in it, so whoever holds a [`Board`] knows no secret. It also
//! is the one source of legality: given a player's own hand it says what that player may do. The
//! game asks it before it applies a move, and commands, buttons and computer players ask it for the
//! list.

use super::MOST_SEATS;
use super::event::{Illegal, Move};
use super::options::Options;
use super::places::Places;
use super::stack::Stack;
use crate::cards::{CardSet, Direction, Rank, Seat, SeatList, SeatSet};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Hands and face-up cards are exchanged (rules, section 3).
    Exchange {
        /// Who is ready.
        ready: SeatSet,
    },
    /// All are ready; chance is to say who begins (rules, section 4).
    Begin,
    /// Cards are played.
    Play {
        /// Whose turn it is.
        turn: Seat,
        /// Of which rank the very first play must be; none after it.
        opening: Option<Rank>,
    },
    /// The game is over.
    Over {
        /// The last player left; none if the game was stopped (rules, section 8).
        loser: Option<Seat>,
    },
}

/// Who has to do something next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// All these may exchange, in any order, and are to say that they are ready.
    Exchange(SeatSet),
    /// Chance, of which one player is to begin: [`Game::candidates`](super::Game::candidates).
    Begin,
    /// This seat plays or picks up.
    Play(Seat),
    /// Nobody: the game is over.
    Over(Option<Seat>),
}

/// Where cards are played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The hand.
    Hand,
    /// The face-up cards.
    Up,
    /// The face-down cards.
    Down,
}

/// What everybody sees of one player's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// The face-up cards.
    pub up: CardSet,
    /// The places where face-down cards lie.
    pub down: Places,
    /// How many cards the hand has.
    pub hand: u32,
    /// Cards that everybody knows to be in the hand: picked up, or taken from the table in the
    /// exchange, and not played since.
    pub known: CardSet,
}

impl Tableau {
    const NOTHING: Tableau = Tableau {
        up: CardSet::EMPTY,
        down: Places::EMPTY,
        hand: 0,
        known: CardSet::EMPTY,
    };

    /// Whether the player has no card at all.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hand == 0 && self.up.is_empty() && self.down.is_empty()
    }

    /// How many cards of the hand are not known to everybody.
    #[inline]
    #[must_use]
    pub const fn unknown(&self) -> u32 {
        self.hand - self.known.len()
    }

    /// From where the player plays (rules, section 6).
    #[inline]
    #[must_use]
    pub const fn source(&self) -> Source {
        if self.hand > 0 {
            Source::Hand
        } else if self.up.is_empty() {
            Source::Down
        } else {
            Source::Up
        }
    }
}

/// Everything that all players may see.
///
/// With a player's own hand it says what that player may do:
///
/// ```
/// use getaway::cards::{Chance, Seat, Secret};
/// use getaway::games::palace::rules::{Deal, Due, Game, Move, Options};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let deal = Deal::new(&chance, Options::default(), 2, Seat::FIRST);
/// let game = Game::deal(Options::default(), Seat::FIRST, &deal)?;
/// let board = *game.board();
///
/// // Each of six cards can be exchanged with each of six, or one says that one is ready.
/// let Due::Exchange(seats) = board.due() else { panic!("everything begins with the exchange") };
/// assert_eq!(seats.len(), 2);
/// let moves = board.legal_moves(Seat::FIRST, game.hand(Seat::FIRST));
/// assert_eq!(moves.len(), 6 * 6 + 1);
/// assert!(moves.contains(&Move::Ready { seat: Seat::FIRST }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) in_play: SeatSet,
    pub(super) tableaus: [Tableau; MOST_SEATS],
    pub(super) stack: Stack,
    pub(super) burnt: CardSet,
    pub(super) deck: u8,
    pub(super) plays: u32,
    pub(super) away: SeatList,
    pub(super) phase: Phase,
}

impl Board {
    /// The options of the table.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The number of seats, including those that got away.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Who dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who has not got away.
    #[inline]
    #[must_use]
    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// What everybody sees of a player's cards; nothing if there is no such seat.
    #[inline]
    #[must_use]
    pub fn tableau(&self, seat: Seat) -> &Tableau {
        self.tableaus.get(seat.index()).unwrap_or(&Tableau::NOTHING)
    }

    /// The stack.
    #[inline]
    #[must_use]
    pub const fn stack(&self) -> &Stack {
        &self.stack
    }

    /// All cards that burnt.
    #[inline]
    #[must_use]
    pub const fn burnt(&self) -> CardSet {
        self.burnt
    }

    /// How many cards the draw deck has.
    #[inline]
    #[must_use]
    pub const fn deck(&self) -> u32 {
        self.deck as u32
    }

    /// How many plays there were: cards put on the stack. Who picks up does not play.
    #[inline]
    #[must_use]
    pub const fn plays(&self) -> u32 {
        self.plays
    }

    /// The seats that got away, in order.
    #[must_use]
    pub fn away(&self) -> &[Seat] {
        self.away.as_slice()
    }

    /// Where the game stands.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// The loser, when the game is over and has one.
    #[inline]
    #[must_use]
    pub const fn loser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { loser } => loser,
            _ => None,
        }
    }

    /// Whose turn it is, once play has begun.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// Who has to do something next.
    #[inline]
    #[must_use]
    pub fn due(&self) -> Due {
        match self.phase {
            Phase::Exchange { ready } => Due::Exchange(
                self.in_play
                    .iter()
                    .filter(|s| !ready.contains(*s))
                    .collect(),
            ),
            Phase::Begin => Due::Begin,
            Phase::Play { turn, .. } => Due::Play(turn),
            Phase::Over { loser } => Due::Over(loser),
        }
    }

    /// The next player after `seat`.
    #[inline]
    #[must_use]
    pub fn next(&self, seat: Seat) -> Option<Seat> {
        let others = self.in_play.without(seat);
        others.next_after(seat, Direction::Clockwise)
    }

    /// All cards of the pack that may be played now, whoever has them (rules, sections 4 and 5).
    #[inline]
    #[must_use]
    pub fn takes(&self) -> CardSet {
        match self.phase {
            Phase::Play {
                opening: Some(rank),
                ..
            } => CardSet::pack(1).of_rank(rank),
            Phase::Play { opening: None, .. } => self.stack.takes(),
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that `seat`, holding `hand`, may play now, one by one or equal ones together: none
    /// when it is not the seat's turn, or nothing but face-down cards is left.
    #[inline]
    #[must_use]
    pub fn legal_cards(&self, seat: Seat, hand: CardSet) -> CardSet {
        if self.turn() != Some(seat) {
            return CardSet::EMPTY;
        }
        let tableau = self.tableau(seat);
        match tableau.source() {
            Source::Hand => hand.and(self.takes()),
            Source::Up => tableau.up.and(self.takes()),
            Source::Down => CardSet::EMPTY,
        }
    }

    /// The places of the face-down cards of which the seat may play one now.
    #[inline]
    #[must_use]
    pub fn legal_places(&self, seat: Seat) -> Places {
        let tableau = self.tableau(seat);
        if self.turn() == Some(seat) && tableau.source() == Source::Down {
            tableau.down
        } else {
            Places::EMPTY
        }
    }

    /// Whether the seat may pick the stack up now.
    #[inline]
    #[must_use]
    pub fn may_pick_up(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) && !self.stack.is_empty()
    }

    /// Every legal move of `seat`, which holds `hand`. Who begins is no player's choice and not
    /// listed.
    #[must_use]
    pub fn legal_moves(&self, seat: Seat, hand: CardSet) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Due::Exchange(seats) = self.due()
            && seats.contains(seat)
        {
            for card in hand {
                let swaps = self.tableau(seat).up.iter();
                moves.extend(swaps.map(|up| Move::Swap {
                    seat,
                    hand: card,
                    up,
                }));
            }
            moves.push(Move::Ready { seat });
        }
        let cards = self.legal_cards(seat, hand);
        for rank in cards.ranks() {
            let plays = cards.of_rank(rank).subsets();
            moves.extend(plays.map(|cards| Move::Play { seat, cards }));
        }
        let places = self.legal_places(seat).iter();
        moves.extend(places.map(|at| Move::Flip { seat, at }));
        if self.may_pick_up(seat) {
            moves.push(Move::PickUp { seat });
        }
        moves
    }

    /// The moves in the turn of `seat`, which holds `hand`, that differ in what matters: suits do
    /// not, and one face-down card is as good as any other. Of equal cards those go first that the
    /// others know of; of the face-down cards, the last.
    ///
    /// Nothing is allocated.
    #[inline]
    pub fn each_distinct(&self, seat: Seat, hand: CardSet, on: &mut impl FnMut(Move)) {
        let cards = self.legal_cards(seat, hand);
        let known = self.tableau(seat).known;
        for rank in cards.ranks() {
            let equal = cards.of_rank(rank);
            let order = equal.and(known).iter().chain(equal.minus(known));
            let mut cards = CardSet::EMPTY;
            for card in order {
                cards.insert(card);
                on(Move::Play { seat, cards });
            }
        }
        if let Some(at) = self.legal_places(seat).last() {
            on(Move::Flip { seat, at });
        }
        if self.may_pick_up(seat) {
            on(Move::PickUp { seat });
        }
    }

    /// Whether the move may be made, where its player holds `hand`; agrees with
    /// [`legal_moves`](Self::legal_moves).
    ///
    /// # Errors
    /// Why not.
    #[inline]
    pub fn check(&self, hand: CardSet, act: Move) -> Result<(), Illegal> {
        let seat = act.seat();
        match (self.phase, act) {
            (Phase::Over { .. }, _) => Err(Illegal::GameOver),
            _ if !self.in_play.contains(seat) => Err(Illegal::NotInPlay(seat)),
            // Who may begin follows from all hands, which nobody sees.
            (_, Move::Begin { seat }) => Err(Illegal::NotACandidate(seat)),
            (Phase::Exchange { ready }, Move::Swap { .. } | Move::Ready { .. })
                if ready.contains(seat) =>
            {
                Err(Illegal::AlreadyReady(seat))
            }
            (Phase::Exchange { .. }, Move::Ready { .. }) => Ok(()),
            (Phase::Exchange { .. }, Move::Swap { hand: card, up, .. }) => {
                if !hand.contains(card) {
                    Err(Illegal::NotInHand(card))
                } else if !self.tableau(seat).up.contains(up) {
                    Err(Illegal::NotFaceUp(up))
                } else {
                    Ok(())
                }
            }
            (_, Move::Swap { .. } | Move::Ready { .. }) => Err(Illegal::ExchangeIsOver),
            (Phase::Exchange { .. } | Phase::Begin, _) => Err(Illegal::NotBegun),
            (Phase::Play { turn, .. }, _) if turn != seat => Err(Illegal::NotYourTurn { turn }),
            (Phase::Play { .. }, Move::Play { cards, .. }) => self.check_play(seat, hand, cards),
            (Phase::Play { .. }, Move::Flip { at, .. }) => self.check_flip(seat, at),
            (Phase::Play { .. }, Move::PickUp { .. }) if self.stack.is_empty() => {
                Err(Illegal::NothingToPickUp)
            }
            (Phase::Play { .. }, Move::PickUp { .. }) => Ok(()),
        }
    }

    fn check_play(&self, seat: Seat, hand: CardSet, cards: CardSet) -> Result<(), Illegal> {
        let Some(first) = cards.iter().next() else {
            return Err(Illegal::NoCards);
        };
        let tableau = self.tableau(seat);
        let missing = |own: CardSet| cards.minus(own).iter().next();
        match tableau.source() {
            Source::Hand => {
                if let Some(card) = missing(hand) {
                    return Err(if tableau.up.contains(card) {
                        Illegal::HandFirst(card)
                    } else {
                        Illegal::NotInHand(card)
                    });
                }
            }
            Source::Up => {
                if let Some(card) = missing(tableau.up) {
                    return Err(Illegal::NotFaceUp(card));
                }
            }
            Source::Down => return Err(Illegal::MustFlip),
        }
        if cards.only_rank().is_none() {
            return Err(Illegal::NotEqual);
        }
        if self.takes().contains(first) {
            Ok(())
        } else {
            Err(self.why_not())
        }
    }

    /// Why cards cannot be played that are not among those that [may](Self::takes).
    #[cold]
    fn why_not(&self) -> Illegal {
        match (self.phase, self.stack.top()) {
            (
                Phase::Play {
                    opening: Some(rank),
                    ..
                },
                _,
            ) => Illegal::MustOpen(rank),
            (_, Some(top)) if top != Rank::NINE => Illegal::TooLow { top },
            _ => Illegal::OverNine,
        }
    }

    fn check_flip(&self, seat: Seat, at: u8) -> Result<(), Illegal> {
        let tableau = self.tableau(seat);
        if tableau.source() != Source::Down {
            Err(Illegal::FaceDownLast)
        } else if tableau.down.contains(at) {
            Ok(())
        } else {
            Err(Illegal::NoSuchPlace(at))
        }
    }
}

//! The board: everything about a running game that all players may see.
//!
//! It has no hand in it, so whoever holds a [`Board`] knows no secret. It also is the one source
//! of legality: given a player's own hand it says what that player may do. The game asks it before
//! it applies a move, and commands, buttons and computer players ask it for the list.

use super::OPENER;
use super::event::{Illegal, Move, Slip};
use super::options::{FirstTrick, Mistakes, Options};
use super::trick::Trick;
use crate::cards::{Card, CardSet, Seat, SeatList, SeatSet};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a trick: the player with the power is to lead, anybody may take.
    Lead,
    /// A trick is open.
    Trick(Trick),
    /// The player with the power has no card and must draw one (rules, section 5).
    Draw(DrawDue),
    /// The game is over.
    Over {
        /// The last player left.
        loser: Seat,
    },
}

/// From where a due draw is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawDue {
    /// From these cards: the waste as it was before the trick just over.
    Waste(CardSet),
    /// From the hand of one of these players, at the drawer's choice if they are several.
    Seats(SeatSet),
}

/// Who has to do something next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This seat leads; before that anybody may take.
    Lead(Seat),
    /// It is this seat's turn to play.
    Play(Seat),
    /// All these seats may play, in any order (rules, section 2).
    PlayAny(SeatSet),
    /// This seat draws.
    Draw(Seat, DrawDue),
    /// Nobody: the game is over.
    Over(Seat),
}

/// Everything that all players may see.
///
/// With a player's own hand it says what that player may do:
///
/// ```
/// use getaway_games::cards::{CardSet, Chance, Seat, Secret};
/// use getaway_games::getaway::rules::{Due, Game, OPENER, Options, deal};
///
/// let (options, dealer) = (Options::default(), Seat::FIRST);
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let hands = deal::hands(&chance, options, 4, dealer);
/// let board = *Game::deal(options, dealer, &hands)?.board();
///
/// let leader = board.power();
/// assert_eq!(board.due(), Due::Lead(leader));
/// assert_eq!(board.legal_cards(leader, hands[leader.index()]), CardSet::of(OPENER));
/// // The others have to wait for the lead.
/// for seat in board.in_play().without(leader).iter() {
///     assert!(board.legal_cards(seat, hands[seat.index()]).is_empty());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) power: Seat,
    pub(super) in_play: SeatSet,
    pub(super) tricks: u32,
    pub(super) waste: CardSet,
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

    /// Who has the power. Before the first trick: the holder of the (marked) ace of spades.
    #[inline]
    #[must_use]
    pub const fn power(&self) -> Seat {
        self.power
    }

    /// Who has not got away.
    #[inline]
    #[must_use]
    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// How many tricks are over.
    #[inline]
    #[must_use]
    pub const fn tricks(&self) -> u32 {
        self.tricks
    }

    /// The waste. All its cards have been seen when they were played.
    #[inline]
    #[must_use]
    pub const fn waste(&self) -> CardSet {
        self.waste
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

    /// The open trick.
    #[inline]
    #[must_use]
    pub const fn trick(&self) -> Option<&Trick> {
        match &self.phase {
            Phase::Trick(trick) => Some(trick),
            _ => None,
        }
    }

    /// The loser, when the game is over.
    #[inline]
    #[must_use]
    pub const fn loser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { loser } => Some(loser),
            _ => None,
        }
    }

    /// Whether the players of the open trick need not wait for their turn (rules, section 2).
    #[inline]
    #[must_use]
    pub const fn any_order(&self) -> bool {
        match self.options.first_trick {
            FirstTrick::AnyOrder => self.tricks == 0,
            FirstTrick::InTurn => false,
        }
    }

    /// Who has to do something next.
    #[inline]
    #[must_use]
    pub fn due(&self) -> Due {
        match &self.phase {
            Phase::Lead => Due::Lead(self.power),
            Phase::Trick(trick) if self.any_order() => Due::PlayAny(trick.waiting()),
            Phase::Trick(trick) => {
                let turn = trick.turn(self.options.direction);
                debug_assert!(turn.is_some(), "a trick ends when all have played");
                Due::Play(turn.unwrap_or(self.power))
            }
            Phase::Draw(due) => Due::Draw(self.power, *due),
            Phase::Over { loser } => Due::Over(*loser),
        }
    }

    /// Which of the seats, of which there must be one, comes first in the direction of play after
    /// the power: for whoever plays a first trick without turns in turn all the same.
    #[inline]
    #[must_use]
    pub fn first_in_turn(&self, seats: SeatSet) -> Seat {
        let first = seats.next_after(self.power, self.options.direction);
        debug_assert!(first.is_some(), "there is no seat");
        first.unwrap_or(self.power)
    }

    /// Whether the seat may play (or lead) a card now.
    #[inline]
    #[must_use]
    pub fn may_play(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Lead => self.power == seat,
            Phase::Trick(trick) if self.any_order() => trick.waiting().contains(seat),
            Phase::Trick(trick) => trick.turn(self.options.direction) == Some(seat),
            Phase::Draw(_) | Phase::Over { .. } => false,
        }
    }

    /// The cards of `hand`, the hand of `seat`, that may be played now: none when it is not the
    /// seat's turn (rules, sections 2 and 3).
    #[inline]
    #[must_use]
    pub fn legal_cards(&self, seat: Seat, hand: CardSet) -> CardSet {
        if self.may_play(seat) {
            self.playable(hand)
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards of a hand that its player may play, if they may play at all now.
    #[inline]
    pub(super) const fn playable(&self, hand: CardSet) -> CardSet {
        match &self.phase {
            Phase::Trick(trick) if hand.has(trick.suit()) => hand.of_suit(trick.suit()),
            Phase::Lead if self.tricks == 0 => hand.and(CardSet::of(OPENER)),
            _ => hand,
        }
    }

    /// Whose cards the seat would take if it took now (rules, section 6).
    pub fn take_from(&self, seat: Seat) -> Result<Seat, Illegal> {
        match self.phase {
            Phase::Over { .. } => Err(Illegal::GameOver),
            _ if !self.in_play.contains(seat) => Err(Illegal::NotInPlay(seat)),
            Phase::Trick(_) => Err(Illegal::TrickIsOpen),
            Phase::Draw(_) => Err(Illegal::DrawFirst),
            Phase::Lead => self.neighbour(seat).ok_or(Illegal::GameOver),
        }
    }

    /// The next player in the direction of play after `seat`: the one whose cards it would take.
    #[inline]
    #[must_use]
    pub fn neighbour(&self, seat: Seat) -> Option<Seat> {
        self.in_play
            .without(seat)
            .next_after(seat, self.options.direction)
    }

    /// Why `seat`, holding `hand`, may not play the card; agrees with
    /// [`legal_cards`](Self::legal_cards).
    pub fn check_play(&self, seat: Seat, hand: CardSet, card: Card) -> Result<(), Illegal> {
        if self.legal_cards(seat, hand).contains(card) {
            return Ok(());
        }
        Err(self.why_not(seat, hand, card))
    }

    #[cold]
    fn why_not(&self, seat: Seat, hand: CardSet, card: Card) -> Illegal {
        let turn = match self.due() {
            Due::Over(_) => return Illegal::GameOver,
            _ if !self.in_play.contains(seat) => return Illegal::NotInPlay(seat),
            Due::Draw(..) => return Illegal::DrawFirst,
            Due::Lead(power) if power != seat => return Illegal::NotYourLead { power },
            Due::Lead(_) if !hand.contains(card) => return Illegal::NotInHand(card),
            Due::Lead(_) => return Illegal::MustOpen,
            Due::PlayAny(_) => seat,
            Due::Play(turn) => turn,
        };
        match self.trick() {
            Some(trick) if !trick.waiting().contains(seat) => Illegal::AlreadyPlayed,
            _ if turn != seat => Illegal::NotYourTurn { turn },
            Some(trick) if hand.contains(card) => Illegal::MustFollow(trick.suit()),
            _ => Illegal::NotInHand(card),
        }
    }

    /// Which penalised mistake the play would be, if it is one (rules, section 7).
    #[must_use]
    pub fn slip(&self, seat: Seat, hand: CardSet, card: Card) -> Option<Slip> {
        let trick = self.trick()?;
        let penalised = match self.options.mistakes {
            Mistakes::Refuse => false,
            Mistakes::Penalise => true,
        };
        let can_slip =
            penalised && self.tricks > 0 && trick.waiting().contains(seat) && hand.contains(card);
        if !can_slip {
            None
        } else if !self.may_play(seat) {
            Some(Slip::OutOfTurn)
        } else if card.suit() != trick.suit() && hand.has(trick.suit()) {
            Some(Slip::Revoke)
        } else {
            None
        }
    }

    /// What it comes to when `seat`, holding `hand`, puts down the card: a legal play, a penalised
    /// mistake, or a refusal.
    pub fn judge(&self, seat: Seat, hand: CardSet, card: Card) -> Result<Move, Illegal> {
        match self.check_play(seat, hand, card) {
            Ok(()) => Ok(Move::Play { seat, card }),
            Err(why) => match self.slip(seat, hand, card) {
                Some(slip) => Ok(Move::Slip { seat, card, slip }),
                None => Err(why),
            },
        }
    }
}

//! The board: everything about a running game that all players may see.
//!
//! It has no hand in it, so a [`Board`] gives no secret away. It also is the one source of
//! legality: given a player's hand, it says what that player can do. The game asks it before it
//! makes a move, and commands, buttons and computer players ask it for the list.

use super::OPENER;
use super::event::{Illegal, Move, Slip};
use super::options::{FirstTrick, LastCard, Mistakes, Options, Taking};
use super::trick::{Source, Trick};
use crate::cards::{Card, CardSet, Seat, SeatList, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before a trick: the player with the power leads, and anybody can take.
    Lead,
    /// A trick is open.
    Trick(Trick),
    /// Before a trick: the player with the power has no cards and must draw one (rules, section 5).
    /// The others can take.
    Draw(DrawDue),
    /// Over: only the loser is left.
    Over { loser: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawDue {
    /// These cards: the waste as it was before the last trick.
    Waste(CardSet),
    /// The hand of one of these players. If there are several, the drawer chooses.
    Seats(SeatSet),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This seat leads; until then, anybody can take.
    Lead(Seat),
    Play(Seat),
    /// All these seats can play, in any order (rules, section 2).
    PlayAny(SeatSet),
    Draw(Seat, DrawDue),
    /// Nobody: the game is over.
    Over(Seat),
}

/// Everything that all players may see.
///
/// With a player's own hand, it says what that player can do.
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
    /// Whether a hand was taken since the last trick.
    pub(super) took: bool,
    pub(super) phase: Phase,
}

impl Board {
    pub const fn options(&self) -> Options {
        self.options
    }

    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The player with the power. Before the first trick: the holder of the (marked) ace of spades.
    pub const fn power(&self) -> Seat {
        self.power
    }

    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    pub const fn tricks(&self) -> u32 {
        self.tricks
    }

    /// The waste. Everyone saw all its cards when they were played.
    pub const fn waste(&self) -> CardSet {
        self.waste
    }

    /// The cards in other hands than this one: neither in the waste nor in the trick.
    #[inline]
    pub fn in_other_hands(&self, hand: CardSet) -> CardSet {
        let trick = self.trick().map_or(CardSet::EMPTY, Trick::cards);
        let here = hand.or(self.waste).or(trick);
        CardSet::pack(self.options.packs.into()).minus(here)
    }

    pub fn away(&self) -> &[Seat] {
        self.away.as_slice()
    }

    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether this trick belongs to a shootout (rules, section 5).
    pub fn is_shootout(&self, trick: &Trick) -> bool {
        trick.drawn() == Some(Source::Waste) && self.in_play.len() == 2
    }

    #[inline]
    pub const fn trick(&self) -> Option<&Trick> {
        match &self.phase {
            Phase::Trick(trick) => Some(trick),
            _ => None,
        }
    }

    #[inline]
    pub const fn loser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { loser } => Some(loser),
            _ => None,
        }
    }

    /// Whether the players of the open trick can play in any order (rules, section 2).
    #[inline]
    pub const fn any_order(&self) -> bool {
        match self.options.first_trick {
            FirstTrick::AnyOrder => self.tricks == 0,
            FirstTrick::InTurn => false,
        }
    }

    #[inline]
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

    /// The first of these seats in the direction of play after the power. There must be at least
    /// one. For callers that play an any-order first trick in turn.
    #[inline]
    pub fn first_in_turn(&self, seats: SeatSet) -> Seat {
        let first = seats.next_after(self.power, self.options.direction);
        debug_assert!(first.is_some(), "there is no seat");
        first.unwrap_or(self.power)
    }

    /// Whether the seat can play (or lead) a card now.
    #[inline]
    pub fn may_play(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Lead => self.power == seat,
            Phase::Trick(trick) if self.any_order() => trick.waiting().contains(seat),
            Phase::Trick(trick) => trick.turn(self.options.direction) == Some(seat),
            Phase::Draw(_) | Phase::Over { .. } => false,
        }
    }

    /// The cards that `seat`, holding `hand`, can play now; empty when it isn't the seat's turn
    /// (rules, sections 2 and 3).
    #[inline]
    pub fn legal_cards(&self, seat: Seat, hand: CardSet) -> CardSet {
        if self.may_play(seat) { self.playable(hand) } else { CardSet::EMPTY }
    }

    /// The cards of a hand that its player can play, if they can play at all now.
    #[inline]
    pub(super) const fn playable(&self, hand: CardSet) -> CardSet {
        match &self.phase {
            Phase::Trick(trick) if hand.has(trick.suit()) => hand.of_suit(trick.suit()),
            Phase::Lead if self.tricks == 0 => hand.and(CardSet::of(OPENER)),
            _ => hand,
        }
    }

    /// The player whose cards `seat` can take now (rules, sections 6 and 8).
    pub fn take_from(&self, seat: Seat) -> Result<Seat, Illegal> {
        let has_power = self.power == seat;
        if let Phase::Over { .. } = self.phase {
            return Err(Illegal::GameOver);
        }
        if !self.in_play.contains(seat) {
            return Err(Illegal::NotInPlay(seat));
        }
        match self.options.taking {
            Taking::Off => return Err(Illegal::TakingIsOff),
            Taking::Leader if !has_power || self.trick().is_some() => {
                return Err(Illegal::LeaderTakes);
            }
            Taking::Leader if self.took => return Err(Illegal::TookAlready),
            Taking::Leader | Taking::Anyone => {}
        }
        match self.phase {
            Phase::Trick(_) => Err(Illegal::TrickIsOpen),
            Phase::Draw(_) if has_power => Err(Illegal::DrawFirst),
            _ => self.neighbour(seat).ok_or(Illegal::NothingToTake),
        }
    }

    /// Whether `seat` can take now, or as soon as the open trick is over.
    pub fn can_take_or_announce(&self, seat: Seat) -> bool {
        matches!(self.take_from(seat), Ok(_) | Err(Illegal::TrickIsOpen))
    }

    /// The next player after `seat` who has cards, between two tricks: the one it would take from.
    /// Then everybody in play has cards, except a player who must draw.
    #[inline]
    pub fn neighbour(&self, seat: Seat) -> Option<Seat> {
        let draws = |at| matches!(self.phase, Phase::Draw(_)) && self.power == at;
        self.next_with_cards(seat, |at| !draws(at))
    }

    /// The next player in the direction of play after `seat` who has cards.
    #[inline]
    pub fn next_with_cards(&self, seat: Seat, has_cards: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut others = self.in_play.without(seat).in_turn_after(seat, self.options.direction);
        others.find(|at| has_cards(*at))
    }

    /// The players from whose hands the one with the power, who has no cards, can draw (rules,
    /// section 5).
    pub(super) fn seats_to_draw_from(&self) -> SeatSet {
        let others = self.in_play.without(self.power);
        match self.options.last_card {
            LastCard::DrawFromAny => others,
            _ => {
                let next = others.next_after(self.power, self.options.direction);
                debug_assert!(next.is_some(), "the last player in play has lost");
                next.map_or(SeatSet::EMPTY, SeatSet::of)
            }
        }
    }

    /// Checks that `seat`, holding `hand`, can play the card; agrees with
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

    /// The penalised mistake that the play would be, if any (rules, section 7).
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

    /// The meaning of `seat`, holding `hand`, putting down the card: a legal play, a penalised
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

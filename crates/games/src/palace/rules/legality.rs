//! The legal moves of a player: the one source of legality.
//!
//! Given a player's hand, the board says what that player can do. The game asks it before it makes
//! a move, and commands, buttons and computer players ask it for the list.

use super::board::{Board, Due, Phase, Places, Source};
use super::event::{Illegal, Move};
use crate::cards::{CardSet, Rank, Seat};

impl Board {
    /// All cards of the pack that can be played now, whoever has them (rules, sections 4 and 5).
    #[inline]
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

    /// The cards that `seat`, holding `hand`, can play now, alone or together with equal ones.
    /// Empty when it isn't the seat's turn, or only face-down cards are left.
    #[inline]
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

    /// The places of the face-down cards that the seat can choose from now.
    #[inline]
    pub fn legal_places(&self, seat: Seat) -> Places {
        let tableau = self.tableau(seat);
        if self.turn() == Some(seat) && tableau.source() == Source::Down {
            tableau.down
        } else {
            Places::EMPTY
        }
    }

    /// Whether the seat can pick up the stack now.
    #[inline]
    pub fn may_pick_up(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) && !self.stack.is_empty()
    }

    /// Every legal move of `seat`, who holds `hand`. Who begins is no player's choice, so it isn't
    /// listed.
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

    /// The moves in the turn of `seat`, who holds `hand`, that differ in what matters: suits don't,
    /// and one face-down card is as good as any other. Of equal cards, those that the others know
    /// are played first; of face-down cards, the last one.
    ///
    /// Allocates nothing.
    #[inline]
    pub fn each_distinct(&self, seat: Seat, hand: CardSet, on: &mut impl FnMut(Move)) {
        let cards = self.legal_cards(seat, hand);
        self.each_distinct_play(seat, cards, &mut |cards| on(Move::Play { seat, cards }));
        if let Some(at) = self.legal_places(seat).last() {
            on(Move::Flip { seat, at });
        }
        if self.may_pick_up(seat) {
            on(Move::PickUp { seat });
        }
    }

    /// The plays with some of these cards of `seat` that differ in what matters, whether they are legal
    /// now or not.
    #[inline]
    pub fn each_distinct_play(&self, seat: Seat, cards: CardSet, on: &mut impl FnMut(CardSet)) {
        let known = self.tableau(seat).known;
        for rank in cards.ranks() {
            let equal = cards.of_rank(rank);
            let order = equal.and(known).iter().chain(equal.minus(known));
            let mut play = CardSet::EMPTY;
            for card in order {
                play.insert(card);
                on(play);
            }
        }
    }

    /// Checks that a player who holds `hand` can make this move; agrees with
    /// [`legal_moves`](Self::legal_moves).
    ///
    /// # Errors
    /// The move is illegal.
    #[inline]
    pub fn check(&self, hand: CardSet, act: Move) -> Result<(), Illegal> {
        let seat = act.seat();
        match (self.phase, act) {
            (Phase::Over { .. }, _) => Err(Illegal::GameOver),
            _ if !self.in_play.contains(seat) => Err(Illegal::NotInPlay(seat)),
            // The candidates follow from all hands, which nobody sees.
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

    /// The reason that cards outside of [`takes`](Self::takes) can't be played.
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

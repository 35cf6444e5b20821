//! What one seat may know, and what its player can do: the one source of legality.
//!
//! A view holds no hidden card: no other player's hand, no face-down card (not even the player's
//! own), no deck. Given a hand, the board says what its player can do. The game asks it before it
//! makes a move, and commands, buttons and computer players ask it for the list.

use super::board::{Board, Due, Phase, Places, Source, is_ceiling};
use super::event::{Act, Illegal};
use super::options::Ten;
use super::position::Position;
use super::{MOST_DEALT, MOST_DECK, MOST_SEATS};
use crate::cards::{Card, CardSet, Rank, Seat};
use crate::kit;

/// Everything that the player in one seat knows.
pub type View = kit::View<CardSet, Board>;

impl View {
    pub fn new(game: &Position, seat: Seat) -> View {
        View::of(seat, game.hand(seat), *game.board())
    }

    pub fn legal_acts(&self) -> Vec<Act> {
        self.board().legal_acts(self.seat(), self.hand())
    }

    /// The cards that the player can play now, alone or together with equal ones.
    pub fn legal_cards(&self) -> CardSet {
        self.board().legal_cards(self.seat(), self.hand())
    }

    /// The cards that the player can't place: in another player's hand and not
    /// [known](super::Tableau::known) to be there, face down, in the deck, or out of play.
    pub fn unseen(&self) -> CardSet {
        self.board().unseen(self.hand())
    }

    /// A possible game from the player's point of view, where the [unseen](Self::unseen) cards lie
    /// in this order: first in the hands of the other seats, by number, with as many in each as it
    /// has [unknown](super::Tableau::unknown) cards; then face down, by seat and place; then in the
    /// deck from its top. The rest is out of play.
    ///
    /// `None` unless these are exactly the unseen cards, each once. Allocates nothing.
    pub fn imagine(&self, unseen: &[Card]) -> Option<Position> {
        let set: CardSet = unseen.iter().copied().collect();
        if set != self.unseen() || set.len() as usize != unseen.len() {
            return None;
        }
        let board = *self.board();
        let mut game = Position {
            board,
            hands: [CardSet::EMPTY; MOST_SEATS],
            down: [[None; MOST_DEALT]; MOST_SEATS],
            deck: [None; MOST_DECK],
        };
        let mut left = unseen.iter().copied();
        for seat in Seat::first(board.seats()) {
            let tableau = board.tableau(seat);
            game.hands[seat.index()] = if seat == self.seat() {
                self.hand()
            } else {
                let hidden = left.by_ref().take(tableau.unknown() as usize);
                tableau.known.or(hidden.collect())
            };
        }
        for (places, tableau) in game.down.iter_mut().zip(&board.tableaus) {
            for at in tableau.down.iter() {
                *places.get_mut(usize::from(at))? = Some(left.next()?);
            }
        }
        for place in game.deck[..board.deck() as usize].iter_mut().rev() {
            *place = Some(left.next()?);
        }
        Some(game)
    }
}

impl Board {
    /// The cards that a player who holds `hand` can't place.
    #[inline]
    pub fn unseen(&self, hand: CardSet) -> CardSet {
        let mut seen = hand.or(self.burnt).or(self.stack.cards());
        for tableau in &self.tableaus {
            seen = seen.or(tableau.up).or(tableau.known);
        }
        self.pack().minus(seen)
    }

    /// All cards of the pack that can be played now, whoever has them (rules, sections 4 and 5).
    #[inline]
    pub fn takes(&self) -> CardSet {
        match self.phase {
            Phase::Play { opening: Some(rank), .. } => self.pack().of_rank(rank),
            Phase::Play { opening: None, .. } => self.stack.takes(self.options),
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

    #[inline]
    pub fn may_pick_up(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) && !self.stack.is_empty()
    }

    /// Every legal move of `seat`, who holds `hand`. No player chooses who begins, so that isn't
    /// listed.
    pub fn legal_acts(&self, seat: Seat, hand: CardSet) -> Vec<Act> {
        let mut acts = Vec::new();
        if let Due::Exchange(seats) = self.due()
            && seats.contains(seat)
        {
            for card in hand {
                let swaps = self.tableau(seat).up.iter();
                acts.extend(swaps.map(|up| Act::Swap { hand: card, up }));
            }
            acts.push(Act::Ready);
        }
        let cards = self.legal_cards(seat, hand);
        for rank in cards.ranks() {
            acts.extend(cards.of_rank(rank).subsets().map(Act::Play));
        }
        acts.extend(self.legal_places(seat).iter().map(Act::Flip));
        if self.may_pick_up(seat) {
            acts.push(Act::PickUp);
        }
        acts
    }

    /// The moves in the turn of `seat`, who holds `hand`, that differ in what matters: suits don't,
    /// and one face-down card is as good as any other. Of equal cards, those that the others know
    /// are played first; of face-down cards, the last one.
    ///
    /// Allocates nothing.
    #[inline]
    pub fn each_distinct(&self, seat: Seat, hand: CardSet, on: &mut impl FnMut(Act)) {
        let cards = self.legal_cards(seat, hand);
        self.each_distinct_play(seat, cards, &mut |cards| on(Act::Play(cards)));
        if let Some(at) = self.legal_places(seat).last() {
            on(Act::Flip(at));
        }
        if self.may_pick_up(seat) {
            on(Act::PickUp);
        }
    }

    /// The plays with some of these cards of `seat` that differ in what matters, whether they are
    /// legal now or not.
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
    /// [`legal_acts`](Self::legal_acts).
    #[inline]
    pub fn check(&self, seat: Seat, hand: CardSet, act: Act) -> Result<(), Illegal> {
        match (self.phase, act) {
            (Phase::Over { .. }, _) => Err(Illegal::GameOver),
            _ if !self.in_play.contains(seat) => Err(Illegal::NotInPlay(seat)),
            (Phase::Exchange { ready }, Act::Swap { .. } | Act::Ready) if ready.contains(seat) => {
                Err(Illegal::AlreadyReady(seat))
            }
            (Phase::Exchange { .. }, Act::Ready) => Ok(()),
            (Phase::Exchange { .. }, Act::Swap { hand: card, up }) => {
                if !hand.contains(card) {
                    Err(Illegal::NotInHand(card))
                } else if !self.tableau(seat).up.contains(up) {
                    Err(Illegal::NotFaceUp(up))
                } else {
                    Ok(())
                }
            }
            (_, Act::Swap { .. } | Act::Ready) => Err(Illegal::ExchangeIsOver),
            (Phase::Exchange { .. } | Phase::Begin, _) => Err(Illegal::NotBegun),
            (Phase::Play { turn, .. }, _) if turn != seat => Err(Illegal::NotYourTurn { turn }),
            (Phase::Play { .. }, Act::Play(cards)) => self.check_play(seat, hand, cards),
            (Phase::Play { .. }, Act::Flip(at)) => self.check_flip(seat, at),
            (Phase::Play { .. }, Act::PickUp) if self.stack.is_empty() => {
                Err(Illegal::NothingToPickUp)
            }
            (Phase::Play { .. }, Act::PickUp) => Ok(()),
        }
    }

    fn check_play(&self, seat: Seat, hand: CardSet, cards: CardSet) -> Result<(), Illegal> {
        let Some(first) = cards.iter().next() else { return Err(Illegal::NoCards) };
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
        if self.takes().contains(first) { Ok(()) } else { Err(self.why_not()) }
    }

    /// The reason that cards outside of [`takes`](Self::takes) can't be played.
    #[cold]
    fn why_not(&self) -> Illegal {
        match (self.phase, self.stack.top()) {
            (Phase::Play { opening: Some(rank), .. }, _) => Illegal::MustOpen(rank),
            (_, top) => {
                let (top, ten) = (top.unwrap_or(Rank::TWO), self.options.ten == Ten::Anything);
                match is_ceiling(top, self.options) {
                    true => Illegal::TooHigh { top, ten },
                    false => Illegal::TooLow { top, ten: ten && top > Rank::TEN },
                }
            }
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

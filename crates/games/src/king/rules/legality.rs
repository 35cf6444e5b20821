//! The legal moves of a player: the one source of legality.
//!
//! Given a player's hand, the board says what that player can do. The game asks it before it makes
//! a move; commands, buttons and computer players ask it for the list.

use super::SEATS;
use super::bidding::{Bid, Bidding};
use super::board::{Board, Due, Phase, Play};
use super::contract::{Choice, Contract, Scoring};
use super::event::{Act, Illegal, Move};
use super::options::{Auctions, Hearts};
use super::round::Penalty;
use crate::cards::{Card, CardSet, Seat, Suit};
use crate::kit::options::Named;

impl Board {
    /// The cards that `seat`, holding `hand`, can play now; empty when it isn't their turn to play.
    pub fn legal_cards(&self, seat: Seat, hand: CardSet) -> CardSet {
        match &self.phase {
            Phase::Play(play) if play.trick.turn() == seat => {
                play.playable(hand, self.options.hearts)
            }
            _ => CardSet::EMPTY,
        }
    }

    /// The choices that `seat` has now (rules, section 5.1); empty when it isn't their turn to
    /// choose.
    pub fn legal_choices(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let chooses = self.due() == Due::Choose(seat);
        let may = move |choice: &Choice| chooses && self.check_choice(*choice).is_ok();
        Choice::all().filter(may)
    }

    /// The bids that `seat` can make now, from low to high; empty when it isn't their turn to bid.
    pub fn legal_bids(&self, seat: Seat) -> impl Iterator<Item = Bid> {
        let last = match &self.phase {
            Phase::Bid { bidding } if bidding.turn() == Some(seat) => Some(last_bid(bidding)),
            _ => None,
        };
        last.into_iter().flat_map(Bid::above)
    }

    /// Everything that `seat`, holding `hand`, can do now.
    pub fn legal_acts(&self, seat: Seat, hand: CardSet) -> Vec<Act> {
        match self.due() {
            due if due.seat() != Some(seat) => Vec::new(),
            Due::Choose(_) => self.legal_choices(seat).map(Act::Choose).collect(),
            Due::Bid(_) => {
                let bids = self.legal_bids(seat).map(Act::Bid);
                [Act::Pass].into_iter().chain(bids).collect()
            }
            Due::Direct(_) => Scoring::ALL.iter().copied().map(Act::Direct).collect(),
            Due::Play(_) => self.legal_cards(seat, hand).iter().map(Act::Play).collect(),
            Due::Deal(_) | Due::Over => Vec::new(),
        }
    }

    /// Checks that a player who holds `hand` can make this move; agrees with
    /// [`legal_acts`](Self::legal_acts). Any deal is legal when one is due.
    pub fn check(&self, hand: CardSet, act: Move) -> Result<(), Illegal> {
        let due = self.due();
        if due == Due::Over {
            return Err(Illegal::GameOver);
        }
        if let Some(seat) = act.seat() {
            if seat.index() >= SEATS {
                return Err(Illegal::NoSuchSeat(seat));
            }
            if let Some(turn) = due.seat().filter(|turn| *turn != seat) {
                return Err(Illegal::NotYourTurn { turn });
            }
        }
        match (&self.phase, act.act()) {
            (Phase::Deal, None)
            | (Phase::Bid { .. }, Some(Act::Pass))
            | (Phase::Direct { .. }, Some(Act::Direct(_))) => Ok(()),
            (Phase::Choose { .. }, Some(Act::Choose(choice))) => self.check_choice(choice),
            (Phase::Bid { bidding }, Some(Act::Bid(bid))) => match last_bid(bidding) {
                Some(last) if bid <= last => Err(Illegal::TooLow(last)),
                _ => Ok(()),
            },
            (Phase::Play(play), Some(Act::Play(card))) => {
                play.check(hand, card, self.options.hearts)
            }
            _ => Err(Illegal::NotNow(due)),
        }
    }

    /// Whether this table has auctions and there has been none in this round (rules, section 5).
    /// Says nothing about whose turn it is, or what is due.
    pub(crate) fn has_unused_auction(&self) -> bool {
        self.options.auction == Auctions::Allowed && self.bidding().is_none()
    }

    fn check_choice(&self, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Auction if self.options.auction == Auctions::Never => Err(Illegal::NoAuctions),
            Choice::Auction if !self.has_unused_auction() => Err(Illegal::AuctionIsOver),
            Choice::Auction | Choice::Trumps(_) => Ok(()),
        }
    }
}

fn last_bid(bidding: &Bidding) -> Option<Bid> {
    bidding.best().map(|best| best.bid)
}

impl Contract {
    /// Whether hearts can't be led by a player who holds another suit (rules, section 4).
    pub fn hearts_wait(self, hearts: Hearts) -> bool {
        let waits = matches!(self, Contract::Negative(Penalty::Hearts | Penalty::KingOfHearts));
        hearts == Hearts::HeldBack && waits
    }

    /// Whether the king of hearts must be played by a holder who can't follow suit (rules, section
    /// 4).
    pub fn king_goes(self, hearts: Hearts) -> bool {
        hearts == Hearts::HeldBack && self == Contract::Negative(Penalty::KingOfHearts)
    }
}

impl Play {
    /// The cards of the hand that can be played to the trick (rules, sections 3 and 4).
    fn playable(&self, hand: CardSet, hearts: Hearts) -> CardSet {
        let others = hand.minus(hand.of_suit(Suit::Hearts));
        let king = hand.and(CardSet::of(Card::KING_OF_HEARTS));
        match self.trick.led() {
            None if !others.is_empty() && self.contract.hearts_wait(hearts) => others,
            Some(led) if hand.has(led) => hand.of_suit(led),
            Some(_) if !king.is_empty() && self.contract.king_goes(hearts) => king,
            _ => hand,
        }
    }

    fn check(&self, hand: CardSet, card: Card, hearts: Hearts) -> Result<(), Illegal> {
        if !hand.contains(card) {
            return Err(Illegal::NotInHand(card));
        }
        if self.playable(hand, hearts).contains(card) {
            return Ok(());
        }
        Err(match self.trick.led() {
            None => Illegal::HeartsHeldBack,
            Some(led) if hand.has(led) => Illegal::MustFollow(led),
            Some(_) => Illegal::MustThrowKing,
        })
    }
}

//! The tricks of a hand in a playout: small, and quick to play on. Holds all four hands.
//!
//! The rules of the game decide what is legal; this is the same in bits, for games that are only
//! imagined. A test compares the two. Cards lie by suit, with one bit per rank.

use crate::cards::{Card, CardSet, Rank, Seat, Suit};
use crate::king::rules::{Contract, Options, Penalty, Play, Position, SEATS, Scoring, View};

#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// The suit that is trumps; 4 if none is.
    pub trumps: u8,
    pub up: bool,
    pub trick: f32,
    /// Whether only the last two tricks cost points.
    pub last_two: bool,
    pub cards: Lanes,
    pub card: f32,
    /// Whether hearts have to wait for other suits to be led.
    pub hearts_wait: bool,
    /// Whether the king of hearts must be played.
    pub king_goes: bool,
}

impl Goal {
    pub(super) fn new(contract: Contract, options: Options) -> Goal {
        let (trick, card, cards) = match contract {
            Contract::Negative(penalty) => {
                let (cards, each) = (penalty.cards(), penalty.each() as f32);
                if cards.is_empty() { (each, 0.0, CardSet::EMPTY) } else { (0.0, each, cards) }
            }
            Contract::Positive { way, .. } => match way {
                Scoring::Up => (25.0, 0.0, CardSet::EMPTY),
                Scoring::Down => (75.0, 0.0, CardSet::EMPTY),
            },
        };
        Goal {
            trumps: contract.trumps().map_or(4, |suit| suit as u8),
            up: contract.way() == Some(Scoring::Up),
            trick,
            last_two: contract == Contract::Negative(Penalty::LastTwo),
            cards: lanes(cards),
            card,
            hearts_wait: contract.hearts_wait(options.hearts),
            king_goes: contract.king_goes(options.hearts),
        }
    }

    /// The cost or gain of the `number`-th trick by itself.
    #[inline]
    pub(super) const fn trick(&self, number: u8) -> f32 {
        if self.last_two && number < 12 { 0.0 } else { self.trick }
    }

    fn counts_cards(&self) -> bool {
        self.card > 0.0
    }
}

pub(super) const HEARTS: usize = 1;
pub(super) const KING: u16 = 1 << 11;

#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub goal: Goal,
    pub hands: [Lanes; SEATS],
    pub left: Lanes,
    /// The suits that each seat failed to follow, one bit per suit.
    pub voids: [u8; SEATS],
    pub turn: u8,
    pub lying: u8,
    pub led: u8,
    /// The card that would take the trick now, and its player.
    pub best: Pip,
    pub best_seat: u8,
    /// The number of penalty cards in the trick.
    pub penalties: u8,
    /// The number of the trick, from 1.
    pub number: u8,
    /// The tricks or penalty cards that each seat has taken.
    pub counts: [u8; SEATS],
    pub over: bool,
}

impl Table {
    /// The table before the first trick.
    pub(super) const fn new(goal: Goal, hands: [Lanes; SEATS], leader: Seat) -> Table {
        Table {
            goal,
            hands,
            left: [SUIT; 4],
            voids: [0; SEATS],
            turn: leader.index() as u8,
            lying: 0,
            led: 0,
            best: Pip { suit: 0, rank: 0 },
            best_seat: 0,
            penalties: 0,
            number: 1,
            counts: [0; SEATS],
            over: false,
        }
    }

    /// The tricks of a game in play, with its hands.
    pub(super) fn of(game: &Position, play: &Play) -> Table {
        let mut hands = [[0; 4]; SEATS];
        for (seat, hand) in Seat::first(SEATS).zip(&mut hands) {
            *hand = lanes(game.hand(seat));
        }
        Table::replay(hands, play, game.board().options(), &mut |_, _| {})
    }

    /// The tricks as a player sees them, with the other hands empty. `None` if there are no tricks.
    pub(super) fn seen(view: &View) -> Option<Table> {
        let board = view.board();
        let mut hands = [[0; 4]; SEATS];
        *hands.get_mut(view.seat().index())? = lanes(view.hand());
        Some(Table::replay(hands, board.play()?, board.options(), &mut |_, _| {}))
    }

    /// Plays the tricks again, for seats that now hold these hands. Shows `before` each card with
    /// the table before it.
    pub(super) fn replay(
        mut hands: [Lanes; SEATS],
        play: &Play,
        options: Options,
        before: &mut impl FnMut(&Table, Pip),
    ) -> Table {
        let done = || play.tricks().iter().flat_map(|trick| trick.plays());
        let plays = || done().chain(play.trick().plays());
        for (seat, card) in plays() {
            let pip = Pip::of(card);
            hands[seat.index() % SEATS][usize::from(pip.suit)] |= 1 << pip.rank;
        }
        let first = plays().next();
        let leader = first.map_or(play.trick().leader(), |(seat, _)| seat);
        let mut table = Table::new(Goal::new(play.contract(), options), hands, leader);
        for (_, card) in plays() {
            let pip = Pip::of(card);
            before(&table, pip);
            table.play(pip);
        }
        table
    }

    /// The legal cards of the player whose turn it is.
    #[inline]
    pub(super) fn legal(&self) -> Lanes {
        let hand = self.hands[usize::from(self.turn)];
        if self.lying == 0 {
            let mut others = hand;
            others[HEARTS] = 0;
            return if self.goal.hearts_wait && !is_empty(&others) { others } else { hand };
        }
        let led = usize::from(self.led);
        let mut only = [0; 4];
        if hand[led] != 0 {
            only[led] = hand[led];
        } else if self.goal.king_goes && hand[HEARTS] & KING != 0 {
            only[HEARTS] = KING;
        } else {
            return hand;
        }
        only
    }

    /// Whether the card would take the trick as it is now.
    #[inline]
    pub(super) const fn beats(&self, card: Pip) -> bool {
        self.lying == 0
            || if card.suit == self.best.suit {
                card.rank > self.best.rank
            } else {
                card.suit == self.goal.trumps
            }
    }

    /// Plays a card for the player whose turn it is.
    #[inline]
    pub(super) fn play(&mut self, card: Pip) {
        let (seat, suit) = (usize::from(self.turn), usize::from(card.suit));
        let bit = 1 << card.rank;
        if self.beats(card) {
            (self.best, self.best_seat) = (card, self.turn);
        }
        if self.lying == 0 {
            self.led = card.suit;
        } else if card.suit != self.led {
            self.voids[seat] |= 1 << self.led;
        }
        self.hands[seat][suit] &= !bit;
        self.left[suit] &= !bit;
        self.penalties += u8::from(card.is_in(&self.goal.cards));
        self.lying += 1;
        self.turn = (self.turn + 1) & 3;
        if usize::from(self.lying) == SEATS {
            self.end_trick();
        }
    }

    #[inline]
    fn end_trick(&mut self) {
        let counted = if self.goal.counts_cards() {
            self.penalties
        } else {
            u8::from(!self.goal.last_two || self.number >= 12)
        };
        self.counts[usize::from(self.best_seat)] += counted;
        self.turn = self.best_seat;
        (self.lying, self.penalties) = (0, 0);
        self.over = self.number == 13 || self.goal.counts_cards() && self.penalties_left() == 0;
        self.number += 1;
    }

    #[inline]
    pub(super) fn penalties_left(&self) -> u32 {
        let (left, cards) = (&self.left, &self.goal.cards);
        let mut both = *left;
        for (lane, cards) in both.iter_mut().zip(cards) {
            *lane &= cards;
        }
        len(&both)
    }

    /// The only legal card, if there is no choice.
    pub(super) fn forced(&self) -> Option<Pip> {
        let legal = self.legal();
        let mut cards = pips(&legal);
        cards.next().filter(|_| cards.next().is_none())
    }
}

/// Cards of one pack: one word per suit, with one bit per rank.
pub(super) type Lanes = [u16; 4];

pub(super) const SUIT: u16 = 0x1fff;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pip {
    pub suit: u8,
    pub rank: u8,
}

impl Pip {
    pub(super) const fn of(card: Card) -> Pip {
        Pip { suit: card.suit() as u8, rank: card.rank().number() }
    }

    pub(super) fn card(self) -> Option<Card> {
        let suit = Suit::ALL.get(usize::from(self.suit))?;
        Some(Card::new(Rank::new(self.rank)?, *suit))
    }

    #[inline]
    pub(super) const fn is_in(self, lanes: &Lanes) -> bool {
        lanes[self.suit as usize & 3] >> self.rank & 1 == 1
    }
}

pub(super) fn lanes(cards: CardSet) -> Lanes {
    let mut lanes = [0; 4];
    for card in cards {
        lanes[card.suit() as usize] |= 1 << card.rank().number();
    }
    lanes
}

#[inline]
pub(super) const fn above(rank: u8) -> u16 {
    SUIT & !((2 << rank) - 1)
}

#[inline]
pub(super) const fn below(rank: u8) -> u16 {
    (1 << rank) - 1
}

#[inline]
pub(super) const fn is_empty(lanes: &Lanes) -> bool {
    lanes[0] | lanes[1] | lanes[2] | lanes[3] == 0
}

#[inline]
pub(super) const fn len(lanes: &Lanes) -> u32 {
    // All lanes at once, in one word.
    let [a, b, c, d] = *lanes;
    ((a as u64) | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48).count_ones()
}

/// The cards by suit, from low to high within each suit.
#[inline]
pub(super) fn pips(lanes: &Lanes) -> impl Iterator<Item = Pip> + use<> {
    let lanes = *lanes;
    (0..4u8).flat_map(move |suit| {
        let mut left = lanes[usize::from(suit)];
        std::iter::from_fn(move || {
            let rank = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                Pip { suit, rank }
            })
        })
    })
}

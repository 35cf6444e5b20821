//! The rules of thumb of the `normal` player, which everyone follows in a playout. They look only
//! at the player's own hand and at nothing hidden.
//!
//! Before the first trick, they estimate what thirteen cards are worth in a positive hand. When a
//! card is played, they weigh two things for each card: how probably it takes this trick and what
//! that costs or brings, and what the card may cost or bring later.

use super::table::{KING, Lanes, Pip, SUIT, Table, above, below, lanes, len, pips};
use crate::cards::{CardSet, Seat};
use crate::king::rules::{
    Act, Bid, Bidding, Board, Choice, Due, Move, Phase, Position, Scoring, Trumps, View,
};
use crate::kit::options::Named;

/// The choice of experience; `None` if it isn't the player's turn.
pub(super) fn turn(view: &View) -> Option<Act> {
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Play(turn) if turn == seat => {
            let card = card(&Table::seen(view)?).card()?;
            Some(Act::Play(card))
        }
        _ => before_play(board, seat, view.hand()),
    }
}

/// The move before the first trick of the player whose turn it is, with all hands given.
pub(super) fn imagined(game: &Position) -> Option<Move> {
    let seat = game.board().due().seat()?;
    let act = before_play(game.board(), seat, game.hand(seat))?;
    Some(Move::Player { seat, act })
}

/// What the player does before the first trick; `None` if they have nothing to do.
fn before_play(board: &Board, seat: Seat, hand: CardSet) -> Option<Act> {
    if board.due().seat() != Some(seat) {
        return None;
    }
    let hand = lanes(hand);
    let accepted = |bidding: &Option<Bidding>| Some(bidding.as_ref()?.best()?.bid);
    Some(match board.phase() {
        Phase::Choose { bidding } if accepted(bidding).is_some() => {
            Act::Choose(Choice::Trumps(bought(&hand)))
        }
        Phase::Choose { .. } => Act::Choose(choice(&hand, board.has_unused_auction())),
        Phase::Bid { bidding } => {
            let next = Bid::above(bidding.best().map(|best| best.bid)).next();
            let most = most(&hand);
            next.filter(|next| most >= Some(*next)).map_or(Act::Pass, Act::Bid)
        }
        Phase::Direct { trumps, bidding } => Act::Direct(way(&hand, *trumps, accepted(bidding))),
        Phase::Deal | Phase::Play(_) | Phase::Over => return None,
    })
}

const ACE: u16 = 1 << 12;
const QUEEN: u16 = 1 << 10;
const JACK: u16 = 1 << 9;
const TEN: u16 = 1 << 8;

/// The points below which a dealer holds an auction: if nobody bids, nothing is lost, and every
/// trick bid is a gift.
const AUCTION: f32 = 280.0;
/// The tricks that a player can expect without winning the auction.
const WITHOUT: f32 = 2.4;

/// The expected tricks if everyone wants them.
pub(super) fn up(hand: &Lanes, trumps: Trumps) -> f32 {
    let trump = trumps.suit().map_or(4, |suit| suit as usize);
    let length = hand.get(trump).map_or(0, |lane| lane.count_ones());
    let mut tricks = 0.0;
    for (suit, &lane) in hand.iter().enumerate() {
        let n = lane.count_ones();
        let has = |rank: u16| lane & rank != 0;
        let honors = |worth: [f32; 5]| -> f32 {
            let ranks = [ACE, KING, QUEEN, JACK, TEN];
            let held = ranks.into_iter().zip(worth).filter(|(rank, _)| has(*rank));
            held.map(|(_, worth)| worth).sum()
        };
        tricks += if suit == trump {
            honors([1.0, 0.9, 0.7, 0.5, 0.3]) + 0.55 * n.saturating_sub(3) as f32
        } else {
            let guarded = |cards: u32, worth: f32| if n >= cards { worth } else { 0.3 * worth };
            let side = if trump < 4 { 0.85 } else { 1.0 };
            let high = honors([0.95, guarded(2, 0.75), guarded(3, 0.45), guarded(4, 0.2), 0.0]);
            let long = if trump < 4 { 0.1 } else { 0.45 };
            let ruffs = match n {
                0 => 0.3,
                1 => 0.15,
                _ => 0.0,
            };
            side * high + long * n.saturating_sub(3) as f32 + ruffs * length.min(4) as f32
        };
    }
    tricks
}

/// The expected tricks if nobody wants them.
pub(super) fn down(hand: &Lanes, trumps: Trumps) -> f32 {
    let trump = trumps.suit().map_or(4, |suit| suit as usize);
    let mut tricks = 0.0;
    for (suit, &lane) in hand.iter().enumerate() {
        let (mut left, mut lower) = (lane, 0.0);
        while left != 0 {
            let rank = left.trailing_zeros() as f32;
            left &= left - 1;
            let high = ((rank - 1.5 - 2.5 * lower) / 10.0).clamp(0.0, 1.0);
            tricks += if suit == trump { high + 0.15 } else { high };
            lower += 1.0;
        }
    }
    0.85 * tricks
}

/// The dealer's expected points with these trumps, this direction and this bid.
fn points(hand: &Lanes, trumps: Trumps, way: Scoring, bid: f32) -> f32 {
    match way {
        Scoring::Up => 25.0 * (up(hand, trumps) + bid),
        Scoring::Down => 325.0 - 75.0 * (down(hand, trumps) + bid),
    }
}

/// The better direction for the dealer, and its points.
fn direction(hand: &Lanes, trumps: Trumps, bid: Option<Bid>) -> (Scoring, f32) {
    let bid = bid.map_or(0.0, |bid| f32::from(bid.tricks()));
    let [up, down] = [Scoring::Up, Scoring::Down].map(|way| points(hand, trumps, way, bid));
    if down > up { (Scoring::Down, down) } else { (Scoring::Up, up) }
}

pub(super) fn way(hand: &Lanes, trumps: Trumps, bid: Option<Bid>) -> Scoring {
    direction(hand, trumps, bid).0
}

pub(super) fn choice(hand: &Lanes, auction: bool) -> Choice {
    let (trumps, points) = best(|trumps| direction(hand, trumps, None).1);
    if auction && points < AUCTION { Choice::Auction } else { Choice::Trumps(trumps) }
}

/// The trumps that the winner of an auction names. The dealer will most likely play up.
pub(super) fn bought(hand: &Lanes) -> Trumps {
    best(|trumps| up(hand, trumps)).0
}

/// The highest bid that the hand is worth.
pub(super) fn most(hand: &Lanes) -> Option<Bid> {
    let (_, tricks) = best(|trumps| up(hand, trumps));
    Bid::new((tricks - WITHOUT).max(0.0) as u8)
}

fn best(worth: impl Fn(Trumps) -> f32) -> (Trumps, f32) {
    let all = Trumps::ALL.iter().map(|trumps| (*trumps, worth(*trumps)));
    let better = |a: (Trumps, f32), b: (Trumps, f32)| if b.1 > a.1 { b } else { a };
    all.reduce(better).unwrap_or((Trumps::None, 0.0))
}

/// (2/3)ⁿ, (1/2)ⁿ and 0ⁿ: the probability that a player has none of `n` cards that are spread over
/// three players, over two, or are all with this player.
const NONE_OF: [[f32; 14]; 3] = [powers(0.0), powers(0.5), powers(2.0 / 3.0)];

const fn powers(base: f32) -> [f32; 14] {
    let mut powers = [1.0; 14];
    let mut n = 1;
    while n < 14 {
        powers[n] = powers[n - 1] * base;
        n += 1;
    }
    powers
}

/// The worth of getting rid of a card, as a share of what it may cost.
const RIDDANCE: f32 = 0.25;
/// The share of cases in which a player who can stay below a trick still takes it.
const TAKES_ANYHOW: f32 = 0.2;
/// The worth of an unplayed winner in the hand, as a share of a trick.
const KEEP: f32 = 0.6;

/// The view of the player whose turn it is.
struct Sight<'a> {
    table: &'a Table,
    hand: Lanes,
    unseen: Lanes,
    /// The cost of all unseen penalty cards together.
    dumped: f32,
}

/// Experience's card for the player whose turn it is.
#[inline]
pub(super) fn card(table: &Table) -> Pip {
    if let Some(only) = table.forced() {
        return only;
    }
    let hand = table.hands[usize::from(table.turn)];
    let mut unseen = table.left;
    for (lane, own) in unseen.iter_mut().zip(hand) {
        *lane &= !own;
    }
    let mut penalties = unseen;
    for (lane, cards) in penalties.iter_mut().zip(table.goal.cards) {
        *lane &= cards;
    }
    let sight = Sight { table, hand, unseen, dumped: table.goal.card * len(&penalties) as f32 };
    let legal = table.legal();
    let mut best = (f32::NEG_INFINITY, Pip { suit: 0, rank: 0 });
    for pip in pips(&legal) {
        let worth = if table.goal.up { sight.wanted(pip) } else { sight.unwanted(pip) };
        if worth > best.0 {
            best = (worth, pip);
        }
    }
    best.1
}

impl Sight<'_> {
    /// How many unseen cards of the card's suit are lower, and how many are higher.
    #[inline]
    fn around(&self, card: Pip) -> (u32, u32) {
        let unseen = self.unseen[usize::from(card.suit)];
        let count = |ranks: u16| (unseen & ranks).count_ones();
        (count(below(card.rank)), count(above(card.rank)))
    }

    /// The led suit, if this card is played.
    #[inline]
    const fn led(&self, card: Pip) -> u8 {
        if self.table.lying == 0 { card.suit } else { self.table.led }
    }

    /// The probability that the card takes the trick.
    #[inline]
    fn takes(&self, card: Pip) -> f32 {
        let table = self.table;
        if !table.beats(card) {
            return 0.0;
        }
        let follows = self.led(card) == card.suit;
        let (lower, higher) = self.around(card);
        let holders = (1..4).filter(|n| !self.is_void(*n, card.suit)).count();
        let none = &NONE_OF[holders.clamp(1, 3) - 1];
        let mut stays = 1.0;
        for n in 1..(4 - table.lying) {
            if follows && !self.is_void(n, card.suit) {
                let can = 1.0 - none[higher as usize];
                let does = if table.goal.up {
                    1.0
                } else {
                    (none[lower as usize] + TAKES_ANYHOW).min(1.0)
                };
                stays *= 1.0 - can * does;
            }
            stays *= 1.0 - self.ruffs(n, card, none[(lower + higher).min(13) as usize]);
        }
        stays
    }

    /// Whether the `n`-th player from here has failed to follow the suit.
    #[inline]
    const fn is_void(&self, n: u8, suit: u8) -> bool {
        self.table.voids[(self.table.turn + n) as usize & 3] >> suit & 1 == 1
    }

    /// The probability that the `n`-th player from here trumps the card. `short` is the probability
    /// that they have none of its suit without anybody knowing.
    #[inline]
    fn ruffs(&self, n: u8, card: Pip, short: f32) -> f32 {
        let goal = &self.table.goal;
        if goal.trumps > 3 || card.suit == goal.trumps || self.is_void(n, goal.trumps) {
            return 0.0;
        }
        let trumps = self.unseen[usize::from(goal.trumps)].count_ones() as usize;
        let can = 1.0 - NONE_OF[2][trumps];
        match (self.is_void(n, self.led(card)), goal.up) {
            (true, true) => can,
            (true, false) => can * TAKES_ANYHOW,
            (false, true) => can * short,
            (false, false) => 0.0,
        }
    }

    /// The value of playing the card where tricks bring points.
    #[inline]
    fn wanted(&self, card: Pip) -> f32 {
        let goal = &self.table.goal;
        let is_trump = card.suit == goal.trumps;
        let (lower, higher) = self.around(card);
        let share = match lower + higher {
            // Nobody else has the suit, so the card takes a trick unless it is trumped.
            0 if goal.trumps < 4 && !is_trump => 0.3,
            0 => 1.0,
            all => lower as f32 / all as f32,
        };
        let ruff = if is_trump { 0.35 } else { 0.0 };
        let strength = (share * share * share + ruff).min(1.0);
        let takes = self.takes(card);
        let draws = if is_trump && self.table.lying == 0 && lower + higher > 0 {
            0.15 * takes
        } else {
            0.0
        };
        takes + draws - KEEP * strength + 0.001 * (12 - card.rank) as f32
    }

    /// The value of playing the card where tricks, or cards in them, cost points.
    #[inline]
    fn unwanted(&self, card: Pip) -> f32 {
        let (table, goal) = (self.table, &self.table.goal);
        let takes = self.takes(card);
        let mut cost = goal.trick(table.number);
        if goal.card > 0.0 {
            let lying = table.penalties + u8::from(card.is_in(&goal.cards));
            let others = f32::from(3 - table.lying);
            let each = if goal.cards[usize::from(self.led(card))] == SUIT {
                goal.card
            } else {
                self.dumped / len(&self.unseen).max(1) as f32
            };
            cost += f32::from(lying) * goal.card + others * each;
        } else if goal.last_two && table.number == 11 {
            // The player who takes this trick leads to the two that cost points.
            cost += 10.0;
        }
        RIDDANCE * self.danger(card) - takes * cost
    }

    /// The possible cost of playing the card later.
    #[inline]
    fn danger(&self, card: Pip) -> f32 {
        let (goal, suit) = (&self.table.goal, usize::from(card.suit));
        let (lower, higher) = self.around(card);
        let mut takes = match lower + higher {
            // Nobody else has the suit, so the card takes a trick only if it has to be led.
            0 => 0.6,
            all => (lower as f32 / all as f32).powi(2),
        };
        if card.suit == goal.trumps {
            takes = (takes + 0.3).min(1.0);
        }
        let guards = (self.hand[suit] & below(card.rank)).count_ones();
        let guarded = [1.0, 0.8, 0.6, 0.4][guards.min(3) as usize];
        let share = if goal.last_two { 0.5 } else { 1.0 };
        let mut cost = share * goal.trick + 0.1 * self.dumped;
        if goal.card > 0.0 {
            let under = self.unseen[suit] & below(card.rank) & goal.cards[suit];
            cost += 0.45 * goal.card * under.count_ones().min(3) as f32;
            if card.is_in(&goal.cards) {
                cost += goal.card;
            }
        }
        takes * guarded * cost + 0.01 * f32::from(card.rank)
    }
}

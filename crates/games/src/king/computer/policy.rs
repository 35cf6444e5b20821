//! The rules of thumb for playing a card, used by `normal` and by everyone in a playout.
//!
//! Looks only at the player's own hand and at nothing hidden. For each card, it weighs two things:
//! how probably the card takes this trick and what that costs or brings, and what the card may cost
//! or bring later.

use super::table::{Lanes, Pip, SUIT, Table, above, below, len, pips};

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
    let sight = Sight {
        table,
        hand,
        unseen,
        dumped: table.goal.card * len(&penalties) as f32,
    };
    let legal = table.legal();
    let mut best = (f32::NEG_INFINITY, Pip { suit: 0, rank: 0 });
    for pip in pips(&legal) {
        let worth = if table.goal.up {
            sight.wanted(pip)
        } else {
            sight.unwanted(pip)
        };
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
        if self.table.lying == 0 {
            card.suit
        } else {
            self.table.led
        }
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

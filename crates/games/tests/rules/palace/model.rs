//! A second, simple implementation of Palace to compare the engine with: lists and loops, straight
//! from the text. It uses nothing of the engine but cards, seats and the names of moves.

use getaway_games::cards::*;
use getaway_games::palace::rules::{Act, Deal, Eight, Length, Move, Options, Packs, Seven, Ten};

use crate::rules::any_game::rank;

pub struct Model {
    options: Options,
    /// The number of cards that a hand is refilled to.
    dealt: usize,
    pub hands: Vec<Vec<Card>>,
    pub up: Vec<Vec<Card>>,
    /// The face-down cards by place; `None` where the card has gone.
    pub down: Vec<Vec<Option<Card>>>,
    /// The deck from its top.
    pub deck: Vec<Card>,
    /// The stack from its lowest card up.
    pub stack: Vec<Card>,
    pub burnt: Vec<Card>,
    pub ready: Vec<usize>,
    /// The seat whose turn it is; `None` before play and after it.
    pub turn: Option<usize>,
    /// The rank that the first play must have.
    pub opening: Option<usize>,
    pub away: Vec<usize>,
    pub plays: u32,
    /// The players whom the last move skipped.
    pub skipped: Vec<usize>,
    pub over: bool,
    pub loser: Option<usize>,
}

const TWO: usize = 0;
const SEVEN: usize = 5;
const EIGHT: usize = 6;
const NINE: usize = 7;
const TEN: usize = 8;

impl Model {
    pub fn new(options: Options, deal: &Deal) -> Model {
        let seats = deal.hands.len();
        let dealt = match (options.length, options.packs, seats) {
            (Length::Short, ..) | (_, Packs::Two, _) | (.., 4) => 3,
            (.., 3) => 4,
            _ => 6,
        };
        let places = |cards: &Vec<Card>| cards.iter().copied().map(Some).collect();
        Model {
            options,
            dealt,
            hands: deal.hands.clone(),
            up: deal.up.clone(),
            down: deal.down.iter().map(places).collect(),
            deck: deal.deck.clone(),
            stack: Vec::new(),
            burnt: Vec::new(),
            ready: Vec::new(),
            turn: None,
            opening: None,
            away: Vec::new(),
            plays: 0,
            skipped: Vec::new(),
            over: false,
            loser: None,
        }
    }

    fn begun(&self) -> bool {
        self.ready.len() == self.hands.len()
    }

    fn playing(&self, seat: usize) -> bool {
        seat < self.hands.len() && !self.away.contains(&seat) && !self.over
    }

    fn has_turn(&self, seat: usize) -> bool {
        self.playing(seat) && self.turn == Some(seat)
    }

    fn no_face_down(&self, seat: usize) -> bool {
        self.down[seat].iter().all(Option::is_none)
    }

    /// The lowest rank from three up in any hand, otherwise two.
    fn lowest(&self) -> usize {
        let ranks = self.hands.iter().flatten().map(|card| rank(*card));
        ranks.filter(|r| *r != TWO).min().unwrap_or(TWO)
    }

    /// Whether cards of this rank can be played now.
    fn goes(&self, played: usize) -> bool {
        if let Some(opening) = self.opening {
            return played == opening;
        }
        let Some(top) = self.stack.last().map(|card| rank(*card)) else { return true };
        if played == TWO || (played == TEN && self.options.ten == Ten::Anything) {
            return true;
        }
        if top == SEVEN && self.options.seven == Seven::OrLower {
            return played <= SEVEN;
        }
        if top == NINE {
            return played <= NINE;
        }
        if played == TEN {
            return top < NINE;
        }
        played >= top
    }

    pub fn may(&self, act: Move) -> bool {
        let (seat, act) = match act {
            Move::Player { seat, act } => (seat.index(), act),
            Move::Chance(seat) => {
                let undecided = self.begun() && self.turn.is_none() && !self.over;
                return undecided && self.candidates().contains(&seat.index());
            }
        };
        match act {
            Act::Swap { hand, up } => {
                self.playing(seat)
                    && !self.begun()
                    && !self.ready.contains(&seat)
                    && self.hands[seat].contains(&hand)
                    && self.up[seat].contains(&up)
            }
            Act::Ready => self.playing(seat) && !self.begun() && !self.ready.contains(&seat),
            Act::Play(cards) => {
                let cards = cards.iter().collect::<Vec<_>>();
                if !self.has_turn(seat) || cards.is_empty() {
                    return false;
                }
                let from =
                    if self.hands[seat].is_empty() { &self.up[seat] } else { &self.hands[seat] };
                cards.iter().all(|card| from.contains(card))
                    && cards.iter().all(|card| rank(*card) == rank(cards[0]))
                    && self.goes(rank(cards[0]))
            }
            Act::Flip(at) => {
                self.has_turn(seat)
                    && self.hands[seat].is_empty()
                    && self.up[seat].is_empty()
                    && matches!(self.down[seat].get(usize::from(at)), Some(Some(_)))
            }
            Act::PickUp => self.has_turn(seat) && !self.stack.is_empty(),
        }
    }

    fn candidates(&self) -> Vec<usize> {
        let lowest = self.lowest();
        (0..self.hands.len())
            .filter(|seat| self.hands[*seat].iter().any(|card| rank(*card) == lowest))
            .collect()
    }

    /// Makes a move, which must be legal.
    pub fn make(&mut self, act: Move) {
        assert!(self.may(act), "{act:?}");
        self.skipped.clear();
        let (seat, act) = match act {
            Move::Player { seat, act } => (seat.index(), act),
            Move::Chance(seat) => return self.begins(seat.index()),
        };
        match act {
            Act::Swap { hand, up } => {
                self.hands[seat].retain(|card| *card != hand);
                self.up[seat].retain(|card| *card != up);
                self.hands[seat].push(up);
                self.up[seat].push(hand);
            }
            Act::Ready => {
                self.ready.push(seat);
                if self.begun() && self.candidates().len() == 1 {
                    self.begins(self.candidates()[0]);
                }
            }
            Act::Play(cards) => {
                self.hands[seat].retain(|card| !cards.contains(*card));
                self.up[seat].retain(|card| !cards.contains(*card));
                self.stack.extend(cards.iter());
                self.played(seat, &cards.iter().collect::<Vec<_>>());
            }
            Act::Flip(at) => {
                let card = self.down[seat][usize::from(at)].take().expect("a card");
                let goes = self.goes(rank(card));
                self.stack.push(card);
                if goes {
                    self.played(seat, &[card]);
                } else {
                    self.picks_up(seat);
                }
            }
            Act::PickUp => self.picks_up(seat),
        }
    }

    fn begins(&mut self, seat: usize) {
        self.turn = Some(seat);
        self.opening = Some(self.lowest());
    }

    fn picks_up(&mut self, seat: usize) {
        self.hands[seat].append(&mut self.stack);
        self.turn_is_over(seat, false, 0);
    }

    fn played(&mut self, seat: usize, cards: &[Card]) {
        self.opening = None;
        self.plays += 1;
        let ranks: Vec<usize> = self.stack.iter().map(|card| rank(*card)).collect();
        let last = ranks[ranks.len() - 1];
        let four = ranks.len() >= 4 && ranks[ranks.len() - 4..].iter().all(|r| *r == last);
        let burns = four || last == TEN;
        if burns {
            self.burnt.append(&mut self.stack);
        }
        while self.hands[seat].len() < self.dealt && !self.deck.is_empty() {
            let card = self.deck.remove(0);
            self.hands[seat].push(card);
        }
        let eights = cards.iter().filter(|card| rank(**card) == EIGHT).count();
        let skips = !burns && self.options.eight == Eight::Skips;
        self.turn_is_over(seat, burns, if skips { eights } else { 0 });
    }

    fn turn_is_over(&mut self, seat: usize, again: bool, skips: usize) {
        let mut again = again;
        if self.hands[seat].is_empty() && self.up[seat].is_empty() && self.no_face_down(seat) {
            self.away.push(seat);
            again = false;
        }
        let left: Vec<usize> = (0..self.hands.len()).filter(|s| self.playing(*s)).collect();
        if left.len() == 1 {
            self.loser = Some(left[0]);
            self.over = true;
        } else if self.plays == 2_000 {
            self.over = true;
        }
        if self.over {
            self.turn = None;
        } else if !again {
            // The players in the order of their turns; the one who played last comes last.
            let seats = self.hands.len();
            let circle: Vec<usize> =
                (1..=seats).map(|n| (seat + n) % seats).filter(|s| left.contains(s)).collect();
            let at = match left.contains(&seat) {
                true => skips.min(circle.len() - 1),
                false => skips % circle.len(),
            };
            self.turn = Some(circle[at]);
            self.skipped = circle.iter().copied().cycle().take(skips).collect();
            self.skipped.retain(|s| *s != seat);
            self.skipped.sort();
            self.skipped.dedup();
        }
    }
}

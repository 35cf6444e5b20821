//! A second, simple implementation of the rules to compare the engine with: lists and loops,
//! straight from the text. It uses nothing of the engine but cards, seats and the names of options
//! and moves.

use getaway_games::cards::*;
use getaway_games::getaway::rules::*;

use crate::rules::any_game::rank;

pub struct Model {
    options: Options,
    pub hands: Vec<Vec<Card>>,
    pub waste: Vec<Card>,
    /// The cards of the last trick: in the waste, but not to be drawn yet.
    fresh: Vec<Card>,
    pub power: usize,
    pub away: Vec<usize>,
    pub loser: Option<usize>,
    pub tricks: u32,
    /// The seats and their cards in the open trick.
    pub trick: Vec<(usize, Card)>,
    drawn: Option<Source>,
    pub must_draw: bool,
    took: bool,
}

impl Model {
    pub fn new(options: Options, hands: &[CardSet]) -> Model {
        let hands: Vec<Vec<Card>> = hands.iter().map(|h| h.iter().collect()).collect();
        let power = hands
            .iter()
            .position(|hand| hand.iter().any(|card| card.to_string() == "AS"))
            .expect("somebody holds the ace of spades");
        Model {
            options,
            hands,
            waste: Vec::new(),
            fresh: Vec::new(),
            power,
            away: Vec::new(),
            loser: None,
            tricks: 0,
            trick: Vec::new(),
            drawn: None,
            must_draw: false,
            took: false,
        }
    }

    pub fn in_play(&self) -> Vec<usize> {
        (0..self.hands.len()).filter(|seat| !self.away.contains(seat)).collect()
    }

    fn next(&self, seat: usize) -> usize {
        let step = match self.options.direction {
            Direction::Clockwise => 1,
            Direction::Anticlockwise => self.hands.len() - 1,
        };
        (seat + step) % self.hands.len()
    }

    /// The first seat that will do: `at` itself or one after it. Panics if there is none: with a
    /// faulty engine the test should fail, not hang.
    fn first_from(&self, mut at: usize, will_do: impl Fn(usize) -> bool) -> usize {
        for _ in 0..self.hands.len() {
            if will_do(at) {
                return at;
            }
            at = self.next(at);
        }
        panic!("there is no such seat at the table")
    }

    /// The next player in the direction of play who has cards.
    fn next_with_cards(&self, seat: usize) -> usize {
        self.first_from(self.next(seat), |at| {
            !self.away.contains(&at) && !self.hands[at].is_empty()
        })
    }

    fn has_played(&self, seat: usize) -> bool {
        self.trick.iter().any(|(who, _)| *who == seat)
    }

    fn led(&self) -> Suit {
        self.trick[0].1.suit()
    }

    fn holds_led(&self, seat: usize) -> bool {
        self.hands[seat].iter().any(|card| card.suit() == self.led())
    }

    fn is_turn(&self, seat: usize) -> bool {
        if self.tricks == 0 && self.options.first_trick == FirstTrick::AnyOrder {
            return true;
        }
        let next = self.next(self.trick[self.trick.len() - 1].0);
        self.first_from(next, |at| !self.away.contains(&at)) == seat
    }

    /// Judges a card put down: a legal play, one of the mistakes that can be penalised, or nothing.
    pub fn judge(&self, seat: usize, card: Card) -> Option<Option<Slip>> {
        if self.loser.is_some()
            || self.must_draw
            || self.away.contains(&seat)
            || seat >= self.hands.len()
            || !self.hands[seat].contains(&card)
        {
            return None;
        }
        if self.trick.is_empty() {
            let may = seat == self.power && (self.tricks > 0 || card.to_string() == "AS");
            return may.then_some(None);
        }
        if self.has_played(seat) {
            return None;
        }
        let slip = if !self.is_turn(seat) {
            Slip::OutOfTurn
        } else if card.suit() != self.led() && self.holds_led(seat) {
            Slip::Revoke
        } else {
            return Some(None);
        };
        let penalised = self.options.mistakes == Mistakes::Penalise && self.tricks > 0;
        penalised.then_some(Some(slip))
    }

    pub fn may_take(&self, seat: usize) -> bool {
        self.loser.is_none()
            && self.trick.is_empty()
            && self.in_play().contains(&seat)
            && match self.options.taking {
                Taking::Anyone => true,
                Taking::Leader => seat == self.power && !self.took,
                Taking::Off => false,
            }
            // Whoever must draw can neither take nor be taken from.
            && !(self.must_draw && seat == self.power)
            && self.in_play().iter().any(|other| *other != seat && !self.hands[*other].is_empty())
    }

    pub fn drawable(&self, from: Source) -> Vec<Card> {
        let others = self.in_play().len() - 1;
        match (self.options.last_card, from) {
            _ if !self.must_draw => Vec::new(),
            (LastCard::DrawFromWaste, Source::Waste) | (LastCard::LeadPasses, Source::Waste) => {
                self.waste.iter().filter(|card| !self.fresh.contains(card)).copied().collect()
            }
            (LastCard::DrawFromNeighbour, Source::Seat(seat))
                if seat.index() == self.next_with_cards(self.power) =>
            {
                self.hands[seat.index()].clone()
            }
            (LastCard::DrawFromAny, Source::Seat(seat))
                if seat.index() != self.power && seat.index() < self.hands.len() && others > 0 =>
            {
                self.hands[seat.index()].clone()
            }
            _ => Vec::new(),
        }
    }

    /// Makes a move, which must be legal.
    pub fn make(&mut self, act: Move) {
        match act {
            Move::Take { seat } => {
                let (seat, from) = (seat.index(), self.next_with_cards(seat.index()));
                let cards = std::mem::take(&mut self.hands[from]);
                self.hands[seat].extend(cards);
                self.away.push(from);
                self.took = true;
                if self.power == from {
                    self.power = seat;
                }
                self.lose_if_alone();
            }
            Move::Play { seat, card } => {
                self.put_down(seat.index(), card);
                let tochoo = card.suit() != self.led();
                if tochoo && self.tricks > 0 {
                    self.end_trick(self.highest(), false, true);
                } else if self.trick.len() == self.in_play().len() {
                    self.end_trick(self.highest(), true, false);
                }
            }
            Move::Slip { seat, card, .. } => {
                self.put_down(seat.index(), card);
                self.end_trick(seat.index(), false, false);
            }
            Move::Draw { seat, from, card } => {
                let seat = seat.index();
                self.must_draw = false;
                match from {
                    Source::Waste => self.waste.retain(|c| *c != card),
                    Source::Seat(other) => {
                        self.hands[other.index()].retain(|c| *c != card);
                        if self.hands[other.index()].is_empty() {
                            self.away.push(other.index());
                        }
                    }
                }
                self.hands[seat].push(card);
                self.lose_if_alone();
                if self.loser.is_none() {
                    self.put_down(seat, card);
                    self.drawn = Some(from);
                }
            }
        }
    }

    fn put_down(&mut self, seat: usize, card: Card) {
        self.hands[seat].retain(|c| *c != card);
        self.trick.push((seat, card));
        self.fresh.clear();
    }

    /// The seat that played the highest card of the led suit; the first of two equal cards counts.
    fn highest(&self) -> usize {
        let mut best = self.trick[0];
        for &(seat, card) in &self.trick[1..] {
            if card.suit() == self.led() && rank(card) > rank(best.1) {
                best = (seat, card);
            }
        }
        best.0
    }

    fn end_trick(&mut self, power: usize, to_the_waste: bool, tochoo: bool) {
        let shootout = self.in_play().len() == 2 && self.drawn.take() == Some(Source::Waste);
        self.drawn = None;
        let plays = std::mem::take(&mut self.trick);
        let cards: Vec<Card> = plays.iter().map(|(_, card)| *card).collect();
        if to_the_waste {
            self.waste.extend(&cards);
            self.fresh = cards;
        } else {
            self.hands[power].extend(&cards);
        }
        self.tricks += 1;
        self.took = false;
        self.power = power;
        for (seat, _) in plays {
            if seat != power && self.hands[seat].is_empty() {
                self.away.push(seat);
            }
        }
        if shootout && tochoo {
            let others = self.in_play().into_iter().filter(|seat| *seat != power);
            self.away.extend(others.collect::<Vec<_>>());
        }
        self.lose_if_alone();
        if self.loser.is_some() || !self.hands[power].is_empty() {
            return;
        }
        if self.options.last_card == LastCard::LeadPasses && self.in_play().len() > 2 {
            self.away.push(power);
            self.power = self.next_with_cards(power);
        } else {
            self.must_draw = true;
        }
    }

    fn lose_if_alone(&mut self) {
        if let [last] = self.in_play()[..] {
            self.loser = Some(last);
        }
    }
}

//! A game of King at a table.
//!
//! Owns what happens between two people's moves: the deals, and the pause after each hand in which
//! people read the score sheet. Also owns what each player may see. Knows nothing about people and
//! clocks: it is told which seats people play for, and when a pause is over.

#[cfg(test)]
mod tests;

use super::computer;
use super::rules::{
    self, Act, BadStart, Board, Contract, Event, Illegal, Move, Options, Position, Round, SEATS,
    Taken, View, fair_deal,
};
use crate::cards::{Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, NoDeal, Pause, Players, Start, Strength, Strengths, Tally,
};

/// The events of one of the ten hands, with the hand's number.
pub type HandLog = kit::RoundLog<Event>;

/// How long people have to read the score sheet between two hands.
const PAUSE_SECONDS: u32 = 15;

/// A game as everyone sees it, hand by hand.
pub type PublicView = kit::PublicView<Board, Event>;

impl PublicView {
    /// The last complete trick of this hand, or of the previous one while this one has none.
    pub fn last_trick(&self) -> Option<&Taken> {
        let last = self.past.last().map(AsRef::as_ref);
        let hands = [Some(&self.present), last].into_iter().flatten();
        hands.flat_map(|hand| hand.events.iter().rev()).find_map(|event| match event {
            Event::Took { trick, .. } => Some(trick),
            _ => None,
        })
    }
}

#[derive(Clone, Debug)]
pub struct King {
    options: Options,
    start: Start,
    journal: Journal<Position>,
    /// Whether the pause before the next deal is over.
    pause_is_over: bool,
}

impl King {
    const fn board(&self) -> &Board {
        self.journal.position().board()
    }

    fn pauses(&self) -> bool {
        let between = |round| round != Round::FIRST && !self.pause_is_over;
        matches!(self.board().due(), rules::Due::Deal(round) if between(round))
    }
}

impl kit::Session for King {
    const TALLY: Tally = Tally::FirstWins;
    const FIGURES: &'static [&'static str] = &[CLEAN_HANDS, AS_DEALER, AUCTIONS];
    const COUNT: fn(&[Event], &mut Figures) = count_figures;
    const LESSON: &'static str = include_str!("../lesson.txt");
    const PLAYOUTS: u32 = computer::PLAYOUTS;
    const FORCES: bool = true;
    const STRENGTHS: Strengths =
        Strengths { easy: Strength::always(-270.0), hard: Strength::always(2700.0) };

    type Rules = Position;
    type Options = Options;
    type Act = Act;
    type MoveOutcome = MoveOutcome;
    type MoveRefusal = Illegal;
    type View = View;
    type PublicView = PublicView;

    fn dealt(options: Options, start: Start, deal: &NoDeal) -> Result<King, BadStart> {
        Ok(King {
            journal: Journal::new(options, &start, deal)?,
            options,
            start,
            pause_is_over: false,
        })
    }

    fn begin(options: Options, start: Start) -> Result<King, BadStart> {
        King::dealt(options, start, &NoDeal {})
    }

    kit::dealt_at_once!();

    fn act(&mut self, seat: Seat, act: Act) -> Result<MoveOutcome, Illegal> {
        let dealer = self.board().dealer();
        let events = self.journal.make(&Move::Player { seat, act })?;
        Ok(MoveOutcome::of(act, &events, dealer))
    }

    /// Deals the next hand once the pause is over.
    fn advance(&mut self, _players: &Players) -> Result<(), Illegal> {
        let rules::Due::Deal(round) = self.board().due() else { return Ok(()) };
        if self.pauses() {
            return Ok(());
        }
        let hands = fair_deal(&self.start.chance, round, self.board().dealer());
        self.journal.make(&Move::Chance(hands))?;
        self.pause_is_over = false;
        Ok(())
    }

    fn pause(&self) -> Option<Pause> {
        self.pauses().then_some(Pause { seconds: PAUSE_SECONDS, is_to_read: true })
    }

    fn end_pause(&mut self) {
        self.pause_is_over = self.pauses();
    }

    /// All seats: nobody is out before the end.
    fn in_play(&self) -> SeatSet {
        if self.board().is_over() { SeatSet::EMPTY } else { SeatSet::first(SEATS) }
    }

    fn due(&self) -> Option<Due> {
        Some(Due::of(self.board().due().seat()?, self.round()))
    }

    fn is_forced(&self, seat: Seat) -> bool {
        let view = View::new(self.journal.position(), seat);
        matches!(view.legal_acts()[..], [Act::Play(_)])
    }

    /// Grows with every move.
    fn round(&self) -> u32 {
        self.journal.entries() as u32
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.journal.make(act).map(drop)
    }
}

/// What a player's move has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveOutcome {
    pub did: Act,
    /// The player who names trumps, if the auction is over.
    pub names: Option<Seat>,
    /// The player who took the trick, if it is complete.
    pub taken_by: Option<Seat>,
    pub hand_over: bool,
}

impl MoveOutcome {
    /// The outcome of a player's move that caused these events. `dealer` is the dealer of the hand.
    fn of(did: Act, events: &[Event], dealer: Seat) -> MoveOutcome {
        let mut outcome = MoveOutcome { did, names: None, taken_by: None, hand_over: false };
        for event in events {
            match event {
                Event::Sold { to, .. } => outcome.names = Some(*to),
                Event::NotSold => outcome.names = Some(dealer),
                Event::Took { trick, .. } => outcome.taken_by = Some(trick.winner),
                Event::RoundOver { .. } => outcome.hand_over = true,
                _ => {}
            }
        }
        outcome
    }
}

/// The number of negative hands that the player ended without a penalty.
const CLEAN_HANDS: &str = "clean_hands";
/// The player's points in the positive hand that they dealt; every game has one.
const AS_DEALER: &str = "as_dealer";
const AUCTIONS: &str = "auctions";

fn count_figures(events: &[Event], figures: &mut Figures) {
    let mut dealt = None;
    for event in events {
        match *event {
            Event::Dealt { dealer, .. } => dealt = Some(dealer),
            Event::Sold { to, .. } => figures.add(to, AUCTIONS, 1),
            Event::RoundOver { contract: Contract::Negative(_), scores, .. } => {
                for (seat, score) in Seat::first(SEATS).zip(scores) {
                    figures.add(seat, CLEAN_HANDS, i64::from(score == 0));
                }
            }
            Event::RoundOver { scores, .. } => {
                if let Some((dealer, score)) =
                    dealt.and_then(|dealer| Some((dealer, *scores.get(dealer.index())?)))
                {
                    figures.add(dealer, AS_DEALER, score);
                }
            }
            Event::Received { .. }
            | Event::Did { .. }
            | Event::NotSold
            | Event::Took { .. }
            | Event::GameOver { .. } => {}
        }
    }
}

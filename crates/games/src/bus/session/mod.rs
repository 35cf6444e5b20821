//! A game of Stop the Bus at a table.
//!
//! Owns what happens between two people's moves: the deals, each of which follows the previous one
//! at once, and the pause in which people can look at all hands of the last deal before a computer
//! begins the next one. A person can begin at once, since the hands stay in sight. Knows nothing
//! about people and clocks: it asks for the pause, and is told when it is over.

#[cfg(test)]
mod tests;

use super::computer;
use super::rules::{
    self, Act, BadStart, Board, Event, Hand, Illegal, MOST_SEATS, Move, Options, Position, View,
};
use crate::cards::{Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, NoDeal, Pause, Players, RoundLog, Start, Strength, Strengths,
    Tally,
};

/// The pause before a computer begins the next deal: this many seconds, plus one for each hand
/// shown.
const PAUSE_SECONDS: u32 = 5;

#[derive(Clone, Debug)]
pub struct Bus {
    options: Options,
    start: Start,
    journal: Journal<Position>,
    /// Whether people have had time to look at the hands of the last deal.
    hands_were_seen: bool,
}

impl Bus {
    const fn board(&self) -> &Board {
        self.journal.position().board()
    }

    fn make(&mut self, act: &Move) -> Result<(), Illegal> {
        self.journal.make(act).map(drop)
    }

    fn deal(&mut self) -> Result<(), Illegal> {
        if self.board().due() != rules::Due::Deal {
            return Ok(());
        }
        let deal = self.journal.position().fair_deal(&self.start.chance);
        self.hands_were_seen = false;
        self.make(&Move::Chance(deal))
    }
}

impl kit::Session for Bus {
    const TALLY: Tally = Tally::FirstWins;
    const FIGURES: &'static [&'static str] = &[DEALS_WON, CALLS, CALLS_LOST, BEST_HAND];
    const HIGHEST: &'static [&'static str] = &[BEST_HAND];
    const COUNT: fn(&[Event], &mut Figures) = count_figures;
    const LESSON: &'static str = include_str!("../lesson.txt");
    const PLAYOUTS: u32 = computer::PLAYOUTS;
    const STRENGTHS: Strengths =
        Strengths { easy: Strength::always(710.0), hard: Strength::always(1800.0) };

    type Rules = Position;
    type Options = Options;
    type Act = Act;
    type MoveOutcome = Act;
    type MoveRefusal = Illegal;
    type View = View;
    type PublicView = PublicView;

    fn dealt(options: Options, start: Start, deal: &NoDeal) -> Result<Bus, BadStart> {
        Ok(Bus {
            journal: Journal::new(options, &start, deal)?,
            options,
            start,
            hands_were_seen: false,
        })
    }

    /// The first deal follows at once.
    fn begin(options: Options, start: Start) -> Result<Bus, BadStart> {
        let mut game = Bus::dealt(options, start, &NoDeal {})?;
        let dealt = game.deal();
        debug_assert_eq!(dealt, Ok(()), "the fair deal is legal");
        Ok(game)
    }

    kit::dealt_at_once!();

    fn act(&mut self, seat: Seat, act: Act) -> Result<Act, Illegal> {
        self.make(&Move::Player { seat, act })?;
        Ok(act)
    }

    /// Deals as soon as a deal is due.
    fn advance(&mut self, _players: &Players) -> Result<(), Illegal> {
        self.deal()
    }

    /// Notes that people have seen the hands of the last deal.
    fn end_pause(&mut self) {
        self.hands_were_seen = true;
    }

    fn due(&self) -> Option<Due> {
        Some(Due::of(self.board().turn()?, self.round()))
    }

    fn in_play(&self) -> SeatSet {
        self.board().in_play()
    }

    /// Grows with every deal and every turn.
    fn round(&self) -> u32 {
        self.journal.entries() as u32
    }

    /// The time to look at the hands of the last deal before a computer begins the current one;
    /// `None` if people have had that time, or if there are no hands to look at.
    fn pause(&self) -> Option<Pause> {
        let board = self.board();
        let last = self.journal.past().last()?;
        let begins = board.turn().is_some() && board.turns().next().is_none();
        let shown = last.events.iter().find_map(|event| match event {
            Event::Showdown { hands, .. } => Some(hands.iter().flatten().count() as u32),
            _ => None,
        });
        let seconds = PAUSE_SECONDS + shown?;
        (begins && !self.hands_were_seen).then_some(Pause { seconds, is_to_read: true })
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.make(act)
    }
}

/// The events of one deal, including its end.
pub type DealLog = RoundLog<Event>;

/// A game as everyone sees it, deal by deal.
pub type PublicView = kit::PublicView<Board, Event>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealEnd {
    /// Which deal of the game, from 1.
    pub deal: u32,
    /// The player who called; `None` if the deal ended without a call.
    pub caller: Option<Seat>,
    /// The hands by seat; `None` for players who were out.
    pub hands: [Option<Hand>; MOST_SEATS],
    pub worst: SeatSet,
    pub losers: SeatSet,
    /// The losers who lost their last token.
    pub out: SeatSet,
    /// The tokens by seat, after the deal.
    pub tokens: [u8; MOST_SEATS],
}

impl PublicView {
    /// The last turn in this deal, or, after the game, in the last deal. It is
    /// [`Kept`](Event::Kept), [`Exchanged`](Event::Exchanged) or
    /// [`ExchangedAll`](Event::ExchangedAll).
    pub fn last_turn(&self) -> Option<Event> {
        let is_over = self.present.events.is_empty();
        let log = match self.past.last() {
            Some(last) if is_over => last,
            _ => &self.present,
        };
        let is_turn = |event: &&Event| {
            matches!(
                event,
                Event::Kept { .. } | Event::Exchanged { .. } | Event::ExchangedAll { .. }
            )
        };
        log.events.iter().rev().find(is_turn).copied()
    }

    /// The ends of all finished deals, oldest first.
    pub fn ends(&self) -> Vec<DealEnd> {
        let mut tokens = [0; MOST_SEATS];
        let all = self.board.options().tokens.get() as u8;
        tokens[..self.board.seats()].fill(all);
        let ends = self.past.iter().filter_map(|log| {
            let end = end(log, tokens)?;
            tokens = end.tokens;
            Some(end)
        });
        ends.collect()
    }
}

/// How this deal ended; the seats had these tokens before it.
fn end(log: &DealLog, mut tokens: [u8; MOST_SEATS]) -> Option<DealEnd> {
    let (mut caller, mut shown) = (None, None);
    for event in &log.events {
        match *event {
            Event::Called { seat } => caller = Some(seat),
            Event::Showdown { hands, worst, losers } => shown = Some((hands, worst, losers)),
            _ => {}
        }
    }
    let (hands, worst, losers) = shown?;
    let mut out = SeatSet::EMPTY;
    for loser in losers.iter() {
        let left = &mut tokens[loser.index()];
        *left = left.saturating_sub(1);
        if *left == 0 {
            out = out.with(loser);
        }
    }
    Some(DealEnd { deal: log.number, caller, hands, worst, losers, out, tokens })
}

/// The number of deals at whose end nobody had a better hand.
const DEALS_WON: &str = "deals_won";
const CALLS: &str = "calls";
/// The number of calls in deals that cost the player a token.
const CALLS_LOST: &str = "calls_lost";
/// The worth of the player's best hand at the end of a deal, as a
/// [number](crate::bus::rules::Worth::number).
const BEST_HAND: &str = "best_hand";

fn count_figures(events: &[Event], figures: &mut Figures) {
    let mut caller = None;
    for event in events {
        match *event {
            Event::Called { seat } => {
                caller = Some(seat);
                figures.add(seat, CALLS, 1);
            }
            Event::Showdown { hands, losers, .. } => {
                let worths = hands.map(|hand| hand.map(Hand::worth));
                let best = worths.iter().max().copied().flatten();
                for (seat, worth) in Seat::first(hands.len()).zip(worths) {
                    let Some(worth) = worth else { continue };
                    figures.add(seat, DEALS_WON, i64::from(Some(worth) == best));
                    figures.raise(seat, BEST_HAND, worth.number() as i64);
                }
                if let Some(caller) = caller.filter(|caller| losers.contains(*caller)) {
                    figures.add(caller, CALLS_LOST, 1);
                }
            }
            Event::Dealt { .. }
            | Event::Received { .. }
            | Event::Kept { .. }
            | Event::Exchanged { .. }
            | Event::ExchangedAll { .. } => {}
        }
    }
}

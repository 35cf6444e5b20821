//! A game as everybody sees it: the board, the last exchange, and how each deal ended.

use crate::bus::rules::{Board, Event, Hand, MOST_SEATS};
use crate::cards::{Seat, SeatSet};
use crate::kit::{self, Round};

/// The events of one deal, including its end.
pub type DealLog = Round<Event>;

/// A game as everybody sees it, deal by deal.
pub type PublicView = kit::PublicView<Board, Event>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealEnd {
    /// Which deal of the game, from 1.
    pub deal: u32,
    /// The player who called; `None` if the deal ended without a call.
    pub caller: Option<Seat>,
    /// The hands by seat; `None` for players who were out.
    pub hands: [Option<Hand>; MOST_SEATS],
    /// The players with the worst hand.
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
    let shown = log.events.iter().find_map(|event| match *event {
        Event::Showdown {
            hands,
            worst,
            losers,
        } => Some((hands, worst, losers)),
        _ => None,
    });
    let (hands, worst, losers) = shown?;
    let caller = log.events.iter().find_map(|event| match *event {
        Event::Called { seat } => Some(seat),
        _ => None,
    });
    let out = log.events.iter().find_map(|event| match *event {
        Event::Out { seats, .. } => Some(seats),
        _ => None,
    });
    for loser in losers.iter() {
        let left = &mut tokens[loser.index()];
        *left = left.saturating_sub(1);
    }
    Some(DealEnd {
        deal: log.number,
        caller,
        hands,
        worst,
        losers,
        out: out.unwrap_or(SeatSet::EMPTY),
        tokens,
    })
}

//! The journal of a running game: its position, its record so far, and what everybody saw, round by
//! round.
//!
//! Owns who is told what: it keeps public events and only passes private ones on. The game's events
//! say where a round ends.

use std::sync::Arc;

use super::{Audience, Event, Rules, Start, stored};

/// The events that everybody saw in one round, in order: in a trick and just before it, on a stack,
/// or in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round<E> {
    pub number: u32,
    pub events: Vec<E>,
}

impl<E> Round<E> {
    const fn new(number: u32) -> Round<E> {
        Round {
            number,
            events: Vec::new(),
        }
    }
}

/// A running game as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicView<B, E> {
    /// The board: what the rules let everybody see.
    pub board: B,
    /// The finished rounds, oldest first.
    pub past: Vec<Arc<Round<E>>>,
    /// The round in progress, or the one about to begin.
    pub present: Round<E>,
}

/// The part of a game that isn't saved yet, in stored form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsaved {
    /// The deal, if it became known since.
    pub deal: Option<String>,
    /// How many entries the record had before these.
    pub from: usize,
    pub entries: Vec<String>,
}

/// A game from its deal to its end.
#[derive(Clone, Debug)]
pub struct Journal<R: Rules> {
    position: R,
    entries: usize,
    past: Vec<Arc<Round<R::Event>>>,
    present: Round<R::Event>,
    unsaved: Unsaved,
}

impl<R: Rules> Journal<R> {
    /// The journal of a game that was just dealt.
    ///
    /// # Errors
    /// The deal is wrong.
    pub fn new(options: R::Options, start: &Start, deal: &R::Deal) -> Result<Self, R::BadDeal> {
        Ok(Journal {
            position: R::set_up(options, start.seats, start.dealer, deal)?,
            entries: 0,
            past: Vec::new(),
            present: Round::new(R::FIRST_ROUND),
            unsaved: Unsaved {
                deal: Some(stored::deal_text(deal)),
                ..Unsaved::default()
            },
        })
    }

    /// Makes a move and returns the events that everybody saw.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed then.
    pub fn make(&mut self, act: &R::Move) -> Result<Vec<R::Event>, R::Illegal> {
        self.make_watched(act, &mut |_| {})
    }

    /// Like [`make`](Self::make), but also passes every event to `on`, private or not.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed and `on` has heard nothing then.
    pub fn make_watched(
        &mut self,
        act: &R::Move,
        on: &mut dyn FnMut(R::Event),
    ) -> Result<Vec<R::Event>, R::Illegal> {
        let entry = self.position.entry(act);
        let follow_up = self.position.follow_up(act).map(|(entry, _)| entry);
        let mut public = Vec::new();
        let mut ends_round = false;
        self.position.make(act, &mut |event| {
            if event.audience() == Audience::Everyone {
                public.push(event);
            }
            ends_round |= event.ends_round();
            on(event);
        })?;
        for entry in entry.into_iter().chain(follow_up) {
            self.note(&entry);
        }
        self.present.events.extend(&public);
        if ends_round {
            let next = Round::new(self.present.number + 1);
            let over = std::mem::replace(&mut self.present, next);
            self.past.push(Arc::new(over));
        }
        Ok(public)
    }

    fn note(&mut self, entry: &R::Entry) {
        if self.unsaved.entries.is_empty() {
            self.unsaved.from = self.entries;
        }
        let text = serde_json::json!(entry).to_string();
        self.unsaved.entries.push(text);
        self.entries += 1;
    }

    pub const fn position(&self) -> &R {
        &self.position
    }

    #[cfg(test)]
    pub(crate) fn set_position(&mut self, position: R) {
        self.position = position;
    }

    /// The finished rounds, oldest first.
    pub fn past(&self) -> &[Arc<Round<R::Event>>] {
        &self.past
    }

    /// The round in progress, or the one about to begin.
    pub const fn present(&self) -> &Round<R::Event> {
        &self.present
    }

    /// The public view of the game, with this board.
    pub fn public<B>(&self, board: B) -> PublicView<B, R::Event> {
        PublicView {
            board,
            past: self.past.clone(),
            present: self.present.clone(),
        }
    }

    /// All rounds, oldest first.
    pub fn rounds(&self) -> impl Iterator<Item = &Round<R::Event>> {
        self.past.iter().map(AsRef::as_ref).chain([&self.present])
    }

    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// Takes what has happened since the last call and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        std::mem::take(&mut self.unsaved)
    }
}

//! The journal of a running game: its position, what its record says so far, and what everybody saw,
//! round by round.
//!
//! Owns who is told what: only public events stay here, private ones pass by. What a round is, the
//! game's events say.

use std::sync::Arc;

use super::{Audience, Event, Rules, Start, stored};

/// What everybody saw in one round, in order: in a trick and just before it, on a stack, in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round<E> {
    /// Its number.
    pub number: u32,
    /// What happened.
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

/// What happened in a game and is not saved yet, as the game writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsaved {
    /// The deal, when it became known.
    pub deal: Option<String>,
    /// How many entries the record had before.
    pub from: usize,
    /// The new entries.
    pub entries: Vec<String>,
}

/// A game from its deal to its end.
#[derive(Clone, Debug)]
pub struct Journal<R: Rules> {
    position: R,
    /// How many entries its record has.
    entries: usize,
    past: Vec<Arc<Round<R::Event>>>,
    present: Round<R::Event>,
    unsaved: Unsaved,
}

impl<R: Rules> Journal<R> {
    /// A game as dealt.
    ///
    /// # Errors
    /// What is wrong with the deal.
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

    /// Carries out a move and tells what everybody saw of it.
    ///
    /// # Errors
    /// Why it is illegal; nothing has changed then.
    pub fn make(&mut self, act: &R::Move) -> Result<Vec<R::Event>, R::Illegal> {
        self.make_watched(act, &mut |_| {})
    }

    /// Like [`make`](Self::make); `on` is told everything that happens, private or not.
    ///
    /// # Errors
    /// Why it is illegal; nothing has changed and nothing was told then.
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

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &R {
        &self.position
    }

    /// Puts another position in place of the present one.
    #[cfg(test)]
    pub(crate) fn set_position(&mut self, position: R) {
        self.position = position;
    }

    /// The rounds that are over, the oldest first.
    #[must_use]
    pub fn past(&self) -> &[Arc<Round<R::Event>>] {
        &self.past
    }

    /// The round that goes on or is about to begin.
    #[must_use]
    pub const fn present(&self) -> &Round<R::Event> {
        &self.present
    }

    /// All rounds, the oldest first.
    pub fn rounds(&self) -> impl Iterator<Item = &Round<R::Event>> {
        self.past.iter().map(AsRef::as_ref).chain([&self.present])
    }

    /// How many entries the record has.
    #[must_use]
    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// What happened since this was last asked and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        std::mem::take(&mut self.unsaved)
    }
}

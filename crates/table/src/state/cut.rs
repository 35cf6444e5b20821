//! Cuts: words that people add to the next shuffle. They fix the order of the pack. Who gets which
//! cards also follows from the [`Arrangement`], so a change of it makes all cuts void: otherwise
//! somebody who knows the pack could move people, or change the rules, until the cards suit.

use serde_json::Value as Json;

use crate::request::{Refusal, RequestOutcome, Result};
use getaway_games::cards::{Cut, CutWord, Seat};
use getaway_store::UserId;

use super::{NextGame, PersonCut, TableState, Transaction};

impl Transaction<'_> {
    /// Cuts the next game's cards for a seated person. A new word replaces the old one and goes last.
    pub(super) fn cut(&mut self, person: UserId, word: &CutWord) -> Result<RequestOutcome> {
        let seated = self.state.seat_of(person).is_some();
        if let Some(cards) = &self.state.core.again {
            return Err(Refusal::DealtAgain(cards.game));
        }
        let next = self.state.stage.next_mut().ok_or(Refusal::TooLateToCut)?;
        if !seated {
            return Err(Refusal::NotSeated);
        }
        let word = word.clone();
        let cuts = &mut next.cuts.words;
        cuts.retain(|cut| cut.person != person);
        cuts.push(PersonCut { person, word: word.clone() });
        Ok(RequestOutcome::Cut(word))
    }

    /// Removes the cut of a person who asks to be forgotten. The others become void with it:
    /// otherwise somebody who works with whoever runs the bot could wait for the last word, and
    /// then choose between the pack with their own word and the one without it.
    pub(super) fn forget_cut(&mut self, person: UserId) {
        let cuts = self.state.stage.next_mut().map(|next| &mut next.cuts);
        if let Some(cuts) = cuts
            && cuts.words.iter().any(|cut| cut.person == person)
        {
            cuts.void();
        }
    }

    /// Makes all cuts void if the arrangement isn't the one for which people cut any more. Then it
    /// is as if nobody had cut, except that everyone is told.
    pub(super) fn void_cuts(&mut self) {
        let arrangement = self.state.arrangement();
        if self.cut_for.take_if(|before| *before != arrangement).is_some()
            && let Some(next) = self.state.stage.next_mut()
        {
            next.cuts.void();
        }
    }
}

/// What decides who gets which cards: who sits where (`None` for a computer), who deals, and the
/// options of the rules.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Arrangement {
    seats: Vec<Option<UserId>>,
    dealer: Option<Seat>,
    rules: Json,
}

impl TableState {
    fn arrangement(&self) -> Arrangement {
        let core = &self.core;
        let seats = core.seats.iter();
        Arrangement {
            seats: seats.map(|seat| Some(seat.info.person()?.id)).collect(),
            dealer: self.next_dealer(),
            rules: core.settings.options.recorded(),
        }
    }

    /// The seat that deals the next game: the host's in the first one, also while they are late.
    pub(super) fn next_dealer(&self) -> Option<Seat> {
        self.core.dealer.or_else(|| self.seat_of(self.core.host))
    }

    /// The arrangement for which people have cut the next game; `None` if nobody has.
    pub(super) fn cut_for(&self) -> Option<Arrangement> {
        (!self.stage.next()?.cuts.words.is_empty()).then(|| self.arrangement())
    }

    /// The cuts of the next game, each with the person's seat.
    pub(super) fn cuts(&self, next: &NextGame) -> Vec<Cut> {
        let cuts = next.cuts.words.iter().filter_map(|cut| {
            // Everyone with a cut is seated: leaving makes all cuts void.
            let seat = self.seat_of(cut.person)?;
            let word = cut.word.clone();
            Some(Cut { seat, word })
        });
        cuts.collect()
    }
}

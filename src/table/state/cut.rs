//! Cuts: words that people add to the next shuffle.

use crate::cards::{Cut, CutWord};
use crate::store::UserId;
use crate::table::request::{Refusal, RequestOutcome};

use super::{NextGame, PersonCut, Stage, TableState, Transaction};

impl Transaction<'_> {
    /// Cuts the next game's cards for a seated person. A new word replaces the old one and goes
    /// last.
    pub(super) fn cut(
        &mut self,
        person: UserId,
        word: &CutWord,
    ) -> Result<RequestOutcome, Refusal> {
        let seated = self.state.seat_of(person).is_some();
        let next = match &mut self.state.stage {
            Stage::Lobby(next) | Stage::Result(_, next) => next,
            Stage::Playing(_) => return Err(Refusal::TooLateToCut),
            Stage::Ended(_) => return Err(Refusal::Ended),
        };
        if !seated {
            return Err(Refusal::NotSeated);
        }
        let word = word.clone();
        next.cuts.retain(|cut| cut.person != person);
        next.cuts.push(PersonCut {
            person,
            word: word.clone(),
        });
        Ok(RequestOutcome::Cut(word))
    }

    /// Removes the cut of a person who leaves or asks to be forgotten.
    pub(super) fn take_back_cut(&mut self, person: UserId) {
        if let Some(next) = self.state.stage.next_mut() {
            next.cuts.retain(|cut| cut.person != person);
        }
    }
}

impl TableState {
    /// The cuts of the next game, each with the person's seat.
    pub(super) fn cuts(&self, next: &NextGame) -> Vec<Cut> {
        let cuts = next.cuts.iter().filter_map(|cut| {
            // Everybody with a cut is seated: leaving removes the cut.
            let seat = self.seat_of(cut.person)?;
            let word = cut.word.clone();
            Some(Cut { seat, word })
        });
        cuts.collect()
    }
}

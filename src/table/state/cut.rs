//! Cutting the cards: the words with which people add to the next shuffle.

use crate::cards::{Cut, CutWord};
use crate::store::UserId;
use crate::table::request::{Done, Refusal};

use super::{NextGame, PersonCut, Stage, TableState, Transaction};

impl Transaction<'_> {
    /// A seated person cuts the next game's cards. A new word replaces their old one and goes last.
    pub(super) fn cut(&mut self, person: UserId, word: &CutWord) -> Result<Done, Refusal> {
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
        Ok(Done::Cut(word))
    }

    /// The person's word goes, if they have one: they leave, or ask to be forgotten.
    pub(super) fn take_back_cut(&mut self, person: UserId) {
        if let Some(next) = self.state.stage.next_mut() {
            next.cuts.retain(|cut| cut.person != person);
        }
    }
}

impl TableState {
    /// The cuts of the next game, each with the seat of its person.
    pub(super) fn cuts(&self, next: &NextGame) -> Vec<Cut> {
        let cuts = next.cuts.iter().filter_map(|cut| {
            // Everybody who has cut is seated: a leaver's word goes with them.
            let seat = self.seat_of(cut.person)?;
            let word = cut.word.clone();
            Some(Cut { seat, word })
        });
        cuts.collect()
    }
}

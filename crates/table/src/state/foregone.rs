//! Games whose end is certain: two people are left, both can tell what the other holds, and if both
//! play as well as they can, one of them loses whatever is played next. Then both are asked, once in a
//! game, whether it shall end like that. If both agree, computers play the rest for them; if one
//! declines or plays a card, they play on.
//!
//! The question comes only when every card that can be played leads to the same end, so that it is no
//! advice.

use crate::request::{Refusal, RequestOutcome, Result};
use crate::snapshot;
use getaway_games::Session;
use getaway_games::cards::Seat;
use getaway_store::UserId;

use super::{Effect, Offer, TableState, Transaction};

impl TableState {
    /// The game, if its two last players could be asked once its end is certain; and how far it is.
    pub(crate) fn to_foresee(&self) -> Option<(usize, &Session)> {
        let playing = self.stage.playing()?;
        let in_play = playing.session.in_play();
        let is_asked = in_play.len() == 2
            && self.who_still_plays() == in_play
            && playing.offer.is_none()
            && playing.vote.is_none();
        is_asked.then(|| (playing.session.entries(), &playing.session))
    }

    /// Whether both have agreed to the end that is certain.
    pub(super) fn ends_as_foreseen(&self) -> bool {
        let offer = self.stage.playing().and_then(|playing| playing.offer.as_ref());
        offer.is_some_and(|offer| offer.agreed.len() == 2)
    }

    /// The question, until somebody has declined or played on.
    fn offer(&self) -> Option<&Offer> {
        let playing = self.stage.playing()?;
        let entries = playing.session.entries();
        let is_asked = |offer: &&Offer| !offer.declined && offer.entries == entries;
        playing.offer.as_ref().filter(is_asked)
    }

    pub(super) fn show_offer(&self) -> Option<snapshot::Offer> {
        let offer = self.offer().filter(|_| self.who_still_plays().len() == 2)?;
        let agreed = offer.agreed.iter().copied().collect();
        Some(snapshot::Offer { loser: offer.loser, agreed })
    }
}

impl Transaction<'_> {
    /// Asks both whether the game shall end with this loser, if it hasn't gone on since.
    pub(crate) fn foresee(&mut self, entries: usize, loser: Seat) -> Effect {
        if self.state.to_foresee().is_none_or(|(now, _)| now != entries) {
            return Effect::Silent;
        }
        if let Some(playing) = self.state.stage.playing_mut() {
            let (agreed, declined) = (Vec::new(), false);
            playing.offer = Some(Offer { loser, entries, agreed, declined });
        }
        Effect::Save
    }

    pub(super) fn end_foregone(&mut self, person: UserId, agrees: bool) -> Result<RequestOutcome> {
        let seat = self.state.seat_of(person).ok_or(Refusal::NotAsked)?;
        let offered = self.state.show_offer().ok_or(Refusal::Stale)?;
        if !self.state.who_still_plays().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if agrees && offered.agreed.contains(seat) {
            return Err(Refusal::AlreadyAgreed);
        }
        if let Some(playing) = self.state.stage.playing_mut()
            && let Some(offer) = &mut playing.offer
        {
            offer.declined = !agrees;
            offer.agreed.extend(agrees.then_some(seat));
            if offer.agreed.len() == 2 {
                // There is nothing left to stop.
                playing.vote = None;
            }
        }
        Ok(RequestOutcome::EndsForegone(agrees))
    }
}

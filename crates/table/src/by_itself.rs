//! Whether somebody's card is played by itself when it is the only one: a choice of each person,
//! which every table where they sit follows.
//!
//! The store has the choices. A table gets those of its people when it opens and with each of their
//! requests. Tables of this process hear of a change at once, those of others with the person's next
//! request there.

use getaway_store::{InteractionId, Person, UserId};

use super::Tables;
use super::handle::Message;
use super::request::Refusal;
use super::shared::not_saved;

impl Tables {
    /// Remembers what somebody has chosen, and lets their tables follow. If it fails, trying again
    /// is safe.
    pub async fn choose_by_itself(&self, person: UserId, chosen: bool) -> Result<(), Refusal> {
        let saved = self.store().save_by_itself(person, chosen).await;
        saved.map_err(not_saved("what somebody has chosen was not saved"))?;
        for table in self.all() {
            let now = table.snapshot();
            let expected = now.expected.contains(&person);
            if now.seat_of(person).is_none() && !now.is_waiting(person) && !expected {
                continue;
            }
            match table.deliver(|answer| Message::ByItself(person, chosen, answer)).await {
                // A table that has ended has nobody any more.
                Ok(()) | Err(Refusal::Ended | Refusal::Parked) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }

    /// Which of these people have chosen it.
    pub(super) async fn by_itself_among(
        &self,
        people: &[(Person, InteractionId)],
    ) -> Result<Vec<UserId>, Refusal> {
        let mut chosen = Vec::new();
        for (person, _) in people {
            let choices = self.store().choices(person.id).await;
            let choices = choices.map_err(not_saved("what somebody has chosen cannot be read"))?;
            chosen.extend(choices.by_itself.then_some(person.id));
        }
        Ok(chosen)
    }
}

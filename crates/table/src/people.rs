//! What a person decides for all their tables.
//!
//! To be forgotten removes their name from everything, including the tables of other processes: the
//! store marks the open tables that name the person, and the process that runs a table carries the
//! mark out. Whether their card is played by itself when it is the only one is in the store. A table
//! gets that of its people when it opens and with each of their requests. Tables of this process hear of
//! a change at once, those of others with the person's next request there.

use std::convert::Infallible;
use std::time::Duration;

use getaway_store::{InteractionId, Person, Result, StoreError, TableId, UserId};

use super::Tables;
use super::daily::Day;
use super::handle::Message;
use super::request::Refusal;
use super::shared::{log, not_saved};

const CHECK_EVERY: Duration = Duration::from_secs(2);

const MANY: usize = 200;

pub(super) const NOT_YET: &str =
    "pending requests to be forgotten could not be carried out; trying again soon";

impl Tables {
    /// Removes a person's name from everything stored: see
    /// [`Store::forget`](getaway_store::Store::forget). Tables of other processes follow soon
    /// after. If it fails, trying again is safe.
    pub async fn forget(&self, person: UserId) -> Result<(), Refusal> {
        let forgotten = async {
            // Plans first: a table that opens meanwhile either has no name of them, or is marked.
            let planned = self.plans().forget(person).await;
            let today = Day::of(self.shared().real_time().await?);
            self.store().forget(person, today.index()).await?;
            Ok::<_, StoreError>(self.forget_marked().await? && planned.is_ok())
        };
        if forgotten.await.map_err(not_saved("a person's name could not be removed"))? {
            Ok(())
        } else {
            Err(Refusal::NotSaved)
        }
    }

    /// Forgets the people whom other processes mark. Runs until dropped.
    pub async fn watch_forget_marks(&self) -> Infallible {
        loop {
            tokio::time::sleep(CHECK_EVERY).await;
            if let Err(error) = self.forget_marked().await {
                log(&error, NOT_YET);
            }
        }
    }

    /// Makes the tables of this process forget the people that they are marked with. Returns
    /// whether all of them could save that.
    pub(super) async fn forget_marked(&self) -> Result<bool> {
        let mut all_saved = true;
        let range = self.store().share().range;
        let mut marks = self.store().to_forget().await?;
        marks.retain(|mark| range.has(mark.place.guild));
        for of_person in marks.chunk_by(|a, b| a.user == b.user) {
            let mut forgotten: Vec<TableId> = Vec::new();
            for mark in of_person {
                let table = self.find(mark.place.channel);
                // A parked table stays marked; it waits for another version of the program.
                let Some(table) = table.filter(|t| t.snapshot().table == mark.table) else {
                    continue;
                };
                match table.deliver(|answer| Message::Forget(mark.user, answer)).await {
                    Err(Refusal::NotSaved | Refusal::Parked) => all_saved = false,
                    _ => forgotten.push(mark.table),
                }
            }
            for some in forgotten.chunks(MANY) {
                self.store().forgotten_at(of_person[0].user, some.to_vec()).await?;
            }
        }
        Ok(all_saved)
    }

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
            let choices = self
                .store()
                .choices(person.id)
                .await
                .map_err(not_saved("what somebody has chosen cannot be read"))?;
            chosen.extend(choices.by_itself.then_some(person.id));
        }
        Ok(chosen)
    }
}

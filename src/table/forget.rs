//! Removes a person's name from everything, also from the tables of other processes: the store marks
//! all open tables, and whoever runs one carries that out.

use std::convert::Infallible;
use std::time::Duration;

use crate::store::{Result, TableId, UserId};

use super::Tables;
use super::handle::Message;
use super::request::Refusal;
use super::shared::log;

/// How often it is looked whether somebody was told to another process.
const LOOK: Duration = Duration::from_secs(2);

/// How many tables are told at once to have forgotten somebody.
const MANY: usize = 200;

impl Tables {
    /// Removes a person's name from everything stored: see [`Store::forget`](crate::store::Store::forget).
    /// At the tables of other processes it goes soon after.
    ///
    /// # Errors
    /// It could not be removed everywhere; asking again is safe.
    pub async fn forget(&self, person: UserId) -> Result<(), Refusal> {
        let forgotten = async {
            self.store().forget(person).await?;
            self.forget_marked().await
        };
        match forgotten.await {
            Ok(true) => Ok(()),
            Ok(false) => Err(Refusal::NotSaved),
            Err(error) => {
                log(&error, "a person could not be forgotten");
                Err(Refusal::NotSaved)
            }
        }
    }

    /// Forgets whom other processes were told to; runs until it is dropped.
    pub async fn keep_forgetting(&self) -> Infallible {
        loop {
            tokio::time::sleep(LOOK).await;
            if let Err(error) = self.forget_marked().await {
                log(&error, "who is to be forgotten stays for now");
            }
        }
    }

    /// Has the tables of this process forget whom they are marked to. Whether all could save that.
    async fn forget_marked(&self) -> Result<bool> {
        let mut all_saved = true;
        let range = self.store().share().range;
        let mut marks = self.store().to_forget().await?;
        marks.retain(|mark| range.has(mark.place.guild));
        for of_person in marks.chunk_by(|a, b| a.user == b.user) {
            let mut forgotten: Vec<TableId> = Vec::new();
            for mark in of_person {
                let table = self.find(mark.place.channel);
                match table.filter(|t| t.snapshot().table == mark.table) {
                    Some(table) => {
                        let forgot = table.insist(|answer| Message::Forget(mark.user, answer));
                        match forgot.await {
                            Err(Refusal::NotSaved | Refusal::Parked) => all_saved = false,
                            _ => forgotten.push(mark.table),
                        }
                    }
                    None if mark.has_ended => forgotten.push(mark.table),
                    // It waits for another version of the program, and stays marked.
                    None => {}
                }
            }
            for some in forgotten.chunks(MANY) {
                let user = of_person[0].user;
                self.store().forgotten_at(user, some.to_vec()).await?;
            }
        }
        Ok(all_saved)
    }
}

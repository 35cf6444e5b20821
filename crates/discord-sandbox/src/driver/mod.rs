//! For tests: people who act, a view of what they see, and waits without sleeping.

mod act;
mod answer;
mod line;
mod view;

pub use act::User;
pub use answer::{Answer, Modal};
pub use view::{Thread, View};

use std::time::Duration;

use crate::client::acknowledged;
use crate::events;
use crate::ids::{ChannelId, InteractionId};
use crate::refused::Refused;
use crate::server::Sandbox;

/// How long to wait for what a test looks for.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many of the latest requests a failure shows.
const SHOWN: usize = 30;

impl Sandbox {
    /// The person with this name.
    ///
    /// # Panics
    /// Nobody has this name.
    pub fn user(&self, name: &str) -> User {
        let id = self
            .shared
            .read(|world| world.person(name))
            .unwrap_or_else(|| panic!("nobody in the sandbox is called {name}"));
        User { sandbox: self.clone(), id }
    }

    /// Makes a person who joins the first server.
    pub fn create_user(&self, name: &str) -> User {
        let id = self.shared.change(|world| {
            let id = events::add_user(world, name);
            events::join(world, self.guild, id);
            id
        });
        User { sandbox: self.clone(), id }
    }

    /// The channel of the first server with this name.
    ///
    /// # Panics
    /// No channel has this name.
    pub fn channel(&self, name: &str) -> ChannelId {
        let id = self.shared.read(|world| {
            let mut places = world.guilds.channels_of(self.guild);
            Some(places.find(|place| place.name == name)?.id)
        });
        id.unwrap_or_else(|| panic!("no channel of the sandbox is called {name}"))
    }

    /// Looks at the current state, which stays as it is during the closure.
    ///
    /// # Panics
    /// The closure changes the sandbox.
    pub fn look<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> T {
        self.shared.read(|world| look(&View { world }))
    }

    /// Waits until `look` finds something; looks again after every change.
    ///
    /// # Panics
    /// It has found nothing for thirty seconds, and the message shows the recent traffic; or the
    /// closure changes the sandbox.
    pub async fn wait_for<T>(&self, what: &str, mut look: impl FnMut(&View<'_>) -> Option<T>) -> T {
        let mut changes = self.shared.changes();
        let found = tokio::time::timeout(PATIENCE, async {
            loop {
                changes.mark_unchanged();
                if let Some(found) = self.look(&mut look) {
                    return found;
                }
                // `self.shared` owns the sender, so this can only mean a change.
                let _ = changes.changed().await;
            }
        });
        match found.await {
            Ok(found) => found,
            Err(_) => panic!("waited in vain for {what}\n{}", self.look(|view| view.recent(SHOWN))),
        }
    }

    /// Waits until the bot is connected and has registered this many commands in total.
    pub async fn commands_registered(&self, count: usize) {
        self.wait_for("the bot to connect and register its commands", |view| {
            (view.connections() > 0 && view.commands() >= count).then_some(())
        })
        .await;
    }

    /// Waits for the acknowledgement of an interaction that was sent without waiting for it.
    ///
    /// # Errors
    /// The bot doesn't acknowledge in time ([`Refused::NoAnswer`]).
    pub async fn answer(&self, id: InteractionId) -> Result<Answer, Refused> {
        acknowledged(&self.shared, id).await?;
        let (kind, latency) = self
            .shared
            .read(|world| world.interactions.get(id)?.answer())
            .ok_or(Refused::NoAnswer(id))?;
        Ok(Answer { sandbox: self.clone(), interaction: id, kind, latency })
    }
}

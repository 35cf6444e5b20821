//! People in tests: what they do, what they see, and waiting for it without sleeping.

mod act;
mod answer;
mod line;
mod view;

pub use act::User;
pub use answer::{Answer, Field, Modal};
pub(crate) use line::{Given, is_shown};
pub use view::{Latencies, View};

use std::time::Duration;

use super::ids::{ChannelId, InteractionId, UserId};
use super::refused::Refused;
use super::server::Sandbox;

/// How long a test waits for something before it fails.
const PATIENCE: Duration = Duration::from_secs(30);
/// How much of the traffic a failure shows.
const SHOWN: usize = 30;

impl Sandbox {
    /// The person of this name.
    ///
    /// # Panics
    /// When nobody is called so.
    #[must_use]
    pub fn user(&self, name: &str) -> User {
        let id = self.shared.read(|world| {
            let mut people = world.users.values();
            people
                .find(|person| person.display == name && !person.is_bot)
                .map(|person| person.id)
        });
        self.user_by_id(id.unwrap_or_else(|| panic!("nobody in the sandbox is called {name}")))
    }

    /// The person of this id.
    #[must_use]
    pub fn user_by_id(&self, id: UserId) -> User {
        User::new(self.clone(), id)
    }

    /// The channel of this name in the first server.
    ///
    /// # Panics
    /// When no channel is called so.
    #[must_use]
    pub fn channel(&self, name: &str) -> ChannelId {
        let id = self.shared.read(|world| {
            let mut places = world.channels.values();
            places
                .find(|place| place.name == name && place.guild == self.guild)
                .map(|place| place.id)
        });
        id.unwrap_or_else(|| panic!("no channel of the sandbox is called {name}"))
    }

    /// Looks at the present state. The closure holds the sandbox's lock: it must look at the view alone.
    ///
    /// # Panics
    /// When the closure asks the sandbox itself, which would never return.
    pub fn look<T>(&self, look: impl FnOnce(&View<'_>) -> T) -> T {
        self.shared.read(|world| look(&View::new(world)))
    }

    /// Waits until `look` finds something; looks again after every change. The closure must look at the
    /// view alone, as with [`Sandbox::look`].
    ///
    /// # Panics
    /// When it has found nothing for thirty seconds, with the recent traffic.
    pub async fn wait_for<T>(&self, what: &str, mut look: impl FnMut(&View<'_>) -> Option<T>) -> T {
        let mut changes = self.shared.changes();
        let found = tokio::time::timeout(PATIENCE, async {
            loop {
                changes.mark_unchanged();
                if let Some(found) = self.look(&mut look) {
                    return found;
                }
                // The sender lives in `self.shared`, so this can only mean a change.
                let _ = changes.changed().await;
            }
        });
        match found.await {
            Ok(found) => found,
            Err(_) => panic!(
                "waited in vain for {what}\n{}",
                self.look(|view| view.recent(SHOWN))
            ),
        }
    }

    /// Waits until the bot has registered so many commands, in all or for one server, and is connected.
    pub async fn commands_registered(&self, count: usize) {
        self.wait_for("the bot to connect and register its commands", |view| {
            (view.connections() > 0 && view.commands() >= count).then_some(())
        })
        .await;
    }

    /// Waits for the acknowledgement of an interaction that was sent without waiting.
    ///
    /// # Errors
    /// [`Refused::NoAnswer`] when the bot does not give it in time.
    pub async fn answer(&self, id: InteractionId) -> Result<Answer, Refused> {
        let mut changes = self.shared.changes();
        loop {
            changes.mark_unchanged();
            let (acknowledged, left) = self.shared.read(|world| {
                let Some(interaction) = world.interactions.get(&id) else {
                    return (None, Some(Duration::ZERO));
                };
                let now = world.clock.elapsed();
                let left = interaction
                    .delivered
                    .map(|at| (at + world.ack_deadline).saturating_sub(now));
                let latency = |at: Duration| at.saturating_sub(interaction.delivered.unwrap_or(at));
                (interaction.ack.map(|(kind, at)| (kind, latency(at))), left)
            });
            if let Some((kind, latency)) = acknowledged {
                return Ok(Answer {
                    sandbox: self.clone(),
                    interaction: id,
                    kind,
                    latency,
                });
            }
            match left {
                Some(Duration::ZERO) => return Err(Refused::NoAnswer(id)),
                // One that is held back has all the time that a test is given.
                left => {
                    let wait = left.unwrap_or(PATIENCE);
                    if tokio::time::timeout(wait, changes.changed()).await.is_err()
                        && left.is_none()
                    {
                        return Err(Refused::NoAnswer(id));
                    }
                }
            }
        }
    }
}

//! What the parts of the bot share: the tables, the line to Discord, the servers' settings, and an
//! attendant for each table, who shows it.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::hands::Hands;
use super::http::{Discord, Token, backoff};
use super::painter::{self, Adopted, Start};
use super::server::{Server, Servers};
use super::thinking::Thinker;
use crate::table::{ChannelId, GuildId, Snapshot, Stage, TableHandle, Tables, UserId};

/// How many interactions are remembered, so that one delivered twice is handled once.
const REMEMBERED: usize = 4096;

/// What is under way and must end before the process does.
#[derive(Clone, Debug, Default)]
pub struct Work {
    /// Interactions that are being answered.
    pub answers: TaskTracker,
    attendants: TaskTracker,
    /// Cancelled when attendants are to end: not before the last answer, which may be theirs to
    /// look after.
    pub stop: CancellationToken,
}

impl Work {
    /// Waits until all is answered and what is shown is saved. No more may come in.
    pub async fn end(&self) {
        self.answers.close();
        self.answers.wait().await;
        self.stop.cancel();
        self.attendants.close();
        self.attendants.wait().await;
    }

    /// Does something beside, until it is done or the process is to end.
    pub fn beside(&self, work: impl Future<Output = ()> + Send + 'static) {
        let stop = self.stop.clone();
        self.attendants.spawn(async move {
            stop.run_until_cancelled(work).await;
        });
    }
}

/// The shared parts.
#[derive(Debug)]
pub struct Bot {
    /// The tables.
    pub tables: Tables,
    /// The line to Discord.
    pub discord: Discord,
    /// What is under way; it ends in order: see [`Work`].
    pub work: Work,
    /// Thinks for people who ask.
    pub thinker: Thinker,
    servers: Servers,
    attendants: Mutex<HashMap<ChannelId, Arc<Attendant>>>,
    recent: Mutex<Recent>,
}

impl Bot {
    /// The shared parts, with no attendant yet.
    pub fn new(tables: Tables, discord: Discord, work: Work) -> Bot {
        Bot {
            tables,
            discord,
            work,
            thinker: Thinker::default(),
            servers: Servers::default(),
            attendants: Mutex::default(),
            recent: Mutex::default(),
        }
    }

    /// A server's settings.
    pub async fn server(&self, guild: GuildId) -> Arc<Server> {
        self.servers.of(self.tables.store(), guild).await
    }

    /// Saves a server's settings.
    pub async fn save_server(
        &self,
        guild: GuildId,
        server: Server,
    ) -> Result<Arc<Server>, crate::store::StoreError> {
        self.servers.save(self.tables.store(), guild, server).await
    }

    /// Whether the interaction comes for the first time.
    pub fn is_new(&self, interaction: u64) -> bool {
        // A std lock: held for a look-up, never across an await.
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.insert(interaction)
    }

    fn attendants(&self) -> MutexGuard<'_, HashMap<ChannelId, Arc<Attendant>>> {
        self.attendants
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The attendant of the channel's table.
    pub fn attendant(&self, channel: ChannelId) -> Option<Arc<Attendant>> {
        self.attendants().get(&channel).cloned()
    }

    /// Gives a table an attendant, who shows it from now on.
    pub fn attend(self: &Arc<Self>, table: TableHandle, start: Start) -> Arc<Attendant> {
        let (adopted, adoptions) = mpsc::channel(8);
        let attendant = Arc::new(Attendant {
            table,
            hands: Hands::default(),
            latest: Mutex::default(),
            adopted,
        });
        let channel = attendant.table.place().channel;
        self.attendants().insert(channel, attendant.clone());
        let painter = painter::run(self.clone(), attendant.clone(), start, adoptions);
        self.work.attendants.spawn(painter);
        self.work
            .beside(keep_hands(self.clone(), attendant.clone()));
        attendant
    }

    /// The table has ended: its attendant goes, unless another table stands there already.
    pub fn dismiss(&self, attendant: &Arc<Attendant>) {
        let mut attendants = self.attendants();
        let channel = attendant.table.place().channel;
        if attendants
            .get(&channel)
            .is_some_and(|present| Arc::ptr_eq(present, attendant))
        {
            attendants.remove(&channel);
        }
    }
}

/// Who shows one table.
#[derive(Debug)]
pub struct Attendant {
    /// The table.
    pub table: TableHandle,
    /// The hands that are kept true.
    pub hands: Hands,
    latest: Mutex<Option<Token>>,
    adopted: mpsc::Sender<Adopted>,
}

impl Attendant {
    /// A token was answered: on it a public message of this table can be sent, and on it the person
    /// can be reached.
    pub fn token(&self, user: UserId, token: &Token) {
        *self.latest_lock() = Some(token.clone());
        if self.table.snapshot().seat_of(user).is_some() {
            self.hands.refresh(user, token.clone());
        }
    }

    fn latest_lock(&self) -> MutexGuard<'_, Option<Token>> {
        // A std lock: held to copy a token, never across an await.
        self.latest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The latest token that lives.
    pub fn latest_token(&self) -> Option<Token> {
        let latest = self.latest_lock();
        latest.as_ref().filter(|token| token.lives()).cloned()
    }

    /// Makes a message that shows the table its public message. If too many are on their way, the
    /// older ones will do.
    pub fn adopt(&self, message: Adopted) {
        if self.adopted.try_send(message).is_err() {
            tracing::debug!("a further message of the table is left alone");
        }
    }

    /// The table as it is now.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.table.snapshot()
    }
}

/// Keeps the hands of a table true until it ends.
async fn keep_hands(bot: Arc<Bot>, attendant: Arc<Attendant>) {
    let mut watch = attendant.table.watch();
    let mut failures = 0;
    loop {
        let snapshot = watch.borrow_and_update().clone();
        let words = bot.server(snapshot.place.guild).await.words();
        let again = attendant.hands.update(&bot.discord, words, &snapshot).await;
        failures = if again { failures + 1 } else { 0 };
        if matches!(snapshot.stage, Stage::Ended(_)) && !again {
            return;
        }
        tokio::select! {
            changed = watch.changed() => if changed.is_err() { return },
            () = attendant.hands.changed() => {}
            () = tokio::time::sleep(backoff(failures)), if again => {}
        }
    }
}

/// The interactions that came last.
#[derive(Debug, Default)]
struct Recent {
    order: VecDeque<u64>,
    known: HashSet<u64>,
}

impl Recent {
    fn insert(&mut self, id: u64) -> bool {
        if !self.known.insert(id) {
            return false;
        }
        self.order.push_back(id);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once_and_few_are_remembered() {
        let mut recent = Recent::default();
        for id in 0..2 * REMEMBERED as u64 {
            assert!(recent.insert(id));
            assert!(!recent.insert(id));
            assert!(recent.known.len() <= REMEMBERED);
        }
    }
}
